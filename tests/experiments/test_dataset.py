"""A data set holds every decision as the seat saw it, and is the same however it was made."""

from pathlib import Path

import pytest

import cinderbox
from cinderbox.experiments import dataset
from cinderbox.experiments.dataset import Dataset
from cinderbox.experiments.tournament import Schedule, seed_of

parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet needs pyarrow")

SCHEDULE = Schedule("scavengers", ("random", "random"), deals=30, seed=7)


@pytest.fixture(autouse=True)
def small_game() -> None:
    cinderbox.game("examples/scavengers")  # known from here on


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((folder / "deals").iterdir())}


def test_a_data_set_replays_as_the_games_it_was_made_from(tmp_path: Path) -> None:
    data = Dataset(Schedule("radlands", ("random", "random"), deals=1, seed=3), tmp_path)
    data.open()
    assert list(data.run()) == [0] == data.done()
    rows = parquet.read_table(tmp_path / "deals" / "000000-000000.parquet").to_pylist()
    game = cinderbox.game("radlands")
    assert (tmp_path / "features.txt").read_text().splitlines() == game.features(2)
    for rotation in range(2):
        state = game.start(seats=2, seed=seed_of(3, 0))
        mine = [row for row in rows if row["rotation"] == rotation]
        for number, row in enumerate(mine):
            assert (row["decision"], row["seat"]) == (number, state.to_act[0])
            assert row["open"] == state.actions(row["seat"]) and row["action"] in row["open"]
            assert 0 <= row["value"] <= 1 and row["bot"] == "random"
            if number % 20 == 0:
                assert row["features"] == state.features(row["seat"])
            state.apply(row["action"], row["seat"])
        assert state.outcome is not None
        assert {row["seat"] for row in mine if row["won"] == 1} == set(state.outcome.winners)


def test_the_same_plan_gives_the_same_files_stopped_or_not_in_one_process_or_two(tmp_path: Path) -> None:
    whole, halved = Dataset(SCHEDULE, tmp_path / "whole"), Dataset(SCHEDULE, tmp_path / "halved")
    whole.open()
    assert sorted(whole.run(jobs=2)) == list(range(30))
    halved.open()
    for _ in zip(range(dataset.DEALS), halved.run(), strict=False):
        pass  # stopped after one file
    assert len(halved.done()) == dataset.DEALS
    assert list(halved.run()) == list(range(dataset.DEALS, 30))
    assert files(tmp_path / "whole") == files(tmp_path / "halved")


def test_a_data_set_may_grow(tmp_path: Path) -> None:
    for deals in (10, 30):
        data = Dataset(Schedule(SCHEDULE.game, SCHEDULE.bots, deals, SCHEDULE.seed), tmp_path)
        data.open()
        list(data.run())
    assert list(files(tmp_path)) == ["000000-000019.parquet", "000020-000029.parquet"]
    with pytest.raises(cinderbox.BadOption, match="holds another study"):
        Dataset(Schedule(SCHEDULE.game, SCHEDULE.bots, 30, 8), tmp_path).open()
