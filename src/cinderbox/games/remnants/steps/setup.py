"""Setting up: leaders, decks, the supply, who is first, and which side each player enters from."""

from cinderbox.games.remnants import log, verbs
from cinderbox.games.remnants.board import LEVELS
from cinderbox.games.remnants.model import COLOURS
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import LEADER_TAKEN, NO_ENTRY, SIDE_TAKEN
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.rounds import FIRST_ROUND
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame


def highest(s: RemnantsState) -> int:
    """Everybody rolls; who ties for the highest rolls again (COR-SETUP-17, COR-SETUP-18)."""
    seats = list(range(s.seats))
    while len(seats) > 1:
        rolls: list[int] = []
        for seat in seats:
            shown = verbs.roll(s, verbs.SIX)
            rolls.append(shown)
            s.note(log.ROLLED, seat, shown)
        best = max(rolls)
        seats = [seats[i] for i in range(len(seats)) if rolls[i] == best]
    return seats[0]


class PickFirst(Do[RemnantsState]):
    """A roll of its own decides who picks first (COR-SETUP-02, COR-RUL-66); `n` of the frame is who is next."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        seat = highest(s)
        s.note(log.PICKS, seat)
        s.frames[-1] = f.next().counting(seat)


class PickLeader(Choice[RemnantsState]):
    rules: tuple[str, ...] = ("COR-SETUP-01", "COR-SETUP-02")
    verb = "leader"
    refusal = LEADER_TAKEN

    def seat(self, s: RemnantsState, f: Frame) -> int:
        return f.n

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return [colour for colour in range(len(COLOURS)) if colour not in s.leaders] if s.leaders[f.n] < 0 else []

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        lead(s, f.n, target)
        s.frames[-1] = f.counting((f.n + 1) % s.seats)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which gang do you lead?"


def lead(s: RemnantsState, seat: int, colour: int) -> None:
    s.leaders[seat] = colour
    s.note(log.LEADS, seat, colour)


class DrawLeaders(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        left = list(range(len(COLOURS)))
        for seat in range(s.seats):
            lead(s, seat, left.pop(s.random(len(left))))


class LayOut(Do[RemnantsState]):
    """Decks, rows, figures, money, the bag and the supply (COR-SETUP-03 to -16)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        c, n = s.content, s.content.numbers
        s.box = [
            back
            for colour in range(len(COLOURS))
            if colour not in s.leaders
            for back in range(c.starter_back[colour], c.starter_back[colour + 1])
        ]
        for seat in range(s.seats):
            colour = s.leaders[seat]
            s.piles[seat] = list(range(c.starter_back[colour], c.starter_back[colour + 1]))
            s.shuffle(s.piles[seat])
            s.arcs[seat] = n.starting_arcs
            s.note(log.STARTS, seat, n.starting_arcs)
            s.pool[seat] = n.pool
            s.unused[seat] = n.figures - n.pool
            verbs.draw(s, seat, n.hand)
        s.members = list(range(c.member_back, c.goods_back))
        s.shuffle(s.members)
        verbs.turn_up_members(s, n.row)
        s.goods = list(range(c.goods_back, c.order_back))
        s.shuffle(s.goods)
        verbs.turn_up_goods(s, n.market)
        choose_kinds(s, [])
        s.renown_pool = n.renown
        s.orders = list(range(c.order_back, len(c.faces)))
        s.shuffle(s.orders)
        s.bag = [token.count for token in c.tokens]


def choose_kinds(s: RemnantsState, sure: list[int]) -> None:
    """Three kinds of developments of each level, some of which may be settled (COR-SETUP-10)."""
    found: list[int] = []
    for level in range(len(LEVELS)):
        mine = [one.kind for one in s.content.developments if one.level == level]
        chosen = [kind for kind in mine if kind in sure]
        left = [kind for kind in mine if kind not in sure]
        while len(chosen) < s.content.numbers.per_level:
            chosen.append(left.pop(s.random(len(left))))
        found += sorted(chosen)
    s.kinds = found
    for kind in found:
        s.note(log.IN_GAME, kind)


class RollFirst(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        s.first_player = highest(s)
        s.note(log.FIRST, s.first_player)
        s.frames[-1] = f.next().counting(s.first_player)


class ChooseSide(Choice[RemnantsState]):
    """A side of the board each, in seat order from the first player (COR-SETUP-07, COR-RUL-66)."""

    rules: tuple[str, ...] = ("COR-SETUP-07", "COR-BOARD-09")
    verb = "side"

    def seat(self, s: RemnantsState, f: Frame) -> int:
        return f.n

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return sorted([space for space in s.board.entries if space not in s.entries]) if s.entries[f.n] < 0 else []

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        return SIDE_TAKEN if target in s.board.entries else NO_ENTRY

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        s.entries[f.n] = target
        s.note(log.SIDE, f.n, target)
        s.frames[-1] = f.counting((f.n + 1) % s.seats)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "At which side do you enter the city?"


class Begin(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        s.frames[-1] = Frame(FIRST_ROUND, 0, -1, -1, -1, 0)


DRAFTED = PROGRAMS.add("drafted", PickFirst(), PickLeader(), LayOut(), RollFirst(), ChooseSide(), Begin())
DRAWN = PROGRAMS.add("drawn", DrawLeaders(), LayOut(), RollFirst(), ChooseSide(), Begin())
