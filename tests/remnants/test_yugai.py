"""Yugai tokens: battles, bribes, alerts and the patrol (ledger: YCU tokens, Yugai Patrol phase)."""

import pytest

from cinderbox.games.remnants.state import RemnantsState
from tests.remnants.table import (
    arcs,
    asked,
    attack,
    dice,
    discard,
    fight,
    figures,
    influence,
    lay,
    legal,
    maybe,
    play,
    removed,
    renown,
    texts,
    tokens,
    totals,
    unused,
    why_not,
    won,
)

# a figure of A steps from C4 to D4, where tokens wait
STEP = "A figures: C4\nA arcs: 5000\n"


def face(text: str) -> RemnantsState:
    return attack(STEP + text)


@pytest.mark.rule("COR-EX-32", "COR-YBAT-01", "COR-YBAT-02", "COR-RUL-59", "COR-YBAT-05", "COR-YBAT-06", "COR-YBAT-07")
def test_tokens_on_a_space_add_up_and_are_beaten_one_at_a_time() -> None:
    state = face("tokens: trooper D4, patrol D4\nA hand: red_garius_regallas, red_scrapper")
    assert set(texts(state, "fight")) == {"d4-trooper", "d4-patrol"}
    fight(state, "d4-trooper", "red_garius_regallas red_scrapper", "1 d4")
    assert totals(state) == [10]
    assert tokens(state) == ["D4 patrol"]
    assert won(state, "A") == 1
    assert set(texts(state, "fight")) | set(texts(state, "bribe")) == {"d4-patrol"}
    fight(state, "d4-patrol", "red_scrapper", "1 d4")
    assert totals(state) == [4]
    assert tokens(state) == []


@pytest.mark.rule("COR-YBAT-01", "COR-YBAT-05")
def test_one_less_than_all_tokens_together_is_a_defeat() -> None:
    state = face("tokens: trooper D4, patrol D4\nA hand: red_garius_regallas, red_scrapper")
    fight(state, "d4-patrol", "red_garius_regallas red_scrapper", "0")
    assert totals(state) == [9]
    assert tokens(state) == ["D4 patrol", "D4 trooper"]
    assert figures(state, "A") == ""


@pytest.mark.rule("COR-EX-33", "COR-YBAT-09", "COR-YBAT-10", "COR-PATROL-08", "COR-YCU-04")
def test_a_token_that_wins_stays_for_the_next_who_comes() -> None:
    text = (
        "A leader: blue\nB leader: red\nA figures: C4\nA hand: blue_worker\n"
        "tokens: trooper D4\nB figures: E4\nB hand: red_brute"
    )
    state = attack(text)
    fight(state, "d4-trooper", "blue_worker", "2")
    assert totals(state) == [5]
    assert (figures(state, "A"), unused(state, "A")) == ("", 10)
    assert removed(state) == ["blue_worker"]
    assert tokens(state) == ["D4 trooper"]
    maybe(state, "done")
    assert asked(state) == "B"
    play(state, "action:move", "move:E4", "to:D4")
    maybe(state, "done")
    assert legal(state, "fight:d4-trooper") or texts(state, "lay")


@pytest.mark.rule("COR-YBAT-13", "COR-YBAT-14", "COR-RUL-58", "COR-YCU-02")
def test_a_bribe_costs_its_price_and_rolls_no_alert() -> None:
    state = face("tokens: trooper D4, annihilator D4\nA hand: red_garius_regallas")
    mark = state.mark
    play(state, "bribe:d4-annihilator")
    assert arcs(state, "A") == 1000
    assert state.mark == mark, "nothing is rolled"
    assert tokens(state) == ["D4 trooper"]
    assert not legal(state, "bribe:d4-trooper")
    assert won(state, "A") == 0
    fight(state, "d4-trooper", "red_garius_regallas", "0 d4")
    assert tokens(state) == [], "6 are enough once the other is gone"


@pytest.mark.rule("COR-YBAT-13", "COR-RUL-58")
def test_who_cannot_pay_must_fight() -> None:
    state = attack("A figures: C4\nA arcs: 1000\nA hand: red_brute\ntokens: trooper D4, patrol D4")
    assert set(texts(state, "bribe")) == {"d4-patrol"}
    assert "COR-YBAT-13" in why_not(state, "bribe:d4-trooper")


@pytest.mark.rule("COR-RUL-58")
def test_only_tokens_where_i_stand_can_be_bribed_or_fought() -> None:
    state = face("tokens: trooper D4, patrol E4\nA hand: red_brute")
    assert set(texts(state, "fight")) | set(texts(state, "bribe")) == {"d4-trooper"}


@pytest.mark.rule("COR-YBAT-03", "COR-YBAT-04", "COR-BATTLE-09")
def test_against_a_token_i_lay_cards_and_roll_dice_as_always() -> None:
    state = attack("A figures: C4, D3, D5 2, E4, E3\nA hand: red_brute\nA pile: red_scrapper\ntokens: annihilator D4")
    fight(state, "d4-annihilator", "red_brute blind", "0 0 0 0 0 d4")
    assert dice(state) == [[0, 0, 0, 0, 0]]
    assert totals(state) == [10], "Brute Strength: five figures"


