"""What the log of Residuum says: kinds of events, each with its sentences and its fields.

Whatever changes on the table is in an event, so that the table can be kept by its log alone.
"""

from typing import TYPE_CHECKING, Any, Final

from cinderbox.games.residuum.model import border_name, hex_name
from cinderbox.games.residuum.tables import LANDS, RESOURCES, SEASONS
from cinderbox.kernel.events import NUMBER, SEAT, Counted, EventField, Flag, Kinds, Named, Part
from cinderbox.kernel.pack import word_id

if TYPE_CHECKING:
    from cinderbox.games.residuum.state import ResiduumState

PIECES: Final = ["Outrider", "Outpost", "Barricade", "Basecamp"]
OUTRIDER: Final = 0
OUTPOST: Final = 1
BARRICADE: Final = 2
BASECAMP: Final = 3


def land_name(land: int) -> str:
    return LANDS[land].replace("_", " ").title()


def resource_name(resource: int) -> str:
    return RESOURCES[resource].title()


# -- types of fields -----------------------------------------------------------------------------------------


class Hex(EventField["ResiduumState"]):
    def __init__(self, optional: bool = False) -> None:
        super().__init__(optional)
        self.json = {"type": "string"}

    def highest(self, s: "ResiduumState") -> int:
        return s.board.size - 1

    def word(self, s: "ResiduumState", value: int) -> str:
        return hex_name(value)

    def data(self, s: "ResiduumState", value: int) -> object:
        return self.word(s, value) if value >= 0 else None

    def part(self, s: "ResiduumState", value: int) -> Part:
        return {"text": self.word(s, value), "place": self.word(s, value)}


