"""A terminal for tests: runs a command with typed lines and keeps what it said."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cinderbox.cli.app import app


@dataclass
class Said:
    code: int
    out: str
    err: str


Terminal = Callable[..., Said]


@pytest.fixture
def cinderbox_(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs `cinderbox` in an empty folder: cinderbox_("play", "radlands", typed="1\\nquit\\n")."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object, typed: str = "") -> Said:
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Said(result.exit_code, result.stdout, result.stderr)

    return run
