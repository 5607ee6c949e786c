"""Words, icons and rules are explained where they stand."""

import pytest
from playwright.sync_api import expect

from tests.browser.boss import Boss
from tests.browser.person import DESKTOP, PHONE
from tests.browser.settler import Settler
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


def read_on(ann, piece) -> None:
    """Look at a piece, go on to a word of what is read, and open it; the card goes away once it is left."""
    ann.wait()  # until nothing moves any more
    piece.hover()
    card = ann.page.locator(".looked")
    word = card.locator(".word").first
    word.hover()
    word.click()
    meaning = ann.page.locator(".meaning")
    expect(meaning).to_be_visible()
    expect(card).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    ann.page.mouse.move(DESKTOP[0] - 5, 5)
    expect(card).to_have_count(0)


def test_words_of_what_is_read_over_the_map_of_residuum_can_be_opened(person) -> None:
    ann = person("Ann", kind=Settler).settle()
    read_on(ann, ann.page.locator(".tray .ldr"))


def test_words_of_what_is_read_over_the_city_can_be_opened(person) -> None:
    ann = person("Ann", kind=Boss).settle()
    read_on(ann, ann.page.locator(".thing.hc").first)


TABBED = "[...document.querySelectorAll('#log button')].filter((one) => one.tabIndex >= 0).length"


def test_the_log_is_one_stop_of_the_tab_key_and_arrows_go_through_its_names(person) -> None:
    ann = person("Ann").against_a_bot()
    ann.play_until(lambda now: ann.page.locator("#log button").count() > 2)
    assert ann.page.evaluate(TABBED) == 0
    names = ann.page.locator("#log button")
    ann.page.keyboard.press("l")
    ann.page.keyboard.press("ArrowUp")
    expect(names.last).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    expect(names.nth(names.count() - 2)).to_be_focused()
    ann.page.keyboard.press("Home")
    expect(names.first).to_be_focused()
