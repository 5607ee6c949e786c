"""City of Remnants in the browser: whole games of two, three and four, lessons, and what nobody may see."""

import os
import re
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import cinderbox
from cinderbox.proof.files import load_record
from tests.browser.boss import Boss
from tests.browser.person import DESKTOP, LAPTOP, PHONE, QUIET, play_in_turn
from tests.browser.test_access import Inspector

BOT = {"kind": "bot", "bot": "greedy"}
long_game = pytest.mark.skipif(
    os.environ.get("CINDERBOX_DEEP") != "1",
    reason="minutes of clicks: three and four seats by check.py --deep",
)


@pytest.fixture
def boss(person):
    return partial(person, kind=Boss)


# -- whole games ---------------------------------------------------------------------------------------------


def test_one_person_and_a_bot_play_a_whole_game_from_the_lobby(boss) -> None:
    ann = boss("Ann")
    sheet = ann.set_up("City of Remnants")
    sheet.get_by_label("How many play").select_option("2")
    sheet.get_by_label("Seat 2").select_option(label="Bot: Scrapper")
    sheet.get_by_role("button", name="Light it").click()
    expect(ann.page.locator(".cor .sp")).to_have_count(49)
    ann.play_to_the_end()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_contain_text("win", ignore_case=True)
    eye = Inspector(ann)
    eye.look("the end of a game")
    eye.done()


@long_game
def test_one_person_on_a_phone_and_two_bots_play_a_whole_game(boss) -> None:
    ann = boss("Ann", size=PHONE, seed=2).settle(3, bot="greedy", renown="open")
    expect(ann.page.locator(".cor .sp")).to_have_count(38)
    ann.play_to_the_end()
    expect(ann.page.get_by_role("dialog", name="Game over").locator("h2")).to_contain_text("win", ignore_case=True)


@long_game
def test_two_people_and_two_bots_play_a_whole_game_one_of_them_on_a_phone(boss) -> None:
    ann, bob = boss("Ann", seed=3), boss("Bob", size=PHONE, seed=4)
    bots = [{**BOT, "name": name} for name in ("Mira", "Oren")]
    id = ann.make({"kind": "open"}, *bots, game="remnants", options={"leaders": "draft"}, listed=True)
    ann.visit(f"/t/{id}")
    bob.visit(f"/t/{id}")
    bob.click(bob.button("Sit down here"))
    play_in_turn(ann, bob)
    told = [one.page.get_by_role("dialog", name="Game over").locator("h2").inner_text().lower() for one in (ann, bob)]
    assert all("win" in text for text in told), told
    assert ann.page.locator(".cor .plr").count() == 3 and bob.page.locator(".cor .plr").count() == 3


# -- nothing is lost, nothing is told ------------------------------------------------------------------------

SEEN = """() => {
  const texts = (query) => [...document.querySelectorAll(query)].map((one) => one.textContent.replace(/\\s+/g, ' '));
  const spaces = [...document.querySelectorAll('.cor .sp')].map((one) => one.getAttribute('aria-label'));
  return {spaces, rivals: texts('.cor .plr'), market: texts('.cor .mkt'), hand: texts('.cor .hcs')};
}"""


def seen(ann) -> tuple[dict[str, Any], list[str]]:
    """The table with the market in view: which shelf was looked at last is no matter of the game."""
    ann.wait()
    ann.page.locator(".cor .shelves button").first.dispatch_event("click")  # a battle may lie over it
    ann.page.evaluate(QUIET)
    return ann.page.evaluate(SEEN), ann.log


def test_a_reload_in_mid_game_loses_nothing(boss) -> None:
    ann = boss("Ann", seed=5).settle(3)
    ann.play(40)
    before = seen(ann)
    ann.page.reload()
    assert seen(ann) == before
    assert before[0]["market"]


HELD = """() => [...document.querySelectorAll(".cor .hcs [data-thing^='hand.']")]
  .map((one) => one.dataset.thing.slice(5).split("/")[0])"""


