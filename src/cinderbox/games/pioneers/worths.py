"""What the things of The Pioneers Program are worth to a bot, in victory points.

Judgement, checked by games of bots against each other. A credit is about a seventh of a point, a response token a
little less, food a third of that; a turn is worth nearly a fifth of a point. A card of another pack is judged by what
it makes, costs and adds.
"""

from typing import Final

from cinderbox.games.pioneers.model import (
    ATTACK,
    COMBAT,
    CREDITS,
    DEFENCE,
    DRAW,
    EVENT,
    FOOD,
    ITEM,
    KEEP,
    MAKES,
    PERSONALITY,
    PLAN,
    PRICE,
    RAID,
    RAID_ATTACK,
    RAID_DEFENCE,
    REDUCE,
    REROLL,
    RESEARCH,
    RESPONSE,
    SAFE,
    SALE,
    STORE,
    STORE_ANY,
    STRUCTURE,
    TRADES,
    WAIVE,
    Card,
    Content,
)

STREAM: Final = [0.03, 0.125, 0.1]  # food, credits, response tokens that come every round
TURN: Final = 0.18
PLAYING: Final = 0.1  # what it costs to play a card
NEVER: Final = 99
WAIT: Final = 3.0  # rounds before the end at which a point that costs maintenance is wanted at the latest

# What a power is worth for each round that is left, and at once.
YEARLY: Final[list[tuple[int, float, float]]] = [
    (PRICE, 0.07, 0.0),
    (PLAN, 0.06, 0.0),
    (RESEARCH, 0.06, 0.0),
    (DRAW, 0.04, 0.0),
    (KEEP, 0.12, 0.0),
    (SALE, 0.04, 0.0),
    (TRADES, 0.03, 0.0),
    (WAIVE, 0.02, 0.0),
    (REDUCE, 0.01, 0.0),
    (COMBAT, 0.015, 0.03),
    (DEFENCE, 0.012, 0.02),
    (RAID_ATTACK, 0.01, 0.01),
    (RAID_DEFENCE, 0.006, 0.01),
    (STORE, 0.003, 0.0),
    (STORE + 1, 0.01, 0.0),  # a quarter of a credit a round finds no room
    (STORE + 2, 0.004, 0.0),
    (STORE_ANY, 0.008, 0.0),
    (SAFE + 1, 0.024, 0.0),  # a fifth of a credit a round is taken by others
    (REROLL, 0.02, 0.05),
]

# Cards in hand that are played for what they do at once.
DEEDS: Final[dict[str, float]] = {
    "canned_food": 0.05, "credit_cache": 0.24, "old_world_manual": 0.1, "reinforced_walls": 0.12, "flare_gun": 0.08,
    "med_kit": 0.06, "livestock_virus": 0.02, "dust_storm": 0.01, "trader_caravan": 0.06, "bumper_harvest": 0.04,
    "market_crash": 0.04, "refugees": 0.25, "arc_supply_drop": 0.18, "radiation_surge": 0.1,
    "research_breakthrough": 0.25, "arc_commendation": 0.35, "viralz_horde": 0.1, "ascendant_strike": 0.08,
    "bandit_ambush": 0.06, "saboteurs": 0.06, "viralz_brute": 0.1, "kidnappers": 0.06, "arson": 0.07,
    "plague_rats": 0.03, "raid": 0.12, "planned_raid": 0.16,
}  # fmt: skip
# What cards in town can do when activated, for each round that is left, and at once.
SKILLS: Final[dict[str, tuple[float, float]]] = {
    "pig_pens": (0.0, 0.05), "workshop": (0.06, 0.05), "barter_licence": (0.02, 0.02), "survey_drone": (0.03, 0.0),
    "prefab_kit": (0.0, 0.3), "crank_radio": (0.04, 0.0), "motorbike": (0.0, 0.3), "professor_linde": (0.05, 0.05),
    "quartermaster_brandt": (0.06, 0.05), "loaded_dice": (0.02, 0.03), "chicken_coop": (0.02, 0.0),
    "saloon": (0.1, 0.0), "clinic": (0.01, 0.03), "twitch": (0.0, 0.03),
}  # fmt: skip
KIND: Final = {STRUCTURE: 0.35, PERSONALITY: 0.0, ITEM: 0.0, EVENT: 0.05, ATTACK: 0.06, RAID: 0.12}


class Worths:
    """The worths of the cards of one pack."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.lasting: list[float] = []  # of each kind of card, in town, for each round that is left
        self.once: list[float] = []  # the same, at once
        self.deed: list[float] = []  # of cards that do not stay in town, in hand
        self.tacit: list[tuple[float, float]] = []  # of what no power, production or activation of a card shows
        self.bought = NEVER  # credits for which a survivor sells a point
        for survivor in content.survivors:
            if survivor.activation is not None and survivor.activation.op == "gain_vp":
                self.bought = min(self.bought, survivor.activation.pay[CREDITS])
        for card in content.cards:
            lasting, once = judged(card)
            self.lasting.append(lasting)
            self.once.append(once)
            self.deed.append(DEEDS.get(card.id, KIND[card.type]))
            told = card.activation is not None or len(card.extras) > 0
            self.tacit.append((0.0, 0.0) if told else SKILLS.get(card.id, (0.0, 0.0)))

    def played(self, kind: int, ahead: float) -> float:
        """What a card adds to a town, structures by themselves, without the size that they may bring."""
        return self.once[kind] + self.lasting[kind] * ahead

    def in_time(self, kind: int, ahead: float) -> float:
        """The same of a card that is still held: what costs more than it makes can wait until it is wanted."""
        return self.once[kind] + self.lasting[kind] * (ahead if self.lasting[kind] > 0.0 or ahead < WAIT else WAIT)

    def held(self, kind: int, ahead: float) -> float:
        """What a card is worth in hand, with so many rounds to come."""
        card = self.content.cards[kind]
        if not card.stays:
            return self.deed[kind] * (1.0 if ahead > 0.5 else 0.7)
        found = 0.8 * (self.in_time(kind, ahead) + KIND[card.type] - PLAYING)
        return found if found > 0.02 else 0.02


def judged(card: Card) -> tuple[float, float]:
    """What a card makes and saves a round, and what it is worth at once."""
    lasting, once = SKILLS.get(card.id, (0.0, 0.0))
    for resource in (FOOD, CREDITS, RESPONSE):
        lasting += STREAM[resource] * (card.powers[MAKES + resource] - card.maintenance[resource])
    for power, yearly, flat in YEARLY:
        lasting += card.powers[power] * yearly
        once += card.powers[power] * flat
    return lasting, once + card.vp
