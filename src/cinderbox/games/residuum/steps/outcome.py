"""What a conflict leads to: loot, beaten pieces, a displaced Basecamp, the Tactical Withdrawal."""

from typing import Final

from cinderbox.games.residuum import log, movement, terrain, verbs, wire
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.model import CELLARS
from cinderbox.games.residuum.reasons import (
    BAD_SETTLING,
    BAD_WITHDRAWAL,
    NEVER_NUCLEAR,
    NO_LOOT,
    NOT_EMPTY,
    NOT_PRODUCED,
    TOUCHES,
    WITHDRAW_TOWN,
)
from cinderbox.games.residuum.state import ACTIVE, NUKE, ResiduumState
from cinderbox.games.residuum.steps.convoy import leading
from cinderbox.games.residuum.steps.meeting import meeting
from cinderbox.games.residuum.steps.production import outpost_options
from cinderbox.games.residuum.tables import NUCLEAR, RIDERS
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame

# -- loot ----------------------------------------------------------------------------------------------------


def booty(s: ResiduumState, resource: int) -> int:
    """How much of a resource is taken; Cellars keep the rest (DSC-12)."""
    loser = meeting(s).defender
    count, cap = s.has(loser, resource), s.powers[loser][CELLARS]
    return cap if cap and cap < count else count


class Loot(Choice[ResiduumState]):
    """All of one type out of the defender's network (RSD-COUT-05, -27)."""

    verb = "loot"
    refusal = NO_LOOT

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-COUT-05", "RSD-RUL-23")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [resource for resource in range(9) if s.has(meeting(s).defender, resource)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        battle = meeting(s)
        verbs.loot(s, battle.attacker, battle.defender, target, booty(s, target))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "All of which resource do you take?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Loot:
        return {"loot": {wire.RESOURCES[i]: booty(s, i) for i in self.targets(s, f)}}


class LootOutpost(Loot):
    """All of one type that the Outpost could produce now (RSD-COUT-10, RSD-RUL-66)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-COUT-10", "RSD-RUL-66")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        battle = meeting(s)
        found = outpost_options(s, battle.defender, battle.hex, battle.riders != 0)
        return [resource for resource in found if s.has(battle.defender, resource)]

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        return NOT_PRODUCED if s.has(meeting(s).defender, target) else NO_LOOT


class LootCubes(Choice[ResiduumState]):
    """A cube for each defending Outrider, never Nuclear; `n` are taken (RSD-COUT-13, -18, RSD-RUL-65)."""

    verb = "loot"

    def __init__(self, defender: bool) -> None:
        super().__init__()
        self.defender = defender  # whether the defender is the one who takes
        self.rules = ("RSD-COUT-13", "RSD-COUT-18", "RSD-RUL-65")

    def seat(self, s: ResiduumState, f: Frame) -> int:
        battle = meeting(s)
        return battle.defender if self.defender else battle.attacker

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        battle = meeting(s)
        if f.n >= battle.riders.bit_count():
            return []
        loser = battle.attacker if self.defender else battle.defender
        return [resource for resource in range(8) if s.has(loser, resource)]

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        return NEVER_NUCLEAR if target == NUCLEAR else NO_LOOT

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        battle = meeting(s)
        loser = battle.attacker if self.defender else battle.defender
        verbs.loot(s, self.seat(s, f), loser, target, 1)
        s.frames[-1] = f.counting(f.n + 1)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Which cube do you take?"

    def details(self, s: ResiduumState, f: Frame) -> wire.LootCubes:
        loot: wire.Cubes = {wire.RESOURCES[i]: 1 for i in self.targets(s, f)}
        return {"loot": loot, "taken": f.n, "of": meeting(s).riders.bit_count()}


class TakeOil(Do[ResiduumState]):
    """A defeated location loses its allocated Oil to the attacker (RSD-OIL-06)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        battle = meeting(s)
        verbs.seize_oil(s, battle.attacker, battle.defender, battle.hex)


# -- the beaten ----------------------------------------------------------------------------------------------


