"""What a player may try out before anything is decided: sums and answers are those of the rules, and nothing hidden is
in them."""

from typing import Any

import pytest

from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.state import State
from tests.remnants.table import GAME, arcs, asked, attack, battle, lay, play, products, start

LAB = (
    "tiles: dev_star_dust_lab A1 B1 C1 x4; dev_synth_refinery B2 C2 D2 x2\n"
    "A figures: A1, B1, C1, B2, C2, D2\nA arcs: 0\n"
)


def quote(state: State, seat: int = 0, **wanted: int) -> Any:
    return state.quote(seat, {name.replace("__", ":"): n for name, n in wanted.items()})


def wares(told: Any) -> dict[str, tuple[int, int | None, int | None]]:
    return {ware["space"]: (ware["n"], ware["less"], ware["more"]) for ware in told["wares"]}


# -- selling -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("COR-SELL-03", "COR-SELL-02")
def test_i_see_what_a_sale_brings_and_where_it_ends_before_i_sell() -> None:
    state = play(lay(LAB + "A hand: red_brute"), "action:sell")
    assert wares(quote(state)) == {"A1": (0, None, 1), "B2": (0, None, 1)}
    told = quote(state, sell__a1=2, sell__b2=1)
    assert (told["count"], told["brings"], told["left"]) == (3, 7000, 1)
    assert wares(told) == {"A1": (2, 1, 3), "B2": (1, 0, 2)}
    told = quote(state, sell__a1=3, sell__b2=5)
    assert wares(told) == {"A1": (3, 2, None), "B2": (1, 0, None)}, "four at influence four"
    assert told["answers"] == ["sell:a1"] * 3 + ["sell:b2", "done"]
    assert arcs(play(state, *told["answers"]), "A") == told["brings"] == 9000


@pytest.mark.rule("COR-RUL-48")
def test_nothing_can_be_handed_in_before_something_is_sold() -> None:
    state = play(lay(LAB + "A hand: red_brute"), "action:sell")
    assert quote(state)["answers"] == [] and quote(state, sell__g7=2, dance=1) == quote(state)
    assert quote(play(state, "sell:A1"))["answers"] == ["done"]


def test_who_has_nothing_left_to_do_does_not_say_that_it_is_all() -> None:
    state = play(lay(LAB + "A hand: -"), "action:sell")
    assert quote(state, sell__a1=3)["answers"] == ["sell:a1"] * 3 + ["done"]
    told = quote(state, sell__a1=4)
    assert told["answers"] == ["sell:a1"] * 4
    play(state, *told["answers"])
    assert (arcs(state, "A"), products(state, "A1")) == (told["brings"], 0)


def test_a_better_price_counts_for_as_many_products_as_it_is_for() -> None:
    state = play(lay(LAB + "A hand: gm_dealer, red_brute"), "action:sell", "play:gm_dealer")
    gains = [quote(state, sell__a1=n)["wares"][0]["gain"] for n in range(4)]
    brings = [quote(state, sell__a1=n)["brings"] for n in range(5)]
    assert gains[0] > gains[-1] == 2000
    assert [brings[n + 1] - brings[n] for n in range(4)] == gains


# -- battles -----------------------------------------------------------------------------------------------------------


def held(told: Any) -> dict[str, tuple[int, int | None]]:
    return {card["card"]: (card["n"], card["more"]) for card in told["hand"]}


def test_i_see_the_strength_of_cards_before_i_lay_them() -> None:
    text = "A figures: D2\nA hand: red_brute, gm_min\nA pile: red_scrapper, red_ambush\ntokens: suppressor D3\n"
    state = play(lay(text + "A leader: red"), "action:move", "move:d2", "to:d3", "done", "fight:d3-suppressor")
    told = quote(state, lay__gm_min=1)
    assert (told["cards"], told["dice"], told["chance"], told["count"]) == (7, [1], 67, 1)
    assert held(told) == {"red_brute": (0, 1), "gm_min": (1, None)}
    assert quote(state, lay__gm_min=1, lay__red_brute=1)["answers"] == ["lay:red_brute", "lay:gm_min", "done"]
    assert quote(play(state, "lay:gm_min"))["strength"] == told["strength"]


