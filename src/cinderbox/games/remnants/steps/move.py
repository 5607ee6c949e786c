"""The Move action: figures move one after the other; then what is contested is fought out."""

from cinderbox.games.remnants import log, verbs, wire
from cinderbox.games.remnants.affairs import Battle
from cinderbox.games.remnants.board import NAMES, SPACES
from cinderbox.games.remnants.model import HIGH_GROUND
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import (
    HAS_MOVED,
    MOVE_LIMIT,
    NO_FIGURE,
    NO_SPACE,
    NO_WAY,
    POOL_EMPTY,
    SECOND_ENEMY,
    TOO_FAR,
    TWO_THERE,
)
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.battle import BATTLE, LAYING
from cinderbox.games.remnants.steps.play import CardMenu, GoOn, Play, Window
from cinderbox.games.remnants.steps.strength import dice
from cinderbox.games.remnants.steps.ycu import FIGHTS
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look


class MoveLook(Look[RemnantsState]):
    """What moving looks at: where enemies are."""

    def __init__(self, s: RemnantsState, f: Frame) -> None:
        super().__init__(s, f)
        self.enemies = 0

    def survey(self) -> None:
        self.enemies = self.s.enemies(self.seat)


class MoveFrom(Item[MoveLook]):
    """A figure on the board that has not moved in this action (COR-MOVE-06, COR-RUL-34)."""

    verb = "move"

    def closed(self, look: MoveLook) -> int:
        return MOVE_LIMIT if look.s.moves >= look.s.most_moves(look.seat) else 0

    def targets(self, look: MoveLook) -> list[int]:
        s = look.s
        return [space for space in range(SPACES) if s.at(look.seat, space)]

    def refuse(self, look: MoveLook, target: int) -> int:
        s = look.s
        if not s.at(look.seat, target):
            return NO_FIGURE
        if s.rested(target) <= 0:
            return HAS_MOVED
        return 0 if s.can_leave(look.seat, target, look.enemies) else NO_WAY

    def do(self, look: MoveLook, target: int) -> None:
        look.s.push(MOVE_TO, look.seat, n=target + 1)


class MoveIn(Item[Look[RemnantsState]]):
    """A figure from the pool (COR-MOVE-07)."""

    verb = "enter"

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        if s.moves >= s.most_moves(look.seat):
            return MOVE_LIMIT
        if not s.pool[look.seat]:
            return POOL_EMPTY
        return 0 if s.within(look.seat, -1) else NO_WAY

    def do(self, look: Look[RemnantsState], target: int) -> None:
        look.s.push(MOVE_TO, look.seat, n=0)


class MoveFigures(CardMenu):
    """Up to as many figures as the influence, in any order (COR-MOVE-01, COR-RUL-37)."""

    rules: tuple[str, ...] = ("COR-MOVE-01", "COR-MOVE-06")
    name = "move_figures"

    def __init__(self) -> None:
        super().__init__([GoOn(), Play(), MoveFrom(), MoveIn()])

    def look(self, s: RemnantsState, f: Frame) -> MoveLook:
        return MoveLook(s, f)

    def details(self, s: RemnantsState, f: Frame) -> wire.Moving:
        return {
            "left": max(0, s.most_moves(f.seat) - s.moves),
            "steps": s.steps(f.seat),
            "pool": s.pool[f.seat],
            "enemy": NAMES[s.enemy] if s.enemy >= 0 else None,
        }

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        left = max(0, s.most_moves(f.seat) - s.moves)
        return f"Which figure do you move? {left} more may move, {s.steps(f.seat)} spaces each."


