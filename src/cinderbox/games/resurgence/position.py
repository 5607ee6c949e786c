"""Positions written by hand: a short text in the ledger's notation, laid out on a table and checked.

    seats: 1                       how many play, where nobody says otherwise; 2 without this line
    round: 3                       1 without this line
    phase: turn                    where the game stands: `event` (the round begins), `draw`, `assign`, `leadership`,
                                   `turn` (a turn of Step 3, if not said otherwise), `upkeep` or `scoring`
    first: P2                      the first player; with `event` the one of the round before
    turn: P2                       whose turn of Step 3 it is; P1 without this line
    event: Bread Queue             the current event; The Beginning without this line
    events: Supply Drop, EV-09     to come, the next first; others follow
    directives: A1, B5
    row: 2 Hunter, 6 Chef          the Survivor row by space, `none`: empty; filled without this line
    basic: 2 Star Charts, 5 BM-09  the Mission columns by slot; `advanced` likewise
    survivors: Scout, Pilot, none  a deck from the top; others follow, unless it ends with `none`; likewise
                                   `basic deck`, `advanced deck`, `leadership deck`, and `mutant deck`, of which what
                                   is left out was discarded
    mutants: ZN-07, ZN-08          encounter tokens by Zone; likewise `beasts` and `stalker`
    mutant cards: MC-4             turned up this round
    encounters bag: mutant 2       what is in the bag; the rest is beside the board
    side: A                        solo: the Mutant Action board; `mutant vp: 31`; `mutant tracks: 7 6 5`;
    leadership: ML-6               the current Mutant Leadership card; `reveals: 3`: Mutant cards of this round

    P1 items: food 3, fuel 1       P1 vp: 4      P1 level: 3      P1 tracks: 5 4 4
    P1 hero: Cosmonaut x           P1 cards: Hunter, Chef x       x: exhausted
    P1 planned: BM-09, SM-03       P1 left: BM-01                 likewise P1 middle, P1 right; P1 row bonus: 1
    P1 metro: hero, laborer 2      assigned tokens; likewise P1 harbor, P1 compound, P1 drawn
    P1 board: ZN-01 laborer        placed tokens
    P1 bag: laborer 6, ranger 1    P1 rest: laborer 2             P1 retired: laborer 1
    P1 rooms: Armory, Clinic       cleared besides the Checkpoint; P1 blocked: Garage; P1 rubble: Clinic RB-2

P1 is seat 0. Pieces go by their names or ids. A Hero or Laborer that is not named is in the bag if there is no such
line, else out of the game; a Specialist that is not named is in supply.
"""

from typing import Final

from librt.vecs import append, vec

from cinderbox.games.resurgence.layout import Layout, words
from cinderbox.games.resurgence.model import (
    ADVANCED_BACK,
    BASIC_BACK,
    CALM_BACK,
    DIRECTIVE_A,
    DIRECTIVE_B,
    ENCOUNTER_BACK,
    ENCOUNTERS,
    EVENT_BACK,
    HAZARD_BACK,
    HERO,
    HERO_BACK,
    ITEMS,
    LABORER,
    LAST,
    LEVELS,
    MUTANT_BACK,
    ROOMS,
    ROUNDS,
    ROW,
    RUBBLE_BACK,
    SEATS,
    SLOTS,
    STARTER_BACK,
    SURVIVOR_BACK,
    TOKEN_BACK,
    ZONES,
)
from cinderbox.games.resurgence.rules import ROUND, TURN
from cinderbox.games.resurgence.state import ASSIGN, LEADERSHIP, UPKEEP, WORK, ResurgenceState
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.errors import BadData
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.game import Game
from cinderbox.kernel.plain import shown
from cinderbox.kernel.position import BadPosition, choice, lines, number
from cinderbox.kernel.rng import seeded

# Phases: the step of a round that comes next, and the stage of the game.
PHASES: Final = {
    "event": (0, ASSIGN),
    "draw": (2, ASSIGN),
    "assign": (3, ASSIGN),
    "leadership": (4, LEADERSHIP),
    "turn": (8, WORK),
    "upkeep": (9, UPKEEP),
    "scoring": (13, UPKEEP),
}
COMMON: Final = [
    "seats", "round", "phase", "first", "turn", "event", "events", "directives", "row", "basic", "advanced",
    "survivors", "basic deck", "advanced deck", "mutant deck", "leadership deck", "mutants", "beasts", "stalker",
    "mutant cards", "encounters bag", "side", "mutant vp", "mutant tracks", "leadership", "reveals",
]  # fmt: skip
OWN: Final = [
    "items", "vp", "level", "tracks", "hero", "cards", "planned", "left", "middle", "right", "row bonus", "metro",
    "harbor", "compound", "drawn", "board", "bag", "rest", "retired", "rooms", "blocked", "rubble",
]  # fmt: skip
SOLO: Final = ["side", "mutant vp", "mutant tracks", "leadership", "leadership deck", "reveals"]
EVENTS: Final = ["event", "events"]
HEROES: Final = ["cosmonaut", "traffic_cop", "surgeon", "olympian"]  # of players of whom none is named


