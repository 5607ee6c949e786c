"""What is added to the Conflict cards of a side: Chem, Nuclear, a kept card, Tech."""

from typing import Final

from cinderbox.games.residuum import log, movement, verbs, wire
from cinderbox.games.residuum.model import CRATE, LAST_PUSH, MORTARS
from cinderbox.games.residuum.reasons import (
    ADD_ORDER,
    NO_CHEM,
    NO_KEPT,
    NO_NUKE,
    NO_TECH,
    NONE_NUCLEAR,
    OK,
    ONE_NUCLEAR,
    TWO_CHEM,
)
from cinderbox.games.residuum.state import NUKE, ResiduumState
from cinderbox.games.residuum.steps.convoy import leading
from cinderbox.games.residuum.steps.meeting import meeting
from cinderbox.games.residuum.steps.strength import (
    CHEM_ADDED,
    CRATE_ADDED,
    NUCLEAR_ADDED,
    NUCLEAR_BONUS,
    TECH_ADDED,
    strengths,
    total,
)
from cinderbox.games.residuum.tables import CHEM, NUCLEAR, RIDERS, TECH
from cinderbox.kernel.frame import Frame, Program
from cinderbox.kernel.menu import Item, Look, Menu
from cinderbox.kernel.wire import counted

MOST_CHEM: Final = 2
MOST_TECH: Final = 99  # of one answer; who has more is asked again


def sums(s: ResiduumState, side: int, more: int, cards: int) -> wire.Strength:
    """What a side comes to with so much more, before its cards and with them."""
    before = sum(strengths(s, meeting(s), side).values()) + more
    return {"before": before, "total": total(s, meeting(s), side) + more + cards}


def push_value(s: ResiduumState, seat: int) -> int:
    """What Last Push would add for a player, 0 if it cannot (CHR-01)."""
    return s.content.characters[s.leaders[seat]].amount if s.able(seat, LAST_PUSH) else 0


class Front(Look[ResiduumState]):
    """One side of the conflict."""

    def __init__(self, s: ResiduumState, f: Frame, side: int) -> None:
        super().__init__(s, f)
        self.side = side
        self.seat = meeting(s).seat(side)
        self.added = meeting(s).added[side * 5 : side * 5 + 5]

    def late(self) -> int:
        """Whether what comes later in the order is there already."""
        added = self.added
        return ADD_ORDER if added[NUCLEAR_ADDED] or added[CRATE_ADDED] or added[TECH_ADDED] else OK

    def add(self, resource: int, count: int, place: int) -> None:
        s = self.s
        s.stock[self.seat * 9 + resource] -= count
        if count:
            s.note(log.ADD, self.seat, resource, count)
        s.battle = meeting(s).adding(self.side * 5 + place, count)


class Addition(Item[Front]):
    """Something that is added before the Tech."""

    source: wire.Added = "chem"

    def adds(self, look: Front) -> int:
        """What it brings for sure."""
        raise NotImplementedError(type(self).__name__)


class AddChem(Addition):
    """At most two, each with a card (RSD-CRES-08 to -11)."""

    verb = "chem"

    def __init__(self, second: Program) -> None:
        self.second = second

    def adds(self, look: Front) -> int:
        return look.s.powers[look.seat][MORTARS]

    def refuse(self, look: Front, target: int) -> int:
        if look.added[CHEM_ADDED] == MOST_CHEM:
            return TWO_CHEM
        if not look.s.has(look.seat, CHEM) or not can_lay(look.s, look.side):
            return NO_CHEM
        return look.late()

    def do(self, look: Front, target: int) -> None:
        look.add(CHEM, 1, CHEM_ADDED)
        look.s.push(self.second, look.seat, -1, -1, look.side)


class AddNuclear(Addition):
    verb = "nuclear"
    source = "nuclear"

    def adds(self, look: Front) -> int:
        return NUCLEAR_BONUS

    def refuse(self, look: Front, target: int) -> int:
        if look.added[NUCLEAR_ADDED]:
            return ONE_NUCLEAR
        return look.late() if look.s.has(look.seat, NUCLEAR) else NONE_NUCLEAR

    def do(self, look: Front, target: int) -> None:
        look.add(NUCLEAR, 1, NUCLEAR_ADDED)


