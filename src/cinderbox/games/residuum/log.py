"""What the log of Residuum says: kinds of events, each as a sentence and as data for clients.

`a`, `b` and `c` are a resource, a type of land, a hex, a border, a card, a seat or a number, as the table says.
"""

from typing import TYPE_CHECKING, Final

from cinderbox.games.residuum.model import border_name, hex_name
from cinderbox.games.residuum.tables import LANDS, RESOURCES, SEASONS, season
from cinderbox.kernel.log import Event
from cinderbox.kernel.pack import word_id

if TYPE_CHECKING:
    from cinderbox.games.residuum.state import ResiduumState

# name for clients; what a, b and c are; the sentence; the sentence for the seat itself ("": the same).
KINDS: Final[list[tuple[str, str, str, str, str, str]]] = [
    ("turn", "number", "", "", "Turn {a}, {season}: {who}.", "Turn {a}, {season}: yours."),
    ("tile", "land", "hex", "", "{Land} is laid at {hex}.", ""),
    ("lead", "", "", "", "{who} is Lead Player.", "You are Lead Player."),
    ("starts", "", "", "", "{who} is First Player.", "You are First Player."),
    ("leader", "leader", "", "", "{who} is led by {leader}.", "You are led by {leader}."),
    ("camp", "", "hex", "", "{who} puts the Basecamp on {hex}.", "You put your Basecamp on {hex}."),
    ("look", "number", "", "", "{who} looks at {a} Discovery cards.", "You look at {a} Discovery cards."),
    ("seen", "card", "", "", "{who} sees {card}.", "You see {card}."),
    ("keep", "", "", "", "{who} keeps one of them.", "You keep one of them."),
    ("kept", "card", "", "", "{who} keeps {card}.", "It is {card}."),
    ("put_back", "", "", "", "{who} discards one and puts one back.", "You discard one and put one back."),
    ("discard", "", "", "", "{who} discards a Discovery card.", "You discard a Discovery card."),
    ("gain", "resource", "number", "", "{who} gains {b} {resource}.", "You gain {b} {resource}."),
    ("lose", "resource", "number", "", "{who} loses {b} {resource}.", "You lose {b} {resource}."),
    ("pay", "resource", "number", "", "{who} pays {b} {resource}.", "You pay {b} {resource}."),
    ("move", "from", "hex", "number", "{who} moves {c} from {from} to {hex}.", "You move {c} from {from} to {hex}."),
    ("recruit", "", "hex", "", "{who} recruits at {hex}.", "You recruit at {hex}."),
    (
        "rouse",
        "",
        "hex",
        "",
        "An Outrider of {who} at {hex} is active again.",
        "Your Outrider at {hex} is active again.",
    ),
    ("build_outpost", "", "hex", "", "{who} constructs an Outpost at {hex}.", "You construct an Outpost at {hex}."),
    ("activate_outpost", "", "hex", "", "{who} activates the Outpost at {hex}.", "You activate your Outpost at {hex}."),
    (
        "teardown_outpost",
        "",
        "hex",
        "",
        "{who} tears down the Outpost at {hex}.",
        "You tear down your Outpost at {hex}.",
    ),
    (
        "take_over",
        "seat",
        "hex",
        "",
        "{who} takes over an Outpost of {seat} at {hex}.",
        "You take over an Outpost of {seat} at {hex}.",
    ),
    ("build_barricade", "", "hex", "", "{who} constructs a Barricade at {hex}.", "You construct a Barricade at {hex}."),
    (
        "activate_barricade",
        "border",
        "hex",
        "",
        "{who} puts a Barricade on {border}.",
        "You put a Barricade on {border}.",
    ),
    (
        "teardown_barricade",
        "border",
        "hex",
        "",
        "{who} takes the Barricade off {border}.",
        "You take your Barricade off {border}.",
    ),
    (
        "destroy_barricade",
        "border",
        "",
        "seat",
        "{who} destroys the Barricade of {seat} on {border}.",
        "You destroy the Barricade of {seat} on {border}.",
    ),
    (
        "teardown_basecamp",
        "",
        "hex",
        "",
        "{who} tears down the Basecamp at {hex}.",
        "You tear down your Basecamp at {hex}.",
    ),
    (
        "activate_basecamp",
        "",
        "hex",
        "",
        "The Basecamp of {who} is active at {hex}.",
        "Your Basecamp is active at {hex}.",
    ),
    ("complete", "card", "", "", "{who} completes {card}.", "You complete {card}."),
    ("use", "card", "", "", "{who} uses {card}.", "You use {card}."),
    ("land", "land", "hex", "", "{hex} is now {land}.", ""),
    ("weaponise", "", "hex", "", "{who} weaponises a Nuclear at {hex}.", "You weaponise a Nuclear at {hex}."),
    ("blast", "", "hex", "", "A Nuke of {who} detonates at {hex}.", "Your Nuke detonates at {hex}."),
    ("upgrade", "", "hex", "", "{who} upgrades the location at {hex}.", "You upgrade your location at {hex}."),
    ("take_oil", "", "hex", "", "{who} takes the Oil back from {hex}.", "You take the Oil back from {hex}."),
    ("visit", "", "", "", "{who} visits the Trade Town.", "You visit the Trade Town."),
    ("buy", "resource", "number", "", "{who} buys {b} {resource}.", "You buy {b} {resource}."),
    ("sell", "resource", "number", "", "{who} sells {b} {resource}.", "You sell {b} {resource}."),
    ("town_card", "town", "", "", "{who} draws {town}.", "You draw {town}."),
    ("use_town", "town", "", "", "{who} discards {town}.", "You discard {town}."),
    ("meet", "seat", "hex", "", "{who} meets {seat} at {hex}.", "You meet {seat} at {hex}."),
    ("answer", "answer", "", "", "{who} will {answer}.", "You will {answer}."),
    ("offer", "number", "", "", "{who} makes offer {a}.", "You make offer {a}."),
    ("bundle", "resource", "number", "side", "{side}: {b} {resource}.", ""),
    ("agree", "", "", "", "{who} accepts.", "You accept."),
    ("no_deal", "", "", "", "{who} makes no deal.", "You make no deal."),
    ("dealt", "number", "", "", "{who} is dealt {a} Conflict cards.", "You are dealt {a} Conflict cards."),
    ("war_card", "war", "", "", "{who} gets {war}.", "One is {war}."),
    ("lay", "", "", "", "{who} lays a Conflict card.", "You lay a Conflict card."),
    ("add", "resource", "number", "", "{who} adds {b} {resource}.", "You add {b} {resource}."),
    ("show", "war", "", "", "{who} shows {war}.", "You show {war}."),
    ("total", "number", "", "", "{who} has {a} in all.", "You have {a} in all."),
    ("ability", "leader", "", "", "{who} uses the ability of {leader}.", "You use the ability of {leader}."),
    ("win", "", "", "", "{who} wins the conflict.", "You win the conflict."),
    ("draw", "", "", "", "The conflict is a draw.", ""),
    (
        "loot",
        "resource",
        "number",
        "seat",
        "{who} takes {b} {resource} from {seat}.",
        "You take {b} {resource} from {seat}.",
    ),
    (
        "fallen",
        "number",
        "hex",
        "",
        "Out of action at {hex}: {a} of the Outriders of {who}.",
        "Out of action at {hex}: {a} of your Outriders.",
    ),
    (
        "home",
        "piece",
        "hex",
        "",
        "{piece} of {who} goes home from {hex}, out of action.",
        "Your {piece} goes home from {hex}, out of action.",
    ),
    (
        "supply",
        "piece",
        "hex",
        "",
        "{piece} of {who} at {hex} goes back to the supply.",
        "Your {piece} at {hex} goes back to the supply.",
    ),
    ("upkeep", "number", "hex", "", "{who} keeps an Outrider at {hex}.", "You keep your Outrider at {hex}."),
    ("reshuffle", "number", "", "", "{a} cards become a new deck.", ""),
    ("end", "", "", "", "{who} ends the Action Phase.", "You end your Action Phase."),
    ("over", "", "", "", "{who} wins the game.", "You win the game."),
    ("chart", "", "", "", "{who} takes the top Discovery card.", "You take the top Discovery card."),
]

