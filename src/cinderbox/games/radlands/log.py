"""What the log of Radlands says: kinds of events, each with its sentences and its fields."""

from typing import TYPE_CHECKING, Final

from cinderbox.games.radlands.model import place_name
from cinderbox.kernel.events import NUMBER, SEAT, EventField, Kinds, Part

if TYPE_CHECKING:
    from cinderbox.games.radlands.state import RadlandsState


class Card(EventField["RadlandsState"]):
    """A kind of card."""

    def __init__(self, optional: bool = False) -> None:
        super().__init__(optional)
        self.json = {"type": "string"}

    def highest(self, s: "RadlandsState") -> int:
        return len(s.content.cards) - 1

    def word(self, s: "RadlandsState", value: int) -> str:
        return s.content.cards[value].name

    def data(self, s: "RadlandsState", value: int) -> object:
        return self.id(s, value)

    def part(self, s: "RadlandsState", value: int) -> Part:
        return {"text": self.word(s, value), "card": self.id(s, value)}

    def id(self, s: "RadlandsState", value: int) -> str:
        return s.content.cards[value].id


class Punk(Card):
    """A person whose face nobody knows."""

    def word(self, s: "RadlandsState", value: int) -> str:
        return "punk"


class CardOrSilo(Card):
    """A kind of card, or, where there is none, Water Silo."""

    def __init__(self) -> None:
        super().__init__(optional=True)

    def schema(self) -> dict[str, object]:
        return self.json

    def word(self, s: "RadlandsState", value: int) -> str:
        return "Water Silo" if value < 0 else s.content.cards[value].name

    def id(self, s: "RadlandsState", value: int) -> str:
        return "water_silo" if value < 0 else s.content.cards[value].id


class Place(EventField["RadlandsState"]):
    def __init__(self, optional: bool = False) -> None:
        super().__init__(optional)
        self.json = {"type": "string"}

    def highest(self, s: "RadlandsState") -> int:
        return 17

    def word(self, s: "RadlandsState", value: int) -> str:
        return place_name(value)

    def data(self, s: "RadlandsState", value: int) -> object:
        return place_name(value) if value >= 0 else None

    def part(self, s: "RadlandsState", value: int) -> Part:
        return {"text": place_name(value), "place": place_name(value)}


class Space(EventField["RadlandsState"]):
    """A space of a queue of events; people count from 1."""

    def highest(self, s: "RadlandsState") -> int:
        return 2

    def word(self, s: "RadlandsState", value: int) -> str:
        return str(value + 1)

    def data(self, s: "RadlandsState", value: int) -> object:
        return value + 1


CARD: Final = Card()
PUNK_CARD: Final = Punk()
CARD_OR_SILO: Final = CardOrSilo()
PLACE: Final = Place()
ANY_PLACE: Final = Place(optional=True)  # or none
SPACE: Final = Space()

