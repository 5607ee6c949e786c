"""Scavengers: a small game that shows every part of the kernel once. `docs/add-a-game.md` walks through it."""

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.evaluation import Evaluation, settled
from cinderbox.kernel.events import SEAT, Kinds, Named
from cinderbox.kernel.fields import Int, Ints
from cinderbox.kernel.frame import Do, Frame, Program, Programs
from cinderbox.kernel.game import Game, Option, Reasons
from cinderbox.kernel.menu import Item, Look, Menu
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.state import State
from cinderbox.kernel.together import Pick, Together
from cinderbox.kernel.zones import DECK, HAND, PILE, Zone, Zones

# -- words: what can be done, why it cannot, what is told ---

PLACES = ["well", "ruins", "depot"]
CARDS = ["scrap", "battery", "medicine", "crate", "radio"]
POINTS = [1, 2, 4, 0, 1]  # of a card that is hidden
COUNTS = [8, 8, 6, 7, 7]  # in the deck
PRICES = [0, 0, 0, 1, 0]  # water that using it costs

SPACE = ActionSpace()
SPACE.register("go", PLACES)
SPACE.register("end")
SPACE.register("hide")
for verb in ("use", "stash", "discard"):
    SPACE.register(verb, CARDS)

REASONS = Reasons()
REASONS.add("SCV-ASK-01", "That is not what is asked.")
REASONS.add("SCV-END-01", "The game is over.")
REASONS.add("SCV-TURN-01", "It is not your turn.")
NOT_HELD = REASONS.add("SCV-HAND-01", "You do not have that card.")
NO_USE = REASONS.add("SCV-USE-01", "That card has no effect.")
POOR = REASONS.add("SCV-USE-02", "You have too little water.")

EVENTS = Kinds()
WENT = EVENTS.add("go", "{seat} goes to the {place}.", seat=SEAT, place=Named(PLACES))
DREW = EVENTS.add("draw", "{seat} draws a card.", seat=SEAT)
GOT = EVENTS.add("got", "It is a {card}.", seat=SEAT, card=Named(CARDS))
DISCARDED = EVENTS.add("discard", "{seat} discards a {card}.", seat=SEAT, card=Named(CARDS))
SCANNED = EVENTS.add("scan", "{seat} turns over a {card}.", seat=SEAT, card=Named(CARDS))
HID = EVENTS.add("hide", "{seat} hides a card.", seat=SEAT)
SHOWN = EVENTS.add("show", "{seat} had hidden a {card}.", seat=SEAT, card=Named(CARDS))

# -- the state: what is on the table ---

FIELDS = [
    Int("round", title="Rounds played"),
    Ints("water", 1, title="Water", each=True),
    Zone("deck", DECK),
    Zone("discard", PILE),
    Zones("hands", HAND, title="Hand"),
    Zones("stashes", HAND, title="Stash"),
]


class City(State):
    def __init__(self, game: Game, seats: int, options: dict[str, object], origin: "City | None" = None) -> None:
        super().__init__(game, seats, options, origin)
        self.round: int = origin.round if origin else 0
        self.water: list[int] = origin.water[:] if origin else [0] * seats
        self.deck: list[int] = origin.deck[:] if origin else []  # the top card last
        self.discard: list[int] = origin.discard[:] if origin else []
        self.hands: list[list[int]] = [hand[:] for hand in origin.hands] if origin else [[] for _ in range(seats)]
        self.stashes: list[list[int]] = [one[:] for one in origin.stashes] if origin else [[] for _ in range(seats)]

    def clone(self) -> "City":
        return City(self.game, self.seats, self.variant, self)

    def kinds(self, seat: int) -> list[int]:
        """The kinds of cards in a hand, each once."""
        return sorted({self.cards.face[back] for back in self.hands[seat]})

    def draw(self, seat: int, count: int) -> None:
        for _ in range(min(count, len(self.deck))):
            back = self.deck.pop()
            self.hands[seat].append(back)
            self.reveal(back, 1 << seat)
            self.note(DREW, seat)
            self.tell(seat, GOT, seat, self.cards.face[back])

    def drop(self, seat: int, card: int) -> None:
        """A card leaves a hand face up."""
        back = self.turn_up(self.hands[seat], card)
        self.hands[seat].remove(back)
        self.discard.append(back)
        self.note(DISCARDED, seat, card)

    def hidden(self, seat: int) -> int:
        return sum(POINTS[self.cards.face[back]] for back in self.stashes[seat])


# -- all choose at once where to go ---


