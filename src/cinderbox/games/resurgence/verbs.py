"""The few functions that move pieces of Resurgence. Each keeps the laws, tells the log and remembers what it triggers.

They ask nobody. What wakes Survivor cards is set here and nowhere else: a bit of `happened`, and only in the
player's own turn of Step 3 (RSG-CARD-02, RSG-RUL-37).
"""

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import (
    BUILT,
    COMPLETED,
    GAINED,
    LAST,
    MUTANT,
    PLANNED_ONE,
    RESCUED,
    ROOMS,
    ZONES,
)
from cinderbox.games.resurgence.state import WORK, ResurgenceState
from cinderbox.kernel.cards import ALL

# -- what happened ---------------------------------------------------------------------------------------------


def trigger(s: ResurgenceState, seat: int, which: int) -> None:
    """Something happened that Survivor cards may react to, if it is the player's own turn (RSG-RUL-34, -37)."""
    if s.stage == WORK and s.turn == seat and s.placed >= 0:
        s.happened |= 1 << which


def exhaust(s: ResurgenceState, seat: int, kind: int, log_kind: int = log.ACTIVATED) -> None:
    s.exhausted |= 1 << kind
    s.note(log_kind, seat, kind)


# -- items and VP ----------------------------------------------------------------------------------------------


def gain(s: ResurgenceState, seat: int, item: int, amount: int) -> None:
    """Items beyond the limit are lost (RSG-GEN-09, -10); only what is really gained triggers (RSG-RUL-35)."""
    got = min(amount, s.room_for(seat, item))
    s.items[seat * 5 + item] += got
    s.note(log.GAINED, seat, got, item + log.SINGLY if got == 1 else item, amount - got)
    if got:
        trigger(s, seat, GAINED + item)


def pay(s: ResurgenceState, seat: int, cost: list[int]) -> None:
    if sum(cost):
        for item in range(5):
            s.items[seat * 5 + item] -= cost[item]
        s.note(log.PAID, seat, cost[0], cost[1], cost[2], [cost[3], cost[4]])


def pay_one(s: ResurgenceState, seat: int, item: int) -> None:
    pay(s, seat, [1 if item == one else 0 for one in range(5)])


def score(s: ResurgenceState, seat: int, points: int) -> None:
    s.vp[seat] += points
    s.note(log.SCORED, seat, points)


def lose_vp(s: ResurgenceState, seat: int, points: int) -> None:
    """VP never fall below 0 (RSG-RUL-70)."""
    lost = min(points, s.vp[seat])
    s.vp[seat] -= lost
    s.note(log.LOST_VP, seat, lost)


def foe_scores(s: ResurgenceState, points: int) -> None:
    if points:
        s.foe_vp += points
        s.note(log.FOE_SCORED, points)


# -- Leadership ------------------------------------------------------------------------------------------------


def climb(s: ResurgenceState, seat: int, track: int, steps: int) -> list[int]:
    """Advance on a track; returns the rewards of all spaces entered, in order (RSG-LEAD-08 to -10, RSG-RUL-27)."""
    earned: list[int] = []
    for _ in range(steps):
        if s.can_move(seat, track):
            s.tracks[seat * 3 + track] += 1
            space = s.tracks[seat * 3 + track]
            s.note(log.ADVANCED, seat, space, track)
            if s.content.bonuses[track][space]:
                earned.append(s.content.bonuses[track][space])
    return earned


def foe_climbs(s: ResurgenceState, track: int, steps: int) -> None:
    """The Mutants earn no bonus, and stop on the last space (RSG-SOLO-12, RSG-RUL-79)."""
    space = min(LAST, s.foe_tracks[track] + steps)
    if space > s.foe_tracks[track]:
        tracks = s.foe_tracks[:]
        tracks[track] = space
        s.foe_tracks = tracks
        s.note(log.FOE_ADVANCED, space, track)


# -- tokens ----------------------------------------------------------------------------------------------------


def without(zone: list[int], back: int) -> list[int]:
    return [one for one in zone if one != back]


def line_up(s: ResurgenceState, backs: list[int]) -> None:
    """Hidden pieces come to lie in the order of their faces, before somebody looks at them.

    Nobody is told how they lay, so nobody may learn it: what is seen then follows from which pieces they are.
    """
    hidden = [back for back in backs if s.cards.seen(back) != ALL]
    keys = sorted([s.cards.face[back] << 16 | back for back in hidden])
    s.cards.mix(hidden, [key & 0xFFFF for key in keys], 0)


