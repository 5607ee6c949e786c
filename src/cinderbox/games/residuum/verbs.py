"""The functions that move pieces and cubes in Residuum. Every change on the table goes through one of them.

They keep the laws (a piece is in one place, Nuclear is limited, a removed carrier loses its Nuke) and tell the
log. They ask nobody.
"""

from cinderbox.games.residuum import log
from cinderbox.games.residuum.affairs import Convoy
from cinderbox.games.residuum.model import POWERS
from cinderbox.games.residuum.state import ACTIVE, FOUGHT, NUKE, STANDING, ResiduumState
from cinderbox.games.residuum.tables import (
    ALLOCATED,
    HAND_LIMIT,
    NUCLEAR,
    NUCLEAR_LIMIT,
    OIL,
    POSTS,
    RIDERS,
    WALLS,
)

# -- cubes ---------------------------------------------------------------------------------------------------


def gain(s: ResiduumState, seat: int, resource: int, count: int) -> None:
    """Cubes come from the general supply."""
    if count:
        s.stock[seat * 9 + resource] += count
        s.note(log.GAIN, seat, resource, count)


def produce(s: ResiduumState, seat: int, resource: int, count: int, piece: int, hex: int) -> None:
    """A piece on a hex produces cubes."""
    if count:
        s.stock[seat * 9 + resource] += count
        s.note(log.PRODUCE, seat, resource, count, piece, [s.land[hex], hex])


def pay(s: ResiduumState, seat: int, resource: int, count: int) -> None:
    """Cubes go to the general supply (RSD-PAY-08)."""
    if count:
        s.stock[seat * 9 + resource] -= count
        s.note(log.PAY, seat, resource, count)


def pay_all(s: ResiduumState, seat: int, cubes: list[int]) -> None:
    for resource in range(9):
        pay(s, seat, resource, cubes[resource])


def loot(s: ResiduumState, taker: int, loser: int, resource: int, count: int) -> None:
    """Cubes change hands; Nuclear beyond the limit goes to the general supply (RSD-RUL-23)."""
    s.stock[loser * 9 + resource] -= count
    taken = count
    if resource == NUCLEAR:
        room = NUCLEAR_LIMIT - s.nuclear(taker)
        taken = count if count < room else room
    s.stock[taker * 9 + resource] += taken
    if taken:
        s.note(log.LOOT, taker, resource, taken, loser)
    if taken < count:
        s.note(log.LOSE, loser, resource, count - taken)


# -- cards ---------------------------------------------------------------------------------------------------


def take_top(s: ResiduumState) -> int:
    """The top Discovery card, -1 if there is none; discards become a new deck (RSD-RUL-43)."""
    if not s.deck and s.discard:
        s.note(log.RESHUFFLE, len(s.discard))
        s.deck = s.discard
        s.discard = []
        s.shuffle(s.deck)
    if not s.deck:
        return -1
    back = s.deck[-1]
    s.deck = s.deck[:-1]
    return back


def look(s: ResiduumState, seat: int, count: int) -> None:
    """Draw Discovery cards to look at; they lie aside."""
    aside: list[int] = []
    for _ in range(count):
        back = take_top(s)
        if back >= 0:
            aside.append(back)
            s.reveal(back, 1 << seat)
            s.tell(seat, log.SEEN, seat, s.cards.face[back])
    s.aside = aside
    s.note(log.LOOK, seat, len(aside))


def keep(s: ResiduumState, seat: int, face: int) -> None:
    """One of the cards that lie aside goes to hand, and nobody else can tell which."""
    aside = s.aside[:]
    back = s.pick_unseen(seat, aside, place_of(s, aside, face))
    s.aside = aside
    s.hands[seat] = [*s.hands[seat], back]
    s.note(log.KEEP, seat)
    s.tell(seat, log.KEPT, seat, face)


def place_of(s: ResiduumState, backs: list[int], face: int) -> int:
    for i in range(len(backs)):
        if s.cards.face[backs[i]] == face:
            return i
    raise ValueError("no such card")


def too_many(s: ResiduumState, seat: int) -> bool:
    return len(s.hands[seat]) > HAND_LIMIT


def show_card(s: ResiduumState, seat: int, face: int) -> None:
    """A Discovery card is shown in hand, before it is completed."""
    s.turn_up(s.hands[seat], face)
    s.note(log.SHOW_CARD, seat, face)


