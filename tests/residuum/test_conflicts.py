"""Conflicts in detail: every way of spending, abilities after the reveal, what counts, and what is taken."""

import pytest

from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    asked,
    barricades,
    clash,
    dealt,
    lay,
    legal,
    maybe,
    outposts,
    outriders,
    play,
    player,
    spend,
    stock,
    table,
    texts,
    totals,
    why_not,
)

LEADERS = "P1 leader: Odalys Renn\nP2 leader: Silas Quill\n"
WAR = "war: 1, 1, 4, 3, 1, 2, 5, 3, 2\n"


def fight(mine: str, theirs: str, seats: int = 2, cards: tuple[int, int] = (4, 2)) -> ResiduumState:
    """P1 comes from N3 to P2 on H, is fought, and both lay a card; the way costs a Food."""
    leaders = "" if "leader" in mine + theirs else LEADERS
    state = lay(f"{leaders}{WAR}P1 outriders: N3\nP1 stock: food 1{mine}\n{theirs}", seats=seats)
    maybe(state, "move:[N3]", "to:[H]", "points:0", "pay", "fight")
    return clash(state, *cards)


# -- spending ------------------------------------------------------------------------------------------------


def spendings(state: ResiduumState) -> set[tuple[int, ...]]:
    """All that the attacker can end up having added: Tech, Chem, Nuclear, kept card; each reached once."""
    found: list[tuple[int, ...]] = []

    def walk(one: ResiduumState) -> None:
        battle = one.battle
        if battle is None or one.to_act != (0,) or not texts(one, "add"):
            if texts(one, "lay"):
                for action in one.actions():
                    after = one.clone()
                    after.apply(action)
                    walk(after)
                return
            return
        for text in texts(one):
            after = one.clone()
            if text.startswith("add:"):
                found.append((int(text[4:]), *battle.added[1:4]))
            else:
                after.apply(text)
                walk(after)

    walk(state)
    assert len(found) == len(set(found)), "one spending is one path"
    return set(found)


@pytest.mark.rule("RSD-DEC-17", "RSD-DEC-18", "RSD-CRES-07", "RSD-CRES-08", "RSD-CRES-10", "RSD-CRES-13", "RSD-RUL-63")
def test_every_spending_can_be_made_and_each_in_one_way() -> None:
    state = fight(", tech 3, chem 3, nuclear 2\nP1 kept: Spiked Crate", "P2 outriders: H")
    every = {(t, c, n, k) for t in range(4) for c in range(3) for n in range(2) for k in (0, 2)}
    assert spendings(state) == every


@pytest.mark.rule("RSD-DEC-17", "RSD-CRES-11", "RSD-RUL-63")
def test_what_a_chem_draws_is_known_before_anything_else_is_added() -> None:
    state = fight(", tech 3, chem 2, nuclear 1", "P2 outriders: H")
    play(state, "chem", "chem")
    assert state.view(0)["mine"]["laid"] == [4, 3, 5]  # type: ignore[index]
    assert legal(state, "nuclear") and legal(state, "add:3"), "and then the rest is decided"


@pytest.mark.rule("RSD-CRES-09", "RSD-CRES-10", "RSD-CRES-12", "RSD-CRES-13", "RSD-CRES-08", "RSD-DEC-17")
def test_why_something_cannot_be_added() -> None:
    poor = fight(", tech 2", "P2 outriders: H")
    assert "RSD-CRES-09" in why_not(poor, "chem") and "RSD-CRES-12" in why_not(poor, "nuclear")
    assert "RSD-RUL-52" in why_not(poor, "nuke") and "RSD-CRES-08" in why_not(poor, "add:3")
    rich = fight(", tech 2, chem 3, nuclear 2", "P2 outriders: H")
    play(rich, "chem", "chem")
    assert "RSD-CRES-10" in why_not(rich, "chem")
    play(rich, "nuclear")
    assert "RSD-CRES-13" in why_not(rich, "nuclear")
    early = play(fight(", tech 2, chem 3, nuclear 2", "P2 outriders: H"), "nuclear")
    assert "RSD-DEC-17" in why_not(early, "chem")