class Where(Pick[City]):
    rules = ("SCV-ASK-01",)
    verb = "go"

    def targets(self, s: City, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else [0, 1, 2]


class Search(Together[City]):
    def resolve(self, s: City, f: Frame, answers: list[list[int]]) -> None:
        places = [SPACE.target(answer[0]) for answer in answers]
        for seat in range(s.seats):
            s.note(WENT, seat, places[seat])
        for seat, place in enumerate(places):
            crowd = places.count(place)
            s.water[seat] += (3 // crowd, 0, 1)[place]
            s.draw(seat, (0, 2 if crowd == 1 else 1, 1)[place])


# -- a turn is a menu with prices ---


class TurnLook(Look[City]):
    """What the items of the menu look at."""

    def survey(self) -> None:
        self.water = self.s.water[self.seat]
        self.held = self.s.kinds(self.seat)


class End(Item[TurnLook]):
    verb = "end"

    def do(self, look: TurnLook, target: int) -> None:
        look.leave()


class Hide(Item[TurnLook]):
    verb = "hide"

    def refuse(self, look: TurnLook, target: int) -> int:
        return NOT_HELD if not look.held else POOR if look.water < 1 else 0

    def price(self, look: TurnLook, target: int) -> str:
        return "1 water"

    def do(self, look: TurnLook, target: int) -> None:
        look.s.water[look.seat] -= 1
        look.s.push(HIDING, look.seat)


class Use(Item[TurnLook]):
    verb = "use"

    def targets(self, look: TurnLook) -> list[int]:
        return look.held

    def refuse(self, look: TurnLook, target: int) -> int:
        if target not in look.held:
            return NOT_HELD
        return NO_USE if target not in EFFECTS else POOR if look.water < PRICES[target] else 0

    def price(self, look: TurnLook, target: int) -> str:
        return f"{PRICES[target]} water" if PRICES[target] else ""

    def do(self, look: TurnLook, target: int) -> None:
        look.s.water[look.seat] -= PRICES[target]
        look.s.drop(look.seat, target)
        look.s.push(EFFECTS[target], look.seat)


class Turn(Menu[City, TurnLook]):
    rules = ("SCV-USE-01",)
    public = False  # what is open depends on a hand: put the question even if there is nothing to do but to end

    def look(self, s: City, f: Frame) -> TurnLook:
        return TurnLook(s, f)


# -- questions in the middle of an effect ---


class HandCard(Choice[City]):
    rules = ("SCV-HAND-01",)
    public = False
    refusal = NOT_HELD

    def targets(self, s: City, f: Frame) -> list[int]:
        return s.kinds(f.seat)


class Stash(HandCard):
    """The hidden card: the answer is told to nobody, and no eye can follow which back it was."""

    verb = "stash"
    secret = True

    def take(self, s: City, f: Frame, target: int) -> None:
        hand = s.hands[f.seat]
        place = [s.cards.face[back] for back in hand].index(target)
        s.stashes[f.seat].append(s.pick_unseen(f.seat, hand, place))
        s.note(HID, f.seat)


class Discard(HandCard):
    verb = "discard"

    def take(self, s: City, f: Frame, target: int) -> None:
        s.drop(f.seat, target)


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


# -- the round, and the end ---


class Turns(Do[City]):
    def do(self, s: City, f: Frame) -> None:
        for i in reversed(range(s.seats)):  # what is pushed last comes first
            s.push(TURN, (s.round + i) % s.seats)


class NextRound(Do[City]):
    def do(self, s: City, f: Frame) -> None:
        s.round += 1
        if s.round < (3 if s.variant["length"] == "short" else 5):
            s.frames[-1] = f.again(-1)
            return
        for seat in range(s.seats):
            for card in sorted(s.cards.face[back] for back in s.stashes[seat]):
                s.turn_up(s.stashes[seat], card)
                s.note(SHOWN, seat, card)
        sheet = (("hidden cards", tuple(map(s.hidden, range(s.seats)))), ("water", tuple(w // 2 for w in s.water)))
        scores = tuple(map(sum, zip(*[points for _, points in sheet], strict=True)))
        winners = tuple(seat for seat in range(s.seats) if scores[seat] == max(scores))
        s.finish(Outcome(scores, winners, "The city is searched.", sheet))


PROGRAMS = Programs()
ROUND = PROGRAMS.add("round", Search([Where()]), Turns(), NextRound())
TURN = PROGRAMS.add("turn", Turn([End(), Hide(), Use()]))
HIDING = PROGRAMS.add("hiding", Stash())
EFFECTS: dict[int, Program] = {
    # Draw two cards, then discard one.
    CARDS.index("crate"): PROGRAMS.add("crate", DrawTwo(), Discard()),
    # Turn over the top card of the deck and carry out its effect.
    CARDS.index("radio"): PROGRAMS.add("radio", Scan()),
}

# -- the game: what it is made of ---


class Thrift(Evaluation[City]):
    """What bots value: points that are hidden, and a little of what can become some."""

    def value(self, s: City, seat: int) -> float:
        if s.ended is not None:
            return settled(s, seat)
        worth = [s.hidden(one) + s.water[one] * 0.6 + len(s.hands[one]) * 0.8 for one in range(s.seats)]
        rival = max(worth[:seat] + worth[seat + 1 :])
        return min(0.99, max(0.01, 1 / s.seats + (worth[seat] - rival) * 0.02))


class Scavengers(Game[City]):
    def __init__(self) -> None:
        self.box = [card for card, count in enumerate(COUNTS) for _ in range(count)]
        super().__init__(
            id="scavengers",
            title="Scavengers",
            seats=range(2, 5),
            space=SPACE,
            programs=PROGRAMS.all,
            reasons=REASONS.all,
            kinds=EVENTS,
            fields=[*FIELDS],
            designs=[0] * len(self.box),
            faces=CARDS,
            options={"length": Option("full", ("full", "short"), "five rounds, or three")},
            bound=500,
        )

    def blank(self, seats: int, options: dict[str, object]) -> City:
        s = City(self, seats, options)
        s.cards = sealed(self.box[:])
        return s

    def setup(self, s: City) -> None:
        s.deck = list(range(len(self.box)))
        s.shuffle(s.deck)
        for seat in range(s.seats):
            s.draw(seat, 2)
        s.push(ROUND, -1)

    def evaluation(self) -> Thrift:
        return Thrift()


def make(text: str) -> Scavengers:
    return Scavengers()
