"""Effects that place or shift figures outside a Move action.

They obey the limit of figures on a space, never enter a space with enemies and never take a figure out of a contested
space (COR-RUL-78). A figure keeps whether it has moved in the Move action that is under way.
"""

from cinderbox.games.remnants import verbs
from cinderbox.games.remnants.board import SPACES
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import (
    CONTESTED,
    ENEMIES_THERE,
    NO_FIGURE,
    NO_SPACE,
    NO_WAY,
    POOL_EMPTY,
    SHIFTED,
    TOO_FAR,
    TWO_THERE,
)
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look, SmallMenu


def welcome(s: RemnantsState, seat: int, space: int) -> int:
    """0, or why an effect cannot bring a figure to a space."""
    if space not in s.board.usable:
        return NO_SPACE
    if s.other_at(seat, space) >= 0 or s.tokens_at(space):
        return ENEMIES_THERE
    return TWO_THERE if s.at(seat, space) >= s.content.numbers.limit else 0


def goals(s: RemnantsState, seat: int, start: int, near: bool) -> list[int]:
    """Where an effect can bring a figure."""
    around = s.board.near[start] if near else s.board.usable
    return [space for space in around if space != start and not welcome(s, seat, space)]


def waiting(s: RemnantsState, space: int, moved: int) -> int:
    """Figures on a space that have moved in the Move action, or have not, and were not moved by this effect."""
    went = s.went.count(space)
    there = went if moved else s.at(s.turn, space) - went
    return there - s.swept.count(space * 2 + moved)


class ShiftFigure(Item[Look[RemnantsState]]):
    """Which figure: one that has moved in this Move action and one that has not are not the same."""

    def __init__(self, moved: int, near: bool) -> None:
        self.moved = moved
        self.near = near
        self.verb = "shift_moved" if moved else "shift"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        s = look.s
        return [space for space in range(SPACES) if s.at(look.seat, space)]

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        if not s.at(look.seat, target):
            return NO_FIGURE
        if s.other_at(look.seat, target) >= 0 or s.tokens_at(target):
            return CONTESTED
        if waiting(s, target, self.moved) <= 0:
            return SHIFTED
        return 0 if goals(s, look.seat, target, self.near) else NO_WAY

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s, f = look.s, look.frame
        s.frames[-1] = f.counting(f.n + 1)
        s.push(SHIFT_TO if self.near else TELEPORT_TO, look.seat, n=target * 2 + self.moved)


class Enough(Item[Look[RemnantsState]]):
    verb = "done"

    def do(self, look: Look[RemnantsState], target: int) -> None:
        look.leave()


class ShiftFigures(SmallMenu[RemnantsState]):
    """So many different figures, one after the other. A single figure has to be moved, several may be."""

    rules: tuple[str, ...] = ("COR-RUL-78",)
    name = "shift_figures"
    way_out = "done"

    def __init__(self, count: int, near: bool) -> None:
        super().__init__([ShiftFigure(0, near), ShiftFigure(1, near)] if count == 1 else several(near))
        self.count = count

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        if f.n >= self.count:
            return []
        found = super().choices(s, f)
        return [] if found == [s.codes.done] else found

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which figure do you shift by a space?"


def several(near: bool) -> list[Item[Look[RemnantsState]]]:
    return [Enough(), ShiftFigure(0, near), ShiftFigure(1, near)]


class ShiftTo(Choice[RemnantsState]):
    """`n` of the frame is where the figure stands, and whether it has moved."""

    rules: tuple[str, ...] = ("COR-RUL-78",)
    name = "shift_to"
    verb = "to"

    def __init__(self, near: bool) -> None:
        super().__init__()
        self.near = near

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return goals(s, f.seat, f.n // 2, self.near)

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        return welcome(s, f.seat, target) or TOO_FAR

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        start, moved = f.n // 2, f.n % 2
        if moved:
            went = s.went[:]
            went.remove(start)
            s.went = [*went, target]
        s.swept = [*s.swept, target * 2 + moved]
        verbs.move_figure(s, f.seat, start, target)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Where does it go?"


SHIFT_TO = PROGRAMS.add("shift_to", ShiftTo(True))
TELEPORT_TO = PROGRAMS.add("teleport_to", ShiftTo(False))


class ForgetShifts(Do[RemnantsState]):
    """The effect is over: its figures can be moved by another one."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.swept = []


class Deploy(Choice[RemnantsState]):
    """Figures from the pool to the entry space, as many as there is room for; they have not moved."""

    rules: tuple[str, ...] = ("COR-RUL-78",)
    verb = "deploy"
    optional = True
    way_out = "done"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return [] if f.n >= self.count or self.refuse(s, f, 0) else [0]

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        return welcome(s, f.seat, s.entries[f.seat]) if s.pool[f.seat] else POOL_EMPTY

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        verbs.move_figure(s, f.seat, -1, s.entries[f.seat])
        s.frames[-1] = f.counting(f.n + 1)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Where do you place a figure from the pool?"
