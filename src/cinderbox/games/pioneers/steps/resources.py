"""Gaining, losing and exchanging resources by cards."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import CREDITS, FOOD, RESPONSE, SAFE
from cinderbox.games.pioneers.offers import paying
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import BAD_MIX, MUST, NOT_HAD, PROTECTED
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.pay import limit
from cinderbox.games.pioneers.steps.town import HEADQUARTERS, OVERFLOW, SETTLE, SETTLED
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.events import Phrase, phrase
from cinderbox.kernel.frame import Do, Frame, Program

TIMES: Final = 64  # `n` of CARAVAN is an effect, as in `PioneersState.effect`, and how often it may still be done
LOOT: Final = 64  # in `n` of TAKE: what is taken goes to who takes it, not to the stores
OF: Final = 8  # in `n` of GIVE_UP and TAKE: eight times how many at first, plus how many are left


class Gain(Do[PioneersState]):
    def do(self, s: PioneersState, f: Frame) -> None:
        verbs.gain(s, f.seat, s.effect(f.n).gain)


class GainPoints(Do[PioneersState]):
    """Points that stay (PIO-VP-07)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.permanent[f.seat] += s.effect(f.n).amount


class Harvest(Do[PioneersState]):
    """Everybody gains food for such cards in town; whoever plays it gains more (PIO-RUL-65)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        effect = s.effect(f.n)
        around = s.around(f.seat)
        for seat in around:
            if s.immune(seat, s.card(f.this).tags):
                continue
            verbs.gain(s, seat, [s.harvest(seat, effect, f.seat), 0, 0])
        for seat in reversed(around):
            s.push(SETTLE, seat)


class OpponentsDiscard(Do[PioneersState]):
    """In turn order after whoever plays it, each opponent gives up resources."""

    def do(self, s: PioneersState, f: Frame) -> None:
        count = s.effect(f.n).amount
        for seat in reversed(s.around(f.seat)[1:]):
            if not s.immune(seat, s.card(f.this).tags):
                s.push(GIVE_UP, seat, f.this, -1, count * OF + count)


class LoseResources(Do[PioneersState]):
    """A failed defence costs resources: all of a kind, or some that the card's chooser picks (PIO-RUL-53)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        assert s.fight is not None
        effect, seat = s.effect(f.n), s.fight.defender
        if effect.resource >= 0:
            lost = [0, 0, 0]
            lost[effect.resource] = s.pile[seat * 3 + effect.resource]
            verbs.lose(s, seat, lost)
        elif effect.by_attacker:
            s.push(TAKE, f.seat, f.this, -1, effect.amount * OF + effect.amount)
        else:
            s.push(GIVE_UP, seat, f.this, -1, effect.amount * OF + effect.amount)


