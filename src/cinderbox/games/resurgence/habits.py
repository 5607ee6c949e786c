"""Rules of thumb: answers to the questions of Resurgence that are not worth thought, and how actions look at a glance.

Reads only what the asked seat knows.
"""

from typing import Final

from cinderbox.games.resurgence.model import LABORER, RANGER, ROUNDS, TOKENS
from cinderbox.games.resurgence.scoring import totals
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.worth import EARLY, QUALITY, Worths, holding

# by who won with whom (docs/balance/resurgence.md)
HEROES: Final = {"librarian": 1.0, "surgeon": 0.9, "traffic_cop": 0.7, "olympian": 0.6, "cosmonaut": 0.5, "mystic": 0.4}
JOINING: Final = 0.9  # of the quality of a token that starts in the bag
WANTED: Final = 0.4  # more for an item that a planned Mission asks for
GLANCES: Final = {
    "complete": 6.0,
    "effect": 4.0,
    "activate": 3.0,
    "event": 3.0,
    "send": 2.0,
    "place": 2.0,
    "place_as": 1.5,
    "stalker": 2.0,
    "rise": 5.0,
    "rest": 0.4,
    "end": 0.5,
    "decline": 0.3,
}


def glance(s: ResurgenceState, action: int) -> float:
    """How good an action looks by its verb alone."""
    return GLANCES.get(s.codes.word(action), 1.0)


def answer(s: ResurgenceState, seat: int, tables: Worths, left: float) -> int | None:
    """The answer to a question that is not worth thought, or None."""
    options, c = s.open_to(seat), s.codes
    first, last = options[0], options[-1]
    if first == c.take_all:
        return first
    verb = c.word(last)
    if verb == "hero" or (verb == "plan" and s.round == 0):
        return beginning(s, options, tables)
    if verb == "keep" or verb == "discard":
        return salvage(s, options, tables, verb == "keep")
    if verb == "recruit" and s.round == 0:
        return last  # a Scholar, who plans Missions
    if verb == "pay":
        return cheapest(s, seat, options, left)
    if verb == "waive":
        return last if len(options) < 2 or s.has(seat, 3) > s.has(seat, 4) else options[-2]
    if verb == "retire":
        return retiree(s, options)
    if verb == "rise" and s.round == ROUNDS:
        return last if rising(s, seat, last) > rising(s, seat, first) else first
    if verb == "expose":
        return last  # the highest room
    if verb == "arrange":
        return first
    return None


def beginning(s: ResurgenceState, options: list[int], tables: Worths) -> int:
    """A Starter Mission for what it brings in the whole game, and a Hero whom we know to be useful."""
    best, most = options[0], -1.0
    for action in options:
        word = s.codes.text(action).partition(":")[2]
        worth = HEROES.get(word, 0.6)
        if s.codes.word(action) == "plan":
            mission = s.content.missions[s.codes.target(action)]
            worth = 2.0 + tables.mission(mission, 5.0)
        if worth > most:
            best, most = action, worth
    return best


def salvage(s: ResurgenceState, options: list[int], tables: Worths, keep: bool) -> int:
    """What is worth most: Specialists by what they do, who plan Missions above all."""
    best, most = options[0], -99.0
    for action in options:
        card = s.content.salvage[s.codes.target(action)]
        worth = tables.bundle(card.bundle)
        for token in range(RANGER, LABORER):
            worth += JOINING * QUALITY[token] * card.tokens[token]
        if not keep:
            worth = -worth
        if worth > most:
            best, most = action, worth
    return best


def cheapest(s: ResurgenceState, seat: int, options: list[int], left: float) -> int:
    """The item that is missed least."""
    following = s.next_level(seat)
    wanted = s.content.levels[following - 1].requires[3] if following else 0
    best, most = options[0], -99.0
    first = seat * 5
    for action in options:
        item = s.codes.target(action)
        after = s.items[first : first + 5]
        after[item] -= 1
        worth = holding(s.content, after, 0, wanted, left)
        for back in s.planned[seat]:
            mission = s.mission(back)
            if mission.cost[item] > after[item]:
                worth -= WANTED * EARLY[item]
                if s.affords(seat, mission.cost):
                    worth -= 0.5 * mission.vp
        if worth > most:
            best, most = action, worth
    return best


def rising(s: ResurgenceState, seat: int, action: int) -> int:
    """The final score after an answer about the last level: points are taken even if the game is won without them."""
    after = s.clone()
    after.choose(seat, action)
    return totals(after)[seat]


def retiree(s: ResurgenceState, options: list[int]) -> int:
    """A Laborer, from the bag if there is one; nobody better."""
    for action in options:
        if s.codes.word(action) == "retire" and s.codes.target(action) % len(TOKENS) == LABORER:
            return action
    return options[0]
