"""Positions written by hand: a short text, laid out on a table and checked.

    seats: 3                          2 if nothing is said; the side of the board follows
    round: 2                          first: A          turn: A            seats are called A, B, C, D
    phase: turn                       or reset, battle (the Move is done, what is contested is fought), patrol, award
    A leader: red                     A entry: D1
    A hand: red_brute, red_ambush     cards by id or name
    A pile: red_scrapper, ...         the draw pile from the top; ... is the rest of his starter cards, shuffled
    A discard: blue_worker            A front: bm_hover_bikes (permanent cards)
    A figures: D4 2, D3, pool 5       or A pool: 5; if nothing is said, 7 less the figures on the board
    A arcs: 3000                      A renown: 3       A turns: 2 (used)  A won: 4 (battles)   A met: feared, turf
    tiles: dev_penthouse D4; dev_star_dust_lab A1 B1 C1 x4          x4: so many products lie there
    tokens: trooper D4, patrol D4
    row: gm_fighter, gm_medic         face-up gang members, "-" for none; members: the deck from the top
    market: bm_grenade                face-up black market cards, "-" for none; goods: the deck from the top
    orders: coord_01, coord_05        the coordinates deck from the top
    kinds: dev_casino                 developments that are in the game, besides those on the board
    dice: 1 0 3 2                     what dice will show next, in the order they are rolled: hits, or 1 to 6

What is not said is as at the start: 2,000 ARCs, no renown, an empty hand, the rest of the starter cards in the draw
pile (without a line `pile`), four cards in each row. Starter cards that a line `pile` leaves out are removed from the
game. Leaders are red, blue, yellow, green in seat order; sides are taken in the order D1, D7, G4, A4, or A2, G2, D7.
"""

from typing import Final

from librt.vecs import append, vec

from cinderbox.games.remnants.affairs import Tile
from cinderbox.games.remnants.board import SITES, SPACES, space_number
from cinderbox.games.remnants.model import COLOURS, CONDITIONS
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.move import MOVING, SETTLING
from cinderbox.games.remnants.steps.rounds import ROUND
from cinderbox.games.remnants.steps.setup import choose_kinds
from cinderbox.games.remnants.steps.turn import TURN, TURNS
from cinderbox.kernel.errors import BadData
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.game import Game
from cinderbox.kernel.plain import shown
from cinderbox.kernel.position import BadPosition, choice, lines, number, words
from cinderbox.kernel.rng import seeded

SEATS: Final = "ABCD"
PLAYER: Final = (
    "leader", "entry", "hand", "pile", "discard", "front", "figures", "pool", "arcs", "renown", "turns", "won", "met"
)  # fmt: skip
TABLE: Final = (
    "seats", "round", "first", "turn", "phase", "tiles", "tokens", "row", "members", "market", "goods", "orders",
    "kinds", "dice",
)  # fmt: skip
LINES: Final = [*TABLE, *[f"{seat} {line}" for seat in SEATS for line in PLAYER]]
PHASES: Final = ["turn", "battle", "reset", "patrol", "award"]
LEADERS: Final = ["red", "blue", "yellow", "green"]
SIDES: Final = [["D1", "D7", "G4", "A4"], ["A2", "G2", "D7"]]
# Where in the program of a round the phases begin; the first round has no Reset phase.
PLAYER_TURNS: Final = 4
PATROL: Final = 4
AWARD: Final = 6


