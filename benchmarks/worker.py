"""One engine in a process of its own: a question a line on stdin, an answer a line on stdout, both JSON.

    python worker.py "open_spiel chess"     a peer, in its environment
    python worker.py cinderbox              whichever cinderbox that Python finds

The first line out says what the engine is, or why there is none. Then each {"seconds": s, "seed": n} is answered
with a list of figures, one a game.
"""

from __future__ import annotations

import dataclasses
import importlib.util
import json
import os
import platform
import random
import sys
import timeit
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

SPEED = Path(__file__).parents[1] / "src/cinderbox/experiments/speed.py"
SAMPLE = 8  # mid-game states a copy is averaged over


def peer(name: str) -> tuple[dict[str, Any], Callable[[float, int], list[dict[str, Any]]]]:
    from engines import ENGINES

    engine = ENGINES[name][1]()

    def measure(seconds: float, seed: int) -> list[dict[str, Any]]:
        rng = random.Random(seed)
        games = decisions = 0
        began = process_time()
        while (spent := process_time() - began) < seconds / 2 or not games:
            decisions += engine.play(rng)[0]
            games += 1
        depth = decisions // games // 2
        middle = [engine.play(rng, depth)[1] for _ in range(SAMPLE)]
        middle = [game for game in middle if not engine.over(game)] or [engine.play(rng, 1)[1]]

        def micros(call: Callable[[Any], Any]) -> float:
            timer = timeit.Timer(lambda: [call(game) for game in middle], timer=process_time)
            number = max(1, int(seconds / 4 / timer.timeit(1)))
            return timer.timeit(number) / number / len(middle) * 1e6

        return [
            {
                "game": name,
                "decisions_per_s": decisions / spent,
                "decisions_per_game": decisions / games,
                "clone_us": micros(engine.copy),
                "save_us": micros(engine.save) if engine.save else None,
            }
        ]

    return {}, measure


def ours() -> tuple[dict[str, Any], Callable[[float, int], list[dict[str, Any]]]]:
    import cinderbox

    found = importlib.util.spec_from_file_location("speed", SPEED)  # not that of another build
    assert found is not None and found.loader is not None
    speed = sys.modules["speed"] = importlib.util.module_from_spec(found)
    found.loader.exec_module(speed)
    games = cinderbox.games()

    def measure(seconds: float, seed: int) -> list[dict[str, Any]]:
        return [dataclasses.asdict(speed.measure(game, seconds, seed)) for game in games]

    home = str(Path(cinderbox.__file__).parent)
    return {"compiled": cinderbox.compiled, "home": home, "games": [game.id for game in games]}, measure


def main() -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what an engine prints must not be taken for an answer

    def answer(value: Any) -> None:
        print(json.dumps(value), file=answers, flush=True)

    try:
        about, measure = ours() if sys.argv[1] == "cinderbox" else peer(sys.argv[1])
        answer({"python": platform.python_version(), **about})
        for line in sys.stdin:
            question = json.loads(line)
            answer(measure(question["seconds"], question["seed"]))
    except Exception as error:  # the other side prints the reason and carries on without this engine
        answer({"error": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    main()