class Border(Hex):
    def highest(self, s: "ResiduumState") -> int:
        return s.board.size * 3 - 1

    def word(self, s: "ResiduumState", value: int) -> str:
        return border_name(value)

    def part(self, s: "ResiduumState", value: int) -> Part:
        return {"text": border_name(value), "place": hex_name(value // 3)}


class Printed(EventField["ResiduumState"]):
    """Something that has a name in the pack of cards."""

    def __init__(self) -> None:
        super().__init__()
        self.json = {"type": "string"}

    def data(self, s: "ResiduumState", value: int) -> object:
        return self.word(s, value)


class Discovery(Printed):
    def highest(self, s: "ResiduumState") -> int:
        return len(s.content.discoveries) - 1

    def word(self, s: "ResiduumState", value: int) -> str:
        return s.content.discoveries[value].name

    def data(self, s: "ResiduumState", value: int) -> object:
        return word_id(self.word(s, value))

    def part(self, s: "ResiduumState", value: int) -> Part:
        return {"text": self.word(s, value), "card": word_id(self.word(s, value))}


class TownCard(Printed):
    def highest(self, s: "ResiduumState") -> int:
        return len(s.content.town) - 1

    def word(self, s: "ResiduumState", value: int) -> str:
        return s.content.town[value].name


class ConflictCard(EventField["ResiduumState"]):
    """A card of the conflict deck; clients know it by its value."""

    def highest(self, s: "ResiduumState") -> int:
        return len(s.content.names) - 1

    def word(self, s: "ResiduumState", value: int) -> str:
        return f"{s.content.names[value]} ({s.content.values[value]})"

    def data(self, s: "ResiduumState", value: int) -> object:
        return s.content.values[value]


class Character(Printed):
    def highest(self, s: "ResiduumState") -> int:
        return len(s.content.characters) - 1

    def word(self, s: "ResiduumState", value: int) -> str:
        return s.content.characters[value].name


RESOURCE: Final = Named([resource_name(one) for one in range(len(RESOURCES))], RESOURCES)
LAND_TYPE: Final = Named([land_name(one) for one in range(len(LANDS))], LANDS)
SEASON: Final = Named([one.title() for one in SEASONS], SEASONS)
PIECE: Final = Named(PIECES)
WILL: Final = Named(["welcome the visitor", "put up a fight", "trade", "attack"])
SIDE: Final = Named(["Gives", "Wants"])
HEX: Final = Hex()
ANY_HEX: Final = Hex(optional=True)  # or none
BORDER: Final = Border()
ANY_BORDER: Final = Border(optional=True)
CARD: Final = Discovery()
TOWN: Final = TownCard()
WAR: Final = ConflictCard()
CHARACTER: Final = Character()
POINTS: Final = EventField["ResiduumState"](optional=True)
ACTIVE: Final = Flag()
NUKE: Final = Flag("a Nuke")
CAMP_TOO: Final = Flag("the Basecamp")
RIDERS: Final = Counted("Outrider")
NUKES: Final = Counted("Nuke")
POSTS: Final = Counted("Outpost")
WALLS: Final = Counted("Barricade")

# -- kinds ---------------------------------------------------------------------------------------------------

KINDS: Final = Kinds()
TURN: Final = KINDS.add(
    "turn", "Turn {number}, {season}: {seat}.", "Turn {number}, {season}: yours.",
    seat=SEAT, number=NUMBER, season=SEASON,
)  # fmt: skip
TILE: Final = KINDS.add("tile", "{land} is laid at {hex}.", land=LAND_TYPE, hex=HEX)
LEAD: Final = KINDS.add("lead", "{seat} is Lead Player.", "You are Lead Player.", seat=SEAT)
STARTS: Final = KINDS.add("starts", "{seat} is First Player.", "You are First Player.", seat=SEAT)
LEADER: Final = KINDS.add(
    "leader", "{seat} is led by {leader}.", "You are led by {leader}.",
    seat=SEAT, leader=CHARACTER,
)  # fmt: skip
CAMP: Final = KINDS.add(
    "camp", "{seat} puts the Basecamp on {hex}.", "You put your Basecamp on {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
LOOK: Final = KINDS.add(
    "look", "{seat} looks at {number} Discovery cards.", "You look at {number} Discovery cards.",
    seat=SEAT, number=NUMBER,
)  # fmt: skip
SEEN: Final = KINDS.add("seen", "{seat} sees {card}.", "You see {card}.", seat=SEAT, card=CARD)
KEEP: Final = KINDS.add("keep", "{seat} keeps one of them.", "You keep one of them.", seat=SEAT)
KEPT: Final = KINDS.add("kept", "{seat} keeps {card}.", "It is {card}.", seat=SEAT, card=CARD)
PUT_BACK: Final = KINDS.add(
    "put_back", "{seat} discards one and puts one back.", "You discard one and put one back.",
    seat=SEAT,
)  # fmt: skip
DISCARD: Final = KINDS.add("discard", "{seat} discards a Discovery card.", "You discard a Discovery card.", seat=SEAT)
GAIN: Final = KINDS.add(
    "gain", "{seat} gains {number} {resource}.", "You gain {number} {resource}.",
    seat=SEAT, resource=RESOURCE, number=NUMBER,
)  # fmt: skip
PRODUCE: Final = KINDS.add(
    "produce",
    "{seat} gains {number} {resource} from the {piece} on the {land} at {hex}.",
    "You gain {number} {resource} from the {piece} on the {land} at {hex}.",
    seat=SEAT, resource=RESOURCE, number=NUMBER, piece=PIECE, land=LAND_TYPE, hex=HEX,
)  # fmt: skip
LOSE: Final = KINDS.add(
    "lose", "{seat} loses {number} {resource}[ at {hex}].", "You lose {number} {resource}[ at {hex}].",
    seat=SEAT, resource=RESOURCE, number=NUMBER, hex=ANY_HEX,
)  # fmt: skip
PAY: Final = KINDS.add(
    "pay", "{seat} pays {number} {resource}.", "You pay {number} {resource}.",
    seat=SEAT, resource=RESOURCE, number=NUMBER, points=POINTS,
)  # fmt: skip
LEFT_OVER: Final = KINDS.add(
    "left_over",
    "{seat} pays {points} points left over from {resource}.",
    "You pay {points} points left over from {resource}.",
    seat=SEAT, resource=RESOURCE, points=NUMBER,
)  # fmt: skip
CONVOY: Final[dict[str, EventField[Any]]] = {
    "seat": SEAT, "start": HEX, "hex": HEX, "number": RIDERS, "nukes": NUKES, "outposts": POSTS, "barricades": WALLS,
    "basecamp": CAMP_TOO,
}  # fmt: skip
MOVE: Final = KINDS.add(
    "move",
    "{seat} moves {number}[ with {nukes} {outposts} {barricades} {basecamp}] from {start} to {hex}.",
    "You move {number}[ with {nukes} {outposts} {barricades} {basecamp}] from {start} to {hex}.",
    **CONVOY,
)  # fmt: skip
NETWORK: Final = KINDS.add(
    "network",
    "{seat} moves {number}[ with {nukes} {outposts} {barricades} {basecamp}] from {start} to {hex} by network.",
    "You move {number}[ with {nukes} {outposts} {barricades} {basecamp}] from {start} to {hex} by network.",
    **CONVOY,
)  # fmt: skip
RECRUIT: Final = KINDS.add("recruit", "{seat} recruits at {hex}.", "You recruit at {hex}.", seat=SEAT, hex=HEX)
ROUSE: Final = KINDS.add(
    "rouse", "An Outrider of {seat} at {hex} is active again.", "Your Outrider at {hex} is active again.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
BUILD_OUTPOST: Final = KINDS.add(
    "build_outpost", "{seat} constructs an Outpost at {hex}.", "You construct an Outpost at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
ACTIVATE_OUTPOST: Final = KINDS.add(
    "activate_outpost", "{seat} activates the Outpost at {hex}.", "You activate your Outpost at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
TEARDOWN_OUTPOST: Final = KINDS.add(
    "teardown_outpost", "{seat} tears down the Outpost at {hex}.", "You tear down your Outpost at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
TAKE_OVER: Final = KINDS.add(
    "take_over", "{seat} takes over an Outpost of {other} at {hex}.", "You take over an Outpost of {other} at {hex}.",
    seat=SEAT, other=SEAT, hex=HEX,
)  # fmt: skip
BUILD_BARRICADE: Final = KINDS.add(
    "build_barricade", "{seat} constructs a Barricade at {hex}.", "You construct a Barricade at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
ACTIVATE_BARRICADE: Final = KINDS.add(
    "activate_barricade", "{seat} puts a Barricade on {border}.", "You put a Barricade on {border}.",
    seat=SEAT, border=BORDER, hex=ANY_HEX,
)  # fmt: skip
TEARDOWN_BARRICADE: Final = KINDS.add(
    "teardown_barricade", "{seat} takes the Barricade off {border}.", "You take your Barricade off {border}.",
    seat=SEAT, border=BORDER, hex=HEX,
)  # fmt: skip
DESTROY_BARRICADE: Final = KINDS.add(
    "destroy_barricade",
    "{seat} destroys the Barricade of {other} on {border}.",
    "You destroy the Barricade of {other} on {border}.",
    seat=SEAT, border=BORDER, other=SEAT,
)  # fmt: skip
TEARDOWN_BASECAMP: Final = KINDS.add(
    "teardown_basecamp", "{seat} tears down the Basecamp at {hex}.", "You tear down your Basecamp at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
ACTIVATE_BASECAMP: Final = KINDS.add(
    "activate_basecamp", "The Basecamp of {seat} is active at {hex}.", "Your Basecamp is active at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
SHOW_CARD: Final = KINDS.add("show_card", "{seat} shows {card}.", "You show {card}.", seat=SEAT, card=CARD)
COMPLETE: Final = KINDS.add("complete", "{seat} completes {card}.", "You complete {card}.", seat=SEAT, card=CARD)
USE: Final = KINDS.add("use", "{seat} uses {card}.", "You use {card}.", seat=SEAT, card=CARD)
LAND: Final = KINDS.add("land", "{hex} is now {land}.", land=LAND_TYPE, hex=HEX)
WEAPONISE: Final = KINDS.add(
    "weaponise", "{seat} weaponises a Nuclear at {hex}.", "You weaponise a Nuclear at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
BLAST: Final = KINDS.add(
    "blast", "A Nuke of {seat} detonates at {hex}.", "Your Nuke detonates at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
UPGRADE: Final = KINDS.add(
    "upgrade", "{seat} upgrades the location at {hex}.", "You upgrade your location at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
TAKE_OIL: Final = KINDS.add(
    "take_oil", "{seat} takes the Oil back from {hex}.", "You take the Oil back from {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
VISIT: Final = KINDS.add("visit", "{seat} visits the Trade Town.", "You visit the Trade Town.", seat=SEAT)
BUY: Final = KINDS.add(
    "buy", "{seat} buys {number} {resource}.", "You buy {number} {resource}.",
    seat=SEAT, resource=RESOURCE, number=NUMBER,
)  # fmt: skip
SELL: Final = KINDS.add(
    "sell", "{seat} sells {number} {resource}.", "You sell {number} {resource}.",
    seat=SEAT, resource=RESOURCE, number=NUMBER,
)  # fmt: skip
TOWN_CARD: Final = KINDS.add("town_card", "{seat} draws {town}.", "You draw {town}.", seat=SEAT, town=TOWN)
USE_TOWN: Final = KINDS.add("use_town", "{seat} discards {town}.", "You discard {town}.", seat=SEAT, town=TOWN)
MEET: Final = KINDS.add(
    "meet", "{seat} meets {other} at {hex}.", "You meet {other} at {hex}.",
    seat=SEAT, other=SEAT, hex=HEX,
)  # fmt: skip
ANSWER: Final = KINDS.add("answer", "{seat} will {answer}.", "You will {answer}.", seat=SEAT, answer=WILL)
OFFER: Final = KINDS.add("offer", "{seat} makes offer {number}.", "You make offer {number}.", seat=SEAT, number=NUMBER)
BUNDLE: Final = KINDS.add(
    "bundle", "{side}: {number} {resource}.",
    seat=SEAT, resource=RESOURCE, number=NUMBER, side=SIDE,
)  # fmt: skip
AGREE: Final = KINDS.add("agree", "{seat} accepts.", "You accept.", seat=SEAT)
NO_DEAL: Final = KINDS.add("no_deal", "{seat} makes no deal.", "You make no deal.", seat=SEAT)
DEALT: Final = KINDS.add(
    "dealt", "{seat} is dealt {number} Conflict cards.", "You are dealt {number} Conflict cards.",
    seat=SEAT, number=NUMBER,
)  # fmt: skip
WAR_CARD: Final = KINDS.add("war_card", "{seat} gets {war}.", "One is {war}.", seat=SEAT, war=WAR)
LAY: Final = KINDS.add("lay", "{seat} lays a Conflict card.", "You lay a Conflict card.", seat=SEAT)
ADD: Final = KINDS.add(
    "add", "{seat} adds {number} {resource}[ at {hex}].", "You add {number} {resource}[ at {hex}].",
    seat=SEAT, resource=RESOURCE, number=NUMBER, hex=ANY_HEX,
)  # fmt: skip
SHOW: Final = KINDS.add("show", "{seat} shows {war}.", "You show {war}.", seat=SEAT, war=WAR)
TOTAL: Final = KINDS.add(
    "total", "{seat} has {number} in all.", "You have {number} in all.",
    seat=SEAT, number=NUMBER, tech=NUMBER, ability=NUMBER,
)  # fmt: skip
ABILITY: Final = KINDS.add(
    "ability", "{seat} uses the ability of {leader}.", "You use the ability of {leader}.",
    seat=SEAT, leader=CHARACTER,
)  # fmt: skip
WIN: Final = KINDS.add("win", "{seat} wins the conflict.", "You win the conflict.", seat=SEAT)
DRAW: Final = KINDS.add("draw", "The conflict is a draw.")
LOOT: Final = KINDS.add(
    "loot",
    "{seat} takes {number} {resource} from {other}[ at {hex}].",
    "You take {number} {resource} from {other}[ at {hex}].",
    seat=SEAT, resource=RESOURCE, number=NUMBER, other=SEAT, hex=ANY_HEX,
)  # fmt: skip
FALLEN: Final = KINDS.add(
    "fallen",
    "Out of action at {hex}: {number}[ with {nuke}] of {seat}.",
    "Out of action at {hex}: {number}[ with {nuke}] of yours.",
    seat=SEAT, number=RIDERS, hex=HEX, nuke=NUKE,
)  # fmt: skip
BEATEN: Final = KINDS.add(
    "fallen_outpost", "Out of action at {hex}: 1 Outpost of {seat}.", "Out of action at {hex}: 1 Outpost of yours.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
HOME: Final = KINDS.add(
    "home",
    "{piece}[ with {nuke}] of {seat} goes home from {hex}, out of action.",
    "Your {piece}[ with {nuke}] goes home from {hex}, out of action.",
    seat=SEAT, piece=PIECE, hex=HEX, active=ACTIVE, nuke=NUKE,
)  # fmt: skip
SUPPLY: Final = KINDS.add(
    "supply",
    "{piece}[ with {nuke}] of {seat} at {hex} goes back to the supply.",
    "Your {piece}[ with {nuke}] at {hex} goes back to the supply.",
    seat=SEAT, piece=PIECE, hex=HEX, active=ACTIVE, nuke=NUKE, border=ANY_BORDER,
)  # fmt: skip
UPKEEP: Final = KINDS.add(
    "upkeep", "{seat} keeps an Outrider at {hex}.", "You keep your Outrider at {hex}.",
    seat=SEAT, hex=HEX,
)  # fmt: skip
RESHUFFLE: Final = KINDS.add("reshuffle", "{number} cards become a new deck.", number=NUMBER)
END: Final = KINDS.add("end", "{seat} ends the Action Phase.", "You end your Action Phase.", seat=SEAT)
OVER: Final = KINDS.add("over", "{seat} wins the game.", "You win the game.", seat=SEAT)
CHART: Final = KINDS.add("chart", "{seat} takes the top Discovery card.", "You take the top Discovery card.", seat=SEAT)
