"""Playing cards for their abilities at the points of one's own turn where that is allowed (COR-RUL-10)."""

from typing import Any

from cinderbox.games.remnants import log, verbs
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import BATTLE_ONLY, NOT_HELD, NOT_IN_AUCTION, NOT_NOW
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look, SmallMenu


class PutAway(Do[RemnantsState]):
    """A card goes to the discard pile once its effect is carried out (COR-CARD-04, COR-RUL-12)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.aside.remove(f.this)
        s.discards[f.seat].append(f.this)
        s.spent = [*s.spent, f.this]
        s.note(log.SPENT, f.seat, s.cards.face[f.this])


PUT_AWAY = PROGRAMS.add("put_away", PutAway())


def play(s: RemnantsState, seat: int, kind: int) -> None:
    """Play a card of the hand: its ability is carried out next (COR-CARD-03)."""
    back = verbs.from_hand(s, seat, kind)
    s.aside.append(back)
    s.note(log.PLAYED, seat, kind)
    s.push(PUT_AWAY, seat, back)
    program = s.content.cards[kind].program
    assert program is not None
    s.push(program, seat, -1)


class Play(Item[Look[RemnantsState]]):
    """Any card of the own hand with a turn ability; only the player whose turn it is may."""

    verb = "play"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        return look.s.playable(look.seat) if look.seat == look.s.turn else []

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        card = s.content.cards[target]
        if target not in s.faces(s.hands[look.seat]):
            return NOT_HELD
        if look.seat != s.turn:
            return NOT_NOW
        if s.battle_card(target):
            return BATTLE_ONLY
        return NOT_IN_AUCTION if card.calm and s.auction is not None else 0

    def do(self, look: Look[RemnantsState], target: int) -> None:
        play(look.s, look.seat, target)


class GoOn(Item[Look[RemnantsState]]):
    """No more cards."""

    verb = "done"

    def do(self, look: Look[RemnantsState], target: int) -> None:
        look.leave()


class CardMenu(SmallMenu[RemnantsState]):
    """A menu that cards of the hand may be played from. As nobody sees whether any could be, it is put to a player
    whose turn it is and who holds a card; to anybody else only if there is a choice."""

    public = False
    way_out = "done"

    def __init__(self, items: list[Item[Any]]) -> None:
        super().__init__(items)

    def run(self, s: RemnantsState, f: Frame) -> None:
        seat = self.seat(s, f)
        if s.hands[seat] and seat == s.turn:
            super().run(s, f)
            return
        choices = self.row(s, f)
        if len(choices) > 1:
            s.choices = choices
            s.asked = seat
            return
        if len(choices) == 0 or not self.again:
            s.frames[-1] = f.next()
        if len(choices) > 0:
            self.hear(s, f, choices[0])


class Window(CardMenu):
    """A point of a turn at which there is nothing to do but to play cards; closed to who holds none."""

    rules: tuple[str, ...] = ("COR-RUL-10",)
    name = "window"

    def __init__(self) -> None:
        super().__init__([GoOn(), Play()])

    def seat(self, s: RemnantsState, f: Frame) -> int:
        return s.turn

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        return super().choices(s, f) if s.turn >= 0 and s.hands[s.turn] else []

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Do you play a card before it goes on?"
