"""What the pieces of Resurgence are: the immutable definitions that a pack of cards is loaded into, and the verbs.

Knows the vocabulary (items, tokens, spaces, cards, actions), no rule and no state in progress. Whatever is ever hidden
is a back; its face is a place in one of the lists of `Content`.
"""

from typing import Final

from cinderbox.games.resurgence.mutants import ANSWERS, LeadershipCard, MutantAction
from cinderbox.kernel.actions import ActionSpace

# Items: three Resources, then two Critical Supplies.
ITEMS: Final = ["food", "fuel", "parts", "ammo", "meds"]
FOOD: Final = 0
FUEL: Final = 1
PARTS: Final = 2
AMMO: Final = 3
MEDS: Final = 4
RESOURCES: Final = 0b00111  # one bit an item
SUPPLIES: Final = 0b11000
ANYTHING: Final = 0b11111
RESOURCE_CAP: Final = 9  # of each item
SUPPLY_CAP: Final = 13
ITEM_NAMES: Final = ["Food", "Fuel", "Parts", "Ammo", "Meds"]
SINGULAR: Final = ["Food", "Fuel", "Part", "Ammo", "Meds"]  # the word after "1"

# What a reward can have besides items (RSG-MIS-16); items come first and have their own numbers.
VP: Final = 5
LEAD_METRO: Final = 6  # the next two: Harbor, Compound
LEAD_ANY: Final = 9
RETIRE: Final = 10
SPECIALIST: Final = 11
PLAN: Final = 12
DRAW: Final = 13
ANY_RESOURCE: Final = 14
ANY_SUPPLY: Final = 15
ONE_OF: Final = 16  # 1 of the listed items; its amount is one bit an item
REWARDS: Final = [
    *ITEMS, "vp", "lead_metro", "lead_harbor", "lead_compound", "lead_any", "retire", "specialist", "plan", "draw",
    "any_resource", "any_supply",
]  # fmt: skip
PURE: Final = 9  # rewards below are simply gained; the others are a question of their own

# Survivor tokens, in the order in which they are assigned.
TOKENS: Final = ["hero", "ranger", "builder", "scholar", "laborer"]
HERO: Final = 0
RANGER: Final = 1
BUILDER: Final = 2
SCHOLAR: Final = 3
LABORER: Final = 4
TOKEN_NAMES: Final = ["Hero", "Ranger", "Builder", "Scholar", "Laborer"]

AREAS: Final = ["metro", "harbor", "compound"]
METRO: Final = 0
HARBOR: Final = 1
COMPOUND: Final = 2
AREA_NAMES: Final = ["Metro", "Harbor", "Compound"]
COLUMNS: Final = ["left", "middle", "right"]
PAYS: Final = [[MEDS], [AMMO], [FOOD, FUEL]]  # one of these for each completed Mission of a column
SEATS: Final = 4
ZONES: Final = 12  # spaces from here on are rooms
ROOMS: Final = 10
SPACES: Final = ZONES + ROOMS
ROW: Final = 6  # spaces of the Survivor row
SLOTS: Final = 5  # of a Mission column
LAST: Final = 8  # space of a Leadership track
ROUNDS: Final = 6
LEVELS: Final = 4
PLANNED: Final = 3  # slots for planned Missions
LEAVING: Final = 2  # rightmost spaces of the Survivor row whose cards leave (RSG-UPK-15)

# What can have happened in a turn, one bit each: the triggers of Survivor cards (RSG-RUL-34).
TRIGGERS: Final = [
    "place_metro", "place_harbor", "place_room", "place_mutant_zone", "rescue", "build", "plan", "complete_mission",
    "gain_food", "gain_fuel", "gain_parts", "gain_ammo", "gain_meds",
]  # fmt: skip
PLACED: Final = 0  # + area of the space
MUTANT_ZONE: Final = 3
RESCUED: Final = 4
BUILT: Final = 5
PLANNED_ONE: Final = 6
COMPLETED: Final = 7
GAINED: Final = 8  # + item

