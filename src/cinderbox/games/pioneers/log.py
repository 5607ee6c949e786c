"""What can happen in The Pioneers Program, each kind of event in one line: what is told, and to whom.

Knows how things are called; knows no rule.
"""

from typing import TYPE_CHECKING, Final

from cinderbox.games.pioneers.model import RESOURCES
from cinderbox.kernel.events import NUMBER, SEAT, Counted, EventField, Kinds, Named, Part

if TYPE_CHECKING:
    from cinderbox.games.pioneers.state import PioneersState


class Card(EventField["PioneersState"]):
    """A kind of card."""

    def __init__(self, optional: bool = False) -> None:
        super().__init__(optional)
        self.json = {"type": "string"}

    def highest(self, s: "PioneersState") -> int:
        return s.content.kinds - 1

    def word(self, s: "PioneersState", value: int) -> str:
        return s.content.cards[value].name

    def data(self, s: "PioneersState", value: int) -> object:
        return self.id(s, value) if value >= 0 else None

    def part(self, s: "PioneersState", value: int) -> Part:
        return {"text": self.word(s, value), "card": self.id(s, value)}

    def id(self, s: "PioneersState", value: int) -> str:
        return s.content.cards[value].id


class Survivor(Card):
    def highest(self, s: "PioneersState") -> int:
        return len(s.content.survivors) - 1

    def word(self, s: "PioneersState", value: int) -> str:
        return s.content.survivors[value].name

    def id(self, s: "PioneersState", value: int) -> str:
        return s.content.survivors[value].id


class Project(Card):
    def highest(self, s: "PioneersState") -> int:
        return len(s.content.projects) - 1

    def word(self, s: "PioneersState", value: int) -> str:
        return s.content.projects[value].name

    def id(self, s: "PioneersState", value: int) -> str:
        return s.content.projects[value].id


class Headquarters(Card):
    def highest(self, s: "PioneersState") -> int:
        return 3

    def word(self, s: "PioneersState", value: int) -> str:
        return s.content.headquarters[value].name

    def id(self, s: "PioneersState", value: int) -> str:
        return s.content.headquarters[value].id


class Slot(EventField["PioneersState"]):
    """A slot of the market, by its printed price."""

    def highest(self, s: "PioneersState") -> int:
        return 5

    def word(self, s: "PioneersState", value: int) -> str:
        return str(s.content.prices[value])

    def data(self, s: "PioneersState", value: int) -> object:
        return s.content.prices[value]


class Town(EventField["PioneersState"]):
    """Whose town it is, as a place."""

    def __init__(self) -> None:
        super().__init__()
        self.json = {"type": "string"}

    def highest(self, s: "PioneersState") -> int:
        return s.seats - 1

    def word(self, s: "PioneersState", value: int) -> str:
        return f"the town of {s.seat_name(value)}"

    def data(self, s: "PioneersState", value: int) -> object:
        return f"town{value + 1}"

    def part(self, s: "PioneersState", value: int) -> Part:
        return {"text": self.word(s, value), "place": f"town{value + 1}"}


CARD: Final = Card()
SURVIVOR: Final = Survivor()
PROJECT: Final = Project()
HQ: Final = Headquarters()
SLOT: Final = Slot()
TOWN: Final = Town()
RESOURCE: Final = Named(["food", "credit", "response token"], RESOURCES)
FOOD: Final = Counted("food", "food")
CREDITS: Final = Counted("credit")
RESPONSE: Final = Counted("response token")

