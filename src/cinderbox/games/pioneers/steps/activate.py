"""Activating cards in town and the survivor (PIO-ACT-08, PIO-FX-02, PIO-FX-03, PIO-RUL-62, PIO-RUL-63)."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import STRUCTURE, Effect
from cinderbox.games.pioneers.offers import forecast, paying
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import (
    FIRST_ROUND,
    NO_ACTIVATION,
    NO_COST,
    NO_EFFECT,
    NO_EXCHANGE,
    NO_TOKENS,
    NO_WASTES,
    NOT_IN_TOWN,
    NOT_THERE,
    NOT_YOUR_SURVIVOR,
    OK,
    SPENT,
    THREE_TURNS,
)
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.pay import PayFood, limit
from cinderbox.games.pioneers.steps.play import Deed, PlayLook
from cinderbox.games.pioneers.steps.research import face_up
from cinderbox.games.pioneers.steps.town import HEADQUARTERS, OVERFLOW, SETTLED
from cinderbox.kernel.frame import Do, Frame, Program


def pointless(s: PioneersState, seat: int, effect: Effect) -> int:
    """Why an activation could do nothing, 0 if it could (PIO-RUL-63)."""
    if effect.op == "place_research":
        return NO_TOKENS if not s.tokens(seat) else NO_EFFECT if not face_up(s) else OK
    if effect.op == "extra_turn":
        return THREE_TURNS if s.turns(seat) >= s.content.most_turns else OK
    if effect.op == "peek_wastes":
        return OK if s.wastes_deck or s.wastes_discard else NO_WASTES
    if effect.op == "recover":
        return OK if s.kinds(s.market_discard, 1 << STRUCTURE) else NOT_THERE
    return OK


class Activate(Deed):
    """A card in town, or the survivor (PIO-ACT-08, PIO-FX-02, PIO-FX-03)."""

    verb = "activate"

    def targets(self, look: PlayLook) -> list[int]:
        s, seat = look.s, look.seat
        found: list[int] = []
        for backs in (s.structures[seat], s.others[seat]):
            for back in backs:
                kind = s.cards.face[back]
                if s.content.cards[kind].activation is not None and kind not in found:
                    found.append(kind)
        found.sort()
        if s.skilled(seat) and s.content.survivors[s.survivors[seat]].activation is not None:
            found.append(s.content.kinds + s.survivors[seat])
        return found

    def effect(self, s: PioneersState, target: int) -> Effect | None:
        c = s.content
        return c.cards[target].activation if target < c.kinds else c.survivors[target - c.kinds].activation

    def refuse(self, look: PlayLook, target: int) -> int:
        s, seat = look.s, look.seat
        effect = self.effect(s, target)
        if target < s.content.kinds:
            if s.copy(seat, target) < 0:
                return NOT_IN_TOWN
        elif s.survivors[seat] != target - s.content.kinds:
            return NOT_YOUR_SURVIVOR
        if effect is None:
            return NO_ACTIVATION
        if target >= s.content.kinds:
            if not s.skilled(seat):
                return FIRST_ROUND
            if s.spent >> seat & 1:
                return SPENT
        elif effect.limit == "round" and s.fresh(seat, target) < 0:
            return SPENT
        wrong = pointless(s, seat, effect)
        if wrong:
            return wrong
        if verbs.mixes(s, seat, effect.pay, limit(effect.pay, effect.gain)):
            return OK
        return NO_EXCHANGE if s.affords(seat, effect.pay) else NO_COST

    def price(self, look: PlayLook, target: int) -> str:
        effect = self.effect(look.s, target)
        if effect is None:
            return ""
        names = ("food", "credit" if effect.pay[1] == 1 else "credits", "response token")
        said = [f"{effect.pay[i]} {names[i]}" for i in range(3) if effect.pay[i]]
        if effect.limit == "self_discard":
            said.append("the card itself")
        return " and ".join(said)

    def do(self, look: PlayLook, target: int) -> None:
        s, seat = look.s, look.seat
        effect = self.effect(s, target)
        assert effect is not None
        s.begun = 1
        back = -1
        if target < s.content.kinds:
            back = s.fresh(seat, target) if effect.limit == "round" else s.copy(seat, target)
        s.push(ACTIVATE, seat, back, -1, effect.number << 6)

    def offer(self, look: PlayLook, target: int) -> wire.Offer:
        s, effect = look.s, self.effect(look.s, target)
        if effect is None:
            return {}
        gone = [s.copy(look.seat, target)] if effect.limit == "self_discard" else []
        change = [effect.gain[i] - effect.pay[i] for i in range(3)]
        ways = [  # response tokens may be paid as food: what is left to give up is certain only in the best way
            forecast(s, look.seat, [], gone, [change[0] + tokens, change[1], change[2] - tokens])
            for tokens in verbs.mixes(s, look.seat, effect.pay, limit(effect.pay, effect.gain)) or [0]
        ]
        found = min(ways, key=lambda way: way.get("over", 0))
        exchange = paying(effect.pay, effect.gain)
        found.update(exchange)
        if effect.op == "gain_vp":
            found["points"] = effect.amount
        if gone:
            found["discards"] = True
        return found


class Mix(PayFood):
    """The cost of an activation is paid, and it takes effect (PIO-RUL-62, PIO-RUL-63)."""

    rules: tuple[str, ...] = ("PIO-RUL-34", "PIO-RUL-63", "PIO-FX-03")

    def due(self, s: PioneersState, f: Frame) -> list[int]:
        return s.effect(f.n).pay

    def most(self, s: PioneersState, f: Frame) -> int:
        effect = s.effect(f.n)
        return limit(effect.pay, effect.gain)

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        effect = s.effect(f.n)
        paid = verbs.pay(s, f.seat, effect.pay, target)
        if f.this < 0:
            s.spent |= 1 << f.seat
            s.note(log.SKILL, f.seat, s.survivors[f.seat], paid[0], paid[1], [paid[2]])
        else:
            s.note(log.ACTIVATED, f.seat, s.cards.face[f.this], f.seat, paid[0], [paid[1], paid[2]])
            if effect.limit == "self_discard":
                verbs.leave(s, f.seat, f.this)
            else:
                s.used = [*s.used, f.this]
        assert effect.program is not None
        s.push(effect.program, f.seat, f.this, -1, f.n)

    def details(self, s: PioneersState, f: Frame) -> wire.Mix:
        effect = s.effect(f.n)
        rows = {
            f"pay:{n}": paying([effect.pay[0] - n, effect.pay[1], effect.pay[2] + n], effect.gain)
            for n in self.targets(s, f)
        }
        what = s.card(f.this).id if f.this >= 0 else s.content.survivors[s.survivors[f.seat]].id
        return {"due": effect.pay[0], "use": "activate", "what": what, "offers": rows}


class ExtraTurn(Do[PioneersState]):
    """One more turn in this Step 1 (PIO-ACT-10, PIO-RUL-21)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.more_turns |= 1 << f.seat
        s.note(log.EXTRA, f.seat)


class Forbid(Do[PioneersState]):
    """No Wastes actions till the end of Step 1 (Dust Storm)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.storm = 1
        s.note(log.STORM)


class Crash(Do[PioneersState]):
    """Prices fall for everybody till the end of Step 1 (Market Crash)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.crash -= s.effect(f.n).amount
        s.note(log.CRASH, -s.effect(f.n).amount)


# A card in town, `this`, or the survivor of `seat` is activated: the cost, the effect, and what follows.
ACTIVATE: Final[Program] = PROGRAMS.add("activate", Mix(), HEADQUARTERS, SETTLED, OVERFLOW)
