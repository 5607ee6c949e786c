"""Plans: what a player may want to do next in the own turn, each as one row of clicks.

A figure's whole move, a tile with its site, a purchase with the card that makes it cheaper: each is one row, so that
a planner looks at purposes and not at clicks. Of the many moves and sites only those that look best at a glance are
named. The first row always takes the shortest way to the end of the turn.
"""

from itertools import combinations
from typing import Final

from cinderbox.games.remnants import odds
from cinderbox.games.remnants.board import SPACES
from cinderbox.games.remnants.model import BUY, MOVE, PRODUCE, RECRUIT, REFRESH, SELL
from cinderbox.games.remnants.prospects import HOST, goals, round_rate
from cinderbox.games.remnants.purchases import bargains, buildings, cheaper, held, purchases
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.effects import GainArcs
from cinderbox.games.remnants.worth import Worths

WINDOWS: Final = 4  # questions at most between an action and the end of the turn
MOVES: Final = 7  # moves that are looked at, of all figures
BOLD: Final = 0.58  # the chance from which on an attack is thought of
SPOIL: Final = 1.3  # renown that a won battle is worth besides the space
PULL: Final = 0.45  # of a goal that is one Move away
OPEN: Final = ["action", "move", "enter", "build", "buy", "renown"]  # verbs of questions where plans begin


def open_question(s: RemnantsState) -> bool:
    """Whether the player whose turn it is may do one thing or another, with nothing half done."""
    if s.asked != s.turn or s.turn < 0 or s.battle is not None or s.auction is not None or s.aside:
        return False
    c = s.codes
    word = c.word(s.choices[-1])
    return word in OPEN or (word == "play" and s.choices[0] == c.done)


def rows(s: RemnantsState, seat: int, worths: Worths) -> list[list[int]]:
    """All that is worth a look now; none in the middle of something."""
    c = s.codes
    if len(s.choices) > 0 and c.word(s.choices[-1]) == "name":
        return bargains(s, seat, worths)
    if not open_question(s):
        return []
    word = c.word(s.choices[-1])
    cards = [[action] for action in s.choices if c.word(action) == "play" and useful(s, seat, c.target(action))]
    if word == "action":
        return actions(s, seat, cards, worths)
    if word in ("move", "enter"):
        found = [leave(s)]
        for start, space in journeys(s, seat, worths):
            found.append(walk(s, start, space))
        return [*found, *reaches(s, seat, worths), *cards]
    if word == "build":
        return [leave(s), *buildings(s, seat, worths), *cards]
    if word in ("buy", "renown"):
        return [*([leave(s)] if s.choices[0] == c.done else []), *purchases(s, seat), *cards]
    return [leave(s), *reaches(s, seat, worths), *cards]


def subject(s: RemnantsState, seat: int, actions: list[int]) -> int:
    """What a plan is about: the action that it takes, and whether it goes where enemies are."""
    c = s.codes
    enemies = s.enemies(seat)
    taken, attack = -1, 0
    for action in actions:
        word = c.word(action)
        if word == "action":
            taken = c.target(action)
        elif word == "to" and enemies >> c.target(action) & 1:
            attack = 1
    return 2 * taken + attack


def leave(s: RemnantsState) -> list[int]:
    """Straight to the end of the turn: out of the action, of the windows around a battle, of the turn."""
    return [s.codes.done] * WINDOWS


def useful(s: RemnantsState, seat: int, kind: int) -> bool:
    """Price reductions and what helps an action are played in rows of their own, unless they bring money besides."""
    card = s.content.cards[kind]
    if card.id in HELPERS and card.program is not None:
        return any(isinstance(step, GainArcs) for step in card.program.steps)
    return True


# cards that are played for one action: a price reduction, a longer move, a second tile
HELPERS: Final = [
    "blue_worker", "blue_sempento_roden", "gm_fence", "gm_architect", "blue_black_ledger", "blue_blueprints",
    "blue_foreman", "red_garius_regallas", "red_pack_runner", "yellow_ret", "gm_dealer",
]  # fmt: skip

RUNNERS: Final = ["red_garius_regallas", "red_pack_runner"]


def actions(s: RemnantsState, seat: int, cards: list[list[int]], worths: Worths) -> list[list[int]]:
    c = s.codes
    kinds = (MOVE, PRODUCE, RECRUIT, BUY, SELL, REFRESH)
    move, produce, recruit, buy, sell, refresh = [c.aimed(c.action, kind) for kind in kinds]
    found: list[list[int]] = [[move, *leave(s)]]
    for start, space in journeys(s, seat, worths)[:4]:
        found.append([move, *walk(s, start, space)])
    for card, *way in reaches(s, seat, worths):
        found.append([card, move, *way])
    if produce in s.choices:
        found.append([produce])
        tiles = buildings(s, seat, worths)
        for row in tiles:
            found.append([produce, *row])
        for action in held(s, seat, ["blue_foreman"]):
            found.append([action, produce])
        for action in held(s, seat, ["blue_blueprints"]):
            for one, other in combinations(tiles, 2):
                if s.build_price(seat, c.target(one[0])) + s.build_price(seat, c.target(other[0])) <= s.arcs[seat]:
                    found.append([action, produce, *one, *other])
    cheaper(s, seat, found, worths)
    if recruit in s.choices:
        found.append([recruit])
        for action in held(s, seat, ["yellow_ret"]):
            found.append([action, recruit])
    if buy in s.choices:
        for row in purchases(s, seat):
            found.append([buy, *row])
    if sell in s.choices:
        found.append([sell])
        for action in held(s, seat, ["gm_dealer"]):
            found.append([action, sell])
    if refresh in s.choices and len(s.hands[seat]) - len(cards) < s.influence(seat):
        found.append([refresh])
        found.append([*[row[0] for row in cards], refresh])  # what is played is not thrown away
    return [*found, *cards]


