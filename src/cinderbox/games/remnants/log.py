"""What the log of City of Remnants says: kinds of events, each with its sentences and its fields.

Whatever changes on the table is in an event, so that the table can be kept by its log alone.
"""

from typing import Final

from cinderbox.games.remnants.log_fields import (
    ALERT,
    ARCS,
    CARD,
    CARDS,
    COLOUR,
    CONDITION,
    DEVELOPMENT,
    DICE,
    FIGURES,
    PRODUCTS,
    RENOWN,
    SPACE,
    STEPS_FURTHER,
    TOKEN,
    Space,
)
from cinderbox.games.remnants.model import ACTIONS
from cinderbox.kernel.events import NUMBER, SEAT, Flag, Kinds, Named

ACTION_NAMES: Final = ["Recruit", "Buy", "Produce >>> Develop", "Sell", "Refresh", "Move"]
KINDS: Final = Kinds()

# -- setup and round -------------------------------------------------------------------------------------------

LEADS: Final = KINDS.add(
    "lead", "{seat} leads the {colour} gang.", "You lead the {colour} gang.", seat=SEAT, colour=COLOUR
)
IN_GAME: Final = KINDS.add("in_game", "{development} can be built in this game.", development=DEVELOPMENT)
ROLLED: Final = KINDS.add("roll", "{seat} rolls a {number}.", "You roll a {number}.", seat=SEAT, number=NUMBER)
FIRST: Final = KINDS.add("first", "{seat} is first player.", "You are first player.", seat=SEAT)
PICKS: Final = KINDS.add("picks", "{seat} picks a leader first.", "You pick a leader first.", seat=SEAT)
SIDE: Final = KINDS.add(
    "side", "{seat} enters the city at {space}.", "You enter the city at {space}.", seat=SEAT, space=SPACE
)
ROUND: Final = KINDS.add("round", "Round {number}.", number=NUMBER)
TURN: Final = KINDS.add("turn", "Turn {number} of {seat}.", "Your turn {number}.", seat=SEAT, number=NUMBER)
ACTION: Final = KINDS.add(
    "action", "{seat} takes the action {action}.", "You take the action {action}.",
    seat=SEAT, action=Named(ACTION_NAMES, ACTIONS),
)  # fmt: skip
PATROL: Final = KINDS.add("patrol", "The Yugai patrol the city.")
AWARDS: Final = KINDS.add("awards", "Renown is awarded.")
STARTS: Final = KINDS.add("starts", "{seat} has {amount}.", "You have {amount}.", seat=SEAT, amount=ARCS)

# -- cards -----------------------------------------------------------------------------------------------------

DREW: Final = KINDS.add("draw", "{seat} draws a card.", "You draw a card.", seat=SEAT)
GOT: Final = KINDS.add("got", "{seat} gets {card}.", "It is {card}.", seat=SEAT, card=CARD)
PLAYED: Final = KINDS.add("play", "{seat} plays {card}.", "You play {card}.", seat=SEAT, card=CARD)
SPENT: Final = KINDS.add(
    "spent", "{card} goes to the discard pile of {seat}.", "{card} goes to your discard pile.", seat=SEAT, card=CARD
)
DISCARDED: Final = KINDS.add("discard", "{seat} discards {card}.", "You discard {card}.", seat=SEAT, card=CARD)
UNDER: Final = KINDS.add(
    "under", "{seat} shuffles {count} and puts them under the draw pile.",
    "You shuffle {count} and put them under your draw pile.", seat=SEAT, count=CARDS,
)  # fmt: skip
TOOK: Final = KINDS.add(
    "take", "{seat} takes {card} from the discard pile.", "You take {card} from your discard pile.",
    seat=SEAT, card=CARD,
)  # fmt: skip
DUG: Final = KINDS.add(
    "dig", "{seat} takes a card out of the draw pile and shuffles it.",
    "You take a card out of your draw pile and shuffle it.", seat=SEAT,
)  # fmt: skip
SHUFFLED: Final = KINDS.add("shuffle", "{seat} shuffles the draw pile.", "You shuffle your draw pile.", seat=SEAT)
REMOVED: Final = KINDS.add(
    "remove", "{seat} removes {card} from the game.", "You remove {card} from the game.", seat=SEAT, card=CARD
)
KEPT: Final = KINDS.add(
    "armor", "The armor of {seat} saves a unit card.", "Your armor saves a unit card.", seat=SEAT
)  # fmt: skip
TREATED: Final = KINDS.add(
    "treat", "{card} saves the unit cards of {seat}.", "{card} saves your unit cards.", seat=SEAT, card=CARD
)
SAW: Final = KINDS.add("saw", "{seat} sees {card}.", "You see {card}.", seat=SEAT, card=CARD)
SCOUTED: Final = KINDS.add(
    "scout", "{seat} looks at {count} on top of the coordinates deck.",
    "You look at {count} on top of the coordinates deck.", seat=SEAT, count=CARDS,
)  # fmt: skip
ORDERED: Final = KINDS.add(
    "order", "{seat} puts them back on top.", "You put them back on top.", seat=SEAT
)  # fmt: skip
LOST_CARD: Final = KINDS.add(
    "blackmail", "{other} makes {seat} discard {card}.", "{other} makes you discard {card}.",
    seat=SEAT, other=SEAT, card=CARD,
)  # fmt: skip
MEMBER_UP: Final = KINDS.add("member", "{card} is looking for a gang.", card=CARD)
MEMBER_OUT: Final = KINDS.add("member_out", "{card} leaves the row.", card=CARD)
GOODS_UP: Final = KINDS.add("goods", "{card} is on the black market.", card=CARD)
GOODS_OUT: Final = KINDS.add("goods_out", "{card} leaves the black market.", card=CARD)
RENEWED: Final = KINDS.add(
    "renew", "The discards of the {deck} deck, {count}, become a new deck.",
    deck=Named(["gang member", "black market", "coordinates"], ["members", "goods", "orders"]), count=CARDS,
)  # fmt: skip

