"""Why something is not allowed: each reason names its rule in the ledger and says it to the player.

A legality test returns one of these numbers, or 0 if nothing is in the way.
"""

from typing import Final

from cinderbox.kernel.game import Reasons

REASONS: Final = Reasons()

OK: Final = REASONS.add("RSD-TURN-01", "That is not what is being asked now.")
OVER: Final = REASONS.add("RSD-SCORE-01", "The game is over.")
TURN: Final = REASONS.add("RSD-TURN-03", "It is not your choice now.")
POOR: Final = REASONS.add("RSD-PAY-01", "You cannot pay for it.")
ONE_TOUCH: Final = REASONS.add(
    "RSD-MAP-09", "One tile has been placed against a single hex already; the others touch at least two."
)
MANY_TOUCH: Final = REASONS.add(
    "RSD-MAP-10", "Two tiles have been placed against several hexes already; one must touch exactly one."
)
OFF_MAP: Final = REASONS.add("RSD-TERM-06", "There is no such place on the map.")
NO_TILE: Final = REASONS.add("RSD-MAP-07", "You have not drawn such a tile.")
NOT_WASTE: Final = REASONS.add("RSD-CAMP-02", "A Basecamp starts on a Wasteland.")
NEAR_TOWN: Final = REASONS.add("RSD-CAMP-03", "A Basecamp does not start next to the Trade Town.")
NOT_LOOKED: Final = REASONS.add("RSD-DRAFT-02", "That card is not among those you look at.")
NO_YIELD: Final = REASONS.add("RSD-PROD-02", "That piece does not produce it here and now.")
NO_RIDER: Final = REASONS.add("RSD-MOVE-01", "No active Outrider of yours is there.")
NOT_NEXT: Final = REASONS.add("RSD-MOVE-01", "That hex is not adjacent to where they start.")
MET_HERE: Final = REASONS.add(
    "RSD-CONF-02", "You have met a rival in that hex this turn already, so it cannot be entered."
)
VISITED: Final = REASONS.add("RSD-TOWN-04", "You have visited the Trade Town this season.")
CLOSED: Final = REASONS.add("RSD-TOWN-07", "The Trade Town is closed in the last Winter.")
NO_PURCHASE: Final = REASONS.add("RSD-RUL-54", "You could buy nothing in the Trade Town after paying the way.")
NUKE_HOME: Final = REASONS.add("RSD-NUKE-07", "An Outrider with a Nuke may not enter the hex of your Basecamp.")
CAMP_DOWN: Final = REASONS.add("RSD-NET-06", "Your Basecamp is out-of-action.")
NO_NETWORK: Final = REASONS.add("RSD-NET-01", "Network movement goes between two active locations of yours.")
NO_LOCATION: Final = REASONS.add("RSD-REC-01", "Outriders are recruited at an active location of yours.")
RIDERS_OUT: Final = REASONS.add("RSD-REC-03", "All six of your Outriders are in play.")
NONE_LYING: Final = REASONS.add("RSD-REC-05", "No out-of-action Outrider of yours lies there.")
RIVAL_THERE: Final = REASONS.add("RSD-RUL-34", "An active piece of a rival is there.")
NEEDS_CAMP: Final = REASONS.add("RSD-RUL-33", "Your Basecamp must be active for it.")
NO_POST: Final = REASONS.add("RSD-OUT-08", "No out-of-action Outpost of yours is there.")
NEEDS_RIDER: Final = REASONS.add("RSD-OUT-10", "It needs an active Outrider of yours on the hex.")
CAMP_THERE: Final = REASONS.add("RSD-OUT-11", "A Basecamp is in that hex.")
TOWN_THERE: Final = REASONS.add("RSD-TOWN-02", "Nothing can be activated in the Trade Town.")
NO_ACTIVE_POST: Final = REASONS.add("RSD-OUT-13", "No active Outpost of yours is there.")
NO_RIVAL_POST: Final = REASONS.add("RSD-TAKE-01", "No rival has an out-of-action Outpost there.")
ACTIVE_CAMP: Final = REASONS.add("RSD-TAKE-04", "An active Basecamp is in that hex.")
NO_OWN_POST: Final = REASONS.add(
    "RSD-RUL-40", "You have no Outpost to put there: none is carried and none is in your supply."
)
NO_WALL: Final = REASONS.add("RSD-BAR-06", "No out-of-action Barricade of yours lies next to that border.")
NO_PRESENCE: Final = REASONS.add(
    "RSD-BAR-07", "It needs an active Outrider or Outpost of yours on the Barricade's hex."
)
WALL_THERE: Final = REASONS.add("RSD-RUL-31", "You have a Barricade on that border already.")
NO_BORDER: Final = REASONS.add("RSD-RUL-32", "A Barricade stands between two hexes, and that is no such border.")
CAMP_BORDER: Final = REASONS.add(
    "RSD-BAR-09", "It borders another player's Basecamp, and you have no location on its other side."
)
NO_OWN_WALL: Final = REASONS.add("RSD-BAR-12", "No active Barricade of yours is on that border.")
NO_RIVAL_WALL: Final = REASONS.add("RSD-BAR-13", "No rival has a Barricade on that border.")
RIDER_AT_WALL: Final = REASONS.add("RSD-BAR-15", "It needs an active Outrider of yours next to the border.")
THREE_TECH: Final = REASONS.add("RSD-BAR-14", "It costs three Tech.")
IS_DOWN: Final = REASONS.add("RSD-BASE-01", "Your Basecamp is out-of-action already.")
IS_UP: Final = REASONS.add("RSD-BASE-07", "Your Basecamp is active already.")
RIDER_AT_CAMP: Final = REASONS.add("RSD-BASE-03", "It needs an active Outrider of yours with the Basecamp.")
BAD_GROUND: Final = REASONS.add("RSD-BASE-08", "No Basecamp can be activated on a Water Source or a hazard.")
ACHIEVED: Final = REASONS.add("RSD-DISC-01", "A Discovery card was completed this turn already.")
NOT_HELD: Final = REASONS.add("RSD-DISC-01", "That card is not in your hand.")
NO_SITE: Final = REASONS.add("RSD-DISC-01", "No hex meets its requirement.")
STARRED: Final = REASONS.add("RSD-DISC-05", "You have completed a card with a star already.")
NO_COST: Final = REASONS.add("RSD-DISC-01", "You cannot pay its cost.")
NO_EXCHANGE: Final = REASONS.add("RSD-DISC-04", "You have completed no card that allows it.")
DREW: Final = REASONS.add("RSD-DISC-09", "You have drawn a Discovery card this turn.")
NO_WATER: Final = REASONS.add("RSD-CONT-01", "It is no Water Source next to an active Outrider of yours.")
NO_TILE_LEFT: Final = REASONS.add("RSD-RUL-45", "No tile for it is left.")
NOT_NEAR: Final = REASONS.add("RSD-RADZ-01", "No active Outrider of yours is there or next to it.")
BAD_TARGET: Final = REASONS.add(
    "RSD-RADZ-03", "Water, the Trade Town and a hex with a Basecamp cannot become a Radiation Zone."
)
NO_BOMBER: Final = REASONS.add(
    "RSD-NUKE-01", "It needs an active Outrider of yours without a Nuke on your active Outpost."
)
NO_NUCLEAR: Final = REASONS.add("RSD-NUKE-01", "You have no Nuclear to weaponise.")
NO_UPGRADE: Final = REASONS.add("RSD-OIL-01", "Only an active location of yours is upgraded.")
NO_OIL: Final = REASONS.add("RSD-OIL-04", "No Oil of yours is there.")
MORE_THAN_DUE: Final = REASONS.add("RSD-RUL-25", "So much is not due, and points are made only for what is paid now.")
BAD_GROUP: Final = REASONS.add("RSD-MOVE-04", "So many Outriders that may go along are not there.")
BAD_CARGO: Final = REASONS.add("RSD-MOVE-05", "That cannot be carried there.")
BUY_LIMIT: Final = REASONS.add("RSD-TOWN-18", "No more of it may be bought on one visit.")
MUST_BUY: Final = REASONS.add("RSD-TOWN-06", "A visit includes at least one trade.")
BAD_SALE: Final = REASONS.add("RSD-RUL-55", "That sale would be too little, more than needed, or more than you have.")
BAD_EXIT: Final = REASONS.add("RSD-TOWN-22", "They leave to an adjacent hex.")
BAD_ANSWER: Final = REASONS.add("RSD-CONF-06", "The defender welcomes the visitor or puts up a fight.")
BAD_OFFER: Final = REASONS.add("RSD-RUL-61", "An offer on the table is answered; without one an offer is made.")
NO_WAR_CARD: Final = REASONS.add("RSD-CRES-06", "You do not hold such a Conflict card.")
NO_TECH: Final = REASONS.add("RSD-CRES-08", "You have not so much Tech.")
ADD_ORDER: Final = REASONS.add("RSD-DEC-17", "Chem is added first, then Nuclear, then a kept card, and Tech last.")
NO_ABILITY: Final = REASONS.add("RSD-CHAR-04", "That ability cannot be used now.")
NO_LOOT: Final = REASONS.add("RSD-COUT-05", "There is nothing of it to take.")
BAD_SETTLING: Final = REASONS.add(
    "RSD-RUL-67", "The Basecamp is activated in the nearest suitable hex, and that is none of them."
)
BAD_WITHDRAWAL: Final = REASONS.add(
    "RSD-WITH-01", "The withdrawal ends two hexes away, by a way that neither a rival nor their cargo bars."
)
BAD_UPKEEP: Final = REASONS.add("RSD-UPK-02", "Upkeep is paid in Provisions or Food, and you have too little of that.")
NOT_IN_HAND: Final = REASONS.add("RSD-DISC-11", "You do not hold that card.")
NO_KEPT: Final = REASONS.add("RSD-DEC-29", "You have no such card to use now.")
NO_SCREEN: Final = REASONS.add("RSD-CAMP-08", "There is no Radiation Zone next to your Basecamp to replace there.")
BAD_LAND: Final = REASONS.add("RSD-DISC-07", "That card cannot change that hex.")
BAD_BORDER: Final = REASONS.add("RSD-RUL-40", "That border is not one of those.")
NOBODY: Final = REASONS.add("RSD-RUL-77", "No Outrider there could do it.")
BAD_COST: Final = REASONS.add("RSD-PAY-04", "That is none of its prices, or you have too few of those cubes.")
HAS_FOUGHT: Final = REASONS.add("RSD-CONF-03", "Outriders that met a rival this turn cannot meet another one.")
NUKE_NETWORK: Final = REASONS.add("RSD-NUKE-08", "An Outrider with a Nuke may not use network movement.")
NUKE_TOWN: Final = REASONS.add("RSD-NUKE-09", "An Outrider with a Nuke may not enter the Trade Town.")
ARMING_COST: Final = REASONS.add(
    "RSD-NUKE-03", "Weaponising costs 10 Tech, or 1 Nuclear besides the one that is weaponised."
)
WATER_COST: Final = REASONS.add("RSD-CONT-02", "It costs 8 Chem, 5 Oil or 1 Nuclear.")
GROUND_COST: Final = REASONS.add("RSD-RADZ-02", "It costs 8 Chem or 1 Nuclear.")
FULL_NUCLEAR: Final = REASONS.add("RSD-PROD-11", "Nobody may own more than three Nuclear, Nukes counted.")
NO_DECK: Final = REASONS.add("RSD-RUL-43", "No Discovery card is left.")
USED_UP: Final = REASONS.add("RSD-DISC-04", "That card was used as often as it may be this turn.")
NO_SWAP: Final = REASONS.add("RSD-DISC-04", "That is not part of this exchange, or you have none of it.")
NEVER_BOUGHT: Final = REASONS.add("RSD-TOWN-12", "Provisions are never bought.")
TOO_DEAR: Final = REASONS.add("RSD-TOWN-10", "What you could sell of other types does not cover the price.")
BUY_ORDER: Final = REASONS.add(
    "RSD-DEC-09", "A basket is filled in the order of the resources, and that one comes earlier."
)
CREDIT_FIRST: Final = REASONS.add("RSD-DEC-29", "Extra value is called in before anything is bought.")
RIVAL_EXIT: Final = REASONS.add("RSD-TOWN-22", "An active Outrider or location of a rival is there.")
BAD_WAY_ON: Final = REASONS.add(
    "RSD-CONF-09", "Visitors go on to an adjacent hex where no other player has an active Outrider or location."
)
TOWN_EXIT: Final = REASONS.add("RSD-RUL-62", "The Trade Town is not entered by a free move.")
CARGO_EXIT: Final = REASONS.add("RSD-RUL-69", "They cannot enter that hex with what they carry.")
THREE_OFFERS: Final = REASONS.add("RSD-RUL-61", "Three offers are the most: accept or refuse.")
NOT_SO_MANY: Final = REASONS.add("RSD-RUL-61", "There are not so many cubes of it.")
OFFER_ORDER: Final = REASONS.add(
    "RSD-DEC-14", "An offer is what is given, then what is wanted, each in the order of resources, no type twice."
)
NO_CHEM: Final = REASONS.add("RSD-CRES-09", "You have no Chem, or no card is left for it.")
TWO_CHEM: Final = REASONS.add("RSD-CRES-10", "Two Chem are the most.")
NONE_NUCLEAR: Final = REASONS.add("RSD-CRES-12", "You have no Nuclear to add.")
ONE_NUCLEAR: Final = REASONS.add("RSD-CRES-13", "One Nuclear is the most.")
NO_NUKE: Final = REASONS.add("RSD-RUL-52", "You have carried no Nuke into this conflict.")
NOT_PRODUCED: Final = REASONS.add("RSD-COUT-10", "The Outpost cannot produce that now.")
NEVER_NUCLEAR: Final = REASONS.add("RSD-RUL-65", "Nuclear is never among the cubes that Outriders lose.")
WITHDRAW_TOWN: Final = REASONS.add("RSD-WITH-05", "The withdrawal does not go through the Trade Town.")
NOT_EMPTY: Final = REASONS.add(
    "RSD-WITH-06", "The withdrawal ends in a hex where nobody has an active Outrider or location."
)
TOUCHES: Final = REASONS.add("RSD-WITH-07", "That hex touches the one that was attacked.")
NEAR_CAMP: Final = REASONS.add("RSD-CAMP-04", "Another Basecamp is too near: at least two hexes lie between.")
TOO_RICH: Final = REASONS.add(
    "RSD-CAMP-05", "More than two of its neighbours are other than Wasteland or Radiation Zone."
)
NO_WINTER_WATER: Final = REASONS.add("RSD-SEAS-06", "In Winter Outposts produce no Water.")
NO_AUTUMN_WOOD: Final = REASONS.add("RSD-SEAS-05", "In Autumn Outposts produce no Wood on Woodlands.")
NO_WINTER_FOOD: Final = REASONS.add(
    "RSD-RUL-19", "In Winter Outposts produce no Food: this game is played with that limit."
)
NO_LONE_GOLD: Final = REASONS.add(
    "RSD-PROD-08", "An Outpost produces Gold only with an active Outrider of yours on the hex."
)
POOR_STEP: Final = REASONS.add(
    "RSD-MOVE-02", "You have too little for that step: Provisions, Tech, Food, Water and Oil pay for it."
)
POOR_HAZARD: Final = REASONS.add(
    "RSD-MOVE-11", "Provisions do not pay for a step into or out of a hazard, and you have too little of what does."
)
POOR_NETWORK: Final = REASONS.add(
    "RSD-NET-02", "You have too little for network movement: Provisions, Tech, Food, Water and Oil pay for it."
)
POOR_ESCAPE: Final = REASONS.add(
    "RSD-RUL-30", "Provisions do not pay for leaving a hazard, and you have too little of what does."
)
POOR_RECRUIT: Final = REASONS.add(
    "RSD-REC-02", "You have too little to recruit an Outrider: Provisions, Food, Water and Gold pay for it."
)
POOR_ROUSE: Final = REASONS.add(
    "RSD-REC-06", "You have too little to activate an Outrider: Provisions, Food and Water pay for it."
)
POOR_CONSTRUCT: Final = REASONS.add(
    "RSD-OUT-02", "You have too little to construct an Outpost: Provisions, Tech, Food and Wood pay for it."
)
POSTS_OUT: Final = REASONS.add("RSD-OUT-05", "All four of your Outposts are in play.")
POOR_OUTPOST: Final = REASONS.add(
    "RSD-OUT-09", "You have too little for it: Provisions, Tech, Food and Wood pay for work on an Outpost."
)
NEEDS_TAKER: Final = REASONS.add("RSD-TAKE-03", "Taking over needs an active Outrider of yours on the hex.")
POOR_TAKE: Final = REASONS.add(
    "RSD-TAKE-05", "You cannot pay for the Outpost and all its Barricades; Provisions, Tech, Food and Wood would do."
)
POST_STANDS: Final = REASONS.add("RSD-RUL-40", "An active Outpost of yours stands in that hex.")
BAD_CARRIED: Final = REASONS.add("RSD-TAKE-07", "So many of the new Barricades cannot be those that lie here.")
BARRICADE_SITE: Final = REASONS.add("RSD-BAR-01", "Barricades are constructed at an active location of yours.")
POOR_BARRICADE: Final = REASONS.add(
    "RSD-BAR-02", "You have too little for it: Provisions, Tech and Wood pay for Barricades."
)
WALLS_OUT: Final = REASONS.add("RSD-BAR-05", "All eight of your Barricades are in play.")
NOBODY_NEAR: Final = REASONS.add(
    "RSD-RUL-32", "It needs an active Outrider or Outpost of yours in one of the two hexes of the border."
)
POOR_BASECAMP: Final = REASONS.add(
    "RSD-BASE-02", "You have too little for it: Provisions, Tech, Food, Wood, Water and Oil pay for it."
)
RIVAL_CAMP: Final = REASONS.add("RSD-RUL-38", "Another player's Basecamp is in that hex.")
POOR_DRAW: Final = REASONS.add(
    "RSD-DISC-10", "Drawing a Discovery card costs 4 Provisions, and nothing else pays for it."
)
UPGRADED_ALREADY: Final = REASONS.add("RSD-RUL-46", "That location is upgraded already.")
TWO_OIL: Final = REASONS.add("RSD-OIL-01", "An upgrade takes 2 Oil, and you have fewer.")
OIL_USED: Final = REASONS.add(
    "RSD-RUL-46", "That Oil was put there or used this turn; it can be taken back on a turn when it is not."
)
SIX_MET: Final = REASONS.add("RSD-CONF-05", "Six conflicts are the most that one turn sees.")
TOWN_BORDER: Final = REASONS.add("RSD-BAR-08", "No Barricade goes onto a border of the Trade Town.")
TILE_THERE: Final = REASONS.add("RSD-MAP-07", "A tile lies there already.")
OTHER_NAME: Final = REASONS.add(
    "RSD-DEC-01", "That place is open, but it is named by the lowest of the hexes it touches."
)
NOBODY_GOES: Final = REASONS.add("RSD-MOVE-04", "Somebody has to go.")
FEW_LYING: Final = REASONS.add("RSD-MOVE-06", "So many Barricades of yours do not lie there.")
FEW_POINTS: Final = REASONS.add("RSD-PAY-02", "What you have of it does not make so many points.")
REST_UNPAID: Final = REASONS.add(
    "RSD-DEC-08", "That is too little: the resources that are asked for later cannot pay the rest."
)
RIDER_AT_POST: Final = REASONS.add("RSD-OUT-14", "Tearing it down needs an active Outrider of yours on the hex.")
IS_RADIATION: Final = REASONS.add("RSD-RUL-44", "That hex is a Radiation Zone already.")
NO_GOODS: Final = REASONS.add("RSD-DISC-04", "You have too few of the cubes that this card exchanges.")
POOR_MAST: Final = REASONS.add(
    "RSD-DISC-10", "Drawing a Discovery card costs 4 action points, and only Provisions and Tech pay for it."
)
NOT_TAKEN: Final = REASONS.add("RSD-TOWN-19", "The Trade Town card does not take that, or you have none of it.")

# Requirements of Discovery cards that are not met: this and those that follow, in the order of `model.NEEDS`.
UNMET: Final = REASONS.add("RSD-DISC-01", "It needs your Basecamp to be active.")
REASONS.add("RSD-DISC-01", "It needs more active Outposts, or one on another type of hex.")
REASONS.add("RSD-DISC-01", "It needs more active Outriders.")
REASONS.add("RSD-DISC-01", "It needs more active Barricades.")
REASONS.add("RSD-DISC-01", "It needs an Outrider in your supply.")
REASONS.add("RSD-DISC-01", "It needs an active location.")
REASONS.add("RSD-DISC-01", "It cannot be completed in this season.")
REASONS.add("RSD-DISC-01", "It needs a visit to the Trade Town this season.")
REASONS.add("RSD-DISC-01", "It needs a conflict that you have won.")
REASONS.add("RSD-DISC-01", "It needs a Spare Wasteland tile, and none is left.")