def test_a_rivals_hand_is_not_on_the_wire(boss) -> None:
    """Starter cards belong to one gang alone: none of a hand that was never shown is in what the other window hears."""
    ann, bob = boss("Ann", seed=6), boss("Bob", seed=7)
    heard: list[str] = []
    bob.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    ann.visit(f"/t/{ann.make({'kind': 'open'}, game='remnants', listed=True)}")
    bob.visit(f"/t/{ann.table}")
    bob.click(bob.button("Sit down here"))
    for one in (ann, bob):
        expect(one.page.locator(".cor .hcs .hw")).to_have_count(4)
    hands = [set(one.page.evaluate(HELD)) for one in (ann, bob)]
    said = " ".join(heard)
    assert all(f'"{card}"' in said for card in hands[1]), "his own cards do come over the wire"
    assert not [card for card in hands[0] if card in said]


def before_blind_cards() -> tuple[Path, int, int]:
    """A record of two, the place in it where somebody who can lay two cards blind attacks a player, and who that is."""
    for path in sorted((Path(__file__).parents[1] / "records" / "remnants").glob("*.json")):
        record = load_record(path)
        if record.seats != 2:
            continue
        game = cinderbox.game("remnants")
        state = record.begin(game)
        for number in range(len(record.entries)):
            seat = state.to_act[0]
            question: Any = state.quote(seat, {"blind": 2})
            two = (question.get("blind") or {}).get("n") == 2 and question["count"] == 2
            if two and question["battle"]["attacker"] == seat and question["battle"]["defender"] is not None:
                return path, number, seat
            record.redo(state, number)
    raise AssertionError("no record has such a battle")


def laid_in(told: Any) -> list[Any]:
    """All cards that lie in a battle, as frames tell them; a patch names a row by its place."""
    if isinstance(told, list):
        return [card for each in told for card in laid_in(each)]
    if not isinstance(told, dict):
        return []
    found = [leaf for name, value in told.items() if name == "laid" for leaf in leaves(value)]
    return found + [card for name, value in told.items() if name != "laid" for card in laid_in(value)]


def leaves(value: Any) -> list[Any]:
    each = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return [value] if each is None else [leaf for one in each for leaf in leaves(one)]


def test_a_card_that_is_laid_blind_is_shown_to_nobody_not_even_to_who_laid_it(boss) -> None:
    ann, bob, eve = boss("Ann"), boss("Bob"), boss("Eve")
    headers = {"content-type": "application/json"}
    api = httpx.Client(base_url=ann.server.address, timeout=60)
    path, at, seat = before_blind_cards()
    brought = api.post("/api/records", content=path.read_bytes(), headers=headers).raise_for_status().json()
    asked = {"at": at, "seat": None}
    made = api.post(f"/api/tables/{brought['id']}/fork", json=asked).raise_for_status().json()
    keys = {key["seat"]: key["secret"] for key in made["keys"]}
    heard = [one.listening() for one in (ann, bob, eve)]
    ann.visit(f"/t/{made['id']}#s={keys[seat]}")
    ann.wait()
    bob.visit(f"/t/{made['id']}#s={keys[1 - seat]}")
    eve.visit(f"/t/{made['id']}")
    for one in (bob, eve):
        expect(one.page.locator("#log li").first).to_be_visible()
    before = [len(frames) for frames in heard]
    slip = ann.page.locator(".rslip")
    for _ in range(2):
        ann.click(slip.get_by_role("button", name=re.compile("blind.*: more", re.IGNORECASE)))
    ann.click(slip.locator("[data-thing=done]"))
    for one, frames, already in zip((ann, bob, eve), heard, before, strict=True):
        one.until(lambda frames=frames, already=already: any(laid_in(frame) for frame in frames[already:]))
        news = frames[already:]
        assert set(laid_in(news)) == {None}, one.name
        told = [part for frame in news for event in frame.get("events", []) for part in event["parts"]]
        assert not [part for part in told if isinstance(part, dict) and part.get("card")], one.name


def test_a_hand_of_seven_fits_a_laptop(boss) -> None:
    ann = boss("Ann", size=LAPTOP, seed=8).settle(2)
    ann.wait()
    ann.page.evaluate("""() => {
      const hand = document.querySelector(".cor .hcs");
      for (const card of [...hand.children].slice(0, 3)) hand.append(card.cloneNode(true));
    }""")
    expect(ann.page.locator(".cor .hcs .hw")).to_have_count(7)
    room = "(one) => [one.scrollWidth <= one.clientWidth, one.lastElementChild.getBoundingClientRect().right <= "
    room += "one.getBoundingClientRect().right + 1]"
    assert ann.page.locator(".cor .hcs").evaluate(room) == [True, True]


