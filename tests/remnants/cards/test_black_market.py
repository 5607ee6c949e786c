"""The black market: each of the eighteen kinds in a player's words."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    attack,
    battle,
    covered,
    dice,
    discard,
    draw,
    fight,
    figures,
    hand,
    lay,
    lay_cards,
    legal,
    maybe,
    play,
    pool,
    removed,
    renown,
    reset,
    texts,
    tokens,
    totals,
    unused,
)

ME = "A leader: red\nB leader: blue\n"
ONE = ME + "A figures: C4\nB figures: D4\nA pile: red_stampede\nB pile: blue_blueprints\n"
TOKEN = ME + "A figures: C4\nA arcs: 9000\n"


@pytest.mark.rule("COR-RUL-80")
@pytest.mark.parametrize(("drones", "points"), [("bm_defense_drone", 2), ("bm_defense_drone, bm_defense_drone", 4)])
def test_defense_drones_help_defenders_and_against_tokens(drones: str, points: int) -> None:
    assert totals(battle(attack(ONE + f"B front: {drones}"), "", "", "0 0")) == [0, points]
    assert totals(battle(attack(ONE + f"A front: {drones}"), "", "", "0 0")) == [0, 0]
    state = attack(TOKEN + f"A front: {drones}\nA hand: red_brute\ntokens: patrol D4")
    assert totals(fight(state, "d4-patrol", "red_brute", "0 d4")) == [5 + points]


def test_body_armor_keeps_one_unit_card_a_round() -> None:
    text = ME + (
        "A figures: C4 2\nB figures: D4\nB front: bm_defense_drone\nA front: bm_body_armor\n"
        "A hand: red_scrapper, red_pack_runner"
    )
    state = play(lay(text), "action:move", "move:C4", "to:D4", "move:C4", "to:D4")
    maybe(state, "done")
    lay_cards(state, "red_scrapper")
    lay_cards(state, "", "0 0 3")
    assert legal(state, "armor")
    play(state, "armor")
    assert removed(state) == []
    assert discard(state, "A") == ["red_scrapper"]
    assert figures(state, "A") == "D4"
    battle(state, "red_pack_runner", "", "0 3", answers=["remove:red_pack_runner"])
    assert removed(state) == ["red_pack_runner"], "once a round"


def test_body_armor_is_a_may_and_fresh_every_round() -> None:
    text = ONE + "B front: bm_defense_drone\nA front: bm_body_armor\nA hand: red_scrapper"
    state = attack(text)
    lay_cards(state, "red_scrapper")
    lay_cards(state, "", "0 3")
    maybe(state, "remove:red_scrapper", "done")
    assert removed(state) == ["red_scrapper"]


def test_two_body_armors_keep_two() -> None:
    text = ME + (
        "A figures: C4 2\nB figures: D4\nB front: bm_defense_drone\n"
        "A front: bm_body_armor, bm_body_armor\nA hand: red_scrapper, red_pack_runner"
    )
    state = play(lay(text), "action:move", "move:C4", "to:D4", "move:C4", "to:D4")
    maybe(state, "done")
    battle(state, "red_scrapper", "", "0 0 3", answers=["armor"])
    battle(state, "red_pack_runner", "", "0 3", answers=["armor"])
    assert removed(state) == []


@pytest.mark.rule("COR-RUL-80")
def test_hover_bikes_carry_every_figure_a_space_further_and_add_up() -> None:
    state = play(lay(ME + "A front: bm_hover_bikes\nA figures: A1"), "action:move", "move:A1")
    assert "E1" in texts(state, "to")
    assert "F1" not in texts(state, "to")
    state = play(lay(ME + "A front: bm_hover_bikes, bm_hover_bikes\nA figures: A1"), "action:move", "move:A1")
    assert "F1" in texts(state, "to")


def test_forged_permits_make_tiles_cheaper() -> None:
    state = play(lay(ME + "A front: bm_forged_permits\nA arcs: 3000"), "action:produce")
    play(state, "build:dev_casino", covered(state, "dev_casino", "B2 C2"))
    assert arcs(state, "A") == 0


def test_forged_permits_do_not_pay_out() -> None:
    text = "A leader: blue\nB leader: red\nA front: bm_forged_permits\nA hand: blue_worker\nA arcs: 0"
    state = play(lay(text), "play:blue_worker", "name:dev_lookout_post", "action:produce")
    play(state, "build:dev_lookout_post", covered(state, "dev_lookout_post", "A1"))
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-RUL-24")
def test_a_codebook_makes_bribes_cheaper_not_below_nothing() -> None:
    state = attack(TOKEN + "A front: bm_yugai_codebook\ntokens: annihilator D4, patrol D4")
    play(state, "bribe:d4-annihilator")
    assert arcs(state, "A") == 6000
    play(state, "bribe:d4-patrol")
    assert arcs(state, "A") == 6000


@pytest.mark.rule("COR-RUL-80", "COR-RESET-05")
def test_shadow_accounts_pay_a_thousand_more_each_reset() -> None:
    state = reset(
        lay(ME + "phase: reset\nround: 2\nA front: bm_shadow_accounts, bm_shadow_accounts\nA arcs: 0\nB arcs: 0")
    )
    assert (arcs(state, "A"), arcs(state, "B")) == (4000, 2000)


def test_a_command_uplink_draws_one_more() -> None:
    state = play(lay(ME + "A front: bm_command_uplink\nA pile: red_brute, red_scrapper, ..."), "action:refresh", "done")
    assert len(hand(state, "A")) == 5
    state = reset(lay(ME + "phase: reset\nround: 2\nA front: bm_command_uplink\nA pile: red_brute, red_scrapper, ..."))
    assert len(hand(state, "A")) == 5


def test_a_trophy_wall_gives_a_renown_for_the_first_token_of_a_round() -> None:
    state = attack(
        TOKEN + "A front: bm_trophy_wall\nA hand: red_garius_regallas, red_brute\ntokens: patrol D4, watcher D4"
    )
    fight(state, "d4-patrol", "red_garius_regallas", "1 d4")
    assert renown(state, "A") == 1
    fight(state, "d4-watcher", "red_brute", "0 d4")
    assert renown(state, "A") == 1


def test_a_trophy_wall_takes_no_bribes() -> None:
    state = play(
        attack(TOKEN + "A front: bm_trophy_wall\nA hand: red_brute\ntokens: patrol D4, watcher D4"), "bribe:d4-patrol"
    )
    assert renown(state, "A") == 0


@pytest.mark.rule("COR-RUL-12")
def test_a_communication_device_fetches_any_card_from_one_pile() -> None:
    text = ME + (
        "A hand: bm_communication_device\nA pile: red_brute, red_ambush, red_stampede\n"
        "A discard: red_scrapper, red_blood_price"
    )
    state = play(lay(text), "play:bm_communication_device")
    mark = state.mark
    found = texts(state)
    assert len(found) == 2, "which pile"
    play(state, next(one for one in found if "discard" not in one))
    assert set(texts(state, "dig")) == {"red_brute", "red_ambush", "red_stampede"}
    play(state, "dig:red_ambush")
    assert hand(state, "A") == ["red_ambush"]
    assert draw(state, "A") == 2
    assert state.mark > mark, "shuffled"
    state = play(lay(text), "play:bm_communication_device")
    play(state, next(one for one in found if "discard" in one))
    play(state, "take:red_scrapper")
    assert hand(state, "A") == ["red_scrapper"]
    assert discard(state, "A") == ["bm_communication_device", "red_blood_price"]


@pytest.mark.rule("COR-RUL-12")
def test_a_communication_device_does_not_fetch_what_was_played_this_turn() -> None:
    text = (
        ME
        + "A hand: bm_communication_device, bm_communication_device, bm_stim_packs\nA discard: red_brute, red_scrapper"
    )
    state = play(lay(text), "play:bm_stim_packs", "play:bm_communication_device")
    maybe(state, *[one for one in texts(state) if "discard" in one])
    assert set(texts(state, "take")) == {"red_brute", "red_scrapper"}


@pytest.mark.parametrize(("cards", "points"), [("bm_grenade", 3), ("bm_grenade bm_grenade", 6)])
def test_a_grenade_adds_three(cards: str, points: int) -> None:
    assert totals(battle(attack(ONE + f"A hand: {', '.join(cards.split())}"), cards, "", "0 0")) == [points, 0]


def test_an_assault_rifle_adds_one_for_each_unit_at_most_four() -> None:
    cards = "red_scrapper red_scrapper bm_assault_rifle"
    assert totals(battle(attack(ONE + f"A hand: {', '.join(cards.split())}"), cards, "", "0 0")) == [8, 0]
    cards = "red_scrapper red_scrapper red_scrapper red_pack_runner red_pack_runner bm_assault_rifle"
    text = ONE + f"A hand: {', '.join(cards.split())}\nA met: crew, turf"
    assert totals(battle(attack(text), cards, "", "0 0")) == [19, 0]


@pytest.mark.rule("COR-RUL-28")
def test_a_stun_field_leaves_two_dice_at_most() -> None:
    text = ONE + "A hand: bm_stun_field\nB figures: D4, E4 2, D5 2\nB hand: gm_odin_kester"
    state = battle(attack(text), "bm_stun_field", "gm_odin_kester", "0 1 1")
    assert [len(rolled) for rolled in dice(state)] == [1, 2]


def test_a_stun_field_takes_two_off_a_token() -> None:
    state = attack(TOKEN + "A hand: bm_stun_field, red_garius_regallas\ntokens: suppressor D4")
    fight(state, "d4-suppressor", "bm_stun_field red_garius_regallas", "0 d4")
    assert tokens(state) == []


def test_a_smoke_bomb_saves_the_figure_for_the_pool() -> None:
    text = ONE + "A hand: bm_smoke_bomb, red_pack_runner\nB front: bm_defense_drone\nA figures: C4, pool 2"
    state = battle(attack(text), "bm_smoke_bomb red_pack_runner", "", "0 3")
    assert (pool(state, "A"), unused(state, "A")) == (3, 13)
    assert removed(state) == ["red_pack_runner"]
    assert discard(state, "A") == ["bm_smoke_bomb"]


def test_stolen_goods() -> None:
    assert arcs(play(lay(ME + "A hand: bm_stolen_goods\nA arcs: 0"), "play:bm_stolen_goods"), "A") == 2000


def test_a_propaganda_caster_brings_renown_again_and_again() -> None:
    state = play(lay(ME + "A hand: bm_propaganda_caster, red_brute"), "play:bm_propaganda_caster")
    assert renown(state, "A") == 1
    assert discard(state, "A") == ["bm_propaganda_caster"]


@pytest.mark.rule("COR-RUL-78")
def test_a_transit_beacon_takes_a_figure_anywhere_without_enemies() -> None:
    text = ME + "A hand: bm_transit_beacon, red_brute\nA figures: A1, D4 2\nB figures: E4\ntokens: patrol D5"
    state = play(lay(text), "play:bm_transit_beacon", "shift:A1")
    found = set(texts(state, "to"))
    assert {"G7", "C4", "D1"} <= found
    assert not found & {"E4", "D5", "D4"}
    play(state, "to:G7")
    assert figures(state, "A") == "D4 D4 G7"
    play(state, "action:move", "move:G7")
    assert "G4" in texts(state, "to")


def test_stim_packs_draw_two() -> None:
    state = play(lay(ME + "A hand: bm_stim_packs\nA pile: red_brute, red_ambush, red_stampede"), "play:bm_stim_packs")
    assert hand(state, "A") == ["red_ambush", "red_brute"]


def test_a_riot_charge_clears_any_token_on_the_board() -> None:
    text = ME + "A hand: bm_riot_charge, red_brute\ntokens: annihilator D4, patrol G7"
    state = play(lay(text), "play:bm_riot_charge")
    mark = state.mark
    play(state, next(one for one in texts(state) if "annihilator" in one))
    assert tokens(state) == ["G7 patrol"]
    assert state.mark == mark
    assert asked(state) == "A"


@pytest.mark.rule("COR-RUL-78")
def test_a_riot_charge_frees_a_figure_before_the_fight() -> None:
    text = ME + "A figures: C4\nA hand: bm_riot_charge, red_brute\ntokens: annihilator D4"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "play:bm_riot_charge")
    maybe(state, *[one for one in texts(state) if "annihilator" in one])
    maybe(state, "done")
    assert tokens(state) == []
    assert legal(state, "done")
