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
    ("hits on camps in reach", 0.0, 0.0),
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
TEMPO: Final = -0.6
FINENESS: Final = 1e9  # values are rounded, so that equal positions are equal on every machine and build

# How much better than an ordinary card of its sort a card is while it is in play.
CAMP_WORTH: Final[dict[str, float]] = {
    "adrenaline_lab": 0.09, "arcade": 0.3, "atomic_garden": 0.2, "blood_bank": -0.11, "bonfire": 0.21, "cache": -0.31,
    "cannon": -0.42, "catapult": 0.01, "command_post": 0.07, "construction_yard": -0.02, "garage": 0.69,
    "juggernaut": 0.15, "labor_camp": 0.21, "mercenary_camp": 1.12, "mulcher": 0.17, "nest_of_spies": 0.16,
    "oasis": 0.62, "outpost": 0.19, "parachute_base": -0.22, "pillbox": 0.12, "railgun": -0.05, "reactor": -0.12,
    "resonator": -0.16, "scavenger_camp": 0.51, "scud_launcher": 1.05, "supply_depot": 0.02, "the_octagon": 0.11,
    "training_camp": 0.16, "transplant_lab": -0.09, "victory_totem": 0.03, "warehouse": -0.03, "watchtower": 0.61,
}  # fmt: skip
PERSON_WORTH: Final[dict[str, float]] = {
    "argo_yesky": 1.28, "assassin": 0.79, "cult_leader": 0.62, "doomsayer": 0.68, "exterminator": 0.51, "gunner": 1.04,
    "holdout": 0.88, "karli_blaze": 1.31, "looter": 0.88, "magnus_karv": 1.02, "mimic": 0.9, "molgur_stang": 1.2,
    "muse": 0.71, "mutant": 1.07, "pyromaniac": 0.74, "rabble_rouser": 0.69, "repair_bot": 0.43, "rescue_team": 0.64,
    "scientist": 0.94, "scout": 0.64, "sniper": 0.76, "vanguard": 0.4, "vera_vosh": 0.8, "vigilante": 0.76,
    "wounded_soldier": 0.83, "zeto_khan": 0.4, "punk": 0.0,
}  # fmt: skip
# What an event is worth that is about to resolve.
EVENT_WORTH: Final[dict[str, float]] = {
    "banish": 0.73, "bombardment": 1.1, "famine": 0.55, "high_ground": 0.17, "napalm": 0.45, "uprising": 0.98,
    "raiders": 0.77,
}  # fmt: skip
# How much better than the average card a card is while it is in hand, and a camp when camps are dealt.
HAND_WORTH: Final[dict[str, float]] = {
    "argo_yesky": 0.14, "assassin": 0.12, "cult_leader": -0.05, "doomsayer": 0.1, "exterminator": -0.06,
    "gunner": 0.35, "holdout": 0.1, "looter": 0.04, "magnus_karv": -0.18, "mimic": -0.03, "molgur_stang": -0.18,
    "muse": 0.1, "mutant": 0.1, "pyromaniac": 0.07, "rabble_rouser": 0.06, "repair_bot": 0.1, "rescue_team": 0.05,
    "scientist": 0.08, "scout": -0.06, "sniper": 0.01, "vanguard": 0.2, "vera_vosh": -0.11, "vigilante": 0.06,
    "wounded_soldier": 0.07, "zeto_khan": -0.18, "banish": -0.06, "bombardment": 0.01, "famine": -0.08,
    "high_ground": -0.27, "interrogate": -0.27, "napalm": -0.05, "radiation": 0.01, "strafe": 0.07, "truce": -0.17,
    "uprising": -0.02,
}  # fmt: skip
DRAFT_WORTH: Final[dict[str, float]] = {
    "adrenaline_lab": -0.06, "arcade": 0.46, "atomic_garden": 0.12, "blood_bank": -0.19, "bonfire": 0.07,
    "cache": -0.19, "cannon": -0.57, "catapult": -0.68, "command_post": 0.22, "construction_yard": 0.3, "garage": 0.2,
    "juggernaut": -0.51, "labor_camp": -0.05, "mercenary_camp": 0.71, "mulcher": -0.34, "nest_of_spies": 0.3,
    "oasis": 0.6, "obelisk": -0.29, "omen_clock": -0.13, "outpost": 0.04, "parachute_base": -0.39, "pillbox": -0.2,
    "railgun": -0.57, "resonator": -0.27, "scavenger_camp": 0.33, "scud_launcher": 0.64, "supply_depot": 0.37,
    "the_octagon": -0.34, "training_camp": 0.14, "transplant_lab": 0.31, "victory_totem": 0.06, "warehouse": -0.1,
    "watchtower": 0.02,
}  # fmt: skip

# How hard an ability hits: camps, people.
FORCE: Final[dict[str, tuple[float, float]]] = {
    "damage": (1, 1), "looter": (1, 1), "vanguard": (1, 1), "mutant": (1, 1), "cult_leader": (1, 1), "cannon": (1, 1),
    "sniper": (1, 1), "catapult": (1, 1), "pyromaniac": (1, 0), "molgur_stang": (2, 0), "magnus_karv": (1, 2),
    "resonator": (1, 1), "damage_any_camp": (1, 0), "scud_launcher": (0.5, 0.5), "injure": (0, 1), "assassin": (0, 2),
    "gunner": (0, 1.5), "exterminator": (0, 0.7), "the_octagon": (0, 0.7),
}  # fmt: skip

