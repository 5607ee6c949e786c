"""Getting started: the map, the Basecamps, the draft of Discovery cards, the radiation screen."""

from cinderbox.games.residuum import layout, log, terrain, verbs, wire
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.reasons import (
    MANY_TOUCH,
    NEAR_CAMP,
    NEAR_TOWN,
    NO_SCREEN,
    NO_TILE,
    NOT_LOOKED,
    NOT_WASTE,
    OFF_MAP,
    ONE_TOUCH,
    OTHER_NAME,
    TILE_THERE,
    TOO_RICH,
)
from cinderbox.games.residuum.state import ACTIVE, ResiduumState
from cinderbox.games.residuum.tables import POSTS, RADIATION, RIDERS, WALLS, WASTELAND
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program

# -- the map -------------------------------------------------------------------------------------------------


class DrawThree(Do[ResiduumState]):
    """Players take draw-three turns until the stack is empty; `n` were taken (RSD-MAP-06, RSD-RUL-06)."""

    def __init__(self, laying: Program) -> None:
        super().__init__()
        self.laying = laying
        self.rules = ("RSD-MAP-06", "RSD-MAP-07")

    def do(self, s: ResiduumState, f: Frame) -> None:
        if s.stack:
            s.drawn = s.stack[-3:][::-1]
            s.stack = s.stack[:-3]
            for back in s.drawn:
                s.reveal(back)
            s.frames[-1] = f.counting(f.n + 1)
            s.push(self.laying, (s.lead + f.n) % s.seats)
        else:
            s.frames[-1] = f.next().counting(0)


class ChooseTile(Choice[ResiduumState]):
    """Which of the drawn tiles is placed next; equal ones are one choice (RSD-MAP-07)."""

    verb = "tile"
    refusal = NO_TILE

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-MAP-07",)

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return sorted({s.cards.face[back] for back in s.drawn})

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.frames[-1] = f.next().naming(s.drawn[verbs.place_of(s, s.drawn, target)])

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Which tile do you place next?"


