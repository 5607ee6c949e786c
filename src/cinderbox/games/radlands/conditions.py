"""What an ability may need before it can be used, by the name a pack of cards calls it (RAD-RUL-19)."""

from typing import Final

from cinderbox.games.radlands.model import Condition
from cinderbox.games.radlands.reasons import (
    FOUR_PEOPLE,
    NEEDS_PERSON,
    NO_HAND,
    NO_OPEN_CAMP,
    NO_OWN_RAIDERS,
    NO_PUNK,
    NONE_RESOLVED,
    OK,
    THEIR_QUEUE_EMPTY,
    THIS_DAMAGED,
    TOO_MANY_PEOPLE,
    TWO_ENTERED,
    TWO_IN_COLUMN,
)
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.games.radlands.steps.harm import OPEN_CAMP


class OwnPerson(Condition):
    """A person of yours, punks counted."""

    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.people(seat) else NEEDS_PERSON


class AtMostOnePerson(Condition):
    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.people(seat) <= 1 else TOO_MANY_PEOPLE


class FourPeople(Condition):
    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.people(seat) >= 4 else FOUR_PEOPLE


class OwnPunk(Condition):
    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.punks(seat) else NO_PUNK


class TwoEntered(Condition):
    """At least two people of yours entered play this turn (RAD-RUL-56)."""

    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.entered >= 2 else TWO_ENTERED


class EventResolved(Condition):
    """Some event of either player resolved this turn (RAD-RUL-55)."""

    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.resolved else NONE_RESOLVED


class OwnRaidersResolved(Condition):
    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.raided >> seat & 1 else NO_OWN_RAIDERS


class OpponentEvent(Condition):
    """An event in the opponent's queue, Raiders counted."""

    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        for space in range((1 - seat) * 3, (1 - seat) * 3 + 3):
            if s.queue[space] >= 0:
                return OK
        return THEIR_QUEUE_EMPTY


class ThisUndamaged(Condition):
    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        piece = s.spots[s.find(this)]
        return OK if piece is not None and piece.harm == 0 else THIS_DAMAGED


class CardInHand(Condition):
    """A hand card other than Water Silo."""

    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.hands[seat] else NO_HAND


class TwoInColumn(Condition):
    """Two people of yours in this card's column."""

    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.crowd(s.find(this) // 3) == 2 else TWO_IN_COLUMN


class OpponentOpenCamp(Condition):
    def reason(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if OPEN_CAMP.places(s, 1 - seat) else NO_OPEN_CAMP


CONDITIONS: Final[dict[str, Condition]] = {
    "": Condition(),
    "own_person": OwnPerson(),
    "at_most_one_person": AtMostOnePerson(),
    "four_people": FourPeople(),
    "own_punk": OwnPunk(),
    "two_entered": TwoEntered(),
    "event_resolved": EventResolved(),
    "own_raiders_resolved": OwnRaidersResolved(),
    "opponent_event": OpponentEvent(),
    "this_undamaged": ThisUndamaged(),
    "card_in_hand": CardInHand(),
    "two_in_column": TwoInColumn(),
    "opponent_open_camp": OpponentOpenCamp(),
}
