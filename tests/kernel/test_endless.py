"""Effects that never end, and programs that end before the game does: each is one clear error, compiled or not."""

import pytest
from librt.vecs import vec

import cinderbox
from cinderbox.kernel.frame import DEEPEST, Do, Frame, Program
from cinderbox.kernel.state import State
from tests.kernel import toy


class StartAgain(Do[State]):
    """Starts its own effect inside itself."""

    def do(self, s: State, f: Frame) -> None:
        s.push(f.program, f.seat)


class GoBack(Do[State]):
    """Does nothing, for ever."""

    def do(self, s: State, f: Frame) -> None:
        s.frames[-1] = f


class Deeper(Do[State]):
    """Starts its own effect inside itself, so many times."""

    def do(self, s: State, f: Frame) -> None:
        if f.n:
            s.push(f.program, f.seat, n=f.n - 1)


class Nothing(Do[State]):
    """Does nothing, once."""

    def do(self, s: State, f: Frame) -> None:
        pass


class Vanish(Do[State]):
    """Puts away the effect that it is part of."""

    def do(self, s: State, f: Frame) -> None:
        s.frames = s.frames[:-1]


class Wrong(Do[State]):
    """Looks for what is not there."""

    def do(self, s: State, f: Frame) -> None:
        [][f.seat]


def carried_out(step: Do[State], n: int = 0) -> State:
    """A state after an effect of this one step."""
    state = toy.GAME.start(2, 1)
    question, state.lanes = state.lanes, []
    state.push(Program("strange", [step]), 0, n=n)
    state.settle()
    assert len(state.lanes) == len(question), "the game is asked on"
    return state


@pytest.mark.parametrize("step", [StartAgain(), GoBack()], ids=lambda step: type(step).__name__)
def test_an_endless_effect_is_an_error_that_names_it(step: Do[State]) -> None:
    with pytest.raises(cinderbox.EndlessEffect, match="without end: 'strange'"):
        carried_out(step)


def test_an_effect_may_be_deep() -> None:
    assert not carried_out(Deeper(), DEEPEST // 2).over


@pytest.mark.parametrize(("depth", "wanted"), [(DEEPEST, True), (DEEPEST + 1, False)])
def test_as_deep_as_an_effect_may_go_it_can_be_loaded_and_no_deeper(depth: int, wanted: bool) -> None:
    state = toy.GAME.start(2, 1)
    state.frames = vec[Frame]([*[state.frames[0]] * (depth - len(state.frames)), *state.frames])
    dump = state.dump()
    if wanted:
        assert toy.GAME.load(dump).dump() == dump
    else:
        with pytest.raises(cinderbox.CorruptState, match=f"at most {DEEPEST} "):
            toy.GAME.load(dump)


@pytest.mark.parametrize("step", [Nothing(), Vanish()], ids=lambda step: type(step).__name__)
def test_a_game_that_runs_out_before_it_is_over_is_an_error_that_says_so(step: Do[State]) -> None:
    state = toy.GAME.start(2, 1)
    state.lanes, state.frames = [], state.frames[:0]
    state.push(Program("last", [step]), 0)
    with pytest.raises(cinderbox.UnfinishedGame, match="The programs of Toy have run out, and no step"):
        state.settle()


def test_another_mistake_in_a_step_is_not_taken_for_it() -> None:
    with pytest.raises(IndexError):
        carried_out(Wrong())
