"""Worlds: states that a seat cannot tell from the true one. All it cannot know is dealt anew.

Knows hands, lanes and the question being asked; what is known of each back is in `cards.py`. Knows no game.
"""

from typing import TYPE_CHECKING

from cinderbox.kernel.frame import Ask
from cinderbox.kernel.rng import Rng, fold
from cinderbox.kernel.together import Together

if TYPE_CHECKING:
    from cinderbox.kernel.state import State


def held(s: "State", seat: int) -> list[list[int]]:
    """The hands of a seat: zones of backs that it alone looks into, in an order that nobody else can follow.

    What it has just drawn and is asked about is not mixed into them yet.
    """
    newest = 0
    if s.asked == seat:
        f = s.frames[-1]
        what = f.program.steps[f.at]
        newest = what.newest if isinstance(what, Ask) else 0
    found = [hand for zone in s.game.hands for hand in zone.hands(s, seat)]
    return [hand[: max(0, len(hand) - newest)] for hand in found] if newest else found


def determinize(s: "State", seat: int, seed: object) -> "State":
    """A world of a seat, dealt from the seed."""
    rng = Rng(s.game.seed_number(seed))
    rng.state = fold(rng.state, 1)  # not the stream the game itself was dealt from, should the seed be the same
    world = s.clone()
    world.rng = fold(rng.state, 2)
    for other in range(s.seats):
        if other != seat:
            for hand in world.held(other):
                world.cards.forget(seat, other, hand)
    world.cards.determinize(seat, rng, s.game.sets)
    for other in range(s.seats):
        if other != seat:
            world.hints[other] = 0
            world.secrets[other] = None
            world.ends[other] = 0
    if world.ended is None:
        world.redealt(seat, rng)
    return world


def redealt(s: "State", seat: int, rng: Rng) -> None:
    """Put the question again to whoever was dealt other cards; fill the lanes of others at random."""
    f = s.frames[-1]
    what = f.program.steps[f.at]
    if isinstance(what, Together):
        for other in range(s.seats):
            if other != seat:
                committed = s.lanes[other].committed
                lane = what.lane(s, other, 0 if what.seats(s, f) >> other & 1 else len(what.picks), [])
                while committed and not lane.committed:
                    answer = lane.choices[rng.below(len(lane.choices))]
                    lane = what.lane(s, other, lane.at, [*lane.answers, answer])
                s.lanes[other] = lane
    elif s.asked != seat and isinstance(what, Ask):
        s.choices = what.row(s, f)