class GiveUp(Choice[PioneersState]):
    """Lose resources of one's own choice, one at a time; with too few, all there is (PIO-RUL-53)."""

    verb = "discard"
    refusal = NOT_HAD
    must = MUST
    rules: tuple[str, ...] = ("PIO-RUL-53", "PIO-RUL-66")

    def run(self, s: PioneersState, f: Frame) -> None:
        pile = s.pile[f.seat * 3 : f.seat * 3 + 3]
        if sum(pile) <= f.n % OF:
            s.frames[-1] = f.next()
            verbs.lose(s, f.seat, pile)
        else:
            super().run(s, f)

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        return [i for i in range(3) if f.n % OF and s.pile[f.seat * 3 + i]]

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        lost = [0, 0, 0]
        lost[target] = 1
        verbs.lose(s, f.seat, lost)
        s.frames[-1] = f.counting(f.n - 1)

    def details(self, s: PioneersState, f: Frame) -> wire.GiveUp:
        return {"cause": s.card(f.this).id, "left": f.n % OF, "of": f.n // OF}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        left = "1 resource" if f.n % OF == 1 else f"{f.n % OF} resources, one at a time"
        return f"{s.card(f.this).name}: discard {left}."


def takeable(s: PioneersState, seat: int) -> list[int]:
    """What an opponent may choose of a pile (PIO-RUL-66)."""
    safe = s.powers[seat][SAFE : SAFE + 3]
    return [0 if safe[i] else s.pile[seat * 3 + i] for i in range(3)]


def take_one(s: PioneersState, seat: int, resource: int, loot: bool) -> None:
    """The attacker takes a token from the defender's pile, for the own pile or for the stores."""
    assert s.fight is not None
    owner = s.fight.defender
    s.pile[owner * 3 + resource] -= 1
    if loot:
        s.pile[seat * 3 + resource] += 1
        s.note(log.LOOTED, seat, resource, owner)
    else:
        s.note(log.ROBBED, seat, resource, owner)


class Take(Choice[PioneersState]):
    """The attacker picks resources of the defender, one at a time; with too few, all there is (PIO-RUL-58)."""

    verb = "take"
    must = MUST
    rules: tuple[str, ...] = ("PIO-RUL-53", "PIO-RUL-58", "PIO-RUL-66")

    def run(self, s: PioneersState, f: Frame) -> None:
        assert s.fight is not None
        there = takeable(s, s.fight.defender)
        if sum(there) <= f.n % OF:
            s.frames[-1] = f.next()
            for i in range(3):
                for _ in range(there[i]):
                    take_one(s, f.seat, i, f.n >= LOOT)
        else:
            super().run(s, f)

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        assert s.fight is not None
        there = takeable(s, s.fight.defender)
        return [i for i in range(3) if f.n % OF and there[i]]

    def refuse(self, s: PioneersState, f: Frame, target: int) -> int:
        assert s.fight is not None
        return PROTECTED if s.pile[s.fight.defender * 3 + target] else NOT_HAD

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        take_one(s, f.seat, target, f.n >= LOOT)
        s.frames[-1] = f.counting(f.n - 1)

    def details(self, s: PioneersState, f: Frame) -> wire.Take:
        assert s.fight is not None
        return {
            "cause": s.card(f.this).id,
            "owner": s.fight.defender,
            "left": f.n % OF,
            "of": f.n % LOOT // OF,
        }

    def prompt(self, s: PioneersState, f: Frame) -> Phrase:
        assert s.fight is not None
        left = "a resource" if f.n % OF == 1 else f"{f.n % OF} resources, one at a time,"
        return phrase(f"Choose {left} of {{}}.", s.called(s.fight.defender))


class Caravan(Choice[PioneersState]):
    """Food may be paid for credits, so many times; `n` counts down in its last bits (Trader Caravan)."""

    verb = "pay"
    optional = True
    refusal = BAD_MIX
    rules: tuple[str, ...] = ("PIO-RUL-65", "PIO-RUL-34")

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        effect = s.effect(f.n)
        if f.n % TIMES == 0:
            return []
        return verbs.mixes(s, f.seat, effect.pay, limit(effect.pay, effect.gain))

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        effect = s.effect(f.n)
        paid = verbs.pay(s, f.seat, effect.pay, target)
        for i in range(3):
            s.pile[f.seat * 3 + i] += effect.gain[i]
        s.note(log.SWAPPED, f.seat, paid[FOOD], paid[RESPONSE], effect.gain[CREDITS])
        s.frames[-1] = f.counting(f.n - 1)
        s.push(SETTLE, f.seat)

    def details(self, s: PioneersState, f: Frame) -> wire.Caravan:
        effect = s.effect(f.n)
        rows = {
            f"pay:{n}": paying([effect.pay[FOOD] - n, effect.pay[CREDITS], effect.pay[RESPONSE] + n], effect.gain)
            for n in self.targets(s, f)
        }
        return {"card": s.card(f.this).id, "times": f.n % TIMES, "offers": rows}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        effect = s.effect(f.n)
        return f"{s.card(f.this).name}: do you pay {effect.pay[FOOD]} food for {effect.gain[CREDITS]} credit?"


class Barter(Do[PioneersState]):
    """Everybody in turn may pay food for credits; whoever plays it may do it more often."""

    def do(self, s: PioneersState, f: Frame) -> None:
        times = s.effect(f.n).times
        for seat in reversed(s.around(f.seat)):
            if not s.immune(seat, s.card(f.this).tags):
                s.push(CARAVAN, seat, f.this, -1, f.n + times[0 if seat == f.seat else 1])


GIVE_UP: Final[Program] = PROGRAMS.add("give_up", GiveUp())
TAKE: Final[Program] = PROGRAMS.add("take", Take(), HEADQUARTERS, SETTLED, OVERFLOW)
CARAVAN: Final[Program] = PROGRAMS.add("caravan", Caravan())
