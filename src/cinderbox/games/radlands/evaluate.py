"""What a bot should value in Radlands: positions, options, and questions that are not worth thought.

A position is read once for each side: the side whose turn it is (the *mover*) and the other (the *waiter*), since
a threat that can be carried out at once weighs more than one that can still be answered. Each side's terms are
weighed and their difference is turned into a chance of winning. Only what the asking seat knows is read: its own hand,
the table, and how many cards the opponent holds.
"""

import math
from typing import Final

from cinderbox.games.radlands.model import Content
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.kernel.evaluation import Evaluation, settled
from cinderbox.kernel.state import State

# What a side is judged by, with its weight for the mover and for the waiter.
TERMS: Final[list[tuple[str, float, float]]] = [
    ("one camp destroyed", -1.2, -1.2),
    ("two camps destroyed", -3.2, -3.0),
    ("camps damaged", -0.55, -0.6),
    ("camps unprotected", -0.1, -0.25),
    ("damaged camps unprotected", -0.2, -0.6),
    ("worth of live camps", 0.3, 0.3),
    ("worth of people", 0.45, 0.45),
    ("worth of damaged people", 0.15, 0.15),
    ("punks", 0.3, 0.3),
    ("columns with people", 0.15, 0.25),
    ("hits on camps in reach", 0.5, 0.2),
    ("camps that can fall", 0.8, 0.2),
    ("enough to win", 4.0, 0.5),
    ("hits on people", 0.1, 0.1),
    ("event on space 1", 0.8, 0.8),
    ("event on space 2", 0.6, 0.6),
    ("event on space 3", 0.45, 0.45),
    ("cards in hand", 0.25, 0.25),
    ("cards in hand beyond four", -0.1, -0.1),
    ("water silo in hand", 0.15, 0.15),
    ("water left", 0.15, 0.0),
]
TEMPO: Final = 0.3
HAND: Final = 0.15  # how much the quality of the own hand counts

# How much better than an ordinary card of its sort a card is while it is in play.
CAMP_WORTH: Final[dict[str, float]] = {}
PERSON_WORTH: Final[dict[str, float]] = {
    "punk": 0.0, "argo_yesky": 2.2, "karli_blaze": 2.0, "vera_vosh": 1.6, "magnus_karv": 2.0, "molgur_stang": 2.4,
    "zeto_khan": 1.4, "muse": 1.5, "sniper": 1.3, "holdout": 1.3, "rabble_rouser": 1.4, "looter": 1.1,
    "pyromaniac": 1.2, "mutant": 1.1, "wounded_soldier": 1.2, "vanguard": 1.1, "assassin": 1.0,
}  # fmt: skip
# What an event is worth that is about to resolve.
EVENT_WORTH: Final[dict[str, float]] = {
    "raiders": 1.0, "bombardment": 2.5, "banish": 0.8, "famine": 0.6, "napalm": 0.9, "radiation": 0.6, "uprising": 0.9,
    "high_ground": 0.7,
}  # fmt: skip
HAND_WORTH: Final[dict[str, float]] = {}
DRAFT_WORTH: Final[dict[str, float]] = {"obelisk": -3.0}

# How hard an ability hits: camps, people.
FORCE: Final[dict[str, tuple[float, float]]] = {
    "damage": (1, 1), "looter": (1, 1), "vanguard": (1, 1), "mutant": (1, 1), "cult_leader": (1, 1), "cannon": (1, 1),
    "sniper": (1, 1), "catapult": (1, 1), "pyromaniac": (1, 0), "molgur_stang": (2, 0), "magnus_karv": (1, 2),
    "resonator": (1, 1), "damage_any_camp": (1, 0), "scud_launcher": (0.5, 0.5), "injure": (0, 1), "assassin": (0, 2),
    "gunner": (0, 1.5), "exterminator": (0, 0.7), "the_octagon": (0, 0.7),
}  # fmt: skip


