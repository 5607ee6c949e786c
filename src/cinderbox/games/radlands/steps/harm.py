"""Damage, injure, destroy: who may be hit, who chooses, and the hit itself."""

from typing import Final, final

from mypy_extensions import i64

from cinderbox.games.radlands import verbs
from cinderbox.games.radlands.reasons import (
    DESTROYED,
    EMPTY,
    MUST,
    NO_CAMP,
    NO_PERSON,
    NO_TARGET,
    NOT_DAMAGED,
    OK,
    OWN_CARD,
    PROTECTED,
)
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program

CARD: Final = 0
PERSON: Final = 1
CAMP: Final = 2

OWN: Final = 0  # relative to whoever the effect works for
OPPONENT: Final = 1
BOTH: Final = 2


@final
class Aim:
    """Which cards of a side may be hit: people or camps or both, unprotected or any, perhaps only damaged ones."""

    def __init__(self, sort: i64 = CARD, shielded: bool = False, damaged: bool = False) -> None:
        self.sort = sort
        self.shielded = shielded  # protection does not matter (RAD-RUL-14)
        self.damaged = damaged  # damaged cards only

    def refusal(self, s: RadlandsState, piece: Piece) -> int:
        """0 if this card may be hit, wherever it stands."""
        if piece.harm == 2:
            return DESTROYED
        if self.sort:
            if piece.kind > s.content.punk:
                if self.sort == PERSON:
                    return NO_PERSON
            elif self.sort == CAMP:
                return NO_CAMP
        return NOT_DAMAGED if self.damaged and piece.harm == 0 else OK

    def reason(self, s: RadlandsState, place: i64) -> int:
        """0 if what stands there may be hit."""
        piece = s.spots[place]
        if piece is None:
            return EMPTY
        reason = self.refusal(s, piece)
        return PROTECTED if reason == OK and not self.shielded and s.protected(place) else reason

    def places(self, s: RadlandsState, seat: i64) -> list[int]:
        """Every place of a side that may be hit: of each column all, or the foremost live card alone."""
        found: list[int] = []
        everywhere = self.shielded or s.exposed >> seat & 1 != 0
        spots = s.spots
        for first in range(seat * 9, seat * 9 + 9, 3):
            if everywhere:
                for place in range(first, first + 3):
                    piece = spots[place]
                    if piece is not None and self.refusal(s, piece) == OK:
                        found.append(place)
            else:
                foremost = s.foremost(first)
                if foremost >= 0:
                    piece = spots[foremost]
                    if piece is not None and self.refusal(s, piece) == OK:
                        found.append(foremost)
        return found

    def some(self, s: RadlandsState, seat: i64) -> bool:
        """Whether there is any: of an unprotected card always, as long as the game lasts (RAD-RUL-17)."""
        if self.sort == CARD and not self.damaged:
            return True
        if self.shielded or s.exposed >> seat & 1:
            for place in range(seat * 9, seat * 9 + 9):
                piece = s.spots[place]
                if piece is not None and self.refusal(s, piece) == OK:
                    return True
            return False
        for first in range(seat * 9, seat * 9 + 9, 3):
            foremost = s.foremost(first)
            if foremost >= 0:
                piece = s.spots[foremost]
                if piece is not None and self.refusal(s, piece) == OK:
                    return True
        return False

    def mask(self, s: RadlandsState, seat: int) -> int:
        """The same, one bit a place."""
        mask = 0
        for place in self.places(s, seat):
            mask |= 1 << place
        return mask


OPEN_CARD: Final = Aim()
ANY_CARD: Final = Aim(shielded=True)
OPEN_PERSON: Final = Aim(PERSON)
ANY_PERSON: Final = Aim(PERSON, shielded=True)
OPEN_CAMP: Final = Aim(CAMP)
ANY_CAMP: Final = Aim(CAMP, shielded=True)
DAMAGED_PERSON: Final = Aim(PERSON, shielded=True, damaged=True)
DAMAGED_CARD: Final = Aim(damaged=True)


class Hit(Choice[RadlandsState]):
    """One card is hit. `victim` and `chooser` are relative to whoever the effect works for."""

    must = MUST

    def __init__(self, verb: str, aim: Aim, victim: int = OPPONENT, chooser: int = OWN) -> None:
        super().__init__()
        self.verb = verb
        self.lethal = verb == "destroy"
        self.aim = aim
        self.victim = victim
        self.chooser = chooser
        if aim.shielded:
            self.rules = ("RAD-RUL-14", "RAD-RUL-15")
        else:
            self.rules = ("RAD-DMG-07", "RAD-DMG-08", "RAD-DMG-09")

    def seat(self, s: RadlandsState, f: Frame) -> int:
        return f.seat ^ self.chooser

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if self.aim.some(s, seat ^ self.victim) else NO_TARGET

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return self.aim.places(s, f.seat ^ self.victim)

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        return self.aim.reason(s, place) if place // 9 == f.seat ^ self.victim else OWN_CARD

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        verbs.hit(s, place, self.lethal)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        what = ("card", "person", "camp")[self.aim.sort]
        owner = "your" if self.victim == self.chooser else "the opponent's"
        limits = "" if self.aim.shielded else "unprotected "
        limits += "damaged " if self.aim.damaged else ""
        plural = "people" if what == "person" else what + "s"
        return f"{self.verb.capitalize()} one of {owner} {limits}{plural}."