def test_cards_that_are_marked_are_discarded_in_one_go(boss) -> None:
    ann = boss("Ann", seed=5).settle(2)
    refresh = ann.page.locator("[data-thing='action:refresh'].lit")
    ann.play_until(lambda _: refresh.is_visible())
    ann.click(refresh)
    cards = ann.page.locator(".cor .hcs [data-thing^='hand.']")
    done = ann.thing("done")
    expect(done).to_have_text("Keep them all")
    for card, said in ((1, "Discard 1"), (1, "Keep them all"), (0, "Discard 1"), (1, "Discard 2")):
        ann.click(cards.nth(card))
        expect(done).to_have_text(said)
    before = sum(line.startswith("You discard") for line in ann.log)
    ann.click(done)
    ann.until(lambda: sum(line.startswith("You discard") for line in ann.log) == before + 2)
    expect(ann.page.locator(".cor .hw.out")).to_have_count(0)


def test_a_battle_shows_who_stands_around_it(boss) -> None:
    ann = boss("Ann", size=LAPTOP)
    ann.learn("A battle", "Lay the Scrapper")
    around = ann.page.get_by_role("img", name="D4, Heights")
    expect(around).to_have_accessible_name(re.compile("D3, Heights, You: 1; C4, Heights, You: 1; E4"))


COVERED = """() => [...document.querySelectorAll(".cor .sp")].filter((space) => {
  const box = space.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + 0.85 * box.width, box.y + 0.85 * box.height);
  return !there?.closest(".mapw");
}).map((space) => space.getAttribute("data-thing"))"""


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "on its side"])
def test_on_a_phone_nothing_lies_over_the_city_and_it_can_be_drawn_large(boss, size) -> None:
    ann = boss("Ann", size=size, seed=5).settle(2)
    ann.wait()
    city = ann.page.locator(".cor .mapw .map")
    before = (city.bounding_box() or {})["width"]
    assert ann.page.evaluate(COVERED) == []
    ann.button("Closer").click()
    ann.until(lambda: (city.bounding_box() or {})["width"] > 1.5 * before)
    ann.button("The whole city").click()
    ann.until(lambda: (city.bounding_box() or {})["width"] == before)


def test_whoever_touches_own_figures_before_the_action_is_told_what_moves_them(boss) -> None:
    ann = boss("Ann", seed=5).settle(2)
    action = ann.page.locator("[data-thing='action:move'].lit")
    own = ann.page.locator("[data-figure$='.0']")
    ann.play_until(lambda _: action.is_visible() and own.count() > 0)
    space = (own.first.get_attribute("data-figure") or "").partition(".")[0]
    ann.click(ann.page.locator(f".cor .sp[data-thing='{space}']"))
    expect(ann.page.locator(".prompt .said")).to_contain_text("COR-MOVE")


# -- lessons -------------------------------------------------------------------------------------------------


def test_whoever_touches_what_glows_gets_through_all_lessons(boss) -> None:
    ann = boss("Ann", size=LAPTOP).visit("/learn/remnants")
    course = ann.page.locator("ol.course li")
    expect(course).to_have_count(10)
    titles = [one.locator("b").first.inner_text() for one in course.all()]
    for title in titles:
        ann.learn(title)


# -- everybody can play --------------------------------------------------------------------------------------

STATES = [
    ("Into the city", "pays 1 a round", "where to"),
    ("An auction", "Name the Fighter", "the market"),
    ("An auction", "You have 4,000", "an auction"),
    ("Build where you stand", "costs 5,000", "developments"),
    ("Build where you stand", "You stand on C4", "a site"),
    ("Make and sell", "Sell the second", "selling"),
    ("A battle", "Lay the Scrapper", "a battle"),
    ("The Yugai", "You have cards", "the Yugai"),
    ("The last turn of a round", "The last turn", "a full turn"),
]


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "dark"), (LAPTOP, "light"), (PHONE, "dark")], ids=["desktop", "laptop", "phone"]
)
def test_nothing_stands_in_anybodys_way(boss, size, theme) -> None:
    ann = boss("Ann", size=size, theme=theme)
    eye = Inspector(ann)
    ann.settle(4)
    ann.wait()
    eye.look("a first question")
    for lesson, until, state in STATES:
        ann.learn(lesson, until)
        eye.look(state)
    eye.done()
