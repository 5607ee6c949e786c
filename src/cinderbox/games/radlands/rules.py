"""How Radlands goes: the options, the setup, and the turn as a program."""

from typing import Final

from cinderbox.games.radlands import log
from cinderbox.games.radlands.cards import PROGRAMS
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.games.radlands.steps.actions import Actions
from cinderbox.games.radlands.steps.turn import (
    AdvanceQueue,
    CampDraft,
    Cleanup,
    DealHands,
    EventsPhase,
    Replenish,
    settle_camp,
)
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.game import Option

# A turn: the event on space 1 resolves, the queue advances, a card and water, actions, cleanup (RAD-GEN-06).
TURN: Final = PROGRAMS.add("turn", EventsPhase(), AdvanceQueue(), Replenish(), Actions(), Cleanup())


class FirstTurn(Do[RadlandsState]):
    """The start player's turn begins (RAD-TRN-01)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        s.push(TURN, s.turn)


# The whole game; a first game skips the draft, its camps being in place already (RAD-SET-13).
DRAFTED: Final = PROGRAMS.add("drafted", CampDraft(), DealHands(), FirstTurn())
FIRST_GAME: Final = PROGRAMS.add("first_game", DealHands(), FirstTurn())

OPTIONS: Final = {
    "faces": Option(
        "first",
        ("first", "revised"),
        "camp faces of the first printing, or the eleven revised ones",
        "Camps",
        ("First printing", "Revised"),
    ),
    "rules": Option(
        "1.14",
        ("1.14", "1.2"),
        "rulebook; 1.2: no card restores itself, a full board can make room",
        "Rulebook",
        ("Version 1.14", "Version 1.2"),
    ),
    "setup": Option(
        "draft",
        ("draft", "first-game", "first-game-0", "first-game-1"),
        "draft camps in secret, or the two fixed rows of a first game; a number: which seat has Garage's row",
        "First camps",
        ("Picked in secret", "Fixed rows", "Fixed, Garage's row first", "Fixed, Garage's row second"),
    ),
}

# No more than 132 turns, as each takes a card off the deck for good; 100 actions a turn; few questions an action.
BOUND: Final = 200_000
RULES_VERSION: Final = 2


def setup(s: RadlandsState) -> None:
    """Lay out the table; what comes first depends on how camps are chosen."""
    content = s.content
    s.deck = content.deck_backs[:]
    s.shuffle(s.deck)
    camps = content.camp_backs[:]
    setup = s.variant["setup"]
    if setup != "draft":
        swap = s.random(2) if setup == "first-game" else int(setup == "first-game-1")
        for seat in range(2):
            for column in range(3):
                kind = content.first_game[seat ^ swap][column]
                back = content.camp_back + kind - content.camp
                camps.remove(back)
                settle_camp(s, seat, column, back)
        s.box = camps
        s.push(FIRST_GAME, -1)
    else:
        s.shuffle(camps)
        each = content.camps_dealt
        s.dealt = [camps[:each], camps[each : 2 * each]]
        s.box = camps[2 * each :]
        for seat in range(2):
            for back in s.dealt[seat]:
                s.reveal(back, 1 << seat)
                s.tell(seat, log.DEALT, seat, s.cards.face[back])
        s.push(DRAFTED, -1)
