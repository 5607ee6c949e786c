"""From positions of self-play to a file of weights, and the match that says whether bots should play by it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec

from cinderbox.bots import weights
from cinderbox.experiments import fitting, runner, stats, tournament
from cinderbox.experiments.selfplay import SelfPlay
from cinderbox.experiments.study import keep
from cinderbox.experiments.tournament import Schedule

FILE = "weights.json"
TRUST = 0.5  # how much of what a net adds bots judge by
BETTER = 35  # rating points that a promotion is to be worth
ROUND = 10  # deals after which the test is looked at


def train(play: SelfPlay) -> dict[str, object]:
    """What a file of weights holds, from all positions that are there; it is written into their folder."""
    schedule = play.schedule
    game, seats, deals = schedule.played(), len(schedule.bots), play.done()
    found = fitting.fit(((deal, play.positions(deal)) for deal in deals), game.features(seats), seats)
    data: dict[str, object] = {
        "game": schedule.game,
        "seats": seats,
        **weights.ties(game, seats),
        "command": f"cinderbox lab train {schedule.game} --seats {seats} --games {schedule.deals} "
        f"--seed {schedule.seed} --bots {schedule.bots[0]}"
        + "".join(f" --option {name}={value}" for name, value in schedule.options.items()),
        "figures": {"games": len(deals), **found.figures},
        "promoted": False,
        "trust": TRUST,
        "clocks": found.clocks,
        "slopes": found.slopes,
        "shifts": found.shifts,
        "powers": found.powers,
        "weights": found.weights,
        "units": found.units,
    }
    write(data, play.folder / FILE)
    return data


def write(data: dict[str, object], file: Path) -> None:
    text = msgspec.json.format(msgspec.json.encode(data), indent=1)
    game = Schedule(str(data["game"]), (), 0, 0).played()
    weights.read(text.decode(), game, int(str(data["seats"])))  # it can be read
    keep(file, text + b"\n")


# -- the match ---------------------------------------------------------------------------------------------------------


def match(play: SelfPlay, bot: str, deals: int) -> Schedule:
    """One bot that judges by the new weights against others that judge by the last that were promoted."""
    schedule, seats = play.schedule, len(play.schedule.bots)
    last = weights.shipped(schedule.played(), seats)
    champion = f"{bot}{joint(bot)}weights=box" if last is not None and last.promoted else bot
    fresh = f"{bot}{joint(bot)}weights={play.folder / FILE}"
    return replace(schedule, bots=(fresh, *[champion] * (seats - 1)), deals=deals, seed=schedule.seed + 1)


def joint(spec: str) -> str:
    return "," if ":" in spec else ":"


def contest(schedule: Schedule, jobs: int = 1, ray: str = "") -> Iterator[tuple[list[float], float]]:
    """Plays deals until it is clear whether the first bot is better: what it earned in each so far, and the evidence.

    The evidence is the log-likelihood ratio of "better by so many points" to "no better"; it is clear at `stats.CLEAR`.
    """
    seats = len(schedule.bots)
    odds = 10 ** (BETTER / 400) / max(1, seats - 1)
    earned: list[float] = []
    for first in range(0, schedule.deals, ROUND):
        work = [(schedule, deal) for deal in range(first, min(first + ROUND, schedule.deals))]
        for played in runner.run(tournament.play_deal, work, jobs, ray):
            earned.append(sum(one.credit(0) for one in played) / len(played))
        evidence = stats.evidence(sorted(earned), 1 / max(2, seats), odds / (1 + odds))
        yield earned, evidence
        if abs(evidence) >= stats.CLEAR:
            return
