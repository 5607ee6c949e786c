"""Whole games, played by clicks on what is lit."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_person_plays_a_whole_game_against_a_bot(person, size) -> None:
    ann = person("Ann", size=size).against_a_bot()
    ann.play_to_the_end()
    expect(ann.page.get_by_role("dialog", name="Game over")).to_be_visible()
    print(ann.clicks)
