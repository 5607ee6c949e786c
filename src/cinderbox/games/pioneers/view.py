"""What a seat may see of The Pioneers Program, built by showing.

Hidden are hands, packets of the draft, cards drawn and not kept yet, the decks and the alarm tokens; a face is shown
only where `Cards` says that the seat has seen it. What everybody has seen stays known in a hand (a card bought).
"""

from cinderbox.games.pioneers import modifiers, scoring, verbs
from cinderbox.games.pioneers.fight import ATTACKER, DEFENDER, OUTCOME, STAGES, Fight
from cinderbox.games.pioneers.model import COMBAT, DEFENCE, ITEM, PERSONALITY, RAID_ATTACK, RAID_DEFENCE, SIZES
from cinderbox.games.pioneers.offers import amounts, holding
from cinderbox.games.pioneers.state import ACTIONS, DRAFT, MAINTENANCE, STEPS, PioneersState
from cinderbox.games.pioneers.steps.accounts import stored
from cinderbox.games.pioneers.steps.draft import number
from cinderbox.games.pioneers.steps.loss import LOSS, SAVE, TO_HAND
from cinderbox.games.pioneers.steps.wastes import SEEN
from cinderbox.games.pioneers.wire import CAUSES
from cinderbox.kernel.cards import ALL

SPACES = 6  # of the score track that are always shown


def view(s: PioneersState, seat: int) -> dict[str, object]:
    return {"table": table(s), "mine": mine(s, seat)}


def table(s: PioneersState) -> dict[str, object]:
    """What everybody sees."""
    return {
        "game": s.game.id,
        "round": max(1, s.round),
        "last": s.last or None,
        "alarms": [alarm(s, i) for i in range(3)],
        "step": "over" if s.over else STEPS[s.step],
        "turn": s.turn if s.turn >= 0 else None,
        "number": s.turn_marker if s.step == ACTIONS else 0,
        "order": s.order[:],
        "market": [slot(s, i) for i in range(6)],
        "market_deck": len(s.market_deck),
        "market_discard": [s.card(back).id for back in s.market_discard],
        "wastes_deck": len(s.wastes_deck),
        "wastes_discard": [s.card(back).id for back in s.wastes_discard],
        "project_deck": len(s.project_deck),
        "projects": [project(s, i) for i in range(2) if s.projects[i] >= 0],
        "survivors": survivors(s),
        "track": track(s),
        "effects": effects(s),
        "towns": [town(s, seat) for seat in range(s.seats)],
        "draft": draft(s),
        "combat": None if s.fight is None else fighting(s, s.fight),
        "losing": losing(s),
        "event": event(s),
        "to_act": list(s.to_act),
        "waiting": [seat for seat in range(s.seats) if s.lanes and s.lanes[seat].choices],
        "over": s.over,
        "outcome": None if s.ended is None else s.ended.dump(),
    }


def alarm(s: PioneersState, i: int) -> dict[str, object]:
    back = s.alarms[i]
    shown = back >= 0 and s.cards.seen(back) == ALL
    state = ("silent", "active")[s.cards.face[back]] if shown else "hidden"
    return {"round": s.content.first_alarm + i, "state": state}


def slot(s: PioneersState, i: int) -> dict[str, object]:
    back = s.market[i]
    return {
        "price": s.content.prices[i],
        "card": None if back < 0 else s.card(back).id,
        "token": s.slots[i] if i < len(s.slots) else None,
    }


def project(s: PioneersState, i: int) -> dict[str, object]:
    return {
        "project": s.content.projects[s.cards.face[s.projects[i]]].id,
        "tokens": [s.research[seat * 2 + i] for seat in range(s.seats)],
    }


def survivors(s: PioneersState) -> list[dict[str, object]]:
    """All survivors of this game, the highest number first, and who has them."""
    every = s.content.survivors
    extended = s.variant["extended"] is True
    found = [i for i in range(len(every)) if extended or not every[i].extended]
    found.sort(key=lambda i: -every[i].number)
    return [{"survivor": every[i].id, "seat": s.survivors.index(i) if i in s.survivors else None} for i in found]


def track(s: PioneersState) -> list[list[int]]:
    """The stacks of markers by space, each from bottom to top."""
    return [
        [seat for seat in s.stack if s.points[seat] == space] for space in range(max(SPACES, max(s.points) + 1))
    ]  # fmt: skip


def effects(s: PioneersState) -> list[str]:
    """What events have brought about until the end of Step 1."""
    found = ["wastes_forbidden"] if s.storm else []
    return [*found, "prices_lowered"] if s.crash else found


def in_town(s: PioneersState, backs: list[int], type: int) -> list[dict[str, object]]:
    return [
        {"card": s.card(back).id, "used": back in s.used} for back in backs if type < 0 or s.card(back).type == type
    ]  # fmt: skip


