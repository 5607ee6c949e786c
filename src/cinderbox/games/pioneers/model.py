"""What a card, survivor, project or headquarters is: the immutable definitions that a pack of cards is loaded into.

Knows the vocabulary (resources, sizes, types, powers, verbs), no rule and no state in progress. A *kind* is the number
of a card's definition: market cards first, then wastes cards. A *power* is a number that sources (cards in town, the
headquarters, completed projects, the survivor) add up to; a row of them says all that is always in effect.
"""

from typing import Final

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.frame import Program

FOOD: Final = 0
CREDITS: Final = 1
RESPONSE: Final = 2
RESOURCES: Final = ["food", "credits", "response"]

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZES: Final = ["small", "medium", "large"]

STRUCTURE: Final = 0
ITEM: Final = 1
PERSONALITY: Final = 2
EVENT: Final = 3
ATTACK: Final = 4
RAID: Final = 5
TYPES: Final = ["structure", "item", "personality", "event", "attack", "raid"]

MARKET: Final = 0  # decks, and designs of backs
WASTES: Final = 1
PROJECT: Final = 2
ALARM: Final = 3

# Why a card is about to leave a town, one bit each.
CAUSES: Final = ["attack", "raid", "event", "maintenance"]
BY_ATTACK: Final = 1
BY_RAID: Final = 2
BY_EVENT: Final = 4
UNPAID: Final = 8

SPOILS: Final = 2  # resources that a raid takes (PIO-RAID-08)

# When a card in hand may be played outside its owner's plays.
TRIGGERS: Final = ["structure_loss", "personality_loss", "before_roll"]
STRUCTURE_LOSS: Final = 0
PERSONALITY_LOSS: Final = 1
BEFORE_ROLL: Final = 2

# Powers. Of those with a kind, the first of their run is named.
PRICE: Final = 0  # credits off every market price
PLAN: Final = 1  # response tokens more for a Plan action
RESEARCH: Final = 2  # research tokens more in a Research action
DRAW: Final = 3  # cards drawn more in a Wastes action
KEEP: Final = 4  # cards kept more
SALE: Final = 5  # credits more for every sale of food
TRADES: Final = 6  # trades more
WAIVE: Final = 7  # personalities that cost no maintenance
REDUCE: Final = 8  # food less in maintenance
COMBAT: Final = 9  # to every combat roll
DEFENCE: Final = 10  # to every roll of a defender
RAID_ATTACK: Final = 11  # to the rolls of a raid's attacker
RAID_DEFENCE: Final = 12  # to the rolls of a raid's defender
STORE: Final = 13  # + resource: storage for it alone
STORE_ANY: Final = 16  # storage for whatever
SAFE: Final = 17  # + resource: opponents cannot choose it
FREE: Final = 20  # + type: playing it costs nothing
REROLL: Final = 26  # free rerolls of every roll
THIRD: Final = 27  # a third turn
MAKES: Final = 28  # + resource: production
POINTS: Final = 31  # victory points
VERSUS: Final = 32  # + tag: to a defender's roll against attack cards with it; then, + tag, immunity to it


class Effect:
    """One thing that a card, survivor or project does. What a kind of effect does not need is empty or 0."""

    def __init__(self, number: int, when: str, op: str, program: Program | None) -> None:
        self.number = number  # frames name an effect by it
        self.when = when
        self.op = op
        self.program = program
        self.pay = [0, 0, 0]  # of each resource
        self.gain = [0, 0, 0]
        self.amount = 0
        self.most = 0  # upper limit of an amount; 0: none
        self.resource = -1
        self.limit = ""  # "round", "self_discard"
        self.type = -1
        self.tags = 0  # one bit each
        self.by_attacker = False  # who chooses
        self.to_hand = False  # where a personality goes
        self.otherwise = False  # only if the effect before it found nothing
        self.sizes = 0  # of towns in which it can be played, one bit each; 0: any
        self.name = -1  # kind of card that is counted or must be there
        self.per = False  # counted, not just there
        self.causes = 0  # of a loss, one bit each
        self.trigger = -1
        self.times = [0, 0]  # for whoever plays it, for the others
        self.bonus = 0  # for whoever plays it


class Source:
    """What a town's powers come from."""

    def __init__(self, id: str, name: str, text: str, powers: list[int]) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.short = ""  # the same in a few words
        self.powers = powers
        self.extras: list[Effect] = []  # production that depends on the town
        self.activation: Effect | None = None
        self.free = 0  # types of which one a round costs nothing to play, one bit each
        self.lucky = False  # one free reroll a round
        self.plays: list[Effect] = []  # as it is played, or completed


class Card(Source):
    def __init__(self, id: str, name: str, text: str, powers: list[int], kind: int, deck: int, type: int) -> None:
        super().__init__(id, name, text, powers)
        self.kind = kind
        self.deck = deck
        self.type = type
        self.count = 0
        self.tags = 0
        self.stays = False  # in town, once played
        self.vp = 0
        self.production = [0, 0, 0]
        self.maintenance = [0, 0, 0]
        self.upkeep = False  # whether there is any maintenance
        self.difficulty = [0, 0, 0]  # by size of the defender's town
        self.reaction: Effect | None = None  # from hand
        self.guard: Effect | None = None  # a reaction from town
        self.fails: list[Effect] = []
        self.raid: Effect | None = None
        self.course: Program | None = None  # what happens when it is played and does not stay
        self.leaves = 0  # sizes of a town that it does not stay in, one bit each

    @property
    def kept(self) -> bool:
        """Whether it is kept in hand until it is needed, and played in no other way."""
        return self.reaction is not None


