"""Loads a pack of cards: checks every entry and makes the definitions that the game is played with.

Knows the format of `content.toml`. Whatever is wrong with a pack is said in one sentence that names the entry.
"""

from typing import Final

from cinderbox.games.pioneers.loader import MOST, Loader
from cinderbox.games.pioneers.model import (
    RESOURCES,
    SIZES,
    Content,
    Rate,
)
from cinderbox.games.pioneers.vocabulary import COMMON
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.pack import Entry, entries, only

TABLES: Final = (
    "game", "rules", "setup", "town_size", "market", "trade", "tracks", "token", "alarm", "colour", "hq_face",
    "hq_card", "survivor", "project", "market_card", "wastes_card",
)  # fmt: skip


def load(pack: dict[str, object]) -> Content:
    """The cards of a pack."""
    only(pack, TABLES)
    loader = Loader(pack)
    cards = [loader.card(kind) for kind in range(len(loader.rows))]
    rules, setup, tracks = loader.table("rules"), loader.table("setup"), loader.table("tracks")
    numbers = {
        "victory_points_to_win": rules.number("victory_points_to_win", 1, 9),
        "turns_per_round": rules.number("turns_per_round", 1, 3),
        "turns_per_round_max": rules.number("turns_per_round_max", 1, 3),
        "trades_per_round": rules.number("trades_per_round", 0, 9),
        "round_spaces": tracks.number("round_spaces", 1, 99),
        "draft_deal": setup.number("draft_deal", 1, 9),
        "draft_keep": setup.number("draft_keep", 1, setup.number("draft_deal", 1, 9)),
        "research_tokens": tokens(pack),
        "first_alarm": alarm_rounds(tracks)[0],
    }
    for name in RESOURCES:
        numbers[name] = setup.number(name, 0, 9)
    content = Content(
        cards,
        loader.survivors(),
        loader.projects(),
        loader.headquarters(),
        [rate(row) for row in entries(pack, "trade")],
        loader.effects,
        loader.tags,
        prices(loader.table("market")),
        numbers,
        sizes(loader.table("town_size")),
    )
    for name in ("token", "alarm", "colour", "hq_card"):
        entries(pack, name)
    check(content)
    return content


def tokens(pack: dict[str, object]) -> int:
    """How many research tokens each player has."""
    for row in entries(pack, "token"):
        if row.id == "research":
            return row.number("per_player", 1, 99)
    raise BadContent("The pack of cards has no research tokens.")


def alarm_rounds(tracks: Entry) -> list[int]:
    found = tracks.table.get("alarm_rounds")
    if not isinstance(found, list) or found != [5, 6, 7]:
        raise tracks.wrong("alarm_rounds must be [5, 6, 7]")
    return [5, 6, 7]


def prices(market: Entry) -> list[int]:
    found = market.table.get("prices")
    if not isinstance(found, list) or len(found) != 6 or not all(isinstance(one, int) for one in found):
        raise market.wrong("prices must be a list of six numbers")
    made = [int(one) for one in found]
    if made != sorted(set(made), reverse=True) or min(made) < 0 or max(made) > 99:
        raise market.wrong("prices fall from the deck outwards, and are no debts")
    return made


def sizes(table: Entry) -> list[list[int]]:
    """For each size: structures at least, storage, response tokens of a Plan action, research tokens."""
    found: list[list[int]] = []
    for size in SIZES:
        row = table.part(size)
        found.append(
            [
                row.number("min_structures", 1, 99),
                row.number("storage", 1, 99),
                row.number("plan", 0, 9),
                row.number("research", 1, 9),
            ]
        )
    if [row[0] for row in found] != sorted({row[0] for row in found}) or found[0][0] != 1:
        raise table.wrong("a larger town has more structures, and a small one begins with its headquarters")
    return found


def rate(row: Entry) -> Rate:
    row.only((*COMMON, "pay", "gain"))
    made = Rate(
        row.id, row.text("name"), row.text("text"), row.amounts("pay", RESOURCES), row.amounts("gain", RESOURCES)
    )
    if max(made.pay) > MOST or not max(made.pay) or made.pay[2] or (made.pay[0] > 0) == (made.gain[0] > 0):
        raise row.wrong("food is sold for credits or bought for them, at most 9 at once")
    return made


def check(content: Content) -> None:
    """What no single entry can show."""
    need = 6 * content.dealt + 6
    if content.project_back - content.wastes_back < need:
        raise BadContent(f"A wastes deck of less than {need} cards is too small for six players.")
    if content.wastes_back < 12:
        raise BadContent("A market deck of less than 12 cards is too small.")
    if len(content.cards) > 300 or len(content.survivors) > 40:
        raise BadContent("There are at most 300 kinds of cards and 40 survivors.")
    if not content.turns <= content.most_turns <= content.turns + 1:
        raise BadContent("A player has at most one turn more than the usual ones.")
