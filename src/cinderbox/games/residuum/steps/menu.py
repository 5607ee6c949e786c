"""The Action Phase: everything a player may do, in any order and as often as it can be paid (RSD-PAY-01)."""

from cinderbox.games.residuum import log, wire
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.convoy import Setting
from cinderbox.games.residuum.steps.look import Deed, TurnLook
from cinderbox.games.residuum.steps.production import kept_back
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.menu import Item, Menu


class End(Deed):
    verb = "end"
    sure = True

    def do(self, look: TurnLook, target: int) -> None:
        look.s.note(log.END, look.seat)
        look.leave()


class Produced(Deed):
    """Nothing is produced in the Action Phase; who asks is told what was kept back."""

    verb = "produce"

    def targets(self, look: TurnLook) -> list[int]:
        return []

    def refuse(self, look: TurnLook, target: int) -> int:
        return kept_back(look.s, look.seat, target)


class Actions(Menu[ResiduumState, TurnLook]):
    """What to do next. Asked even if only the end is left, as cards in hand are nobody else's business."""

    public = False
    way_out = "end"

    def __init__(self, deeds: list[Deed]) -> None:
        items: list[Item[TurnLook]] = [*deeds]
        super().__init__(items)
        self.deeds = deeds
        self.rules = ("RSD-PAY-01", "RSD-TURN-02", "RSD-AIM-02")

    def look(self, s: ResiduumState, f: Frame) -> TurnLook:
        return TurnLook(s, f)

    def details(self, s: ResiduumState, f: Frame) -> wire.Menu:
        look = self.look(s, f)
        look.survey()
        prices: dict[str, wire.Price] = {}
        reach: list[wire.Leg] = []
        for action in s.open_to(f.seat):
            deed, target = self.deeds[self.places[s.codes.owners[action]]], s.codes.target(action)
            cost = deed.cost(look, target)
            if cost:
                prices[s.codes.text(action)] = cost
            if isinstance(deed, Setting):
                reach += deed.legs(look, target)
        return {"prices": prices, "reach": reach}

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return f"Turn {s.round}: what do you do?"
