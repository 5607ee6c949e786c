"""Many games side by side, a step of all of them at a time, for learning.

Each row is a game; when one is over the next begins in its place. What the seat that is to act sees, and what it may
do, lies in buffers that are written in place. Everything follows from the seed, row by row: the n-th game of a row does
not depend on the others. Knows no framework; `cinderbox.adapters.vector` shows the buffers as NumPy arrays.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64

from cinderbox.kernel.errors import IllegalAction
from cinderbox.kernel.game import Game
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.rng import Rng, fold, seeded
from cinderbox.kernel.sheet import Masks, Sheet
from cinderbox.kernel.state import State


@final
class Batch:
    def __init__(self, game: Game, rows: int, seats: int, seed: int, options: dict[str, object]) -> None:
        self.game = game
        self.rows = rows
        self.seats = seats
        self.options = game.complete(options)
        self.seed: i64 = seeded(game.seed_number(seed))
        self.features = game.numbers(game.seat_count(seats))
        self.sheet = Sheet(rows, self.features.size)
        self.masks = Masks(rows, game.actions)
        self.seat: vec[i32] = vec[i32]([0] * rows)  # who is to act in each row
        self.begun = [0] * rows  # games begun in each row
        self.states: list[State] = [self.begin(row) for row in range(rows)]
        self.dice = Rng(seed)  # for `sample`
        self.ended: list[tuple[int, Outcome]] = []  # the games that the last step ended: row and outcome
        for row in range(rows):
            self.show(row)

    def begin(self, row: int) -> State:
        """The next game of a row."""
        n = self.begun[row]
        self.begun[row] = n + 1
        game = self.game
        s: State = game.blank(self.seats, self.options)
        s.rng = seeded(self.seed_of(row, n))
        game.setup(s)
        s.settle()
        return s

    def seed_of(self, row: int, n: int) -> int:
        """The seed of the n-th game of a row, from 0: `Game.start` begins the same game with it."""
        return int(fold(fold(self.seed, row), n))

    def show(self, row: i64) -> None:
        s = self.states[row]
        seat = s.first()
        self.seat[row] = i32(seat)
        self.features.write(s, seat, self.sheet, row)
        self.masks.show(row, s.open_to(seat))

    def sample(self) -> list[int]:
        """An open action for every row, each as likely as any other."""
        masks, dice = self.masks, self.dice
        return [masks.pick(row, dice) for row in range(self.rows)]

    def step(self, actions: list[int]) -> None:
        """One action in every row, by the seat that is to act there; if one is not open, nothing has happened."""
        if len(actions) != self.rows:
            raise IllegalAction(f"There are {self.rows} games, and {len(actions)} actions were given.")
        masks, states = self.masks, self.states
        for row in range(self.rows):
            if not masks.marked(row, actions[row]):
                said = states[row].refusal(actions[row], states[row].first())
                raise IllegalAction(f"In game {row}: {said}")
        self.ended = []
        for row in range(self.rows):
            s = states[row]
            s.choose(s.first(), actions[row])
            ended = s.ended
            if ended is not None:
                self.ended.append((row, ended))
                states[row] = self.begin(row)
            self.show(row)

    @property
    def to_act(self) -> object:
        """Who is to act in each row, to be read in place: a buffer of int32."""
        return self.seat