def lay(
    game: Game[ResurgenceState], text: object, seats: object = 2, seed: object = 1, **options: object
) -> ResurgenceState:
    """The state in which somebody is asked, laid out from a text."""
    players = [f"P{seat + 1}" for seat in range(SEATS)]
    given = lines(text, [*COMMON, *[f"{name} {one}" for name in players for one in OWN]])
    if "seats" in given:
        seats = number("seats", given["seats"], 1, SEATS)
    s = game.blank(game.seat_count(seats), game.complete(options))
    s.rng = seeded(game.seed_number(seed))
    players = players[: s.seats]
    for name in given:
        if name[0] == "P" and name[:2] not in players:
            raise BadPosition(f"{name}: the players at the table are {', '.join(players)}.")
        if name in (EVENTS if s.solo else SOLO):
            raise BadPosition(f"{name}: {'the solo game has no events' if s.solo else 'that is of the solo game'}.")
    layout = Layout(s)
    s.starter = choice("first", given.get("first", "P1"), players)
    boards(layout, given)
    encounters(layout, given)
    for seat in range(s.seats):
        player(layout, seat, {one: given[f"P{seat + 1} {one}"] for one in OWN if f"P{seat + 1} {one}" in given})
    for seat in range(s.seats):
        if not [back for back in s.crews[seat] if s.content.designs[back] == HERO_BACK]:
            spare = [name for name in [HEROES[seat], *HEROES] if unused(layout, name)]
            s.crews[seat] = [layout.take("hero", spare[0], [HERO_BACK]), *s.crews[seat]]
    decks(layout, given)
    begin(s, given, players)
    try:
        game.verify(s)
    except BadData as error:
        raise BadPosition(f"That position cannot be: {error}") from None
    s.settle()
    return s


def unused(layout: Layout, hero: str) -> bool:
    cards = layout.s.content.cards
    return any(cards[layout.s.cards.face[back]].word == hero for back in layout.free[HERO_BACK])


def begin(s: ResurgenceState, given: dict[str, str], players: list[str]) -> None:
    """Where the game stands."""
    phase = list(PHASES)[choice("phase", given.get("phase", "turn"), list(PHASES))]
    at, s.stage = PHASES[phase]
    s.round = number("round", given.get("round", "6" if phase == "scoring" else "1"), 1, ROUNDS)
    if phase == "scoring":
        s.round = ROUNDS
    if phase == "event":
        s.round -= 1
    s.frames = vec[Frame]([Frame(ROUND, at, -1, -1, -1, 0)])
    if phase == "turn":
        s.turn = choice("turn", given.get("turn", "P1"), players)
        s.frames = append(s.frames, Frame(TURN, 0, s.turn, -1, -1, 0))
    if phase != "assign" and any(len(heap) > 0 for heap in s.drawn):
        raise BadPosition("Tokens are drawn only with `phase: assign`.")


def boards(layout: Layout, given: dict[str, str]) -> None:
    """Displays, Directives, events and the Mutants' own board."""
    s = layout.s
    if "row" in given:
        s.row = layout.spaces("row", given["row"], ROW, [SURVIVOR_BACK])
    if "basic" in given:
        s.basic = layout.spaces("basic", given["basic"], SLOTS, [BASIC_BACK])
    if "advanced" in given:
        s.advanced = layout.spaces("advanced", given["advanced"], SLOTS, [ADVANCED_BACK])
    aims = words(given.get("directives", "A1, B1"))
    s.directives = [layout.take("directives", name, [DIRECTIVE_A, DIRECTIVE_B]) for name in aims]
    if s.solo:
        s.side = choice("side", given.get("side", "A"), ["A", "B"])
        s.foe_vp = number("mutant vp", given.get("mutant vp", "0"), 0, 999)
        s.foe_tracks = spread("mutant tracks", given.get("mutant tracks", f"{s.content.start} " * 3))
        s.foe_cards = [layout.take("leadership", given.get("leadership", "ML-1"), [CALM_BACK, HAZARD_BACK])]
        s.reveals = number("reveals", given.get("reveals", "0"), 0, 3)
    else:
        s.event = [layout.take("event", given.get("event", "EV-00"), [EVENT_BACK])]


