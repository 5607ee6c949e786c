"""What the pieces of Residuum are: the immutable definitions that a pack of cards is loaded into, and the verbs.

Knows the vocabulary (cards, powers, actions), no rule and no state in progress. Discovery, Conflict and
Trade Town cards and tiles are backs; their faces are places in the lists here, or types of hexes.
"""

from typing import Final

from cinderbox.games.residuum.board import BORDERS, HEXES
from cinderbox.games.residuum.tables import LANDS, RESOURCES
from cinderbox.kernel.actions import ActionSpace

# What completed Discovery cards change, each a number that is 0 without such a card.
X_BONUS: Final = 0  # more for the Basecamp's X
SUITS_PAY: Final = 1  # Provisions pay on hazards
SUITS_STAY: Final = 2  # Outriders may stay on hazards
FREE_CONVOY: Final = 3  # further Outriders of a convoy cost nothing
FREE_CARRY: Final = 4  # carrying the Basecamp costs nothing
BASECAMP_COST: Final = 5  # what tearing down or activating the Basecamp costs instead
NETWORK_COST: Final = 6  # what network movement costs instead
BARRICADE_COST: Final = 7  # what constructing or activating a Barricade costs instead
TOWERS: Final = 8  # defence with an active Outpost
WAR_CARDS: Final = 9  # more Conflict cards
CELLARS: Final = 10  # the most cubes an attacker takes of one type
MORTARS: Final = 11  # more for each Chem in a conflict
VISITS: Final = 12  # visits to the Trade Town in a season instead of one
MERCHANT: Final = 13  # barters as Skilled
LOOK: Final = 14  # cards seen when drawing a Discovery card instead of two
TECH_DRAWS: Final = 15  # Tech pays for drawing a Discovery card
STORES: Final = 16  # Outriders that one Food keeps at the end of the year
LONE_GOLD: Final = 17  # Outposts produce Gold without an Outrider
NIGHT: Final = 18  # more Provisions of Outposts on Oil Fields and Gold Mines
WINTER_WATER: Final = 19  # no seasonal limit on Water
AUTUMN_WOOD: Final = 20  # no seasonal limit on Wood
MORE_FOOD: Final = 21  # more of what an Outpost produces
MORE_WATER: Final = 22  # in Summer
MORE_WOOD: Final = 23
MORE_CHEM: Final = 24
FORAGE: Final = 25  # the most Provisions that Outriders find on Wastelands in a turn
FORTRESS: Final = 26  # what a Barricade adds to a defence instead of 1
BIKES: Final = 27  # points less for one move a turn
KEEPING: Final = 28  # Provisions that keep an Outrider at the end of the year instead
TUNNEL: Final = 29  # the most Oil bought on a visit instead; the next two: Gold, Nuclear
POWERS: Final = 32

# What completing a card may need (RSD-DISC-01): a check and its numbers.
NEEDS: Final = [
    "basecamp_active",
    "active_outposts",
    "active_outriders",
    "active_barricades",
    "outriders_in_supply",
    "active_location",
    "season_not",
    "visited_town_this_season",
    "conflicts_won",
    "spare_wasteland",
    "target_hex",
]

# What must be on a hex that a card replaces.
WITH_OUTRIDER: Final = 0
WITH_OUTPOST: Final = 1
WITH_LOCATION_NEAR: Final = 2
TARGETS: Final = ["own_active_outrider", "own_active_outpost", "own_active_location_on_or_adjacent"]

# Trade Town cards that are drawn and resolved or kept, by what they do.
GAIN: Final = 0
LOSE: Final = 1
CHEAP_RECRUIT: Final = 2
CHART: Final = 3
CRATE: Final = 4
GUIDE: Final = 5
CREDIT: Final = 6
SPOIL: Final = 7
TINKER: Final = 8
QUARANTINE: Final = 9

# Abilities of characters.
LAST_PUSH: Final = 0
DEBTS: Final = 1
BREAKTHROUGH: Final = 2
SECOND_WIND: Final = 3
WINDOWS: Final = ["conflict_after_reveal", "town_barter", "complete_discovery", "action_phase"]


