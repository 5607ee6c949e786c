"""Rewards: their parts one after the other, each optional (RSG-GEN-07, RSG-RUL-38).

A reward is a frame: `this` is its number among all rewards of the pack, `that` is 1 if its plain parts may be left, `n`
the parts still to come, one bit each, and above bit 8 the kind of the last part that was left.
"""

from collections.abc import Mapping
from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import (
    ANY_RESOURCE,
    ANY_SUPPLY,
    AREAS,
    DRAW,
    LEAD_ANY,
    LEAD_METRO,
    ONE_OF,
    PLAN,
    RANGER,
    RETIRE,
    REWARDS,
    SPECIALIST,
    TOKENS,
    VP,
)
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.prospects import counts, gain_kinds, gainable, no_plan, plannable, recruits
from cinderbox.games.resurgence.reasons import (
    CAPPED,
    GAIN_IN_ORDER,
    LAST_SPACE,
    NO_PART,
    NO_SPARE,
    NO_SUCH_TOKEN,
    NOT_GAINED,
)
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.verbs import assign, climb, draw, gain, plan, recruit, retire, score
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Ask, Do, Frame

PARTS: Final = 0xFF
FLOOR: Final = 8


def give(s: ResurgenceState, seat: int, bundle: int, offer: bool = False) -> None:
    """Give a reward; with `offer` its plain parts may be left."""
    if bundle:
        s.push(REWARD, seat, bundle, 1 if offer else 0, (1 << len(s.content.bundles[bundle].kinds)) - 1)


def give_all(s: ResurgenceState, seat: int, bundles: list[int]) -> None:
    """Give rewards in order: what is pushed last comes first."""
    for bundle in reversed(bundles):
        give(s, seat, bundle)


class OfferParts(Ask[ResurgenceState]):
    """Take all of a reward, or leave some of it. What is a question of its own can be declined there."""

    rules: tuple[str, ...] = ("RSG-GEN-07", "RSG-RUL-38", "RSG-MIS-15")
    name = "reward"
    way_out = "take_all"

    def parts(self, s: ResurgenceState, f: Frame) -> list[int]:
        """The kinds of parts that can still be left."""
        reward, floor = s.content.bundles[f.this], f.n >> FLOOR
        found: list[int] = []
        for i in range(len(reward.kinds)):
            kind = reward.kinds[i]
            plain = kind < LEAD_ANY or kind == DRAW
            if f.n >> i & 1 and plain and kind >= floor and counts(s, f.seat, kind, reward.amounts[i], 0):
                found.append(kind)
        return sorted(found)

    def choices(self, s: ResurgenceState, f: Frame) -> list[int]:
        found = self.parts(s, f) if f.that == 1 else []
        return [s.codes.take_all, *[s.codes.aimed(s.codes.leave, kind) for kind in found]] if found else []

    def reason(self, s: ResurgenceState, f: Frame, action: int) -> int:
        return NO_PART if s.codes.first(action) == s.codes.leave else 0

    def hear(self, s: ResurgenceState, f: Frame, action: int) -> None:
        if action != s.codes.take_all:
            kind = s.codes.target(action)
            part = s.content.bundles[f.this].kinds.index(kind)
            s.frames[-1] = f.counting(f.n & PARTS & ~(1 << part) | (kind + 1) << FLOOR)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        reward = s.content.bundles[f.this]
        left = [i for i in range(len(reward.kinds)) if f.n >> i & 1]
        return {"reward": {REWARDS[reward.kinds[i]]: reward.amounts[i] for i in left}}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Take the whole reward, or leave a part of it?"