def finish_card(s: ResiduumState, seat: int, face: int) -> None:
    """A Discovery card from hand is completed and works from now on."""
    back = s.turn_up(s.hands[seat], face)
    s.hands[seat] = [one for one in s.hands[seat] if one != back]
    s.completed[seat] = [*s.completed[seat], back]
    s.achieved = 1
    s.note(log.COMPLETE, seat, face)
    empower(s, seat)


def empower(s: ResiduumState, seat: int) -> None:
    """Add up what a player's completed cards change."""
    powers = [0] * POWERS
    for back in s.completed[seat]:
        card = s.content.discoveries[s.cards.face[back]]
        for i in range(POWERS):
            powers[i] += card.powers[i]
    s.powers[seat] = powers


def card_with(s: ResiduumState, seat: int, power: int) -> int:
    """A player's completed card that gives a power."""
    for back in s.completed[seat]:
        if s.content.discoveries[s.cards.face[back]].powers[power]:
            return s.cards.face[back]
    raise ValueError("no such card")


def discard_kept(s: ResiduumState, seat: int, back: int) -> None:
    """A kept Trade Town card is used up (RSD-RUL-57)."""
    s.kept[seat] = [one for one in s.kept[seat] if one != back]
    s.town_discard = [*s.town_discard, back]
    s.note(log.USE_TOWN, seat, s.cards.face[back])


def use_ability(s: ResiduumState, seat: int) -> None:
    """The character card is turned to its used side (RSD-CHAR-05)."""
    s.used |= 1 << seat
    s.note(log.ABILITY, seat, s.leaders[seat])


# -- Outriders -----------------------------------------------------------------------------------------------


def send_home(s: ResiduumState, seat: int, riders: int) -> None:
    """Outriders (one bit each) go to their Basecamp, active or not, and are out-of-action there (RSD-RUL-35)."""
    home, fallen = s.camps[seat], 0
    for i in range(RIDERS):
        if riders >> i & 1:
            one = s.riders[seat * RIDERS + i]
            s.riders[seat * RIDERS + i] = home * 8 | (one & FOUGHT)
            if one >> 3 != home:
                s.note(log.HOME, seat, log.OUTRIDER, one >> 3, one & 1, [one >> 1 & 1])
            elif one & ACTIVE:
                fallen += 1
    if fallen:
        s.note(log.FALLEN, seat, fallen, home, 0)


def dismiss(s: ResiduumState, seat: int, riders: int) -> None:
    """Outriders (one bit each) go back to the supply."""
    for i in range(RIDERS):
        if riders >> i & 1:
            one = s.riders[seat * RIDERS + i]
            s.riders[seat * RIDERS + i] = -1
            s.note(log.SUPPLY, seat, log.OUTRIDER, one >> 3, one & 1, [one >> 1 & 1])


def bring_home(s: ResiduumState, seat: int, piece: int, hex: int) -> int:
    """The hex of the Basecamp that a piece from another one is sent to (RSD-RUL-35)."""
    if hex != s.camps[seat]:
        s.note(log.HOME, seat, piece, hex, 0, [0])
    return s.camps[seat]


def riders_in(s: ResiduumState, seat: int, hexes: int) -> int:
    """A player's Outriders in these hexes, active or not, one bit each."""
    found = 0
    for i in range(RIDERS):
        one = s.riders[seat * RIDERS + i]
        if one >= 0 and hexes >> (one >> 3) & 1:
            found |= 1 << i
    return found


def clear_riders(s: ResiduumState, hex: int) -> None:
    """Every Outrider on a hex, of any player, goes home (RSD-CONT-04, RSD-RADZ-05)."""
    for seat in range(s.seats):
        send_home(s, seat, riders_in(s, seat, 1 << hex))


def recruit(s: ResiduumState, seat: int, hex: int) -> None:
    s.riders[s.spare(s.riders, seat, RIDERS)] = hex * 8 | ACTIVE
    s.note(log.RECRUIT, seat, hex)


def rouse(s: ResiduumState, seat: int, hex: int) -> None:
    """Activate an Outrider that lies in a hex, one that has not fought this turn first."""
    first = seat * RIDERS
    for flags in (0, FOUGHT):
        for i in range(first, first + RIDERS):
            if s.riders[i] == hex * 8 | flags:
                s.riders[i] |= ACTIVE
                s.note(log.ROUSE, seat, hex)
                return


