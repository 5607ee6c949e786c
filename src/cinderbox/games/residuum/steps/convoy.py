"""Moving: where to, who goes, what is carried, and what is met there."""

from typing import Literal

from cinderbox.games.residuum import movement, verbs, wire
from cinderbox.games.residuum.affairs import Convoy
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.model import hex_name
from cinderbox.games.residuum.prices import words
from cinderbox.games.residuum.reasons import (
    BAD_CARGO,
    BAD_GROUP,
    FEW_LYING,
    NO_NETWORK,
    NO_RIDER,
    NOBODY_GOES,
    OK,
    POOR,
    POOR_HAZARD,
    POOR_STEP,
)
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.look import HexDeed, TurnLook, hexes
from cinderbox.games.residuum.steps.pay import town_due
from cinderbox.games.residuum.tables import PROVISIONS
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program


def move_price(s: ResiduumState, convoy: Convoy, size: int) -> wire.Price:
    """What one move costs so many Outriders, and what is worth knowing before it."""
    seat, origin, dest = convoy.seat, convoy.origin, convoy.dest
    if convoy.network:
        points = movement.network_cost(s, seat, origin, size)
        accepts = movement.network_accepts(s, seat, origin)
    else:
        points = movement.step_cost(s, seat, origin, dest, size, convoy.camp)
        accepts = movement.step_accepts(s, seat, origin, dest)
    found: wire.Price = {"points": points}
    if not accepts >> PROVISIONS & 1:
        found["hazard"] = True
    if not convoy.network and dest != TOWN and s.rivals(seat) >> dest & 1:
        found["meets"] = True
    return found


def leading(s: ResiduumState) -> Convoy:
    """The convoy under way."""
    convoy = s.convoy
    assert convoy is not None, "a convoy is under way"
    return convoy


class Setting(HexDeed):
    """Outriders set out from a hex; where to and who is asked next."""

    network: int = 0
    way: Literal["move", "network"] = "move"

    def __init__(self, program: Program) -> None:
        self.program = program

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.riding)

    def goals(self, look: TurnLook, hex: int) -> list[int]:
        """Where a single Outrider may go from a hex."""
        raise NotImplementedError(type(self).__name__)

    def legs(self, look: TurnLook, hex: int) -> list[wire.Leg]:
        """What each of these moves costs, and how it is said: where there is one goal, nobody asks for it."""
        c, goals = look.s.codes, self.goals(look, hex)
        start = f"{self.way}:{hex_name(hex)}"
        found: list[wire.Leg] = []
        for goal in goals:
            price = move_price(look.s, Convoy(look.seat, self.network, hex, goal, 0, 0, 0, 0), 1)
            leg: wire.Leg = {
                "verb": self.way,
                "from": hex_name(hex),
                "to": hex_name(goal),
                "points": price["points"],
                "answers": [start] if len(goals) == 1 else [start, c.text(c.aimed(c.to, goal))],
            }
            if "hazard" in price:
                leg["hazard"] = True
            if "meets" in price:
                leg["meets"] = True
            found.append(leg)
        return found

    def do(self, look: TurnLook, target: int) -> None:
        look.s.convoy = Convoy(look.seat, self.network, target, -1, 0, 0, 0, 0)
        look.s.push(self.program, look.seat)


class Move(Setting):
    """A step into some hex next to it; of several reasons the one to tell is that it cannot be paid."""

    verb = "move"

    def why(self, look: TurnLook, hex: int) -> int:
        if not look.riding >> hex & 1:
            return NO_RIDER
        why = OK
        for other in look.s.board.near[hex]:
            found = movement.step_reason(look.s, look.seat, hex, other, look.rivals)
            if not found:
                return OK
            if not why or found in (POOR, POOR_STEP, POOR_HAZARD):
                why = found
        return why

    def goals(self, look: TurnLook, hex: int) -> list[int]:
        near = look.s.board.near[hex]
        return [other for other in near if not movement.step_reason(look.s, look.seat, hex, other, look.rivals)]


class Network(Setting):
    verb = "network"
    network = 1
    way = "network"

    def why(self, look: TurnLook, hex: int) -> int:
        return movement.network_reason(look.s, look.seat, hex, look.locations)

    def goals(self, look: TurnLook, hex: int) -> list[int]:
        return hexes(look.locations & ~(1 << hex))


