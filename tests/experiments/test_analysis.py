"""After the game: everybody's chances along its turns, and what decided it. On kept records of every game."""

import json
from pathlib import Path
from typing import Any

import pytest

import cinderbox
from cinderbox.experiments.analysis import Analysis, Analyst, Effort, Story, analyse, plain
from cinderbox.kernel.state import State
from cinderbox.table import record
from cinderbox.table.part import LogPart
from cinderbox.table.table import Table, loaded

RECORDS = Path(__file__).parents[1] / "records"
LITTLE = Effort(glance=2, glances=40, close=2, iterations=6, worlds=6)


def shortest(game: str) -> Any:
    found = [json.loads(path.read_text()) for path in sorted((RECORDS / game).glob("*.json"))]
    return min(found, key=lambda one: len(one["entries"]))


def spoken(said: list[str | LogPart]) -> str:
    return "".join([one if isinstance(one, str) else one.text for one in said])


def begun(data: Any, entries: int = 100) -> Any:
    """The beginning of a game."""
    return {**data, "entries": data["entries"][:entries], "digest": "", "outcome": None}


def table_of(data: Any) -> Table:
    return record.imported(data, lambda header: cinderbox.game(header.game), "x", 0.0)


@pytest.fixture(scope="module")
def radlands() -> tuple[Table, Analysis]:
    table = table_of(shortest("radlands"))
    return table, analyse(table, LITTLE)


@pytest.mark.parametrize("game", [game.id for game in cinderbox.games() if (RECORDS / game.id).exists()])
def test_a_game_of_every_kind_can_be_analysed_from_its_record(game: str) -> None:
    data = begun(shortest(game))
    found = analyse(table_of(data), LITTLE)
    assert found.points[0].at == 0
    assert found.points[-1].at == len(data["entries"])
    assert [one.at for one in found.points] == sorted({one.at for one in found.points})
    for point in found.points:
        for chances in (point.honest, point.open):
            assert len(chances) == data["seats"]
            assert all(0 <= chance <= 1000 for chance in chances)
        if data["seats"] > 1:
            assert sum(point.open) == pytest.approx(1000, abs=data["seats"])
        assert point.scores == [] if game == "radlands" else len(point.scores) == data["seats"]
    assert len(found.turnings) <= 5
    for one in found.turnings:
        assert one.had != one.other
        assert one.luck or one.plan[0].action != data["entries"][one.at][1] or len(one.plan) > 1


def test_at_the_end_the_winner_has_every_chance(radlands) -> None:
    table, found = radlands
    won = table.outcome.winners[0]
    assert found.points[-1].honest[won] == found.points[-1].open[won] == 1000
    assert sum(found.points[-1].open) == 1000


@pytest.mark.parametrize("game", ["pioneers", "residuum", "resurgence"])
def test_the_points_along_a_game_end_as_its_outcome_says(game: str) -> None:
    data = shortest(game)
    table = table_of(data)
    assert table.game.scores(Story(table).states[-1]) == data["outcome"]["scores"]


def test_the_same_game_gives_the_same_analysis(radlands) -> None:
    _, found = radlands
    assert plain(analyse(table_of(shortest("radlands")), LITTLE)) == plain(found)


def test_a_moment_names_the_better_plan_and_what_it_kept(radlands) -> None:
    _, found = radlands
    mistakes = [one for one in found.turnings if not one.luck]
    assert mistakes
    for one in mistakes:
        assert one.other - one.had >= 50
        ends = f" kept {round(one.other / 10)} %; player {one.seat + 1} had {round(one.had / 10)} %."
        assert spoken(one.text).endswith(ends)
        assert LogPart(f"player {one.seat + 1}", one.seat) in one.text


class Indifferent:
    """Chances that see no difference between positions."""

    def value(self, s: State, seat: int) -> float:
        return 0.5

    def open(self, s: State) -> list[float]:
        return [0.5] * s.seats

    def seen(self, s: State, seat: int, seed: int, worlds: int) -> list[float]:
        return self.open(s)


def test_moments_are_weighed_by_the_chances_that_make_the_curve(radlands) -> None:
    table, found = radlands
    assert found.turnings
    analyst = Analyst(Story(table), LITTLE)
    analyst.chances = Indifferent()  # type: ignore[assignment]
    assert analyst.analysis().turnings == []


def test_a_better_plan_can_be_played_on_the_table_as_it_was(radlands) -> None:
    table, found = radlands
    story = Story(table)
    for one in found.turnings:
        s = story.states[one.at].clone()
        for deed in one.plan:
            s.apply(deed.action, deed.seat)


def test_a_fork_is_analysed_with_the_chance_it_was_played_with(radlands) -> None:
    table, _ = radlands
    header, entries = record.fork(table, 20, "fork", table.seats, 77, 0.0)
    fork = loaded(header, table.game, entries)
    assert Story(fork).states[-1].digest() == fork.state.digest()
