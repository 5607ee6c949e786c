"""What the log of Resurgence says: kinds of events, each with its sentences and its fields.

Whatever changes on the table is in an event, so that the table can be kept by its log alone.
"""

from typing import TYPE_CHECKING, Final

from cinderbox.games.resurgence.model import (
    AREA_NAMES,
    AREAS,
    COLUMNS,
    ENCOUNTERS,
    ITEM_NAMES,
    ITEMS,
    SINGULAR,
    TOKEN_NAMES,
    TOKENS,
)
from cinderbox.kernel.events import NUMBER, SEAT, Counted, EventField, Flag, Kinds, Named, Part
from cinderbox.kernel.pack import word_id

if TYPE_CHECKING:
    from cinderbox.games.resurgence.state import ResurgenceState


# -- types of fields -----------------------------------------------------------------------------------------


class Printed(EventField["ResurgenceState"]):
    """Something that has a name in the pack of cards."""

    def __init__(self, optional: bool = False) -> None:
        super().__init__(optional)
        self.json = {"type": "string"}

    def data(self, s: "ResurgenceState", value: int) -> object:
        return self.id(s, value) if value >= 0 else None

    def id(self, s: "ResurgenceState", value: int) -> str:
        return word_id(self.word(s, value))

    def part(self, s: "ResurgenceState", value: int) -> Part:
        return {"text": self.word(s, value), "card": self.id(s, value)}


class CardField(Printed):
    def highest(self, s: "ResurgenceState") -> int:
        return len(s.content.cards) - 1

    def word(self, s: "ResurgenceState", value: int) -> str:
        return s.content.cards[value].name


class MissionField(Printed):
    def highest(self, s: "ResurgenceState") -> int:
        return len(s.content.missions) - 1

    def word(self, s: "ResurgenceState", value: int) -> str:
        return s.content.missions[value].name


class EventCard(Printed):
    def highest(self, s: "ResurgenceState") -> int:
        return len(s.content.events) - 1

    def word(self, s: "ResurgenceState", value: int) -> str:
        return s.content.events[value].name


class SalvageCard(Printed):
    def highest(self, s: "ResurgenceState") -> int:
        return len(s.content.salvage) - 1

    def word(self, s: "ResurgenceState", value: int) -> str:
        return s.content.salvage[value].name


class Rubble(Printed):
    def highest(self, s: "ResurgenceState") -> int:
        return len(s.content.rubble_names) - 1

    def word(self, s: "ResurgenceState", value: int) -> str:
        return s.content.rubble_names[value]


class MutantCard(Printed):
    def highest(self, s: "ResurgenceState") -> int:
        return len(s.content.mutant_names) - 1

    def word(self, s: "ResurgenceState", value: int) -> str:
        return s.content.mutant_names[value]


class FoeCard(Printed):
    def highest(self, s: "ResurgenceState") -> int:
        return len(s.content.leadership) - 1

    def word(self, s: "ResurgenceState", value: int) -> str:
        return s.content.leadership[value].name


class DirectiveCard(Printed):
    def highest(self, s: "ResurgenceState") -> int:
        return len(s.content.directives) - 1

    def word(self, s: "ResurgenceState", value: int) -> str:
        return s.content.directives[value].name


class Place(Printed):
    """A Zone or a room."""

    def highest(self, s: "ResurgenceState") -> int:
        return len(s.content.spaces) - 1

    def word(self, s: "ResurgenceState", value: int) -> str:
        return s.content.spaces[value].name

    def id(self, s: "ResurgenceState", value: int) -> str:
        return s.content.spaces[value].word

    def part(self, s: "ResurgenceState", value: int) -> Part:
        return {"text": self.word(s, value), "place": self.id(s, value)}


class Amount(EventField["ResurgenceState"]):
    """How many; none is said in words."""

    def word(self, s: "ResurgenceState", value: int) -> str:
        return str(value) if value else "no"


