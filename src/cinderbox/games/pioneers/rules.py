"""How The Pioneers Program goes: the option and the setup; the draft, rounds and turns are programs (`steps/`)."""

from typing import Final

from cinderbox.games.pioneers import log, verbs
from cinderbox.games.pioneers.cards import DRAFTING
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.draft import show_packet
from cinderbox.games.pioneers.steps.round import fill, in_order
from cinderbox.kernel.game import Option

OPTIONS: Final = {
    "extended": Option(
        False, (False, True), "six more survivors and six more projects to choose from", "Extended decks"
    ),
}

# At most 8 rounds of three turns a player; a hand grows by a few cards a turn, and each is a handful of questions.
BOUND: Final = 100_000
RULES_VERSION: Final = 3


def setup(s: PioneersState) -> None:
    """Lay out the table and deal the first packets (PIO-SET-01 to -12, PIO-SET-19)."""
    c = s.content
    s.market_deck = list(range(c.wastes_back))
    s.wastes_deck = list(range(c.wastes_back, c.project_back))
    s.project_deck = [back for back in range(c.project_back, c.alarm_back) if back not in s.box]
    s.alarms = list(range(c.alarm_back, c.alarm_back + 3))
    for zone in (s.market_deck, s.wastes_deck, s.project_deck, s.alarms):
        s.shuffle(zone)
    for slot in range(5, -1, -1):
        fill(s, slot)
    for slot in range(2):
        verbs.turn_up_project(s, slot)
    survivors = [i for i in range(len(c.survivors)) if not c.survivors[i].extended or s.variant["extended"] is True]
    for seat in range(s.seats):
        s.survivors[seat] = survivors.pop(s.random(len(survivors)))
        s.note(log.STARTS, seat, s.survivors[seat])
        for i in range(3):
            s.pile[seat * 3 + i] = c.first_pile[i]
        verbs.empower(s, seat)
    s.order = in_order(s)
    s.stack = s.order[::-1]  # whoever acts last is at the bottom (PIO-RUL-16)
    for seat in range(s.seats):
        s.packets[seat] = s.wastes_deck[-c.dealt :]
        s.wastes_deck = s.wastes_deck[: -c.dealt]
        show_packet(s, seat)
    s.push(DRAFTING, -1)
