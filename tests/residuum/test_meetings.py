"""Meetings and deals, conflicts and their outcomes."""

import pytest

from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    asked,
    barricades,
    basecamp,
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
    texts,
    totals,
    why_not,
)

LEADERS = "P1 leader: Odalys Renn\nP2 leader: Silas Quill\n"


def meet(mine: str, theirs: str, answer: str = "", seats: int = 2) -> ResiduumState:
    """P1 comes from N3 to P2 on H, the way paid with two Provisions or a Food."""
    state = lay(f"P1 outriders: N3\n{LEADERS}{mine}\n{theirs}", seats=seats)
    maybe(state, "move:[N3]", "to:[H]", "leave_behind", "count:0", "pay")
    return play(state, *answer.split())


RICH = "P1 stock: provisions 4, tech 9, chem 3, nuclear 1\nwar: 1, 1, 4, 3, 1, 2"


@pytest.mark.rule("RSD-CONF-01", "RSD-CONF-06", "RSD-CONF-07", "RSD-RUL-59", "RSD-DEC-12", "RSD-DEC-13", "RSD-DEAL-02")
def test_the_defender_speaks_first_and_the_visitor_may_still_attack() -> None:
    state = meet("P1 stock: provisions 2", "P2 outriders: H")
    assert asked(state) == "P2" and texts(state) == ["welcome", "fight"]
    play(state, "welcome")
    assert asked(state) == "P1" and texts(state) == ["trade", "attack"]


@pytest.mark.rule("RSD-DEAL-01", "RSD-CONF-08", "RSD-CONF-10", "RSD-RUL-61", "RSD-DEC-14", "RSD-DEC-15", "RSD-RUL-62")
def test_a_deal_is_offered_answered_and_carried_out() -> None:
    state = meet("P1 stock: provisions 2, tech 3", "P2 outriders: H\nP2 stock: gold 1", "welcome trade")
    play(state, "give:tech", "give:tech", "want:gold", "offer")
    assert asked(state) == "P2" and set(texts(state)) == {"accept", "refuse", "counter"}
    play(state, "counter", "give:gold", "want:tech", "want:tech", "want:tech", "offer", "accept")
    assert stock(state, "P1") == {"gold": 1} and stock(state, "P2") == {"tech": 3}
    assert state.prompt(0) == "Where do they go on to?"
    play(state, "to:[N0]")
    assert outriders(state, "P1") == ["N0"] and state.battle is None


@pytest.mark.rule("RSD-RUL-61")
def test_after_three_offers_there_is_no_fourth() -> None:
    state = meet("P1 stock: provisions 3", "P2 outriders: H\nP2 stock: gold 1", "welcome trade")
    play(state, "offer", "counter", "offer", "counter", "offer")
    assert set(texts(state)) == {"accept", "refuse"}
    play(state, "refuse")
    assert state.deal is None and state.prompt(0) == "Where do they go on to?"


@pytest.mark.rule("RSD-RUL-23", "RSD-DEAL-01")
def test_no_deal_gives_anybody_a_fourth_nuclear() -> None:
    state = meet("P1 stock: provisions 2, nuclear 3", "P2 outriders: H\nP2 stock: nuclear 1", "welcome trade")
    assert "RSD-PROD-11" in why_not(state, "want:nuclear") and legal(state, "give:nuclear")


@pytest.mark.rule("RSD-CONF-11", "RSD-CONF-12", "RSD-CRES-03")
def test_only_a_fight_at_a_location_brings_another_card() -> None:
    assert dealt(meet("P1 stock: provisions 2", "P2 outposts: H", "fight")) == [2, 3]
    assert dealt(meet("P1 stock: provisions 2", "P2 outriders: H", "fight")) == [2, 2]
    assert dealt(meet("P1 stock: provisions 2", "P2 outposts: H", "welcome attack")) == [2, 2]


