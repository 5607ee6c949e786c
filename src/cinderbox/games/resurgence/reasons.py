"""Why something is not allowed: each reason names its rule in the ledger and says it to the player.

A legality test returns one of these numbers, or 0 if nothing is in the way.
"""

from typing import Final

from cinderbox.kernel.game import Reasons

REASONS: Final = Reasons()

OK: Final = REASONS.add("RSG-GEN-02", "That is not what is being asked now.")
OVER: Final = REASONS.add("RSG-GEN-01", "The game is over.")
TURN: Final = REASONS.add("RSG-PLC-01", "It is not your choice now.")
# setup
NOT_OFFERED: Final = REASONS.add("RSG-SET-28", "That is not among those turned up.")
CHOSEN: Final = REASONS.add("RSG-SET-28", "You have chosen one already.")
NOT_DEALT: Final = REASONS.add("RSG-DRF-05", "That Salvage card is not in your hand.")
NO_SPARE: Final = REASONS.add("RSG-RUL-72", "You have no such Specialist token left in your supply.")
# assigning
IN_ORDER: Final = REASONS.add("RSG-ASG-01", "Tokens of one type are assigned from Metro to Compound: take a step back.")
# placing
PLACE_FIRST: Final = REASONS.add("RSG-PLC-19", "That comes after placing a token.")
PLACED_NOW: Final = REASONS.add("RSG-PLC-02", "You have placed a token this turn; the others wait for your next turns.")
NO_TOKEN: Final = REASONS.add("RSG-ASG-04", "You have no such token in that area.")
NO_PLACE: Final = REASONS.add("RSG-PLC-15", "There is no space where it could be placed.")
WRONG_ACCESS: Final = REASONS.add("RSG-PLC-06", "The area of the token does not lead to that Zone.")
NO_ACCESS: Final = REASONS.add("RSG-PLC-07", "Tokens of the Compound area, and no others, go to rooms.")
OWN_THERE: Final = REASONS.add("RSG-PLC-04", "You have a token there already.")
OWN_IN_ROOM: Final = REASONS.add("RSG-PLC-05", "You have a token in that room already.")
WRONG_TOKEN: Final = REASONS.add("RSG-PLC-08", "That token may not be placed there.")
WRONG_SPECIALIST: Final = REASONS.add("RSG-PLC-09", "That space is for other Specialists.")
NOT_CLEARED: Final = REASONS.add("RSG-PLC-07", "That room is not cleared.")
PENALTY: Final = REASONS.add("RSG-PLC-13", "You cannot pay for the tokens that are there.")
TOLL: Final = REASONS.add("RSG-EVT-08", "You cannot pay what the current event adds to the price of that Zone.")
BEAST_PRICE: Final = REASONS.add("RSG-RUL-89", "A Beast is there, and you have no Critical Supply to pay for it.")
NO_REST: Final = REASONS.add("RSG-RUL-31", "After moving a token with a card you cannot rest in the same turn.")
NEEDLESS: Final = REASONS.add("RSG-RUL-33", "The token could go there anyway, or that card does not help.")
MUST_PLACE: Final = REASONS.add(
    "RSG-RUL-40", "You have tokens left, so you cannot end the turn without placing or resting one."
)
# cards
NOT_YOURS: Final = REASONS.add("RSG-CARD-02", "That is not one of your Survivor cards.")
EXHAUSTED: Final = REASONS.add("RSG-CARD-01", "That card is exhausted until Upkeep.")
GAINED_NOW: Final = REASONS.add("RSG-CARD-12", "A card cannot be activated in the turn in which it was gained.")
NOT_TRIGGERED: Final = REASONS.add("RSG-RUL-34", "What that card waits for has not happened this turn.")
WITH_PLACEMENT: Final = REASONS.add("RSG-RUL-33", "That card is used while you place a token.")
WITH_PAYMENT: Final = REASONS.add("RSG-RUL-55", "That card is used while you pay.")
NOTHING_GAINED: Final = REASONS.add("RSG-RUL-35", "It would change nothing now.")
NO_MOVE: Final = REASONS.add("RSG-RUL-32", "There is no token that it could move.")
DEAD_END: Final = REASONS.add("RSG-RUL-31", "Afterwards no token could be placed.")
AFTER_PLACING: Final = REASONS.add("RSG-RUL-34", "That card is used after placing a token.")
# effects
EFFECT_USED: Final = REASONS.add("RSG-PLC-21", "The effect of the space was used in this turn.")
CANNOT_PAY: Final = REASONS.add("RSG-GEN-13", "You cannot pay for it.")
NO_ROOM_LEFT: Final = REASONS.add("RSG-RUL-44", "There is no room that you could clear.")
NO_ONE: Final = REASONS.add("RSG-RESC-01", "There is nobody in the Survivor row whom you could pay for.")
BY_MISSION: Final = REASONS.add("RSG-RUL-52", "Headquarters is used by choosing the Mission to complete.")
NOT_IN_ROW: Final = REASONS.add("RSG-RESC-01", "That card is not in the Survivor row.")
TOO_DEAR: Final = REASONS.add("RSG-RESC-01", "You have too little Food for that card.")
CLEARED: Final = REASONS.add("RSG-BLD-01", "That room is cleared already.")
TOO_HIGH: Final = REASONS.add("RSG-BLD-01", "That room lies above your Compound level.")
LOST_ROOM: Final = REASONS.add("RSG-RUL-84", "That room is lost for good.")
# events
NO_EVENT: Final = REASONS.add("RSG-EVT-06", "The current event offers nothing here.")
EVENT_USED: Final = REASONS.add("RSG-RUL-19", "The event was applied in this turn.")
MUST_EVENT: Final = REASONS.add("RSG-EVT-08", "That event is no choice.")
# Missions
NOT_PLANNED: Final = REASONS.add("RSG-MIS-24", "You have not planned that Mission.")
PLANNED_NOW: Final = REASONS.add("RSG-MIS-09", "A Mission cannot be completed in the turn in which it was planned.")
WRONG_DISTRICT: Final = REASONS.add("RSG-MIS-10", "This turn's token is not in a District of that Mission.")
NO_MUTANT: Final = REASONS.add("RSG-MIS-13", "This turn's token is not in a Zone with a Mutant.")
ONE_MISSION: Final = REASONS.add("RSG-MIS-17", "You have completed a Mission this turn.")
MISSION_COST: Final = REASONS.add("RSG-MIS-14", "You cannot pay the whole cost of that Mission.")
NOT_FACE_UP: Final = REASONS.add("RSG-MIS-05", "That Mission is not face up.")
SLOTS_FULL: Final = REASONS.add("RSG-MIS-06", "All your slots for planned Missions are filled.")
NO_TOWER: Final = REASONS.add("RSG-MIS-04", "Advanced Missions need Compound level 3.")
ONLY_BASIC: Final = REASONS.add("RSG-EVT-04", "That event lets you plan Basic Missions only.")
NOT_SAME: Final = REASONS.add("RSG-RUL-53", "The second Mission must be one of the same District.")
NO_SECOND: Final = REASONS.add("RSG-RUL-53", "You could not complete another Mission of the same District.")
NONE_FACE_UP: Final = REASONS.add("RSG-MIS-05", "No Mission that you could plan is face up.")
WRONG_COLUMN: Final = REASONS.add("RSG-MIS-19", "That Mission does not go into that column.")
# paying and gaining
NOT_ACCEPTED: Final = REASONS.add("RSG-PLC-12", "That item is not what has to be paid.")
NOT_HELD: Final = REASONS.add("RSG-GEN-13", "You have too little of that.")
PAY_IN_ORDER: Final = REASONS.add("RSG-PLC-12", "Items are paid in order, and the rest could not be paid after it.")
CAPPED: Final = REASONS.add("RSG-GEN-09", "You can hold no more of that.")
GAIN_IN_ORDER: Final = REASONS.add(
    "RSG-RUL-38", "Items are gained in the order Food, Fuel, Parts, Ammo, Meds: take a step back."
)
NOT_GAINED: Final = REASONS.add("RSG-RUL-38", "That is not what can be gained.")
NO_PART: Final = REASONS.add("RSG-RUL-38", "The reward has no such part, or it was passed over.")
NO_SUCH_TOKEN: Final = REASONS.add("RSG-RUL-28", "There is no such token of yours.")
LAST_SPACE: Final = REASONS.add("RSG-LEAD-10", "Your token is on the last space of that track.")
MUST: Final = REASONS.add("RSG-RUL-38", "This cannot be declined.")
NO_WAIVER: Final = REASONS.add("RSG-RUL-54", "The Traffic Cop does not help there, or the rest could not be paid.")
NO_SWAP: Final = REASONS.add("RSG-RUL-55", "The Electrician does not help there, or the rest could not be paid.")
# upkeep
NO_LEVEL: Final = REASONS.add("RSG-UPK-10", "You do not hold the Ammo and Meds that the next level needs.")
LEVEL_COST: Final = REASONS.add("RSG-UPK-11", "You cannot pay the Fuel and Food for the next level.")
TOP_LEVEL: Final = REASONS.add("RSG-TRK-03", "Your Compound is at its highest level.")
TOO_MANY: Final = REASONS.add("RSG-UPK-07", "You have not completed so many Missions in the right column.")
# solo and encounters
NO_ANSWER: Final = REASONS.add("RSG-RUL-81", "That is no way to meet this Mutant action, or you cannot pay it.")
NOT_READY: Final = REASONS.add("RSG-SMA-03", "That is not one of your ready Survivor cards.")
NO_RUBBLE: Final = REASONS.add("RSG-RUL-84", "No face-down Rubble lies there.")
NO_STALKER: Final = REASONS.add("RSG-ENC-09", "The Stalker is not in the Zone of this turn's token.")
STALKER_MET: Final = REASONS.add("RSG-RUL-92", "The Stalker's offer was taken in this turn.")
SAME_ITEM: Final = REASONS.add("RSG-RUL-92", "The trade gives an item of another kind.")
NOT_MET: Final = REASONS.add("RSG-ENC-04", "That token was not drawn.")

# What has no place in the question being asked, by its verb: what is made of a placement comes after it, and one token
# is placed or rested in a turn.
BEFORE_PLACING: Final = dict.fromkeys(("effect", "event", "stalker", "complete"), PLACE_FIRST)
ONCE_PLACED: Final = dict.fromkeys(("send", "rest", "place", "place_as"), PLACED_NOW)
