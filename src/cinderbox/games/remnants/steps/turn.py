"""A turn: cards may be played before and after exactly one of the six actions."""

from cinderbox.games.remnants import log
from cinderbox.games.remnants.model import BUY, PRODUCE, RECRUIT, SELL
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import NOBODY_THERE, NOTHING_TO_BUY, NOTHING_TO_MAKE, NOTHING_TO_SELL
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.develop import DEVELOPING, can_develop
from cinderbox.games.remnants.steps.market import BUYING, SELLING, can_buy
from cinderbox.games.remnants.steps.move import MOVING
from cinderbox.games.remnants.steps.play import CardMenu, Play, Window
from cinderbox.games.remnants.steps.recruit import RECRUITING, can_recruit
from cinderbox.games.remnants.steps.refresh import REFRESHING
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look

PROGRAM_OF = [RECRUITING, BUYING, DEVELOPING, SELLING, REFRESHING, MOVING]
ALL_ACTIONS = [0, 1, 2, 3, 4, 5]


def cannot(s: RemnantsState, seat: int, action: int) -> int:
    """0, or why an action has no legal play now; Move and Refresh always have one (COR-RUL-09, COR-RUL-48)."""
    if action == RECRUIT:
        return 0 if can_recruit(s) else NOBODY_THERE
    if action == BUY:
        return 0 if can_buy(s, seat) else NOTHING_TO_BUY
    if action == PRODUCE:
        return 0 if can_develop(s, seat) else NOTHING_TO_MAKE
    if action == SELL:
        return 0 if s.stores(seat) else NOTHING_TO_SELL
    return 0


class TakeAction(Item[Look[RemnantsState]]):
    verb = "action"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        return ALL_ACTIONS

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        return cannot(look.s, look.seat, target)

    def do(self, look: Look[RemnantsState], target: int) -> None:
        look.leave()
        look.s.note(log.ACTION, look.seat, target)
        look.s.push(PROGRAM_OF[target], look.seat)


class TurnMenu(CardMenu):
    """Play cards, and choose an action (COR-TURN-04, COR-ACT-01)."""

    rules: tuple[str, ...] = ("COR-TURN-04", "COR-ACT-01", "COR-CARD-01")
    name = "turn"
    way_out = ""

    def __init__(self) -> None:
        super().__init__([Play(), TakeAction()])

    def meant(self, s: RemnantsState, f: Frame, thing: str) -> int:
        """Who touches own figures means to move them, which an action is for."""
        found = super().meant(s, f, thing)
        moved = s.codes.codes.get(f"move:{thing}", -1)
        return moved if found < 0 <= moved and s.at(f.seat, s.codes.target(moved)) else found

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        left = s.content.numbers.turns - s.tracks[f.seat]
        return f"Which action do you take? You have {left} turn{'s' if left > 1 else ''} left in this round."


class LastWindow(Window):
    """After the action (COR-RUL-10)."""

    name = "end_of_turn"

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Do you play a card before your turn ends?"


class EndTurn(Do[RemnantsState]):
    """The turn track advances, and what the turn remembered is forgotten (COR-TURN-05)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.tracks[f.seat] += 1
        s.enemy = -1
        s.went = []
        s.moves = s.more_figures = s.more_steps = s.next_steps = 0
        s.rebate = 0
        s.discounts = [0] * len(s.discounts)
        s.sale_bonus = []
        s.more_builds = s.repeats = 0
        s.spent = []
        s.produced = []
        s.built = s.bought = s.renown_bought = s.sold = 0
        s.fighter = -1
        s.turn = -1


TURN = PROGRAMS.add("turn", TurnMenu(), LastWindow(), EndTurn())


class NextTurn(Do[RemnantsState]):
    """Clockwise, until every turn track is full; who has no turn left is skipped (COR-TURN-01 to -03).

    `n` of the frame is who was last, plus 1; 0 at the beginning of the phase.
    """

    def do(self, s: RemnantsState, f: Frame) -> None:
        start = s.first_player if f.n == 0 else f.n % s.seats
        for seat in s.clockwise(start):
            if s.tracks[seat] < s.content.numbers.turns:
                s.turn = seat
                s.frames[-1] = f.counting(seat + 1)
                s.note(log.TURN, seat, s.tracks[seat] + 1)
                s.push(TURN, seat)
                return


class StartTurns(Do[RemnantsState]):
    """All turn tracks to 0 (COR-RUL-02)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.tracks = [0] * s.seats


TURNS = PROGRAMS.add("turns", NextTurn())
