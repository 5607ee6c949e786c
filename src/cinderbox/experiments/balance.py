"""What a study says of a game's balance: who wins, what is used and what comes of it, how long and how open games are.

A win rate with and without a card says what goes together, not what causes what: a card that only leaders can afford
is found among winners. Whether it makes them win is for `compare` to say. Every figure has an interval, and what is
flagged stays so after correction for looking at many at once. Knows games by the names that their events use.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cinderbox.experiments import stats
from cinderbox.experiments.stats import Interval
from cinderbox.experiments.study import Seat, Watched

SURE = 0.05  # what chance does more often than this is not flagged
ALWAYS = 0.95  # of the seats that could
MOST = 0.8  # of the cards of a sort: what is done with so many is missed where it is never done
SORT = ("sort", "type", "kind")  # what a card of a catalog may call its sort
FEW = 30  # seats on either side below which a difference is not spoken of


@dataclass(frozen=True)
class Share:
    """How often something won, beside its fair share."""

    name: str
    games: int
    rate: Interval
    fair: float
    flag: bool  # the interval, as wide as so many looks ask for, leaves the fair share out


@dataclass(frozen=True)
class Use:
    """One kind of event with one card: how many seats had it, and how they fared."""

    card: str
    kind: str
    seats: int  # that had it
    rate: Interval  # the share of seats that had it
    won: Interval  # of these
    without: Interval  # of the others
    gain: Interval  # the difference
    chance: float  # corrected for the number of rows
    flag: str  # "", "wins", "loses", "always"


@dataclass(frozen=True)
class Curves:
    """A figure over the game, at equal parts of it: the mean of those who won in the end, and of those who did not."""

    winners: tuple[Interval, ...]
    losers: tuple[Interval, ...]


@dataclass(frozen=True)
class Balance:
    games: int
    seats: int
    forfeits: int
    by_seat: tuple[Share, ...]
    by_bot: tuple[Share, ...]
    by_choice: tuple[Share, ...]  # leaders and the like: what a seat has or chooses once a game
    uses: tuple[Use, ...]
    unused: tuple[str, ...]  # cards of the pack that no event of any seat spoke of
    never: tuple[tuple[str, str, int], ...]  # kind and card: so many seats had the card, and none of them in this way
    decisions: Interval
    turns: Interval
    choices: Interval  # open actions a decision
    forced: Interval  # share of decisions with one choice
    leads: Interval
    known: Interval
    chances: Curves  # how they looked to the seat itself
    points: Curves  # as the game counts them; none where nothing is counted before the end


def balance(games: Sequence[Watched], catalog: Mapping[str, object]) -> Balance:
    """The figures; the catalog of the game tells which cards there are."""
    seats = len(games[0].seats) if games else 0
    fair = 1 / max(1, seats)
    sides = [seat for game in games for seat in game.seats]
    chosen = sorted({(kind, what) for seat in sides for kind, what in seat.chosen.items()})
    used = {card for seat in sides for card in seat.uses}
    return Balance(
        games=len(games),
        seats=seats,
        forfeits=sum(game.forfeit >= 0 for game in games),
        by_seat=shares([(f"seat {n + 1}", [game.seats[n].won for game in games]) for n in range(seats)], fair),
        by_bot=shares([(bot, [seat.won for seat in sides if seat.bot == bot]) for bot in bots_of(sides)], fair),
        by_choice=shares(
            [(f"{kind}: {what}", [one.won for one in sides if one.chosen.get(kind) == what]) for kind, what in chosen],
            fair,
        ),
        uses=uses(games),
        unused=tuple(sorted(pack(catalog, used) - used)),
        never=never(sides, catalog),
        decisions=mean(games, lambda game: game.decisions),
        turns=mean(games, lambda game: game.turns),
        choices=mean(games, lambda game: game.choices / max(1, game.decisions)),
        forced=mean(games, lambda game: game.forced / max(1, game.decisions)),
        leads=mean(games, lambda game: game.leads),
        known=mean(games, lambda game: game.known),
        chances=curves(games, lambda game: game.curve),
        points=curves(games, lambda game: game.points),
    )


def pack(catalog: Mapping[str, object], used: set[str]) -> set[str]:
    """All cards: what stands in those parts of the catalog in which a card that was used stands."""
    parts = [set(part) for part in catalog.values() if isinstance(part, dict)]
    return {card for part in parts if part & used for card in part}


def never(sides: Sequence[Seat], catalog: Mapping[str, object]) -> tuple[tuple[str, str, int], ...]:
    """What is never done with a card that enough seats had, and is done with nearly all others of its sort."""
    had = Counter(card for seat in sides for card in seat.uses)
    cards: dict[str, set[str]] = {}  # of each kind of event
    for seat in sides:
        for card, kinds in seat.uses.items():
            for kind in kinds:
                cards.setdefault(kind, set()).add(card)
    found = []
    for alike in sorts(catalog, had):
        for kind, those in cards.items():
            if len(alike & those) > MOST * len(alike):
                found += [(kind, card, had[card]) for card in alike - those if had[card] >= FEW]
    return tuple(sorted(found))


def sorts(catalog: Mapping[str, object], had: Mapping[str, int]) -> list[set[str]]:
    """The cards that seats had, together with those of the same part of the catalog and the same sort."""
    found: dict[tuple[object, ...], set[str]] = {}
    for name, part in catalog.items():
        for card, about in part.items() if isinstance(part, dict) else ():
            if card in had:
                sort = [about.get(word) for word in SORT] if isinstance(about, dict) else []
                found.setdefault((name, *sort), set()).add(card)
    return list(found.values())


def bots_of(sides: Sequence[Seat]) -> list[str]:
    return sorted({seat.bot for seat in sides})


def mean(games: Sequence[Watched], of: Callable[[Watched], float]) -> Interval:
    return stats.mean([of(game) for game in games])


def curves(games: Sequence[Watched], of: Callable[[Watched], Sequence[Sequence[float]]]) -> Curves:
    runs: tuple[list[Sequence[float]], list[Sequence[float]]] = ([], [])
    for game in games:
        for seat, run in zip(game.seats, of(game), strict=False):
            runs[not seat.won].append(run)
    winners, losers = (tuple(stats.mean(values) for values in zip(*side, strict=True)) for side in runs)
    return Curves(winners, losers)


def shares(sides: Sequence[tuple[str, Sequence[float]]], fair: float) -> tuple[Share, ...]:
    wide = stats.quantile(1 - SURE / 2 / max(1, len(sides)))
    found = []
    for name, won in sides:
        wins, count = sum(won), len(won)
        strict = stats.wilson(wins, count, wide)
        flag = not strict.low <= fair <= strict.high
        found.append(Share(name, count, stats.wilson(wins, count), fair, flag))
    return tuple(found)


def across(studies: Sequence[tuple[str, Sequence[Share]]]) -> tuple[Share, ...]:
    """Rows of several studies beside each other, each by the name of its study; flags are corrected for all of them."""
    count = sum(len(rows) for _, rows in studies)
    wide = stats.quantile(1 - SURE / 2 / max(1, count))
    found = []
    for name, rows in studies:
        for row in rows:
            strict = stats.wilson(row.rate.value * row.games, row.games, wide)
            flag = not strict.low <= row.fair <= strict.high
            found.append(Share(f"{name}, {row.name}", row.games, row.rate, row.fair, flag))
    return tuple(found)


def uses(games: Sequence[Watched]) -> tuple[Use, ...]:
    """Every card with every kind of event that a seat had with it."""
    sides = [seat for game in games for seat in game.seats]
    total, all_wins = len(sides), sum(seat.won for seat in sides)
    tally: dict[tuple[str, str], list[float]] = {}
    for seat in sides:
        for card, kinds in seat.uses.items():
            for kind in kinds:
                row = tally.setdefault((card, kind), [0, 0.0])
                row[0] += 1
                row[1] += seat.won
    keys = sorted(tally)
    chances = [
        stats.chance(wins, int(count), all_wins - wins, total - int(count)) if spoken(int(count), total) else 1.0
        for count, wins in (tally[key] for key in keys)
    ]
    found = []
    for (card, kind), chance in zip(keys, stats.holm(chances), strict=True):
        count, wins = int(tally[card, kind][0]), tally[card, kind][1]
        gain = stats.difference(wins, count, all_wins - wins, total - count)
        flag = "always" if count >= ALWAYS * total else ""
        if chance < SURE:
            flag = "wins" if gain.value > 0 else "loses"
        rates = stats.wilson(count, total), stats.wilson(wins, count), stats.wilson(all_wins - wins, total - count)
        found.append(Use(card, kind, count, *rates, gain, chance, flag))
    return tuple(found)


def spoken(count: int, total: int) -> bool:
    return min(count, total - count) >= FEW