def recruit(s: ResurgenceState, seat: int, token: int) -> None:
    """A Specialist goes from supply to bag, if there is one (RSG-CARD-10, -11)."""
    back = s.find(s.supplies[seat], token)
    if back >= 0:
        s.supplies[seat] = without(s.supplies[seat], back)
        s.bags[seat] = [*s.bags[seat], back]
        s.note(log.RECRUITED, seat, token)


def retire(s: ResurgenceState, seat: int, rest: int, token: int) -> None:
    """A token of the bag or of the Rest Area leaves the game (RSG-LEAD-12, RSG-RUL-28)."""
    heaps = s.rests if rest else s.bags
    back = s.find(heaps[seat], token)
    heaps[seat] = without(heaps[seat], back)
    s.box = [*s.box, back]
    s.note(log.RETIRED, seat, token, rest)


def draw(s: ResurgenceState, seat: int, count: int, secret: bool) -> None:
    """Draw tokens at random, refilling the bag from the Rest Area if need be (RSG-DRAW-04, -05, RSG-RUL-22).

    A bag lies open to everybody until it is drawn from: all know what is in it, and every draw mixes it anew. What is
    drawn in secret lies unseen with what stays, until both are shown by `open_bag`.
    """
    got: list[int] = []
    for heap in range(2):
        bag = s.bags[seat]
        if heap and len(got) < count and s.rests[seat]:
            bag = s.rests[seat]
            s.rests[seat] = []
            s.note(log.REFILLED, seat, len(bag))
        take = min(count - len(got), len(bag))
        if take and take < len(bag):
            s.shuffle(bag)
        got += bag[len(bag) - take :]
        s.bags[seat] = bag[: len(bag) - take]
    s.drawn[seat] = [*s.drawn[seat], *got]
    s.note(log.DREW, seat, len(got))
    line_up(s, got)
    for back in got:
        s.reveal(back, 1 << seat)
    if not secret:
        open_bag(s, seat)


def open_bag(s: ResurgenceState, seat: int) -> None:
    """What was drawn is shown, so that everybody knows what is left in the bag."""
    line_up(s, s.bags[seat])
    for back in s.drawn[seat] + s.bags[seat]:
        s.reveal(back)


def assign(s: ResurgenceState, seat: int, token: int, area: int) -> None:
    """A drawn token, shown to all, goes to an area."""
    back = s.turn_up(s.drawn[seat], token)
    s.drawn[seat] = without(s.drawn[seat], back)
    s.areas[seat * 3 + area] = [*s.areas[seat * 3 + area], back]


def shift(s: ResurgenceState, seat: int, token: int, area: int, to: int) -> None:
    """A token that is yet to be placed goes to another area (RSG-RUL-32)."""
    back = s.find(s.areas[seat * 3 + area], token)
    s.areas[seat * 3 + area] = without(s.areas[seat * 3 + area], back)
    s.areas[seat * 3 + to] = [*s.areas[seat * 3 + to], back]
    s.note(log.MOVED, seat, token, area, to)


def rest(s: ResurgenceState, seat: int, token: int, area: int) -> None:
    back = s.find(s.areas[seat * 3 + area], token)
    s.areas[seat * 3 + area] = without(s.areas[seat * 3 + area], back)
    s.rests[seat] = [*s.rests[seat], back]
    s.note(log.RESTED, seat, token, area)


def put(s: ResurgenceState, seat: int, token: int, area: int, space: int, card: int) -> None:
    """A token goes to a space, maybe as another type with the help of a card."""
    back = s.find(s.areas[seat * 3 + area], token)
    s.areas[seat * 3 + area] = without(s.areas[seat * 3 + area], back)
    if space < ZONES:
        s.spots[space] = [*s.spots[space], back]
        s.visited[seat] |= 1 << s.content.spaces[space].district
    else:
        s.rooms = replaced(s.rooms, seat * ROOMS + space - ZONES, back)
    if card >= 0:
        s.exhausted |= 1 << card
    s.note(log.PLACED, seat, token, space, card, [area])


def replaced(row: list[int], place: int, back: int) -> list[int]:
    """The same row with another piece at a place."""
    found = row[:]
    found[place] = back
    return found


# -- cards, Missions, rooms ------------------------------------------------------------------------------------


