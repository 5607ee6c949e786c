"""Mutants and other encounters come to the map; in the solo game they act (RSG-SMA, RSG-ENC).

A frame's `this` is the District of the Mutant card, -1 for a blank.
"""

from collections.abc import Mapping
from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import (
    FOOD,
    FUEL,
    RESOURCES,
    ROOMS,
    SUPPLIES,
    VP,
    ZONES,
)
from cinderbox.games.resurgence.mutants import (
    BLOCK_ROOM,
    CHOOSE,
    EXHAUST,
    EXHAUST_CARDS,
    PAY_FOOD,
    PAY_FUEL,
    PAY_RESOURCES,
    PAY_SUPPLIES,
    SCORE,
    TAKE_MISSION,
    THIN_ROW,
    MutantAction,
)
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.reasons import NO_ANSWER, NO_RUBBLE, NOT_MET, NOT_READY
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.steps.paying import pay_items
from cinderbox.games.resurgence.verbs import (
    draw_encounters,
    exhaust,
    foe_scores,
    pay,
    place_mutants,
    replaced,
    settle_in,
    turn_up_mutants,
    zones_of,
)
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame


def prowl(s: ResurgenceState, cards: int) -> None:
    """Turn up so many Mutant cards, one after the other."""
    for _ in range(cards):
        s.push(PROWL, s.starter)


class TurnUp(Do[ResurgenceState]):
    """A Mutant card, and what comes to its District; a blank brings nothing (RSG-SET-14, RSG-ENC-03, RSG-RUL-14)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        district = turn_up_mutants(s)
        s.frames[-1] = Frame(f.program, f.at + 1, f.seat, district, -1, 0)
        if district >= 0 and s.meetings:
            zones = zones_of(s, district)
            for i, back in enumerate(draw_encounters(s)):
                s.met = replaced(s.met, zones[i], back)
        elif district >= 0:
            place_mutants(s, district)


class Arrange(Choice[ResurgenceState]):
    """The first player decides which of two different tokens goes into the first Zone (RSG-ENC-04)."""

    rules: tuple[str, ...] = ("RSG-ENC-04",)
    verb = "arrange"
    refusal = NOT_MET

    def seat(self, s: ResurgenceState, f: Frame) -> int:
        return s.starter

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        if not s.meetings or f.this < 0:
            return []
        return sorted({s.cards.face[s.met[zone]] for zone in zones_of(s, f.this)})

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        one, other = zones_of(s, f.this)
        first, second = s.met[one], s.met[other]
        if s.cards.face[first] != target:
            first, second = second, first
        settle_in(s, one, first)
        settle_in(s, other, second)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"zones": [s.content.spaces[zone].word for zone in zones_of(s, f.this)]}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        one = zones_of(s, f.this)[0]
        return f"Which token goes to {s.content.spaces[one].name}? The other goes to the second Zone."


# -- the solo game ---------------------------------------------------------------------------------------------


class FoeTurn(Do[ResurgenceState]):
    """In the solo game a Mutant card comes before each of the first placements of a round (RSG-SOLO-14, -15)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        if s.reveals < s.content.counts[s.seats - 1].turns:
            s.reveals += 1
            s.push(FOE, f.seat)


def action_of(s: ResurgenceState, f: Frame) -> MutantAction:
    return s.content.actions[s.side][f.this]


