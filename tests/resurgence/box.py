"""The game of Resurgence that the tests play, and the names of what is in its box."""

import cinderbox
from cinderbox.games.resurgence.game import Resurgence


def resurgence() -> Resurgence:
    game = cinderbox.game("resurgence")
    assert isinstance(game, Resurgence)
    return game


GAME = resurgence()
PACK = GAME.blank(2, GAME.complete({})).content
CARDS = {card.name: card.word for card in PACK.cards}
CARD_NAMES = {card.word: card.name for card in PACK.cards}
MISSIONS = {mission.id: mission.word for mission in PACK.missions}
MISSION_IDS = {mission.word: mission.id for mission in PACK.missions}
SPACES = {space.id: space.word for space in PACK.spaces}
SPACES |= {space.name: space.word for space in PACK.spaces}
SPACE_IDS = {space.word: space.id for space in PACK.spaces}
ITEMS = ("food", "fuel", "parts", "ammo", "meds")
TOKENS = ("hero", "ranger", "builder", "scholar", "laborer")
AREAS = ("metro", "harbor", "compound")
# what is printed on the Salvage cards: items, and a token
SALVAGE = {
    "patrol_survivor": ({"food": 1}, "ranger"),
    "yard_foremans_crew": ({"food": 1}, "builder"),
    "night_school": ({"food": 1}, "scholar"),
    "motor_patrol": ({"fuel": 1}, "ranger"),
    "toolbox_gang": ({"parts": 1}, "builder"),
    "laboratory_cart": ({"fuel": 1}, "scholar"),
    "ammunition_box": ({"ammo": 2}, ""),
    "medicine_cabinet": ({"meds": 2}, ""),
    "patrol_kit": ({"ammo": 1, "meds": 1}, ""),
    "root_cellar": ({"food": 4}, ""),
    "jerrycans": ({"fuel": 2, "food": 1}, ""),
    "scrap_heap": ({"parts": 2, "food": 1}, ""),
    "mixed_crate": ({"food": 1, "fuel": 1, "parts": 1}, ""),
    "nurses_pantry": ({"meds": 1, "food": 2}, ""),
}


def seat_of(player: str) -> int:
    return int(player[1]) - 1
