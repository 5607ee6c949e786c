"""What nobody else may see: each hidden thing of the ledger's table, looked for in all that others are told."""

import json

import pytest

from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import clash, lay, maybe, play, start, texts

LEADERS = "P1 leader: Odalys Renn\nP2 leader: Silas Quill\n"


def told(state: ResiduumState, seat: int | None) -> str:
    """All that a seat, or a spectator, is shown and told, as one text."""
    labels = [] if seat is None else [state.label(action, seat) for action in state.actions(seat)]
    return json.dumps([state.view(seat), state.log(seat), state.events(seat), labels, state.prompt(seat)])


def names(state: ResiduumState, backs: list[int]) -> list[str]:
    return [state.content.discoveries[state.cards.face[back]].name for back in backs]


def tells(state: ResiduumState, seat: int | None, name: str) -> bool:
    """Whether a Discovery card comes up in what a seat is told, by its name or its id."""
    id = name.lower().replace("'", "").replace(" ", "_").replace("-", "_")
    return name in told(state, seat) or f'"{id}"' in told(state, seat) or f":{id}" in told(state, seat)


def guesses(state: ResiduumState, seat: int | None, back: int) -> set[int]:
    """The faces that a seat may think of behind a back."""
    return {state.determinize(seat, seed).cards.face[back] for seed in range(12)}


@pytest.mark.rule("RSD-DRAFT-02", "RSD-DRAFT-03", "RSD-RUL-13")
def test_in_the_draft_only_the_drafter_sees_what_is_kept_put_back_and_discarded() -> None:
    state = start(3, 4, map="quick")
    while not texts(state, "keep"):
        state.apply(state.actions()[0])
    drafter = state.asked
    others = [seat for seat in (0, 1, 2, None) if seat != drafter]
    seen = names(state, state.aside)
    play(state, "keep:" + texts(state, "keep")[0])
    play(state, "top:" + texts(state, "top")[0])
    top, gone = state.aside[0], state.discard[-1]
    assert state.asked != drafter and state.cards.sees(state.asked, top), "the next player draws what was put back"
    back = names(state, [top])[0]
    for name in seen:
        assert tells(state, drafter, name)
        for other in others:
            assert not tells(state, other, name) or (name == back and other == state.asked)
    assert len(guesses(state, drafter, gone)) == 1 and all(len(guesses(state, other, gone)) > 1 for other in others)
    kept = state.hands[drafter][0]
    assert all(len(guesses(state, other, kept)) > 1 for other in others)


@pytest.mark.rule("RSD-RUL-13", "RSD-DRAFT-06")
def test_after_the_draft_nobody_knows_the_top_of_the_deck() -> None:
    state = start(2, 7, map="quick")
    while not state.round:
        state.apply(state.actions()[0])
    for back in state.deck[-3:]:
        assert all(len(guesses(state, seat, back)) > 1 for seat in (0, 1, None))


DRAW = "P1 stock: provisions 4\nP1 hand: Radio Mast\ndeck: Lost Lode, Night Shift"


@pytest.mark.rule("RSD-DISC-09", "RSD-RUL-43")
def test_a_drawn_pair_is_seen_by_who_draws_and_the_bottom_card_remembered() -> None:
    state = play(lay(DRAW, seats=3), "draw")
    for name in ("Lost Lode", "Night Shift", "Radio Mast"):
        assert tells(state, 0, name) and not any(tells(state, other, name) for other in (1, 2, None))
    play(state, "keep:lost_lode")
    assert names(state, state.deck[:1]) == ["Night Shift"]
    assert len(guesses(state, 0, state.deck[0])) == 1 and len(guesses(state, 1, state.deck[0])) > 1
    for name in ("Lost Lode", "Night Shift"):
        assert not any(tells(state, other, name) for other in (1, 2, None))
    assert state.view(1)["table"]["players"][0]["hand"] == 2  # type: ignore[index]


@pytest.mark.rule("RSD-DISC-11", "RSD-RUL-43")
def test_a_card_discarded_for_the_hand_limit_lies_face_down() -> None:
    six = "Seed Vault, Still House, Swap Shed, Dirt Bikes, Open Gates, Gas Mortars"
    state = play(lay(f"P1 stock: provisions 4\nP1 hand: {six}\ndeck: Lost Lode, Night Shift"), "draw", "keep:lost_lode")
    assert len(texts(state, "discard")) == 7
    play(state, "discard:swap_shed")
    assert names(state, state.discard) == ["Swap Shed"] and state.view(0)["table"]["discard"] == 1  # type: ignore[index]
    assert not any(tells(state, other, name) for other in (1, None) for name in ("Swap Shed", "Lost Lode"))
    assert len(guesses(state, 0, state.discard[0])) == 1 and len(guesses(state, 1, state.discard[0])) > 1


@pytest.mark.rule("RSD-TOWN-19", "RSD-DISC-11")
def test_a_torn_chart_is_shown_to_who_took_it_alone() -> None:
    state = lay(
        "P1 outriders: R4\nP1 kept: Desert Guide\nP1 stock: provisions 6\nP1 leader: Odalys Renn\ntown: Torn Chart\n"
        "deck: Lost Lode"
    )
    maybe(state, "move:[R4]", "to:[T]", "guide", "buy:tech", "done")
    assert tells(state, 0, "Lost Lode") and not tells(state, 1, "Lost Lode") and not tells(state, None, "Lost Lode")
    assert "Player 1 takes the top Discovery card." in state.log(None)


