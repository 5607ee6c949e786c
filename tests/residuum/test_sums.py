"""What a player is shown beside a question: the sums are those of the rules, and nobody else sees them."""

from typing import Any

import pytest

from cinderbox.games.residuum import sums
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps import conflict
from tests.residuum.table import clash, code, lay, maybe, play, start, visit

LEADERS = "P1 leader: Ione Vance\nP2 leader: Odalys Renn\n"
DEFENDED = "P2 outriders: H\nP2 outposts: H\nP2 barricades: H-N0, H-N3\nP2 stock: tech 2, food 4, gold 1"


def ask(state: ResiduumState, seat: int = 0) -> Any:
    mine: Any = state.view(seat)["mine"]
    return mine["ask"]


def meet(mine: str, theirs: str, *answers: str) -> ResiduumState:
    state = lay(f"land: H oil_field\nP1 outriders: N3\n{LEADERS}{mine}\n{theirs}\nwar: 1, 1, 4, 3, 1, 2, 3, 5")
    maybe(state, "move:[N3]", "to:[H]", "leave_behind", "count:0", "pay")
    return play(state, *answers)


def test_only_who_is_asked_sees_the_sums() -> None:
    state = lay("P1 stock: provisions 9")
    assert ask(state)["kind"] == "actions" and ask(state, 1) is None
    assert state.view(None)["mine"] == {}


@pytest.mark.rule("RSD-PAY-03", "RSD-PAY-07")
def test_a_payment_shows_what_may_pay_and_the_way_that_is_proposed() -> None:
    state = play(lay("P1 stock: provisions 12, food 2, wood 5"), "recruit:[A]")
    told = ask(state)
    assert told["kind"] == "pay" and told["price"] == 8 and told["for"] == "recruit"
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
    assert ask(state)["costs"] == {"1": 2, "2": 3, "3": 4}


@pytest.mark.rule("RSD-TOWN-09", "RSD-TOWN-10", "RSD-TOWN-18")
def test_a_barter_shows_the_prices_of_the_season() -> None:
    told = ask(visit("provisions 9, wood 2", "Silas Quill", turn=3))
    assert told["prices"]["water"] == 4 and told["sales"]["water"] == 4, "Water is dear in Summer"
    assert told["limits"]["oil"] == 2 and told["skilled"]


@pytest.mark.rule("RSD-CRES-14", "RSD-CRES-16", "RSD-CRES-18")
def test_the_strengths_of_a_battle_add_up_to_its_totals() -> None:
    state = clash(meet("P1 stock: provisions 6, tech 3, chem 1", DEFENDED, "fight"), 4, 2)
    play(state, "add:1")
    battle = state.battle
    assert battle is not None
    mine, theirs = sums.strengths(state, battle, 0), sums.strengths(state, battle, 1)
    assert (mine["outriders"], mine["oil_field"]) == (1, 2)
    assert (theirs["outriders"], theirs["outpost"], theirs["barricades"], theirs["tech"]) == (1, 1, 2, 1)
    assert sum(mine.values()) + 4 == conflict.total(state, battle, 0)
    assert sum(theirs.values()) + 2 == conflict.total(state, battle, 1)


@pytest.mark.rule("RSD-COUT-05")
def test_loot_shows_how_much_there_is_to_take() -> None:
    beaten = "P2 outposts: H\nP2 stock: provisions 6, oil 2"
    state = maybe(clash(meet("P1 stock: provisions 6, tech 9", beaten, "fight"), 4, 2), "add:9", "decline")
    assert ask(state)["kind"] == "loot_outpost" and ask(state)["loot"] == {"provisions": 6, "oil": 2}


@pytest.mark.rule("RSD-UPK-01")
def test_the_end_of_the_year_shows_what_each_outrider_costs() -> None:
    state = play(lay("turn: 8\nP1 outriders: R4, H, A\nP1 stock: provisions 5, food 2"), "end")
    told = ask(state)
    assert (told["kind"], told["at"], told["of"], told["provisions"], told["covers"]) == ("upkeep", 0, 3, 2, 1)
    hexes = [told["hex"]]
    for answer in ("cost:food", "cost:provisions"):
        told = ask(play(state, answer))
        hexes.append(told["hex"])
    assert hexes == [code(f"[{name}]") for name in ("R4", "H", "A")] and (told["at"], told["of"]) == (2, 3)


def test_every_question_of_a_game_has_a_name_and_plain_sums() -> None:
    state = start(seats=2, seed=5, map="quick")
    for step in range(400):
        if state.over:
            break
        seat = state.to_act[0]
        told = ask(state, seat)
        assert told["kind"] and "ask" in state.view(seat)["mine"]  # type: ignore[operator]
        options = state.actions(seat)
        state.apply(options[step * 7 % len(options)], seat)
