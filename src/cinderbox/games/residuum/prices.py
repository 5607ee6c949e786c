"""What open actions cost, as a table shows it beside them. Asks the rules that charge it, and changes nothing.

A price is action points, or cubes of resources (several ways to pay are several bundles of cubes). The reach of a
player's Outriders is every move that is open to them, with its price. All of it follows from what the player may
see: what lies open, and cards in the own hand.
"""

from typing import TYPE_CHECKING

from cinderbox.games.residuum import legality, movement
from cinderbox.games.residuum.affairs import Convoy
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.model import hex_name
from cinderbox.games.residuum.steps.convoy import Group, eligible, lowest, next_class
from cinderbox.games.residuum.tables import (
    ALLOCATED,
    BARRICADE,
    BUILD_OUTPOST,
    CONTAMINATE,
    DESTROY_TECH,
    DRAW,
    IRRADIATE,
    OIL,
    PROVISIONS,
    RECRUIT,
    RESOURCES,
    ROUSE,
    SET_OUTPOST,
    TECH,
    WEAPONISE,
)

if TYPE_CHECKING:
    from cinderbox.games.residuum.state import ResiduumState

PAID = {
    "draw": DRAW,
    "construct_outpost": BUILD_OUTPOST,
    "recruit": RECRUIT,
    "activate_outrider": ROUSE,
    "activate_outpost": SET_OUTPOST,
    "teardown_outpost": SET_OUTPOST,
    "teardown_barricade": BARRICADE,
}
BUNDLES = {"contaminate": CONTAMINATE, "irradiate": IRRADIATE, "weaponise": WEAPONISE}


def cubes(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[i]: counts[i] for i in range(9) if counts[i]}


def prices(s: "ResiduumState", seat: int) -> dict[str, object]:
    """The prices of what is open to a seat, by action; what costs nothing is left out."""
    found: dict[str, object] = {}
    for action in s.open_to(seat):
        one = price(s, seat, action)
        if one:
            found[s.game.text(action)] = one
    return found


def price(s: "ResiduumState", seat: int, action: int) -> dict[str, object]:
    """The price of an open action, empty if it has none of its own."""
    verb = s.codes.verb(action)
    name, target = verb.name, action - verb.first
    if name == "recruit" and s.frames[-1].program.name == "eager_recruit":
        return {"points": 0 if s.due is None else s.due.rest}  # Eager Recruit makes it cheaper
    if name in PAID:
        return {"points": PAID[name]}
    if name in ("construct_barricade", "activate_barricade"):
        return {"points": legality.barricade_cost(s, seat)}
    if name in ("teardown_basecamp", "activate_basecamp"):
        return {"points": legality.basecamp_cost(s, seat)}
    if name == "take_over":
        open_to_take = [rival for rival in range(s.seats) if not legality.take_from(s, seat, target, rival)]
        return {"points": min([legality.take_cost(s, rival, target) for rival in open_to_take])} if open_to_take else {}
    if name in BUNDLES:
        either = [{RESOURCES[i]: BUNDLES[name][i]} for i in range(9) if BUNDLES[name][i]]
        return {"either": either}
    if name == "upgrade":
        return {"cubes": {RESOURCES[OIL]: ALLOCATED}}
    if name == "destroy_barricade":
        return {"cubes": {RESOURCES[TECH]: DESTROY_TECH}}
    if name == "complete":
        return {"cubes": cubes(s.content.discoveries[target].cost)}
    if name == "use":
        card = s.content.discoveries[target]
        return {} if card.swap else {"cubes": cubes(card.give), "gets": cubes(card.get)}
    if name == "to" or name == "count":
        return going(s, seat, name, target)
    return {}


def going(s: "ResiduumState", seat: int, name: str, target: int) -> dict[str, object]:
    """What a destination costs a single Outrider, and what so many Outriders cost together."""
    convoy = s.convoy
    if convoy is None:
        return {}
    if name == "to":
        return step(s, convoy.bound_for(target), 1) if convoy.dest < 0 else {}  # going on is free
    frame = s.frames[-1]
    if not isinstance(frame.program.steps[frame.at], Group):
        return {}
    sort = next_class(s, seat, convoy, frame.n)
    more = convoy.joined(lowest(eligible(s, seat, convoy, sort), target))
    return step(s, more, more.size()) if more.riders else {}


def step(s: "ResiduumState", convoy: Convoy, size: int) -> dict[str, object]:
    """The price of one move."""
    seat, origin, dest = convoy.seat, convoy.origin, convoy.dest
    if convoy.network:
        points = movement.network_cost(s, seat, origin, size)
        accepts = movement.network_accepts(s, seat, origin)
    else:
        points = movement.step_cost(s, seat, origin, dest, size, convoy.camp)
        accepts = movement.step_accepts(s, seat, origin, dest)
    found: dict[str, object] = {"points": points}
    if not accepts >> PROVISIONS & 1:
        found["hazard"] = True
    if not convoy.network and dest != TOWN and s.rivals(seat) >> dest & 1:
        found["meets"] = True
    return found


def reach(s: "ResiduumState", seat: int) -> list[object]:
    """Every move of a single Outrider that is open to a seat in its Action Phase."""
    found: list[object] = []
    locations, rivals = s.locations(seat), s.rivals(seat)
    for action in s.open_to(seat):
        verb = s.codes.verb(action)
        origin = action - verb.first
        if verb.name == "move":
            for dest in s.board.near[origin]:
                if not movement.step_reason(s, seat, origin, dest, rivals):
                    found.append(leg(s, Convoy(seat, 0, origin, dest, 0, 0, 0, 0), "move"))
        elif verb.name == "network":
            for dest in range(s.board.size):
                if locations >> dest & 1 and dest != origin:
                    found.append(leg(s, Convoy(seat, 1, origin, dest, 0, 0, 0, 0), "network"))
    return found


def leg(s: "ResiduumState", convoy: Convoy, verb: str) -> dict[str, object]:
    return {"verb": verb, "from": hex_name(convoy.origin), "to": hex_name(convoy.dest), **step(s, convoy, 1)}