def rescue(s: ResurgenceState, seat: int, kind: int) -> None:
    """A card of the Survivor row joins a player, and its token the bag (RSG-RESC-02, -03)."""
    for space in range(len(s.row)):
        back = s.row[space]
        if back >= 0 and s.cards.face[back] == kind:
            s.row = replaced(s.row, space, -1)
            s.crews[seat] = [*s.crews[seat], back]
            s.fresh |= 1 << kind
            s.note(log.RESCUED, seat, kind)
            recruit(s, seat, s.content.cards[kind].type)
            trigger(s, seat, RESCUED)


def plan(s: ResurgenceState, seat: int, kind: int) -> None:
    """A face-up Mission goes into a free slot; its place stays empty until Upkeep E (RSG-MIS-05, -08)."""
    for slot in range(len(s.basic)):
        if s.basic[slot] >= 0 and s.cards.face[s.basic[slot]] == kind:
            s.planned[seat] = [*s.planned[seat], s.basic[slot]]
            s.basic = replaced(s.basic, slot, -1)
        elif s.advanced[slot] >= 0 and s.cards.face[s.advanced[slot]] == kind:
            s.planned[seat] = [*s.planned[seat], s.advanced[slot]]
            s.advanced = replaced(s.advanced, slot, -1)
    s.fresh_missions |= 1 << kind
    s.note(log.PLANNED, seat, kind)
    trigger(s, seat, PLANNED_ONE)


def file(s: ResurgenceState, seat: int, back: int, column: int) -> None:
    """A completed Mission goes into a column (RSG-MIS-19)."""
    s.planned[seat] = without(s.planned[seat], back)
    s.done[seat * 3 + column] = [*s.done[seat * 3 + column], back]
    s.note(log.FILED, seat, s.cards.face[back], column)
    trigger(s, seat, COMPLETED)


def clear(s: ResurgenceState, seat: int, room: int) -> int:
    """Clear a room; returns the reward of the Rubble, which leaves the game (RSG-BLD-03, -06)."""
    back = s.rubble[seat * ROOMS + room]
    s.reveal(back)
    s.rubble = replaced(s.rubble, seat * ROOMS + room, -1)
    s.box = [*s.box, back]
    s.note(log.CLEARED, seat, ZONES + room, s.cards.face[back])
    trigger(s, seat, BUILT)
    return s.content.rubble[s.cards.face[back]]


# -- Mutants and other encounters ------------------------------------------------------------------------------


def turn_up_mutants(s: ResurgenceState) -> int:
    """Turn up a Mutant card, from a new deck if there is none left (RSG-UPK-22, RSG-RUL-15); returns its District."""
    if not s.mutant_deck:
        s.mutant_deck = s.mutant_discard
        s.mutant_discard = []
        s.shuffle(s.mutant_deck)
        s.note(log.RESHUFFLED)
    back = s.mutant_deck[-1]
    s.mutant_deck = s.mutant_deck[:-1]
    s.mutant_cards = [*s.mutant_cards, back]
    s.reveal(back)
    s.note(log.PROWLING, s.cards.face[back])
    return s.content.mutant_cards[s.cards.face[back]]


def zones_of(s: ResurgenceState, district: int) -> list[int]:
    return [zone for zone in range(ZONES) if s.content.spaces[zone].district == district]


def settle_in(s: ResurgenceState, zone: int, back: int) -> None:
    """An encounter token comes to a Zone."""
    s.met = replaced(s.met, zone, back)
    s.note(log.MET, s.cards.face[back], zone)


def place_mutants(s: ResurgenceState, district: int) -> None:
    """Without the expansion a Mutant comes to each Zone of the District (RSG-SET-14)."""
    for zone in zones_of(s, district):
        back = s.find(s.lairs, MUTANT)
        s.lairs = without(s.lairs, back)
        settle_in(s, zone, back)


def draw_encounters(s: ResurgenceState) -> list[int]:
    """Two tokens from the Encounters bag, which is refilled if need be (RSG-ENC-03, -11, RSG-RUL-90)."""
    got: list[int] = []
    for _ in range(2):
        if not s.lairs:
            s.lairs = s.beside
            s.beside = []
            s.note(log.BAG_FILLED)
        if len(s.lairs) > 1:
            s.shuffle(s.lairs)
        got.append(s.lairs[-1])
        s.lairs = s.lairs[:-1]
    line_up(s, s.lairs)
    for back in got + s.lairs:
        s.reveal(back)
    return got


def slay(s: ResurgenceState, zone: int) -> None:
    """A Beast is put beside the board (RSG-ENC-08)."""
    s.beside = [*s.beside, s.met[zone]]
    s.met = replaced(s.met, zone, -1)
    s.note(log.SLAIN, zone)