class LootingHit(Hit):
    """Damage; something follows if a camp was hit (RAD-RUL-68)."""

    def __init__(self, then: Program) -> None:
        super().__init__("damage", OPEN_CARD)
        self.then = then

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        piece = s.spots[place]
        camp = piece is not None and not s.is_person(piece)
        super().take(s, f, place)
        if camp:
            s.push(self.then, f.seat)


class HitAll(Do[RadlandsState]):
    """Every card that may be hit is hit at one moment (RAD-RUL-08)."""

    def __init__(self, verb: str, aim: Aim, victim: int = OPPONENT) -> None:
        super().__init__()
        self.lethal = verb == "destroy"
        self.aim = aim
        self.victim = victim

    def mask(self, s: RadlandsState, seat: int) -> int:
        if self.victim == BOTH:
            return self.aim.mask(s, 0) | self.aim.mask(s, 1)
        return self.aim.mask(s, seat ^ self.victim)

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        if self.victim == BOTH:
            return OK if self.aim.some(s, 0) or self.aim.some(s, 1) else NO_TARGET
        return OK if self.aim.some(s, seat ^ self.victim) else NO_TARGET

    def do(self, s: RadlandsState, f: Frame) -> None:
        verbs.hit_all(s, self.mask(s, f.seat), f.seat, self.lethal)


class HitColumn(Choice[RadlandsState]):
    """Choose a column of the opponent; everything in it that may be hit is hit at one moment (RAD-RUL-62)."""

    verb = "column"

    def __init__(self, how: str, aim: Aim) -> None:
        super().__init__()
        self.how = how
        self.lethal = how == "destroy"
        self.aim = aim
        self.rules = ("RAD-RUL-62", "RAD-RUL-08")

    def mask(self, s: RadlandsState, column: int) -> int:
        return self.aim.mask(s, column // 3) & (7 << column * 3)

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        first = (1 - f.seat) * 3
        return [column for column in range(first, first + 3) if self.mask(s, column)]

    def refuse(self, s: RadlandsState, f: Frame, column: int) -> int:
        return EMPTY if column // 3 != f.seat else OWN_CARD

    def take(self, s: RadlandsState, f: Frame, column: int) -> None:
        verbs.hit_all(s, self.mask(s, column), f.seat, self.lethal)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        what = "people" if self.aim.sort == PERSON else "cards"
        return f"Choose one of the opponent's columns: {self.how} all {what} in it."


class SpareOne(Choice[RadlandsState]):
    """Famine: a player keeps one person, the others are destroyed (RAD-RUL-38)."""

    verb = "spare"
    must = MUST

    def __init__(self, chooser: int) -> None:
        super().__init__()
        self.chooser = chooser
        self.rules = ("RAD-RUL-38",)

    def seat(self, s: RadlandsState, f: Frame) -> int:
        return f.seat ^ self.chooser

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        found = ANY_PERSON.places(s, f.seat ^ self.chooser)
        return found if len(found) > 1 else []

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        return ANY_PERSON.reason(s, place) if place // 9 == f.seat ^ self.chooser else OWN_CARD

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        verbs.hit_all(s, ANY_PERSON.mask(s, f.seat ^ self.chooser) & ~(1 << place), f.seat, True)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Choose the one person of yours that survives."


class HitThis(Do[RadlandsState]):
    """The card that acts is hit itself (RAD-RUL-22)."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.lethal = verb == "destroy"

    def back(self, f: Frame) -> int:
        return f.this

    def do(self, s: RadlandsState, f: Frame) -> None:
        place = s.find(self.back(f))
        if place >= 0:
            verbs.hit(s, place, self.lethal)


class HitThat(HitThis):
    """The person that was made to act is hit, if it is still in play (RAD-RUL-26, RAD-RUL-27)."""

    def back(self, f: Frame) -> int:
        return f.that


class Meltdown(Do[RadlandsState]):
    """Reactor: this camp and all people of both sides are destroyed at one moment (RAD-RUL-39)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        mask = ANY_PERSON.mask(s, 0) | ANY_PERSON.mask(s, 1)
        place = s.find(f.this)
        if place >= 0:
            mask |= 1 << place
        verbs.hit_all(s, mask, f.seat, True)
