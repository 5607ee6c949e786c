"""What happens at a table beside the game, for its log: a hint that was taken, a bot that plays on.

A note stands after the events that each pair of eyes had heard of by then. Knows no entry and no I/O.
"""

from typing import Any

import msgspec

SAID = {
    "hint": " took a hint.",
    "resigned": " gives up.",
    "ran out of time": " ran out of time.",
    "bot": " is away: a bot plays on.",
    "back": " is back.",
    "closed": " closes the table to spectators.",
    "open": " opens the table to spectators.",
    "undo": " took back the last action, with the consent of all.",
    "no undo": " does not want that taken back.",
    "pause": " has the clocks stand still, with the consent of all.",
    "no pause": " does not want a pause.",
    "resume": " has the clocks go on, with the consent of all.",
    "no resume": " does not want the clocks to go on yet.",
}


class Note(msgspec.Struct, frozen=True):
    kind: str
    seat: int
    heard: tuple[int, ...]  # how many events each seat had heard of, and last how many a spectator had
    asked: int  # the number of the question that spectators saw

    def shown_to(self, seat: int | None, asked: int) -> bool:
        """Who takes a hint is deciding: others are told once that question is answered."""
        return self.kind != "hint" or seat == self.seat or asked > self.asked

    def until(self, heard: tuple[int, ...]) -> "Note":
        """The note after events were taken back."""
        return msgspec.structs.replace(self, heard=tuple(map(min, self.heard, heard)))

    def told(self, seat: int | None) -> dict[str, Any]:
        name = {"text": f"player {self.seat + 1}", "seat": self.seat}
        return {"after": self.heard[-1 if seat is None else seat], "parts": [name, SAID[self.kind]]}
