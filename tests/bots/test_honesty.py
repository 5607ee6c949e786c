"""A bot knows what its seat knows: the truth can neither be reached nor make a difference."""

import gc
from types import BuiltinFunctionType, FunctionType, GetSetDescriptorType, MemberDescriptorType, ModuleType

import pytest
from librt.vecs import vec

import cinderbox
from cinderbox import bots
from cinderbox.kernel.cards import Cards
from cinderbox.kernel.playout import playout
from cinderbox.kernel.state import State

PASSED_BY = (type, ModuleType, FunctionType, BuiltinFunctionType)  # code, not data


def reachable(start: object) -> list[object]:
    """Everything that can be got at from an object."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        one = waiting.pop()
        if id(one) not in found and not isinstance(one, PASSED_BY):
            found[id(one)] = one
            waiting += [*gc.get_referents(one), *fields(one)]
    return list(found.values())


def fields(one: object) -> list[object]:
    """The attributes of a compiled object: some of their classes are unknown to the collector."""
    if not type(one).__module__.startswith("cinderbox"):
        return []
    names = {
        name
        for each in type(one).__mro__
        for name, made in vars(each).items()
        if isinstance(made, (GetSetDescriptorType, MemberDescriptorType)) and not name.startswith("__")
    }
    return [getattr(one, name) for name in sorted(names) if hasattr(one, name)]


def midgame(seed: int, decisions: int) -> State:
    """A game after so many random decisions; one that is over by then is played in another way."""
    while True:
        state = cinderbox.game("radlands").start(2, seed=seed)
        playout(state, seed, decisions)
        if not state.over:
            return state
        seed += 1000


@pytest.mark.parametrize("decisions", [0, 2, 20, 45])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_true_state_cannot_be_reached_from_a_sight(seed: int, decisions: int) -> None:
    state = midgame(seed, decisions)
    seat = state.to_act[0]
    sight = bots.sight(state, seat, seed)
    bot = bots.parse("search:iterations=2,beam=1", "radlands", seed)
    bot.choose(sight)
    sight.world(1)
    for start in (sight, bot):
        things = reachable(start)
        states = [one for one in things if isinstance(one, State)]
        cards = [one for one in things if isinstance(one, Cards)]
        if start is sight:
            assert states and cards  # the walk gets somewhere
        assert not any(one is state or one is state.cards for one in things)
        assert all(int(one.rng) != int(state.rng) for one in states)
        assert all(one.face != state.cards.face for one in cards)
        assert list(state.cards.face) not in [list(one) for one in things if isinstance(one, (list, vec))]
        for other in states:
            assert other.secrets[1 - seat] is None or other.secrets[1 - seat] is not state.secrets[1 - seat]


def test_the_walk_would_find_the_true_state() -> None:
    state = midgame(1, 20)
    assert any(one is state for one in reachable([(state,)]))
    assert any(isinstance(one, vec) and one == state.cards.face for one in reachable([state]))


@pytest.mark.parametrize("text", ["random", "greedy:beam=2,worlds=2", "search:iterations=4,beam=2"])
@pytest.mark.parametrize("seed", [11, 12])
def test_a_bot_decides_the_same_whatever_is_hidden(text: str, seed: int) -> None:
    """At each decision of a game a twin is shown the same view with all that is hidden dealt anew."""
    state = cinderbox.game("radlands").start(2, seed=seed)
    seated = [bots.parse(text, "radlands", seed) for _ in range(2)]
    twins = [bots.parse(text, "radlands", seed) for _ in range(2)]
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        other = state.determinize(seat, 1000 * seed + decisions)
        chosen = seated[seat].choose(bots.sight(state, seat, seed))
        assert twins[seat].choose(bots.sight(other, seat, seed)) == chosen, f"decision {decisions}"
        state.apply(chosen, seat)
        decisions += 1
    assert decisions > 20


BOTS = [
    "random",
    "novice",
    "greedy:beam=1,worlds=1",
    "greedy:beam=1,worlds=1,weights=box",
    "search:iterations=2,beam=1,worlds=1,depth=1",
    "champion:iterations=2,beam=1,worlds=1,depth=1",
    "champion:iterations=2,beam=1,worlds=1,depth=1,weights=box",
]


def test_every_bot_of_the_box_is_looked_at() -> None:
    assert {text.partition(":")[0] for text in BOTS} == set(bots.names())


@pytest.mark.parametrize("text", BOTS)
@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_in_every_game_every_bot_decides_the_same_whatever_is_hidden(game: cinderbox.Game[State], text: str) -> None:
    """Here and there in a random game a bot and its twin are asked, one of them with all that is hidden dealt anew."""
    state, asked = game.start(game.seats[-1], seed=5), 0
    for n in range(6):
        while not state.over and len(state.actions()) < 2:
            playout(state, n, 1)
        if not state.over:
            seat = state.to_act[0]
            other = state.determinize(seat, 100 + n)
            chosen = [bots.parse(text, game.id, 1).choose(bots.sight(one, seat, 1)) for one in (state, other)]
            assert chosen[0] == chosen[1], f"stop {n}"
            asked += 1
            playout(state, n, 17)
    assert asked > 3


def test_the_evaluation_does_not_read_what_is_hidden() -> None:
    evaluation = cinderbox.game("radlands").evaluation()
    for seed in range(20):
        state = midgame(seed, 30)
        for seat in range(2):
            values = {evaluation.value(state.determinize(seat, n), seat) for n in range(5)}
            assert values == {evaluation.value(state, seat)}
