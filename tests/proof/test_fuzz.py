"""The fuzzer and the laws see what is wrong: each of these games has one fault, and it is found and reproduced."""

import json
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cinderbox
from cinderbox.kernel.frame import Ask, Frame, Program, Step
from cinderbox.kernel.game import Reason
from cinderbox.kernel.record import Record
from cinderbox.kernel.state import State
from cinderbox.proof.fuzz import Find, Findings, fuzz, one_game, recheck
from cinderbox.proof.laws import conserves, laws
from cinderbox.proof.setups import setups
from tests.kernel import toy


class Peeping(toy.Toy):
    """Everybody sees all hands."""

    def view(self, seat: object) -> dict[str, object]:
        return {**super().view(seat), "hands": [self.faces(hand) for hand in self.hands]}


class Chatty(toy.Toy):
    """Everybody sees sealed answers."""

    def view(self, seat: object) -> dict[str, object]:
        return {**super().view(seat), "answers": [lane.answers[:] for lane in self.lanes]}


class Hinting(toy.Toy):
    """A refusal tells what another seat holds."""

    def why_not(self, text: object, seat: object) -> str:
        why = super().why_not(text, seat)
        return f"{why} {self.faces(self.hands[0])}" if why else ""


class Babbling(toy.Toy):
    """A quote tells what another seat holds."""

    def quote(self, seat: object, wanted: dict[str, int]) -> dict[str, object] | None:
        told = super().quote(seat, wanted)
        return told and {**told, "wish": "more", "held": self.faces(self.hands[0]) if wanted else []}


class Promising(toy.Toy):
    """A quote names an answer that nobody can give."""

    def quote(self, seat: object, wanted: dict[str, int]) -> dict[str, object] | None:
        told = super().quote(seat, wanted)
        return told and {**told, "answers": ["fly:away"]}


class Loaded(toy.Toy):
    """The dice of a deal are those of the truth."""

    def determinize(self, seat: object, seed: object) -> State:
        world = super().determinize(seat, seed)
        world.rng = self.rng
        return world


class Honest(toy.Toy):
    """A deal is the truth."""

    def determinize(self, seat: object, seed: object) -> State:
        world = super().determinize(seat, seed)
        world.cards.face = self.cards.face[:]
        return world


class Traceable(toy.Toy):
    """What is shown from a hand is shown under the back it was drawn with."""

    def turn_up(self, hand: list[int], face: int, seats: int = 63) -> int:
        back = next(back for back in hand if self.cards.face[back] == face)
        self.reveal(back, seats)
        return back


class Forgetful(toy.Toy):
    """What is shown raises no mark."""

    def reveal(self, back: int, seats: int = 63) -> None:
        self.cards.show(back, seats)


class Nervous(toy.Toy):
    """Every word raises the mark."""

    def note(
        self, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, rest: list[int] | None = None
    ) -> None:
        super().note(kind, a, b, c, d, rest)
        self.mark += 1


class Entangled(toy.Toy):
    """Clones share the points."""

    def clone(self) -> toy.Toy:
        twin = type(self)(self.game, self.seats, self.variant, self)
        twin.points = self.points
        return twin


class Mumbling(toy.Toy):
    """All actions have one label."""

    def label(self, action: object, seat: object) -> str:
        return "Do it"


class Fickle(toy.Toy):
    """What an action does depends on how many were carried out before, in whatever game."""

    carried_out = 0

    def choose(self, seat: int, action: int) -> None:
        super().choose(seat, action)
        Fickle.carried_out += 1
        self.points[0] += Fickle.carried_out


class Sulking(toy.Toy):
    """A refused action costs a point."""

    def apply(self, action: object, seat: object = None) -> None:
        try:
            super().apply(action, seat)
        except cinderbox.IllegalAction:
            self.points[0] -= 1
            raise


class Explaining(toy.Toy):
    """Somebody who is not asked hears another reason for every action."""

    def why_not(self, text: object, seat: object) -> str:
        why = super().why_not(text, seat)
        return f"{why} Not {text}." if why and seat not in self.to_act else why


class Broken(Ask[toy.Toy]):
    def __init__(self) -> None:
        super().__init__()
        self.rules = ("TOY-ASK-01",)

    def choices(self, s: toy.Toy, f: Frame) -> list[int]:
        return [toy.KEEP, toy.SWAP]

    def prompt(self, s: toy.Toy, f: Frame) -> str:
        return "Keep or swap?"


class Stuck(Broken):
    """Asks without options."""

    def run(self, s: toy.Toy, f: Frame) -> None:
        s.choices, s.asked = vec[i64](), f.seat


class Crashing(Broken):
    def hear(self, s: toy.Toy, f: Frame, action: int) -> None:
        raise ZeroDivisionError("no scrap left")


class Endless(Broken):
    def hear(self, s: toy.Toy, f: Frame, action: int) -> None:
        s.frames[-1] = f


class Telltale(toy.Order):
    """The order is asked only of somebody who holds rust, so that being asked betrays it."""

    def choices(self, s: toy.Toy, f: Frame) -> list[int]:
        return super().choices(s, f) if 0 in s.faces(s.hands[f.seat]) else []


class Losing(toy.Doubt):
    """A card that is believed is gone."""

    def hear(self, s: toy.Toy, f: Frame, action: int) -> None:
        kept = s.deck[:]
        super().hear(s, f, action)
        if action == toy.BELIEVE:
            s.deck = kept


