"""Why a plan is good, from the terms of a game's evaluation that it makes grow."""

from typing import Any

import pytest

import cinderbox
from cinderbox import bots
from cinderbox.bots.reasons import Intent, changes, reasons
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.events import spoken
from tests.radlands.table import lay

DUEL = """
P1: Garage
P2: Railgun
P3: Supply Depot < Looter
O1: Reactor
O2: Cannon
O3: Victory Totem < Looter
P hand: Vigilante, Scout
"""


def intent_of(s, *actions: str) -> Intent:
    return Intent(bots.sight(s, 0), [s.game.parse(action) for action in actions])


def why(s, *actions: str) -> list[str]:
    return reasons(s.game.evaluation(), intent_of(s, *actions), 0)


def test_somebody_in_front_of_a_camp_covers_it() -> None:
    s = lay(DUEL)
    found = changes(s.game.evaluation(), intent_of(s, "play:vigilante", "place:a2.1"), 0)
    assert found["covers Railgun"] > 0
    assert "covers Garage" in found and found["covers Garage"] == 0
    assert why(s, "play:vigilante", "place:a2.1") == ["brings somebody useful into play", "covers Railgun"]


def test_a_shot_at_a_camp_damages_it_by_name() -> None:
    s = lay(DUEL)
    assert why(s, "use:a2.0", "damage:b1.0")[0] == "damages Reactor"


def test_an_intention_is_told_click_by_click_without_prices_and_without_the_end_of_the_turn() -> None:
    intent = intent_of(lay(DUEL), "play:vigilante", "place:a2.1", "end")
    assert [spoken(label) for label in intent.labels] == ["Play Vigilante", "Into your column 2, space 1"]


def test_what_is_not_open_ends_the_intention() -> None:
    intent = intent_of(lay(DUEL), "play:vigilante", "damage:b1.0", "place:a2.1")
    assert len(intent.actions) == 1


def test_an_intention_goes_no_further_than_the_seat_can_foresee() -> None:
    intent = intent_of(lay(DUEL), "draw", "play:vigilante")
    assert [intent.before.game.text(action) for action in intent.actions] == ["draw"]


def test_a_game_without_terms_gives_no_reasons() -> None:
    game = cinderbox.games()[0]
    plain: Evaluation[Any] = Evaluation()
    s = game.start(seed=1)
    seat = s.to_act[0]
    assert reasons(plain, Intent(bots.sight(s, seat), s.actions(seat)[:1]), seat) == []


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_reasons_tell_nothing_that_is_hidden(game: cinderbox.Game) -> None:
    """The same view, and everything hidden dealt anew: the same terms."""
    evaluation = game.evaluation()
    s = game.start(seed=3)
    for _ in range(40):
        if s.over:
            break
        for seat in range(s.seats):
            assert evaluation.terms(s, seat) == evaluation.terms(s.determinize(seat, 77), seat)
        s.apply(s.actions()[-1])