# How gladly an ability is used, at a glance: above 0 rather than ending the turn.
USE_GLADLY: Final[dict[str, float]] = {
    "damage": 2.0, "looter": 2.2, "vanguard": 1.5, "mutant": 2.0, "sniper": 2.0, "pyromaniac": 2.5, "molgur_stang": 5.0,
    "magnus_karv": 2.5, "resonator": 2.5, "damage_any_camp": 2.5, "scud_launcher": 1.5, "injure": 1.5, "assassin": 1.8,
    "gunner": 1.8, "exterminator": 2.0, "raid": 1.5, "restore": 1.5, "punk": 1.4, "water": 4.0, "juggernaut": 2.0,
    "omen_clock": 0.8, "supply_depot": 0.8, "training_camp": 0.6, "atomic_garden": 1.2, "mercenary_camp": 1.5,
    "zeto_khan": 0.8, "scientist": 0.8, "raid_and_punk": 2.0, "cannon": 0.5, "catapult": 0.7, "construction_yard": 1.0,
    "mimic": 1.5, "adrenaline_lab": 0.8, "bonfire": -0.3, "cache": -0.6, "cult_leader": 0.4, "the_octagon": -0.2,
    "labor_camp": -0.8, "blood_bank": -1.2, "mulcher": -1.0, "reactor": -1.5, "warehouse": -1.0, "rescue_team": -1.5,
    "trade_in": -0.3, "move_person": -0.5,
}  # fmt: skip
SELF_HARM: Final = ("cannon", "cache", "bonfire", "warehouse")
JUNK_GLADLY: Final[dict[str, float]] = {
    "injure": 0.2, "raid": 0.2, "restore": 0.2, "punk": 0.3, "draw": 0.0, "water": -0.4,
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
        self.junk = [JUNK_GLADLY.get(card.junk_name, 0.0) for card in content.cards]
        self.selfish = [len([what for what in card.abilities if what.does in SELF_HARM]) > 0 for card in content.cards]
        self.use = [[USE_GLADLY.get(what.does, 0.3) for what in card.abilities] for card in content.cards]
        self.people = [[force(what.does)[1] for what in card.abilities] for card in content.cards]
        for card in content.cards:
            if card.sort == "camp":
                self.piece[card.kind] = CAMP_WORTH.get(card.id, 0.0)
                self.draft[card.kind] = DRAFT_WORTH.get(card.id, 0.0)
            elif card.sort == "person":
                self.piece[card.kind] = PERSON_WORTH.get(card.id, 0.75)
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
        return not s.frames or s.frames[-1].program.name == "turn"

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
        chance = 1.0 / (1.0 + math.exp(-score - quality))
        return float(int(chance * FINENESS)) / FINENESS

    def minor(self, s: State, seat: int) -> int | None:
        assert isinstance(s, RadlandsState)
        if s.lanes:
            return self.draft(s, seat)
        return None

    def prior(self, s: State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(s, RadlandsState)
        tables = self.tables(s)
        chances = [math.exp(glance(s, seat, action, tables)) for action in actions]
        total = sum(chances)
        return [chance / total for chance in chances]

    def draft(self, s: RadlandsState, seat: int) -> int:
        """The best camp of those that can still be kept."""
        draft = self.tables(s).draft
        options = s.open_to(seat)
        best = options[0]
        for action in options:
            if draft[action - s.codes.keep + s.content.camp] > draft[best - s.codes.keep + s.content.camp]:
                best = action
        return best


def glance(s: RadlandsState, seat: int, action: int, tables: Worths) -> float:
    """How good an action looks without being tried; ending the turn is 0."""
    c = s.codes
    if action < c.use:
        return hand_glance(s, seat, action, tables)
    if action < c.gift + 18:
        return use_glance(s, (action - c.use) % 18, (action - c.use) // 18, tables)
    if action < c.restore:
        return hit_glance(s, seat, (action - c.damage) % 18, action >= c.destroy, tables)
    if action < c.restore + 18:
        return 1.0 + keeping(s, action - c.restore, tables)
    if action < c.place + 18:
        return place_glance(s, action - c.place)
    if action < c.back + 18:
        return -keeping(s, action - c.back, tables)
    if action < c.spare + 18:
        return keeping(s, action - c.spare, tables)
    if c.column <= action < c.column + 6:
        first = (action - c.column) * 3
        return sum([keeping(s, place, tables) for place in range(first, first + 3)])
    if c.advance <= action < c.advance + 6:
        return 1.0 if (action - c.advance) // 3 == seat else -1.0
    if c.discard <= action < c.hold:
        return -tables.hand[action - c.discard]
    if c.hold <= action < c.pick:
        return tables.hand[action - c.hold]
    return 0.5


def hand_glance(s: RadlandsState, seat: int, action: int, tables: Worths) -> float:
    c = s.codes
    if action == c.end:
        return 0.0
    if action == c.decline:
        return -0.5
    if action == c.draw:
        return 0.3
    if action == c.silo:
        return 0.4 if s.water == 1 else -1.5
    if action < c.junk:
        kind = action - c.play
        if kind < s.content.punk:
            return 1.2 + 0.6 * tables.piece[kind]
        return 0.6 + tables.event[kind]
    if action == c.silo_junk:
        return -0.3
    if action < c.drop:
        return tables.junk[action - c.junk] - 0.5
    return 1.0


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
        ruins = s.ruins(place // 9)
        return 3.0 + ruins
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
        return 0.4 + 0.2 * camp.harm + (0.1 if place > first + 1 else 0.0)
    return 1.5 + camp.harm


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
