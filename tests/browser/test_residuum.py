"""Residuum in the browser: whole games at every seat count, the map built by hand, lessons, and what nobody may see."""

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import PHONE, QUIET, Seen, play_in_turn
from tests.browser.settler import Settler

OVER = "Game over"


@pytest.fixture
def settler(person):
    return partial(person, kind=Settler)


def score(one: Settler) -> Locator:
    return one.page.get_by_role("dialog", name=OVER)


# -- whole games ---------------------------------------------------------------------------------------------


def test_one_person_and_a_bot_play_a_whole_game_from_the_lobby(settler) -> None:
    ann = settler("Ann").visit()
    ann.page.get_by_role("button", name=re.compile("Residuum")).first.click()
    ann.button("Set up your own").click()
    sheet = ann.page.get_by_role("dialog", name="New table")
    sheet.get_by_label("Seat 2").select_option(label="Bot: Drifter")
    sheet.get_by_label(re.compile("^Map")).select_option("quick")
    sheet.get_by_role("button", name="Light it").click()
    ann.play_to_the_end()
    expect(score(ann)).to_contain_text("points")
    expect(score(ann)).to_contain_text("Outposts")
    assert ann.turns == 32


def test_two_people_and_a_bot_play_a_whole_game_in_two_windows_one_of_them_a_phone(settler) -> None:
    ann, bob = settler("Ann"), settler("Bob", size=PHONE, seed=2)
    rover = {"kind": "bot", "bot": "random", "name": "Rover"}
    id = ann.make({"kind": "open"}, rover, game="residuum", options={"map": "quick"}, listed=True)
    ann.visit(f"/t/{id}")
    bob.visit(f"/t/{id}")
    bob.click(bob.button("Sit down here"))
    bob.wait()
    play_in_turn(ann, bob)
    told = [score(one).locator("h2").inner_text().lower() for one in (ann, bob)]
    assert all(re.fullmatch("you win|.* wins|.* and .* share the win", text) for text in told), told
    assert told[0] == told[1] or sorted(told)[1] == "you win"
    assert ann.turns == 48


def test_one_person_and_three_bots_play_a_whole_game(settler) -> None:
    ann = settler("Ann", seed=3)
    ann.deeds = 6
    ann.settle(seats=4)
    ann.play_to_the_end()
    assert ann.turns == 64
    assert ann.page.locator("[data-hex]").count() >= 46


# -- getting started -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_the_map_is_built_by_hand(settler, size) -> None:
    ann = settler("Ann", size=size).settle(map="built")
    ann.wait()
    assert ann.page.locator("[data-hex]").count() in (16, 19), "the Trade Town tile, its ring, and what a bot laid"
    ann.play_until_my_turn()
    assert ann.page.locator("[data-hex]").count() >= 34
    assert len(ann.held) == 3


def test_several_at_one_screen_hand_the_device_over(settler) -> None:
    ann = settler("Ann")
    others = [{"kind": "person", "name": name} for name in ("Bob", "Cid")]
    id = ann.make(*others, game="residuum", options={"map": "quick"}, hotseat=True)
    ann.visit(f"/t/{id}")
    hands: list[str] = []
    while len(hands) < 6:
        now = ann.play_until(lambda now: bool(now["hand_over"]))
        hands.append(ann.page.locator("section.over .head").inner_text().lower())
        left = ann.page.locator("[data-hex], .dcard, .rslip, #log li").count()
        assert not left, "something of the table is left on the hand-over screen"
        ann.step(now)
    assert {"hand over to ann", "hand over to bob", "hand over to cid"} == set(hands)


SMALLEST = """() => Math.min(...[...document.querySelectorAll('.remembered *')].map(
  (one) => parseFloat(getComputedStyle(one).fontSize)))"""


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_whoever_put_cards_back_is_reminded_of_them_beside_the_hand(settler, size) -> None:
    """The lesson of Discoveries: of the cards that were drawn one is kept, the others go under the deck."""
    ann = settler("Ann", size=size)
    ann.learn("Discoveries")
    told = ann.page.get_by_role("group", name="Cards you put back")
    expect(told).to_be_hidden()
    ann.click(ann.button("put back"))
    expect(told.get_by_role("listitem")).to_have_count(1)
    expect(told.get_by_role("listitem")).to_contain_text("at the bottom of the deck")
    assert ann.page.evaluate(SMALLEST) >= 12, "it can be read"
    ann.page.keyboard.press("Escape")
    expect(told).to_be_hidden()


# -- nothing is lost, nothing is told ------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_a_reload_in_mid_game_loses_nothing(settler, size) -> None:
    ann = settler("Ann", size=size, seed=5).settle()
    for _ in range(4):
        ann.play_until_my_turn()
        ann.end_turn()
    ann.rest_in_my_turn()
    before = ann.table_as_seen()
    ann.page.reload()
    ann.wait()
    ann.page.evaluate(QUIET)
    assert ann.table_as_seen() == before
    ann.end_turn()
    ann.play_until_my_turn()


