"""Council, a toy for two to six seats: a hidden hand, and everybody decides at once.

Everybody is dealt four cards from one to eight. Four times all lay a card at once and unseen; whoever laid the
highest card that nobody else laid takes a point. Most points win; no point at all is a draw.
"""

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.events import SEAT, Kinds, Named
from cinderbox.kernel.fields import Int, Ints
from cinderbox.kernel.frame import Do, Frame, Program
from cinderbox.kernel.game import Game, Reason
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.state import State
from cinderbox.kernel.together import Pick, Together
from cinderbox.kernel.zones import DECK, HAND, PILE, Zone, Zones

CARDS = [str(number) for number in range(1, 9)]
BOX = [face for face in range(8) for _ in range(4)]
ROUNDS = 4
REASONS = [
    Reason("COU-ASK-01", "That is not asked."),
    Reason("COU-END-01", "It is over."),
    Reason("COU-TRN-01", "It is not your turn."),
    Reason("COU-LAY-01", "You do not hold that card."),
]
EVENTS = Kinds()
LAID = EVENTS.add("lay", "{seat} lays a {card}.", "You lay a {card}.", seat=SEAT, card=Named(CARDS))
TOOK = EVENTS.add("take", "{seat} takes the round.", "You take the round.", seat=SEAT)
TIED = EVENTS.add("tie", "Nobody takes the round.")


class Council(State):
    round: int
    points: list[int]
    deck: list[int]
    pile: list[int]
    hands: list[list[int]]


class LayCard(Pick[Council]):
    verb = "lay"
    refusal = 3
    rules = ("COU-LAY-01",)

    def targets(self, s: Council, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else sorted(set(s.cards.faces(s.hands[seat])))

    def prompt(self, s: Council, seat: int, answers: list[int]) -> str:
        return f"Round {s.round + 1}: which card do you lay?"


class Vote(Together[Council]):
    def resolve(self, s: Council, f: Frame, answers: list[list[int]]) -> None:
        laid = [s.game.space.target(given[0]) for given in answers]
        for seat, face in enumerate(laid):
            back = s.turn_up(s.hands[seat], face)
            s.hands[seat].remove(back)
            s.pile.append(back)
            s.note(LAID, seat, face)
        alone = [face for face in laid if laid.count(face) == 1]
        if alone:
            best = laid.index(max(alone))
            s.points[best] += 1
            s.note(TOOK, best)
        else:
            s.note(TIED)


class NextRound(Do[Council]):
    def do(self, s: Council, f: Frame) -> None:
        s.round += 1
        if s.round == ROUNDS:
            best = max(s.points)
            winners = tuple([seat for seat in range(s.seats) if best and s.points[seat] == best])
            s.finish(Outcome(tuple(s.points), winners, "The council rises.", (("Rounds", tuple(s.points)),)))
        else:
            s.pop()
            s.push(f.program, -1)


class CouncilGame(Game[Council]):
    def __init__(self) -> None:
        space = ActionSpace()
        space.register("lay", CARDS)
        self.round = Program("round", [Vote([LayCard()]), NextRound()])
        super().__init__(
            id="council",
            title="Council",
            seats=range(2, 7),
            space=space,
            programs=[self.round],
            reasons=REASONS,
            bound=ROUNDS * 6,
            fields=[
                Int("round", 0, ROUNDS, "Round"),
                Ints("points", 1, title="Points", each=True),
                Zone("deck", DECK),
                Zone("pile", PILE),
                Zones("hands", HAND, title="Hand"),
            ],
            state=Council,
            box=BOX,
            faces=CARDS,
            kinds=EVENTS,
            content="council",
        )

    def setup(self, s: Council) -> None:
        s.deck = list(range(len(BOX)))
        s.shuffle(s.deck)
        for seat in range(s.seats):
            for _ in range(ROUNDS):
                back = s.deck.pop()
                s.reveal(back, 1 << seat)
                s.hands[seat].append(back)
        s.push(self.round, -1)


def make(text: str) -> CouncilGame:
    return CouncilGame()
