"""The Produce >>> Develop action: controlled developments produce, then a new one is built."""

from cinderbox.games.remnants import log, verbs, wire
from cinderbox.games.remnants.board import SITES, named
from cinderbox.games.remnants.log_fields import arcs
from cinderbox.games.remnants.model import YIELD
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import (
    BAD_SITE,
    BUILD_DEAR,
    BUILT_NOW,
    ENOUGH_BUILT,
    HAS_PRODUCED,
    NO_DEVELOPMENT,
    NO_PRODUCE,
    NO_ROOM,
    NOT_CONTROLLED,
    NOT_IN_GAME,
    SITE_TAKEN,
)
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.play import CardMenu, GoOn, Play
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.menu import Item, Look


def cannot_build(s: RemnantsState, seat: int, kind: int) -> int:
    """0, or why a development of a kind cannot be built now."""
    if not s.left(kind):
        return NOT_IN_GAME
    if s.build_price(seat, kind) > s.arcs[seat]:
        return BUILD_DEAR
    return 0 if s.sites(kind) else NO_ROOM


def can_develop(s: RemnantsState, seat: int) -> bool:
    return bool(s.producers(seat)) or any(not cannot_build(s, seat, kind) for kind in s.kinds)


class LetProduce(Item[Look[RemnantsState]]):
    """A controlled development produces, each once, or once more by a card (COR-PROD-01, COR-RUL-45)."""

    verb = "produce"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        s = look.s
        return sorted([s.first_space(i) for i in s.producers(look.seat)])

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        number = s.tile_from(target)
        if number < 0:
            return NO_DEVELOPMENT
        if s.development(s.tiles[number]).timing != YIELD:
            return NO_PRODUCE
        if not s.controls(look.seat, s.tiles[number]):
            return NOT_CONTROLLED
        if s.built:
            return BUILT_NOW
        return HAS_PRODUCED if number in s.produced and not s.repeats else 0

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s = look.s
        number = s.tile_from(target)
        if number in s.produced:
            s.repeats -= 1
        else:
            s.produced = [*s.produced, number]
        tile = s.tiles[number]
        s.note(log.PRODUCES, look.seat, tile.kind, target)
        program = s.development(tile).program
        assert program is not None
        s.push(program, look.seat, n=number)


class Build(Item[Look[RemnantsState]]):
    """One development from the supply, or more by a card (COR-PROD-02)."""

    verb = "build"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        return sorted(look.s.kinds)

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        return ENOUGH_BUILT if s.built > s.more_builds else cannot_build(s, look.seat, target)

    def price(self, look: Look[RemnantsState], target: int) -> str:
        return arcs(look.s.build_price(look.seat, target))

    def do(self, look: Look[RemnantsState], target: int) -> None:
        look.s.push(SITING, look.seat, n=target)


class Develop(CardMenu):
    """Produce and then build; who has built produces no more."""

    rules: tuple[str, ...] = ("COR-PROD-01", "COR-PROD-02")
    name = "develop"

    def __init__(self) -> None:
        super().__init__([GoOn(), Play(), LetProduce(), Build()])

    def details(self, s: RemnantsState, f: Frame) -> wire.Building:
        return {
            "prices": {
                s.codes.text(s.codes.aimed(s.codes.build, kind)): s.build_price(f.seat, kind) * 1000
                for kind in sorted(s.kinds)
            },
            "builds": max(0, s.more_builds + 1 - s.built),
            "repeats": s.repeats,
        }

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "What do you produce and build?"


class ChooseSite(Choice[RemnantsState]):
    """Where the tile is laid; `n` of the frame is its kind (COR-PROD-04 to -06, COR-RUL-42, COR-RUL-43)."""

    rules: tuple[str, ...] = ("COR-PROD-04", "COR-PROD-05")
    verb = "site"

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return s.sites(f.n)

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        if target not in s.content.developments[f.n].sites[s.side]:
            return BAD_SITE
        return SITE_TAKEN if SITES[target].mask & s.covered() else 0

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        price = s.build_price(f.seat, f.n)
        s.built += 1
        s.discounts[len(s.content.cards) - s.content.goods + f.n] = 0  # it was for one tile (COR-RUL-75)
        verbs.build(s, f.seat, f.n, target, price)

    def details(self, s: RemnantsState, f: Frame) -> wire.Siting:
        c = s.codes
        return {
            "development": s.content.developments[f.n].id,
            "price": s.build_price(f.seat, f.n) * 1000,
            "sites": {c.text(c.aimed(c.site, one)): named(SITES[one].spaces) for one in self.targets(s, f)},
        }

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return f"Where do you build {s.content.developments[f.n].name}?"


SITING = PROGRAMS.add("siting", ChooseSite())
DEVELOPING = PROGRAMS.add("developing", Develop())
