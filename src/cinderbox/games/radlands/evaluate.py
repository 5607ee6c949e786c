"""What a bot should value in Radlands: positions, options, and questions that are not worth thought.

A position is read once for each side: the side whose turn it is (the *mover*) and the other (the *waiter*), since
a threat that can be carried out at once weighs more than one that can still be answered. Each side's terms are
weighed and their difference is turned into a chance of winning. Only what the asking seat knows is read: its own hand,
the table, and how many cards the opponent holds.
"""

import math
from typing import Final

from cinderbox.games.radlands.state import RadlandsState
from cinderbox.games.radlands.steps.use import GIFT
from cinderbox.games.radlands.worths import Worths
from cinderbox.kernel.evaluation import Evaluation, settled

# What a side is judged by, with its weight for the mover and for the waiter.
TERMS: Final[list[tuple[str, float, float]]] = [
    ("one camp destroyed", -1.44, -1.48),
    ("two camps destroyed", -3.44, -3.56),
    ("camps damaged", -0.66, -0.68),
    ("camps unprotected", -0.16, -0.21),
    ("damaged camps unprotected", 0.0, -0.05),
    ("worth of live camps", 1.0, 1.0),
    ("worth of people", 1.0, 1.0),
    ("people damaged", 0.15, 0.17),
    ("punks", 0.22, 0.26),
    ("columns with people", 0.13, 0.05),
    ("camps that can fall", 0.1, 0.12),
    ("enough to win", 2.4, 0.05),
    ("hits on people", 0.06, 0.02),
    ("event on space 1", 1.0, 1.0),
    ("event on space 2", 0.75, 0.75),
    ("event on space 3", 0.55, 0.55),
    ("cards in hand", 0.47, 0.42),
    ("cards in hand beyond four", 0.0, 0.1),
    ("water silo in hand", 0.32, 0.31),
    ("water left", 0.2, 0.0),
]
# What makes each of them grow, as players say it: for one's own side, and against the other.
WORDS: Final[list[tuple[str, str]]] = [
    ("keeps your camps standing", "destroys a camp"),
    ("keeps your camps standing", "leaves them their last camp"),
    ("", ""),  # each camp by its name: see `camp_terms`
    ("", ""),
    ("covers a damaged camp", "bares a damaged camp"),
    ("keeps good camps", "takes a good camp from them"),
    ("brings somebody useful into play", "takes somebody useful from them"),
    ("keeps people alive", "finishes off their people"),
    ("gains a punk", "takes a punk from them"),
    ("holds another column", "empties a column of theirs"),
    ("threatens a camp", "takes a threat from your camps"),
    ("threatens to win", "stops them from winning"),
    ("threatens their people", "blunts their attack"),
    ("has an event about to strike", "holds up their event"),
    ("has an event on its way", "holds up their event"),
    ("has an event on its way", "holds up their event"),
    ("gives you cards", "costs them cards"),
    ("gives you cards", "costs them cards"),
    ("keeps Water Silo at hand", "takes Water Silo from them"),
    ("saves water", ""),
]
DAMAGED: Final = 2  # of TERMS
UNPROTECTED: Final = 3
TEMPO: Final = -0.6
FINENESS: Final = 1e9  # values are rounded, so that equal positions are equal on every machine and build


class RadlandsEvaluation(Evaluation[RadlandsState]):
    def __init__(self) -> None:
        self.worths: Worths | None = None
        self.mover = [mover for _, mover, _ in TERMS]
        self.waiter = [waiter for _, _, waiter in TERMS]

    def tables(self, s: RadlandsState) -> Worths:
        found = self.worths
        if found is None or found.content is not s.content:
            found = self.worths = Worths(s.content)
        return found

    def turn(self, s: RadlandsState) -> int:
        return s.turn

    def clock(self, s: RadlandsState) -> int:
        return s.turns

    def quiet(self, s: RadlandsState) -> bool:
        return len(s.frames) == 0 or s.frames[-1].program.name == "turn"

    def value(self, s: RadlandsState, seat: int) -> float:
        if s.ended is not None:
            return settled(s, seat)
        if s.turn < 0:
            return 0.5
        tables = self.tables(s)
        score = TEMPO
        mine = side_terms(s, s.turn, tables)
        theirs = side_terms(s, 1 - s.turn, tables)
        for i in range(len(mine)):
            score += self.mover[i] * mine[i] - self.waiter[i] * theirs[i]
        if seat != s.turn:
            score = -score
        quality = 0.0
        for back in s.hands[seat]:
            quality += tables.hand[s.cards.face[back]]
        chance = 1.0 / (1.0 + math.exp(-score - quality))
        return float(int(chance * FINENESS)) / FINENESS

    def terms(self, s: RadlandsState, seat: int) -> list[tuple[str, float]]:
        if s.ended is not None or s.turn < 0:
            return []
        tables = self.tables(s)
        found: list[tuple[str, float]] = []
        for side in (seat, 1 - seat):
            weights = self.mover if s.turn == side else self.waiter
            values = side_terms(s, side, tables)
            for i in range(len(values)):
                mine, theirs = WORDS[i]
                if side == seat and mine:
                    found.append((mine, weights[i] * values[i]))
                elif side != seat and theirs:
                    found.append((theirs, -weights[i] * values[i]))
            found += camp_terms(s, side, side == seat, weights)
        return found

    def minor(self, s: RadlandsState, seat: int) -> int | None:
        if s.lanes:
            return self.draft(s, seat)
        return None

    def prior(self, s: RadlandsState, seat: int, actions: list[int]) -> list[float]:
        tables = self.tables(s)
        chances = [math.exp(glance(s, seat, action, tables)) for action in actions]
        total = sum(chances)
        return [chance / total for chance in chances]

    def draft(self, s: RadlandsState, seat: int) -> int:
        """The best camp of those that can still be kept."""
        draft = self.tables(s).draft
        choices = s.open_to(seat)
        best = choices[0]
        for action in choices:
            if draft[s.content.camp + s.codes.target(action)] > draft[s.content.camp + s.codes.target(best)]:
                best = action
        return best


