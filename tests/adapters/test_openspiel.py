"""Every game at every seat count is an OpenSpiel game that passes OpenSpiel's own tests, saved in mid-effect too."""

import pickle
import subprocess
import sys

import pytest

import cinderbox

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
openspiel = pytest.importorskip("cinderbox.adapters.openspiel", reason="OpenSpiel is not installed")

TABLES = [(game.id, seats) for game in cinderbox.games() for seats in game.seats]
LONG = {game.id: game.seats[0] for game in cinderbox.games() if game.bound >= 10**6}  # with the fewest seats
every_table = pytest.mark.parametrize(("id", "seats"), TABLES)


def load(id: str, seats: int, **parameters: object):
    return pyspiel.load_game(f"cinderbox_{id}", {"seats": seats, **parameters})


def advanced(game, moves: int, pick: int = 5):
    """A state some moves into a game, always the same of the open actions taken."""
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(moves):
        if not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[pick % len(legal)])
    return state


def test_every_game_is_registered() -> None:
    assert set(openspiel.names) <= set(pyspiel.registered_names())
    assert list(openspiel.names) == [f"cinderbox_{id}" for id in dict(TABLES)]  # those that were there at the start
    assert openspiel.register() == openspiel.names


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id, seats in TABLES if LONG.get(id, seats) == seats])
def test_openspiels_own_test_is_content(id: str, seats: int) -> None:
    short = id not in LONG  # to save is to replay, at every step
    pyspiel.random_sim_test(load(id, seats), num_sims=2 if short else 1, serialize=short, verbose=False)


@every_table
def test_it_says_what_the_game_says(id: str, seats: int) -> None:
    game = load(id, seats, seed=4)
    ours = cinderbox.game(id)
    assert game.num_distinct_actions() == ours.actions
    assert game.max_game_length() == ours.bound
    assert game.num_players() == seats
    state = advanced(game, 30)
    inside = state.state
    player = state.current_player()
    assert state.legal_actions() == inside.actions(player)
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        ours.text(action) for action in inside.actions(player)
    ]
    assert state.observation_tensor(player) == pytest.approx(inside.features(player))
    assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()


@every_table
def test_a_saved_state_goes_on_as_it_was(id: str, seats: int) -> None:
    game = load(id, seats)
    for moves in (0, 1, 7, 40):
        state = advanced(game, moves)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        pickled = pickle.loads(pickle.dumps(state))
        for copy in (again, pickled, state.clone()):
            assert copy.state.dump() == state.state.dump()
            assert copy.history() == state.history()
            assert copy.legal_actions() == state.legal_actions()


@every_table
def test_a_history_replays(id: str, seats: int) -> None:
    game = load(id, seats)
    state = advanced(game, 60)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@every_table
def test_a_resampled_state_cannot_be_told_from_the_true_one_and_hides_it(id: str, seats: int) -> None:
    state = advanced(load(id, seats), 40)
    if state.is_terminal():
        pytest.skip("the game was over before there was anything to resample")
    player = state.current_player()
    others = [state.resample_from_infostate(player, lambda n=n: n / 10) for n in range(10)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
    assert len({str(other) for other in others}) > 1


def test_what_a_player_is_told_separates_information_states() -> None:
    game = load("radlands", 2, seed=3)
    one, other = advanced(game, 0), advanced(game, 0)
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_string(1) == other.information_state_string(1), "player 1 saw nothing of the pick"


def test_a_public_observer_sees_no_hand() -> None:
    state = advanced(load("radlands", 2, seed=3), 20)
    seen = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert '"mine":{}' in seen.string_from(state, 0)
    assert '"mine":{}' not in state.observation_string(0)


def test_parameters_are_options_also_out_of_a_text() -> None:
    game = pyspiel.load_game("cinderbox_radlands(rules=1.2,faces=revised,setup=first-game,seed=9)")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 1.0)]
    state.apply_action(0)
    assert state.state.variant == {"rules": "1.2", "faces": "revised", "setup": "first-game"}
    ours = cinderbox.game("radlands").start(seed=9, rules="1.2", faces="revised", setup="first-game")
    assert state.state.digest() == ours.digest()
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_wrong_parameters_are_named() -> None:
    with pytest.raises(cinderbox.BadOption, match="faces"):
        load("radlands", 2, faces="third")
    with pytest.raises(cinderbox.BadOption, match="2 players"):
        load("radlands", 5)


def test_a_winner_takes_what_the_loser_stakes() -> None:
    game = load("radlands", 2)
    for seed in range(4):
        state = game.new_initial_state()
        state.apply_action(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[state.move_number() * 7 % len(legal)])
        assert state.returns() in ([1, -1], [-1, 1], [0, 0])
        winners = state.state.outcome.winners
        assert [seat for seat in range(2) if state.returns()[seat] > 0] == list(winners)


def test_python_ends_in_peace_after_the_games_were_registered() -> None:
    code = "import pyspiel; from cinderbox.adapters import openspiel; pyspiel.load_game(openspiel.names[0])"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
