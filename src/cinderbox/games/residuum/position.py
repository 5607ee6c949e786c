"""Positions written by hand: a short text in the ledger's notation, laid out on a fixed map and checked.

    turn: 3                            the turn on the turn track; 1 without this line
    land: H water_source, N0 oil_field types of hexes; all are Wasteland unless stated
    P1 basecamp: A                     x behind it: out-of-action
    P1 outriders: H, H, N3 x, N2 n     marks: x out-of-action, n with a Nuke, f has fought this turn
    P1 outposts: H, N0 x
    P1 barricades: H, H-N0             lying in a hex, or active on a border
    P1 stock: provisions 4, tech 2
    P1 oil: H                          upgraded locations
    P1 leader: Bram Hathersage
    P1 hand: Seed Vault                and P1 completed, P1 kept likewise
    P1 visits: 1                       and P1 won, P1 used likewise
    deck: Seed Vault, Still House      Discovery cards from the top; the others follow
    war: 1, 1, 5, 3, 2, 4              Conflict cards from the top: two aside, the attacker's, the defender's
    town: Tinkers' Row                 Trade Town cards from the top
    phase: production                  or start, actions (without this line), end: where P1's turn is
    stack: woodland, wasteland, ...    tiles from the top, three for a player; with them the map is still being built,
                                       P1 is Lead Player, and no piece is on the board

P1 is the turn player (seat 0). H is a hex in open country, N0 to N5 its neighbours in the six directions, M0 to M11
the hexes at distance 2; T is the Trade Town, W, F and E the Water Source, Food Supply and Tech Site of its tile, R0
to R11 the ring. A, B, C and D are far away, each behind a hex of its own, and hold the Basecamps unless stated.
"""

from typing import Final

from librt.vecs import vec

from cinderbox.games.residuum.board import RING, STEP, cell_at
from cinderbox.games.residuum.cards import TURN, WHOLE
from cinderbox.games.residuum.state import ACTIVE, FOUGHT, NUKE, STANDING, ResiduumState
from cinderbox.games.residuum.tables import LANDS, LAST, POSTS, RESOURCES, RIDERS, WALLS, WASTELAND
from cinderbox.games.residuum.verbs import empower
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.errors import BadData
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.game import Game
from cinderbox.kernel.pack import word_id
from cinderbox.kernel.plain import shown
from cinderbox.kernel.position import BadPosition, choice, lines, number, words
from cinderbox.kernel.rng import seeded

PHASES: Final = {"start": 0, "production": 2, "actions": 4, "end": 5}
CENTRE: Final = cell_at(5, 0)
BASES: Final = "ABCD"


SHARED: Final = ("turn", "land", "deck", "war", "town", "phase", "stack")
OWN: Final = (
    "basecamp", "outriders", "outposts", "barricades", "stock", "oil", "leader", "hand", "completed", "kept", "visits",
    "won", "used",
)  # fmt: skip
PIECES: Final = ("basecamp", "outriders", "outposts", "barricades", "stock", "oil", "visits", "won", "used")
LINES: Final[list[str]] = [*SHARED, *[f"P{seat} {name}" for seat in range(1, 5) for name in OWN]]


def cells() -> list[tuple[str, int]]:
    """The hexes of the fixed map after the Trade Town tile, by name."""
    found = [(f"R{i}", cell) for i, cell in enumerate(RING)]
    near = [("H", CENTRE), *[(f"N{d}", CENTRE + STEP[d]) for d in range(6)]]
    outer: list[int] = []
    for d in range(6):
        outer += [CENTRE + 2 * STEP[d], CENTRE + STEP[d] + STEP[(d + 1) % 6]]
    rest = near + [(f"M{i}", cell) for i, cell in enumerate(outer)]
    rest.sort(key=lambda one: one[1])  # from the ring outward, so that each touches the map
    found += rest
    for name, q, r in (("A", -1, 0), ("B", -1, 1), ("C", 0, 1), ("D", 0, -1)):
        found += [(name.lower(), cell_at(3 * q, 3 * r)), (name, cell_at(4 * q, 4 * r))]
    return found


class Layout:
    """A table being laid out."""

    def __init__(self, s: ResiduumState) -> None:
        self.s = s
        self.hexes = {"T": 0, "W": 1, "F": 2, "E": 3}
        for name, cell in cells():
            self.hexes[name] = s.board.size
            s.board = s.board.laid(cell)
        s.land = s.land + [WASTELAND] * (s.board.size - 4)
        s.overlay = [0] * s.board.size

    def hex(self, name: str) -> int:
        found = self.hexes.get(name.strip())
        if found is None:
            raise BadPosition(f"There is no hex {shown(name.strip())}.")
        return found

    def border(self, text: str) -> int:
        one, _, other = text.partition("-")
        found = self.s.board.border(self.hex(one), self.hex(other))
        if found < 0:
            raise BadPosition(f"{shown(text)} is no border.")
        return found

    def pull(self, zone: list[int], names: dict[str, int], name: str) -> int:
        """The back of a named card out of a zone."""
        wanted = names.get(word_id(name.strip()), -1)
        for back in zone:
            if self.s.cards.face[back] == wanted:
                zone.remove(back)
                return back
        raise BadPosition(f"There is no card {shown(name.strip())} left.")

    def placed(self, line: str, entries: list[str], most: int, marks: str) -> list[tuple[int, str]]:
        """The hexes of a row of pieces, each with its marks."""
        if len(entries) > most:
            raise BadPosition(f"{line}: a player has {most} of them, not {len(entries)}.")
        found: list[tuple[int, str]] = []
        for entry in entries:
            given = entry.split()
            for mark in given[1:]:
                choice(line, mark, [*marks])
            found.append((self.hex(given[0] if given else ""), "".join(given[1:])))
        return found


