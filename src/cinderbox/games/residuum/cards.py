"""The programs of Residuum: setup, the turn, every action, meetings and their outcomes, Trade Town cards.

What Discovery cards change while they are completed are numbers (`model.py`: powers) that the rules look up; what
they do once is in COMPLETE. Above each program stands its meaning in our words.
"""

from typing import Final

from cinderbox.games.residuum.steps.barter import Buy, Exchange, OpenBarter, Sell
from cinderbox.games.residuum.steps.building import (
    ActivateBasecamp,
    ActivateOutpost,
    BuildBarricade,
    BuildOutpost,
    DestroyWall,
    LowerInto,
    LowerWall,
    RaiseFrom,
    RaiseWall,
    Recruit,
    Rouse,
    TakeCarried,
    TakeFrom,
    TakeOver,
    TakeWalls,
    TeardownBasecamp,
    TeardownOutpost,
)
from cinderbox.games.residuum.steps.conflict import (
    DealCards,
    Gather,
    LayFirst,
    LaySecond,
    Push,
    Result,
    Reveal,
    Spend,
)
from cinderbox.games.residuum.steps.convoy import (
    Advance,
    CarryCamp,
    CarryPost,
    CarryWalls,
    Destination,
    Fare,
    Group,
)
from cinderbox.games.residuum.steps.discovery import (
    FinishCard,
    FreeRecruit,
    HandLimit,
    KeepDrawn,
    LookAtSome,
    PayCard,
    ReplaceHex,
    ShowCard,
    SwapGet,
    SwapGive,
)
from cinderbox.games.residuum.steps.meeting import Intention, Meet, MoveOn, Negotiate, Part, Welcome
from cinderbox.games.residuum.steps.menu import Actions
from cinderbox.games.residuum.steps.outcome import (
    BeatCamp,
    BeatPost,
    BeatRiders,
    Displace,
    GoBack,
    LateBlast,
    Loot,
    LootCubes,
    LootOutpost,
    Lose,
    TakeOil,
    Withdraw,
)
from cinderbox.games.residuum.steps.pay import Discount, Pay, PayCubes
from cinderbox.games.residuum.steps.poison import (
    ActingClass,
    ActingHex,
    Arm,
    ArmHere,
    Contaminate,
    Irradiate,
)
from cinderbox.games.residuum.steps.production import BeginTurn, Forage, Produce, Resettle
from cinderbox.games.residuum.steps.setup import (
    ChooseTile,
    DrawThree,
    EachInTurn,
    EndDraft,
    FillHoles,
    FirstTurn,
    KeepOne,
    LayAll,
    LookAtThree,
    PlaceCamp,
    PlaceTile,
    PutBack,
    Screen,
)
from cinderbox.games.residuum.steps.town import (
    DrawTownCard,
    EagerRecruit,
    LeaveTown,
    Spoil,
    Tinker,
)
from cinderbox.games.residuum.steps.year import EndTurn, Hazards, NukeUpkeep, Upkeep
from cinderbox.games.residuum.tables import CONTAMINATE, IRRADIATE, WEAPONISE
from cinderbox.kernel.frame import Program, Step

PROGRAMS: Final[dict[str, Program]] = {}


def program(name: str, *steps: Step) -> Program:
    made = Program(name, list(steps))
    PROGRAMS[name] = made
    return made


# -- actions that are paid in action points -------------------------------------------------------------------

program("recruit", Pay(), Recruit())
program("rouse", Pay(), Rouse())
program("construct_outpost", Pay(), BuildOutpost())
program("activate_outpost", Pay(), ActivateOutpost())
program("teardown_outpost", Pay(), TeardownOutpost())
program("construct_barricade", Pay(), BuildBarricade())
program("teardown_basecamp", Pay(), TeardownBasecamp())
program("activate_basecamp", Pay(), ActivateBasecamp())

# A Barricade goes onto a border, or comes off it; if it can do so in two hexes, one of them is chosen.
RAISE: Final = program("raise", Pay(), RaiseWall())
program("raise_from", RaiseFrom(RAISE))
LOWER: Final = program("lower", Pay(), LowerWall())
program("lower_into", LowerInto(LOWER))

# An Outpost of a rival is taken over with the Barricades around it.
TAKE: Final = program("take", Pay(), TakeOver(), TakeCarried(), TakeWalls())
program("take_from", TakeFrom(TAKE))

# -- actions that are paid in cubes ---------------------------------------------------------------------------

program("destroy_barricade", DestroyWall())
program("contaminate", PayCubes(CONTAMINATE, 0), ActingHex(False), ActingClass(True), Contaminate())
program("irradiate", PayCubes(IRRADIATE, 0), ActingHex(True), ActingClass(True), Irradiate())
program("weaponise", PayCubes(WEAPONISE, 1), ArmHere(), ActingClass(False), Arm())

