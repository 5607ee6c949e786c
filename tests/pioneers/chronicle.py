"""A table kept by somebody who only reads the log: every public event is carried out on piles, towns and decks.

It knows what the words of the log mean and no rule of the game, so whatever changes in silence is missing here.
"""

from typing import Any

import cinderbox
from cinderbox.games.pioneers.state import PioneersState

CATALOG: Any = cinderbox.game("pioneers").catalog({"extended": True})
ROWS = {"structure": "structures", "item": "items", "personality": "personalities"}
KINDS = ("food", "credits", "response")


def seen(view: Any) -> dict[str, Any]:
    """What lies on the table."""
    towns = []
    for one in view["towns"]:
        made = one["produced"] or {}
        towns.append(
            {
                "pile": {kind: one["pile"][kind] + made.get(kind, 0) for kind in KINDS},
                "structures": [card["card"] for card in one["structures"]],
                "items": [card["card"] for card in one["items"]],
                "personalities": [card["card"] for card in one["personalities"]],
                "hq": one["hq"],
                "points": one["points"],
                "projects": list(one["projects"]),
                "survivor": one["survivor"],
                "hand": one["hand"],
                "slot": one["slot"],
            }
        )
    return {
        "towns": towns,
        "round": view["round"],
        "last": view["last"],
        "market": {slot["price"]: slot["card"] for slot in view["market"]},
        "market_discard": list(view["market_discard"]),
        "wastes_discard": list(view["wastes_discard"]),
        "wastes_deck": view["wastes_deck"],
        "market_deck": view["market_deck"],
        "projects": {one["project"]: list(one["tokens"]) for one in view["projects"]},
        "alarms": [(one["round"], one["state"]) for one in view["alarms"]],
        "track": [list(space) for space in view["track"]],
        "effects": sorted(view["effects"]),
    }


def difference(kept: object, now: object, path: str = "") -> str:
    if isinstance(kept, dict) and isinstance(now, dict):
        return "".join(difference(kept.get(key), now.get(key), f"{path}.{key}") for key in {**kept, **now})
    return "" if kept == now else f"{path}: {kept} by the log, {now} on the table\n"


