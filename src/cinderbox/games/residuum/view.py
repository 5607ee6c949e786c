"""What a seat may see of Residuum, built by showing; and the same as numbers.

Nearly everything lies open. Hidden are Discovery hands, cards being looked at, Conflict cards in hand and laid
down, and all decks; a face is shown only where `Cards` says that the seat has seen it.
"""

from cinderbox.games.residuum import scoring
from cinderbox.games.residuum.affairs import Battle
from cinderbox.games.residuum.board import column, row
from cinderbox.games.residuum.model import border_name, hex_name
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.strength import strengths as strengths_of
from cinderbox.games.residuum.tables import LANDS, MOST_OFFERS, POSTS, RESOURCES, RIDERS, SEASONS, WALLS, cubes_worth
from cinderbox.kernel.pack import word_id

STANDING = 64


def view(s: ResiduumState, seat: int) -> dict[str, object]:
    return {"table": table(s), "mine": mine(s, seat)}


def table(s: ResiduumState) -> dict[str, object]:
    """What everybody sees."""
    return {
        "game": s.game.id,
        "round": s.round,
        "season": SEASONS[s.season()] if s.round else None,
        "turn": s.turn if s.turn >= 0 else None,
        "lead": s.lead if s.lead >= 0 else None,
        "first": s.starter if s.starter >= 0 else None,
        "hexes": [hex_view(s, hex) for hex in range(s.board.size)],
        "piles": {"contaminated_water": s.piles[0], "radiation_zone": s.piles[1], "wasteland": s.piles[2]},
        "stack": len(s.stack),
        "drawn": [LANDS[s.cards.face[back]] for back in s.drawn],
        "placing": placing(s),
        "deck": len(s.deck),
        "discard": len(s.discard),
        "aside": len(s.aside),
        "town_deck": len(s.town_deck),
        "town_discard": [town_id(s, back) for back in s.town_discard],
        "players": [player(s, seat) for seat in range(s.seats)],
        "left": {RESOURCES[i]: s.left[i] for i in range(9) if s.left[i]},
        "oil": [{"seat": one // 64, "hex": hex_name(one % 64)} for one in s.oils],
        "this_turn": {
            "fought": [hex_name(hex) for hex in range(s.board.size) if s.fought >> hex & 1],
            "completed": bool(s.achieved),
            "drawn": bool(s.drew),
            "bikes": bool(s.biked),
            "used": [word_id(s.content.discoveries[face].name) for face in s.uses],
            "oiled": [hex_name(hex) for hex in range(s.board.size) if s.oiled >> hex & 1],
        },
        "payment": payment(s),
        "convoy": convoy(s),
        "basket": basket(s),
        "battle": battle(s),
        "deal": deal(s),
        "to_act": list(s.to_act),
        "waiting": [seat for seat in range(s.seats) if s.lanes and s.lanes[seat].choices],
        "over": s.over,
        "outcome": None if s.ended is None else s.ended.dump(),
    }


def placing(s: ResiduumState) -> str | None:
    """The drawn tile that is being placed."""
    back = s.frames[-1].that if len(s.frames) > 0 else -1
    return LANDS[s.cards.face[back]] if back in s.drawn else None


def hex_view(s: ResiduumState, hex: int) -> dict[str, object]:
    cell = s.board.cells[hex]
    return {
        "id": hex_name(hex),
        "land": LANDS[s.land[hex]],
        "q": column(cell),
        "r": row(cell),
        "near": [hex_name(other) for other in s.board.near[hex]],
    }


def player(s: ResiduumState, seat: int) -> dict[str, object]:
    """One player, as everybody sees them."""
    leader = s.content.characters[s.leaders[seat]]
    riders: list[object] = []
    for one in s.riders[seat * RIDERS : seat * RIDERS + RIDERS]:
        if one >= 0:
            riders.append(
                {"hex": hex_name(one >> 3), "active": bool(one & 1), "nuke": bool(one & 2), "fought": bool(one & 4)}
            )
    posts = [
        {"hex": hex_name(one >> 1), "active": bool(one & 1)}
        for one in s.posts[seat * POSTS : seat * POSTS + POSTS]
        if one >= 0
    ]
    walls = s.walls[seat * WALLS : seat * WALLS + WALLS]
    return {
        "seat": seat,
        "leader": {
            "id": leader.id,
            "name": leader.name,
            "strategy": ("competent", "skilled")[leader.strategy],
            "bartering": ("competent", "skilled")[leader.bartering],
            "used": bool(s.used >> seat & 1),
        },
        "stock": {RESOURCES[i]: s.stock[seat * 9 + i] for i in range(9)},
        "x": s.richness(seat),
        "visits": s.visits[seat],
        "won": s.won[seat],
        "basecamp": None
        if s.camps[seat] < 0
        else {"hex": hex_name(s.camps[seat]), "active": bool(s.camps_on >> seat & 1)},
        "outriders": riders,
        "outposts": posts,
        "barricades": [
            {"hex": hex_name(one)} if one < STANDING else {"border": border_name(one - STANDING)}
            for one in walls
            if one >= 0
        ],
        "hand": len(s.hands[seat]),
        "completed": [card_id(s, back) for back in s.completed[seat]],
        "kept": [town_id(s, back) for back in s.kept[seat]],
        "points": sum(scoring.lines(s, seat)),
        "score": score(s, seat),
    }


def score(s: ResiduumState, seat: int) -> dict[str, int]:
    """Where the points come from; lines without any are left out."""
    found = scoring.lines(s, seat)
    return {scoring.LINES[i]: found[i] for i in range(len(found)) if found[i]}


def payment(s: ResiduumState) -> dict[str, object] | None:
    due = s.due
    if due is None or not due.rest:
        return None
    return {
        "rest": due.rest,
        "accepts": [RESOURCES[i] for i in range(8) if due.accepts >> i & 1],
        "asked": RESOURCES[due.at] if due.at < 8 else None,
    }


def convoy(s: ResiduumState) -> dict[str, object] | None:
    one = s.convoy
    if one is None:
        return None
    return {
        "seat": one.seat,
        "network": bool(one.network),
        "from": hex_name(one.origin),
        "to": hex_name(one.dest) if one.dest >= 0 else None,
        "outriders": one.size(),
        "outposts": one.post,
        "barricades": one.walls,
        "basecamp": bool(one.camp),
    }


def basket(s: ResiduumState) -> dict[str, object] | None:
    one = s.basket
    if one is None:
        return None
    return {"bought": cubes(one.bought), "sold": cubes(one.sold), "credit": one.credit, "selling": one.selling >= 0}


def battle(s: ResiduumState) -> dict[str, object] | None:
    one = s.battle
    if one is None:
        return None

    strengths = [strengths_of(s, one, side) for side in range(2)] if s.convoy is not None else [{}, {}]
    sides: list[object] = []
    for side in range(2):
        added = one.added[side * 5 : side * 5 + 5]
        laid = [
            s.content.values[s.cards.face[back]] if s.cards.seen(back) & everybody(s) == everybody(s) else None
            for back in s.laid[side]
        ]
        before = sum(strengths[side].values())
        sides.append(
            {
                "seat": one.seat(side),
                "tech": added[0],
                "chem": added[1],
                "nuclear": added[2],
                "cards": added[3],
                "ability": added[4],
                "hand": len(s.war_hands[side]),
                "laid": laid,
                "total": one.added[10 + side],
                "sources": strengths[side],
                "before": before,
                "known": before + sum([value or 0 for value in laid]),
            }
        )
    return {"hex": hex_name(one.hex), "fights": bool(one.fights), "outriders": one.riders.bit_count(), "sides": sides}


def everybody(s: ResiduumState) -> int:
    return (1 << s.seats) - 1


def deal(s: ResiduumState) -> dict[str, object] | None:
    one = s.deal
    if one is None:
        return None
    return {
        "speaks": one.turn,
        "other": one.other,
        "number": one.offers if one.standing else one.offers + 1,
        "of": MOST_OFFERS,
        "standing": bool(one.standing),
        "gives": cubes(one.gives),
        "wants": cubes(one.wants),
        "worth": [cubes_worth(bundle, s.season()) for bundle in (one.gives, one.wants)],
    }


def cubes(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[i]: counts[i] for i in range(9) if counts[i]}


def card_id(s: ResiduumState, back: int) -> str:
    return word_id(s.content.discoveries[s.cards.face[back]].name)


def town_id(s: ResiduumState, back: int) -> str:
    return s.content.town[s.cards.face[back]].id


def mine(s: ResiduumState, seat: int) -> dict[str, object]:
    """What a seat alone sees."""

    if seat < 0:
        return {}
    one = s.battle
    side = -1 if one is None or seat not in (one.attacker, one.defender) else (1 if one.defender == seat else 0)
    sealed = [s.content.values[s.codes.target(action)] for action in s.lanes[seat].answers] if s.lanes else []
    return {
        "hand": sorted([card_id(s, back) for back in s.hands[seat]]),
        "aside": sorted([card_id(s, back) for back in s.aside if s.cards.sees(seat, back)]),
        "deck": known_deck(s, seat),
        "discarded": sorted([card_id(s, back) for back in s.discard if s.cards.sees(seat, back)]),
        "conflict": [] if side < 0 else sorted([war_value(s, back) for back in s.war_hands[side]]),
        "laid": [] if side < 0 else [war_value(s, back) for back in s.laid[side]],
        "strength": 0 if one is None or side < 0 or s.convoy is None else own_strength(s, one, side) + sum(sealed),
        "sealed": sealed,
    }


def own_strength(s: ResiduumState, battle: Battle, side: int) -> int:
    """What a side comes to as it knows itself, with its cards."""
    return sum(strengths_of(s, battle, side).values()) + sum([war_value(s, back) for back in s.laid[side]])


def known_deck(s: ResiduumState, seat: int) -> list[object]:
    """Discovery cards that a seat has put back onto or under the deck: which, and how many lie above it."""
    deck = s.deck[::-1]
    return [{"card": card_id(s, deck[i]), "above": i} for i in range(len(deck)) if s.cards.sees(seat, deck[i])]


def war_value(s: ResiduumState, back: int) -> int:
    return s.content.values[s.cards.face[back]]
