"""A person who plays Resurgence: sees what glows and clicks it. Knows the page only.

A Muscovite does a few things with a token and ends the turn, so that a whole game is a matter of seconds.
"""

from typing import Any

from tests.browser.settler import Settler

NAMES = ("Oren", "Mira", "Teodor")


class Muscovite(Settler):
    game = "resurgence"
    deeds = 3  # clicks with a placed token before the turn is ended

    def muster(self, seats: int = 2, bot: str = "random", **options: Any) -> "Muscovite":
        """At a table of this person's with bots in the other seats."""
        others = [{"kind": "bot", "bot": bot, "name": name} for name in NAMES[: seats - 1]]
        self.visit(f"/t/{self.make(*others, game=self.game, options=options)}")
        return self