class Worths:
    """The tables above by kind of card, for one pack of cards."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.piece = [0.0] * len(content.cards)
        self.event = [0.0] * len(content.cards)
        self.hand = [0.0] * len(content.cards)
        self.draft = [0.0] * len(content.cards)
        self.camps = [[force(what.does)[0] for what in card.abilities] for card in content.cards]
        self.people = [[force(what.does)[1] for what in card.abilities] for card in content.cards]
        for card in content.cards:
            if card.sort == "camp":
                self.piece[card.kind] = CAMP_WORTH.get(card.id, 0.0)
                self.draft[card.kind] = DRAFT_WORTH.get(card.id, 0.0) + 0.5 * card.draw
            elif card.sort == "person":
                self.piece[card.kind] = PERSON_WORTH.get(card.id, 1.0)
                self.hand[card.kind] = HAND_WORTH.get(card.id, 0.0)
            else:
                self.event[card.kind] = EVENT_WORTH.get(card.id, 0.5)
                self.hand[card.kind] = HAND_WORTH.get(card.id, 0.0)


def force(does: str) -> tuple[float, float]:
    return FORCE.get(does, (0.0, 0.0))


class RadlandsEvaluation(Evaluation):
    def __init__(self) -> None:
        self.worths: Worths | None = None
        self.mover = [mover for _, mover, _ in TERMS]
        self.waiter = [waiter for _, _, waiter in TERMS]

    def tables(self, s: RadlandsState) -> Worths:
        found = self.worths
        if found is None or found.content is not s.content:
            found = self.worths = Worths(s.content)
        return found

    def turn(self, s: State) -> int:
        assert isinstance(s, RadlandsState)
        return s.turn

    def clock(self, s: State) -> int:
        assert isinstance(s, RadlandsState)
        return s.turns

    def quiet(self, s: State) -> bool:
        return len(s.frames) == 1  # the turn itself and no effect in progress

    def value(self, s: State, seat: int) -> float:
        if s.ended is not None:
            return settled(s, seat)
        assert isinstance(s, RadlandsState)
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
        for token in s.hands[seat]:
            quality += tables.hand[s.cards.face[token]]
        return 1.0 / (1.0 + math.exp(-score - HAND * quality))

    def minor(self, s: State, seat: int) -> int | None:
        assert isinstance(s, RadlandsState)
        if s.lanes:
            return self.draft(s, seat)
        return None

    def draft(self, s: RadlandsState, seat: int) -> int:
        """The best camp of those that can still be kept."""
        draft = self.tables(s).draft
        options = s.open_to(seat)
        best = options[0]
        for action in options:
            if draft[action - s.codes.keep + s.content.camp] > draft[best - s.codes.keep + s.content.camp]:
                best = action
        return best


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
                    hurt += tables.piece[kind]
                else:
                    people += tables.piece[kind]
        if crowd:
            columns += 1
    queue = [0.0, 0.0, 0.0]
    for space in range(3):
        token = s.queue[side * 3 + space]
        if token >= 0:
            queue[space] = tables.event[s.cards.face[token]]
    cards = len(s.hands[side])
    silo = s.silo >> side & 1
    water = s.water if s.turn == side else content.water
    hits, blows = strength(s, side, water + silo, tables)
    reach, falls, wins = prospects(s, 1 - side, hits)
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
        reach,
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
                if what.condition.reason(s, side, piece.token) == 0:
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


def prospects(s: RadlandsState, victim: int, hits: float) -> tuple[float, float, float]:
    """What so many hits do to a side's unprotected camps: hits that land, camps that fall, whether that wins."""
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
    open_hits = float(ones + 2 * twos)
    reach = hits if hits < open_hits else open_hits
    left = int(hits)
    falls = ones if ones < left else left
    left -= falls
    more = left // 2
    falls += twos if twos < more else more
    return reach, float(falls), 1.0 if ruins + falls >= 3 else 0.0


def make() -> Evaluation:
    return RadlandsEvaluation()
