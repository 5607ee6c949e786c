"""A game's evaluation whose value is corrected by weights; all else stays as the game says."""

from pathlib import Path
from typing import Any, Final

from cinderbox.bots import weights
from cinderbox.bots.weights import BadWeights, Weights
from cinderbox.kernel.evaluation import Evaluation, settled
from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State

BOX: Final = "box"  # the weights that came with the game
PROMOTED: Final = "promoted"  # the same, if bots that judge by them have won the match against those that do not
JUDGE: Final = "the game's own evaluation judges."
LARGEST: Final = 500_000  # bytes of a file of weights


class Learned(Evaluation[Any]):
    """`source` is a file of weights, `box` or `promoted`. It is read when the first position is judged."""

    def __init__(self, game: Game[Any], source: str) -> None:
        self.game = game
        self.base: Evaluation[Any] = game.evaluation()
        self.source = source
        self.seats = 0
        self.weights: Weights | None = None

    def value(self, s: State, seat: int) -> float:
        if s.ended is not None:
            return settled(s, seat)
        if s.seats != self.seats:
            self.seats = s.seats
            self.weights = read(self.source, self.game, s.seats)
        value = self.base.value(s, seat)
        learnt = self.weights
        return value if learnt is None else learnt.value(s, seat, value, self.base.clock(s), learnt.trust)

    def terms(self, s: State, seat: int) -> list[tuple[str, float]]:
        return self.base.terms(s, seat)

    def prior(self, s: State, seat: int, actions: list[int]) -> list[float]:
        return self.base.prior(s, seat, actions)

    def minor(self, s: State, seat: int) -> int | None:
        return self.base.minor(s, seat)

    def plans(self, s: State, seat: int) -> list[list[int]]:
        return self.base.plans(s, seat)

    def subject(self, s: State, seat: int, actions: list[int]) -> int:
        return self.base.subject(s, seat, actions)

    def advice(self, bot: str) -> dict[str, float]:
        return self.base.advice(bot)

    def quiet(self, s: State) -> bool:
        return self.base.quiet(s)

    def luck(self, s: State) -> bool:
        return self.base.luck(s)

    def clock(self, s: State) -> int:
        return self.base.clock(s)

    def turn(self, s: State) -> int:
        return self.base.turn(s)


def read(source: str, game: Game[Any], seats: int) -> Weights | None:
    """The weights of a source for so many seats; None if nothing was learned for these."""
    if source == BOX:
        return weights.shipped(game, seats)
    if source == PROMOTED:
        found = weights.shipped(game, seats)
        if found is None or not found.promoted:
            weights.tell(f"No weights of {game.title} with {seats} seats have won a match: {JUDGE}")
            return None
        return found
    path = Path(source)
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            raise BadWeights(f"There is no file of weights {source}.")
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadWeights(f"The weights {source} cannot be read: {error}.") from None
    return weights.read(text, game, seats)
