"""What is under way in the middle of a turn and is watched by everybody: an auction, a battle.

Each is a small object that is replaced, never changed, made from and dumped to a row of ints. No rule is here.
"""

from typing import Final

NOBODY: Final = -1


class Auction:
    """A gang member is up for auction."""

    def __init__(self, back: int, standing: int, leader: int, turn: int, bidders: int, hundreds: int) -> None:
        self.back = back
        self.standing = standing  # thousands
        self.leader = leader  # who made that bid
        self.turn = turn  # who is asked
        self.bidders = bidders  # who has not passed, one bit a seat
        self.hundreds = hundreds  # of a bid that is half said, 0: none is

    def dump(self) -> list[int]:
        return [self.back, self.standing, self.leader, self.turn, self.bidders, self.hundreds]


class Battle:
    """A battle between two players, or of one against a YCU token (then there is no defender)."""

    def __init__(
        self, space: int, attacker: int, defender: int, token: int, stage: int, weaken: int, totals: int, hits: int
    ) -> None:
        self.space = space
        self.attacker = attacker
        self.defender = defender  # -1: a YCU
        self.token = token  # the kind of token that is fought, -1: none
        self.stage = stage  # how far it has come
        self.weaken = weaken  # off the attack of the YCU for what was paid
        self.totals = totals  # both totals, once they are known: the attacker's, plus the other's << 16
        self.hits = hits  # likewise

    def at(self, stage: int) -> "Battle":
        return Battle(self.space, self.attacker, self.defender, self.token, stage, self.weaken, self.totals, self.hits)

    def weaker(self, by: int) -> "Battle":
        return Battle(
            self.space, self.attacker, self.defender, self.token, self.stage, self.weaken + by, self.totals, self.hits
        )

    def counted(self, one: int, other: int, hits: int, enemy_hits: int) -> "Battle":
        return Battle(
            self.space,
            self.attacker,
            self.defender,
            self.token,
            self.stage,
            self.weaken,
            one + (other << 16),
            hits + (enemy_hits << 16),
        )

    def seat(self, side: int) -> int:
        return self.defender if side else self.attacker

    def total(self, side: int) -> int:
        return self.totals >> 16 if side else self.totals & 0xFFFF

    def rolled(self, side: int) -> int:
        return self.hits >> 16 if side else self.hits & 0xFFFF

    def dump(self) -> list[int]:
        return [
            self.space, self.attacker, self.defender, self.token, self.stage, self.weaken, self.totals, self.hits
        ]  # fmt: skip


class Tile:
    """A development on the board; replaced, never changed."""

    def __init__(self, kind: int, site: int, products: int) -> None:
        self.kind = kind
        self.site = site
        self.products = products

    def stocked(self, products: int) -> "Tile":
        return Tile(self.kind, self.site, products)

    def dump(self) -> list[int]:
        return [self.kind, self.site, self.products]
