"""Step 1 and Step 2: tokens are drawn, assigned behind the screens and compared (RSG-DRAW, RSG-ASG, RSG-LEAD)."""

from collections.abc import Mapping
from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import AREAS, TOKENS
from cinderbox.games.resurgence.reasons import IN_ORDER
from cinderbox.games.resurgence.state import ASSIGN, LEADERSHIP, ResurgenceState
from cinderbox.games.resurgence.steps.events import turn_up_event
from cinderbox.games.resurgence.steps.rewards import give_all
from cinderbox.games.resurgence.verbs import assign, climb, draw, foe_climbs, open_bag
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.together import Pick, Together

STRENGTH: Final = [3, 2, 2, 2, 1]  # of a Hero, the Specialists, a Laborer (RSG-LEAD-02)
STRONG: Final = 4  # a sole highest total that advances one more (RSG-LEAD-06)


class BeginRound(Do[ResurgenceState]):
    """A new event from round 2 on; in the solo game a Mutant Leadership card (RSG-EVT-01 to -03, RSG-SOLO-10)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        s.round += 1
        s.stage = ASSIGN
        s.note(log.ROUND, s.round)
        if s.solo:
            back = s.foe_deck[-1]
            s.foe_deck = s.foe_deck[:-1]
            s.foe_cards = [*s.foe_cards, back]
            s.reveal(back)
            s.note(log.FOE_CARD_UP, s.cards.face[back])
        elif s.round > 1:
            s.starter = (s.starter + 1) % s.seats
            s.note(log.FIRST, s.starter)
            turn_up_event(s)


class DrawAll(Do[ResurgenceState]):
    """All players draw before anybody assigns (RSG-DRAW-01 to -04)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        for seat in range(s.seats):
            draw(s, seat, s.content.levels[s.levels[seat] - 1].draw, True)
            kinds = s.tokens(s.drawn[seat])
            if sum(kinds):
                s.tell(seat, log.GOT, seat, kinds[0], kinds[1], kinds[2], [kinds[3], kinds[4]])


def to_assign(s: ResurgenceState, seat: int) -> list[int]:
    """The types of the drawn tokens, in the order in which they are assigned."""
    return sorted([s.cards.face[back] for back in s.drawn[seat]])


class Assign(Pick[ResurgenceState]):
    """An area for each token; within a type from Metro to Compound, so that each way to assign is one path."""

    rules: tuple[str, ...] = ("RSG-ASG-01", "RSG-ASG-02", "RSG-RUL-23")
    verb = "assign"
    refusal = IN_ORDER

    def targets(self, s: ResurgenceState, seat: int, answers: list[int]) -> list[int]:
        kinds, given = to_assign(s, seat), len(answers)
        if given >= len(kinds):
            return []
        again = given > 0 and kinds[given] == kinds[given - 1]
        return list(range(s.codes.target(answers[-1]) if again else 0, len(AREAS)))

    def details(self, s: ResurgenceState, seat: int, answers: list[int]) -> Mapping[str, object]:
        return {"tokens": [TOKENS[token] for token in to_assign(s, seat)], "at": len(answers)}

    def prompt(self, s: ResurgenceState, seat: int, answers: list[int]) -> str:
        kinds = to_assign(s, seat)
        rest = [TOKENS[token].title() for token in kinds[len(answers) + 1 :]]
        more = f" Then: {', '.join(rest)}." if rest else ""
        return f"To which area do you assign the {TOKENS[kinds[len(answers)]].title()}?{more}"


class AssignAll(Together[ResurgenceState]):
    """Everybody assigns in secret; then all boards are revealed at once (RSG-LEAD-01)."""

    def resolve(self, s: ResurgenceState, f: Frame, answers: list[list[int]]) -> None:
        s.stage = LEADERSHIP
        for seat in range(s.seats):
            for token, answer in zip(to_assign(s, seat), answers[seat], strict=True):
                assign(s, seat, token, s.codes.target(answer))
            open_bag(s, seat)
            for area in range(len(AREAS)):
                kinds = s.tokens(s.areas[seat * 3 + area])
                if sum(kinds):
                    s.note(log.ASSIGNED, seat, area, kinds[0], kinds[1], [kinds[2], kinds[3], kinds[4]])


def strength(s: ResurgenceState, seat: int, area: int) -> int:
    """A player's total in an area (RSG-LEAD-02)."""
    return sum([STRENGTH[s.cards.face[back]] for back in s.areas[seat * 3 + area]])


class Compare(Do[ResurgenceState]):
    """One area: all moves together, then bonuses in turn order (RSG-LEAD-03 to -06, RSG-RUL-24 to -26)."""

    def __init__(self, area: int) -> None:
        super().__init__()
        self.area = area

    def do(self, s: ResurgenceState, f: Frame) -> None:
        if s.solo:
            steps = [self.against_mutants(s)]
        else:
            steps = self.steps([strength(s, seat, self.area) for seat in range(s.seats)])
            if not sum(steps):
                s.note(log.TIED, self.area)
        earned = [climb(s, seat, self.area, steps[seat]) for seat in range(s.seats)]
        for seat in reversed(s.order()):
            give_all(s, seat, earned[seat])

    def steps(self, totals: list[int]) -> list[int]:
        """How far each player advances."""
        best = max(totals)
        if min(totals) == best:
            return [0] * len(totals)
        sole = totals.count(best) == 1 and best >= STRONG
        return [(2 if sole else 1) if total == best else 0 for total in totals]

    def against_mutants(self, s: ResurgenceState) -> int:
        """The band of the Mutant Leadership card that holds the player's total (RSG-SOLO-11, RSG-RUL-78)."""
        total = strength(s, 0, self.area)
        card = s.content.leadership[s.cards.face[s.foe_cards[-1]]]
        for band in card.bands[self.area]:
            if total <= band.most:
                foe_climbs(s, self.area, band.mutants)
                return band.player
        return 0
