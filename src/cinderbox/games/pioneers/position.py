"""Positions written by hand: a short text in the ledger's words, laid out on a table and checked.

    round: 2                           2 without this line
    phase: turn                        or start (of the round), replenish, maintenance, win, order (Step 3), draft
    turn: 1                            the turn marker
    active: P1                         whose turn it is; the first of the order without this line
    order: P2, P1, P3                  without it by the numbers of the survivors, then by seat
    slots: P2                          player tokens at the market, the nearest to the deck first: who has passed
    P1 town: farm, farm, theresa, rv   structures, items and personalities in the order of play; the HQ follows
    P1 hq: martial                     of a large town; civil without this line
    P1 pile: 0 2 2                     food, credits, response tokens
    P1 hand: raid, farm                market cards in it are known to all
    P1 survivor: pete                  nobody without this line: no number, no modifier, no skill
    P1 permanent: 1                    points that are on no card
    P1 projects: crop_rotation         completed
    P1 research: purchasing_power 3    tokens on face-up projects
    P1 extra: yes                      was given one more turn
    P1 played: yes                     has played a personality this round
    P1 used: workshop, the_chemist     whose effect of the round is spent
    P1 packet: raid, ash, kestrel      in the draft, all of one size
    stacks: 2 P1 P2; 1 P3              markers from bottom to top; without it the last of the order is at the bottom
    fours: P1, P2                      who has had four points for how long, the longest first
    projects: a, b                     face up (- none); without it purchasing_power and way_of_the_wastes
    project deck: c, d                 from the top, here and below; those not named anywhere lie beneath
    market: a, b, -, d, e, f           from the deck outwards; all six empty without this line
    market deck, market discard, wastes deck, wastes discard: a, b
    alarm: 6                           where the active alarm token lies; 7 without this line
    crash: 2                           credits off all prices;   storm: yes

P1 is seat 0. Cards go by their ids or names. `...` in a discard pile, or in a hand, stands for all cards of the deck
(in a hand: of the wastes deck) that are not named anywhere; else these lie in the deck, beneath what is named. A deck
that is `none` is empty: what is not named is out of the game.
"""

from typing import Final

from librt.vecs import append, vec

from cinderbox.games.pioneers.model import LARGE, STRUCTURE
from cinderbox.games.pioneers.state import ACTIONS, DRAFT, PioneersState
from cinderbox.games.pioneers.steps.draft import DRAFTING
from cinderbox.games.pioneers.steps.round import ROUND, in_order
from cinderbox.games.pioneers.steps.turn import TURN
from cinderbox.games.pioneers.verbs import empower
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.errors import BadData
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.game import Game
from cinderbox.kernel.pack import word_id
from cinderbox.kernel.plain import shown
from cinderbox.kernel.position import BadPosition, choice, lines, number, words
from cinderbox.kernel.rng import seeded

SHARED: Final = (
    "round", "phase", "turn", "active", "order", "slots", "stacks", "fours", "projects", "project deck", "market",
    "market deck", "market discard", "wastes deck", "wastes discard", "alarm", "crash", "storm",
)  # fmt: skip
OWN: Final = (
    "town", "hq", "pile", "hand", "survivor", "permanent", "projects", "research", "extra", "played", "used", "packet",
)  # fmt: skip
LINES: Final[list[str]] = [*SHARED, *[f"P{seat} {name}" for seat in range(1, 7) for name in OWN]]
PHASES: Final = {"start": 0, "turn": 1, "replenish": 2, "maintenance": 3, "win": 4, "order": 5, "draft": 0}
REST: Final = "..."
NONE: Final = "none"


