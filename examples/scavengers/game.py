"""Scavengers: a small game that shows every part of the kernel once. `docs/add-a-game.md` walks through it."""

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.evaluation import Standing
from cinderbox.kernel.events import SEAT, Kinds, Named
from cinderbox.kernel.fields import Field, Int, Ints
from cinderbox.kernel.frame import Do, Frame, Program, Programs
from cinderbox.kernel.game import Game, Option, Reasons
from cinderbox.kernel.menu import Item, Leave, Look, SmallMenu
from cinderbox.kernel.outcome import most_points
from cinderbox.kernel.state import State
from cinderbox.kernel.together import Pick, Together
from cinderbox.kernel.zones import DECK, HAND, PILE, Zone, Zones

# Words: what can be done, why it cannot, what is told.
PLACES = ["well", "ruins", "depot"]
CARDS = ["scrap", "battery", "medicine", "crate", "radio"]
POINTS = [1, 2, 4, 0, 1]  # of a card that is hidden
BOX = [0] * 8 + [1] * 8 + [2] * 6 + [3] * 7 + [4] * 7  # so many of each

SPACE = ActionSpace()
SPACE.register("go", PLACES)
SPACE.register("end")
SPACE.register("hide")
SPACE.register("use", CARDS)
SPACE.register("stash", CARDS)

REASONS = Reasons("SCV")
NOT_HELD = REASONS.add("SCV-HAND-01", "You do not have that card.")
NO_USE = REASONS.add("SCV-USE-01", "That card has no effect.")
DRY = REASONS.add("SCV-USE-02", "You have no water.")

EVENTS = Kinds()
WENT = EVENTS.add("go", "{seat} goes to the {place}.", seat=SEAT, place=Named(PLACES))
DREW = EVENTS.add("draw", "{seat} draws a card.", seat=SEAT)
GOT = EVENTS.add("got", "It is a {card}.", seat=SEAT, card=Named(CARDS))
USED = EVENTS.add("use", "{seat} uses a {card}.", seat=SEAT, card=Named(CARDS))
SCANNED = EVENTS.add("scan", "{seat} turns over a {card}.", seat=SEAT, card=Named(CARDS))
HID = EVENTS.add("hide", "{seat} hides a card.", seat=SEAT)
SHOWN = EVENTS.add("show", "{seat} had hidden a {card}.", seat=SEAT, card=Named(CARDS))

# What is on the table.
FIELDS: list[Field] = [
    Int("round", title="Rounds played"),
    Ints("water", 1, title="Water", each=True),
    Zone("deck", DECK),
    Zone("discard", PILE),
    Zones("hands", HAND, title="Hand"),
    Zones("stashes", HAND, title="Stash"),
]


class City(State):
    round: int
    water: list[int]
    deck: list[int]  # the top card last
    discard: list[int]
    hands: list[list[int]]
    stashes: list[list[int]]

    def draw(self, seat: int, count: int) -> None:
        for _ in range(min(count, len(self.deck))):
            back = self.deck.pop()
            self.hands[seat].append(back)
            self.reveal(back, 1 << seat)
            self.note(DREW, seat)
            self.tell(seat, GOT, seat, self.cards.face[back])

    def drop(self, hand: list[int], card: int) -> None:
        back = self.turn_up(hand, card)
        hand.remove(back)
        self.discard.append(back)

    def kinds(self, seat: int) -> list[int]:
        """The kinds of cards in a hand, each once."""
        return sorted(set(self.cards.faces(self.hands[seat])))

    def hidden(self, seat: int) -> int:
        return sum(POINTS[card] for card in self.cards.faces(self.stashes[seat]))


