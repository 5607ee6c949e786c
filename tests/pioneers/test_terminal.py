"""The table at the terminal, at its fullest, in the narrowest window."""

from rich.console import Console

from cinderbox.games.pioneers.terminal import make
from cinderbox.terminal.board import Scene
from tests.pioneers.table import lay


def drawn(text: str, width: int) -> list[str]:
    state = lay(text)
    seat = state.to_act[0]
    numbers = {action: number for number, action in enumerate(state.actions(seat), 1)}
    shown, _ = make().draw(Scene(state, seat, ["Ann", "Bob", "Cem"], numbers, width))
    console = Console(width=width, color_system=None)
    with console.capture() as heard:
        console.print(shown)
    return heard.get().splitlines()


def test_a_long_town_goes_on_in_the_next_line_under_its_own_cards() -> None:
    lines = drawn("P1 town: farm, trading_post, school, watchtower, pig_pens, rv, field_kitchen, old_ferro", 80)
    first = next(i for i, line in enumerate(lines) if "Medium HQ" in line)
    assert lines[first + 1].startswith("    ") and "Old Ferro" in lines[first + 1]
