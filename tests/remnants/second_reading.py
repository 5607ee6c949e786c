"""A second reading of the rules: what may be done, reckoned from the public view and the printed pack alone.

Shares no code with the engine. Spaces are names, the city is walked step by step, tiles are turned by hand.
"""

from typing import Any

from tests.remnants.table import CONTENT

COLUMNS = "ABCDEFG"
DEVELOPMENTS = {one["id"]: one for one in CONTENT["development"]}
CARDS = {one["id"]: one for one in [*CONTENT["starter_card"], *CONTENT["gang_member"], *CONTENT["black_market"]]}
TOKENS = {one["id"]: one for one in CONTENT["ycu_token"]}
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


def playable(view: Any, seat: int) -> set[str]:
    """Cards of the hand that may be played now, only in one's own turn."""
    table = view["table"]
    if table["turn"] != seat:
        return set()
    cards = {card for card in view["mine"]["hand"] if CARDS[card]["timing"] == "turn"}
    return {f"play:{card}" for card in cards if table["auction"] is None or card != "yellow_agitator"}


def cost(table: Any, seat: int, what: str) -> int:
    """The price of a card or a tile after all reductions."""
    price = (CARDS.get(what) or DEVELOPMENTS[what])["cost"] - table["this_turn"]["cheaper"].get(what, 0)
    if what in DEVELOPMENTS:
        price -= 1000 * table["players"][seat]["front"].count("bm_forged_permits")
    return max(0, int(price))


def held(table: Any, seat: int) -> list[Any]:
    return [tile for tile in table["tiles"] if controls(table, seat, tile["spaces"])]


def buildable(table: Any, seat: int) -> set[str]:
    """Kinds that the player can pay and has room for."""
    money = table["players"][seat]["arcs"]
    return {
        f"build:{one['development']}"
        for one in table["developments"]
        if one["left"] and cost(table, seat, one["development"]) <= money and sites(table, one["development"])
    }


def purchases(table: Any, seat: int) -> set[str]:
    player, turn = table["players"][seat], table["this_turn"]
    cards = {one["card"] for one in table["market"] if cost(table, seat, one["card"]) <= player["arcs"]}
    found = set() if turn["bought"] else {f"buy:{card}" for card in cards}
    most = min(player["influence"] - turn["renown_bought"], player["arcs"] // 3000, table["renown_pool"])
    return found | {f"renown:{count}" for count in range(1, most + 1)}


def producing(table: Any, seat: int) -> set[str]:
    """Developments that still produce in this action; an additional time is for one that has."""
    turn = table["this_turn"]
    if turn["built"]:
        return set()
    makers = [one for one in held(table, seat) if DEVELOPMENTS[one["development"]]["timing"] == "produce"]
    spaces = [one["spaces"][0] for one in makers]
    return {f"produce:{space.lower()}" for space in spaces if space not in turn["produced"] or turn["repeats"]}


def selling(table: Any, seat: int) -> set[str]:
    if table["this_turn"]["sold"] >= table["players"][seat]["influence"]:
        return set()
    return {f"sell:{tile['spaces'][0].lower()}" for tile in held(table, seat) if tile["products"]}


def moving(table: Any, seat: int) -> set[str]:
    """Figures that may still move, each with somewhere to go."""
    player, turn = table["players"][seat], table["this_turn"]
    if turn["moves"] >= player["influence"] + turn["more_figures"]:
        return set()
    found = {
        f"move:{space.lower()}"
        for space, count in player["figures"].items()
        if count > turn["moved"].count(space) and reach(table, seat, space)
    }
    return found | ({"enter"} if player["pool"] and reach(table, seat, None) else set())


def actions(table: Any, seat: int) -> set[str]:
    """The actions of a turn that have a legal play."""
    found = {"action:move", "action:refresh"}
    makers = [one for one in held(table, seat) if DEVELOPMENTS[one["development"]]["timing"] == "produce"]
    if table["row"] or table["members"] or table["member_discard"]:
        found.add("action:recruit")
    if purchases(table, seat):
        found.add("action:buy")
    if makers or buildable(table, seat):
        found.add("action:produce")
    if [tile for tile in held(table, seat) if tile["products"]]:
        found.add("action:sell")
    return found


def facing(table: Any, seat: int) -> set[str]:
    """Tokens where the player stands: each may be fought, and bribed by who can pay."""
    player, found = table["players"][seat], set()
    less = 1000 * player["front"].count("bm_yugai_codebook")
    less += 1000 * [tile["development"] for tile in held(table, seat)].count("dev_liaison_office")
    for token in table["tokens"]:
        if token["space"] in player["figures"]:
            post = f"{token['space'].lower()}-{token['token'].removeprefix('ycu_')}"
            found.add(f"fight:{post}")
            if max(0, TOKENS[token["token"]]["bribe"] - less) <= player["arcs"]:
                found.add(f"bribe:{post}")
    return found


def open_actions(view: Any, seat: int, name: str) -> set[str] | None:
    """Everything that may be answered to a question; None if it is one that was not read twice."""
    table = view["table"]
    turn, cards = table["this_turn"], playable(view, seat)
    if name == "turn":
        return cards | actions(table, seat)
    if name == "announce":
        return cards | {f"announce:{card}" for card in table["row"]}
    if name == "bid":
        return cards | {"pass"} | {f"bid:{amount}" for amount in bids(table, seat)}
    if name == "buy":
        some = turn["bought"] or turn["renown_bought"]
        return cards | purchases(table, seat) | ({"done"} if some else set())
    if name == "develop":
        built = set() if turn["built"] > turn["more_builds"] else buildable(table, seat)
        return cards | producing(table, seat) | built | {"done"}
    if name == "move_figures":
        return cards | moving(table, seat) | {"done"}
    if name == "face_ycu":
        return cards | facing(table, seat)
    return None


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
