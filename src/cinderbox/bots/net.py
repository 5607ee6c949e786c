"""A small net over what a seat sees: one layer of units, and a way past it straight to the result.

It counts in whole numbers, in parts of `GRAIN`, so that it says the same on every machine and build. The result is
what is added to the log-odds of the game's evaluation, which the units are told too. Without units it is a weight for
each feature. Knows no game and no file.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from cinderbox.kernel.sheet import Sheet

GRAIN: Final = 4096
MOST: Final = 32767  # of a weight, in grains: it is kept in 16 bits


@final
class Net:
    def __init__(self, size: int, units: int) -> None:
        self.units = units
        self.rows: vec[i32] = vec[i32]([0] * (size * (units + 1)))  # of each feature: to each unit, then to the result
        self.leans: vec[i32] = vec[i32]([0] * units)  # of each unit: what the log-odds add to it,
        self.starts: vec[i32] = vec[i32]([0] * units)  # what it has to begin with,
        self.outs: vec[i32] = vec[i32]([0] * units)  # and what it adds to the result for what it has
        self.sums: vec[i64] = vec[i64]([0] * (units + 1))

    def result(self, sheet: Sheet, odds: float) -> float:
        """What the only row of a sheet comes to. Only what is not 0 is looked at, and units below 0 add nothing."""
        units: i64 = self.units
        width = units + 1
        sums, rows = self.sums, self.rows
        told = i64(int(odds * GRAIN))
        unit: i64 = 0
        while unit < units:
            sums[unit] = i64(self.starts[unit]) + i64(self.leans[unit]) * told // GRAIN
            unit += 1
        sums[units] = 0
        bits, wrote = sheet.bits, sheet.wrote
        used = i64(sheet.used[0])
        at: i64 = 0
        while at < used:
            column = i64(wrote[at])
            number = whole(bits[column])
            first = column * width
            unit = 0
            while unit < width:
                sums[unit] += number * i64(rows[first + unit])
                unit += 1
            at += 1
        total = sums[units] * GRAIN
        unit = 0
        while unit < units:
            if sums[unit] > 0:
                total += sums[unit] * i64(self.outs[unit])
            unit += 1
        return float(int(total)) / (GRAIN * GRAIN)


def grains(weight: float) -> int:
    """A weight in grains, as far as these go."""
    return max(-MOST, min(MOST, round(weight * GRAIN)))


def whole(bits: i32) -> i64:
    """The whole number whose bits as a float32 these are."""
    size = i64(bits) & 0x7FFF_FFFF
    if size == 0:
        return 0
    e = (size >> 23) - 127
    found = size & 0x7F_FFFF | 0x80_0000
    found = found >> 23 - e if e <= 23 else found << e - 23
    return -found if bits < 0 else found