class Character:
    def __init__(self, id: str, name: str, strategy: int, bartering: int, ability: int, amount: int) -> None:
        self.id = id
        self.name = name
        self.strategy = strategy  # 0 Competent, 1 Skilled
        self.bartering = bartering
        self.ability = ability
        self.amount = amount
        self.ability_name = ""
        self.text = ""


class Need:
    """One requirement of a Discovery card; `lands` is one bit a type of hex, 0: any."""

    def __init__(self, check: int, least: int, lands: int) -> None:
        self.check = check
        self.least = least
        self.lands = lands


class Discovery:
    def __init__(self, face: int, id: str, name: str, star: int, cost: list[int], worth: int) -> None:
        self.face = face
        self.id = id
        self.name = name
        self.star = star
        self.cost = cost  # cubes of each resource
        self.worth = worth  # of the cost, in action points
        self.kind = ""
        self.text = ""
        self.needs: list[Need] = []
        self.powers: list[int] = [0] * POWERS
        self.gain: list[int] = [0] * 9  # cubes on completion
        self.recruits = 0  # Outriders on completion
        self.to_land = -1  # the type it turns a hex into, -1: none
        self.from_lands = 0  # types it replaces, one bit each
        self.with_piece = -1  # what must be there
        self.next_to = 0  # types one of which must be adjacent
        self.spare = 0  # uses a Spare Wasteland
        self.uses = 0  # times a turn that its exchange may be used, 0: it has none
        self.give: list[int] = [0] * 9
        self.get: list[int] = [0] * 9
        self.swap = 0  # resources that are exchanged one for another, one bit each


class TownCard:
    def __init__(self, face: int, id: str, name: str, keep: int, does: int, amount: int) -> None:
        self.face = face
        self.id = id
        self.name = name
        self.keep = keep
        self.does = does
        self.amount = amount
        self.text = ""


def hex_name(hex: int) -> str:
    return f"h{hex}"


def border_name(border: int) -> str:
    """A border as text: its hex, and the side of it: east, north-east or north-west."""
    return f"h{border // 3}.{('e', 'ne', 'nw')[border % 3]}"


def side_name(side: int) -> str:
    """A side of a hex as text, all six of them."""
    return f"h{side // 6}.{('e', 'ne', 'nw', 'w', 'sw', 'se')[side % 6]}"