# -- money, renown, influence ----------------------------------------------------------------------------------

GAINED: Final = KINDS.add("gain", "{seat} gains {amount}.", "You gain {amount}.", seat=SEAT, amount=ARCS)
PAID: Final = KINDS.add("pay", "{seat} pays {amount}.", "You pay {amount}.", seat=SEAT, amount=ARCS)
ROBBED: Final = KINDS.add(
    "rob", "{seat} takes {amount} from {other}.", "You take {amount} from {other}.",
    seat=SEAT, other=SEAT, amount=ARCS,
)  # fmt: skip
FAME: Final = KINDS.add("fame", "{seat} gains {renown}.", "You gain {renown}.", seat=SEAT, renown=RENOWN)
SHAME: Final = KINDS.add(
    "shame", "{seat} returns {renown} to the pool.", "You return {renown} to the pool.", seat=SEAT, renown=RENOWN
)
AWARDED: Final = KINDS.add(
    "award", "{seat} earns {renown}: {spaces} for spaces, {tiles} for developments.",
    "You earn {renown}: {spaces} for spaces, {tiles} for developments.",
    seat=SEAT, renown=RENOWN, spaces=NUMBER, tiles=NUMBER,
)  # fmt: skip
SHORT: Final = KINDS.add("short", "The renown pool cannot pay for this: the game ends.")
ROSE: Final = KINDS.add(
    "rise", "{seat} has met {condition}; the influence is {number}.",
    "You have met {condition}; your influence is {number}.", seat=SEAT, condition=CONDITION, number=NUMBER,
)  # fmt: skip
WON: Final = KINDS.add("win", "{seat} wins.", "You win.", seat=SEAT)

# -- actions ---------------------------------------------------------------------------------------------------