# -- moving ------------------------------------------------------------------------------------------------------


def journeys(s: RemnantsState, seat: int, worths: Worths) -> list[tuple[int, int]]:
    """The most promising moves: from where (-1: the pool) and to where."""
    left, _ = round_rate(s, seat)
    first = seat * SPACES
    wanted = goals(s, seat)
    far = worths.far[s.side]
    covered = s.covered()
    pull = field(s, wanted, far)
    at: list[float] = []
    for space in range(SPACES):
        host = 0.0 if covered >> space & 1 else HOST[s.board.level[space]] if s.board.level[space] < 3 else 0.0
        at.append(wanted[space] + PULL * pull[space] + host - 0.06 * worths.watched[s.side][space])
    starts = [space for space in range(SPACES) if s.figures[first + space] and s.rested(space) > 0]
    if s.pool[seat]:
        starts.append(-1)
    scored: list[tuple[float, int, int]] = []
    attacks = [True] * SPACES
    enemies = s.enemies(seat)
    for start in starts:
        here = 0.0
        if start >= 0:
            here = PULL * pull[start] + (0.0 if covered >> start & 1 else HOST[s.board.level[start]])
            if s.figures[first + start] == 1:
                here += kept(s, seat, start)
        for space in s.within(seat, start):
            gain = at[space] - here
            if enemies >> space & 1:
                if not attacks[space]:
                    continue
                fight = battle_worth(s, seat, space, start, left, wanted[space], worths)
                if fight <= 0:
                    attacks[space] = False
                    continue
                gain = fight - (kept(s, seat, start) if start >= 0 and s.figures[first + start] == 1 else 0.0)
            elif s.figures[first + space]:
                gain = 0.1 - here
            if gain > 0.02:
                scored.append((-gain, start, space))
    scored.sort()
    found: list[tuple[int, int]] = []
    goals_taken: list[int] = []
    for _, start, space in scored:
        if goals_taken.count(space) < 2 and len(found) < MOVES:
            found.append((start, space))
            goals_taken.append(space)
    return found


def walk(s: RemnantsState, start: int, space: int) -> list[int]:
    """A figure goes from a space, or from the pool (-1), to another."""
    c = s.codes
    return [c.enter if start < 0 else c.aimed(c.move, start), c.aimed(c.to, space)]


def reaches(s: RemnantsState, seat: int, worths: Worths) -> list[list[int]]:
    """Moves that only a card makes possible: of a figure too far away, or of one more than may move."""
    found: list[list[int]] = []
    for action in held(s, seat, RUNNERS):
        after = s.clone()
        after.choose(seat, action)
        spent = s.moves >= s.most_moves(seat)
        for start, space in journeys(after, seat, worths):
            if spent or space not in s.within(seat, start):
                found.append([action, *walk(s, start, space)])
    return found


def field(s: RemnantsState, wanted: list[float], far: list[list[int]]) -> list[float]:
    """How strongly goals pull at a figure on each space that is not there yet."""
    strong = [space for space in range(SPACES) if wanted[space] > 0.3]
    found = [0.0] * SPACES
    for space in range(SPACES):
        best = 0.0
        for goal in strong:
            if goal != space:
                one = wanted[goal] * (1.0 - 0.14 * far[space][goal])
                best = one if one > best else best
        found[space] = best
    return found


def kept(s: RemnantsState, seat: int, space: int) -> float:
    """What the last figure on a space earns a round there."""
    found = float(s.board.awards[space])
    number = s.tile_on(space)
    if number >= 0:
        one = s.content.developments[s.tiles[number].kind]
        found += (one.renown + 0.5) if s.controls(seat, s.tiles[number]) else 0.4 * one.renown
    return found


def battle_worth(
    s: RemnantsState, seat: int, space: int, start: int, left: float, wanted: float, worths: Worths
) -> float:
    """What it is worth to go where enemies are, a round; 0: nothing."""
    other = s.other_at(seat, space)
    near = start >= 0 and space in s.board.near[start]
    more = 0 if near else 1
    if other >= 0:
        win = odds.against(s, seat, other, space, more, worths)
        if win < BOLD:
            return 0.0
        theirs = kept(s, other, space)
        gain = win * (theirs + wanted + SPOIL / left) - (1.0 - win) * 2.0 / left
        return gain / (1.0 if s.at(other, space) == 1 else 1.6)
    win = odds.beat_tokens(s, seat, space, more, worths)
    bribes = 0
    for kind in s.tokens_at(space):
        bribes += s.content.tokens[kind].bribe
    if win < BOLD and bribes > s.arcs[seat]:
        return 0.0
    cost = (1.0 - win) * 2.0 if win >= BOLD else 0.4 * bribes
    return wanted + (0.6 * win - cost) / left
