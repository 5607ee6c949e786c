"""How a game ended."""

from typing import Final

from cinderbox.kernel import plain
from cinderbox.kernel.errors import BadData

POINTS: Final = 10**9  # no score is beyond
LINES: Final = 100  # nor is a score sheet longer


class Outcome:
    """`scores` a seat each, `winners` all who share the win, why, and the score sheet line by line.

    No winner is a draw; in a game for one seat it is a loss.
    """

    def __init__(
        self,
        scores: tuple[int, ...],
        winners: tuple[int, ...],
        reason: str,
        sheet: tuple[tuple[str, tuple[int, ...]], ...],
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason
        self.sheet = sheet

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, reason={self.reason!r}, sheet={self.sheet})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.scores, self.winners, self.reason))

    def dump(self) -> dict[str, object]:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
            "sheet": [[line, list(points)] for line, points in self.sheet],
        }


def loaded(place: str, data: object, seats: int) -> Outcome | None:
    """The outcome that `dump` gave, or None where there is none; BadData says what is wrong."""
    if data is None:
        return None
    found = plain.fields(place, data, ("scores", "winners", "reason", "sheet"))
    scores = plain.numbers(f"{place}.scores", found["scores"], seats, -POINTS, POINTS)
    winners = plain.rows(f"{place}.winners", found["winners"], seats)
    won = [plain.number(f"{place}.winners[{i}]", winners[i], 0, seats - 1) for i in range(len(winners))]
    if won != sorted(set(won)):
        raise BadData(f"{place}.winners: each winner is named once, in the order of the seats.")
    reason = plain.text(f"{place}.reason", found["reason"], plain.PROSE)
    sheet: list[tuple[str, tuple[int, ...]]] = []
    lines = plain.rows(f"{place}.sheet", found["sheet"], LINES)
    for i in range(len(lines)):
        line = plain.row(f"{place}.sheet[{i}]", lines[i], 2)
        points = plain.numbers(f"{place}.sheet[{i}][1]", line[1], seats, -POINTS, POINTS)
        sheet.append((plain.text(f"{place}.sheet[{i}][0]", line[0]), tuple(points)))
    return Outcome(tuple(scores), tuple(won), reason, tuple(sheet))
