"""The end of a turn: Nukes, hazards, upkeep, the season; and the end of the game."""

from typing import Final

from cinderbox.games.residuum import log, scoring, terrain, verbs, wire
from cinderbox.games.residuum.model import KEEPING, STORES, SUITS_STAY, hex_name
from cinderbox.games.residuum.reasons import BAD_UPKEEP, OK, POOR
from cinderbox.games.residuum.state import ACTIVE, NUKE, ResiduumState
from cinderbox.games.residuum.tables import FOOD, LAST, PROVISIONS, RIDERS, TECH
from cinderbox.kernel.events import Phrase, phrase
from cinderbox.kernel.frame import Ask, Do, Frame, Program
from cinderbox.kernel.menu import Item, Look, SmallMenu

UPKEEP_PROVISIONS: Final = 2  # RSD-UPK-02
COVERS: Final = 1  # in `n` of Upkeep


class NukeUpkeep(Ask[ResiduumState]):
    """A Tech for each carrier that is not on an own active Outpost, or its Nuke detonates (RSD-NUKE-05, -06, -12).

    `n` is the next Outrider.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-NUKE-05", "RSD-NUKE-06", "RSD-NUKE-12", "RSD-RUL-48")

    def carrier(self, s: ResiduumState, f: Frame) -> int:
        """The next Outrider that owes upkeep, -1 if there is none."""
        for i in range(f.n, RIDERS):
            one = s.riders[f.seat * RIDERS + i]
            if one >= 0 and one & NUKE and s.active_post(f.seat, one >> 3) < 0:
                return i
        return -1

    def choices(self, s: ResiduumState, f: Frame) -> list[int]:
        if self.carrier(s, f) < 0:
            return []
        return [s.codes.pay, s.codes.detonate] if s.has(f.seat, TECH) else [s.codes.detonate]

    def reason(self, s: ResiduumState, f: Frame, action: int) -> int:
        return POOR if action == s.codes.pay else OK

    def run(self, s: ResiduumState, f: Frame) -> None:
        if self.carrier(s, f) < 0:
            s.frames[-1] = f.next().counting(0)
        else:
            super().run(s, f)

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        i = self.carrier(s, f)
        if action == s.codes.pay:
            verbs.pay(s, f.seat, TECH, 1)
        else:
            terrain.detonate(s, f.seat, s.riders[f.seat * RIDERS + i] >> 3)
        s.frames[-1] = f.counting(i + 1)

    def prompt(self, s: ResiduumState, f: Frame) -> Phrase:
        one = s.riders[f.seat * RIDERS + self.carrier(s, f)]
        return phrase("Do you pay 1 Tech for the Nuke at {}, or let it detonate?", log.HEX.part(s, one >> 3))

    def details(self, s: ResiduumState, f: Frame) -> wire.Place:
        return {"hex": hex_name(s.riders[f.seat * RIDERS + self.carrier(s, f)] >> 3)}


class Hazards(Do[ResiduumState]):
    """Outriders that end the turn on a hazard go home (RSD-HEX-RAD-03, RSD-HEX-CON-03)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        if not s.powers[f.seat][SUITS_STAY]:
            hazards = 0
            for hex in range(s.board.size):
                hazards |= 1 << hex if s.hazard(hex) else 0
            verbs.send_home(s, f.seat, verbs.riders_in(s, f.seat, hazards))


def keeping(s: ResiduumState, seat: int) -> int:
    """The Provisions that keep an Outrider at the end of the year; Winter Stores make it cheaper (DSC-34)."""
    less = s.powers[seat][KEEPING]
    return less if less else UPKEEP_PROVISIONS


def row(s: ResiduumState, seat: int) -> list[int]:
    """Active Outriders as hex * 8 + number, by hex."""
    found: list[int] = []
    for i in range(RIDERS):
        one = s.riders[seat * RIDERS + i]
        if one >= 0 and one & ACTIVE:
            found.append((one >> 3) * 8 + i)
    found.sort()
    return found


