"""A second reading of the ledger: what a player may do in a turn of Step 3, from the view and the printed cards alone.

Written without a look at the engine's steps. It knows the view, the pack as it is printed, and the rules.
"""

import tomllib
from pathlib import Path
from typing import Any

import cinderbox
from cinderbox.kernel.pack import word_id

FILE = Path(cinderbox.__file__).parent / "games" / "resurgence" / "content.toml"
PRINTED: Any = tomllib.loads(FILE.read_text(encoding="utf-8"))
RESOURCES, SUPPLIES = ("food", "fuel", "parts"), ("ammo", "meds")
ITEMS = (*RESOURCES, *SUPPLIES)
SPECIALISTS = ("ranger", "builder", "scholar")
AREAS = ("metro", "harbor", "compound")
CARDS = {word_id(one["name"]): one for one in PRINTED["survivors"] + PRINTED["heroes"]}
MISSIONS = {
    word_id(one["name"]): one
    for one in PRINTED["starter_missions"] + PRINTED["basic_missions"] + PRINTED["advanced_missions"]
}
EVENTS = {one["id"]: one for one in PRINTED["events"] + PRINTED["bonus_events"]}
ZONES = {f"{one['district']}_{one['position']}": one for one in PRINTED["zones"]}
ROOMS = {word_id(one["name"]): one for one in PRINTED["rooms"]}


