"""The few functions that move pieces in City of Remnants. Every move of a piece goes through one of them.

They keep the laws (a card is in one zone, figures and renown are conserved), tell the log, and raise influence the
moment a condition is met. They ask nobody.
"""

from cinderbox.games.remnants import log
from cinderbox.games.remnants.affairs import Tile
from cinderbox.games.remnants.board import SITES, SPACES
from cinderbox.games.remnants.model import CONNECTIONS, CREW, FEARED, NO_YCU, PERMANENT, TURF
from cinderbox.games.remnants.state import RemnantsState

MEMBERS = 0  # shared decks, as the log names them
GOODS = 1
ORDERS = 2

# -- dice ------------------------------------------------------------------------------------------------------


def roll(s: RemnantsState, faces: list[int]) -> int:
    """Roll a die; a position written by hand may say what it shows."""
    if s.rolls:
        shown = s.rolls[0]
        s.rolls = s.rolls[1:]
        s.random(len(faces))
        return shown
    return faces[s.random(len(faces))]


SIX = [1, 2, 3, 4, 5, 6]


# -- money, renown, influence ------------------------------------------------------------------------------------


def gain(s: RemnantsState, seat: int, amount: int) -> None:
    if amount:
        s.arcs[seat] += amount
        s.note(log.GAINED, seat, amount)


def pay(s: RemnantsState, seat: int, amount: int) -> None:
    if amount:
        s.arcs[seat] -= amount
        s.note(log.PAID, seat, amount)


def take_arcs(s: RemnantsState, seat: int, other: int, amount: int) -> None:
    if amount:
        s.arcs[other] -= amount
        s.arcs[seat] += amount
        s.note(log.ROBBED, seat, other, amount)


def take_renown(s: RemnantsState, seat: int, amount: int) -> None:
    """At most what the pool holds (COR-RUL-65)."""
    found = min(amount, s.renown_pool)
    if found:
        s.renown_pool -= found
        s.renown[seat] += found
        s.note(log.FAME, seat, found)


def return_renown(s: RemnantsState, seat: int, amount: int) -> None:
    """Back into the pool (COR-RUL-64)."""
    s.renown[seat] -= amount
    s.renown_pool += amount
    s.note(log.SHAME, seat, amount)


def meet(s: RemnantsState, seat: int, condition: int) -> None:
    """A condition is met: influence rises, once for each (COR-INF-01, COR-INF-02, COR-RUL-72, COR-RUL-73)."""
    if s.met[seat] >> condition & 1 or s.influence(seat) >= s.content.numbers.most_influence:
        return
    s.met[seat] |= 1 << condition
    s.note(log.ROSE, seat, condition, s.influence(seat))


def inspect_turf(s: RemnantsState) -> None:
    """Who controls enough developments now; figures have moved or a tile was laid."""
    if len(s.tiles) < s.content.numbers.turf:
        return
    for seat in s.clockwise(max(0, s.turn)):
        if not s.met[seat] >> TURF & 1 and len(s.controlled(seat)) >= s.content.numbers.turf:
            meet(s, seat, TURF)


def inspect_battles(s: RemnantsState, seat: int) -> None:
    if s.won[seat] >= s.content.numbers.feared:
        meet(s, seat, FEARED)


# -- cards -----------------------------------------------------------------------------------------------------


def face_up(s: RemnantsState, back: int) -> None:
    """Everybody sees a card where it lies."""
    s.reveal(back)
    s.cards.lift(back)


def draw(s: RemnantsState, seat: int, count: int) -> None:
    """From the draw pile as long as it lasts: it is not refilled here (COR-RUL-06)."""
    for _ in range(min(count, len(s.piles[seat]))):
        back = s.piles[seat].pop()
        s.hands[seat].append(back)
        s.reveal(back, 1 << seat)
        s.note(log.DREW, seat)
        s.tell(seat, log.GOT, seat, s.cards.face[back])


def from_hand(s: RemnantsState, seat: int, kind: int) -> int:
    """Take a card of this kind out of a hand and show it; returns its back."""
    back = s.turn_up(s.hands[seat], kind)
    s.hands[seat].remove(back)
    s.cards.lift(back)
    return back


def discard(s: RemnantsState, seat: int, kind: int) -> None:
    s.discards[seat].append(from_hand(s, seat, kind))
    s.note(log.DISCARDED, seat, kind)


