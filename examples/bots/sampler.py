"""A bot of one's own: `cinderbox sim radlands --bots examples/bots/sampler.py,random`.

It tries every action in a few worlds that could be the true one, plays each world on at random for a while, and takes
what the game's own evaluation likes best on average.
"""

import random

import cinderbox
from cinderbox.bots import Sight
from cinderbox.bots.outside import Start


class Sampler:
    """Tries everything in a few worlds"""

    title = "Sampler"  # what people see in the browser

    def __init__(self, worlds: int = 4, depth: int = 20) -> None:
        self.worlds, self.depth = worlds, depth

    def start(self, start: Start) -> None:
        self.dice = random.Random(start.seed)

    def choose(self, sight: Sight) -> int:
        if len(sight.actions) == 1:
            return sight.actions[0]
        score = dict.fromkeys(sight.actions, 0.0)
        for n in range(self.worlds):
            world = sight.world(n)  # dealt anew: the seat cannot tell it from the truth
            for action in sight.actions:
                after = world.clone()
                after.apply(action, sight.seat)
                score[action] += self.playout(after, sight.seat)
        return max(sight.actions, key=lambda action: score[action])

    def playout(self, state: cinderbox.State, seat: int) -> float:
        for _ in range(self.depth):
            if state.over:
                break
            state.apply(self.dice.choice(state.actions()))
        return state.game.evaluation().value(state, seat)
