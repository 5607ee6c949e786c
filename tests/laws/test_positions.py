"""Positions written by hand: what cannot be laid out is refused with a sentence, whatever stands in the text."""

from random import Random
from typing import Any

import pytest

import cinderbox
from cinderbox.games.radlands.position import lay as lay_radlands
from cinderbox.games.residuum.position import lay as lay_residuum
from cinderbox.kernel.position import BadPosition
from tests.spoiling import assert_sentence

RADLANDS: Any = cinderbox.game("radlands")
RESIDUUM: Any = cinderbox.game("residuum")

CASES: list[tuple[Any, str, str]] = [
    (RADLANDS, "P hand: Muse\nP hand: Scout", "There are two lines 'P hand'"),
    (RADLANDS, "water: -1", "water: a whole number from 0 to 999 is wanted, not '-1'"),
    (RADLANDS, "water: " + "9" * 5000, "water: a whole number"),
    (RADLANDS, "water: x", "water: a whole number"),
    (RADLANDS, "phase: dusk", "phase: 'dusk' is unknown; it can be actions, events"),
    (RADLANDS, "phase: events\nwater: 2", "water: it is set in the turn"),
    (RADLANDS, "reshuffles: 2", "reshuffles: a whole number from 0 to 1"),
    (RADLANDS, "P hand: Railgun", "Railgun is no card of the deck"),
    (RADLANDS, "P hand: punk", "punk is no card of the deck"),
    (RADLANDS, "P hand: unicorn", "There is no card 'unicorn'"),
    (RADLANDS, "P queue: Muse, -, -", "in a queue are events, nobody else"),
    (RADLANDS, "P queue: -", "A queue has three spaces, not 1"),
    (RADLANDS, "P1: Railgun < Garage", "a camp stands on its home space"),
    (RADLANDS, "P1: {Railgun, Muse, Garage}", "a camp stands on its home space"),
    (RADLANDS, "P1: Muse", "one camp stands in column 1 of player 1"),
    (RADLANDS, "P1: -", "one camp stands in column 1 of player 1"),
    (RADLANDS, "P1: Railgun < Muse x", "never stays destroyed"),
    (RADLANDS, "P1: Railgun < - < Muse", "the people in column 1 of player 1 have closed up"),
    (RADLANDS, "P1: Railgun < punk d", "never damaged"),
    (RADLANDS, "P1: Railgun < punk Muse", "A punk is written punk or punk"),
    (RADLANDS, "P1: Railgun x\nP2: Garage x\nP3: Outpost x", "three destroyed camps has lost"),
    (RADLANDS, "deck: 5000000000", "deck or discard: a whole number"),
    (RADLANDS, "discard: ²", "deck or discard: a whole number"),
    (RADLANDS, "dock: Muse", "A line begins with one of P1"),
    (RESIDUUM, "turn: 1\nturn: 2", "There are two lines 'turn'"),
    (RESIDUUM, "turn: 17", "turn: a whole number from 1 to 16"),
    (RESIDUUM, "turn: x", "turn: a whole number"),
    (RESIDUUM, "phase: dusk", "phase: 'dusk' is unknown"),
    (RESIDUUM, "land: H sea", "land: 'sea' is unknown"),
    (RESIDUUM, "land: Q oil_field", "There is no hex 'Q'"),
    (RESIDUUM, "P1 outriders: H z", "P1 outriders: 'z' is unknown; it can be x, n, f"),
    (RESIDUUM, "P1 outriders: H, H, H, H, H, H, H", "P1 outriders: a player has 6 of them, not 7"),
    (RESIDUUM, "P1 outposts: H, N0, N1, N2, N3", "P1 outposts: a player has 4 of them, not 5"),
    (RESIDUUM, "P1 barricades: " + ", ".join(["H"] * 9), "P1 barricades: a player has 8 of them, not 9"),
    (RESIDUUM, "P1 barricades: H-M9", "'H-M9' is no border"),
    (RESIDUUM, "P1 stock: gold", "P1 stock: a whole number"),
    (RESIDUUM, "P1 stock: sand 3", "P1 stock: 'sand' is unknown"),
    (RESIDUUM, "P1 stock: nuclear 4", "nobody has more than three Nuclear"),
    (RESIDUUM, "P1 leader: Nobody", "leader: 'Nobody' is unknown"),
    (RESIDUUM, "P1 used: 2", "P1 used: a whole number from 0 to 1"),
    (RESIDUUM, "P1 visits: -1", "P1 visits: a whole number"),
    (RESIDUUM, "P1 hand: Unicorn", "There is no card 'Unicorn' left"),
    (RESIDUUM, "P3 stock: gold 1", "P3 stock: 2 players are at the table"),
    (RESIDUUM, "war: 9", "there is no further Conflict card of 9"),
    (RESIDUUM, "war: x", "war: a whole number"),
    (RESIDUUM, "stack: woodland\nP1 outriders: H", "P1 outriders: while the map is being built"),
    (RESIDUUM, "P1 outriders: H\nP2 outriders: H", "no two players are in one hex"),
    (RESIDUUM, "P1 outriders: T", "nobody stays in the Trade Town"),
    (RESIDUUM, "P1 basecamp: T", "on land that bears one"),
]


