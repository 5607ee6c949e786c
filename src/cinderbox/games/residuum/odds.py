"""Conflicts: the chance to win one, and what is put into it. Reads only what the asked seat knows."""

from typing import Final

from cinderbox.games.residuum.affairs import Battle
from cinderbox.games.residuum.model import FORTRESS, TOWERS, WAR_CARDS
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.strength import (
    BASECAMP_BONUS,
    CHEM_ADDED,
    CRATE_ADDED,
    NUCLEAR_ADDED,
    NUCLEAR_BONUS,
    OIL_BONUS,
    total,
)
from cinderbox.games.residuum.tables import CHEM, OIL_FIELD, TECH
from cinderbox.games.residuum.worth import WORTH

STAKE: Final = 6  # Tech that are staked on a conflict at most
CARD: Final = 3  # what an unseen Conflict card counts for
HIGH_CARD: Final = 4  # and if one wants to be fairly sure
BOLD: Final = 0.6  # chance of winning from which an attack is worth a thought

# Chance that the best of 1 to 5 Conflict cards is at most 0, 1, 2, 3, 4, 5.
BEST: Final = [
    [0.0, 3 / 15, 7 / 15, 11 / 15, 14 / 15, 1.0],
    [0.0, 3 / 105, 21 / 105, 55 / 105, 91 / 105, 1.0],
    [0.0, 1 / 455, 35 / 455, 165 / 455, 364 / 455, 1.0],
    [0.0, 0.0, 35 / 1365, 330 / 1365, 1001 / 1365, 1.0],
    [0.0, 0.0, 21 / 3003, 462 / 3003, 2002 / 3003, 1.0],
]


def meeting(s: ResiduumState) -> Battle:
    battle = s.battle
    assert battle is not None, "a meeting is under way"
    return battle


def cards_of(s: ResiduumState, seat: int) -> int:
    """How many Conflict cards a seat is dealt."""
    return 2 + s.content.characters[s.leaders[seat]].strategy + s.powers[seat][WAR_CARDS]


def defence(s: ResiduumState, seat: int, hex: int) -> int:
    """What counts for a defender in a hex before cards and cubes."""
    powers = s.powers[seat]
    found = s.riders_at(seat, hex).bit_count()
    if s.active_post(seat, hex) >= 0:
        found += 1 + powers[TOWERS]
    if s.camps[seat] == hex and s.camps_on >> seat & 1:
        found += BASECAMP_BONUS
    each = powers[FORTRESS]
    return found + s.walls_around(seat, hex) * (each if each else 1)


def chance(s: ResiduumState, seat: int, size: int, other: int, hex: int) -> float:
    """The chance that so many Outriders of a seat win in a hex of another who puts up a fight."""
    lead = size + (OIL_BONUS if s.land[hex] == OIL_FIELD else 0) - defence(s, other, hex)
    mine, theirs = s.stock[seat * 9 + TECH], s.stock[other * 9 + TECH]
    lead += (mine if mine < STAKE else STAKE) - (theirs if theirs < STAKE else STAKE)
    more = 1 if s.locations(other) >> hex & 1 else 0
    one, two = BEST[cards_of(s, seat) - 1], BEST[min(4, cards_of(s, other) + more - 1)]
    found = 0.0
    for value in range(1, 6):
        beaten = value + lead - 1  # the highest card of the other that is beaten
        if beaten > 0:
            found += (one[value] - one[value - 1]) * (two[beaten] if beaten < 5 else 1.0)
    return found


def odds(s: ResiduumState, battle: Battle) -> float:
    """The attacker's chance in a meeting under way."""
    convoy = s.convoy
    size = convoy.size() if convoy is not None else 1
    return chance(s, battle.attacker, size, battle.defender, battle.hex)


def spend(s: ResiduumState, seat: int, options: list[int]) -> int:
    """So much Tech that the conflict should be won; none if that is too dear, Chem only if Tech is short."""
    battle, c = meeting(s), s.codes
    side = 1 if battle.defender == seat else 0
    other = battle.seat(1 - side)
    theirs = known(s, battle, 1 - side)
    need = theirs + HIGH_CARD + (0 if side else 1) - total(s, battle, side)
    if need <= 0:
        return c.add
    if c.crate in options:
        return c.crate
    tech, chem = s.stock[seat * 9 + TECH], s.stock[seat * 9 + CHEM]
    staked = tech if tech < STAKE else STAKE
    if side and s.stock[other * 9 + TECH] > staked - need + 2 and need > 2:
        return c.add  # the attacker would only add more
    if need <= staked:
        return c.aimed(c.add, need)
    if c.chem in options and need <= staked + CARD * (chem if chem < 2 else 2):
        return c.chem
    return c.add


def known(s: ResiduumState, battle: Battle, side: int) -> int:
    """The total of a side as the other knows it: all but the cards, of which only the first is left out."""
    seat, first, added = battle.seat(side), side * 5, battle.added
    found = added[first] + CARD * added[first + CHEM_ADDED]
    found += NUCLEAR_BONUS * added[first + NUCLEAR_ADDED] + added[first + CRATE_ADDED]
    if side:
        return found + defence(s, seat, battle.hex)
    convoy = s.convoy
    return found + (convoy.size() if convoy is not None else 0) + (OIL_BONUS if s.land[battle.hex] == OIL_FIELD else 0)


def push(s: ResiduumState, seat: int) -> int:
    """An ability is used where it turns a defeat or a draw."""
    battle = meeting(s)
    side = 1 if battle.defender == seat else 0
    lead = battle.added[10 + side] - battle.added[11 - side]
    amount = s.content.characters[s.leaders[seat]].amount
    return s.codes.ability if lead <= 0 < lead + amount else s.codes.decline


def loot(s: ResiduumState, seat: int, options: list[int]) -> int:
    """The richest booty; a single cube if only cubes are taken."""
    battle = s.battle
    best, most = options[0], -1.0
    if battle is not None:
        loser = battle.defender if seat == battle.attacker else battle.attacker
        for action in options:
            resource = s.codes.target(action)
            worth = WORTH[resource] * s.stock[loser * 9 + resource]
            if worth > most:
                best, most = action, worth
    return best
