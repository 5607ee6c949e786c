"""What holds for every table of The Pioneers Program besides what its fields say, dumped or laid out by hand."""

from cinderbox.games.pioneers import verbs
from cinderbox.games.pioneers.model import LARGE, STRUCTURE
from cinderbox.games.pioneers.state import DRAFT, MAINTENANCE, PioneersState
from cinderbox.games.pioneers.steps.combat import Finish
from cinderbox.games.pioneers.steps.town import Headquarters, Overflow, Settle
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.plain import law


def check(s: PioneersState) -> None:
    """Nothing is as it cannot be; BadData says what is. Fills in what follows from the fields."""
    everybody = list(range(s.seats))
    law(sorted(s.order) == everybody, "everybody is in the turn order once")
    law(sorted(s.stack) == everybody, "everybody's marker is on the score track once")
    for name, row in (("four", s.four), ("slots", s.slots)):
        law(len(set(row)) == len(row) and all(seat < s.seats for seat in row), f"{name} names players, each once")
    for seat in everybody:
        survivors(s, seat)
        town(s, seat)
        verbs.empower(s, seat)
    zones(s)
    for seat in everybody:
        settled(s, seat)
    under_way(s)


def survivors(s: PioneersState, seat: int) -> None:
    one = s.survivors[seat]
    law(one < len(s.content.survivors), "there is such a survivor")
    if one >= 0:
        law(s.survivors.count(one) == 1, "nobody else has the same survivor")
        extended = s.variant["extended"] is True
        law(extended or not s.content.survivors[one].extended, "the survivor is in this game")


def town(s: PioneersState, seat: int) -> None:
    for back in s.structures[seat]:
        law(back < s.content.project_back and s.card(back).type == STRUCTURE, "structures are in the row of structures")
    for back in s.others[seat]:
        law(back < s.content.project_back, "items and personalities are in town")
        card = s.card(back)
        law(card.stays and card.type != STRUCTURE, "items and personalities that stay are in town")
    for back in s.hands[seat] + s.packets[seat] + s.picked[seat]:
        law(back < s.content.project_back, "in a hand are market and wastes cards")
        law(s.cards.sees(seat, back), "whoever holds a card knows it")
    for back in s.claimed[seat] + s.structures[seat] + s.others[seat]:
        law(s.cards.seen(back) == ALL, "what is in town lies open")


def zones(s: PioneersState) -> None:
    c = s.content
    for back in s.market:
        law(back < c.wastes_back, "in the market are market cards")
    for back in [*s.market, *s.projects, *s.market_discard, *s.wastes_discard]:
        law(back < 0 or s.cards.seen(back) == ALL, "what lies open is known to all")
    for back in s.aside:
        law(back < c.project_back, "cards are carried out")
    sizes = [len(packet) for packet in s.packets]
    law(s.step == DRAFT or max(sizes) == 0, "packets are passed on in the draft alone")
    law(max(sizes) == min(sizes), "packets are of one size")
    law(max([len(picked) for picked in s.picked]) <= 1, "one card is picked at a time")
    law(s.step == DRAFT or s.picked == [[]] * s.seats, "cards are picked in the draft alone")
    law(-1 not in s.alarms, "three alarm tokens lie on the round track")
    extended = s.variant["extended"] is True
    wanted = [] if extended else [c.project_back + i for i in range(len(c.projects)) if c.projects[i].extended]
    for back in wanted:
        law(back in s.box, "projects that are not in this game are in the box")
    for back in s.box:
        law(s.cards.seen(back) == ALL and back < c.alarm_back, "what is in the box is known to all")
    for back in [*s.waived, *s.unpaid, *s.used]:
        owners = [seat for seat in range(s.seats) if back in s.structures[seat] or back in s.others[seat]]
        law(len(owners) == 1, "what is used, waived or unpaid is a card in a town")
    law(s.step == MAINTENANCE or s.production == [0, 0, 0], "production is there in maintenance alone")
    for back in s.drawn[0]:
        law(s.turn >= 0 and s.cards.sees(s.turn, back), "whoever has drawn cards is taking a turn and knows them")
    law(s.round <= c.rounds and (not s.last or s.round <= s.last), "the round is on the track")


def settled(s: PioneersState, seat: int) -> None:
    """Headquarters, marker, tokens and pile are as they must be, where nothing is to be settled first."""
    c = s.content
    for slot in range(2):
        count = s.research[seat * 2 + slot]
        law(count == 0 or s.need(seat, slot) > 0, "no more tokens lie on a project than it needs")
    law(s.tokens(seat) >= 0, f"everybody has {c.tokens} research tokens")
    if settling(s, seat):
        return
    law(c.headquarters[s.hq[seat]].size == s.size(seat), "headquarters are those of the size of the town")
    law(s.points[seat] == s.worth(seat), "markers stand where the points are")
    law((seat in s.four) == (s.points[seat] >= c.goal), "whoever has enough points is known")
    law(s.step == MAINTENANCE or s.excess(seat, [0, 0, 0]) <= 0, "no pile is over its limit")
    law(s.size(seat) < LARGE or s.hq[seat] >= LARGE, "a large town has chosen its headquarters")


def settling(s: PioneersState, seat: int) -> bool:
    """Whether something is under way after which this town is settled."""
    for f in s.frames:
        for at in range(f.at, f.program.length):
            if f.seat == seat and isinstance(f.program.steps[at], (Headquarters, Settle, Overflow, Finish)):
                return True
    return False


def under_way(s: PioneersState) -> None:
    """What is laid aside is so because of an effect that has not ended."""
    if s.ended is not None:
        return
    waiting: list[int] = []
    for f in s.frames:
        for at in range(f.at, f.program.length):
            if isinstance(f.program.steps[at], Finish):
                waiting.append(f.this)
    law(sorted(waiting) == sorted(s.aside), "only what is being carried out is laid aside")
    law(s.fight is None or s.fight.back in s.aside, "a fight is about a card that is laid aside")
