"""Questions of City of Remnants that a bot answers without planning, one rule of thumb each.

Bids, cards laid into battle, bribes, what is discarded or lost: all of them come in the middle of something, and to
follow each answer to its end would cost more than it brings.
"""

from typing import Final

from cinderbox.games.remnants import odds
from cinderbox.games.remnants.prospects import DEFEAT, DIE, GLORY, income, money, rounds_left
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.worth import Worths

SURE: Final = 2.5  # points more than a token has: enough
TURN_PRICE: Final = 1.4  # thousands that a turn is worth, which a winning bid of another's auction uses up
FIGURE: Final = 0.17  # thousands that a figure is worth for each round left


def answer(s: RemnantsState, seat: int, worths: Worths) -> int | None:
    """The answer to a question that needs no plan, or None."""
    choices = s.open_to(seat)
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


# -- the last verb of a question says which it is, but some need a closer look ---------------------------------------


def round_rate(s: RemnantsState, seat: int) -> tuple[float, float]:
    """Rounds left, and what a thousand ARCs are worth."""
    left = rounds_left(s, sum([income(s, one) for one in range(s.seats)]))
    return left, money(s, seat, left, 4) / 4.0


def member_worth(s: RemnantsState, seat: int, kind: int, worths: Worths) -> float:
    """What a gang member is worth to a player, in thousands: what it can do in the rounds that are left."""
    left, _ = round_rate(s, seat)
    share = left / 8.0
    share = share if share < 1.0 else 1.0
    found = (0.34 * worths.force[s.leaders[seat]][kind] + 0.7 * worths.turn[kind]) * share
    if s.unused[seat]:
        found += FIGURE * left
    crew = s.content.numbers.crew - s.crew(seat)
    if crew == 1 and s.influence(seat) < s.content.numbers.most_influence:
        found += 2.0 * share
    return found if left > 1.2 else found * 0.3


