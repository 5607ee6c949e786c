"""A small game that has every kind of secret the kernel knows, to hold the kernel to the laws without any real game.

Scrap, for two or three seats. In turn: all stake cards at once and unseen (they go under the deck, as many are drawn);
the player draws a piece from the bag and puts one back in secret; looks at the top two cards of the deck and puts them
back in either order; lays a card face down and claims something about it, which the next player doubts or believes;
then whoever holds three cards or more drops one face up.
Subclasses the kernel's classes as plain Python, which must work with a compiled kernel too.
"""

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.events import NUMBER, SEAT, Kinds, Named
from cinderbox.kernel.fields import Field, Int, Ints
from cinderbox.kernel.frame import Ask, Do, Frame, Program
from cinderbox.kernel.game import Game, Option, Reason
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.state import State
from cinderbox.kernel.together import Pick, Together
from cinderbox.kernel.zones import ASIDE, HAND, PILE, Zone, Zones
from cinderbox.kernel.zones import DECK as DECK_

KINDS = ["rust", "glass", "wire", "red", "blue"]
DECK = [0] * 5 + [1] * 4 + [2] * 3  # faces of the backs 0 to 11
BAG = [3] * 2 + [4] * 3  # and of 12 to 16
ROUNDS = 8

SPACE = ActionSpace()
STAKE = SPACE.register("stake", ["0", "1", "2"])
LAY = SPACE.register("lay", KINDS[:3])
BACK = SPACE.register("back", KINDS[3:])
OFFER = SPACE.register("offer", KINDS[:3])
CLAIM = SPACE.register("claim", KINDS[:3])
KEEP = SPACE.register("keep")
SWAP = SPACE.register("swap")
DOUBT = SPACE.register("doubt")
BELIEVE = SPACE.register("believe")
DROP = SPACE.register("drop", KINDS[:3])
REASONS = [
    Reason("TOY-ASK-01", "That is not asked."),
    Reason("TOY-END-01", "It is over."),
    Reason("TOY-TRN-01", "It is not your turn."),
    Reason("TOY-HND-01", "You do not have it."),
]
LEDGER = frozenset(reason.rule for reason in REASONS)
KIND = Named(KINDS)
EVENTS = Kinds()
STAKED = EVENTS.add("stake", "{seat} stakes {number}.", seat=SEAT, number=NUMBER)
DREW = EVENTS.add("draw", "{seat} draws.", seat=SEAT)
LOOKED = EVENTS.add("look", "{seat} looks at two cards.", seat=SEAT)
PULLED = EVENTS.add("pull", "{seat} takes from the bag.", seat=SEAT)
CLAIMED = EVENTS.add("claim", "{seat} claims {card}.", seat=SEAT, card=KIND)
SHOWN = EVENTS.add("show", "{seat} showed {card}.", seat=SEAT, card=KIND)
BELIEVED = EVENTS.add("believe", "{seat} is believed.", seat=SEAT)
GOT = EVENTS.add("got", "It is {card}.", seat=SEAT, card=KIND)
DROPPED = EVENTS.add("drop", "{seat} drops {card}.", seat=SEAT, card=KIND)

CARD, PIECE = 0, 1  # designs of backs
FIELDS: list[Field] = [
    Int("turns", 0, ROUNDS, "Turns"),
    Int("claim", -1, 2),
    Ints("points", 1, title="Points", each=True),
    Zone("deck", DECK_, CARD),
    Zone("bag", DECK_, PIECE),
    Zone("middle", ASIDE, CARD),
    Zone("shown", PILE, CARD),
    Zones("hands", HAND, CARD, "Hand"),
    Zones("pouches", HAND, PIECE, "Pouch"),
]