class FoeActs(Do[ResurgenceState]):
    """The Mutant action of the District on the side that shows (RSG-SMA-01 to -12)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        action = action_of(s, f)
        if action.op == CHOOSE:
            s.push(FOE_CHOICE, f.seat, f.this)
        elif action.op == TAKE_MISSION:
            take_mission(s)
        elif action.op == EXHAUST_CARDS:
            s.push(TIRING, f.seat, -1, -1, action.count)
        elif action.op == THIN_ROW:
            thin_row(s, action.count)
        elif action.op == BLOCK_ROOM:
            s.push(BLOCKING, f.seat)
        foe_scores(s, action.vp)
        if action.flip:
            s.side = 1 - s.side
            s.note(log.FLIPPED, s.side)


def take_mission(s: ResurgenceState) -> None:
    """The Mission worth most VP, the lowest on a tie; they score it, and 1 more for other rewards (RSG-SMAX)."""
    late = s.round > 3
    column = s.advanced if late else s.basic
    best = -1
    for slot in range(len(column)):
        if column[slot] >= 0 and (best < 0 or s.mission(column[slot]).vp >= s.mission(column[best]).vp):
            best = slot
    if best < 0:
        return
    mission = s.mission(column[best])
    s.box = [*s.box, column[best]]
    if late:
        s.advanced = replaced(s.advanced, best, -1)
    else:
        s.basic = replaced(s.basic, best, -1)
    s.note(log.FOE_MISSION, mission.kind)
    foe_scores(s, mission.vp + mission.more)


def thin_row(s: ResurgenceState, count: int) -> None:
    """The rightmost cards of the Survivor row are discarded, wherever they lie (RSG-RUL-85)."""
    for space in range(len(s.row) - 1, -1, -1):
        if count and s.row[space] >= 0:
            count -= 1
            discard_from_row(s, space)


def discard_from_row(s: ResurgenceState, space: int) -> None:
    back = s.row[space]
    s.row = replaced(s.row, space, -1)
    s.discard = [*s.discard, back]
    s.note(log.LEFT, s.cards.face[back])


class MeetFoe(Choice[ResurgenceState]):
    """One of the ways that can be gone in full (RSG-RUL-81)."""

    rules: tuple[str, ...] = ("RSG-RUL-81",)
    verb = "mutants"
    refusal = NO_ANSWER

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        action = action_of(s, f)
        return [one for one in action.choices if open_answer(s, f.seat, one, action.amounts[one])]

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        amount = action_of(s, f).amounts[target]
        if target == SCORE:
            foe_scores(s, amount)
        elif target == EXHAUST:
            s.push(TIRING, f.seat, -1, -1, amount)
        elif target in (PAY_RESOURCES, PAY_SUPPLIES):
            pay_items(s, f.seat, RESOURCES if target == PAY_RESOURCES else SUPPLIES, amount)
        else:
            cost = [0] * 5
            cost[FOOD if target == PAY_FOOD else FUEL] = amount
            pay(s, f.seat, cost)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"district": s.content.districts[f.this], "side": "AB"[s.side]}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return f"The Mutants act in {s.content.district_names[f.this]}. {action_of(s, f).text}"


def open_answer(s: ResurgenceState, seat: int, answer: int, amount: int) -> bool:
    if answer == PAY_RESOURCES:
        return s.total(seat, RESOURCES) >= amount
    if answer == PAY_SUPPLIES:
        return s.total(seat, SUPPLIES) >= amount
    if answer in (PAY_FOOD, PAY_FUEL):
        return s.has(seat, FOOD if answer == PAY_FOOD else FUEL) >= amount
    return answer == SCORE or len(ready_cards(s, seat)) >= amount


def ready_cards(s: ResurgenceState, seat: int) -> list[int]:
    kinds = sorted([int(s.cards.face[back]) for back in s.crews[seat]])  # no machine words: see `ready`
    return [kind for kind in kinds if not s.exhausted >> kind & 1]


class Tire(Choice[ResurgenceState]):
    """Ready cards are exhausted, one by one in order; `that` is the last one, `n` how many (RSG-RUL-82)."""

    rules: tuple[str, ...] = ("RSG-SMA-03", "RSG-SMA-12", "RSG-RUL-82")
    verb = "exhaust"
    refusal = NOT_READY

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        later = [kind for kind in ready_cards(s, f.seat) if kind > f.that]
        return later[: max(1, len(later) - f.n + 1)] if f.n else []

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        exhaust(s, f.seat, target, log.EXHAUSTED)
        s.frames[-1] = f.naming(target).counting(f.n - 1)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"left": f.n}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which Survivor card is exhausted?"


class BlockRoom(Choice[ResurgenceState]):
    """One face-down Rubble token is turned up, and its room is lost (RSG-SMA-10, RSG-RUL-84)."""

    rules: tuple[str, ...] = ("RSG-SMA-10", "RSG-RUL-84")
    verb = "expose"
    refusal = NO_RUBBLE

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return [room for room in range(ROOMS) if not s.cleared(f.seat, room) and not s.blocked(f.seat, room)]

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        back = s.rubble[f.seat * ROOMS + target]
        s.reveal(back)
        face = s.cards.face[back]
        s.note(log.BLOCKED, f.seat, ZONES + target, face)
        foe_scores(s, s.content.bundles[s.content.rubble[face]].amount(VP))

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which Rubble token is turned up? Its room is lost for good."


PROWL: Final = PROGRAMS.add("prowl", TurnUp(), Arrange())
FOE: Final = PROGRAMS.add("foe", TurnUp(), Arrange(), FoeActs())
FOE_CHOICE: Final = PROGRAMS.add("foe_choice", MeetFoe())
TIRING: Final = PROGRAMS.add("tiring", Tire())
BLOCKING: Final = PROGRAMS.add("blocking", BlockRoom())
