"""Positions written by hand: a short text in the ledger's notation, laid out on a table and checked.

    P1: Railgun < Muse < Scout d        camp, rear person, front person of column 1 of the player to move
    P2: {Muse, Juggernaut, -}           the three spaces of Juggernaut's column
    O1: Pillbox x < punk(Sniper) n      marks: d damaged, n not ready, x destroyed; a punk's face may be named
    P queue: -, Napalm, Raiders         spaces 1, 2, 3
    P hand: Muse, Scout, Silo           O hand likewise
    deck: Scout, Banish, ...            from the top; a number alone is so many unknown cards; ... fills up to 30
    discard: 10                         or names, the top card last; all of earlier turns
    water: 3
    reshuffles: 1
    phase: events                       the turn of P begins; without this line P is in the Actions phase

P is seat 0. What is not said is as in the ledger's baseline: P has Railgun, Garage and Outpost, O has Pillbox,
Arcade and Reactor, nobody is in play, hands and queues are empty, 30 unknown cards are in the deck, water 3.
"""

from typing import Final

from librt.vecs import vec

from cinderbox.games.radlands.model import Content
from cinderbox.games.radlands.reasons import ENTERED
from cinderbox.games.radlands.rules import TURN
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.errors import BadData
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.game import Game
from cinderbox.kernel.plain import shown
from cinderbox.kernel.position import BadPosition, choice, lines, number
from cinderbox.kernel.rng import seeded

BASELINE: Final = {"P1": "Railgun", "P2": "Garage", "P3": "Outpost", "O1": "Pillbox", "O2": "Arcade", "O3": "Reactor"}
LINES: Final[list[str]] = [
    *BASELINE, "P queue", "O queue", "P hand", "O hand", "deck", "discard", "water", "reshuffles", "phase"
]  # fmt: skip
ACTIONS_PHASE: Final = 3


