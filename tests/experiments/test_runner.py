"""Work is done whatever dies on the way."""

import gc
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from cinderbox import BadOption
from cinderbox.experiments import runner, study, tournament
from cinderbox.experiments.tournament import Schedule
from cinderbox.kernel import memory


def square(number: int) -> int:
    return number * number


def square_or_die(work: tuple[int, str]) -> int:
    """Dies over one piece of work, once."""
    number, folder = work
    mark = Path(folder, "died")
    if number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def patience(_: int) -> int:
    """How many new objects a process makes before it looks at them."""
    return gc.get_threshold()[0]


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int) -> int:
    raise BadOption(f"Number {number} is not to be had.")


@pytest.mark.parametrize("jobs", [1, 3])
def test_all_work_is_done_once(jobs: int) -> None:
    assert sorted(runner.run(square, range(20), jobs)) == [n * n for n in range(20)]
    assert list(runner.run(square, [], jobs)) == []


def test_processes_in_which_bots_think_seldom_look_through_their_memory() -> None:
    assert set(runner.run(patience, range(4), 2)) == {memory.YOUNG}


def test_a_killed_process_costs_what_it_was_doing_and_nothing_else(tmp_path: Path) -> None:
    work = [(n, str(tmp_path)) for n in range(20)]
    assert sorted(runner.run(square_or_die, work, 2)) == [n * n for n in range(20)]
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(runner.WorkLost, match="processes died one after the other"):
        list(runner.run(die, [1], 2))


def test_quick_work_is_handed_out_in_batches_that_shrink_towards_the_end() -> None:
    waiting = runner.Waiting(100, workers=2)
    assert waiting.batch() == [0], "how long it takes is not known yet"
    waiting.took([0], 1, runner.BATCH / 30)
    sizes = []
    while waiting.numbers:
        sizes.append(len(waiting.batch()))
    assert sizes[:4] == [24, 18, 14, 10] and sizes[-3:] == [1, 1, 1] and sum(sizes) == 99


def test_what_a_batch_had_no_time_for_waits_again(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = runner.Waiting(9, workers=1)
    waiting.took([], 1, 0.0)
    batch = waiting.batch()
    assert batch == [0, 1, 2, 3]
    monkeypatch.setattr(runner, "perf_counter", iter([0.0, 1.0, 1.0]).__next__)
    assert runner.done(square, batch) == ([0], 1.0)
    waiting.took(batch, 1, runner.BATCH)
    assert waiting.batch() == [1]


def test_work_that_somebody_died_over_goes_alone() -> None:
    waiting = runner.Waiting(9, workers=1)
    waiting.took([], 1, 0.0)
    waiting.died(waiting.batch())
    assert [waiting.batch() for _ in range(4)] == [[0], [1], [2], [3]] and waiting.batch() == [4, 5]


def test_a_mistake_in_the_work_is_told_by_the_one_that_leads() -> None:
    with pytest.raises(BadOption, match="Number 3"):
        list(runner.run(fail, [3], 2))


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadOption, match=r"cinderbox\[ray\]"):
        list(runner.run(square, [1], ray="local"))


@pytest.fixture(scope="module")
def cluster() -> Any:
    """Two nodes on this machine: one that leads and works, one that works."""
    ray = pytest.importorskip("ray", reason="Ray is not installed (350 MB: the extra ray)")
    utils = pytest.importorskip("ray.cluster_utils")
    made = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = made.add_node(num_cpus=1)
    made.wait_for_nodes()
    ray.init(made.address, log_to_driver=False)
    yield made, second
    ray.shutdown()
    made.shutdown()


SCHEDULE = Schedule("radlands", ("random", "random"), deals=40, seed=3)


def test_a_cluster_that_loses_a_node_gives_the_same_games_as_one_machine(cluster: Any, tmp_path: Path) -> None:
    made, second = cluster
    nodes = [node for node in __import__("ray").nodes() if node["Alive"]]
    assert len(nodes) == 2
    played = []
    for count, deal in enumerate(tournament.run(SCHEDULE, ray=made.address)):
        played += deal
        if count == 3:
            made.remove_node(second, allow_graceful=False)
    alone = [one for deal in tournament.run(SCHEDULE) for one in deal]
    assert sorted(played, key=lambda one: (one.deal, one.rotation)) == alone


def test_a_study_on_a_cluster_has_the_same_files(cluster: Any, tmp_path: Path) -> None:
    made, _ = cluster
    small = Schedule("radlands", ("random", "random"), deals=3, seed=7)
    for name, ray in (("here", ""), ("there", made.address)):
        kept = study.Study(small, tmp_path / name)
        kept.open()
        assert sorted(kept.run(ray=ray)) == [0, 1, 2]
    here, there = (sorted((tmp_path / name / "deals").iterdir()) for name in ("here", "there"))
    assert [file.read_bytes() for file in here] == [file.read_bytes() for file in there]
