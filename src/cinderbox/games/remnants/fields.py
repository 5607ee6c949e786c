"""What a table of City of Remnants is made of, field by field, and how tiles and what is under way are written down."""

from typing import Final

from cinderbox.games.remnants.affairs import Auction, Battle, Tile
from cinderbox.games.remnants.board import SITES, SPACES, space_name
from cinderbox.games.remnants.model import Content
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel import plain
from cinderbox.kernel.features import Features
from cinderbox.kernel.fields import MANY, Field, Group, Int, Ints, Rows, Seat, Seats, away, word
from cinderbox.kernel.game import Game
from cinderbox.kernel.sheet import Sheet
from cinderbox.kernel.state import State
from cinderbox.kernel.zones import ASIDE, DECK, HAND, PILE, ROW, Zone, Zones

CARD: Final = 0  # designs of backs
ORDERS: Final = 1
MOST_TILES: Final = SPACES
TOTALS: Final = 1 << 40
TOKENS: Final = 99  # kinds of tokens at the most


class Renown(Ints):
    """Renown lies face down: a total is its owner's to see, unless it is agreed that all are open (COR-RUL-62)."""

    def groups(self, s: State, seat: int) -> list[Group]:
        assert isinstance(s, RemnantsState)
        return [one for one in super().groups(s, seat) if s.face_up or s.over or one["seat"] == seat]

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        assert isinstance(s, RemnantsState)
        for who in range(s.seats):
            if s.face_up or s.over or who == seat:
                sheet.put(at + away(s, seat, who), s.renown[who])


class Figures(Ints):
    """Figures on the board, counted for each player and space."""

    def groups(self, s: State, seat: int) -> list[Group]:
        assert isinstance(s, RemnantsState)
        made: list[Group] = []
        for who in range(s.seats):
            found = [
                f"{space_name(space)} {s.at(who, space)}" if s.at(who, space) > 1 else space_name(space)
                for space in range(SPACES)
                if s.at(who, space)
            ]
            made.append({"name": self.title, "seat": who, "text": ", ".join(found) or "none"})
        return made


class Tiles(Field):
    """Developments on the board, three numbers each."""

    def dump(self, s: State) -> object:
        assert isinstance(s, RemnantsState)
        return [tile.dump() for tile in s.tiles]

    def load(self, s: State, place: str, data: object) -> None:
        assert isinstance(s, RemnantsState)
        rows = plain.rows(place, data, MOST_TILES)
        found: list[Tile] = []
        for i in range(len(rows)):
            where = f"{place}[{i}]"
            kind, site, products = plain.numbers(where, rows[i], 3, 0, MANY)
            plain.number(f"{where}[0]", kind, 0, len(s.content.developments) - 1)
            plain.number(f"{where}[1]", site, 0, len(SITES) - 1)
            found.append(Tile(kind, site, products))
        s.tiles = found

    def groups(self, s: State, seat: int) -> list[Group]:
        assert isinstance(s, RemnantsState)
        made: list[Group] = []
        for tile in s.tiles:
            where = ", ".join([space_name(space) for space in SITES[tile.site].spaces])
            stock = f", products: {tile.products}" if tile.products else ""
            holder = s.controller(tile)
            held = [", controlled by ", s.called(holder)] if holder >= 0 else []
            made.append({"name": s.development(tile).name, "seat": None, "text": [f"{where}{stock}", *held]})
        return made

    def names(self, made: Features, faces: list[str]) -> list[str]:
        every = [word(one.name) for one in content(made.game).developments]
        return [f"{part}.{one}" for part in [self.name, *made.each_seat(self.name)] for one in every]

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        """How many of each kind are on the board, then how many each seat controls."""
        assert isinstance(s, RemnantsState)
        for tile in s.tiles:
            sheet.add(at + tile.kind)
            holder = s.controller(tile)
            if holder >= 0:
                sheet.add(at + (1 + away(s, seat, holder)) * len(s.content.developments) + tile.kind)


class Supply(Ints):
    """The kinds of developments in the game."""

    def groups(self, s: State, seat: int) -> list[Group]:
        assert isinstance(s, RemnantsState)
        left = [f"{s.content.developments[kind].name} {s.left(kind)}" for kind in s.kinds]
        return [{"name": self.title, "seat": None, "text": ", ".join(left)}]

    def names(self, made: Features, faces: list[str]) -> list[str]:
        return [f"left.{word(one.name)}" for one in content(made.game).developments]

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        assert isinstance(s, RemnantsState)
        for kind in range(len(s.content.developments)):
            sheet.put(at + kind, s.left(kind))


