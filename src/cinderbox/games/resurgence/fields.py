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
    SUPPLY_CAP,
    SURVIVOR_BACK,
    TOKEN_BACK,
    TRIGGERS,
    ZONES,
)
from cinderbox.games.resurgence.model import (
    ROW as ROW_SPACES,
)
from cinderbox.games.resurgence.state import UPKEEP
from cinderbox.kernel.fields import Bits, Field, Int, Ints, Seat, Seats
from cinderbox.kernel.zones import DECK, HAND, PILE, ROW, Zone, Zones

CARDS: Final = 42  # Survivor cards and Heroes
MISSIONS: Final = 50
DISTRICTS: Final = 6


TOKEN_BACKS: Final = (TOKEN_BACK, TOKEN_BACK + 1, TOKEN_BACK + 2, TOKEN_BACK + 3)
CREW: Final = (SURVIVOR_BACK, HERO_BACK)
MISSION_BACKS: Final = (STARTER_BACK, BASIC_BACK, ADVANCED_BACK)
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
    Zones("crews", ROW, CREW, "Survivor cards"),
    Zones("planned", ROW, MISSION_BACKS, "Planned Missions"),
    Zones("done", ROW, MISSION_BACKS, "Completed Missions", size=SEATS * 3, each=3),
    Zones("bags", DECK, TOKEN_BACKS, "Bag"),
    Zones("drawn", HAND, TOKEN_BACKS, "Drawn tokens"),
    Zones("areas", ROW, TOKEN_BACKS, "Assigned tokens", size=SEATS * 3, each=3),
    Zones("rests", ROW, TOKEN_BACKS, "Rest Area"),
    Zones("supplies", ROW, TOKEN_BACKS, "Supply of Specialists"),
    Zones("spots", ROW, TOKEN_BACKS, "Zone", size=ZONES),
    Zone("rooms", ROW, TOKEN_BACKS, "Rooms", shared=True, spaces=SEATS * ROOMS, each=ROOMS),
    Zone("rubble", ROW, RUBBLE_BACK, "Rubble", shared=True, spaces=SEATS * ROOMS, each=ROOMS),
    Seats("claimed", "Row bonus taken"),
    Bits("exhausted", CARDS),
    Ints("visited", 1, 0, (1 << DISTRICTS) - 1, each=True),
    Zone("salvage", DECK, SALVAGE_BACK, "Salvage cards", shared=True),
    Zones("hands", HAND, SALVAGE_BACK, "Salvage hand"),
    Zones("kept", HAND, SALVAGE_BACK, "Salvage kept"),
    Int("placed", -1, SPACES - 1),
    Int("moved", 0, 1),
    Bits("happened", len(TRIGGERS)),
    Int("used", 0, 7),
    Int("completions", 0, 2),
    Int("first_done", -1, MISSIONS - 1),
    Bits("fresh", CARDS),
    Bits("fresh_missions", MISSIONS),
    Int("foe_vp"),
    Ints("foe_tracks", 3, 0, LAST, shared=True),
    Int("side", 0, 1),
    Int("reveals", 0, 3),
    Zone("foe_deck", DECK, title="Mutant Leadership cards", shared=True),
    Zone("foe_cards", PILE, title="Mutant Leadership card", shared=True),
]
DERIVED: Final = ("content", "codes", "meetings", "solo")