class Chronicle:
    def __init__(self, view: Any) -> None:
        self.table = seen(view)
        self.drafting = view["step"] == "draft"
        self.peeked = False  # somebody looks at the top card of the wastes deck

    def compare(self, state: PioneersState, told: list[dict[str, Any]], action: str) -> None:
        """Hear what has just been told, and see whether that is how the table looks now."""
        for event in told:
            change = getattr(self, str(event["kind"]), None)
            if change is not None:
                seat = event.get("seat")
                change(event, self.table["towns"][seat] if seat is not None else None)
        view: Any = state.view(None)["table"]
        now = seen(view)
        if state.turn >= 0:
            now["towns"][state.turn]["hand"] += len(state.drawn[0])  # cards drawn and not kept yet
        if self.table != now:
            said = "\n".join(str(event["text"]) for event in told)
            gap = "".join(difference(*pair, f"town {n}") for n, pair in enumerate(self.pairs(now)))
            gap += difference(
                {key: self.table[key] for key in self.table if key != "towns"},
                {key: now[key] for key in now if key != "towns"},
            )
            raise AssertionError(f"{action} was told as\n{said}\nbut so it is not:\n{gap}")

    def pairs(self, now: Any) -> list[tuple[Any, Any]]:
        return list(zip(self.table["towns"], now["towns"], strict=True))

    # -- resources -------------------------------------------------------------------------------------------------

    def give(self, me: Any, event: Any, sign: int) -> None:
        for kind in KINDS:
            me["pile"][kind] += sign * (event.get(kind) or 0)

    def gain(self, event: Any, me: Any) -> None:
        self.give(me, event, 1)

    def produce(self, event: Any, me: Any) -> None:
        self.gain(event, me)
        self.table["effects"] = []  # they were told to last for the rest of Step 1

    def lose_resources(self, event: Any, me: Any) -> None:
        self.give(me, event, -1)

    activate = skill = upkeep = lose_resources

    def overflow(self, event: Any, me: Any) -> None:
        me["pile"][event["resource"]] -= 1

    def loot(self, event: Any, me: Any) -> None:
        me["pile"][event["resource"]] += 1
        self.rob(event, me)

    def rob(self, event: Any, me: Any) -> None:
        self.table["towns"][event["rival"]]["pile"][event["resource"]] -= 1

    def caravan(self, event: Any, me: Any) -> None:
        me["pile"]["food"] -= event["food"] or 0
        me["pile"]["response"] -= event["response"] or 0
        me["pile"]["credits"] += event["credits"]

    def trade(self, event: Any, me: Any) -> None:
        self.give(me, event, -1)
        me["pile"]["food"] += event["got_food"] or 0
        me["pile"]["credits"] += event["got_credits"] or 0

    def plan(self, event: Any, me: Any) -> None:
        me["pile"]["response"] += event["number"]

    def boost(self, event: Any, me: Any) -> None:
        me["pile"]["response"] -= 1

    def reroll(self, event: Any, me: Any) -> None:
        me["pile"]["response"] -= 1 if event["how"] == "paid" else 0

    # -- cards -----------------------------------------------------------------------------------------------------

    def leave_hand(self, event: Any, me: Any) -> None:
        me["pile"]["response"] -= event["paid"] or 0
        me["hand"] -= 0 if self.drafting else 1

    def keep(self, event: Any, me: Any) -> None:
        me["hand"] += 1 if self.drafting else 0  # what is drawn from the wastes is counted as it is drawn

    def play(self, event: Any, me: Any) -> None:
        self.leave_hand(event, me)
        card = CATALOG["cards"][event["card"]]
        if card["stays"]:
            me[ROWS[card["type"]]].append(event["card"])

    def arm(self, event: Any, me: Any) -> None:
        self.leave_hand(event, me)
        self.gone(event, me)

    def save(self, event: Any, me: Any) -> None:
        me["pile"]["response"] -= event["paid"] or 0
        if CATALOG["cards"][event["guard"]]["react"]:
            me["hand"] -= 1
            self.table["wastes_discard"].append(event["guard"])

    def gone(self, event: Any, me: Any) -> None:
        self.table[f"{CATALOG['cards'][event['card']]['deck']}_discard"].append(event["card"])

    def peek(self, event: Any, me: Any) -> None:
        self.peeked = True

    def leave_seen(self, event: Any, me: Any) -> None:
        self.peeked = False

    def discard(self, event: Any, me: Any) -> None:
        if self.peeked:
            self.table["wastes_deck"] -= 1
        else:
            me["hand"] -= 1
        self.peeked = False
        self.gone(event, me)

    def leaves(self, event: Any, me: Any) -> None:
        row = me[ROWS[CATALOG["cards"][event["card"]]["type"]]]
        del row[len(row) - 1 - row[::-1].index(event["card"])]
        self.gone(event, me)

    def to_hand(self, event: Any, me: Any) -> None:
        me[ROWS[CATALOG["cards"][event["card"]]["type"]]].remove(event["card"])
        me["hand"] += 1

    def buy(self, event: Any, me: Any) -> None:
        me["pile"]["credits"] -= event["paid"] or 0
        me["hand"] += 1
        self.table["market"][event["slot"]] = None

    def draw(self, event: Any, me: Any) -> None:
        self.table["wastes_deck"] -= 1
        me["hand"] += 1

    def recover(self, event: Any, me: Any) -> None:
        self.table["market_discard"].remove(event["card"])
        me["hand"] += 1

    def found(self, event: Any, me: Any) -> None:
        self.table["wastes_deck"] -= 1
        me["hand"] += 1

    def reshuffle(self, event: Any, me: Any) -> None:
        self.table[f"{event['deck']}_deck"] += event["number"]
        self.table[f"{event['deck']}_discard"] = []

    def fill(self, event: Any, me: Any) -> None:
        self.table["market"][event["slot"]] = event["card"]
        self.table["market_deck"] -= 1

    def slide(self, event: Any, me: Any) -> None:
        row = [self.table["market"][price] for price in (5, 4, 3, 2, 1)]
        left = [card for card in row if card is not None]
        row = [None] * (6 - len(left)) + left
        self.table["market"] = dict(zip((5, 4, 3, 2, 1, 0), row, strict=True))

    # -- towns and points ------------------------------------------------------------------------------------------

    def hq(self, event: Any, me: Any) -> None:
        me["hq"] = event["hq"]

    def points(self, event: Any, me: Any) -> None:
        me["points"] = event["after"]
        track, seat = self.table["track"], event["seat"]
        for space in track:
            if seat in space:
                space.remove(seat)
        while len(track) <= event["after"]:
            track.append([])
        if event["after"] > event["before"]:
            track[event["after"]].append(seat)
        else:
            track[event["after"]].insert(0, seat)

    def research(self, event: Any, me: Any) -> None:
        me["pile"]["response"] -= event["paid"] or 0
        self.table["projects"][event["project"]][event["seat"]] += 1

    def complete(self, event: Any, me: Any) -> None:
        me["projects"].append(event["project"])

    def tokens_back(self, event: Any, me: Any) -> None:
        tokens = self.table["projects"][event["project"]]
        assert tokens[event["seat"]] == event["number"]
        tokens[event["seat"]] = 0
        if not any(tokens):
            del self.table["projects"][event["project"]]

    def new_project(self, event: Any, me: Any) -> None:
        self.table["projects"][event["project"]] = [0] * len(self.table["towns"])

    # -- the round -------------------------------------------------------------------------------------------------

    def token(self, event: Any, me: Any) -> None:
        me["slot"] = 5 - event["slot"]

    def survivors_return(self, event: Any, me: Any) -> None:
        for one in self.table["towns"]:
            one["survivor"] = None

    def survivor(self, event: Any, me: Any) -> None:
        me["survivor"] = event["survivor"]

    def round(self, event: Any, me: Any) -> None:
        self.table["round"] = event["number"]
        self.drafting = False
        for one in self.table["towns"]:
            one["slot"] = None

    def alarm(self, event: Any, me: Any) -> None:
        at = [n for n, _ in self.table["alarms"]].index(event["number"])
        self.table["alarms"][at] = (event["number"], "silent")

    def alarm_active(self, event: Any, me: Any) -> None:
        self.alarm(event, me)
        at = [n for n, _ in self.table["alarms"]].index(event["number"])
        self.table["alarms"][at] = (event["number"], "active")
        self.table["last"] = event["last"]

    def storm(self, event: Any, me: Any) -> None:
        self.table["effects"] = sorted({*self.table["effects"], "wastes_forbidden"})

    def crash(self, event: Any, me: Any) -> None:
        self.table["effects"] = sorted({*self.table["effects"], "prices_lowered"})
