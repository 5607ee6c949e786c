"""A person who plays The Pioneers Program: sees what glows and clicks it. Knows the page only.

A pioneer does a few things a turn and ends it, so that a whole game is a matter of seconds.
"""

from tests.browser.settler import Settler


class Pioneer(Settler):
    game = "pioneers"
    rivals = ("Teodor", "Mira", "Ashfall", "Oren", "Lisbet")
    usual = {}
    deeds = 5  # clicks in a turn before it is ended
    first = 0.85  # how often an answer on a slip is the one that is struck, if there is one

    def hand_cards(self) -> list[str]:
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.pio .hand > .hw .hc')].map((one) => one.dataset.thing)"
        )
        return sorted(found)
