"""What the cards of Radlands are worth to a bot, in log-odds of winning.

Worths in play, in the queue, in hand and in the draft come out of `tools/fit_radlands.py`; how hard abilities hit and
how gladly they are used at a glance is judgement. A card of another pack that is not listed counts as an average one.
"""

from typing import Final

from cinderbox.games.radlands.model import Content

# How much better than an ordinary card of its sort a card is while it is in play.
CAMP_WORTH: Final[dict[str, float]] = {
    "adrenaline_lab": 0.09, "arcade": 0.3, "atomic_garden": 0.2, "blood_bank": -0.11, "bonfire": 0.21, "cache": -0.31,
    "cannon": -0.42, "catapult": 0.01, "command_post": 0.07, "construction_yard": -0.02, "garage": 0.69,
    "juggernaut": 0.15, "labor_camp": 0.21, "mercenary_camp": 1.12, "mulcher": 0.17, "nest_of_spies": 0.16,
    "oasis": 0.62, "outpost": 0.19, "parachute_base": -0.22, "pillbox": 0.12, "railgun": -0.05, "reactor": -0.12,
    "resonator": -0.16, "scavenger_camp": 0.51, "scud_launcher": 1.05, "supply_depot": 0.02, "the_octagon": 0.11,
    "training_camp": 0.16, "transplant_lab": -0.09, "victory_totem": 0.03, "warehouse": -0.03, "watchtower": 0.61,
}  # fmt: skip
PERSON_WORTH: Final[dict[str, float]] = {
    "argo_yesky": 1.28, "assassin": 0.79, "cult_leader": 0.62, "doomsayer": 0.68, "exterminator": 0.51, "gunner": 1.04,
    "holdout": 0.88, "karli_blaze": 1.31, "looter": 0.88, "magnus_karv": 1.02, "mimic": 0.9, "molgur_stang": 1.2,
    "muse": 0.71, "mutant": 1.07, "pyromaniac": 0.74, "rabble_rouser": 0.69, "repair_bot": 0.43, "rescue_team": 0.64,
    "scientist": 0.94, "scout": 0.64, "sniper": 0.76, "vanguard": 0.4, "vera_vosh": 0.8, "vigilante": 0.76,
    "wounded_soldier": 0.83, "zeto_khan": 0.4, "punk": 0.0,
}  # fmt: skip
# What an event is worth that is about to resolve.
EVENT_WORTH: Final[dict[str, float]] = {
    "banish": 0.73, "bombardment": 1.1, "famine": 0.55, "high_ground": 0.17, "napalm": 0.45, "uprising": 0.98,
    "raiders": 0.77,
}  # fmt: skip
# How much better than the average card a card is while it is in hand, and a camp when camps are dealt.
HAND_WORTH: Final[dict[str, float]] = {
    "argo_yesky": 0.14, "assassin": 0.12, "cult_leader": -0.05, "doomsayer": 0.1, "exterminator": -0.06,
    "gunner": 0.35, "holdout": 0.1, "looter": 0.04, "magnus_karv": -0.18, "mimic": -0.03, "molgur_stang": -0.18,
    "muse": 0.1, "mutant": 0.1, "pyromaniac": 0.07, "rabble_rouser": 0.06, "repair_bot": 0.1, "rescue_team": 0.05,
    "scientist": 0.08, "scout": -0.06, "sniper": 0.01, "vanguard": 0.2, "vera_vosh": -0.11, "vigilante": 0.06,
    "wounded_soldier": 0.07, "zeto_khan": -0.18, "banish": -0.06, "bombardment": 0.01, "famine": -0.08,
    "high_ground": -0.27, "interrogate": -0.27, "napalm": -0.05, "radiation": 0.01, "strafe": 0.07, "truce": -0.17,
    "uprising": -0.02,
}  # fmt: skip
DRAFT_WORTH: Final[dict[str, float]] = {
    "adrenaline_lab": -0.06, "arcade": 0.46, "atomic_garden": 0.12, "blood_bank": -0.19, "bonfire": 0.07,
    "cache": -0.19, "cannon": -0.57, "catapult": -0.68, "command_post": 0.22, "construction_yard": 0.3, "garage": 0.2,
    "juggernaut": -0.51, "labor_camp": -0.05, "mercenary_camp": 0.71, "mulcher": -0.34, "nest_of_spies": 0.3,
    "oasis": 0.6, "obelisk": -0.29, "omen_clock": -0.13, "outpost": 0.04, "parachute_base": -0.39, "pillbox": -0.2,
    "railgun": -0.57, "resonator": -0.27, "scavenger_camp": 0.33, "scud_launcher": 0.64, "supply_depot": 0.37,
    "the_octagon": -0.34, "training_camp": 0.14, "transplant_lab": 0.31, "victory_totem": 0.06, "warehouse": -0.1,
    "watchtower": 0.02,
}  # fmt: skip

