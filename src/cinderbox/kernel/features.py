"""What a seat sees of a game as numbers, for learning: which there are, what each is called, and writing them.

One piece of code for all games: every field that a game declares says which numbers it has and writes them, cards are
counted by zone and face. Besides, there are who is asked, what the seat itself is asked and how much it has answered
while all are asked at once, and how many of each card it has not seen. Seats are counted from the one that looks:
[0] is itself, [1] the next. Holds nothing that the seat may not know.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from cinderbox.kernel.fields import Field, word
from cinderbox.kernel.frame import Ask, Step
from cinderbox.kernel.sheet import Sheet
from cinderbox.kernel.together import Together

if TYPE_CHECKING:
    from cinderbox.kernel.game import Game
    from cinderbox.kernel.state import State


@final
class Features:
    """The numbers of a game with so many seats."""

    def __init__(self, game: "Game", seats: int) -> None:
        self.game = game
        self.seats = seats
        self.cards: list[tuple[int, int, str]] = []  # every kind of card: its design, its face, its name
        self.width = 0  # faces of a design, at the most
        self.learn_cards()
        self.bases = [vec[i32](self.begun(seat)) for seat in range(seats)]  # as each seat looks at it
        self.names: list[str] = []
        self.fields: list[Field] = []  # those that have numbers
        self.starts: list[int] = []  # the first number of each
        self.shifts: list[int] = []  # where the columns of its faces are in `where`
        self.widths: list[int] = []  # how many columns its faces and their sum take
        self.places: list[int] = []
        for field in game.fields:
            shift = len(self.places)
            faces = self.faces(field.designs())
            named = field.names(self, faces)
            if named:
                self.fields.append(field)
                self.starts.append(len(self.names))
                self.shifts.append(shift)
                self.widths.append(len(faces) + 1)
                self.names += named
        self.asked = len(self.names)
        self.names += [*self.each_seat("to_act"), "answered"]
        questions = game.questions()
        self.question = len(self.names)
        self.names += [f"asked.{name}" for name in questions]
        self.questions = {name: i for i, name in enumerate(questions)}
        self.asks = [[self.number(step) for step in program.steps] for program in game.programs]
        self.unseen = len(self.names)
        self.unseen_shift = len(self.places)
        self.names += [f"unseen.{face}" for face in self.faces(())]
        self.where: vec[i32] = vec[i32](self.places)
        self.size = len(self.names)

    def number(self, step: Step) -> int:
        """Which question a step asks one seat, -1: none."""
        return self.questions[step.name] if isinstance(step, Ask) else -1

    def learn_cards(self) -> None:
        """Every kind of card there is, by design and face; a new game has them all."""
        game = self.game
        s = game.blank(self.seats, game.complete({}))
        seen: dict[tuple[int, int], str] = {}
        for back in range(len(game.designs)):
            design, face = game.designs[back], s.cards.face[back]
            if (design, face) not in seen:
                whose = f"[{design - game.owned}]" if 0 <= game.owned <= design else ""
                name = word(game.card_name(s, back)) + whose
                seen[design, face] = name if name not in seen.values() else f"{name}_{design}"
        self.cards = [(design, face, name) for (design, face), name in sorted(seen.items())]
        self.width = 1 + max([face for _, face, _ in self.cards], default=0)

    def begun(self, seat: int) -> list[int]:
        """Of each back: where the faces of its design begin; designs of seats are counted from this one on."""
        owned, seats = self.game.owned, self.seats
        found: list[int] = []
        for design in self.game.designs:
            if owned >= 0 and owned <= design < owned + seats:
                design = owned + (design - owned - seat) % seats
            found.append(design * self.width)
        return found

    def each_seat(self, name: str) -> list[str]:
        return [f"{name}[{i}]" for i in range(self.seats)]

    def faces(self, designs: tuple[int, ...] | None) -> list[str]:
        """A column for each kind of card of these designs: their names; where each is, is kept for writing."""
        named: list[str] = []
        if designs is not None:
            places = [0] * (self.width * (1 + max(self.game.designs, default=0)))
            for design, face, name in self.cards:
                if not designs or design in designs:
                    places[design * self.width + face] = len(named)
                    named.append(name)
            self.places += places
        return named

    def write(self, s: "State", seat: int, sheet: Sheet, row: i64) -> None:
        """Write what a seat (-1: a spectator) sees into a row."""
        sheet.begin(row)
        sheet.base = self.bases[max(seat, 0)]
        sheet.where = self.where
        fields, starts, shifts, widths = self.fields, self.starts, self.shifts, self.widths
        for i in range(len(fields)):
            sheet.shift = shifts[i]
            sheet.width = widths[i]
            fields[i].write(s, seat, sheet, starts[i])
        if s.ended is None:
            self.write_question(s, seat, sheet)
        sheet.shift = self.unseen_shift
        sheet.unseen(self.unseen, s.cards, 1 << seat if seat >= 0 else 0)
        sheet.end()

    def write_question(self, s: "State", seat: int, sheet: Sheet) -> None:
        """Who is asked, and what this seat is asked."""
        f = s.frames[-1]
        first, count = seat if seat >= 0 else 0, s.seats
        if s.lanes:
            together = f.program.steps[f.at]
            assert isinstance(together, Together)
            for other in range(count):
                lane = s.lanes[other]
                if not lane.committed:
                    sheet.add(self.asked + (other - first) % count)
                if other == seat:
                    sheet.put(self.asked + count, len(lane.answers))
                    if not lane.committed:
                        sheet.add(self.question + self.questions[together.picks[lane.at].name])
        else:
            sheet.add(self.asked + (s.asked - first) % count)
            if s.asked == seat:
                sheet.add(self.question + self.asks[f.program.id][f.at])

    def numbers(self, s: "State", seat: int) -> list[float]:
        sheet = Sheet(1, self.size)
        self.write(s, seat, sheet, 0)
        return sheet.numbers()
