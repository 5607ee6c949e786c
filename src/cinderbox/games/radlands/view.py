"""What a seat may see of Radlands, built by showing; and the same as words and as numbers.

A card's face is shown only where `Cards` says that the seat has seen it. A punk's face is never shown,
not even to its owner (RAD-PNK-06); discards of earlier turns are counted, not listed (RAD-RUL-48).
"""

from cinderbox.games.radlands.model import place_name
from cinderbox.games.radlands.state import Piece, RadlandsState


def view(s: RadlandsState, seat: int) -> dict[str, object]:
    return {"table": table(s), "mine": mine(s, seat)}


def table(s: RadlandsState) -> dict[str, object]:
    """What everybody sees."""
    return {
        "game": s.game.id,
        "turn": s.turn if s.turn >= 0 else None,
        "turns": s.turns,
        "water": s.water,
        "deck": len(s.deck),
        "reshuffles": s.reshuffles,
        "discard": {"count": len(s.discard), "cards": [kind_id(s, back) for back in s.discard[s.stale :]]},
        "aside": [kind_id(s, back) for back in s.aside],
        "lifted": [piece_view(s, piece, None) for piece in s.lifted],
        "sides": [side(s, seat) for seat in range(2)],
        "to_act": list(s.to_act),
        "waiting": [seat for seat in range(2) if s.lanes and s.lanes[seat].choices],
        "over": s.over,
        "outcome": None if s.ended is None else s.ended.dump(),
    }


def side(s: RadlandsState, seat: int) -> dict[str, object]:
    """One player's side of the table, as everybody sees it."""
    first = seat * 9
    known = [kind_id(s, back) for back in s.hands[seat] if s.cards.seen(back) & 3 == 3]
    return {
        "seat": seat,
        "hand": len(s.hands[seat]),
        "known": sorted(known),
        "silo": "hand" if s.silo >> seat & 1 else "play",
        "raiders": "play" if s.raiders(seat) < 0 else "queue",
        "exposed": bool(s.exposed >> seat & 1),
        "camps": len([place for place in range(first, first + 9) if camp_stands(s, place)]),
        "columns": [
            [spot(s, place) for place in range(first + column * 3, first + column * 3 + 3)] for column in range(3)
        ],
        "queue": [None if back < 0 else kind_id(s, back) for back in s.queue[seat * 3 : seat * 3 + 3]],
    }


def camp_stands(s: RadlandsState, place: int) -> bool:
    piece = s.spots[place]
    return piece is not None and piece.kind > s.content.punk and piece.harm != 2


def spot(s: RadlandsState, place: int) -> dict[str, object] | None:
    piece = s.spots[place]
    return None if piece is None else piece_view(s, piece, place)


def piece_view(s: RadlandsState, piece: Piece, place: int | None) -> dict[str, object]:
    return {
        "card": s.content.cards[piece.kind].id,
        "back": piece.back,
        "place": None if place is None else place_name(place),
        "harm": ("none", "damaged", "destroyed")[piece.harm],
        "ready": piece.tired == 0 and piece.harm < (1 if s.is_person(piece) else 2),
        "protected": place is not None and s.protected(place),
        "uses": piece.uses,
        "frail": piece.harm == 1 or piece.kind == s.content.punk,
    }


def mine(s: RadlandsState, seat: int) -> dict[str, object]:
    """What this seat alone sees."""
    if seat < 0:
        return {}
    camps = [kind_id(s, back) for back in s.dealt[seat]]
    return {
        "seat": seat,
        "hand": sorted([kind_id(s, back) for back in s.hands[seat]]),
        "dealt": sorted(camps),
        "kept": [kept_id(s, answer) for answer in s.lanes[seat].answers] if s.lanes else [],
    }


def kind_id(s: RadlandsState, back: int) -> str:
    return s.content.cards[s.cards.face[back]].id


def kept_id(s: RadlandsState, answer: int) -> str:
    return s.content.cards[s.content.camp + s.codes.target(answer)].id


