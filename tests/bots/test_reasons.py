"""Why a plan is good, from the terms of a game's evaluation that it makes grow."""

from typing import Any

import pytest

import cinderbox
from cinderbox import bots
from cinderbox.bots.interface import PlanningBot
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


def test_who_uses_something_is_not_told_its_whole_text() -> None:
    intent = intent_of(lay(DUEL), "use:a2.0", "damage:b1.0")
    assert spoken(intent.labels[0]) == "Use Railgun in your column 2, space 0"


def test_who_plans_a_mission_is_told_to_plan_it_and_not_to_use_it() -> None:
    s = cinderbox.game("resurgence").start(seats=2, seed=1, start="beginner")
    plan = next(one for one in s.actions() if s.game.text(one).startswith("plan:"))
    seat = s.to_act[0]
    label = spoken(Intent(bots.sight(s, seat), [plan]).labels[0])
    assert label == s.label(plan, seat).partition(":")[0] and label.startswith("Plan ")


def test_the_end_of_a_turn_has_no_reason() -> None:
    assert why(lay(DUEL), "end") == []


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
def test_a_bots_plan_has_a_reason_in_every_game(game: cinderbox.Game) -> None:
    s = game.start(seed=1)
    bot = bots.bot("greedy", game.id, 1, worlds=1, beam=2)
    assert isinstance(bot, PlanningBot)
    given: list[str] = []
    for _ in range(60):
        if s.over or given:
            break
        seat = s.to_act[0]
        action = bot.choose(bots.sight(s, seat, 1))
        given = reasons(game.evaluation(), Intent(bots.sight(s, seat, 1), [action, *bot.plan]), seat)
        s.apply(action, seat)
    assert given and all(one and one == one.strip(" .") for one in given)


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_reasons_tell_nothing_that_is_hidden(game: cinderbox.Game) -> None:
    """The same view, and everything hidden dealt anew: the same terms."""
    evaluation = game.evaluation()
    s = game.start(seed=3)
    for _ in range(40):
        if s.over:
            break
        for seat in range(s.seats):
            dealt = dict(evaluation.terms(s.determinize(seat, 77), seat))
            assert dict(evaluation.terms(s, seat)) == pytest.approx(dealt)
        s.apply(s.actions()[-1])
