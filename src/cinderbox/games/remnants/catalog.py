"""What is printed on the pieces of City of Remnants, JSON-ready, for clients and help pages."""

from cinderbox.games.remnants.board import LEVELS, NAMES, SHAPE_NAMES, UNUSABLE, Board, named
from cinderbox.games.remnants.model import COLOURS, SORTS, TIMINGS, Card, Content, Development


def catalog(c: Content) -> dict[str, object]:
    return {
        "cards": {card.id: printed(card) for card in c.cards},
        "developments": {one.id: tile(one) for one in c.developments},
        "tokens": {
            one.id: {
                "name": one.name,
                "count": one.count,
                "attack": one.attack,
                "bribe": one.bribe * 1000,
                "text": one.text,
            }
            for one in c.tokens
        },
        "alerts": [{"id": one.id, "name": one.name, "text": one.text} for one in c.alerts],
        "coordinates": {
            one.id: {
                "name": one.name,
                "boards": {board.id: named(row) for board, row in zip(c.boards, one.spaces, strict=True)},
            }
            for one in c.orders
        },
        "leaders": {
            COLOURS[one.colour]: {"id": one.id, "name": one.name, "people": one.people, "text": one.text}
            for one in c.leaders
        },
        "conditions": {one.id: {"name": one.name, "text": one.text} for one in c.conditions},
        "boards": {one.id: board(one) for one in c.boards},
        "dice": c.dice,
        "unit": 1000,
        "turns": c.numbers.turns,
        "steps": c.numbers.steps,
        "renown_price": c.numbers.renown_price * 1000,
        "influence": list(range(c.numbers.influence, c.numbers.most_influence + 1)),
    }


def printed(card: Card) -> dict[str, object]:
    return {
        "name": card.name,
        "sort": SORTS[card.sort],
        "count": card.count,
        "unit": bool(card.unit),
        "attack": {COLOURS[i]: card.attack[i] for i in range(len(COLOURS))} if card.unit else None,
        "ability": card.ability,
        "timing": TIMINGS[card.timing],
        "cost": card.cost * 1000,
        "text": card.text,
        "says": sentence(card.text, TIMINGS[card.timing]),
        "source": card.source,
    }


def tile(one: Development) -> dict[str, object]:
    return {
        "name": one.name,
        "level": LEVELS[one.level],
        "levels": [LEVELS[level] for level in range(len(LEVELS)) if one.levels >> level & 1],
        "shape": SHAPE_NAMES[one.shape],
        "count": one.count,
        "cost": one.cost * 1000,
        "renown": one.renown,
        "product_value": one.sale * 1000,
        "timing": TIMINGS[one.timing],
        "text": one.text,
        "says": sentence(one.text, TIMINGS[one.timing]),
        "source": one.source,
    }


def sentence(text: str, timing: str) -> str:
    """What is printed without the word for when it works, where the sign for that stands before it."""
    said = text.removeprefix(f"{timing.title()}: ")
    return said[:1].upper() + said[1:]


def board(one: Board) -> dict[str, object]:
    return {
        "name": one.name,
        "levels": {NAMES[space]: LEVELS[one.level[space]] for space in one.usable if one.level[space] != UNUSABLE},
        "entries": [NAMES[space] for space in one.entries],
        "awards": {NAMES[space]: one.awards[space] for space in one.usable if one.awards[space]},
        "text": one.text,
    }
