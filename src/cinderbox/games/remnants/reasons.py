"""Why something is not allowed: each reason names its rule in the ledger and says it to the player.

A legality test returns one of these numbers, or 0 if nothing is in the way.
"""

from typing import Final

from cinderbox.kernel.game import Reasons

REASONS: Final = Reasons()

OK: Final = REASONS.add("COR-TURN-04", "That is not what is being asked now.")
OVER: Final = REASONS.add("COR-END-01", "The game is over.")
TURN: Final = REASONS.add("COR-TURN-01", "It is not your choice now.")
# what is said at another time
CANNOT_PASS: Final = REASONS.add("COR-RUL-09", "You cannot pass: choose something.")
NOT_NOW: Final = REASONS.add("COR-RUL-10", "Cards are played between the steps of your own turn, not now.")
ONE_ACTION: Final = REASONS.add("COR-TURN-04", "One action is chosen in each turn, at its beginning.")
NO_AUCTION: Final = REASONS.add("COR-REC-02", "You are not asked for a bid now.")
NOT_RECRUITING: Final = REASONS.add("COR-REC-01", "Gang members are announced in a Recruit action.")
NOT_BUYING: Final = REASONS.add("COR-BUY-01", "Cards and renown are bought in a Buy action.")
NOT_DEVELOPING: Final = REASONS.add("COR-PROD-01", "That belongs to a Produce >>> Develop action.")
NOT_SELLING: Final = REASONS.add("COR-SELL-01", "Products are sold in a Sell action.")
NOT_MOVING: Final = REASONS.add("COR-MOVE-01", "Figures move in a Move action.")
NO_BATTLE: Final = REASONS.add("COR-BATTLE-02", "You lay no cards into a battle now.")
NO_FIGHT: Final = REASONS.add("COR-YBAT-02", "You face no token now.")
MISPLACED: Final = {
    "done": CANNOT_PASS,
    "play": NOT_NOW,
    "action": ONE_ACTION,
    "announce": NOT_RECRUITING,
    "bid": NO_AUCTION,
    "pass": NO_AUCTION,
    "buy": NOT_BUYING,
    "renown": NOT_BUYING,
    "produce": NOT_DEVELOPING,
    "build": NOT_DEVELOPING,
    "sell": NOT_SELLING,
    "move": NOT_MOVING,
    "enter": NOT_MOVING,
    "lay": NO_BATTLE,
    "blind": NO_BATTLE,
    "fight": NO_FIGHT,
    "bribe": NO_FIGHT,
}
# setup
LEADER_TAKEN: Final = REASONS.add("COR-SETUP-01", "Another player leads that gang.")
NO_ENTRY: Final = REASONS.add("COR-BOARD-08", "That is no entry space.")
SIDE_TAKEN: Final = REASONS.add("COR-SETUP-07", "Another player has claimed that side.")
# cards
NOT_HELD: Final = REASONS.add("COR-CARD-01", "You do not hold that card.")
BATTLE_ONLY: Final = REASONS.add("COR-RUL-11", "That card is played into a battle.")
NOT_IN_AUCTION: Final = REASONS.add("COR-CARD-02", "That card may not be played while an auction is under way.")
IN_ORDER: Final = REASONS.add("COR-REF-01", "Cards are discarded in one order; that one was passed over.")
# actions
NOBODY_THERE: Final = REASONS.add("COR-RUL-53", "There is no gang member to be had.")
NOTHING_TO_BUY: Final = REASONS.add("COR-RUL-48", "There is nothing that you could buy.")
NOTHING_TO_MAKE: Final = REASONS.add("COR-RUL-48", "You control nothing that produces and can build nothing.")
NOTHING_TO_SELL: Final = REASONS.add("COR-RUL-48", "No product lies on a development that you control.")
NOT_IN_ROW: Final = REASONS.add("COR-REC-01", "That gang member is not face up.")
BID_HIGHER: Final = REASONS.add("COR-REC-05", "A bid is higher than the last one.")
BID_TOO_HIGH: Final = REASONS.add("COR-RUL-51", "You do not have that much.")
BID_HUNDREDS: Final = REASONS.add("COR-RUL-50", "Name the hundreds first, then the rest.")
NOT_ON_MARKET: Final = REASONS.add("COR-BUY-01", "That card is not on the black market.")
ONE_CARD: Final = REASONS.add("COR-BUY-01", "You have bought a card in this action.")
TOO_DEAR: Final = REASONS.add("COR-BUY-01", "You cannot pay for that.")
RENOWN_LIMIT: Final = REASONS.add("COR-BUY-05", "You may not buy more renown than your influence in one action.")
RENOWN_DEAR: Final = REASONS.add("COR-BUY-04", "You cannot pay for so much renown.")
RENOWN_GONE: Final = REASONS.add("COR-RUL-65", "The pool does not hold so much renown.")
BUY_FIRST: Final = REASONS.add("COR-RUL-48", "Buy something first.")
SELL_FIRST: Final = REASONS.add("COR-RUL-48", "Sell something first.")
NO_DEVELOPMENT: Final = REASONS.add("COR-DEV-05", "No development begins there.")
NOT_CONTROLLED: Final = REASONS.add("COR-DEV-03", "You do not control that development.")
NO_PRODUCE: Final = REASONS.add("COR-PROD-01", "That development has no produce ability.")
HAS_PRODUCED: Final = REASONS.add("COR-RUL-45", "That development has produced in this action.")
BUILT_NOW: Final = REASONS.add("COR-RUL-45", "You produce first; now you build.")
NOT_IN_GAME: Final = REASONS.add("COR-SETUP-11", "No tile of that kind is in the supply.")
ENOUGH_BUILT: Final = REASONS.add("COR-PROD-02", "You build one development in an action.")
BUILD_DEAR: Final = REASONS.add("COR-PROD-03", "You cannot pay for that development.")
NO_ROOM: Final = REASONS.add("COR-PROD-05", "There is no room for that development.")
BAD_SITE: Final = REASONS.add("COR-PROD-05", "That development may not lie there.")
SITE_TAKEN: Final = REASONS.add("COR-PROD-04", "There is a development already.")
NO_PRODUCT: Final = REASONS.add("COR-SELL-01", "No product lies there.")
SELL_LIMIT: Final = REASONS.add("COR-SELL-03", "You may not sell more products than your influence.")
SELL_ORDER: Final = REASONS.add("COR-SELL-01", "Developments are asked in one order; that one was passed over.")
# moving
NO_FIGURE: Final = REASONS.add("COR-MOVE-06", "You have no figure there.")
HAS_MOVED: Final = REASONS.add("COR-RUL-34", "Your figures there have moved in this action.")
MOVE_LIMIT: Final = REASONS.add("COR-MOVE-01", "You may not move more figures.")
NO_WAY: Final = REASONS.add("COR-MOVE-02", "A figure there can go nowhere.")
POOL_EMPTY: Final = REASONS.add("COR-MAT-06", "Your gang member pool is empty.")
TOO_FAR: Final = REASONS.add("COR-MOVE-02", "The figure cannot go there.")
TWO_THERE: Final = REASONS.add("COR-MOVE-05", "Two of your figures are there.")
SECOND_ENEMY: Final = REASONS.add("COR-MOVE-10", "You have entered another space with enemies in this turn.")
NO_SPACE: Final = REASONS.add("COR-RUL-67", "That is no space of this city.")
ENEMIES_THERE: Final = REASONS.add("COR-RUL-78", "An effect does not enter a space with enemies.")
CONTESTED: Final = REASONS.add("COR-RUL-78", "An effect takes no figure out of a contested space.")
SHIFTED: Final = REASONS.add("COR-RUL-78", "That figure was moved by this effect already, or none is there.")
# battles
LAY_LIMIT: Final = REASONS.add("COR-BATTLE-03", "You may not lay more cards than your influence.")
LAY_ORDER: Final = REASONS.add("COR-BATTLE-04", "Cards are laid in one order; that one was passed over.")
PILE_EMPTY: Final = REASONS.add("COR-RUL-21", "Your draw pile is empty.")
NOT_REVEALED: Final = REASONS.add("COR-RUL-23", "That card has no Battle ability to be used now.")
NO_RENOWN: Final = REASONS.add("COR-RUL-23", "You have no renown to return.")
NO_MONEY: Final = REASONS.add("COR-RUL-23", "You cannot pay for that.")
MUST_USE: Final = REASONS.add("COR-RUL-23", "A Battle ability still has to be carried out.")
NO_TARGET: Final = REASONS.add("COR-RUL-22", "Your opponent has revealed no such unit card.")
NOT_TO_REMOVE: Final = REASONS.add("COR-RUL-25", "That card is not among those that can be removed.")
NO_ARMOR: Final = REASONS.add("COR-BATTLE-15", "No armor keeps a unit card.")
MUST_REMOVE: Final = REASONS.add("COR-BATTLE-15", "A unit card has to be removed.")
NO_TOKEN: Final = REASONS.add("COR-YBAT-02", "No such token is there together with your figures.")
BRIBE_DEAR: Final = REASONS.add("COR-YBAT-13", "You cannot pay that bribe.")
NO_TOKEN_THERE: Final = REASONS.add("COR-YCU-02", "No such token is there.")
# effects
NOT_TO_NAME: Final = REASONS.add("COR-RUL-75", "That cannot be named: it is not for sale.")
NOT_DISCARDED: Final = REASONS.add("COR-RUL-12", "That card is not in your discard pile, or was played this turn.")
NOT_IN_PILE: Final = REASONS.add("COR-DECK-01", "That card is not in your draw pile.")
NO_STORE: Final = REASONS.add("COR-RUL-47", "No product can lie there.")
OWN_DEVELOPMENT: Final = REASONS.add("COR-DEV-03", "You control that development.")
OTHER_TILE: Final = REASONS.add("COR-RUL-47", "Both products come from one development.")
NOT_ROBBED: Final = REASONS.add("COR-MOVE-08", "That is no opponent with cards in hand.")
NOT_SEEN: Final = REASONS.add("COR-RUL-07", "That card is not one of those on top.")
MUST: Final = REASONS.add("COR-RUL-84", "What can be done has to be done.")
NO_UNIT: Final = REASONS.add("COR-RUL-77", "You do not hold such a unit card.")
