"""What is told of a moment: the same to all where it is the same, and nothing that is known already."""

from random import Random
from typing import Any

import pytest

import cinderbox
from cinderbox.kernel.game import Game
from cinderbox.table import scene
from cinderbox.table.entry import ClockRule
from cinderbox.table.patch import exact
from tests.kernel import toy
from tests.table.tables import RADLANDS, play, table

EVERYBODY = [*cinderbox.games(), toy.GAME]


@pytest.mark.parametrize("game", EVERYBODY, ids=lambda game: game.id)
def test_the_table_of_a_view_is_the_same_for_all_eyes(game: Game) -> None:
    at, dice = table(game, game.seats[-1], seed=2), Random(2)
    for _ in range(60):
        public = at.state.view(None)["table"]
        assert all(at.state.view(seat)["table"] == public for seat in range(game.seats[-1]))
        if at.over:
            break
        play(at, dice, 1)


@pytest.mark.parametrize("game", EVERYBODY, ids=lambda game: game.id)
def test_a_telling_compares_the_table_once_for_all_eyes(game: Game, monkeypatch) -> None:
    at = table(game, game.seats[-1], seed=2)
    eyes = [None, *range(game.seats[-1])]
    before = scene.Telling(at, 0.0)
    shown = [before.shown(one) for one in eyes]
    play(at, Random(2), 1)
    compared: list[object] = []

    def counted(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any] | None:
        compared.append(old)
        return exact(old, new)

    monkeypatch.setattr(scene, "exact", counted)
    telling = scene.Telling(at, 1.0)
    for old in shown:
        new, _ = telling.change(old)
        assert new.public is telling.public
    assert sum(one is before.public for one in compared) == 1


def test_a_change_has_only_what_is_new_and_the_clocks() -> None:
    at, dice = table(RADLANDS, seed=5, clock=ClockRule("live", 600.0)), Random(5)
    shown = scene.Telling(at, 0.0).shown(0)
    known = shown.moment
    left_out = set()
    for second in range(1, 40):
        if at.over:
            break
        play(at, dice, 1, float(second))
        shown, message = scene.Telling(at, float(second)).change(shown)
        if message is None or message["type"] == "scene":
            known = shown.moment
            continue
        assert message["clocks"] == shown.moment["clocks"] and message["number"] == shown.moment["number"]
        for name in set(known) - {"clocks", "number"}:
            assert (name in message) == (known[name] != shown.moment[name]), name
        left_out |= set(known) - set(message)
        known = {**known, **{name: message[name] for name in known if name in message}}
        assert known == shown.moment
    assert {"outcome", "lesson", "declines", "over"} <= left_out