@pytest.mark.rule("RSD-CRES-05", "RSD-CRES-06", "RSD-CRES-01", "RSD-DEC-16", "RSD-RUL-63", "RSD-RUL-68")
def test_cards_are_chosen_at_once_and_seen_by_their_holder_alone() -> None:
    state = meet(RICH, "P2 outriders: H", "fight")
    assert state.to_act == (0, 1)
    assert state.view(0)["mine"]["conflict"] == [3, 4] and state.view(1)["mine"]["conflict"] == [1, 2]  # type: ignore[index]
    assert all(not state.cards.seen(back) for back in state.war_aside) and len(state.war_aside) == 2
    state.apply("lay:2", 1)
    state.apply("lay:3", 0)
    assert state.view(0)["table"]["battle"]["sides"][1]["laid"] == [None]  # type: ignore[index]


@pytest.mark.rule("RSD-CRES-07", "RSD-CRES-10", "RSD-CRES-11", "RSD-DEC-17", "RSD-DEC-18", "RSD-RUL-78")
def test_the_defender_spends_first_and_two_chem_are_the_most() -> None:
    state = meet(RICH, "P2 outriders: H\nP2 stock: chem 3", "fight")
    clash(state, 4, 2)
    assert asked(state) == "P2"
    play(state, "chem", "chem")
    assert len(state.laid[1]) == 3 and not state.war_hands[1], "the third card is the top of the deck"
    assert asked(state) == "P1", "no third Chem, and no Tech to add"
    assert stock(state, "P2") == {"chem": 1}


@pytest.mark.rule("RSD-CRES-12", "RSD-CRES-13", "RSD-CRES-08")
def test_a_nuclear_adds_six_once() -> None:
    state = meet(RICH, "P2 outriders: H", "fight")
    play(clash(state, 4, 2), "nuclear")
    assert not legal(state, "nuclear") and not legal(state, "chem")
    play(state, "add:0")
    assert totals(state)[0] == 4 + 6 + 1


@pytest.mark.rule("RSD-CRES-22", "RSD-INV-11")
def test_afterwards_all_conflict_cards_are_shuffled_again() -> None:
    state = spend(clash(meet(RICH, "P2 outriders: H", "fight"), 4, 2), 0)
    maybe(state, "to:[M0]")
    assert len(state.war_deck) == 15 and not any(state.cards.seen(back) for back in state.war_deck)