def best_member(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    c = s.codes
    best, most = choices[-1], -1.0
    for action in choices:
        if c.word(action) == "announce":
            found = member_worth(s, seat, s.content.members + c.target(action), worths)
            if found > most:
                best, most = action, found
    return best


def bid(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """One thousand more, as long as that is below what the gang member is worth; nobody is bluffed."""
    c, a = s.codes, s.auction
    if a is None:
        return choices[0]
    worth = member_worth(s, seat, s.cards.face[a.back], worths)
    if seat == s.turn:
        others = 0.0  # who is outbid names another: only the difference counts, and that there may be none
        for back in s.row:
            if back != a.back:
                found = member_worth(s, seat, s.cards.face[back], worths)
                others = found if found > others else others
        worth = worth - others + 1.0 + s.rebate
    else:
        worth -= TURN_PRICE
    for action in choices:
        if c.word(action) == "bid" and c.target(action) <= worth:
            return action
    for action in choices:
        if c.word(action) in ("pass", "rest"):
            return action
    return choices[0]


# -- battles -----------------------------------------------------------------------------------------------------


def battle(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int | None:
    c = s.codes
    verb = c.word(choices[-1])
    if verb in ("lay", "blind") or (len(choices) > 1 and c.word(choices[1]) == "lay"):
        return lay(s, seat, choices, worths)
    if verb == "armor":
        return choices[-1]
    if verb in ("remove", "dig"):
        return cheapest(s, seat, choices, worths)
    if verb == "aim":
        return strongest(s, choices)
    if verb == "use":
        return use(s, seat, choices)
    return None


def target(s: RemnantsState, seat: int) -> float:
    """The points that it takes to win the battle, less those that are sure without cards."""
    b = s.battle
    assert b is not None
    if b.defender < 0:
        needed = 0.0
        for kind in s.tokens_at(b.space):
            needed += s.content.tokens[kind].attack
        needed += SURE * 0.5 - b.weaken
    else:
        other = b.attacker if seat == b.defender else b.defender
        side = 0 if other == b.attacker else 1
        laid = len(s.laid[side])
        theirs = odds.expected(s, other) if seat == b.attacker else laid * 3.0
        needed = theirs + DIE * odds.rolled(s, other, b.space) + odds.ground(s, other, b.space, side == 1) + SURE
    guarding = b.defender < 0 or seat == b.defender
    return needed - DIE * odds.rolled(s, seat, b.space) - odds.ground(s, seat, b.space, guarding)


def lay(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """Cards until they should be enough, the strongest first; if all together cannot be, as little as possible."""
    c, b = s.codes, s.battle
    assert b is not None
    side = 0 if seat == b.attacker else 1
    force = worths.force[s.leaders[seat]]
    have = 0.0
    seen = len(s.laid[side]) - s.blinds[side]
    for i in range(len(s.laid[side])):
        have += force[s.cards.face[s.laid[side][i]]] if i < seen else odds.blind_force(s, seat, worths)
    needed = target(s, seat) - have
    if needed <= 0:
        return c.done
    room = s.influence(seat) - len(s.laid[side])
    open_kinds = [c.target(action) for action in choices if c.word(action) == "lay"]
    held = sorted(
        [force[s.cards.face[back]] for back in s.hands[seat] if s.cards.face[back] in open_kinds], reverse=True
    )
    best = 0.0
    for one in held[:room]:
        best += one
    blind = odds.blind_force(s, seat, worths)
    extra = room - len(held)
    if extra > 0:
        extra = extra if extra < len(s.piles[seat]) else len(s.piles[seat])
        best += extra * blind
    if best < needed - (7.0 if b.defender < 0 else 8.0) and not s.laid[side]:
        return sacrifice(s, seat, choices, worths)
    chosen = enough(held, needed, room)
    for kind in open_kinds:  # in rising order, as they must be laid
        if force[kind] in chosen:
            return c.lay + kind
    if c.blind in choices and needed > 0.5:
        return c.blind
    return c.done


def enough(held: list[float], needed: float, room: int) -> list[float]:
    """The forces of the cards to lay: the strongest until it is enough."""
    found: list[float] = []
    total = 0.0
    for one in held[:room]:
        if total >= needed or one <= 0:
            break
        found.append(one)
        total += one
    return found


def sacrifice(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """A battle that cannot be won: the unit that is missed least is laid, as one will be lost anyway."""
    c = s.codes
    best, least = c.done, 99.0
    colour = s.leaders[seat]
    for action in choices:
        if c.word(action) == "lay":
            kind = c.target(action)
            worth = worths.card(kind, colour)
            if s.content.cards[kind].unit and worth < least and worth < 4.0:
                best, least = action, worth
    return best


def use(s: RemnantsState, seat: int, choices: list[int]) -> int:
    """What an ability costs is paid if the battle is close; what costs nothing is used."""
    c = s.codes
    b = s.battle
    assert b is not None
    for action in choices:
        if c.word(action) == "use":
            card = s.content.cards[c.target(action)]
            if card.snipe or card.reinforce:
                return action
            lead = -margin(s, seat)
            if card.arcs_price and -1.5 < lead < 8.0:
                return action
            if card.renown_price and -0.5 < lead < 3.5:
                return action
            if card.bribe_price and -1.0 < lead < 6.0:
                return action
    return choices[0]


def margin(s: RemnantsState, seat: int) -> float:
    """By how many points a side is ahead with what is revealed, the other's hidden cards as they are expected."""
    b = s.battle
    assert b is not None
    side = 0 if seat == b.attacker else 1
    mine = DIE * odds.rolled(s, seat, b.space) + odds.ground(s, seat, b.space, b.defender < 0 or side == 1)
    for place in range(len(s.laid[side])):
        card = s.content.cards[s.cards.face[s.laid[side][place]]]
        mine += card.attack[s.leaders[seat]] * card.unit + card.total
    if b.defender < 0:
        for kind in s.tokens_at(b.space):
            mine -= s.content.tokens[kind].attack
        return mine + b.weaken
    other = b.seat(1 - side)
    return mine - 3.0 * len(s.laid[1 - side]) - DIE * odds.rolled(s, other, b.space)


def strongest(s: RemnantsState, choices: list[int]) -> int:
    """Aim at the unit with the most attack."""
    c, b = s.codes, s.battle
    assert b is not None
    best, most = choices[0], -1
    for action in choices:
        card = s.content.cards[c.target(action)]
        found = max([card.attack[s.leaders[seat]] for seat in (b.attacker, b.defender) if seat >= 0])
        if found > most:
            best, most = action, found
    return best


def face_token(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """Fight where the odds are good, bribe where that is cheaper than what a defeat is likely to cost."""
    c = s.codes
    left, rate = round_rate(s, seat)
    kinds = len(s.content.tokens)
    best, most = choices[0], -99.0
    for action in choices:
        word = c.word(action)
        if word == "done" or word == "play":
            continue
        space, kind = c.target(action) // kinds, c.target(action) % kinds
        if word == "bribe":
            price = s.content.tokens[kind].bribe
            worth = -rate * price + 0.02 * s.content.tokens[kind].attack
        else:
            win = odds.beat_tokens(s, seat, space, 0, worths)
            loss = DEFEAT + 0.4 * left * s.board.awards[space]
            if s.tile_on(space) >= 0 and s.at(seat, space) == 1:
                loss += 0.5 * left
            worth = win * GLORY - (1.0 - win) * loss + 0.01 * s.content.tokens[kind].attack
        if worth > most:
            best, most = action, worth
    return best


# -- cards -------------------------------------------------------------------------------------------------------


def cheapest(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """The card that is missed least."""
    c = s.codes
    best, least = choices[0], 99.0
    for action in choices:
        if c.word(action) in ("remove", "dig", "discard", "trash"):
            found = worths.card(c.target(action), s.leaders[seat])
            if found < least:
                best, least = action, found
    return best


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
