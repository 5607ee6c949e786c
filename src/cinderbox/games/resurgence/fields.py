"""What a table of Resurgence is made of, field by field."""

from typing import Final

from cinderbox.games.resurgence.model import (
    ADVANCED_BACK,
    BASIC_BACK,
    ENCOUNTER_BACK,
    EVENT_BACK,
    HERO_BACK,
    LAST,
    LEVELS,
    MUTANT_BACK,
    ROOMS,
    ROUNDS,
    RUBBLE_BACK,
    SALVAGE_BACK,
    SEATS,
    SLOTS,
    SPACES,
    STARTER_BACK,
    SURVIVOR_BACK,
    TRIGGERS,
    ZONES,
)
from cinderbox.games.resurgence.model import (
    ROW as ROW_SPACES,
)
from cinderbox.games.resurgence.state import SUPPLY_CAP, UPKEEP
from cinderbox.kernel.fields import DECK, HAND, PILE, ROW, Field, Int, Ints, Seat, Seats, Zone, Zones
from cinderbox.kernel.state import State

CARDS: Final = 42  # Survivor cards and Heroes
MISSIONS: Final = 50
DISTRICTS: Final = 6


class Parts(Zones):
    """Three zones for each seat, one after the other."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__(name, ROW, title=title, size=SEATS * 3)

    def owner(self, s: State, i: int) -> int:
        return i // 3 if i // 3 < s.seats else -1


FIELDS: Final[list[Field]] = [
    Int("round", 0, ROUNDS, "Round"),
    Int("stage", 0, UPKEEP),
    Seat("starter", "First player"),
    Seat("turn", "Turn of"),
    Zone("deck", DECK, SURVIVOR_BACK, "Survivor cards", shared=True),
    Zone("row", ROW, SURVIVOR_BACK, "Survivor row", shared=True, spaces=ROW_SPACES),
    Zone("discard", PILE, SURVIVOR_BACK, "Survivor discard", shared=True),
    Zone("offered_heroes", ROW, HERO_BACK, "Heroes to choose from", shared=True),
    Zone("offered_missions", ROW, STARTER_BACK, "Starter Missions to choose from", shared=True),
    Zone("basic_deck", DECK, BASIC_BACK, "Basic Missions to come", shared=True),
    Zone("advanced_deck", DECK, ADVANCED_BACK, "Advanced Missions to come", shared=True),
    Zone("basic", ROW, BASIC_BACK, "Basic Missions", shared=True, spaces=SLOTS),
    Zone("advanced", ROW, ADVANCED_BACK, "Advanced Missions", shared=True, spaces=SLOTS),
    Zone("event_deck", DECK, EVENT_BACK, "Events to come", shared=True),
    Zone("event", ROW, EVENT_BACK, "Event", shared=True),
    Zone("event_discard", PILE, EVENT_BACK, "Past events", shared=True),
    Zone("directives", ROW, title="Directives", shared=True),
    Zone("box", DECK, title="Out of the game", shared=True),
    Zone("mutant_deck", DECK, MUTANT_BACK, "Mutant cards to come", shared=True),
    Zone("mutant_cards", ROW, MUTANT_BACK, "Mutant cards", shared=True),
    Zone("mutant_discard", PILE, MUTANT_BACK, "Past Mutant cards", shared=True),
    Zone("lairs", DECK, ENCOUNTER_BACK, "Encounter tokens off the map", shared=True),
    Zone("met", ROW, ENCOUNTER_BACK, "Encounters in the Zones", shared=True, spaces=ZONES),
    Zone("beside", PILE, ENCOUNTER_BACK, "Encounter tokens beside the board", shared=True),
    Ints("vp", 1, title="VP", each=True),
    Ints("items", 5, 0, SUPPLY_CAP, "Food, Fuel, Parts, Ammo, Meds", each=True),
    Ints("levels", 1, 1, LEVELS, "Compound level", each=True),
    Ints("tracks", 3, 0, LAST, "Metro, Harbor and Compound Leadership", each=True),
    Zones("crews", ROW, title="Survivor cards"),
    Zones("planned", ROW, title="Planned Missions"),
    Parts("done", "Completed Missions"),
    Zones("bags", DECK, title="Bag"),
    Zones("drawn", HAND, title="Drawn tokens"),
    Parts("areas", "Assigned tokens"),
    Zones("rests", ROW, title="Rest Area"),
    Zones("supplies", ROW, title="Supply of Specialists"),
    Zones("spots", ROW, title="Zone", size=ZONES),
    Zone("rooms", ROW, title="Rooms", shared=True, spaces=SEATS * ROOMS),
    Zone("rubble", ROW, RUBBLE_BACK, "Rubble", shared=True, spaces=SEATS * ROOMS),
    Seats("claimed", "Row bonus taken"),
    Int("exhausted", 0, (1 << CARDS) - 1),
    Ints("visited", 1, 0, (1 << DISTRICTS) - 1, each=True),
    Zone("salvage", DECK, SALVAGE_BACK, "Salvage cards", shared=True),
    Zones("hands", HAND, SALVAGE_BACK, "Salvage hand"),
    Zones("kept", HAND, SALVAGE_BACK, "Salvage kept"),
    Int("placed", -1, SPACES - 1),
    Int("moved", 0, 1),
    Int("happened", 0, (1 << len(TRIGGERS)) - 1),
    Int("used", 0, 7),
    Int("completions", 0, 2),
    Int("first_done", -1, MISSIONS - 1),
    Int("fresh", 0, (1 << CARDS) - 1),
    Int("fresh_missions", 0, (1 << MISSIONS) - 1),
    Int("foe_vp"),
    Ints("foe_tracks", 3, 0, LAST, shared=True),
    Int("side", 0, 1),
    Int("reveals", 0, 3),
    Zone("foe_deck", DECK, title="Mutant Leadership cards", shared=True),
    Zone("foe_cards", PILE, title="Mutant Leadership card", shared=True),
]
DERIVED: Final = ("content", "codes", "meetings", "solo")
