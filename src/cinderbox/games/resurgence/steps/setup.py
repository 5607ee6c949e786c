"""Before round 1: Heroes, Starter Missions, and the Salvage draft or the beginner start (RSG-SET-27, -28, RSG-DRF)."""

from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.model import RANGER, TOKENS
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.prospects import recruits
from cinderbox.games.resurgence.reasons import CHOSEN, NO_SPARE, NOT_DEALT, NOT_OFFERED
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.steps.mutants import prowl
from cinderbox.games.resurgence.verbs import gain, line_up, recruit, without
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look, SmallMenu
from cinderbox.kernel.together import Pick, Together

HAND: Final = 3  # Salvage cards dealt, and kept (RSG-DRF-04)


class FirstMutants(Do[ResurgenceState]):
    """Mutant cards are turned up at setup (RSG-SET-12, -13)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        prowl(s, s.content.counts[s.seats - 1].cards)


class ChooseHeroes(Do[ResurgenceState]):
    """Players choose in reverse turn order, the last player first (RSG-SET-28)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        for seat in s.order():
            s.push(HEROES, seat)


class TakeMission(Item[Look[ResurgenceState]]):
    """A Starter Mission, planned at once (RSG-SET-29)."""

    verb = "plan"

    def targets(self, look: Look[ResurgenceState]) -> list[int]:
        return sorted([look.s.cards.face[back] for back in look.s.offered_missions])

    def refuse(self, look: Look[ResurgenceState], target: int) -> int:
        s = look.s
        if s.planned[look.seat]:
            return CHOSEN
        return 0 if s.find(s.offered_missions, target) >= 0 else NOT_OFFERED

    def do(self, look: Look[ResurgenceState], target: int) -> None:
        s, seat = look.s, look.seat
        back = s.find(s.offered_missions, target)
        s.offered_missions = without(s.offered_missions, back)
        s.planned[seat] = [*s.planned[seat], back]
        s.note(log.PLANNED, seat, target)


class TakeHero(Item[Look[ResurgenceState]]):
    """A Hero, the first Survivor card (RSG-SET-30)."""

    verb = "hero"

    def targets(self, look: Look[ResurgenceState]) -> list[int]:
        return sorted([look.s.cards.face[back] - look.s.content.survivors for back in look.s.offered_heroes])

    def refuse(self, look: Look[ResurgenceState], target: int) -> int:
        s = look.s
        if s.crews[look.seat]:
            return CHOSEN
        return 0 if s.find(s.offered_heroes, target + s.content.survivors) >= 0 else NOT_OFFERED

    def do(self, look: Look[ResurgenceState], target: int) -> None:
        s, kind = look.s, target + look.s.content.survivors
        back = s.find(s.offered_heroes, kind)
        s.offered_heroes = without(s.offered_heroes, back)
        s.crews[look.seat] = [back]
        s.note(log.TOOK_HERO, look.seat, kind)


class ChooseStart(SmallMenu[ResurgenceState]):
    """One visit for both, in either order (RSG-RUL-73); it is left when both are chosen."""

    rules: tuple[str, ...] = ("RSG-SET-28", "RSG-SET-29", "RSG-SET-30", "RSG-RUL-73")

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        missing = ["a Starter Mission"] if not s.planned[f.seat] else []
        return f"Choose {' and '.join([*missing, *(['a Hero'] if not s.crews[f.seat] else [])])}."


class PutAway(Do[ResurgenceState]):
    """What was not chosen leaves the game; now come the starting goods."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        s.box = [*s.box, *s.offered_heroes, *s.offered_missions]
        s.offered_heroes = []
        s.offered_missions = []
        beginner = s.variant["start"] == "beginner"
        s.push(BEGINNER if beginner else SOLO_DRAFT if s.solo else DRAFT, 0)


# -- the draft -------------------------------------------------------------------------------------------------


class Deal(Do[ResurgenceState]):
    """Everybody is dealt three Salvage cards (RSG-DRF-04)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        s.shuffle(s.salvage)
        for seat in range(s.seats):
            s.hands[seat] = s.salvage[-HAND:]
            s.salvage = s.salvage[:-HAND]
            line_up(s, s.hands[seat])
            for back in s.hands[seat]:
                s.reveal(back, 1 << seat)
            for face in sorted([s.cards.face[back] for back in s.hands[seat]]):
                s.tell(seat, log.DEALT, seat, face)


