"""Without the other framework an adapter says in one sentence how to get it."""

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "library"),
    [("pettingzoo", "pettingzoo"), ("pettingzoo", "gymnasium"), ("openspiel", "pyspiel"), ("gymnasium", "gymnasium")],
)
def test_a_missing_library_is_named_with_its_extra(adapter: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"cinderbox.adapters.{adapter}", raising=False)
    with pytest.raises(ImportError, match=rf"cinderbox\[{adapter}\]"):
        importlib.import_module(f"cinderbox.adapters.{adapter}")
