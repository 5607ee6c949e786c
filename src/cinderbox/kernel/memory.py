"""How often memory is looked through for what holds itself alive.

Nothing in a state does, so that clones are freed at once without it; but every new list counts towards the next look,
and bots make millions. Left as Python sets it, the looking takes a twentieth to a fifth of a bot's time.
"""

import gc
from typing import Final

YOUNG: Final = 50_000  # new objects before the young ones are looked at; Python has 700
MIDDLE: Final = 50  # such looks before the older ones are, too
OLD: Final = 1_000


def look_rarely() -> None:
    """For a process in which bots think: what is there now is never looked at again, what is new seldom."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
