"""The programs of Residuum: setup, the turn, every action, meetings and their outcomes, Trade Town cards.

What Discovery cards change while they are completed are numbers (`model.py`: powers) that the rules look up; what
they do once is in COMPLETE. Above each program stands its meaning in our words.
"""

from typing import Final

from cinderbox.games.residuum.steps.barricades import (
    ActivateBarricade,
    ConstructBarricade,
    DestroyBarricade,
    DestroyWall,
    LowerInto,
    LowerWall,
    PutBarricade,
    RaiseFrom,
    RaiseWall,
    TeardownBarricade,
)
from cinderbox.games.residuum.steps.barter import Buy, Exchange, OpenBarter, Sell
from cinderbox.games.residuum.steps.basecamp import ActivateBasecamp, LowerBasecamp, RaiseBasecamp, TeardownBasecamp
from cinderbox.games.residuum.steps.conflict import (
    DealCards,
    Gather,
    LayFirst,
    LaySecond,
    Push,
    Result,
    Reveal,
)
from cinderbox.games.residuum.steps.convoy import (
    Advance,
    CarryCamp,
    CarryPost,
    CarryWalls,
    Destination,
    Fare,
    Group,
    Move,
    Network,
)
from cinderbox.games.residuum.steps.discovery import (
    Complete,
    Draw,
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
    Use,
)
from cinderbox.games.residuum.steps.meeting import Intention, Meet, MoveOn, Negotiate, Part, Welcome
from cinderbox.games.residuum.steps.menu import Actions, End, Produced
from cinderbox.games.residuum.steps.oil import TakeBack, Upgrade
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
from cinderbox.games.residuum.steps.outposts import (
    ActivateOutpost,
    ConstructOutpost,
    LowerOutpost,
    PutOutpost,
    RaiseOutpost,
    TakeCarried,
    TakeFrom,
    TakeOutpost,
    TakeOver,
    TakeWalls,
    TeardownOutpost,
)
from cinderbox.games.residuum.steps.outriders import ActivateOutrider, Join, Recruit, Rouse, SecondWind
from cinderbox.games.residuum.steps.pay import Discount, Pay, PayCubes
from cinderbox.games.residuum.steps.poison import (
    ActingClass,
    ActingHex,
    Arm,
    ArmHere,
    Contaminate,
    Irradiate,
    PoisonGround,
    PoisonWater,
    Weaponise,
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
from cinderbox.games.residuum.steps.spending import Spend
from cinderbox.games.residuum.steps.town import (
    DrawTownCard,
    EagerRecruit,
    LeaveTown,
    Spoil,
    Tinker,
)
from cinderbox.games.residuum.steps.year import EndTurn, Hazards, NukeUpkeep, Upkeep
from cinderbox.games.residuum.tables import CONTAMINATE, IRRADIATE, WEAPONISE
from cinderbox.kernel.frame import Programs

PROGRAMS: Final[Programs] = Programs()


# -- actions that are paid in action points -------------------------------------------------------------------

RECRUIT: Final = PROGRAMS.add("recruit", Pay(), Join())
ROUSE: Final = PROGRAMS.add("rouse", Pay(), Rouse())
CONSTRUCT_OUTPOST: Final = PROGRAMS.add("construct_outpost", Pay(), PutOutpost())
ACTIVATE_OUTPOST: Final = PROGRAMS.add("activate_outpost", Pay(), RaiseOutpost())
TEARDOWN_OUTPOST: Final = PROGRAMS.add("teardown_outpost", Pay(), LowerOutpost())
CONSTRUCT_BARRICADE: Final = PROGRAMS.add("construct_barricade", Pay(), PutBarricade())
TEARDOWN_BASECAMP: Final = PROGRAMS.add("teardown_basecamp", Pay(), LowerBasecamp())
ACTIVATE_BASECAMP: Final = PROGRAMS.add("activate_basecamp", Pay(), RaiseBasecamp())

# A Barricade goes onto a border, or comes off it; if it can do so in two hexes, one of them is chosen.
RAISE: Final = PROGRAMS.add("raise", Pay(), RaiseWall())
RAISE_FROM: Final = PROGRAMS.add("raise_from", RaiseFrom(RAISE))
LOWER: Final = PROGRAMS.add("lower", Pay(), LowerWall())
LOWER_INTO: Final = PROGRAMS.add("lower_into", LowerInto(LOWER))

# An Outpost of a rival is taken over with the Barricades around it.
TAKE: Final = PROGRAMS.add("take", Pay(), TakeOutpost(), TakeCarried(), TakeWalls())
TAKE_FROM: Final = PROGRAMS.add("take_from", TakeFrom(TAKE))

# -- actions that are paid in cubes ---------------------------------------------------------------------------

DESTROY: Final = PROGRAMS.add("destroy_barricade", DestroyWall())
POISON_WATER: Final = PROGRAMS.add(
    "contaminate", PayCubes(CONTAMINATE, 0), ActingHex(False), ActingClass(True), PoisonWater()
)
POISON_GROUND: Final = PROGRAMS.add(
    "irradiate", PayCubes(IRRADIATE, 0), ActingHex(True), ActingClass(True), PoisonGround()
)
ARM: Final = PROGRAMS.add("weaponise", PayCubes(WEAPONISE, 1), ArmHere(), ActingClass(False), Arm())

# -- Discovery cards ------------------------------------------------------------------------------------------

# Drawing: look at the top cards, keep one, the rest goes to the bottom.
DRAW: Final = PROGRAMS.add("draw", Pay(), LookAtSome(), KeepDrawn(), HandLimit())
LIMIT: Final = PROGRAMS.add("limit", HandLimit())

# Completing: pay, choose the hex if one is replaced, then the card works.
COMPLETE: Final = PROGRAMS.add("complete", ShowCard(), PayCard(), ReplaceHex(), FinishCard(), FreeRecruit())

# Swap Shed: one cube for another.
SWAP: Final = PROGRAMS.add("swap", SwapGive(), SwapGet())

# -- the Trade Town -------------------------------------------------------------------------------------------

# Eager Recruit. You may recruit now for less.
EAGER: Final = PROGRAMS.add("eager_recruit", EagerRecruit(), Pay(), Join())

# Tainted Barrels. Lose 1 Food or 1 Water.
SPOILING: Final = PROGRAMS.add("tainted_barrels", Spoil())

# Tinkers' Row. You may give a cube for 1 Chem.
TINKERING: Final = PROGRAMS.add("tinkers_row", Tinker())

VISIT: Final = PROGRAMS.add(
    "visit", OpenBarter(), Buy(), Sell(), Exchange(), DrawTownCard(EAGER, SPOILING, TINKERING, LIMIT), LeaveTown()
)

# -- meetings -------------------------------------------------------------------------------------------------

# The attacker wins: against a Basecamp, an Outpost, Outriders, or Outriders that carry their Basecamp.
BEAT_CAMP: Final = PROGRAMS.add("beat_camp", Loot(), TakeOil(), BeatCamp(), Withdraw(), LateBlast())
BEAT_POST: Final = PROGRAMS.add("beat_post", LootOutpost(), TakeOil(), BeatPost(), Withdraw(), LateBlast())
BEAT_RIDERS: Final = PROGRAMS.add("beat_riders", LootCubes(False), BeatRiders(), Withdraw(), LateBlast())
BEAT_NOMADS: Final = PROGRAMS.add("beat_nomads", Loot(), Displace(), Withdraw(), LateBlast())

# The defender wins; nobody does.
BEATEN: Final = PROGRAMS.add("beaten", LootCubes(True), Lose())
EVEN: Final = PROGRAMS.add("even", GoBack())

# Welcome and trade: a deal, then the visitors go on.
DEALING: Final = PROGRAMS.add("dealing", Negotiate(), MoveOn(), Part())

SECOND: Final = PROGRAMS.add("second_card", LaySecond())
MEETING: Final = PROGRAMS.add(
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

MOVE: Final = PROGRAMS.add(
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
NETWORK: Final = PROGRAMS.add("network", Destination(), Group(), CarryWalls(), Fare(), Pay(), Advance(VISIT, MEETING))

# -- the Action Phase: all that one can do --------------------------------------------------------------------

ACTIONS: Final = Actions(
    [
        End(),
        Draw(DRAW),
        ConstructOutpost(CONSTRUCT_OUTPOST),
        TeardownBasecamp(TEARDOWN_BASECAMP),
        ActivateBasecamp(ACTIVATE_BASECAMP),
        Produced(),
        Complete(COMPLETE),
        Use(SWAP),
        Move(MOVE),
        Network(NETWORK),
        Recruit(RECRUIT),
        ActivateOutrider(ROUSE),
        SecondWind(),
        ActivateOutpost(ACTIVATE_OUTPOST),
        TeardownOutpost(TEARDOWN_OUTPOST),
        TakeOver(TAKE_FROM),
        ConstructBarricade(CONSTRUCT_BARRICADE),
        Contaminate(POISON_WATER),
        Irradiate(POISON_GROUND),
        Weaponise(ARM),
        Upgrade(),
        TakeBack(),
        ActivateBarricade(RAISE_FROM),
        TeardownBarricade(LOWER_INTO),
        DestroyBarricade(DESTROY),
    ]
)

# -- the turn -------------------------------------------------------------------------------------------------

# Production, then actions; then Nukes, hazards, the year's upkeep, and the next player (RSD-RUL-24).
TURN: Final = PROGRAMS.add("turn")
TURN.fill(
    [
        BeginTurn(),
        Resettle(),
        Produce(),
        Forage(),
        ACTIONS,
        NukeUpkeep(),
        Hazards(),
        Upkeep(),
        EndTurn(TURN),
    ]
)

# -- the whole game -------------------------------------------------------------------------------------------

# A draw-three turn: three times a tile and its place.
LAYING: Final = PROGRAMS.add("laying", ChooseTile(), PlaceTile(), ChooseTile(), PlaceTile(), ChooseTile(), PlaceTile())
CAMPING: Final = PROGRAMS.add("camping", PlaceCamp())
DRAFTING: Final = PROGRAMS.add("drafting", LookAtThree(), KeepOne(), PutBack())
SCREENING: Final = PROGRAMS.add("screening", Screen())

WHOLE: Final = PROGRAMS.add(
    "whole",
    DrawThree(LAYING),
    FillHoles(),
    EachInTurn(CAMPING, 1),
    EachInTurn(DRAFTING, 3),
    EndDraft(),
    EachInTurn(SCREENING, 1),
    FirstTurn(TURN),
)
WHOLE_QUICK: Final = PROGRAMS.add(
    "whole_quick",
    LayAll(),
    FillHoles(),
    EachInTurn(CAMPING, 1),
    EachInTurn(DRAFTING, 3),
    EndDraft(),
    EachInTurn(SCREENING, 1),
    FirstTurn(TURN),
)
