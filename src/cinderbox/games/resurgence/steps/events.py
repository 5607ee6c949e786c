"""Events that are resolved when they are turned up, or in Upkeep; those of a District are in the menu of a turn."""

from collections.abc import Mapping
from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import IMMEDIATE, IN_UPKEEP, PLAN
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.prospects import promising
from cinderbox.games.resurgence.reasons import CANNOT_PAY, MUST_EVENT
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.steps.mutants import TIRING, prowl
from cinderbox.games.resurgence.steps.rewards import PLANNING, give
from cinderbox.games.resurgence.verbs import lose_vp, pay
from cinderbox.kernel.frame import Ask, Do, Frame


def turn_up_event(s: ResurgenceState) -> None:
    """The first player discards the current event and turns up the next (RSG-EVT-03, RSG-RUL-18)."""
    back = s.event_deck[-1]
    s.event_deck = s.event_deck[:-1]
    s.event_discard = [*s.event_discard, *s.event]
    s.event = [back]
    s.reveal(back)
    s.note(log.EVENT, s.cards.face[back])


class EventNow(Do[ResurgenceState]):
    """An immediate event concerns all players in turn order (RSG-EVT-04, RSG-RUL-20)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        event = s.current()
        if event.kind == IMMEDIATE:
            if event.horde:
                prowl(s, 1)
            else:
                for seat in reversed(s.order()):
                    s.push(EVENT, seat)


class EventInUpkeep(Do[ResurgenceState]):
    """B1: an event that speaks of Upkeep (RSG-EVT-07, RSG-UPK-08); placements of the round count (RSG-RUL-21)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        event = s.current()
        if event.kind == IN_UPKEEP:
            for seat in reversed(s.order()):
                if not event.visited or s.visited[seat] >> event.district & 1:
                    s.push(EVENT, seat)


class PayEvent(Ask[ResurgenceState]):
    """Pay what an event asks for, or not; what binds says what happens otherwise (RSG-EVT-08)."""

    rules: tuple[str, ...] = ("RSG-EVT-04", "RSG-EVT-07", "RSG-EVT-08", "RSG-RUL-20")
    way_out = "decline"

    def choices(self, s: ResurgenceState, f: Frame) -> list[int]:
        event = s.current()
        if not sum(event.cost):
            return []
        able = s.affords(f.seat, event.cost)
        if event.lose:
            return [s.codes.decline, s.codes.event] if able else [s.codes.decline]
        if event.exhaust:
            return [s.codes.event if able else s.codes.decline]
        return [s.codes.decline, s.codes.event] if able and promising(s, f.seat, event.bundle) else []

    def reason(self, s: ResurgenceState, f: Frame, action: int) -> int:
        return CANNOT_PAY if action == s.codes.event else MUST_EVENT if action == s.codes.decline else 0

    def price(self, s: ResurgenceState, f: Frame, action: int) -> str:
        event = s.current()
        return f"lose {event.lose} VP" if action == s.codes.decline and event.lose else ""

    def hear(self, s: ResurgenceState, f: Frame, action: int) -> None:
        event, seat = s.current(), f.seat
        if action == s.codes.event:
            s.note(log.APPLIED, seat, s.cards.face[s.event[0]])
            pay(s, seat, event.cost)
            give(s, seat, event.bundle, len(s.content.bundles[event.bundle].kinds) > 1)
        elif event.lose:
            lose_vp(s, seat, event.lose)
        elif event.exhaust:
            s.push(TIRING, seat, -1, -1, 1)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"event": s.current().id}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return f"{s.current().name}: {s.current().text}"


class FreeEvent(Do[ResurgenceState]):
    """What an event gives without asking for anything; each part can be declined."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        event = s.current()
        if not sum(event.cost) and event.bundle:
            if event.basic:
                s.push(PLANNING, f.seat, 1, -1, s.content.bundles[event.bundle].amount(PLAN))
            else:
                give(s, f.seat, event.bundle, len(s.content.bundles[event.bundle].kinds) > 1)


EVENT: Final = PROGRAMS.add("event", PayEvent(), FreeEvent())