class Layout:
    """A table being laid out: hands out backs for named cards, each once."""

    def __init__(self, s: PioneersState, given: dict[str, str]) -> None:
        self.s = s
        self.given = given
        c = s.content
        self.cards = {card.id: card.kind for card in c.cards}
        self.cards.update({word_id(card.name): card.kind for card in c.cards})
        self.projects = {one.id: i for i, one in enumerate(c.projects)}
        self.free = list(range(c.project_back))
        self.free_projects = [back for back in range(c.project_back, c.alarm_back) if back not in s.box]

    def pull(self, names: dict[str, int], free: list[int], name: str, seen: int) -> int:
        """The back of a named card that is not on the table yet."""
        wanted = names.get(word_id(name), -1)
        if wanted < 0:
            raise BadPosition(f"There is no card {shown(name)}.")
        for back in free:
            if self.s.cards.face[back] == wanted:
                free.remove(back)
                self.s.cards.know[back] |= seen
                return back
        raise BadPosition(f"There is no further {shown(name)}: all copies are on the table.")

    def card(self, name: str, seen: int) -> int:
        back = self.pull(self.cards, self.free, name, seen)
        if back < self.s.content.wastes_back and seen:
            self.s.cards.know[back] |= ALL  # what comes from the market was seen by all
        return back

    def pile(self, line: str, seen: int) -> list[int]:
        return [self.card(name, seen) for name in words(self.given.get(line, "")) if name not in (REST, NONE)]

    def project(self, name: str) -> int:
        return self.pull(self.projects, self.free_projects, name, ALL)

    def seat(self, line: str, name: str) -> int:
        return choice(line, name.strip(), [f"P{seat + 1}" for seat in range(self.s.seats)])

    def seats(self, line: str) -> list[int]:
        found = [self.seat(line, name) for name in words(self.given.get(line, ""))]
        if len(set(found)) < len(found):
            raise BadPosition(f"{line}: a player is named twice.")
        return found

    def yes(self, line: str) -> int:
        return choice(line, self.given.get(line, "no"), ["no", "yes"])

    def rest(self, line: str, first: int, last: int, seen: int) -> list[int]:
        """All cards of a deck that are not on the table, if this line asks for them."""
        if REST not in words(self.given.get(line, "")):
            return []
        found = [back for back in self.free if first <= back < last]
        for back in found:
            self.free.remove(back)
            self.s.cards.know[back] |= seen
        return found

    def remove(self, first: int, last: int) -> None:
        """Cards that are not on the table are not in this game."""
        gone = [back for back in self.free if first <= back < last]
        self.free = [back for back in self.free if back not in gone]
        self.s.box = self.s.box + gone
        for back in gone:
            self.s.cards.know[back] |= ALL


def lay(
    game: Game[PioneersState], text: object, seats: object = 3, seed: object = 1, **options: object
) -> PioneersState:
    """The state in which the active player is asked, laid out from a text."""
    s = game.blank(game.seat_count(seats), game.complete(options))
    s.rng = seeded(game.seed_number(seed))
    given = lines(text, LINES)
    for name in given:
        if name[0] == "P" and name[1].isdigit() and int(name[1]) > s.seats:
            raise BadPosition(f"{name}: {s.seats} players are at the table.")
    layout = Layout(s, given)
    phase = list(PHASES)[choice("phase", given.get("phase", "turn"), list(PHASES))]
    s.round = 0 if phase == "draft" else number("round", given.get("round", "2"), 1, s.content.rounds)
    s.step = DRAFT if phase == "draft" else ACTIONS
    shared(layout)
    for seat in range(s.seats):
        player(layout, seat)
    s.order = in_order(s)
    if "order" in given:
        s.order = layout.seats("order")
        if len(s.order) < s.seats:
            raise BadPosition("order: everybody is in it.")
    decks(layout)
    points(layout)
    s.slots = layout.seats("slots")
    s.turn_marker = number("turn", given.get("turn", "1"), 1, 3)
    at = s.order.index(layout.seat("active", given["active"])) if "active" in given else 0
    if phase == "draft":
        s.frames = vec[Frame]([Frame(DRAFTING, 0, -1, -1, -1, 0)])
    else:
        s.frames = vec[Frame]([Frame(ROUND, PHASES[phase], -1, -1, -1, at + 1 if phase == "turn" else 0)])
        if phase == "turn":
            s.turn = s.order[at]
            s.frames = append(s.frames, Frame(TURN, 0, s.turn, -1, -1, 0))
        elif phase == "start":
            s.round -= 1
    try:
        game.verify(s)
    except BadData as error:
        raise BadPosition(f"That position cannot be: {error}") from None
    s.settle()
    return s


def shared(layout: Layout) -> None:
    """What belongs to nobody."""
    s, given = layout.s, layout.given
    names = words(given.get("market", "-, -, -, -, -, -"))
    if len(names) != 6:
        raise BadPosition(f"market: there are six slots, not {len(names)}.")
    s.market = [-1 if name == "-" else layout.card(name, ALL) for name in names]
    names = words(given.get("projects", "purchasing_power, way_of_the_wastes").replace(NONE, "-, -"))
    if len(names) != 2:
        raise BadPosition(f"projects: there are two, not {len(names)}.")
    s.projects = [-1 if name == "-" else layout.project(name) for name in names]
    alarm = number("alarm", given.get("alarm", "7"), s.content.first_alarm, s.content.first_alarm + 2)
    s.alarms = list(range(s.content.alarm_back, s.content.alarm_back + 3))
    face = s.cards.face[:]
    up = s.round - 1 if given.get("phase") == "start" else s.round  # the last round whose token is turned up
    for i in range(3):
        face[s.alarms[i]] = 1 if s.content.first_alarm + i == alarm else 0
        if s.content.first_alarm + i <= min(up, alarm):
            s.cards.know[s.alarms[i]] |= ALL
    s.cards.face = face
    if s.cards.seen(s.alarms[alarm - s.content.first_alarm]) == ALL:
        s.last = alarm + 1
    s.crash = number("crash", given.get("crash", "0"), 0, 99)
    s.storm = layout.yes("storm")


