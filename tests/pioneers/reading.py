"""A second lister: what is open in a turn, worked out from the view and the ledger alone.

It knows the table as a player sees it and the cards by their names; it shares no line with the engine. What a turn must
remember (whether something was done, whether the action was taken) it is told by whoever plays.
"""

from typing import Any

SIZES = {"small": 2, "medium": 3, "large": 4}
DISCOUNTS = ("purchasing_power", "silas_the_broker", "fingers")
IMMUNE = {
    "plague": ("water_purifier", "doc_hallow", "water_reclamation"),
    "ascendant": ("ascendant_envoy",),
}
FREE_ONCE = {
    "gearbox": ("structure", "item", "personality"),
    "quartermaster_brandt": ("structure",),
}


class Reading:
    def __init__(self, view: Any, seat: int, catalog: Any) -> None:
        self.table = view["table"]
        self.mine = view["mine"]
        self.seat = seat
        self.cards = catalog["cards"]
        self.town = self.table["towns"][seat]
        self.pile = self.town["pile"]
        self.in_town = self.town["structures"] + self.town["items"] + self.town["personalities"]

    def has(self, town: Any, card: str) -> bool:
        """Whether something is in effect in a town: a card, a completed project, or the survivor."""
        cards = [one["card"] for one in town["structures"] + town["items"] + town["personalities"]]
        return card in cards or card in town["projects"] or (town["skilled"] and town["survivor"] == card)

    def ready(self, card: str) -> bool:
        """Whether a copy of the card is in the own town whose use of this round is left."""
        return any(one["card"] == card and not one["used"] for one in self.in_town)

    def pays(self, food: int = 0, credits: int = 0, response: int = 0) -> bool:
        tokens: int = self.pile["response"] - response
        return bool(self.pile["credits"] >= credits and tokens >= 0 and self.pile["food"] + tokens >= food)

    def listed(self, begun: bool, acted: bool, spent: bool) -> set[str]:
        found = {"end"} | self.played(spent) | self.activated(spent)
        if not begun:
            found.add("pass")
        return found if acted else found | self.acted()

    def acted(self) -> set[str]:
        """The four actions (PIO-ACT-04)."""
        found = {"plan"}
        cheaper = sum(self.has(self.town, one) for one in DISCOUNTS)
        cheaper += 2 if "prices_lowered" in self.table["effects"] else 0
        for slot in self.table["market"]:
            if slot["card"] is not None and max(0, slot["price"] - cheaper) <= self.pile["credits"]:
                found.add(f"market:{slot['price']}")
        if "wastes_forbidden" not in self.table["effects"] and (
            self.table["wastes_deck"] or self.table["wastes_discard"]
        ):
            found.add("wastes")
        if self.pile["response"] and self.town["tokens"]:
            found |= {f"research:{one['project']}" for one in self.table["projects"]}
        return found

    def played(self, spent: bool) -> set[str]:
        """Cards from hand (PIO-PLAY, PIO-RUL-74)."""
        found = set()
        for id in self.mine["hand"]:
            card = self.cards[id]
            if card["react"] or not self.playable(card):
                continue
            sort = card["type"]
            free = sort in ("attack", "raid") and self.has(self.town, "sarge")
            if free or self.pile["response"]:
                found.add(f"play:{id}")
            once = self.has(self.town, "gearbox") and not spent and sort in FREE_ONCE["gearbox"]
            once = once or (sort == "structure" and self.ready("quartermaster_brandt"))
            if once and not free:
                found.add(f"play_free:{id}")
        return found

    def playable(self, card: Any) -> bool:
        if card["type"] == "personality":
            return not self.town["recruited"]
        if card["type"] == "attack":
            rivals = [town for town in self.table["towns"] if town["seat"] != self.seat]
            guards = [guard for tag in card["tags"] for guard in IMMUNE.get(tag, ())]
            return any(not any(self.has(town, guard) for guard in guards) for town in rivals)
        if card["id"] == "arc_commendation":
            rich = self.pile["credits"] >= 3
            return rich and self.town["size"] != "small" and bool(self.town["personalities"])
        return True

    def activated(self, spent: bool) -> set[str]:
        """What the town can do (PIO-RUL-63)."""
        structures = [id for id in self.table["market_discard"] if self.cards[id]["type"] == "structure"]
        wastes = self.table["wastes_deck"] or self.table["wastes_discard"]
        could = {
            "pig_pens": True,
            "workshop": self.pays(credits=1),
            "barter_licence": self.pays(food=2),
            "survey_drone": bool(wastes),
            "prefab_kit": bool(structures),
            "crank_radio": self.pile["food"] > 0,
            "motorbike": self.town["turns"] < 3,
            "professor_linde": self.pile["response"] > 0 and self.town["tokens"] > 0 and bool(self.table["projects"]),
        }
        found = {f"activate:{id}" for id, able in could.items() if able and self.ready(id)}
        if self.has(self.town, "the_chemist") and not spent and self.pile["credits"] >= 4:
            found.add("activate:the_chemist")
        return found
