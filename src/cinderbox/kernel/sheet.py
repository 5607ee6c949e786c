"""Rows of numbers for learning, written in place: one row a game, each number a float32.

A row is kept as the bits of its numbers, so that NumPy, torch or a memoryview read it where it lies, and no object is
made for a number. Only what is not 0 is written, and wiped before the row is written again. Knows no game.
"""

from array import array
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from cinderbox.kernel.cards import ALL, Cards
from cinderbox.kernel.rng import Rng

ONE: Final = 0x3F80_0000  # the bits of 1.0
SIGN: Final = 2_147_483_648


def bits(n: int) -> int:
    """The bits of a whole number as a float32, as a signed int; what does not fit is cut off."""
    if n < 0:
        return bits(-n) - SIGN
    if n == 0:
        return 0
    e = n.bit_length() - 1
    return (126 + e << 23) + (n << 23 - e if e <= 23 else n >> e - 23)


SMALL: Final = [bits(n) for n in range(256)]


@final
class Sheet:
    """So many rows of so many numbers. `begin` a row, `put` or `add` numbers by their column, `end` it."""

    def __init__(self, rows: int, size: int) -> None:
        self.rows = rows
        self.size = size
        self.bits: vec[i32] = vec[i32]([0] * (rows * size))
        self.wrote: vec[i32] = vec[i32]([0] * (rows * size))  # of each row: where something is written
        self.used: vec[i32] = vec[i32]([0] * rows)  # and how much
        self.row: i64 = 0
        self.first: i64 = 0  # where the row begins
        self.next: i64 = 0
        self.base: vec[i32] = vec[i32]()  # of each back: where the faces of its design begin in `where`
        self.width = 0  # columns that a zone takes
        self.where: vec[i32] = vec[i32]()  # the column of each face, counted from that of the zone it lies in,
        self.shift: i64 = 0  # for the zone that is being written from here on

    def begin(self, row: i64) -> None:
        size: i64 = self.size
        first = row * size
        numbers, wrote = self.bits, self.wrote
        last = first + i64(self.used[row])
        at = first
        while at < last:
            numbers[i64(wrote[at])] = 0
            at += 1
        self.row = row
        self.first = first
        self.next = first

    def end(self) -> None:
        self.used[self.row] = i32(self.next - self.first)

    def put(self, column: i64, number: int) -> None:
        """Write a number where there is none yet."""
        if number:
            at = self.first + column
            self.bits[at] = i32(SMALL[number] if 0 < number < 256 else bits(number))
            self.wrote[self.next] = i32(at)
            self.next += 1

    def add(self, column: i64) -> None:
        """Count one more. Up to 2 ** 23 the next whole number has the bits of this one and, higher up the larger it is,
        one more."""
        at = self.first + column
        now = self.bits[at]
        if now:
            self.bits[at] = now + (1 << (150 - (now >> 23)))
        else:
            self.bits[at] = ONE
            self.wrote[self.next] = i32(at)
            self.next += 1

    def unseen(self, column: i64, cards: Cards, bit: i64) -> None:
        """Count all cards by their faces that a seat, given as its bit, has not seen.

        Most of a row is written here, so `add` is written out.
        """
        first, end = self.first + column, self.next
        numbers, wrote, where, base = self.bits, self.wrote, self.where, self.base
        know, face, shift = cards.know, cards.face, self.shift
        for back in range(i64(len(know))):
            known = know[back]
            if known & bit == 0 and known & ALL != ALL:
                at = first + i64(where[shift + i64(base[back]) + i64(face[back])])
                now = numbers[at]
                if now:
                    numbers[at] = now + (1 << (150 - (now >> 23)))
                else:
                    numbers[at] = ONE
                    wrote[end] = i32(at)
                    end += 1
        self.next = end

    def cards(self, column: i64, cards: Cards, backs: list[int], bit: i64) -> int:
        """Count those of these cards by face that a seat (its bit) has seen; returns how many cards there are."""
        where, base = self.where, self.base
        know, face, shift = cards.know, cards.face, self.shift
        count = 0
        for each in backs:
            back: i64 = each
            if back >= 0:
                count += 1
                known = know[back]
                if known & bit != 0 or known & ALL == ALL:
                    self.add(column + i64(where[shift + i64(base[back]) + i64(face[back])]))
        return count

    @property
    def data(self) -> object:
        """All rows, to be read in place: a buffer of so many int32, which are the bits of float32."""
        return self.bits

    def numbers(self) -> list[float]:
        """All numbers, row by row."""
        return array("f", bytes(memoryview(self.bits))).tolist()


@final
class Masks:
    """So many rows of so many marks: 1 for each action that is open, 0 for all others."""

    def __init__(self, rows: int, size: int) -> None:
        self.size = size
        self.marks: vec[u8] = vec[u8]([0] * (rows * size))
        self.shown: vec[i32] = vec[i32]([0] * (rows * size))  # of each row: what is marked
        self.used: vec[i32] = vec[i32]([0] * rows)  # and how much

    def show(self, row: i64, open: vec[i64]) -> None:
        """Mark these actions in a row, and no others."""
        size: i64 = self.size
        first = row * size
        marks, shown = self.marks, self.shown
        at, last = first, first + i64(self.used[row])
        while at < last:
            marks[first + i64(shown[at])] = 0
            at += 1
        at = first
        for action in open:
            marks[first + action] = 1
            shown[at] = i32(action)
            at += 1
        self.used[row] = i32(at - first)

    def pick(self, row: i64, dice: Rng) -> int:
        """One of the marked actions of a row, each as likely as any other."""
        return int(self.shown[row * i64(self.size) + dice.below(int(self.used[row]))])

    def marked(self, row: i64, action: i64) -> bool:
        size: i64 = self.size
        return 0 <= action < size and self.marks[row * size + action] == 1

    @property
    def data(self) -> object:
        """All rows, to be read in place: a buffer of bytes."""
        return self.marks
