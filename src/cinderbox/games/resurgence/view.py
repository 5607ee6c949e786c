"""What a seat may see of Resurgence, built by showing; and the same as groups for a plain board and as numbers.

Hidden are decks, Rubble, Salvage hands, and, from the draw to the reveal, which of a player's tokens were drawn: until
then a bag and the drawn tokens are shown as one heap (RSG-DRAW-03, RSG-ASG-02).
"""

from cinderbox.games.resurgence import scoring
from cinderbox.games.resurgence.model import (
    AREA_NAMES,
    AREAS,
    BEAST,
    COLUMNS,
    ENCOUNTERS,
    ITEM_NAMES,
    ITEMS,
    ROOMS,
    ROW,
    SLOTS,
    TOKEN_NAMES,
    TOKENS,
    TRIGGERS,
    ZONES,
)
from cinderbox.games.resurgence.placement import penalty
from cinderbox.games.resurgence.state import EFFECT, EVENT, SETUP, STAGES, STALKER_USED, ResurgenceState
from cinderbox.games.resurgence.steps.assignment import strength, to_assign
from cinderbox.kernel.events import Phrase, phrase

Group = dict[str, object]


def view(s: ResurgenceState, seat: int) -> dict[str, object]:
    return {"table": table(s), "mine": mine(s, seat)}


def table(s: ResurgenceState) -> dict[str, object]:
    """What everybody sees."""
    c = s.content
    return {
        "game": s.game.id,
        "round": s.round,
        "stage": STAGES[s.stage],
        "first": s.starter,
        "turn": s.turn if s.turn >= 0 else None,
        "event": event(s),
        "past_events": [c.events[s.cards.face[back]].id for back in s.event_discard],
        "directives": [c.directives[s.cards.face[back]].id for back in s.directives],
        "row": [card_word(s, back) for back in s.row],
        "discard": [card_word(s, back) for back in s.discard],
        "basic": [mission_word(s, back) for back in s.basic],
        "advanced": [mission_word(s, back) for back in s.advanced],
        "unused": {"row": ROW - c.counts[s.seats - 1].row, "missions": SLOTS - c.counts[s.seats - 1].slots},
        "offered": {
            "heroes": [card_word(s, back) for back in s.offered_heroes],
            "missions": [mission_word(s, back) for back in s.offered_missions],
        },
        "decks": {
            "survivors": len(s.deck),
            "basic": len(s.basic_deck),
            "advanced": len(s.advanced_deck),
            "events": len(s.event_deck),
            "mutants": len(s.mutant_deck),
        },
        "mutant_cards": [c.mutant_ids[s.cards.face[back]] for back in s.mutant_cards],
        "mutant_discard": [c.mutant_ids[s.cards.face[back]] for back in s.mutant_discard],
        "encounters": {"bag": encounters(s, s.lairs), "beside": encounters(s, s.beside)},
        "zones": [zone(s, number) for number in range(ZONES)],
        "players": [player(s, seat) for seat in range(s.seats)],
        "mutants": mutants(s),
        "this_turn": this_turn(s),
        "to_act": list(s.to_act),
        "waiting": [seat for seat in range(s.seats) if s.lanes and s.lanes[seat].choices],
        "over": s.over,
        "outcome": None if s.ended is None else s.ended.dump(),
    }


def event(s: ResurgenceState) -> dict[str, object] | None:
    """The current event, and where the Event token is (RSG-EVT-05, RSG-RUL-18)."""
    if not s.event:
        return None
    one = s.current()
    return {"id": one.id, "name": one.name, "district": s.content.districts[one.district] if one.binoculars else None}


def card_word(s: ResurgenceState, back: int) -> str | None:
    return s.card(back).word if back >= 0 else None


def mission_word(s: ResurgenceState, back: int) -> str | None:
    return s.mission(back).word if back >= 0 else None


def encounters(s: ResurgenceState, backs: list[int]) -> dict[str, int]:
    faces = [s.cards.face[back] for back in backs]
    return {ENCOUNTERS[kind]: faces.count(kind) for kind in range(len(ENCOUNTERS))}


def zone(s: ResurgenceState, number: int) -> dict[str, object]:
    back = s.met[number]
    closed = all(s.here(seat, number) for seat in range(s.seats))  # nobody can come there any more: there is no price
    return {
        "zone": s.content.spaces[number].word,
        "tokens": [{"seat": s.owner(one), "token": TOKENS[s.cards.face[one]]} for one in s.spots[number]],
        "encounter": ENCOUNTERS[s.cards.face[back]] if back >= 0 else None,
        "price": {"items": 0 if closed else penalty(s, number), "beast": s.meets(number, BEAST)},
    }


def heap(s: ResurgenceState, backs: list[int]) -> dict[str, int]:
    """How many of each type; types of which there are none are left out."""
    found = s.tokens(backs)
    return {TOKENS[token]: found[token] for token in range(len(TOKENS)) if found[token]}


