"""Rules of thumb: answers to the questions of Resurgence that are not worth thought, and how actions look at a glance.

Reads only what the asked seat knows.
"""

from typing import Final

from cinderbox.games.resurgence.model import LABORER, RANGER, ROUNDS, TOKENS
from cinderbox.games.resurgence.scoring import totals
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.worth import EARLY, QUALITY, Worths, holding

# points more than the others had who were dealt these by lot (docs/balance/resurgence.md)
BEGINNINGS: Final = {
    "librarian": 3.6, "surgeon": 1.4, "olympian": 0.6, "mystic": -0.4, "traffic_cop": -1.2, "cosmonaut": -3.8,
    "signal_from_the_tower": 1.9, "soup_on_the_square": 1.8, "carry_out_the_archive": 0.3,
    "strip_the_tram_depot": -1.0, "reopen_the_ferry": -1.1, "scare_off_the_looters": -1.8,
}  # fmt: skip
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
    options, c = list(s.open_to(seat)), s.codes
    first, last = options[0], options[-1]
    if first == c.take_all:
        return first
    verb = c.word(last)
    if verb == "hero" or (verb == "plan" and s.round == 0):
        return beginning(s, options)
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


def beginning(s: ResurgenceState, options: list[int]) -> int:
    """A Starter Mission and a Hero whom we know to be useful."""
    best, most = options[0], -99.0
    for action in options:
        worth = BEGINNINGS.get(s.codes.text(action).partition(":")[2], 0.0)
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