class Layout:
    """A table being laid out: hands out backs for named cards, each once."""

    def __init__(self, s: RemnantsState, given: dict[str, str]) -> None:
        self.s = s
        self.given = given
        c = s.content
        self.kinds = {card.id: card.kind for card in c.cards}
        for card in c.cards:
            self.kinds.setdefault(card.name.lower(), card.kind)
        for i, orders in enumerate(c.orders):
            self.kinds[orders.id] = c.order_face + i
        self.free = list(range(len(c.faces)))

    # -- pieces by name

    def kind(self, name: str) -> int:
        found = self.kinds.get(name.lower())
        if found is None:
            raise BadPosition(f"There is no card {shown(name)}.")
        return found

    def back(self, name: str) -> int:
        """An unused card of that name."""
        kind = self.kind(name)
        for back in self.free:
            if self.s.cards.face[back] == kind:
                self.free.remove(back)
                return back
        raise BadPosition(f"There is no further {name}: all copies are on the table.")

    def cards(self, line: str) -> list[int]:
        """The cards of a line, in its order; a dash alone is none."""
        return [self.back(name) for name in words(self.given.get(line, "")) if name not in ("-", "...")]

    def space(self, line: str, name: str) -> int:
        found = space_number(name)
        if found not in self.s.board.usable:
            raise BadPosition(f"{line}: {shown(name)} is no space of this city.")
        return found

    def development(self, line: str, name: str) -> int:
        for one in self.s.content.developments:
            if name.lower() in (one.id, one.name.lower()):
                return one.kind
        raise BadPosition(f"{line}: there is no development {shown(name)}.")

    def seat(self, line: str, default: int) -> int:
        return choice(line, self.given[line], list(SEATS[: self.s.seats])) if line in self.given else default

    def number(self, line: str, default: int, most: int) -> int:
        return number(line, self.given[line], 0, most) if line in self.given else default

    # -- lines

    def player(self, seat: int) -> None:
        s, letter = self.s, SEATS[seat]
        s.leaders[seat] = choice(f"{letter} leader", self.given.get(f"{letter} leader", LEADERS[seat]), COLOURS)
        side = self.given.get(f"{letter} entry", SIDES[s.side][seat])
        s.entries[seat] = self.space(f"{letter} entry", side)
        arcs = self.number(f"{letter} arcs", s.content.numbers.starting_arcs * 1000, 9_000_000)
        if arcs % 1000:
            raise BadPosition(f"{letter} arcs: amounts are multiples of 1,000.")
        s.arcs[seat] = arcs // 1000
        s.renown[seat] = self.number(f"{letter} renown", 0, s.content.numbers.renown)
        s.tracks[seat] = self.number(f"{letter} turns", 0, s.content.numbers.turns)
        s.won[seat] = self.number(f"{letter} won", 0, 999)
        for name in words(self.given.get(f"{letter} met", "")):
            s.met[seat] |= 1 << choice(f"{letter} met", f"inf_{name.replace(' ', '_')}", CONDITIONS)
        self.figures(seat, f"{letter} figures")

    def figures(self, seat: int, line: str) -> None:
        s = self.s
        pool = -1
        placed = 0
        for one in words(self.given.get(line, "")):
            name, *rest = one.split()
            if len(rest) > 1:
                raise BadPosition(f"{line}: figures are written D4, D4 2 or pool 3, not {shown(one)}.")
            count = number(line, rest[0], 0, s.content.numbers.figures) if rest else 1
            if name.lower() == "pool":
                pool = count
            else:
                s.figures[seat * SPACES + self.space(line, name)] += count
                placed += count
        usual = max(0, s.content.numbers.pool - placed) if pool < 0 else pool
        s.pool[seat] = self.number(f"{SEATS[seat]} pool", usual, s.content.numbers.figures)
        s.unused[seat] = s.content.numbers.figures - placed - s.pool[seat]
        if s.unused[seat] < 0:
            raise BadPosition(f"{line}: there are {s.content.numbers.figures} figures of a colour.")

    def deck(self, seat: int) -> None:
        """A player's cards; hand and draw pile together are known to everybody, but not what is where."""
        s, letter = self.s, SEATS[seat]
        s.hands[seat] = self.cards(f"{letter} hand")
        s.discards[seat] = self.cards(f"{letter} discard")
        s.fronts[seat] = self.cards(f"{letter} front")
        pile = self.cards(f"{letter} pile")
        first, end = s.content.starter_back[s.leaders[seat]], s.content.starter_back[s.leaders[seat] + 1]
        rest = [back for back in self.free if first <= back < end]
        self.free = [back for back in self.free if back not in rest]
        line = self.given.get(f"{letter} pile", "...")
        if words(line)[-1:] == ["..."]:
            s.shuffle(rest)
            pile += rest
        else:
            s.removed += rest
        s.piles[seat] = pile[::-1]
        hidden = [*s.hands[seat], *pile]
        s.cards.mix(hidden, hidden, 0)
        for back in s.hands[seat]:
            s.reveal(back, 1 << seat)

    def shared(self, deck: str, row: str, first: int, end: int, count: int) -> tuple[list[int], list[int]]:
        """A shared deck, the top last, and the cards that are face up."""
        s = self.s
        up = self.cards(row) if row else []
        top = self.cards(deck)
        rest = [back for back in self.free if first <= back < end]
        self.free = [back for back in self.free if back not in rest]
        s.shuffle(rest)
        if row and row not in self.given:
            up = rest[:count]
            rest = rest[count:]
            for back in up:
                s.reveal(back)
                s.cards.lift(back)
        hidden = [*top, *rest]
        s.cards.mix(hidden, hidden, 0)
        return hidden[::-1], up

    def tiles(self) -> None:
        s = self.s
        for one in [part.strip() for part in self.given.get("tiles", "").split(";") if part.strip()]:
            parts = one.split()
            spaces = [part for part in parts if space_number(part) >= 0]
            stock = [part for part in parts if part[0] == "x" and part[1:].isdigit()]
            name = " ".join([part for part in parts if part not in spaces and part not in stock])
            kind = self.development("tiles", name)
            mask = sum({1 << self.space("tiles", space) for space in spaces})
            sites = [site for site in s.content.developments[kind].sites[s.side] if SITES[site].mask == mask]
            if not sites:
                raise BadPosition(f"tiles: {name} may not lie on {', '.join(spaces) or 'nothing'}.")
            s.tiles.append(Tile(kind, sites[0], int(stock[0][1:]) if stock else 0))

    def tokens(self) -> None:
        s = self.s
        kinds = [token.word for token in s.content.tokens]
        s.bag = [token.count for token in s.content.tokens]
        found: list[int] = []
        for one in words(self.given.get("tokens", "")):
            name, _, where = one.rpartition(" ")
            kind = choice("tokens", name.strip().lower(), kinds)
            found.append(self.space("tokens", where) * len(kinds) + kind)
            s.bag[kind] -= 1
            if s.bag[kind] < 0:
                raise BadPosition(f"tokens: there are {s.content.tokens[kind].count} of {name}.")
        s.tokens = sorted(found)

    def supply(self) -> None:
        s = self.s
        sure = {tile.kind for tile in s.tiles}
        sure |= {self.development("kinds", name) for name in words(self.given.get("kinds", ""))}
        for level in range(3):
            if (
                len([kind for kind in sure if s.content.developments[kind].level == level])
                > s.content.numbers.per_level
            ):
                raise BadPosition("kinds: only three developments of a level are in a game.")
        choose_kinds(s, sorted(sure))

    def rolls(self) -> None:
        for word in self.given.get("dice", "").replace(",", " ").split():
            self.s.rolls = [*self.s.rolls, number("dice", word, 0, 6)]