# How hard an ability hits: camps, people.
FORCE: Final[dict[str, tuple[float, float]]] = {
    "damage": (1, 1), "looter": (1, 1), "vanguard": (1, 1), "mutant": (1, 1), "cult_leader": (1, 1), "cannon": (1, 1),
    "sniper": (1, 1), "catapult": (1, 1), "pyromaniac": (1, 0), "molgur_stang": (2, 0), "magnus_karv": (1, 2),
    "resonator": (1, 1), "damage_any_camp": (1, 0), "scud_launcher": (0.5, 0.5), "injure": (0, 1), "assassin": (0, 2),
    "gunner": (0, 1.5), "exterminator": (0, 0.7), "the_octagon": (0, 0.7),
}  # fmt: skip

# How gladly an ability is used, at a glance: above 0 rather than ending the turn.
USE_GLADLY: Final[dict[str, float]] = {
    "damage": 2.0, "looter": 2.2, "vanguard": 1.5, "mutant": 2.0, "sniper": 2.0, "pyromaniac": 2.5, "molgur_stang": 5.0,
    "magnus_karv": 2.5, "resonator": 2.5, "damage_any_camp": 2.5, "scud_launcher": 1.5, "injure": 1.5, "assassin": 1.8,
    "gunner": 1.8, "exterminator": 2.0, "raid": 1.5, "restore": 1.5, "punk": 1.4, "water": 4.0, "juggernaut": 2.0,
    "omen_clock": 0.8, "supply_depot": 0.8, "training_camp": 0.6, "atomic_garden": 1.2, "mercenary_camp": 1.5,
    "zeto_khan": 0.8, "scientist": 0.8, "raid_and_punk": 2.0, "cannon": 0.5, "catapult": 0.7, "construction_yard": 1.0,
    "mimic": 1.5, "adrenaline_lab": 0.8, "bonfire": -0.3, "cache": -0.6, "cult_leader": 0.4, "the_octagon": -0.2,
    "labor_camp": -0.8, "blood_bank": -1.2, "mulcher": -1.0, "reactor": -1.5, "warehouse": -1.0, "rescue_team": -1.5,
    "trade_in": -0.3, "move_person": -0.5,
}  # fmt: skip
SELF_HARM: Final = ("cannon", "cache", "bonfire", "warehouse")
JUNK_GLADLY: Final[dict[str, float]] = {
    "injure": 0.2, "raid": 0.2, "restore": 0.2, "punk": 0.3, "draw": 0.0, "water": -0.4,
}  # fmt: skip


class Worths:
    """The tables above by kind of card, for one pack of cards."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.piece = [0.0] * len(content.cards)
        self.event = [0.0] * len(content.cards)
        self.hand = [0.0] * len(content.cards)
        self.draft = [0.0] * len(content.cards)
        self.camps = [[force(what.does)[0] for what in card.abilities] for card in content.cards]
        self.junk = [JUNK_GLADLY.get(card.junk_name, 0.0) for card in content.cards]
        self.selfish = [len([what for what in card.abilities if what.does in SELF_HARM]) > 0 for card in content.cards]
        self.use = [[USE_GLADLY.get(what.does, 0.3) for what in card.abilities] for card in content.cards]
        self.people = [[force(what.does)[1] for what in card.abilities] for card in content.cards]
        for card in content.cards:
            if card.sort == "camp":
                self.piece[card.kind] = CAMP_WORTH.get(card.id, 0.0)
                self.draft[card.kind] = DRAFT_WORTH.get(card.id, 0.0)
            elif card.sort == "person":
                self.piece[card.kind] = PERSON_WORTH.get(card.id, 0.75)
                self.hand[card.kind] = HAND_WORTH.get(card.id, 0.0)
            else:
                self.event[card.kind] = EVENT_WORTH.get(card.id, 0.5)
                self.hand[card.kind] = HAND_WORTH.get(card.id, 0.0)


def force(does: str) -> tuple[float, float]:
    return FORCE.get(does, (0.0, 0.0))
