"""Placing research tokens, as an action or by a card (PIO-RSCH-01 to -04, PIO-RUL-28 to -30)."""

from typing import Final

from cinderbox.games.pioneers import verbs, wire
from cinderbox.games.pioneers.model import RESPONSE
from cinderbox.games.pioneers.offers import amounts
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import NO_PROJECT, OK, ONE_PROJECT
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.town import SETTLE
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Ask, Frame, Program

PAID: Final = 64  # in `n` of More: every token costs a response token; below it: how many more may be placed


def face_up(s: PioneersState) -> list[int]:
    """The projects that lie face up, in rising order."""
    return sorted([s.cards.face[back] for back in s.projects if back >= 0])


def slot_of(s: PioneersState, project: int) -> int:
    """Where a project lies face up, -1 if it does not."""
    for slot in range(2):
        if s.projects[slot] >= 0 and s.cards.face[s.projects[slot]] == project:
            return slot
    return -1


def upto(s: PioneersState, seat: int, slot: int, most: int, paid: bool) -> int:
    """How many tokens can be placed on a project, of so many allowed (PIO-RUL-28)."""
    found = min(most, s.tokens(seat), s.need(seat, slot))
    return min(found, s.pile[seat * 3 + RESPONSE]) if paid else found


def stuck(s: PioneersState, seat: int, slot: int, count: int) -> bool:
    """Whether so many tokens more leave none, and no project complete (PIO-RUL-29)."""
    return count < s.need(seat, slot) and s.tokens(seat) - count <= 0


def place(s: PioneersState, seat: int, slot: int, most: int, paid: bool) -> None:
    """Place a token; more of them are asked for if there may be more."""
    if paid:
        verbs.spend(s, seat, RESPONSE, 1)
    back = s.projects[slot]
    if verbs.place_token(s, seat, slot, 1 if paid else 0):
        s.push(SETTLE, seat)
    elif upto(s, seat, slot, most - 1, paid) > 0:
        s.push(MORE, seat, -1, back, most - 1 + (PAID if paid else 0))


def offer(s: PioneersState, seat: int, slot: int, most: int, paid: bool) -> wire.Offer:
    count = upto(s, seat, slot, most, paid)
    found: wire.Offer = {"upto": count, "need": s.need(seat, slot)}
    if paid:
        found["pay"] = {"response": 1}
    if s.need(seat, slot) == 1:
        found["points"] = s.content.projects[s.cards.face[s.projects[slot]]].vp
    if stuck(s, seat, slot, count):
        found["stuck"] = True
    return found


class Place(Choice[PioneersState]):
    """A card places research tokens: on which project? (PIO-RUL-28)"""

    verb = "research"
    rules: tuple[str, ...] = ("PIO-RUL-28", "PIO-PROJ-04")

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        return face_up(s) if s.tokens(f.seat) > 0 else []

    def refuse(self, s: PioneersState, f: Frame, target: int) -> int:
        return NO_PROJECT

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        place(s, f.seat, slot_of(s, target), s.effect(f.n).amount, False)

    def details(self, s: PioneersState, f: Frame) -> wire.Place:
        most = s.effect(f.n).amount
        rows = {
            f"research:{s.content.projects[one].id}": offer(s, f.seat, slot_of(s, one), most, False)
            for one in face_up(s)
        }
        return {"card": s.card(f.this).id if f.this >= 0 else None, "offers": rows}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return "On which project do you place research tokens?"


class More(Ask[PioneersState]):
    """One more token on the same project, `that`, or none (PIO-RSCH-02 to -04)."""

    rules: tuple[str, ...] = ("PIO-RSCH-02", "PIO-RSCH-04", "PIO-RUL-28")
    way_out = "stop"

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        return [s.codes.stop, s.codes.more]

    def reason(self, s: PioneersState, f: Frame, action: int) -> int:
        return ONE_PROJECT if s.codes.word(action) == "research" else OK

    def hear(self, s: PioneersState, f: Frame, action: int) -> None:
        if action == s.codes.more:
            place(s, f.seat, s.projects.index(f.that), f.n % PAID, f.n >= PAID)

    def details(self, s: PioneersState, f: Frame) -> wire.More:
        slot, paid = s.projects.index(f.that), f.n >= PAID
        return {
            "project": s.content.projects[s.cards.face[f.that]].id,
            "placed": s.research[f.seat * 2 + slot],
            "upto": upto(s, f.seat, slot, f.n % PAID, paid),
            "need": s.need(f.seat, slot),
            "pay": amounts([0, 0, 1 if paid else 0]),
        }

    def prompt(self, s: PioneersState, f: Frame) -> str:
        name = s.content.projects[s.cards.face[f.that]].name
        need = s.need(f.seat, s.projects.index(f.that))
        cost = " for 1 response token" if f.n >= PAID else ""
        return f"Place one more research token on {name}{cost}? It needs {need} more of yours."


MORE: Final[Program] = PROGRAMS.add("more", More())