def lay(game: Game[RemnantsState], text: object, seed: object = 1, **options: object) -> RemnantsState:
    """The state in which the next question is asked, laid out from a text."""
    given = lines(text, LINES)
    seats = number("seats", given.get("seats", "2"), 2, 4)
    s = game.blank(seats, game.complete(options))
    s.rng = seeded(game.seed_number(seed))
    c = s.content
    layout = Layout(s, given)
    for line in given:
        if line[1:2] == " " and SEATS.index(line[0]) >= seats:
            raise BadPosition(f"{line}: there are {seats} players.")
    for seat in range(seats):
        layout.player(seat)
    s.renown_pool = c.numbers.renown - sum(s.renown)
    if s.renown_pool < 0:
        raise BadPosition(f"There are {c.numbers.renown} renown in the game.")
    layout.tiles()
    layout.tokens()
    layout.supply()
    for seat in range(seats):
        layout.deck(seat)
    s.members, s.row = layout.shared("members", "row", c.member_back, c.goods_back, c.numbers.row)
    s.goods, s.market = layout.shared("goods", "market", c.goods_back, c.order_back, c.numbers.market)
    s.orders, _ = layout.shared("orders", "", c.order_back, len(c.faces), 0)
    s.box = layout.free
    layout.rolls()
    s.round = layout.number("round", 2, 30)
    s.first_player = layout.seat("first", 0)
    enter(s, choice("phase", given.get("phase", "turn"), PHASES), layout.seat("turn", 0))
    try:
        game.verify(s)
    except BadData as error:
        raise BadPosition(f"That position cannot be: {error}") from None
    s.settle()
    return s


def enter(s: RemnantsState, phase: int, seat: int) -> None:
    """Put the frames of a phase on the table."""
    if s.round < 1:
        raise BadPosition("round: the first round is round 1.")
    if PHASES[phase] == "reset":
        if s.round < 2:
            raise BadPosition("phase: the first round has no Reset phase.")
        s.round -= 1
        s.frames = vec[Frame]([Frame(ROUND, 0, -1, -1, -1, 0)])
        return
    if PHASES[phase] in ("patrol", "award"):
        s.frames = vec[Frame]([Frame(ROUND, PATROL if PHASES[phase] == "patrol" else AWARD, -1, -1, -1, 0)])
        return
    s.turn = seat
    if s.tracks[seat] >= s.content.numbers.turns:
        raise BadPosition("turn: who has used all turns has none.")
    battle = PHASES[phase] == "battle"
    under_way = [
        Frame(ROUND, PLAYER_TURNS, -1, -1, -1, 0),
        Frame(TURNS, 0, -1, -1, -1, seat + 1),
        Frame(TURN, 1 if battle else 0, seat, -1, -1, 0),
    ]
    s.frames = vec[Frame](under_way)
    if battle:
        s.frames = append(s.frames, Frame(MOVING, SETTLING, seat, -1, -1, 0))
