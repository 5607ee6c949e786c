"""How Resurgence goes: the options, the setup, the round and the turn as programs."""

from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import (
    ADVANCED_BACK,
    BASIC_BACK,
    BEAST,
    CALM_BACK,
    DIRECTIVE_A,
    DIRECTIVE_B,
    ENCOUNTER_BACK,
    EVENT_BACK,
    HAZARD_BACK,
    HERO,
    HERO_BACK,
    LABORER,
    MUTANT,
    MUTANT_BACK,
    ROOMS,
    RUBBLE_BACK,
    SALVAGE_BACK,
    SEATS,
    STALKER,
    STARTER_BACK,
    SURVIVOR_BACK,
    TOKEN_BACK,
)
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.state import WORK, ResurgenceState
from cinderbox.games.resurgence.steps.assignment import Assign, AssignAll, BeginRound, Compare, DrawAll
from cinderbox.games.resurgence.steps.events import EventInUpkeep, EventNow
from cinderbox.games.resurgence.steps.menu import Activate, AskStalker, Complete, UseEffect, UseEvent, Work
from cinderbox.games.resurgence.steps.mutants import FoeTurn
from cinderbox.games.resurgence.steps.setup import ChooseHeroes, FirstMutants, PutAway
from cinderbox.games.resurgence.steps.turn import (
    BeginTurn,
    ChooseToken,
    Destination,
    End,
    FinishTurn,
    MoveFirst,
    Place,
    PlaceAs,
    Price,
    Put,
    Rest,
    Send,
)
from cinderbox.games.resurgence.steps.upkeep import Income, LastRound, Levels, Recall, Refresh, fill_columns, fill_row
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.game import Option
from cinderbox.kernel.menu import Leave


class BeginWork(Do[ResurgenceState]):
    """Step 3 begins with the first player."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        s.stage = WORK


class NextTurn(Do[ResurgenceState]):
    """Whoever is next and has a token left takes a turn, until nobody has one (RSG-PLC-01, -16, -17)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        first = s.starter if s.turn < 0 else s.turn + 1
        for i in range(s.seats):
            seat = (first + i) % s.seats
            if s.assigned(seat):
                s.turn = seat
                s.frames[-1] = f
                s.push(TURN, seat)
                return
        s.turn = -1


class NextRound(Do[ResurgenceState]):
    def do(self, s: ResurgenceState, f: Frame) -> None:
        s.frames[-1] = Frame(ROUND, 0, -1, -1, -1, 0)


# A turn: in solo the Mutants first, then a token, its destination, the penalty, and all that follows (RSG-PLC-19).
TURN: Final = PROGRAMS.add(
    "turn",
    BeginTurn(),
    FoeTurn(),
    ChooseToken([End(), Send(), Rest(), MoveFirst()]),
    Destination([Place(), PlaceAs()]),
    Price(),
    Put(),
    Work([Leave("end"), UseEffect(), UseEvent(), AskStalker(), Activate(), Complete()]),
    FinishTurn(),
)

# A round: draw and assign, Leadership, worker actions, Upkeep (RSG-GEN-02, RSG-UPK-01).
ROUND: Final = PROGRAMS.add(
    "round",
    BeginRound(),
    EventNow(),
    DrawAll(),
    AssignAll([Assign()]),
    Compare(0),
    Compare(1),
    Compare(2),
    BeginWork(),
    NextTurn(),
    Recall(),
    Income(),
    EventInUpkeep(),
    Levels(),
    LastRound(),
    Refresh(),
    NextRound(),
)

# The whole game: Mutants, Heroes, starting goods, rounds.
WHOLE: Final = PROGRAMS.add("whole", FirstMutants(), ChooseHeroes(), PutAway(), NextRound())

VILLAGE: Final = ("village", "town", "stronghold")
OPTIONS: Final = {
    "start": Option(
        "draft",
        ("draft", "beginner"),
        "draft Salvage cards, or start with one of each item",
        "Start",
        ("Salvage draft", "For beginners"),
    ),
    "encounters": Option(
        False, (False, True), "the Encounters expansion: Beasts and a Stalker roam with the Mutants", "Encounters"
    ),
    "bonus_events": Option(
        False, (False, True), "shuffle the four harsher events in; without effect in the solo game", "Harsher events"
    ),
    "difficulty": Option(
        "village",
        VILLAGE,
        "of the solo game: the Mutants start with 0, 10 or 20 VP",
        "Difficulty",
        ("Village", "Town", "Stronghold"),
    ),
}

# Six rounds, at most four players, some eight turns each, and a turn answers no more than a few dozen questions.
BOUND: Final = 20_000
RULES_VERSION: Final = 1


