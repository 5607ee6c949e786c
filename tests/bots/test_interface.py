"""A bot is asked for by name, is shown what its seat may know, and names an open action."""

import zlib

import pytest

import cinderbox
from cinderbox import bots
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.state import State
from tests.kernel import toy

QUICK = ["random", "novice", "greedy:beam=2,worlds=1", "search:iterations=3,beam=2"]


def played(texts: list[str], seed: int, most: int = 10_000) -> list[int]:
    """The actions of a game, or of its first `most` decisions, between two bots."""
    state = cinderbox.game("radlands").start(2, seed=seed)
    seated = [bots.parse(text, "radlands", seed=seed + seat) for seat, text in enumerate(texts)]
    actions: list[int] = []
    while not state.over and len(actions) < most:
        seat = state.to_act[0]
        actions.append(seated[seat].choose(bots.sight(state, seat, seed)))
        state.apply(actions[-1], seat)
    return actions


@pytest.mark.parametrize("text", QUICK)
def test_every_bot_plays_whole_games_by_the_rules(text: str) -> None:
    assert played([text, "random"], seed=3)
    assert played(["random", text], seed=4)


@pytest.mark.parametrize("text", QUICK)
def test_the_same_seeds_give_the_same_game(text: str) -> None:
    assert played([text, text], seed=5, most=60) == played([text, text], seed=5, most=60)


def test_a_game_by_iterations_is_the_same_on_every_machine_and_build() -> None:
    """The number is this game's; whoever changes rules, weights or bots puts the new one here, from either build."""
    actions = played(["search:iterations=6,beam=3", "greedy:beam=3,worlds=1"], seed=21)
    assert zlib.crc32(repr(actions).encode()) == 667750855


def test_the_bots_by_name_the_weakest_first() -> None:
    assert bots.names() == ("random", "novice", "greedy", "search", "champion")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("clever", "no bot 'clever'; there are: random, novice, greedy, search"),
        ("search:depht=2", "no setting 'depht'; it has: seconds, iterations"),
        ("search:seconds=fast", "seconds of the bot search is a number from 0.001 to 3600, not 'fast'"),
        ("search:seconds=-1", "not '-1'"),
        ("search:seconds=nan", "not 'nan'"),
        ("greedy:beam=2.5", "whole number"),
        ("greedy:beam", "write name=number"),
        ("random:luck=7", "it has: none"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(cinderbox.BadOption) as refused:
        bots.parse(text, "radlands", seed=1)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_settings_can_be_given_as_numbers() -> None:
    made = bots.bot("search", "radlands", 1, seconds=2, iterations=7)
    assert (made.settings["seconds"], made.settings["iterations"]) == (2, 7)
    with pytest.raises(cinderbox.BadOption, match="whole number"):
        bots.bot("search", "radlands", 1, iterations=True)


def test_a_bot_for_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(cinderbox.UnknownGame):
        bots.bot("greedy", "solitaire", 1)


def test_a_seat_that_is_not_asked_has_nothing_to_see() -> None:
    state = cinderbox.game("radlands").start(2, seed=1, setup="first-game")
    with pytest.raises(cinderbox.BadOption, match="not asked"):
        bots.sight(state, 1 - state.to_act[0])


def test_a_game_without_an_evaluation_is_judged_by_its_outcome() -> None:
    assert type(toy.GAME.evaluation()) is Evaluation
    state = cinderbox.game("radlands").start(2, seed=1)
    assert Evaluation[State]().value(state, 0) == 0.5


def test_a_sight_shows_what_the_seat_would_see() -> None:
    state = cinderbox.game("radlands").start(2, seed=9, setup="first-game")
    seat = state.to_act[0]
    sight = bots.sight(state, seat, 1)
    assert sight.view() == state.view(seat)
    assert sight.actions == state.actions(seat)
    assert sight.key == state.key(seat) == sight.world(3).key(seat)
    assert sight.world(3).digest() == sight.world(3).digest() != sight.world(4).digest()


def test_a_game_advises_settings_and_whoever_asks_for_a_bot_has_the_last_word() -> None:
    assert bots.parse("greedy", "radlands").settings["beam"] == 8
    assert bots.parse("greedy", "residuum").settings["beam"] == 4
    assert bots.parse("greedy:beam=2", "residuum").settings["beam"] == 2


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_what_a_game_advises_can_be_set(game: cinderbox.Game) -> None:
    for name in bots.names():
        for setting, value in game.evaluation().advice(name).items():
            assert bots.SETTINGS[name][setting].number(name, setting, value) == value
