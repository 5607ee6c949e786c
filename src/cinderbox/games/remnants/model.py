"""What the pieces of City of Remnants are: the immutable definitions a pack of cards is loaded into, and the verbs.

Knows the vocabulary, no rule and no state in progress. Money is counted in thousands of ARCs (COR-RUL-01). A *kind* is
the number of a definition: starter cards of each leader, then gang members, then the black market, which together are
all that can be in a deck; after them come the coordinates cards.
"""

from typing import Final

from cinderbox.games.remnants.board import NAMES, SITES, Board
from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.frame import Program

COLOURS: Final = ["yellow", "red", "blue", "green"]  # in the order of attack values on unit cards
ACTIONS: Final = ["recruit", "buy", "produce", "sell", "refresh", "move"]
RECRUIT: Final = 0
BUY: Final = 1
PRODUCE: Final = 2
SELL: Final = 3
REFRESH: Final = 4
MOVE: Final = 5

# What a card is.
LEADER: Final = 0
MEMBER: Final = 1
ABILITY: Final = 2
GOODS: Final = 3  # a card of the black market
SORTS: Final = ["gang_leader", "gang_member", "ability", "black_market"]

# When what is printed on it works.
NONE: Final = 0
TURN: Final = 1
BATTLE: Final = 2
PERMANENT: Final = 3
YIELD: Final = 4  # in a Produce >>> Develop action
PASSIVE: Final = 5
AWARD: Final = 6
TIMINGS: Final = ["none", "turn", "battle", "permanent", "produce", "passive", "award"]

# Conditions of Battle abilities.
ALWAYS: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
VS_PLAYER: Final = 3
VS_YCU: Final = 4
CROWD: Final = 5  # at least four own figures on the contested and adjacent spaces
DEFENDER_OR_YCU: Final = 6
WHENS: Final = ["always", "attacker", "defender", "vs_player", "vs_ycu", "own_figures_ge_4", "defender_or_ycu"]

# What permanent cards and controlled developments change, each a number that is 0 without such a piece.
GUARD_TOTAL: Final = 0  # added to the total as a defender and against a YCU
EVERY_TOTAL: Final = 1  # added to the total in every battle
ARMOR: Final = 2  # unit cards kept a round
STEPS: Final = 3  # spaces further for each figure
BUILD_LESS: Final = 4  # off the price of a development
BRIBE_LESS: Final = 5  # off a bribe
INCOME: Final = 6
HAND_SIZE: Final = 7
TROPHY: Final = 8  # renown for the first YCU defeated in a round
EXTRA_ENTRY: Final = 9  # figures from the pool may be placed here
LOCAL_DICE: Final = 10  # dice in battles here and next to it
LOCAL_TOTAL: Final = 11  # added to the total in battles here as a defender and against a YCU
NO_YCU: Final = 12  # no token is placed here
PER_OTHER: Final = 13  # renown for each other development controlled
PER_OTHER_MOST: Final = 14
POWERS: Final = 15

# The ways to rise in influence, in the order of the pack.
CREW: Final = 0
TURF: Final = 1
CONNECTIONS: Final = 2
FEARED: Final = 3
HIGH_GROUND: Final = 4
SUPPLIER: Final = 5
CONDITIONS: Final = ["inf_crew", "inf_turf", "inf_connections", "inf_feared", "inf_high_ground", "inf_supplier"]

# What an alert does.
ALERTS: Final = [
    "place_full_card",
    "place_same_space",
    "place_last_coordinate",
    "nothing",
    "gain_arcs",
    "gain_renown",
]
LOCKDOWN: Final = 0
BACKUP: Final = 1
SEARCH_PARTY: Final = 2
SILENCE: Final = 3
GEAR: Final = 4
LEGEND: Final = 5

MOST_BID: Final = 99  # thousands in one answer; more is asked as hundreds, then the rest
MOST_RENOWN: Final = 9  # bought in one answer
SEARCHES: Final = ["draw", "discard"]


