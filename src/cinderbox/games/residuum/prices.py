"""What an action costs, as data and in words. Knows resources; no rule and no state is here.

A price is action points, or cubes of resources (several ways to pay are several bundles of cubes). The rules that
charge it say it themselves, each in its step.
"""

from typing import NotRequired, TypedDict

from cinderbox.games.residuum.tables import RESOURCES


class Price(TypedDict, total=False):
    points: int  # action points
    cubes: dict[str, int]
    either: list[dict[str, int]]  # one of these bundles
    gets: dict[str, int]  # what comes back for it
    hazard: bool  # Provisions do not pay
    meets: bool  # somebody is met there


# A move of a single Outrider that is open in the Action Phase.
Leg = TypedDict(
    "Leg",
    {"verb": str, "from": str, "to": str, "points": int, "hazard": NotRequired[bool], "meets": NotRequired[bool]},
)


def cubes(counts: list[int]) -> dict[str, int]:
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


def bundle(counts: dict[str, int]) -> str:
    return ", ".join([f"{counts[name]} {name.title()}" for name in counts])
