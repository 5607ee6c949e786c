"""Bunker, a toy for one seat: won or lost, never a draw.

Ten days. Each day a tin of food comes from the deck into the hand, and one tin is eaten or stored. A tin that is not
eaten makes hungrier by one; whoever is at three has lost. Ten stored by the last day wins.
"""

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.events import NUMBER, SEAT, Kinds, Named
from cinderbox.kernel.fields import Int
from cinderbox.kernel.frame import Do, Frame, Program
from cinderbox.kernel.game import Game, Reason
from cinderbox.kernel.menu import Item, Look, SmallMenu
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.state import State
from cinderbox.kernel.zones import DECK, HAND, PILE, Zone, Zones

TINS = ["crumbs", "beans", "stew"]  # worth 1, 2 and 3
BOX = [0] * 5 + [1] * 5 + [2] * 4
DAYS, TARGET, STARVED = 10, 10, 3
REASONS = [
    Reason("BUN-ASK-01", "That is not asked."),
    Reason("BUN-END-01", "It is over."),
    Reason("BUN-TRN-01", "It is not your turn."),
    Reason("BUN-TIN-01", "You have no such tin."),
]
NO_TIN = 3
EVENTS = Kinds()
DAWNED = EVENTS.add("dawn", "Day {number} comes.", number=NUMBER)
EATEN = EVENTS.add("eat", "{seat} eats the {tin}.", "You eat the {tin}.", seat=SEAT, tin=Named(TINS))
STORED = EVENTS.add("store", "{seat} stores the {tin}.", "You store the {tin}.", seat=SEAT, tin=Named(TINS))


class Bunker(State):
    def __init__(self, game: Game, options: dict[str, object], origin: "Bunker | None" = None) -> None:
        super().__init__(game, 1, options, origin)
        self.day: int = 0 if origin is None else origin.day
        self.hunger: int = 0 if origin is None else origin.hunger
        self.stored: int = 0 if origin is None else origin.stored
        self.deck: list[int] = [] if origin is None else origin.deck[:]
        self.hands: list[list[int]] = [[]] if origin is None else [origin.hands[0][:]]
        self.pile: list[int] = [] if origin is None else origin.pile[:]

    def clone(self) -> "Bunker":
        return Bunker(self.game, self.variant, self)

    def spend(self, tin: int, kind: int) -> None:
        back = self.turn_up(self.hands[0], tin)
        self.hands[0].remove(back)
        self.pile.append(back)
        self.note(kind, 0, tin)


class Dawn(Do[Bunker]):
    def do(self, s: Bunker, f: Frame) -> None:
        s.day += 1
        s.note(DAWNED, s.day)
        for _ in range(3 if s.day == 1 else 1):
            back = s.deck.pop()
            s.reveal(back, 1)
            s.hands[0].append(back)


class Tin(Item[Look[Bunker]]):
    def targets(self, look: Look[Bunker]) -> list[int]:
        return sorted({look.s.cards.face[back] for back in look.s.hands[0]})

    def refuse(self, look: Look[Bunker], tin: int) -> int:
        return 0 if tin in self.targets(look) else NO_TIN


class Eat(Tin):
    verb = "eat"

    def do(self, look: Look[Bunker], tin: int) -> None:
        look.s.hunger = max(0, look.s.hunger - tin)
        look.s.spend(tin, EATEN)


class Store(Tin):
    verb = "store"

    def price(self, look: Look[Bunker], tin: int) -> str:
        return "1 hunger"

    def do(self, look: Look[Bunker], tin: int) -> None:
        look.s.hunger += 1
        look.s.stored += tin + 1
        look.s.spend(tin, STORED)


class Meal(SmallMenu[Bunker]):
    again = False
    public = False
    rules = ("BUN-TIN-01",)

    def prompt(self, s: Bunker, f: Frame) -> str:
        return f"Day {s.day}: eat a tin or store it?"


class Dusk(Do[Bunker]):
    def do(self, s: Bunker, f: Frame) -> None:
        if s.hunger >= STARVED:
            s.finish(Outcome((s.stored,), (), "You starve.", (("Stored", (s.stored,)),)))
        elif s.day == DAYS:
            winners = (0,) if s.stored >= TARGET else ()
            s.finish(Outcome((s.stored,), winners, "The doors open.", (("Stored", (s.stored,)),)))
        else:
            s.pop()
            s.push(f.program, 0)


class BunkerGame(Game[Bunker]):
    def __init__(self) -> None:
        space = ActionSpace()
        space.register("eat", TINS)
        space.register("store", TINS)
        self.day = Program("day", [Dawn(), Meal([Eat(), Store()]), Dusk()])
        super().__init__(
            id="bunker",
            title="Bunker",
            seats=range(1, 2),
            space=space,
            programs=[self.day],
            reasons=REASONS,
            bound=DAYS,
            fields=[
                Int("day", 0, DAYS, "Day"),
                Int("hunger", 0, STARVED, "Hunger"),
                Int("stored", 0, 50, "Stored"),
                Zone("deck", DECK),
                Zones("hands", HAND, title="Hand"),
                Zone("pile", PILE),
            ],
            designs=[0] * len(BOX),
            faces=TINS,
            kinds=EVENTS,
            content="bunker",
        )

    def blank(self, seats: int, options: dict[str, object]) -> Bunker:
        s = Bunker(self, options)
        s.cards = sealed(BOX)
        return s

    def setup(self, s: Bunker) -> None:
        s.deck = list(range(len(BOX)))
        s.shuffle(s.deck)
        s.push(self.day, 0)


def make(text: str) -> BunkerGame:
    return BunkerGame()