# When a Survivor card is used: once something has happened, at any time, with a placement, with a payment.
TRIGGERED: Final = 0
FREE: Final = 1
ON_PLACE: Final = 2
ON_PAY: Final = 3

# What a Survivor card does besides gaining.
NO_OP: Final = 0
MOVE_TOKEN: Final = 1
USE_AS: Final = 2
USE_AS_ANY: Final = 3
REPLACE: Final = 4
DISCOUNT: Final = 5
SECOND_MISSION: Final = 6
CARD_OPS: Final = [
    "", "move_token", "use_as", "use_as_any", "replace_supply_with_resource", "mission_discount",
    "complete_second_mission",
]  # fmt: skip

# What a space does besides its gains.
RESCUE: Final = 1
BUILD: Final = 2
HEADQUARTERS: Final = 3
SPACE_OPS: Final = ["", "rescue", "build", "complete_mission_anywhere"]

# Kinds of events.
QUIET: Final = 0
IMMEDIATE: Final = 1
IN_DISTRICT: Final = 2
IN_UPKEEP: Final = 3
EVENT_KINDS: Final = ["none", "immediate", "district", "upkeep"]

STARTER: Final = 0
BASIC: Final = 1
ADVANCED: Final = 2

# Encounter tokens.
MUTANT: Final = 0
BEAST: Final = 1
STALKER: Final = 2
ENCOUNTERS: Final = ["mutant", "beast", "stalker"]

# What Directives count.
METRICS: Final = [
    "fuel", "food", "largest_completed_column", "lowest_leadership_track", "total_leadership", "cleared_rooms",
    "ranger_cards", "builder_cards", "scholar_cards", "survivor_cards_with_hero", "completed_missions",
    "ranger_tokens", "builder_tokens", "scholar_tokens",
]  # fmt: skip


class Bundle:
    """A reward: its parts in the order they are printed, each a kind and an amount."""

    def __init__(self, number: int, kinds: list[int], amounts: list[int]) -> None:
        self.number = number  # its place in the list of all rewards of a pack
        self.kinds = kinds
        self.amounts = amounts
        self.pure = 0  # the parts that are simply gained, one bit each
        for i in range(len(kinds)):
            if kinds[i] < PURE:
                self.pure |= 1 << i

    def amount(self, kind: int) -> int:
        return self.amounts[self.kinds.index(kind)] if kind in self.kinds else 0


class Space:
    """A Zone or a room."""

    def __init__(self, id: str, word: str, name: str, area: int, allowed: int) -> None:
        self.id = id
        self.word = word  # as actions call it
        self.name = name
        self.area = area  # the access it needs
        self.allowed = allowed  # the Specialist it is for, -1: any token
        self.district = -1
        self.level = 0  # of a room
        self.cost: list[int] = [0] * 5
        self.any_resource = 0  # Resources of choice that it costs besides
        self.op = 0
        self.bundle = 0
        self.text = ""


class Card:
    """A Survivor card or a Hero."""

    def __init__(self, kind: int, id: str, word: str, name: str, type: int) -> None:
        self.kind = kind
        self.id = id
        self.word = word
        self.name = name
        self.type = type  # of the token that comes with it; a Hero has none
        self.timing = TRIGGERED
        self.trigger = 0  # one bit, 0: none
        self.op = NO_OP
        self.bundle = 0
        self.areas = 0  # between which it moves tokens, one bit each
        self.tokens = 0  # which tokens it lets be used as others, one bit each
        self.uses = 0  # as which
        self.text = ""


class Mission:
    def __init__(self, kind: int, id: str, word: str, name: str, sort: int) -> None:
        self.kind = kind
        self.id = id
        self.word = word
        self.name = name
        self.sort = sort
        self.districts = 0  # one bit each
        self.mutant = 0
        self.cost: list[int] = [0] * 5
        self.bundle = 0
        self.vp = 0
        self.more = 0  # 1: it offers something besides VP
        self.text = ""


