"""A player's maintenance in figures, for those who show it. Changes nothing."""

from cinderbox.games.pioneers import wire
from cinderbox.games.pioneers.model import FOOD, RESOURCES, STORE
from cinderbox.games.pioneers.offers import amounts, holding
from cinderbox.games.pioneers.state import PioneersState


def stored(s: PioneersState, seat: int, more: list[int]) -> wire.Stored:
    """What a pile holds, and by how much it is too large with so much more."""
    own = s.powers[seat][STORE : STORE + 3]
    over = max(0, s.excess(seat, more))
    held, room = sum(s.pile[seat * 3 : seat * 3 + 3]) + sum(more), s.capacity(seat) + sum(own)
    return {
        "limit": s.capacity(seat),
        "food": own[0],
        "credits": own[1],
        "response": own[2],
        "held": held,
        "room": room,
        "over": over,
    }


def ledger(s: PioneersState, seat: int, at: int) -> wire.Ledger:
    """Where a maintenance stands; `at` is the place of the card that is asked about among those that are due."""
    rows: list[wire.Due] = []
    still = [0, 0, 0]
    number = 0
    for back in s.town(seat):
        card = s.card(back)
        if not card.upkeep:
            continue
        if back in s.waived:
            rows.append({"card": card.id, "cost": amounts(card.maintenance), "state": "waived"})
            continue
        if number < at:
            done: wire.Due = {"card": card.id, "cost": amounts(card.maintenance), "state": "paid"}
            if back in s.unpaid:
                done["state"] = "declined"
            rows.append(done)
        else:
            due: wire.Due = {"card": card.id, "cost": amounts(card.maintenance), "state": "ahead"}
            if number == at:
                due["state"] = "now"
            rows.append(due)
            still = [still[i] + card.maintenance[i] for i in range(3)]
        number += 1
    still[FOOD] = max(0, still[FOOD] - s.reduction)
    return {
        "pile": holding(s.pile[seat * 3 : seat * 3 + 3]),
        "produced": holding(s.produced),
        "traded": holding(s.traded),
        "paid": holding(s.paid),
        "now": holding([s.has(seat, i) for i in range(len(RESOURCES))]),
        "due": rows,
        "still": amounts(still),
        "storage": stored(s, seat, s.production),
        "over": max(0, s.excess(seat, s.production)),
    }
