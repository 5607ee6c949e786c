"""Rulings and rules of play that no single step owns (ledger 2.17 and section 5)."""

import pytest

from cinderbox.kernel.errors import IllegalAction
from tests.pioneers.table import (
    GAME,
    asked,
    attack,
    dice,
    hand,
    idle,
    lay,
    limit,
    pile,
    play,
    points,
    press,
    prices,
    produce,
    texts,
    town,
    why_not,
    winner,
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


@pytest.mark.rule("PIO-RUL-06", "PIO-RES-09", "PIO-RUL-72")
def test_whoever_loses_storage_in_the_turn_of_another_discards_before_that_turn_goes_on() -> None:
    text = "P1 hand: kidnappers\nP1 pile: 0 0 1\nP2 town: quartermaster_brandt\nP2 pile: 4 4 0"
    state = attack(lay(text), "kidnappers", "P2", "11")
    assert hand(state, "P2") == ["quartermaster_brandt"] and asked(state) == "P2"
    play(state, "discard:food", "discard:food")
    assert asked(state) == "P1" and pile(state, "P2") == (2, 4, 0)
    text = "P1 hand: saboteurs\nP1 pile: 0 0 1\nP2 town: strongbox\nP2 pile: 3 6 0"
    state = attack(lay(text), "saboteurs", "P2", "11")
    assert town(state, "P2") == [] and asked(state) == "P2" and texts(state, "discard") == ["food", "credits"]


@pytest.mark.rule("PIO-RUL-59", "PIO-RUL-30")
def test_a_project_may_be_completed_in_the_middle_of_a_raid_and_counts_in_it() -> None:
    text = "P1 hand: raid, old_world_manual\nP1 pile: 0 0 2\nP2 pile: 1 0 0\n"
    text += "projects: combat_doctrine, crop_rotation\nP1 research: combat_doctrine 3"
    state = play(dice(play(lay(text), "play:raid"), "44"), "target:2", "play:old_world_manual")
    dice(state, "34")
    play(state, "research:combat_doctrine")
    press(state, "roll")
    assert points(state, "P1") == 1 and "take:food" in texts(state), "7 + 1 reaches 8"


@pytest.mark.rule("PIO-RUL-59", "PIO-RUL-63")
def test_a_structure_that_was_brought_back_in_the_middle_of_a_raid_may_be_played_in_it() -> None:
    text = "P1 hand: raid\nP1 town: prefab_kit\nP1 pile: 0 0 2\nP2 pile: 1 0 0\nmarket discard: armoury"
    state = play(dice(play(lay(text), "play:raid"), "44"), "target:2", "activate:prefab_kit")
    press(state, "recover:armoury")
    dice(state, "33")
    play(state, "play:armoury")
    press(state, "roll")
    assert town(state, "P1") == ["armoury"] and "take:food" in texts(state), "6 + 2"


@pytest.mark.rule("PIO-RUL-46", "PIO-RUL-48")
def test_a_change_that_adds_up_to_nothing_does_not_end_the_time_at_four() -> None:
    text = "P1 town: farm, farm, farm, farm, school, ash\nP1 hand: palisade\nP1 pile: 0 0 1\nP1 permanent: 2\n"
    text += "P2 permanent: 4\nfours: P1, P2"
    state = play(lay(text), "play:palisade", "hq:civil", "end", "pass", "pass", "pass")
    idle(state, "survivor")
    assert winner(state) == "P1", "Ash went as the HQ grew: four all along"


@pytest.mark.rule("PIO-RUL-21", "PIO-ACT-10")
def test_two_third_turns_are_taken_in_turn_order_whoever_was_granted_first() -> None:
    state = lay("P1 town: motorbike\nP2 survivor: lou_anne\norder: P2, P1, P3")
    play(state, "end", "activate:motorbike", "end", "end", "end", "end", "end")
    assert asked(state) == "P2"
    play(state, "end")
    assert asked(state) == "P1"
