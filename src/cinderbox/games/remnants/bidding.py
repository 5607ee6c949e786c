"""What a bot bids: what a gang member will do for it, less what is to be had without a bid. Nobody is bluffed."""

from typing import Final

from cinderbox.games.remnants.prospects import round_rate
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.worth import Worths

TURN_PRICE: Final = 1.6  # thousands that a turn is worth, which a winning bid of another's auction uses up
SCARCE: Final = 0.8  # more for each turn of the round that is gone: somebody has to lead those who were recruited
FIGURE: Final = 0.17  # thousands that a figure is worth for each round left
CROWDED: Final = 3  # figures in the pool: one more is not missed
STRANGER: Final = 0.7  # of an ordinary gang member: one that would be turned up, and may be bid for again


def member_worth(s: RemnantsState, seat: int, kind: int, worths: Worths) -> float:
    """What a gang member is worth to a player, in thousands: what it can do in the rounds that are left."""
    left, _ = round_rate(s, seat)
    share = left / 8.0
    share = share if share < 1.0 else 1.0
    found = (0.5 * worths.force[s.leaders[seat]][kind] + 0.7 * worths.turn[kind]) * share
    if s.unused[seat]:
        found += FIGURE * left * (1.0 if s.pool[seat] < CROWDED else 0.4)
    crew = s.content.numbers.crew - s.crew(seat)
    if crew == 1 and s.influence(seat) < s.content.numbers.most_influence:
        found += 2.0 * share
    return found if left > 1.2 else found * 0.3


def best_member(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    c = s.codes
    best, most = choices[-1], -1.0
    for action in choices:
        if c.word(action) == "announce":
            found = member_worth(s, seat, s.content.members + c.target(action), worths)
            if found > most:
                best, most = action, found
    return best


def others(s: RemnantsState, seat: int, back: int, worths: Worths) -> list[float]:
    """What the other gang members of the row are worth to a player, the best first."""
    return sorted([member_worth(s, seat, s.cards.face[one], worths) for one in s.row if one != back], reverse=True)


def rivals(s: RemnantsState, seat: int) -> int:
    """How many more gang members the others could win by bids in this action."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            turns = s.content.numbers.turns - s.tracks[other]
            count += turns if turns < s.arcs[other] else s.arcs[other]
    return count


def limit(s: RemnantsState, seat: int, worths: Worths) -> float:
    """What a player bids at most, in thousands.

    Whoever announced it gets a gang member anyway: of the others, the best or what the rest leave. Everybody else
    pays with a turn, too, and could use that to announce one.
    """
    a = s.auction
    assert a is not None
    worth = member_worth(s, seat, s.cards.face[a.back], worths)
    found = others(s, seat, a.back, worths)
    if seat != s.turn:
        later = found[1] if len(found) > 1 else 0.0
        return worth - max(later, TURN_PRICE + SCARCE * s.tracks[seat])
    last = rivals(s, seat)
    stranger = STRANGER * worth
    best = found[0] if found else stranger
    worst = found[last] if last < len(found) else found[-1] if found else stranger
    return worth - 0.5 * (best + worst) + s.rebate


def bid(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """As little more as possible, as long as that is below the limit."""
    c = s.codes
    if s.auction is None:
        return choices[0]
    most = limit(s, seat, worths)
    for action in choices:
        if c.word(action) == "bid" and c.target(action) <= most:
            return action
    for action in choices:
        if c.word(action) in ("pass", "rest"):
            return action
    return choices[0]
