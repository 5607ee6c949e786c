"""Plans: what a player may want to do next in the own turn, each as one row of clicks.

A figure's whole move, a tile with its site, a purchase with the card that makes it cheaper: each is one row, so that
a planner looks at purposes and not at clicks. Of the many moves and sites only those that look best at a glance are
named. The first row always takes the shortest way to the end of the turn.
"""

from typing import Final

from cinderbox.games.remnants import odds
from cinderbox.games.remnants.board import SITES, SPACES
from cinderbox.games.remnants.model import BUY, MOVE, PRODUCE, RECRUIT, REFRESH, SELL
from cinderbox.games.remnants.prospects import HOST, goals, round_rate
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.effects import Discount
from cinderbox.games.remnants.worth import Worths

WINDOWS: Final = 4  # questions at most between an action and the end of the turn
MOVES: Final = 7  # moves that are looked at, of all figures
SITINGS: Final = 5  # places for new developments
TO_COME: Final = [1.0, 0.65, 0.45]  # of what a site promises, by the spaces on which no own figure stands yet
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
    if s.choices and c.word(s.choices[-1]) == "name":
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
            found.append([c.enter if start < 0 else c.move + start, c.to + space])
        return [*found, *cards]
    if word == "build":
        return [leave(s), *buildings(s, seat, worths), *cards]
    if word in ("buy", "renown"):
        return [*([leave(s)] if s.choices[0] == c.done else []), *purchases(s, seat), *cards]
    return [leave(s), *cards]


def leave(s: RemnantsState) -> list[int]:
    """Straight to the end of the turn: out of the action, of the windows around a battle, of the turn."""
    return [s.codes.done] * WINDOWS


def useful(s: RemnantsState, seat: int, kind: int) -> bool:
    """Price reductions and what helps an action are played in rows of their own."""
    return s.content.cards[kind].id not in HELPERS


# cards that are played for one action: a price reduction, a longer move, a second tile
HELPERS: Final = [
    "blue_worker", "blue_sempento_roden", "gm_fence", "gm_architect", "blue_black_ledger", "blue_blueprints",
    "blue_foreman", "red_garius_regallas", "red_pack_runner", "yellow_ret", "gm_dealer",
]  # fmt: skip


def held(s: RemnantsState, seat: int, ids: list[str]) -> list[int]:
    """The codes that play these cards, as far as they are open."""
    c = s.codes
    return [action for action in s.choices if c.word(action) == "play" and s.content.cards[c.target(action)].id in ids]


def actions(s: RemnantsState, seat: int, cards: list[list[int]], worths: Worths) -> list[list[int]]:
    c = s.codes
    found: list[list[int]] = [[c.action + MOVE, *leave(s)]]
    for start, space in journeys(s, seat, worths)[:4]:
        found.append([c.action + MOVE, c.enter if start < 0 else c.move + start, c.to + space])
    runners = held(s, seat, ["red_garius_regallas"]) + held(s, seat, ["red_pack_runner"])[:1]
    for action in runners:
        found.append([action, c.action + MOVE])
    if c.action + PRODUCE in s.choices:
        found.append([c.action + PRODUCE])
        for row in buildings(s, seat, worths):
            found.append([c.action + PRODUCE, *row])
        for action in held(s, seat, ["blue_foreman", "blue_blueprints"]):
            found.append([action, c.action + PRODUCE])
    cheaper(s, seat, found, worths)
    if c.action + RECRUIT in s.choices:
        found.append([c.action + RECRUIT])
        for action in held(s, seat, ["yellow_ret"]):
            found.append([action, c.action + RECRUIT])
    if c.action + BUY in s.choices:
        for row in purchases(s, seat):
            found.append([c.action + BUY, *row])
    if c.action + SELL in s.choices:
        found.append([c.action + SELL])
        for action in held(s, seat, ["gm_dealer"]):
            found.append([action, c.action + SELL])
    if c.action + REFRESH in s.choices and len(s.hands[seat]) < s.influence(seat):
        found.append([c.action + REFRESH])
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


# -- building and buying -----------------------------------------------------------------------------------------


def buildings(s: RemnantsState, seat: int, worths: Worths) -> list[list[int]]:
    """The best sites of what can be paid."""
    c = s.codes
    helpers = nearby(s, seat, worths)
    scored: list[tuple[float, int, int]] = []
    for kind in s.kinds:
        price = s.build_price(seat, kind)
        if price <= s.arcs[seat] and s.left(kind):
            for worth, site in sitings(s, seat, kind, helpers, worths):
                scored.append((0.25 * price - worth, kind, site))
    scored.sort()
    return [[c.build + kind, c.site + site] for _, kind, site in scored[:SITINGS]]


def nearby(s: RemnantsState, seat: int, worths: Worths) -> list[int]:
    """For each space how many figures that earn nothing could be there with one Move."""
    first = seat * SPACES
    covered = s.covered()
    found = [0] * SPACES
    far = worths.far[s.side]
    for start in s.board.usable:
        idle = s.figures[first + start]
        if idle and (s.board.awards[start] or covered >> start & 1):
            idle -= 1
        if idle:
            for space in s.board.usable:
                if far[start][space] <= s.content.numbers.steps:
                    found[space] += idle
    if s.pool[seat]:
        for space in s.board.usable:
            if far[s.entries[seat]][space] < s.content.numbers.steps:
                found[space] += s.pool[seat]
    return found


