"""The peers: how each plays at random, copies a game and saves it, by its own public API.

Runs inside the peer's environment, so it knows nothing of cinderbox. Each loop is written out against the
engine itself: a shared wrapper would be charged to the peer. A decision is one answer of a player; chance is
part of the time and counts as none.
"""

from __future__ import annotations

import copy
import importlib
import random
from collections.abc import Callable
from typing import Any

ENDLESS = 20_000  # decisions after which a random game is dropped


class Engine:
    """One peer playing one game."""

    def play(self, rng: random.Random, limit: int = ENDLESS) -> tuple[int, Any]:
        """A new game, at most `limit` decisions of it: how many were played, and the game as it stands."""
        raise NotImplementedError

    def over(self, game: Any) -> bool:
        raise NotImplementedError

    def copy(self, game: Any) -> Any:
        return copy.deepcopy(game)

    save: Callable[[Any], Any] | None = None  # to text or bytes and back, where the engine has such a form


class OpenSpiel(Engine):
    def __init__(self, name: str) -> None:
        self.game = importlib.import_module("pyspiel").load_game(name)

    def play(self, rng: random.Random, limit: int = ENDLESS) -> tuple[int, Any]:
        state, draw, played = self.game.new_initial_state(), rng.random, 0
        while played < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                played += 1
        return played, state

    def over(self, game: Any) -> bool:
        return bool(game.is_terminal())

    def copy(self, game: Any) -> Any:
        return game.clone()

    def save(self, game: Any) -> Any:
        return self.game.deserialize_state(game.serialize())


class Catanatron(Engine):
    def __init__(self) -> None:
        self.module = importlib.import_module("catanatron")

    def play(self, rng: random.Random, limit: int = ENDLESS) -> tuple[int, Any]:
        colors = self.module.Color
        game = self.module.Game([self.module.RandomPlayer(color) for color in colors], seed=rng.getrandbits(31))
        draw, played = rng.random, 0
        while played < limit and game.winning_color() is None:
            actions = game.state.playable_actions
            game.execute(actions[int(draw() * len(actions))])
            played += 1
        return played, game

    def over(self, game: Any) -> bool:
        return game.winning_color() is not None

    def copy(self, game: Any) -> Any:
        return game.copy()


class FastCatan(Engine):
    def __init__(self) -> None:
        self.new = importlib.import_module("fastcatan").Env

    def play(self, rng: random.Random, limit: int = ENDLESS) -> tuple[int, Any]:
        game, draw, played = self.new(), rng.random, 0
        game.reset(seed=rng.getrandbits(62))
        while played < limit and not game.done:
            actions = game.legal_actions()
            game.step(actions[int(draw() * len(actions))])
            played += 1
        return played, game

    def over(self, game: Any) -> bool:
        return bool(game.done)

    def copy(self, game: Any) -> Any:
        """A snapshot loaded into a new game: there is no other copy, and this is its saved form too."""
        other = self.new()
        other.load_snapshot(game.snapshot())
        return other

    def save(self, game: Any) -> Any:
        return self.copy(game)


class RandomDecider:
    """Answers every question of a pyminion game at random, and counts them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.asked = 0

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self._one([*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        self.asked += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self._one([*valid_cards, None])

    def binary_decision(self, **question: Any) -> bool:
        return bool(self._one([False, True]))

    def multi_play_decision(self, valid_cards: list[Any], **question: Any) -> Any:
        return self._one(valid_cards)

    def _one(self, options: list[Any]) -> Any:
        self.asked += 1
        return options[int(self.rng.random() * len(options))]

    def _some(self, valid_cards: list[Any], **question: Any) -> list[Any]:
        self.asked += 1
        bounds = {name[:3]: bound for name, bound in question.items() if name[:4] in ("min_", "max_")}
        most = bounds.get("max", -1)
        most = len(valid_cards) if most < 0 else min(most, len(valid_cards))
        least = min(bounds.get("min", 0), most)
        return self.rng.sample(valid_cards, self.rng.randint(least, most))

    discard_decision = trash_decision = gain_decision = topdeck_decision = reveal_decision = _some


class Pyminion(Engine):
    """Dominion's base set, two players. It cannot stop inside a turn: the limit is looked at between turns."""

    def __init__(self) -> None:
        self.game = importlib.import_module("pyminion.game").Game
        self.player = importlib.import_module("pyminion.player").Player
        self.cards = importlib.import_module("pyminion.expansions.base").base_set

    def play(self, rng: random.Random, limit: int = ENDLESS) -> tuple[int, Any]:
        random.seed(rng.getrandbits(62))
        decider = RandomDecider(rng)
        players = [self.player(decider, player_id=name) for name in "AB"]
        game = self.game(players, [self.cards], log_stdout=False)
        game.start()
        turn = 0
        while decider.asked < limit and not game.is_over():
            game.players[turn % 2].take_turn(game)
            game.card_cost_reduction = 0
            turn += 1
        return decider.asked, game

    def over(self, game: Any) -> bool:
        return bool(game.is_over())


class RLCard(Engine):
    def __init__(self, name: str) -> None:
        rlcard = importlib.import_module("rlcard")
        self.make: Callable[[int], Any] = lambda seed: rlcard.make(name, config={"seed": seed})
        self.env = self.make(1)

    def play(self, rng: random.Random, limit: int = ENDLESS) -> tuple[int, Any]:
        """Whole games share an environment, as its users do; a game to be kept has its own."""
        env = self.env if limit == ENDLESS else self.make(rng.getrandbits(31))
        state, _ = env.reset()
        draw, played = rng.random, 0
        while played < limit and not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(draw() * len(actions))])
            played += 1
        return played, env.game

    def over(self, game: Any) -> bool:
        return bool(game.is_over())


class PythonChess(Engine):
    def __init__(self) -> None:
        self.board = importlib.import_module("chess").Board

    def play(self, rng: random.Random, limit: int = ENDLESS) -> tuple[int, Any]:
        board, draw, played = self.board(), rng.random, 0
        while played < limit and not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
            played += 1
        return played, board

    def over(self, game: Any) -> bool:
        return bool(game.is_game_over())

    def copy(self, game: Any) -> Any:
        return game.copy(stack=False)  # the cheapest it offers

    def save(self, game: Any) -> Any:
        return self.board(game.fen())


# the name in the tables: (the package it comes in, how to make it)
ENGINES: dict[str, tuple[str, Callable[[], Engine]]] = {
    "open_spiel gin_rummy": ("open_spiel", lambda: OpenSpiel("gin_rummy")),
    "open_spiel hanabi": ("open_spiel", lambda: OpenSpiel("hanabi")),
    "open_spiel backgammon": ("open_spiel", lambda: OpenSpiel("backgammon")),
    "open_spiel chess": ("open_spiel", lambda: OpenSpiel("chess")),
    "fastcatan": ("fastcatan", FastCatan),
    "catanatron": ("catanatron", Catanatron),
    "pyminion": ("pyminion", Pyminion),
    "rlcard uno": ("rlcard", lambda: RLCard("uno")),
    "rlcard mahjong": ("rlcard", lambda: RLCard("mahjong")),
    "python-chess": ("chess", PythonChess),
}
