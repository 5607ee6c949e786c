"""What a change of cards did: the same deals played with two packs, deal by deal.

Each deal is played from every seat with both packs, so luck and seats weigh alike on both sides, and what is compared
is the difference within a deal. A deal is one independent trial. Where a difference may still be chance, `needed` says
how many deals would settle one of the size that was seen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cinderbox.experiments import stats
from cinderbox.experiments.stats import Interval
from cinderbox.experiments.study import Watched

SURE = 0.05
LEAST = 0.005  # a share that differs by less is taken as the same


@dataclass(frozen=True)
class Change:
    """One figure before and after."""

    name: str
    before: float
    after: float
    change: Interval
    chance: float  # corrected for the number of rows
    needed: int  # deals in all that would settle it; 0: it is settled, or there is nothing to be seen

    @property
    def sure(self) -> bool:
        return self.chance < SURE


@dataclass(frozen=True)
class Comparison:
    deals: int
    figures: tuple[Change, ...]  # seats, lengths, choices
    used: tuple[Change, ...]  # of each card and kind of event: the share of seats that had it
    won: tuple[Change, ...]  # and the part of all wins that such seats had


Deal = Sequence[Watched]


def compare(before: Sequence[Watched], after: Sequence[Watched]) -> Comparison:
    """What differs between two studies that dealt alike; deals that only one of them has are left out."""
    old, new = by_deal(before), by_deal(after)
    both = sorted(old.keys() & new.keys())
    pairs = [(old[deal], new[deal]) for deal in both]
    seats = len(pairs[0][0][0].seats) if pairs else 0
    figures: list[tuple[str, Callable[[Deal], float]]] = [
        *[(f"seat {n + 1} wins", seat_wins(n)) for n in range(seats)],
        ("decisions a game", lambda deal: sum(game.decisions for game in deal) / len(deal)),
        ("turns a game", lambda deal: sum(game.turns for game in deal) / len(deal)),
        ("choices a decision", lambda deal: sum(game.choices / max(1, game.decisions) for game in deal) / len(deal)),
        ("lead changes a game", lambda deal: sum(game.leads for game in deal) / len(deal)),
        ("winner known from", lambda deal: sum(game.known for game in deal) / len(deal)),
    ]
    keys = sorted({key for pair in pairs for deal in pair for key in keys_of(deal)})
    return Comparison(
        deals=len(both),
        figures=changes(pairs, figures),
        used=changes(pairs, [(f"{card}, {kind}", share_of(card, kind, False)) for card, kind in keys]),
        won=changes(pairs, [(f"{card}, {kind}", share_of(card, kind, True)) for card, kind in keys]),
    )


def by_deal(games: Sequence[Watched]) -> dict[int, list[Watched]]:
    found: dict[int, list[Watched]] = {}
    for game in games:
        found.setdefault(game.deal, []).append(game)
    return found


def keys_of(deal: Deal) -> set[tuple[str, str]]:
    return {(card, kind) for game in deal for seat in game.seats for card, kinds in seat.uses.items() for kind in kinds}


def seat_wins(seat: int) -> Callable[[Deal], float]:
    return lambda deal: sum(game.seats[seat].won for game in deal) / len(deal)


def share_of(card: str, kind: str, weighed: bool) -> Callable[[Deal], float]:
    """Of the seats of a deal, how many had it; or how much of the wins they had."""

    def share(deal: Deal) -> float:
        had = [seat for game in deal for seat in game.seats if kind in seat.uses.get(card, {})]
        if weighed:
            return sum(seat.won for seat in had) / len(deal)
        return len(had) / sum(len(game.seats) for game in deal)

    return share


def changes(
    pairs: Sequence[tuple[Deal, Deal]], rows: Sequence[tuple[str, Callable[[Deal], float]]]
) -> tuple[Change, ...]:
    measured = [([of(old) for old, _ in pairs], [of(new) for _, new in pairs]) for _, of in rows]
    steps = [[b - a for a, b in zip(old, new, strict=True)] for old, new in measured]
    chances = stats.holm([stats.paired(step) for step in steps])
    found = []
    for (name, _), (old, new), step, chance in zip(rows, measured, steps, chances, strict=True):
        change = stats.mean(step)
        found.append(
            Change(
                name, stats.mean(old).value, stats.mean(new).value, change, chance, needed(change, chance, len(step))
            )
        )
    return tuple(found)


def needed(change: Interval, chance: float, deals: int) -> int:
    """Deals until a difference such as this one would be beyond chance: the interval shrinks with their root."""
    if chance < SURE or abs(change.value) < LEAST:
        return 0
    reach = change.high - change.value
    return max(deals + 1, round(deals * (reach / abs(change.value)) ** 2 * STRICTER))


STRICTER = 2.5  # about what correction for a hundred rows asks for, beside a single look
