"""A person who plays Resurgence: sees what glows and clicks it. Knows the page only.

A Muscovite does a few things with a token and ends the turn, so that a whole game is a matter of seconds.
"""

from tests.browser.settler import Settler


class Muscovite(Settler):
    game = "resurgence"
    rivals = ("Oren", "Mira", "Teodor")
    usual = {}
    deeds = 3  # clicks with a placed token before the turn is ended
