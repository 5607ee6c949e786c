"""A person who plays City of Remnants: sees what glows and clicks it. Knows the page only.

A Boss is in no hurry to do much: a few clicks a turn, so that a whole game is a matter of seconds.
"""

from typing import Any

from tests.browser.settler import Settler

ENOUGH = ("done", "pass", "result", "sell", "action:move")  # what ends or declines, and the action that asks least


class Boss(Settler):
    game = "remnants"
    rivals = ("Oren", "Mira", "Teodor")
    usual = {}
    busy = 0.3  # how often more is done than must be

    def choose(self, now: dict[str, Any]) -> dict[str, Any] | None:
        things = now["slip"] or now["lit"]
        enough = [one for one in things if one["thing"] in ENOUGH]
        if enough and self.chance.random() >= self.busy:
            return self.one_of(enough)
        return super().choose(now)