def player(s: ResurgenceState, seat: int) -> dict[str, object]:
    """One player, as everybody sees them."""
    return {
        "seat": seat,
        "items": {ITEMS[item]: s.has(seat, item) for item in range(len(ITEMS))},
        "hero": hero(s, seat),
        "vp": s.vp[seat],
        "level": s.levels[seat],
        "tracks": {AREAS[track]: s.tracks[seat * 3 + track] for track in range(len(AREAS))},
        "cards": [
            {
                "card": s.card(back).word,
                "exhausted": bool(s.exhausted >> int(s.cards.face[back]) & 1),
                "fresh": bool(s.fresh >> int(s.cards.face[back]) & 1),
            }
            for back in s.crews[seat]
        ],
        "planned": [mission_word(s, back) for back in s.planned[seat]],
        "completed": {
            COLUMNS[column]: [mission_word(s, back) for back in s.done[seat * 3 + column]]
            for column in range(len(COLUMNS))
        },
        "row_bonus": bool(s.claimed >> seat & 1),
        "bag": {
            "tokens": heap(s, s.bags[seat] + s.drawn[seat]),
            "size": len(s.bags[seat]),
            "drawn": len(s.drawn[seat]),
        },
        "areas": {AREAS[area]: heap(s, s.areas[seat * 3 + area]) for area in range(len(AREAS))},
        "strength": {AREAS[area]: strength(s, seat, area) for area in range(len(AREAS))},
        "rest": heap(s, s.rests[seat]),
        "supply": heap(s, s.supplies[seat]),
        "rooms": [room(s, seat, number) for number in range(ROOMS)],
        "points": points(s, seat),
        "total": sum(points(s, seat).values()),
    }


def hero(s: ResurgenceState, seat: int) -> str | None:
    """The Hero is a player's first Survivor card."""
    return s.card(s.crews[seat][0]).word if s.crews[seat] else None


def room(s: ResurgenceState, seat: int, number: int) -> dict[str, object]:
    token, rubble = s.rooms[seat * ROOMS + number], s.rubble[seat * ROOMS + number]
    lost = s.blocked(seat, number)
    return {
        "room": s.content.spaces[ZONES + number].word,
        "state": "lost" if lost else "rubble" if rubble >= 0 else "cleared",
        "token": TOKENS[s.cards.face[token]] if token >= 0 else None,
        "rubble": s.content.rubble_ids[s.cards.face[rubble]] if lost else None,
    }


def points(s: ResurgenceState, seat: int) -> dict[str, int]:
    """The final score as things stand, line by line; lines without any are left out."""
    if s.stage == SETUP:
        return {}
    return {name: found[seat] for name, found in scoring.sheet(s) if found[seat]}


def mutants(s: ResurgenceState) -> dict[str, object] | None:
    """The Mutants of the solo game."""
    if not s.solo:
        return None
    card = s.content.leadership[s.cards.face[s.foe_cards[-1]]] if s.foe_cards else None
    return {
        "vp": s.foe_vp,
        "tracks": {AREAS[track]: s.foe_tracks[track] for track in range(len(AREAS))},
        "side": "AB"[s.side],
        "leadership": None if card is None else card.id,
        "leadership_deck": len(s.foe_deck),
        "revealed": s.reveals,
        "points": dict(scoring.foe_sheet(s)),
    }


def this_turn(s: ResurgenceState) -> dict[str, object]:
    """What the turn remembers."""
    return {
        "placed": s.content.spaces[s.placed].word if s.placed >= 0 else None,
        "moved": bool(s.moved),
        "happened": [TRIGGERS[i] for i in range(len(TRIGGERS)) if s.happened >> i & 1],
        "effect": bool(s.used & EFFECT),
        "event": bool(s.used & EVENT),
        "stalker": bool(s.used & STALKER_USED),
        "completed": s.completions,
        "planned": [one.word for one in s.content.missions if s.fresh_missions >> one.kind & 1],
    }


def mine(s: ResurgenceState, seat: int) -> dict[str, object]:
    """What this seat alone sees."""
    if seat < 0:
        return {}
    answers = s.lanes[seat].answers if s.lanes else []
    return {
        "seat": seat,
        "drawn": [TOKENS[token] for token in to_assign(s, seat)],
        "hand": sorted([s.content.salvage[s.cards.face[back]].word for back in s.hands[seat]]),
        "kept": sorted([s.content.salvage[s.cards.face[back]].word for back in s.kept[seat]]),
        "answers": [s.game.text(action) for action in answers],
    }


# -- groups for a plain board ----------------------------------------------------------------------------------


