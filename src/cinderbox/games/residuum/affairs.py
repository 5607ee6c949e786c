"""What is under way in the middle of a turn of Residuum and is watched by everybody.

A payment, a convoy, a barter, a conflict, a deal: each a small object that is replaced, never changed, made
from and dumped to a row of ints. No rule is here.
"""


class Due:
    """A payment in action points: what is still owed, which resources pay, which of them is asked next."""

    def __init__(self, rest: int, accepts: int, at: int, town: int) -> None:
        self.rest = rest
        self.accepts = accepts  # one bit a resource
        self.at = at
        self.town = town  # 1: a purchase in the Trade Town must stay possible (RSD-RUL-54)

    def after(self, rest: int, at: int) -> "Due":
        return Due(rest, self.accepts, at, self.town)

    def dump(self) -> list[int]:
        return [self.rest, self.accepts, self.at, self.town]


class Convoy:
    """Outriders that move together, and what they carry."""

    def __init__(
        self, seat: int, network: int, origin: int, dest: int, riders: int, post: int, walls: int, camp: int
    ) -> None:
        self.seat = seat
        self.network = network
        self.origin = origin
        self.dest = dest  # -1: not chosen yet
        self.riders = riders  # one bit for each of the player's six
        self.post = post  # Outposts carried: 0 or 1
        self.walls = walls  # Barricades carried
        self.camp = camp  # 1: the Basecamp is carried

    def bound_for(self, dest: int) -> "Convoy":
        return Convoy(self.seat, self.network, self.origin, dest, self.riders, self.post, self.walls, self.camp)

    def joined(self, riders: int) -> "Convoy":
        return Convoy(
            self.seat, self.network, self.origin, self.dest, self.riders | riders, self.post, self.walls, self.camp
        )

    def loaded(self, post: int, walls: int, camp: int) -> "Convoy":
        return Convoy(self.seat, self.network, self.origin, self.dest, self.riders, post, walls, camp)

    def size(self) -> int:
        return self.riders.bit_count()

    def dump(self) -> list[int]:
        return [self.seat, self.network, self.origin, self.dest, self.riders, self.post, self.walls, self.camp]


class Basket:
    """A barter in the Trade Town: what is bought, what is sold, and what counts besides."""

    def __init__(self, bought: list[int], sold: list[int], credit: int, selling: int) -> None:
        self.bought = bought  # cubes of each resource; replaced, never changed
        self.sold = sold
        self.credit = credit  # value from a card or ability
        self.selling = selling  # how far down the row of types the sale has come, -1: still buying

    def filled(self, resource: int) -> "Basket":
        """With one more cube to buy."""
        bought = self.bought[:]
        bought[resource] += 1
        return Basket(bought, self.sold, self.credit, self.selling)

    def credited(self, value: int) -> "Basket":
        return Basket(self.bought, self.sold, self.credit + value, self.selling)

    def dump(self) -> list[int]:
        return [*self.bought, *self.sold, self.credit, self.selling]


class Battle:
    """A meeting of an attacker and a defender; side 0 is the attacker, side 1 the defender."""

    def __init__(self, attacker: int, defender: int, hex: int, fights: int, riders: int, added: list[int]) -> None:
        self.attacker = attacker
        self.defender = defender
        self.hex = hex
        self.fights = fights  # 1: the defender puts up a fight
        self.riders = riders  # defending Outriders at the start, one bit each
        self.added = added  # side * 5 + Tech, Chem, Nuclear, cards, ability; then the two totals once revealed

    def seat(self, side: int) -> int:
        return self.defender if side else self.attacker

    def fighting(self, fights: int) -> "Battle":
        return Battle(self.attacker, self.defender, self.hex, fights, self.riders, self.added)

    def adding(self, place: int, amount: int) -> "Battle":
        added = self.added[:]
        added[place] += amount
        return Battle(self.attacker, self.defender, self.hex, self.fights, self.riders, added)

    def dump(self) -> list[int]:
        return [self.attacker, self.defender, self.hex, self.fights, self.riders, *self.added]


class Deal:
    """Offers and counter-offers between two players (RSD-RUL-61)."""

    def __init__(self, turn: int, other: int, offers: int, standing: int, gives: list[int], wants: list[int]) -> None:
        self.turn = turn  # who speaks now
        self.other = other
        self.offers = offers  # made so far
        self.standing = standing  # 1: the other's offer is on the table, its bundles as the other put them
        self.gives = gives  # cubes of each resource; replaced, never changed
        self.wants = wants

    def dump(self) -> list[int]:
        return [self.turn, self.other, self.offers, self.standing, *self.gives, *self.wants]


def made(name: str, row: list[int]) -> Due | Convoy | Basket | Battle | Deal | None:
    """What was dumped as this row, none for an empty one."""
    if not row:
        return None
    if name == "due":
        return Due(row[0], row[1], row[2], row[3])
    if name == "convoy":
        return Convoy(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7])
    if name == "basket":
        return Basket(row[:9], row[9:18], row[18], row[19])
    if name == "battle":
        return Battle(row[0], row[1], row[2], row[3], row[4], row[5:17])
    return Deal(row[0], row[1], row[2], row[3], row[4:13], row[13:22])
