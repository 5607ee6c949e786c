"""A second reading of the ledger: what the Action Phase offers, worked out afresh from what everybody sees.

It shares no rule with the engine, only the names of actions; what completed cards change is looked up in the state.
"""

from typing import Any

from cinderbox.games.residuum.model import BARRICADE_COST, BASECAMP_COST, NETWORK_COST, SUITS_PAY
from cinderbox.games.residuum.state import ResiduumState

POINTS = {"provisions": 1, "tech": 2, "food": 2, "water": 2, "wood": 2, "chem": 4, "oil": 6, "gold": 8}
HAZARDS = ("radiation_zone", "contaminated_water")
SIDES = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1)}
VERBS = (
    "recruit", "activate_outrider", "second_wind", "construct_outpost", "activate_outpost", "teardown_outpost",
    "take_over", "construct_barricade", "activate_barricade", "teardown_barricade", "destroy_barricade",
    "teardown_basecamp", "activate_basecamp", "upgrade", "take_oil", "network",
)  # fmt: skip


def locations(one: Any) -> set[str]:
    found = {post["hex"] for post in one["outposts"] if post["active"]}
    return found | ({one["basecamp"]["hex"]} if one["basecamp"]["active"] else set())


def riding(one: Any) -> set[str]:
    return {rider["hex"] for rider in one["outriders"] if rider["active"]}


def standing(one: Any) -> set[str]:
    return {wall["border"] for wall in one["barricades"] if "border" in wall}


class Reading:
    """The table as the player whose turn it is reads it."""

    def __init__(self, state: ResiduumState) -> None:
        view: Any = state.view(None)["table"]
        self.table = view
        self.simple = state.simple
        self.powers = state.powers[view["turn"]]
        self.me = view["players"][view["turn"]]
        self.rivals = [one for one in view["players"] if one["seat"] != view["turn"]]
        self.land = {hex["id"]: hex["land"] for hex in view["hexes"]}
        place = {(hex["q"], hex["r"]): hex["id"] for hex in view["hexes"] if hex["land"] != "trade_town"}
        self.borders = {
            f"{one}.{side}": (one, place[q + a, r + b])
            for (q, r), one in place.items()
            for side, (a, b) in SIDES.items()
            if (q + a, r + b) in place
        }
        self.held = {hex for one in self.rivals for hex in locations(one) | riding(one)}
        self.oil = {one["hex"] for one in view["oil"] if one["seat"] == view["turn"]}

    def pays(self, cost: int, others: str, hazard: bool = False) -> bool:
        """Whether Provisions and these resources, cubes and left-over points, make so many points."""
        kinds = set(POINTS) if self.simple else {"provisions", *others.split()}
        if hazard:
            kinds.discard("provisions")
        left, stock = self.table["left"], self.me["stock"]
        points: int = sum(left.get(one, 0) + POINTS[one] * stock[one] for one in kinds)
        return points >= cost

    def menu(self) -> set[str]:
        return self.people() | self.outposts() | self.barricades() | self.basecamp() | self.network()

    def people(self) -> set[str]:
        me, found = self.me, set()
        if len(me["outriders"]) < 6 and self.pays(8, "food water gold"):
            found |= {f"recruit:{hex}" for hex in locations(me)}
        wind = me["leader"]["id"] == "CHR-04" and not me["leader"]["used"]
        for hex in {rider["hex"] for rider in me["outriders"] if not rider["active"]} - self.held:
            found |= {f"activate_outrider:{hex}"} if self.pays(4, "food water") else set()
            found |= {f"second_wind:{hex}"} if wind else set()
        return found

    def outposts(self) -> set[str]:
        me, found = self.me, set()
        camps = [one["basecamp"] for one in [me, *self.rivals]]
        if me["basecamp"]["active"] and len(me["outposts"]) < 4 and self.pays(6, "tech food wood"):
            found.add("construct_outpost")
        for post in me["outposts"]:
            if post["hex"] in riding(me) and self.pays(4, "tech food wood"):
                if post["active"]:
                    found.add(f"teardown_outpost:{post['hex']}")
                elif post["hex"] not in [camp["hex"] for camp in camps]:
                    found.add(f"activate_outpost:{post['hex']}")
        for hex in riding(me):
            own = [post["active"] for post in me["outposts"] if post["hex"] == hex]
            if any(own) or (not own and len(me["outposts"]) == 4) or {"hex": hex, "active": True} in camps:
                continue
            for rival in self.rivals:
                around = [border for border in standing(rival) if hex in self.borders[border]]
                idle = {"hex": hex, "active": False} in rival["outposts"]
                if idle and self.pays(6 + 3 * len(around), "tech food wood"):
                    found.add(f"take_over:{hex}")
        return found

    def barricades(self) -> set[str]:
        me, found = self.me, set()
        cost = self.powers[BARRICADE_COST] or 3
        if len(me["barricades"]) < 8 and self.pays(cost, "tech wood"):
            found |= {f"construct_barricade:{hex}" for hex in locations(me)}
        lying = {wall["hex"] for wall in me["barricades"] if "hex" in wall}
        present = riding(me) | {post["hex"] for post in me["outposts"] if post["active"]}
        camps = {one["basecamp"]["hex"] for one in self.rivals if one["basecamp"]["active"]}
        for border, (one, other) in self.borders.items():
            if border in standing(me):
                if {one, other} & present and self.pays(3, "tech wood"):
                    found.add(f"teardown_barricade:{border}")
            elif {one, other} & lying & present and self.pays(cost, "tech wood"):
                near_camp = (one in camps and other not in locations(me)) or (
                    other in camps and one not in locations(me)
                )
                found |= set() if near_camp else {f"activate_barricade:{border}"}
            if any(border in standing(rival) for rival in self.rivals) and {one, other} & riding(me):
                found |= {f"destroy_barricade:{border}"} if me["stock"]["tech"] >= 3 else set()
        return found

    def basecamp(self) -> set[str]:
        me, camp = self.me, self.me["basecamp"]
        cost = self.powers[BASECAMP_COST] or 6
        if camp["hex"] not in riding(me) or not self.pays(cost, "tech food wood water oil"):
            return set()
        if camp["active"]:
            return {"teardown_basecamp"}
        shared = any(one["basecamp"]["hex"] == camp["hex"] for one in self.rivals)
        bad = self.land[camp["hex"]] in (*HAZARDS, "water_source", "trade_town")
        return set() if shared or bad else {"activate_basecamp"}

    def network(self) -> set[str]:
        me = self.me
        found = {f"take_oil:{hex}" for hex in self.oil - set(self.table["this_turn"]["oiled"])}
        if me["stock"]["oil"] >= 2:
            found |= {f"upgrade:{hex}" for hex in locations(me) - self.oil}
        free = {rider["hex"] for rider in me["outriders"] if rider["active"] and not rider["nuke"]}
        if me["basecamp"]["active"] and len(locations(me)) > 1:
            for hex in free & locations(me):
                cost = 2 if hex in self.oil else self.powers[NETWORK_COST] or 4
                hazard = self.land[hex] in HAZARDS and not self.powers[SUITS_PAY]
                found |= {f"network:{hex}"} if self.pays(cost, "tech food water oil", hazard) else set()
        return found
