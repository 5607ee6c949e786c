"""A second reading of the ledger, continued: poison, Discovery cards, and where free moves may end.

Like `reading`, it works from what is seen and from the pack's own tables, and shares no rule with the engine.
"""

import tomllib
from importlib.resources import files
from typing import Any

from cinderbox.games.residuum.state import ResiduumState
from cinderbox.kernel.pack import word_id
from tests.residuum.reading import HAZARDS, Reading, locations, riding, standing

PACK = tomllib.loads(files("cinderbox.games.residuum").joinpath("content.toml").read_text())
CARDS = {word_id(card["name"]): card for card in PACK["discovery"]}
VERBS = ("contaminate", "irradiate", "weaponise", "draw", "use", "complete")
FOUL = (*HAZARDS, "water_source", "trade_town")  # where no Basecamp is activated


def lying(one: Any, hex: str) -> bool:
    """Whether any piece of a player is in a hex; Barricades on borders are not."""
    rows = [*one["outriders"], *one["outposts"], one["basecamp"], *one["barricades"]]
    return any(row.get("hex") == hex for row in rows)


class SecondReading(Reading):
    def __init__(self, state: ResiduumState) -> None:
        super().__init__(state)
        self.mine: Any = state.view(self.table["turn"])["mine"]
        self.near = {hex["id"]: set(hex["near"]) for hex in self.table["hexes"]}

    def has(self, cubes: dict[str, int]) -> bool:
        return all(self.me["stock"][name] >= count for name, count in cubes.items())

    def menu(self) -> set[str]:
        return self.poison() | self.cards() | self.exchanges()

    # -- the Action Phase --------------------------------------------------------------------------------------

    def poison(self) -> set[str]:
        me, piles, found = self.me, self.table["piles"], set()
        beside = {hex for rider in riding(me) for hex in self.near[rider]}
        camps = {one["basecamp"]["hex"] for one in [me, *self.rivals]}
        nuclear = {"nuclear": 1}
        if piles["contaminated_water"] and any(map(self.has, [{"chem": 8}, {"oil": 5}, nuclear])):
            found |= {f"contaminate:{hex}" for hex in beside if self.land[hex] == "water_source"}
        if piles["radiation_zone"] and any(map(self.has, [{"chem": 8}, nuclear])):
            clean = {hex for hex in beside | riding(me) if self.land[hex] not in FOUL} - camps
            found |= {f"irradiate:{hex}" for hex in clean}
        if self.has({"nuclear": 2}) or self.has({"nuclear": 1, "tech": 10}):
            unarmed = {rider["hex"] for rider in me["outriders"] if rider["active"] and not rider["nuke"]}
            found |= {
                f"weaponise:{post['hex']}" for post in me["outposts"] if post["active"] and post["hex"] in unarmed
            }
        return found

    def cards(self) -> set[str]:
        me, turn = self.me, self.table["this_turn"]
        paying = "tech" if "radio_mast" in me["completed"] else ""
        left = self.table["deck"] + self.table["discard"]
        found = {"draw"} if left and not turn["drawn"] and self.pays(4, paying) else set()
        starred = any(CARDS[card]["star"] for card in me["completed"])
        for name in () if turn["completed"] else self.mine["hand"]:
            card = CARDS[name]
            genius = me["leader"]["id"] == "CHR-03" and not me["leader"]["used"]
            free = genius and not card["star"] and card["cost_value"] <= 16
            payable = (free or self.has(card["cost"])) and not (card["star"] and starred)
            if payable and all(self.meets(need, card) for need in card["requirement"]):
                found.add(f"complete:{name}")
        return found

    def meets(self, need: dict[str, Any], card: dict[str, Any]) -> bool:
        me, least = self.me, need.get("min", 1)
        posts = [post["hex"] for post in me["outposts"] if post["active"]]
        counts = {
            "basecamp_active": int(me["basecamp"]["active"]),
            "active_outposts": len([hex for hex in posts if self.land[hex] in need.get("on", [self.land[hex]])]),
            "active_outriders": len([rider for rider in me["outriders"] if rider["active"]]),
            "active_barricades": len(standing(me)),
            "outriders_in_supply": 6 - len(me["outriders"]),
            "active_location": len(locations(me)),
            "season_not": int(self.table["season"] != need.get("season")),
            "visited_town_this_season": me["visits"],
            "conflicts_won": me["won"],
            "spare_wasteland": self.table["piles"]["wasteland"],
        }
        return len(self.sites(card)) > 0 if need["check"] == "target_hex" else counts[need["check"]] >= least

    def sites(self, card: dict[str, Any]) -> set[str]:
        what, me = card["hex_replacement"], self.me
        close = {hex for one in locations(me) for hex in [one, *self.near[one]]}
        there = {
            "own_active_outrider": riding(me),
            "own_active_outpost": {post["hex"] for post in me["outposts"] if post["active"]},
            "own_active_location_on_or_adjacent": close,
        }[what["target_with"]]
        found = {hex for hex in there if self.land[hex] in what["from"] and hex != me["basecamp"]["hex"]}
        found = {hex for hex in found if not any(lying(rival, hex) for rival in self.rivals)}
        beside = what.get("adjacent_to")
        return {hex for hex in found if not beside or any(self.land[one] in beside for one in self.near[hex])}

    def exchanges(self) -> set[str]:
        me, found = self.me, set()
        nukes = len([rider for rider in me["outriders"] if rider["nuke"]])
        for name in me["completed"]:
            for effect in CARDS[name]["effects"]:
                if (
                    effect["op"] != "exchange"
                    or self.table["this_turn"]["used"].count(name) >= effect["limit_per_turn"]
                ):
                    continue
                any_of = effect.get("give_any", {}).get("of", [])
                room = "nuclear" not in effect.get("get", {}) or me["stock"]["nuclear"] + nukes < 3
                if room and (any(self.has({one: 1}) for one in any_of) if any_of else self.has(effect["give"])):
                    found.add(f"use:{name}")
        return found

    # -- free moves --------------------------------------------------------------------------------------------

    def enters(self, hex: str) -> bool:
        """Whether my convoy may be in a hex with what it carries; the one it came from is never barred."""
        convoy, camp = self.table["convoy"], self.me["basecamp"]["hex"]
        here = self.table["battle"]["hex"] if self.table["battle"] else "h0"
        armed = {rider["hex"] for rider in self.me["outriders"] if rider["nuke"]}
        if hex == convoy["from"]:
            return True
        if here in armed and hex == camp:
            return False
        if convoy["basecamp"]:
            return hex not in armed and {"hex": hex, "active": True} not in self.me["outposts"]
        return not convoy["outposts"] or hex == camp or hex not in [post["hex"] for post in self.me["outposts"]]

    def goes_on(self, here: str) -> set[str]:
        return {hex for hex in self.near[here] - self.held - {"h0"} if self.enters(hex)}

    def withdraws(self, here: str) -> set[str]:
        """Empty hexes two steps away, else own ones there, else back; if a displaced Basecamp is there, the nearest."""
        closed = self.held | {here, "h0"} | {hex for hex in self.land if not self.enters(hex)}
        ends = {hex for way in self.goes_on(here) for hex in self.near[way]} - self.near[here] - closed
        back = {self.table["convoy"]["from"]} - self.held
        return ends - riding(self.me) - locations(self.me) or ends or back or self.nearest(here, closed)

    def settles(self, here: str) -> set[str]:
        """The nearest hexes where the defender's Basecamp can be; my convoy, which leaves, is not counted."""
        defender = self.table["players"][self.table["battle"]["sides"][1]["seat"]]
        others = [one for one in self.table["players"] if one is not defender]
        held = {hex for one in others for hex in locations(one) | riding(one)} - {here}
        held |= {one["basecamp"]["hex"] for one in others}
        held |= {post["hex"] for post in defender["outposts"] if post["active"]}
        held |= {rider["hex"] for rider in defender["outriders"] if rider["nuke"]}
        return self.nearest(here, held | {hex for hex in self.land if self.land[hex] in FOUL})

    def nearest(self, here: str, closed: set[str]) -> set[str]:
        """The hexes nearest to a hex that are not closed, by ways around the town."""
        seen = ring = {here}
        while ring and not ring - closed:
            ring = {other for hex in ring for other in self.near[hex]} - seen - {"h0"}
            seen = seen | ring
        return ring - closed