@pytest.mark.rule("COR-BATTLE-04")
def test_blind_cards_count_up_to_the_influence_and_the_pile_and_bring_nothing_that_is_told() -> None:
    pile = "A pile: gm_dealer, gm_min, gm_dealer, red_ambush, red_stampede"
    state = attack(f"A figures: C4\nA hand: red_brute, red_scrapper\n{pile}\nB figures: D4\nB hand: blue_worker")
    told = quote(state, blind=9)
    assert told["blind"] == {"wish": "blind", "n": 4, "less": 3, "more": None}
    assert (told["unseen"], told["strength"], told["count"], told["most"]) == (True, quote(state)["strength"], 4, 4)
    told = quote(state, lay__red_brute=1, blind=9)
    assert told["blind"]["n"] == 3 and held(told)["red_scrapper"] == (0, None)
    assert quote(state, lay__red_brute=1)["unseen"] is False
    few = attack("A figures: C4\nA hand: red_brute\nA pile: gm_min\nB figures: D4\nB hand: blue_worker")
    assert quote(few, blind=9)["blind"]["n"] == 1
    play(state, *told["answers"])
    assert asked(state) == "B" and len(state.laid[0]) == 4


@pytest.mark.rule("COR-BATTLE-12")
@pytest.mark.parametrize(("rolls", "said"), [("3 0", (0, 3)), ("2 3", (1, 1)), ("1 1", (1, 0))])
def test_everybody_is_told_who_has_won_and_by_how_much(rolls: str, said: tuple[int, int]) -> None:
    text = "A figures: C4\nA hand: red_brute\nB figures: D4\nB hand: blue_worker, blue_foreman"
    state = battle(attack(text), "", "", rolls)
    shown: Any = state.view(None)
    won = [event for event in state.events(None) if event["kind"] == "battle_won"]
    assert [(event["seat"], event["by"]) for event in won] == [said]
    fought = shown["table"]["battle"]
    assert (fought["winner"], fought["margin"]) == said


# -- discarding --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("COR-REF-01")
def test_cards_that_i_mark_are_discarded_in_one_go() -> None:
    state = play(lay("A hand: red_scrapper, red_brute, red_scrapper\nA pile: gm_min"), "action:refresh")
    assert held(quote(state)) == {"red_brute": (0, 1), "red_scrapper": (0, 1)} and quote(state)["answers"] == ["done"]
    told = quote(state, discard__red_scrapper=2, discard__gm_min=1)
    assert (told["count"], held(told)["red_scrapper"]) == (2, (2, None))
    assert told["answers"] == ["discard:red_scrapper", "discard:red_scrapper", "done"]
    everything = quote(state, discard__red_scrapper=2, discard__red_brute=9)
    assert "done" not in everything["answers"], "whoever has no card left is not asked whether that is all"
    play(state, *everything["answers"])


@pytest.mark.rule("COR-RESET-01", "COR-RUL-08")
def test_before_a_round_i_mark_cards_while_others_do_the_same() -> None:
    hands = "A hand: red_brute, red_scrapper\nA pile: gm_min\nB hand: blue_worker\nB pile: blue_foreman"
    state = lay(f"phase: reset\nround: 2\n{hands}")
    told = quote(state, 1, discard__blue_worker=1, discard__red_brute=1)
    assert (told["count"], told["answers"]) == (1, ["discard:blue_worker"]), "one's own cards alone"
    state.apply("discard:red_brute", 0)
    assert held(quote(state)) == {"red_scrapper": (0, 1)}, "the order means nothing, so none before the last one"


# -- the Yugai, and building -------------------------------------------------------------------------------------------


