"""Players fight or bribe the YCU tokens on their spaces, one token at a time, until nobody shares a space with one."""

from cinderbox.games.remnants import log, verbs, wire
from cinderbox.games.remnants.affairs import Battle
from cinderbox.games.remnants.board import NAMES
from cinderbox.games.remnants.log_fields import arcs
from cinderbox.games.remnants.model import BRIBE_LESS
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import BRIBE_DEAR, NO_TOKEN
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.battle import BATTLE, LAYING
from cinderbox.games.remnants.steps.play import CardMenu, Play, Window
from cinderbox.games.remnants.steps.strength import dice, ycu_attack
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look


class NextFighter(Do[RemnantsState]):
    """Who fights finishes all his spaces; then turn order decides (COR-PATROL-06, COR-RUL-56)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        if s.fighter >= 0 and s.haunted(s.fighter):
            return
        s.fighter = -1
        for seat in s.clockwise(s.first_player):
            if s.haunted(seat):
                s.fighter = seat
                return
        s.pop()


class BeforeFight(Window):
    """The player whose turn it is may play cards before the battles of others, too (COR-RUL-10)."""

    name = "window"

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        return [] if s.fighter in (-1, s.turn) else super().choices(s, f)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Do you play a card before the others fight the Yugai?"


def tokens(s: RemnantsState, seat: int) -> list[int]:
    """The tokens on a player's spaces, each kind once a space (COR-PATROL-05, COR-YBAT-02)."""
    kinds = len(s.content.tokens)
    return sorted({token for token in s.tokens if s.at(seat, token // kinds)})


def bribe_price(s: RemnantsState, seat: int, kind: int) -> int:
    return max(0, s.content.tokens[kind].bribe - s.power(seat, BRIBE_LESS))


class Fight(Item[Look[RemnantsState]]):
    verb = "fight"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        return tokens(look.s, look.seat)

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        return 0 if target in tokens(look.s, look.seat) else NO_TOKEN

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s, kinds = look.s, len(look.s.content.tokens)
        space, kind = target // kinds, target % kinds
        s.battle = Battle(space, look.seat, -1, kind, LAYING, 0, 0, 0)
        s.note(log.FIGHT, look.seat, kind, space, ycu_attack(s, s.battle))
        s.push(BATTLE, look.seat)


class Bribe(Fight):
    """No alert is rolled (COR-YBAT-13, COR-YBAT-14, COR-RUL-58)."""

    verb = "bribe"

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        if target not in tokens(s, look.seat):
            return NO_TOKEN
        price = bribe_price(s, look.seat, target % len(s.content.tokens))
        return 0 if price <= s.arcs[look.seat] else BRIBE_DEAR

    def price(self, look: Look[RemnantsState], target: int) -> str:
        return arcs(bribe_price(look.s, look.seat, target % len(look.s.content.tokens)))

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s, kinds = look.s, len(look.s.content.tokens)
        space, kind = target // kinds, target % kinds
        price = bribe_price(s, look.seat, kind)
        s.arcs[look.seat] -= price
        s.note(log.BRIBED, look.seat, kind, space, price)
        verbs.bag_token(s, space, kind)


class FaceYcu(CardMenu):
    """Which token, and whether it is fought or bribed; on his own turn a player may play cards before."""

    rules: tuple[str, ...] = ("COR-YBAT-02", "COR-YBAT-13", "COR-PATROL-05")
    name = "face_ycu"
    again = False

    def __init__(self) -> None:
        super().__init__([Play(), Fight(), Bribe()])

    def seat(self, s: RemnantsState, f: Frame) -> int:
        return s.fighter

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        return super().choices(s, f) if s.fighter >= 0 and s.haunted(s.fighter) else []

    def details(self, s: RemnantsState, f: Frame) -> wire.Facing:
        c, kinds = s.codes, s.content.tokens
        foes: list[wire.Foe] = []
        for target in tokens(s, s.fighter):
            space, kind = target // len(kinds), target % len(kinds)
            b = Battle(space, s.fighter, -1, kind, LAYING, 0, 0, 0)
            foes.append(
                {
                    "space": NAMES[space],
                    "token": kinds[kind].id,
                    "fight": c.text(c.aimed(c.fight, target)),
                    "attack": ycu_attack(s, b),
                    "dice": dice(s, b, 0),
                    "bribe": c.text(c.aimed(c.bribe, target)),
                    "price": bribe_price(s, s.fighter, kind) * 1000,
                }
            )
        return {"foes": foes}

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which YCU do you face, and do you fight or bribe it?"


class FaceNext(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        s.frames[-1] = f.again(f.seat)


FIGHTS = PROGRAMS.add("fights", NextFighter(), BeforeFight(), FaceYcu(), FaceNext())
