"""The random generator: one int of 62 bits, the same numbers on every machine and build.

Knows arithmetic only. The int lives in the state (`State.rng`), so that a clone throws the same dice;
whoever draws a number there goes through `State.random`, which also raises `mark`.
Every product is masked at once: compiled code wraps at 64 bits, interpreted code does not.
"""

from typing import Any

from mypy_extensions import i64


def scramble(x: i64) -> i64:
    """Spread the bits of x evenly over 62 bits."""
    # literals below 2 ** 62, not named constants: only those become machine words when compiled
    x = ((x ^ (x >> 30)) * 0x3F58_476D_1CE4_E5B9) & 0x3FFF_FFFF_FFFF_FFFF
    x = ((x ^ (x >> 27)) * 0x14D0_49BB_1331_11EB) & 0x3FFF_FFFF_FFFF_FFFF
    return x ^ (x >> 31)


def step(x: i64) -> i64:
    """The generator's next state."""
    return (x + 0x1E37_79B9_7F4A_7C15) & 0x3FFF_FFFF_FFFF_FFFF


def fold(key: i64, value: i64) -> i64:
    """A running hash: `key` after hearing `value` as well."""
    x = (key ^ ((value + 0x1E37_79B9_7F4A_7C15) & 0x3FFF_FFFF_FFFF_FFFF)) & 0x3FFF_FFFF_FFFF_FFFF
    x = (x * 0x14D0_49BB_1331_11EB) & 0x3FFF_FFFF_FFFF_FFFF
    return x ^ (x >> 29)


def seeded(seed: int) -> i64:
    """A generator's first state from any int, however large."""
    x: i64 = 0
    rest = abs(seed)
    while True:
        x = fold(x, rest & 0x3FFF_FFFF)
        rest >>= 30
        if not rest:
            break
    return fold(x, 1 if seed < 0 else 0)


def shuffle(x: i64, items: list[Any]) -> i64:
    """Shuffle items; returns the generator's state after it. One number was drawn for each item but the first.

    They are Any so that compiled code moves them without a look at what they are.
    """
    last: i64 = len(items) - 1
    while last > 0:
        x = step(x)
        other = scramble(x) % (last + 1)
        items[last], items[other] = items[other], items[last]
        last -= 1
    return x


class Rng:
    """A generator of its own, for what is not part of a state: determinize, bots, simulations."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seeded(seed)

    def below(self, n: int) -> int:
        """An int from 0 to n - 1."""
        self.state = step(self.state)
        return scramble(self.state) % n

    def number(self) -> float:
        """A float from 0 up to, not including, 1."""
        self.state = step(self.state)
        return int(scramble(self.state) >> 9) / 9007199254740992.0

    def shuffle(self, items: list[int]) -> None:
        self.state = shuffle(self.state, items)
