"""The actions of The Pioneers Program in words, as people choose them.

Knows what verbs mean and what they cost; changes nothing.
"""

from typing import Final

from cinderbox.games.pioneers.state import MAINTENANCE, PioneersState
from cinderbox.kernel.events import Phrase, phrase, priced

PLAIN: Final = {
    "decline": "No",
    "stop": "No more",
    "end": "End the turn",
    "pass": "Pass for the rest of the round",
    "accept": "Leave it at that",
    "roll": "Roll the dice",
    "boost": "Add 1",
    "reroll": "Reroll both dice for 1 response token",
    "reroll_free": "Reroll both dice for free",
    "wastes": "Wastes: draw a card",
    "plan": "Plan: take response tokens",
    "more": "One more research token",
    "bury": "Discard it",
    "pay_all": "Pay for everything that is due",
}
CARDS: Final = {
    "keep": "Keep",
    "play": "Play",
    "play_free": "Play for free",
    "pick": "Pick",
    "lose": "Discard",
    "save": "Save it by",
    "recover": "Take",
    "waive": "No maintenance for",
}
KINDS: Final = ["food", "credit", "response token"]


def label(s: PioneersState, action: int, seat: int) -> Phrase:
    """An action in words; with its price, where it is open."""
    price = s.price_of(action) if s.may(seat, action) else ""
    return priced(words(s, action, seat), price)


def words(s: PioneersState, action: int, seat: int) -> Phrase:
    c = s.content
    name, target = s.codes.word(action), s.codes.target(action)
    if name in PLAIN:
        return PLAIN[name]
    if name in CARDS:
        return f"{CARDS[name]} {c.cards[target].name}"
    if name == "market":
        back = s.market[target]
        what = "the card" if back < 0 else s.card(back).name
        return f"Market: buy {what} at the slot for {c.prices[target]}"
    if name == "research":
        return f"Research {c.projects[target].name}"
    if name == "activate":
        return f"Use {c.cards[target].name if target < c.kinds else c.survivors[target - c.kinds].name}"
    if name == "discard":
        return f"Discard a {KINDS[target]}" if target else "Discard a food"
    if name == "take":
        return f"Take a {KINDS[target]}"
    if name == "hq":
        return f"{c.headquarters[2 + target].name}"
    if name == "target":
        return phrase("Against {}", s.called(target))
    if name == "trade":
        return c.rates[target].name
    if name == "forgo":
        return "Pay 1 food more than you must" if target else "Use one waiver less"
    if name == "survivor":
        one = c.survivors[target]
        return f"{one.name} (number {one.number}, combat +{one.combat})"
    if s.step == MAINTENANCE and target == 0:
        return "Pay"
    tokens = "token stands" if target == 1 else "tokens stand"
    return "Pay without response tokens for food" if target == 0 else f"Pay: {target} response {tokens} in for food"
