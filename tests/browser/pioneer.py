"""A person who plays The Pioneers Program: sees what glows and clicks it. Knows the page only.

A pioneer does a few things a turn and ends it, so that a whole game is a matter of seconds.
"""

from typing import Any

from tests.browser.settler import Settler

NAMES = ("Teodor", "Mira", "Ashfall", "Oren", "Lisbet")


class Pioneer(Settler):
    game = "pioneers"
    deeds = 5  # clicks in a turn before it is ended
    first = 0.85  # how often an answer on a slip is the one that is struck, if there is one

    def found(self, seats: int = 3, **more: Any) -> "Pioneer":
        """At a table of this person's with bots in the other seats."""
        others = [{"kind": "bot", "bot": "random", "name": name} for name in NAMES[: seats - 1]]
        self.visit(f"/t/{self.make(*others, game=self.game, **more)}")
        return self

    def hand_cards(self) -> list[str]:
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.pio .hand > .hw .hc')].map((one) => one.dataset.thing)"
        )
        return sorted(found)
