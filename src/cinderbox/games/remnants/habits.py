"""Questions of City of Remnants that a bot answers without planning, one rule of thumb each.

Bids, cards laid into battle, bribes, what is discarded or lost: all of them come in the middle of something, and to
follow each answer to its end would cost more than it brings.
"""

from cinderbox.games.remnants.bidding import best_member, bid
from cinderbox.games.remnants.prospects import round_rate
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.tactics import battle, cheapest, face_token
from cinderbox.games.remnants.worth import Worths


def answer(s: RemnantsState, seat: int, worths: Worths) -> int | None:
    """The answer to a question that needs no plan, or None."""
    choices = list(s.open_to(seat))
    if len(choices) == 1:
        return choices[0]
    c = s.codes
    if s.lanes:
        return put_back(s, seat, choices, worths)
    verb = c.word(choices[-1])
    if verb in ("bid", "hundred", "pass", "rest"):
        return bid(s, seat, choices, worths)
    if s.battle is not None:
        return battle(s, seat, choices, worths)
    if verb == "announce":
        return best_member(s, seat, choices, worths)
    if verb in ("fight", "bribe"):
        return face_token(s, seat, choices, worths)
    if verb == "leader":
        return choices[seat % len(choices)]
    if verb == "side":
        return opposite(s, choices)
    if verb == "discard":
        return drop(s, seat, choices, worths)
    if verb in ("take", "dig"):
        return dearest(s, seat, choices, worths)
    if verb == "search":
        return choices[0]
    if verb == "rob":
        return rob(s, choices)
    if verb == "top":
        return easiest_orders(s, seat, choices, worths)
    if verb == "trash":
        return trash(s, seat, choices, worths)
    if verb == "deploy":
        return choices[-1]
    if verb in ("stock", "wreck"):
        return richest(s, choices)
    if verb == "charge":
        return nearest_token(s, seat, choices)
    if verb == "sell":
        return sell(s, choices)
    for action in choices:
        if c.word(action) == "produce":
            return action
    return None


# -- cards -------------------------------------------------------------------------------------------------------


def dearest(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    c = s.codes
    best, most = choices[0], -1.0
    for action in choices:
        if c.word(action) in ("take", "dig"):
            found = worths.card(c.target(action), s.leaders[seat])
            if found > most:
                best, most = action, found
    return best


def drop(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """Discard the weakest: because one must, or before a Refresh what is below the average of the deck."""
    c = s.codes
    if c.word(choices[0]) != "done":
        return cheapest(s, seat, choices, worths)
    return put_back(s, seat, choices, worths)


def put_back(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """Before a Reset or Refresh: cards that bring less than an average one go, and others come for them."""
    c = s.codes
    colour = s.leaders[seat]
    total, count = 0.0, 0
    for zone in (s.piles[seat], s.discards[seat]):
        for back in zone:
            total += worths.card(s.cards.face[back], colour)
            count += 1
    if not count:
        return choices[0]
    for action in choices:
        if c.word(action) == "discard" and worths.card(c.target(action), colour) < 0.75 * total / count:
            return action
    return choices[0]


def trash(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """A card for money: only one that hardly helps."""
    c = s.codes
    found = cheapest(s, seat, choices, worths)
    if c.word(found) != "trash":
        return choices[0]
    left, rate = round_rate(s, seat)
    kind = c.target(found)
    worth = 0.12 * left * worths.card(kind, s.leaders[seat])
    if kind >= s.content.goods:
        worth += 1.0
    return found if worth < 2.0 * rate or c.word(choices[0]) != "done" else choices[0]


# -- targets on the table ----------------------------------------------------------------------------------------


def opposite(s: RemnantsState, choices: list[int]) -> int:
    """The side farthest from those that are taken."""
    c = s.codes
    best, most = choices[0], -1
    for action in choices:
        at = c.target(action)
        least = 99
        for entry in s.entries:
            if entry >= 0:
                far = abs(entry % 7 - at % 7) + abs(entry // 7 - at // 7)
                least = far if far < least else least
        if least > most:
            best, most = action, least
    return best


def rob(s: RemnantsState, choices: list[int]) -> int:
    """Whoever holds most cards."""
    c = s.codes
    best, most = choices[0], -1
    for action in choices:
        if c.word(action) == "rob":
            found = len(s.hands[c.target(action)]) * 4 + s.renown[c.target(action)] // 10
            if found > most:
                best, most = action, found
    return best


def easiest_orders(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """Both cards come in the next patrol; the one that hits fewer own figures first, should only one come."""
    c = s.codes
    best, least = choices[0], 99
    for action in choices:
        if c.word(action) == "top":
            hit = 0
            for space in s.content.orders[c.target(action)].spaces[s.side]:
                if s.at(seat, space):
                    hit += 1
            if hit < least:
                best, least = action, hit
    return best


def richest(s: RemnantsState, choices: list[int]) -> int:
    """The development whose products bring most."""
    c = s.codes
    best, most = choices[-1], -1
    for action in choices:
        if c.word(action) in ("stock", "wreck"):
            number = s.tile_from(c.target(action))
            found = s.content.developments[s.tiles[number].kind].sale
            if found > most:
                best, most = action, found
    return best


def sell(s: RemnantsState, choices: list[int]) -> int | None:
    """Sell as much as may be sold, the dearest: cheaper ones are passed over while there are enough of these."""
    c = s.codes
    room = s.influence(s.turn) - s.sold
    offers = [action for action in choices if c.word(action) == "sell"]
    if not offers:
        return None
    best = offers[0]
    for action in offers:
        tile = s.tiles[s.tile_from(c.target(action))]
        sale = s.content.developments[tile.kind].sale
        better = 0
        for other in offers:
            one = s.tiles[s.tile_from(c.target(other))]
            if s.content.developments[one.kind].sale > sale:
                better += one.products
        if better < room:
            return action
        best = action
    return best


def nearest_token(s: RemnantsState, seat: int, choices: list[int]) -> int:
    """The strongest token, one beside own figures first."""
    c = s.codes
    kinds = len(s.content.tokens)
    best, most = choices[0], -1
    for action in choices:
        if c.word(action) == "charge":
            space, kind = c.target(action) // kinds, c.target(action) % kinds
            found = s.content.tokens[kind].attack + 20 * (1 if s.at(seat, space) else 0)
            for other in s.board.near[space]:
                found += 3 * s.at(seat, other)
            if found > most:
                best, most = action, found
    return best
