"""The end of the game: the five parts of the final score, and who has won (RSG-SCO, RSG-TIE, RSG-DIR)."""

from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import (
    AMMO,
    AREA_NAMES,
    BUILDER,
    FOOD,
    FUEL,
    MEDS,
    METRICS,
    RANGER,
    RESOURCES,
    ROOMS,
    SCHOLAR,
    Directive,
)
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.kernel.events import phrase
from cinderbox.kernel.outcome import Outcome

PER_VP: Final = 3  # Resources left over that are worth 1 VP (RSG-SCO-05)
CARD_TYPES: Final = {"ranger_cards": RANGER, "builder_cards": BUILDER, "scholar_cards": SCHOLAR}
TOKEN_TYPES: Final = {"ranger_tokens": RANGER, "builder_tokens": BUILDER, "scholar_tokens": SCHOLAR}


# -- Leadership ------------------------------------------------------------------------------------------------


def ranked(positions: list[int], places: list[int]) -> list[int]:
    """The VP of each position on one track: tied players and all below score a place lower (RSG-SCO-06 to -08).

    The place of a position is its rank among the distinct ones, plus one for each rank at or above it that is shared
    (RSG-RUL-65). Space 0 scores nothing.
    """
    distinct = sorted({one for one in positions if one}, reverse=True)
    found: list[int] = []
    for one in positions:
        place = len(places)
        if one:
            rank = distinct.index(one)
            shared = len([other for other in distinct[: rank + 1] if positions.count(other) > 1])
            place = rank + shared
        found.append(places[place] if place < len(places) else 0)
    return found


def track_points(s: ResurgenceState, track: int) -> list[int]:
    """The VP of all on one track; in the solo game the Mutants come last (RSG-SOLO-19, RSG-RUL-87)."""
    positions = [s.tracks[seat * 3 + track] for seat in range(s.seats)]
    return ranked([*positions, s.foe_tracks[track]] if s.solo else positions, s.content.places)


def total_leadership(s: ResurgenceState, seat: int) -> int:
    return sum(s.tracks[seat * 3 : seat * 3 + 3])


# -- Directives ------------------------------------------------------------------------------------------------


def owned(s: ResurgenceState, seat: int, token: int) -> int:
    """All own tokens of a type, but those in supply and those retired (RSG-RUL-67)."""
    heaps = [s.bags[seat], s.drawn[seat], s.rests[seat], *s.areas[seat * 3 : seat * 3 + 3], *s.spots]
    heaps.append([back for back in s.rooms[seat * ROOMS : seat * ROOMS + ROOMS] if back >= 0])
    return len([back for heap in heaps for back in heap if s.owner(back) == seat and s.cards.face[back] == token])


def metric(s: ResurgenceState, seat: int, what: int) -> int:
    """What a Directive counts (RSG-DIR-01 to -15)."""
    name = METRICS[what]
    if name in CARD_TYPES:
        return len([back for back in s.crews[seat] if s.card(back).type == CARD_TYPES[name]])
    if name in TOKEN_TYPES:
        return owned(s, seat, TOKEN_TYPES[name])
    if name == "fuel" or name == "food":
        return s.has(seat, FUEL if name == "fuel" else FOOD)
    if name == "largest_completed_column":
        return max([len(s.done[seat * 3 + column]) for column in range(3)])
    if name == "lowest_leadership_track":
        return min(s.tracks[seat * 3 : seat * 3 + 3])
    if name == "total_leadership":
        return total_leadership(s, seat)
    if name == "cleared_rooms":
        return s.cleared_rooms(seat)
    return len(s.crews[seat]) if name == "survivor_cards_with_hero" else s.completed(seat)


def directive_points(s: ResurgenceState, seat: int, directive: Directive) -> int:
    """Only with the Radio Tower, and only the best tier (RSG-SCO-09, RSG-RUL-66)."""
    if not s.tower(seat):
        return 0
    if directive.metric < 0:
        return metric(s, seat, directive.factors[0]) * metric(s, seat, directive.factors[1]) // directive.divide
    count, points = metric(s, seat, directive.metric), 0
    for tier in range(len(directive.tiers)):
        if count >= directive.tiers[tier]:
            points = directive.points[tier]
    return points


# -- the sheet -------------------------------------------------------------------------------------------------


def sheet(s: ResurgenceState) -> list[tuple[str, list[int]]]:
    """Every line of the final score with the points of each player, as things stand (RSG-SCO-01)."""
    seats = list(range(s.seats))
    found = [
        ("VP scored so far", s.vp[:]),
        ("Compound level", [s.content.levels[s.levels[seat] - 1].vp for seat in seats]),
        ("Ammo", [s.content.stars[s.has(seat, AMMO)] for seat in seats]),
        ("Meds", [s.content.stars[s.has(seat, MEDS)] for seat in seats]),
        ("Resources left", [s.total(seat, RESOURCES) // PER_VP for seat in seats]),
    ]
    for track in range(3):
        found.append((f"{AREA_NAMES[track]} Leadership", track_points(s, track)[: s.seats]))
    for back in s.directives:
        one = s.content.directives[s.cards.face[back]]
        found.append((f"Directive {one.name}", [directive_points(s, seat, one) for seat in seats]))
    return found


def foe_sheet(s: ResurgenceState) -> list[tuple[str, int]]:
    """The Mutants' lines: Leadership and the best tier of each Directive (RSG-SOLO-19, -20)."""
    found = [("Mutants: VP scored so far", s.foe_vp)]
    for track in range(3):
        found.append((f"Mutants: {AREA_NAMES[track]} Leadership", track_points(s, track)[-1]))
    for back in s.directives:
        one = s.content.directives[s.cards.face[back]]
        found.append((f"Mutants: Directive {one.name}", one.mutants))
    return found


def totals(s: ResurgenceState) -> list[int]:
    lines = sheet(s)
    return [sum([points[seat] for _, points in lines]) for seat in range(s.seats)]


def finish(s: ResurgenceState) -> None:
    """Count, and end the game."""
    scores = totals(s)
    for seat in range(s.seats):
        s.note(log.FINAL, seat, scores[seat])
    if s.solo:
        finish_solo(s, scores[0])
        return
    last = s.order()
    ranks = [(scores[seat], total_leadership(s, seat), last.index(seat)) for seat in range(s.seats)]
    winner = ranks.index(max(ranks))  # RSG-TIE-01 to -03
    s.note(log.WON, winner)
    lines = [(name, tuple(points)) for name, points in sheet(s)]
    lines.append(("total Leadership, for ties", tuple([rank[1] for rank in ranks])))
    reason = phrase(f"{{}} wins with {scores[winner]} VP.", s.called(winner))
    s.finish(Outcome(tuple(scores), (winner,), reason, tuple(lines)))


def finish_solo(s: ResurgenceState, score: int) -> None:
    """The player must have more VP than the Mutants (RSG-SOLO-21)."""
    against = foe_sheet(s)
    foe = sum([points for _, points in against])
    s.note(log.FOE_FINAL, foe)
    lines = [(name, tuple(points)) for name, points in sheet(s)]
    lines += [(name, (points,)) for name, points in against]
    lines.append(("Mutants in all", (foe,)))
    if score > foe:
        s.note(log.WON, 0)
        reason = f"You win with {score} VP, {score - foe} more than the Mutants."
    else:
        s.note(log.FOE_WON)
        behind = f"{foe - score} fewer than" if score < foe else "as many as"
        reason = f"You lose with {score} VP, {behind} the Mutants."
    s.finish(Outcome((score,), (0,) if score > foe else (), reason, tuple(lines)))
