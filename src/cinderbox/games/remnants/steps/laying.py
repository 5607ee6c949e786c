"""How a battle begins: both sides lay cards face down."""

from cinderbox.games.remnants import log, wire
from cinderbox.games.remnants.affairs import Battle
from cinderbox.games.remnants.board import NAMES, space_name
from cinderbox.games.remnants.reasons import (
    LAY_LIMIT,
    LAY_ORDER,
    NOT_HELD,
    PILE_EMPTY,
)
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.chances import win_chance
from cinderbox.games.remnants.steps.strength import attacks, dice, more, ycu_attack
from cinderbox.kernel.frame import Ask, Frame
from cinderbox.kernel.wire import Count, counted


def fought(s: RemnantsState) -> Battle:
    assert s.battle is not None
    return s.battle


def joined(rows: list[list[int]], side: int) -> list[list[int]]:
    """Rows that say something of every card of a side, with one more card."""
    found = [rows[0], rows[1]]
    found[side] = [*found[side], 0]
    return found


class LayCards(Ask[RemnantsState]):
    """Cards of the hand, then blind ones from the top of the draw pile, at most as many as the influence.

    What is laid is nobody else's business (COR-BATTLE-02 to -06, COR-YBAT-03). Cards of the hand are laid in the order
    of their kinds, as the order means nothing.
    """

    rules: tuple[str, ...] = ("COR-BATTLE-03", "COR-BATTLE-04", "COR-RUL-18")
    name = "lay_cards"
    public = False
    secret = True
    way_out = "done"

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def seat(self, s: RemnantsState, f: Frame) -> int:
        return fought(s).seat(self.side)

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        seat = self.seat(s, f)
        laid = s.laid[self.side]
        if seat < 0 or not (s.hands[seat] or s.piles[seat] or laid):
            return []
        c = s.codes
        found = [c.done]
        if len(laid) < s.influence(seat):
            found += [c.aimed(c.lay, kind) for kind in self.layable(s, seat)]
            if s.piles[seat]:
                found.append(c.blind)
        return found

    def layable(self, s: RemnantsState, seat: int) -> list[int]:
        if s.blinds[self.side]:
            return []
        laid = s.laid[self.side]
        least = s.cards.face[laid[-1]] if laid else 0
        return [kind for kind in s.faces(s.hands[seat]) if kind >= least]

    def reason(self, s: RemnantsState, f: Frame, action: int) -> int:
        word, seat = s.codes.word(action), self.seat(s, f)
        if word == "lay" and s.codes.target(action) not in s.faces(s.hands[seat]):
            return NOT_HELD
        if word not in ("lay", "blind"):
            return 0
        if len(s.laid[self.side]) >= s.influence(seat):
            return LAY_LIMIT
        return LAY_ORDER if word == "lay" else PILE_EMPTY

    def hear(self, s: RemnantsState, f: Frame, action: int) -> None:
        c, seat = s.codes, self.seat(s, f)
        if action == c.done:
            s.note(log.LAID_ALL, seat)
            return
        s.frames[-1] = f
        if action == c.blind:
            s.laid[self.side].append(s.piles[seat].pop())  # unseen by all (COR-BATTLE-05)
            s.blinds[self.side] += 1
            s.note(log.LAID, seat, 1)
            return
        kind = c.target(action)
        hand = s.hands[seat]
        place = [s.cards.face[back] for back in hand].index(kind)
        s.laid[self.side].append(s.pick_unseen(seat, hand, place))
        s.note(log.LAID, seat, 0)
        s.tell(seat, log.LAID_CARD, seat, kind)

    def quote(self, s: RemnantsState, f: Frame, wanted: dict[str, int]) -> wire.Laying:
        """Cards of the hand are laid on a copy; blind ones are counted, as nobody knows what they bring."""
        b, c, seat, side = fought(s), s.codes, self.seat(s, f), self.side
        shown, most = s.clone(), s.influence(seat)
        said: list[str] = []
        counts: list[int] = []
        kinds = [c.target(action) for action in self.choices(s, f) if c.word(action) == "lay"]
        for kind in kinds:
            name, before = c.text(c.aimed(c.lay, kind)), len(said)
            while len(said) - before < wanted.get(name, 0) and c.aimed(c.lay, kind) in self.choices(shown, f):
                self.hear(shown, f, c.aimed(c.lay, kind))
                said.append(name)
            counts.append(len(said) - before)
        room, pile = most - len(shown.laid[side]), len(s.piles[seat])
        blind = max(0, min(wanted.get("blind", 0), room, pile))
        hand: list[wire.Held] = []
        for kind, n in zip(kinds, counts, strict=True):
            card = s.content.cards[kind]
            held = len([back for back in s.hands[seat] if s.cards.face[back] == kind])
            count = counted(c.text(c.aimed(c.lay, kind)), n, n > 0, n < held and blind < room)
            hand.append({**count, "card": card.id, "attack": card.attack[s.leaders[seat]]})
        unseen: Count | None = None
        if pile and room:
            unseen = counted("blind", blind, blind > 0, blind < min(room, pile))
        for _ in range(len(shown.laid[side]) - s.blinds[side]):  # as if what the player knows of them was revealed
            shown.boosts, shown.maluses = joined(shown.boosts, side), joined(shown.maluses, side)
            shown.uses = joined(shown.uses, side)
        return {
            "battle": battle_wire(s),
            "now": len(said) + blind,
            "count": len(shown.laid[side]) + blind,
            "most": most,
            "hand": hand,
            "blind": unseen,
            "unseen": s.blinds[side] + blind > 0,
            "cards": attacks(shown, b, side),
            "more": more(shown, b, side),
            "strength": attacks(shown, b, side) + more(shown, b, side),
            "dice": [dice(shown, b, each) for each in range(1 if b.defender < 0 else 2)],
            "chance": win_chance(shown, b) if b.defender < 0 else None,
            "answers": [*said, *["blind"] * blind, "done"],
        }

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        b = fought(s)
        seat = self.seat(s, f)
        room = s.influence(seat) - len(s.laid[self.side])
        where = f"the battle on {NAMES[b.space]}"
        return f"Which card do you lay for {where}? You may lay {room} more." if room else f"That is all for {where}."


def battle_wire(s: RemnantsState) -> wire.Battle:
    """The battle as clients are told of it."""
    b = fought(s)
    return {
        "space": space_name(b.space),
        "attacker": b.attacker,
        "defender": b.defender if b.defender >= 0 else None,
        "token": s.content.tokens[b.token].id if b.token >= 0 else None,
        "attack": ycu_attack(s, b) if b.defender < 0 else None,
    }
