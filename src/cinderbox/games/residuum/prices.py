"""What an action costs, as data and in words. Knows resources; no rule and no state is here.

A price is action points, or cubes of resources (several ways to pay are several bundles of cubes). The rules that
charge it say it themselves, each in its step.
"""

from cinderbox.games.residuum.wire import RESOURCES, Cubes, Price


def cubes(counts: list[int]) -> Cubes:
    return {RESOURCES[i]: counts[i] for i in range(9) if counts[i]}


def in_cubes(resource: int, count: int) -> Price:
    return {"cubes": {RESOURCES[resource]: count}}


def either(counts: list[int]) -> Price:
    """So many cubes of one of these resources."""
    return {"either": [{RESOURCES[i]: counts[i]} for i in range(9) if counts[i]]}


def words(price: Price) -> str:
    found: list[str] = []
    if "points" in price:
        points = price["points"]
        found.append(f"{points} point{'' if points == 1 else 's'}")
    if "cubes" in price:
        found.append(bundle(price["cubes"]))
    if "either" in price:
        found.append(" or ".join([bundle(way) for way in price["either"]]))
    if "hazard" in price:
        found.append("no Provisions")
    if "meets" in price:
        found.append("a meeting")
    return ", ".join(found)


def bundle(counts: Cubes) -> str:
    return ", ".join([f"{counts[name]} {name.title()}" for name in counts])