def shuffle_under(s: RemnantsState, seat: int) -> None:
    """The discard pile is shuffled and comes under the draw pile (COR-RESET-02, COR-RUL-05)."""
    pile = s.discards[seat]
    if not pile:
        return
    s.note(log.UNDER, seat, len(pile))
    s.discards[seat] = []
    if s.spent and seat == s.turn:
        s.spent = [back for back in s.spent if back not in pile]
    s.shuffle(pile)
    s.piles[seat] = pile + s.piles[seat]


def refill(s: RemnantsState, seat: int) -> None:
    """Shuffle under and draw up to the hand size (COR-RESET-02, COR-RESET-03, COR-RUL-04)."""
    shuffle_under(s, seat)
    draw(s, seat, max(0, s.hand_size(seat) - len(s.hands[seat])))


def remove(s: RemnantsState, seat: int, back: int) -> None:
    """Out of the game, shown to all (COR-DECK-02, COR-DECK-03); it has left its zone already."""
    face_up(s, back)
    s.removed.append(back)
    s.note(log.REMOVED, seat, s.cards.face[back])


def take_out(s: RemnantsState, backs: list[int], kind: int) -> int:
    """Take the first card of a kind out of cards that everybody sees."""
    for back in backs:
        if s.cards.face[back] == kind:
            backs.remove(back)
            return back
    raise ValueError(f"there is no card of kind {kind} here")


def dig(s: RemnantsState, seat: int, kind: int) -> int:
    """Look through a draw pile, take a card out of it and shuffle the rest; nobody else sees which.

    Returns its back, which lies nowhere now.
    """
    pile = s.piles[seat]
    for back in pile:
        s.reveal(back, 1 << seat)
    place = [s.cards.face[back] for back in pile].index(kind)
    found = s.pick_unseen(seat, pile, place)
    s.shuffle(pile)
    return found


# -- shared decks ------------------------------------------------------------------------------------------------


def top_member(s: RemnantsState) -> int:
    """The top card of the gang member deck, face up, or -1 (COR-RUL-07)."""
    if not s.members and s.member_discard:
        s.note(log.RENEWED, MEMBERS, len(s.member_discard))
        s.members, s.member_discard = s.member_discard, []
        s.shuffle(s.members)
    if not s.members:
        return -1
    back = s.members.pop()
    face_up(s, back)
    return back


def turn_up_members(s: RemnantsState, count: int) -> None:
    for _ in range(count):
        back = top_member(s)
        if back >= 0:
            s.row.append(back)
            s.note(log.MEMBER_UP, s.cards.face[back])


def turn_up_goods(s: RemnantsState, count: int) -> None:
    for _ in range(count):
        if not s.goods and s.goods_discard:
            s.note(log.RENEWED, GOODS, len(s.goods_discard))
            s.goods, s.goods_discard = s.goods_discard, []
            s.shuffle(s.goods)
        if s.goods:
            back = s.goods.pop()
            face_up(s, back)
            s.market.append(back)
            s.note(log.GOODS_UP, s.cards.face[back])


def clear_market(s: RemnantsState) -> None:
    """All face-up black market cards are discarded, and what was named is lost."""
    for back in s.market:
        s.note(log.GOODS_OUT, s.cards.face[back])
    s.goods_discard += s.market
    s.market = []
    for i in range(len(s.content.cards) - s.content.goods):
        s.discounts[i] = 0


def clear_row(s: RemnantsState) -> None:
    for back in s.row:
        s.note(log.MEMBER_OUT, s.cards.face[back])
    s.member_discard += s.row
    s.row = []


def reveal_orders(s: RemnantsState) -> int:
    """Turn up the next coordinates card; the place of its definition, or -1."""
    if not s.orders and s.orders_discard:
        s.note(log.RENEWED, ORDERS, len(s.orders_discard))
        s.orders, s.orders_discard = s.orders_discard, []
        s.shuffle(s.orders)
    if not s.orders:
        return -1
    back = s.orders.pop()
    face_up(s, back)
    s.orders_open.append(back)
    s.note(log.COORDINATES, s.cards.face[back])
    return s.cards.face[back] - s.content.order_face


def put_orders_away(s: RemnantsState) -> None:
    """Their tokens are placed (COR-PATROL-09)."""
    for back in s.orders_open:
        s.note(log.COORDINATES_DONE, s.cards.face[back])
    s.orders_discard += s.orders_open
    s.orders_open = []


# -- what a player gains -----------------------------------------------------------------------------------------


def add_figure(s: RemnantsState, seat: int) -> None:
    """An unused figure joins the pool, if there is one (COR-FIG-03, COR-RUL-54)."""
    if s.unused[seat]:
        s.unused[seat] -= 1
        s.pool[seat] += 1
        s.note(log.JOINED, seat)


