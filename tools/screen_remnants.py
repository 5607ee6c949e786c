"""Which numbers of the cards move whom in City of Remnants: every game turns each knob a step down, a step up or not.

    python tools/screen_remnants.py --games 1000 --seed 1 --out FILE [--bot greedy:beam=1]
    python tools/screen_remnants.py --games 0 --out FILE --turn stampede=1,loyalty=1

plays with 2, 3 and 4 seats in turns, a line a game, and goes on where it was stopped. Then it prints for each number of
seats how far each leader is from its share with the cards as they are, how many points of it a step up of a knob is
worth to its leader, with standard errors, and what is to be expected of the knobs turned by --turn. Knobs are drawn
independently, so one lot of games tells of all of them. Needs numpy.
"""

import argparse
import copy
import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from balance_remnants import COLOURS, credit, one_game

import cinderbox
from cinderbox.experiments.tournament import seed_of
from cinderbox.games.remnants import content
from cinderbox.games.remnants.game import Remnants
from cinderbox.kernel.pack import digest, parse

PRINTED = Path(cinderbox.__file__).parent / "games" / "remnants" / "content.toml"
CYCLE = (2, 3, 4, 2, 4, 3, 2, 2, 4, 3, 2)  # seats, so that each number of them gets about as much time
SMOOTH = {2: 40.0, 3: 16.0, 4: 13.0}  # renown: a lead of this is much, but not all
LIKELY = 0.05  # of wins: what a step is likely to bring, before anything is known
OPEN = 0.3  # of wins: how far a leader may be from its share
Pack = dict[str, Any]


class Knob(NamedTuple):
    """A number of some cards that only one leader's gang is concerned with, and what a step of it is."""

    colour: str
    cards: tuple[str, ...]
    op: str  # of `effects`; "" for the attack value with that gang
    field: str
    step: int


KNOBS = {
    "stampede": Knob("red", ("red_stampede",), "steal_arcs", "amount", 1000),
    "ambush": Knob("red", ("red_ambush",), "dice", "n", 1),
    "spoils": Knob("red", ("red_blood_price",), "spoils", "arcs_from_loser", 1000),
    "red fighters": Knob("red", ("gm_fighter", "gm_thug"), "", "", 1),
    "orsh": Knob("green", ("green_orsh_velakai",), "gain_arcs_per", "max", 1000),
    "loyalty": Knob("green", ("green_bought_loyalty",), "pay_arcs_nullify", "cost", -1000),
    "four-arms": Knob("green", ("green_four_arm",), "", "", 1),
    "green fighters": Knob("green", ("gm_fighter", "gm_thug"), "", "", 1),
    "ret": Knob("yellow", ("yellow_ret",), "auction_rebate", "amount", 1000),
    "open arms": Knob("yellow", ("yellow_open_arms",), "gain_arcs_per", "amount", 1000),
    "second wind": Knob("yellow", ("yellow_second_wind",), "take_from_discard", "n", 1),
    "yellow fighters": Knob("yellow", ("gm_fighter", "gm_thug"), "", "", 1),
    "specialists": Knob("yellow", ("gm_medic", "gm_sniper", "gm_tunnel_rat"), "", "", 1),
    "toughs": Knob("yellow", ("yellow_street_tough",), "", "", 1),
    "collectors": Knob("green", ("green_collector",), "", "", 1),
    "blueprints": Knob("blue", ("blue_blueprints",), "gain_arcs_per", "amount", 1000),
    "hired guns": Knob("blue", ("blue_hired_guns",), "pay_arcs_attack", "attack", 1),
    "enforcers": Knob("blue", ("blue_enforcer",), "", "", 1),
    "blue fighters": Knob("blue", ("gm_fighter", "gm_thug"), "", "", 1),
}
COLUMNS = [*COLOURS, *KNOBS]


def turned(pack: Pack, levels: dict[str, float]) -> Pack:
    """The pack with its knobs at these levels. Texts of cards are left as they are: bots do not read them."""
    found = copy.deepcopy(pack)
    cards = {one["id"]: one for part in ("starter_card", "gang_member") for one in found[part]}
    for name, level in levels.items():
        knob = KNOBS[name]
        for id in knob.cards:
            if knob.op:
                effect = next(one for one in cards[id]["effects"] if one["op"] == knob.op)
                effect[knob.field] += int(level) * knob.step
            else:
                cards[id]["attack"][knob.colour] += int(level)
    return found