class Layout:
    """A table being laid out: hands out backs for named cards, each once."""

    def __init__(self, s: RadlandsState) -> None:
        self.s = s
        content: Content = s.content
        self.kinds = {card.name.lower(): card.kind for card in content.cards}
        self.kinds.update({card.id: card.kind for card in content.cards})
        self.free = list(range(content.camp_back))
        self.free_camps = list(range(content.camp_back, content.raiders_back))

    def kind(self, name: str) -> int:
        found = self.kinds.get(name.strip().lower())
        if found is None:
            raise BadPosition(f"There is no card {shown(name.strip())}.")
        return found

    def back(self, name: str, seen: int) -> int:
        """An unused card of that name from the deck's cards."""
        kind = self.kind(name)
        if kind == self.s.content.punk or kind >= self.s.content.camp:
            raise BadPosition(f"{name.strip()} is no card of the deck.")
        for back in self.free:
            if self.s.cards.face[back] == kind:
                self.free.remove(back)
                self.s.cards.know[back] |= seen
                return back
        raise BadPosition(f"There is no further {name.strip()}: all copies are on the table.")

    def unknown(self) -> int:
        if not self.free:
            raise BadPosition("There are not so many cards.")
        return self.free.pop(0)

    def camp(self, name: str) -> int:
        """A camp of that name; a position may show one camp on both sides."""
        kind = self.kind(name)
        face = self.s.cards.face[:]
        back = next((one for one in self.free_camps if face[one] == kind), self.free_camps[0])
        self.free_camps.remove(back)
        face[back] = kind
        self.s.cards.face = face
        self.s.cards.know[back] |= ALL
        return back

    # -- lines

    def piece(self, text: str) -> Piece | None:
        words = text.split()
        marks = ""
        while words and words[-1] in ("d", "n", "x"):
            marks += words.pop()
        name = " ".join(words)
        if name == "-":
            return None
        harm = 2 if "x" in marks else 1 if "d" in marks else 0
        tired = ENTERED if "n" in marks else 0
        if name.startswith("punk"):
            face = name[4:].strip()
            if face and not (face.startswith("(") and face.endswith(")")):
                raise BadPosition(f"A punk is written punk or punk(Muse), not {shown(name)}.")
            face = face.strip("()")
            back = self.back(face, 0) if face else -1
            return Piece(back, self.s.content.punk, harm, tired, 0)
        kind = self.kind(name)
        if kind < self.s.content.punk:
            return Piece(self.back(name, ALL), kind, harm, tired, 0)
        if kind < self.s.content.camp or kind >= self.s.content.raiders:
            raise BadPosition(f"{name} does not stand in a column.")
        return Piece(self.camp(name), kind, harm, tired, 0)

    def column(self, seat: int, column: int, text: str) -> None:
        first = seat * 9 + column * 3
        names = text.strip().strip("{}").split("," if text.strip().startswith("{") else "<")
        if len(names) > 3:
            raise BadPosition(f"A column has three spaces, not {len(names)}: {shown(text.strip())}.")
        for space, name in enumerate(names):
            self.s.spots[first + space] = self.piece(name)

    def queue(self, seat: int, text: str) -> None:
        names = [name.strip() for name in text.split(",")]
        if len(names) != 3:
            raise BadPosition(f"A queue has three spaces, not {len(names)}: {shown(text.strip())}.")
        for space, name in enumerate(names):
            if name.lower() == "raiders":
                self.s.queue[seat * 3 + space] = self.s.content.raiders_back + seat
            elif name != "-":
                self.s.queue[seat * 3 + space] = self.back(name, ALL)

    def hand(self, seat: int, text: str) -> None:
        for name in [one.strip() for one in text.split(",") if one.strip()]:
            if name.lower() in ("silo", "water silo"):
                self.s.silo |= 1 << seat
            else:
                self.s.hands[seat].append(self.back(name, 1 << seat))

    def pile(self, text: str, seen: int) -> list[int]:
        """Cards in the order they are named; a number is so many unknown ones, dots fill up to 30."""
        found: list[int] = []
        for name in [one.strip() for one in text.split(",") if one.strip()]:
            if name.isdigit():
                found += [self.unknown() for _ in range(number("deck or discard", name, 0, len(self.free)))]
            elif name == "...":
                found += [self.unknown() for _ in range(30 - len(found))]
            else:
                found.append(self.back(name, seen))
        for back in found:
            self.s.cards.know[back] |= seen
        return found


def lay(game: Game[RadlandsState], text: object, seed: object = 1, **options: object) -> RadlandsState:
    """The state in which the player to move is asked, laid out from a text."""
    s = game.blank(2, game.complete(options))
    s.rng = seeded(game.seed_number(seed))
    given = lines(text, LINES)
    layout = Layout(s)
    for name in ("P1", "P2", "P3", "O1", "O2", "O3"):
        layout.column(0 if name[0] == "P" else 1, int(name[1]) - 1, given.get(name, BASELINE[name]))
    for seat, side in enumerate("PO"):
        layout.queue(seat, given.get(f"{side} queue", "-, -, -"))
        layout.hand(seat, given.get(f"{side} hand", ""))
    s.deck = layout.pile(given.get("deck", "..."), 0)[::-1]
    s.discard = layout.pile(given.get("discard", ""), ALL)
    for place in range(18):
        piece = s.spots[place]
        if piece is not None and piece.back < 0:
            s.spots[place] = Piece(layout.unknown(), piece.kind, piece.harm, piece.tired, 0)
    s.stale = len(s.discard)
    s.box = layout.free + layout.free_camps
    s.reshuffles = number("reshuffles", given.get("reshuffles", "0"), 0, 1)
    s.turn, s.turns = 0, 2
    events = choice("phase", given.get("phase", "actions"), ["actions", "events"]) == 1
    if events and "water" in given:
        raise BadPosition("water: it is set in the turn, which only begins with `phase: events`.")
    s.water = 0 if events else number("water", given.get("water", "3"), 0, 999)
    s.frames = vec[Frame]([Frame(TURN, 0 if events else ACTIONS_PHASE, 0, -1, -1, 0)])
    try:
        game.verify(s)
    except BadData as error:
        raise BadPosition(f"That position cannot be: {error}") from None
    s.settle()
    return s