# -- words --------------------------------------------------------------------------------------------------


def where(s: RadlandsState, place: int, seat: int) -> str:
    side = "your" if place // 9 == seat else "the opponent's"
    return f"{side} column {place // 3 % 3 + 1}"


def standing(s: RadlandsState, place: int) -> str:
    piece = s.spots[place]
    return "nobody" if piece is None else s.content.cards[piece.kind].name


def label(s: RadlandsState, action: int, seat: int) -> str:
    """An action in words, as the seat that is asked would say it."""
    verb = s.codes.verb(action)
    name, number = verb.name, s.codes.target(action)
    plain = {
        "end": "End the turn",
        "draw": "Buy a card",
        "silo": "Take Water Silo",
        "decline": "No, or no more",
        "push": "Push their events back",
        "give": "Give up two hand cards",
        "rearrange": "Rearrange your people",
    }
    if name in plain:
        price = s.price_of(action)
        return f"{plain[name]} for {price}" if price else plain[name]
    if name in ("play", "junk", "drop", "discard", "hold"):
        return card_label(s, name, number, s.price_of(action))
    if name == "keep":
        return f"Keep {s.content.cards[s.content.camp + number].name}"
    if name == "choose":
        return ("Draw a card", "Restore", "Gain a punk", "Gain 1 water", "Damage", "Damage and restore")[number]
    if name == "column":
        return f"{'Your' if number // 3 == seat else 'Their'} column {number % 3 + 1}"
    if name == "advance":
        back = s.queue[number]
        event = "the event" if back < 0 else s.content.cards[s.cards.face[back]].name
        return f"Advance {event} from space {number % 3 + 1} of {'your' if number // 3 == seat else 'their'} queue"
    return place_label(s, name, number, seat)


def card_label(s: RadlandsState, name: str, kind: int, price: str) -> str:
    if name == "junk" and kind > s.content.camp - 1:
        return "Junk Water Silo for 1 extra water"
    card = s.content.cards[kind]
    if name == "play":
        return f"Play {card.name} ({price})" if price else f"Play {card.name}"
    if name == "junk":
        return f"Junk {card.name}: {card.junk_name}"
    return {"drop": "Let {} land", "discard": "Discard {}", "hold": "Keep {}"}[name].format(card.name)


def place_label(s: RadlandsState, name: str, place: int, seat: int) -> str:
    if seat < 0:
        return from_outside(s, name, place)
    at = where(s, place, seat)
    depth = f"space {place % 3}"
    who = standing(s, place)
    if name in ("use", "use2", "gift"):
        piece = s.spots[place]
        own = [] if piece is None else s.content.cards[piece.kind].abilities
        which = ("use", "use2", "gift").index(name)
        gift = s.content.gift
        lent = "" if gift is None else gift.text
        text = lent if which == 2 else own[which].text if which < len(own) else "no ability"
        borrowed = " (lent)" if which == 2 else ""
        return f"{who} in {at}, {depth}{borrowed}: {text}"
    if name == "place":
        there = s.spots[place]
        return f"Into {at}, {depth}" + ("" if there is None else f", where {who} makes room")
    return f"{done_to(name)} {who} in {at}, {depth}"


def done_to(name: str) -> str:
    words = {"return": "Take back", "spare": "Spare", "flip": "Turn up", "rebuild": "Rebuild", "move": "Move"}
    return words.get(name, name.capitalize())


def from_outside(s: RadlandsState, name: str, place: int) -> str:
    """The same for who does not sit on either side: a column is called by its camp."""
    camp = s.camp_place(place // 3)
    front = "" if place == camp else f"in front of {standing(s, camp)}"
    if name == "place":
        return front[:1].upper() + front[1:]
    who = standing(s, place)
    verb = "Use" if name in ("use", "use2", "gift") else done_to(name)
    return f"{verb} {who} {front}".strip()
