"""A second reading of the rules: what may be done, reckoned from the public view and the printed pack alone.

Shares no code with the engine. Spaces are names, the city is walked step by step, tiles are turned by hand.
"""

from typing import Any

from tests.remnants.table import CONTENT

COLUMNS = "ABCDEFG"
DEVELOPMENTS = {one["id"]: one for one in CONTENT["development"]}
CARDS = {one["id"]: one for one in [*CONTENT["starter_card"], *CONTENT["gang_member"], *CONTENT["black_market"]]}
LETTERS = {"S": "slum", "M": "midtown", "H": "heights"}


def city(table: Any) -> dict[str, str]:
    """The level of every usable space."""
    rows = next(one["rows"] for one in CONTENT["board"] if len(table["players"]) in one["players"])
    return {
        f"{column}{line + 1}": LETTERS[letter]
        for line, row in enumerate(rows)
        for column, letter in zip(COLUMNS, row, strict=True)
        if letter in LETTERS
    }


def near(space: str, spaces: dict[str, str]) -> list[str]:
    column, row = COLUMNS.index(space[0]), int(space[1])
    around = [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)]
    names = [f"{COLUMNS[x]}{y}" for x, y in around if 0 <= x < 7]
    return [name for name in names if name in spaces]


def hostile(table: Any, seat: int) -> set[str]:
    found = {one["space"] for one in table["tokens"]}
    for player in table["players"]:
        if player["seat"] != seat:
            found |= set(player["figures"])
    return found


def controls(table: Any, seat: int, spaces: list[str]) -> bool:
    """All spaces are held; who has come to a space of another in the own turn holds nothing there yet."""
    for space in spaces:
        if space not in table["players"][seat]["figures"]:
            return False
        others = [one for one in table["players"] if one["seat"] != seat and space in one["figures"]]
        if others and table["turn"] == seat:
            return False
    return True


def reach(table: Any, seat: int, start: str | None) -> set[str]:
    """Where the next figure may end its move; None is the pool."""
    spaces, player, turn = city(table), table["players"][seat], table["this_turn"]
    steps = 3 + turn["more_steps"] + turn["next_steps"] + player["front"].count("bm_hover_bikes")
    enemies = hostile(table, seat)

    def enters(space: str) -> bool:
        return space not in enemies or turn["enemy"] in (None, space)

    if start is None:
        gates = [player["entry"]]
        for tile in table["tiles"]:
            if tile["development"] == "dev_back_alley" and controls(table, seat, tile["spaces"]):
                gates += tile["spaces"]
        found = {gate: 1 for gate in gates if enters(gate)}
    else:
        found = {start: 0}
    for far in range(steps):
        for space in [one for one, steps in found.items() if steps == far]:
            if space in enemies and space != start:
                continue
            for other in near(space, spaces):
                if other not in found and enters(other):
                    found[other] = far + 1
    return {space for space in found if space != start and player["figures"].get(space, 0) < 2}


def sites(table: Any, kind: str) -> set[frozenset[str]]:
    """Where a tile of a kind may be laid: any rotation, on free spaces of the right levels."""
    one, spaces = DEVELOPMENTS[kind], city(table)
    taken = {space for tile in table["tiles"] for space in tile["spaces"]}
    found = set()
    shape = [tuple(cell) for cell in one["shape"]]
    for _ in range(4):
        shape = [(-y, x) for x, y in shape]
        for column in range(-3, 10):
            for row in range(-3, 12):
                cells = [(column + x, row + y) for x, y in shape]
                names = {f"{COLUMNS[x]}{y}" for x, y in cells if 0 <= x < 7}
                if len(names) == len(cells) and all(
                    name in spaces and name not in taken and spaces[name] in one["levels"] for name in names
                ):
                    found.add(frozenset(names))
    return found


def award(table: Any, seat: int) -> int:
    """The renown that a player earns now."""
    awards = next(one["awards"] for one in CONTENT["board"] if len(table["players"]) in one["players"])
    mine = table["players"][seat]["figures"]
    total = sum(renown for space, renown in awards.items() if space in mine)
    held = [tile["development"] for tile in table["tiles"] if all(space in mine for space in tile["spaces"])]
    for kind in held:
        total += DEVELOPMENTS[kind]["renown"]
        if kind == "dev_broadcast_tower":
            total += min(3, len(held) - 1)
    return int(total)


def bids(table: Any, seat: int) -> set[int]:
    """What may be bid, in thousands."""
    rebate = table["this_turn"]["rebate"] if table["turn"] == seat else 0
    most = table["players"][seat]["arcs"] + rebate
    return {amount for amount in range(1, 100) if table["auction"]["standing"] < amount * 1000 <= most}
