"""What a choice costs and does, worked out before it is made, for those who are to choose. Changes nothing."""

from typing import Final

from cinderbox.games.pioneers import wire
from cinderbox.games.pioneers.model import LARGE, POINTS, RESOURCES, STORE, STORE_ANY, STRUCTURE
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.kernel.wire import per_cent

# How many rolls of two dice are at least so much.
ROLLS: Final = 36
AT_LEAST: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]


def amounts(row: list[int]) -> wire.Amounts:
    return {RESOURCES[i]: row[i] for i in range(3) if row[i]}


def holding(row: list[int]) -> wire.Holding:
    return {"food": row[0], "credits": row[1], "response": row[2]}


def paying(pay: list[int], gain: list[int] | None = None) -> wire.Offer:
    """An offer that is just an exchange."""
    found: wire.Offer = {}
    if max(pay):
        found["pay"] = amounts(pay)
    if gain is not None and max(gain):
        found["gain"] = amounts(gain)
    return found


def forecast(
    s: PioneersState, seat: int, entering: list[int], leaving: list[int], change: list[int] | None = None
) -> wire.Offer:
    """What becomes of a town if these kinds enter, these cards leave and the pile changes so."""
    c = s.content
    size = c.size(
        1
        + len([back for back in s.structures[seat] if back not in leaving])
        + len([kind for kind in entering if c.cards[kind].type == STRUCTURE])
    )
    kinds = [s.cards.face[back] for back in s.structures[seat] + s.others[seat] if back not in leaving] + entering
    staying = [c.cards[kind] for kind in kinds if not c.cards[kind].leaves >> size & 1]
    headquarters = c.headquarters[size if size < LARGE else LARGE]
    rows = [card.powers for card in staying]
    rows += [c.projects[s.cards.face[back]].powers for back in s.claimed[seat]]
    points = s.permanent[seat] + headquarters.vp + sum([row[POINTS] for row in rows])
    found: wire.Offer = {}
    if points != s.points[seat]:
        found["points"] = points - s.points[seat]
    if size != c.headquarters[s.hq[seat]].size:
        found["size"] = wire.SIZES[size]
    over = -c.storage[size] - sum([row[STORE_ANY] for row in rows])
    for i in range(3):
        held = s.pile[seat * 3 + i] + (change[i] if change else 0)
        over += max(0, held - sum([row[STORE + i] for row in rows]))
    if over > 0:
        found["over"] = over
    return found


def playing(s: PioneersState, seat: int, kind: int, paid: int) -> wire.Offer:
    """What playing a card costs and brings."""
    card = s.content.cards[kind]
    pay, gain = [0, 0, paid], [0, 0, 0]
    points = 0
    for effect in card.plays:
        if effect.op == "gain":
            gain = [gain[i] + effect.gain[i] for i in range(3)]
        elif effect.op == "gain_vp":
            pay = [pay[i] + effect.pay[i] for i in range(3)]
            points += effect.amount
        elif effect.op == "harvest" and not s.immune(seat, card.tags):
            gain[0] += s.harvest(seat, effect, seat)
    found = forecast(s, seat, [kind] if card.stays else [], [], [gain[i] - pay[i] for i in range(3)])
    exchange = paying(pay, gain)
    found.update(exchange)
    if points:
        found["points"] = points
    if not paid:
        found["free"] = True
    if not card.stays:
        found["discards"] = True
    return found


def odds(modifier: int, difficulty: int) -> wire.Odds:
    """The chance that a roll with this modifier is enough."""
    need = difficulty - modifier
    return reckoned(modifier, max(2, need), AT_LEAST[max(0, min(need, len(AT_LEAST) - 1))], ROLLS)


def duel(defence: int, attack: int) -> wire.Odds:
    """The chance that a raid is beaten off, with these modifiers and nothing more: both roll."""
    ways = 0
    for total in range(2, 13):
        rolls = 6 - abs(7 - total)
        ways += rolls * (ROLLS - AT_LEAST[max(0, min(total + defence - attack, len(AT_LEAST) - 1))])
    return reckoned(defence, None, ways, ROLLS * ROLLS)


def reckoned(modifier: int, need: int | None, ways: int, of: int) -> wire.Odds:
    percent, both = per_cent(ways, of), of > ROLLS
    return {"modifier": modifier, "need": need, "ways": ways, "of": of, "percent": percent, "both": both}