# -- Discovery cards ------------------------------------------------------------------------------------------

# Drawing: look at the top cards, keep one, the rest goes to the bottom.
program("draw", Pay(), LookAtSome(), KeepDrawn(), HandLimit())
LIMIT: Final = program("limit", HandLimit())

# Completing: pay, choose the hex if one is replaced, then the card works.
program("complete", ShowCard(), PayCard(), ReplaceHex(), FinishCard(), FreeRecruit())

# Swap Shed: one cube for another.
program("swap", SwapGive(), SwapGet())

# -- the Trade Town -------------------------------------------------------------------------------------------

# Eager Recruit. You may recruit now for less.
EAGER: Final = program("eager_recruit", EagerRecruit(), Pay(), Recruit())

# Tainted Barrels. Lose 1 Food or 1 Water.
SPOILING: Final = program("tainted_barrels", Spoil())

# Tinkers' Row. You may give a cube for 1 Chem.
TINKERING: Final = program("tinkers_row", Tinker())

VISIT: Final = program(
    "visit", OpenBarter(), Buy(), Sell(), Exchange(), DrawTownCard(EAGER, SPOILING, TINKERING, LIMIT), LeaveTown()
)

# -- meetings -------------------------------------------------------------------------------------------------

# The attacker wins: against a Basecamp, an Outpost, Outriders, or Outriders that carry their Basecamp.
BEAT_CAMP: Final = program("beat_camp", Loot(), TakeOil(), BeatCamp(), Withdraw(), LateBlast())
BEAT_POST: Final = program("beat_post", LootOutpost(), TakeOil(), BeatPost(), Withdraw(), LateBlast())
BEAT_RIDERS: Final = program("beat_riders", LootCubes(False), BeatRiders(), Withdraw(), LateBlast())
BEAT_NOMADS: Final = program("beat_nomads", Loot(), Displace(), Withdraw(), LateBlast())

# The defender wins; nobody does.
BEATEN: Final = program("beaten", LootCubes(True), Lose())
EVEN: Final = program("even", GoBack())

# Welcome and trade: a deal, then the visitors go on.
DEALING: Final = program("dealing", Negotiate(), MoveOn(), Part())

SECOND: Final = program("second_card", LaySecond())
MEETING: Final = program(
    "meeting",
    Meet(),
    Welcome(),
    Intention(DEALING),
    DealCards(),
    LayFirst(),
    Spend(1, SECOND),
    Spend(0, SECOND),
    Reveal(),
    Push(0),
    Push(1),
    Result(BEAT_CAMP, BEAT_POST, BEAT_RIDERS, BEAT_NOMADS, BEATEN, EVEN),
    Gather(),
)

# -- moving ---------------------------------------------------------------------------------------------------

program(
    "move",
    Destination(),
    Group(),
    CarryCamp(),
    CarryPost(),
    CarryWalls(),
    Fare(),
    Discount(),
    Pay(),
    Advance(VISIT, MEETING),
)
program("network", Destination(), Group(), CarryWalls(), Fare(), Pay(), Advance(VISIT, MEETING))

# -- the turn -------------------------------------------------------------------------------------------------

# Production, then actions; then Nukes, hazards, the year's upkeep, and the next player (RSD-RUL-24).
TURN: Final = program("turn")
TURN.steps = [
    BeginTurn(),
    Resettle(),
    Produce(),
    Forage(),
    Actions(PROGRAMS),
    NukeUpkeep(),
    Hazards(),
    Upkeep(),
    EndTurn(TURN),
]
TURN.length = len(TURN.steps)

# -- the whole game -------------------------------------------------------------------------------------------

# A draw-three turn: three times a tile and its place.
LAYING: Final = program("laying", ChooseTile(), PlaceTile(), ChooseTile(), PlaceTile(), ChooseTile(), PlaceTile())
CAMPING: Final = program("camping", PlaceCamp())
DRAFTING: Final = program("drafting", LookAtThree(), KeepOne(), PutBack())
SCREENING: Final = program("screening", Screen())

WHOLE: Final = program(
    "whole",
    DrawThree(LAYING),
    FillHoles(),
    EachInTurn(CAMPING, 1),
    EachInTurn(DRAFTING, 3),
    EndDraft(),
    EachInTurn(SCREENING, 1),
    FirstTurn(TURN),
)
WHOLE_QUICK: Final = program(
    "whole_quick",
    LayAll(),
    FillHoles(),
    EachInTurn(CAMPING, 1),
    EachInTurn(DRAFTING, 3),
    EndDraft(),
    EachInTurn(SCREENING, 1),
    FirstTurn(TURN),
)
