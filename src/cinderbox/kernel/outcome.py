"""How a game ended."""


class Outcome:
    """`scores` a seat each, `winners` all who share the win (nobody: a draw), why, and the score sheet line by line."""

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