@pytest.mark.rule("COR-YBAT-11", "COR-RUL-26")
def test_who_lays_nothing_against_a_token_loses_a_card_from_discards_hand_or_pile() -> None:
    state = face("tokens: trooper D4\nA discard: red_brute, red_ambush, red_scrapper")
    fight(state, "d4-trooper", "", "0")
    assert set(texts(state, "remove")) == {"red_brute", "red_scrapper"}
    state = face("tokens: trooper D4\nA hand: red_brute\nA pile: red_scrapper, red_ambush")
    fight(state, "d4-trooper", "", "0")
    assert set(texts(state, "remove")) | set(texts(state, "dig")) == {"red_brute", "red_scrapper"}
    mark = state.mark
    maybe(state, "dig:red_scrapper", "remove:red_scrapper")
    assert removed(state) == ["red_scrapper"]
    assert state.mark > mark


@pytest.mark.rule("COR-YBAT-12", "COR-BATTLE-19")
def test_fighting_goes_on_until_the_space_is_clear_or_i_am_gone() -> None:
    text = "A figures: C4 2\nA hand: red_brute, red_scrapper\nA arcs: 0\ntokens: trooper D4"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "move:C4", "to:D4")
    maybe(state, "done")
    fight(state, "d4-trooper", "red_scrapper", "0 0")
    assert figures(state, "A") == "D4"
    fight(state, "d4-trooper", "red_brute", "1 d4")
    assert tokens(state) == []
    assert figures(state, "A") == "D4"


# -- the alert card ------------------------------------------------------------------------------------------

WIN = "tokens: patrol D4\nA hand: red_garius_regallas, red_brute\n"


@pytest.mark.rule("COR-YBAT-07", "COR-RUL-60")
@pytest.mark.parametrize(("roll", "money", "glory"), [(4, 5000, 0), (5, 6000, 0), (6, 5000, 1)])
def test_silence_gear_and_legend(roll: int, money: int, glory: int) -> None:
    state = face(WIN)
    fight(state, "d4-patrol", "red_brute", f"0 d{roll}")
    assert (arcs(state, "A"), renown(state, "A")) == (money, glory)
    assert tokens(state) == []


@pytest.mark.rule("COR-YBAT-07", "COR-YBAT-12")
def test_backup_comes_to_the_same_space_and_must_be_faced() -> None:
    state = face(WIN)
    fight(state, "d4-patrol", "red_brute", "0 d2")
    assert [one[:2] for one in tokens(state)] == ["D4"]
    assert texts(state, "fight")


@pytest.mark.rule("COR-YBAT-07", "COR-PATROL-09")
def test_a_search_party_comes_to_the_last_coordinate() -> None:
    state = face(WIN + "orders: coord_02")
    fight(state, "d4-patrol", "red_brute", "0 d3")
    assert [one[:2] for one in tokens(state)] == ["E3"]
    assert discard(state, "orders") == ["coord_02"]


@pytest.mark.rule("COR-EX-35", "COR-YBAT-08", "COR-RUL-56", "COR-PATROL-06")
def test_a_lockdown_makes_me_fight_first_and_then_the_others() -> None:
    text = (
        "seats: 4\nA leader: red\nB leader: blue\nC leader: yellow\nD leader: green\nfirst: A\nA figures: C4, E3\n"
        "B figures: F6\ntokens: patrol D4\nA hand: red_garius_regallas, red_brute\nB hand: blue_worker\n"
        "orders: coord_02\nA arcs: 9000\nB arcs: 9000"
    )
    state = attack(text)
    fight(state, "d4-patrol", "red_brute", "0 0 d1")
    assert [one[:2] for one in tokens(state)] == ["B4", "E3", "F6", "G7"]
    assert asked(state) == "A"
    play(state, "bribe:" + texts(state, "bribe")[0])
    play(state, "done")  # A, whose turn it is, plays no card before the fights of B
    assert asked(state) == "B"
    play(state, "bribe:" + texts(state, "bribe")[0])
    assert [one[:2] for one in tokens(state)] == ["B4", "G7"]
    assert asked(state) == "A"


# -- the patrol ----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "COR-EX-34", "COR-PATROL-01", "COR-PATROL-02", "COR-PATROL-03", "COR-YCU-01", "COR-RUL-55", "COR-RUL-85"
)
def test_two_coordinates_cards_bring_eight_tokens_and_the_old_ones_leave() -> None:
    text = "seats: 4\nphase: patrol\norders: coord_01, coord_05\ntokens: trooper G7\nA figures: D4\nA arcs: 0"
    state = lay(text)
    assert [one[:2] for one in tokens(state)] == sorted(["B7", "D2", "D4", "E5", "B1", "B6", "B3", "D4"])
    assert sorted(discard(state, "orders")) == ["coord_01", "coord_05"]


