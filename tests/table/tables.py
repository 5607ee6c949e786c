"""Tables for tests: of Radlands, and of the kernel's toy game, in which several seats often decide at once."""

import copy
from collections.abc import Callable
from random import Random

import cinderbox
from cinderbox.table import record
from cinderbox.table.entry import Chair, ClockRule, Header
from cinderbox.table.history import History
from cinderbox.table.table import Table, hashed
from tests.kernel import toy

RADLANDS = cinderbox.game("radlands")
GAMES = {"radlands": RADLANDS, toy.GAME.id: toy.GAME}


def people(count: int) -> list[Chair]:
    return [Chair("person", f"P{seat}", "", hashed(f"s{seat}")) for seat in range(count)]


def table(game=RADLANDS, seats=2, seed=7, chairs=None, clock: ClockRule | None = None, begun=True) -> Table:
    header = Header(
        "t",
        game.id,
        chairs or people(seats),
        str(seed),
        game.complete({}),
        game.content,
        game.rules_version,
        0.0,
        clock=clock,
    )
    made = Table(header, game)
    if begun:
        made.begin(0.0)
    return made


def open_to(at: Table, seat: int) -> list[str]:
    return [at.game.text(action) for action in at.state.actions(seat)]


def play(at: Table, dice: Random, most: int = 10_000, now: float = 1.0) -> None:
    """Random actions, with numbers as a client gives them."""
    for _ in range(most):
        if at.over:
            return
        seat = dice.choice(at.to_act)
        at.act(seat, at.numbers[seat], [dice.choice(open_to(at, seat))], now)


def until(at: Table, dice: Random, wanted) -> None:
    """Random actions until something holds."""
    while not wanted():
        assert not at.over, "the game ended first"
        play(at, dice, 1)


def finished(seed: int = 5) -> dict[str, object]:
    """The exported record of a whole game of Radlands."""
    at = table(seed=seed)
    play(at, Random(seed))
    return record.export(at)


def twin(at: Table, seat: int | None, seed: int) -> Table:
    """The same table, with everything the seat cannot know dealt anew."""
    other = copy.copy(at)
    other.history = History(at.state.determinize(seat, seed))
    other.history.undone = at.history.undone
    other.history.past = at.history.past
    return other


def counted(name: str, method: Callable[..., object], done: list[str]) -> Callable[..., object]:
    """The method, which writes down by its name that it was called."""

    def call(*given: object) -> object:
        done.append(name)
        return method(*given)

    return call
