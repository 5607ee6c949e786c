"""How City of Remnants goes: the options and the setup. The round and the turn are programs of `steps`."""

from typing import Final

from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.setup import DRAFTED, DRAWN
from cinderbox.kernel.game import Option

OPTIONS: Final = {
    "leaders": Option(
        "random",
        ("random", "draft"),
        "leaders are dealt at random, or picked in turn after a roll",
        "Leaders",
        ("Dealt", "Picked in turn"),
    ),
    "renown": Option(
        "hidden",
        ("hidden", "open"),
        "renown lies face down, or everybody sees the totals",
        "Renown",
        ("Face down", "Seen by all"),
    ),
}

# 30 rounds of 16 turns and a patrol; a turn is some tens of questions, a long auction some hundreds.
BOUND: Final = 1_000_000
RULES_VERSION: Final = 4


def setup(s: RemnantsState) -> None:
    s.push(DRAFTED if s.variant["leaders"] == "draft" else DRAWN, -1)
