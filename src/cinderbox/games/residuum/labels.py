"""The actions of Residuum in words, as people choose them.

Knows what verbs mean and what they cost; changes nothing.
"""

from cinderbox.games.residuum.log import land_name, resource_name
from cinderbox.games.residuum.model import hex_name, side_name
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.kernel.events import Part, Phrase, phrase, priced

PLAIN = {
    "end": "End the Action Phase",
    "decline": "No",
    "done": "Nothing more",
    "pay": "Pay",
    "draw": "Draw a Discovery card",
    "construct_outpost": "Construct an Outpost",
    "teardown_basecamp": "Tear down the Basecamp",
    "activate_basecamp": "Activate the Basecamp",
    "welcome": "Welcome the visitor",
    "fight": "Put up a fight",
    "trade": "Trade",
    "attack": "Attack",
    "offer": "Make this offer",
    "accept": "Accept",
    "refuse": "Refuse",
    "counter": "Make another offer",
    "break_off": "Break off",
    "chem": "Add a Chem and with it a card",
    "nuclear": "Add a Nuclear: +6",
    "nuke": "Add the carried Nuke: +6",
    "crate": "Discard Spiked Crate: +2",
    "ability": "Use the leader's ability",
    "credit": "Discard Credit Note",
    "guide": "Discard Desert Guide: the move is free",
    "bikes": "Dirt Bikes: 2 action points less",
    "detonate": "Let the Nuke detonate",
    "leave_behind": "Leave it here",
    "take_along": "Take it along",
    "let_go": "Pay nothing: the Outrider goes home",
}
HEX_WORDS = {
    "move": "Move from",
    "network": "Network movement from",
    "to": "To",
    "on": "On",
    "by": "At",
    "recruit": "Recruit an Outrider at",
    "activate_outrider": "Activate an Outrider at",
    "second_wind": "Second Wind: activate an Outrider at",
    "activate_outpost": "Activate the Outpost at",
    "teardown_outpost": "Tear down the Outpost at",
    "take_over": "Take over the Outpost at",
    "construct_barricade": "Construct a Barricade at",
    "contaminate": "Contaminate",
    "irradiate": "Make a Radiation Zone of",
    "weaponise": "Weaponise a Nuclear at",
    "upgrade": "Upgrade the location at",
    "take_oil": "Take the Oil back from",
}
BORDER_WORDS = {
    "activate_barricade": "Put a Barricade on the border",
    "teardown_barricade": "Take the Barricade off the border",
    "destroy_barricade": "Destroy the Barricade on the border",
}
RESOURCE_WORDS = {
    "produce": "Produce",
    "cost": "Pay with",
    "give": "Give 1",
    "get": "Get 1",
    "want": "Want 1",
    "buy": "Buy 1",
    "loot": "Take",
}
CARD_WORDS = {
    "keep": "Keep",
    "top": "Put back on top:",
    "discard": "Discard",
    "complete": "Complete",
    "use": "Use",
}
CLASSES = [
    "One that has not fought",
    "One that has fought",
    "A fresh one with a Nuke",
    "One that has fought, with a Nuke",
]


def place(s: ResiduumState, hex: int) -> Part:
    """A hex in words."""
    if hex >= s.board.size:
        return hex_name(hex)
    return {"text": f"{land_name(s.land[hex])} {hex_name(hex)}", "place": hex_name(hex)}


def label(s: ResiduumState, action: int, seat: int) -> Phrase:
    """An action in words, with its price if it is open to the seat."""
    price = s.price_of(action) if seat >= 0 and s.may(seat, action) else ""
    return priced(named(s, action), price)


def named(s: ResiduumState, action: int) -> Phrase:
    name, target = s.codes.word(action), s.codes.target(action)
    if name in PLAIN:
        return paying(s) if name == "pay" else PLAIN[name]
    if name in HEX_WORDS:
        return phrase(f"{HEX_WORDS[name]} {{}}", place(s, target))
    if name in BORDER_WORDS:
        other = s.board.across(target)
        far = [] if other < 0 else [" and ", place(s, other)]
        return [f"{BORDER_WORDS[name]} of ", place(s, target // 3), *far]
    if name in RESOURCE_WORDS:
        return f"{RESOURCE_WORDS[name]} {resource_name(target)}"
    if name in CARD_WORDS:
        return f"{CARD_WORDS[name]} {s.content.discoveries[target].name}"
    if name == "place":
        side = side_name(target).partition(".")[2].upper()
        return phrase(f"Next to {{}}, on its side {side}", place(s, target // 6))
    if name == "tile":
        return f"The {land_name(target)}"
    if name == "lay":
        return f"Lay {s.content.names[target]} ({s.content.values[target]})"
    if name == "class":
        return CLASSES[target]
    if name == "rival":
        return phrase("That of {}", s.called(target))
    if name == "points":
        due = s.due
        what = resource_name(due.at) if due is not None and due.at < 8 else "this"
        return f"{target} points with {what}"
    if name == "sell":
        return f"Sell {target}"
    if name == "add":
        return f"Add {target} Tech" if target else "Add no Tech"
    return str(target)


def paying(s: ResiduumState) -> str:
    due = s.due
    return "Pay" if due is None or not due.rest else f"Pay {due.rest} action points in the usual way"
