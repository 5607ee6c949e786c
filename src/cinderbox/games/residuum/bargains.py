"""Deals with another player: what is offered, accepted, answered with another offer. Reads what the seat knows."""

from cinderbox.games.residuum.affairs import Deal
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import NUCLEAR, PROVISIONS
from cinderbox.games.residuum.worth import WORTH, wanted


def gain(s: ResiduumState, seat: int, gets: list[int], gives: list[int]) -> float:
    """What an exchange of cubes is worth to a seat, in Provisions; cubes that a card in hand asks for count more."""
    found = 0.0
    for resource in range(9):
        change = gets[resource] - gives[resource]
        if change:
            worth = WORTH[resource]
            if resource and s.stock[seat * 9 + resource] + (change if change < 0 else 0) < wanted(s, seat, resource):
                worth *= 1.4
            found += worth * change
    return found


def deal(s: ResiduumState, options: list[int]) -> int:
    """An offer is accepted that gains something and gives the other no more; what a card lacks is asked for."""
    now, c = s.deal, s.codes
    assert now is not None
    if now.standing:
        mine = gain(s, now.turn, now.gives, now.wants)
        theirs = 0.0
        for resource in range(9):
            theirs += WORTH[resource] * (now.wants[resource] - now.gives[resource])
        if mine >= 0.5 and mine >= theirs and c.accept in options:
            return c.accept
        return c.counter if c.counter in options and now.offers == 1 and wish(s, now) else c.refuse
    return propose(s, now, options)


def cost(resource: int) -> int:
    """The Provisions that are offered for a cube: somewhat more than it is worth."""
    return int(WORTH[resource] * 1.2) + 1


def wish(s: ResiduumState, now: Deal) -> int:
    """A cube of the other that a card in hand lacks and that can be paid for, 0 if there is none."""
    seat = now.turn
    for resource in range(1, NUCLEAR):
        lacks = s.stock[seat * 9 + resource] < wanted(s, seat, resource)
        if lacks and s.stock[now.other * 9 + resource] and s.stock[seat * 9 + PROVISIONS] >= cost(resource) + 2:
            return resource
    return 0


def propose(s: ResiduumState, now: Deal, options: list[int]) -> int:
    """Two or more Provisions for a cube that a card in hand lacks."""
    c = s.codes
    if any(now.wants):
        return c.offer if c.offer in options else c.break_off
    resource = wish(s, now)
    if resource and now.gives[PROVISIONS] >= cost(resource) and c.aimed(c.want, resource) in options:
        return c.aimed(c.want, resource)
    return c.give if resource and c.give in options else c.break_off