class AddNuke(AddNuclear):
    """A Nuke that an attacker carries counts as the one Nuclear (RSD-CRES-12)."""

    verb = "nuke"

    def refuse(self, look: Front, target: int) -> int:
        if look.added[NUCLEAR_ADDED]:
            return ONE_NUCLEAR
        if look.side or not movement.with_nuke(look.s, look.seat, leading(look.s).riders):
            return NO_NUKE
        return look.late()

    def do(self, look: Front, target: int) -> None:
        s, seat = look.s, look.seat
        for i in range(RIDERS):
            if leading(s).riders >> i & 1 and s.riders[seat * RIDERS + i] & NUKE:
                s.riders[seat * RIDERS + i] &= ~NUKE
                break
        s.note(log.ADD, seat, NUCLEAR, 1, meeting(s).hex)
        s.battle = meeting(s).adding(look.side * 5 + NUCLEAR_ADDED, 1)


class AddCrate(Addition):
    verb = "crate"
    source = "crate"

    def adds(self, look: Front) -> int:
        s = look.s
        return s.content.town[s.cards.face[s.holds(look.seat, CRATE)]].amount

    def refuse(self, look: Front, target: int) -> int:
        return OK if look.s.holds(look.seat, CRATE) >= 0 else NO_KEPT

    def do(self, look: Front, target: int) -> None:
        s = look.s
        amount = self.adds(look)
        verbs.discard_kept(s, look.seat, s.holds(look.seat, CRATE))
        s.battle = meeting(s).adding(look.side * 5 + CRATE_ADDED, amount)


class AddTech(Item[Front]):
    """Any number, named last: it ends the spending (RSD-CRES-13)."""

    verb = "add"

    def targets(self, look: Front) -> list[int]:
        return list(range(min(look.s.has(look.seat, TECH), MOST_TECH) + 1))

    def refuse(self, look: Front, target: int) -> int:
        return OK if target <= look.s.has(look.seat, TECH) else NO_TECH

    def do(self, look: Front, target: int) -> None:
        look.add(TECH, target, TECH_ADDED)
        if target < MOST_TECH or not look.s.has(look.seat, TECH):
            look.leave()


class Spend(Menu[ResiduumState, Front]):
    """Add Chem, then Nuclear, then a kept card, then Tech; the defender first (RSD-CRES-07, RSD-RUL-63).

    One order, so that one spending is one path. Only a Chem tells its owner anything (the card it draws), so whoever
    may add it first loses nothing.
    """

    def __init__(self, side: int, second: Program) -> None:
        self.additions: list[Addition] = [AddChem(second), AddNuclear(), AddNuke(), AddCrate()]
        super().__init__([*self.additions, AddTech()])
        self.side = side
        self.rules = ("RSD-CRES-07", "RSD-CRES-08", "RSD-CRES-10", "RSD-CRES-12", "RSD-CRES-13")

    def seat(self, s: ResiduumState, f: Frame) -> int:
        return meeting(s).seat(self.side)

    def look(self, s: ResiduumState, f: Frame) -> Front:
        return Front(s, f, self.side)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "What do you add to the conflict? Tech is named last."

    def quote(self, s: ResiduumState, f: Frame, wanted: dict[str, int]) -> wire.Fight:
        look = self.look(s, f)
        most = min(s.has(look.seat, TECH), MOST_TECH)
        n = max(0, min(wanted.get("tech", 0), most))
        additions: list[wire.Addition] = []
        for one in self.additions:
            if not one.refuse(look, 0):
                additions.append({"action": one.verb, "source": one.source, "adds": one.adds(look)})
        return {
            **sums(s, self.side, n, 0),
            "push": push_value(s, look.seat),
            "additions": additions,
            "tech": counted("tech", n, n > 0, n < most),
            "answers": [s.codes.text(s.codes.aimed(s.codes.add, n))],
        }


def can_lay(s: ResiduumState, side: int) -> bool:
    return bool(s.war_hands[side]) or bool(s.war_deck)