class Survivor(Source):
    def __init__(self, id: str, name: str, text: str, powers: list[int], number: int, combat: int) -> None:
        super().__init__(id, name, text, powers)
        self.number = number
        self.combat = combat
        self.extended = False


class Project(Source):
    def __init__(self, id: str, name: str, text: str, powers: list[int], value: int, vp: int) -> None:
        super().__init__(id, name, text, powers)
        self.value = value
        self.vp = vp
        self.extended = False


class Headquarters(Source):
    def __init__(self, id: str, name: str, text: str, powers: list[int], size: int, variant: str, vp: int) -> None:
        super().__init__(id, name, text, powers)
        self.size = size
        self.variant = variant
        self.vp = vp
        self.production = powers[MAKES : MAKES + 3]


class Rate:
    """One of the rates at which food is traded."""

    def __init__(self, id: str, name: str, text: str, pay: list[int], gain: list[int]) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.pay = pay
        self.gain = gain
        self.sale = pay[FOOD] > 0


class Codes(ActionSpace):
    """The verbs of The Pioneers Program and where their runs of codes begin."""

    def __init__(
        self, cards: list[str], survivors: list[str], projects: list[str], prices: list[int], rates: list[str]
    ) -> None:
        super().__init__()
        self.decline: int = self.register("decline")  # no, or nothing
        self.stop: int = self.register("stop")  # no more research tokens
        self.end: int = self.register("end")  # end the turn
        self.passing: int = self.register("pass")
        self.accept: int = self.register("accept")  # a roll as it is
        self.roll: int = self.register("roll")
        self.boost: int = self.register("boost")  # +1 for a response token
        self.reroll: int = self.register("reroll")
        self.reroll_free: int = self.register("reroll_free")
        self.wastes: int = self.register("wastes")
        self.plan: int = self.register("plan")
        self.more: int = self.register("more")  # one more research token
        self.bury: int = self.register("bury")  # discard the card that was looked at
        self.pay_all: int = self.register("pay_all")  # all maintenance that is still due
        self.market: int = self.register("market", [str(price) for price in prices])  # + slot, the nearest first
        self.research: int = self.register("research", projects)  # + project
        self.keep: int = self.register("keep", cards)  # + kind
        self.play: int = self.register("play", cards)
        self.play_free: int = self.register("play_free", cards)
        self.activate: int = self.register("activate", [*cards, *survivors])  # + kind, or after them + survivor
        self.pick: int = self.register("pick", cards)
        self.lose: int = self.register("lose", cards)
        self.save: int = self.register("save", cards)
        self.recover: int = self.register("recover", cards)
        self.waive: int = self.register("waive", cards)
        self.discard: int = self.register("discard", RESOURCES)  # + resource
        self.take: int = self.register("take", RESOURCES)
        self.hq: int = self.register("hq", ["martial", "civil"])
        self.rival: int = self.register("target", [str(seat + 1) for seat in range(6)])  # + seat
        self.trade: int = self.register("trade", rates)
        self.pay: int = self.register("pay", [str(n) for n in range(10)])  # + response tokens in the place of food
        self.survivor: int = self.register("survivor", survivors)
        self.forgo: int = self.register("forgo", ["waiver", "reduction"])  # what is left unused


class Content:
    """A pack of cards, ready to play with."""

    def __init__(
        self,
        cards: list[Card],
        survivors: list[Survivor],
        projects: list[Project],
        headquarters: list[Headquarters],
        rates: list[Rate],
        effects: list[Effect],
        tags: list[str],
        prices: list[int],
        numbers: dict[str, int],
        sizes: list[list[int]],
    ) -> None:
        self.cards = cards
        self.survivors = survivors
        self.projects = projects
        self.headquarters = headquarters  # small, medium, martial, civil
        self.rates = rates
        self.effects = effects
        self.tags = tags
        self.prices = prices
        self.immune: int = VERSUS + len(tags)  # where the powers of immunity begin
        self.powers: int = VERSUS + 2 * len(tags)  # how many there are
        self.goal = numbers["victory_points_to_win"]
        self.turns = numbers["turns_per_round"]
        self.most_turns = numbers["turns_per_round_max"]
        self.trades = numbers["trades_per_round"]
        self.first_pile = [numbers["food"], numbers["credits"], numbers["response"]]
        self.dealt = numbers["draft_deal"]
        self.drafted = numbers["draft_keep"]
        self.tokens = numbers["research_tokens"]
        self.first_alarm = numbers["first_alarm"]
        self.rounds = numbers["round_spaces"]
        self.least = [row[0] for row in sizes]  # structures of a town of each size
        self.storage = [row[1] for row in sizes]
        self.plan = [row[2] for row in sizes]
        self.research = [row[3] for row in sizes]
        self.kinds = len(cards)
        self.codes = Codes(
            [card.id for card in cards],
            [one.id for one in survivors],
            [one.id for one in projects],
            prices,
            [rate.id for rate in rates],
        )
        self.faces: list[int] = []  # the face of each back
        self.designs: list[int] = []
        for deck in (MARKET, WASTES):
            if deck == WASTES:
                self.wastes_back = len(self.faces)
            for card in cards:
                if card.deck == deck:
                    self.faces += [card.kind] * card.count
                    self.designs += [deck] * card.count
        self.project_back = len(self.faces)
        self.faces += list(range(len(projects)))
        self.designs += [PROJECT] * len(projects)
        self.alarm_back = len(self.faces)
        self.faces += [1, 0, 0]  # one is active
        self.designs += [ALARM] * 3

    def size(self, structures: int) -> int:
        """The size of a town with so many structures, the headquarters among them (PIO-SIZE-01 to -04)."""
        if structures >= self.least[LARGE]:
            return LARGE
        return MEDIUM if structures >= self.least[MEDIUM] else SMALL