(
    TURN, TILE, LEAD, STARTS, LEADER, CAMP, LOOK, SEEN, KEEP, KEPT, PUT_BACK, DISCARD, GAIN, LOSE, PAY, MOVE, RECRUIT,
    ROUSE, BUILD_OUTPOST, ACTIVATE_OUTPOST, TEARDOWN_OUTPOST, TAKE_OVER, BUILD_BARRICADE, ACTIVATE_BARRICADE,
    TEARDOWN_BARRICADE, DESTROY_BARRICADE, TEARDOWN_BASECAMP, ACTIVATE_BASECAMP, COMPLETE, USE, LAND, WEAPONISE, BLAST,
    UPGRADE, TAKE_OIL, VISIT, BUY, SELL, TOWN_CARD, USE_TOWN, MEET, ANSWER, OFFER, BUNDLE, AGREE, NO_DEAL, DEALT,
    WAR_CARD, LAY, ADD, SHOW, TOTAL, ABILITY, WIN, DRAW, LOOT, FALLEN, HOME, SUPPLY, UPKEEP, RESHUFFLE, END, OVER,
    CHART,
) = range(64)  # fmt: skip

ANSWERS: Final = ["welcome the visitor", "put up a fight", "trade", "attack"]
PIECES: Final = ["Outrider", "Outpost", "Barricade"]
OUTRIDER, OUTPOST, BARRICADE = range(3)
SIDES: Final = ["Gives", "Wants"]