class Destination(Choice[ResiduumState]):
    """The hex they go to (RSD-MOVE-01, RSD-NET-01)."""

    verb = "to"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-MOVE-01", "RSD-NET-01", "RSD-RUL-79")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        convoy = leading(s)
        if convoy.network:
            locations = s.locations(f.seat)
            return [hex for hex in range(s.board.size) if locations >> hex & 1 and hex != convoy.origin]
        rivals = s.rivals(f.seat)
        return [
            hex
            for hex in s.board.near[convoy.origin]
            if not movement.step_reason(s, f.seat, convoy.origin, hex, rivals)
        ]

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        convoy = leading(s)
        if convoy.network:
            return NO_NETWORK
        return movement.step_reason(s, f.seat, convoy.origin, target, s.rivals(f.seat))

    def cost(self, s: ResiduumState, target: int) -> wire.Price:
        """What it costs a single Outrider."""
        return move_price(s, leading(s).bound_for(target), 1)

    def price(self, s: ResiduumState, f: Frame, action: int) -> str:
        return words(self.cost(s, s.codes.target(action)))

    def details(self, s: ResiduumState, f: Frame) -> wire.Prices:
        return {"prices": {s.codes.text(one): self.cost(s, s.codes.target(one)) for one in s.open_to(f.seat)}}

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.convoy = leading(s).bound_for(target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Where do they go?"


def eligible(s: ResiduumState, seat: int, convoy: Convoy, sort: int) -> int:
    """Outriders of a class that may go along, one bit each."""
    if convoy.network:
        return 0 if sort & 2 else movement.members(s, seat, convoy.origin, sort)
    hostile = s.rivals(seat) >> convoy.dest & 1 != 0
    if movement.may_join(s, seat, convoy.dest, sort, hostile):
        return 0
    return movement.members(s, seat, convoy.origin, sort)


def next_class(s: ResiduumState, seat: int, convoy: Convoy, sort: int) -> int:
    """The first class from `sort` on of which somebody may go along, 4 if none."""
    while sort < 4 and not eligible(s, seat, convoy, sort):
        sort += 1
    return sort


def lowest(riders: int, count: int) -> int:
    """So many of these Outriders."""
    found = 0
    for i in range(6):
        if count and riders >> i & 1:
            found |= 1 << i
            count -= 1
    return found


class Group(Choice[ResiduumState]):
    """How many Outriders of each class go, class by class; `n` is the class asked next (RSD-MOVE-04, RSD-NET-03)."""

    verb = "count"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-MOVE-04", "RSD-NET-03", "RSD-DEC-07")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        convoy = leading(s)
        sort = next_class(s, f.seat, convoy, f.n)
        if sort == 4:
            return []
        riders = eligible(s, f.seat, convoy, sort)
        must = not convoy.riders and next_class(s, f.seat, convoy, sort + 1) == 4
        found: list[int] = [] if must else [0]
        for count in range(1, riders.bit_count() + 1):
            if not movement.convoy_payable(s, convoy.joined(lowest(riders, count))):
                break
            found.append(count)
        return found

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        if not target:
            return NOBODY_GOES
        convoy = leading(s)
        riders = eligible(s, f.seat, convoy, next_class(s, f.seat, convoy, f.n))
        if target > riders.bit_count():
            return BAD_GROUP
        return movement.convoy_reason(s, convoy.joined(lowest(riders, target)))

    def cost(self, s: ResiduumState, f: Frame, target: int) -> wire.Price:
        """What all cost together who go then."""
        convoy = leading(s)
        sort = next_class(s, f.seat, convoy, f.n)
        more = convoy.joined(lowest(eligible(s, f.seat, convoy, sort), target))
        return move_price(s, more, more.size()) if more.riders else {}

    def price(self, s: ResiduumState, f: Frame, action: int) -> str:
        return words(self.cost(s, f, s.codes.target(action)))

    def details(self, s: ResiduumState, f: Frame) -> wire.Group:
        convoy = leading(s)
        sort = next_class(s, f.seat, convoy, f.n)
        costs = {s.codes.text(one): self.cost(s, f, s.codes.target(one)) for one in s.open_to(f.seat)}
        return {
            "prices": {action: cost for action, cost in costs.items() if cost},
            "armed": sort & 2 != 0,
            "fought": sort & 1 != 0,
            "there": eligible(s, f.seat, convoy, sort).bit_count(),
        }

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        convoy = leading(s)
        sort = next_class(s, f.seat, convoy, f.n)
        s.convoy = convoy.joined(lowest(eligible(s, f.seat, convoy, sort), target))
        s.frames[-1] = f.counting(sort + 1)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        sort = next_class(s, f.seat, leading(s), f.n)
        who = "Outriders" + (" with a Nuke" if sort & 2 else "") + (" that have fought this turn" if sort & 1 else "")
        return f"How many {who} go?"


def cargo(s: ResiduumState, seat: int) -> wire.Cargo:
    """What the move costs, with the Basecamp and without, and how many Barricades lie there."""
    convoy = leading(s)
    return {
        "cost": movement.convoy_cost(s, convoy),
        "with_camp": movement.convoy_cost(s, convoy.loaded(convoy.post, convoy.walls, 1)),
        "lying": s.lying(seat, convoy.origin),
    }


class Cargo(Choice[ResiduumState]):
    """Whether a piece is taken along."""

    verb = "take_along"
    way_out = "leave_behind"
    optional = True
    refusal = BAD_CARGO
    must = BAD_CARGO

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-MOVE-05", "RSD-MOVE-06", "RSD-MOVE-07", "RSD-RUL-36")

    def details(self, s: ResiduumState, f: Frame) -> wire.Cargo:
        return cargo(s, f.seat)


class CarryCamp(Cargo):
    """The own out-of-action Basecamp (RSD-MOVE-07, RSD-CONF-04, RSD-RUL-37, RSD-RUL-38)."""

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        convoy = leading(s)
        if convoy.network or s.camps[f.seat] != convoy.origin or s.camps_on >> f.seat & 1:
            return []
        if s.rivals(f.seat) >> convoy.dest & 1 or s.posts_at(f.seat, convoy.origin) > 2:
            return []
        nuke = movement.with_nuke(s, f.seat, convoy.riders)
        if nuke or not movement.admits(s, f.seat, convoy.dest, nuke, 0, 1):
            return []
        return [0] if movement.convoy_payable(s, convoy.loaded(0, 0, 1)) else []

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.convoy = leading(s).loaded(0, 0, 1)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Do they carry your Basecamp?"


class CarryPost(Cargo):
    """One own out-of-action Outpost (RSD-MOVE-05, RSD-NET-05, RSD-RUL-37)."""

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        convoy = leading(s)
        if convoy.network or s.idle_post(f.seat, convoy.origin) < 0:
            return []
        return [0] if movement.admits(s, f.seat, convoy.dest, False, 1, convoy.camp) else []

    def choices(self, s: ResiduumState, f: Frame) -> list[int]:
        """Two Outposts may not stay behind without the Basecamp: then there is no way out."""
        convoy = leading(s)
        found = super().choices(s, f)
        return found[1:] if convoy.camp and s.posts_at(f.seat, convoy.origin) > 1 else found

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.convoy = leading(s).loaded(1, 0, leading(s).camp)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Do they carry an Outpost?"


class CarryWalls(Choice[ResiduumState]):
    """Any number of own out-of-action Barricades (RSD-MOVE-06, RSD-NET-04)."""

    verb = "count"
    refusal = FEW_LYING

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-MOVE-06", "RSD-NET-04")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return list(range(s.lying(f.seat, leading(s).origin) + 1))

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        convoy = leading(s)
        s.convoy = convoy.loaded(convoy.post, target, convoy.camp)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "How many Barricades do they carry?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Cargo:
        return cargo(s, f.seat)


class Fare(Do[ResiduumState]):
    """What the move costs is due."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        convoy = leading(s)
        dest = -1 if convoy.network else convoy.dest
        town_due(s, movement.convoy_cost(s, convoy), movement.convoy_accepts(s, convoy), dest)


class Advance(Do[ResiduumState]):
    """They go; the Trade Town and hexes of rivals are more than a step."""

    def __init__(self, visit: Program, meeting: Program) -> None:
        super().__init__()
        self.visit = visit
        self.meeting = meeting

    def do(self, s: ResiduumState, f: Frame) -> None:
        convoy = leading(s)
        if convoy.network and s.oil_on(f.seat, convoy.origin):
            s.oiled |= 1 << convoy.origin
        hostile = s.rivals(f.seat) >> convoy.dest & 1 != 0
        verbs.carry(s, convoy, convoy.origin, convoy.dest)
        if convoy.dest == TOWN:
            s.push(self.visit, f.seat)
        elif hostile:
            s.push(self.meeting, f.seat)
        else:
            s.convoy = None
