"""Everybody can play Residuum: axe finds nothing on the map, in any dialog, in lessons and on the pages to read."""

import pytest
from playwright.sync_api import expect

from tests.browser.settler import Settler
from tests.browser.test_access import WINDOWS, Inspector

windows = pytest.mark.parametrize(("size", "theme"), WINDOWS, ids=[f"{size[0]}-{theme}" for size, theme in WINDOWS])


@windows
def test_nothing_on_the_map_stands_in_anybodys_way(person, size, theme) -> None:
    ann = person("Ann", kind=Settler, size=size, theme=theme)
    eye = Inspector(ann)
    ann.settle(map="built")
    ann.wait()
    eye.look("laying tiles")
    ann.play_until(lambda now: bool(now["slip"]))
    eye.look("choosing a Discovery card")
    ann.play_until_my_turn()
    eye.look("my turn")
    ann.at_hex()
    eye.look("a hex is picked")
    ann.page.keyboard.press("Escape")
    eye.sheet("Rules and cards", "Rules and cards")
    ann.click(ann.button("Menu", exact=True))
    ann.click(ann.button("Give up"))
    ann.click(ann.button("Yes, give up"))
    expect(ann.page.get_by_role("dialog", name="Game over")).to_be_visible()
    eye.look("over")
    ann.replay_at(9)
    eye.look("replay")
    eye.done()


DIALOGS = [
    ("Action points", "pay nothing with them", "payment"),
    ("Outposts", "Take the Outpost along", "cargo"),
    ("The Trade Town", "Buy 1 Chem", "barter"),
    ("a deal", "Now you say what you came for", "intention"),
    ("a deal", "give 1 Tech, and want 1 Wood", "deal"),
    ("a conflict", "You were dealt two", "choosing a Conflict card"),
    ("a conflict", "Now you may add", "adding to a conflict"),
    ("a conflict", "At an Outpost the winner", "loot"),
    ("Somebody comes", "Welcome them", "welcome or fight"),
    ("The year and the score", "After turns 8 and 16", "upkeep"),
]


@windows
def test_no_dialog_stands_in_anybodys_way(person, size, theme) -> None:
    ann = person("Ann", kind=Settler, size=size, theme=theme)
    eye = Inspector(ann)
    for lesson, until, state in DIALOGS:
        ann.learn(lesson, until)
        expect(ann.page.locator(".rslip")).to_be_visible()
        eye.look(state)
    eye.done()


@windows
def test_the_pages_to_read_stand_in_nobodys_way(person, size, theme) -> None:
    ann = person("Ann", kind=Settler, size=size, theme=theme)
    eye = Inspector(ann)
    eye.scrolls = True
    for path, seen in (("/learn/residuum", "ol.course li"), ("/how/residuum", "h2")):
        ann.visit(path)
        expect(ann.page.locator(seen).first).to_be_visible()
        eye.look(path)
    eye.done()