def spread(line: str, text: str) -> list[int]:
    """Three spaces of Leadership tracks."""
    found = [number(line, one, 0, LAST) for one in text.split()]
    if len(found) != 3:
        raise BadPosition(f"{line}: three numbers are wanted, not {shown(text.strip())}.")
    return found


def encounters(layout: Layout, given: dict[str, str]) -> None:
    """What is on the map, in the bag and beside the board."""
    s = layout.s
    s.lairs = []
    s.mutant_cards = [layout.take("mutant cards", name, [MUTANT_BACK]) for name in words(given.get("mutant cards", ""))]
    for kind, line in enumerate(("mutants", "beasts", "stalker")):
        for name in words(given.get(line, "")):
            zone = layout.space(line, name)
            if zone >= ZONES:
                raise BadPosition(f"{line}: {shown(name)} is no Zone.")
            row = s.met[:]
            row[zone] = layout.take(line, ENCOUNTERS[kind], [ENCOUNTER_BACK])
            s.met = row
    if "encounters bag" in given:
        for kind, count in layout.counted("encounters bag", given["encounters bag"], ENCOUNTERS):
            s.lairs = s.lairs + [
                layout.take("encounters bag", ENCOUNTERS[kind], [ENCOUNTER_BACK]) for _ in range(count)
            ]
        s.beside = layout.free[ENCOUNTER_BACK]
    else:
        s.lairs = layout.free[ENCOUNTER_BACK]


def decks(layout: Layout, given: dict[str, str]) -> None:
    """Decks are what is left, but for what is said to be on top; unseen pieces lie in the box."""
    s = layout.s
    s.deck = layout.pile("survivors", given.get("survivors", ""), [SURVIVOR_BACK])
    s.basic_deck = layout.pile("basic deck", given.get("basic deck", ""), [BASIC_BACK])
    s.advanced_deck = layout.pile("advanced deck", given.get("advanced deck", ""), [ADVANCED_BACK])
    fill(s, given)
    s.mutant_deck = layout.pile("mutant deck", given.get("mutant deck", ""), [MUTANT_BACK])
    s.mutant_discard = layout.free[MUTANT_BACK]
    layout.free[MUTANT_BACK] = []
    for back in s.mutant_discard:
        s.cards.know[back] |= ALL
    if s.solo:
        s.foe_deck = layout.pile("leadership deck", given.get("leadership deck", ""), [CALM_BACK, HAZARD_BACK])[-5:]
        layout.free[CALM_BACK] = layout.free[HAZARD_BACK] = []
        kept = [*s.foe_deck, *s.foe_cards]
        s.box = [
            *s.box,
            *[back for run in (CALM_BACK, HAZARD_BACK) for back in s.content.runs[run] if back not in kept],
        ]
    else:
        events = layout.pile("events", given.get("events", ""), [EVENT_BACK])
        s.event_deck = events[-5:]
        layout.free[EVENT_BACK] = events[:-5]
    for design in range(TOKEN_BACK):
        if design != ENCOUNTER_BACK:
            s.box = [*s.box, *layout.free[design]]


def fill(s: ResurgenceState, given: dict[str, str]) -> None:
    """Displays of which nothing is said are filled from their decks."""
    count = s.content.counts[s.seats - 1]
    for line, space in [("row", space) for space in range(ROW - count.row, ROW)]:
        if line not in given and s.deck:
            s.cards.know[s.deck[-1]] |= ALL
            s.row = [*s.row[:space], s.deck[-1], *s.row[space + 1 :]]
            s.deck = s.deck[:-1]
    for slot in range(SLOTS - count.slots, SLOTS):
        if "basic" not in given and s.basic_deck:
            s.cards.know[s.basic_deck[-1]] |= ALL
            s.basic = [*s.basic[:slot], s.basic_deck[-1], *s.basic[slot + 1 :]]
            s.basic_deck = s.basic_deck[:-1]
        if "advanced" not in given and s.advanced_deck:
            s.cards.know[s.advanced_deck[-1]] |= ALL
            s.advanced = [*s.advanced[:slot], s.advanced_deck[-1], *s.advanced[slot + 1 :]]
            s.advanced_deck = s.advanced_deck[:-1]


