"""Where a player of City of Remnants is: looked up once for all that bots judge a position by. Changes nothing."""

from typing import final

from cinderbox.games.remnants.board import HEIGHTS, SPACES
from cinderbox.games.remnants.state import RemnantsState


@final
class Presence:
    def __init__(self, s: RemnantsState, seat: int) -> None:
        figures, first = s.figures, seat * SPACES
        self.seat = seat
        self.spaces = [space for space in s.board.usable if figures[first + space]]  # with figures, in rising order
        self.held = s.controlled(seat)  # developments, by their places in the list of tiles

    def heights(self, s: RemnantsState) -> int:
        """On how many Heights spaces there are figures."""
        level = s.board.level
        return sum([1 for space in self.spaces if level[space] == HEIGHTS])


def everybody(s: RemnantsState) -> list[Presence]:
    return [Presence(s, seat) for seat in range(s.seats)]
