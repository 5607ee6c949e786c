"""A map of hexes drawn with letters. Knows cells (q, r), pointy side up, and text; nothing of any game.

A hex is three lines high, its upper sides included, and twice `half` wide:

     / \\
    |Wo7|
    |1R |
     \\ /
"""

from rich.text import Text

LINES = 3  # of a hex; the lower sides are the upper ones of the next row
NARROWEST, WIDEST = 3, 5


class Hexes:
    def __init__(self, cells: list[tuple[int, int]], width: int) -> None:
        """The canvas for these cells; `fits` says whether the width is enough for them."""
        self.left = min((2 * q + r for q, r in cells), default=0)
        self.top = min((r for _, r in cells), default=0)
        span = max((2 * q + r for q, r in cells), default=0) - self.left + 2
        self.half = min(WIDEST, (width - 2) // span)
        self.fits = self.half >= NARROWEST
        rows = max((r for _, r in cells), default=0) - self.top + 1
        size = (span * max(self.half, 1) + 1, rows * LINES + 1)
        self.signs = [[" "] * size[0] for _ in range(size[1])]
        self.styles = [[""] * size[0] for _ in range(size[1])]

    def corner(self, cell: tuple[int, int]) -> tuple[int, int]:
        """Column and line of a cell's left upper corner."""
        q, r = cell
        return (2 * q + r - self.left) * self.half, (r - self.top) * LINES

    def put(self, column: int, line: int, sign: str, style: str = "") -> None:
        if 0 <= line < len(self.signs) and 0 <= column < len(self.signs[0]):
            self.signs[line][column] = sign
            self.styles[line][column] = style

    def sides(self, cell: tuple[int, int]) -> dict[str, tuple[int, int]]:
        """Where each side of a cell is drawn."""
        column, line = self.corner(cell)
        near, far = column + self.half // 2, column + self.half + self.half // 2
        return {
            "nw": (near, line),
            "ne": (far, line),
            "w": (column, line + 1),
            "e": (column + 2 * self.half, line + 1),
            "sw": (near, line + LINES),
            "se": (far, line + LINES),
        }

    def outline(self, cell: tuple[int, int]) -> None:
        """The six sides of a hex; a closed one stays as it is."""
        for side, (column, line) in self.sides(cell).items():
            self.put(column, line, {"nw": "/", "se": "/", "ne": "\\", "sw": "\\"}.get(side, "|"), "dim")
            if side in ("w", "e"):
                self.put(column, line + 1, "|", "dim")

    def close(self, cell: tuple[int, int], side: str, marks: list[tuple[str, str]]) -> None:
        """Marks on a side of a hex, one beside or below the other."""
        column, line = self.sides(cell)[side]
        for i, (sign, style) in enumerate(marks[:2]):
            upright = side in ("w", "e")
            self.put(column if upright else column + i, line + i if upright else line, sign, style)

    def write(self, cell: tuple[int, int], line: int, text: Text) -> None:
        """A text in the first or second line of a hex, in the middle; what is too long ends in a dot."""
        room = 2 * self.half - 1
        column, first = self.corner(cell)
        signs = text.plain if len(text.plain) <= room else text.plain[: room - 1] + "…"
        start = column + 1 + (room - len(signs)) // 2
        for i, sign in enumerate(signs):
            self.put(start + i, first + 1 + line, sign, style_at(text, i))

    def drawn(self) -> Text:
        """The whole map."""
        found = Text(no_wrap=True)
        for number, (signs, styles) in enumerate(zip(self.signs, self.styles, strict=True)):
            if number:
                found.append("\n")
            for sign, style in zip(signs, styles, strict=True):
                found.append(sign, style)
        return found


def style_at(text: Text, place: int) -> str:
    """The style of a letter, by the last part of the text that covers it."""
    inner = [str(span.style) for span in text.spans if span.start <= place < span.end]
    return inner[-1] if inner else str(text.style)