@pytest.mark.rule("COR-YBAT-13")
def test_i_see_whom_i_face_where_and_for_what_price() -> None:
    text = "A figures: D2\nA hand: red_brute\nA arcs: 9000\ntokens: suppressor D3\nA leader: red"
    state = play(lay(text), "action:move", "move:d2", "to:d3", "done")
    (foe,) = quote(state)["foes"]
    assert (foe["space"], foe["token"], foe["dice"]) == ("D3", "ycu_suppressor", 1)
    before = arcs(state, "A")
    assert arcs(play(state, foe["bribe"]), "A") == before - foe["price"]


@pytest.mark.rule("COR-PROD-04")
def test_a_question_says_which_spaces_each_site_covers() -> None:
    state = play(lay("A arcs: 90000\nA hand: -"), "action:produce")
    play(state, next(text for text in (state.game.text(one) for one in state.actions(0)) if text.startswith("build:")))
    sites = quote(state)["sites"]
    assert sorted(sites) == sorted(state.game.text(one) for one in state.actions(0))
    assert all(name == "site:" + "-".join(spaces).lower() for name, spaces in sites.items())


# -- auctions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("COR-REC-05", "COR-RUL-50")
def test_a_bid_is_said_as_the_house_says_it_however_high_it_is() -> None:
    state = play(lay("A arcs: 250000\nB arcs: 5000\nrow: gm_min\nA hand: -\nB hand: -"), "action:recruit")
    if asked(state) == "A":
        play(state, "announce:gm_min")
    play(state, "bid:4")
    told = quote(state)
    assert (told["least"], told["most"]) == (5000, 250_000)
    assert [(one["amount"], one["answers"]) for one in told["raises"]][:2] == [(5000, ["bid:5"]), (6000, ["bid:6"])]
    assert quote(state, bid=60_000)["answers"] == ["bid:60"]
    high = quote(state, bid=203_000)["answers"]
    assert quote(state, bid=900_000)["answers"][-1] == "rest:50", "more than there is"
    play(state, high[0])
    assert quote(state, bid=203_000)["answers"] == high[1:] and quote(state)["least"] == 200_000
    play(state, high[1])
    assert any(event["kind"] == "bid" and event["amount"] == 203_000 for event in state.events(None))


# -- what lies on the table --------------------------------------------------------------------------------------------


def table(state: RemnantsState) -> Any:
    shown: Any = state.view(None)
    return shown["table"]


def catalog() -> Any:
    return GAME.catalog({})


def test_a_battle_names_the_spaces_that_count_and_the_units_on_them() -> None:
    armies = "A figures: C4, D3\nA hand: red_brute\nB figures: D4\nB hand: blue_worker\n"
    state = attack(armies + "tokens: suppressor D5, suppressor D5")
    around = table(state)["battle"]["around"]
    token: Any = catalog()["tokens"]["ycu_suppressor"]
    assert set(around) == {"D4", "D3", "C4", "E4", "D5"}
    assert around == {**dict.fromkeys(around, 0), "D5": 2 * token["attack"]}


def test_a_development_has_the_price_of_who_has_the_turn() -> None:
    state = lay("A arcs: 9000")
    for one in table(state)["developments"]:
        kind = [each.id for each in state.content.developments].index(one["development"])
        assert one["price"] == state.build_price(0, kind) * 1000


def test_counts_of_the_table_are_said() -> None:
    state = lay("A figures: C4, C4, D3")
    assert table(state)["players"][0]["standing"] == 3
    assert table(state)["bagged"] == sum(table(state)["bag"].values()) > 0


def test_coordinates_name_the_spaces_of_each_board() -> None:
    printed = catalog()
    for seats in (2, 3):
        state = start(seats)
        for order in state.content.orders:
            assert len(printed["coordinates"][order.id]["boards"][state.board.id]) == len(order.spaces[state.side])
    assert (printed["turns"], printed["influence"]) == (4, [4, 5, 6, 7])