def glance(s: RadlandsState, seat: int, action: int, tables: Worths) -> float:
    """How good an action looks without being tried; ending the turn is 0."""
    c = s.codes
    verb, target = c.first(action), c.target(action)
    if verb == c.play:
        return 1.2 + 0.6 * tables.piece[target] if target < s.content.punk else 0.6 + tables.event[target]
    if verb == c.junk:
        return -0.3 if target == s.content.camp else tables.junk[target] - 0.5
    if verb == c.use or verb == c.use2 or verb == c.gift:
        return use_glance(s, target, 0 if verb == c.use else 1 if verb == c.use2 else GIFT, tables)
    if verb == c.damage or verb == c.injure or verb == c.destroy:
        return hit_glance(s, seat, target, verb == c.destroy, tables)
    if verb == c.restore:
        return 1.0 + keeping(s, target, tables)
    if verb == c.place:
        return place_glance(s, target)
    if verb == c.returning:
        return -keeping(s, target, tables)
    if verb == c.spare:
        return keeping(s, target, tables)
    if verb == c.column:
        return sum([keeping(s, place, tables) for place in range(target * 3, target * 3 + 3)])
    if verb == c.advance:
        return 1.0 if target // 3 == seat else -1.0
    if verb == c.discard:
        return -tables.hand[target]
    if verb == c.hold:
        return tables.hand[target]
    return plain_glance(s, verb)


def plain_glance(s: RadlandsState, verb: int) -> float:
    """The same for verbs whose target does not matter."""
    c = s.codes
    if verb == c.end:
        return 0.0
    if verb == c.decline:
        return -0.5
    if verb == c.draw:
        return 0.3
    if verb == c.silo:
        return 0.4 if s.water == 1 else -1.5
    return 1.0 if verb == c.drop else 0.5


def use_glance(s: RadlandsState, place: int, which: int, tables: Worths) -> float:
    piece = s.spots[place]
    if piece is None:
        return 0.0
    table = tables.use[piece.kind]
    if which >= len(table):
        return 2.0  # a lent ability: damage
    glad = table[which]
    if piece.kind > s.content.punk and piece.harm and tables.selfish[piece.kind]:
        glad -= 2.0  # it would destroy itself
    return glad


def hit_glance(s: RadlandsState, seat: int, place: int, lethal: bool, tables: Worths) -> float:
    """Hitting an enemy is as good as the card is worth keeping to them; hitting an own card as bad."""
    worth = keeping(s, place, tables)
    piece = s.spots[place]
    if piece is not None and not lethal and piece.harm == 0 and piece.kind != s.content.punk:
        worth *= 0.6
    return worth if place // 9 != seat else -worth


