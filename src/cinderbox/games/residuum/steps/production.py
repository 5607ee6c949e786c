"""The start of a turn and the Resource Production Phase."""

from typing import Final

from cinderbox.games.residuum import log, movement, payments, verbs, wire
from cinderbox.games.residuum.model import (
    AUTUMN_WOOD,
    FORAGE,
    LONE_GOLD,
    MORE_CHEM,
    MORE_FOOD,
    MORE_WATER,
    MORE_WOOD,
    NIGHT,
    SECOND_WIND,
    WINTER_WATER,
    hex_name,
)
from cinderbox.games.residuum.reasons import (
    BAD_SETTLING,
    NO_AUTUMN_WOOD,
    NO_LONE_GOLD,
    NO_WINTER_FOOD,
    NO_WINTER_WATER,
    NO_YIELD,
    OK,
)
from cinderbox.games.residuum.state import ACTIVE, FOUGHT, ResiduumState
from cinderbox.games.residuum.tables import (
    BASECAMP_YIELD,
    CHEM,
    FOOD,
    GOLD,
    GOLD_MINE,
    OIL_FIELD,
    OUTPOST_YIELD,
    OUTRIDER_YIELD,
    PAYS_ROUSE,
    POSTS,
    PROVISIONS,
    RIDERS,
    ROUSE,
    SUMMER,
    WALLS,
    WASTELAND,
    WATER,
    WOOD,
    barred,
)
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.events import Phrase, phrase
from cinderbox.kernel.frame import Do, Frame

BASECAMP = 0
OUTPOST = 1
OUTRIDER = 2
PIECES: Final[list[wire.Producer]] = ["basecamp", "outpost", "outrider"]
KEPT_BACK: Final = {GOLD: NO_LONE_GOLD, FOOD: NO_WINTER_FOOD, WATER: NO_WINTER_WATER, WOOD: NO_AUTUMN_WOOD}
LOGGED: Final = [log.BASECAMP, log.OUTPOST, log.OUTRIDER]  # the same as the log numbers them


class BeginTurn(Do[ResiduumState]):
    """A turn begins: what the last one remembered is forgotten (RSD-TURN-01)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.turn = f.seat
        s.fought = s.achieved = s.drew = s.biked = s.oiled = 0
        s.uses = []
        for i in range(len(s.riders)):
            if s.riders[i] >= 0:
                s.riders[i] &= ~FOUGHT
        s.note(log.TURN, f.seat, s.round, s.season())


# -- a stuck player ------------------------------------------------------------------------------------------


def produces(s: ResiduumState, seat: int, hex: int) -> bool:
    """Whether an active Outrider in a hex will produce something, be it with Scavenger Packs (DSC-20)."""
    land = s.land[hex]
    return OUTRIDER_YIELD[land][PROVISIONS] > 0 or (land == WASTELAND and s.powers[seat][FORAGE] > 0)


def stuck(s: ResiduumState, seat: int) -> bool:
    """Whether a player can do nothing any more (RSD-RUL-41)."""
    if s.locations(seat):
        return False
    rivals = s.rivals(seat)
    rouse = payments.payable(s, seat, ROUSE, payments.accepted(s, PAYS_ROUSE)) or s.able(seat, SECOND_WIND)
    for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
        one = s.riders[i]
        if one < 0:
            continue
        hex = one >> 3
        if one & ACTIVE:
            if produces(s, seat, hex):
                return False
            for other in s.board.near[hex]:
                if not movement.step_reason(s, seat, hex, other, rivals):
                    return False
        elif rouse and not rivals >> hex & 1:
            return False
    return True


class Resettle(Choice[ResiduumState]):
    """A stuck player's Basecamp is activated for free, with what lies around it (RSD-RUL-41)."""

    verb = "on"
    refusal = BAD_SETTLING

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-RUL-41", "RSD-RUL-67")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        if not stuck(s, f.seat):
            return []
        return movement.settlements(s, f.seat, s.camps[f.seat], -1)

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        seat, old = f.seat, s.camps[f.seat]
        verbs.settle(s, seat, target)
        verbs.send_home(s, seat, verbs.riders_in(s, seat, 1 << old) & ~s.riders_at(seat, old))
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            if s.posts[i] == old * 2:
                s.posts[i] = verbs.bring_home(s, seat, log.OUTPOST, old) * 2
        for i in range(seat * WALLS, seat * WALLS + WALLS):
            if s.walls[i] == old:
                s.walls[i] = verbs.bring_home(s, seat, log.BARRICADE, old)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "You are stuck: where is your Basecamp activated?"


# -- production ----------------------------------------------------------------------------------------------


def outpost_options(s: ResiduumState, seat: int, hex: int, rider: bool) -> list[int]:
    """The resources that an Outpost in a hex may produce now, with or without an Outrider there."""
    land, powers, when = s.land[hex], s.powers[seat], s.season()
    found: list[int] = []
    for resource in range(9):
        if not OUTPOST_YIELD[land][resource]:
            continue
        if barred(land, resource, when, s.hungry) and not (
            powers[WINTER_WATER] if resource == WATER else powers[AUTUMN_WOOD] if resource == WOOD else 0
        ):
            continue
        if resource == GOLD and not rider and not powers[LONE_GOLD]:
            continue
        found.append(resource)
    return found


def kept_back(s: ResiduumState, seat: int, resource: int) -> int:
    """Why an Outpost of a player does not produce now what its land offers; 0 if that is so of none."""
    posts = s.outposts(seat)
    offering = [hex for hex in range(s.board.size) if posts >> hex & 1 and OUTPOST_YIELD[s.land[hex]][resource]]
    for hex in offering:
        if resource not in outpost_options(s, seat, hex, s.riders_at(seat, hex) != 0):
            return KEPT_BACK[resource]
    return OK