class Event:
    def __init__(self, id: str, name: str, kind: int, district: int) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.district = district  # -1: none
        self.binoculars = 0
        self.optional = 1
        self.cost: list[int] = [0] * 5
        self.bundle = 0
        self.visited = 0  # 1: only for who placed in its District this round
        self.basic = 0  # 1: only Basic Missions can be planned with it
        self.penalty = 0  # what placing in its District costs more
        self.horde = 0  # 1: one more Mutant card
        self.lose = 0  # VP lost by who does not pay
        self.exhaust = 0  # 1: who cannot pay exhausts a card
        self.text = ""


class Level:
    def __init__(self, requires: list[int], pays: list[int], draw: int, vp: int, tower: int) -> None:
        self.requires = requires
        self.pays = pays
        self.draw = draw
        self.vp = vp
        self.tower = tower  # 1: Advanced Missions and Directives


class Salvage:
    def __init__(self, id: str, word: str, name: str) -> None:
        self.id = id
        self.word = word
        self.name = name
        self.tokens: list[int] = [0] * 5
        self.bundle = 0
        self.text = ""


class Directive:
    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.metric = -1  # what it counts, -1: the product of two factors
        self.factors: list[int] = []
        self.tiers: list[int] = []  # at least so many ...
        self.points: list[int] = []  # ... give so many VP
        self.divide = 1
        self.mutants = 0  # VP of the Mutants in the solo game
        self.text = ""


class Count:
    """What differs by the number of players."""

    def __init__(self, row: int, slots: int, cards: int, upkeep: int, turns: int, offered: int) -> None:
        self.row = row  # cards in the Survivor row
        self.slots = slots  # Missions face up in a column
        self.cards = cards  # Mutant cards at setup
        self.upkeep = upkeep  # and in Upkeep F
        self.turns = turns  # and before placements of a round
        self.offered = offered  # Heroes and Starter Missions turned up
        self.bag: list[int] = [0, 0, 0]  # what the Encounters bag holds


def counted(amounts: list[int]) -> dict[str, int]:
    """So many of each item by name; items of which there are none are left out."""
    return {ITEMS[item]: amounts[item] for item in range(len(ITEMS)) if amounts[item]}


def pairs(left: list[str], right: list[str]) -> list[str]:
    """Names of all pairs, those with one left part in a row."""
    return [f"{one}.{other}" for one in left for other in right]


class Codes(ActionSpace):
    """The verbs of Resurgence and where their runs of codes begin."""

    def __init__(
        self, spaces: list[str], cards: list[str], survivors: int, missions: list[str], salvage: list[str],
        stand_ins: list[int],
    ) -> None:  # fmt: skip
        super().__init__()
        rooms = spaces[ZONES:]
        sent = pairs(TOKENS, AREAS)
        self.end: int = self.register("end")  # the turn
        self.decline: int = self.register("decline")
        self.take_all: int = self.register("take_all")  # of a reward
        self.effect: int = self.register("effect")  # of the space
        self.event: int = self.register("event")  # apply or pay it
        self.rise: int = self.register("rise")  # to the next Compound level
        self.stalker: int = self.register("stalker", ["plan", "trade"])
        self.leave: int = self.register("leave", REWARDS)  # a part of a reward
        self.send: int = self.register("send", sent)  # + token * 3 + area
        self.rest: int = self.register("rest", sent)
        self.place: int = self.register("place", spaces)
        self.place_as: int = self.register("place_as", pairs([cards[one] for one in stand_ins], spaces))
        self.activate: int = self.register("activate", cards)
        self.complete: int = self.register("complete", missions)
        self.plan: int = self.register("plan", missions)
        self.hero: int = self.register("hero", cards[survivors:])
        self.keep: int = self.register("keep", salvage)
        self.discard: int = self.register("discard", salvage)
        self.assign: int = self.register("assign", AREAS)
        self.pay: int = self.register("pay", ITEMS)
        self.gain: int = self.register("gain", ITEMS)
        self.food: int = self.register(
            "food", [str(n) for n in range(len(missions) + 1)]
        )  # so many Food, Fuel for the rest
        self.waive: int = self.register("waive", ITEMS[AMMO:])  # with the Traffic Cop
        self.swap: int = self.register("swap", pairs(ITEMS[AMMO:], ITEMS[:AMMO]))  # with the Electrician
        self.retire: int = self.register("retire", pairs(["bag", "rest"], TOKENS))
        self.recruit: int = self.register("recruit", TOKENS[RANGER:LABORER])
        self.rescue: int = self.register("rescue", cards[:survivors])
        self.build: int = self.register("build", rooms)
        self.expose: int = self.register("expose", rooms)  # the Rubble of a room, which is lost
        self.shift: int = self.register("shift", sent)  # a token to another area
        self.track: int = self.register("track", AREAS)
        self.column: int = self.register("column", COLUMNS)
        self.exhaust: int = self.register("exhaust", cards)
        self.mutants: int = self.register("mutants", ANSWERS)  # how to meet a Mutant action
        self.arrange: int = self.register("arrange", ENCOUNTERS)  # what goes into the first Zone