CARD: Final = CardField()
ANY_CARD: Final = CardField(optional=True)  # or none
MISSION: Final = MissionField()
EVENT_CARD: Final = EventCard()
SALVAGE_CARD: Final = SalvageCard()
RUBBLE_TOKEN: Final = Rubble()
MUTANT_CARD: Final = MutantCard()
FOE_CARD: Final = FoeCard()
DIRECTIVE: Final = DirectiveCard()
SPACE: Final = Place()
ITEM: Final = Named([*ITEM_NAMES, *SINGULAR], [*ITEMS, *ITEMS])
SINGLY: Final = 5  # so much further are the words for one of them
TOKEN: Final = Named(["the Hero", *[f"a {name}" for name in TOKEN_NAMES[1:]]], TOKENS)
AREA: Final = Named(AREA_NAMES, AREAS)
COLUMN: Final = Named(COLUMNS)
ENCOUNTER: Final = Named([one.title() for one in ENCOUNTERS], ENCOUNTERS)
HEAP: Final = Named(["bag", "Rest Area"], ["bag", "rest"])
BOARD: Final = Named(["Basic", "Advanced"], ["basic", "advanced"])
SIDE: Final = Named(["A", "B"])
LOST: Final = Counted("beyond the limit", "beyond the limit")
AMOUNT: Final = Amount()
FOOD: Final = Counted("Food", "Food")
FUEL: Final = Counted("Fuel", "Fuel")
PARTS: Final = Counted("Part")
AMMO: Final = Counted("Ammo", "Ammo")
MEDS: Final = Counted("Meds", "Meds")
HERO: Final = Flag("the Hero")
RANGERS: Final = Counted("Ranger")
BUILDERS: Final = Counted("Builder")
SCHOLARS: Final = Counted("Scholar")
LABORERS: Final = Counted("Laborer")
COUNT: Final = Counted("token")

# -- kinds ---------------------------------------------------------------------------------------------------

