"""What was found, as one page that opens offline: tables and pictures, each picture also as a PNG beside it."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from cinderbox.experiments import pictures
from cinderbox.experiments.balance import FEW, Balance, Share, Use, across
from cinderbox.experiments.calibration import Calibration
from cinderbox.experiments.compare import Change, Comparison
from cinderbox.experiments.ladder import Rated
from cinderbox.experiments.pictures import Drawing
from cinderbox.experiments.stats import Interval
from cinderbox.experiments.study import PARTS, Watched

FILE = "report.html"
SHOWN = 30  # rows of a picture
MANY = 5  # cards that are worth a picture
STYLE = """
body { font: 16px/1.45 sans-serif; color: #1b1512; background: #fdf8ec; max-width: 62rem; margin: 2rem auto; }
body { padding: 0 1rem; }
h1, h2 { line-height: 1.15; } h2 { margin-top: 2.4rem; border-top: 2px solid #1b1512; padding-top: .6rem; }
table { border-collapse: collapse; margin: .8rem 0; } th, td { text-align: right; padding: .2rem .7rem; }
th:first-child, td:first-child { text-align: left; } tr + tr td { border-top: 1px solid #d9caa9; }
tr.flag td, p.flag { color: #ad350b; font-weight: 600; } .note { color: #54463a; }
svg { max-width: 100%; height: auto; overflow: visible; }
"""

Cells = Sequence[str]


class Page:
    """A page that grows section by section."""

    def __init__(self, title: str, about: str, folder: Path) -> None:
        self.title = title
        self.folder = folder
        self.parts = [f"<h1>{escape(title)}</h1>", f'<p class="note">{escape(about)}</p>']

    def section(self, title: str, note: str = "") -> None:
        self.parts.append(f"<h2>{escape(title)}</h2>" + (f'<p class="note">{escape(note)}</p>' if note else ""))

    def table(self, heads: Cells, rows: Sequence[tuple[bool, Cells]]) -> None:
        """Rows of cells, each with whether it is flagged."""
        head = "".join(f"<th>{escape(one)}</th>" for one in heads)
        body = "".join(
            f"<tr{' class=flag' if flag else ''}>" + "".join(f"<td>{escape(one)}</td>" for one in cells) + "</tr>"
            for flag, cells in rows
        )
        self.parts.append(f"<table><tr>{head}</tr>{body}</table>")

    def picture(self, name: str, drawing: Drawing) -> None:
        self.parts.append(f"<figure>{pictures.svg(drawing)}</figure>")
        (self.folder / f"{name}.png").write_bytes(pictures.png(drawing))

    def write(self) -> Path:
        file = self.folder / FILE
        head = f'<meta charset="utf-8"><title>{escape(self.title)}</title><style>{STYLE}</style>'
        body = "\n".join(self.parts)
        file.write_text(f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>', "utf-8")
        return file


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def between(at: Interval, scale: float = 100, unit: str = " %") -> str:
    return f"{scale * at.low:.1f} to {scale * at.high:.1f}{unit}"


def write_balance(found: Balance, games: Sequence[Watched], about: str, title: str, folder: Path) -> Path:
    page = Page(f"{title}: balance", about, folder)
    page.section("The games")
    page.table(("", "mean", "95 %"), [(False, row) for row in figures(found)])
    page.picture("lengths", pictures.lengths([game.turns for game in games]))
    page.section("Over the game", "How a seat's chances looked to its own evaluation, averaged over all games.")
    page.picture("curves", pictures.curves(found.chances, "own chances, as they look"))
    if found.points.winners or found.points.losers:
        page.section("Points over the game", "As the game would count them if it ended then, averaged over all games.")
        page.picture("points", pictures.curves(found.points, "points", percent=False))
        page.table(("part of the game", "winners, 95 %", "losers, 95 %"), [(False, row) for row in quarters(found)])
    for name, heading, rows in (
        ("seats", "By seat", found.by_seat),
        ("bots", "By bot", found.by_bot),
        ("choices", "By leader and the like", found.by_choice),
    ):
        if len(rows) > 1:
            page.section(heading)
            page.picture(name, pictures.shares(rows, "games won"))
            page.table(("", "games", "won", "95 %"), [(row.flag, share(row)) for row in rows])
    page.section("By card", CARDS)
    flagged = sorted((row for row in found.uses if row.flag in ("wins", "loses")), key=lambda row: row.chance)
    if flagged:
        page.picture("flagged", pictures.gains(flagged[:SHOWN], "won with it, less won without"))
    if found.unused:
        page.parts.append(f"<p>Never seen in anybody's hands: {escape(', '.join(found.unused))}.</p>")
    kinds = sorted({row.kind for row in found.uses}, key=lambda kind: -sum(row.kind == kind for row in found.uses))
    for kind in kinds:
        rows_of = [row for row in found.uses if row.kind == kind]
        page.section(f"Cards: {kind}")
        if missing := [f"{card} ({seats} seats)" for what, card, seats in found.never if what == kind]:
            page.parts.append(f'<p class="flag">Never, though seats had it: {escape(", ".join(missing))}.</p>')
        if len(rows_of) >= MANY:
            page.picture(f"cards-{kind}", pictures.used(rows_of, kind))
        heads = ("card", "seats with it", "share", "won with", "won without", "difference, 95 %", "by chance", "")
        page.table(heads, [(bool(row.flag), use(row)) for row in rows_of])
    return page.write()


def write_balances(found: Sequence[tuple[str, str, Balance]], about: str, title: str, folder: Path) -> Path:
    """Several studies beside each other: the name of each, its folder, and what it says."""
    page = Page(f"{title}: balance", about, folder)
    page.section("The games", "Each has a page of its own:")
    links = [f'<li><a href="{escape(at)}/report.html">{escape(name)}</a></li>' for name, at, _ in found]
    page.parts.append(f"<ul>{''.join(links)}</ul>")
    heads = [f"{head}, 95 %" for head, _, _ in figures(found[0][2])]
    cells = [[f"{mean}, {spread}" for _, mean, spread in figures(one)] for _, _, one in found]
    rows = [(False, (name, str(one.games), *row)) for (name, _, one), row in zip(found, cells, strict=True)]
    page.table(("", "games", *heads), rows)
    for name, heading, note, shares in (
        ("seats", "By seat", LEANS, across([(name, one.by_seat) for name, _, one in found])),
        ("choices", "By leader and the like", FAR, across([(name, often(one)) for name, _, one in found])),
    ):
        if len(shares) > 1:
            page.section(heading, note)
            far = sorted(shares, key=lambda row: (not row.flag, -abs(row.rate.value - row.fair)))[:SHOWN]
            shown = shares if note == LEANS else tuple(far)
            page.picture(name, pictures.leans(shown, "games won, less the fair share"))
            won = [(row.flag, (*share(row), percent(row.fair))) for row in shown]
            page.table(("", "games", "won", "95 %", "fair"), won)
    return page.write()


def often(found: Balance) -> list[Share]:
    return [row for row in found.by_choice if row.games >= FEW]


LEANS = "Games won, in the picture less the fair share. Flags are corrected for all rows together."
FAR = (
    f"Of what at least {FEW} seats had, the {SHOWN} rows that lie farthest from what is fair, flagged ones first; each "
    "study's own page has all."
)
CARDS = (
    "A seat has a card with a kind of event if its log says so at least once. With and without says what goes "
    "together, not what causes what. Flagged is what stays beyond chance after correction for the number of rows "
    "(Holm), and what nearly every seat has."
)


def figures(found: Balance) -> list[Cells]:
    return [
        ("decisions a game", f"{found.decisions.value:.1f}", between(found.decisions, 1, "")),
        ("turns a game", f"{found.turns.value:.1f}", between(found.turns, 1, "")),
        ("choices a decision", f"{found.choices.value:.1f}", between(found.choices, 1, "")),
        ("decisions with one choice", percent(found.forced.value), between(found.forced)),
        ("lead changes a game", f"{found.leads.value:.1f}", between(found.leads, 1, "")),
        ("the winner looks best from", percent(found.known.value), between(found.known)),
    ]


def quarters(found: Balance) -> list[Cells]:
    """The points of winners and losers at each quarter of the game; who there is none of has none."""
    rows: list[Cells] = []
    for quarter in range(5):
        at = PARTS * quarter // 4
        sides = [run[at] if run else None for run in (found.points.winners, found.points.losers)]
        cells = [f"{one.value:.1f}, {between(one, 1, '')}" if one else "-" for one in sides]
        rows.append((percent(quarter / 4), *cells))
    return rows


def share(row: Share) -> Cells:
    return (row.name, str(row.games), percent(row.rate.value), between(row.rate))


def use(row: Use) -> Cells:
    return (
        row.card,
        str(row.seats),
        percent(row.rate.value),
        percent(row.won.value),
        percent(row.without.value),
        f"{percent(row.gain.value)}, {between(row.gain)}",
        f"{row.chance:.3f}",
        row.flag,
    )


def write_comparison(found: Comparison, about: str, title: str, folder: Path) -> Path:
    page = Page(f"{title}: what the change did", about, folder)
    page.section("The games", f"{found.deals} deals, each played with both packs from every seat.")
    wins = [row for row in found.figures if row.name.startswith("seat")]
    page.picture("seats", pictures.changed(wins, "change of games won"))
    page.table(HEADS, [(row.sure, change(row, row in wins)) for row in found.figures])
    for name, heading, note, rows in (
        ("used", "How often cards are used", "Of all seats, how many have such an event.", found.used),
        ("won", "What cards win", "Of all games, how many are won by a seat that had such an event.", found.won),
    ):
        page.section(heading, note)
        largest = sorted(rows, key=lambda row: (row.chance, -abs(row.change.value)))[:SHOWN]
        if largest:
            page.picture(name, pictures.changed(largest, "change of the share"))
        page.table(HEADS, [(row.sure, change(row, True)) for row in sorted(rows, key=lambda row: row.chance)])
    return page.write()


HEADS = ("", "before", "after", "change, 95 %", "by chance", "deals to settle it")


def change(row: Change, share: bool) -> Cells:
    scale, unit = (100, " %") if share else (1, "")
    numbers = [f"{scale * one:.1f}{unit}" for one in (row.before, row.after, row.change.value)]
    needed = f"{row.needed:,}" if row.needed else "-"
    return (row.name, *numbers[:2], f"{numbers[2]}, {between(row.change, scale, unit)}", f"{row.chance:.3f}", needed)


def write_ladder(found: Sequence[Rated], about: str, title: str, folder: Path) -> Path:
    page = Page(f"{title}: ladder", about, folder)
    page.section("Ratings", "400 points are odds of ten to one; 0 is the average of these bots.")
    page.picture("ladder", pictures.rated(found))
    page.table(("bot", "rating", "95 %", "games", "won", "share"), [(False, rung(row)) for row in found])
    return page.write()


def rung(row: Rated) -> Cells:
    rating = f"{row.rating.value:+.0f}"
    return (
        row.bot,
        rating,
        between(row.rating, 1, ""),
        str(row.games),
        f"{row.wins:g}",
        f"{percent(row.share.value)} ({between(row.share)})",
    )


CALIBRATED = ("chances", "said", "off by", "by chance alone")


def calibrated(row: Calibration) -> Cells:
    return (row.name, f"{row.said:,}", percent(row.error), percent(row.chance))


def write_calibration(found: Sequence[Calibration], about: str, title: str, folder: Path) -> Path:
    page = Page(f"{title}: do stated chances come true?", about, folder)
    page.section("How far off they are", SAID)
    page.table(CALIBRATED, [(False, calibrated(row)) for row in found])
    for row in found:
        if "," not in row.name:
            page.section(f"Chances as {row.name}")
            page.picture(row.name, pictures.calibrated(row))
    return page.write()


SAID = (
    "The expected calibration error: how far the mean of what was said lies from what was won, in classes of ten "
    "percent. With few games some of it is chance, and the last column says about how much, if every word were true. "
    "Seen: what a seat is told of its own chances by what it may know. Open: with all hands on the table."
)
