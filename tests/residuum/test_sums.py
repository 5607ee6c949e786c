"""What a player is shown beside a question: the sums are those of the rules, and nobody else sees them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.strength import strengths, total
from cinderbox.kernel.state import State
from cinderbox.proof.files import load_record
from tests.residuum.table import GAME, clash, code, lay, maybe, play, visit

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records" / "residuum").glob("*.json"))
LEADERS = "P1 leader: Ione Vance\nP2 leader: Odalys Renn\n"
DEFENDED = "P2 outriders: H\nP2 outposts: H\nP2 barricades: H-N0, H-N3\nP2 stock: tech 2, food 4, gold 1"


def ask(state: State, seat: int = 0) -> Any:
    return state.question(seat)


def meet(mine: str, theirs: str, *answers: str) -> ResiduumState:
    state = lay(f"land: H oil_field\nP1 outriders: N3\n{LEADERS}{mine}\n{theirs}\nwar: 1, 1, 4, 3, 1, 2, 3, 5")
    maybe(state, "move:[N3]", "to:[H]", "leave_behind", "count:0", "pay")
    return play(state, *answers)


def test_only_who_is_asked_sees_the_sums() -> None:
    state = lay("P1 stock: provisions 9")
    assert ask(state)["name"] == "actions" and ask(state, 1) is None
    assert state.question(None) is None


@pytest.mark.rule("RSD-PAY-03", "RSD-PAY-07")
def test_a_payment_shows_what_may_pay_and_the_way_that_is_proposed() -> None:
    state = play(lay("P1 stock: provisions 12, food 2, wood 5"), "recruit:[A]")
    told = ask(state)
    assert told["name"] == "pay" and told["price"] == 8 and told["program"] == "recruit"
    assert [row["resource"] for row in told["rows"]] == ["provisions", "food"], "Wood recruits nobody"
    assert sum(row["usual"] for row in told["rows"]) == 8


@pytest.mark.rule("RSD-PROD-01", "RSD-PROD-02")
def test_production_shows_what_each_choice_gives() -> None:
    state = lay("land: H gold_mine\nP1 outriders: H\nP1 outposts: H\nP1 completed: Night Shift\nphase: production")
    told = ask(state)
    assert told["piece"] == "outpost"
    assert told["gives"] == {
        "provisions": {"provisions": 5},
        "wood": {"wood": 2, "provisions": 2},
        "gold": {"gold": 1, "provisions": 2},
    }
    before = state.stock[:9]
    play(state, "produce:gold")
    assert state.stock[7] - before[7] == 1 and state.stock[0] - before[0] == 2


@pytest.mark.rule("RSD-MOVE-04")
def test_a_convoy_shows_the_price_of_each_number_of_outriders() -> None:
    state = play(lay("P1 outriders: H, H, H\nP1 stock: provisions 9"), "move:[H]", "to:[N0]")
    assert {name: price["points"] for name, price in ask(state)["prices"].items()} == {
        "count:1": 2,
        "count:2": 3,
        "count:3": 4,
    }


@pytest.mark.rule("RSD-TOWN-09", "RSD-TOWN-10", "RSD-TOWN-18")
def test_a_barter_shows_the_prices_of_the_season() -> None:
    told = ask(visit("provisions 9, wood 2", "Silas Quill", turn=3))
    assert told["buys"]["water"] == 4 and told["sales"]["water"] == 4, "Water is dear in Summer"
    assert told["limits"]["oil"] == 2 and told["skilled"]


@pytest.mark.rule("RSD-CRES-14", "RSD-CRES-16", "RSD-CRES-18")
def test_the_strengths_of_a_battle_add_up_to_its_totals() -> None:
    state = clash(meet("P1 stock: provisions 6, tech 3, chem 1", DEFENDED, "fight"), 4, 2)
    play(state, "add:1")
    battle = state.battle
    assert battle is not None
    mine, theirs = strengths(state, battle, 0), strengths(state, battle, 1)
    assert (mine["outriders"], mine["oil_field"]) == (1, 2)
    assert (theirs["outriders"], theirs["outpost"], theirs["barricades"], theirs["tech"]) == (1, 1, 2, 1)
    assert sum(mine.values()) + 4 == total(state, battle, 0)
    assert sum(theirs.values()) + 2 == total(state, battle, 1)


@pytest.mark.rule("RSD-COUT-05")
def test_loot_shows_how_much_there_is_to_take() -> None:
    beaten = "P2 outposts: H\nP2 stock: provisions 6, oil 2"
    state = maybe(clash(meet("P1 stock: provisions 6, tech 9", beaten, "fight"), 4, 2), "add:9", "decline")
    assert ask(state)["name"] == "loot_outpost" and ask(state)["loot"] == {"provisions": 6, "oil": 2}


@pytest.mark.rule("RSD-UPK-01")
def test_the_end_of_the_year_shows_what_each_outrider_costs() -> None:
    state = play(lay("turn: 8\nP1 outriders: R4, H, A\nP1 stock: provisions 5, food 2"), "end")
    told = ask(state)
    assert (told["name"], told["at"], told["of"], told["provisions"], told["covers"]) == ("upkeep", 0, 3, 2, 1)
    hexes = [told["hex"]]
    for answer in ("cost:food", "cost:provisions"):
        told = ask(play(state, answer))
        hexes.append(told["hex"])
    assert hexes == [code(f"[{name}]") for name in ("R4", "H", "A")] and (told["at"], told["of"]) == (2, 3)


def test_every_question_of_recorded_games_is_as_its_type_says() -> None:
    asked = set()
    for path in RECORDS:
        record = load_record(path)
        state = record.begin(GAME)
        for number in range(len(record.entries)):
            for seat in state.to_act:
                told = ask(state, seat)
                asked.add(told["name"])
                sums = {name: told[name] for name in told if name not in ("name", "way_out")}
                kind = GAME.details().get(told["name"])
                assert sums == (msgspec.convert(sums, kind, strict=True) if kind else {}), told["name"]
                assert told["way_out"] is None or GAME.parse(told["way_out"]) in state.actions(seat)
            record.redo(state, number)
    assert len(asked & set(GAME.details())) >= 14, "most types of details were seen to fit"


def test_all_types_of_details_belong_to_a_question() -> None:
    assert set(GAME.details()) <= set(GAME.questions())
    assert {"actions", "lay_first", "welcome"} <= set(GAME.questions())


@pytest.mark.rule("RSD-DEC-29")
def test_a_cheaper_move_shows_what_each_way_costs() -> None:
    state = lay("P1 outriders: H\nP1 completed: Dirt Bikes\nP1 stock: provisions 9")
    maybe(state, "move:[H]", "to:[N0]", "count:1")
    assert ask(state)["name"] == "discount" and ask(state)["way_out"] == "decline"
    assert ask(state)["prices"] == {"decline": {"points": 2}, "bikes": {"points": 0}}


@pytest.mark.rule("RSD-PAY-05", "RSD-PAY-07")
def test_a_payment_shows_how_many_cubes_are_broken() -> None:
    state = play(lay("P1 stock: provisions 3, food 3"), "recruit:[A]")
    rows = {row["resource"]: row["cubes"] for row in ask(state)["rows"]}
    assert rows["provisions"] == [0, 1, 2, 3] and rows["food"] == [0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("RSD-CHAR-04")
def test_a_question_tells_what_an_ability_or_a_kept_card_would_add() -> None:
    state = clash(meet("P1 stock: provisions 6, tech 3", DEFENDED, "fight"), 4, 2)
    seat = state.to_act[0]
    assert ask(state, seat)["name"] == "spend" and ask(state, seat)["push"] == 0, "the defender has no Last Push"
    play(state, "add:0")
    assert ask(state)["push"] == 3
    assert (ask(visit("provisions 9", "Silas Quill"))["debts"], ask(visit("provisions 9", "Ione Vance"))["debts"]) == (
        6,
        0,
    )