def gain_unit(s: RemnantsState, seat: int, back: int) -> None:
    """A unit card that everybody sees goes to a hand, and a figure to the pool (COR-REC-13, COR-REC-14)."""
    s.hands[seat].append(back)
    add_figure(s, seat)
    if s.crew(seat) >= s.content.numbers.crew:
        meet(s, seat, CREW)


def gain_goods(s: RemnantsState, seat: int, back: int) -> None:
    """A black market card goes to the hand, a permanent one in front of the buyer (COR-BUY-02, COR-BM-03)."""
    zone = s.fronts if s.card(back).timing == PERMANENT else s.hands
    zone[seat].append(back)
    if s.goods_owned(seat) >= s.content.numbers.connections:
        meet(s, seat, CONNECTIONS)


# -- figures -----------------------------------------------------------------------------------------------------


def move_figure(s: RemnantsState, seat: int, start: int, space: int) -> None:
    """From a space, or from the pool (-1), to another space."""
    if start < 0:
        s.pool[seat] -= 1
        s.note(log.ENTERED, seat, space)
    else:
        s.figures[seat * SPACES + start] -= 1
        s.note(log.MOVED, seat, start, space)
    s.figures[seat * SPACES + space] += 1
    inspect_turf(s)


def lose_figure(s: RemnantsState, seat: int, space: int, spared: bool) -> None:
    """To the unused figures, or to the pool if it is spared (COR-BATTLE-14, COR-FIG-05)."""
    s.figures[seat * SPACES + space] -= 1
    if seat == s.turn and s.went.count(space) > s.at(seat, space):
        went = s.went[:]
        went.remove(space)
        s.went = went
    if spared:
        s.pool[seat] += 1
        s.note(log.FIGURE_SPARED, seat, space)
    else:
        s.unused[seat] += 1
        s.note(log.FIGURE_LOST, seat, space)


# -- developments and products -----------------------------------------------------------------------------------


def build(s: RemnantsState, seat: int, kind: int, site: int, price: int) -> None:
    s.arcs[seat] -= price
    s.tiles.append(Tile(kind, site, 0))
    spaces = [*SITES[site].spaces, -1, -1]
    s.note(log.BUILT, seat, kind, spaces[0], spaces[1], [spaces[2], price])
    inspect_turf(s)


def stock(s: RemnantsState, number: int, count: int) -> None:
    """Products are placed, as many as are left (COR-RUL-46)."""
    found = min(count, s.products_left())
    if found:
        tile = s.tiles[number]
        s.tiles[number] = tile.stocked(tile.products + found)
        s.note(log.STOCKED, found, tile.kind, s.first_space(number))


def sale_value(s: RemnantsState, number: int) -> int:
    """What the next product of a development brings."""
    return s.development(s.tiles[number]).sale + sum([one % 100 for one in s.sale_bonus])


def sell(s: RemnantsState, seat: int, number: int) -> None:
    """A product returns to the supply (COR-SELL-02)."""
    tile = s.tiles[number]
    value = sale_value(s, number)
    s.tiles[number] = tile.stocked(tile.products - 1)
    s.sale_bonus = [one - 100 for one in s.sale_bonus if one >= 200]
    s.arcs[seat] += value
    s.note(log.SOLD, seat, tile.kind, s.first_space(number), value)


# -- YCU tokens --------------------------------------------------------------------------------------------------


def place_token(s: RemnantsState, space: int) -> None:
    """A token from the bag comes to a space, if there is one and nobody keeps it off (COR-PATROL-03, COR-RUL-55)."""
    if keeps_off(s, space):
        s.note(log.NO_TOKEN, space)
        return
    left = sum(s.bag)
    if not left:
        return
    drawn, kind = s.random(left), 0
    while drawn >= s.bag[kind]:
        drawn -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    s.tokens = sorted([*s.tokens, space * len(s.content.tokens) + kind])
    s.note(log.TOKEN_DOWN, kind, space)


def keeps_off(s: RemnantsState, space: int) -> bool:
    """Whether the development on a space lets no YCU come, being controlled."""
    number = s.tile_on(space)
    if number < 0:
        return False
    tile = s.tiles[number]
    return s.development(tile).powers[NO_YCU] > 0 and s.controller(tile) >= 0


def bag_token(s: RemnantsState, space: int, kind: int) -> None:
    """A token goes back to the bag."""
    tokens = s.tokens[:]
    tokens.remove(space * len(s.content.tokens) + kind)
    s.tokens = tokens
    s.bag[kind] += 1
    s.note(log.TOKEN_OFF, kind, space)