@pytest.mark.rule("RSD-CHAR-04", "RSD-DEC-19", "RSD-RUL-75")
def test_last_push_turns_a_lost_conflict() -> None:
    state = lay(
        "P1 outriders: N3\nP1 leader: Ione Vance\nP2 leader: Silas Quill\nP1 stock: provisions 2\nP2 outriders: H\n"
        "P2 stock: wood 1\nwar: 1, 1, 2, 1, 3, 4, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "fight")
    clash(state, 3, 4)
    assert texts(state) == ["decline", "ability"]
    play(state, "ability")
    assert stock(state, "P1") == {"wood": 1} and player(state, "P1")["leader"]["used"]


@pytest.mark.rule("RSD-DEC-29", "RSD-DEC-17")
def test_a_spiked_crate_adds_two() -> None:
    state = meet(RICH + "\nP1 kept: Spiked Crate", "P2 outriders: H", "fight")
    play(clash(state, 4, 2), "crate", "add:0")
    assert totals(state)[0] == 4 + 2 + 1 and player(state, "P1")["kept"] == []


@pytest.mark.rule("RSD-COUT-03", "RSD-COUT-13", "RSD-COUT-14", "RSD-COUT-15", "RSD-COUT-16", "RSD-RUL-65", "RSD-DEC-20")
def test_beaten_outriders_lose_a_cube_each_and_all_they_carry() -> None:
    theirs = "P2 outriders: H, H\nP2 outposts: H x\nP2 barricades: H, H-N0\nP2 stock: wood 1, gold 1, nuclear 1"
    state = meet(RICH, theirs, "welcome attack")
    spend(clash(state, 4, 2), 9)
    assert texts(state, "loot") == ["wood", "gold"], "never Nuclear"
    play(state, "loot:gold")
    assert stock(state, "P1")["gold"] == 1 and stock(state, "P1")["wood"] == 1
    assert (
        outriders(state, "P2") == ["B x", "B x"] and outposts(state, "P2") == [] and barricades(state, "P2") == ["H-N0"]
    )


@pytest.mark.rule("RSD-COUT-07", "RSD-COUT-06", "RSD-COUT-17", "RSD-WITH-02", "RSD-WITH-03")
def test_a_beaten_basecamp_loses_what_lies_around_it() -> None:
    theirs = "P2 basecamp: H\nP2 outposts: H x\nP2 barricades: H, H-N0\nP2 outriders: H\nP2 stock: wood 4"
    state = lay(
        "P1 outriders: N3, N3\n" + LEADERS + "P1 stock: provisions 3, tech 20\nwar: 1, 1, 4, 3, 1, 2\n" + theirs
    )
    maybe(state, "move:[N3]", "to:[H]", "count:2", "points:3", "welcome", "attack")
    spend(clash(state, 4, 2), 20)
    play(state, "to:[M0]")
    assert outposts(state, "P2") == [] and barricades(state, "P2") == ["H-N0"] and basecamp(state, "P2") == "H"
    assert outriders(state, "P1") == ["M0", "M0"] and stock(state, "P1")["wood"] == 4


@pytest.mark.rule("RSD-COUT-11", "RSD-COUT-12", "RSD-OIL-06", "RSD-COUT-09")
def test_a_beaten_outpost_loses_its_oil_and_its_barricades() -> None:
    state = meet(RICH, "P2 outposts: H\nP2 oil: H\nP2 outriders: H\nP2 barricades: H, H-N0", "welcome attack")
    spend(clash(state, 4, 2), 9)
    assert stock(state, "P1")["oil"] == 2 and outriders(state, "P2") == ["B x"]
    assert barricades(state, "P2") == ["H-N0"] and outposts(state, "P2") == ["H x"]


@pytest.mark.rule("RSD-COUT-04", "RSD-COUT-18", "RSD-COUT-19", "RSD-COUT-21", "RSD-COUT-22", "RSD-OUT-07")
def test_beaten_attackers_go_home_and_lose_their_cargo() -> None:
    state = lay(
        "P1 outriders: N3\n" + LEADERS + "P1 outposts: N3 x\nP1 barricades: N3, N3-H\nP1 stock: provisions 2, gold 1\n"
        "P2 outposts: H\nP2 outriders: H\nP2 stock: tech 9\nwar: 1, 1, 4, 3, 1, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "take_along", "count:1", "welcome", "attack")
    spend(clash(state, 4, 2), 0, 9)
    assert outriders(state, "P1") == ["A x"] and outposts(state, "P1") == [] and barricades(state, "P1") == ["H-N3"]
    assert stock(state, "P2")["gold"] == 1 and stock(state, "P1") == {}


@pytest.mark.rule("RSD-COUT-20", "RSD-RUL-35")
def test_without_an_active_basecamp_beaten_attackers_alone_return_to_supply() -> None:
    state = meet(
        "P1 basecamp: A x\nP1 stock: provisions 2\nwar: 1, 1, 4, 3, 1, 2", "P2 outposts: H\nP2 stock: tech 9", "fight"
    )
    spend(clash(state, 3, 2), 0, 9)
    assert outriders(state, "P1") == []


@pytest.mark.rule("RSD-RUL-65")
def test_an_outpost_alone_takes_no_cube() -> None:
    state = meet("P1 stock: provisions 3\nwar: 1, 1, 4, 3, 1, 2", "P2 outposts: H\nP2 stock: tech 9", "welcome attack")
    spend(clash(state, 3, 2), 0, 9)
    assert stock(state, "P1") == {"provisions": 1}


@pytest.mark.rule("RSD-CONF-02", "RSD-RUL-60")
def test_a_hex_is_met_once_a_turn() -> None:
    state = meet("P1 stock: provisions 9", "P2 outriders: H", "welcome trade break_off")
    play(state, "to:[N2]", "move:[N2]")
    assert "RSD-CONF-02" in why_not(state, "to:[H]")