def town(s: PioneersState, seat: int) -> dict[str, object]:
    """A player's town, as everybody sees it."""
    c = s.content
    powers = s.powers[seat]
    maintaining = s.step == MAINTENANCE and s.turn == seat
    grown = c.size(2 + len(s.structures[seat]))
    upkeep = [0, 0, 0]
    for back in s.town(seat):
        upkeep = [upkeep[i] + s.card(back).maintenance[i] for i in range(3)]
    return {
        "seat": seat,
        "points": s.points[seat],
        "sources": [{"what": what, "points": points} for what, points in scoring.sources(s, seat)],
        "permanent": s.permanent[seat],
        "size": SIZES[s.size(seat)],
        "count": 1 + len(s.structures[seat]),
        "next": SIZES[grown] if grown != s.size(seat) else None,
        "hq": c.headquarters[s.hq[seat]].id,
        "structures": in_town(s, s.structures[seat], -1),
        "items": in_town(s, s.others[seat], ITEM),
        "personalities": in_town(s, s.others[seat], PERSONALITY),
        "projects": [c.projects[s.cards.face[back]].id for back in s.claimed[seat]],
        "pile": holding(s.pile[seat * 3 : seat * 3 + 3]),
        "produced": holding(s.production) if maintaining else None,
        "storage": stored(s, seat, [0, 0, 0]),
        "survivor": c.survivors[s.survivors[seat]].id if s.survivors[seat] >= 0 else None,
        "skilled": s.skilled(seat),
        "spent": bool(s.spent >> seat & 1),
        "hand": len(s.hands[seat]),
        "known": sorted([s.card(back).id for back in s.hands[seat] if s.cards.seen(back) == ALL]),
        "tokens": s.tokens(seat),
        "turns": s.turns(seat),
        "taken": taken(s, seat),
        "passed": s.step == ACTIONS and seat in s.slots,
        "slot": s.slots.index(seat) if seat in s.slots else None,
        "recruited": bool(s.recruited >> seat & 1),
        "combat": {
            "attack": powers[COMBAT] + powers[RAID_ATTACK],
            "defence": powers[COMBAT] + powers[DEFENCE],
            "raid": powers[COMBAT] + powers[DEFENCE] + powers[RAID_DEFENCE],
        },
        "income": amounts(verbs.production(s, seat)),
        "upkeep": amounts(upkeep),
        "settled": bool(s.settled >> seat & 1),
        "prices": [s.price(seat, i) for i in range(6)],
    }


def taken(s: PioneersState, seat: int) -> int:
    """How many turns a player has begun in this Step 1."""
    if s.step != ACTIONS or s.turn < 0:
        return 0
    before = s.order.index(seat) <= s.order.index(s.turn)
    return min(s.turns(seat), s.turn_marker if before else s.turn_marker - 1)


def draft(s: PioneersState) -> dict[str, object] | None:
    if s.step != DRAFT or not s.packets[0]:
        return None
    return {
        "number": number(s),
        "packets": [len(packet) for packet in s.packets],
        "picked": [not s.lanes or not s.lanes[seat].choices for seat in range(s.seats)],
    }


def fighting(s: PioneersState, fight: Fight) -> dict[str, object]:
    """An attack or raid under way."""
    raid = s.card(fight.back).raid is not None
    rolled = fight.last(ATTACKER if raid else DEFENDER) > 0
    success = None
    if fight.stage == OUTCOME and rolled:
        success = fight.total(ATTACKER if raid else DEFENDER) >= fight.difficulty
    return {
        "kind": "raid" if raid else "attack",
        "card": s.card(fight.back).id,
        "attacker": fight.attacker,
        "defender": fight.defender,
        "stage": STAGES[fight.stage],
        "difficulty": fight.difficulty if fight.difficulty >= 0 else None,
        "sides": [side(s, fight, one) for one in ((ATTACKER, DEFENDER) if raid else (DEFENDER,))],
        "success": success,
    }


def side(s: PioneersState, fight: Fight, which: int) -> dict[str, object]:
    rolls = [[one // 10 % 10, one % 10] for one in fight.rolls if one // 100 == which]
    modifier = fight.modifiers[which] if rolls else modifiers.modifier(s, fight, which)
    return {
        "seat": fight.seat(which),
        "role": ("defender", "attacker")[which],
        "parts": [{"what": what, "amount": amount} for what, amount in modifiers.parts(s, fight, which)],
        "modifier": modifier,
        "rolls": rolls,
        "rolled": sum(rolls[-1]) if rolls else None,
        "total": fight.total(which) if rolls else None,
    }


def losing(s: PioneersState) -> dict[str, object] | None:
    """The card that is about to leave, while it can still be saved."""
    if s.asked < 0:
        return None
    f = s.frames[-1]
    if f.program not in (LOSS, SAVE) or f.at:
        return None
    return {"seat": f.seat, "card": s.card(f.this).id, "cause": CAUSES[int(f.n % TO_HAND).bit_length() - 1]}


def event(s: PioneersState) -> dict[str, object] | None:
    """The card that is being carried out, and who has played it."""
    for f in s.frames:
        if f.this >= 0 and f.this in s.aside:
            return {"card": s.card(f.this).id, "by": f.seat}
    return None


def mine(s: PioneersState, seat: int) -> dict[str, object]:
    """What this seat alone sees."""
    if seat < 0:
        return {}
    picked = s.card(s.picked[seat][0]).id if s.picked[seat] else None
    if s.lanes and s.lanes[seat].answers:
        picked = s.content.cards[s.codes.target(s.lanes[seat].answers[0])].id
    seen: list[str] = []
    if s.turn == seat:
        seen = sorted([s.card(back).id for back in s.drawn[0]])
        if len(s.frames) > 0 and s.frames[-1].program is SEEN and s.asked == seat:
            seen.append(s.card(s.wastes_deck[-1]).id)
    return {
        "seat": seat,
        "hand": sorted([s.card(back).id for back in s.hands[seat]]),
        "packet": sorted([s.card(back).id for back in s.packets[seat]]),
        "picked": picked,
        "seen": seen,
    }