@pytest.mark.rule("RSD-CRES-11", "RSD-CRES-09")
def test_a_chem_needs_a_card() -> None:
    state = fight(", chem 2, tech 1", "P2 outriders: H")
    play(state, "chem")
    assert len(state.laid[0]) == 2 and legal(state, "chem"), "the hand is empty, the deck is not"
    state.war_aside, state.war_deck = state.war_aside + state.war_deck, []
    state.settle()
    assert not legal(state, "chem") and "RSD-CRES-09" in why_not(state, "chem")


@pytest.mark.rule("RSD-CRES-08")
def test_tech_has_no_limit_at_all() -> None:
    state = fight(", tech 120", "P2 outriders: H")
    play(state, "add:99", "add:20")
    assert totals(state)[0] == 4 + 119 + 1


@pytest.mark.rule("RSD-CRES-23", "RSD-COUT-24", "RSD-RUL-63")
def test_what_was_added_is_gone_whoever_wins() -> None:
    state = fight(", tech 3, chem 1, nuclear 1", "P2 outposts: H\nP2 stock: tech 20, nuclear 1\nP2 kept: Spiked Crate")
    play(state, "nuclear", "crate", "add:19", "chem", "add:3")
    assert stock(state, "P1") == {"nuclear": 1} and stock(state, "P2") == {"tech": 1}
    assert "TTC-05" in table(state)["town_discard"]


@pytest.mark.rule("RSD-CRES-07", "RSD-CRES-02", "RSD-DEC-17")
def test_a_defender_with_nothing_to_add_is_not_asked() -> None:
    assert asked(fight(", tech 1", "P2 outriders: H")) == "P1"
    assert asked(fight(", tech 1", "P2 outriders: H\nP2 kept: Spiked Crate")) == "P2"


# -- abilities after the reveal ------------------------------------------------------------------------------


@pytest.mark.rule("RSD-CHAR-04", "RSD-RUL-75", "RSD-DEC-19")
def test_a_defender_pushes_back_when_the_totals_are_known() -> None:
    theirs = "P2 outriders: H\nP2 leader: Ione Vance\nP1 leader: Odalys Renn"
    state = fight(", wood 1", theirs)
    assert asked(state) == "P2" and "5 against 3" in state.prompt(1)
    play(state, "ability")
    assert (
        player(state, "P2")["leader"]["used"] and player(state, "P2")["won"] == 1 and stock(state, "P2") == {"wood": 1}
    )
    assert player(play(fight(", wood 1", theirs), "decline"), "P1")["won"] == 1


@pytest.mark.rule("RSD-RUL-75", "RSD-CHAR-04")
def test_if_both_could_push_the_attacker_decides_first() -> None:
    both = "P2 outriders: H\nP2 leader: Ione Vance\nP1 leader: Ione Vance"
    state = fight("", both)
    assert asked(state) == "P1"
    play(state, "ability")
    assert asked(state) == "P2" and "8 against 3" in state.prompt(1)
    play(state, "ability")
    assert player(state, "P1")["won"] == 1 and player(state, "P2")["leader"]["used"]


@pytest.mark.rule("RSD-CHAR-05", "RSD-CHAR-04", "RSD-DEC-19")
def test_a_used_ability_and_a_bystanders_ability_are_not_asked_for() -> None:
    state = fight("", "P2 outriders: H\nP2 leader: Ione Vance\nP1 leader: Odalys Renn\nP2 used: 1")
    assert player(state, "P1")["won"] == 1
    state = fight("", f"{LEADERS}P2 outriders: H\nP3 leader: Ione Vance", seats=3)
    assert player(state, "P1")["won"] == 1 and not player(state, "P3")["leader"]["used"]


@pytest.mark.rule("RSD-CRES-21", "RSD-COUT-23")
def test_a_push_may_make_a_draw() -> None:
    state = fight(
        "", "P2 outriders: H\nP2 leader: Ione Vance\nP1 leader: Odalys Renn\nP2 barricades: H-N0", cards=(4, 1)
    )
    assert totals(state) == [5, 3]
    state = fight("", "P2 outriders: H\nP2 leader: Ione Vance\nP1 leader: Odalys Renn", cards=(4, 1))
    play(state, "ability")
    assert outriders(state, "P1") == ["N3"] and [player(state, p)["won"] for p in ("P1", "P2")] == [0, 0]