class GiveParts(Do[ResurgenceState]):
    """The parts of a reward in the order they are printed."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        left = f.n & PARTS
        if left:
            i = int(left & -left).bit_length() - 1
            s.frames[-1] = f.counting(left & left - 1)
            reward = s.content.bundles[f.this]
            part(s, f.seat, reward.kinds[i], reward.amounts[i])


def part(s: ResurgenceState, seat: int, kind: int, amount: int) -> None:
    """One part of a reward."""
    if kind < VP:
        gain(s, seat, kind, amount)
    elif kind == VP:
        score(s, seat, amount)
    elif kind < LEAD_ANY:
        give_all(s, seat, climb(s, seat, kind - LEAD_METRO, amount))
    elif kind in (ANY_RESOURCE, ANY_SUPPLY, ONE_OF):
        s.push(GAINING, seat, gain_kinds(kind, amount), -1, 1 if kind == ONE_OF else amount)
    elif kind == DRAW:
        for _ in range(amount):
            s.push(DRAWING, seat)
    else:
        s.push(PROGRAM_OF[kind], seat, -1, -1, amount)


class GainItem(Choice[ResurgenceState]):
    """Items of choice, one by one in the order of the kinds: `this` the kinds, `that` the last one, `n` how many."""

    rules: tuple[str, ...] = ("RSG-GEN-04", "RSG-GEN-05", "RSG-RUL-38")
    verb = "gain"
    optional = True

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return [item for item in gainable(s, f.seat, f.this) if item >= f.that] if f.n else []

    def refuse(self, s: ResurgenceState, f: Frame, target: int) -> int:
        if not f.this >> target & 1:
            return NOT_GAINED
        return GAIN_IN_ORDER if s.room_for(f.seat, target) else CAPPED

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        gain(s, f.seat, target, 1)
        s.frames[-1] = f.naming(target).counting(f.n - 1)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"left": f.n}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which item do you gain?" if f.n == 1 else f"Which {f.n} items do you gain? One by one."


class Retire(Choice[ResurgenceState]):
    """One token of the bag or of the Rest Area (RSG-LEAD-12)."""

    rules: tuple[str, ...] = ("RSG-LEAD-12", "RSG-LEAD-13", "RSG-RUL-28")
    verb = "retire"
    optional = True
    refusal = NO_SUCH_TOKEN

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        if not f.n:
            return []
        heaps = s.tokens(s.bags[f.seat]) + s.tokens(s.rests[f.seat])
        return [one for one in range(len(heaps)) if heaps[one]]

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        retire(s, f.seat, target // len(TOKENS), target % len(TOKENS))
        s.frames[-1] = f.counting(f.n - 1)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"left": f.n}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which token do you retire, from the bag or the Rest Area?"


class Recruit(Choice[ResurgenceState]):
    """A Specialist of choice, from supply to bag (RSG-RUL-47)."""

    rules: tuple[str, ...] = ("RSG-ZONE-04", "RSG-RUL-47", "RSG-RUL-72")
    verb = "recruit"
    optional = True
    refusal = NO_SPARE

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return [token - RANGER for token in recruits(s, f.seat)] if f.n else []

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        recruit(s, f.seat, target + RANGER)
        s.frames[-1] = f.counting(f.n - 1)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"left": f.n}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which Specialist joins your bag?"


class Plan(Choice[ResurgenceState]):
    """An available Mission goes into a free slot; `this` is 1 if it must be a Basic one."""

    rules: tuple[str, ...] = ("RSG-MIS-03", "RSG-MIS-04", "RSG-MIS-05", "RSG-MIS-06", "RSG-RUL-97")
    verb = "plan"
    optional = True

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return plannable(s, f.seat, 1 if f.this == 1 else 0) if f.n else []

    def refuse(self, s: ResurgenceState, f: Frame, target: int) -> int:
        return no_plan(s, f.seat, 1 if f.this == 1 else 0, target)

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        plan(s, f.seat, target)
        s.frames[-1] = f.counting(f.n - 1)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"left": f.n}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which Mission do you plan?"


class Lead(Choice[ResurgenceState]):
    """A step on a track of choice; one that can move must be named (RSG-RUL-57)."""

    rules: tuple[str, ...] = ("RSG-LEAD-10", "RSG-RUL-57")
    verb = "track"
    optional = True
    refusal = LAST_SPACE

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return [track for track in range(len(AREAS)) if s.can_move(f.seat, track)] if f.n else []

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        s.frames[-1] = f.counting(f.n - 1)
        give_all(s, f.seat, climb(s, f.seat, target, 1))

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"left": f.n}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "On which Leadership track do you advance?"


class DrawToken(Do[ResurgenceState]):
    """A token is drawn and shown to all (RSG-RUL-41)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        draw(s, f.seat, 1, False)
        kinds = s.tokens(s.drawn[f.seat])
        if sum(kinds):
            s.note(log.GOT, f.seat, kinds[0], kinds[1], kinds[2], [kinds[3], kinds[4]])


class AssignDrawn(Choice[ResurgenceState]):
    """The token goes to an area at once, and can be placed this round (RSG-ROOM-06, RSG-RUL-41)."""

    rules: tuple[str, ...] = ("RSG-ROOM-06", "RSG-RUL-41")
    verb = "assign"

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return list(range(len(AREAS))) if s.drawn[f.seat] else []

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        token = s.cards.face[s.drawn[f.seat][0]]
        assign(s, f.seat, token, target)
        s.note(log.SENT, f.seat, token, target)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"token": TOKENS[s.cards.face[s.drawn[f.seat][0]]]}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "To which area does the drawn token go?"


REWARD: Final = PROGRAMS.add("reward", OfferParts(), GiveParts())
GAINING: Final = PROGRAMS.add("gaining", GainItem())
RETIRING: Final = PROGRAMS.add("retiring", Retire())
RECRUITING: Final = PROGRAMS.add("recruiting", Recruit())
PLANNING: Final = PROGRAMS.add("planning", Plan())
LEADING: Final = PROGRAMS.add("leading", Lead())
DRAWING: Final = PROGRAMS.add("drawing", DrawToken(), AssignDrawn())
PROGRAM_OF: Final = {
    RETIRE: RETIRING,
    SPECIALIST: RECRUITING,
    PLAN: PLANNING,
    LEAD_ANY: LEADING,
}
