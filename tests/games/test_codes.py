"""No game counts with codes: an action is made of its verb and its target by the action space alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "cinderbox" / "games"
FILES = sorted(GAMES.rglob("*.py"))


def counted(code: str) -> Iterator[str]:
    """Sums and differences in which the code of a verb is taken for a number."""
    for function in [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.FunctionDef)]:
        short = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and ast.unparse(node.value).endswith("codes")
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
                sides = [side for side in (node.left, node.right) if isinstance(side, ast.Attribute)]
                owners = [ast.unparse(side.value) for side in sides]
                if any(owner in short or owner.endswith("codes") for owner in owners):
                    yield ast.unparse(node)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(GAMES).as_posix())
def test_codes_are_not_counted_with(file: Path) -> None:
    assert list(counted(file.read_text(encoding="utf-8"))) == []


def test_counting_with_codes_is_found() -> None:
    assert list(counted("def f(s):\n    return s.codes.play + 1")) == ["s.codes.play + 1"]
    assert list(counted("def f(s):\n    c = s.codes\n    return 7 - c.play")) == ["7 - c.play"]
    assert list(counted("def f(s):\n    c = s.content\n    return c.camp + 1, s.codes.aimed(s.codes.play, 1)")) == []