# -- what counts ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-CRES-19", "RSD-CRES-20", "RSD-CRES-15", "RSD-CRES-16")
def test_only_the_defenders_active_pieces_in_the_hex_and_barricades_around_it_count() -> None:
    state = fight(
        "\nP1 outriders: N3, N2\nP1 barricades: H-N1, H-N2\nP1 outposts: N3",
        "P2 outposts: H\nP2 outriders: H, H x, N0\nP2 barricades: H-N0, H-N4, H, N0-M0\nP3 barricades: H-N5",
        seats=3,
    )
    assert totals(state) == [4 + 1, 2 + 1 + 1 + 2]


@pytest.mark.rule("RSD-CRES-17", "RSD-CRES-16", "RSD-TERM-02")
def test_an_idle_outpost_at_a_basecamp_adds_nothing_and_the_basecamp_six() -> None:
    assert totals(fight("", "P2 basecamp: H\nP2 outposts: H x"))[1] == 2 + 6


@pytest.mark.rule("RSD-CRES-18", "RSD-HEX-OIL-03")
def test_an_oil_field_helps_the_attacker_alone() -> None:
    assert totals(fight("\nland: H oil_field", "P2 outriders: H")) == [4 + 1 + 2, 2 + 1]


@pytest.mark.rule("RSD-CRES-03", "RSD-CRES-04", "RSD-CONF-12", "RSD-CHAR-02")
def test_how_many_cards_are_dealt_at_most() -> None:
    state = lay(
        "P1 outriders: N3\nP1 leader: Bram Hathersage\nP1 stock: provisions 2\nP2 leader: Ione Vance\n"
        "P2 completed: War Council\nP2 basecamp: H"
    )
    maybe(state, "move:[N3]", "to:[H]", "fight")
    assert dealt(state) == [3, 5] and len(state.war_deck) == 5


# -- what is taken -------------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-COUT-10", "RSD-RUL-66", "RSD-SEAS-05", "RSD-SEAS-06")
@pytest.mark.parametrize(
    ("turn", "ground", "cards", "loot"),
    [
        (1, "woodland", "", ["provisions", "wood"]),
        (5, "woodland", "", ["provisions"]),
        (5, "woodland", "P2 completed: Drying Sheds", ["provisions", "wood"]),
        (7, "contaminated_water", "", ["provisions", "chem"]),
        (7, "contaminated_water", "P2 completed: Insulated Pumps", ["provisions", "water", "chem"]),
        (1, "gold_mine", "P2 completed: Night Shift", ["provisions", "wood", "gold"]),
        (1, "gold_mine", "P1 completed: Night Shift", ["provisions", "wood"]),
    ],
)
def test_an_outpost_loses_what_it_could_produce_now(turn: int, ground: str, cards: str, loot: list[str]) -> None:
    goods = "P2 stock: provisions 2, wood 2, water 2, chem 2, gold 2, nuclear 2"
    state = fight(f", tech 9\nturn: {turn}\nland: H {ground}\n{cards}", f"P2 outposts: H\n{goods}")
    spend(state, 9)
    found = texts(state, "loot")
    assert (found or ["provisions"]) == loot
    if found:
        assert "RSD-COUT-10" in why_not(state, "loot:nuclear") and "RSD-COUT-05" in why_not(state, "loot:tech")


@pytest.mark.rule("RSD-COUT-09", "RSD-COUT-10")
def test_an_outpost_without_anything_of_its_own_types_loses_only_itself() -> None:
    state = spend(fight(", tech 9", "P2 outposts: H\nP2 stock: gold 5"), 9)
    assert stock(state, "P2") == {"gold": 5} and outposts(state, "P2") == ["H x"]


