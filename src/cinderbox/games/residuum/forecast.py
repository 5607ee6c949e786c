"""What a community will make of its turns: points that are still to be bought, with what it has and what it earns.

A simple household: in every turn that is left it earns, and buys what pays best; when all its pieces are in play it
draws and completes Discovery cards. This tells what an action point is worth at any time of the game, early (it grows)
or late (it buys a card, at best). Knows numbers only, nothing of a state.
"""

from typing import Final

LATE: Final = 0.05  # points that an action point brings in the end
CARD_COST: Final = 12.0  # action points for drawing and completing a Discovery card
CARD: Final = 0.5  # points that are counted for one that is not even in hand
SPARE: Final = 0.04  # points that an action point brings for which there is no better use


class Purchase:
    """Something that a community can still buy: its cost in action points, what it scores, what it earns a turn."""

    def __init__(self, cost: float, points: float, earns: float) -> None:
        self.cost = cost if cost > 1.0 else 1.0
        self.points = points
        self.earns = earns

    def gain(self, turns: int) -> float:
        """What it brings with so many productions to come, by action point."""
        return (self.points + self.earns * turns * LATE) / self.cost


def arranged(wanted: list[Purchase], turns: int) -> list[Purchase]:
    """The purchases that pay, the best first."""
    ranked: list[tuple[float, int]] = []
    for i in range(len(wanted)):
        gain = wanted[i].gain(turns)
        if gain > LATE:
            ranked.append((-gain, i))
    ranked.sort()
    return [wanted[i] for _, i in ranked]


def growth(money: float, income: float, later: int, acts: int, slots: int, wanted: list[Purchase]) -> float:
    """The points still to be made in `acts` Action Phases with `later` productions before them, by `wanted` in order.

    `slots` is how many Discovery cards can be completed that are not in hand yet. Whatever is bought in part counts
    in part, so that a little more money is always worth a little more.
    """
    points = 0.0
    at = 0
    rest = 1.0  # of the purchase at hand
    for phase in range(acts):
        if acts - phase <= later:
            money += income
        left = acts - phase - 1
        while at < len(wanted) and money > 0.0:
            one = wanted[at]
            if one.gain(left) > LATE:
                part = money / one.cost
                part = part if part < rest else rest
                money -= part * one.cost
                points += part * one.points
                income += part * one.earns
                rest -= part
                if rest > 1e-6:
                    break
            at += 1
            rest = 1.0
        if money > 0.0 and left < slots:
            part = money / CARD_COST
            part = part if part < 1.0 else 1.0
            money -= part * CARD_COST
            points += part * CARD
    return points + SPARE * money
