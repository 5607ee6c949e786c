"""What is added to the rolls of an attack or raid, and the odds that follow from it. Asks only; changes nothing."""

from cinderbox.games.pioneers import wire
from cinderbox.games.pioneers.fight import (
    ATTACKER,
    DEFENDER,
    Fight,
)
from cinderbox.games.pioneers.model import (
    COMBAT,
    DEFENCE,
    RAID_ATTACK,
    RAID_DEFENCE,
    VERSUS,
    Card,
)
from cinderbox.games.pioneers.offers import amounts, duel, odds
from cinderbox.games.pioneers.state import PioneersState


def fight_of(s: PioneersState) -> Fight:
    assert s.fight is not None
    return s.fight


def parts(s: PioneersState, fight: Fight, side: int) -> list[tuple[str, int]]:
    """What a side's modifier is made of now, each source by its id (PIO-ATK-05, PIO-ATK-06, PIO-RUL-75)."""
    c = s.content
    face = s.cards.face
    seat, card = fight.seat(side), s.card(fight.back)
    found: list[tuple[str, int]] = []
    if s.skilled(seat):
        survivor = c.survivors[s.survivors[seat]]
        found.append((survivor.id, bonus(survivor.powers, card, side)))
    headquarters = c.headquarters[s.hq[seat]]
    found.append((headquarters.id, bonus(headquarters.powers, card, side)))
    for back in s.structures[seat] + s.others[seat]:
        found.append((c.cards[face[back]].id, bonus(c.cards[face[back]].powers, card, side)))
    for back in s.claimed[seat]:
        found.append((c.projects[face[back]].id, bonus(c.projects[face[back]].powers, card, side)))
    if side == ATTACKER and card.raid is not None:
        found.append((card.id, card.raid.amount))
    for item in fight.items:
        if item // 1000 == side:
            reaction = c.cards[item % 1000].reaction
            assert reaction is not None
            found.append((c.cards[item % 1000].id, reaction.amount))
    found.append(("response", fight.tokens[side]))
    return [(id, amount) for id, amount in found if amount]


def bonus(powers: list[int], card: Card, side: int) -> int:
    """What a row of powers adds to a roll in an attack or raid by this card."""
    if side == ATTACKER:
        return powers[COMBAT] + powers[RAID_ATTACK]
    found = powers[COMBAT] + powers[DEFENCE]
    if card.raid is not None:
        return found + powers[RAID_DEFENCE]
    for tag in range((len(powers) - VERSUS) // 2):
        if card.tags >> tag & 1:
            found += powers[VERSUS + tag]
    return found


def modifier(s: PioneersState, fight: Fight, side: int) -> int:
    """What is added to a side's roll, were it made now."""
    card = s.card(fight.back)
    found = bonus(s.powers[fight.seat(side)], card, side) + fight.tokens[side]
    if side == ATTACKER and card.raid is not None:
        found += card.raid.amount
    for item in fight.items:
        if item // 1000 == side:
            reaction = s.content.cards[item % 1000].reaction
            assert reaction is not None
            found += reaction.amount
    return found


def failure(s: PioneersState, card: Card) -> str:
    """What a failed defence brings, in words."""
    return card.text.partition("Failure: ")[2] or card.text


def chance(s: PioneersState, fight: Fight, more: int) -> wire.Odds:
    """How a side stands that is to roll, with so much more: the odds that it succeeds."""
    side = fight.side
    if fight.difficulty >= 0:
        return odds(modifier(s, fight, side) + more, fight.difficulty)
    return duel(modifier(s, fight, DEFENDER) + more, modifier(s, fight, ATTACKER))


def readiness(s: PioneersState, actions: list[str]) -> wire.BeforeRoll:
    """How the side that is to roll stands, and what each choice would make of it."""
    fight = fight_of(s)
    rows: dict[str, wire.Offer] = {}
    after: dict[str, wire.Odds] = {}
    for action in actions:
        more = 0
        if action == "boost":
            more = 1
            rows[action] = {"pay": amounts([0, 0, 1])}
        elif action.startswith("play"):
            card = s.content.cards[s.codes.target(s.codes.parse(action))]
            if card.reaction is not None:
                more = card.reaction.amount
            elif card.stays:
                more = bonus(card.powers, s.card(fight.back), fight.side)
        if more:
            after[action] = chance(s, fight, more)
    card = s.card(fight.back)
    return {"odds": chance(s, fight, 0), "offers": rows, "after": after, "fail": failure(s, card)}
