"""What survivors of The Pioneers Program are worth to a bot: the one it has, and choosing the next one early."""

from typing import Final

from cinderbox.games.pioneers.model import CREDITS, MAKES, THIRD
from cinderbox.games.pioneers.state import ACTIONS, MAINTENANCE, ORDER, PioneersState
from cinderbox.games.pioneers.worths import STREAM, TURN, YEARLY

EARLY_TURN: Final = 0.008  # for each number of a survivor: the market is still full
EARLY_CHOICE: Final = 0.008  # for each player that chooses a survivor later
RICH_CHOICE: Final = 0.25  # for the first to choose who has the credits for a point that a survivor sells


def turns_left(s: PioneersState, seat: int) -> float:
    """Own turns that are left in this round, the one under way among them."""
    if s.step != ACTIONS or seat in s.slots:
        return 0.0
    left = s.turns(seat) - s.turn_marker
    if s.turn in s.order and s.order.index(seat) >= s.order.index(s.turn):
        left += 1
    return float(left if left > 0 else 0)


def deputy(s: PioneersState, seat: int) -> float:
    """What a survivor will do in the round it was chosen for: everybody chooses anew after that."""
    number = s.survivors[seat]
    if number < 0 or not (s.step == ORDER or (s.step == ACTIONS and s.skilled(seat))):
        return 0.0
    survivor = s.content.survivors[number]
    found = EARLY_TURN * survivor.number
    credits = s.pile[seat * 3 + CREDITS]
    if survivor.activation is not None and rested(s, seat):
        price = survivor.activation.pay[CREDITS]
        found += 0.6 if credits >= price else 0.25 if credits >= price - 1 else 0.1
    for one in survivor.extras:
        found += STREAM[one.resource] * one.amount
    for power, yearly, flat in YEARLY:
        found += survivor.powers[power] * (yearly + flat)
    found += TURN if survivor.powers[THIRD] and s.step == ORDER else 0.0
    return found + (0.12 if survivor.free else 0.0)


def choice(s: PioneersState, seat: int, ahead: float, price: int) -> float:
    """Who will choose a survivor early: those who passed, then everybody in the order of turns."""
    if ahead < 0.5 or s.step not in (ACTIONS, MAINTENANCE) or (s.turn_marker < 2 and seat not in s.slots):
        return 0.0
    row = s.slots + [other for other in s.order if other not in s.slots]
    place = row.index(seat)
    found = EARLY_CHOICE * (s.seats - place)
    if rich(s, seat, price):
        for other in row[:place]:
            if rich(s, other, price):
                return found
        found += RICH_CHOICE
    return found


def rich(s: PioneersState, seat: int, price: int) -> bool:
    """Whether a player can pay in the next round for a point that a survivor sells."""
    credits = s.pile[seat * 3 + CREDITS]
    if s.step == ACTIONS or (s.turn != seat and not s.settled >> seat & 1):
        credits += s.powers[seat][MAKES + CREDITS]
    return credits >= price


def rested(s: PioneersState, seat: int) -> bool:
    """Whether a player's survivor has its whole round before it: who chooses last judges when that has begun."""
    if s.step == ORDER:
        return True
    return not s.begun if s.turn == seat else turns_left(s, seat) == s.turns(seat)
