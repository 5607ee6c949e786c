"""Completing Missions, rescuing Survivors and clearing rooms: what a turn does besides gaining items."""

from collections.abc import Mapping
from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import COLUMNS, FOOD, HEADQUARTERS, ZONES
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.prospects import (
    buildable,
    completable,
    no_build,
    no_completion,
    no_rescue,
    planned_back,
    rescuable,
    row_space,
)
from cinderbox.games.resurgence.reasons import WRONG_COLUMN
from cinderbox.games.resurgence.state import EFFECT, ResurgenceState
from cinderbox.games.resurgence.steps.paying import pay_cost
from cinderbox.games.resurgence.steps.rewards import give
from cinderbox.games.resurgence.verbs import clear, file, pay, rescue
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame


def at_headquarters(s: ResurgenceState) -> bool:
    """Whether this turn's token lets a Mission be completed anywhere (RSG-ROOM-10)."""
    return s.placed >= ZONES and s.content.spaces[s.placed].op == HEADQUARTERS


def start_mission(s: ResurgenceState, seat: int, kind: int) -> None:
    """Complete a planned Mission: pay, take the rewards, file the card, then the row bonus (RSG-MIS-24)."""
    s.completions += 1
    if s.first_done < 0:
        s.first_done = kind
    if at_headquarters(s):
        s.used |= EFFECT
    s.note(log.COMPLETED, seat, kind)
    s.push(COMPLETING, seat, kind)
    pay_cost(s, seat, kind)


class MissionReward(Do[ResurgenceState]):
    """The rewards come while the card is still in its slot (RSG-RUL-97)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        give(s, f.seat, s.content.missions[f.this].bundle, True)


class FileMission(Choice[ResurgenceState]):
    """The card goes into the column of its District (RSG-MIS-19, -20, RSG-RUL-10)."""

    rules: tuple[str, ...] = ("RSG-MIS-19", "RSG-MIS-20", "RSG-RUL-10")
    verb = "column"
    refusal = WRONG_COLUMN

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        mission, here = s.content.missions[f.this], s.district_here()
        if mission.mutant:
            return list(range(len(COLUMNS)))
        if here >= 0:
            return [s.content.columns[here]]
        districts = [one for one in range(len(s.content.districts)) if mission.districts >> one & 1]
        return sorted({s.content.columns[one] for one in districts})

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        file(s, f.seat, planned_back(s, f.seat, f.this), target)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"mission": s.content.missions[f.this].word}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Into which column does the Mission go?"


class RowBonus(Do[ResurgenceState]):
    """The first complete row offers a free Rescue, once (RSG-MIS-21, -22, RSG-RUL-46, -58)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        full = all(len(s.done[f.seat * 3 + column]) > 0 for column in range(len(COLUMNS)))
        if full and not s.claimed >> f.seat & 1:
            s.claimed |= 1 << f.seat
            s.note(log.CLAIMED, f.seat)
            s.push(FREE_RESCUE, f.seat)


class CompleteSecond(Choice[ResurgenceState]):
    """The Cosmonaut: one more planned Mission of the same District (RSG-HERO-01, RSG-RUL-53)."""

    rules: tuple[str, ...] = ("RSG-HERO-01", "RSG-RUL-53")
    verb = "complete"

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return completable(s, f.seat, at_headquarters(s), True)

    def refuse(self, s: ResurgenceState, f: Frame, target: int) -> int:
        return no_completion(s, f.seat, target, at_headquarters(s), True)

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        start_mission(s, f.seat, target)

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which second Mission do you complete?"


class Rescue(Choice[ResurgenceState]):
    """A card of the Survivor row for the Food under its space (RSG-RESC-01)."""

    rules: tuple[str, ...] = ("RSG-RESC-01", "RSG-CARD-09", "RSG-RUL-45")
    verb = "rescue"

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return rescuable(s, f.seat, False)

    def refuse(self, s: ResurgenceState, f: Frame, target: int) -> int:
        return no_rescue(s, f.seat, target, False)

    def price(self, s: ResurgenceState, f: Frame, action: int) -> str:
        space = row_space(s, s.codes.target(action))
        return f"{s.content.costs[space]} Food" if s.codes.first(action) == s.codes.rescue and space >= 0 else ""

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        cost = [0] * 5
        cost[FOOD] = s.content.costs[row_space(s, target)]
        pay(s, f.seat, cost)
        rescue(s, f.seat, target)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        found = [(space, s.row[space]) for space in range(len(s.row)) if s.row[space] >= 0]
        return {"prices": {s.card(back).word: s.content.costs[space] for space, back in found}}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Whom do you rescue?"


class FreeRescue(Choice[ResurgenceState]):
    """Any card of the Survivor row, without paying (RSG-MIS-21)."""

    rules: tuple[str, ...] = ("RSG-MIS-21", "RSG-RUL-46")
    verb = "rescue"
    optional = True

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return rescuable(s, f.seat, True)

    def refuse(self, s: ResurgenceState, f: Frame, target: int) -> int:
        return no_rescue(s, f.seat, target, True)

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        rescue(s, f.seat, target)

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "The first row of Missions is complete: whom do you rescue for free?"


class Build(Choice[ResurgenceState]):
    """One own room is cleared, and its Rubble turned up (RSG-BLD-01 to -04)."""

    rules: tuple[str, ...] = ("RSG-BLD-01", "RSG-BLD-02", "RSG-BLD-04")
    verb = "build"

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return buildable(s, f.seat)

    def refuse(self, s: ResurgenceState, f: Frame, target: int) -> int:
        return no_build(s, f.seat, target)

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        give(s, f.seat, clear(s, f.seat, target), True)

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which room do you clear?"


COMPLETING: Final = PROGRAMS.add("completing", MissionReward(), FileMission(), RowBonus())
FREE_RESCUE: Final = PROGRAMS.add("free_rescue", FreeRescue())
SECOND: Final = PROGRAMS.add("second", CompleteSecond())
RESCUING: Final = PROGRAMS.add("rescuing", Rescue())
BUILDING: Final = PROGRAMS.add("building", Build())
