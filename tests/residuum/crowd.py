"""Random positions in mid-game where everything is at hand: full stocks, many pieces face to face, cards, Nukes.

Random games from the start are poor and lonely; these are where conflicts, blasts, deals and take-overs happen.
"""

from random import Random

from cinderbox.games.residuum.position import cells, lay
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import LANDS, RESOURCES
from cinderbox.kernel.position import BadPosition
from tests.residuum.table import GAME

LAND = [land for land in LANDS if land != "trade_town"]
FAR = ("A", "B", "C", "D", "a", "b", "c", "d")


def crowded(seats: int, seed: int, **options: object) -> ResiduumState:
    """The first position that can be, of those drawn from this seed."""
    dice = Random(seed)
    for _ in range(100):
        try:
            return lay(GAME, text(dice, seats), seats, dice.getrandbits(30), **options)
        except BadPosition:
            continue
    raise AssertionError("no position can be laid out")


def text(dice: Random, seats: int) -> str:
    """A position in the notation of `games/residuum/position.py`."""
    middle = [name for name, _ in cells() if name not in FAR]
    lands = [f"{name} {dice.choice(LAND)}" for name in middle if dice.random() < 0.6]
    rows = [f"turn: {dice.randint(1, 16)}", f"phase: {dice.choice(['start', 'production', 'actions', 'actions'])}"]
    rows.append("land: " + ", ".join(lands))
    content = GAME.pack
    discoveries = [card.name for card in content.discoveries]
    stars = {card.name for card in content.discoveries if card.star}
    towns = [card.name for card in content.town if card.keep]
    leaders = [one.name for one in content.characters]
    for zone in (discoveries, towns, leaders):
        dice.shuffle(zone)
    place = [*middle, "W", "F", "E"]
    owners = {name: dice.randrange(seats) for name in place}
    for seat in range(seats):
        own = [name for name in place if owners[name] == seat] or ["H"]
        camp = "ABCD"[seat] if dice.random() < 0.6 else dice.choice(own)
        rows.append(f"P{seat + 1} basecamp: {camp}{' x' if dice.random() < 0.2 else ''}")
        nuclear = dice.choice([0, 0, 1, 2, 3])
        riders = []
        for _ in range(dice.randint(1, 6)):
            marks = " x" if dice.random() < 0.2 else " f" if dice.random() < 0.1 else ""
            if nuclear and not marks and dice.random() < 0.3:
                marks, nuclear = " n", nuclear - 1
            riders.append(f"{dice.choice(own)}{marks}")
        rows.append(f"P{seat + 1} outriders: " + ", ".join(riders))
        posts = dice.sample(own, min(len(own), dice.randint(0, 4)))
        rows.append(
            f"P{seat + 1} outposts: " + ", ".join(f"{one}{' x' if dice.random() < 0.3 else ''}" for one in posts)
        )
        walls = [dice.choice(own) for _ in range(dice.randint(0, 4))]
        walls += [f"H-N{d}" for d in range(6) if dice.random() < 0.25 and owners[f"N{d}"] == seat]
        rows.append(f"P{seat + 1} barricades: " + ", ".join(walls))
        stock = [f"{name} {dice.randint(0, dice.choice([1, 4, 14]))}" for name in RESOURCES[:-1]]
        rows.append(f"P{seat + 1} stock: " + ", ".join([*stock, f"nuclear {nuclear}"]))
        rows.append(f"P{seat + 1} leader: {leaders.pop()}")
        rows.append(f"P{seat + 1} hand: " + ", ".join(discoveries.pop() for _ in range(dice.randint(0, 6))))
        done = [discoveries.pop() for _ in range(dice.randint(0, 4))]
        starred = [name for name in done if name in stars][1:]
        rows.append(f"P{seat + 1} completed: " + ", ".join(name for name in done if name not in starred))
        rows.append(f"P{seat + 1} kept: " + ", ".join(towns.pop() for _ in range(min(len(towns), dice.randint(0, 1)))))
        rows.append(f"P{seat + 1} won: {dice.randint(0, 2)}")
    return "\n".join(rows)
