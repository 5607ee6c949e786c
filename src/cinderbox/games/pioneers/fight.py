"""An attack or a raid under way, watched by everybody: a small object that is replaced, never changed. No rule is here.

Side 0 is the defender, side 1 the attacker of a raid; nobody else rolls.
"""

from typing import Final

DEFENDER: Final = 0
ATTACKER: Final = 1

# Where it stands.
DEFENDS: Final = 0  # the defender gets ready
DEFENDED: Final = 1  # the defender has rolled
ATTACKS: Final = 2  # the attacker gets ready
ATTACKED: Final = 3  # the attacker has rolled
OUTCOME: Final = 4
STAGES: Final = ["defends", "defended", "attacks", "attacked", "outcome"]

FIXED: Final = 11  # ints of a dump before the lists


class Fight:
    def __init__(
        self,
        attacker: int,
        defender: int,
        back: int,
        stage: int,
        difficulty: int,
        lucky: int,
        tokens: list[int],
        modifiers: list[int],
        items: list[int],
        rolls: list[int],
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.back = back  # of the attack or raid card
        self.stage = stage
        self.difficulty = difficulty  # -1: the defender of a raid has yet to set it
        self.lucky = lucky  # free rerolls that a survivor gave for the roll being made
        self.tokens = tokens  # response tokens spent by each side
        self.modifiers = modifiers  # of each side, once its dice have been rolled (PIO-RUL-54)
        self.items = items  # played before a roll: side * 1000 + kind
        self.rolls = rolls  # side * 100 + first die * 10 + second die

    def seat(self, side: int) -> int:
        return self.attacker if side == ATTACKER else self.defender

    @property
    def side(self) -> int:
        """Who rolls now, or has rolled last."""
        return ATTACKER if self.stage in (ATTACKS, ATTACKED) else DEFENDER

    def last(self, side: int) -> int:
        """The sum of the two dice as they lie for a side, 0 if it has not rolled."""
        for i in range(len(self.rolls) - 1, -1, -1):
            if self.rolls[i] // 100 == side:
                return self.rolls[i] // 10 % 10 + self.rolls[i] % 10
        return 0

    def total(self, side: int) -> int:
        return self.last(side) + self.modifiers[side]

    def at(self, stage: int) -> "Fight":
        return Fight(
            self.attacker, self.defender, self.back, stage, self.difficulty, 0, self.tokens, self.modifiers, self.items,
            self.rolls,
        )  # fmt: skip

    def against(self, difficulty: int) -> "Fight":
        return Fight(
            self.attacker, self.defender, self.back, self.stage, difficulty, self.lucky, self.tokens, self.modifiers,
            self.items, self.rolls,
        )  # fmt: skip

    def boosted(self) -> "Fight":
        tokens = self.tokens[:]
        tokens[self.side] += 1
        return Fight(
            self.attacker, self.defender, self.back, self.stage, self.difficulty, self.lucky, tokens, self.modifiers,
            self.items, self.rolls,
        )  # fmt: skip

    def armed(self, kind: int) -> "Fight":
        items = [*self.items, self.side * 1000 + kind]
        return Fight(
            self.attacker, self.defender, self.back, self.stage, self.difficulty, self.lucky, self.tokens,
            self.modifiers, items, self.rolls,
        )  # fmt: skip

    def rolled(self, stage: int, side: int, modifier: int, first: int, second: int, lucky: int) -> "Fight":
        modifiers = self.modifiers[:]
        modifiers[side] = modifier
        return Fight(
            self.attacker, self.defender, self.back, stage, self.difficulty, lucky, self.tokens, modifiers, self.items,
            [*self.rolls, side * 100 + first * 10 + second],
        )  # fmt: skip

    def dump(self) -> list[int]:
        return [
            self.attacker, self.defender, self.back, self.stage, self.difficulty, self.lucky, *self.tokens,
            *self.modifiers, len(self.items), *self.items, *self.rolls,
        ]  # fmt: skip


def made(row: list[int]) -> Fight | None:
    """The fight that `dump` gave; an empty row is none."""
    if not row:
        return None
    items = row[FIXED : FIXED + row[10]]
    rolls = row[FIXED + row[10] :]
    return Fight(row[0], row[1], row[2], row[3], row[4], row[5], row[6:8], row[8:10], items, rolls)
