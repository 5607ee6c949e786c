"""What the documentation shows works: `python` blocks are run, `pycon` blocks give the answers they show.

The blocks of a page are run in order and share their names. A block that opens with `# pip install 'cinderbox[x]'` is
left out where that extra is missing.
"""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXTRA = re.compile(r"# pip install 'cinderbox\[(\w+)\]'")
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
LIBRARY = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "openspiel": "pyspiel", "parquet": "pyarrow"}


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[tuple[int, str, str]]:
    """Line, kind and code of every block that is an example."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, found.start()) + 1, found[1], found[2]) for found in BLOCK.finditer(text)]


def missing(code: str) -> bool:
    extra = EXTRA.match(code)
    return extra is not None and importlib.util.find_spec(LIBRARY[extra[1]]) is None


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=name)
def test_the_examples_of_a_page_work(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CINDERBOX_GAMES", "")  # a page may make a game known
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": "example"}
    for line, kind, code in blocks(page):
        if missing(code):
            continue
        if kind == "python":
            exec(compile("\n" * line + code, str(page), "exec"), names)
        else:
            said: list[str] = []
            session = doctest.DocTestParser().get_doctest(code, names, name(page), str(page), line)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            runner.run(session, out=said.append, clear_globs=False)
            names.update(session.globs)
            assert not runner.failures, "".join(said)


def test_the_pages_for_bot_builders_and_the_api_have_examples() -> None:
    with_examples = [name(page) for page in PAGES if blocks(page)]
    for page in ("README.md", "docs/api.md", "docs/bots.md", "docs/add-a-card.md", "docs/add-a-game.md"):
        assert page in with_examples


def test_what_the_walk_through_the_example_quotes_is_there() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    code = (ROOT / "examples" / "scavengers" / "game.py").read_text(encoding="utf-8")
    quoted = re.findall(r"^```py\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(quoted) > 8
    assert [quote for quote in quoted if quote not in code] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert not broken
