"""A turn of Step 1: one action, and any number of cards played and activated (PIO-ACT, PIO-MKT, PIO-WST, PIO-PLAN)."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import CREDITS, DRAW, KEEP, PLAN, RESEARCH, RESPONSE
from cinderbox.games.pioneers.offers import amounts, forecast
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import (
    ACTED,
    BEGUN,
    EMPTY_SLOT,
    NO_CREDITS,
    NO_PROJECT,
    NO_RESPONSE,
    NO_TOKENS,
    NO_WASTES,
    OK,
    STORM,
)
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps import research, wastes
from cinderbox.games.pioneers.steps.activate import Activate
from cinderbox.games.pioneers.steps.play import Deed, Play, PlayFree, PlayLook
from cinderbox.games.pioneers.steps.town import SETTLE
from cinderbox.kernel.frame import Do, Frame, Program
from cinderbox.kernel.menu import Item, Menu


class End(Deed):
    """The turn is over; later turns remain (PIO-RUL-18, PIO-RUL-19)."""

    verb = "end"
    sure = True

    def do(self, look: PlayLook, target: int) -> None:
        look.s.note(log.ENDED, look.seat)
        look.leave()


class Pass(Deed):
    """The player token goes to the free slot nearest to the deck, and there are no more turns (PIO-PASS-01 to -04)."""

    verb = "pass"

    def refuse(self, look: PlayLook, target: int) -> int:
        return BEGUN if look.s.begun else OK

    def do(self, look: PlayLook, target: int) -> None:
        look.s.note(log.PASSED, look.seat)
        place_player_token(look.s, look.seat)
        look.leave()


def place_player_token(s: PioneersState, seat: int) -> None:
    """One token a slot, the nearest to the deck first (PIO-PASS-02, PIO-RUL-42)."""
    s.note(log.TOKEN, seat, len(s.slots))
    s.slots = [*s.slots, seat]


def act(s: PioneersState) -> None:
    """The action of the turn is taken (PIO-ACT-04)."""
    s.begun = s.acted = 1


class Wastes(Deed):
    verb = "wastes"

    def refuse(self, look: PlayLook, target: int) -> int:
        s = look.s
        if s.acted:
            return ACTED
        return STORM if s.storm else OK if s.wastes_deck or s.wastes_discard else NO_WASTES

    def do(self, look: PlayLook, target: int) -> None:
        act(look.s)
        wastes.draw(look.s, look.seat)

    def offer(self, look: PlayLook, target: int) -> wire.Offer:
        powers = look.s.powers[look.seat]
        return {"draw": 1 + powers[DRAW], "keep": 1 + powers[KEEP]}


def planned(s: PioneersState, seat: int) -> int:
    """What a Plan action yields (PIO-PLAN-01, PIO-PLAN-02)."""
    return s.content.plan[s.size(seat)] + s.powers[seat][PLAN]


class Plan(Deed):
    verb = "plan"

    def refuse(self, look: PlayLook, target: int) -> int:
        return ACTED if look.s.acted else OK

    def do(self, look: PlayLook, target: int) -> None:
        s, seat = look.s, look.seat
        act(s)
        s.pile[seat * 3 + RESPONSE] += planned(s, seat)
        s.note(log.PLANNED, seat, planned(s, seat))
        s.push(SETTLE, seat)

    def offer(self, look: PlayLook, target: int) -> wire.Offer:
        gain = [0, 0, planned(look.s, look.seat)]
        found = forecast(look.s, look.seat, [], [], gain)
        found["gain"] = amounts(gain)
        return found


class Market(Deed):
    """Pay the price of a slot, take its card (PIO-MKT-01 to -05, PIO-RUL-22)."""

    verb = "market"

    def targets(self, look: PlayLook) -> list[int]:
        return [slot for slot in range(6) if look.s.market[slot] >= 0]

    def refuse(self, look: PlayLook, target: int) -> int:
        s, seat = look.s, look.seat
        if s.acted:
            return ACTED
        if s.market[target] < 0:
            return EMPTY_SLOT
        return OK if s.price(seat, target) <= s.pile[seat * 3 + CREDITS] else NO_CREDITS

    def price(self, look: PlayLook, target: int) -> str:
        cost = look.s.price(look.seat, target)
        return "1 credit" if cost == 1 else f"{cost} credits" if cost else "free"

    def do(self, look: PlayLook, target: int) -> None:
        s, seat = look.s, look.seat
        act(s)
        cost, back = s.price(seat, target), s.market[target]
        verbs.spend(s, seat, CREDITS, cost)
        s.market[target] = -1
        s.hands[seat].append(back)
        s.note(log.BOUGHT, seat, s.cards.face[back], target, cost)

    def offer(self, look: PlayLook, target: int) -> wire.Offer:
        return {"pay": amounts([0, look.s.price(look.seat, target), 0])}


class Research(Deed):
    """Pay a response token for a research token, and for more of them on the same project (PIO-RSCH-01 to -04)."""

    verb = "research"

    def targets(self, look: PlayLook) -> list[int]:
        return research.face_up(look.s)

    def refuse(self, look: PlayLook, target: int) -> int:
        s = look.s
        if s.acted:
            return ACTED
        if research.slot_of(s, target) < 0:
            return NO_PROJECT
        return NO_RESPONSE if not look.response else OK if s.tokens(look.seat) else NO_TOKENS

    def most(self, s: PioneersState, seat: int) -> int:
        return s.content.research[s.size(seat)] + s.powers[seat][RESEARCH]

    def price(self, look: PlayLook, target: int) -> str:
        return "1 response token"

    def do(self, look: PlayLook, target: int) -> None:
        s, seat = look.s, look.seat
        act(s)
        research.place(s, seat, research.slot_of(s, target), self.most(s, seat), True)

    def offer(self, look: PlayLook, target: int) -> wire.Offer:
        s, seat = look.s, look.seat
        return research.offer(s, seat, research.slot_of(s, target), self.most(s, seat), True)


class Turn(Menu[PioneersState, PlayLook]):
    """What to do next. Asked even if only the end is left: a turn ends when its player says so (PIO-RUL-18)."""

    rules: tuple[str, ...] = ("PIO-ACT-04", "PIO-ACT-06", "PIO-ACT-08", "PIO-RUL-18")
    public = False
    way_out = "end"

    def __init__(self) -> None:
        self.deeds: list[Deed] = [
            End(), Pass(), Wastes(), Plan(), Market(), Research(), Play(), PlayFree(), Activate()
        ]  # fmt: skip
        items: list[Item[PlayLook]] = [*self.deeds]
        super().__init__(items)

    def look(self, s: PioneersState, f: Frame) -> PlayLook:
        return PlayLook(s, f, False)

    def details(self, s: PioneersState, f: Frame) -> wire.Offers:
        look = self.look(s, f)
        look.survey()
        rows: dict[str, wire.Offer] = {}
        for action in s.choices:
            offer = self.deeds[self.places[s.codes.owners[action]]].offer(look, s.codes.target(action))
            if offer:
                rows[s.codes.text(action)] = offer
        return {"offers": rows}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        if s.acted:
            return "Your action is taken. Play or activate cards, or end your turn."
        return f"Turn {s.turn_marker} of round {s.round}: take an action, play or activate cards."


class BeginTurn(Do[PioneersState]):
    def do(self, s: PioneersState, f: Frame) -> None:
        s.turn = f.seat
        s.begun = s.acted = 0
        s.note(log.TURN, f.seat, s.turn_marker)


# A turn of Step 1.
TURN: Final[Program] = PROGRAMS.add("turn", BeginTurn(), Turn())