class KeepOne(Pick[ResurgenceState]):
    """One card of the hand (RSG-DRF-05)."""

    rules: tuple[str, ...] = ("RSG-DRF-05", "RSG-DRF-06")
    verb = "keep"
    refusal = NOT_DEALT

    def targets(self, s: ResurgenceState, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else sorted([s.cards.face[back] for back in s.hands[seat]])

    def prompt(self, s: ResurgenceState, seat: int, answers: list[int]) -> str:
        return "Which Salvage card do you keep? The others are passed on."


class Draft(Together[ResurgenceState]):
    """All keep a card at the same time and pass the rest to the left (RSG-DRF-05, -06, RSG-RUL-71)."""

    def resolve(self, s: ResurgenceState, f: Frame, answers: list[list[int]]) -> None:
        for seat in range(s.seats):
            face = s.codes.target(answers[seat][0])
            hand = s.hands[seat][:]
            back = s.pick_unseen(seat, hand, [s.cards.face[one] for one in hand].index(face))
            s.hands[seat] = hand
            s.kept[seat] = [*s.kept[seat], back]
        passed = s.hands[:]
        for seat in range(s.seats):
            left = (seat + 1) % s.seats
            s.hands[left] = passed[seat]
            line_up(s, s.hands[left])
            for back in s.hands[left]:
                s.reveal(back, 1 << left)
            for face in sorted([s.cards.face[back] for back in s.hands[left]]):
                s.tell(left, log.PASSED, left, face)


class Collect(Do[ResurgenceState]):
    """The last card needs no choice; then all are revealed and their contents collected (RSG-DRF-07 to -09)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        s.box = [*s.box, *s.salvage]
        s.salvage = []
        for seat in range(s.seats):
            s.kept[seat] = [*s.kept[seat], *s.hands[seat]]
            s.hands[seat] = []
        for seat in range(s.seats):
            for face in sorted([s.cards.face[back] for back in s.kept[seat]]):
                back = s.turn_up(s.kept[seat], face)
                s.kept[seat] = without(s.kept[seat], back)
                s.box = [*s.box, back]
                s.note(log.KEPT, seat, face)
                card = s.content.salvage[face]
                for token in range(len(TOKENS)):
                    for _ in range(card.tokens[token]):
                        recruit(s, seat, token)
                reward = s.content.bundles[card.bundle]
                for i in range(len(reward.kinds)):
                    gain(s, seat, reward.kinds[i], reward.amounts[i])


class DiscardOne(Choice[ResurgenceState]):
    """Solo: two of three are kept, and a random one is added (RSG-SOLO-09)."""

    rules: tuple[str, ...] = ("RSG-SOLO-09",)
    verb = "discard"
    refusal = NOT_DEALT

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return sorted([s.cards.face[back] for back in s.hands[f.seat]])

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        back = s.turn_up(s.hands[f.seat], target)
        rest = without(s.hands[f.seat], back)
        s.note(log.DROPPED, f.seat, target)
        s.box = [*s.box, back]
        s.hands[f.seat] = [*rest, s.salvage[-1]]
        s.salvage = s.salvage[:-1]
        s.reveal(s.hands[f.seat][-1], 1 << f.seat)

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which Salvage card do you discard? A random one comes for it."


# -- the beginner start ----------------------------------------------------------------------------------------


class StartingGoods(Do[ResurgenceState]):
    """One of each item (RSG-DRF-02)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        s.box = [*s.box, *s.salvage]
        s.salvage = []
        for seat in range(s.seats):
            for item in range(5):
                gain(s, seat, item, 1)


class FirstSpecialist(Pick[ResurgenceState]):
    """A Specialist of choice, or none (RSG-DRF-03)."""

    rules: tuple[str, ...] = ("RSG-DRF-03",)
    verb = "recruit"
    refusal = NO_SPARE

    def targets(self, s: ResurgenceState, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else [token - RANGER for token in recruits(s, seat)]

    def choices(self, s: ResurgenceState, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else [s.codes.decline, *super().choices(s, seat, answers)]

    def prompt(self, s: ResurgenceState, seat: int, answers: list[int]) -> str:
        return "Which Specialist joins your bag?"


class FirstSpecialists(Together[ResurgenceState]):
    def resolve(self, s: ResurgenceState, f: Frame, answers: list[list[int]]) -> None:
        for seat in range(s.seats):
            if answers[seat][0] != s.codes.decline:
                recruit(s, seat, RANGER + s.codes.target(answers[seat][0]))


HEROES: Final = PROGRAMS.add("heroes", ChooseStart([TakeMission(), TakeHero()]))
DRAFT: Final = PROGRAMS.add("draft", Deal(), Draft([KeepOne()]), Draft([KeepOne()]), Collect())
SOLO_DRAFT: Final = PROGRAMS.add("solo_draft", Deal(), DiscardOne(), Collect())
BEGINNER: Final = PROGRAMS.add("beginner", StartingGoods(), FirstSpecialists([FirstSpecialist()]))
