"""How games look in the terminal: a module for each game that has a board of its own, found by the game's id."""

import importlib
import importlib.util

from cinderbox.cli.boards.board import Board


def board(game_id: str) -> Board:
    """The board of a game; one that simply prints the view if nobody has drawn it yet."""
    name = f"{__name__}.{game_id}"
    if importlib.util.find_spec(name) is None:
        return Board()
    made = importlib.import_module(name).make()
    assert isinstance(made, Board)
    return made


__all__ = ["Board", "board"]
