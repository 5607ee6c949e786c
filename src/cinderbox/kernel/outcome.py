"""How a game ended."""

from typing import Final

from cinderbox.kernel import plain
from cinderbox.kernel.errors import BadData
from cinderbox.kernel.events import Part, Phrase, spoken

POINTS: Final = 10**9  # no score is beyond
LINES: Final = 100  # nor is a score sheet longer


class Outcome:
    """`scores` a seat each, `winners` all who share the win, why, in words the `reason`, and the score sheet: what
    the scores are made of, a line each; if nothing is said, one line of points.

    No winner is a draw; in a game for one seat it is a loss.
    """

    def __init__(
        self,
        scores: tuple[int, ...],
        winners: tuple[int, ...],
        why: Phrase,
        sheet: tuple[tuple[str, tuple[int, ...]], ...] | None = None,
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.why = why
        self.reason = spoken(why)
        self.sheet: tuple[tuple[str, tuple[int, ...]], ...] = (("points", scores),) if sheet is None else sheet

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

    def save(self) -> dict[str, object]:
        """The same with the seats that the reason names."""
        return self.dump() if isinstance(self.why, str) else {**self.dump(), "why": self.why}


def most_points(why: Phrase, sheet: tuple[tuple[str, tuple[int, ...]], ...]) -> Outcome:
    """The end of a game that the most points win: the scores are the sums of the sheet, and equals share the win."""
    scores = tuple([sum(points) for points in zip(*[line[1] for line in sheet], strict=True)])
    winners = tuple([seat for seat in range(len(scores)) if scores[seat] == max(scores)])
    return Outcome(scores, winners, why, sheet)


def loaded(place: str, data: object, seats: int) -> Outcome | None:
    """The outcome that `dump` or `save` gave, or None where there is none; BadData says what is wrong."""
    if data is None:
        return None
    named = ("why",) if "why" in plain.table(place, data) else ()
    found = plain.fields(place, data, ("scores", "winners", "reason", "sheet", *named))
    scores = plain.numbers(f"{place}.scores", found["scores"], seats, -POINTS, POINTS)
    winners = plain.rows(f"{place}.winners", found["winners"], seats)
    won = [plain.number(f"{place}.winners[{i}]", winners[i], 0, seats - 1) for i in range(len(winners))]
    if won != sorted(set(won)):
        raise BadData(f"{place}.winners: each winner is named once, in the order of the seats.")
    reason = plain.text(f"{place}.reason", found["reason"], plain.PROSE)
    why: Phrase = reason
    if named:
        rows = plain.rows(f"{place}.why", found["why"], LINES)
        why = [part(f"{place}.why[{i}]", rows[i], seats) for i in range(len(rows))]
        if spoken(why) != reason:
            raise BadData(f"{place}.why: it says the same as the reason.")
    sheet: list[tuple[str, tuple[int, ...]]] = []
    lines = plain.rows(f"{place}.sheet", found["sheet"], LINES)
    for i in range(len(lines)):
        line = plain.row(f"{place}.sheet[{i}]", lines[i], 2)
        points = plain.numbers(f"{place}.sheet[{i}][1]", line[1], seats, -POINTS, POINTS)
        sheet.append((plain.text(f"{place}.sheet[{i}][0]", line[0]), tuple(points)))
    return Outcome(tuple(scores), tuple(won), why, tuple(sheet))


def part(place: str, data: object, seats: int) -> Part:
    """A stretch of the reason: a text, or a seat."""
    if isinstance(data, str):
        return plain.text(place, data, plain.PROSE)
    found = plain.fields(place, data, ("text", "seat"))
    return {
        "text": plain.text(f"{place}.text", found["text"]),
        "seat": plain.number(f"{place}.seat", found["seat"], 0, seats - 1),
    }
