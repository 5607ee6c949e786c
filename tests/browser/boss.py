"""A person who plays City of Remnants: sees what glows and clicks it. Knows the page only.

A Boss is in no hurry to do much: a few clicks a turn, so that a whole game is a matter of seconds.
"""

from typing import Any

from tests.browser.settler import Settler

NAMES = ("Oren", "Mira", "Teodor")
ENOUGH = ("done", "pass", "result", "sell", "action:move")  # what ends or declines, and the action that asks least


class Boss(Settler):
    game = "remnants"
    busy = 0.3  # how often more is done than must be

    def rule(self, seats: int = 2, bot: str = "random", **options: Any) -> "Boss":
        """At a table of this person's with bots in the other seats."""
        others = [{"kind": "bot", "bot": bot, "name": name} for name in NAMES[: seats - 1]]
        self.visit(f"/t/{self.make(*others, game=self.game, options=options)}")
        return self

    def choose(self, now: dict[str, Any]) -> dict[str, Any] | None:
        things = now["slip"] or now["lit"]
        enough = [one for one in things if one["thing"] in ENOUGH]
        if enough and self.chance.random() >= self.busy:
            return self.one_of(enough)
        return super().choose(now)
