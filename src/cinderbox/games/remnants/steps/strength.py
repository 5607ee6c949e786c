"""How strong the sides of a battle are: attack values, dice, totals. Reckons, changes nothing."""

from cinderbox.games.remnants.affairs import Battle
from cinderbox.games.remnants.board import SITES
from cinderbox.games.remnants.model import (
    ALWAYS,
    ATTACKER,
    CROWD,
    DEFENDER,
    EVERY_TOTAL,
    GUARD_TOTAL,
    LOCAL_DICE,
    LOCAL_TOTAL,
    VS_PLAYER,
    VS_YCU,
)
from cinderbox.games.remnants.state import RemnantsState

CROWDED = 4  # figures
NULLIFIED = 999  # off the attack of a card whose attack counts as 0


def crowd(s: RemnantsState, seat: int, space: int) -> int:
    """Own figures on a space and those next to it."""
    return sum([s.at(seat, other) for other in s.board.reach[space]])


def holds(s: RemnantsState, b: Battle, side: int, when: int) -> bool:
    """Whether the condition of an ability holds; against a YCU one is neither attacker nor defender (COR-RUL-57)."""
    ycu = b.defender < 0
    if when == ALWAYS:
        return True
    if when == ATTACKER:
        return not ycu and side == 0
    if when == DEFENDER:
        return not ycu and side == 1
    if when == VS_PLAYER:
        return not ycu
    if when == VS_YCU:
        return ycu
    if when == CROWD:
        return crowd(s, b.seat(side), b.space) >= CROWDED
    return ycu or side == 1


def revealed(s: RemnantsState, side: int) -> list[int]:
    """The cards of a side that are revealed; what lies face down counts for nothing yet."""
    return s.laid[side][: len(s.boosts[side])]


def units_revealed(s: RemnantsState, side: int) -> int:
    return sum([s.card(back).unit for back in revealed(s, side)])


def attack(s: RemnantsState, b: Battle, side: int, place: int) -> int:
    """The attack of a revealed card: the value of the user's colour, bonuses, what was done to it (COR-UNIT-03)."""
    card = s.card(s.laid[side][place])
    if not card.unit:
        return 0
    value = card.attack[s.leaders[b.seat(side)]] + s.boosts[side][place]
    if card.bonus and holds(s, b, side, card.bonus_when):
        value += card.bonus
    if card.per_other:
        value += min(card.per_most, card.per_other * (units_revealed(s, side) - 1))
    return max(0, value - s.maluses[side][place])


def attacks(s: RemnantsState, b: Battle, side: int) -> int:
    return sum([attack(s, b, side, place) for place in range(len(s.boosts[side]))])


def more(s: RemnantsState, b: Battle, side: int) -> int:
    """What is added to a total besides attack values and hits."""
    seat = b.seat(side)
    found = s.power(seat, EVERY_TOTAL)
    guarding = b.defender < 0 or side == 1
    if guarding:
        found += s.power(seat, GUARD_TOTAL)
        for tile in s.tiles:
            amount = s.development(tile).powers[LOCAL_TOTAL]
            if amount and SITES[tile.site].mask >> b.space & 1 and s.controls(seat, tile):
                found += amount
    for place in range(len(s.boosts[side])):
        card = s.card(s.laid[side][place])
        found += card.total
        if card.per_unit:
            found += min(card.per_most, card.per_unit * units_revealed(s, side))
        if card.arcs_price:
            found += card.arcs_total * s.uses[side][place]
    return found


def dice(s: RemnantsState, b: Battle, side: int) -> int:
    """Figures there and next to it, dice more and fewer, and last of all a cap (COR-RUL-28)."""
    seat = b.seat(side)
    count = crowd(s, seat, b.space)
    for tile in s.tiles:
        amount = s.development(tile).powers[LOCAL_DICE]
        if amount and s.controls(seat, tile) and near(s, b.space, SITES[tile.site].mask):
            count += amount
    for back in revealed(s, side):
        card = s.card(back)
        if card.dice and holds(s, b, side, card.dice_when):
            count += card.dice
    cap = -1
    if b.defender >= 0:
        for back in revealed(s, 1 - side):
            card = s.card(back)
            count -= card.enemy_dice
            if card.enemy_cap >= 0:
                cap = card.enemy_cap if cap < 0 else min(cap, card.enemy_cap)
    count = max(0, count)
    return count if cap < 0 else min(cap, count)


def near(s: RemnantsState, space: int, mask: int) -> bool:
    """Whether a space is one of these or next to one."""
    return any(mask >> other & 1 for other in s.board.reach[space])


def tokens_attack(s: RemnantsState, space: int) -> int:
    return sum([s.content.tokens[kind].attack for kind in s.tokens_at(space)])


def ycu_attack(s: RemnantsState, b: Battle) -> int:
    """The sum of all tokens on the space, less what cards take off (COR-YBAT-01, COR-RUL-24, COR-RUL-59)."""
    value = tokens_attack(s, b.space) - b.weaken
    for back in revealed(s, 0):
        value -= s.card(back).weaken
    return max(0, value)