# All choose at once where to go.
class Where(Pick[City]):
    verb = "go"
    rules = ("SCV-ASK-01",)

    def targets(self, s: City, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else [0, 1, 2]


class Search(Together[City]):
    def resolve(self, s: City, f: Frame, answers: list[list[int]]) -> None:
        places = [SPACE.target(answer[0]) for answer in answers]
        for seat, place in enumerate(places):
            s.note(WENT, seat, place)
        for seat, place in enumerate(places):
            crowd = places.count(place)
            s.water[seat] += (3 // crowd, 0, 1)[place]
            s.draw(seat, (0, 2 if crowd == 1 else 1, 1)[place])
        for i in reversed(range(s.seats)):  # what is pushed last comes first
            s.push(TURN, (s.round + i) % s.seats)


# A turn is a menu with prices.
class Hide(Item[Look[City]]):
    verb = "hide"

    def refuse(self, look: Look[City], target: int) -> int:
        return NOT_HELD if not look.s.hands[look.seat] else DRY if not look.s.water[look.seat] else 0

    def price(self, look: Look[City], target: int) -> str:
        return "1 water"

    def do(self, look: Look[City], target: int) -> None:
        look.s.water[look.seat] -= 1
        look.s.push(HIDING, look.seat)


class Use(Item[Look[City]]):
    verb = "use"

    def targets(self, look: Look[City]) -> list[int]:
        return look.s.kinds(look.seat)

    def refuse(self, look: Look[City], target: int) -> int:
        return NOT_HELD if target not in self.targets(look) else NO_USE if target not in EFFECTS else 0

    def do(self, look: Look[City], target: int) -> None:
        look.s.drop(look.s.hands[look.seat], target)
        look.s.note(USED, look.seat, target)
        look.s.push(EFFECTS[target], look.seat)


class Turn(SmallMenu[City]):
    rules = ("SCV-USE-01",)
    public = False  # what is open depends on a hand: put the question even if there is nothing to do but to end


# The hidden card: the answer is told to nobody, and no eye can follow which back it was.
class Stash(Choice[City]):
    verb = "stash"
    rules = ("SCV-HAND-01",)
    public = False
    secret = True
    refusal = NOT_HELD

    def targets(self, s: City, f: Frame) -> list[int]:
        return s.kinds(f.seat)

    def take(self, s: City, f: Frame, target: int) -> None:
        hand = s.hands[f.seat]
        s.stashes[f.seat].append(s.pick_unseen(f.seat, hand, s.cards.faces(hand).index(target)))
        s.note(HID, f.seat)


class DrawTwo(Do[City]):
    def do(self, s: City, f: Frame) -> None:
        s.draw(f.seat, 2)


class Scan(Do[City]):
    def do(self, s: City, f: Frame) -> None:
        if s.deck:
            back = s.deck.pop()
            s.reveal(back)
            s.discard.append(back)
            card = s.cards.face[back]
            s.note(SCANNED, f.seat, card)
            if card in EFFECTS:
                s.push(EFFECTS[card], f.seat)  # an effect inside an effect


# The end of a round, and of the game.
class NextRound(Do[City]):
    def do(self, s: City, f: Frame) -> None:
        s.round += 1
        if s.round < (3 if s.variant["length"] == "short" else 5):
            s.frames[-1] = f.again(-1)
            return
        hidden, water = tuple(map(s.hidden, range(s.seats))), tuple(left // 2 for left in s.water)
        for seat, stash in enumerate(s.stashes):
            for card in sorted(s.cards.faces(stash)):
                s.drop(stash, card)
                s.note(SHOWN, seat, card)
        s.finish(most_points("The city is searched.", (("hidden cards", hidden), ("water", water))))


PROGRAMS = Programs()
ROUND = PROGRAMS.add("round", Search([Where()]), NextRound())
TURN = PROGRAMS.add("turn", Turn([Leave("end"), Hide(), Use()]))
HIDING = PROGRAMS.add("hiding", Stash())
EFFECTS: dict[int, Program] = {
    # Draw two cards, then hide one.
    CARDS.index("crate"): PROGRAMS.add("crate", DrawTwo(), Stash()),
    # Turn over the top card of the deck and carry out its effect.
    CARDS.index("radio"): PROGRAMS.add("radio", Scan()),
}


# What bots value: points that are hidden, and a little of what can become some.
class Thrift(Standing[City]):
    def worth(self, s: City, seat: int) -> float:
        return s.hidden(seat) + s.water[seat] * 0.6 + len(s.hands[seat]) * 0.8


class Scavengers(Game[City]):
    def setup(self, s: City) -> None:
        s.deck = list(range(len(BOX)))
        s.shuffle(s.deck)
        for seat in range(s.seats):
            s.draw(seat, 2)
        s.push(ROUND, -1)

    def evaluation(self) -> Thrift:
        return Thrift()


def make(text: str) -> Scavengers:
    return Scavengers(
        id="scavengers",
        title="Scavengers",
        seats=range(2, 5),
        options={"length": Option("full", ("full", "short"), "five rounds, or three")},
        bound=500,
        space=SPACE,
        programs=PROGRAMS.all,
        reasons=REASONS.all,
        kinds=EVENTS,
        fields=FIELDS,
        state=City,
        box=BOX,
        faces=CARDS,
    )
