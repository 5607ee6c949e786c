"""Resurgence in the browser: whole games alone, of two and of four, lessons, and what nobody may see."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.muscovite import Muscovite
from tests.browser.person import DESKTOP, LAPTOP, PHONE, QUIET, play_in_turn
from tests.browser.test_access import Inspector

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def muscovite(person):
    return partial(person, kind=Muscovite)


# -- whole games ---------------------------------------------------------------------------------------------


def test_one_person_plays_a_whole_game_alone_with_encounters_and_has_a_score_to_beat(muscovite) -> None:
    ann = muscovite("Ann", seed=2).settle(1, encounters=True)
    ann.play_to_the_end()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_have_text(re.compile("You (win|lose)"))
    expect(over).to_contain_text(re.compile(r"You (win|lose) with \d+ VP, .* the Mutants"))
    expect(over.locator("th")).to_have_text(["Ann", "Mutants"])
    first = re.compile(r"first score to beat \(village, encounters, draft\): \d+")
    expect(over.locator(".alone")).to_have_text(first)
    eye = Inspector(ann)
    eye.look("the end of a game alone")
    eye.done()
    sheet = ann.set_up("Resurgence")
    expect(sheet).not_to_contain_text("To beat")  # of other options
    sheet.get_by_label("encounters").select_option("Yes")
    expect(sheet).to_contain_text(re.compile(r"To beat: \d+, (won|lost)\. Won \d of 1\."))


def test_one_person_and_a_bot_play_a_whole_game_from_the_lobby(muscovite) -> None:
    ann = muscovite("Ann")
    sheet = ann.set_up("Resurgence")
    sheet.get_by_label("How many play").select_option("2")
    sheet.get_by_label("Seat 2").select_option(label="Bot: Drifter")
    sheet.get_by_role("button", name="Light it").click()
    expect(ann.page.locator(".rsg .zone")).to_have_count(12)
    ann.play_to_the_end()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_contain_text("win", ignore_case=True)
    expect(over).to_contain_text("Metro Leadership")


def test_one_person_and_two_bots_play_a_whole_game_with_encounters(muscovite) -> None:
    ann = muscovite("Ann", seed=5).settle(3, encounters=True)
    ann.play_to_the_end()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_contain_text("win", ignore_case=True)
    expect(over).to_contain_text("Metro Leadership")
    expect(ann.page.locator(".rsg .plr")).to_have_count(2)


def test_two_people_and_two_bots_play_a_whole_game_one_of_them_on_a_phone(muscovite) -> None:
    ann, bob = muscovite("Ann", seed=3), muscovite("Bob", size=PHONE, seed=4)
    bots = [{**BOT, "name": name} for name in ("Mira", "Oren")]
    options = {"start": "beginner", "bonus_events": True}
    id = ann.make({"kind": "open"}, *bots, game="resurgence", options=options, listed=True)
    ann.visit(f"/t/{id}")
    bob.visit(f"/t/{id}")
    bob.click(bob.button("Sit down here"))
    bob.wait()
    play_in_turn(ann, bob)
    told = [one.page.get_by_role("dialog", name="Game over").locator("h2").inner_text().lower() for one in (ann, bob)]
    assert all("win" in text for text in told), told
    assert ann.page.locator(".rsg .plr").count() == 3 and bob.page.locator(".rsg .bands button").count() == 6


def more_is_open(now: dict[str, Any]) -> bool:
    return bool(now["end"]) and any(one["thing"].startswith("chain.") for one in now["lit"])


def test_what_would_be_missed_is_shown_once_and_then_a_turn_ends_with_one_click(muscovite) -> None:
    ann = muscovite("Ann", seed=8, confirm=True)
    ann.deeds = 99  # nothing is left undone but what is tried here
    ann.settle(2, start="beginner")
    ann.play_until(more_is_open)
    ann.click(ann.thing("end"))
    expect(ann.page.get_by_role("status").filter(has_text="Left undone")).to_be_visible()
    ann.click(ann.thing("end"))
    expect(ann.page.locator(".chain .lk")).to_have_count(0)
    ann.play_until(more_is_open)
    ann.click(ann.thing("end"))
    expect(ann.page.locator(".chain .lk")).to_have_count(0)


# -- nothing is lost, nothing is told ------------------------------------------------------------------------

SEEN = """() => {
  const texts = (query) => [...document.querySelectorAll(query)].map((one) => one.textContent.replace(/\\s+/g, ' '));
  return {zones: texts('.rsg .zone'), rivals: texts('.rsg .plr'), own: texts('.rsg.tray'),
    prompt: texts('.prompt b')[0]};
}"""


def test_a_reload_in_mid_game_loses_nothing(muscovite) -> None:
    ann = muscovite("Ann", seed=5).settle(3, start="beginner")
    ann.play(30)
    ann.wait()
    ann.page.evaluate(QUIET)
    before = ann.page.evaluate(SEEN), ann.log
    ann.page.reload()
    ann.wait()
    ann.page.evaluate(QUIET)
    assert (ann.page.evaluate(SEEN), ann.log) == before


AREAS = "main [data-thing^='area.'].lit"


def test_what_is_assigned_behind_the_screen_is_sent_to_nobody_else(muscovite) -> None:
    ann, bob, eve = muscovite("Ann", seed=6), muscovite("Bob", seed=7), muscovite("Eve")
    rival, spectator = bob.listening(), eve.listening()
    ann.visit(f"/t/{ann.make({'kind': 'open'}, game='resurgence', options={'start': 'beginner'}, listed=True)}")
    bob.visit(f"/t/{ann.table}")
    bob.click(bob.button("Sit down here"))
    eve.visit(f"/t/{ann.table}")
    play_in_turn(ann, bob, until=lambda _: ann.page.locator(AREAS).count() > 0 and bob.page.locator(AREAS).count() > 0)
    for one in (bob, eve):
        one.page.evaluate(QUIET)
    before = len(rival), len(spectator)
    assign(ann)
    for one, heard, already in ((bob, rival, before[0]), (eve, spectator, before[1])):
        one.until(lambda heard=heard, already=already: len(heard) > already)  # that she is done is told
        one.page.evaluate(QUIET)
        news = heard[already:]
        assert [frame.get("patch") for frame in news] == [{"table": {"to_act": [1], "waiting": [1]}}], one.name
        assert not [event for frame in news for event in frame["events"]], one.name
    assign(bob)
    bob.until(lambda: any(frame.get("events") for frame in rival[before[0] :]))  # then all boards are shown


def assign(one: Muscovite) -> None:
    """Four tokens, each where it may go: equal ones go in the order of the areas."""
    for done, area in enumerate(("metro", "metro", "harbor", "compound"), 1):
        one.click(one.thing(f"area.{area}"))
        if done < 4:
            expect(one.page.locator(".asg .hid .gone")).to_have_count(done)
    expect(one.page.locator(AREAS)).to_have_count(0)


# -- lessons -------------------------------------------------------------------------------------------------


def test_whoever_touches_what_glows_gets_through_all_lessons(muscovite) -> None:
    ann = muscovite("Ann", size=LAPTOP).visit("/learn/resurgence")
    course = ann.page.locator("ol.course li")
    expect(course.first).to_be_visible()
    titles = [one.locator("b").first.inner_text() for one in course.all()]
    assert len(titles) >= 8
    for title in titles:
        ann.learn(title)


# -- everybody can play --------------------------------------------------------------------------------------

STATES = [
    ("Behind the screen", "One Laborer to the Harbor", "assigning"),
    ("A crowded Zone", "Go to Arbat (upper)", "where to"),
    ("A crowded Zone", "Pay one item", "paying"),
    ("A chain", "Use the Lab Tech", "a chain"),
    ("Rescue a Survivor", "You have 3 Food", "rescuing"),
    ("A Mission", "You may leave a part", "a reward"),
    ("Build", "Rooms of your level", "clearing a room"),
    ("A higher level", "Upkeep.", "rising"),
    ("Alone against the Mutants", "In Arbat they want", "what the Mutants want"),
]


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "dark"), (LAPTOP, "light"), (PHONE, "dark")], ids=["desktop", "laptop", "phone"]
)
def test_nothing_stands_in_anybodys_way(muscovite, size, theme) -> None:
    ann = muscovite("Ann", size=size, theme=theme)
    eye = Inspector(ann)
    ann.settle(4)
    ann.wait()
    eye.look("choosing a start")
    for lesson, until, state in STATES:
        ann.learn(lesson, until)
        eye.look(state)
    eye.done()