class BeatCamp(Do[ResiduumState]):
    """Outriders fall where they are, what lies there is lost, the Basecamp stays (RSD-COUT-06 to -08)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        battle = meeting(s)
        verbs.send_home(s, battle.defender, battle.riders)
        verbs.scrap(s, battle.defender, battle.hex, True)


def rout(s: ResiduumState, seat: int, riders: int) -> None:
    """Outriders go home; a carrier stays for its Nuke to detonate (RSD-RUL-50)."""
    for i in range(RIDERS):
        if riders >> i & 1 and s.riders[seat * RIDERS + i] & NUKE:
            s.riders[seat * RIDERS + i] &= ~ACTIVE
            riders &= ~(1 << i)
            s.note(log.FALLEN, seat, 1, s.riders[seat * RIDERS + i] >> 3, 1)
    verbs.send_home(s, seat, riders)


class BeatPost(Do[ResiduumState]):
    """An Outpost is out-of-action, its defenders go home (RSD-COUT-09, -11, -12)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        battle = meeting(s)
        s.posts[s.active_post(battle.defender, battle.hex)] = battle.hex * 2
        s.note(log.BEATEN, battle.defender, battle.hex)
        rout(s, battle.defender, battle.riders)
        verbs.scrap(s, battle.defender, battle.hex, False)


class BeatRiders(Do[ResiduumState]):
    """Outriders go home, what they carry is lost (RSD-COUT-14, -15)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        battle = meeting(s)
        rout(s, battle.defender, battle.riders)
        verbs.scrap(s, battle.defender, battle.hex, True)


class Displace(Choice[ResiduumState]):
    """A carried Basecamp is activated there or nearby; its Outriders fall (RSD-COUT-25, -26, RSD-RUL-67)."""

    verb = "on"
    refusal = BAD_SETTLING

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-COUT-25", "RSD-COUT-26", "RSD-RUL-67")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        battle = meeting(s)
        return movement.settlements(s, battle.defender, battle.hex, battle.attacker)

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        battle = meeting(s)
        verbs.scrap(s, battle.defender, battle.hex, True)
        verbs.settle(s, battle.defender, target)
        verbs.send_home(s, battle.defender, battle.riders)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Where is the beaten Basecamp activated?"


class Lose(Do[ResiduumState]):
    """The attackers go home without what they carried, to the supply if that is out-of-action (RSD-COUT-19 to -21)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        convoy = leading(s)
        verbs.drop_cargo(s, convoy, meeting(s).hex)
        if s.camps_on >> convoy.seat & 1:
            verbs.send_home(s, convoy.seat, convoy.riders)
        else:
            verbs.dismiss(s, convoy.seat, convoy.riders)


class GoBack(Do[ResiduumState]):
    """After a draw the attackers return to where they came from (RSD-COUT-23)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        convoy = leading(s)
        verbs.carry(s, convoy, meeting(s).hex, convoy.origin)


# -- the winners ---------------------------------------------------------------------------------------------


WITHDRAWAL: Final = 2  # hexes


class Withdraw(Choice[ResiduumState]):
    """The Tactical Withdrawal; the way there has no effect, so its end is all that is asked (RSD-WITH-01 to -07)."""

    verb = "to"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-WITH-01", "RSD-WITH-04", "RSD-WITH-06", "RSD-WITH-07", "RSD-RUL-64")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return movement.withdrawals(s, leading(s), meeting(s).hex)

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        if target >= s.board.size:
            return BAD_WITHDRAWAL
        away = s.board.distances(meeting(s).hex, 1 << TOWN)[target]
        if target != TOWN and away != WITHDRAWAL:
            return TOUCHES if away == 1 else BAD_WITHDRAWAL
        full = s.presence(leading(s).seat) >> target & 1
        return movement.exit_reason(
            s, leading(s), target, WITHDRAW_TOWN, NOT_EMPTY, NOT_EMPTY if full else BAD_WITHDRAWAL
        )

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.carry(s, leading(s), meeting(s).hex, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Where do your Outriders withdraw to?"


class LateBlast(Do[ResiduumState]):
    """A Nuke whose carrier lost as defender detonates after everything else (RSD-NUKE-11, -14, RSD-RUL-50)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        battle = meeting(s)
        if s.nuke_at(battle.defender, battle.hex):
            terrain.detonate(s, battle.defender, battle.hex)
