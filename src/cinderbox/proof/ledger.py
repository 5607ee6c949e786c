"""What the rules of a game's ledger say, and which of them are proved by tests.

Knows how a ledger is written (`docs/rules/<game>.md`: a rule is a table row or a bullet that begins with its id)
and how tests cite it (`@pytest.mark.rule("RAD-EVT-03")`). Reads source text only and runs nothing.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cinderbox.kernel.errors import CinderboxError

RULE = re.compile(r"(?:\||[-*]\s+\*\*)\s*([A-Z]{2,4}(?:-[A-Z]{2,6})+-\d+)\b")
HEADING = re.compile(r"#{2,}\s+(?:[\d.]+\s+)?(.+)")


class NoLedger(CinderboxError):
    """There is no source checkout here, or it has no ledger of that game."""


@dataclass(frozen=True)
class Section:
    """One heading of a ledger and the rules below it: id, and whether a test cites it."""

    title: str
    rules: tuple[tuple[str, bool], ...]

    @property
    def covered(self) -> int:
        return sum(proved for _, proved in self.rules)

    @property
    def uncovered(self) -> tuple[str, ...]:
        return tuple(rule for rule, proved in self.rules if not proved)


@dataclass(frozen=True)
class Coverage:
    sections: tuple[Section, ...]
    strangers: tuple[str, ...]  # cited by a test, but not in the ledger

    @property
    def total(self) -> int:
        return sum(len(section.rules) for section in self.sections)

    @property
    def covered(self) -> int:
        return sum(section.covered for section in self.sections)


def checkout(start: Path) -> Path:
    """The root of the source checkout that `start` lies in, or else that this package lies in."""
    here = Path(__file__).resolve()
    for folder in (start.resolve(), *start.resolve().parents, *here.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "cinderbox").is_dir():
            return folder
    raise NoLedger("Rules are counted in a source checkout of Cinderbox: run this inside one.")


def coverage(root: Path, game: str) -> Coverage:
    """How the tests of a checkout cover the ledger of one game."""
    chapters = chapters_of(root, game)
    known = {rule for _, rules in chapters for rule in rules}
    families = {rule.split("-")[0] for rule in known}
    cited = {rule for file in sorted((root / "tests").rglob("*.py")) for rule in citations(file)}
    found = tuple(Section(title, tuple((rule, rule in cited) for rule in rules)) for title, rules in chapters)
    return Coverage(found, tuple(sorted(rule for rule in cited - known if rule.split("-")[0] in families)))


@dataclass(frozen=True)
class Sentence:
    """What one rule says, and where it comes from: a section of the rulebook, or the reason of a ruling."""

    text: str
    source: str


def sentences(text: str) -> dict[str, Sentence]:
    """What every rule of a ledger says, by its id; examples, which only show rules at work, are left out."""
    found: dict[str, Sentence] = {}
    columns: list[str] = []
    last = ""
    for line in text.splitlines():
        cells = [plain(cell) for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if cells and cells[0] == "ID":
            columns = cells
        elif rule := RULE.match(line):
            if rule[1] not in found and "-EX-" not in rule[1]:
                found[rule[1]] = sentence(columns, cells) if cells else Sentence(plain(line[rule.end(1) :]), "")
                last = rule[1] if not cells else ""
        elif line.startswith("  ") and found and last:  # a bullet goes on
            found[last] = Sentence(f"{found[last].text} {plain(line)}", "")
        else:
            last = ""
    return found


def sentence(columns: Sequence[str], cells: Sequence[str]) -> Sentence:
    """A row of a table: the last column names the source, unless there is none."""
    sourced = columns[-1] in ("Section", "Source", "Src", "Why")
    said = [cell for cell in (cells[1:-1] if sourced else cells[1:]) if cell]
    joint = " " if said and said[0].endswith(("?", ".")) else ", "
    return Sentence(joint.join(said), cells[-1] if sourced else "")


def plain(cell: str) -> str:
    """A cell without the marks of Markdown."""
    return cell.replace("**", "").replace("`", "").strip()


def ledger(game: str) -> dict[str, Sentence]:
    """The ledger of a game in this box, as it lies in the checkout or in the package; {} if it has none."""
    here = Path(__file__).resolve().parents[1]
    folders = [folder / "docs" / "rules" for folder in here.parents if (folder / "pyproject.toml").is_file()]
    for folder in (*folders, here / "ledgers"):
        if (file := folder / f"{game}.md").is_file():
            return sentences(file.read_text(encoding="utf-8"))
    return {}


def rules(root: Path, game: str) -> frozenset[str]:
    """Every id that the ledger of a game defines."""
    return frozenset(rule for _, rules in chapters_of(root, game) for rule in rules)


def chapters_of(root: Path, game: str) -> list[tuple[str, list[str]]]:
    try:
        text = (root / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    except OSError:
        raise NoLedger(f"There is no ledger of {game}: docs/rules/{game}.md is missing.") from None
    chapters = sections(text)
    if not chapters:
        raise NoLedger(f"docs/rules/{game}.md lists no rule.")
    return chapters


def sections(text: str) -> list[tuple[str, list[str]]]:
    """The headings of a ledger with the ids that are defined under each; a heading without rules is left out."""
    found: list[tuple[str, list[str]]] = []
    seen: set[str] = set()
    for line in text.splitlines():
        if heading := HEADING.match(line):
            found.append((heading[1].strip(), []))
        elif (rule := RULE.match(line)) and found and rule[1] not in seen:
            seen.add(rule[1])
            found[-1][1].append(rule[1])
    return [(title, rules) for title, rules in found if rules]


def spans(rules: Sequence[str]) -> list[str]:
    """Ids in the order of the ledger, runs of them drawn together: `RAD-GEN-01..04`."""
    found: list[list[str]] = []
    for rule in rules:
        stem, _, number = rule.rpartition("-")
        before = found[-1][-1].rpartition("-") if found else ("", "", "0")
        if before[0] == stem and int(before[2]) + 1 == int(number):
            found[-1].append(rule)
        else:
            found.append([rule])
    return [run[0] if len(run) == 1 else f"{run[0]}..{run[-1].rpartition('-')[2]}" for run in found]


def citations(file: Path) -> Iterator[str]:
    """Every id that a `mark.rule(...)` in this file names."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise NoLedger(f"The test file {file.name} cannot be read: {error}.") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
