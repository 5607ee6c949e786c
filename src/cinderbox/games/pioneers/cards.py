"""What effects do. Above each program stands its meaning; `content.toml` says which card has which effect.

What is always in effect (discounts, modifiers, storage and so on) needs no program: it is added up as the powers of a
town (`verbs.empower`). Reactions are asked for where their moment is (`steps/loss.py`, `steps/combat.py`).
"""

from typing import Final

from cinderbox.games.pioneers.model import ITEM, PERSONALITY, STRUCTURE
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.steps.activate import Crash, ExtraTurn, Forbid
from cinderbox.games.pioneers.steps.combat import ATTACK
from cinderbox.games.pioneers.steps.draft import DRAFTING
from cinderbox.games.pioneers.steps.loss import Lose, RemoveTagged
from cinderbox.games.pioneers.steps.play import RESOLVE
from cinderbox.games.pioneers.steps.raid import RAIDING
from cinderbox.games.pioneers.steps.research import Place
from cinderbox.games.pioneers.steps.resources import Barter, Gain, GainPoints, Harvest, LoseResources, OpponentsDiscard
from cinderbox.games.pioneers.steps.round import ROUND
from cinderbox.games.pioneers.steps.wastes import Peek, Recover, Tutor
from cinderbox.kernel.frame import Program

# -- played or activated -------------------------------------------------------------------------------------

# gain: take resources from the stores.
GAIN: Final[Program] = PROGRAMS.add("gain", Gain())

# convert: take resources, having paid others for them.
CONVERT: Final[Program] = PROGRAMS.add("convert", Gain())

# gain_vp: gain permanent victory points, having paid for them.
GAIN_VP: Final[Program] = PROGRAMS.add("gain_vp", GainPoints())

# place_research: place research tokens on one project.
PLACE_RESEARCH: Final[Program] = PROGRAMS.add("place_research", Place())

# extra_turn: have one more turn in this Step 1.
EXTRA_TURN: Final[Program] = PROGRAMS.add("extra_turn", ExtraTurn())

# peek_wastes: look at the top card of the wastes deck; you may discard it.
PEEK_WASTES: Final[Program] = PROGRAMS.add("peek_wastes", Peek())

# recover: take a structure from the market discard pile into your hand.
RECOVER: Final[Program] = PROGRAMS.add("recover", Recover())

# -- events --------------------------------------------------------------------------------------------------

# remove_tagged: each player in turn discards a structure with the tag, unless immune to the event.
REMOVE_TAGGED: Final[Program] = PROGRAMS.add("remove_tagged", RemoveTagged())

# forbid_action: nobody may take the Wastes action for the rest of this Step 1.
FORBID_ACTION: Final[Program] = PROGRAMS.add("forbid_action", Forbid())

# caravan: each player in turn may pay food for credits, you more often than the others.
CARAVANS: Final[Program] = PROGRAMS.add("caravans", Barter())

# harvest: each player gains food for structures with the tag, you some more.
HARVEST: Final[Program] = PROGRAMS.add("harvest", Harvest())

# price_all: market prices fall for everybody for the rest of this Step 1.
PRICE_ALL: Final[Program] = PROGRAMS.add("price_all", Crash())

# tutor: turn over wastes cards until a personality appears, take it, shuffle the others back.
TUTOR: Final[Program] = PROGRAMS.add("tutor", Tutor())

# opponents_discard: each opponent in turn discards resources of their choice.
OPPONENTS_DISCARD: Final[Program] = PROGRAMS.add("opponents_discard", OpponentsDiscard())

# -- failed defences ------------------------------------------------------------------------------------------

# lose_structure: the defender loses a structure, never the headquarters.
LOSE_STRUCTURE: Final[Program] = PROGRAMS.add("lose_structure", Lose(1 << STRUCTURE))

# lose_personality: the defender loses a personality, to the discard pile or back to hand.
LOSE_PERSONALITY: Final[Program] = PROGRAMS.add("lose_personality", Lose(1 << PERSONALITY))

# lose_item: the defender loses an item.
LOSE_ITEM: Final[Program] = PROGRAMS.add("lose_item", Lose(1 << ITEM))

# lose_resources: the defender loses resources.
LOSE_RESOURCES: Final[Program] = PROGRAMS.add("lose_resources", LoseResources())

# -- where a pack of cards may name them ----------------------------------------------------------------------

ACTIVATIONS: Final[dict[str, Program]] = {
    "gain": GAIN,
    "convert": CONVERT,
    "gain_vp": GAIN_VP,
    "extra_turn": EXTRA_TURN,
    "peek_wastes": PEEK_WASTES,
    "recover": RECOVER,
    "place_research": PLACE_RESEARCH,
}
PLAYS: Final[dict[str, Program]] = {
    "gain": GAIN,
    "place_research": PLACE_RESEARCH,
    "gain_vp": GAIN_VP,
    "remove_tagged": REMOVE_TAGGED,
    "forbid_action": FORBID_ACTION,
    "caravan": CARAVANS,
    "harvest": HARVEST,
    "price_all": PRICE_ALL,
    "tutor": TUTOR,
    "opponents_discard": OPPONENTS_DISCARD,
}
FAILURES: Final[dict[str, Program]] = {
    "lose_structure": LOSE_STRUCTURE,
    "lose_personality": LOSE_PERSONALITY,
    "lose_item": LOSE_ITEM,
    "lose_resources": LOSE_RESOURCES,
}
COURSES: Final[dict[str, Program]] = {"attack": ATTACK, "raid": RAIDING, "event": RESOLVE, "item": RESOLVE}
__all__ = ["ACTIVATIONS", "COURSES", "DRAFTING", "FAILURES", "PLAYS", "PROGRAMS", "ROUND"]
