"""Rulings and rules of play that no single step owns (ledger 2.17 and section 5)."""

import pytest

from cinderbox.kernel.errors import IllegalAction
from tests.pioneers.table import (
    GAME,
    asked,
    attack,
    hand,
    lay,
    limit,
    pile,
    play,
    press,
    prices,
    produce,
    texts,
    town,
    why_not,
)


@pytest.mark.rule("PIO-FX-01", "PIO-FX-02")
def test_what_is_not_activated_is_always_on_from_the_moment_it_is_in_town() -> None:
    state = lay("P1 hand: warehouse, silas_the_broker, council_chamber\nP1 pile: 0 0 3")
    assert limit(state, "P1") == 6 and prices(state, "P1")[0] == 5
    play(state, "play:warehouse")
    assert limit(state, "P1") == 9
    play(state, "play:silas_the_broker")
    assert prices(state, "P1")[0] == 4 and texts(state, "activate") == []
    play(state, "play:council_chamber", "plan")
    assert pile(state, "P1") == (0, 0, 3)


@pytest.mark.rule("PIO-RUL-68")
def test_nobody_trades_with_another_player_or_throws_cards_out_of_the_own_town() -> None:
    state = lay("P1 town: farm, theresa, rv\nP1 hand: raid\nP1 pile: 3 3 0\nP2 pile: 3 3 0")
    wanted = {"end", "pass", "plan", "wastes"}
    assert set(texts(state)) == wanted, "nothing to give, nothing to take, nothing to pull down"
    state = lay("phase: maintenance\nP1 town: farm, rv\nP1 pile: 0 0 0")
    play(state, "decline")
    assert asked(state) == "P2" and town(state, "P1") == ["farm", "rv"], "what costs nothing cannot be declined"


@pytest.mark.rule("PIO-RUL-69")
def test_a_card_wins_over_the_general_rule() -> None:
    state = lay("P1 survivor: sarge\norder: P1, P2, P3\nP1 hand: raid\nP1 pile: 0 0 0")
    assert "play:raid" in texts(state), "a card costs a token, unless a card says otherwise"
    state = lay("phase: maintenance\nP1 town: rv, captain_ruiz\nP1 pile: 0 0 0")
    play(state, "decline")
    assert town(state, "P1") == ["rv", "captain_ruiz"], "maintenance is paid, unless a card says otherwise"
    state = lay("P1 survivor: lou_anne\norder: P1, P2, P3")
    play(state, *["end"] * 6)
    assert asked(state) == "P1", "two turns each, unless a card says otherwise"


@pytest.mark.rule("PIO-RUL-77")
def test_one_question_is_answered_before_anything_else() -> None:
    state = play(lay("P1 pile: 2 2 2"), "plan")
    assert texts(state) == ["discard:food", "discard:credits", "discard:response"]
    with pytest.raises(IllegalAction, match="asked"):
        state.apply("end")
    assert "PIO-RUL-77" in why_not(state, "end")
    with pytest.raises(IllegalAction):
        state.apply("end", 1)


@pytest.mark.rule("PIO-RUL-60", "PIO-RUL-77")
def test_nobody_but_the_owner_reacts() -> None:
    text = "P1 hand: viralz_horde\nP1 pile: 0 0 1\nP2 town: farm\nP3 hand: reinforced_walls, flare_gun\nP3 pile: 0 0 3"
    state = attack(lay(text), "viralz_horde", "P2", "11")
    assert town(state, "P2") == [] and asked(state) == "P1" and hand(state, "P3") == ["flare_gun", "reinforced_walls"]


@pytest.mark.rule("PIO-RUL-60")
def test_a_hand_that_is_known_to_hold_no_walls_is_not_asked() -> None:
    text = "P1 hand: viralz_horde\nP1 pile: 0 0 1\nP2 town: farm\nP2 hand: school\nP2 pile: 0 0 1"
    state = press(attack(lay(text), "viralz_horde", "P2", "11"), "accept")
    assert asked(state) == "P1" and town(state, "P2") == [], "the School was bought for all to see"


@pytest.mark.rule("PIO-RUL-75")
def test_copies_add_up() -> None:
    state = lay("P1 town: school, school, watchtower, watchtower\nP1 pile: 0 0 6")
    play(state, "research:purchasing_power", "more", "more", "more")
    assert "end" in texts(state), "two in a medium town, and two more"
    assert produce(lay("phase: maintenance\nP1 town: trading_post, trading_post"), "P1") == (0, 3, 0)


@pytest.mark.rule("PIO-RUL-71")
def test_a_card_that_comes_back_in_the_same_round_is_a_new_copy() -> None:
    text = "P1 hand: kidnappers\nP1 pile: 0 0 1\n"
    text += "P2 town: professor_linde\nP2 used: professor_linde\nP2 pile: 0 0 0\nP3 town: farm"
    state = attack(lay(text), "kidnappers", "P2", "11")
    assert hand(state, "P2") == ["professor_linde"]
    play(state, "end", "plan", "play:professor_linde")
    assert "activate:professor_linde" in texts(state)


@pytest.mark.rule("PIO-RUL-03", "PIO-SUR-01")
def test_the_further_survivors_and_projects_are_an_option() -> None:
    assert list(GAME.options) == ["extended"] and GAME.options["extended"].default is False
    few, all_of_them = GAME.catalog({}), GAME.catalog({"extended": True})
    for what in ("survivors", "projects"):
        assert len(few[what]) == 6 and len(all_of_them[what]) == 12  # type: ignore[arg-type]