class Card:
    """A card that can be in a deck, or in front of a player."""

    def __init__(self, kind: int, id: str, name: str, sort: int, count: int) -> None:
        self.kind = kind
        self.id = id
        self.name = name
        self.sort = sort
        self.count = count
        self.unit = 0  # 1: a unit card (COR-RUL-16)
        self.colour = -1  # whose starter card it is
        self.attack = [0, 0, 0, 0]  # by colour
        self.ability = ""
        self.text = ""
        self.source = ""
        self.timing = NONE
        self.cost = 0
        self.calm = 0  # 1: not while an auction is under way
        self.program: Program | None = None  # of a turn ability
        self.powers = [0] * POWERS  # of a permanent card
        # Battle abilities
        self.bonus = 0  # attack of this card
        self.bonus_when = ALWAYS
        self.per_other = 0  # attack for each other unit revealed
        self.per_unit = 0  # total for each unit revealed
        self.per_most = 0
        self.dice = 0
        self.dice_when = ALWAYS
        self.enemy_dice = 0  # fewer dice of the opponent
        self.enemy_cap = -1  # the most dice of the opponent
        self.snipe = 0  # off the attack of a unit card of the opponent
        self.weaken = 0  # off the attack of a YCU
        self.total = 0
        self.renown_price = 0  # that may be returned for attack of this card
        self.renown_attack = 0
        self.arcs_price = 0  # that may be paid for the total, so many times
        self.arcs_total = 0
        self.arcs_times = 0
        self.bribe_price = 0  # that may be paid to make a unit card of the opponent count as 0
        self.bribe_weaken = 0  # or take off the attack of a YCU
        self.returns = 0  # 1: back to hand after a win
        self.spoils = 0  # ARCs from a loser
        self.bounty = 0  # ARCs for a YCU
        self.spares_card = 0
        self.spares_figure = 0
        self.reinforce = 0  # cards from the top of the draw pile


class Development:
    """A kind of development tile."""

    def __init__(self, kind: int, id: str, name: str, level: int, count: int, cost: int) -> None:
        self.kind = kind
        self.id = id
        self.name = name
        self.level = level
        self.count = count
        self.cost = cost
        self.levels = 0  # where it may be built, one bit a level
        self.shape = 0
        self.renown = 0
        self.sale = 0  # what a product on it brings
        self.timing = NONE
        self.text = ""
        self.source = ""
        self.program: Program | None = None  # of a produce ability
        self.powers = [0] * POWERS
        self.sites: list[list[int]] = []  # on each board


class Token:
    """A kind of YCU token."""

    def __init__(self, id: str, name: str, count: int, attack: int, bribe: int, text: str) -> None:
        self.id = id
        self.word = id.removeprefix("ycu_")
        self.name = name
        self.count = count
        self.attack = attack
        self.bribe = bribe
        self.text = text


class Alert:
    """A line of the YCU alert card."""

    def __init__(self, id: str, name: str, does: int, amount: int, text: str) -> None:
        self.id = id
        self.name = name
        self.does = does
        self.amount = amount
        self.text = text


class Orders:
    """A YCU coordinates card: a list of spaces for each board."""

    def __init__(self, id: str, name: str, spaces: list[list[int]], text: str) -> None:
        self.id = id
        self.name = name
        self.spaces = spaces
        self.text = text


class Leader:
    def __init__(self, id: str, name: str, colour: int, people: str, text: str) -> None:
        self.id = id
        self.name = name
        self.colour = colour
        self.people = people
        self.text = text
        self.deck: list[int] = []  # the kinds of the starter cards, each as often as there are copies


class Condition:
    def __init__(self, id: str, name: str, text: str) -> None:
        self.id = id
        self.name = name
        self.text = text


class Numbers:
    """The fixed numbers of setup and play."""

    def __init__(self) -> None:
        self.turns = 4
        self.starting_arcs = 2
        self.income = 2
        self.renown = 200
        self.renown_price = 3
        self.goods_renown = 1
        self.row = 4
        self.market = 4
        self.hand = 4
        self.influence = 4
        self.most_influence = 7
        self.pool = 7
        self.figures = 16
        self.limit = 2  # own figures on a space
        self.steps = 3
        self.patrol = 2
        self.per_level = 3
        self.products = 54
        self.crew = 11
        self.turf = 4
        self.connections = 3
        self.feared = 5
        self.high_ground = 4
        self.supplier = 4


