"""Positions drawn by lot in which much is going on: full hands of cards, many items, tokens and Mutants everywhere."""

from random import Random

from cinderbox.games.resurgence.state import ResurgenceState
from tests.resurgence.box import PACK
from tests.resurgence.table import lay

RESOURCES, SUPPLIES = ("food", "fuel", "parts"), ("ammo", "meds")
ZONES = [f"ZN-{n:02}" for n in range(1, 13)]
ROOMS = [f"RM-{n:02}" for n in range(2, 11)]
ALLOWED = {space.id: space.allowed for space in PACK.spaces}
TOKENS = ["hero", "ranger", "builder", "scholar", "laborer"]
LIMITS = {"hero": 1, "ranger": 4, "builder": 4, "scholar": 4, "laborer": 6}


def crowded(seats: int, seed: int) -> ResurgenceState:
    """P1's turn somewhere in the middle of a busy round."""
    dice = Random(seed)
    survivors = [card.name for card in PACK.cards[: PACK.survivors]]
    heroes = [card.name for card in PACK.cards[PACK.survivors :]]
    missions = [mission.id for mission in PACK.missions]
    for deck in (survivors, heroes, missions):
        dice.shuffle(deck)
    encounters = dice.random() < 0.5
    lines = [f"round: {dice.randint(2, 6)}"]
    if seats > 1:
        events = [event.id for event in PACK.events if event.id != "EV-00"]
        lines.append(f"event: {dice.choice(events)}")
    else:
        lines += [f"side: {dice.choice('AB')}", "reveals: 3"]
    places = dice.sample(ZONES, 5)
    lines.append(f"mutants: {', '.join(places[:3])}")
    if encounters:
        lines += [f"beasts: {places[3]}", f"stalker: {places[4]}"]
    for seat in range(seats):
        lines += player(dice, f"P{seat + 1}", survivors, heroes, missions)
    options = {"encounters": encounters, **({"bonus_events": True} if seats > 1 else {})}
    return lay("\n".join(lines), seats=seats, seed=seed, **options)


def player(dice: Random, name: str, survivors: list[str], heroes: list[str], missions: list[str]) -> list[str]:
    """A player's lines; the cards that are used leave the decks."""
    level = dice.randint(1, 4)
    held = [f"{item} {dice.randint(0, 4)}" for item in RESOURCES + SUPPLIES]
    cards = [survivors.pop() + dice.choice(("", "", " x")) for _ in range(dice.randint(3, 7))]
    rooms = [room for room in ROOMS if dice.random() < 0.5]
    tokens = [kind for kind in TOKENS for _ in range(LIMITS[kind])]
    dice.shuffle(tokens)
    areas: dict[str, list[str]] = {"metro": [], "harbor": [], "compound": []}
    for _ in range(dice.randint(3, 6)):
        areas[dice.choice(list(areas))].append(tokens.pop())
    spaces = dice.sample([*ZONES, *rooms], 3)
    lines = [
        f"{name} level: {level}",
        f"{name} items: {', '.join(held)}",
        f"{name} vp: {dice.randint(0, 20)}",
        f"{name} tracks: {' '.join(str(dice.randint(0, 8)) for _ in range(3))}",
        f"{name} hero: {heroes.pop()}",
        f"{name} cards: {', '.join(cards)}",
        f"{name} planned: {', '.join(missions.pop() for _ in range(dice.randint(1, 3)))}",
        f"{name} board: {', '.join(f'{space} {tokens.pop()}' for space in spaces)}",
        f"{name} bag: {counted([tokens.pop() for _ in range(dice.randint(0, 4))])}",
        f"{name} rest: {counted([tokens.pop() for _ in range(dice.randint(0, 3))])}",
    ]
    if rooms:
        lines.append(f"{name} rooms: {', '.join(rooms)}")
    lines += [f"{name} {area}: {counted(found)}" for area, found in areas.items() if found]
    return [line for line in lines if not line.endswith(": ")]


def counted(tokens: list[str]) -> str:
    return ", ".join(f"{kind} {tokens.count(kind)}" for kind in TOKENS if kind in tokens)