ANNOUNCED: Final = KINDS.add(
    "announce", "{seat} wants to recruit {card}.", "You want to recruit {card}.", seat=SEAT, card=CARD
)
BID: Final = KINDS.add("bid", "{seat} bids {amount}.", "You bid {amount}.", seat=SEAT, amount=ARCS)
PASSED: Final = KINDS.add("pass", "{seat} drops out.", "You drop out.", seat=SEAT)
RECRUITED: Final = KINDS.add(
    "recruit", "{seat} recruits {card} for {amount}.", "You recruit {card} for {amount}.",
    seat=SEAT, card=CARD, amount=ARCS,
)  # fmt: skip
TURN_USED: Final = KINDS.add("turn_used", "This uses up a turn of {seat}.", "This uses up a turn of yours.", seat=SEAT)
TAKEN_IN: Final = KINDS.add("taken_in", "{seat} takes in {card}.", "You take in {card}.", seat=SEAT, card=CARD)
JOINED: Final = KINDS.add("join", "A figure joins the pool of {seat}.", "A figure joins your pool.", seat=SEAT)
LEFT: Final = KINDS.add("leave", "A figure leaves the pool of {seat}.", "A figure leaves your pool.", seat=SEAT)
BOUGHT: Final = KINDS.add(
    "buy", "{seat} buys {card} for {amount}.", "You buy {card} for {amount}.", seat=SEAT, card=CARD, amount=ARCS
)
BOUGHT_RENOWN: Final = KINDS.add(
    "buy_renown", "{seat} buys {renown} for {amount}.", "You buy {renown} for {amount}.",
    seat=SEAT, renown=RENOWN, amount=ARCS,
)  # fmt: skip
BUILT: Final = KINDS.add(
    "build", "{seat} builds {development} on {space}[ and {second} {third}] for {amount}.",
    "You build {development} on {space}[ and {second} {third}] for {amount}.",
    seat=SEAT, development=DEVELOPMENT, space=SPACE, second=Space(True), third=Space(True), amount=ARCS,
)  # fmt: skip
PRODUCES: Final = KINDS.add(
    "produce", "{seat} lets {development} on {space} produce.", "You let {development} on {space} produce.",
    seat=SEAT, development=DEVELOPMENT, space=SPACE,
)  # fmt: skip
STOCKED: Final = KINDS.add(
    "stock", "{products} on {development} at {space}.", products=PRODUCTS, development=DEVELOPMENT, space=SPACE
)
WRECKED: Final = KINDS.add(
    "wreck", "{seat} wrecks {products} on {development} at {space}.",
    "You wreck {products} on {development} at {space}.",
    seat=SEAT, products=PRODUCTS, development=DEVELOPMENT, space=SPACE,
)  # fmt: skip
SOLD: Final = KINDS.add(
    "sell", "{seat} sells a product of {development} on {space} for {amount}.",
    "You sell a product of {development} on {space} for {amount}.",
    seat=SEAT, development=DEVELOPMENT, space=SPACE, amount=ARCS,
)  # fmt: skip
CHEAPER: Final = KINDS.add(
    "cheaper", "{card} costs {seat} {amount} less this turn.", "{card} costs you {amount} less this turn.",
    seat=SEAT, card=CARD, amount=ARCS,
)  # fmt: skip
CHEAPER_BUILD: Final = KINDS.add(
    "cheaper_build", "{development} costs {seat} {amount} less this turn.",
    "{development} costs you {amount} less this turn.", seat=SEAT, development=DEVELOPMENT, amount=ARCS,
)  # fmt: skip
MOVED: Final = KINDS.add(
    "move", "{seat} moves a figure from {start} to {space}.", "You move a figure from {start} to {space}.",
    seat=SEAT, start=SPACE, space=SPACE,
)  # fmt: skip
ENTERED: Final = KINDS.add(
    "enter", "{seat} moves a figure from the pool to {space}.", "You move a figure from your pool to {space}.",
    seat=SEAT, space=SPACE,
)  # fmt: skip
FASTER: Final = KINDS.add(
    "faster", "{seat} may move {figures} more, each {steps} further.",
    "You may move {figures} more, each {steps} further.",
    seat=SEAT, figures=FIGURES, steps=STEPS_FURTHER,
)  # fmt: skip
NEXT_FASTER: Final = KINDS.add(
    "next_faster", "The next figure of {seat} may go {steps} further.", "Your next figure may go {steps} further.",
    seat=SEAT, steps=STEPS_FURTHER,
)  # fmt: skip
REBATE: Final = KINDS.add(
    "rebate", "{seat} pays {amount} less for a gang member won this turn.",
    "You pay {amount} less for a gang member won this turn.", seat=SEAT, amount=ARCS,
)  # fmt: skip
DEARER: Final = KINDS.add(
    "dearer", "The next {products} that {seat} sells this turn bring {amount} more each.",
    "The next {products} that you sell this turn bring {amount} more each.",
    seat=SEAT, products=PRODUCTS, amount=ARCS,
)  # fmt: skip
OVERTIME: Final = KINDS.add(
    "overtime", "One development of {seat} may produce once more this turn.",
    "One development of yours may produce once more this turn.", seat=SEAT,
)  # fmt: skip
MORE_BUILDS: Final = KINDS.add(
    "more_builds", "{seat} may build one development more this turn.", "You may build one development more this turn.",
    seat=SEAT,
)  # fmt: skip