KINDS: Final = Kinds()
FIRST: Final = KINDS.add("first", "{seat} is first player.", "You are first player.", seat=SEAT)
ROUND: Final = KINDS.add("round", "Round {number} begins.", number=NUMBER)
AIM: Final = KINDS.add("directive", "The Directive {card} is in play.", card=DIRECTIVE)
SHOWN_HERO: Final = KINDS.add("hero_shown", "{card} can be chosen as Hero.", card=CARD)
SHOWN_MISSION: Final = KINDS.add("starter_shown", "The Starter Mission {mission} can be chosen.", mission=MISSION)
TOOK_HERO: Final = KINDS.add(
    "hero", "{seat} chooses {card} as Hero.", "You choose {card} as Hero.", seat=SEAT, card=CARD
)
DEALT: Final = KINDS.add(
    "dealt", "{seat} is dealt the Salvage card {card}.", "You are dealt the Salvage card {card}.",
    seat=SEAT, card=SALVAGE_CARD,
)  # fmt: skip
PASSED: Final = KINDS.add(
    "passed", "{seat} is passed the Salvage card {card}.", "You are passed the Salvage card {card}.",
    seat=SEAT, card=SALVAGE_CARD,
)  # fmt: skip
KEPT: Final = KINDS.add(
    "salvage", "{seat} has the Salvage card {card}.", "You have the Salvage card {card}.", seat=SEAT, card=SALVAGE_CARD
)
DROPPED: Final = KINDS.add(
    "salvage_discard", "{seat} discards the Salvage card {card}.", "You discard the Salvage card {card}.",
    seat=SEAT, card=SALVAGE_CARD,
)  # fmt: skip
EVENT: Final = KINDS.add("event", "The event is {card}.", card=EVENT_CARD)
APPLIED: Final = KINDS.add(
    "event_used", "{seat} makes use of {card}.", "You make use of {card}.", seat=SEAT, card=EVENT_CARD
)
DREW: Final = KINDS.add("draw", "{seat} draws {tokens}.", "You draw {tokens}.", seat=SEAT, tokens=COUNT)
REFILLED: Final = KINDS.add(
    "refill", "{tokens} go from the Rest Area of {seat} into the bag.", "{tokens} go from your Rest Area into the bag.",
    seat=SEAT, tokens=COUNT,
)  # fmt: skip
GOT: Final = KINDS.add(
    "drawn",
    "{seat} gets[ {hero} {ranger} {builder} {scholar} {laborer}].",
    "You get[ {hero} {ranger} {builder} {scholar} {laborer}].",
    seat=SEAT, hero=HERO, ranger=RANGERS, builder=BUILDERS, scholar=SCHOLARS, laborer=LABORERS,
)  # fmt: skip
ASSIGNED: Final = KINDS.add(
    "assign",
    "{seat} has[ {hero} {ranger} {builder} {scholar} {laborer}] in the {area} area.",
    "You have[ {hero} {ranger} {builder} {scholar} {laborer}] in the {area} area.",
    seat=SEAT, area=AREA, hero=HERO, ranger=RANGERS, builder=BUILDERS, scholar=SCHOLARS, laborer=LABORERS,
)  # fmt: skip
GAINED: Final = KINDS.add(
    "gain", "{seat} gains {number} {item}[ and loses {lost}].", "You gain {number} {item}[ and lose {lost}].",
    seat=SEAT, number=AMOUNT, item=ITEM, lost=LOST,
)  # fmt: skip
PAID: Final = KINDS.add(
    "pay",
    "{seat} pays[ {food} {fuel} {parts} {ammo} {meds}].",
    "You pay[ {food} {fuel} {parts} {ammo} {meds}].",
    seat=SEAT, food=FOOD, fuel=FUEL, parts=PARTS, ammo=AMMO, meds=MEDS,
)  # fmt: skip
SCORED: Final = KINDS.add("vp", "{seat} scores {number} VP.", "You score {number} VP.", seat=SEAT, number=NUMBER)
LOST_VP: Final = KINDS.add("vp_lost", "{seat} loses {number} VP.", "You lose {number} VP.", seat=SEAT, number=NUMBER)
ADVANCED: Final = KINDS.add(
    "advance",
    "{seat} advances to space {number} of {area} Leadership.",
    "You advance to space {number} of {area} Leadership.",
    seat=SEAT, number=NUMBER, area=AREA,
)  # fmt: skip
TIED: Final = KINDS.add("tied", "Nobody advances on {area} Leadership.", area=AREA)
RETIRED: Final = KINDS.add(
    "retire", "{seat} retires {token} from the {heap}.", "You retire {token} from your {heap}.",
    seat=SEAT, token=TOKEN, heap=HEAP,
)  # fmt: skip
RECRUITED: Final = KINDS.add(
    "recruit", "{token} joins the bag of {seat}.", "{token} joins your bag.", seat=SEAT, token=TOKEN
)
PLACED: Final = KINDS.add(
    "place",
    "{seat} places {token} in {space}[ with {card}].",
    "You place {token} in {space}[ with {card}].",
    seat=SEAT, token=TOKEN, space=SPACE, card=ANY_CARD, area=AREA,
)  # fmt: skip
RESTED: Final = KINDS.add(
    "rest", "{seat} rests {token} from the {area} area.", "You rest {token} from the {area} area.",
    seat=SEAT, token=TOKEN, area=AREA,
)  # fmt: skip
MOVED: Final = KINDS.add(
    "move", "{seat} moves {token} from {area} to {to}.", "You move {token} from {area} to {to}.",
    seat=SEAT, token=TOKEN, area=AREA, to=AREA,
)  # fmt: skip
SENT: Final = KINDS.add(
    "send", "{token} goes to the {area} area of {seat}.", "{token} goes to your {area} area.",
    seat=SEAT, token=TOKEN, area=AREA,
)  # fmt: skip
ACTIVATED: Final = KINDS.add("activate", "{seat} activates {card}.", "You activate {card}.", seat=SEAT, card=CARD)
EXHAUSTED: Final = KINDS.add(
    "exhaust", "{card} of {seat} is exhausted.", "Your {card} is exhausted.", seat=SEAT, card=CARD
)
PLANNED: Final = KINDS.add("plan", "{seat} plans {mission}.", "You plan {mission}.", seat=SEAT, mission=MISSION)
COMPLETED: Final = KINDS.add(
    "complete", "{seat} completes {mission}.", "You complete {mission}.", seat=SEAT, mission=MISSION
)
FILED: Final = KINDS.add(
    "file", "{mission} goes into the {column} column of {seat}.", "{mission} goes into your {column} column.",
    seat=SEAT, mission=MISSION, column=COLUMN,
)  # fmt: skip
RESCUED: Final = KINDS.add("rescue", "{seat} rescues {card}.", "You rescue {card}.", seat=SEAT, card=CARD)
CLAIMED: Final = KINDS.add(
    "row", "{seat} has completed a row of Missions.", "You have completed a row of Missions.", seat=SEAT
)
CLEARED: Final = KINDS.add(
    "build", "{seat} clears {space} and finds {card}.", "You clear {space} and find {card}.",
    seat=SEAT, space=SPACE, card=RUBBLE_TOKEN,
)  # fmt: skip
ROSE: Final = KINDS.add(
    "level", "The Compound of {seat} rises to level {number}.", "Your Compound rises to level {number}.",
    seat=SEAT, number=NUMBER,
)  # fmt: skip
RECALLED: Final = KINDS.add("recall", "All tokens go to the Rest Areas, and all Survivor cards are ready.")
LEFT: Final = KINDS.add("row_discard", "{card} leaves the Survivor row.", card=CARD)
SLID: Final = KINDS.add("row_slide", "{card} slides to space {number} of the Survivor row.", card=CARD, number=NUMBER)
CAME: Final = KINDS.add("row_new", "{card} comes to space {number} of the Survivor row.", card=CARD, number=NUMBER)
POSTED: Final = KINDS.add(
    "mission_new", "{mission} is posted in slot {number} of the {board} Missions.",
    mission=MISSION, number=NUMBER, board=BOARD,
)  # fmt: skip
CLEARED_MAP: Final = KINDS.add("map_cleared", "The Mutant cards are discarded and the map is cleared.")
RESHUFFLED: Final = KINDS.add("mutants_reshuffled", "The discarded Mutant cards are shuffled into a new deck.")
PROWLING: Final = KINDS.add("mutant_card", "The Mutant card is {card}.", card=MUTANT_CARD)
MET: Final = KINDS.add("encounter", "A {encounter} comes to {space}.", encounter=ENCOUNTER, space=SPACE)
BAG_FILLED: Final = KINDS.add("encounters_refill", "The tokens beside the board go back into the Encounters bag.")
SLAIN: Final = KINDS.add("beast", "The Beast in {space} is put beside the board.", space=SPACE)
FOE_CARD_UP: Final = KINDS.add("mutant_leadership", "The Mutant Leadership card is {card}.", card=FOE_CARD)
FOE_SCORED: Final = KINDS.add("mutants_vp", "The Mutants score {number} VP.", number=NUMBER)
FOE_ADVANCED: Final = KINDS.add(
    "mutants_advance", "The Mutants advance to space {number} of {area} Leadership.", number=NUMBER, area=AREA
)
FOE_MISSION: Final = KINDS.add("mutants_mission", "The Mutants take {mission}.", mission=MISSION)
FLIPPED: Final = KINDS.add("mutants_flip", "The Mutant Action board shows side {side}.", side=SIDE)
BLOCKED: Final = KINDS.add(
    "block", "{card} is turned up: the {space} of {seat} is lost.", "{card} is turned up: your {space} is lost.",
    seat=SEAT, space=SPACE, card=RUBBLE_TOKEN,
)  # fmt: skip
FINAL: Final = KINDS.add(
    "final", "{seat} ends with {number} VP.", "You end with {number} VP.", seat=SEAT, number=NUMBER
)
FOE_FINAL: Final = KINDS.add("mutants_final", "The Mutants end with {number} VP.", number=NUMBER)
WON: Final = KINDS.add("win", "{seat} wins.", "You win.", seat=SEAT)
FOE_WON: Final = KINDS.add("mutants_win", "The Mutants win.")
