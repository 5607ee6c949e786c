"""The phases of a round around the turns: Reset, Yugai Patrol, Award Renown, and the end of the game."""

from typing import Final

from cinderbox.games.remnants import log, verbs, wire
from cinderbox.games.remnants.board import SPACES
from cinderbox.games.remnants.model import INCOME, PER_OTHER, PER_OTHER_MOST
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import IN_ORDER, NOT_HELD
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.move import look_up
from cinderbox.games.remnants.steps.refresh import discarding
from cinderbox.games.remnants.steps.turn import TURNS, StartTurns
from cinderbox.games.remnants.steps.ycu import FIGHTS
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.together import Pick, Together

LAST_ROUND: Final = 30  # the game is scored then, whoever has earned nothing (COR-RUL-71)


class StartRound(Do[RemnantsState]):
    """What is allowed once a round is allowed again."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.round += 1
        s.armored = [0] * s.seats
        s.trophies = 0
        s.note(log.ROUND, s.round)


# -- Reset -----------------------------------------------------------------------------------------------------------


class ResetDiscard(Pick[RemnantsState]):
    """Any number of cards of the hand, in the order of their kinds, all players at once (COR-RESET-01, COR-RUL-08)."""

    rules: tuple[str, ...] = ("COR-RESET-01", "COR-RUL-08")
    verb = "discard"

    def left(self, s: RemnantsState, seat: int, answers: list[int]) -> list[int]:
        """The kinds that are still in hand, each as often as it is."""
        kinds = [s.cards.face[back] for back in s.hands[seat]]
        for answer in answers:
            kinds.remove(s.codes.target(answer))
        return sorted(kinds)

    def targets(self, s: RemnantsState, seat: int, answers: list[int]) -> list[int]:
        least = s.codes.target(answers[-1]) if answers else 0
        return sorted({kind for kind in self.left(s, seat, answers) if kind >= least})

    def choices(self, s: RemnantsState, seat: int, answers: list[int]) -> list[int]:
        if (answers and answers[-1] == s.codes.done) or len(answers) == len(s.hands[seat]):
            return []
        return [s.codes.done, *super().choices(s, seat, answers)]

    def refuse(self, s: RemnantsState, seat: int, answers: list[int], target: int) -> int:
        return IN_ORDER if target in self.left(s, seat, answers) else NOT_HELD

    def quote(self, s: RemnantsState, seat: int, answers: list[int], wanted: dict[str, int]) -> wire.Discarding:
        least = s.codes.target(answers[-1]) if answers else 0
        return discarding(s, self.left(s, seat, answers), least, wanted)

    def prompt(self, s: RemnantsState, seat: int, answers: list[int]) -> str:
        return "Which cards do you discard before the new round?"


class Reset(Together[RemnantsState]):
    """Discard, shuffle under, draw; the token, income, both rows (COR-RESET-01 to -07)."""

    def resolve(self, s: RemnantsState, f: Frame, answers: list[list[int]]) -> None:
        for seat in range(s.seats):
            for answer in answers[seat]:
                if answer != s.codes.done:
                    verbs.discard(s, seat, s.codes.target(answer))
        for seat in range(s.seats):
            verbs.refill(s, seat)
        s.first_player = (s.first_player + 1) % s.seats
        s.note(log.FIRST, s.first_player)
        for seat in range(s.seats):
            verbs.gain(s, seat, s.content.numbers.income + s.power(seat, INCOME))
        verbs.clear_market(s)
        verbs.turn_up_goods(s, s.content.numbers.market)
        verbs.clear_row(s)
        verbs.turn_up_members(s, s.content.numbers.row)


# -- Yugai Patrol ------------------------------------------------------------------------------------------------------


class Patrol(Do[RemnantsState]):
    """Tokens to the bag, two coordinates cards, new tokens; then all concerned fight (COR-PATROL-01 to -07)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.note(log.PATROL)
        kinds = len(s.content.tokens)
        for token in s.tokens:
            verbs.bag_token(s, token // kinds, token % kinds)
        spaces: list[int] = []
        for _ in range(s.content.numbers.patrol):
            orders = verbs.reveal_orders(s)
            if orders >= 0:
                spaces += s.content.orders[orders].spaces[s.side]
        for space in spaces:
            verbs.place_token(s, space)
        verbs.put_orders_away(s)
        s.fighter = -1
        s.push(FIGHTS, -1)


class EndPatrol(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        look_up(s)


# -- Award Renown and the end ----------------------------------------------------------------------------------------


def space_award(s: RemnantsState, seat: int) -> int:
    """Renown of the award spaces that a player controls (COR-AWARD-01, COR-RUL-41)."""
    return sum([s.board.awards[space] for space in range(SPACES) if s.board.awards[space] and s.owner(space) == seat])


def tile_award(s: RemnantsState, seat: int) -> int:
    """Renown of the developments that a player controls (COR-AWARD-02)."""
    mine = s.controlled(seat)
    total = 0
    for number in mine:
        made = s.development(s.tiles[number])
        total += made.renown
        total += min(made.powers[PER_OTHER_MOST], made.powers[PER_OTHER] * (len(mine) - 1))
    return total


class Award(Do[RemnantsState]):
    """Everybody gets all of it; if the pool cannot pay, the game ends (COR-AWARD-06, COR-END-01, COR-RUL-68, -69)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.note(log.AWARDS)
        total = 0
        for seat in s.clockwise(s.first_player):
            spaces, tiles = space_award(s, seat), tile_award(s, seat)
            total += spaces + tiles
            s.renown[seat] += spaces + tiles
            s.note(log.AWARDED, seat, spaces + tiles, spaces, tiles)
        if total > s.renown_pool:
            s.renown_pool = 0
            s.note(log.SHORT)
            finish(s, "The renown pool could not pay all that was earned.")
            return
        s.renown_pool -= total
        if s.round >= LAST_ROUND:
            finish(s, f"Round {LAST_ROUND} is over.")
            return
        s.frames[-1] = Frame(ROUND, 0, -1, -1, -1, 0)


def goods_score(s: RemnantsState) -> list[int]:
    return [s.goods_owned(seat) * s.content.numbers.goods_renown for seat in range(s.seats)]


def scored(s: RemnantsState) -> list[int]:
    """Renown and black market cards count (COR-END-02)."""
    cards = goods_score(s)
    return [s.renown[seat] + cards[seat] for seat in range(s.seats)]


def finish(s: RemnantsState, reason: str) -> None:
    """What was scored counts, ARCs break ties, else the win is shared (COR-END-02 to -04, COR-RUL-70)."""
    cards = tuple(goods_score(s))
    scores = tuple(scored(s))
    best = max([(scores[seat], s.arcs[seat]) for seat in range(s.seats)])
    winners = tuple([seat for seat in range(s.seats) if (scores[seat], s.arcs[seat]) == best])
    for seat in winners:
        s.note(log.WON, seat)
    thousands = tuple([amount * 1000 for amount in s.arcs])
    sheet = (("renown", tuple(s.renown)), ("black market cards", cards), ("ARCs", thousands))
    s.finish(Outcome(scores, winners, reason, sheet))


class PlayTurns(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        s.push(TURNS, -1)


FIRST_ROUND = PROGRAMS.add("first_round", StartRound(), StartTurns(), PlayTurns(), Patrol(), EndPatrol(), Award())
ROUND = PROGRAMS.add(
    "round", StartRound(), Reset([ResetDiscard()]), StartTurns(), PlayTurns(), Patrol(), EndPatrol(), Award()
)