class Reading:
    """One position as the player whose turn it is sees it."""

    def __init__(self, state: Any) -> None:
        self.seat = state.to_act[0]
        self.table = state.view(self.seat)["table"]
        self.me = self.table["players"][self.seat]
        self.items = self.me["items"]
        self.turn = self.table["this_turn"]
        self.zones = {one["zone"]: one for one in self.table["zones"]}
        self.rooms = {one["room"]: one for one in self.me["rooms"]}
        self.event = EVENTS[self.table["event"]["id"]] if self.table["event"] else EVENTS["EV-00"]
        self.ready = [one["card"] for one in self.me["cards"] if not one["exhausted"] and not one["fresh"]]

    # -- placing -----------------------------------------------------------------------------------------------

    def tokens(self) -> list[tuple[str, str]]:
        return [(kind, area) for area in AREAS for kind, count in self.me["areas"][area].items() if count]

    def suits(self, kind: str, allowed: str) -> bool:
        return allowed == "any" or kind in ("hero", allowed)

    def stands_in(self, card: str, kind: str, allowed: str) -> bool:
        """Whether a ready card lets this token go where it could not go otherwise (RSG-RUL-33)."""
        printed = CARDS[card]
        if allowed == "any" or kind in ("hero", allowed):
            return False
        if printed.get("op") == "use_as":
            return kind in printed["pair"] and allowed in printed["pair"]
        return printed.get("op") == "use_as_any" and kind == "laborer"

    def free(self, space: str, area: str) -> bool:
        """Whether a token of an area could go to a space, whatever its kind (RSG-PLC-04 to -07, -13)."""
        if space in ROOMS:
            room = self.rooms[space]
            return area == "compound" and room["state"] == "cleared" and room["token"] is None
        if ZONES[space]["access"] != area:
            return False
        zone = self.zones[space]
        if any(token["seat"] == self.seat for token in zone["tokens"]):
            return False
        owed = len(zone["tokens"]) + (zone["encounter"] == "mutant")
        if self.event.get("extra_penalty") and self.event["district"] == ZONES[space]["district"]:
            owed += self.event["extra_penalty"]
        held = sum(self.items.values())
        if zone["encounter"] == "beast":
            supplies = self.items["ammo"] + self.items["meds"]
            if not supplies and not ("electrician" in self.ready and held):
                return False
            owed += 1
        return bool(held >= owed)

    def places(self, kind: str, area: str) -> set[str]:
        """Where a token may go, with the help of cards too: "arbat_upper", "pilot.arbat_lower"."""
        found = set()
        for space, printed in [*ZONES.items(), *ROOMS.items()]:
            if self.free(space, area):
                if self.suits(kind, printed["allowed"]):
                    found.add(space)
                found |= {f"{card}.{space}" for card in self.ready if self.stands_in(card, kind, printed["allowed"])}
        return found

    def before(self) -> set[str]:
        """All that may be done before placing."""
        found = set()
        for kind, area in self.tokens():
            if self.places(kind, area):
                found.add(f"send:{kind}.{area}")
            if not self.turn["moved"]:
                found.add(f"rest:{kind}.{area}")
        return found | {f"activate:{card}" for card in self.ready if self.moves(card, placing=True)}

    def moves(self, card: str, placing: bool) -> bool:
        """Whether a card can move a token so that, before placing, something can still be placed (RSG-RUL-31)."""
        printed = CARDS[card]
        if printed.get("op") != "move_token":
            return False
        for kind, area in self.tokens():
            for goal in printed["areas"]:
                if area in printed["areas"] and goal != area:
                    left = {one: dict(tokens) for one, tokens in self.me["areas"].items()}
                    left[area][kind] -= 1
                    left[goal][kind] = left[goal].get(kind, 0) + 1
                    tokens = [(one, where) for where in AREAS for one, count in left[where].items() if count]
                    if not placing or any(self.places(one, where) for one, where in tokens):
                        return True
        return False

    # -- after placing -----------------------------------------------------------------------------------------

    def after(self) -> set[str]:
        """All that may be done after placing."""
        space = self.turn["placed"]
        found = {"end"}
        if not self.turn["effect"] and self.effect(space):
            found.add("effect")
        if not self.turn["event"] and self.event_open(space):
            found.add("event")
        zone = self.zones.get(space)
        if zone and zone["encounter"] == "stalker" and not self.turn["stalker"]:
            found |= {"stalker:plan"} if self.plannable() else set()
            full = [item for item in ITEMS if self.room(item)]
            found |= {"stalker:trade"} if any(self.items[a] and a != b for a in ITEMS for b in full) else set()
        if not self.turn["completed"]:
            found |= {f"complete:{mission}" for mission in self.me["planned"] if self.completable(mission, space)}
        return found | {f"activate:{card}" for card in self.ready if self.usable(card, space)}

    def room(self, item: str) -> int:
        return int((9 if item in RESOURCES else 13) - self.items[item])

    def affords(self, cost: dict[str, int]) -> bool:
        return all(self.items[item] >= count for item, count in cost.items())

    def effect(self, space: str) -> bool:
        printed = ZONES.get(space) or ROOMS[space]
        cost = {item: count for item, count in printed["cost"].items() if item in ITEMS}
        if not self.affords(cost):
            return False
        if printed["cost"].get("any_resource") and not sum(self.items[item] for item in RESOURCES):
            return False
        op = printed.get("op")
        if op == "rescue":
            prices = {one["position"]: one["food_cost"] for one in PRINTED["survivor_row"]}
            return any(
                card and prices[place] <= self.items["food"] for place, card in enumerate(self.table["row"], start=1)
            )
        if op == "build":
            return any(
                one["state"] == "rubble" and ROOMS[name]["level"] <= self.me["level"]
                for name, one in self.rooms.items()
            )
        if op:
            return False  # Headquarters: the Mission is chosen at once
        return bool(printed["cost"].get("any_resource")) or self.worth_having(printed["gain"])

    def worth_having(self, reward: dict[str, int]) -> bool:
        """Whether any part of a reward would change anything (RSG-RUL-35)."""
        tracks = self.me["tracks"]
        for kind in reward:
            if kind == "vp" or (kind in ITEMS and self.room(kind)):
                return True
            if kind.startswith("lead_"):
                named = kind[5:]
                if any(tracks[area] < 8 for area in (AREAS if named == "any" else (named,))):
                    return True
            if kind in ("retire", "draw") and (self.me["bag"]["size"] or sum(self.me["rest"].values())):
                return True
            if kind == "specialist" and sum(self.me["supply"].values()):
                return True
            if kind == "plan" and self.plannable():
                return True
            if kind in ("any_resource", "any_supply"):
                return any(self.room(item) for item in (RESOURCES if kind == "any_resource" else SUPPLIES))
        return False

    def plannable(self) -> list[str]:
        if len(self.me["planned"]) >= 3:
            return []
        shown = [*self.table["basic"], *(self.table["advanced"] if self.me["level"] > 2 else [])]
        return [mission for mission in shown if mission]

    def event_open(self, space: str) -> bool:
        event = self.event
        if event["kind"] != "district" or not event["optional"] or space not in ZONES:
            return False
        if ZONES[space]["district"] != event["district"] or not self.affords(event.get("cost", {})):
            return False
        return self.worth_having(event["gain"])

    def completable(self, mission: str, space: str, first: str = "") -> bool:
        """Whether a planned Mission can be completed with this turn's token (RSG-MIS-09 to -14, RSG-RUL-52 to -55)."""
        printed = MISSIONS[mission]
        if mission in self.turn["planned"]:
            return False
        if space != "headquarters":
            if printed["mutant"]:
                fits = space in ZONES and self.zones[space]["encounter"] == "mutant"
            else:
                fits = space in ZONES and ZONES[space]["district"] in printed["districts"]
            if not fits:
                return False
        return self.payable(dict(printed["cost"]))

    def payable(self, cost: dict[str, int]) -> bool:
        ways = [cost]
        if "traffic_cop" in self.ready:
            ways += [{**cost, supply: cost[supply] - 1} for supply in SUPPLIES if cost.get(supply)]
        if "electrician" in self.ready:
            for way in ways[:]:
                for supply in SUPPLIES:
                    if way.get(supply):
                        ways += [{**way, supply: way[supply] - 1, one: way.get(one, 0) + 1} for one in RESOURCES]
        return any(self.affords(way) for way in ways)

    def usable(self, card: str, space: str) -> bool:
        printed = CARDS[card]
        trigger = printed["trigger"]
        if trigger == "free":
            return self.moves(card, placing=False)
        if trigger in ("on_place", "on_pay") or trigger not in self.turn["happened"]:
            return False
        if "gain_one_of" in printed:
            return any(self.room(item) for item in printed["gain_one_of"])
        return "gain" in printed and self.worth_having(printed["gain"])
