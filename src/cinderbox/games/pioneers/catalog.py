"""What can be looked up: all cards, and the numbers of the rules as data for clients. No state is here."""

from cinderbox.games.pioneers.model import (
    COMBAT,
    DEFENCE,
    RESOURCES,
    SIZES,
    SPOILS,
    STORE,
    STORE_ANY,
    TYPES,
    Card,
    Content,
    Source,
)
from cinderbox.games.pioneers.offers import amounts


def catalog(c: Content, extended: bool) -> dict[str, object]:
    """All of it, with or without the extended survivors and projects."""
    return {
        "extended": extended,
        "cards": {card.id: card_entry(c, card) for card in c.cards},
        "hqs": {
            one.id: {
                **printed(one),
                "size": SIZES[one.size],
                "variant": one.variant,
                "points": one.vp,
                "production": amounts(one.production),
            }
            for one in c.headquarters
        },
        "survivors": {
            one.id: {**printed(one), "number": one.number, "combat": one.combat}
            for one in c.survivors
            if extended or not one.extended
        },
        "projects": {
            one.id: {**printed(one), "value": one.value, "points": one.vp}
            for one in c.projects
            if extended or not one.extended
        },
        "sizes": {
            SIZES[size]: {
                "least": c.least[size],
                "most": c.least[size + 1] - 1 if size + 1 < len(SIZES) else None,
                "storage": c.storage[size],
                "plan": c.plan[size],
                "research": c.research[size],
            }
            for size in range(len(SIZES))
        },
        "trades": {
            one.id: {"name": one.name, "pay": amounts(one.pay), "gain": amounts(one.gain), "text": one.text}
            for one in c.rates
        },
        "prices": c.prices[:],
        "rounds": c.rounds,
        "alarms": [c.first_alarm + i for i in range(3)],
        "goal": c.goal,
        "tokens": c.tokens,
        "spoils": SPOILS,
    }


def printed(one: Source) -> dict[str, object]:
    return {"id": one.id, "name": one.name, "text": one.text, "short": one.short}


def card_entry(c: Content, card: Card) -> dict[str, object]:
    found: dict[str, object] = {
        **printed(card),
        "deck": ("market", "wastes")[card.deck],
        "type": TYPES[card.type],
        "tags": [c.tags[i] for i in range(len(c.tags)) if card.tags >> i & 1],
        "count": card.count,
        "points": card.vp,
        "production": amounts(card.production),
        "maintenance": amounts(card.maintenance),
        "difficulty": {SIZES[i]: card.difficulty[i] for i in range(3)} if card.fails else None,
        "stays": card.stays,
        "react": card.reaction is not None,
    }
    bonus = card.powers[COMBAT] + card.powers[DEFENCE]
    if bonus:
        found["combat"] = bonus
    storage: dict[str, int] = {RESOURCES[i]: card.powers[STORE + i] for i in range(3) if card.powers[STORE + i]}
    if card.powers[STORE_ANY]:
        storage["any"] = card.powers[STORE_ANY]
    if storage:
        found["storage"] = storage
    return found
