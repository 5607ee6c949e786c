"""The geometry of the city: spaces, who is next to whom, and where a shape can lie.

Both sides of the board are cut from one grid of 7 x 7; a space is row * 7 + column, and D1 is the middle of the top
row. Knows no figure, tile or token. Sets of spaces are ints, one bit a space.
"""

from typing import Final

SIZE: Final = 7
SPACES: Final = SIZE * SIZE
COLUMNS: Final = "ABCDEFG"
SLUM: Final = 0
MIDTOWN: Final = 1
HEIGHTS: Final = 2
UNUSABLE: Final = 3
LEVELS: Final = ["slum", "midtown", "heights"]
LETTERS: Final = "SMHX"  # as boards are written

# The shapes of developments, and of each the spaces that it covers as [column, row] (COR-RUL-43: no mirror images).
SHAPES: Final = {
    "single": [(0, 0)],
    "domino": [(0, 0), (1, 0)],
    "line3": [(0, 0), (1, 0), (2, 0)],
    "corner3": [(0, 0), (1, 0), (0, 1)],
}
SHAPE_NAMES: Final = list(SHAPES)


def space_name(space: int) -> str:
    return f"{COLUMNS[space % SIZE]}{space // SIZE + 1}"


def space_number(name: str) -> int:
    """The space of a name such as D1, or -1."""
    word = name.strip().upper()
    if len(word) != 2 or word[0] not in COLUMNS or word[1] not in "1234567":
        return -1
    return (int(word[1]) - 1) * SIZE + COLUMNS.index(word[0])


NAMES: Final = [space_name(space) for space in range(SPACES)]


def named(spaces: list[int]) -> list[str]:
    return [NAMES[space] for space in spaces]


def spaces_of(mask: int) -> list[int]:
    """The spaces of a set, in rising order."""
    return [space for space in range(SPACES) if mask >> space & 1]


class Site:
    """Where a tile can lie: a shape, turned and laid down somewhere on the grid."""

    def __init__(self, shape: int, spaces: list[int]) -> None:
        self.shape = shape
        self.spaces = spaces
        self.mask = 0
        for space in spaces:
            self.mask |= 1 << space
        self.name = "-".join([space_name(space).lower() for space in spaces])


def sites() -> list[Site]:
    """Every site on the whole grid; the same spaces reached by two rotations are one."""
    found: list[Site] = []
    for shape, name in enumerate(SHAPE_NAMES):
        masks: list[int] = []
        cells = SHAPES[name]
        for _ in range(4):
            cells = [(-row, column) for column, row in cells]
            for at in range(SPACES):
                laid = [(at % SIZE + column, at // SIZE + row) for column, row in cells]
                if all(0 <= column < SIZE and 0 <= row < SIZE for column, row in laid):
                    site = Site(shape, sorted([row * SIZE + column for column, row in laid]))
                    if site.mask not in masks:
                        masks.append(site.mask)
                        found.append(site)
    return found


SITES: Final = sites()


class Board:
    """One side of the board."""

    def __init__(self, id: str, name: str, rows: list[str], entries: list[int], awards: list[int], text: str) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.level = [LETTERS.index(letter) for row in rows for letter in row]
        self.entries = entries  # spaces
        self.awards = awards  # renown of each space
        self.near: list[list[int]] = [self.around(space) for space in range(SPACES)]
        self.reach: list[list[int]] = [
            [space, *self.near[space]] for space in range(SPACES)
        ]  # a space and its neighbours
        self.usable = [space for space in range(SPACES) if self.level[space] != UNUSABLE]

    def around(self, space: int) -> list[int]:
        """The spaces that share an edge with one (COR-BOARD-10); none for what is no space (COR-RUL-67)."""
        if self.level[space] == UNUSABLE:
            return []
        column, row = space % SIZE, space // SIZE
        found: list[int] = []
        if row > 0:
            found.append(space - SIZE)
        if column > 0:
            found.append(space - 1)
        if column < SIZE - 1:
            found.append(space + 1)
        if row < SIZE - 1:
            found.append(space + SIZE)
        return [one for one in found if self.level[one] != UNUSABLE]

    def sites(self, shape: int, levels: int) -> list[int]:
        """The sites of a shape all of whose spaces are of allowed levels, one bit each (COR-PROD-05, COR-PROD-06)."""
        found: list[int] = []
        for number, site in enumerate(SITES):
            if site.shape == shape and all(levels >> self.level[space] & 1 for space in site.spaces):
                found.append(number)
        return found
