"""What the things one can do in the Action Phase have in common: what they see of the table, and how they are paid.

A *deed* is one such thing, an item of the menu. Deeds stand in the files of their nouns.
"""

from cinderbox.games.residuum import payments
from cinderbox.games.residuum.prices import words
from cinderbox.games.residuum.reasons import OFF_MAP, OK
from cinderbox.games.residuum.state import ACTIVE, ResiduumState
from cinderbox.games.residuum.steps.pay import begin
from cinderbox.games.residuum.tables import POSTS, RIDERS
from cinderbox.games.residuum.wire import Price
from cinderbox.kernel.frame import Frame, Program
from cinderbox.kernel.menu import Item, Look


def hexes(found: int) -> list[int]:
    """A set of hexes as a list, in rising order."""
    row: list[int] = []
    while found:
        row.append((found & -found).bit_length() - 1)
        found &= found - 1
    return row


class TurnLook(Look[ResiduumState]):
    """The table as the player sees it whose Action Phase it is; sets of hexes."""

    def __init__(self, s: ResiduumState, f: Frame) -> None:
        super().__init__(s, f)
        self.riding = 0  # own active Outriders
        self.fallen = 0  # own Outriders that are out-of-action
        self.outposts = 0  # own active Outposts
        self.idle = 0  # own Outposts that are out-of-action
        self.locations = 0  # own active network locations
        self.rivals = 0  # others
        self.around = -1  # own active Outriders and all that touches them; looked for only if asked

    def survey(self) -> None:
        s, seat = self.s, self.seat
        for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
            one = s.riders[i]
            if one >= 0:
                if one & ACTIVE:
                    self.riding |= 1 << (one >> 3)
                else:
                    self.fallen |= 1 << (one >> 3)
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            one = s.posts[i]
            if one >= 0:
                if one & 1:
                    self.outposts |= 1 << (one >> 1)
                else:
                    self.idle |= 1 << (one >> 1)
        self.locations = self.outposts
        if s.camps_on >> seat & 1:
            self.locations |= 1 << s.camps[seat]
        self.rivals = s.rivals(seat)

    def near(self) -> int:
        if self.around < 0:
            self.around = self.riding
            for hex in hexes(self.riding):
                for other in self.s.board.near[hex]:
                    self.around |= 1 << other
        return self.around


class Deed(Item[TurnLook]):
    """One thing a player may do."""

    def cost(self, look: TurnLook, target: int) -> Price:
        return {}

    def price(self, look: TurnLook, target: int) -> str:
        return words(self.cost(look, target))


class HexDeed(Deed):
    """A deed that is done to a hex; one without a target has hex 0, which is on every map."""

    def refuse(self, look: TurnLook, target: int) -> int:
        return OFF_MAP if target >= look.s.board.size else self.why(look, target)

    def why(self, look: TurnLook, hex: int) -> int:
        """0, or why it cannot be done to a hex of the map."""
        return OK


class PaidDeed(HexDeed):
    """A deed that costs action points, the same wherever it is done; the program goes on once they are paid."""

    pays: int = 0  # resources that pay, one bit each
    poor: int = 0  # why it cannot be paid

    def __init__(self, program: Program) -> None:
        self.program = program

    def points(self, look: TurnLook) -> int:
        raise NotImplementedError(type(self).__name__)

    def closed(self, look: TurnLook) -> int:
        return payments.paying(look.s, look.seat, self.points(look), self.pays, self.poor)

    def cost(self, look: TurnLook, target: int) -> Price:
        return {"points": self.points(look)}

    def do(self, look: TurnLook, target: int) -> None:
        accepts = payments.accepted(look.s, self.pays)
        begin(look.s, self.program, look.seat, target, self.points(look), accepts)