def next_rider(look: Look[ResiduumState]) -> int:
    """The Outrider that is asked about."""
    return row(look.s, look.seat)[look.frame.n // 2] % 8


class LetGo(Item[Look[ResiduumState]]):
    verb = "let_go"

    def do(self, look: Look[ResiduumState], target: int) -> None:
        verbs.send_home(look.s, look.seat, 1 << next_rider(look))


class KeepRider(Item[Look[ResiduumState]]):
    """Provisions or a Food keep an Outrider; with Winter Stores a Food keeps one more (DSC-34)."""

    verb = "cost"

    def targets(self, look: Look[ResiduumState]) -> list[int]:
        return [PROVISIONS, FOOD]

    def refuse(self, look: Look[ResiduumState], target: int) -> int:
        s, seat = look.s, look.seat
        if look.frame.n & COVERS:
            return OK if target == FOOD else BAD_UPKEEP
        if target == PROVISIONS:
            return OK if s.has(seat, PROVISIONS) >= keeping(s, seat) else BAD_UPKEEP
        return OK if target == FOOD and s.has(seat, FOOD) else BAD_UPKEEP

    def do(self, look: Look[ResiduumState], target: int) -> None:
        s, seat, f = look.s, look.seat, look.frame
        s.note(log.UPKEEP, seat, s.riders[seat * RIDERS + next_rider(look)] >> 3)
        more = 2
        if f.n & COVERS:
            more -= COVERS
        elif target == PROVISIONS:
            verbs.pay(s, seat, PROVISIONS, keeping(s, seat))
        else:
            verbs.pay(s, seat, FOOD, 1)
            more += COVERS if s.powers[seat][STORES] > 1 else 0
        s.frames[-1] = f.counting(f.n + more)


class Upkeep(SmallMenu[ResiduumState]):
    """At the end of a year each active Outrider is paid for, or goes home (RSD-UPK-01 to -04, RSD-RUL-21).

    `n` is twice the place in the row of Outriders (by hex), plus 1 if a Food that was paid keeps one more (DSC-34).
    """

    way_out = "let_go"

    def __init__(self) -> None:
        super().__init__([LetGo(), KeepRider()])
        self.rules = ("RSD-UPK-01", "RSD-UPK-02", "RSD-UPK-03", "RSD-RUL-21")

    def run(self, s: ResiduumState, f: Frame) -> None:
        if s.round % 8 or f.n // 2 >= len(row(s, f.seat)):
            s.frames[-1] = f.next().counting(0)
        else:
            super().run(s, f)

    def prompt(self, s: ResiduumState, f: Frame) -> Phrase:
        hex = log.HEX.part(s, row(s, f.seat)[f.n // 2] // 8)
        if f.n & COVERS:
            return phrase("The Food you paid keeps one more. Is it the Outrider at {}?", hex)
        return phrase("The year ends. What do you pay for the Outrider at {}?", hex)

    def details(self, s: ResiduumState, f: Frame) -> wire.Upkeep:
        riders, at, stores = row(s, f.seat), f.n // 2, s.powers[f.seat][STORES]
        return {
            "hex": hex_name(riders[at] // 8),
            "at": at,
            "of": len(riders),
            "provisions": keeping(s, f.seat),
            "covers": stores if stores > 1 else 1,
        }


class EndTurn(Do[ResiduumState]):
    """The Indicator goes back after a season, left-over points vanish, the next player's turn begins (RSD-RUL-24)."""

    def __init__(self, turn: Program) -> None:
        super().__init__()
        self.following = turn

    def do(self, s: ResiduumState, f: Frame) -> None:
        if s.round % 2 == 0:
            s.visits[f.seat] = 0
        s.left = [0] * 9
        s.due = None
        after = (f.seat + 1) % s.seats
        if after == s.starter:
            if s.round == LAST:
                scoring.finish(s)
                return
            s.round += 1
        s.pop()
        s.push(self.following, after)
