"""The developments: each of the eighteen kinds in a player's words."""

import pytest

from tests.remnants.table import (
    CONTENT,
    arcs,
    asked,
    attack,
    award,
    battle,
    dice,
    fate,
    fight,
    figures,
    hand,
    lay,
    legal,
    maybe,
    play,
    pool,
    products,
    removed,
    renown,
    reset,
    texts,
    totals,
    turns,
    unused,
)

ME = "A leader: red\nB leader: blue\n"


@pytest.mark.rule("COR-DEV-06")
@pytest.mark.parametrize("kind", [one["id"] for one in CONTENT["development"]])
def test_each_development_pays_its_renown(kind: str) -> None:
    one = next(one for one in CONTENT["development"] if one["id"] == kind)
    column, row = (0, 0) if "slum" in one["levels"] else (1, 1) if "midtown" in one["levels"] else (2, 2)
    spaces = ["ABCDEFG"[column + x] + str(row + y + 1) for x, y in one["shape"]]
    if kind in ("dev_weapons_district", "dev_stronghold"):
        spaces = ["C2", "D2", "C3"] if kind == "dev_weapons_district" else ["C3", "D3", "C4"]
    awards = {"D4": 3, "D3": 1, "E4": 1, "D5": 1, "C4": 1}
    state = award(ME + f"tiles: {kind} {' '.join(spaces)}\nA figures: {', '.join(spaces)}")
    assert renown(state, "A") == one["renown"] + sum(awards.get(space, 0) for space in spaces)


def test_a_back_alley_is_another_way_into_the_city() -> None:
    text = ME + "A entry: D1\ntiles: dev_back_alley G7\nA figures: G7, pool 6"
    state = play(lay(text), "action:move", "enter")
    maybe(state, "at:G7", "enter:G7", "entry:G7")
    assert {"F7", "G6", "E7", "F6", "G5", "G7"} <= set(texts(state, "to"))
    assert "D7" not in texts(state, "to")


def test_a_back_alley_of_another_is_closed_to_me() -> None:
    state = play(lay(ME + "A entry: D1\ntiles: dev_back_alley G7\nB figures: G7"), "action:move", "enter")
    assert "F7" not in texts(state, "to")


FACTORIES = (
    "tiles: dev_red_eden_factory A1 B1; dev_star_dust_lab A7 B7 C7; "
    "dev_synth_refinery B2 C2 D2; dev_gem_exchange C3 D3\n"
)


def test_factories_make_their_products() -> None:
    state = play(
        lay(ME + FACTORIES + "A figures: A1, B1, A7, B7, C7, B2, C2, D2, C3, D3\nA arcs: 0"),
        "action:produce", "produce:A1", "produce:A7", "produce:B2",
    )  # fmt: skip
    maybe(state, "produce:C3")
    assert [products(state, place) for place in ("A1", "A7", "B2", "C3")] == [2, 2, 2, 1]


@pytest.mark.parametrize(("place", "money"), [("A1", 1000), ("A7", 2000), ("B2", 3000), ("C3", 5000)])
def test_each_product_sells_for_what_its_factory_says(place: str, money: int) -> None:
    stocked = (
        FACTORIES.replace("B1;", "B1 x2;").replace("C7;", "C7 x2;").replace("D2;", "D2 x2;").replace("D3\n", "D3 x2\n")
    )
    text = ME + stocked + "A figures: A1, B1, A7, B7, C7, B2, C2, D2, C3, D3\nA arcs: 0"
    state = play(lay(text), "action:sell", f"sell:{place}")
    assert arcs(state, "A") == money


@pytest.mark.rule("COR-RUL-77", "COR-DECK-03", "COR-DECK-02")
def test_a_chop_shop_turns_a_card_into_two_thousand() -> None:
    text = ME + "tiles: dev_chop_shop A1\nA figures: A1, pool 3\nA hand: red_brute, red_ambush\nA arcs: 0"
    state = play(lay(text), "action:produce")
    maybe(state, "produce:A1")
    scrap = [one for one in texts(state) if one.endswith(":red_brute")]
    assert len(scrap) == 1
    play(state, scrap[0])
    assert removed(state) == ["red_brute"]
    assert arcs(state, "A") == 2000
    assert pool(state, "A") == 3, "no figure goes with it"


@pytest.mark.rule("COR-RUL-15")
def test_a_chopped_black_market_card_counts_for_nothing() -> None:
    text = (
        ME + "tiles: dev_chop_shop A1\nA figures: A1\nA hand: bm_grenade, red_brute\nA arcs: 0\nA front: bm_hover_bikes"
    )
    state = play(lay(text), "action:produce")
    maybe(state, "produce:A1")
    play(state, next(one for one in texts(state) if one.endswith(":bm_grenade")))
    assert removed(state) == ["bm_grenade"]
    assert hand(state, "A") == ["red_brute"]


@pytest.mark.rule("COR-RUL-80")
def test_lookout_posts_give_a_die_on_their_space_and_beside_it() -> None:
    tiles = "tiles: dev_lookout_post A4; dev_lookout_post B5; dev_lookout_post F6\n"
    state = attack(ME + tiles + "A figures: C4, A4, B5, F6\nB figures: B4", "C4 B4")
    battle(state, "", "", "0 0 0 0 0 0")
    assert len(dice(state)[0]) == 1 + 2 + 2, "three figures near, two posts near"