def keeping(s: RadlandsState, place: int, tables: Worths) -> float:
    """How much its side wants to keep what stands on a place."""
    piece = s.spots[place]
    if piece is None or piece.harm == 2:
        return 0.0
    if piece.kind > s.content.punk:
        return 3.0 + float(s.ruins(place // 9))
    if piece.kind == s.content.punk:
        return 0.9
    return (0.7 if piece.harm else 1.0) * (0.6 + tables.piece[piece.kind])


def place_glance(s: RadlandsState, place: int) -> float:
    """A newcomer does most good in front of a live camp that nobody protects, a damaged one first."""
    first = place - place % 3
    camp = s.spots[s.camp_place(place // 3)]
    if camp is None or camp.harm == 2:
        return 0.0
    if s.crowd(place // 3):
        return 0.4 + 0.2 * float(camp.harm) + (0.1 if place > first + 1 else 0.0)
    return 1.5 + float(camp.harm)


def camp_terms(s: RadlandsState, side: int, own: bool, weights: list[float]) -> list[tuple[str, float]]:
    """The camps of a side that are damaged or stand in nobody's cover, each by its name."""
    found: list[tuple[str, float]] = []
    sign = 1.0 if own else -1.0
    for place in range(side * 9, side * 9 + 9):
        piece = s.spots[place]
        if piece is None or piece.kind <= s.content.punk:
            continue
        name = s.content.cards[piece.kind].name
        if piece.harm == 1:
            found.append((f"{'mends' if own else 'damages'} {name}", sign * weights[DAMAGED]))
        if piece.harm < 2 and not s.shield(place):
            found.append((f"{'covers' if own else 'bares'} {name}", sign * weights[UNPROTECTED]))
    return found


def side_terms(s: RadlandsState, side: int, tables: Worths) -> list[float]:
    """TERMS of one side."""
    content = s.content
    punk = content.punk
    spots = s.spots
    ruins = damaged = bare = bare_damaged = punks = columns = 0
    camps = people = hurt = 0.0
    first = side * 9
    for column in range(first, first + 9, 3):
        crowd = False
        for place in (column, column + 1, column + 2):
            piece = spots[place]
            if piece is None:
                continue
            kind = piece.kind
            if kind > punk:
                if piece.harm == 2:
                    ruins += 1
                    continue
                camps += tables.piece[kind]
                damaged += piece.harm
                if not s.shield(place):
                    bare += 1
                    bare_damaged += piece.harm
            else:
                crowd = True
                if kind == punk:
                    punks += 1
                elif piece.harm:
                    hurt += 1.0
                else:
                    people += tables.piece[kind]
        if crowd:
            columns += 1
    queue = [0.0, 0.0, 0.0]
    for space in range(3):
        back = s.queue[side * 3 + space]
        if back >= 0:
            queue[space] = tables.event[s.cards.face[back]]
    cards = len(s.hands[side])
    silo = s.silo >> side & 1
    water = s.water if s.turn == side else content.water
    hits, blows = strength(s, side, water + silo, tables)
    falls, wins = prospects(s, 1 - side, hits)
    return [
        1.0 if ruins == 1 else 0.0,
        1.0 if ruins == 2 else 0.0,
        float(damaged),
        float(bare),
        float(bare_damaged),
        camps,
        people,
        hurt,
        float(punks),
        float(columns),
        falls,
        wins,
        blows,
        queue[0],
        queue[1],
        queue[2],
        float(cards),
        float(cards - 4) if cards > 4 else 0.0,
        float(silo),
        float(s.water) if s.turn == side else 0.0,
    ]


def strength(s: RadlandsState, side: int, water: int, tables: Worths) -> tuple[float, float]:
    """How much a side's abilities can do to camps and to people with so much water, the cheapest first."""
    content = s.content
    punk = content.punk
    costs: list[int] = []  # cost * 1000 + kind * 2 + which
    resting = s.turn != side
    for place in range(side * 9, side * 9 + 9):
        piece = s.spots[place]
        if piece is None or piece.harm == 2 or (piece.harm and piece.kind <= punk):
            continue
        if piece.tired and not resting:
            continue
        abilities = content.cards[piece.kind].abilities
        for which in range(len(abilities)):
            what = abilities[which]
            if what.does == "water":
                water += 1
            elif tables.camps[piece.kind][which] or tables.people[piece.kind][which]:
                cost = what.cost
                if what.less:
                    cost -= s.punks(side) if what.less == 1 else s.ruins(side)
                if what.condition.reason(s, side, piece.back) == 0:
                    costs.append((cost if cost > 0 else 0) * 1000 + piece.kind * 2 + which)
    costs.sort()
    hits = blows = 0.0
    for entry in costs:
        cost = entry // 1000
        if cost > water:
            break
        water -= cost
        kind, which = entry % 1000 // 2, entry % 2
        hits += tables.camps[kind][which]
        blows += tables.people[kind][which]
    return hits, blows


def prospects(s: RadlandsState, victim: int, hits: float) -> tuple[float, float]:
    """What so many hits do to a side's unprotected camps: how many fall, and whether that wins."""
    ones = twos = ruins = 0
    for place in range(victim * 9, victim * 9 + 9):
        piece = s.spots[place]
        if piece is None or piece.kind <= s.content.punk:
            continue
        if piece.harm == 2:
            ruins += 1
        elif not s.protected(place):
            if piece.harm:
                ones += 1
            else:
                twos += 1
    left = int(hits)
    falls = ones if ones < left else left
    left -= falls
    more = left // 2
    falls += twos if twos < more else more
    return float(falls), 1.0 if ruins + falls >= 3 else 0.0