@pytest.mark.rule("RSD-COUT-13", "RSD-COUT-18", "RSD-RUL-65")
def test_cubes_are_picked_one_by_one_and_never_nuclear() -> None:
    state = spend(fight(", tech 9", "P2 outriders: H, H, H\nP2 stock: wood 5, gold 1, nuclear 2"), 9)
    assert "RSD-RUL-65" in why_not(state, "loot:nuclear")
    play(state, "loot:wood", "loot:gold")
    assert stock(state, "P1") == {"wood": 2, "gold": 1} and stock(state, "P2") == {"wood": 3, "nuclear": 2}
    lost = fight(", wood 2, gold 2, nuclear 1", "P2 outriders: H, H\nP2 outposts: H\nP2 stock: tech 9")
    play(lost, "add:9")
    maybe(lost, "add:0")
    assert asked(lost) == "P2" and "RSD-RUL-65" in why_not(lost, "loot:nuclear", 1)
    play(lost, "loot:gold", "loot:wood")
    assert stock(lost, "P1") == {"wood": 1, "gold": 1, "nuclear": 1} and stock(lost, "P2") == {"gold": 1, "wood": 1}


@pytest.mark.rule("RSD-RUL-65", "RSD-COUT-13")
def test_if_there_are_fewer_cubes_than_outriders_all_are_taken() -> None:
    state = spend(fight(", tech 9", "P2 outriders: H, H, H\nP2 stock: wood 2, nuclear 1"), 9)
    assert stock(state, "P1") == {"wood": 2} and stock(state, "P2") == {"nuclear": 1}


@pytest.mark.rule("RSD-OIL-06", "RSD-COUT-05", "RSD-COUT-08")
def test_hidden_cellars_save_cubes_but_not_the_oil_on_the_hex() -> None:
    state = spend(
        fight(", tech 20", "P2 basecamp: H\nP2 oil: H\nP2 completed: Hidden Cellars\nP2 stock: oil 6, wood 3"), 20
    )
    play(state, "loot:oil")
    assert stock(state, "P1") == {"oil": 4 + 2} and stock(state, "P2") == {"oil": 2, "wood": 3}
    less = spend(fight(", tech 20", "P2 basecamp: H\nP2 completed: Hidden Cellars\nP2 stock: wood 3"), 20)
    assert stock(less, "P1") == {"wood": 3}


@pytest.mark.rule("RSD-COUT-11", "RSD-COUT-14", "RSD-RUL-35")
def test_beaten_defenders_go_home_to_a_basecamp_that_is_out_of_action() -> None:
    for place in ("P2 outposts: H", "P2 outposts: N0"):
        state = spend(fight(", tech 9", f"P2 basecamp: M6 x\nP2 outriders: H, H\n{place}"), 9)
        assert outriders(state, "P2") == ["M6 x", "M6 x"]


@pytest.mark.rule("RSD-COUT-12", "RSD-COUT-16", "RSD-COUT-21")
def test_only_the_losers_own_things_are_lost() -> None:
    state = spend(
        fight(
            ", tech 9\nP1 barricades: H, H-N1",
            "P2 outriders: H\nP2 barricades: H, N0, H-N0\nP2 outposts: H x, N0 x\nP3 barricades: H\nP3 outposts: H x",
            seats=3,
        ),
        9,
    )
    assert barricades(state, "P2") == ["H-N0", "N0"] and outposts(state, "P2") == ["N0 x"]
    assert barricades(state, "P1") == ["H", "H-N1"]
    assert barricades(state, "P3") == ["H"] and outposts(state, "P3") == ["H x"]


@pytest.mark.rule("RSD-CONF-03", "RSD-CONF-05", "RSD-REC-07")
def test_an_outrider_that_fought_does_not_fight_again_even_if_it_is_roused() -> None:
    state = fight(", water 9", "P2 outriders: H\nP2 stock: tech 9\nP1 basecamp: N2\nP2 outposts: N1")
    play(state, "add:9")
    maybe(state, "loot:water")
    assert outriders(state, "P1") == ["N2 x"]
    maybe(play(state, "activate_outrider:[N2]"), "pay")
    play(state, "move:[N2]")
    assert "RSD-CONF-03" in why_not(state, "to:[N1]") and "RSD-CONF-02" in why_not(state, "to:[H]")