def groups(s: ResurgenceState, seat: int) -> list[Group]:
    """The table as people read it: the shared boards first, then each player."""
    first = phrase(f"{s.round} of 6, {STAGES[s.stage]}; {{}} is first player", s.called(s.starter))
    found: list[Group] = [line("Round", first)]
    if s.event:
        found.append(line("Event", f"{s.current().name}: {s.current().text}"))
    if s.directives:
        aims = [s.content.directives[s.cards.face[back]] for back in s.directives]
        found.append(line("Directives", " ".join([f"{one.name}: {one.text}" for one in aims])))
    if s.solo:
        found += foe_groups(s)
    if s.offered_heroes or s.offered_missions:
        found.append(cards("Heroes to choose from", s, s.offered_heroes))
        found.append(cards("Starter Missions to choose from", s, s.offered_missions))
    found.append(cards("Survivor row", s, s.row))
    found.append(cards("Basic Missions", s, s.basic))
    found.append(cards("Advanced Missions", s, s.advanced))
    for number in range(ZONES):
        there = [f"{TOKEN_NAMES[s.cards.face[back]]} of {{}}" for back in s.spots[number]]
        if s.met[number] >= 0:
            there = [ENCOUNTERS[s.cards.face[s.met[number]]].title(), *there]
        if there:
            owners = [s.called(s.owner(back)) for back in s.spots[number]]
            found.append(line(s.content.spaces[number].name, phrase(", ".join(there), *owners)))
    for who in range(s.seats):
        found += player_groups(s, who, seat)
    return found


def line(name: str, text: Phrase, seat: int = -1) -> Group:
    return {"name": name, "seat": seat if seat >= 0 else None, "text": text}


def cards(name: str, s: ResurgenceState, backs: list[int], seat: int = -1) -> Group:
    shown = [s.piece_name(back) if back >= 0 else "" for back in backs]
    return {"name": name, "seat": seat if seat >= 0 else None, "cards": shown}


def foe_groups(s: ResurgenceState) -> list[Group]:
    tracks = ", ".join([f"{AREA_NAMES[i]} {s.foe_tracks[i]}" for i in range(len(AREAS))])
    found = [line("Mutants", f"{s.foe_vp} VP; Leadership: {tracks}; board side {'AB'[s.side]}")]
    if s.foe_cards:
        card = s.content.leadership[s.cards.face[s.foe_cards[-1]]]
        found.append(line("Mutant Leadership", f"{card.name}: {card.text}"))
    return found


def player_groups(s: ResurgenceState, who: int, seat: int) -> list[Group]:
    """One player: the board in a line, tokens, cards and Missions."""
    items = ", ".join([f"{ITEM_NAMES[item]} {s.has(who, item)}" for item in range(len(ITEMS))])
    tracks = ", ".join([f"{AREA_NAMES[i]} {s.tracks[who * 3 + i]}" for i in range(len(AREAS))])
    found = [
        line("Board", f"{s.vp[who]} VP; level {s.levels[who]}; {items}", who),
        line("Leadership", tracks, who),
        line("Bag" if not s.drawn[who] else "Bag and drawn tokens", counted(s, s.bags[who] + s.drawn[who]), who),
    ]
    if who == seat and s.drawn[who]:
        found.append(line("Drawn", ", ".join([TOKEN_NAMES[token] for token in to_assign(s, who)]), who))
    for area in range(len(AREAS)):
        if s.areas[who * 3 + area]:
            found.append(line(f"{AREA_NAMES[area]} area", counted(s, s.areas[who * 3 + area]), who))
    if s.rests[who]:
        found.append(line("Rest Area", counted(s, s.rests[who]), who))
    found.append(line("Supply", counted(s, s.supplies[who]), who))
    rooms = [room_words(s, who, number) for number in range(ROOMS)]
    found.append(line("Rooms", ", ".join([one for one in rooms if one]), who))
    crew = [
        s.piece_name(back) + (" (exhausted)" if s.exhausted >> int(s.cards.face[back]) & 1 else "")
        for back in s.crews[who]
    ]
    found.append({"name": "Survivor cards", "seat": who, "cards": [*crew]})
    found.append(cards("Planned Missions", s, s.planned[who], who))
    for column in range(len(COLUMNS)):
        if s.done[who * 3 + column]:
            found.append(cards(f"Completed, {COLUMNS[column]} column", s, s.done[who * 3 + column], who))
    if who == seat and (s.hands[who] or s.kept[who]):
        found.append(cards("Salvage hand", s, sorted(s.hands[who], key=s.cards.face.__getitem__), who))
        found.append(cards("Salvage kept", s, sorted(s.kept[who], key=s.cards.face.__getitem__), who))
    return found


def counted(s: ResurgenceState, backs: list[int]) -> str:
    found = s.tokens(backs)
    return ", ".join([f"{found[i]} {TOKEN_NAMES[i]}" for i in range(len(TOKENS)) if found[i]]) or "none"


def room_words(s: ResurgenceState, who: int, number: int) -> str:
    """A room that is cleared or lost, and who is in it."""
    name, token = s.content.spaces[ZONES + number].name, s.rooms[who * ROOMS + number]
    if s.blocked(who, number):
        return f"{name} (lost)"
    if not s.cleared(who, number):
        return ""
    return f"{name} ({TOKEN_NAMES[s.cards.face[token]]})" if token >= 0 else name
