"""The table of Resurgence kept by its log alone: whatever the log does not tell is not on this table.

Starts from what everybody sees and hears events; compares itself with what everybody sees.
"""

from typing import Any

from tests.resurgence.box import PACK
from tests.resurgence.shown import table

TOKENS = ("hero", "ranger", "builder", "scholar", "laborer")
ITEMS = ("food", "fuel", "parts", "ammo", "meds")
MUTANT_IDS = {name: PACK.mutant_ids[i] for i, name in enumerate(PACK.mutant_names)}


def counts(found: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in found.items() if count}


class Chronicle:
    def __init__(self, view: Any) -> None:
        self.players: list[dict[str, Any]] = [self.player(one) for one in view["players"]]
        self.row = list(view["row"])
        self.boards = {"basic": list(view["basic"]), "advanced": list(view["advanced"])}
        self.zones = {one["zone"]: one["encounter"] for one in view["zones"]}
        self.spots = {one["zone"]: [(t["seat"], t["token"]) for t in one["tokens"]] for one in view["zones"]}
        self.first = view["first"]
        self.round = view["round"]
        self.foe = dict(view["mutants"]) if view["mutants"] else None

    def player(self, one: Any) -> dict[str, Any]:
        return {
            "items": dict(one["items"]),
            "vp": one["vp"],
            "level": one["level"],
            "tracks": dict(one["tracks"]),
            "cards": {card["card"]: card["exhausted"] for card in one["cards"]},
            "planned": list(one["planned"]),
            "completed": {column: list(cards) for column, cards in one["completed"].items()},
            "bag": dict(one["bag"]["tokens"]),  # with what is drawn and hidden
            "areas": {area: dict(tokens) for area, tokens in one["areas"].items()},
            "rest": dict(one["rest"]),
            "supply": dict(one["supply"]),
            "rooms": {room["room"]: [room["state"], room["token"]] for room in one["rooms"]},
        }

    # -- what is told ------------------------------------------------------------------------------------------

    def hear(self, event: dict[str, Any]) -> None:
        name = f"on_{event['kind']}"
        if hasattr(self, name):
            getattr(self, name)(event)

    def own(self, event: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = self.players[event["seat"]]
        return found

    def move(self, heap: dict[str, int], token: str, by: int) -> None:
        heap[token] = heap.get(token, 0) + by
        assert heap[token] >= 0, f"there is no {token}"

    def on_first(self, e: Any) -> None:
        self.first = e["seat"]

    def on_round(self, e: Any) -> None:
        self.round = e["number"]

    def on_hero(self, e: Any) -> None:
        self.own(e)["cards"][e["card"]] = False

    def on_gain(self, e: Any) -> None:
        self.own(e)["items"][e["item"]] += e["number"]

    def on_pay(self, e: Any) -> None:
        for item in ITEMS:
            self.own(e)["items"][item] -= e[item] or 0

    def on_vp(self, e: Any) -> None:
        self.own(e)["vp"] += e["number"]

    def on_vp_lost(self, e: Any) -> None:
        self.own(e)["vp"] -= e["number"]

    def on_advance(self, e: Any) -> None:
        self.own(e)["tracks"][e["area"]] = e["number"]

    def on_retire(self, e: Any) -> None:
        self.move(self.own(e)["rest" if e["heap"] == "rest" else "bag"], e["token"], -1)

    def on_recruit(self, e: Any) -> None:
        self.move(self.own(e)["supply"], e["token"], -1)
        self.move(self.own(e)["bag"], e["token"], 1)

    def on_refill(self, e: Any) -> None:
        player = self.own(e)
        assert sum(player["rest"].values()) == e["tokens"]
        for token, count in player["rest"].items():
            self.move(player["bag"], token, count)
        player["rest"] = {}

    def on_assign(self, e: Any) -> None:
        for token in TOKENS:
            count = int(e[token] or 0)
            self.move(self.own(e)["bag"], token, -count)
            self.move(self.own(e)["areas"][e["area"]], token, count)

    def on_send(self, e: Any) -> None:
        self.move(self.own(e)["bag"], e["token"], -1)
        self.move(self.own(e)["areas"][e["area"]], e["token"], 1)

    def on_move(self, e: Any) -> None:
        self.move(self.own(e)["areas"][e["area"]], e["token"], -1)
        self.move(self.own(e)["areas"][e["to"]], e["token"], 1)

    def on_rest(self, e: Any) -> None:
        self.move(self.own(e)["areas"][e["area"]], e["token"], -1)
        self.move(self.own(e)["rest"], e["token"], 1)

    def on_place(self, e: Any) -> None:
        player = self.own(e)
        self.move(player["areas"][e["area"]], e["token"], -1)
        if e["space"] in self.spots:
            self.spots[e["space"]].append((e["seat"], e["token"]))
        else:
            player["rooms"][e["space"]][1] = e["token"]
        if e["card"]:
            player["cards"][e["card"]] = True

    def on_activate(self, e: Any) -> None:
        self.own(e)["cards"][e["card"]] = True

    on_exhaust = on_activate

    def on_plan(self, e: Any) -> None:
        self.own(e)["planned"].append(e["mission"])
        self.unpost(e["mission"])

    def on_mutants_mission(self, e: Any) -> None:
        self.unpost(e["mission"])

    def unpost(self, mission: str) -> None:
        for slots in self.boards.values():
            if mission in slots:
                slots[slots.index(mission)] = None

    def on_file(self, e: Any) -> None:
        self.own(e)["planned"].remove(e["mission"])
        self.own(e)["completed"][e["column"]].append(e["mission"])

    def on_rescue(self, e: Any) -> None:
        self.own(e)["cards"][e["card"]] = False
        self.row[self.row.index(e["card"])] = None

    def on_build(self, e: Any) -> None:
        self.own(e)["rooms"][e["space"]][0] = "cleared"

    def on_block(self, e: Any) -> None:
        self.own(e)["rooms"][e["space"]][0] = "lost"

    def on_level(self, e: Any) -> None:
        self.own(e)["level"] = e["number"]

    def on_recall(self, e: Any) -> None:
        for tokens in self.spots.values():
            for seat, token in tokens:
                self.move(self.players[seat]["rest"], token, 1)
            tokens.clear()
        for player in self.players:
            for room in player["rooms"].values():
                if room[1]:
                    self.move(player["rest"], room[1], 1)
                    room[1] = None
            player["cards"] = dict.fromkeys(player["cards"], False)

    def on_row_discard(self, e: Any) -> None:
        self.row[self.row.index(e["card"])] = None

    def on_row_slide(self, e: Any) -> None:
        self.row[self.row.index(e["card"])] = None
        self.row[e["number"] - 1] = e["card"]

    def on_row_new(self, e: Any) -> None:
        self.row[e["number"] - 1] = e["card"]

    def on_mission_new(self, e: Any) -> None:
        self.boards[e["board"]][e["number"] - 1] = e["mission"]

    def on_map_cleared(self, e: Any) -> None:
        self.zones = dict.fromkeys(self.zones)

    def on_encounter(self, e: Any) -> None:
        self.zones[e["space"]] = e["encounter"]

    def on_beast(self, e: Any) -> None:
        assert self.zones[e["space"]] == "beast"
        self.zones[e["space"]] = None

    def on_mutants_vp(self, e: Any) -> None:
        assert self.foe is not None
        self.foe["vp"] += e["number"]

    def on_mutants_advance(self, e: Any) -> None:
        assert self.foe is not None
        self.foe["tracks"] = {**self.foe["tracks"], e["area"]: e["number"]}

    def on_mutants_flip(self, e: Any) -> None:
        assert self.foe is not None
        self.foe["side"] = e["side"]

    # -- what is seen ------------------------------------------------------------------------------------------

    def compare(self, state: Any, told: list[dict[str, Any]], action: str) -> None:
        """Hear what was told, and see whether the table is as it should be."""
        for event in told:
            self.hear(event)
        seen = Chronicle(table(state))
        for seat, player in enumerate(self.players):
            for part, mine in player.items():
                theirs = seen.players[seat][part]
                if part in ("bag", "rest", "supply"):
                    mine, theirs = counts(mine), counts(theirs)
                elif part == "areas":
                    mine = {area: counts(tokens) for area, tokens in mine.items()}
                    theirs = {area: counts(tokens) for area, tokens in theirs.items()}
                assert mine == theirs, f"{part} of seat {seat} after {action}"
        settling = bool(state.actions()) and state.game.text(state.actions()[0]).startswith("arrange")
        for part in ("row", "boards", "spots", "first", "round"):
            assert getattr(self, part) == getattr(seen, part), f"{part} after {action}"
        assert settling or self.zones == seen.zones, f"zones after {action}"
        if self.foe is not None and seen.foe is not None:
            for part in ("vp", "tracks", "side"):
                assert self.foe[part] == seen.foe[part], f"{part} of the Mutants after {action}"