class FaultyGame(toy.ToyGame):
    """The toy with other states, or with another step in place of its sixth or of its eighth."""

    def __init__(
        self, states: type[toy.Toy] = toy.Toy, order: Step[toy.Toy] | None = None, doubt: Step[toy.Toy] | None = None
    ) -> None:
        super().__init__()
        self.states = states
        steps = self.turn.steps
        program = Program("turn", [*steps[:4], order or steps[4], *steps[5:7], doubt or steps[7], *steps[8:]])
        program.id = 0
        self.turn = program
        self.programs = [program]

    def blank(self, seats: int, options: dict[str, object]) -> toy.Toy:
        blank = super().blank(seats, options)
        s = self.states(self, seats, options, None)
        s.cards = blank.cards
        return s


def cloning(self: toy.Toy) -> toy.Toy:
    return type(self)(self.game, self.seats, self.variant, self)


for faulty in (
    Peeping,
    Chatty,
    Hinting,
    Babbling,
    Promising,
    Loaded,
    Honest,
    Traceable,
    Forgetful,
    Nervous,
    Mumbling,
    Fickle,
    Sulking,
    Explaining,
):
    faulty.clone = cloning  # type: ignore[method-assign]


def first_find(game: FaultyGame, kind: str, folder: Path) -> Find:
    """The first find of this kind, in as many games as it takes."""
    found, starts = Findings(), list(setups(game))
    for seed in range(150):
        one_game(game, starts[seed % len(starts)], seed, laws(), found, folder)
        if found.finds and found.finds[-1].kind == kind:
            return found.finds[-1]
    raise AssertionError(f"found instead: { {find.kind for find in found.finds} }")


@pytest.mark.parametrize(
    ("kind", "game"),
    [
        ("leak", FaultyGame(Peeping)),
        ("leak", FaultyGame(Chatty)),
        ("leak", FaultyGame(Hinting)),
        ("leak", FaultyGame(Babbling)),
        ("leak", FaultyGame(Loaded)),
        ("leak", FaultyGame(Traceable)),
        ("leak", FaultyGame(Honest)),
        ("bad undo", FaultyGame(Forgetful)),
        ("bad undo", FaultyGame(Nervous)),
        ("law 1", FaultyGame(Fickle)),
        ("law 2", FaultyGame(Entangled)),
        ("law 4", FaultyGame(Sulking)),
        ("law 14", FaultyGame(Explaining)),
        ("law 15", FaultyGame(Promising)),
        ("law 7", FaultyGame(Mumbling)),
        ("dead end", FaultyGame(order=Stuck())),
        ("crash", FaultyGame(order=Crashing())),
        ("bound", FaultyGame(order=Endless())),
        ("leak", FaultyGame(order=Telltale())),
        ("law 3", FaultyGame(doubt=Losing())),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_fault_is_found_and_its_record_leads_to_it(kind: str, game: FaultyGame, tmp_path: Path) -> None:
    find = first_find(game, kind, tmp_path)
    assert find.path is not None
    record = Record.from_dict(json.loads(find.path.read_text(encoding="utf-8")))
    assert find.complaint in record.note and len(record.entries) == len(find.record.entries)
    if kind != "bound":
        assert recheck(record, game), "the record leads to a state in which nothing is wrong"


def test_a_piece_that_is_not_from_the_box_is_found() -> None:
    state = toy.GAME.start(seed=1)
    assert not conserves(state, Random(1))
    first, *others = state.cards.face
    state.cards.face = vec[i64]([next(face for face in others if face != first), *others])
    assert "not those that were in the box" in conserves(state, Random(1))[0]


def test_a_find_names_its_law_and_its_game_and_keeps_a_record(tmp_path: Path) -> None:
    """How it is seen again is said by the command, which knows how the game was named."""
    find = first_find(FaultyGame(Mumbling), "law 7", tmp_path)
    assert "law 7, every option has a text and a label of its own: " in str(find)
    assert f"seed {find.record.seed}, 2 seats" in str(find)
    assert find.path is not None and find.path.parent == tmp_path and find.path.exists()


def test_a_refusal_without_a_rule_is_found() -> None:
    game = FaultyGame()
    game.reasons = [Reason("because", one.text) for one in toy.REASONS]
    assert {find.kind for find in fuzz(game, 4, 1, pace=1).finds} == {"law 14"}


def test_a_rule_outside_the_ledger_is_found() -> None:
    assert fuzz(toy.GAME, 2, 1, pace=1, ledger=toy.LEDGER).clean
    assert not fuzz(toy.GAME, 2, 1, pace=1, ledger=toy.LEDGER - {"TOY-HND-01"}).clean


def test_the_fuzzer_stops_after_enough_finds_and_tells_of_its_progress() -> None:
    heard: list[int] = []

    def progress(so_far: Findings) -> None:
        heard.append(so_far.games)

    found = fuzz(FaultyGame(Mumbling), 100, 1, progress=progress, most=3)
    assert len(found.finds) == 3 and not found.clean
    assert heard == list(range(1, found.games + 1)) and found.games < 100
    assert "have one label" in str(found.finds[0])


def test_the_same_seed_finds_the_same() -> None:
    one, other = fuzz(cinderbox.games()[0], 2, 5), fuzz(cinderbox.games()[0], 2, 5)
    assert (one.decisions, one.checks, one.longest) == (other.decisions, other.checks, other.longest)


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_the_fuzzer_finds_nothing_in_our_games(game: cinderbox.Game) -> None:
    games = 8 if game.bound < 10**6 else 1  # those of a long game are long
    found = fuzz(game, games, 2)
    assert found.clean, "\n".join(map(str, found.finds))
    assert found.games == games and set(found.checks) >= {5, 13}
