"""What the log says: who did what with what, and where, in words and as data."""

from typing import Any

import pytest

from cinderbox.games.residuum.model import hex_name
from tests.residuum.table import BORDERS, LAYOUT, fight, lay, maybe, play

H, N0 = hex_name(LAYOUT.hexes["H"]), hex_name(LAYOUT.hexes["N0"])
ATTACK = "P1 outriders: N3\nP1 stock: provisions 9, tech 9\nP2 outposts: H\n"


def told(state: Any, kind: str) -> list[Any]:
    """The events of a kind, with their text and without what is always there."""
    events: Any = state.events(None)
    return [{key: event[key] for key in event if key != "kind"} for event in events if event["kind"] == kind]


@pytest.mark.rule("RSD-COUT-09", "RSD-COUT-11")
def test_a_beaten_outpost_is_told_with_its_outriders() -> None:
    state = fight(
        "P1 outriders: N3\nP1 stock: provisions 9, tech 9\nP2 outposts: H\nP2 outriders: H",
        "move:[N3] to:[H] points:2",
        9,
    )
    text = f"Out of action at {H}: 1 Outpost of player 2."
    assert told(state, "fallen_outpost") == [{"seat": 1, "hex": H, "text": text}]
    assert told(state, "home")[0]["text"] == f"Outrider of player 2 goes home from {H}, out of action."
    assert f"Out of action at {H}: 1 Outpost of yours." in state.log(1)


@pytest.mark.rule("RSD-TAKE-07", "RSD-TAKE-08", "RSD-RUL-40")
def test_a_take_over_tells_every_barricade_that_goes_and_comes() -> None:
    walls = "P1 barricades: H-N1, M0, M0, M0, M0, M0, M0\nP2 barricades: H-N0, H-N1, H-N2"
    state = lay(f"P1 outriders: H\nP1 stock: provisions 20\nP2 outposts: H x\n{walls}")
    play(state, "take_over:[H]", "activate_barricade:[H-N0]")
    gone = {event["border"] for event in told(state, "supply")}
    assert gone == {BORDERS["H-N0"], BORDERS["H-N1"], BORDERS["H-N2"]}
    assert [event["border"] for event in told(state, "activate_barricade")] == [BORDERS["H-N0"]]
    assert told(state, "supply")[0]["text"] == f"Barricade of player 2 at {H} goes back to the supply."


@pytest.mark.rule("RSD-PROD-01", "RSD-PROD-05")
def test_production_names_the_piece_the_land_and_the_yield() -> None:
    state = lay("phase: production\nland: H woodland\nP1 basecamp: A\nP1 outposts: H\nP1 outriders: H")
    maybe(state, "produce:wood", "produce:wood")
    text = f"Player 1 gains 2 Wood from the Outpost on the Woodland at {H}."
    produced = {
        "seat": 0,
        "resource": "wood",
        "number": 2,
        "piece": "Outpost",
        "hex": H,
        "land": "woodland",
        "text": text,
    }
    assert produced in told(state, "produce")
    assert f"You gain 1 Wood from the Outrider on the Woodland at {H}." in state.log(0)
    assert "from the Basecamp on the Wasteland" in told(state, "produce")[0]["text"]


@pytest.mark.rule("RSD-NET-01", "RSD-NET-04", "RSD-MOVE-05")
def test_a_move_tells_how_it_went_and_what_was_carried() -> None:
    text = "P1 basecamp: N0\nP1 outposts: H\nP1 outriders: H, H\nP1 barricades: H, H\nP1 stock: provisions 20\n"
    state = maybe(lay(text), "network:[H]", "to:[N0]", "count:2", "count:2", "pay")
    (move,) = told(state, "network")
    assert move["number"] == 2 and move["barricades"] == 2
    assert move["text"] == f"Player 1 moves 2 Outriders with 2 Barricades from {H} to {N0} by network."
    text = "P1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 2"
    state = maybe(lay(text), "move:[H]", "to:[N0]", "take_along")
    (move,) = told(state, "move")
    assert move["outposts"] == 1
    assert move["text"] == f"Player 1 moves 1 Outrider with 1 Outpost from {H} to {N0}."


@pytest.mark.rule("RSD-PAY-10", "RSD-RUL-25")
def test_points_that_were_left_over_are_told_when_they_pay() -> None:
    state = lay("P1 outriders: H\nP1 stock: oil 1")
    play(state, "move:[H]", "to:[N0]", "move:[N0]", "to:[H]")
    (paid,), (rest,) = told(state, "pay"), told(state, "left_over")
    assert (paid["number"], paid["points"], rest["points"]) == (1, 2, 2)
    assert rest["text"] == "Player 1 pays 2 points left over from Oil."


@pytest.mark.rule("RSD-OIL-06", "RSD-RUL-51")
def test_oil_on_a_location_is_told_when_it_is_taken_or_lost() -> None:
    state = fight(
        "P1 outriders: N3\nP1 stock: provisions 9, tech 9\nP2 outposts: H\nP2 oil: H", "move:[N3] to:[H] points:2", 9
    )
    (loot,) = told(state, "loot")
    assert loot["hex"] == H and loot["text"] == f"Player 1 takes 2 Oil from player 2 at {H}."
    blast = lay("P1 outriders: H n\nP2 outposts: H x\nP2 oil: H\nphase: end")
    assert told(blast, "lose")[0]["text"] == f"Player 2 loses 2 Oil at {H}."


@pytest.mark.rule("RSD-DISC-01", "RSD-DISC-07")
def test_a_discovery_is_named_before_it_is_paid_for_and_decided() -> None:
    state = lay(
        "land: H woodland, N0 woodland\nP1 outriders: H, N0\nP1 hand: Lost Lode\nP1 stock: oil 2, tech 4, wood 2"
    )
    play(state, "complete:lost_lode")
    assert "Which hex is replaced?" in state.prompt(0)
    assert state.log(1)[0] == "Player 1 shows Lost Lode." and told(state, "complete") == []
    play(state, "on:[H]")
    assert told(state, "complete")[0]["text"] == "Player 1 completes Lost Lode."


def test_the_parts_of_a_line_are_what_can_be_pointed_at() -> None:
    state = maybe(lay("P1 outriders: H\nP1 stock: provisions 2"), "move:[H]", "to:[N0]")
    lines = [line for line in state.log_parts(1) if "moves" in "".join(map(str, line))]
    assert lines == [
        [
            {"text": "Player 1", "seat": 0},
            " moves ",
            "1 Outrider",
            " from ",
            {"text": H, "place": H},
            " to ",
            {"text": N0, "place": N0},
            ".",
        ]
    ]
