"""The figures as tables: rows of text, shown on the terminal and kept in README.md between two markers.

Knows how a figure looks. Measures nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

README = Path(__file__).with_name("README.md")

Figures = dict[str, list[dict[str, Any]]]  # row name: one measurement a round
Table = tuple[str, list[str], list[list[str]]]  # title, head, rows


def tables(ours: Figures, peers: Figures, python: dict[str, str]) -> list[Table]:
    """Everything measured, then what it means: our games against each peer, compared round by round."""
    head = ["engine", "Python", "decisions/s", "min-max", "decisions/game", "clone us", "min-max", "save us"]
    rows = [
        [
            name,
            python[name],
            _large(_middle(rounds, "decisions_per_s")),
            _spread(rounds, "decisions_per_s", _large),
            _large(_middle(rounds, "decisions_per_game")),
            _small(_middle(rounds, "clone_us")),
            _spread(rounds, "clone_us", _small),
            _small(_middle(rounds, "save_us")),
        ]
        for name, rounds in {**ours, **peers}.items()
    ]
    made: list[Table] = [("Random play, clone of a mid-game state, save and load again", head, rows)]
    if ours:
        head = ["game", "seats", "determinize us", "min-max", "rollouts/s from mid-game", "min-max"]
        rows = [
            [
                name,
                str(rounds[0]["seats"]),
                _small(_middle(rounds, "determinize_us")),
                _spread(rounds, "determinize_us", _small),
                _large(_middle(rounds, "rollouts_per_s")),
                _spread(rounds, "rollouts_per_s", _large),
            ]
            for name, rounds in ours.items()
        ]
        made.append(("Our games: what a search pays", head, rows))
    best = {name: rounds for name, rounds in ours.items() if name.endswith("compiled")} or ours
    if best and peers:
        made.append(_ratios("Decisions a second: ours over the peer's", best, peers, "decisions_per_s", faster=True))
        made.append(_ratios("Clones a second: ours over the peer's", best, peers, "clone_us", faster=False))
    return made


def show(made: Sequence[Table]) -> None:
    """Prints the tables, with rich where it is installed."""
    try:
        from rich.console import Console
        from rich.table import Table as Rich
    except ImportError:
        print(markdown(made))
        return
    console = Console()
    if not console.is_terminal:
        console.width = 140
    for title, head, rows in made:
        table = Rich(*head, title=title, title_justify="left")
        for column in table.columns[1:]:
            column.justify = "right"
        for row in rows:
            table.add_row(*row)
        console.print(table)


def markdown(made: Sequence[Table]) -> str:
    parts = []
    for title, head, rows in made:
        rule = ["---"] + ["---:"] * (len(head) - 1)
        lines = ["| " + " | ".join(row) + " |" for row in [head, rule, *rows]]
        parts.append(f"### {title}\n\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def keep(text: str, name: str = "figures") -> None:
    """Puts `text` between the markers of that name in README.md; the rest of it is left alone."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    before, rest = README.read_text().split(begin)
    _, after = rest.split(end)
    README.write_text(f"{before}{begin}\n{text}\n{end}{after}")


def _ratios(title: str, ours: Figures, peers: Figures, field: str, faster: bool) -> Table:
    rows = []
    for peer, theirs in peers.items():
        row = [peer]
        for mine in ours.values():
            pairs = [(a[field], b[field]) for a, b in zip(mine, theirs, strict=True)]
            row.append(_times(median(a / b if faster else b / a for a, b in pairs)))
        rows.append(row)
    return title, ["peer", *ours], rows


def _middle(rounds: list[dict[str, Any]], field: str) -> float | None:
    values = [figures.get(field) for figures in rounds]
    return None if None in values else median(values)  # type: ignore[type-var]


def _spread(rounds: list[dict[str, Any]], field: str, form: Callable[[float | None], str]) -> str:
    values = [figures.get(field) for figures in rounds]
    return "-" if None in values else f"{form(min(values))}-{form(max(values))}"  # type: ignore[type-var]


def _large(value: float | None) -> str:
    return "-" if value is None else f"{value:,.0f}"


def _small(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}" if value < 10 else f"{value:,.0f}"


def _times(value: float) -> str:
    return f"{value:.2f}x" if value < 10 else f"{value:,.0f}x"
