"""The actions of City of Remnants in words, as people choose them. Knows what verbs mean; changes nothing."""

from typing import Final

from cinderbox.games.remnants.board import NAMES, SITES
from cinderbox.games.remnants.log import ACTION_NAMES
from cinderbox.games.remnants.log_fields import arcs
from cinderbox.games.remnants.model import COLOURS
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.events import Phrase, phrase, priced

PLAIN: Final = {
    "done": "Nothing more",
    "pass": "Drop out",
    "enter": "Move a figure from the pool",
    "deploy": "Place a figure from the pool",
    "blind": "Lay the top card of the draw pile unseen",
    "armor": "Keep the card: Body Armor",
}
CARD_WORDS: Final = {
    "play": "Play",
    "discard": "Discard",
    "lay": "Lay",
    "use": "Use",
    "aim": "Aim at",
    "remove": "Remove from the game:",
    "dig": "Out of the draw pile:",
    "take": "Out of the discard pile:",
    "trash": "Remove from the game:",
}
SPACE_WORDS: Final = {
    "side": "Enter the city at",
    "move": "Move a figure from",
    "to": "To",
    "shift": "Shift a figure from",
    "shift_moved": "Shift a figure that has moved from",
}
TILE_WORDS: Final = {
    "produce": "Produce:",
    "sell": "Sell a product of",
    "stock": "Place a product on",
    "wreck": "Wreck a product of",
}
TOKEN_WORDS: Final = {"fight": "Fight", "bribe": "Bribe", "charge": "Send away"}


def label(s: RemnantsState, action: int, seat: int) -> Phrase:
    words = said(s, s.codes.word(action), s.codes.target(action))
    price = s.price_of(action) if s.may(seat, action) else ""
    return priced(words, price)


def said(s: RemnantsState, verb: str, target: int) -> Phrase:
    c = s.content
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in CARD_WORDS:
        return f"{CARD_WORDS[verb]} {c.cards[target].name}"
    if verb in SPACE_WORDS:
        return f"{SPACE_WORDS[verb]} {NAMES[target]}"
    if verb in TILE_WORDS:
        number = s.tile_from(target)
        name = s.development(s.tiles[number]).name if number >= 0 else "nothing"
        return f"{TILE_WORDS[verb]} {name} on {NAMES[target]}"
    if verb in TOKEN_WORDS:
        kinds = c.tokens
        return f"{TOKEN_WORDS[verb]} {kinds[target % len(kinds)].name} on {NAMES[target // len(kinds)]}"
    if verb == "leader":
        return f"Lead the {COLOURS[target]} gang of {c.leaders[target].name}"
    if verb == "action":
        return ACTION_NAMES[target]
    if verb == "announce":
        return f"Recruit {c.cards[c.members + target].name}"
    if verb == "bid":
        return f"Bid {arcs(target)}"
    if verb == "hundred":
        return f"Bid {arcs(target * 100)} and more"
    if verb == "rest":
        return f"And {arcs(target)}"
    if verb == "buy":
        return f"Buy {c.cards[c.goods + target].name}"
    if verb == "renown":
        return f"Buy {target} renown"
    if verb == "build":
        return f"Build {c.developments[target].name}"
    if verb == "site":
        return "On " + ", ".join([NAMES[space] for space in SITES[target].spaces])
    if verb == "name":
        goods = len(c.cards) - c.goods
        return f"Name {c.cards[c.goods + target].name if target < goods else c.developments[target - goods].name}"
    if verb == "search":
        return ("Look through the draw pile", "Look through the discard pile")[target]
    if verb == "rob":
        return phrase("{} discards a card at random", s.called(target))
    return f"{c.orders[target].name} comes first"
