"""Questions of The Pioneers Program that a bot answers without thought: what to discard, when to spend a token on dice.

A habit knows the table, the own hand and the odds of two dice. It answers what chance would otherwise spoil: whoever
planned a roll would plan with dice that have not been thrown.
"""

from typing import Final

from cinderbox.games.pioneers.fight import ATTACKER, DEFENDER, Fight
from cinderbox.games.pioneers.model import CREDITS, FOOD, LARGE, PERSONALITY, RESPONSE, STRUCTURE
from cinderbox.games.pioneers.modifiers import modifier
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.combat import begin
from cinderbox.games.pioneers.worths import Worths

# How many of the 36 rolls of two dice make at least so much, from 0 on.
WAYS: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]
TOKEN: Final = 0.09  # what a response token is worth that is not spent
SPOILS: Final = 0.42  # what a raid brings


def chance(need: int) -> float:
    """That two dice make at least so much."""
    return WAYS[need] / 36.0 if 0 <= need < len(WAYS) else 1.0 if need < 0 else 0.0


def owed(s: PioneersState, seat: int) -> list[int]:
    """What maintenance will ask of a town, without what is waived or reduced."""
    found = [0, 0, 0]
    for back in s.structures[seat] + s.others[seat]:
        cost = s.card(back).maintenance
        for i in range(3):
            found[i] += cost[i]
    return found


def spare(s: PioneersState, seat: int, resource: int, held: int) -> float:
    """What the last of so many tokens is worth to a player."""
    if resource == FOOD:
        return 0.1 if held <= owed(s, seat)[FOOD] else 0.035
    if resource == CREDITS:
        return 0.14 if held <= 5 else 0.05
    return 0.12 if held <= 3 else 0.06 if held <= 5 else 0.03


def kept(s: PioneersState, seat: int, back: int, worths: Worths) -> float:
    """How much a player wants to keep a card of the town."""
    ahead = rounds(s)
    kind = s.cards.face[back]
    card = s.content.cards[kind]
    found = worths.played(kind, ahead)
    if card.type == STRUCTURE:
        count = 1 + len(s.structures[seat])
        found += 0.25
        if count in (s.content.least[1], s.content.least[LARGE]):
            found += 0.9  # a size smaller
    if s.points[seat] >= s.content.goal and (card.vp or card.type == STRUCTURE):
        found += 1.5
    return found if found > 0.05 else 0.05


def rounds(s: PioneersState) -> float:
    """How many rounds will follow this one, as far as anybody knows."""
    if s.last:
        return float(s.last - s.round)
    first = s.content.first_alarm
    left = 2.0 if s.round < first else 1.5 if s.round == first else 1.0
    return left + (first - s.round if s.round < first else 0.0)


def stake(s: PioneersState, fight: Fight, worths: Worths) -> float:
    """What the defender of a fight stands to lose."""
    seat, card = fight.defender, s.card(fight.back)
    pile = sum(s.pile[seat * 3 : seat * 3 + 3])
    goods = 0.22 if pile > 1 else 0.1 * pile
    if card.raid is not None:
        return max([goods + 0.15, *[kept(s, seat, back, worths) for back in s.structures[seat]]])
    found = 0.0
    for effect in card.fails:
        if effect.op == "lose_resources":
            if not effect.otherwise or found <= 0.0:
                found += goods
            continue
        type = STRUCTURE if effect.op == "lose_structure" else PERSONALITY if effect.op == "lose_personality" else -1
        rows = s.structures[seat] if type == STRUCTURE else s.others[seat]
        worth = [
            kept(s, seat, back, worths)
            for back in rows
            if (not effect.tags or s.card(back).tags & effect.tags)
            and (type < 0) == (s.card(back).type not in (STRUCTURE, PERSONALITY))
        ]
        if worth:
            found += max(worth) if effect.by_attacker else min(worth)
    return found


def before_roll(s: PioneersState, seat: int, choices: list[int], worths: Worths) -> int:
    """Spend a token, play a card for the roll, or roll: whatever is worth more than it costs."""
    fight = s.fight
    assert fight is not None
    c = s.codes
    side = ATTACKER if seat == fight.attacker else DEFENDER
    prize = SPOILS if side == ATTACKER else stake(s, fight, worths)
    need = fight.difficulty - modifier(s, fight, side)
    if fight.difficulty < 0:  # a raid, the defender first
        need = 7 + modifier(s, fight, ATTACKER) - modifier(s, fight, DEFENDER)
        prize *= 0.7
    now = chance(need)
    for action in choices:
        if c.word(action) in ("play", "play_free"):
            reaction = s.content.cards[c.target(action)].reaction
            if reaction is not None and (chance(need - reaction.amount) - now) * prize > 0.16:
                return action
    if c.boost in choices:
        held = s.pile[seat * 3 + RESPONSE]
        for count in range(1, min(held, 4) + 1):
            if (chance(need - count) - now) * prize > TOKEN * count:
                return c.boost
    return c.roll


def after_roll(s: PioneersState, seat: int, choices: list[int], worths: Worths) -> int:
    """Reroll, or leave it."""
    fight = s.fight
    assert fight is not None
    c = s.codes
    side = fight.side
    prize = SPOILS if side == ATTACKER else stake(s, fight, worths)
    if fight.difficulty >= 0:
        better = chance(fight.difficulty - fight.modifiers[side])
        worse = 0.0
    else:
        rolled = fight.total(side) - fight.modifiers[side]
        goal = 7 + modifier(s, fight, ATTACKER) - fight.modifiers[side]
        better = chance(goal)
        worse = 1.0 if rolled >= goal else 0.1 * (rolled - 2)
    if c.reroll_free in choices and better > worse:
        return c.reroll_free
    if c.reroll in choices and (better - worse) * prize > TOKEN:
        return c.reroll
    return c.accept


def victim(s: PioneersState, choices: list[int], threats: list[float], worths: Worths) -> int:
    """On whom to play an attack or raid: who is likely to fail, has much to lose and is far ahead."""
    best, most = choices[0], -1.0
    for action in choices:
        seat = s.codes.target(action)
        fight = begin(s, s.frames[-1], seat)
        tokens = min(2, s.pile[seat * 3 + RESPONSE])
        if fight.difficulty < 0:
            succeeds = chance(7 + tokens + modifier(s, fight, DEFENDER) - modifier(s, fight, ATTACKER))
            worth = succeeds * (stake(s, fight, worths) * threats[seat] + 0.15)
        else:
            succeeds = 1.0 - chance(fight.difficulty - modifier(s, fight, DEFENDER) - tokens)
            worth = succeeds * stake(s, fight, worths) * threats[seat]
        if worth > most:
            best, most = action, worth
    return best


def cheapest(s: PioneersState, seat: int, choices: list[int]) -> int:
    """The resource that is missed least."""
    best, least = choices[0], 99.0
    for action in choices:
        resource = s.codes.target(action)
        held = s.pile[seat * 3 + resource]
        worth = spare(s, seat, resource, held if held else 9)
        if worth < least:
            best, least = action, worth
    return best


def dearest(s: PioneersState, owner: int, choices: list[int]) -> int:
    """The resource that hurts its owner most."""
    best, most = choices[0], -1.0
    for action in choices:
        resource = s.codes.target(action)
        worth = spare(s, owner, resource, s.pile[owner * 3 + resource])
        if worth > most:
            best, most = action, worth
    return best