def land_name(land: int) -> str:
    return LANDS[land].replace("_", " ").title()


def resource_name(resource: int) -> str:
    return RESOURCES[resource].title()


def word(s: "ResiduumState", sort: str, value: int) -> str:
    """One number of an event in words."""
    if sort == "resource":
        return resource_name(value)
    if sort == "land":
        return land_name(value)
    if sort in ("hex", "from"):
        return hex_name(value)
    if sort == "border":
        return border_name(value)
    if sort == "seat":
        return s.seat_name(value)
    if sort == "card":
        return s.content.discoveries[value].name
    if sort == "town":
        return s.content.town[value].name
    if sort == "war":
        return f"{s.content.names[value]} ({s.content.values[value]})"
    if sort == "leader":
        return s.content.characters[value].name
    if sort == "answer":
        return ANSWERS[value]
    if sort == "piece":
        return PIECES[value]
    if sort == "side":
        return SIDES[value]
    return str(value)


def text(s: "ResiduumState", event: Event, seat: int) -> str:
    """An event as the seat is told it."""
    kind = KINDS[event.kind]
    said = kind[5] if kind[5] and event.seat == seat else kind[4]
    if event.seat >= 0:
        said = said.replace("{who}", s.seat_name(event.seat))
    for letter, sort, value in (("a", kind[1], event.a), ("b", kind[2], event.b), ("c", kind[3], event.c)):
        if sort:
            named = word(s, sort, value)
            said = said.replace("{" + letter + "}", named).replace("{" + sort + "}", named)
            said = said.replace("{Land}", named)
    if event.kind == TURN:
        said = said.replace("{season}", SEASONS[season(event.a)].title())
    return said[0].upper() + said[1:]


def data(s: "ResiduumState", event: Event, seat: int) -> dict[str, object]:
    """An event for clients: what happened to what, and where."""
    kind = KINDS[event.kind]
    found: dict[str, object] = {"kind": kind[0], "seat": event.seat if event.seat >= 0 else None}
    for sort, value in ((kind[1], event.a), (kind[2], event.b), (kind[3], event.c)):
        if sort == "resource":
            found[sort] = RESOURCES[value]
        elif sort == "land":
            found[sort] = LANDS[value]
        elif sort in ("hex", "from"):
            found[sort] = hex_name(value)
        elif sort == "border":
            found[sort] = border_name(value)
        elif sort == "card":
            found[sort] = word_id(s.content.discoveries[value].name)
        elif sort == "seat":
            found["other"] = value
        elif sort == "number":
            found[sort] = value
        elif sort:
            found[sort] = word(s, sort, value)
    found["text"] = text(s, event, seat)
    return found
