"""What is freed, however deep it lies, leaves its neighbours as they were; compiled code could break that, or crash."""

import subprocess
import sys

BURY = """
from librt.vecs import vec
from mypy_extensions import i64

from cinderbox.games.radlands.state import Piece
from cinderbox.games.residuum.affairs import Basket, Battle, Convoy, Deal, Due
from cinderbox.kernel.cards import Cards
from cinderbox.kernel.frame import Frame, Program
from cinderbox.kernel.log import Event, Run
from cinderbox.kernel.together import Lane

NOTHING = Program("nothing", [])
SMALL = {
    "Piece": (lambda: Piece(1, 2, 3, 4, 5), "back kind harm tired uses"),
    "Due": (lambda: Due(1, 2, 3, 4), "rest accepts at town"),
    "Convoy": (lambda: Convoy(1, 2, 3, 4, 5, 6, 7, 8), "seat network origin dest riders post walls camp"),
    "Basket": (lambda: Basket([1], [2], 3, 4), "bought sold credit selling"),
    "Battle": (lambda: Battle(1, 2, 3, 4, 5, [6]), "attacker defender hex fights riders added"),
    "Deal": (lambda: Deal(1, 2, 3, 4, [5], [6]), "turn other offers standing gives wants"),
    "Cards": (lambda: Cards(vec[i64]([1]), vec[i64]([2]), 3), "face know mixings"),
    "Frame": (lambda: Frame(NOTHING, 1, 2, 3, 4, 5), "at seat this that n"),
    "Event": (lambda: Event(1, 2, [3]), "kind after values"),
    "Run": (lambda: Run(None, 1), "cut start ints size"),
    "Lane": (lambda: Lane(1, [2], vec[i64]([3])), "at answers choices"),
}


def buried(piece, depth):
    for _ in range(depth):
        piece = [piece]
    return piece


for name, (make, fields) in SMALL.items():
    for depth in range(45, 56):
        row = [make() for _ in range(64)]
        before = [[getattr(one, field) for field in fields.split()] for one in row]
        for i in range(1, 64, 2):
            row[i] = buried(row[i], depth)
            row[i] = None  # freed from the outermost list inwards
        after = [[getattr(one, field) for field in fields.split()] for one in row[::2]]
        assert after == before[::2], f"freeing a {name} in {depth} lists changed another: {after}"
"""


def test_freeing_a_small_object_in_many_lists_leaves_its_neighbours_as_they_were() -> None:
    run = subprocess.run([sys.executable, "-c", BURY], capture_output=True, text=True)
    assert run.returncode == 0, f"ended with {run.returncode}: {run.stderr[-2000:]}"