class Content:
    """A pack of cards, ready to play with. Lists are filled by the loader."""

    def __init__(self) -> None:
        self.codes: Codes = Codes([], [], 0, [], [], [])
        self.districts: list[str] = []  # ids
        self.district_names: list[str] = []
        self.columns: list[int] = []  # of each District
        self.spaces: list[Space] = []
        self.bundles: list[Bundle] = [Bundle(0, [], [])]
        self.bonuses: list[list[int]] = []  # track -> space -> bundle, 0: none
        self.places: list[int] = []  # VP of the places on a track
        self.start = 0  # of the Mutants on the tracks
        self.costs: list[int] = []  # Food of each space of the Survivor row
        self.levels: list[Level] = []  # of level 1 and up
        self.stars: list[int] = []  # VP of 0, 1, 2 ... of a Critical Supply
        self.cards: list[Card] = []  # Survivors, then Heroes
        self.survivors = 0  # how many of them are Survivors
        self.stand_ins: list[int] = []  # cards that let a token be used as another
        self.missions: list[Mission] = []
        self.events: list[Event] = []  # The Beginning first, the bonus events last
        self.bonus_events = 0  # where these begin
        self.mutant_cards: list[int] = []  # the District of each, -1: a blank
        self.four_only: list[int] = []  # of each Mutant card: 1 if it is for four players only
        self.mutant_ids: list[str] = []
        self.mutant_names: list[str] = []
        self.salvage: list[Salvage] = []
        self.rubble: list[int] = []  # the bundle of each kind
        self.rubble_ids: list[str] = []
        self.rubble_names: list[str] = []
        self.directives: list[Directive] = []
        self.leadership: list[LeadershipCard] = []
        self.actions: list[list[MutantAction]] = []  # side -> District
        self.difficulty: list[int] = []  # VP that the Mutants start with
        self.beast = 0  # VP for who drives off a Beast
        self.counts: list[Count] = []  # by the number of players, from 1
        # backs
        self.faces: list[int] = []
        self.designs: list[int] = []
        self.runs: list[list[int]] = []  # the backs of each design

    def add_run(self, faces: list[int]) -> None:
        """The backs of the next design."""
        first = len(self.faces)
        self.runs.append(list(range(first, first + len(faces))))
        self.designs += [len(self.runs) - 1] * len(faces)
        self.faces += faces


# Designs of backs.
SURVIVOR_BACK: Final = 0
HERO_BACK: Final = 1
STARTER_BACK: Final = 2
BASIC_BACK: Final = 3
ADVANCED_BACK: Final = 4
EVENT_BACK: Final = 5
MUTANT_BACK: Final = 6
CALM_BACK: Final = 7  # Mutant Leadership cards without and with the Nuclear Hazard icon
HAZARD_BACK: Final = 8
SALVAGE_BACK: Final = 9
RUBBLE_BACK: Final = 10
DIRECTIVE_A: Final = 11
DIRECTIVE_B: Final = 12
ENCOUNTER_BACK: Final = 13
TOKEN_BACK: Final = 14  # + seat