def producers(s: ResiduumState, seat: int) -> list[int]:
    """Pieces that produce, as hex * 4 + kind: the Basecamp, Outposts by hex, Outriders by hex (RSD-DEC-05)."""
    found: list[int] = []
    if s.camps_on >> seat & 1:
        found.append(s.camps[seat] * 4 + BASECAMP)
    posts = [s.posts[i] >> 1 for i in range(seat * POSTS, seat * POSTS + POSTS) if s.posts[i] >= 0 and s.posts[i] & 1]
    posts.sort()
    riders = [one >> 3 for one in s.riders[seat * RIDERS : seat * RIDERS + RIDERS] if one >= 0 and one & ACTIVE]
    riders.sort()
    found += [hex * 4 + OUTPOST for hex in posts]
    return found + [hex * 4 + OUTRIDER for hex in riders if OUTRIDER_YIELD[s.land[hex]][PROVISIONS]]


def choices(s: ResiduumState, seat: int, piece: int) -> list[int]:
    """The resources that a piece may produce."""
    hex, kind = piece // 4, piece % 4
    if kind == OUTPOST:
        return outpost_options(s, seat, hex, s.riders_at(seat, hex) != 0)
    row = BASECAMP_YIELD[s.land[hex]] if kind == BASECAMP else OUTRIDER_YIELD[s.land[hex]]
    return [resource for resource in range(9) if row[resource]]


def yields(s: ResiduumState, seat: int, piece: int, resource: int) -> tuple[int, int]:
    """The cubes of a resource that a piece produces, and the Provisions that come on top (RSD-PROD-01)."""
    hex, kind = piece // 4, piece % 4
    land, powers = s.land[hex], s.powers[seat]
    if kind == OUTRIDER:
        return OUTRIDER_YIELD[land][resource], 0
    if kind == BASECAMP:
        return BASECAMP_YIELD[land][resource], s.richness(seat)
    more = 0
    if resource == FOOD:
        more = powers[MORE_FOOD]
    elif resource == WATER and s.season() == SUMMER:
        more = powers[MORE_WATER]
    elif resource == WOOD:
        more = powers[MORE_WOOD]
    elif resource == CHEM:
        more = powers[MORE_CHEM]
    return OUTPOST_YIELD[land][resource] + more, powers[NIGHT] if land in (OIL_FIELD, GOLD_MINE) else 0


def produce(s: ResiduumState, seat: int, piece: int, resource: int) -> None:
    """What a piece produces goes to its owner's stock (RSD-PROD-09)."""
    count, besides = yields(s, seat, piece, resource)
    what, hex = LOGGED[piece % 4], piece // 4
    if resource == PROVISIONS:
        count, besides = count + besides, 0
    verbs.produce(s, seat, resource, count, what, hex)
    verbs.produce(s, seat, PROVISIONS, besides, what, hex)


def given(s: ResiduumState, seat: int, piece: int, resource: int) -> wire.Cubes:
    """All cubes that come of a choice."""
    count, besides = yields(s, seat, piece, resource)
    found: wire.Cubes = {wire.RESOURCES[resource]: count}
    if besides:
        found["provisions"] = found.get("provisions", 0) + besides
    return found


class Produce(Choice[ResiduumState]):
    """Every piece produces in turn; `n` is 16 times the next piece plus the last choice (RSD-PROD-01, -02).

    Equal Outriders in a hex choose in rising order, so that equal results are one path.
    """

    verb = "produce"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-PROD-01", "RSD-PROD-02", "RSD-RUL-22")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        pieces = producers(s, f.seat)
        at, last = f.n // 16, f.n % 16
        if at >= len(pieces):
            return []
        found = choices(s, f.seat, pieces[at])
        if at and pieces[at] == pieces[at - 1] and pieces[at] % 4 == OUTRIDER:
            return [resource for resource in found if resource >= last]
        return found

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        return kept_back(s, f.seat, target) or NO_YIELD

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        produce(s, f.seat, producers(s, f.seat)[f.n // 16], target)
        s.frames[-1] = f.counting((f.n // 16 + 1) * 16 + target)

    def prompt(self, s: ResiduumState, f: Frame) -> Phrase:
        piece = producers(s, f.seat)[f.n // 16]
        name = ("Basecamp", "Outpost", "Outrider")[piece % 4]
        return phrase(f"What does your {name} at {{}} produce?", log.HEX.part(s, piece // 4))

    def details(self, s: ResiduumState, f: Frame) -> wire.Production:
        pieces, at = producers(s, f.seat), f.n // 16
        piece = pieces[at]
        return {
            "piece": PIECES[piece % 4],
            "hex": hex_name(piece // 4),
            "at": at,
            "of": len(pieces),
            "next": [{"piece": PIECES[one % 4], "hex": hex_name(one // 4)} for one in pieces[at + 1 :]],
            "gives": {wire.RESOURCES[i]: given(s, f.seat, piece, i) for i in choices(s, f.seat, piece)},
        }


class Forage(Do[ResiduumState]):
    """Scavenger Packs: Outriders on Wastelands find Provisions (DSC-20)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        most = s.powers[f.seat][FORAGE]
        for one in s.riders[f.seat * RIDERS : f.seat * RIDERS + RIDERS]:
            if most and one >= 0 and one & ACTIVE and s.land[one >> 3] == WASTELAND:
                verbs.produce(s, f.seat, PROVISIONS, 1, log.OUTRIDER, one >> 3)
                most -= 1
        s.frames[-1] = s.frames[-1].counting(0)