def player(layout: Layout, seat: int, own: dict[str, str]) -> None:
    """One player's board, cards and Missions."""
    s, where = layout.s, f"P{seat + 1}"
    for item, count in layout.counted(f"{where} items", own.get("items", ""), ITEMS):
        s.items[seat * 5 + item] = count
    s.vp[seat] = number(f"{where} vp", own.get("vp", "0"), 0, 999)
    s.levels[seat] = number(f"{where} level", own.get("level", "1"), 1, LEVELS)
    s.tracks[seat * 3 : seat * 3 + 3] = spread(f"{where} tracks", own.get("tracks", "0 0 0"))
    for line, backs in (("hero", [HERO_BACK]), ("cards", [SURVIVOR_BACK, HERO_BACK])):
        for entry in words(own.get(line, "")):
            tired = entry.endswith(" x")
            back = layout.take(f"{where} {line}", entry[:-2] if tired else entry, backs)
            s.crews[seat] = [*s.crews[seat], back]
            if tired:
                s.exhausted |= 1 << int(s.cards.face[back])
    missions = [STARTER_BACK, BASIC_BACK, ADVANCED_BACK]
    s.planned[seat] = [layout.take(f"{where} planned", name, missions) for name in words(own.get("planned", ""))]
    for column, line in enumerate(("left", "middle", "right")):
        s.done[seat * 3 + column] = [layout.take(line, name, missions) for name in words(own.get(line, ""))]
    full = all(len(s.done[seat * 3 + column]) > 0 for column in range(3))
    s.claimed |= number(f"{where} row bonus", own.get("row bonus", "1" if full else "0"), 0, 1) << seat
    tokens(layout, seat, own)
    rooms(layout, seat, own)


def tokens(layout: Layout, seat: int, own: dict[str, str]) -> None:
    """Where a player's tokens are."""
    s, where = layout.s, f"P{seat + 1}"
    for area, line in enumerate(("metro", "harbor", "compound")):
        s.areas[seat * 3 + area] = layout.heap(seat, f"{where} {line}", own.get(line, ""))
    for entry in words(own.get("board", "")):
        name, _, token = entry.rpartition(" ")
        space, heap = layout.space(f"{where} board", name), layout.heap(seat, f"{where} board", token)
        if space < ZONES:
            s.spots[space] = [*s.spots[space], *heap]
            s.visited[seat] |= 1 << s.content.spaces[space].district
        else:
            row = s.rooms[:]
            row[seat * ROOMS + space - ZONES] = heap[0]
            s.rooms = row
    s.drawn[seat] = layout.heap(seat, f"{where} drawn", own.get("drawn", ""))
    s.rests[seat] = layout.heap(seat, f"{where} rest", own.get("rest", ""))
    s.box = [*s.box, *layout.heap(seat, f"{where} retired", own.get("retired", ""))]
    s.bags[seat] = layout.heap(seat, f"{where} bag", own.get("bag", ""))
    common = [back for back in layout.tokens[seat] if s.cards.face[back] in (HERO, LABORER)]
    s.supplies[seat] = [back for back in layout.tokens[seat] if back not in common]
    if "bag" in own:
        s.box = [*s.box, *common]
    else:
        s.bags[seat] = common
    if s.drawn[seat]:
        heap = s.bags[seat] + s.drawn[seat]
        s.cards.mix(heap, heap, 0)
        for back in s.drawn[seat]:
            s.cards.show(back, 1 << seat)


def rooms(layout: Layout, seat: int, own: dict[str, str]) -> None:
    """Which rooms are cleared, and what lies on the others."""
    s, where = layout.s, f"P{seat + 1}"
    used = [room for room in range(ROOMS) if s.rooms[seat * ROOMS + room] >= 0]
    cleared = [0, *used, *[layout.room(f"{where} rooms", name) for name in words(own.get("rooms", ""))]]
    known: dict[int, int] = {}
    for entry in words(own.get("rubble", "")):
        name, _, rubble = entry.rpartition(" ")
        known[layout.room(f"{where} rubble", name)] = layout.take(f"{where} rubble", rubble, [RUBBLE_BACK], 0)
    lost = [layout.room(f"{where} blocked", name) for name in words(own.get("blocked", ""))]
    row = s.rubble[:]
    for room in range(ROOMS):
        if room not in cleared:
            back = known[room] if room in known else layout.free[RUBBLE_BACK].pop(0)
            row[seat * ROOMS + room] = back
            if room in lost:
                s.cards.know[back] |= ALL
    for room in known:
        if room in cleared:
            raise BadPosition(f"{where} rubble: that room is cleared.")
    s.rubble = row