class Toy(State):
    def __init__(self, game: Game, seats: int, options: dict[str, object], origin: "Toy | None") -> None:
        super().__init__(game, seats, options, origin)
        self.turns: int = 0 if origin is None else origin.turns
        self.claim: int = -1 if origin is None else origin.claim
        self.points: list[int] = [0] * seats if origin is None else origin.points[:]
        self.deck: list[int] = [] if origin is None else origin.deck[:]  # the top card last
        self.bag: list[int] = [] if origin is None else origin.bag[:]
        self.middle: list[int] = [] if origin is None else origin.middle[:]
        self.shown: list[int] = [] if origin is None else origin.shown[:]
        self.hands: list[list[int]] = [[] for _ in range(seats)] if origin is None else [h[:] for h in origin.hands]
        self.pouches: list[list[int]] = [[] for _ in range(seats)] if origin is None else [p[:] for p in origin.pouches]

    def clone(self) -> "Toy":
        return Toy(self.game, self.seats, self.variant, self)

    def faces(self, backs: list[int]) -> list[int]:
        return sorted(self.cards.face[back] for back in backs)

    def take_secretly(self, seat: int, zone: list[int], kind: int) -> int:
        """Only the seat itself sees which of its pieces this is; the others cannot follow any of them."""
        chosen = next(back for back in zone if self.cards.face[back] == kind)
        order = [back for back in zone if back != chosen] + [chosen]
        self.cards.mix(zone, order, 1 << seat)
        return zone.pop()

    def draw(self, seat: int) -> None:
        if self.deck:
            back = self.deck.pop()
            self.hands[seat].append(back)
            self.reveal(back, 1 << seat)
            self.note(DREW, seat)
            self.tell(seat, GOT, seat, self.cards.face[back])

    def view(self, seat: object) -> dict[str, object]:
        table = {
            "turns": self.turns,
            "claim": self.claim,
            "points": self.points[:],
            "deck": len(self.deck),
            "bag": len(self.bag),
            "middle": len(self.middle),
            "shown": self.faces(self.shown),
            "hands": [len(hand) for hand in self.hands],
            "pouches": [len(pouch) for pouch in self.pouches],
            "to_act": list(self.to_act),
            "outcome": None if self.ended is None else self.ended.dump(),
        }
        who = self.seat_number(seat)
        if who < 0:
            return {"table": table, "mine": {}}
        answers = self.lanes[who].answers[:] if self.lanes else []
        top = [self.cards.face[back] if self.cards.sees(who, back) else None for back in self.deck[-2:]]
        mine = {"hand": self.faces(self.hands[who]), "pouch": self.faces(self.pouches[who]), "top": top}
        return {"table": table, "mine": {**mine, "answers": answers}}

    def features(self, seat: object) -> list[float]:
        hand = [] if seat is None else self.faces(self.hands[self.seat_number(seat)])
        return [float(hand.count(kind)) for kind in range(3)] + [float(len(self.deck)), float(self.turns)]


def kinds(s: Toy, backs: list[int], first: int, base: int = 0) -> list[int]:
    return [first + kind - base for kind in sorted(set(s.faces(backs)))]


class Amount(Pick[Toy]):
    """How many cards are staked."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("TOY-ASK-01",)

    def choices(self, s: Toy, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else [STAKE + n for n in range(min(2, len(s.hands[seat])) + 1)]

    def prompt(self, s: Toy, seat: int, answers: list[int]) -> str:
        return "How many?"


class Which(Amount):
    """Which cards, as many as were staked."""

    def choices(self, s: Toy, seat: int, answers: list[int]) -> list[int]:
        if len(answers) > answers[0] - STAKE:
            return []
        left = s.faces(s.hands[seat])
        for answer in answers[1:]:
            left.remove(answer - LAY)
        return [LAY + kind for kind in sorted(set(left))]

    def reason(self, s: Toy, seat: int, answers: list[int], action: int) -> int:
        return 3 if LAY <= action < BACK else 0


class Stake(Together[Toy]):
    def __init__(self) -> None:
        super().__init__([Amount(), Which()])

    def resolve(self, s: Toy, f: Frame, answers: list[list[int]]) -> None:
        for seat in range(s.seats):
            for answer in answers[seat][1:]:
                s.deck.insert(0, s.take_secretly(seat, s.hands[seat], answer - LAY))
            s.note(STAKED, seat, len(answers[seat]) - 1)
        if sum(map(len, answers)) > s.seats + 1:
            s.shuffle(s.deck[:5])
        for seat in range(s.seats):
            for _ in range(len(answers[seat]) + (seat == f.seat)):
                s.draw(seat)


class Pull(Do[Toy]):
    """Take a piece from the bag unseen by the others."""

    def do(self, s: Toy, f: Frame) -> None:
        if s.variant["bag"] == "yes" and s.bag:
            s.shuffle(s.bag)
            back = s.bag.pop()
            s.pouches[f.seat].append(back)
            s.reveal(back, 1 << f.seat)
            s.note(PULLED, f.seat)
            s.tell(f.seat, GOT, f.seat, s.cards.face[back])


class Secret(Ask[Toy]):
    def __init__(self) -> None:
        super().__init__()
        self.public = False
        self.secret = True
        self.rules = ("TOY-HND-01",)

    def prompt(self, s: Toy, f: Frame) -> str:
        return "Choose in secret."


class PutBack(Secret):
    """Whoever has two pieces puts one back into the bag."""

    def choices(self, s: Toy, f: Frame) -> list[int]:
        pouch = s.pouches[f.seat]
        return kinds(s, pouch, BACK, 3) if len(pouch) > 1 else []

    def reason(self, s: Toy, f: Frame, action: int) -> int:
        return 3 if BACK <= action < OFFER else 0

    def hear(self, s: Toy, f: Frame, action: int) -> None:
        s.bag.append(s.take_secretly(f.seat, s.pouches[f.seat], action - BACK + 3))


class Look(Do[Toy]):
    def do(self, s: Toy, f: Frame) -> None:
        for back in s.deck[-2:]:
            s.reveal(back, 1 << f.seat)
            s.tell(f.seat, GOT, f.seat, s.cards.face[back])
        s.note(LOOKED, f.seat)


class Order(Secret):
    def choices(self, s: Toy, f: Frame) -> list[int]:
        return [KEEP, SWAP] if len(s.deck) > 1 else []

    def hear(self, s: Toy, f: Frame, action: int) -> None:
        top = s.deck[-2:]
        s.cards.mix(top, top if action == KEEP else top[::-1], 1 << f.seat)


class Offer(Secret):
    def choices(self, s: Toy, f: Frame) -> list[int]:
        return kinds(s, s.hands[f.seat], OFFER)

    def reason(self, s: Toy, f: Frame, action: int) -> int:
        return 3 if OFFER <= action < CLAIM else 0

    def hear(self, s: Toy, f: Frame, action: int) -> None:
        s.middle.append(s.take_secretly(f.seat, s.hands[f.seat], action - OFFER))


class Claim(Ask[Toy]):
    """Anything may be claimed."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("TOY-TRN-01",)

    def choices(self, s: Toy, f: Frame) -> list[int]:
        return [CLAIM, CLAIM + 1, CLAIM + 2] if s.middle else []

    def hear(self, s: Toy, f: Frame, action: int) -> None:
        s.claim = action - CLAIM
        s.note(CLAIMED, f.seat, s.claim)

    def prompt(self, s: Toy, f: Frame) -> str:
        return "What do you say it is?"


