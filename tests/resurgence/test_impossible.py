"""Positions that cannot be: what is laid out against the rules is refused with a sentence."""

import pytest

from cinderbox.kernel.position import BadPosition
from tests.resurgence.shown import items
from tests.resurgence.table import lay


@pytest.mark.parametrize(
    ("text", "seats", "said"),
    [
        ("P1 items: food 10", 2, "nobody has more than nine of a Resource"),
        ("P1 items: ammo 14", 2, "nobody has more than thirteen Ammo or Meds"),
        ("P2 items: meds 14", 2, "nobody has more than thirteen Ammo or Meds"),
        ("P1 planned: BM-01, BM-02, BM-03, BM-04", 2, "nobody has planned more than three Missions"),
        ("P1 board: ZN-01 laborer, ZN-01 ranger", 2, "nobody has two tokens in one Zone"),
        ("P1 hero: Cosmonaut, Mystic", 2, "every player has one Hero"),
        ("P1 hero: Mystic\nP1 cards: Surgeon", 2, "every player has one Hero"),
        ("P1 hero: Hunter", 2, "P1 hero: there is no 'Hunter' left to lay out"),
        ("directives: A1, A2", 2, "one Directive of each deck is in play"),
        ("directives: B6, B7", 2, "one Directive of each deck is in play"),
        ("row: 1 Hunter", 3, "the space of the Survivor row marked 4P is for four players"),
        ("basic: 1 BM-01", 3, "the slots for Missions marked 4P are for four players"),
        ("advanced: 1 AM-01", 1, "the slots for Missions marked 4P are for four players"),
        ("beasts: ZN-01", 2, "without the expansion there are only Mutants"),
        ("stalker: ZN-01", 1, "without the expansion there are only Mutants"),
        ("side: B", 2, "side: that is of the solo game"),
        ("mutant vp: 3", 2, "mutant vp: that is of the solo game"),
        ("reveals: 1", 4, "reveals: that is of the solo game"),
        ("event: Bread Queue", 1, "event: the solo game has no events"),
    ],
)
@pytest.mark.rule("RSG-GEN-10", "RSG-SET-03", "RSG-SET-04", "RSG-SET-16", "RSG-SET-30", "RSG-SOLO-02", "RSG-ENC-01")
def test_a_table_that_cannot_be_is_refused(text: str, seats: int, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        lay(text, seats=seats)


def test_the_most_that_can_be_is_laid_out() -> None:
    state = lay("P1 items: food 9, fuel 9, parts 9, ammo 13, meds 13\nrow: 1 Hunter\nbasic: 1 BM-01", seats=4)
    assert items(state, "P1") == {"food": 9, "fuel": 9, "parts": 9, "ammo": 13, "meds": 13}


def test_directives_are_named_in_either_order() -> None:
    assert lay("directives: B5, A3").actions()
