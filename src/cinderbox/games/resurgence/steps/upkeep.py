"""Step 4, Upkeep: A recall, B income, B1 the event, C levels, D to F new displays and Mutants (RSG-UPK)."""

from collections.abc import Mapping
from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import (
    BEAST,
    COLUMNS,
    FOOD,
    FUEL,
    LEAVING,
    PAYS,
    ROOMS,
    ROUNDS,
    ROW,
    SEATS,
    SLOTS,
    ZONES,
    counted,
)
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.reasons import LEVEL_COST, NO_LEVEL, TOO_MANY, TOP_LEVEL
from cinderbox.games.resurgence.scoring import finish
from cinderbox.games.resurgence.state import UPKEEP, ResurgenceState
from cinderbox.games.resurgence.steps.mutants import discard_from_row, prowl
from cinderbox.games.resurgence.verbs import foe_scores, gain, pay, replaced
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Ask, Do, Frame

BEAST_VP: Final = 4  # of the Mutants, for each Beast on the map (RSG-ENC-13)


class Recall(Do[ResurgenceState]):
    """A: all tokens go to the Rest Areas, and cards are ready again (RSG-UPK-02 to -04); Beasts score before it."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        s.stage = UPKEEP
        if s.solo:  # RSG-ENC-13, RSG-RUL-93
            foe_scores(s, BEAST_VP * len([zone for zone in range(ZONES) if s.meets(zone, BEAST)]))
        for zone in range(ZONES):
            for back in s.spots[zone]:
                seat = s.owner(back)
                s.rests[seat] = [*s.rests[seat], back]
            s.spots[zone] = []
        for seat in range(s.seats):
            own = s.rooms[seat * ROOMS : seat * ROOMS + ROOMS]
            s.rests[seat] = [*s.rests[seat], *[back for back in own if back >= 0]]
        s.rooms = [-1] * (SEATS * ROOMS)
        s.exhausted = 0
        s.note(log.RECALLED)


class Income(Do[ResurgenceState]):
    """B: completed Missions pay, player by player in turn order (RSG-UPK-05 to -07, RSG-RUL-59)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        for seat in reversed(s.order()):
            s.push(INCOME, seat)


class Earn(Do[ResurgenceState]):
    """Columns that pay one kind of item."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        for column in range(len(COLUMNS)):
            missions = len(s.done[f.seat * 3 + column])
            if missions and len(PAYS[column]) == 1:
                gain(s, f.seat, PAYS[column][0], missions)


class ShareRight(Choice[ResurgenceState]):
    """The right column pays Food or Fuel for each Mission: how many Food? (RSG-UPK-07)."""

    rules: tuple[str, ...] = ("RSG-UPK-07", "RSG-RUL-64")
    verb = "food"
    refusal = TOO_MANY

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        missions = len(s.done[f.seat * 3 + 2])
        return list(range(missions + 1)) if missions else []

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        fuel = len(s.done[f.seat * 3 + 2]) - target
        if target:
            gain(s, f.seat, FOOD, target)
        if fuel:
            gain(s, f.seat, FUEL, fuel)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        missions = len(s.done[f.seat * 3 + 2])
        shares = {f"food:{n}": counted([n, missions - n, 0, 0, 0]) for n in self.targets(s, f)}
        return {"missions": missions, "shares": shares}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        missions = len(s.done[f.seat * 3 + 2])
        return f"The right column pays {missions} Food or Fuel: how many Food?"


class Levels(Do[ResurgenceState]):
    """C: every player may raise the Compound level (RSG-UPK-09)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        for seat in reversed(s.order()):
            s.push(LEVEL, seat)


def no_rise(s: ResurgenceState, seat: int) -> int:
    """0, or why a player cannot rise (RSG-UPK-10, -11)."""
    level = s.next_level(seat)
    if not level:
        return TOP_LEVEL
    wanted = s.content.levels[level - 1]
    if not s.affords(seat, wanted.requires):
        return NO_LEVEL
    return 0 if s.affords(seat, wanted.pays) else LEVEL_COST


