"""What Resurgence's tests read off the table: the ledger's words, and what players see.

Players, cards, Missions and spaces go by the names that `table` uses.
"""

from typing import Any

from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.kernel.outcome import Outcome
from tests.resurgence.box import AREAS, CARDS, ITEMS, PACK, TOKENS, seat_of


def table(state: ResurgenceState) -> Any:
    return state.view(None)["table"]


def player(state: ResurgenceState, name: str) -> Any:
    return table(state)["players"][seat_of(name)]


def there(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def items(state: ResurgenceState, name: str) -> dict[str, int]:
    first = seat_of(name) * 5
    return there(dict(zip(ITEMS, state.items[first : first + 5], strict=True)))


def vp(state: ResurgenceState, name: str) -> int:
    return state.vp[seat_of(name)]


def tracks(state: ResurgenceState, name: str) -> dict[str, int]:
    if name == "mutants":
        return dict(zip(AREAS, state.foe_tracks, strict=True))
    first = seat_of(name) * 3
    return dict(zip(AREAS, state.tracks[first : first + 3], strict=True))


def level_of(state: ResurgenceState, name: str) -> int:
    return state.levels[seat_of(name)]


def counted(state: ResurgenceState, zone: list[int]) -> dict[str, int]:
    return there(dict(zip(TOKENS, state.tokens(zone), strict=True)))


def bag(state: ResurgenceState, name: str, private: bool = False) -> dict[str, int]:
    """What is in the bag; while tokens are drawn and hidden, together with them, as everybody sees it."""
    seat = seat_of(name)
    return counted(state, state.bags[seat] if private else state.bags[seat] + state.drawn[seat])


def resting(state: ResurgenceState, name: str) -> dict[str, int]:
    return counted(state, state.rests[seat_of(name)])


rest = resting


def supply(state: ResurgenceState, name: str) -> dict[str, int]:
    found = counted(state, state.supplies[seat_of(name)])
    return {kind: found.get(kind, 0) for kind in ("ranger", "builder", "scholar")}


def retired(state: ResurgenceState, name: str) -> dict[str, int]:
    seat = seat_of(name)
    gone = [back for back in state.box if state.owner(back) == seat]
    return counted(state, gone)


def assigned(state: ResurgenceState, name: str, private: bool = False) -> dict[str, dict[str, int]]:
    seat = seat_of(name)
    found = {area: counted(state, state.areas[seat * 3 + n]) for n, area in enumerate(AREAS)}
    if private:
        found["drawn"] = counted(state, state.drawn[seat])
        return found
    return {area: counts for area, counts in found.items() if counts}


def board(state: ResurgenceState, name: str) -> dict[str, str]:
    """A player's placed tokens by the id of the space."""
    seat = seat_of(name)
    found = {}
    for zone, backs in enumerate(state.spots):
        for back in backs:
            if state.owner(back) == seat:
                found[PACK.spaces[zone].id] = TOKENS[state.cards.face[back]]
    for room in range(10):
        back = state.rooms[seat * 10 + room]
        if back >= 0:
            found[PACK.spaces[12 + room].id] = TOKENS[state.cards.face[back]]
    return found


def mutants(state: ResurgenceState) -> dict[str, str]:
    """What is met in the Zones."""
    kinds = ("mutant", "beast", "stalker")
    return {PACK.spaces[zone].id: kinds[state.cards.face[back]] for zone, back in enumerate(state.met) if back >= 0}


def cards(state: ResurgenceState, name: str) -> list[str]:
    """Survivor cards in the order they came, without the Hero."""
    names = [state.card(back).name for back in state.crews[seat_of(name)]]
    return [one for one in names if CARDS[one] in HERO_FREE]


HERO_FREE = {card.word for card in PACK.cards[: PACK.survivors]}


def exhausted(state: ResurgenceState, name: str) -> list[str]:
    crew = state.crews[seat_of(name)]
    return sorted(state.card(back).name for back in crew if state.exhausted >> state.cards.face[back] & 1)


def ready(state: ResurgenceState, name: str) -> list[str]:
    gone = exhausted(state, name)
    return sorted(one.name for one in (state.card(back) for back in state.crews[seat_of(name)]) if one.name not in gone)


def planned(state: ResurgenceState, name: str) -> list[str]:
    return [state.mission(back).id for back in state.planned[seat_of(name)]]


def column(state: ResurgenceState, name: str, where: str) -> list[str]:
    at = ("left", "middle", "right").index(where)
    return [state.mission(back).id for back in state.done[seat_of(name) * 3 + at]]


def row(state: ResurgenceState) -> dict[int, str]:
    """The Survivor row by the number of the space."""
    return {space + 1: state.card(back).name for space, back in enumerate(state.row) if back >= 0}


def basic(state: ResurgenceState) -> dict[int, str]:
    return {slot + 1: state.mission(back).id for slot, back in enumerate(state.basic) if back >= 0}


def advanced(state: ResurgenceState) -> dict[int, str]:
    return {slot + 1: state.mission(back).id for slot, back in enumerate(state.advanced) if back >= 0}


def rooms(state: ResurgenceState, name: str) -> list[str]:
    seat = seat_of(name)
    return [PACK.spaces[12 + room].id for room in range(10) if state.cleared(seat, room)]


def rubble(state: ResurgenceState, name: str) -> list[str]:
    seat = seat_of(name)
    return [PACK.spaces[12 + room].id for room in range(10) if state.rubble[seat * 10 + room] >= 0]


def event_of(state: ResurgenceState) -> str:
    return state.current().id


def event_district(state: ResurgenceState) -> str | None:
    district = state.current().district
    return PACK.districts[district] if district >= 0 else None


def first_player(state: ResurgenceState) -> str:
    return f"P{state.starter + 1}"


def round_of(state: ResurgenceState) -> int:
    return state.round


def side(state: ResurgenceState) -> str:
    return "AB"[state.side]


def mutant_cards(state: ResurgenceState) -> list[str]:
    return [PACK.mutant_ids[state.cards.face[back]] for back in state.mutant_cards]


def mutant_vp(state: ResurgenceState, final: bool = False) -> int:
    if final:
        return sum(number for _, number in mutant_sheet(state))
    return state.foe_vp


def encounters_left(state: ResurgenceState) -> dict[str, int]:
    """What everybody knows to be off the map: in the bag."""
    kinds = ("mutant", "beast", "stalker")
    found = dict.fromkeys(kinds, 0)
    for back in state.lairs:
        found[kinds[state.cards.face[back]]] += 1
    return there(found)


def encounters(state: ResurgenceState) -> dict[str, int]:
    """All encounter tokens in the game, wherever they are."""
    kinds = ("mutant", "beast", "stalker")
    found = dict.fromkeys(kinds, 0)
    for back in state.lairs + state.beside + [back for back in state.met if back >= 0]:
        found[kinds[state.cards.face[back]]] += 1
    return there(found)


def deck_sizes(state: ResurgenceState) -> dict[str, int]:
    return {
        "survivors": len(state.deck),
        "basic": len(state.basic_deck),
        "advanced": len(state.advanced_deck),
        "events": len(state.event_deck),
        "mutant": len(state.mutant_deck),
        "offered_heroes": len(state.offered_heroes),
        "offered_missions": len(state.offered_missions),
        "encounters": len(state.lairs),
    }


def heroes_offered(state: ResurgenceState) -> set[str]:
    return {state.card(back).name for back in state.offered_heroes}


def missions_offered(state: ResurgenceState) -> set[str]:
    return {state.mission(back).id for back in state.offered_missions}


def outcome(state: ResurgenceState) -> Outcome:
    assert state.outcome is not None, "the game is not over"
    return state.outcome


PARTS = {"VP scored so far": "vp", "Compound level": "level", "Ammo": "supplies", "Meds": "supplies"}


def scored(state: ResurgenceState, name: str) -> dict[str, int]:
    """The final score of a player in its parts; Ammo and Meds are one, and so are the three tracks."""
    found = dict.fromkeys(("vp", "level", "supplies", "resources", "leadership", "directive_a", "directive_b"), 0)
    directives = [f"Directive {PACK.directives[state.cards.face[back]].name}" for back in state.directives]
    for line, points in outcome(state).sheet:
        part = PARTS.get(line, "resources" if line == "Resources left" else "")
        if line in ("Metro Leadership", "Harbor Leadership", "Compound Leadership"):
            part = "leadership"
        elif line in directives:
            part = ("directive_a", "directive_b")[directives.index(line)]
        if part:
            found[part] += points[seat_of(name)]
    return found


def mutant_sheet(state: ResurgenceState) -> list[tuple[str, int]]:
    lines = outcome(state).sheet
    return [(line, points[0]) for line, points in lines if line.startswith("Mutants: ")]
