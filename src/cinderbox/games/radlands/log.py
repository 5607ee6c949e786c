"""What the log of Radlands says: kinds of events, each as a sentence and as data for clients.

`a` is a kind of card, `b` and `c` are places, spaces of a queue or numbers, as the table says.
"""

from typing import TYPE_CHECKING, Final

from cinderbox.games.radlands.model import place_name
from cinderbox.kernel.log import Event

if TYPE_CHECKING:
    from cinderbox.games.radlands.state import RadlandsState

TURN: Final = 0
DREW: Final = 1
GOT: Final = 2
PLAYED: Final = 3
QUEUED: Final = 4
RESOLVED: Final = 5
JUNKED: Final = 6
USED: Final = 7
BORROWED: Final = 8
DAMAGED: Final = 9
DESTROYED: Final = 10
RESTORED: Final = 11
PUNK: Final = 12
RETURNED: Final = 13
DISCARDED: Final = 14
WATER: Final = 15
ADVANCED: Final = 16
PUSHED: Final = 17
SILO: Final = 18
RESHUFFLED: Final = 19
FLIPPED: Final = 20
REBUILT: Final = 21
MOVED: Final = 22
ROLLED: Final = 23
TURNED: Final = 24
CAMP: Final = 25
STARTS: Final = 26
WON: Final = 27
DRAWN_GAME: Final = 28
DEALT: Final = 29
BROUGHT: Final = 30
REARRANGED: Final = 31
LIFTED: Final = 32
EXPOSED: Final = 33
SPENT: Final = 34

# name for clients, then what a, b and c are: card, place, space, number or nothing.
SHAPES: Final[list[tuple[str, str, str, str]]] = [
    ("turn", "number", "", ""),
    ("draw", "", "", ""),
    ("got", "card", "", ""),
    ("play", "card", "place", "water"),
    ("queue", "card", "space", ""),
    ("resolve", "card", "", ""),
    ("junk", "card", "", ""),
    ("use", "card", "place", "water"),
    ("borrow", "card", "place", "water"),
    ("damage", "card", "place", ""),
    ("destroy", "card", "place", ""),
    ("restore", "card", "place", ""),
    ("punk", "", "place", ""),
    ("return", "card", "place", ""),
    ("discard", "card", "", ""),
    ("water", "number", "", ""),
    ("advance", "card", "space", ""),
    ("push", "card", "space", ""),
    ("silo", "", "", ""),
    ("reshuffle", "number", "", ""),
    ("flip", "card", "place", ""),
    ("rebuild", "card", "place", ""),
    ("move", "card", "from", "place"),
    ("roll", "card", "from", "place"),
    ("turn_over", "card", "", ""),
    ("camp", "card", "place", ""),
    ("starts", "", "", ""),
    ("win", "", "", ""),
    ("draw_game", "", "", ""),
    ("dealt", "card", "", ""),
    ("bring", "card", "", ""),
    ("rearrange", "", "", ""),
    ("lift", "card", "place", ""),
    ("expose", "", "", ""),
    ("spent", "card", "", ""),
]

# {who} acts or owns, {card} is named; the second form is for the seat itself.
SENTENCES: Final[list[tuple[str, str]]] = [
    ("Turn {a}: {who}.", "Turn {a}: yours."),
    ("{who} draws a card.", "You draw a card."),
    ("{who} gets {card}.", "It is {card}."),
    ("{who} plays {card} for {c} water.", "You play {card} for {c} water."),
    ("{card} of {who} waits on space {space}.", "Your {card} waits on space {space}."),
    ("{card} of {who} resolves.", "Your {card} resolves."),
    ("{who} junks {card}.", "You junk {card}."),
    ("{who} uses {card} for {c} water.", "You use {card} for {c} water."),
    ("{who} borrows from {card} for {c} water.", "You borrow from {card} for {c} water."),
    ("{card} of {who} is damaged.", "Your {card} is damaged."),
    ("{card} of {who} is destroyed.", "Your {card} is destroyed."),
    ("{card} of {who} is restored.", "Your {card} is restored."),
    ("{who} gains a punk.", "You gain a punk."),
    ("{card} goes back to the hand of {who}.", "Your {card} goes back to your hand."),
    ("{who} discards {card}.", "You discard {card}."),
    ("{who} gains {a} extra water.", "You gain {a} extra water."),
    ("{card} of {who} advances to space {space}.", "Your {card} advances to space {space}."),
    ("{card} of {who} is pushed back to space {space}.", "Your {card} is pushed back to space {space}."),
    ("{who} takes Water Silo.", "You take Water Silo."),
    ("The discard pile of {a} cards becomes the new deck.", "The discard pile of {a} cards becomes the new deck."),
    ("A punk of {who} turns out to be {card}.", "Your punk turns out to be {card}."),
    ("{card} of {who} stands again.", "Your {card} stands again."),
    ("{card} of {who} moves.", "Your {card} moves."),
    ("{card} of {who} rolls.", "Your {card} rolls."),
    ("{who} turns over {card}.", "You turn over {card}."),
    ("{who} has {card}.", "You have {card}."),
    ("{who} starts.", "You start."),
    ("{who} wins.", "You win."),
    ("The game is a draw.", "The game is a draw."),
    ("{who} may keep {card}.", "You may keep {card}."),
    ("{who} brings out {card}.", "You bring out {card}."),
    ("{who} rearranges all people.", "You rearrange all your people."),
    ("{card} of {who} has to move.", "Your {card} has to move."),
    ("This turn no card of {who} is protected.", "This turn no card of yours is protected."),
    ("{card} of {who} has resolved.", "Your {card} has resolved."),
]


def card_name(s: "RadlandsState", kind: int) -> str:
    return "Water Silo" if kind < 0 else s.content.cards[kind].name


def text(s: "RadlandsState", event: Event, seat: int) -> str:
    """An event as the seat is told it."""
    sentence = SENTENCES[event.kind][1 if event.seat == seat else 0]
    shape = SHAPES[event.kind]
    who = s.seat_name(event.seat) if event.seat >= 0 else ""
    name = card_name(s, event.a) if shape[1] == "card" else ""
    said = sentence.replace("{who}", who).replace("{card}", name).replace("{a}", str(event.a))
    said = said.replace("{c}", str(event.c)).replace("{space}", str(event.b + 1))
    return said[0].upper() + said[1:]


def data(s: "RadlandsState", event: Event, seat: int) -> dict[str, object]:
    """An event for clients: what happened to which card, and where."""
    name, a, b, c = SHAPES[event.kind]
    found: dict[str, object] = {"kind": name, "seat": event.seat if event.seat >= 0 else None}
    for field, value in ((a, event.a), (b, event.b), (c, event.c)):
        if field == "card":
            found["card"] = "water_silo" if value < 0 else s.content.cards[value].id
        elif field in ("place", "from"):
            found[field] = place_name(value) if value >= 0 else None
        elif field == "space":
            found["space"] = value + 1
        elif field:
            found[field] = value
    found["text"] = text(s, event, seat)
    return found