class Rise(Ask[ResurgenceState]):
    """One level after the other (RSG-UPK-12, RSG-RUL-61)."""

    rules: tuple[str, ...] = ("RSG-UPK-09", "RSG-UPK-10", "RSG-UPK-11", "RSG-UPK-12", "RSG-TRK-03")
    way_out = "decline"

    def choices(self, s: ResurgenceState, f: Frame) -> list[int]:
        return [] if no_rise(s, f.seat) else [s.codes.decline, s.codes.rise]

    def reason(self, s: ResurgenceState, f: Frame, action: int) -> int:
        return no_rise(s, f.seat) if action == s.codes.rise else 0

    def price(self, s: ResurgenceState, f: Frame, action: int) -> str:
        if action != s.codes.rise or not s.next_level(f.seat):
            return ""
        cost = s.content.levels[s.next_level(f.seat) - 1].pays
        return f"{cost[FUEL]} Fuel and {cost[FOOD]} Food"

    def hear(self, s: ResurgenceState, f: Frame, action: int) -> None:
        if action == s.codes.rise:
            level = s.next_level(f.seat)
            pay(s, f.seat, s.content.levels[level - 1].pays)
            s.levels[f.seat] = level
            s.note(log.ROSE, f.seat, level)
            s.frames[-1] = f

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        wanted = s.content.levels[s.next_level(f.seat) - 1]
        return {"level": s.next_level(f.seat), "requires": counted(wanted.requires), "pays": counted(wanted.pays)}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return f"Does your Compound rise to level {s.next_level(f.seat)}?"


class LastRound(Do[ResurgenceState]):
    """After round 6 the score is counted, and D to F are skipped (RSG-UPK-23, RSG-RUL-60)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        if s.round == ROUNDS:
            finish(s)


class Refresh(Do[ResurgenceState]):
    """D, E and F: the Survivor row, the Mission columns, the map (RSG-UPK-15 to -22)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        slide(s)
        fill_row(s)
        fill_columns(s)
        s.mutant_discard = [*s.mutant_discard, *s.mutant_cards]
        s.mutant_cards = []
        for zone in range(ZONES):
            if s.met[zone] >= 0:
                if s.meetings:
                    s.beside = [*s.beside, s.met[zone]]
                else:
                    s.lairs = [*s.lairs, s.met[zone]]
        s.met = [-1] * ZONES
        s.note(log.CLEARED_MAP)
        s.visited = [0] * s.seats
        s.reveals = 0
        prowl(s, s.content.counts[s.seats - 1].upkeep)


def slide(s: ResurgenceState) -> None:
    """D: the cards on the two rightmost spaces leave, the others slide to the right (RSG-RUL-62)."""
    for space in range(ROW - 1, ROW - 1 - LEAVING, -1):
        if s.row[space] >= 0:
            discard_from_row(s, space)
    to = ROW - 1
    for space in range(ROW - 1, -1, -1):
        back = s.row[space]
        if back >= 0:
            if space != to:
                s.row = replaced(replaced(s.row, space, -1), to, back)
                s.note(log.SLID, s.cards.face[back], to + 1)
            to -= 1


def fill_row(s: ResurgenceState) -> None:
    """Fill the Survivor row from the right; with fewer than 4 players its first space stays empty (RSG-UPK-17)."""
    for space in range(ROW - 1, ROW - 1 - s.content.counts[s.seats - 1].row, -1):
        if s.row[space] < 0 and s.deck:
            back = s.deck[-1]
            s.deck = s.deck[:-1]
            s.row = replaced(s.row, space, back)
            s.reveal(back)
            s.note(log.CAME, s.cards.face[back], space + 1)


def fill_columns(s: ResurgenceState) -> None:
    """E: fill the empty slots of both Mission columns from the top (RSG-UPK-18, RSG-RUL-63)."""
    for slot in range(SLOTS - s.content.counts[s.seats - 1].slots, SLOTS):
        if s.basic[slot] < 0 and s.basic_deck:
            back = s.basic_deck[-1]
            s.basic_deck = s.basic_deck[:-1]
            s.basic = replaced(s.basic, slot, back)
            s.reveal(back)
            s.note(log.POSTED, s.cards.face[back], slot + 1, 0)
    for slot in range(SLOTS - s.content.counts[s.seats - 1].slots, SLOTS):
        if s.advanced[slot] < 0 and s.advanced_deck:
            back = s.advanced_deck[-1]
            s.advanced_deck = s.advanced_deck[:-1]
            s.advanced = replaced(s.advanced, slot, back)
            s.reveal(back)
            s.note(log.POSTED, s.cards.face[back], slot + 1, 1)


INCOME: Final = PROGRAMS.add("income", Earn(), ShareRight())
LEVEL: Final = PROGRAMS.add("level", Rise())
