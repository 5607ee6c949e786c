"""What happened in a finished game: everybody's chances along its turns, and the moments that decided it.

A moment is a decision for which a clearly better plan was there, found from what its seat knew, or a stroke of luck:
dice and draws that were far from what was to be expected. Everything follows from the game itself: thought is counted
in iterations, never in seconds, so that the same game gives the same analysis wherever it is made. A search looks
shortly at every plan, and longer where little thought already finds a better one.
"""

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from cinderbox import bots
from cinderbox.bots.chances import Chances
from cinderbox.bots.reasons import called
from cinderbox.bots.search import Arm, Node, SearchBot
from cinderbox.bots.sighting import Sight
from cinderbox.kernel.state import State
from cinderbox.table import record
from cinderbox.table.entry import Act
from cinderbox.table.part import LogPart, in_a_row, parts
from cinderbox.table.table import Table

MOST = 5  # moments of a game
POINTS = 240  # of a curve, at most
LEAST = 0.05  # of a chance: less decides nothing
ERRORS = 2.0  # standard errors that a loss must be beyond
FRESH = 1 << 20  # worlds from here on were not seen by the search that is judged in them
SEEN = 8  # worlds over which a point of the curve is averaged
THROWS = 8  # other ways that chance could have gone
SHOWN = 3  # actions of a better plan that are named


class Effort(NamedTuple):
    """How much is thought about a game: in iterations, and in worlds in which two plans are compared."""

    glance: int = 8  # of each for a decision
    glances: int = 800  # for all of them
    close: int = 8  # decisions that are looked at closely
    iterations: int = 100
    worlds: int = 32


USUAL = Effort()


class Point(msgspec.Struct):
    """Where a turn begins: after how many actions, whose turn it is, and everybody's chances in thousandths."""

    at: int
    turn: int | None
    honest: list[int]  # each from what that seat knew
    open: list[int]  # with all cards open
    scores: list[int]  # none where nothing is counted


class Deed(msgspec.Struct):
    """An action of a better plan, with the answers of others between."""

    seat: int
    action: str
    text: list[str | LogPart]


class Turning(msgspec.Struct):
    """What decided the game after its first `at` actions: `luck`, or a decision with a better plan."""

    at: int
    seat: int
    luck: bool
    had: int  # thousandths: what the seat's plan was worth, or chance made of it
    other: int  # what the better plan kept, or was to be expected
    text: list[str | LogPart]
    plan: list[Deed]


class Analysis(msgspec.Struct):
    points: list[Point]
    turnings: list[Turning]


class Stretch:
    """What a seat decided in one go: from one piece of news or turn to the next."""

    def __init__(self, at: int, s: State, seat: int) -> None:
        self.at = at
        self.state = s
        self.seat = seat
        self.row: list[int] = []
        self.loss = 0.0  # at a glance