def fight() -> ResiduumState:
    """P1 meets P2, who fights; P3 looks on. P1 holds 4 and 3, P2 holds 1 and 2."""
    state = lay(
        LEADERS + "P1 outriders: N3\nP1 stock: provisions 2, chem 2\nP2 outriders: H\nP2 stock: chem 2\n"
        "war: 5, 1, 4, 3, 1, 2, 3, 2",
        seats=3,
    )
    return maybe(state, "move:[N3]", "to:[H]", "pay", "fight")


def shown(state: ResiduumState, seat: int | None) -> list[object]:
    """The laid cards of both sides as a seat sees them."""
    sides = state.view(seat)["table"]["battle"]["sides"]  # type: ignore[index]
    return [side["laid"] for side in sides]


@pytest.mark.rule("RSD-CRES-01", "RSD-CRES-05", "RSD-CRES-06", "RSD-RUL-63")
def test_conflict_cards_are_their_holders_business_until_all_are_shown() -> None:
    state = fight()
    for mine, theirs in ((0, 1), (1, 0)):
        assert state.view(mine)["mine"]["conflict"] == ([3, 4], [1, 2])[mine]  # type: ignore[index]
        for back in state.war_hands[theirs]:
            assert len(guesses(state, mine, back)) > 1 and len(guesses(state, 2, back)) > 1
    for back in state.war_aside:
        assert all(len(guesses(state, seat, back)) > 1 for seat in (0, 1, 2, None))
    for looker in (2, None):
        said = told(state, looker)
        assert "war_card" not in said and '"conflict": [3' not in said
    state.apply("lay:4", 0)
    assert state.view(1)["table"]["waiting"] == [1] and "lay:4" not in told(state, 1)  # type: ignore[index]
    state.apply("lay:1", 1)
    assert all(shown(state, seat) == [[None], [None]] for seat in (0, 1, 2, None))
    play(state, "chem", "chem")
    assert all(shown(state, seat)[1] == [None, None, None] for seat in (0, 1, 2, None)), "one is from the deck"
    assert state.view(1)["mine"]["laid"] == [1, 2, 3] and "mine" in state.view(0)  # type: ignore[index]
    drawn = state.laid[1][2]
    assert (
        len(guesses(state, 1, drawn)) == 1 and len(guesses(state, 0, drawn)) > 1 and len(guesses(state, 2, drawn)) > 1
    )
    assert not any(event["kind"] == "show" for event in state.events(None))


@pytest.mark.rule("RSD-CRES-14", "RSD-CRES-22")
def test_laid_cards_are_shown_to_all_and_the_others_to_nobody() -> None:
    state = fight()
    clash(state, 4, 1)
    maybe(state, "add:0", "add:0")
    events = state.events(None)
    assert [event["war"] for event in events if event["kind"] == "show"] == [4, 1]
    for looker in (0, 2, None):
        assert "Probe" not in " ".join(state.log(looker)), "the 2 that P2 kept in hand"
    maybe(state, "to:[M0]")
    assert len(state.war_deck) == 15
    assert all(len(guesses(state, seat, back)) > 1 for seat in (0, 1, 2, None) for back in state.war_deck[::5])


@pytest.mark.rule("RSD-CRES-07", "RSD-RUL-63", "RSD-DEC-18")
def test_what_is_added_is_seen_at_once() -> None:
    state = fight()
    clash(state, 4, 1)
    play(state, "chem")
    for looker in (0, 2, None):
        assert state.view(looker)["table"]["battle"]["sides"][1]["chem"] == 1  # type: ignore[index]
        assert "Player 2 adds 1 Chem." in state.log(looker)


@pytest.mark.rule("RSD-MAP-07", "RSD-MAP-11")
def test_nobody_knows_the_order_of_the_tiles() -> None:
    state = start(2, 3)
    assert isinstance(state.view(None)["table"]["stack"], int)  # type: ignore[index]
    for pile in (state.stack, state.starting):
        for seat in (0, 1, None):
            assert any(len(guesses(state, seat, back)) > 1 for back in pile)
            assert not any(state.cards.sees(0, back) or state.cards.sees(1, back) for back in pile)
    assert len(state.view(1)["table"]["drawn"]) == 3, "a drawn tile lies open"  # type: ignore[index]


@pytest.mark.rule("RSD-TOWN-20", "RSD-RUL-57")
def test_the_next_town_card_is_unknown_and_used_ones_lie_open() -> None:
    state = lay("P1 kept: Spiked Crate")
    assert state.view(1)["table"]["players"][0]["kept"] == ["TTC-05"]  # type: ignore[index]
    assert all(len(guesses(state, seat, state.town_deck[-1])) > 1 for seat in (0, 1, None))


@pytest.mark.rule("RSD-DISC-02")
def test_hands_are_counted_by_all_and_read_by_their_owner() -> None:
    state = lay("P1 hand: Seed Vault\nP2 hand: Still House\nP1 completed: Lost Lode")
    assert not tells(state, 0, "Still House") and not tells(state, 1, "Seed Vault")
    assert not any(tells(state, None, name) for name in ("Seed Vault", "Still House"))
    assert all(tells(state, seat, "Lost Lode") for seat in (0, 1, None))
    assert "Seed Vault" not in state.why_not("complete:seed_vault", 1), "nor by asking why not"
