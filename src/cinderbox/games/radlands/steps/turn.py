"""The camp draft and the phases of a turn; what a player may do in the Actions phase is in `actions`."""

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.model import RUINED, SCARRED
from cinderbox.games.radlands.reasons import KEPT, NOT_DEALT
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.together import Pick, Together

# -- setup ---------------------------------------------------------------------------------------------------


class KeepCamp(Pick[RadlandsState]):
    """Which camps of those dealt to you are kept, from left to right (RAD-SET-05, RAD-RUL-04)."""

    verb = "keep"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-SET-05", "RAD-SET-07", "RAD-RUL-04")

    def targets(self, s: RadlandsState, seat: int, answers: list[int]) -> list[int]:
        if len(answers) >= s.content.camps_kept:
            return []
        found: list[int] = []
        for back in s.dealt[seat]:
            camp = s.cards.face[back] - s.content.camp
            if not any(s.codes.target(answer) == camp for answer in answers):
                found.append(camp)
        found.sort()
        return found

    def refuse(self, s: RadlandsState, seat: int, answers: list[int], camp: int) -> int:
        return KEPT if camp in [s.codes.target(answer) for answer in answers] else NOT_DEALT

    def prompt(self, s: RadlandsState, seat: int, answers: list[int]) -> str:
        return f"Keep the camp of your {('first', 'second', 'third')[len(answers)]} column."


class CampDraft(Together[RadlandsState]):
    """Both players pick at once and unseen; then all camps are turned up (RAD-SET-05 to -08)."""

    def __init__(self) -> None:
        super().__init__([KeepCamp()])

    def resolve(self, s: RadlandsState, f: Frame, answers: list[list[int]]) -> None:
        rejected = s.dealt[0] + s.dealt[1]
        for seat in range(2):
            for column in range(3):
                back = s.turn_up(s.dealt[seat], s.content.camp + s.codes.target(answers[seat][column]))
                rejected.remove(back)
                settle_camp(s, seat, column, back)
        s.dealt = [[], []]
        s.box = s.box + rejected


def settle_camp(s: RadlandsState, seat: int, column: int, back: int) -> None:
    """A camp takes its home space face up; some start the game harmed (RAD-RUL-06)."""
    s.reveal(back)
    kind = s.cards.face[back]
    traits = s.content.cards[kind].traits
    harm = 2 if traits & RUINED else 1 if traits & SCARRED else 0
    place = seat * 9 + column * 3
    s.spots[place] = Piece(back, kind, harm, 0, 0)
    s.note(log.CAMP, seat, kind, place)


class DealHands(Do[RadlandsState]):
    """Each player draws what the camps add up to; then the start player is drawn (RAD-SET-12, RAD-RUL-03)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        for seat in range(2):
            count = 0
            for place in range(seat * 9, seat * 9 + 9, 3):
                camp = s.spots[place]
                if camp is not None:
                    count += s.content.cards[camp.kind].draw
            verbs.draw(s, seat, count)
        s.turn = s.random(2)
        s.note(log.STARTS, s.turn)


# -- a turn -------------------------------------------------------------------------------------------------


class EventsPhase(Do[RadlandsState]):
    """The event on space 1 resolves (RAD-TRN-03, RAD-TRN-05)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        s.turn = f.seat
        s.turns += 1
        s.note(log.TURN, f.seat, s.turns)
        if s.queue[f.seat * 3] >= 0:
            verbs.advance(s, f.seat, 0)


class AdvanceQueue(Do[RadlandsState]):
    """Then all events step forward (RAD-TRN-04, RAD-RUL-52)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        for space in range(1, 3):
            if s.queue[f.seat * 3 + space] >= 0 and s.queue[f.seat * 3 + space - 1] < 0:
                verbs.advance(s, f.seat, space)


class Replenish(Do[RadlandsState]):
    """Draw a card, then set the water (RAD-TRN-06 to -10)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        verbs.draw(s, f.seat, 1)
        s.water = s.content.first_water if s.turns == 1 else s.content.water


class Cleanup(Do[RadlandsState]):
    """Water goes back, marks come off, the other player's turn begins (RAD-TRN-12, RAD-RUL-57)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        s.water = 0
        s.stale = len(s.discard)
        s.taken = s.entered = s.played = s.resolved = s.raided = s.exposed = s.used = 0
        for place in range(18):
            piece = s.spots[place]
            if piece is not None and (piece.tired or piece.uses):
                s.spots[place] = piece.rested(0, 0)
        s.frames[-1] = f.again(1 - f.seat)