def player(layout: Layout, seat: int) -> None:
    """One player's town, hand and pile."""
    s, c = layout.s, layout.s.content
    where = f"P{seat + 1}"
    own = {name.partition(" ")[2]: rest for name, rest in layout.given.items() if name.startswith(f"{where} ")}
    for name in words(own.get("town", "")):
        back = layout.card(name, ALL)
        if not s.card(back).stays:
            raise BadPosition(f"{where} town: {s.card(back).name} does not stay in town.")
        (s.structures if s.card(back).type == STRUCTURE else s.others)[seat].append(back)
    s.hands[seat] = layout.pile(f"{where} hand", 1 << seat)
    s.packets[seat] = layout.pile(f"{where} packet", 1 << seat)
    s.claimed[seat] = [layout.project(name) for name in words(own.get("projects", ""))]
    piles = own.get("pile", "0 0 0").split()
    if len(piles) != 3:
        raise BadPosition(f"{where} pile: food, credits and response tokens are wanted, three numbers.")
    for i in range(3):
        s.pile[seat * 3 + i] = number(f"{where} pile", piles[i], 0, 99)
    if "survivor" in own:
        s.survivors[seat] = choice(f"{where} survivor", own["survivor"], [one.id for one in c.survivors])
    s.permanent[seat] = number(f"{where} permanent", own.get("permanent", "0"), 0, 99)
    for entry in words(own.get("research", "")):
        name, _, count = entry.rpartition(" ")
        slots = [i for i in range(2) if s.projects[i] >= 0 and c.projects[s.cards.face[s.projects[i]]].id == name]
        if not slots:
            raise BadPosition(f"{where} research: {shown(name)} is not face up.")
        s.research[seat * 2 + slots[0]] = number(f"{where} research", count, 0, c.tokens)
    s.more_turns |= layout.yes(f"{where} extra") << seat
    s.recruited |= layout.yes(f"{where} played") << seat
    variant = choice(f"{where} hq", own.get("hq", "civil"), ["martial", "civil"])
    size = s.size(seat)
    if "hq" in own and size < LARGE:
        raise BadPosition(f"{where} hq: only a large town has the choice.")
    s.hq[seat] = size if size < LARGE else LARGE + variant
    for name in words(own.get("used", "")):
        if s.survivors[seat] >= 0 and c.survivors[s.survivors[seat]].id == name:
            s.spent |= 1 << seat
        else:
            back = s.fresh(seat, layout.cards.get(name, -1))
            if back < 0:
                raise BadPosition(f"{where} used: {shown(name)} is not in town.")
            s.used = [*s.used, back]


def decks(layout: Layout) -> None:
    """Decks and discard piles, and what is left for them."""
    s, c = layout.s, layout.s.content
    market, wastes = layout.pile("market deck", 0), layout.pile("wastes deck", 0)
    s.market_discard = layout.pile("market discard", ALL)
    s.wastes_discard = layout.pile("wastes discard", ALL)
    s.market_discard = layout.rest("market discard", 0, c.wastes_back, ALL) + s.market_discard
    s.wastes_discard = layout.rest("wastes discard", c.wastes_back, c.project_back, ALL) + s.wastes_discard
    for seat in range(s.seats):
        s.hands[seat] += layout.rest(f"P{seat + 1} hand", c.wastes_back, c.project_back, 1 << seat)
    if layout.given.get("market deck") == NONE:
        layout.remove(0, c.wastes_back)
    if layout.given.get("wastes deck") == NONE:
        layout.remove(c.wastes_back, c.project_back)
    s.market_deck = [back for back in layout.free if back < c.wastes_back] + market[::-1]
    s.wastes_deck = [back for back in layout.free if back >= c.wastes_back] + wastes[::-1]
    top = [
        layout.pull(layout.projects, layout.free_projects, name, 0)
        for name in words(layout.given.get("project deck", ""))
        if name != NONE
    ]
    if layout.given.get("project deck") == NONE:
        for back in layout.free_projects:
            s.cards.know[back] |= ALL
        s.box = s.box + layout.free_projects
        layout.free_projects = []
    s.project_deck = layout.free_projects + top[::-1]


def points(layout: Layout) -> None:
    """Markers stand where the points are; how they are stacked may be said."""
    s = layout.s
    for seat in range(s.seats):
        empower(s, seat)
        s.points[seat] = s.worth(seat)
    s.stack = s.order[::-1]
    if "stacks" in layout.given:
        s.stack = []
        for part in layout.given["stacks"].split(";"):
            space, *names = part.split()
            for name in names:
                seat = layout.seat("stacks", name)
                if s.points[seat] != number("stacks", space, 0, 999):
                    raise BadPosition(f"stacks: {name} has {s.points[seat]} points, not {space}.")
                s.stack.append(seat)
        s.stack += [seat for seat in reversed(s.order) if seat not in s.stack]
    s.four = [seat for seat in range(s.seats) if s.points[seat] >= s.content.goal]
    if "fours" in layout.given:
        s.four = layout.seats("fours")
