"""The Mutant faction of the solo game: what is printed on its Leadership cards and its board. No rule is here."""

from typing import Final

# What a Mutant action lets the player choose from, and what it does otherwise.
PAY_RESOURCES: Final = 0
PAY_SUPPLIES: Final = 1
PAY_FOOD: Final = 2
PAY_FUEL: Final = 3
EXHAUST: Final = 4
SCORE: Final = 5
ANSWERS: Final = ["resources", "supplies", "food", "fuel", "exhaust", "score"]
MUTANT_OPS: Final = [
    "", "mutants_complete_mission", "exhaust_cards", "discard_survivor_row", "reveal_rubble_and_block"
]  # fmt: skip
CHOOSE: Final = 0
TAKE_MISSION: Final = 1
EXHAUST_CARDS: Final = 2
THIN_ROW: Final = 3
BLOCK_ROOM: Final = 4


class Band:
    """One line of a Mutant Leadership card: up to this total, who moves how far."""

    def __init__(self, most: int, mutants: int, player: int) -> None:
        self.most = most
        self.mutants = mutants
        self.player = player


class LeadershipCard:
    def __init__(self, id: str, name: str, hazard: int, bands: list[list[Band]]) -> None:
        self.id = id
        self.name = name
        self.hazard = hazard
        self.bands = bands  # of each area
        self.text = ""


class MutantAction:
    """What the Mutants do in a District, on one side of their board."""

    def __init__(self, op: int, vp: int) -> None:
        self.op = op
        self.vp = vp
        self.choices: list[int] = []  # answers, in the order of ANSWERS
        self.amounts: list[int] = [0] * len(ANSWERS)
        self.count = 0  # cards to exhaust or discard
        self.flip = 0
        self.text = ""