def lay(game: Any, text: Any, **more: Any) -> Any:
    return (lay_radlands if game is RADLANDS else lay_residuum)(game, text, **more)


@pytest.mark.parametrize(("game", "text", "said"), CASES, ids=lambda value: str(getattr(value, "id", value))[:40])
def test_a_position_that_cannot_be_is_refused_with_a_sentence(game: Any, text: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said) as error:
        lay(game, text)
    assert_sentence(error.value)


@pytest.mark.parametrize("game", [RADLANDS, RESIDUUM], ids=lambda game: game.id)
def test_what_is_no_position_at_all_is_refused(game: Any) -> None:
    for text in (None, 7, ["P1: Railgun"], b"P1: Railgun"):
        with pytest.raises(BadPosition, match="A position is a text"):
            lay(game, text)
    for more in ({"seed": True}, {"seed": "x"}, {"colour": 1}):
        with pytest.raises(cinderbox.BadOption):
            lay(game, "", **more)


WHOLE = {
    "radlands": "P1: Railgun < Muse < Scout d\nP2: {Muse, Juggernaut, -}\nO1: Pillbox x < punk(Sniper) n\nwater: 5\n"
    "P queue: -, Napalm, Raiders\nP hand: Assassin, Silo\ndeck: Looter, Banish, ...\ndiscard: 3\nreshuffles: 1",
    "residuum": "turn: 3\nland: H water_source, N0 oil_field\nP1 basecamp: A\nP1 outriders: N1, N3 x, N2 n\n"
    "P1 outposts: N4, N0 x\nP1 barricades: N4, H-N0\nP1 stock: provisions 4, tech 2\nP1 hand: Seed Vault\n"
    "P1 visits: 1\ndeck: Still House\nwar: 1, 1, 5, 3, 2, 4\nP2 outriders: M0 f\nP2 stock: gold 2",
}
SIGNS = ["-", "x", "d", "<", ",", ":", "{", "}", "\n", "9", "-1", "punk", "Raiders", "H", "T", "\0", "²", "...", " "]


@pytest.mark.parametrize("game", [RADLANDS, RESIDUUM], ids=lambda game: game.id)
def test_whatever_is_changed_in_a_position_is_laid_out_or_refused(game: Any) -> None:
    dice = Random(5)
    lay(game, WHOLE[game.id])
    for _ in range(150):
        text = WHOLE[game.id]
        at = dice.randrange(len(text))
        text = text[:at] + dice.choice([*SIGNS, ""]) + text[at + dice.randrange(4) :]
        try:
            state = lay(game, text)
        except BadPosition as error:
            assert_sentence(error)
        else:
            assert game.load(state.dump()).digest() == state.digest()
            for _ in range(5):
                if not state.over:
                    state.apply(dice.choice(state.actions()))
