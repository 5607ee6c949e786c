"""Every game as an OpenSpiel game, registered when this module is imported.

    import pyspiel
    from cinderbox.adapters import openspiel

    game = pyspiel.load_game("cinderbox_radlands", {"seats": 2})

Parameters are `seats`, `seed` and the game's own options. A game opens with one chance node, which draws the seed
(or, if the parameter names one, takes it); from then on chance is sampled inside the state, so a history replays.
OpenSpiel saves no sampled chance of games in Python, so that node is declared as what it is: an explicit one.
Several seats that decide at once are asked one after the other. Observation strings are views, information states
add the hash of all a seat was told, `resample_from_infostate` is `determinize`. Knows the public API only.
"""

import json
from collections.abc import Callable
from typing import Any

try:
    import numpy
    import pyspiel
except ImportError as missing:
    raise ImportError("This needs OpenSpiel: pip install 'cinderbox[openspiel]'.") from missing

import cinderbox
from cinderbox.adapters.numbers import Numbers
from cinderbox.adapters.reward import highest, rewards

SEEDS = 2**16  # seeds the chance node can draw; OpenSpiel lists them all
OUTCOMES = [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]
KEY_BITS = 63


class Held:
    """A state on which OpenSpiel can call deepcopy and pickle: it is cloned, and saved as its dump."""

    def __init__(self, state: cinderbox.State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.state.clone())

    def __reduce__(self) -> tuple[Callable[[str, str], "Held"], tuple[str, str]]:
        return restored, (self.state.game.id, json.dumps(self.state.dump()))


def restored(id: str, dump: str) -> Held:
    return Held(cinderbox.game(id).load(json.loads(dump)))


# -- parameters ------------------------------------------------------------------------------------------------------


def parameter(value: object) -> object:
    """An option's value as OpenSpiel reads it from text: "1.2" comes out a number, "true" a truth."""
    if isinstance(value, str):
        if value.lower() in ("true", "false"):
            return value.lower() == "true"
        for number in (int, float):
            try:
                return number(value)
            except ValueError:
                pass
    return value


def specification(game: cinderbox.Game) -> dict[str, object]:
    """Every parameter with its default."""
    options = {name: parameter(option.default) for name, option in game.options.items()}
    return {"seats": game.seats[0], "seed": -1, **options}


def chosen(game: cinderbox.Game, parameters: dict[str, object]) -> dict[str, object]:
    """The game's options out of OpenSpiel's parameters; what is none of the choices is left for the game to refuse."""
    found: dict[str, object] = {}
    for name, option in game.options.items():
        value = parameters.get(name, parameter(option.default))
        fitting = [choice for choice in option.choices if choice == value or parameter(choice) == value]
        found[name] = fitting[0] if fitting else value
    return found


def game_type(game: cinderbox.Game) -> Any:
    return pyspiel.GameType(
        short_name=f"cinderbox_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if 1 in game.seats else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
        provides_factored_observation_string=True,
    )


# -- the three classes OpenSpiel asks for ------------------------------------------------------------------------------


class SpielGame(pyspiel.Game):
    """One of our games; which one, a subclass says."""

    id = ""

    def __init__(self, params: dict[str, object] | None = None) -> None:
        parameters = params or {}
        self.cinderbox = game = cinderbox.game(self.id)
        self.options = chosen(game, parameters)
        seats, seed = parameters.get("seats", game.seats[0]), parameters.get("seed", -1)
        assert isinstance(seats, int) and isinstance(seed, int)
        self.seed = seed  # -1: each game draws one
        game.complete(self.options)  # says what is wrong with them
        self.length = game.numbers(game.seat_count(seats)).size
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=SEEDS if seed < 0 else 1,
            num_players=seats,
            min_utility=-1.0,
            max_utility=highest(seats),
            utility_sum=None if 1 in game.seats else 0.0,
            max_game_length=game.bound,
        )
        given = {name: value for name, value in parameters.items() if value != specification(game)[name]}
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"There are no observation parameters; {params} were given.")
        numbers = Numbers(self.cinderbox, self.num_players())
        return SpielObserver(numbers, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A state, or the chance node before it. Attributes are copied and saved by OpenSpiel itself."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    @property
    def state(self) -> cinderbox.State:
        assert self.held is not None, "the seed has not been drawn yet"
        return self.held.state

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else self.state.to_act[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES if self.get_game().seed < 0 else [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.actions(player)

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            game = self.get_game()
            seed = action if game.seed < 0 else game.seed
            self.held = Held(game.cinderbox.start(seats=game.num_players(), seed=seed, **game.options))
        else:
            self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else str(self.get_game().cinderbox.text(action))

    def is_terminal(self) -> bool:
        return self.held is not None and self.state.over

    def returns(self) -> list[float]:
        return rewards(None if self.held is None else self.state.outcome, self.num_players())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one. Its history is empty: the true one would tell secrets."""
        other: SpielState = self.get_game().new_initial_state()
        other.held = Held(self.state.determinize(player, int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        if self.held is None:
            return "The seed is to be drawn."
        return f"{self.state.prompt(None)} [{self.state.digest()}]"


class SpielObserver:
    """What a player observes: numbers under the name "features"; with perfect recall also the key, bit by bit."""

    def __init__(self, numbers: Numbers, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("No observer sees the cards of all players.")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall
        self.numbers = numbers
        self.length = length = numbers.features.size
        self.tensor: Any = numpy.zeros(length + (KEY_BITS if self.recall else 0), numpy.float32)
        self.dict = {"features": self.tensor[:length]}
        if self.recall:
            self.dict["key"] = self.tensor[length:]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.held is not None:
            seat = player if self.private else None
            self.tensor[: self.length] = self.numbers.see(state.state, seat)
            if self.recall:
                key = state.state.key(seat)
                self.tensor[self.length :] = [key >> bit & 1 for bit in range(KEY_BITS)]

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return ""
        seat = player if self.private else None
        view = json.dumps(state.state.view(seat), separators=(",", ":"))
        return f"{state.state.key(seat):016x} {view}" if self.recall else view


# -- registration ------------------------------------------------------------------------------------------------------


def register() -> tuple[str, ...]:
    """Tell OpenSpiel of every game that it does not know yet; returns the names of all of them."""
    for game in cinderbox.games():
        if f"cinderbox_{game.id}" not in pyspiel.registered_names():
            # A class, as OpenSpiel lets go of it after Python has ended: a class is never freed, an object would be.
            pyspiel.register_game(game_type(game), type(f"Spiel_{game.id}", (SpielGame,), {"id": game.id}))
    return tuple(f"cinderbox_{game.id}" for game in cinderbox.games())


names = register()
