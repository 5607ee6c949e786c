"""What lies over the table is put away with Escape or a press beside it, and a full hand opens as a fan."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import LAPTOP


@pytest.mark.parametrize("name", ["People", "Rules", "Menu"])
def test_every_sheet_closes_by_escape_and_by_a_press_outside(person, name):
    ann = person("Ann").against_a_bot()
    opener = ann.page.locator("header.bar").get_by_role("button", name=name)
    sheet = ann.page.locator(".drawer")
    ann.click(opener)
    expect(sheet).to_be_visible()
    ann.page.mouse.click(300, 500)
    expect(sheet).to_be_hidden()
    ann.click(opener)
    expect(sheet).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(opener).to_be_focused()


def test_a_card_of_a_full_hand_opens_under_the_pointer(person):
    ann = person("Ann", size=LAPTOP).against_a_bot()
    ann.rest_in_my_turn()
    ann.page.evaluate(
        """() => {
          const hand = document.querySelector('.hand'), one = hand.querySelector('.hc');
          for (let i = 0; i < 8; i++) hand.prepend(one.cloneNode(true));
        }"""
    )
    card = ann.page.locator(".hand .hc").nth(3)
    whole = ann.page.locator(".hand .hc .card").nth(3).evaluate("(one) => one.offsetWidth")
    assert card.evaluate("(one) => one.offsetWidth") < whole / 2  # nine cards lie over one another
    card.hover()
    ann.until(lambda: card.evaluate("(one) => one.offsetWidth") >= whole - 1)


def test_the_newest_line_of_the_log_stays_in_sight_when_a_card_is_read_above_it(person):
    ann = person("Ann", size=LAPTOP).against_a_bot()
    ann.rest_in_my_turn()
    ann.end_turn()
    ann.rest_in_my_turn()
    at_the_end = "(one) => one.scrollTop + one.clientHeight > one.scrollHeight - 9"
    for card in ann.page.locator(".hand .card").all():
        card.hover()
        ann.until(lambda: ann.page.locator("#log").evaluate(at_the_end))


def test_a_refusal_opens_the_rule_behind_it(person):
    ann = person("Ann").against_a_bot()
    ann.rest_in_my_turn()
    ann.click(ann.thing("water_silo"))  # 2 water are left
    ann.click(ann.thing("zeto_khan"))  # costs 3
    ann.page.locator(".slip .closed").first.press("Enter")
    rule = ann.page.locator(".prompt .rule").first
    id = rule.text_content()
    ann.click(rule)
    expect(ann.page.locator(".drawer dt")).to_have_text([id or ""])
    expect(ann.page.locator(".drawer dd").first).not_to_be_empty()
