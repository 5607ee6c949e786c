"""Ambush, a toy for three to six seats: whoever is raided may answer from a hidden hand, in the turn of another.

Everybody holds two cards, walls and junk. In a turn one raids another seat; whoever has cards left and is raided may
show a wall, and nothing happens, or declines, and the raider has a point. That one may show a wall is asked of
everybody with cards in hand, also of those who hold junk alone. Two turns each; most points win.
"""

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.events import SEAT, Kinds
from cinderbox.kernel.fields import Int, Ints
from cinderbox.kernel.frame import Do, Frame, Program
from cinderbox.kernel.game import Game, Reason
from cinderbox.kernel.outcome import most_points
from cinderbox.kernel.state import State
from cinderbox.kernel.zones import DECK, HAND, PILE, Zone, Zones

CARDS = ["junk", "wall"]
JUNK, WALL = 0, 1
BOX = [JUNK] * 8 + [WALL] * 8
TURNS = 2  # of each
SEATS = 6
REASONS = [
    Reason("AMB-ASK-01", "That is not asked."),
    Reason("AMB-END-01", "It is over."),
    Reason("AMB-TRN-01", "It is not your turn."),
    Reason("AMB-WAL-01", "You hold no wall."),
    Reason("AMB-RAI-01", "You raid another seat that is at the table."),
]
NO_WALL, NOT_THAT = 3, 4
EVENTS = Kinds()
RAIDED = EVENTS.add("raid", "{seat} raids {other}.", seat=SEAT, other=SEAT)
HELD = EVENTS.add("hold", "{seat} shows a wall.", seat=SEAT)
LOST = EVENTS.add("lose", "{seat} is robbed.", seat=SEAT)


class Ambush(State):
    played: int
    points: list[int]
    deck: list[int]
    pile: list[int]
    hands: list[list[int]]


class Raid(Choice[Ambush]):
    verb = "raid"
    refusal = NOT_THAT
    rules = ("AMB-RAI-01",)

    def targets(self, s: Ambush, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if seat != f.seat]

    def take(self, s: Ambush, f: Frame, target: int) -> None:
        s.note(RAIDED, f.seat, target)
        s.push(s.game.programs[1], target)


class Defend(Choice[Ambush]):
    verb = "show"
    optional = True
    public = False
    refusal = NO_WALL
    rules = ("AMB-WAL-01",)

    def run(self, s: Ambush, f: Frame) -> None:
        if s.hands[f.seat]:  # all can see that
            super().run(s, f)
        else:
            s.frames[-1] = f.next()
            self.leave(s, f)

    def targets(self, s: Ambush, f: Frame) -> list[int]:
        return [WALL] if WALL in s.cards.faces(s.hands[f.seat]) else []

    def take(self, s: Ambush, f: Frame, target: int) -> None:
        back = s.turn_up(s.hands[f.seat], target)
        s.hands[f.seat].remove(back)
        s.pile.append(back)
        s.note(HELD, f.seat)

    def leave(self, s: Ambush, f: Frame) -> None:
        s.points[s.whose_turn()] += 1
        s.note(LOST, f.seat)

    def prompt(self, s: Ambush, f: Frame) -> str:
        return "You are raided: do you show a wall?"


class Next(Do[Ambush]):
    def do(self, s: Ambush, f: Frame) -> None:
        s.played += 1
        s.pop()
        if s.played < TURNS * s.seats:
            s.push(f.program, (f.seat + 1) % s.seats)
            return
        s.finish(most_points("The raids end.", (("Raids", tuple(s.points)),)))


class AmbushGame(Game[Ambush]):
    def __init__(self) -> None:
        space = ActionSpace()
        space.register("decline")
        space.register("raid", [str(seat + 1) for seat in range(SEATS)])
        space.register("show", CARDS)
        super().__init__(
            id="ambush",
            title="Ambush",
            seats=range(3, SEATS + 1),
            space=space,
            programs=[Program("turn", [Raid(), Next()]), Program("defend", [Defend()])],
            reasons=REASONS,
            bound=2 * TURNS * SEATS,
            fields=[
                Int("played", 0, TURNS * SEATS, "Turns"),
                Ints("points", 1, title="Points", each=True),
                Zone("deck", DECK),
                Zones("hands", HAND, title="Hand"),
                Zone("pile", PILE),
            ],
            state=Ambush,
            box=BOX,
            faces=CARDS,
            kinds=EVENTS,
            content="ambush",
        )

    def setup(self, s: Ambush) -> None:
        s.deck = list(range(len(BOX)))
        s.shuffle(s.deck)
        for seat in range(s.seats):
            for _ in range(2):
                back = s.deck.pop()
                s.reveal(back, 1 << seat)
                s.hands[seat].append(back)
        s.push(self.programs[0], 0)


def make(text: str) -> AmbushGame:
    return AmbushGame()
