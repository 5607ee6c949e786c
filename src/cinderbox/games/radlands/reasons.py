"""Why something is not allowed: each reason names its rule in the ledger and says it to the player.

A legality test returns one of these numbers, or 0 if nothing is in the way.
"""

from typing import Final

from cinderbox.kernel.game import Reason

FINE: Final = 0
OVER: Final = 1
TURN: Final = 2
NOT_HELD: Final = 3
NO_WATER: Final = 4
SIX_PEOPLE: Final = 5
QUEUE_FULL: Final = 6
NOT_YOURS: Final = 7
USED: Final = 8
ENTERED: Final = 9
RESTORED: Final = 10
DAMAGED: Final = 11
DESTROYED: Final = 12
NO_ABILITY: Final = 13
NO_TARGET: Final = 14
PROTECTED: Final = 15
OWN_CARD: Final = 16
NO_PERSON: Final = 17
NO_CAMP: Final = 18
NOT_DAMAGED: Final = 19
EMPTY: Final = 20
HUNDRED: Final = 21
NO_RAID: Final = 22
SILO_HELD: Final = 23
SILO_AWAY: Final = 24
FULL_COLUMN: Final = 25
NOT_DEALT: Final = 26
KEPT: Final = 27
NO_RESTORE: Final = 28
NOT_ITSELF: Final = 29
NO_EVENT: Final = 30
BLOCKED: Final = 31
NO_PUNK: Final = 32
NEEDS_PERSON: Final = 33
TOO_MANY_PEOPLE: Final = 34
TWO_ENTERED: Final = 35
NONE_RESOLVED: Final = 36
NO_OWN_RAIDERS: Final = 37
THEIR_QUEUE_EMPTY: Final = 38
THIS_DAMAGED: Final = 39
NO_RUIN: Final = 40
NO_LENDER: Final = 41
NO_DROP: Final = 42
FOUR_PEOPLE: Final = 43
OTHER_ABILITY: Final = 44
TWO_IN_COLUMN: Final = 45
NO_OPEN_CAMP: Final = 46
NOT_DRAWN: Final = 47
TWO_CARDS: Final = 48
NOT_REVEALED: Final = 49
NO_HAND: Final = 50
SETTLES: Final = 51
MUST: Final = 52
NO_NOBODY: Final = 53
IN_ORDER: Final = 54

REASONS: Final = [
    Reason("RAD-RUL-77", "That is not what is being asked now."),
    Reason("RAD-END-01", "The game is over."),
    Reason("RAD-TRN-01", "It is not your choice now."),
    Reason("RAD-GEN-05", "You do not hold that card."),
    Reason("RAD-GEN-03", "You do not have the water for it."),
    Reason("RAD-COL-09", "You have six people in play already."),
    Reason("RAD-EVT-06", "Its space in your queue and all spaces behind it are taken."),
    Reason("RAD-ABL-01", "Only a camp or person of your own can be used."),
    Reason("RAD-ABL-05", "It has used an ability this turn."),
    Reason("RAD-RDY-04", "It entered play this turn and is not ready."),
    Reason("RAD-RDY-05", "It was restored this turn and is not ready."),
    Reason("RAD-RDY-07", "A damaged person is not ready."),
    Reason("RAD-RUL-07", "A destroyed camp can do nothing and cannot be chosen."),
    Reason("RAD-TYP-02", "It has no such ability."),
    Reason("RAD-RUL-17", "There is nothing it could do now."),
    Reason("RAD-DMG-07", "It is protected by the card in front of it."),
    Reason("RAD-FAG-04", "It cannot be aimed at a card of that side."),
    Reason("RAD-DMG-10", "Only people can be chosen here."),
    Reason("RAD-DMG-03", "Only camps can be chosen here."),
    Reason("RAD-RST-01", "It is not damaged."),
    Reason("RAD-COL-01", "Nothing stands there."),
    Reason("RAD-RUL-66", "After a hundred actions in a turn it can only be ended."),
    Reason("RAD-RUL-49", "A raid could do nothing now."),
    Reason("RAD-SIL-01", "Your Water Silo is in your hand already."),
    Reason("RAD-SIL-02", "Your Water Silo is not in your hand."),
    Reason("RAD-COL-02", "There is no room there."),
    Reason("RAD-SET-05", "That camp was not dealt to you."),
    Reason("RAD-SET-05", "You have kept that camp already."),
    Reason("RAD-RUL-23", "It can never be restored."),
    Reason("RAD-RUL-23", "A card may not restore itself."),
    Reason("RAD-EVT-01", "There is no event on that space."),
    Reason("RAD-FAC-20", "The space in front of it is taken."),
    Reason("RAD-PNK-01", "That needs a punk of yours in play."),
    Reason("RAD-FAC-04", "You need a person in play for it."),
    Reason("RAD-FAC-03", "You have more than one person in play."),
    Reason("RAD-RUL-56", "Fewer than two people of yours have entered play this turn."),
    Reason("RAD-RUL-55", "No event has resolved this turn."),
    Reason("RAD-RUL-55", "Your own Raiders have not resolved this turn."),
    Reason("RAD-FAP-06", "There is no event in the opponent's queue that it needs."),
    Reason("RAD-RUL-19", "It works only while this camp is undamaged."),
    Reason("RAD-RUL-35", "You have no destroyed camp."),
    Reason("RAD-RUL-25", "There is nobody whose ability could be borrowed or paid for."),
    Reason("RAD-RUL-27", "There must be a free space, and water for the person and one of its abilities."),
    Reason("RAD-RUL-19", "You have fewer than four people in play."),
    Reason("RAD-RUL-01", "It allows no other ability in the same turn."),
    Reason("RAD-RUL-01", "Fewer than two people of yours stand in its column."),
    Reason("RAD-RUL-01", "The opponent has no unprotected camp."),
    Reason("RAD-RUL-41", "Only a card that was just drawn can be chosen."),
    Reason("RAD-FAC-17", "Two cards other than Water Silo are needed."),
    Reason("RAD-RUL-43", "That card was not turned over."),
    Reason("RAD-RUL-40", "You hold no card but Water Silo."),
    Reason("RAD-RUL-10", "People close up: the space nearer the camp comes first."),
    Reason("RAD-RUL-16", "This cannot be declined."),
    Reason("RAD-RUL-26", "No damaged person of yours has an ability that could be used and paid for."),
    Reason("RAD-RUL-23", "Cards are restored in order along the row, and it was passed over."),
]