class Story:
    """A game as it went: every position, who acted there, and what."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        past = record.wound(table, table.game, 0)
        self.states = [past.state.clone()]  # one more than acts
        self.acts: list[tuple[int, int]] = []
        for one in record.until(table, record.moves(table)):
            past.replay(one)
            if isinstance(one, Act):
                self.acts.append((one.seat, self.game.parse(one.action)))
                self.states.append(past.state.clone())
            else:  # a fork goes on with chance anew
                self.states[-1] = past.state.clone()


def analyse(table: Table, effort: Effort = USUAL) -> Analysis:
    """What happened at a table that was loaded whole."""
    return Analyst(Story(table), effort).analysis()


class Analyst:
    def __init__(self, story: Story, effort: Effort) -> None:
        self.story = story
        self.effort = effort
        self.game = story.game
        self.evaluation = story.game.evaluation()
        self.chances = Chances(story.game, story.states[0].seats)

    def analysis(self) -> Analysis:
        found = sorted([*self.decisions(), *self.strokes()], key=lambda one: (-abs(one.other - one.had), one.at))
        chosen: dict[tuple[tuple[int, int], bool], Turning] = {}  # of each turn the largest decision and stroke of luck
        for one in found:
            chosen.setdefault((self.turn(self.story.states[one.at]), one.luck), one)
        return Analysis(self.curve(), sorted(list(chosen.values())[:MOST], key=lambda one: one.at))

    # -- the curve -----------------------------------------------------------------------------------------------

    def curve(self) -> list[Point]:
        """A point for each turn that begins, and one for the end."""
        states = self.story.states
        begins = [at for at, s in enumerate(states) if at == 0 or self.turn(s) != self.turn(states[at - 1])]
        thin = max(1, math.ceil(len(begins) / POINTS))
        chosen = sorted({*begins[::thin], len(states) - 1})
        return [self.point(at, states[at]) for at in chosen]

    def point(self, at: int, s: State) -> Point:
        turn = -1 if s.over else self.evaluation.turn(s)
        seats = range(s.seats)
        return Point(
            at,
            None if turn < 0 else turn,
            [thousandths(self.honest(s, seat)) for seat in seats],
            [thousandths(one) for one in self.chances.open(s)],
            self.game.scores(s),
        )

    def honest(self, s: State, seat: int) -> float:
        """The chance of a seat from what it knows."""
        return self.chances.seen(s, seat, 0, SEEN)[seat]

    def turn(self, s: State) -> tuple[int, int]:
        return (self.evaluation.clock(s), -1 if s.lanes else self.evaluation.turn(s))

    # -- decisions -----------------------------------------------------------------------------------------------

    def stretches(self) -> Iterator[Stretch]:
        """All that was decided, where there was something to decide."""
        going: dict[int, Stretch] = {}
        for at, (seat, action) in enumerate(self.story.acts):
            s = self.story.states[at]
            old = going.get(seat)
            if old is None or old.state.mark != s.mark or self.turn(old.state) != self.turn(s):
                if self.evaluation.minor(s, seat) is not None or len(s.open_to(seat)) < 2:
                    going.pop(seat, None)
                    continue
                going[seat] = Stretch(at, s, seat)
                yield going[seat]
            going[seat].row.append(action)

    def decisions(self) -> Iterator[Turning]:
        """The moments at which a clearly better plan was there."""
        stretches = list(self.stretches())
        effort = self.effort
        glance = max(2, min(effort.glance, effort.glances // max(1, len(stretches))))
        for one in stretches:
            self.weigh(one, glance, glance)
        stretches.sort(key=lambda one: (-one.loss, one.at))
        for one in stretches[: effort.close]:
            if one.loss >= LEAST / 2 and (found := self.weigh(one, effort.iterations, effort.worlds)):
                yield found

    def weigh(self, stretch: Stretch, iterations: int, worlds: int) -> Turning | None:
        """Compare what was done with the best plan that some thought finds; None: it was as good, as far as we see."""
        seat = stretch.seat
        sight = bots.sight(stretch.state, seat, stretch.at)
        bot = bots.bot("search", self.game.id, stretch.at, iterations=iterations)
        assert isinstance(bot, SearchBot)
        row = bot.search(sight).actions
        if row == stretch.row[: len(row)]:
            return None
        own = self.evaluation.turn(stretch.state) == seat
        better = self.tried(bot, sight, row, own, worlds)
        had = self.tried(bot, sight, stretch.row, own, worlds)
        gaps = [one - other for one, other in zip(better, had, strict=True)]
        stretch.loss = mean(gaps)
        error = math.sqrt(mean([(gap - stretch.loss) ** 2 for gap in gaps]) / (worlds - 1))
        if stretch.loss < LEAST or stretch.loss < ERRORS * error:
            return None
        plan = self.played(stretch, row, bot)
        kept, was = thousandths(mean(better)), thousandths(mean(had))
        ends = parts([f" kept {percent(kept)}; ", stretch.state.called(seat), f" had {percent(was)}."])
        return Turning(stretch.at, seat, False, was, kept, [*named(plan, seat), *ends], plan)

    def tried(self, bot: SearchBot, sight: Sight, row: list[int], own: bool, worlds: int) -> list[float]:
        """The chances that come of a row of actions in worlds that the search has not seen; the same for every row."""
        found: list[float] = []
        for n in range(worlds):
            bot.attempt(Node([]), Arm(row, [], 0.0, True), sight.world(FRESH + n), sight.seat, own)
            assert bot.last is not None
            found.append(self.chances.open(bot.last)[sight.seat])
        return found

    def played(self, stretch: Stretch, row: list[int], bot: SearchBot) -> list[Deed]:
        """A plan carried out on the table as it really was, with what the others would answer, as far as it goes."""
        s, seat, found = stretch.state.clone(), stretch.seat, []
        left = row[:]
        while left and not s.over and s.mark == stretch.state.mark:
            asked = seat if s.owes(seat) else s.first()
            action = left.pop(0) if asked == seat else bot.quick.reply(s, asked)
            if not s.may(asked, action):
                break
            found.append(Deed(asked, self.game.text(action), parts(called(s, action, -1))))
            s.choose(asked, action)
        return found

    # -- luck ----------------------------------------------------------------------------------------------------

    def strokes(self) -> Iterator[Turning]:
        """The moments at which chance did far better or worse for who acted than was to be expected."""
        for at, (seat, action) in enumerate(self.story.acts):
            before, after = self.story.states[at], self.story.states[at + 1]
            if before.mark == after.mark or before.lanes:
                continue
            sight = bots.sight(before, seat, at)
            worlds = [sight.world(FRESH + n) for n in range(THROWS)]
            for world in worlds:
                world.choose(seat, action)
            if abs(self.chances.value(after, seat) - mean([self.chances.value(one, seat) for one in worlds])) < LEAST:
                continue  # at a glance, which costs less
            came, expected = self.honest(after, seat), mean([self.honest(one, seat) for one in worlds])
            if abs(came - expected) >= 2 * LEAST:
                yield self.stroke(at, seat, action, thousandths(came), thousandths(expected))

    def stroke(self, at: int, seat: int, action: int, came: int, expected: int) -> Turning:
        s = self.story.states[at]
        how = "Good" if came > expected else "Bad"
        begins = parts([f"{how} luck for ", s.called(seat), ": “"])
        ends = f"” came to {percent(came)}, where {percent(expected)} was to be expected."
        return Turning(at, seat, True, came, expected, [*begins, *parts(called(s, action, -1)), ends], [])


def named(plan: list[Deed], seat: int) -> list[str | LogPart]:
    """A plan in words: its first own actions, without the one that ends the turn if there are others."""
    own = [one for one in plan if one.seat == seat]
    if len(own) > 1 and own[-1].action == "end":
        own.pop()
    found = in_a_row([one.text for one in own[:SHOWN]])
    return [*found, " …"] if len(own) > SHOWN else found


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def thousandths(chance: float) -> int:
    return round(1000 * chance)


def percent(thousandths: int) -> str:
    return f"{round(thousandths / 10)} %"


def plain(analysis: Analysis) -> dict[str, Any]:
    """JSON-ready."""
    found: dict[str, Any] = msgspec.to_builtins(analysis)
    return found