KINDS: Final = Kinds()
TURN: Final = KINDS.add("turn", "Turn {number}: {seat}.", "Turn {number}: yours.", seat=SEAT, number=NUMBER)
DREW: Final = KINDS.add("draw", "{seat} draws a card.", "You draw a card.", seat=SEAT)
GOT: Final = KINDS.add("got", "{seat} gets {card}.", "It is {card}.", seat=SEAT, card=CARD)
PLAYED: Final = KINDS.add(
    "play", "{seat} plays {card} for {water} water.", "You play {card} for {water} water.",
    seat=SEAT, card=CARD, place=ANY_PLACE, water=NUMBER,
)  # fmt: skip
QUEUED: Final = KINDS.add(
    "queue", "{card} of {seat} waits on space {space}.", "Your {card} waits on space {space}.",
    seat=SEAT, card=CARD, space=SPACE,
)  # fmt: skip
RESOLVED: Final = KINDS.add("resolve", "{card} of {seat} resolves.", "Your {card} resolves.", seat=SEAT, card=CARD)
JUNKED: Final = KINDS.add("junk", "{seat} junks {card}.", "You junk {card}.", seat=SEAT, card=CARD_OR_SILO)
USED: Final = KINDS.add(
    "use", "{seat} uses {card} for {water} water.", "You use {card} for {water} water.",
    seat=SEAT, card=CARD, place=PLACE, water=NUMBER,
)  # fmt: skip
BORROWED: Final = KINDS.add(
    "borrow", "{seat} borrows from {card} for {water} water.", "You borrow from {card} for {water} water.",
    seat=SEAT, card=CARD, place=PLACE, water=NUMBER,
)  # fmt: skip
DAMAGED: Final = KINDS.add(
    "damage", "{card} of {seat} is damaged.", "Your {card} is damaged.", seat=SEAT, card=CARD, place=PLACE
)
DESTROYED: Final = KINDS.add(
    "destroy", "{card} of {seat} is destroyed.", "Your {card} is destroyed.", seat=SEAT, card=CARD, place=PLACE
)
RESTORED: Final = KINDS.add(
    "restore", "{card} of {seat} is restored.", "Your {card} is restored.", seat=SEAT, card=CARD, place=PLACE
)
PUNK: Final = KINDS.add(
    "punk", "{seat} gains a {card}.", "You gain a {card}.", seat=SEAT, card=PUNK_CARD, place=PLACE
)  # fmt: skip
RETURNED: Final = KINDS.add(
    "return", "{card} goes back to the hand of {seat}.", "Your {card} goes back to your hand.",
    seat=SEAT, card=CARD, place=PLACE,
)  # fmt: skip
DISCARDED: Final = KINDS.add("discard", "{seat} discards {card}.", "You discard {card}.", seat=SEAT, card=CARD)
WATER: Final = KINDS.add(
    "water", "{seat} gains {number} extra water.", "You gain {number} extra water.", seat=SEAT, number=NUMBER
)
ADVANCED: Final = KINDS.add(
    "advance", "{card} of {seat} advances to space {space}.", "Your {card} advances to space {space}.",
    seat=SEAT, card=CARD, space=SPACE,
)  # fmt: skip
PUSHED: Final = KINDS.add(
    "push", "{card} of {seat} is pushed back to space {space}.", "Your {card} is pushed back to space {space}.",
    seat=SEAT, card=CARD, space=SPACE,
)  # fmt: skip
SILO: Final = KINDS.add("silo", "{seat} takes {card}.", "You take {card}.", seat=SEAT, card=CARD_OR_SILO)
RESHUFFLED: Final = KINDS.add("reshuffle", "The discard pile of {number} cards becomes the new deck.", number=NUMBER)
FLIPPED: Final = KINDS.add(
    "flip", "A punk of {seat} turns out to be {card}.", "Your punk turns out to be {card}.",
    seat=SEAT, card=CARD, place=PLACE,
)  # fmt: skip
REBUILT: Final = KINDS.add(
    "rebuild", "{card} of {seat} stands again.", "Your {card} stands again.", seat=SEAT, card=CARD, place=PLACE
)
MOVED: Final = KINDS.add(
    "move", "{card} of {seat} moves.", "Your {card} moves.", seat=SEAT, card=CARD, start=ANY_PLACE, place=PLACE
)
ROLLED: Final = KINDS.add(
    "roll", "{card} of {seat} rolls.", "Your {card} rolls.", seat=SEAT, card=CARD, start=PLACE, place=PLACE
)
TURNED: Final = KINDS.add("turn_over", "{seat} turns over {card}.", "You turn over {card}.", seat=SEAT, card=CARD)
CAMP: Final = KINDS.add("camp", "{seat} has {card}.", "You have {card}.", seat=SEAT, card=CARD, place=PLACE)
STARTS: Final = KINDS.add("starts", "{seat} starts.", "You start.", seat=SEAT)
WON: Final = KINDS.add("win", "{seat} wins.", "You win.", seat=SEAT)
DRAWN_GAME: Final = KINDS.add("draw_game", "The game is a draw.")
DEALT: Final = KINDS.add("dealt", "{seat} may keep {card}.", "You may keep {card}.", seat=SEAT, card=CARD)
BROUGHT: Final = KINDS.add("bring", "{seat} brings out {card}.", "You bring out {card}.", seat=SEAT, card=CARD)
REARRANGED: Final = KINDS.add(
    "rearrange", "{seat} rearranges all people.", "You rearrange all your people.", seat=SEAT
)  # fmt: skip
LIFTED: Final = KINDS.add(
    "lift", "{card} of {seat} has to move.", "Your {card} has to move.", seat=SEAT, card=CARD, place=PLACE
)
EXPOSED: Final = KINDS.add(
    "expose", "This turn no card of {seat} is protected.", "This turn no card of yours is protected.", seat=SEAT
)
SPENT: Final = KINDS.add("spent", "{card} of {seat} has resolved.", "Your {card} has resolved.", seat=SEAT, card=CARD)