class MoveTo(Choice[RemnantsState]):
    """Where the figure goes; `n` of the frame is where it stands plus 1, 0 for the pool. The way means nothing."""

    rules: tuple[str, ...] = ("COR-MOVE-02", "COR-MOVE-05", "COR-MOVE-09")
    name = "move_to"
    verb = "to"

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return s.within(f.seat, f.n - 1)

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        if target not in s.board.usable:
            return NO_SPACE
        if s.at(f.seat, target) >= s.content.numbers.limit:
            return TWO_THERE
        hostile = s.enemies(f.seat) >> target & 1
        return SECOND_ENEMY if hostile and s.enemy not in (-1, target) else TOO_FAR

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        if s.enemies(f.seat) >> target & 1:
            s.enemy = target
        s.went = [*s.went, target]
        s.moves += 1
        s.next_steps = 0
        verbs.move_figure(s, f.seat, f.n - 1, target)

    def details(self, s: RemnantsState, f: Frame) -> wire.Going:
        c, enemies = s.codes, s.enemies(f.seat)
        battles: dict[str, list[int]] = {}
        for space in self.targets(s, f):
            if enemies >> space & 1:
                other = s.other_at(f.seat, space)
                b = Battle(space, f.seat, other, -1, LAYING, 0, 0, 0)
                joins = 0 if f.n - 1 in s.board.reach[space] else 1  # the figure itself, unless it counts already
                found = [dice(s, b, 0) + joins]
                battles[c.text(c.aimed(c.to, space))] = found if other < 0 else [*found, dice(s, b, 1)]
        far: dict[str, int] = {}
        for steps in range(1, s.steps(f.seat) + 1):
            for space in s.within(f.seat, f.n - 1, steps):
                far.setdefault(c.text(c.aimed(c.to, space)), steps)
        return {"start": NAMES[f.n - 1] if f.n else None, "steps": s.steps(f.seat), "far": far, "battles": battles}

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        start = f"the figure on {NAMES[f.n - 1]}" if f.n else "the figure from the pool"
        return f"Where does {start} go?"


MOVE_TO = PROGRAMS.add("move_to", MoveTo())


# -- what is contested ---------------------------------------------------------------------------------------------


def contested(s: RemnantsState) -> int:
    """The space on which the player whose turn it is meets figures of another, -1: none (COR-MOVE-12)."""
    for space in range(SPACES):
        if s.at(s.turn, space) and s.other_at(s.turn, space) >= 0:
            return space
    return -1


class BeforeBattle(Window):
    """Cards may be played before each battle (COR-RUL-10). Before the first one that was asked already: whoever was
    done moving could have played cards instead. `n` of the frame is 1 from the second battle on."""

    name = "window"

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        return super().choices(s, f) if f.n and contested(s) >= 0 else []

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return f"Do you play a card before the next battle on {NAMES[contested(s)]}?"


class Engage(Do[RemnantsState]):
    """A battle, and another one, as long as two players are on the space (COR-MOVE-11, COR-BATTLE-19, COR-RUL-29)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        space = contested(s)
        if space < 0:
            return
        other = s.other_at(f.seat, space)
        s.frames[-1] = Frame(f.program, 0, f.seat, -1, -1, 1)
        s.battle = Battle(space, f.seat, other, -1, LAYING, 0, 0, 0)
        s.note(log.BATTLE, f.seat, other, space)
        s.push(BATTLE, f.seat)


CONTESTS = PROGRAMS.add("contests", BeforeBattle(), Engage())


class SettleContests(Do[RemnantsState]):
    """Battles with players, then with YCU tokens; as a turn enters one space with enemies, only one kind is due."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.fighter = f.seat
        s.push(FIGHTS, f.seat)
        s.push(CONTESTS, f.seat)


class EndMove(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        look_up(s)


def look_up(s: RemnantsState) -> None:
    """Who stands high enough after a Move action or the Yugai Patrol phase (COR-INF-01)."""
    for seat in s.clockwise(s.first_player):
        if s.heights(seat) >= s.content.numbers.high_ground:
            verbs.meet(s, seat, HIGH_GROUND)


MOVING = PROGRAMS.add("moving", MoveFigures(), SettleContests(), EndMove())
SETTLING = 1  # where in it what is contested is fought out
