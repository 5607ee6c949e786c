"""The list of all programs of the game. The steps add theirs to it; `cards.py` says which effect is which."""

from typing import Final

from cinderbox.kernel.frame import Programs

PROGRAMS: Final[Programs] = Programs()