class Codes(ActionSpace):
    """The verbs of Residuum and where their runs of codes begin."""

    def __init__(self, discoveries: list[str], values: list[str]) -> None:
        hexes = [hex_name(hex) for hex in range(HEXES)]
        borders = [border_name(border) for border in range(BORDERS)]
        numbers = [str(n) for n in range(100)]
        super().__init__()
        self.end: int = self.register("end")  # end the Action Phase
        self.decline: int = self.register("decline")
        self.done: int = self.register("done")  # nothing more is bought
        self.pay: int = self.register("pay")  # in the sensible way
        self.draw: int = self.register("draw")
        self.construct_outpost: int = self.register("construct_outpost")
        self.teardown_basecamp: int = self.register("teardown_basecamp")
        self.activate_basecamp: int = self.register("activate_basecamp")
        self.welcome: int = self.register("welcome")
        self.fight: int = self.register("fight")
        self.trade: int = self.register("trade")
        self.attack: int = self.register("attack")
        self.offer: int = self.register("offer")
        self.accept: int = self.register("accept")
        self.refuse: int = self.register("refuse")
        self.counter: int = self.register("counter")
        self.break_off: int = self.register("break_off")
        self.chem: int = self.register("chem")  # add one to a conflict
        self.nuclear: int = self.register("nuclear")
        self.nuke: int = self.register("nuke")  # spend a carried Nuke
        self.crate: int = self.register("crate")  # discard Spiked Crate
        self.ability: int = self.register("ability")  # of the character
        self.credit: int = self.register("credit")  # discard Credit Note
        self.guide: int = self.register("guide")  # discard Desert Guide
        self.bikes: int = self.register("bikes")
        self.detonate: int = self.register("detonate")
        self.leave_behind: int = self.register("leave_behind")
        self.take_along: int = self.register("take_along")
        self.let_go: int = self.register("let_go")  # an Outrider that is not paid for
        self.produce: int = self.register("produce", RESOURCES)  # + resource
        self.cost: int = self.register("cost", RESOURCES)  # + resource: one of several ways to pay in cubes
        self.give: int = self.register("give", RESOURCES)
        self.get: int = self.register("get", RESOURCES)
        self.want: int = self.register("want", RESOURCES)
        self.buy: int = self.register("buy", RESOURCES)
        self.loot: int = self.register("loot", RESOURCES)
        self.tile: int = self.register("tile", LANDS[:-1])  # + type of hex
        self.lay: int = self.register("lay", values)  # + face of a Conflict card
        classes = ["fresh", "fought", "fresh_nuke", "fought_nuke"]
        self.class_: int = self.register("class", classes)  # + class of equal Outriders
        self.rival: int = self.register("rival", ["1", "2", "3", "4"])  # + seat
        self.points: int = self.register("points", numbers)  # + action points of the resource being asked
        self.count: int = self.register("count", [str(n) for n in range(10)])  # + how many go along
        self.sell: int = self.register("sell", numbers)
        self.add: int = self.register("add", numbers)  # + Tech in a conflict
        self.keep: int = self.register("keep", discoveries)  # + Discovery card
        self.top: int = self.register("top", discoveries)
        self.discard: int = self.register("discard", discoveries)
        self.complete: int = self.register("complete", discoveries)
        self.use: int = self.register("use", discoveries)
        self.move: int = self.register("move", hexes)  # + hex they start from
        self.network: int = self.register("network", hexes)
        self.to: int = self.register("to", hexes)  # + hex they go to
        self.on: int = self.register("on", hexes)  # + hex something happens to
        self.by: int = self.register("by", hexes)  # + hex of the Outrider or Barricade that does it
        self.recruit: int = self.register("recruit", hexes)
        self.activate_outrider: int = self.register("activate_outrider", hexes)
        self.second_wind: int = self.register("second_wind", hexes)
        self.activate_outpost: int = self.register("activate_outpost", hexes)
        self.teardown_outpost: int = self.register("teardown_outpost", hexes)
        self.take_over: int = self.register("take_over", hexes)
        self.construct_barricade: int = self.register("construct_barricade", hexes)
        self.contaminate: int = self.register("contaminate", hexes)
        self.irradiate: int = self.register("irradiate", hexes)
        self.weaponise: int = self.register("weaponise", hexes)
        self.upgrade: int = self.register("upgrade", hexes)
        self.take_oil: int = self.register("take_oil", hexes)
        self.activate_barricade: int = self.register("activate_barricade", borders)  # + border
        self.teardown_barricade: int = self.register("teardown_barricade", borders)
        self.destroy_barricade: int = self.register("destroy_barricade", borders)
        self.place: int = self.register(
            "place", [side_name(side) for side in range(HEXES * 6)]
        )  # + hex * 6 + direction


class Content:
    """A pack of cards and tiles, ready to play with."""

    def __init__(
        self,
        characters: list[Character],
        values: list[int],
        names: list[str],
        conflict: list[int],
        discoveries: list[Discovery],
        town: list[TownCard],
        stacks: list[list[int]],
        starting: list[int],
        codes: Codes,
    ) -> None:
        self.characters = characters
        self.values = values  # of each face of a Conflict card
        self.names = names
        self.discoveries = discoveries
        self.town = town
        self.codes = codes
        self.stacks = stacks  # types of hexes added to the stack with 2, 3 and 4 players
        # the backs, all in a row
        self.conflict = len(discoveries)  # the first Conflict card
        self.town_back = self.conflict + len(conflict)
        self.stack = self.town_back + len(town)
        tiles = [*stacks[0], *stacks[1], *stacks[2]]
        self.starting = self.stack + len(tiles)
        self.backs = self.starting + len(starting)
        self.faces = [*range(len(discoveries)), *conflict, *range(len(town)), *tiles, *starting]
        self.designs = (
            [0] * len(discoveries) + [1] * len(conflict) + [2] * len(town) + [3] * len(tiles) + [4] * len(starting)
        )

    def stack_size(self, seats: int) -> int:
        return sum([len(pile) for pile in self.stacks[: seats - 1]])