class PlaceTile(Choice[ResiduumState]):
    """Where the tile goes, as a side of the lowest hex it touches."""

    verb = "place"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-MAP-08", "RSD-MAP-09", "RSD-MAP-10", "RSD-RUL-04")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [edge.side for edge in s.board.edges if layout.may_touch(f.n, edge.touches)]

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        cell = s.board.cell_beside(target // 6, target % 6) if target // 6 < s.board.size else -1
        if cell < 0:
            return OFF_MAP
        if s.board.at(cell) >= 0:
            return TILE_THERE
        touches = s.board.touches(cell)
        if layout.may_touch(f.n, touches):
            return OTHER_NAME
        return ONE_TOUCH if touches == 1 else MANY_TOUCH

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        cell = s.board.cell_beside(target // 6, target % 6)
        n = layout.touched(f.n, s.board.touches(cell))
        s.drawn = [back for back in s.drawn if back != f.that]
        terrain.lay_tile(s, f.that, cell)
        s.frames[-1] = f.next().counting(n)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return f"Where does the {log.land_name(s.cards.face[f.that])} go?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Tile:
        return {"tile": wire.LANDS[s.cards.face[f.that]]}


class LayAll(Do[ResiduumState]):
    """The quick map: the engine takes all draw-three turns by the same rules, and sees to a fair map."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        for cell in layout.fair_cells(s):
            back = s.stack[-1]
            s.stack = s.stack[:-1]
            terrain.lay_tile(s, back, cell)


class FillHoles(Do[ResiduumState]):
    """Every hole gets the next Starting tile (RSD-MAP-11 to -13, RSD-RUL-07, RSD-RUL-08)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        for cell in s.board.holes():
            if s.starting:
                back = s.starting[-1]
                s.starting = s.starting[:-1]
                terrain.lay_tile(s, back, cell)


# -- Basecamps -----------------------------------------------------------------------------------------------


class PlaceCamp(Choice[ResiduumState]):
    """Each player in turn puts the Basecamp and the first pieces on a hex (RSD-CAMP-01, -10)."""

    verb = "on"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-CAMP-01", "RSD-CAMP-02", "RSD-CAMP-03", "RSD-CAMP-04", "RSD-CAMP-05")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return layout.camp_sites(s.board, s.land, s.camps)

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        if target >= s.board.size:
            return OFF_MAP
        if s.land[target] != WASTELAND:
            return NOT_WASTE
        if TOWN in s.board.near[target]:
            return NEAR_TOWN
        away = s.board.distances(target, 0)
        for camp in s.camps:
            if camp >= 0 and away[camp] < layout.APART:
                return NEAR_CAMP
        return TOO_RICH

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        seat = f.seat
        s.camps[seat] = target
        s.camps_on |= 1 << seat
        s.riders[seat * RIDERS] = target * 8 | ACTIVE
        s.posts[seat * POSTS] = target * 2
        s.walls[seat * WALLS] = target
        s.note(log.CAMP, seat, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Where is your Basecamp?"


class EachInTurn(Do[ResiduumState]):
    """A program for each player, from the Lead Player clockwise, some rounds; `n` have had it."""

    def __init__(self, what: Program, rounds: int) -> None:
        super().__init__()
        self.what = what
        self.rounds = rounds

    def do(self, s: ResiduumState, f: Frame) -> None:
        if f.n < self.rounds * s.seats:
            s.frames[-1] = f.counting(f.n + 1)
            s.push(self.what, (s.lead + f.n) % s.seats)
        else:
            s.frames[-1] = f.next().counting(0)


# -- the draft -----------------------------------------------------------------------------------------------


class LookAtThree(Do[ResiduumState]):
    """Draw the top three Discovery cards (RSD-DRAFT-02, -04)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        verbs.look(s, f.seat, 3)


class KeepOne(Choice[ResiduumState]):
    """Keep one of the cards looked at; nobody else sees which."""

    verb = "keep"
    public = False
    secret = True
    refusal = NOT_LOOKED

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-DRAFT-02", "RSD-DISC-09")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return sorted([s.cards.face[back] for back in s.aside])

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.keep(s, f.seat, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Which of these Discovery cards do you keep?"


class PutBack(KeepOne):
    """Of the other two one goes back on top of the deck, one is discarded face down (RSD-DRAFT-03)."""

    verb = "top"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-DRAFT-03",)

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        aside = s.aside[:]
        back = s.pick_unseen(f.seat, aside, verbs.place_of(s, aside, target))
        s.deck = [*s.deck, back]
        s.discard = s.discard + aside
        s.aside = []
        s.note(log.PUT_BACK, f.seat)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Which of the other two goes back on top? The next player draws it; the last is discarded."


class EndDraft(Do[ResiduumState]):
    """The discards are shuffled into the deck, and a First Player is chosen (RSD-DRAFT-06 to -09)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.deck = s.discard + s.deck
        s.discard = []
        s.shuffle(s.deck)
        s.starter = s.random(s.seats)
        s.note(log.STARTS, s.starter)


class Screen(Choice[ResiduumState]):
    """Who sits among Radiation Zones alone may replace one of them (RSD-CAMP-08, -09, RSD-RUL-11)."""

    verb = "on"
    optional = True
    refusal = NO_SCREEN

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-CAMP-08", "RSD-RUL-11")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        near = s.board.near[s.camps[f.seat]]
        if not s.piles[2] or not all(s.land[hex] == RADIATION for hex in near):
            return []
        return near[:]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        terrain.screen(s, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Radiation Zones all round: you may turn one of them into a Wasteland."


class FirstTurn(Do[ResiduumState]):
    """Setup is over: the First Player's first turn begins (RSD-DRAFT-08, -09)."""

    def __init__(self, turn: Program) -> None:
        super().__init__()
        self.turn = turn

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.round = 1
        s.lead = -1
        s.pop()
        s.push(self.turn, s.starter)
