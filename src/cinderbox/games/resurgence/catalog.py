"""What can be looked up: all cards, boards and numbers as data for clients. No state is here."""

from typing import Final

from cinderbox.games.resurgence.model import (
    AMMO,
    AREAS,
    CARD_OPS,
    COLUMNS,
    EVENT_KINDS,
    ITEMS,
    LAST,
    LEAVING,
    METRICS,
    ONE_OF,
    PAYS,
    PLANNED,
    RESOURCE_CAP,
    REWARDS,
    ROUNDS,
    SPACE_OPS,
    SUPPLY_CAP,
    TOKENS,
    TRIGGERS,
    ZONES,
    Card,
    Content,
    Directive,
    Space,
    counted,
)
from cinderbox.games.resurgence.mutants import ANSWERS
from cinderbox.games.resurgence.steps.assignment import STRENGTH

# What Directives count, in few words, as `METRICS`.
METRIC_WORDS: Final = [
    "Fuel left over", "Food left over", "Missions in your fullest column", "steps on your last track",
    "steps on all tracks", "cleared rooms", "Ranger cards", "Builder cards", "Scholar cards",
    "Survivor cards with the Hero", "completed Missions", "Ranger tokens", "Builder tokens", "Scholar tokens",
]  # fmt: skip
assert len(METRIC_WORDS) == len(METRICS)


def reward(c: Content, bundle: int) -> dict[str, int]:
    found = c.bundles[bundle]
    return {REWARDS[found.kinds[i]]: found.amounts[i] for i in range(len(found.kinds)) if found.kinds[i] != ONE_OF}


def choice(c: Content, bundle: int) -> list[str]:
    """The items of which a reward gives one."""
    found = c.bundles[bundle]
    return [
        ITEMS[item]
        for i in range(len(found.kinds))
        for item in range(len(ITEMS))
        if found.kinds[i] == ONE_OF and found.amounts[i] >> item & 1
    ]


def catalog(c: Content) -> dict[str, object]:
    """All of it; cards, Missions, Salvage cards and spaces go by the words that actions use, the rest by their ids."""
    return {
        "districts": {
            c.districts[i]: {"name": c.district_names[i], "column": COLUMNS[c.columns[i]]}
            for i in range(len(c.districts))
        },
        "spaces": {space.word: shown_space(c, space) for space in c.spaces},
        "zones": [space.word for space in c.spaces[:ZONES]],
        "rooms": [space.word for space in c.spaces[ZONES:]],
        "cards": {card.word: shown_card(c, card) for card in c.cards},
        "missions": {
            one.word: {
                "id": one.id,
                "name": one.name,
                "sort": ("starter", "basic", "advanced")[one.sort],
                "districts": [c.districts[i] for i in range(len(c.districts)) if one.districts >> i & 1],
                "mutant": bool(one.mutant),
                "cost": counted(one.cost),
                "reward": reward(c, one.bundle),
                "text": one.text,
            }
            for one in c.missions
        },
        "events": {
            one.id: {
                "name": one.name,
                "kind": EVENT_KINDS[one.kind],
                "district": c.districts[one.district] if one.district >= 0 else None,
                "optional": bool(one.optional),
                "cost": counted(one.cost),
                "gain": reward(c, one.bundle),
                "text": one.text,
            }
            for one in c.events
        },
        "salvage": {one.word: {"id": one.id, "name": one.name, "text": one.text} for one in c.salvage},
        "rubble": {
            c.rubble_ids[i]: {"name": c.rubble_names[i], "reward": reward(c, c.rubble[i])} for i in range(len(c.rubble))
        },
        "directives": {one.id: shown_directive(one) for one in c.directives},
        "tracks": {
            AREAS[track]: {
                str(space): reward(c, c.bonuses[track][space])
                for space in range(len(c.bonuses[track]))
                if c.bonuses[track][space]
            }
            for track in range(len(AREAS))
        },
        "places": c.places[:],
        "row": c.costs[:],
        "levels": [
            {"requires": counted(one.requires), "pays": counted(one.pays), "draw": one.draw, "vp": one.vp}
            for one in c.levels
        ],
        "stars": c.stars[:],
        "rounds": ROUNDS,
        "planned": PLANNED,
        "leaving": LEAVING,
        "beast": c.beast,
        "last": LAST,
        "tower": sum([1 for level in c.levels if not level.tower]) + 1,
        "strength": {TOKENS[token]: STRENGTH[token] for token in range(len(TOKENS))},
        "stock": [{"items": ITEMS[:AMMO], "most": RESOURCE_CAP}, {"items": ITEMS[AMMO:], "most": SUPPLY_CAP}],
        "income": {COLUMNS[column]: [ITEMS[item] for item in PAYS[column]] for column in range(len(COLUMNS))},
        "mutant_cards": {
            c.mutant_ids[i]: {"name": c.mutant_names[i], "district": district_of(c, i)}
            for i in range(len(c.mutant_ids))
        },
        "mutant_leadership": {
            one.id: {"name": one.name, "hazard": bool(one.hazard), "text": one.text} for one in c.leadership
        },
        "mutant_actions": {
            "AB"[side]: {
                c.districts[i]: {
                    "text": c.actions[side][i].text,
                    "answers": [ANSWERS[one] for one in c.actions[side][i].choices],
                }
                for i in range(len(c.districts))
            }
            for side in range(2)
        },
    }


def district_of(c: Content, card: int) -> str | None:
    return c.districts[c.mutant_cards[card]] if c.mutant_cards[card] >= 0 else None


def shown_card(c: Content, card: Card) -> dict[str, object]:
    return {
        "id": card.id,
        "name": card.name,
        "type": TOKENS[card.type],
        "when": [TRIGGERS[i] for i in range(len(TRIGGERS)) if card.trigger >> i & 1],
        "does": CARD_OPS[card.op],
        "areas": [AREAS[i] for i in range(len(AREAS)) if card.areas >> i & 1],
        "tokens": [TOKENS[i] for i in range(len(TOKENS)) if card.tokens >> i & 1],
        "gain": reward(c, card.bundle),
        "choice": choice(c, card.bundle),
        "text": card.text,
    }


def shown_space(c: Content, space: Space) -> dict[str, object]:
    return {
        "id": space.id,
        "name": space.name,
        "access": AREAS[space.area],
        "allowed": TOKENS[space.allowed] if space.allowed >= 0 else "any",
        "district": c.districts[space.district] if space.district >= 0 else None,
        "level": space.level,
        "cost": counted(space.cost),
        "any_resource": space.any_resource,
        "does": SPACE_OPS[space.op],
        "gain": reward(c, space.bundle),
        "choice": choice(c, space.bundle),
        "text": space.text,
    }


def shown_directive(one: Directive) -> dict[str, object]:
    return {"name": one.name, "text": one.text, "short": brief(one), "mutants": one.mutants}


def brief(one: Directive) -> str:
    """A Directive in the fewest words: "Food left over: 4 / 6 / 8 → 2 / 4 / 7 VP"."""
    if one.metric < 0:
        said = f"{' × '.join([METRIC_WORDS[factor] for factor in one.factors])} ÷ {one.divide} VP"
    else:
        said = f"{METRIC_WORDS[one.metric]}: {amounts(one.tiers)} → {amounts(one.points)} VP"
    return said[:1].upper() + said[1:]


def amounts(numbers: list[int]) -> str:
    return " / ".join([str(number) for number in numbers])
