"""A table kept by somebody who only reads the log: every public event is carried out on pieces, cubes and cards.

It knows what the words of the log mean and no rule of the game, so whatever changes in silence is missing here.
"""

from collections import Counter
from typing import Any

import cinderbox

CATALOG: Any = cinderbox.game("residuum").catalog({})
KEPT = {card["name"]: id for id, card in CATALOG["trade_town"].items() if card["keep"]}


def seen(view: Any) -> dict[str, Any]:
    """What lies on the table, in a form in which equal pieces are equal."""
    players = [
        {
            "stock": Counter(one["stock"]),
            "basecamp": one["basecamp"] and (one["basecamp"]["hex"], one["basecamp"]["active"]),
            "outriders": Counter((rider["hex"], rider["active"], rider["nuke"]) for rider in one["outriders"]),
            "outposts": Counter((post["hex"], post["active"]) for post in one["outposts"]),
            "barricades": Counter(wall.get("hex") or wall["border"] for wall in one["barricades"]),
            "hand": one["hand"],
            "completed": Counter(one["completed"]),
            "kept": Counter(one["kept"]),
            "used": one["leader"]["used"],
            "won": one["won"],
        }
        for one in view["players"]
    ]
    lands = {hex["id"]: hex["land"] for hex in view["hexes"]}
    oil = {(one["seat"], one["hex"]) for one in view["oil"]}
    table = {"lands": lands, "players": players, "oil": oil, "round": view["round"], "turn": view["turn"]}
    return table | {"left": Counter(view["left"])}


def retold(state: cinderbox.State, action: str, seat: int | None = None) -> None:
    """Apply an action, and see that whoever only hears what is told has the same table afterwards."""
    past: Any = state.events(None)
    view: Any = state.view(None)["table"]
    chronicle = Chronicle(view)
    for event in past:
        if event["kind"] in ("meet", "offer", "bundle"):
            chronicle.hear(event)
    state.apply(action, seat)
    chronicle.compare(state, state.events(None, len(past)), action)


def difference(kept: object, now: object, path: str = "") -> str:
    if isinstance(kept, dict) and isinstance(now, dict):
        return "".join(difference(kept.get(key), now.get(key), f"{path}.{key}") for key in {**kept, **now})
    if isinstance(kept, list) and isinstance(now, list):
        return "".join(difference(kept[i], now[i], f"{path}.{i}") for i in range(len(now)))
    return "" if (kept or 0) == (now or 0) else f"{path}: {kept} by the log, {now} on the table\n"


