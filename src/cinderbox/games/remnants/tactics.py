"""How a bot fights: which cards it lays, what it pays for, when it bribes instead."""

from typing import Final

from cinderbox.games.remnants import odds
from cinderbox.games.remnants.prospects import DIE, GLORY, round_rate
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.strength import attacks, dice, more, ycu_attack
from cinderbox.games.remnants.steps.ycu import bribe_price
from cinderbox.games.remnants.worth import AGAINST_YCU, ATTACKING, DEFENDING, Worths

HOPELESS: Final = 7.5  # points too few, with all cards together
HIDDEN: Final = 3.0  # points of a card that lies face down
TAKEN_OUT: Final = 4.5  # points of the enemy's best card


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


def stake(s: RemnantsState, seat: int, space: int, left: float) -> float:
    """What a defeat on a space costs: a figure, a card, and what the last figure there earns."""
    found = 0.5 + 0.2 * left
    if s.at(seat, space) == 1:
        earned = float(s.board.awards[space])
        number = s.tile_on(space)
        if number >= 0 and s.controls(seat, s.tiles[number]):
            earned += s.content.developments[s.tiles[number].kind].renown
        found += earned * (1.0 + 0.25 * (left - 1.0))
    return found


# -- laying cards ----------------------------------------------------------------------------------------------------


def target(s: RemnantsState, seat: int, worths: Worths) -> float:
    """The points that it takes to win the battle, less those that are sure without cards."""
    b = s.battle
    assert b is not None
    if b.defender < 0:
        needed = float(ycu_attack(s, b)) + odds.SURE
    else:
        other = b.attacker if seat == b.defender else b.defender
        side = 0 if other == b.attacker else 1
        theirs = (
            odds.expected(s, other, worths, DEFENDING)
            if seat == b.attacker
            else len(s.laid[side]) * odds.ordinary(s, other, worths, ATTACKING)
        )
        needed = theirs + DIE * odds.rolled(s, other, b.space) + odds.ground(s, other, b.space, side == 1) + odds.SURER
    guarding = b.defender < 0 or seat == b.defender
    return needed - DIE * odds.rolled(s, seat, b.space) - odds.ground(s, seat, b.space, guarding)


def lay(s: RemnantsState, seat: int, choices: list[int], worths: Worths) -> int:
    """Cards until they should be enough, the strongest first; if all together cannot be, as little as possible."""
    c, b = s.codes, s.battle
    assert b is not None
    side = 0 if seat == b.attacker else 1
    kind_of_battle = AGAINST_YCU if b.defender < 0 else side
    force = worths.brings[kind_of_battle][s.leaders[seat]]
    blind = odds.blind_force(s, seat, worths, kind_of_battle)
    have = 0.0
    seen = len(s.laid[side]) - s.blinds[side]
    for i in range(len(s.laid[side])):
        have += force[s.cards.face[s.laid[side][i]]] if i < seen else blind
    needed = target(s, seat, worths) - have
    if needed <= 0:
        return c.done
    room = s.influence(seat) - len(s.laid[side])
    open_kinds = helpful(s, side, [c.target(action) for action in choices if c.word(action) == "lay"])
    held = sorted(
        [force[s.cards.face[back]] for back in s.hands[seat] if s.cards.face[back] in open_kinds], reverse=True
    )
    best = 0.0
    for one in held[:room]:
        best += one
    extra = room - len(held)
    if extra > 0:
        extra = extra if extra < len(s.piles[seat]) else len(s.piles[seat])
        best += extra * blind
    if best < needed - HOPELESS and not s.laid[side]:
        return sacrifice(s, seat, choices, worths)
    chosen = enough(held, needed, room)
    for kind in open_kinds:  # in rising order, as they must be laid
        if force[kind] in chosen:
            return c.aimed(c.lay, kind)
    if c.blind in choices and needed > 0.5:
        return c.blind
    return c.done


def helpful(s: RemnantsState, side: int, kinds: list[int]) -> list[int]:
    """Of the cards of a hand those that add something: what strengthens units is laid with one or not at all."""
    cards = s.content.cards
    units = [kind for kind in kinds if cards[kind].unit] or [back for back in s.laid[side] if s.card(back).unit]
    return kinds if units else [kind for kind in kinds if not cards[kind].per_unit]


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


# -- abilities -------------------------------------------------------------------------------------------------------


def use(s: RemnantsState, seat: int, choices: list[int]) -> int:
    """What costs nothing is used; what an ability costs is paid if the battle is likelier won by that, and worth it."""
    c, b = s.codes, s.battle
    assert b is not None
    left, rate = round_rate(s, seat)
    lead, variance = margin(s, seat)
    before = odds.chance(lead, variance)
    prize = GLORY + stake(s, seat, b.space, left)
    for action in choices:
        if c.word(action) == "use":
            card = s.content.cards[c.target(action)]
            points, price = 0.0, 0.0
            if card.snipe or card.reinforce:
                return action
            if card.arcs_price:  # may be paid again: what is out of reach of one payment may be within that of all
                times = min(card.arcs_times, s.arcs[seat] // card.arcs_price)
                points, price = float(card.arcs_total * times), rate * card.arcs_price * times
            elif card.renown_price:
                points, price = float(card.renown_attack), float(card.renown_price)
            elif card.bribe_price:
                points = TAKEN_OUT if b.defender >= 0 else float(card.bribe_weaken)
                price = rate * card.bribe_price
            if (odds.chance(lead + points, variance) - before) * prize > price:
                return action
    return choices[0]


def margin(s: RemnantsState, seat: int) -> tuple[float, float]:
    """By how many points a side is ahead, the other's hidden cards as they are expected; and the variance of that."""
    b = s.battle
    assert b is not None
    side = 0 if seat == b.attacker else 1
    mine = float(attacks(s, b, side) + more(s, b, side)) + DIE * dice(s, b, side)
    variance = odds.SPREAD * dice(s, b, side)
    if b.defender < 0:
        return mine - ycu_attack(s, b) + 0.5, variance
    theirs = float(attacks(s, b, 1 - side) + more(s, b, 1 - side)) + DIE * dice(s, b, 1 - side)
    hidden = len(s.laid[1 - side]) - len(s.boosts[1 - side])
    return mine - theirs - HIDDEN * hidden, variance + odds.SPREAD * dice(s, b, 1 - side) + 2.0 * hidden


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


# -- the Yugai -------------------------------------------------------------------------------------------------------


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
            worth = -rate * bribe_price(s, seat, kind) + 0.02 * s.content.tokens[kind].attack
        else:
            win = odds.beat_tokens(s, seat, space, 0, worths)
            worth = win * GLORY - (1.0 - win) * stake(s, seat, space, left) + 0.01 * s.content.tokens[kind].attack
        if worth > most:
            best, most = action, worth
    return best
