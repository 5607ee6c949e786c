"""Why something is not allowed: each reason names its rule in the ledger and says it to the player.

A legality test returns one of these numbers, or 0 if nothing is in the way.
"""

from typing import Final

from cinderbox.kernel.game import Reasons

REASONS: Final = Reasons()

FINE: Final = REASONS.add("RAD-RUL-77", "That is not what is being asked now.")
OVER: Final = REASONS.add("RAD-END-01", "The game is over.")
TURN: Final = REASONS.add("RAD-TRN-01", "It is not your choice now.")
NOT_HELD: Final = REASONS.add("RAD-GEN-05", "You do not hold that card.")
NO_WATER: Final = REASONS.add("RAD-GEN-03", "You do not have the water for it.")
SIX_PEOPLE: Final = REASONS.add("RAD-COL-09", "You have six people in play already.")
QUEUE_FULL: Final = REASONS.add("RAD-EVT-06", "Its space in your queue and all spaces behind it are taken.")
NOT_YOURS: Final = REASONS.add("RAD-ABL-01", "Only a camp or person of your own can be used.")
USED: Final = REASONS.add("RAD-ABL-05", "It has used an ability this turn.")
ENTERED: Final = REASONS.add("RAD-RDY-04", "It entered play this turn and is not ready.")
RESTORED: Final = REASONS.add("RAD-RDY-05", "It was restored this turn and is not ready.")
DAMAGED: Final = REASONS.add("RAD-RDY-07", "A damaged person is not ready.")
DESTROYED: Final = REASONS.add("RAD-RUL-07", "A destroyed camp can do nothing and cannot be chosen.")
NO_ABILITY: Final = REASONS.add("RAD-TYP-02", "It has no such ability.")
NO_TARGET: Final = REASONS.add("RAD-RUL-17", "There is nothing it could do now.")
PROTECTED: Final = REASONS.add("RAD-DMG-07", "It is protected by the card in front of it.")
OWN_CARD: Final = REASONS.add("RAD-FAG-04", "It cannot be aimed at a card of that side.")
NO_PERSON: Final = REASONS.add("RAD-DMG-10", "Only people can be chosen here.")
NO_CAMP: Final = REASONS.add("RAD-DMG-03", "Only camps can be chosen here.")
NOT_DAMAGED: Final = REASONS.add("RAD-RST-01", "It is not damaged.")
EMPTY: Final = REASONS.add("RAD-COL-01", "Nothing stands there.")
HUNDRED: Final = REASONS.add("RAD-RUL-66", "After a hundred actions in a turn it can only be ended.")
NO_RAID: Final = REASONS.add("RAD-RUL-49", "A raid could do nothing now.")
SILO_HELD: Final = REASONS.add("RAD-SIL-01", "Your Water Silo is in your hand already.")
SILO_AWAY: Final = REASONS.add("RAD-SIL-02", "Your Water Silo is not in your hand.")
FULL_COLUMN: Final = REASONS.add("RAD-COL-02", "There is no room there.")
NOT_DEALT: Final = REASONS.add("RAD-SET-05", "That camp was not dealt to you.")
KEPT: Final = REASONS.add("RAD-SET-05", "You have kept that camp already.")
NO_RESTORE: Final = REASONS.add("RAD-RUL-23", "It can never be restored.")
NOT_ITSELF: Final = REASONS.add("RAD-RUL-23", "A card may not restore itself.")
NO_EVENT: Final = REASONS.add("RAD-EVT-01", "There is no event on that space.")
BLOCKED: Final = REASONS.add("RAD-FAC-20", "The space in front of it is taken.")
NO_PUNK: Final = REASONS.add("RAD-PNK-01", "That needs a punk of yours in play.")
NEEDS_PERSON: Final = REASONS.add("RAD-FAC-04", "You need a person in play for it.")
TOO_MANY_PEOPLE: Final = REASONS.add("RAD-FAC-03", "You have more than one person in play.")
TWO_ENTERED: Final = REASONS.add("RAD-RUL-56", "Fewer than two people of yours have entered play this turn.")
NONE_RESOLVED: Final = REASONS.add("RAD-RUL-55", "No event has resolved this turn.")
NO_OWN_RAIDERS: Final = REASONS.add("RAD-RUL-55", "Your own Raiders have not resolved this turn.")
THEIR_QUEUE_EMPTY: Final = REASONS.add("RAD-FAP-06", "There is no event in the opponent's queue that it needs.")
THIS_DAMAGED: Final = REASONS.add("RAD-RUL-19", "It works only while this camp is undamaged.")
NO_RUIN: Final = REASONS.add("RAD-RUL-35", "You have no destroyed camp.")
NO_LENDER: Final = REASONS.add("RAD-RUL-25", "There is nobody whose ability could be borrowed or paid for.")
NO_DROP: Final = REASONS.add(
    "RAD-RUL-27", "There must be a free space, and water for the person and one of its abilities."
)
FOUR_PEOPLE: Final = REASONS.add("RAD-RUL-19", "You have fewer than four people in play.")
OTHER_ABILITY: Final = REASONS.add("RAD-RUL-01", "It allows no other ability in the same turn.")
TWO_IN_COLUMN: Final = REASONS.add("RAD-RUL-01", "Fewer than two people of yours stand in its column.")
NO_OPEN_CAMP: Final = REASONS.add("RAD-RUL-01", "The opponent has no unprotected camp.")
NOT_DRAWN: Final = REASONS.add("RAD-RUL-41", "Only a card that was just drawn can be chosen.")
TWO_CARDS: Final = REASONS.add("RAD-FAC-17", "Two cards other than Water Silo are needed.")
NOT_REVEALED: Final = REASONS.add("RAD-RUL-43", "That card was not turned over.")
NO_HAND: Final = REASONS.add("RAD-RUL-40", "You hold no card but Water Silo.")
SETTLES: Final = REASONS.add("RAD-RUL-10", "People close up: the space nearer the camp comes first.")
MUST: Final = REASONS.add("RAD-RUL-16", "This cannot be declined.")
NO_NOBODY: Final = REASONS.add(
    "RAD-RUL-26", "No damaged person of yours has an ability that could be used and paid for."
)
IN_ORDER: Final = REASONS.add("RAD-RUL-23", "Cards are restored in order along the row, and it was passed over.")