def lay(
    game: Game[ResiduumState], text: object, seats: object = 2, seed: object = 1, **options: object
) -> ResiduumState:
    """The state in which the turn player is asked, laid out from a text."""
    s = game.blank(game.seat_count(seats), game.complete(options))
    s.rng = seeded(game.seed_number(seed))
    c = s.content
    layout = Layout(s)
    given = lines(text, LINES)
    for name in given:
        if name[0] == "P" and name[1].isdigit() and int(name[1]) > s.seats:
            raise BadPosition(f"{name}: {s.seats} players are at the table.")
        if "stack" in given and (name in ("turn", "phase") or name.partition(" ")[2] in PIECES):
            raise BadPosition(f"{name}: while the map is being built no turn has begun, and no piece is on the board.")
    discoveries = {word_id(card.name): card.face for card in c.discoveries}
    towns = {word_id(card.name): card.face for card in c.town}
    deck, town = list(range(c.conflict)), list(range(c.town_back, c.stack))
    s.placed = list(range(c.stack, c.stack + c.stack_size(s.seats)))
    s.starting = list(range(c.starting, c.backs))
    lands = {land: kind for kind, land in enumerate(LANDS)}
    s.stack = [layout.pull(s.placed, lands, land) for land in words(given.get("stack", ""))][::-1]
    for back in s.placed:
        s.cards.know[back] |= ALL
    for entry in words(given.get("land", "")):
        name, _, land = entry.partition(" ")
        s.land[layout.hex(name)] = choice("land", land.strip(), LANDS)
    for seat in range(s.seats):
        own = {name.partition(" ")[2]: rest for name, rest in given.items() if name.startswith(f"P{seat + 1} ")}
        if "stack" not in given:
            pieces(layout, seat, own)
        s.hands[seat] = [layout.pull(deck, discoveries, name) for name in words(own.get("hand", ""))]
        s.completed[seat] = [layout.pull(deck, discoveries, name) for name in words(own.get("completed", ""))]
        s.kept[seat] = [layout.pull(town, towns, name) for name in words(own.get("kept", ""))]
        for back in s.hands[seat]:
            s.cards.know[back] |= 1 << seat
        for back in s.completed[seat] + s.kept[seat]:
            s.cards.know[back] |= ALL
        leaders = [one.name for one in c.characters]
        s.leaders[seat] = choice("leader", own["leader"], leaders) if "leader" in own else (2, 1, 0, 3)[seat]
        empower(s, seat)
    top = [layout.pull(deck, discoveries, name) for name in words(given.get("deck", ""))]
    s.deck = deck + top[::-1]
    first = [layout.pull(town, towns, name) for name in words(given.get("town", ""))]
    s.town_deck = town + first[::-1]
    war, drawn = list(range(c.conflict, c.town_back)), []
    for value in words(given.get("war", "")):
        wanted = number("war", value, 0, 9)
        fitting = [one for one in war if c.values[s.cards.face[one]] == wanted]
        if not fitting:
            raise BadPosition(f"war: there is no further Conflict card of {wanted}.")
        war.remove(fitting[0])
        drawn.append(fitting[0])
    s.war_deck = war + drawn[::-1]
    if "stack" in given:
        s.lead = 0
        s.frames = vec[Frame]([Frame(WHOLE, 0, -1, -1, -1, 0)])
    else:
        s.round, s.turn, s.starter = number("turn", given.get("turn", "1"), 1, LAST), 0, 0
        phase = choice("phase", given.get("phase", "actions"), list(PHASES))
        s.frames = vec[Frame]([Frame(TURN, list(PHASES.values())[phase], 0, -1, -1, 0)])
    try:
        game.verify(s)
    except BadData as error:
        raise BadPosition(f"That position cannot be: {error}") from None
    s.settle()
    return s


def pieces(layout: Layout, seat: int, own: dict[str, str]) -> None:
    """One player's pieces and stock."""
    s = layout.s
    where = f"P{seat + 1}"
    camps = layout.placed(f"{where} basecamp", [own.get("basecamp", BASES[seat])], 1, "x")
    s.camps[seat], idle = camps[0]
    if not idle:
        s.camps_on |= 1 << seat
    for i, (hex, marks) in enumerate(
        layout.placed(f"{where} outriders", words(own.get("outriders", "")), RIDERS, "xnf")
    ):
        flags = (0 if "x" in marks else ACTIVE) | (NUKE if "n" in marks else 0) | (FOUGHT if "f" in marks else 0)
        s.riders[seat * RIDERS + i] = hex * 8 | flags
    for i, (hex, marks) in enumerate(layout.placed(f"{where} outposts", words(own.get("outposts", "")), POSTS, "x")):
        s.posts[seat * POSTS + i] = hex * 2 + (0 if marks else 1)
    walls = words(own.get("barricades", ""))
    if len(walls) > WALLS:
        raise BadPosition(f"{where} barricades: a player has {WALLS} of them, not {len(walls)}.")
    for i, entry in enumerate(walls):
        s.walls[seat * WALLS + i] = STANDING + layout.border(entry) if "-" in entry else layout.hex(entry)
    for entry in words(own.get("stock", "")):
        name, _, count = entry.partition(" ")
        s.stock[seat * 9 + choice(f"{where} stock", name, RESOURCES)] = number(f"{where} stock", count, 0, 999)
    s.oils = sorted(s.oils + [seat * 64 + layout.hex(name) for name in words(own.get("oil", ""))])
    s.visits[seat] = number(f"{where} visits", own.get("visits", "0"), 0, 99)
    s.won[seat] = number(f"{where} won", own.get("won", "0"), 0, 999)
    s.used |= number(f"{where} used", own.get("used", "0"), 0, 1) << seat