def test_the_cards_of_others_are_neither_on_the_page_nor_on_the_wire(settler) -> None:
    ann, bob = settler("Ann"), settler("Bob", seed=2)
    heard: list[str] = []
    bob.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    id = ann.make({"kind": "open"}, game="residuum", options={"map": "quick"}, listed=True)
    ann.visit(f"/t/{id}")
    bob.visit(f"/t/{id}")
    bob.click(bob.button("Sit down here"))
    bob.wait()
    offered: set[str] = set()  # what Bob looked at in the draft

    def drafted(seen: Seen) -> bool:
        offered.update(one["thing"].partition(":")[2] for one in seen[1]["slip"] if ":" in one["thing"])
        return any(now["end"] and not now["slip"] for now in seen)

    play_in_turn(ann, bob, until=drafted)
    for one in (ann, bob):
        expect(one.page.locator(".disc .row .dcard")).to_have_count(3)
    hidden = set(ann.held) - offered
    assert hidden, "Ann holds something that Bob has never seen"
    said, shown = " ".join(heard), str(bob.page.evaluate(WITHOUT_EMBLEMS))
    assert set(bob.held) and all(card in said for card in bob.held), "his own cards do come over the wire"
    assert not [card for card in hidden if card in said or card in shown]


WITHOUT_EMBLEMS = """() => {
  const page = document.documentElement.cloneNode(true);  // all emblems are defined in it, whoever holds the cards
  page.querySelectorAll('symbol').forEach((one) => one.remove());
  return page.outerHTML;
}"""


def test_conflict_cards_of_the_other_side_are_not_told(settler) -> None:
    """The lesson of the conflict: a rival lays a 4 that only the reveal shows."""
    ann = settler("Ann")
    heard: list[dict[str, Any]] = []
    ann.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    ann.learn("A conflict", until="Now you may add")
    rival = [
        one["view"]["table"]["battle"] for one in heard if one.get("type") == "scene" and one["view"]["table"]["battle"]
    ]
    rival += [
        one["patch"]["table"]["battle"]
        for one in heard
        if one.get("type") == "change" and (one["patch"].get("table") or {}).get("battle")
    ]
    laid = [side.get("laid") for battle in rival for side in battle.get("sides", []) if side.get("seat") == 1]
    assert [None] in laid and not [row for row in laid if row and row[0] is not None]


# -- lessons -------------------------------------------------------------------------------------------------


def test_whoever_touches_what_glows_gets_through_all_lessons(settler) -> None:
    ann = settler("Ann").visit("/learn/residuum")
    course = ann.page.locator("ol.course li")
    expect(course).to_have_count(14)
    ann.click(course.first.get_by_role("button"))
    for number in range(1, 15):
        ann.follow()
        if number < 14:
            title = ann.page.locator(".lesson h2").inner_text()
            ann.click(ann.page.locator(".lesson .go .strike"))
            expect(ann.page.locator(".lesson h2")).not_to_have_text(title, ignore_case=True)
    ann.visit("/learn/residuum")
    expect(ann.page.locator("ol.course li.over")).to_have_count(14)


UNCOVERED = """() => {
  const box = document.querySelector('.hex.chosen .ground')?.getBoundingClientRect();
  const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return Boolean(top?.closest('.hex.chosen'));
}"""


def test_a_phone_shows_the_hex_that_is_asked_about_beside_the_slip(settler) -> None:
    ann = settler("Ann", size=PHONE)
    for title, until in (("Your first turn", "Take the Wood"), ("The year and the score", "After turns 8 and 16")):
        ann.learn(title, until)
        expect(ann.page.locator(".rslip")).to_be_visible()
        ann.page.wait_for_function(UNCOVERED)


def test_a_barter_says_at_every_press_what_it_comes_to(settler) -> None:
    ann = settler("Ann")
    ann.learn("The Trade Town", until="Buy 1 Chem")
    slip = ann.page.locator(".rslip")
    sums = slip.locator(".tot")
    expect(sums).to_contain_text("Put something in the basket")

    def press(name: str) -> None:
        ann.click(slip.get_by_role("button", name=name, exact=True))

    press("Buy Chem: more")
    expect(sums.locator("b").last).to_have_text("5")
    expect(sums).to_contain_text("1 of value is lost")
    expect(slip.locator("footer .strike")).to_contain_text("for 3 Wood")
    press("Sell Food: more")
    expect(slip.locator("footer .strike")).to_contain_text("for 1 Food, 2 Wood")
    press("Sell the cheapest way")
    expect(slip.locator("footer .strike")).to_contain_text("for 3 Wood")
    press("Buy Chem: less")
    expect(sums).to_contain_text("Put something in the basket")


BESIDE = """() => {
  const [note, players, map] = ['.lesson', '.players', '.mapw'].map(
    (name) => document.querySelector(name).getBoundingClientRect());
  return [note.left - map.left, note.top - Math.max(players.bottom, map.top)];
}"""


def test_a_lesson_lies_in_the_corner_of_the_map(settler) -> None:
    for size, top in (((1366, 768), 50), (PHONE, 24)):
        ann = settler("Ann", size=size)
        ann.learn("The Trade Town", until="Buy 1 Chem")
        left, below = ann.page.evaluate(BESIDE)
        assert 0 < left < 30 and below < top, f"{size}: {left} from the left, {below} below the rivals"


def test_a_wrong_click_in_a_lesson_is_answered_with_why(settler) -> None:
    ann = settler("Ann", size=PHONE)
    ann.learn("Your first turn", until="Take the Wood")
    ann.click(ann.page.locator(".rslip .opt", has_text="Provisions"))
    expect(ann.page.locator(".rslip .notice")).to_contain_text("take the Wood")
    ann.follow()