def sitings(s: RemnantsState, seat: int, kind: int, helpers: list[int], worths: Worths) -> list[tuple[float, int]]:
    """Sites for a kind with what they promise a round: under own figures, or where idle ones can come at once."""
    one = s.content.developments[kind]
    first = seat * SPACES
    covered = s.covered()
    enemies = s.enemies(seat)
    watched = worths.watched[s.side]
    found: list[tuple[float, int]] = []
    for site in one.sites[s.side]:
        if SITES[site].mask & (covered | enemies):
            continue
        missing, trouble, ready = 0, 0.0, True
        for space in SITES[site].spaces:
            trouble += watched[space]
            if not s.figures[first + space]:
                missing += 1
                ready = ready and helpers[space] >= missing
        if ready and missing < len(TO_COME):
            worth = (one.renown + 0.6 * one.sale + 0.4) * TO_COME[missing]
            found.append((worth - 0.02 * len(SITES[site].spaces) - 0.1 * trouble, site))
    return found


def purchases(s: RemnantsState, seat: int) -> list[list[int]]:
    """Cards of the black market that can be paid, and as much renown as can be."""
    c = s.codes
    found: list[list[int]] = []
    price = s.content.numbers.renown_price
    most = s.influence(seat) - s.renown_bought
    most = s.arcs[seat] // price if s.arcs[seat] // price < most else most
    most = s.renown_pool if s.renown_pool < most else most
    renown = [c.renown + most] if most > 0 else []
    if not s.bought:
        for kind in s.faces(s.market):
            cost = s.goods_price(kind)
            if cost <= s.arcs[seat]:
                found.append([c.buy + kind - s.content.goods])
                after = (s.arcs[seat] - cost) // price
                after = after if after < most else most
                if after > 0:
                    found.append([c.buy + kind - s.content.goods, c.renown + after])
    if renown:
        found.append(renown)
        if most > 1:
            found.append([c.renown + 1])
    return found


def cheaper(s: RemnantsState, seat: int, found: list[list[int]], worths: Worths) -> None:
    """Rows that begin with a card that lowers a price, and end with the purchase it names."""
    c = s.codes
    first = len(s.content.cards) - s.content.goods
    for ids, less, tiles, goods in REDUCTIONS:
        for action in held(s, seat, [ids])[:1]:
            if tiles:
                kind, site = best_tile(s, seat, less, worths)
                if kind >= 0:
                    found.append([action, c.name + first + kind, c.action + PRODUCE, c.build + kind, c.site + site])
            if goods:
                target = dearest_goods(s, seat, less)
                if target >= 0:
                    found.append([action, c.name + target, c.action + BUY, c.buy + target])


def best_tile(s: RemnantsState, seat: int, less: int, worths: Worths) -> tuple[int, int]:
    """What is best built, and where, if it costs so much less; -1 if there is nothing that can be paid."""
    helpers = nearby(s, seat, worths)
    best, most, where = -1, 0.0, -1
    for kind in s.kinds:
        price = max(0, s.build_price(seat, kind) - less)
        if price <= s.arcs[seat] and s.left(kind):
            for worth, site in sitings(s, seat, kind, helpers, worths):
                if worth - 0.25 * price > most:
                    best, most, where = kind, worth - 0.25 * price, site
    return best, where


def dearest_goods(s: RemnantsState, seat: int, less: int) -> int:
    """The dearest card of the black market that can be paid if it costs so much less, as it is named; -1: none."""
    dearest, price = -1, -1
    for kind in s.faces(s.market):
        cost = s.goods_price(kind)
        if max(0, cost - less) <= s.arcs[seat] and cost > price:
            dearest, price = kind - s.content.goods, cost
    return dearest


def bargains(s: RemnantsState, seat: int, worths: Worths) -> list[list[int]]:
    """Something is to be named that will cost less: what is bought then, at once; if nothing can be, whatever it is."""
    c = s.codes
    f = s.frames[-1]
    step = f.program.steps[f.at]
    less = step.amount if isinstance(step, Discount) else 0
    first = len(s.content.cards) - s.content.goods
    found: list[list[int]] = []
    kind, site = best_tile(s, seat, less, worths)
    if kind >= 0:
        found.append([c.name + first + kind, c.action + PRODUCE, c.build + kind, c.site + site])
    target = dearest_goods(s, seat, less)
    if target >= 0:
        found.append([c.name + target, c.action + BUY, c.buy + target])
    return [row for row in found if row[0] in s.choices] or [[s.choices[0]]]


# cards that lower a price: by how many thousands, of a development, of a card of the black market
REDUCTIONS: Final[list[tuple[str, int, bool, bool]]] = [
    ("blue_worker", 1, True, True),
    ("blue_sempento_roden", 2, True, True),
    ("gm_architect", 2, True, False),
    ("gm_fence", 2, False, True),
    ("blue_black_ledger", 1, False, True),
]
