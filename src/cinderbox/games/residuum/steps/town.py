"""The end of a visit to the Trade Town: the card, and leaving."""

from cinderbox.games.residuum import log, movement, payments, terrain, verbs, wire
from cinderbox.games.residuum.affairs import Due
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.model import CHART, CHEAP_RECRUIT, GAIN, LOSE, QUARANTINE, SPOIL, TINKER
from cinderbox.games.residuum.prices import words
from cinderbox.games.residuum.reasons import BAD_EXIT, NO_LOCATION, NOT_TAKEN, RIVAL_EXIT
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.convoy import leading
from cinderbox.games.residuum.tables import CHEM, FOOD, PAYS_RECRUIT, PROVISIONS, RIDERS, TECH, WATER, WOOD
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program

# -- the card ------------------------------------------------------------------------------------------------


class DrawTownCard(Do[ResiduumState]):
    """Draw a Trade Town card and apply it; `n` becomes 1 if it closes all ways out but one (RSD-TOWN-19, -20)."""

    def __init__(self, recruiting: Program, spoiling: Program, tinkering: Program, limit: Program) -> None:
        super().__init__()
        self.recruiting = recruiting
        self.spoiling = spoiling
        self.tinkering = tinkering
        self.limit = limit

    def do(self, s: ResiduumState, f: Frame) -> None:
        if not s.town_deck:
            s.note(log.RESHUFFLE, len(s.town_discard))
            s.town_deck = s.town_discard
            s.town_discard = []
            s.shuffle(s.town_deck)
        if not s.town_deck:
            return  # every card is kept by somebody
        back = s.town_deck[-1]
        s.town_deck = s.town_deck[:-1]
        s.reveal(back)
        card = s.content.town[s.cards.face[back]]
        s.note(log.TOWN_CARD, f.seat, card.face)
        if card.keep:
            s.kept[f.seat] = [*s.kept[f.seat], back]
            return
        s.town_discard = [*s.town_discard, back]
        does = card.does
        if does == GAIN:
            verbs.gain(s, f.seat, PROVISIONS, card.amount)
        elif does == LOSE:
            held = s.has(f.seat, PROVISIONS)
            verbs.pay(s, f.seat, PROVISIONS, card.amount if card.amount < held else held)
        elif does == CHEAP_RECRUIT:
            s.due = Due(card.amount, payments.accepted(s, PAYS_RECRUIT), 0, 0)
            s.push(self.recruiting, f.seat)
        elif does == CHART:
            terrain.chart(s, f.seat)
            s.push(self.limit, f.seat)
        elif does == SPOIL:
            s.push(self.spoiling, f.seat)
        elif does == TINKER:
            s.push(self.tinkering, f.seat)
        elif does == QUARANTINE:
            s.frames[-1] = f.next().counting(1)


class EagerRecruit(Choice[ResiduumState]):
    """You may recruit for less, now (TTC-03); where is kept in `n`."""

    verb = "recruit"
    optional = True
    refusal = NO_LOCATION

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-REC-01", "RSD-REC-03")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        due = s.due
        assert due is not None
        if s.spare(s.riders, f.seat, RIDERS) < 0 or not payments.payable(s, f.seat, due.rest, due.accepts):
            return []
        locations = s.locations(f.seat)
        return [hex for hex in range(s.board.size) if locations >> hex & 1]

    def run(self, s: ResiduumState, f: Frame) -> None:
        if not self.targets(s, f):
            self.leave(s, f)
        else:
            super().run(s, f)

    def leave(self, s: ResiduumState, f: Frame) -> None:
        """Nobody is recruited, so nothing is due."""
        s.due = None
        s.pop()

    def cost(self, s: ResiduumState) -> wire.Price:
        return {"points": 0 if s.due is None else s.due.rest}

    def price(self, s: ResiduumState, f: Frame, action: int) -> str:
        return "" if s.codes.verb(action).name == self.way_out else words(self.cost(s))

    def details(self, s: ResiduumState, f: Frame) -> wire.Prices:
        return {"prices": {s.codes.text(one): self.cost(s) for one in s.open_to(f.seat)[1:]}}

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.frames[-1] = f.next().counting(target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        due = s.due
        return f"Do you recruit an Outrider for {0 if due is None else due.rest} action points?"


class Spoil(Choice[ResiduumState]):
    """Lose 1 Food or 1 Water (TTC-08)."""

    verb = "give"
    refusal = NOT_TAKEN

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-TOWN-19",)

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [resource for resource in (FOOD, WATER) if s.has(f.seat, resource)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.pay(s, f.seat, target, 1)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Which barrel is tainted?"


class Tinker(Spoil):
    """You may give 1 Tech, Food, Water or Wood for 1 Chem (TTC-09)."""

    optional = True

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [resource for resource in (TECH, FOOD, WATER, WOOD) if s.has(f.seat, resource)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.pay(s, f.seat, target, 1)
        verbs.gain(s, f.seat, CHEM, 1)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Do you give a cube for 1 Chem?"


# -- leaving -------------------------------------------------------------------------------------------------


class LeaveTown(Choice[ResiduumState]):
    """All visitors leave together, for free (RSD-TOWN-21, -22, RSD-RUL-58)."""

    verb = "to"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-TOWN-21", "RSD-TOWN-22", "RSD-RUL-58")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        convoy = leading(s)
        return [convoy.origin] if f.n else movement.ways_on(s, convoy, TOWN)

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        return movement.exit_reason(s, leading(s), target, BAD_EXIT, RIVAL_EXIT, BAD_EXIT)

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.carry(s, leading(s), TOWN, target)
        s.convoy = None

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Where do they leave the Trade Town to?"
