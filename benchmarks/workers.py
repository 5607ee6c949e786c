"""Games a second with one worker and with two, as processes and on a local Ray cluster, and what limits the second.

    python benchmarks/workers.py                                       # two quiet cores; about two minutes
    python benchmarks/workers.py --bots random,random --games 20000    # quick games: what handing out work costs

All kinds are asked once a round, on the same deals. Two workers are as efficient as their games a second are, beside
twice those of one. What is lacking is told apart by processor time: games may take more of it (caches, memory and clock
are shared), workers may not be busy all the time (starting, waiting for work, the end of the last deal, or other work
on the machine), and the leader takes some. A round that the machine disturbs shows in *busy*, in both rows.
Without Ray (`pip install 'cinderbox[ray]'`) that kind is left out; its workers have a low priority (niceness 15), so
that beside other work they hardly get to run.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import statistics
from time import perf_counter, process_time
from typing import NamedTuple

import cinderbox
from cinderbox.cli.arguments import bot_specs
from cinderbox.experiments import runner, tournament
from cinderbox.experiments.tournament import Schedule

KINDS = ("processes", "Ray")


class Figures(NamedTuple):
    speed: float  # games a second
    cost: float  # processor time of a game, in ms
    busy: float  # part of the time that a worker is at a game
    leader: float  # part of the time that the leader is at work itself


def timed(work: tuple[Schedule, int]) -> tuple[int, float]:
    """A deal: how many games, and how much processor time they took."""
    began = process_time()
    return len(tournament.play_deal(work)), process_time() - began


def measured(schedule: Schedule, kind: str, workers: int) -> Figures:
    work = [(schedule, deal) for deal in range(schedule.deals)]
    began, own = perf_counter(), process_time()
    done = list(runner.run(timed, work, workers, runner.LOCAL if kind == "Ray" else ""))
    wall, own = perf_counter() - began, process_time() - own
    games, spent = sum(count for count, _ in done), sum(seconds for _, seconds in done)
    if kind == "processes" and workers == 1:
        own -= spent  # there the leader plays itself
    return Figures(games / wall, 1000 * spent / games, spent / wall / workers, own / wall)


def rounds_of(schedule: Schedule, kind: str, workers: int) -> Figures:
    """One round; a cluster is started and warmed before the clock runs."""
    if kind != "Ray":
        return measured(schedule, kind, workers)
    import ray

    ray.init("local", num_cpus=workers, include_dashboard=False, logging_level="error", log_to_driver=False)
    try:
        measured(Schedule(schedule.game, schedule.bots, 4 * workers, schedule.seed + 1), kind, workers)
        return measured(schedule, kind, workers)
    finally:
        ray.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="radlands")
    parser.add_argument("--bots", default="greedy:beam=1,worlds=1,greedy:beam=1,worlds=1")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    said = parser.parse_args()
    specs = bot_specs(said.bots)
    schedule = Schedule(said.game, specs, -(-said.games // len(specs)), seed=1)
    schedule.check()
    kinds = [kind for kind in KINDS if kind != "Ray" or importlib.util.find_spec("ray") is not None]
    found: dict[tuple[str, int], list[Figures]] = {}
    measured(Schedule(schedule.game, schedule.bots, 2, 2), "processes", 1)  # warm
    for _ in range(said.rounds):
        for kind in kinds:
            for workers in (1, 2):
                found.setdefault((kind, workers), []).append(rounds_of(schedule, kind, workers))
    build, cores = "compiled" if cinderbox.compiled else "plain", os.cpu_count()
    print(f"\n{schedule.games} games of {said.game}, {build}, {cores} cores, medians of {said.rounds} rounds\n")
    print("| workers | games/s | min-max | efficiency | ms a game | busy | leader |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for (kind, workers), rows in found.items():
        speeds = [row.speed for row in rows]
        ratios = [row.speed / one.speed / workers for row, one in zip(rows, found[kind, 1], strict=True)]
        cost, busy, leader = (statistics.median(column) for column in list(zip(*rows, strict=True))[1:])
        ratio = f"{statistics.median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})" if workers > 1 else ""
        speed = f"{statistics.median(speeds):.1f} | {min(speeds):.1f}-{max(speeds):.1f}"
        print(f"| {kind}, {workers} | {speed} | {ratio} | {cost:.1f} | {busy:.0%} | {leader:.0%} |")
    for kind in kinds:
        pairs = list(zip(found[kind, 1], found[kind, 2], strict=True))
        dearer = statistics.median(two.cost / one.cost for one, two in pairs)
        idler = statistics.median(one.busy / two.busy for one, two in pairs)
        print(f"\n{kind}: with two workers a game takes {dearer:.2f} times the processor time,", end=" ")
        print(f"and one worker is busy {idler:.2f} times as much as each of two.")


if __name__ == "__main__":
    main()