class Chronicle:
    def __init__(self, view: Any) -> None:
        self.table = seen(view)
        self.met = (0, 0)  # who met whom last
        self.bundles: list[tuple[str, int, str]] = []  # of the offer that was made last

    def compare(self, state: cinderbox.State, told: list[dict[str, object]], action: str) -> None:
        """Hear what has just been told, and see whether that is how the table looks now."""
        for event in told:
            self.hear(event)
        view: Any = state.view(None)["table"]
        now = seen(view)
        if self.table != now:
            said = "\n".join(str(event["text"]) for event in told)
            raise AssertionError(f"{action} was told as\n{said}\nbut so it is not:\n{difference(self.table, now)}")

    def hear(self, event: dict[str, Any]) -> None:
        """Carry out one event; kinds that change nothing have no method."""
        change = getattr(self, str(event["kind"]), None)
        if change is not None:
            change(event, self.table["players"][event["seat"]] if event["seat"] is not None else None)

    # -- the map and the calendar ------------------------------------------------------------------------------

    def turn(self, event: Any, me: Any) -> None:
        self.table["round"], self.table["turn"] = event["number"], event["seat"]
        self.table["left"] = Counter()

    def over(self, event: Any, me: Any) -> None:
        self.table["left"] = Counter()

    def tile(self, event: Any, me: Any) -> None:
        self.table["lands"][event["hex"]] = event["land"]

    land = tile

    # -- cubes -------------------------------------------------------------------------------------------------

    def gain(self, event: Any, me: Any) -> None:
        me["stock"][event["resource"]] += event["number"]

    buy = produce = gain

    def sell(self, event: Any, me: Any) -> None:
        me["stock"][event["resource"]] -= event["number"]

    def pay(self, event: Any, me: Any) -> None:
        self.sell(event, me)
        if event.get("points") is not None:
            worth = CATALOG["resources"][event["resource"]]["points"]
            self.table["left"][event["resource"]] += event["number"] * worth - event["points"]

    def left_over(self, event: Any, me: Any) -> None:
        self.table["left"][event["resource"]] -= event["points"]

    def lose(self, event: Any, me: Any) -> None:
        if event["hex"]:  # Oil that was on a location
            self.table["oil"].remove((event["seat"], event["hex"]))
        else:
            self.pay(event, me)

    def add(self, event: Any, me: Any) -> None:
        if event["hex"]:  # a Nuke that was carried there
            me["outriders"][event["hex"], True, True] -= 1
            me["outriders"][event["hex"], True, False] += 1
        else:
            self.pay(event, me)

    def loot(self, event: Any, me: Any) -> None:
        self.gain(event, me)
        if event["hex"]:
            self.table["oil"].remove((event["other"], event["hex"]))
        else:
            self.pay(event, self.table["players"][event["other"]])

    def upgrade(self, event: Any, me: Any) -> None:
        me["stock"]["oil"] -= 2
        self.table["oil"].add((event["seat"], event["hex"]))

    def take_oil(self, event: Any, me: Any) -> None:
        me["stock"]["oil"] += 2
        self.table["oil"].remove((event["seat"], event["hex"]))

    def offer(self, event: Any, me: Any) -> None:
        self.bundles = []

    def bundle(self, event: Any, me: Any) -> None:
        self.bundles.append((event["resource"], event["number"], event["side"]))

    def agree(self, event: Any, me: Any) -> None:
        """Whoever accepts gets what is given; with three or four at the table the other is known by the meeting."""
        other = self.table["players"][self.met[1] if self.met[0] == event["seat"] else self.met[0]]
        for resource, number, side in self.bundles:
            taker, giver = (me, other) if side == "Gives" else (other, me)
            taker["stock"][resource] += number
            giver["stock"][resource] -= number

    def meet(self, event: Any, me: Any) -> None:
        self.met = (event["seat"], event["other"])

    # -- pieces ------------------------------------------------------------------------------------------------

    def camp(self, event: Any, me: Any) -> None:
        hex = event["hex"]
        me["basecamp"] = (hex, True)
        me["outriders"][hex, True, False] += 1
        me["outposts"][hex, False] += 1
        me["barricades"][hex] += 1

    def move(self, event: Any, me: Any) -> None:
        here, there, nukes = event["start"], event["hex"], event["nukes"]
        for nuke, count in ((True, nukes), (False, event["number"] - nukes)):
            me["outriders"][here, True, nuke] -= count
            me["outriders"][there, True, nuke] += count
        me["outposts"][here, False] -= event["outposts"]
        me["outposts"][there, False] += event["outposts"]
        me["barricades"][here] -= event["barricades"]
        me["barricades"][there] += event["barricades"]
        if event["basecamp"]:
            assert me["basecamp"] == (here, False)
            me["basecamp"] = (there, False)

    network = move

    def recruit(self, event: Any, me: Any) -> None:
        me["outriders"][event["hex"], True, False] += 1

    def rouse(self, event: Any, me: Any) -> None:
        me["outriders"][event["hex"], False, False] -= 1
        self.recruit(event, me)

    def weaponise(self, event: Any, me: Any) -> None:
        me["stock"]["nuclear"] -= 1
        me["outriders"][event["hex"], True, False] -= 1
        me["outriders"][event["hex"], True, True] += 1

    def fallen(self, event: Any, me: Any) -> None:
        me["outriders"][event["hex"], True, event["nuke"]] -= event["number"]
        me["outriders"][event["hex"], False, event["nuke"]] += event["number"]

    def fallen_outpost(self, event: Any, me: Any) -> None:
        me["outposts"][event["hex"], True] -= 1
        me["outposts"][event["hex"], False] += 1

    teardown_outpost = fallen_outpost

    def supply(self, event: Any, me: Any) -> None:
        hex, piece = event["hex"], event["piece"]
        if piece == "Outrider":
            me["outriders"][hex, event["active"], event["nuke"]] -= 1
        elif piece == "Outpost":
            me["outposts"][hex, event["active"]] -= 1
        else:
            me["barricades"][event.get("border") or hex] -= 1

    def home(self, event: Any, me: Any) -> None:
        self.supply(event, me)
        hex, piece = me["basecamp"][0], event["piece"]
        key = {"Outrider": (hex, False, False), "Outpost": (hex, False), "Barricade": hex}[piece]
        me[f"{piece.lower()}s"][key] += 1

    def build_outpost(self, event: Any, me: Any) -> None:
        me["outposts"][event["hex"], False] += 1

    def activate_outpost(self, event: Any, me: Any) -> None:
        me["outposts"][event["hex"], False] -= 1
        me["outposts"][event["hex"], True] += 1

    def take_over(self, event: Any, me: Any) -> None:
        self.table["players"][event["other"]]["outposts"][event["hex"], False] -= 1
        if not me["outposts"][event["hex"], False]:
            self.build_outpost(event, me)

    def build_barricade(self, event: Any, me: Any) -> None:
        me["barricades"][event["hex"]] += 1

    def activate_barricade(self, event: Any, me: Any) -> None:
        if event["hex"] is not None:
            me["barricades"][event["hex"]] -= 1
        me["barricades"][event["border"]] += 1

    def teardown_barricade(self, event: Any, me: Any) -> None:
        me["barricades"][event["border"]] -= 1
        self.build_barricade(event, me)

    def destroy_barricade(self, event: Any, me: Any) -> None:
        self.table["players"][event["other"]]["barricades"][event["border"]] -= 1

    def teardown_basecamp(self, event: Any, me: Any) -> None:
        me["basecamp"] = (event["hex"], False)

    def activate_basecamp(self, event: Any, me: Any) -> None:
        me["basecamp"] = (event["hex"], True)

    # -- cards -------------------------------------------------------------------------------------------------

    def keep(self, event: Any, me: Any) -> None:
        me["hand"] += 1

    chart = keep

    def discard(self, event: Any, me: Any) -> None:
        me["hand"] -= 1

    def complete(self, event: Any, me: Any) -> None:
        me["hand"] -= 1
        me["completed"][event["card"]] += 1

    def town_card(self, event: Any, me: Any) -> None:
        if event["town"] in KEPT:
            me["kept"][KEPT[event["town"]]] += 1

    def use_town(self, event: Any, me: Any) -> None:
        me["kept"][KEPT[event["town"]]] -= 1

    def ability(self, event: Any, me: Any) -> None:
        me["used"] = True

    def win(self, event: Any, me: Any) -> None:
        me["won"] += 1