def setup(s: ResurgenceState) -> None:
    """Lay out the table (RSG-SET)."""
    c = s.content
    count = c.counts[s.seats - 1]
    s.starter = s.random(s.seats) if s.seats > 1 else 0
    s.note(log.FIRST, s.starter)
    s.deck = shuffled(s, SURVIVOR_BACK)
    s.basic_deck = shuffled(s, BASIC_BACK)
    s.advanced_deck = shuffled(s, ADVANCED_BACK)
    fill_row(s)
    fill_columns(s)
    for design in (DIRECTIVE_A, DIRECTIVE_B):
        deck = shuffled(s, design)
        s.directives = [*s.directives, deck[-1]]
        s.reveal(deck[-1])
        s.note(log.AIM, s.cards.face[deck[-1]])
        put_away(s, deck[:-1])
    s.mutant_deck = [back for back in c.runs[MUTANT_BACK] if not s.cards.know[back]]
    s.shuffle(s.mutant_deck)
    lay_events(s)
    lay_solo(s)
    for i, design in enumerate((HERO_BACK, STARTER_BACK)):
        deck = shuffled(s, design)
        put_away(s, deck[count.offered :])
        for back in deck[: count.offered]:
            s.reveal(back)
            s.note(log.SHOWN_MISSION if i else log.SHOWN_HERO, s.cards.face[back])
        if i:
            s.offered_missions = deck[: count.offered]
        else:
            s.offered_heroes = deck[: count.offered]
    rubble = shuffled(s, RUBBLE_BACK)
    for seat in range(s.seats):
        lay_rubble(s, seat, rubble[seat * (ROOMS - 1) : (seat + 1) * (ROOMS - 1)])
    put_away(s, rubble[s.seats * (ROOMS - 1) :])
    s.salvage = c.runs[SALVAGE_BACK]
    s.push(WHOLE, -1)


def shuffled(s: ResurgenceState, design: int) -> list[int]:
    backs = s.content.runs[design]
    s.shuffle(backs)
    return backs


def put_away(s: ResurgenceState, backs: list[int]) -> None:
    s.box = [*s.box, *backs]


def lay_rubble(s: ResurgenceState, seat: int, backs: list[int]) -> None:
    """Rubble on all rooms but the Checkpoint (RSG-SET-24, -25)."""
    rubble = s.rubble[:]
    for i in range(len(backs)):
        rubble[seat * ROOMS + 1 + i] = backs[i]
    s.rubble = rubble


def lay_events(s: ResurgenceState) -> None:
    """The Beginning, and five of the others face down (RSG-SET-06 to -08, RSG-ENC-05)."""
    backs = s.content.runs[EVENT_BACK]
    if not s.solo:
        others = [back for back in backs if not s.cards.know[back]]
        s.shuffle(others)
        s.event = [backs[0]]
        s.event_deck = others[:5]
        put_away(s, others[5:])
        s.note(log.EVENT, 0)


def lay_solo(s: ResurgenceState) -> None:
    """The Mutants' deck, board and tracks (RSG-SOLO-03 to -07)."""
    if not s.solo:
        return
    calm, hazard = shuffled(s, CALM_BACK), shuffled(s, HAZARD_BACK)
    s.foe_deck = [*hazard[:3], *calm[:3]]
    put_away(s, [*hazard[3:], *calm[3:]])
    s.side = s.random(2)
    s.note(log.FLIPPED, s.side)
    s.foe_tracks = [s.content.start] * 3
    s.foe_vp = s.content.difficulty[VILLAGE.index(str(s.variant["difficulty"]))]


def blank_table(s: ResurgenceState) -> None:
    """What lies in the box for good, and what lies open before anything is shuffled."""
    c = s.content
    open_backs = [*c.runs[EVENT_BACK][:1]]
    bonus = s.variant["bonus_events"] is True and not s.solo
    box = [] if bonus else c.runs[EVENT_BACK][c.bonus_events :]
    if s.solo:
        box = c.runs[EVENT_BACK]
    else:
        box = [*box, *c.runs[CALM_BACK], *c.runs[HAZARD_BACK]]
    blanks = [back for back in c.runs[MUTANT_BACK] if c.mutant_cards[c.faces[back]] < 0]
    box = [*box, *[back for back in blanks if s.solo or (c.four_only[c.faces[back]] and s.seats < SEATS)]]
    for seat in range(SEATS):
        tokens = c.runs[TOKEN_BACK + seat]
        open_backs += tokens
        if seat < s.seats:
            s.bags[seat] = [back for back in tokens if c.faces[back] in (HERO, LABORER)]
            s.supplies[seat] = [back for back in tokens if c.faces[back] not in (HERO, LABORER)]
        else:
            box = [*box, *tokens]
    wanted = c.counts[s.seats - 1].bag[:] if s.meetings else [0, 0, 0]
    if not s.meetings:
        wanted[MUTANT] = len([back for back in c.runs[ENCOUNTER_BACK] if c.faces[back] == MUTANT])
    for kind in (MUTANT, BEAST, STALKER):
        backs = [back for back in c.runs[ENCOUNTER_BACK] if c.faces[back] == kind]
        s.lairs = [*s.lairs, *backs[: wanted[kind]]]
        box = [*box, *backs[wanted[kind] :]]
        open_backs += backs
    for back in [*open_backs, *box]:
        s.cards.show(back, 63)
    s.box = box
