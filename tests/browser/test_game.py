"""Whole games, played by clicks on what is lit."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person, play_in_turn


def test_a_person_plays_a_whole_game_against_a_bot(person) -> None:
    ann = person("Ann").visit()
    ann.button("Set up your own").click()
    ann.page.get_by_role("dialog", name="New table").get_by_label("Seat 2").select_option(label="Bot: Drifter")
    ann.page.get_by_role("dialog", name="New table").get_by_role("button", name="Light it").click()
    ann.play_to_the_end()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_have_text(re.compile("^(You win|Drifter wins|A draw)$"))
    expect(over).to_contain_text("camps standing")
    assert ann.turns > 4


def test_two_people_play_a_whole_game_in_two_windows_one_of_them_a_phone(person) -> None:
    ann = person("Ann").visit()
    ann.button("Play a friend").click()
    people = ann.page.get_by_role("dialog", name="People and links")
    link = people.get_by_label("Link to this table").input_value()
    people.get_by_role("button", name="Close").click()
    bob = person("Bob", size=PHONE, seed=2)
    bob.page.goto(link)
    bob.button("Sit down here").click()
    expect(ann.page.locator("header.bar")).to_contain_text("Ann v Bob")
    bob.wait()  # sitting down loads the page anew
    play_in_turn(ann, bob)
    told = [one.page.get_by_role("dialog", name="Game over").locator("h2").inner_text().lower() for one in (ann, bob)]
    assert told in (["you win", "ann wins"], ["bob wins", "you win"], ["a draw", "a draw"])


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_two_at_one_screen_hand_the_device_over(person, size) -> None:
    ann = person("Ann", size=size).visit()
    ann.button("Two at this screen").click()
    hands: list[str] = []
    while len(hands) < 4:
        ann.page.evaluate("window.told = document.querySelector('#log')")
        now = ann.play_until(lambda now: bool(now["hand_over"]))
        hands.append(ann.page.locator("section.over .head").inner_text().lower())
        left = ann.page.locator(".card, #log li").count()
        assert not left, "something of the table is left on the hand-over screen"
        ann.page.evaluate("window.told?.dispatchEvent(new Event('scroll'))")  # told late: that log is gone
        ann.step(now)
    assert hands == ["hand over to player 2", "hand over to ann"] * 2


def taken_up(one: Person) -> tuple[str, str]:
    """A person of the hand that was clicked and can be played, and a place that is lit for it."""
    for _ in range(one.most):
        one.rest_in_my_turn()
        for card in one.page.locator(".hand .card.person").all():
            card.click()
            free = one.page.locator(".cell .slot.lit")
            if free.count():
                place = free.first.locator("..").get_attribute("data-place")
                return str(card.get_attribute("data-thing")), str(place)
            one.page.keyboard.press("Escape")
        one.end_turn()
    raise AssertionError("nobody can be played")


def test_playing_a_person_takes_two_clicks_or_one_drag(person) -> None:
    ann = person("Ann").against_a_bot()
    _, place = taken_up(ann)
    ann.page.locator(f"[data-place='{place}'] .slot.lit").click()
    expect(ann.page.locator(f"[data-place='{place}'] .card")).to_be_visible()

    name, place = taken_up(ann)
    ann.page.keyboard.press("Escape")
    ann.page.locator(f".hand [data-thing='{name}']").first.drag_to(ann.page.locator(f"[data-place='{place}']"))
    expect(ann.page.locator(f"[data-place='{place}'] .card")).to_be_visible()