KINDS: Final = Kinds()
ROUND: Final = KINDS.add("round", "Round {number}.", number=NUMBER)
ALARM: Final = KINDS.add(
    "alarm", "The alarm token of round {number} is silent.", number=NUMBER
)  # fmt: skip
SOUNDED: Final = KINDS.add(
    "alarm_active", "The alarm of round {number} sounds: round {last} is the last.", number=NUMBER, last=NUMBER
)
MARKER: Final = KINDS.add("turn_marker", "The turn marker moves to {number}.", number=NUMBER)
TURN: Final = KINDS.add("turn", "Turn {number} of {seat}.", "Your turn {number}.", seat=SEAT, number=NUMBER)
# set-up and Step 3
STARTS: Final = KINDS.add(
    "starts_with", "{seat} draws the survivor {survivor}.", "You draw the survivor {survivor}.",
    seat=SEAT, survivor=SURVIVOR,
)  # fmt: skip
DEALT: Final = KINDS.add("dealt", "{seat} is dealt {card}.", "You may pick {card}.", seat=SEAT, card=CARD)
PICKED: Final = KINDS.add("pick", "{seat} picks a card.", "You pick a card.", seat=SEAT)
CHOSEN: Final = KINDS.add("picked", "{seat} picks {card}.", "It is {card}.", seat=SEAT, card=CARD)
PASSED_ON: Final = KINDS.add("pass_on", "The packets go to the left.")
TOKEN: Final = KINDS.add(
    "token", "The token of {seat} lies at the slot for {slot}.", "Your token lies at the slot for {slot}.",
    seat=SEAT, slot=SLOT,
)  # fmt: skip
RETURNED: Final = KINDS.add("survivors_return", "All survivors are returned.")
TOKENS_RETURN: Final = KINDS.add("tokens_return", "The player tokens are taken back.")
CHOSE: Final = KINDS.add(
    "survivor", "{seat} chooses {survivor}.", "You choose {survivor}.", seat=SEAT, survivor=SURVIVOR
)
# cards
BOUGHT: Final = KINDS.add(
    "buy", "{seat} buys {card} for {paid}.", "You buy {card} for {paid}.",
    seat=SEAT, card=CARD, slot=SLOT, paid=CREDITS,
)  # fmt: skip
DREW: Final = KINDS.add("draw", "{seat} draws a wastes card.", "You draw a wastes card.", seat=SEAT)
GOT: Final = KINDS.add("got", "{seat} gets {card}.", "It is {card}.", seat=SEAT, card=CARD)
KEPT: Final = KINDS.add("keep", "{seat} keeps a card.", "You keep a card.", seat=SEAT)
HELD: Final = KINDS.add("kept", "{seat} keeps {card}.", "It is {card}.", seat=SEAT, card=CARD)
DISCARDED: Final = KINDS.add("discard", "{seat} discards {card}.", "You discard {card}.", seat=SEAT, card=CARD)
GONE: Final = KINDS.add("gone", "{card} goes to the discard pile.", card=CARD)
PLAYED: Final = KINDS.add(
    "play", "{seat} plays {card}[ for {paid}].", "You play {card}[ for {paid}].",
    seat=SEAT, card=CARD, town=TOWN, paid=RESPONSE,
)  # fmt: skip
ACTIVATED: Final = KINDS.add(
    "activate", "{seat} uses {card}[ for {food} {credits} {response}].",
    "You use {card}[ for {food} {credits} {response}].",
    seat=SEAT, card=CARD, town=TOWN, food=FOOD, credits=CREDITS, response=RESPONSE,
)  # fmt: skip
SKILL: Final = KINDS.add(
    "skill", "{seat} uses {survivor}[ for {food} {credits} {response}].",
    "You use {survivor}[ for {food} {credits} {response}].",
    seat=SEAT, survivor=SURVIVOR, food=FOOD, credits=CREDITS, response=RESPONSE,
)  # fmt: skip
RESHUFFLED: Final = KINDS.add(
    "reshuffle", "The {deck} discard pile of {number} cards becomes the new deck.",
    deck=Named(["market", "wastes"]), number=NUMBER,
)  # fmt: skip
PEEKED: Final = KINDS.add(
    "peek", "{seat} looks at the top card of the wastes deck.", "You look at the top card of the wastes deck.",
    seat=SEAT,
)  # fmt: skip
SAW: Final = KINDS.add("saw", "{seat} sees {card}.", "It is {card}.", seat=SEAT, card=CARD)
LEFT: Final = KINDS.add("leave_seen", "{seat} leaves it there.", "You leave it there.", seat=SEAT)
RECOVERED: Final = KINDS.add(
    "recover", "{seat} takes {card} from the market discard pile.", "You take {card} from the market discard pile.",
    seat=SEAT, card=CARD,
)  # fmt: skip
TURNED: Final = KINDS.add("turn_over", "{seat} turns over {card}.", "You turn over {card}.", seat=SEAT, card=CARD)
FOUND: Final = KINDS.add("found", "{seat} takes {card} into hand.", "You take {card} into hand.", seat=SEAT, card=CARD)
FOUND_NONE: Final = KINDS.add("found_none", "No personality is found.")
SHUFFLED: Final = KINDS.add("shuffle", "The wastes deck is shuffled.")
# the turn
PLANNED: Final = KINDS.add(
    "plan", "{seat} plans: {number}.", "You plan: {number}.", seat=SEAT, number=RESPONSE
)  # fmt: skip
PASSED: Final = KINDS.add("pass", "{seat} passes.", "You pass.", seat=SEAT)
ENDED: Final = KINDS.add("end", "{seat} ends the turn.", "You end your turn.", seat=SEAT)
RESEARCHED: Final = KINDS.add(
    "research", "{seat} places a research token on {project}[ for {paid}].",
    "You place a research token on {project}[ for {paid}].",
    seat=SEAT, project=PROJECT, paid=RESPONSE,
)  # fmt: skip
COMPLETED: Final = KINDS.add(
    "complete", "{seat} completes {project}.", "You complete {project}.", seat=SEAT, project=PROJECT
)
TOKENS_BACK: Final = KINDS.add(
    "tokens_back", "{seat} takes back {number}.", "You take back {number}.",
    seat=SEAT, project=PROJECT, number=Counted("research token"),
)  # fmt: skip
PROJECT_UP: Final = KINDS.add("new_project", "{project} can be researched now.", project=PROJECT)
EXTRA: Final = KINDS.add(
    "extra_turn", "{seat} has one more turn in this round.", "You have one more turn in this round.", seat=SEAT
)
STORM: Final = KINDS.add("storm", "Nobody may take the Wastes action for the rest of this Step 1.")
CRASH: Final = KINDS.add("crash", "All market prices fall by {number} for the rest of this Step 1.", number=NUMBER)
STORM_OVER: Final = KINDS.add("storm_over", "The Wastes action is open again.")
CRASH_OVER: Final = KINDS.add("crash_over", "Market prices are as printed again.")
# resources
GAINED: Final = KINDS.add(
    "gain", "{seat} gains[ {food} {credits} {response}].", "You gain[ {food} {credits} {response}].",
    seat=SEAT, food=FOOD, credits=CREDITS, response=RESPONSE,
)  # fmt: skip
LOST: Final = KINDS.add(
    "lose_resources", "{seat} loses[ {food} {credits} {response}].", "You lose[ {food} {credits} {response}].",
    seat=SEAT, food=FOOD, credits=CREDITS, response=RESPONSE,
)  # fmt: skip
OVERFLOW: Final = KINDS.add(
    "overflow", "{seat} has no room for a {resource}.", "You have no room for a {resource}.",
    seat=SEAT, resource=RESOURCE,
)  # fmt: skip
LOOTED: Final = KINDS.add(
    "loot", "{seat} takes a {resource} from {rival}.", "You take a {resource} from {rival}.",
    seat=SEAT, resource=RESOURCE, rival=SEAT,
)  # fmt: skip
ROBBED: Final = KINDS.add(
    "rob", "{seat} makes {rival} lose a {resource}.", "You make {rival} lose a {resource}.",
    seat=SEAT, resource=RESOURCE, rival=SEAT,
)  # fmt: skip
SWAPPED: Final = KINDS.add(
    "caravan", "{seat} pays[ {food} {response}] for {credits}.", "You pay[ {food} {response}] for {credits}.",
    seat=SEAT, food=FOOD, response=RESPONSE, credits=CREDITS,
)  # fmt: skip
# towns and points
HQ_CHANGED: Final = KINDS.add(
    "hq", "{seat} has a {hq} now.", "You have a {hq} now.", seat=SEAT, hq=HQ, before=HQ
)  # fmt: skip
POINTS: Final = KINDS.add(
    "points", "{seat} goes from {before} to {after} victory points.", "You go from {before} to {after} victory points.",
    seat=SEAT, before=NUMBER, after=NUMBER,
)  # fmt: skip
LEAVES: Final = KINDS.add(
    "leaves", "{card} leaves {town}.", seat=SEAT, card=CARD, town=TOWN
)  # fmt: skip
TAKEN_BACK: Final = KINDS.add(
    "to_hand", "{card} goes back to the hand of {seat}.", "Your {card} goes back to your hand.",
    seat=SEAT, card=CARD, town=TOWN,
)  # fmt: skip
SAVED: Final = KINDS.add(
    "save", "{seat} saves {card} by {guard}[ for {paid}].", "You save {card} by {guard}[ for {paid}].",
    seat=SEAT, card=CARD, guard=CARD, town=TOWN, paid=RESPONSE,
)  # fmt: skip
UNSAVED: Final = KINDS.add(
    "let_go", "{seat} lets {card} go.", "You let {card} go.", seat=SEAT, card=CARD, town=TOWN
)  # fmt: skip
# combat
ATTACKED: Final = KINDS.add(
    "attack", "{seat} attacks {rival} with {card}: difficulty {difficulty}.",
    "You attack {rival} with {card}: difficulty {difficulty}.",
    seat=SEAT, rival=SEAT, card=CARD, difficulty=NUMBER,
)  # fmt: skip
RAIDED: Final = KINDS.add(
    "raid", "{seat} raids {rival}.", "You raid {rival}.", seat=SEAT, rival=SEAT, card=CARD
)  # fmt: skip
BOOSTED: Final = KINDS.add(
    "boost", "{seat} spends a response token for +1.", "You spend a response token for +1.", seat=SEAT
)
ARMED: Final = KINDS.add(
    "arm", "{seat} plays {card} for +{number}[ and pays {paid}].", "You play {card} for +{number}[ and pay {paid}].",
    seat=SEAT, card=CARD, number=NUMBER, paid=RESPONSE,
)  # fmt: skip
ROLLED: Final = KINDS.add(
    "roll", "{seat} rolls {first} and {second}, with +{modifier}: {total}.",
    "You roll {first} and {second}, with +{modifier}: {total}.",
    seat=SEAT, first=NUMBER, second=NUMBER, modifier=NUMBER, total=NUMBER,
)  # fmt: skip
REROLLS: Final = KINDS.add(
    "reroll", "{seat} rerolls {how}.", "You reroll {how}.",
    seat=SEAT, how=Named(["for a response token", "for free"], ["paid", "free"]),
)  # fmt: skip
DIFFICULTY: Final = KINDS.add(
    "difficulty", "{seat} sets a difficulty of {number}.", "You set a difficulty of {number}.",
    seat=SEAT, number=NUMBER,
)  # fmt: skip
HELD_OUT: Final = KINDS.add("held", "{seat} repels {card}.", "You repel {card}.", seat=SEAT, card=CARD)
FAILED: Final = KINDS.add("failed", "{seat} fails to repel {card}.", "You fail to repel {card}.", seat=SEAT, card=CARD)
RAID_WON: Final = KINDS.add("raid_won", "The raid of {seat} succeeds.", "Your raid succeeds.", seat=SEAT)
RAID_LOST: Final = KINDS.add("raid_lost", "The raid of {seat} fails.", "Your raid fails.", seat=SEAT)
NOTHING: Final = KINDS.add("nothing", "There is nothing to be lost.")
NO_REWARD: Final = KINDS.add("no_reward", "{seat} takes nothing.", "You take nothing.", seat=SEAT)
# the end of Step 1, maintenance
SLIDE: Final = KINDS.add("slide", "The cards of the market move away from the deck.")
FILLED: Final = KINDS.add("fill", "{card} comes to the slot for {slot}.", card=CARD, slot=SLOT)
PRODUCED: Final = KINDS.add(
    "produce", "The town of {seat} produces[ {food} {credits} {response}].",
    "Your town produces[ {food} {credits} {response}].",
    seat=SEAT, food=FOOD, credits=CREDITS, response=RESPONSE,
)  # fmt: skip
BARREN: Final = KINDS.add(
    "barren", "The town of {seat} produces nothing.", "Your town produces nothing.", seat=SEAT
)  # fmt: skip
TRADED: Final = KINDS.add(
    "trade", "{seat} trades[ {food} {credits} {response}] for[ {got_food} {got_credits}].",
    "You trade[ {food} {credits} {response}] for[ {got_food} {got_credits}].",
    seat=SEAT, food=FOOD, credits=CREDITS, response=RESPONSE, got_food=FOOD, got_credits=CREDITS,
)  # fmt: skip
WAIVED: Final = KINDS.add(
    "waive", "{card} of {seat} costs no maintenance.", "Your {card} costs no maintenance.",
    seat=SEAT, card=CARD, town=TOWN,
)  # fmt: skip
FORGONE: Final = KINDS.add(
    "forgo", "{seat} does without {what}.", "You do without {what}.",
    seat=SEAT, what=Named(["a waiver", "1 food of a reduction"], ["waiver", "reduction"]),
)  # fmt: skip
PAID: Final = KINDS.add(
    "upkeep", "{seat} pays[ {food} {credits} {response}] for {card}.",
    "You pay[ {food} {credits} {response}] for {card}.",
    seat=SEAT, card=CARD, town=TOWN, food=FOOD, credits=CREDITS, response=RESPONSE,
)  # fmt: skip
COVERED: Final = KINDS.add(
    "covered", "{seat} need not pay for {card}.", "You need not pay for {card}.", seat=SEAT, card=CARD, town=TOWN
)
UNPAID: Final = KINDS.add(
    "unpaid", "{seat} does not pay for {card}.", "You do not pay for {card}.", seat=SEAT, card=CARD, town=TOWN
)
STORED: Final = KINDS.add(
    "store", "{seat} stores[ {food} {credits} {response}].", "You store[ {food} {credits} {response}].",
    seat=SEAT, food=FOOD, credits=CREDITS, response=RESPONSE,
)  # fmt: skip
WON: Final = KINDS.add(
    "win", "{seat} wins with {number}.", "You win with {number}.", seat=SEAT, number=Counted("victory point")
)  # fmt: skip
