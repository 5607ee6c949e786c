"""Coverage of a ledger, on one made up for the test."""

from pathlib import Path

import pytest

from cinderbox.proof import ledger

LEDGER = """# Toy
## 1. Rules
### 1.1 Setup — SET

| ID | Rule |
| --- | --- |
| TOY-SET-01 | There is a toy. |
| TOY-SET-02 | It is like TOY-END-01. |

### 1.2 End

| TOY-END-01 | The toy breaks. |
| TOY-BATTLE-01 | Toys fight. |
## 2. Vectors
- **TOY-EX-01 Breaking.** It breaks. [TOY-END-01]
"""
TESTS = """import pytest

@pytest.mark.rule("TOY-SET-01", "TOY-EX-01")
def test_toy(): "TOY-SET-02 is only named in a text"

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("TOY-OLD-09"))])
def test_more(n): ...

@pytest.mark.rule("RAD-SET-01")
def test_of_another_game(): ...
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "toy.md").write_text(LEDGER)
    (tmp_path / "tests" / "toy").mkdir(parents=True)
    (tmp_path / "tests" / "toy" / "test_toy.py").write_text(TESTS)
    (tmp_path / "src" / "cinderbox").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("")
    return tmp_path


def test_every_rule_stands_in_its_section_with_its_proof(checkout):
    found = ledger.coverage(checkout, "toy")
    assert [(s.title, s.covered, s.uncovered) for s in found.sections] == [
        ("Setup — SET", 1, ("TOY-SET-02",)),
        ("End", 0, ("TOY-END-01", "TOY-BATTLE-01")),
        ("Vectors", 1, ()),
    ]
    assert (found.covered, found.total) == (2, 5)


def test_a_citation_that_is_not_in_the_ledger_is_named(checkout):
    assert ledger.coverage(checkout, "toy").strangers == ("TOY-OLD-09",)


def test_the_checkout_is_found_from_any_folder_in_it(checkout):
    assert ledger.checkout(checkout / "tests" / "toy") == checkout.resolve()


def test_a_missing_or_empty_ledger_is_said(checkout):
    with pytest.raises(ledger.NoLedger, match=r"docs/rules/chess.md is missing"):
        ledger.coverage(checkout, "chess")
    (checkout / "docs" / "rules" / "toy.md").write_text("# Nothing\n")
    with pytest.raises(ledger.NoLedger, match="lists no rule"):
        ledger.coverage(checkout, "toy")


def test_runs_of_ids_are_drawn_together():
    ids = ["A-B-01", "A-B-02", "A-B-03", "A-C-04", "A-C-06", "A-C-07"]
    assert ledger.spans(ids) == ["A-B-01..03", "A-C-04", "A-C-06..07"]
    assert ledger.spans([]) == []


def test_ids_of_longer_and_of_more_parts_are_rules_too():
    text = "## Hexes\n| TOY-HEX-WAS-01 | a |\n| TOY-SCORE-02 | b |\n"
    assert ledger.sections(text) == [("Hexes", ["TOY-HEX-WAS-01", "TOY-SCORE-02"])]
