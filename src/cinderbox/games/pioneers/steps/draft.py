"""The draft of the first wastes cards: all pick at once, keep or play for free, and pass on (PIO-SET-12 to -18)."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import PERSONALITY, Card
from cinderbox.games.pioneers.offers import forecast, paying
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import ANOTHER_PICK, NOT_IN_PACKET, NOT_IN_SETUP, OK, ONE_PERSONALITY
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.play import put
from cinderbox.games.pioneers.steps.round import ROUND
from cinderbox.kernel.frame import Act, Frame
from cinderbox.kernel.together import Pick, Together

EVERY: Final = 63  # all types, one bit each


def number(s: PioneersState) -> int:
    """Which pick it is, from 1."""
    return s.content.dealt - len(s.packets[0]) + 1


def unplayable(s: PioneersState, seat: int, card: Card) -> int:
    """Why a card cannot be played for free in the draft, 0 if it can (PIO-SET-15, PIO-RUL-12, PIO-RUL-13)."""
    if card.type > PERSONALITY or card.reaction is not None:
        return NOT_IN_SETUP
    return ONE_PERSONALITY if card.type == PERSONALITY and s.recruited >> seat & 1 else OK


class DraftPick(Pick[PioneersState]):
    """Which card of the packet? (PIO-SET-13, PIO-RUL-10)"""

    verb = "pick"
    refusal = NOT_IN_PACKET
    rules = ("PIO-SET-13", "PIO-RUL-10")

    def targets(self, s: PioneersState, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else s.kinds(s.packets[seat], EVERY)

    def details(self, s: PioneersState, seat: int, answers: list[int]) -> wire.DraftPick:
        return {"number": number(s), "of": s.content.drafted}

    def prompt(self, s: PioneersState, seat: int, answers: list[int]) -> str:
        return f"Pick one of the {len(s.packets[seat])} cards; the others go to the left."


class DraftPlay(Pick[PioneersState]):
    """Is the card kept, or played into town for free? Asked only where it can be played (PIO-SET-14, PIO-RUL-11)."""

    rules = ("PIO-SET-14", "PIO-SET-15", "PIO-RUL-11", "PIO-RUL-12", "PIO-RUL-13")

    def choices(self, s: PioneersState, seat: int, answers: list[int]) -> list[int]:
        if len(answers) != 1:
            return []
        kind = s.codes.target(answers[0])
        if unplayable(s, seat, s.content.cards[kind]):
            return []
        return [s.codes.keep + kind, s.codes.play + kind]

    def reason(self, s: PioneersState, seat: int, answers: list[int], action: int) -> int:
        return ANOTHER_PICK if s.codes.word(action) in ("keep", "play") else OK

    def details(self, s: PioneersState, seat: int, answers: list[int]) -> wire.DraftPlay:
        card = s.content.cards[s.codes.target(answers[0])]
        gain = [sum([effect.gain[i] for effect in card.plays]) for i in range(3)]
        offer = forecast(s, seat, [card.kind] if card.stays else [], [], gain)
        offer.update(paying([0, 0, 0], gain))
        offer["free"] = True
        if not card.stays:
            offer["discards"] = True
        return {"card": card.id, "offers": {f"play:{card.id}": offer}}

    def prompt(self, s: PioneersState, seat: int, answers: list[int]) -> str:
        name = s.content.cards[s.codes.target(answers[0])].name
        return f"Do you keep {name} in hand, or play it for free?"


class Draft(Together[PioneersState]):
    """All pick at once; then, in turn order, what is played is turned up and takes effect (PIO-RUL-10)."""

    def __init__(self) -> None:
        super().__init__([DraftPick(), DraftPlay()])

    def resolve(self, s: PioneersState, f: Frame, answers: list[list[int]]) -> None:
        played = [-1] * s.seats
        for seat in s.order:
            kind = s.codes.target(answers[seat][0])
            packet = s.packets[seat]
            if s.codes.word(answers[seat][-1]) == "play":
                back = s.turn_up(packet, kind)
                packet.remove(back)
                s.aside.append(back)
                played[seat] = back
            else:
                at = [s.cards.face[back] for back in packet].index(kind)
                s.hands[seat].append(s.pick_unseen(seat, packet, at))
                s.note(log.PICKED, seat)
                s.tell(seat, log.HELD, seat, kind)
        for seat in reversed(s.order):
            if played[seat] >= 0:
                s.push(DRAFTED, seat, played[seat])


class PlayDrafted(Act[PioneersState]):
    """A card picked in the draft is played for free (PIO-SET-14, PIO-SET-18)."""

    def act(self, s: PioneersState, f: Frame) -> None:
        s.aside.remove(f.this)
        s.note(log.PLAYED, f.seat, s.cards.face[f.this], f.seat, 0)
        put(s, f.seat, f.this)


DRAFTED: Final = PROGRAMS.add("drafted", PlayDrafted())


class PassOn(Act[PioneersState]):
    """The packets go to the left; after the last pick what is left is discarded (PIO-SET-16, PIO-SET-17)."""

    def act(self, s: PioneersState, f: Frame) -> None:
        if number(s) <= s.content.drafted:
            s.packets = [s.packets[seat - 1] for seat in range(s.seats)]
            s.note(log.PASSED_ON)
            for seat in range(s.seats):
                show_packet(s, seat)
            s.frames[-1] = Frame(f.program, 0, -1, -1, -1, 0)
            return
        for seat in range(s.seats):
            packet = s.packets[seat]
            for kind in sorted([s.cards.face[back] for back in packet]):
                back = s.turn_up(packet, kind)
                packet.remove(back)
                verbs.discard(s, back)
                s.note(log.GONE, kind)
        s.push(ROUND, -1)


def show_packet(s: PioneersState, seat: int) -> None:
    for back in s.packets[seat]:
        s.reveal(back, 1 << seat)
    for kind in sorted([s.cards.face[back] for back in s.packets[seat]]):
        s.tell(seat, log.DEALT, seat, kind)


# The draft, pick after pick, and then the first round.
DRAFTING: Final = PROGRAMS.add("draft", Draft(), PassOn())
