"""How games look in a terminal: the board of a game that draws itself, and one that serves any game."""

import importlib

from cinderbox.kernel.game import Game
from cinderbox.terminal.board import Board, Scene


def board(game: Game) -> Board:
    """The board of a game: its own, or the plain one."""
    if not game.terminal:
        return Board()
    made = importlib.import_module(game.terminal).make()
    assert isinstance(made, Board)
    return made


__all__ = ["Board", "Scene", "board"]
