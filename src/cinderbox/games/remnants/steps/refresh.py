"""The Refresh action: discard any number of cards, then draw. A Reset asks for cards to discard in the same way."""

from cinderbox.games.remnants import verbs, wire
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import IN_ORDER, NOT_HELD
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.wire import counted


def discarding(s: RemnantsState, hand: list[int], least: int, wanted: dict[str, int]) -> wire.Discarding:
    """So many cards of each kind of a hand, from the kind that was discarded last on."""
    c = s.codes
    kinds: list[wire.Copies] = []
    said: list[str] = []
    for kind in sorted({kind for kind in hand if kind >= least}):
        name, held = c.text(c.aimed(c.discard, kind)), hand.count(kind)
        n = max(0, min(wanted.get(name, 0), held))
        kinds.append({**counted(name, n, n > 0, n < held), "card": s.content.cards[kind].id})
        said += [name] * n
    all_gone = len(said) == len(hand)  # then nobody asks whether that is all
    return {"hand": kinds, "count": len(said), "answers": said if all_gone else [*said, "done"]}


class RefreshDiscard(Choice[RemnantsState]):
    """Any number of cards, in the order of their kinds, as the order means nothing (COR-REF-01)."""

    rules: tuple[str, ...] = ("COR-REF-01",)
    verb = "discard"
    way_out = "done"
    optional = True
    public = False

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return [kind for kind in s.faces(s.hands[f.seat]) if kind >= f.n]

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        if not s.hands[f.seat]:
            return []
        return [s.codes.done, *[s.codes.aimed(s.codes.discard, kind) for kind in self.targets(s, f)]]

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        return IN_ORDER if target in s.faces(s.hands[f.seat]) else NOT_HELD

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        s.frames[-1] = f.counting(target)
        verbs.discard(s, f.seat, target)

    def quote(self, s: RemnantsState, f: Frame, wanted: dict[str, int]) -> wire.Discarding:
        return discarding(s, [s.cards.face[back] for back in s.hands[f.seat]], f.n, wanted)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which cards do you discard before you draw?"


class Refill(Do[RemnantsState]):
    """Shuffle the discard pile under the draw pile and draw (COR-REF-02, COR-REF-03)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.refill(s, f.seat)


REFRESHING = PROGRAMS.add("refreshing", RefreshDiscard(), Refill())