# -- battles ---------------------------------------------------------------------------------------------------

BATTLE: Final = KINDS.add(
    "battle", "{seat} attacks {other} on {space}.", "You attack {other} on {space}.",
    seat=SEAT, other=SEAT, space=SPACE,
)  # fmt: skip
FIGHT: Final = KINDS.add(
    "fight", "{seat} fights {token} on {space}, attack {attack}.", "You fight {token} on {space}, attack {attack}.",
    seat=SEAT, token=TOKEN, space=SPACE, attack=NUMBER,
)  # fmt: skip
LAID: Final = KINDS.add(
    "lay",
    "{seat} lays a card.[ {blind}]",
    "You lay a card.[ {blind}]",
    seat=SEAT,
    blind=Flag("It is the top of the pile."),
)
LAID_CARD: Final = KINDS.add("laid", "{seat} has laid {card}.", "It is {card}.", seat=SEAT, card=CARD)
LAID_ALL: Final = KINDS.add("laid_all", "{seat} lays no more cards.", "You lay no more cards.", seat=SEAT)
REVEALED: Final = KINDS.add("reveal", "{seat} reveals {card}.", "You reveal {card}.", seat=SEAT, card=CARD)
USED: Final = KINDS.add("use", "{seat} uses {card}.", "You use {card}.", seat=SEAT, card=CARD)
AIMED: Final = KINDS.add(
    "aim", "{card} of {seat} is at {number} attack now.", "Your {card} is at {number} attack now.",
    seat=SEAT, card=CARD, number=NUMBER,
)  # fmt: skip
DICE_ROLLED: Final = KINDS.add(
    "dice", "{seat} rolls {dice}.", "You roll {dice}.", seat=SEAT, dice=DICE, hits=NUMBER
)  # fmt: skip
TOTAL: Final = KINDS.add(
    "total", "{seat} has {total}: cards {cards}, hits {hits}, else {more}.",
    "You have {total}: cards {cards}, hits {hits}, else {more}.",
    seat=SEAT, total=NUMBER, cards=NUMBER, hits=NUMBER, more=NUMBER,
)  # fmt: skip
YCU_TOTAL: Final = KINDS.add("ycu_total", "The attack of the YCU is {total}.", total=NUMBER)
BATTLE_WON: Final = KINDS.add("battle_won", "{seat} wins the battle.", "You win the battle.", seat=SEAT, by=NUMBER)
BATTLE_LOST: Final = KINDS.add("battle_lost", "{seat} loses the battle.", "You lose the battle.", seat=SEAT)
FIGURE_LOST: Final = KINDS.add(
    "figure_lost", "{seat} loses a figure on {space}.", "You lose a figure on {space}.", seat=SEAT, space=SPACE
)
FIGURE_SPARED: Final = KINDS.add(
    "figure_spared", "A figure of {seat} on {space} escapes to the pool.",
    "Your figure on {space} escapes to the pool.",
    seat=SEAT, space=SPACE,
)  # fmt: skip
TO_HAND: Final = KINDS.add(
    "to_hand", "{card} goes back to the hand of {seat}.", "{card} goes back to your hand.", seat=SEAT, card=CARD
)
BRIBED: Final = KINDS.add(
    "bribe", "{seat} bribes {token} on {space} for {amount}.", "You bribe {token} on {space} for {amount}.",
    seat=SEAT, token=TOKEN, space=SPACE, amount=ARCS,
)  # fmt: skip
TOKEN_DOWN: Final = KINDS.add("token", "{token} comes to {space}.", token=TOKEN, space=SPACE)
TOKEN_OFF: Final = KINDS.add("token_off", "{token} leaves {space}.", token=TOKEN, space=SPACE)
NO_TOKEN: Final = KINDS.add("no_token", "No YCU comes to {space}.", space=SPACE)
COORDINATES: Final = KINDS.add("coordinates", "{card} is revealed.", card=CARD)
COORDINATES_DONE: Final = KINDS.add("coordinates_done", "{card} is carried out.", card=CARD)
ALERTED: Final = KINDS.add(
    "alert", "{seat} rolls {number}: {alert}.", "You roll {number}: {alert}.", seat=SEAT, number=NUMBER, alert=ALERT
)