def test_a_recruiters_hall_brings_the_top_of_the_deck() -> None:
    text = ME + (
        "tiles: dev_recruiters_hall B2 C2\nA figures: B2, C2, pool 5\n"
        "members: gm_min, gm_thug\nA arcs: 0\nA hand: red_brute"
    )
    state = play(lay(text), "action:produce")
    maybe(state, "produce:B2", "accept", "yes", "take")
    assert "gm_min" in hand(state, "A")
    assert pool(state, "A") == 6
    maybe(state, "done")
    maybe(state, "done")
    assert turns(state, "A") == 1, "the turn itself, no more"


def test_a_labour_broker_takes_a_unit_and_a_figure_for_four_thousand() -> None:
    text = ME + "tiles: dev_labour_broker A1 B1\nA figures: A1, B1, pool 2\nA hand: red_brute, red_ambush\nA arcs: 0\n"
    state = play(lay(text), "action:produce")
    maybe(state, "produce:A1")
    assert not [one for one in texts(state) if one.endswith(":red_ambush")]
    maybe(state, *[one for one in texts(state) if one.endswith(":red_brute")])
    assert (arcs(state, "A"), pool(state, "A"), unused(state, "A")) == (4000, 1, 13)
    assert removed(state) == ["red_brute"]
    state = play(lay(text.replace("pool 2", "pool 0") + "A arcs: 9000"), "action:produce")
    maybe(state, "produce:A1")
    assert not [one for one in texts(state) if one.endswith(":red_brute")], "no figure in the pool"


@pytest.mark.parametrize(("roll", "money"), [(1, 0), (2, 1000), (3, 1000), (4, 2000), (5, 2000), (6, 4000)])
def test_a_casino_pays_by_the_die(roll: int, money: int) -> None:
    state = lay(ME + "tiles: dev_casino B2 C2\nA figures: B2, C2\nA arcs: 0\nA hand: red_brute")
    fate(state, f"d{roll}")
    play(state, "action:produce")
    maybe(state, "produce:B2")
    assert arcs(state, "A") == money


@pytest.mark.parametrize(("roll", "money"), [(1, 0), (4, 0), (5, 5000), (6, 5000)])
def test_a_counterfeit_press_pays_rarely(roll: int, money: int) -> None:
    state = lay(ME + "tiles: dev_counterfeit_press B2\nA figures: B2\nA arcs: 0\nA hand: red_brute")
    fate(state, f"d{roll}")
    play(state, "action:produce")
    maybe(state, "produce:B2")
    assert arcs(state, "A") == money


@pytest.mark.rule("COR-RUL-80")
def test_weapons_districts_help_everywhere_and_add_up() -> None:
    tiles = "tiles: dev_weapons_district C2 D2 C3; dev_weapons_district E5 F5 E6\n"
    state = attack(ME + tiles + "A figures: C2, D2, C3, E5, F5, E6, A1\nB figures: A2", "A1 A2")
    battle(state, "", "", "0 0")
    assert totals(state) == [4, 0]
    state = attack(ME + tiles + "A figures: C2, D2, C3, A1\ntokens: patrol A2", "A1 A2")
    fight(state, "a2-patrol", "", "2 d4")
    assert totals(state) == [4]


@pytest.mark.rule("COR-EX-38")
def test_a_stronghold_adds_four_on_its_spaces_to_a_defender_or_against_tokens() -> None:
    text = ME + "tiles: dev_stronghold C3 D3 C4\n"
    state = attack(text + "B figures: C3, D3, C4, E4\nA figures: F4", "F4 E4")
    battle(state, "", "", "0 0")
    assert totals(state) == [0, 0], "E4 is not one of its spaces"
    state = lay(text + "phase: patrol\norders: coord_11, coord_12\nA figures: C3, D3, C4\nA hand: red_garius_regallas")
    kind = texts(state, "fight")[0]
    fight(state, kind, "red_garius_regallas", "0 0 0 d4")
    assert totals(state) == [10]


def test_club_silver_x_makes_a_renown() -> None:
    state = play(
        lay(ME + "tiles: dev_club_silver_x C3 D3\nA figures: C3, D3\nA arcs: 0\nA hand: red_brute"), "action:produce"
    )
    maybe(state, "produce:C3")
    assert renown(state, "A") == 1


@pytest.mark.rule("COR-RUL-80")
def test_penthouses_draw_one_more_each() -> None:
    text = ME + "tiles: dev_penthouse C3; dev_penthouse E5\nA figures: C3, E5\nA pile: red_brute, ...\n"
    state = play(lay(text), "action:refresh", "done")
    assert len(hand(state, "A")) == 6
    state = reset(lay(text + "phase: reset\nround: 2"))
    assert len(hand(state, "A")) == 6


@pytest.mark.parametrize(("others", "glory"), [(0, 1), (2, 3), (3, 4), (4, 4)])
def test_a_broadcast_tower_pays_for_up_to_three_other_developments(others: int, glory: int) -> None:
    spaces = ["A1", "A2", "A3", "A5"][:others]
    tiles = "; ".join(["dev_broadcast_tower B2", *[f"dev_lookout_post {space}" for space in spaces]])
    state = award(ME + f"tiles: {tiles}\nA figures: {', '.join(['B2', *spaces])}")
    assert renown(state, "A") == glory


def test_a_liaison_office_makes_bribes_cheaper() -> None:
    text = ME + "tiles: dev_liaison_office C3 D3\nA figures: C3, D3, E5\nA arcs: 4000\ntokens: annihilator E6"
    state = play(attack(text, "E5 E6"), "bribe:e6-annihilator")
    assert arcs(state, "A") == 1000


def test_a_shanty_row_only_pays() -> None:
    state = lay(ME + "tiles: dev_shanty_row A1 B1\nA figures: A1, B1\nA arcs: 0")
    assert not legal(state, "action:produce")
    assert asked(state) == "A"
    assert figures(state, "A") == "A1 B1"