class Codes(ActionSpace):
    """The verbs of City of Remnants and where their runs of codes begin."""

    def __init__(
        self, cards: list[str], members: int, goods: int, developments: list[str], tokens: list[str], orders: list[str]
    ) -> None:
        spaces = [name.lower() for name in NAMES]
        posts = [f"{space}-{token}" for space in spaces for token in tokens]
        seats = [f"player_{seat + 1}" for seat in range(4)]
        super().__init__()
        self.done: int = self.register("done")  # nothing, or nothing more
        self.passing: int = self.register("pass")  # out of the auction
        self.leader: int = self.register("leader", COLOURS)
        self.side: int = self.register("side", spaces)  # + entry space
        self.play: int = self.register("play", cards)  # + kind, for its ability
        self.action: int = self.register("action", ACTIONS)
        self.announce: int = self.register("announce", cards[members:goods])  # + gang member
        self.bid: int = self.register("bid", [str(n) for n in range(MOST_BID + 1)])  # + thousands
        self.hundred: int = self.register("hundred", [str(n * 100) for n in range(MOST_BID + 1)])
        self.rest: int = self.register("rest", [str(n) for n in range(MOST_BID + 1)])  # + what is above the hundreds
        self.buy: int = self.register("buy", cards[goods:])  # + card of the black market
        self.renown: int = self.register("renown", [str(n) for n in range(MOST_RENOWN + 1)])
        self.produce: int = self.register("produce", spaces)  # + first space of the development
        self.build: int = self.register("build", developments)
        self.site: int = self.register("site", [site.name for site in SITES])
        self.sell: int = self.register("sell", spaces)  # + first space of the development
        self.move: int = self.register("move", spaces)  # + where the figure stands
        self.enter: int = self.register("enter")  # a figure from the pool
        self.to: int = self.register("to", spaces)
        self.shift: int = self.register("shift", spaces)  # + where a figure stands that an effect moves
        self.shift_moved: int = self.register("shift_moved", spaces)  # one that has moved in this Move action
        self.deploy: int = self.register("deploy")  # a figure from the pool to the entry space
        self.discard: int = self.register("discard", cards)
        self.lay: int = self.register("lay", cards)  # into battle, from the hand
        self.blind: int = self.register("blind")  # from the top of the draw pile
        self.use: int = self.register("use", cards)  # a Battle ability
        self.aim: int = self.register("aim", cards[:goods])  # + unit card of the opponent
        self.remove: int = self.register("remove", cards[:goods])  # + unit card
        self.dig: int = self.register("dig", cards)  # + card of the own draw pile
        self.armor: int = self.register("armor")
        self.fight: int = self.register("fight", posts)  # + space * tokens + token
        self.bribe: int = self.register("bribe", posts)
        self.charge: int = self.register("charge", posts)  # back to the bag
        self.name: int = self.register("name", [*cards[goods:], *developments])  # what is to cost less
        self.take: int = self.register("take", cards)  # from the own discard pile
        self.search: int = self.register("search", SEARCHES)
        self.stock: int = self.register("stock", spaces)  # + first space of the development
        self.wreck: int = self.register("wreck", spaces)  # + first space of the development
        self.trash: int = self.register("trash", cards)  # out of the game for a produce ability
        self.rob: int = self.register("rob", seats)
        self.top: int = self.register("top", orders)  # + coordinates card that is to lie on top


class Content:
    """A pack of cards, ready to play with."""

    def __init__(
        self,
        numbers: Numbers,
        leaders: list[Leader],
        cards: list[Card],
        members: int,
        goods: int,
        developments: list[Development],
        tokens: list[Token],
        alerts: list[Alert],
        orders: list[Orders],
        boards: list[Board],
        conditions: list[Condition],
        dice: list[int],
        codes: Codes,
        programs: list[Program],
    ) -> None:
        self.numbers = numbers
        self.leaders = leaders  # in the order of the colours
        self.cards = cards
        self.members = members  # kinds from here on are gang members of the shared deck
        self.goods = goods  # and from here on cards of the black market
        self.developments = developments
        self.tokens = tokens
        self.alerts = alerts  # by the roll, from 1
        self.orders = orders
        self.boards = boards  # for 2 or 4 players, for 3
        self.conditions = conditions
        self.dice = dice  # hits on the faces of a battle die
        self.codes = codes
        self.programs = programs  # of its cards and developments
        self.faces: list[int] = []  # the face of each back
        self.starter_back: list[int] = []  # the first back of each leader's starter cards, and where the last ends
        for leader in leaders:
            self.starter_back.append(len(self.faces))
            self.faces += leader.deck
        self.starter_back.append(len(self.faces))
        self.member_back = len(self.faces)
        for kind in range(members, goods):
            self.faces += [kind] * cards[kind].count
        self.goods_back = len(self.faces)
        for kind in range(goods, len(cards)):
            self.faces += [kind] * cards[kind].count
        self.order_back = len(self.faces)
        self.order_face = len(cards)  # faces from here on are coordinates cards
        self.faces += [len(cards) + i for i in range(len(orders))]
        self.designs = [0] * self.order_back + [1] * len(orders)

    def board(self, seats: int) -> int:
        """Which side of the board is used (COR-BOARD-01, COR-BOARD-02)."""
        return 1 if seats == 3 else 0

    def name(self, face: int) -> str:
        return self.cards[face].name if face < self.order_face else self.orders[face - self.order_face].name
