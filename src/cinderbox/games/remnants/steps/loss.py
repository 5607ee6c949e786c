"""What a lost battle costs: a unit card out of the game, by the chain of COR-RUL-25."""

from typing import Final

from cinderbox.games.remnants import log, verbs
from cinderbox.games.remnants.affairs import Battle
from cinderbox.games.remnants.model import ARMOR
from cinderbox.games.remnants.reasons import MUST_REMOVE, NO_ARMOR, NOT_TO_REMOVE
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.frame import Ask, Frame

PLAYED: Final = 0  # where the unit card comes from
DISCARDED: Final = 1
HELD: Final = 2
NOWHERE: Final = 3


def loser(battle: Battle) -> int:
    """The side that has lost, -1: a YCU has. Equal totals are for the defender, and against a YCU for the player."""
    mine, other = battle.total(0), battle.total(1)
    if battle.defender < 0:
        return 0 if mine < other else -1
    return 0 if mine <= other else 1


def margin(battle: Battle) -> int:
    """By how much it was won, 0: the totals are equal."""
    return abs(battle.total(0) - battle.total(1))


def chain(s: RemnantsState, side: int, seat: int) -> int:
    """Where the loser finds a unit card to remove: among those played, else discarded, else in hand or draw pile."""
    if s.units(s.laid[side]):
        return PLAYED
    if s.units(s.discards[seat]):
        return DISCARDED
    if s.units(s.hands[seat]) or s.units(s.piles[seat]):
        return HELD
    return NOWHERE


def armored(s: RemnantsState, seat: int) -> bool:
    """Whether armor can keep a card in this round."""
    return s.power(seat, ARMOR) > s.armored[seat]


def surgeon(s: RemnantsState, side: int) -> int:
    """The kind of a revealed card that spares unit cards, -1: none."""
    for back in s.laid[side]:
        if s.card(back).spares_card:
            return s.cards.face[back]
    return -1


class RemoveUnit(Ask[RemnantsState]):
    """The loser removes a unit card (COR-BATTLE-15 to -18, COR-YBAT-10, COR-YBAT-11)."""

    rules: tuple[str, ...] = ("COR-BATTLE-15", "COR-BATTLE-16", "COR-RUL-25")
    name = "remove_unit"

    def seat(self, s: RemnantsState, f: Frame) -> int:
        return f.seat

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        side = f.n
        place = chain(s, side, f.seat)
        if place == NOWHERE or surgeon(s, side) >= 0:
            return []
        c = s.codes
        held = place == HELD
        found = [c.aimed(c.remove, kind) for kind in s.units(self.zone(s, side, f.seat, place))]
        if held:
            found += [c.aimed(c.dig, kind) for kind in s.units(s.piles[f.seat])]
        return [*found, c.armor] if armored(s, f.seat) else found

    def zone(self, s: RemnantsState, side: int, seat: int, place: int) -> list[int]:
        return s.laid[side] if place == PLAYED else s.discards[seat] if place == DISCARDED else s.hands[seat]

    def run(self, s: RemnantsState, f: Frame) -> None:
        """A single choice is taken unasked, unless it depends on a hand."""
        choices = self.row(s, f)
        if len(choices) == 0 or (len(choices) == 1 and chain(s, f.n, f.seat) != HELD):
            s.frames[-1] = f.next()
            if len(choices) > 0:
                self.hear(s, f, choices[0])
        else:
            s.choices = choices
            s.asked = f.seat

    def reason(self, s: RemnantsState, f: Frame, action: int) -> int:
        word = s.codes.word(action)
        if word in ("remove", "dig"):
            return NOT_TO_REMOVE
        return NO_ARMOR if word == "armor" else MUST_REMOVE if word == "done" else 0

    def hear(self, s: RemnantsState, f: Frame, action: int) -> None:
        c, side, seat = s.codes, f.n, f.seat
        if action == c.armor:
            s.armored[seat] += 1
            s.note(log.KEPT, seat)
            return
        kind = c.target(action)
        if c.word(action) == "dig":
            verbs.remove(s, seat, verbs.dig(s, seat, kind))
            s.note(log.SHUFFLED, seat)
            return
        place = chain(s, side, seat)
        if place == PLAYED:
            drop_laid(s, side, kind)
            back = verbs.take_out(s, s.laid[side], kind)
        elif place == DISCARDED:
            back = verbs.take_out(s, s.discards[seat], kind)
        else:
            back = verbs.from_hand(s, seat, kind)
        if back in s.spent:
            s.spent = [one for one in s.spent if one != back]
        verbs.remove(s, seat, back)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "The battle is lost. Which unit card do you remove from the game?"


def drop_laid(s: RemnantsState, side: int, kind: int) -> None:
    """Forget what was paid for the first laid card of a kind and done to it: it leaves the battle."""
    place = [s.cards.face[back] for back in s.laid[side]].index(kind)
    s.boosts = without(s.boosts, side, place)
    s.maluses = without(s.maluses, side, place)
    s.uses = without(s.uses, side, place)


def without(rows: list[list[int]], side: int, place: int) -> list[list[int]]:
    found = [rows[0], rows[1]]
    found[side] = [*found[side][:place], *found[side][place + 1 :]]
    return found