# -- convoys -------------------------------------------------------------------------------------------------


def carry(s: ResiduumState, convoy: Convoy, origin: int, dest: int) -> None:
    """A convoy with all its cargo goes from one hex to another."""
    seat = convoy.seat
    for i in range(RIDERS):
        if convoy.riders >> i & 1:
            s.riders[seat * RIDERS + i] = dest * 8 | (s.riders[seat * RIDERS + i] & 7)
    if convoy.post:
        s.posts[s.idle_post(seat, origin)] = dest * 2
    rest = convoy.walls
    for i in range(seat * WALLS, seat * WALLS + WALLS):
        if rest and s.walls[i] == origin:
            s.walls[i] = dest
            rest -= 1
    if convoy.camp:
        s.camps[seat] = dest
    kind = log.NETWORK if convoy.network else log.MOVE
    s.note(kind, seat, origin, dest, convoy.size(), [nukes(s, convoy), convoy.post, convoy.walls, convoy.camp])


def nukes(s: ResiduumState, convoy: Convoy) -> int:
    """How many Nukes a convoy carries."""
    found = 0
    for i in range(RIDERS):
        if convoy.riders >> i & 1 and s.riders[convoy.seat * RIDERS + i] & NUKE:
            found += 1
    return found


def drop_cargo(s: ResiduumState, convoy: Convoy, hex: int) -> None:
    """What a beaten convoy carried goes back to its owner's supply (RSD-COUT-21)."""
    seat = convoy.seat
    if convoy.post:
        s.posts[s.idle_post(seat, hex)] = -1
        s.note(log.SUPPLY, seat, log.OUTPOST, hex, 0, [0])
    rest = convoy.walls
    for i in range(seat * WALLS, seat * WALLS + WALLS):
        if rest and s.walls[i] == hex:
            remove_wall(s, i, hex)
            rest -= 1


def scrap(s: ResiduumState, seat: int, hex: int, posts: bool) -> None:
    """A player's out-of-action Barricades in a hex, and Outposts if wanted, go back to the supply."""
    for i in range(seat * WALLS, seat * WALLS + WALLS):
        if s.walls[i] == hex:
            remove_wall(s, i, hex)
    if posts:
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            if s.posts[i] == hex * 2:
                s.posts[i] = -1
                s.note(log.SUPPLY, seat, log.OUTPOST, hex, 0, [0])


# -- Barricades ----------------------------------------------------------------------------------------------


def raise_wall(s: ResiduumState, seat: int, hex: int, border: int) -> None:
    """A Barricade that lies in a hex goes onto a border of it."""
    for i in range(seat * WALLS, seat * WALLS + WALLS):
        if s.walls[i] == hex:
            s.walls[i] = STANDING + border
            s.note(log.ACTIVATE_BARRICADE, seat, border, hex)
            return


def remove_wall(s: ResiduumState, i: int, hex: int) -> None:
    """A Barricade that lies in a hex or stands on a border of it goes back to its owner's supply."""
    one = s.walls[i]
    s.walls[i] = -1
    if one >= STANDING:
        s.note(log.SUPPLY, i // WALLS, log.BARRICADE, hex, 1, [0, one - STANDING])
    else:
        s.note(log.SUPPLY, i // WALLS, log.BARRICADE, hex, 0, [0])


def lower_wall(s: ResiduumState, seat: int, border: int, hex: int) -> None:
    s.walls[s.wall_on(seat, border)] = hex
    s.note(log.TEARDOWN_BARRICADE, seat, border, hex)


# -- Basecamps and Oil ---------------------------------------------------------------------------------------


def settle(s: ResiduumState, seat: int, hex: int) -> None:
    """A Basecamp is active in a hex."""
    s.camps[seat] = hex
    s.camps_on |= 1 << seat
    s.note(log.ACTIVATE_BASECAMP, seat, hex)


def seize_oil(s: ResiduumState, taker: int, loser: int, hex: int) -> None:
    """A defeated location loses its allocated Oil to the attacker (RSD-OIL-06)."""
    if s.oil_on(loser, hex):
        s.oils = [one for one in s.oils if one != loser * 64 + hex]
        s.stock[taker * 9 + OIL] += ALLOCATED
        s.note(log.LOOT, taker, OIL, ALLOCATED, loser, [hex])