def play(pack: Pack, bot: str, seed: int, n: int) -> dict[str, Any]:
    dice = Random(seed_of(seed, n))
    levels = {name: dice.choice((-1, 0, 1)) for name in KNOBS}
    changed = turned(pack, levels)
    game = Remnants(content.load(changed), digest(changed))
    found = one_game(game, CYCLE[n % len(CYCLE)], bot, seed_of(seed, n, 1))
    return {"levels": levels} | {name: found[name] for name in ("leaders", "scores", "winners", "rounds")}


def traits(colour: str, levels: dict[str, float]) -> list[float]:
    """What a player brings to the table: the leader, and the knobs of that leader."""
    own = [levels.get(name, 0.0) if knob.colour == colour else 0.0 for name, knob in KNOBS.items()]
    return [float(one == colour) for one in COLOURS] + own


def lead(game: dict[str, Any], seats: int) -> np.ndarray:
    """Between who won and who was how far ahead: less chance in it than in wins, and nearly the same in the mean."""
    scores = np.array(game["scores"], dtype=float)
    smooth = np.exp((scores - scores.max()) / SMOOTH[seats])
    won = np.array([credit(game, seat) for seat in range(seats)])
    return (won + smooth / smooth.sum()) / 2


def fit(games: list[dict[str, Any]], seats: int) -> tuple[np.ndarray, np.ndarray]:
    """What each trait is worth in wins, with the covariance: a share is the own worth less the mean of the others'."""
    rows, values = [], []
    for game in games:
        if len(game["scores"]) == seats:
            table = np.array([traits(colour, game["levels"]) for colour in game["leaders"]])
            rows.append((table - table.mean(axis=0)) * seats / (seats - 1))
            values.append(lead(game, seats) - 1 / seats)
    known, came = np.vstack(rows), np.concatenate(values)
    chance = came.var() * seats / (seats - 1)  # the shares of a table add up to 1
    before = np.array([OPEN] * len(COLOURS) + [LIKELY] * len(KNOBS))
    spread = np.linalg.inv(known.T @ known / chance + np.diag(before**-2))
    return spread @ known.T @ came / chance, spread


def expected(colour: str, levels: dict[str, float]) -> np.ndarray:
    """Against leaders dealt at random each of the other three takes a third of what it gains from this one."""
    others = [np.array(traits(one, levels)) for one in COLOURS if one != colour]
    return np.array(traits(colour, levels)) - sum(others) / 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--turn", default="")
    given = parser.parse_args()
    pack = parse(PRINTED.read_text(encoding="utf-8"))
    kept = given.out.read_text(encoding="utf-8").splitlines() if given.out.exists() else []
    games = [json.loads(line) for line in kept]
    for n in range(len(games), given.games):
        games.append(play(pack, given.bot, given.seed, n))
        with given.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(games[-1]) + "\n")
    found = {seats: fit(games, seats) for seats in (2, 3, 4)}
    steps = dict(one.split("=") for one in given.turn.split(",") if one)
    levels = {name: float(step) for name, step in steps.items()}
    print(f"{len(games)} games\n\n| points | 2 seats | 3 seats | 4 seats |\n|---|---|---|---|")
    lines = [(f"{colour} as it is", expected(colour, {})) for colour in COLOURS]
    lines += [(f"{name} ({knob.colour})", np.eye(len(COLUMNS))[COLUMNS.index(name)]) for name, knob in KNOBS.items()]
    lines += [(f"{colour} with {given.turn}", expected(colour, levels)) for colour in COLOURS if levels]
    for title, row in lines:
        figures = [
            f"{100 * row @ worth:+.1f} ± {100 * (row @ spread @ row) ** 0.5:.1f}" for worth, spread in found.values()
        ]
        print(f"| {title} | {' | '.join(figures)} |")


if __name__ == "__main__":
    main()
