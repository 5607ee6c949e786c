"""Words, icons and rules are explained where they stand."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE
from tests.browser.test_access import Inspector


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_word_and_an_icon_on_a_card_open_their_meaning(person, size) -> None:
    ann = person("Ann", size=size).visit("/how/radlands")
    ann.page.get_by_role("textbox").fill("Wounded Soldier")
    card = ann.page.locator("article.read")
    expect(card).to_have_count(1)
    word = card.get_by_role("button", name="damage", exact=True).last
    ann.click(word)
    meaning = ann.page.get_by_role("dialog", name="damage")
    inspector = Inspector(ann)
    inspector.scrolls = True
    expect(meaning).to_contain_text("The first hit turns it sideways")
    inspector.look("a meaning")
    inspector.done()
    ann.page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    expect(word).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(meaning).to_be_visible()
    ann.page.locator("h1").click()  # anywhere outside
    expect(meaning).to_have_count(0)


def test_a_word_of_the_help_opens_above_it_and_is_closed_first(person) -> None:
    ann = person("Ann").against_a_bot()
    ann.button("Rules and cards").click()
    rules = ann.page.get_by_role("dialog", name="Rules and cards")
    rules.get_by_role("tab", name="How to play").click()
    rules.get_by_role("button", name="punk", exact=True).first.click()
    meaning = ann.page.get_by_role("dialog", name="punk")
    expect(meaning).to_contain_text("without abilities")
    ann.page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    expect(rules).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
