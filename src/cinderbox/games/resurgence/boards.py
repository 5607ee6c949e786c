"""Loads the boards of a pack: districts, spaces, and what stands on the others."""

from cinderbox.games.resurgence import model
from cinderbox.games.resurgence.model import (
    AREAS,
    COLUMNS,
    ENCOUNTERS,
    ITEMS,
    LAST,
    LEVELS,
    ROOMS,
    ROW,
    SEATS,
    SLOTS,
    SPACE_OPS,
    TOKENS,
    ZONES,
    Content,
    Count,
    Level,
    Space,
)
from cinderbox.games.resurgence.rows import LARGEST, bundle, exactly, items, table
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.pack import Entry, entries, word_id


def districts(c: Content, pack: dict[str, object]) -> None:
    for entry in exactly(entries(pack, "districts"), 6, "Districts"):
        c.districts.append(entry.text("id"))
        c.district_names.append(entry.text("name"))
        c.columns.append(entry.word("column", COLUMNS))


def spaces(c: Content, pack: dict[str, object]) -> None:
    """Zones, two a District, then rooms."""
    for entry in exactly(entries(pack, "zones"), ZONES, "Zones"):
        district = entry.word("district", c.districts)
        name = f"{c.districts[district]}_{entry.text('position')}"
        made = space(c, entry, name, entry.word("access", AREAS[:2]))
        made.district = district
    for district in range(len(c.districts)):
        if [one.district for one in c.spaces].count(district) != 2:
            raise BadContent(f"The District {c.districts[district]!r} must have two Zones.")
    for entry in exactly(entries(pack, "rooms"), ROOMS, "rooms"):
        made = space(c, entry, word_id(entry.text("name")), model.COMPOUND)
        made.level = entry.number("level", 1, LEVELS)
        if entry.flag("starts_open") != (1 if len(c.spaces) == ZONES + 1 else 0):
            raise entry.wrong("the first room alone starts open")


def space(c: Content, entry: Entry, word: str, area: int) -> Space:
    allowed = entry.word("allowed", ["any", *TOKENS[model.RANGER : model.LABORER]])
    made = Space(entry.text("id"), word, entry.text("name"), area, allowed if allowed else -1)
    cost = entry.amounts("cost", [*ITEMS, "any_resource"])
    made.cost, made.any_resource = cost[:5], cost[5]
    made.op = entry.word("op", SPACE_OPS) if "op" in entry.table else 0
    made.bundle = bundle(c, entry)
    made.text = entry.text("text")
    if not made.op and not made.bundle:
        raise entry.wrong("it must gain or do something")
    c.spaces.append(made)
    return made


def boards(c: Content, pack: dict[str, object]) -> None:
    """Leadership tracks, the Survivor row, levels and the Critical Supplies track."""
    tracks = exactly(entries(pack, "leadership_tracks"), 3, "Leadership tracks")
    for i in range(3):
        if tracks[i].id != AREAS[i]:
            raise tracks[i].wrong(f"the tracks are {', '.join(AREAS)}, in this order")
        tracks[i].number("last_space", LAST, LAST)
        row = [0] * (LAST + 1)
        for bonus in tracks[i].rows("bonuses"):
            row[bonus.number("space", 1, LAST)] = bundle(c, bonus)
        c.bonuses.append(row)
        c.start = tracks[i].number("solo_mutant_start", 0, LAST)
        places = tracks[i].table.get("scoring_places")
        if not isinstance(places, list) or not all(isinstance(one, int) and 0 <= one <= LARGEST for one in places):
            raise tracks[i].wrong("scoring_places must be a list of VP")
        c.places = places[:]
    for entry in exactly(entries(pack, "survivor_row"), ROW, "spaces of the Survivor row"):
        c.costs.append(entry.number("food_cost", 0, 9))
    exactly(entries(pack, "mission_slots"), SLOTS, "slots of a Mission column")
    for entry in exactly(entries(pack, "compound_levels"), LEVELS, "Compound levels"):
        entry.number("level", len(c.levels) + 1, len(c.levels) + 1)
        c.levels.append(
            Level(
                items(entry, "requires"),
                items(entry, "pays"),
                entry.number("draw", 1, 12),
                entry.number("end_vp", 0, LARGEST),
                entry.flag("radio_tower"),
            )
        )
    cap = table(pack, "compound")
    cap.number("resource_cap", 9, 9)
    cap.number("supply_cap", 13, 13)
    c.stars = [0] * 14
    for star in table(pack, "critical_track").rows("vp"):
        for at in range(star.number("space", 1, 13), 14):
            c.stars[at] = star.number("vp", 0, LARGEST)
    for entry in exactly(entries(pack, "player_count"), SEATS, "player counts"):
        made = Count(
            entry.number("survivor_row", 1, ROW),
            entry.number("basic_column", 1, SLOTS),
            entry.number("mutant_cards_at_setup", 0, 2),
            entry.number("mutant_cards_in_upkeep", 0, 2),
            entry.number("mutant_cards_in_step3", 0, 3),
            entry.number("heroes_revealed", 1, 6),
        )
        entry.number("players", len(c.counts) + 1, len(c.counts) + 1)
        entry.number("advanced_column", made.slots, made.slots)
        entry.number("starter_missions_revealed", made.offered, made.offered)
        made.bag = entry.amounts("encounters_bag", ENCOUNTERS)
        c.counts.append(made)
