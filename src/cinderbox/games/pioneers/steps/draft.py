"""The draft of the first wastes cards: all pick at once, keep or play for free, and pass on (PIO-SET-12 to -18)."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import PERSONALITY, Card
from cinderbox.games.pioneers.offers import playing
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import ANOTHER_PICK, NOT_IN_PACKET, NOT_IN_SETUP, OK, ONE_IN_SETUP
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.play import put
from cinderbox.games.pioneers.steps.round import ROUND
from cinderbox.kernel.frame import Ask, Do, Frame, Program
from cinderbox.kernel.together import Pick, Together

EVERY: Final = 63  # all types, one bit each


def number(s: PioneersState) -> int:
    """Which pick it is, from 1."""
    return s.content.dealt - len(s.packets[0]) + 1


class DraftPick(Pick[PioneersState]):
    """Which card of the packet? (PIO-SET-13, PIO-RUL-10)"""

    verb = "pick"
    refusal = NOT_IN_PACKET
    rules: tuple[str, ...] = ("PIO-SET-13", "PIO-RUL-10")

    def targets(self, s: PioneersState, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else s.kinds(s.packets[seat], EVERY)

    def details(self, s: PioneersState, seat: int, answers: list[int]) -> wire.DraftPick:
        return {"number": number(s), "of": s.content.drafted}

    def prompt(self, s: PioneersState, seat: int, answers: list[int]) -> str:
        return f"Pick one of the {len(s.packets[seat])} cards; the others go to the left."


class Draft(Together[PioneersState]):
    """All pick at once, unseen."""

    def __init__(self) -> None:
        super().__init__([DraftPick()])

    def resolve(self, s: PioneersState, f: Frame, answers: list[list[int]]) -> None:
        for seat in range(s.seats):
            kind, packet = s.codes.target(answers[seat][0]), s.packets[seat]
            at = [s.cards.face[back] for back in packet].index(kind)
            s.picked[seat].append(s.pick_unseen(seat, packet, at))
            s.note(log.PICKED, seat)
            s.tell(seat, log.CHOSEN, seat, kind)


def unplayable(s: PioneersState, seat: int, card: Card) -> int:
    """Why a card cannot be played for free in the draft, 0 if it can (PIO-SET-15, PIO-RUL-12, PIO-RUL-13)."""
    if card.type > PERSONALITY or card.reaction is not None:
        return NOT_IN_SETUP
    return ONE_IN_SETUP if card.type == PERSONALITY and s.recruited >> seat & 1 else OK


class DraftPlay(Ask[PioneersState]):
    """Keep the picked card, or play it for free (PIO-SET-14).

    Everybody is asked: whether a card could be played is nobody else's business.
    """

    rules: tuple[str, ...] = ("PIO-SET-14", "PIO-SET-15", "PIO-RUL-10", "PIO-RUL-11", "PIO-RUL-12", "PIO-RUL-13")
    public = False
    window = True
    way_out = "decline"

    def kind(self, s: PioneersState, f: Frame) -> int:
        return s.cards.face[s.picked[f.seat][0]]

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        kind = self.kind(s, f)
        wrong = unplayable(s, f.seat, s.content.cards[kind])
        return [s.codes.decline] if wrong else [s.codes.decline, s.codes.aimed(s.codes.play, kind)]

    def reason(self, s: PioneersState, f: Frame, action: int) -> int:
        if s.codes.word(action) != "play":
            return OK
        kind = self.kind(s, f)
        if s.codes.target(action) != kind:
            return ANOTHER_PICK
        return unplayable(s, f.seat, s.content.cards[kind])

    def hear(self, s: PioneersState, f: Frame, action: int) -> None:
        seat = f.seat
        if action == s.codes.decline:
            s.hands[seat] += s.picked[seat]
            s.note(log.KEPT, seat)
        else:
            back = s.turn_up(s.picked[seat], s.codes.target(action))
            s.note(log.PLAYED, seat, s.cards.face[back], seat, 0)
            put(s, seat, back)
        s.picked[seat] = []

    def details(self, s: PioneersState, f: Frame) -> wire.DraftPlay:
        card = s.content.cards[self.kind(s, f)]
        rows: dict[str, wire.Offer] = {}
        if len(s.choices) > 1:
            rows[f"play:{card.id}"] = playing(s, f.seat, card.kind, 0)
        return {"card": card.id, "offers": rows}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        name = s.content.cards[self.kind(s, f)].name
        if len(s.choices) == 1:
            return f"{name} cannot be played in the draft. Keep it."
        return f"Do you play {name} for free, or keep it in hand?"


DRAFT_PLAY: Final[Program] = PROGRAMS.add("draft_play", DraftPlay())


class DraftPlays(Do[PioneersState]):
    """One after the other, in turn order, so that the later see what the earlier have played (PIO-RUL-10)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        for seat in reversed(s.order):
            s.push(DRAFT_PLAY, seat)


class PassOn(Do[PioneersState]):
    """The packets go to the left; after the last pick what is left is discarded (PIO-SET-16, PIO-SET-17)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        if number(s) <= s.content.drafted:
            for seat in range(s.seats):
                sort_packet(s, seat)
            s.packets = [s.packets[seat - 1] for seat in range(s.seats)]
            s.note(log.PASSED_ON)
            for seat in range(s.seats):
                show_packet(s, seat)
            s.frames[-1] = f.again(-1)
            return
        for seat in range(s.seats):
            packet = s.packets[seat]
            for kind in sorted([s.cards.face[back] for back in packet]):
                back = s.turn_up(packet, kind)
                packet.remove(back)
                verbs.discard(s, back)
                s.note(log.GONE, kind)
        s.push(ROUND, -1)


def sort_packet(s: PioneersState, seat: int) -> None:
    """Before a packet goes on it is put in order, so that whoever gets it cannot tell how it was held."""
    packet = s.packets[seat]
    s.cards.mix(packet, sorted(packet, key=lambda back: s.cards.face[back]), 1 << seat)


def show_packet(s: PioneersState, seat: int) -> None:
    for back in s.packets[seat]:
        s.reveal(back, 1 << seat)
    for kind in sorted([s.cards.face[back] for back in s.packets[seat]]):
        s.tell(seat, log.DEALT, seat, kind)


# The draft, pick after pick, and then the first round.
DRAFTING: Final[Program] = PROGRAMS.add("draft", Draft(), DraftPlays(), PassOn())
