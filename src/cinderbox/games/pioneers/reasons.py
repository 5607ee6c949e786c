"""Why something is not allowed: each reason names its rule in the ledger and says it to the player.

A legality test returns one of these numbers, or 0 if nothing is in the way.
"""

from typing import Final

from cinderbox.kernel.game import Reasons

REASONS: Final = Reasons()

OK: Final = REASONS.add("PIO-RUL-77", "That is not what is being asked now.")
OVER: Final = REASONS.add("PIO-LEN-03", "The game is over.")
TURN: Final = REASONS.add("PIO-ACT-02", "It is not your choice now.")
# the draft
NOT_IN_PACKET: Final = REASONS.add("PIO-SET-13", "That card is not among those in front of you.")
ANOTHER_PICK: Final = REASONS.add("PIO-SET-14", "You have picked another card.")
# a turn
BEGUN: Final = REASONS.add("PIO-PASS-01", "You can pass only before you do anything else in a turn.")
ACTED: Final = REASONS.add("PIO-ACT-04", "You have taken your action of this turn.")
NO_CREDITS: Final = REASONS.add("PIO-MKT-03", "You do not have the credits for it.")
EMPTY_SLOT: Final = REASONS.add("PIO-MKT-04", "That slot of the market is empty.")
STORM: Final = REASONS.add("PIO-RUL-69", "An event forbids the Wastes action for the rest of this Step 1.")
NO_WASTES: Final = REASONS.add("PIO-RUL-24", "There is no wastes card left to draw.")
NO_PROJECT: Final = REASONS.add("PIO-PROJ-01", "That project is not face up.")
NO_TOKENS: Final = REASONS.add("PIO-RUL-29", "All your research tokens lie on projects.")
NO_RESPONSE: Final = REASONS.add("PIO-RSCH-01", "Every research token costs a response token, and you have none.")
ONE_PROJECT: Final = REASONS.add("PIO-RSCH-04", "All research tokens of one action or card go to one project.")
# playing cards
NOT_HELD: Final = REASONS.add("PIO-PLAY-01", "You do not hold that card.")
NO_PLAY: Final = REASONS.add("PIO-PLAY-02", "Playing a card costs a response token, and you have none.")
NO_FREE: Final = REASONS.add("PIO-RUL-74", "You have no free play for it.")
ONE_PERSONALITY: Final = REASONS.add("PIO-ACT-09", "You have played a personality this round already.")
KEPT_BACK: Final = REASONS.add("PIO-PLAY-04", "That card is played only at the moment it speaks of.")
NO_TARGET: Final = REASONS.add("PIO-RUL-67", "Every opponent's town is immune to it.")
CONDITION: Final = REASONS.add("PIO-RUL-65", "The condition on the card is not met.")
TOO_POOR: Final = REASONS.add("PIO-RUL-65", "You cannot pay what the card asks for.")
NOT_NOW: Final = REASONS.add("PIO-RUL-59", "Only a card that says so is played outside your own turn.")
NOT_IN_RAID: Final = REASONS.add("PIO-RUL-59", "That waits until the raid is over.")
ONE_IN_SETUP: Final = REASONS.add("PIO-RUL-12", "One personality may be played for free in the set-up, and you did.")
NOT_IN_SETUP: Final = REASONS.add("PIO-SET-15", "That card cannot be played in the draft.")
# activations
NOT_IN_TOWN: Final = REASONS.add("PIO-ACT-08", "That card is not in your town.")
NO_ACTIVATION: Final = REASONS.add("PIO-FX-01", "It has nothing to activate: what it does is always in effect.")
SPENT: Final = REASONS.add("PIO-FX-03", "It was used this round already.")
NO_COST: Final = REASONS.add("PIO-RUL-63", "You cannot pay for it.")
NO_EXCHANGE: Final = REASONS.add("PIO-RUL-34", "It would pay response tokens for as many response tokens.")
NO_EFFECT: Final = REASONS.add("PIO-RUL-63", "It could do nothing now.")
THREE_TURNS: Final = REASONS.add("PIO-ACT-11", "You have three turns this round already.")
FIRST_ROUND: Final = REASONS.add("PIO-SUR-05", "In round 1 a survivor's skill does nothing.")
NOT_YOUR_SURVIVOR: Final = REASONS.add("PIO-SUR-04", "That is not your survivor.")
# questions
MUST: Final = REASONS.add("PIO-RUL-53", "What can be done must be done.")
NOT_DRAWN: Final = REASONS.add("PIO-RUL-26", "That is not one of the cards you drew.")
NO_NEED: Final = REASONS.add("PIO-RUL-07", "Discarding that makes no room.")
NOT_PRODUCED: Final = REASONS.add("PIO-RUL-40", "Only what was just produced is refused here.")
NOT_HAD: Final = REASONS.add("PIO-RUL-53", "There is none of that.")
PROTECTED: Final = REASONS.add("PIO-RUL-66", "A card in that town protects it.")
NOT_AN_OPPONENT: Final = REASONS.add("PIO-ATK-01", "It is played on one opponent.")
IMMUNE: Final = REASONS.add("PIO-RUL-67", "That town is immune to it.")
NO_TOKEN: Final = REASONS.add("PIO-RSP-03", "You have no response token to spend.")
NO_REROLL: Final = REASONS.add("PIO-RSP-04", "You have no response token for a reroll.")
NO_LUCK: Final = REASONS.add("PIO-RUL-55", "You have no free reroll.")
NOT_THAT: Final = REASONS.add("PIO-RUL-53", "No such card can be chosen there.")
NO_SAVING: Final = REASONS.add("PIO-RUL-60", "That does not save the card.")
NOT_THERE: Final = REASONS.add("PIO-RUL-63", "There is no such structure in the market discard pile.")
BAD_RATE: Final = REASONS.add("PIO-TRD-01", "You do not have what that trade asks for.")
BAD_MIX: Final = REASONS.add("PIO-RUL-34", "You do not have food and response tokens for that.")
NOT_WAIVED: Final = REASONS.add("PIO-RUL-41", "Only a personality in your town whose maintenance is due can be waived.")
NOT_ALL: Final = REASONS.add("PIO-MNT-09", "You cannot pay for everything that is due.")
NO_USE: Final = REASONS.add("PIO-RUL-80", "Nothing of what you have would be lost, so there is no use in paying more.")
NO_HELP: Final = REASONS.add("PIO-RUL-80", "No reduction makes this card cheaper.")
TAKEN: Final = REASONS.add("PIO-RUL-43", "That survivor is not to be had.")