@pytest.mark.rule("COR-YCU-01")
def test_with_three_players_the_other_list_counts() -> None:
    state = lay("seats: 3\nphase: patrol\norders: coord_01, coord_05\nA figures: D4\nA arcs: 0")
    assert [one[:2] for one in tokens(state)] == sorted(["A1", "F3", "D4", "A3", "F2", "E3"])


@pytest.mark.rule("COR-PATROL-04", "COR-PATROL-05", "COR-PATROL-06", "COR-YCU-03", "COR-PATROL-07")
def test_the_first_player_settles_all_of_it_in_any_order_then_the_next() -> None:
    text = (
        "phase: patrol\nfirst: B\norders: coord_01, coord_05\nA figures: D2, B7\nB figures: E5, B6, B3\n"
        "A arcs: 20000\nB arcs: 20000"
    )
    state = lay(text)
    assert asked(state) == "B"
    assert {one[:2] for one in texts(state, "bribe")} == {"e5", "b6", "b3"}
    for _ in range(3):
        assert asked(state) == "B"
        play(state, "bribe:" + texts(state, "bribe")[-1])
    assert asked(state) == "A"
    assert {one[:2] for one in texts(state, "bribe")} == {"d2", "b7"}


@pytest.mark.rule("COR-PATROL-08")
def test_tokens_nobody_meets_stay_until_the_next_patrol() -> None:
    state = lay("phase: patrol\norders: coord_01, coord_05, coord_02, coord_03\nround: 2")
    assert state.round == 3
    assert len(tokens(state)) == 8


@pytest.mark.rule("COR-RUL-10", "COR-CARD-02")
def test_in_a_patrol_nobody_plays_cards_for_their_abilities() -> None:
    text = (
        "phase: patrol\norders: coord_01, coord_05\nA figures: D2\nA hand: red_stampede, red_pack_runner\nA arcs: 9000"
    )
    state = lay(text)
    assert texts(state, "play") == []
    assert texts(state, "fight")


@pytest.mark.rule("COR-EX-52")
def test_no_token_lands_on_a_liaison_office_of_mine() -> None:
    text = "tiles: dev_liaison_office C3 D3\nphase: patrol\norders: coord_06, coord_01\nB figures: D4\nB arcs: 0\n"
    state = lay(text + "A figures: C3, D3")
    assert [one[:2] for one in tokens(state)] == sorted(["G2", "F3", "E4", "B7", "D2", "D4", "E5"])
    state = lay(text + "A figures: C3")
    assert "D3" in [one[:2] for one in tokens(state)]


@pytest.mark.rule("COR-RUL-55", "COR-SETUP-16")
def test_with_an_empty_bag_no_token_is_placed() -> None:
    many = ", ".join(
        f"{kind} {space}"
        for kind, space in zip(
            ["watcher"] * 3
            + ["patrol"] * 4
            + ["trooper"] * 5
            + ["taskmaster"] * 2
            + ["suppressor"] * 4
            + ["annihilator"],
            [
                "A1",
                "A2",
                "A3",
                "A5",
                "A6",
                "A7",
                "B1",
                "B2",
                "B3",
                "B4",
                "B5",
                "B6",
                "B7",
                "C1",
                "C2",
                "C3",
                "C5",
                "C6",
                "C7",
            ],
            strict=True,
        )
    )
    state = attack(
        (
            "A figures: E4\nA hand: red_garius_regallas, red_brute\nA arcs: 0\n"
            f"tokens: {many}, annihilator D4\norders: coord_02"
        ),
        "E4 D4",
    )
    fight(state, "d4-annihilator", "red_garius_regallas red_brute", "0 d1")
    places = [one[:2] for one in tokens(state)]
    assert len(places) == 20
    assert "G7" in places
    assert "F6" not in places, "one token was in the bag again, for the first coordinate"


@pytest.mark.rule("COR-RUL-57")
def test_against_a_token_i_am_neither_attacker_nor_defender() -> None:
    state = face("tokens: trooper D4\nA hand: gm_fighter, red_ambush")
    fight(state, "d4-trooper", "gm_fighter red_ambush", "0")
    assert dice(state) == [[0]]
    assert totals(state) == [3]


@pytest.mark.rule("COR-RUL-27", "COR-INF-01")
def test_the_fifth_victory_makes_me_feared() -> None:
    state = face(WIN + "A won: 4")
    fight(state, "d4-patrol", "red_brute", "0 d4")
    assert influence(state, "A") == 5


@pytest.mark.rule("COR-YBAT-15")
def test_battle_abilities_work_against_tokens() -> None:
    state = face("tokens: annihilator D4\nA hand: gm_min, red_garius_regallas")
    fight(state, "d4-annihilator", "gm_min", "3 d4")
    assert totals(state) == [10]
    assert tokens(state) == []


@pytest.mark.rule("COR-RUL-31", "COR-MOVE-10")
def test_backup_in_my_turn_does_not_give_me_a_second_enemy_space() -> None:
    text = "A figures: C4, C5\nB figures: D5\ntokens: patrol D4\nA hand: red_brute"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "move:C5")
    assert "D5" not in texts(state, "to")
    assert "D4" in texts(state, "to")
