"""The actions of Resurgence in words, as people choose them.

Knows what verbs mean and what they cost; changes nothing.
"""

from cinderbox.games.resurgence.model import (
    AMMO,
    AREA_NAMES,
    COLUMNS,
    ENCOUNTERS,
    RANGER,
    REWARDS,
    SINGULAR,
    SPACES,
    TOKEN_NAMES,
    ZONES,
)
from cinderbox.games.resurgence.state import ResurgenceState

PLAIN = {
    "end": "End the turn",
    "decline": "No, or no more",
    "take_all": "Take it all",
    "effect": "Use the effect",
    "event": "Make use of the event",
    "rise": "Raise the Compound level",
}
ANSWERS = [
    "Pay any Resources",
    "Pay any Critical Supplies",
    "Pay Food",
    "Pay Fuel",
    "Exhaust Survivor cards",
    "Let the Mutants score",
]
PAIR_WORDS = {"send": "Place", "rest": "Rest", "shift": "Move"}
CARD_WORDS = {"activate": "Activate", "rescue": "Rescue", "exhaust": "Exhaust"}
MISSION_WORDS = {"complete": "Complete", "plan": "Plan"}
SALVAGE_WORDS = {"keep": "Keep", "discard": "Discard"}
ROOM_WORDS = {"build": "Clear", "expose": "Turn up the Rubble of"}


def label(s: ResurgenceState, action: int, seat: int) -> str:
    """An action in words, with its price if it is open to the seat."""
    price = s.price_of(action) if seat >= 0 and s.may(seat, action) else ""
    said = named(s, action)
    return f"{said} ({price})" if price else said


def named(s: ResurgenceState, action: int) -> str:
    name, target, c = s.codes.word(action), s.codes.target(action), s.content
    if name == "effect" and s.placed >= 0:
        return f"{c.spaces[s.placed].name}: {c.spaces[s.placed].text}"
    if name == "event" and s.event:
        return f"{s.current().name}: {s.current().text}"
    if name in PLAIN:
        return PLAIN[name]
    if name in PAIR_WORDS:
        return f"{PAIR_WORDS[name]} a {TOKEN_NAMES[target // 3]} of the {AREA_NAMES[target % 3]} area"
    if name == "place":
        return f"In {c.spaces[target].name}"
    if name == "place_as":
        return f"In {c.spaces[target % SPACES].name} with {c.cards[c.stand_ins[target // SPACES]].name}"
    if name == "activate":
        return f"{c.cards[target].name}: {c.cards[target].text}"
    if name in CARD_WORDS:
        return f"{CARD_WORDS[name]} {c.cards[target].name}"
    if name == "hero":
        return f"{c.cards[c.survivors + target].name}: {c.cards[c.survivors + target].text}"
    if name in MISSION_WORDS:
        return f"{MISSION_WORDS[name]} {c.missions[target].name}: {c.missions[target].text}"
    if name in SALVAGE_WORDS:
        return f"{SALVAGE_WORDS[name]} {c.salvage[target].name}: {c.salvage[target].text}"
    if name in ROOM_WORDS:
        return f"{ROOM_WORDS[name]} {c.spaces[ZONES + target].name}"
    return small(name, target)


def small(name: str, target: int) -> str:
    """Actions whose targets are items, areas and numbers."""
    if name == "assign":
        return f"To the {AREA_NAMES[target]} area"
    if name in ("pay", "gain"):
        return f"{name.title()} 1 {SINGULAR[target]}"
    if name == "food":
        return f"{target} Food, Fuel for the rest"
    if name == "waive":
        return f"1 {SINGULAR[AMMO + target]} less"
    if name == "swap":
        return f"1 {SINGULAR[target % 3]} in place of 1 {SINGULAR[AMMO + target // 3]}"
    if name == "retire":
        return f"Retire a {TOKEN_NAMES[target % 5]} from the {('bag', 'Rest Area')[target // 5]}"
    if name == "recruit":
        return f"A {TOKEN_NAMES[RANGER + target]}"
    if name == "track":
        return f"Advance on {AREA_NAMES[target]} Leadership"
    if name == "column":
        return f"Into the {COLUMNS[target]} column"
    if name == "stalker":
        return ("Stalker: plan a Mission", "Stalker: trade an item")[target]
    if name == "leave":
        return f"Leave the {REWARDS[target].replace('_', ' ').replace('vp', 'VP')}"
    if name == "mutants":
        return ANSWERS[target]
    return f"{ENCOUNTERS[target].title()} first"