class Tokens(Ints):
    """YCU tokens on the board."""

    def groups(self, s: State, seat: int) -> list[Group]:
        assert isinstance(s, RemnantsState)
        kinds = len(s.content.tokens)
        names = [f"{s.content.tokens[one % kinds].name} {space_name(one // kinds)}" for one in s.tokens]
        return [{"name": self.title, "seat": None, "text": ", ".join(names)}] if names else []

    def names(self, made: Features, faces: list[str]) -> list[str]:
        return [f"{self.name}.{word(space_name(space))}" for space in range(SPACES)]

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        assert isinstance(s, RemnantsState)
        for token in s.tokens:
            sheet.add(at + token // len(s.content.tokens))


def content(game: Game[RemnantsState]) -> Content:
    return game.blank(2, game.complete({})).content


class Affair(Field):
    """Something under way that is watched by everybody, as a row of so many ints; none: nothing of the kind is."""

    def __init__(self, name: str, size: int) -> None:
        super().__init__(name, shared=True)
        self.size = size

    def dump(self, s: State) -> object:
        found = getattr(s, self.name)
        row: list[int] = [] if found is None else found.dump()
        return row

    def load(self, s: State, place: str, data: object) -> None:
        assert isinstance(s, RemnantsState)
        row = plain.numbers(place, data, self.size if data else 0, -1, TOTALS)
        if self.name == "auction":
            s.auction = Auction(row[0], row[1], row[2], row[3], row[4], row[5]) if row else None
        else:
            s.battle = Battle(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7]) if row else None


FIELDS: Final[list[Field]] = [
    Int("round", 0, 99, "Round"),
    Seat("turn", "Turn of"),
    Seat("first_player", "First player"),
    Ints("leaders", 1, -1, 3, each=True, things=4),
    Ints("entries", 1, -1, SPACES - 1, each=True, things=SPACES),
    Ints("arcs", 1, title="Thousands of ARCs", each=True),
    Renown("renown", 1, title="Renown", each=True),
    Ints("tracks", 1, 0, 99, "Turns used", each=True),
    Ints("met", 1, 0, 63, each=True),
    Ints("won", 1, title="Battles won", each=True),
    Ints("pool", 1, 0, 99, "Gang member pool", each=True),
    Ints("unused", 1, 0, 99, "Unused figures", each=True),
    Figures("figures", SPACES, 0, 2, "Figures", each=True),
    Ints("armored", 1, 0, 99, each=True),
    Seats("trophies"),
    Int("renown_pool", 0, MANY, "Renown pool"),
    Zones("hands", HAND, CARD, "Hand"),
    Zones("piles", DECK, CARD, "Draw pile"),
    Zones("discards", PILE, CARD, "Discard pile"),
    Zones("fronts", ROW, CARD, "Permanent cards"),
    Zones("laid", ASIDE, CARD, "Cards in battle", size=2),
    Ints("blinds", 2, 0, 99),
    Rows("boosts", 2, 0, 99, shared=True),
    Rows("maluses", 2, 0, 999, shared=True),
    Rows("uses", 2, 0, 99, shared=True),
    Zone("aside", ASIDE, CARD, "Being played"),
    Zone("removed", PILE, CARD, "Removed from the game"),
    Zone("box", DECK, title="Not in this game", shared=True),
    Zone("members", DECK, CARD, "Gang member deck"),
    Zone("row", ROW, CARD, "Gang members"),
    Zone("member_discard", PILE, CARD, "Gang member discards"),
    Zone("goods", DECK, CARD, "Black market deck"),
    Zone("market", ROW, CARD, "Black market"),
    Zone("goods_discard", PILE, CARD, "Black market discards"),
    Zone("orders", DECK, ORDERS, "Coordinates deck"),
    Zone("orders_open", ROW, ORDERS, "Coordinates"),
    Zone("orders_discard", PILE, ORDERS, "Coordinates discards"),
    Supply("kinds", -1, 0, 99, "Developments in the supply", shared=True),
    Tiles("tiles", "Developments"),
    Tokens("tokens", -1, 0, SPACES * TOKENS, "YCU tokens", shared=True),
    Ints("bag", -1, 0, 99, "Tokens in the bag"),
    Int("enemy", -1, SPACES - 1),
    Ints("went", -1, 0, SPACES - 1, shared=True),
    Ints("swept", -1, 0, 2 * SPACES - 1, shared=True),
    Int("moves", 0, 99),
    Int("more_figures", 0, 999),
    Int("more_steps", 0, 999),
    Int("next_steps", 0, 999),
    Int("rebate", 0, 999),
    Ints("discounts", -1, 0, 999),
    Ints("sale_bonus", -1, 0, MANY, shared=True),
    Int("more_builds", 0, 999),
    Int("repeats", 0, 999),
    Ints("spent", -1, 0, MANY, shared=True),
    Ints("produced", -1, 0, MOST_TILES, shared=True),
    Int("built", 0, 999),
    Int("bought", 0, 1),
    Int("renown_bought", 0, 999),
    Int("sold", 0, 999),
    Affair("auction", 6),
    Affair("battle", 8),
    Seat("fighter"),
    Ints("rolls", -1, 0, 6, shared=True),
]
DERIVED: Final = ("content", "codes", "side", "board", "face_up")
