"""City of Remnants in the terminal: the fullest table fits 80 columns, and shows what a seat may see."""

import io
import re
from random import Random

import pytest
from rich.console import Console

from cinderbox.games.remnants.state import RemnantsState
from cinderbox.terminal import board
from cinderbox.terminal.board import Scene
from tests.remnants.table import GAME, attack, lay, lay_cards, play, start

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
FULL = (
    "seats: 4\nA figures: D4 2, D3, C3 2, A1\nB figures: E4, E5 2\nC figures: G7 2, F7\nD figures: A7\n"
    "tiles: dev_star_dust_lab A1 B1 C1 x12; dev_recruiters_hall B2 C2; dev_broadcast_tower D4; "
    "dev_liaison_office C3 D3\ntokens: annihilator D5, suppressor D5, trooper D5\n"
    "A hand: red_garius_regallas, red_stampede, bm_communication_device\n"
    "A front: bm_hover_bikes, bm_shadow_accounts\nA met: crew, turf\nrow: gm_korrin_vael, gm_zar_tayvius\n"
    "market: bm_propaganda_caster, bm_assault_rifle"
)


def drawn(state: RemnantsState, seat: int | None, width: int = 80) -> tuple[str, set[int]]:
    out = io.StringIO()
    numbers = {action: number for number, action in enumerate(state.actions(seat), 1)} if seat is not None else {}
    picture, shown = board(GAME).draw(Scene(state, seat, NAMES[: state.seats], numbers, width))
    Console(file=out, width=width, highlight=False).print(picture)
    return out.getvalue(), shown


@pytest.mark.parametrize("width", [80, 120])
def test_the_fullest_table_fits(width: int) -> None:
    for seat in (0, 1, None):
        text, _ = drawn(lay(FULL), seat, width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert "Garius Regallas" in text
        assert "!10 !8 !6" in text or "!6 !8 !10" in text
    assert "Stampede" not in drawn(lay(FULL), 1, width)[0]


def test_numbers_of_choices_stand_on_the_spaces() -> None:
    state = play(lay(FULL), "action:move", "move:D4")
    text, shown = drawn(state, 0)
    assert len(shown) > 8
    for number, action in enumerate(state.actions(0), 1):
        if action in shown:
            assert re.search(rf" {number} ", text)


def test_a_battle_shows_backs_to_the_other_side() -> None:
    state = attack("A figures: C4\nB figures: D4\nA hand: red_brute\nB hand: blue_worker")
    lay_cards(state, "red_brute blind")
    assert "Battle on D4: Ann against Bob." in drawn(state, None)[0]
    assert "Ann has laid ?, ?." in drawn(state, 1)[0]
    assert "Ann has laid Brute, ?." in drawn(state, 0)[0]


def test_random_positions_are_drawn_alike_for_who_cannot_tell_them_apart() -> None:
    dice, state = Random(3), start(3, seed=3)
    for count in range(240):
        if state.over:
            break
        state.apply(dice.choice(state.actions()))
        if count % 40 == 0:
            for seat in range(3):
                other = state.determinize(seat, 99)
                assert isinstance(other, RemnantsState)
                assert drawn(state, seat) == drawn(other, seat)


def test_cards_can_be_looked_up() -> None:
    table = board(GAME)
    assert table.card(lay(), "shanty row") is not None
    assert table.card(lay(), "gm_min") is not None
    assert table.card(lay(), "nobody") is None
    assert "Odin Kester" in table.words(lay())


def test_every_question_is_a_sentence() -> None:
    """Never a bare verb: who reads only the prompt knows what is asked."""
    for seats in (2, 3):
        dice, state = Random(seats), start(seats, seed=seats, leaders="draft")
        for _ in range(400):
            for seat in state.to_act:
                text = state.prompt(seat)
                assert text[-1] in "?." and len(text.split()) > 3, text
                assert text != GAME.space.question(state.actions(seat))
            if state.over:
                break
            state.apply(dice.choice(state.actions()))


def test_a_question_says_what_it_is_about() -> None:
    state = attack("A figures: C4\nB figures: D4\nA hand: red_brute\nB hand: blue_worker")
    assert state.prompt(0) == "Which card do you lay for the battle on D4? You may lay 4 more."
    state = play(lay("row: gm_thug, gm_min\nB arcs: 3000"), "action:recruit", "announce:gm_thug")
    assert state.prompt(1) == "What do you bid for Thug? So far nobody has bid yet, and you can pay 3,000 ARCs."
    assert play(lay("A figures: D4"), "action:move", "move:d4").prompt(0) == "Where does the figure on D4 go?"
