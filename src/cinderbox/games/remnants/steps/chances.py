"""How likely the dice of a battle are enough, counted exactly. Reckons with what is revealed, changes nothing."""

from cinderbox.games.remnants.affairs import Battle
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.strength import attacks, dice, more, ycu_attack
from cinderbox.kernel.wire import per_cent


def ways(faces: list[int], count: int) -> list[int]:
    """In how many ways so many dice show 0, 1, 2 ... hits."""
    found = [1]
    for _ in range(count):
        sums = [0] * (len(found) + max(faces))
        for hits, number in enumerate(found):
            for face in faces:
                sums[hits + face] += number
        found = sums
    return found


def chance(faces: list[int], mine: int, theirs: int, lead: int) -> int:
    """Per cent with which so many dice and a lead reach the hits of the others."""
    own, other = ways(faces, mine), ways(faces, theirs)
    enough = sum([a * b for hits, a in enumerate(own) for against, b in enumerate(other) if hits + lead >= against])
    return per_cent(enough, sum(own) * sum(other))


def win_chance(s: RemnantsState, b: Battle) -> int:
    """Per cent with which the attacker wins: the defender wins ties, a YCU does not (COR-BATTLE-12, COR-YBAT-05)."""
    lead, faces = attacks(s, b, 0) + more(s, b, 0), s.content.dice
    if b.defender < 0:
        return chance(faces, dice(s, b, 0), 0, lead - ycu_attack(s, b))
    return chance(faces, dice(s, b, 0), dice(s, b, 1), lead - attacks(s, b, 1) - more(s, b, 1) - 1)