class Doubt(Ask[Toy]):
    def __init__(self) -> None:
        super().__init__()
        self.rules = ("TOY-TRN-01",)

    def seat(self, s: Toy, f: Frame) -> int:
        return (f.seat + 1) % s.seats

    def choices(self, s: Toy, f: Frame) -> list[int]:
        return [DOUBT, BELIEVE] if s.middle else []

    def hear(self, s: Toy, f: Frame, action: int) -> None:
        back = s.middle.pop()
        if action == BELIEVE:
            s.points[f.seat] += 1
            s.deck.insert(0, back)
            s.note(BELIEVED, f.seat)
        else:
            s.reveal(back)
            kind = s.cards.face[back]
            s.points[f.seat if kind == s.claim else self.seat(s, f)] += 2
            s.shown.append(back)
            s.note(SHOWN, f.seat, kind)
        s.claim = -1

    def prompt(self, s: Toy, f: Frame) -> str:
        return "Do you believe it?"


class Drop(Ask[Toy]):
    """Whoever has many cards shows and drops one."""

    def __init__(self) -> None:
        super().__init__()
        self.public = False
        self.rules = ("TOY-HND-01",)

    def choices(self, s: Toy, f: Frame) -> list[int]:
        return kinds(s, s.hands[f.seat], DROP) if len(s.hands[f.seat]) > 2 else []

    def reason(self, s: Toy, f: Frame, action: int) -> int:
        return 3 if action >= DROP else 0

    def hear(self, s: Toy, f: Frame, action: int) -> None:
        back = s.turn_up(s.hands[f.seat], action - DROP)
        s.hands[f.seat].remove(back)
        s.shown.append(back)
        s.note(DROPPED, f.seat, action - DROP)

    def prompt(self, s: Toy, f: Frame) -> str:
        return "What do you drop?"


class NextTurn(Do[Toy]):
    """Every other turn what was shown goes back and most of the deck is shuffled."""

    def do(self, s: Toy, f: Frame) -> None:
        s.turns += 1
        if s.turns % 2 == 0:
            s.deck = s.shown + s.deck
            s.shown = []
            s.shuffle(s.deck[: len(s.deck) * 2 // 3])
        if s.turns >= ROUNDS:
            best = max(s.points)
            winners = tuple(seat for seat in range(s.seats) if s.points[seat] == best)
            s.finish(Outcome(tuple(s.points), winners, "All rounds are played.", ()))
        s.pop()
        s.push(f.program, (f.seat + 1) % s.seats)


class ToyGame(Game[Toy]):
    def __init__(self) -> None:
        steps = [Stake(), Pull(), PutBack(), Look(), Order(), Offer(), Claim(), Doubt(), Drop(), NextTurn()]
        options = {"bag": Option("yes", ("yes", "no"), "whether there is a bag")}
        designs = [CARD] * len(DECK) + [PIECE] * len(BAG)
        self.turn = Program("turn", [*steps])
        super().__init__(
            id="toy",
            title="Toy",
            seats=range(2, 4),
            space=SPACE,
            programs=[self.turn],
            reasons=REASONS,
            bound=400,
            fields=FIELDS,
            designs=designs,
            kinds=EVENTS,
            faces=KINDS,
            options=options,
            content="toy",
        )

    def blank(self, seats: int, options: dict[str, object]) -> Toy:
        s = Toy(self, seats, options, None)
        s.cards = sealed([*DECK, *BAG])
        return s

    def setup(self, s: Toy) -> None:
        s.deck = list(range(len(DECK)))
        s.bag = list(range(len(DECK), len(DECK) + len(BAG)))
        s.shuffle(s.deck)
        s.shuffle(s.bag)
        for seat in range(s.seats):
            s.draw(seat)
            s.draw(seat)
        s.push(self.turn, 0)

    def label(self, s: Toy, action: int, seat: int) -> str:
        return self.text(action).replace(":", " ").capitalize()


GAME = ToyGame()
