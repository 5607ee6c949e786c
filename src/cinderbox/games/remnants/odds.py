"""What bots reckon of battles: how many points a side can bring, and how likely that is enough. Changes nothing."""

import math
from typing import Final

from cinderbox.games.remnants.board import SITES
from cinderbox.games.remnants.model import EVERY_TOTAL, GUARD_TOTAL, LOCAL_DICE, LOCAL_TOTAL
from cinderbox.games.remnants.prospects import DIE
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.worth import AGAINST_YCU, ATTACKING, DEFENDING, Worths

SPREAD: Final = 1.25  # of the hits of one die: the variance is about this
SURE: Final = 2.0  # points more than a token has: nobody lays more
SURER: Final = 4.0  # points more than another player is expected to have, likewise
LAID_BLIND: Final = 0.95  # of the cards that another player may lay from the draw pile; of a hand it is all
FOG: Final = 5.0  # more variance: cards that nobody has seen


def chance(lead: float, variance: float) -> float:
    """How likely a sum comes out at 0 or more that is expected at `lead`."""
    return 1.0 / (1.0 + math.exp(-1.7 * lead / math.sqrt(variance + 0.5)))


def rolled(s: RemnantsState, seat: int, space: int) -> int:
    """The dice of a player on a space, before any card."""
    count = 0
    for other in s.board.reach[space]:
        count += s.at(seat, other)
    for tile in s.tiles:
        amount = s.content.developments[tile.kind].powers[LOCAL_DICE]
        if amount and s.controls(seat, tile):
            for other in s.board.reach[space]:
                if SITES[tile.site].mask >> other & 1:
                    count += amount
                    break
    return count


def ground(s: RemnantsState, seat: int, space: int, guarding: bool) -> float:
    """What a player's permanent cards and developments add there."""
    if guarding:
        return standing_guard(s, seat) + walls(s, seat, space)
    return float(s.power(seat, EVERY_TOTAL))


def standing_guard(s: RemnantsState, seat: int) -> float:
    """What a player's permanent cards and developments add to every defence, wherever it is."""
    return float(s.power(seat, EVERY_TOTAL) + s.power(seat, GUARD_TOTAL))


def walls(s: RemnantsState, seat: int, space: int) -> float:
    """What a player's developments add to the defence of one space."""
    found = 0
    for tile in s.tiles:
        amount = s.content.developments[tile.kind].powers[LOCAL_TOTAL]
        if amount and SITES[tile.site].mask >> space & 1 and s.controls(seat, tile):
            found += amount
    return float(found)


def forces(s: RemnantsState, seat: int, worths: Worths, battle: int) -> list[float]:
    """The points of the best cards that can be laid, of the own hand and blind ones: a weak card is in nobody's way."""
    force = worths.brings[battle][s.leaders[seat]]
    found = [force[s.cards.face[back]] for back in s.hands[seat]]
    blind = blind_force(s, seat, worths, battle)
    for _ in s.piles[seat]:
        found.append(blind)
    found.sort(reverse=True)
    return found[: s.influence(seat)]


def blind_force(s: RemnantsState, seat: int, worths: Worths, battle: int) -> float:
    """What a card from the top of the draw pile brings, on average."""
    pile = s.piles[seat]
    if not pile:
        return 0.0
    force = worths.brings[battle][s.leaders[seat]]
    total = 0.0
    for back in pile:
        total += force[s.cards.face[back]]
    return total / len(pile)


def ordinary(s: RemnantsState, seat: int, worths: Worths, battle: int) -> float:
    """What a card of another player brings to a battle, on average.

    Nobody knows the cards of a hand, but everybody those of hand, draw pile and battle together.
    """
    force = worths.brings[battle][s.leaders[seat]]
    total, count = 0.0, 0
    for zone in (s.hands[seat], s.piles[seat], laid(s, seat)):
        for back in zone:
            total += force[s.cards.face[back]]
            count += 1
    return float(int(100.0 * total / count + 0.5)) / 100.0 if count else 0.0  # the same whichever of them are in hand


def laid(s: RemnantsState, seat: int) -> list[int]:
    """The cards that a player has laid into a battle."""
    b = s.battle
    return s.laid[0 if seat == b.attacker else 1] if b is not None and seat in (b.attacker, b.defender) else []


def expected(s: RemnantsState, seat: int, worths: Worths, battle: int) -> float:
    """What another player will lay, on average: cards of the hand, and some blind ones."""
    most = s.influence(seat)
    cards = len(s.hands[seat]) if len(s.hands[seat]) < most else most
    blind = len(s.piles[seat]) if len(s.piles[seat]) < most - cards else most - cards
    return ordinary(s, seat, worths, battle) * (cards + LAID_BLIND * blind)


def brought(s: RemnantsState, seat: int, own: bool, worths: Worths, battle: int) -> float:
    """What the cards of a player bring to a battle: the own ones are known, those of others expected."""
    return sum(forces(s, seat, worths, battle)) if own else expected(s, seat, worths, battle)


def against(s: RemnantsState, seat: int, other: int, space: int, more: int, worths: Worths) -> float:
    """The chance of an attack with `more` figures that come from further away, all cards laid."""
    return meeting(s, seat, seat, other, space, more, worths)


def meeting(s: RemnantsState, seat: int, attacker: int, defender: int, space: int, more: int, worths: Worths) -> float:
    """The chance of an attack as a seat sees it, who knows the own cards only."""
    mine = brought(s, attacker, attacker == seat, worths, ATTACKING)
    theirs = brought(s, defender, defender == seat, worths, DEFENDING)
    mine += DIE * (rolled(s, attacker, space) + more) + ground(s, attacker, space, False)
    theirs += DIE * rolled(s, defender, space) + ground(s, defender, space, True)
    dice = rolled(s, attacker, space) + more + rolled(s, defender, space)
    return chance(min(mine - theirs, SURER) - 0.5, SPREAD * dice + FOG * 2)


def last_stand(win: float, mine: int, theirs: int) -> tuple[float, float, float]:
    """The chance to be the last on a space, if each battle costs the loser a figure; later ones are more open.

    And how many figures the own side loses on the way to that, and the other side on the way to its victory: each
    weighed by its chance.
    """
    if not theirs:
        return 1.0, 0.0, 0.0
    if not mine:
        return 0.0, 0.0, 0.0
    later = 0.5 + 0.8 * (win - 0.5)
    won, spent, cost = last_stand(later, mine, theirs - 1)
    lost, spent_more, cost_more = last_stand(later, mine - 1, theirs)
    return (
        win * won + (1.0 - win) * lost,
        win * spent + (1.0 - win) * (spent_more + lost),
        win * (cost + 1.0 - won) + (1.0 - win) * cost_more,
    )


def clash(s: RemnantsState) -> int:
    """The space with enemies that the player whose turn it is has entered and that is not fought out yet; -1: none."""
    space = s.enemy
    if space < 0 or s.turn < 0 or not s.at(s.turn, space):
        return -1
    return space if s.other_at(s.turn, space) >= 0 or s.tokens_at(space) else -1


def beat_tokens(s: RemnantsState, seat: int, space: int, more: int, worths: Worths) -> float:
    """The chance to beat the tokens on a space with all cards of the hand."""
    mine = sum(forces(s, seat, worths, AGAINST_YCU)) + ground(s, seat, space, True)
    mine += DIE * (rolled(s, seat, space) + more)
    attack = 0
    for kind in s.tokens_at(space):
        attack += s.content.tokens[kind].attack
    return chance(min(mine - attack, SURE) + 0.5, SPREAD * (rolled(s, seat, space) + more) + 1.0)
