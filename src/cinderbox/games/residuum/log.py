"""What the log of Residuum says: kinds of events, each as a sentence and as data for clients.

`a`, `b` and `c` are a resource, a type of land, a hex, a border, a card, a seat or a number, as the table says; some
`c` are several of them in one number, put together by a function here. Whatever changes on the table is in an event, so
that the table can be kept by its log alone.
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
    ("gain", "resource", "number", "source", "{who} gains {b} {resource}{source}.", "You gain {b} {resource}{source}."),
    ("lose", "resource", "number", "spot", "{who} loses {b} {resource}{spot}.", "You lose {b} {resource}{spot}."),
    ("pay", "resource", "number", "points", "{who} pays {b} {resource}.", "You pay {b} {resource}."),
    (
        "move",
        "from",
        "hex",
        "party",
        "{who} moves {party} from {from} to {hex}{way}.",
        "You move {party} from {from} to {hex}{way}.",
    ),
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
    ("add", "resource", "number", "spot", "{who} adds {b} {resource}{spot}.", "You add {b} {resource}{spot}."),
    ("show", "war", "", "", "{who} shows {war}.", "You show {war}."),
    ("total", "number", "", "", "{who} has {a} in all.", "You have {a} in all."),
    ("ability", "leader", "", "", "{who} uses the ability of {leader}.", "You use the ability of {leader}."),
    ("win", "", "", "", "{who} wins the conflict.", "You win the conflict."),
    ("draw", "", "", "", "The conflict is a draw.", ""),
    (
        "loot",
        "resource",
        "number",
        "loser",
        "{who} takes {b} {resource} from {loser}.",
        "You take {b} {resource} from {loser}.",
    ),
    (
        "fallen",
        "number",
        "hex",
        "fallen",
        "Out of action at {hex}: {a} {fallen} of {who}.",
        "Out of action at {hex}: {a} {fallen} of yours.",
    ),
    (
        "home",
        "piece",
        "hex",
        "was",
        "{piece}{was} of {who} goes home from {hex}, out of action.",
        "Your {piece}{was} goes home from {hex}, out of action.",
    ),
    (
        "supply",
        "piece",
        "hex",
        "was",
        "{piece}{was} of {who} at {hex} goes back to the supply.",
        "Your {piece}{was} at {hex} goes back to the supply.",
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
PIECES: Final = ["Outrider", "Outpost", "Barricade", "Basecamp"]
OUTRIDER, OUTPOST, BARRICADE, BASECAMP = range(4)
SIDES: Final = ["Gives", "Wants"]
ARMED: Final = 2  # of a piece that goes: 1 if it was active, 2 more if it had a Nuke, 4 times its border + 1


# -- several things in one number ----------------------------------------------------------------------------


def source(piece: int, hex: int, land: int) -> int:
    """What produced: a piece on a hex, and what the hex was then."""
    return (land * 64 + hex) * 4 + piece


def party(riders: int, nukes: int, network: int, post: int, camp: int, walls: int) -> int:
    """A convoy: how many Outriders, Nukes among them, by the network or not, and the cargo."""
    return riders + 8 * (nukes + 8 * (network + 2 * (post + 2 * (camp + 2 * walls))))


def loser(seat: int, hex: int) -> int:
    """Who loses cubes; the hex if they lay there and not in the stock."""
    return seat + 8 * (hex + 1)


def fallen(piece: int, armed: bool) -> int:
    return piece + (4 if armed else 0)


def counted(count: int, piece: str) -> str:
    return f"{count} {piece}" if count == 1 else f"{count} {piece}s"


def listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def party_word(value: int) -> str:
    """A convoy in words: "2 Outriders with 1 Outpost and 3 Barricades"."""
    cargo: list[str] = []
    for count, piece in (
        (value >> 3 & 7, "Nuke"),
        (value >> 7 & 1, "Outpost"),
        (value >> 9, "Barricade"),
    ):
        if count:
            cargo.append(counted(count, piece))
    if value >> 8 & 1:
        cargo.append("the Basecamp")
    return counted(value & 7, "Outrider") + (f" with {listed(cargo)}" if cargo else "")


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
    if sort == "source":
        return (
            ""
            if value < 0
            else f" from the {PIECES[value & 3]} on the {land_name(value >> 8)} at {hex_name(value >> 2 & 63)}"
        )
    if sort == "spot":
        return "" if value < 0 else f" at {hex_name(value)}"
    if sort == "party":
        return party_word(value)
    if sort == "loser":
        return s.seat_name(value & 7) + (f" at {hex_name((value >> 3) - 1)}" if value >> 3 else "")
    if sort == "fallen":
        return PIECES[value & 3] + (" with a Nuke" if value >> 2 else "")
    if sort == "was":
        return " with a Nuke" if value & ARMED else ""
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
    elif event.kind == PAY and not event.b:
        said = said.replace("pays 0 ", f"pays {event.c} points left over from ")
        said = said.replace("pay 0 ", f"pay {event.c} points left over from ")
    elif event.kind == MOVE:
        said = said.replace("{way}", " by network" if event.c >> 6 & 1 else "")
    elif event.kind == FALLEN and event.a > 1:
        said = said.replace(PIECES[event.c & 3], PIECES[event.c & 3] + "s")
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
            found[sort] = hex_name(value) if value >= 0 else None
        elif sort == "border":
            found[sort] = border_name(value)
        elif sort == "card":
            found[sort] = word_id(s.content.discoveries[value].name)
        elif sort == "seat":
            found["other"] = value
        elif sort == "number":
            found[sort] = value
        elif sort in PACKED:
            found.update(unpacked(sort, value))
        elif sort:
            found[sort] = word(s, sort, value)
    found["text"] = text(s, event, seat)
    return found


PACKED: Final = ("points", "source", "spot", "party", "loser", "fallen", "was")


def unpacked(sort: str, value: int) -> dict[str, object]:
    """The parts of a number that holds several things; what is not there is left out."""
    if value < 0:
        return {}
    if sort == "points":
        return {"points": value}
    if sort == "spot":
        return {"hex": hex_name(value)}
    if sort == "source":
        return {"piece": PIECES[value & 3], "hex": hex_name(value >> 2 & 63), "land": LANDS[value >> 8]}
    if sort == "loser":
        return {"other": value & 7} | ({"hex": hex_name((value >> 3) - 1)} if value >> 3 else {})
    if sort == "fallen":
        return {"piece": PIECES[value & 3]} | ({"nukes": 1} if value >> 2 else {})
    if sort == "was":
        parts: dict[str, object] = {"active": bool(value & 1)}
        if value & ARMED:
            parts["nukes"] = 1
        if value >> 2:
            parts["border"] = border_name((value >> 2) - 1)
        return parts
    rows = (
        ("nukes", value >> 3 & 7),
        ("outposts", value >> 7 & 1),
        ("basecamp", value >> 8 & 1),
        ("barricades", value >> 9),
    )
    found: dict[str, object] = {"number": value & 7, "network": bool(value >> 6 & 1)}
    for name, count in rows:
        if count:
            found[name] = count
    return found
