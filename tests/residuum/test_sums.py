"""What a player is shown beside a question: the sums are those of the rules, and nobody else sees them."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.strength import strengths, total
from cinderbox.kernel.state import State
from cinderbox.proof.files import load_record
from tests.residuum.table import GAME, clash, code, lay, maybe, play, totals, visit

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records" / "residuum").glob("*.json"))
GOODS = ["provisions", "tech", "food", "water", "wood", "chem", "oil", "gold", "nuclear"]
LEADERS = "P1 leader: Ione Vance\nP2 leader: Odalys Renn\n"
DEFENDED = "P2 outriders: H\nP2 outposts: H\nP2 barricades: H-N0, H-N3\nP2 stock: tech 2, food 4, gold 1"


def ask(state: State, seat: int = 0) -> Any:
    return state.question(seat)


def quote(state: State, seat: int = 0, **wanted: int) -> Any:
    return state.quote(seat, {name.replace("__", ":"): n for name, n in wanted.items()})


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
    assert sum(row["n"] for row in told["rows"]) == 8 and told["usual"] and told["answers"] == ["pay"]


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
    ware = {one["resource"]: one for one in told["wares"]}
    assert ware["water"]["price"] == 4 and ware["water"]["value"] == 4, "Water is dear in Summer"
    assert told["skilled"] and ware["provisions"]["price"] == 0, "Provisions are never for sale"


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
    rows = {row["resource"]: row for row in quote(state, food=5)["rows"]}
    assert (rows["provisions"]["cubes"], rows["food"]["cubes"], rows["food"]["after"]) == (3, 3, 1)


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


@pytest.mark.rule("RSD-CRES-14")
def test_who_fights_is_told_what_each_card_and_each_tech_comes_to() -> None:
    state = meet("P1 stock: provisions 6, tech 3", DEFENDED, "fight")
    four = {"card": 4, "action": "lay:4", "before": 3, "total": 7}
    two = {"card": 2, "action": "lay:2", "before": 4, "total": 6}
    assert four in ask(state, 0)["cards"] and two in ask(state, 1)["cards"]
    clash(state, 4, 2)
    told = state.quote(1, {"tech": 2})
    assert told is not None and (told["before"], told["total"], told["answers"]) == (6, 8, ["add:2"])
    seen: Any = [state.view(seat) for seat in (0, 1, None)]
    assert [one["mine"].get("strength") for one in seen] == [7, 6, None]
    assert [side["known"] for side in seen[2]["table"]["battle"]["sides"]] == [3, 4], "cards lie face down"
    play(state, "add:2")
    told = quote(state, tech=9)
    assert told["tech"] == {"wish": "tech", "n": 3, "less": 2, "more": None}, "no more than there is"
    assert (told["before"], told["total"], told["answers"]) == (6, 10, ["add:3"])
    maybe(state, "add:3")
    assert totals(state) == [10, 8]


@pytest.mark.rule("RSD-CRES-12", "RSD-CRES-18")
def test_who_fights_is_told_what_else_can_be_added_and_what_it_brings() -> None:
    mine = "P1 stock: provisions 6, tech 1, chem 1, nuclear 1\nP1 kept: Spiked Crate"
    state = clash(meet(mine, "P2 outriders: H", "fight"), 4, 2)
    found = {one["action"]: (one["source"], one["adds"]) for one in ask(state)["additions"]}
    assert found == {"chem": ("chem", 0), "nuclear": ("nuclear", 6), "crate": ("crate", 2)}
    play(state, "nuclear")
    assert [one["action"] for one in ask(state)["additions"]] == ["crate"], "one Nuclear, and no Chem after it"


@pytest.mark.rule("RSD-MOVE-01")
def test_a_move_is_told_with_the_answers_that_make_it() -> None:
    state = lay("P1 outriders: H\nP1 stock: provisions 9")
    reach = [leg for leg in ask(state)["reach"] if leg["verb"] == "move"]
    assert len(reach) > 1
    for leg in reach:
        one = state.clone()
        for answer in leg["answers"]:
            one.apply(answer, 0)
        shown: Any = one.view(0)
        riders = [rider["hex"] for rider in shown["table"]["players"][0]["outriders"]]
        assert leg["to"] in ([shown["table"]["convoy"]["to"]] if shown["table"]["convoy"] else riders)


# -- what would it come to? ----------------------------------------------------------------------------------


def counts(told: Any) -> dict[str, Any]:
    """All numbers of a slip that can be stepped, by the names under which they are wanted."""
    found = {row["resource"]: row for row in told.get("rows", [])}
    rows = [*told.get("wares", []), *told.get("bundles", [])]
    found |= {
        f"{verb}:{row['resource']}": row[verb]
        for row in rows
        for verb in ("buy", "sell", "give", "want")
        if row.get(verb)
    }
    return found


def try_out(state: State, dice: Random, presses: int) -> tuple[dict[str, int], Any]:
    """Press what can be pressed on a slip, at random; every press comes to what was said before."""
    wanted: dict[str, int] = {}
    told: Any = state.quote(0, wanted)
    for _ in range(presses):
        open = [(name, n) for name, one in counts(told).items() for n in (one["less"], one["more"]) if n is not None]
        if not open:
            break
        name, n = dice.choice(open)
        wanted = {one: wanted[one] for one in wanted if one != name and not (name[:3] == "buy" and one[:4] == "sell")}
        wanted[name] = n
        told = state.quote(0, wanted)
        assert counts(told)[name]["n"] == n, (wanted, name)
    assert state.determinize(0, presses).quote(0, wanted) == told, "nothing that the seat cannot know is in it"
    return wanted, told


def carried_out(state: ResiduumState, told: Any) -> ResiduumState:
    after = state.clone()
    for answer in told["answers"]:
        after.apply(answer)
    return after


STOCKS = [
    "provisions 9, wood 2",
    "provisions 3, tech 2, food 3, water 1, wood 2, chem 1, oil 1, gold 1",
    "food 5, gold 2, oil 3",
]


@pytest.mark.rule("RSD-TOWN-09", "RSD-TOWN-14", "RSD-TOWN-17", "RSD-RUL-55")
@pytest.mark.parametrize("stock", STOCKS)
def test_whatever_is_tried_in_a_barter_comes_to_what_was_said(stock: str) -> None:
    state = visit(stock, "Silas Quill")
    dice = Random(stock)
    if "gold" in stock:
        play(state, "ability")  # more than is due may be lost
    for presses in range(40):
        before = state.dump()
        _, told = try_out(state, dice, presses % 12)
        assert state.dump() == before, "asking changes nothing"
        if told["bought"]:
            after = carried_out(state, told)
            gained = [after.stock[i] - state.stock[i] for i in range(9)]
            names = [ware["resource"] for ware in told["wares"]]
            assert dict(zip(names, gained, strict=True)) == {
                name: told["bought"].get(name, 0) - told["sold"].get(name, 0) for name in names
            }
            assert after.basket is None and told["brings"] - told["cost"] == told["lost"]
        else:
            assert told["answers"] == [] and told["cost"] == told["lost"] == 0


@pytest.mark.rule("RSD-RUL-55")
def test_every_sale_that_the_rules_allow_can_be_tried() -> None:
    state = visit("provisions 3, food 3, wood 2, chem 1, gold 1", "Ione Vance")
    found = set[tuple[Any, ...]]()
    todo = [dict[str, int]()]
    while todo:
        told: Any = state.quote(0, {"buy:tech": 2, **todo.pop()})
        if tuple(told["sold"].items()) not in found:
            found.add(tuple(told["sold"].items()))
            for name, one in counts(told).items():
                if name.startswith("sell:"):
                    others = {f"sell:{each}": n for each, n in told["sold"].items() if f"sell:{each}" != name}
                    todo += [{**others, name: n} for n in (one["less"], one["more"]) if n is not None]
    play(state, "buy:tech", "buy:tech")
    maybe(state, "done")
    allowed, open = set[tuple[Any, ...]](), [state]
    while open:
        one = open.pop()
        for text in [GAME.text(action) for action in one.actions()]:
            after = one.clone()
            after.apply(text)
            if after.basket is not None:
                open.append(after)
            else:
                lost = [(name, was - n) for name, was, n in zip(GOODS, state.stock[:9], after.stock[:9], strict=True)]
                allowed.add(tuple((name, n) for name, n in lost if n > 0 and name != "tech"))
    assert found == allowed and len(found) > 5


@pytest.mark.rule("RSD-PAY-03", "RSD-PAY-05", "RSD-PAY-11")
def test_whatever_is_tried_in_a_payment_pays_exactly_what_is_due() -> None:
    state = play(lay("P1 stock: provisions 5, food 4, chem 2, gold 1"), "recruit:[A]")
    dice = Random(7)
    for presses in range(30):
        _, told = try_out(state, dice, presses % 8)
        assert sum(row["n"] for row in told["rows"]) == told["price"] == 8
        after = carried_out(state, told)
        for row in told["rows"]:
            i = GOODS.index(row["resource"])
            assert (state.stock[i] - after.stock[i], after.left[i]) == (row["cubes"], row["after"])


@pytest.mark.rule("RSD-RUL-54")
def test_a_payment_that_would_leave_nothing_to_buy_with_has_no_answers() -> None:
    state = lay("P1 outriders: R4\nP1 leader: Ione Vance\nP1 stock: provisions 3, food 1")
    maybe(state, "move:[R4]", "to:[T]", "leave_behind", "count:0")
    assert ask(state)["name"] == "pay" and ask(state)["town"] and ask(state)["answers"] == ["pay"]
    assert quote(state, food=1)["answers"] == [] and quote(state, food=2)["answers"] == ["points:0"]


@pytest.mark.rule("RSD-RUL-61")
def test_whatever_is_tried_in_a_deal_is_what_is_offered() -> None:
    state = meet("P1 stock: provisions 6, tech 3", DEFENDED, "welcome", "trade")
    dice = Random(3)
    for presses in range(20):
        _, told = try_out(state, dice, presses % 7)
        deal: Any = carried_out(state, told).view(0)["table"]
        assert deal["deal"]["standing"] and deal["deal"]["worth"] == [told["gives"], told["wants"]]
        for bundle in told["bundles"]:
            for verb, cubes in (("give", deal["deal"]["gives"]), ("want", deal["deal"]["wants"])):
                assert cubes.get(bundle["resource"], 0) == (bundle[verb]["n"] if bundle[verb] else 0)


def test_a_quote_is_for_who_is_asked_and_nonsense_is_nothing() -> None:
    state = visit("provisions 9", "Silas Quill")
    assert state.quote(1, {"buy:tech": 1}) is None and state.quote(0, {"buy:tech": 1}) != state.quote(0, {})
    assert state.quote(0, {"buy:provisions": 3, "sell:tech": 99, "dance": 1}) == state.quote(0, {})
