"""What a seat may see of Residuum, built by showing; and the same as numbers.

Nearly everything lies open. Hidden are Discovery hands, cards being looked at, Conflict cards in hand and laid
down, and all decks; a face is shown only where `Cards` says that the seat has seen it.
"""

from cinderbox.games.residuum import scoring
from cinderbox.games.residuum.board import HEXES, column, row
from cinderbox.games.residuum.model import border_name, hex_name
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.strength import strengths as strengths_of
from cinderbox.games.residuum.tables import LANDS, POSTS, RESOURCES, RIDERS, SEASONS, VALUE, WALLS
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
        "drawn": [LANDS[s.cards.face[token]] for token in s.drawn],
        "placing": placing(s),
        "deck": len(s.deck),
        "discard": len(s.discard),
        "aside": len(s.aside),
        "town_deck": len(s.town_deck),
        "town_discard": [town_id(s, token) for token in s.town_discard],
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
    token = s.frames[-1].that if s.frames else -1
    return LANDS[s.cards.face[token]] if token in s.drawn else None


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
        "completed": [card_id(s, token) for token in s.completed[seat]],
        "kept": [town_id(s, token) for token in s.kept[seat]],
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
        sides.append(
            {
                "seat": one.seat(side),
                "tech": added[0],
                "chem": added[1],
                "nuclear": added[2],
                "cards": added[3],
                "ability": added[4],
                "hand": len(s.war_hands[side]),
                "laid": [
                    s.content.values[s.cards.face[token]]
                    if s.cards.seen(token) & everybody(s) == everybody(s)
                    else None
                    for token in s.laid[side]
                ],
                "total": one.added[10 + side],
                "sources": strengths[side],
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
        "offers": one.offers,
        "standing": bool(one.standing),
        "gives": cubes(one.gives),
        "wants": cubes(one.wants),
    }


def cubes(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[i]: counts[i] for i in range(9) if counts[i]}


def card_id(s: ResiduumState, token: int) -> str:
    return word_id(s.content.discoveries[s.cards.face[token]].name)


def town_id(s: ResiduumState, token: int) -> str:
    return s.content.town[s.cards.face[token]].id


def mine(s: ResiduumState, seat: int) -> dict[str, object]:
    """What a seat alone sees."""

    if seat < 0:
        return {}
    one = s.battle
    side = -1 if one is None or seat not in (one.attacker, one.defender) else (1 if one.defender == seat else 0)
    answers = s.lanes[seat].answers if s.lanes else []
    return {
        "hand": sorted([card_id(s, token) for token in s.hands[seat]]),
        "aside": sorted([card_id(s, token) for token in s.aside if s.cards.sees(seat, token)]),
        "deck": known_deck(s, seat),
        "discarded": sorted([card_id(s, token) for token in s.discard if s.cards.sees(seat, token)]),
        "conflict": [] if side < 0 else sorted([war_value(s, token) for token in s.war_hands[side]]),
        "laid": [] if side < 0 else [war_value(s, token) for token in s.laid[side]],
        "answers": [s.game.text(action) for action in answers],
    }


def known_deck(s: ResiduumState, seat: int) -> list[object]:
    """Discovery cards that a seat has put back onto or under the deck: which, and how many lie above it."""
    deck = s.deck[::-1]
    return [{"card": card_id(s, deck[i]), "above": i} for i in range(len(deck)) if s.cards.sees(seat, deck[i])]


def war_value(s: ResiduumState, token: int) -> int:
    return s.content.values[s.cards.face[token]]


# -- numbers for learning ------------------------------------------------------------------------------------


def features(s: ResiduumState, seat: int) -> list[float]:
    """Fixed in length for a seat count: the calendar, the map, each player from this seat on, the own hand."""
    first = seat if seat >= 0 else 0
    found = [s.round / 16.0, float(s.season()), float(s.turn == seat), len(s.deck) / 36.0, len(s.stack) / 30.0]
    for hex in range(HEXES):
        row_ = [0.0] * len(LANDS)
        if hex < s.board.size:
            row_[s.land[hex]] = 1.0
        found += row_
    for step in range(s.seats):
        found += player_features(s, (first + step) % s.seats)
    hand = [0.0] * len(s.content.discoveries)
    if seat >= 0:
        for token in s.hands[seat]:
            hand[s.cards.face[token]] = 1.0
    return found + hand + [s.left[i] / VALUE[i] for i in range(8)]


def player_features(s: ResiduumState, seat: int) -> list[float]:
    found = [s.stock[seat * 9 + i] / 10.0 for i in range(9)]
    leader = [0.0] * 4
    leader[s.leaders[seat]] = 1.0
    found += leader
    found += [
        float(s.used >> seat & 1),
        float(s.camps_on >> seat & 1),
        s.richness(seat) / 5.0,
        float(s.visits[seat]),
        float(s.won[seat]),
        len(s.hands[seat]) / 6.0,
        float(len(s.kept[seat])),
    ]
    cards = [0.0] * len(s.content.discoveries)
    for token in s.completed[seat]:
        cards[s.cards.face[token]] = 1.0
    riders = [0.0] * HEXES
    posts = [0.0] * HEXES
    for one in s.riders[seat * RIDERS : seat * RIDERS + RIDERS]:
        if one >= 0:
            riders[one >> 3] += 1.0 if one & 1 else 0.25
    for one in s.posts[seat * POSTS : seat * POSTS + POSTS]:
        if one >= 0:
            posts[one >> 1] += 1.0 if one & 1 else 0.25
    if s.camps[seat] >= 0:
        posts[s.camps[seat]] += 2.0
    return found + cards + riders + posts
