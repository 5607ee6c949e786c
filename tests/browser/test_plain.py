"""The plain board: any game in words, played by the buttons under the question."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.serving import ROOT, Server
from tests.browser.test_access import Inspector

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
ANSWERS = "[data-area=prompt] button.lit"


def in_words(one: Person) -> Person:
    """At a table of this person's against a bot, read in words."""
    one.against_a_bot()
    return one.visit(f"/t/{one.table}?board=plain")


@pytest.fixture(scope="module")
def with_example(page_folder, tmp_path_factory) -> Iterator[Server]:
    """A server that has a game of another folder, which has no board in the page."""
    kept = os.environ.get("CINDERBOX_GAMES")
    os.environ["CINDERBOX_GAMES"] = str(ROOT / "examples" / "scavengers")
    one = Server(tmp_path_factory.mktemp("example"), page_folder)
    one.start()
    yield one
    one.stop()
    if kept is None:
        del os.environ["CINDERBOX_GAMES"]
    else:
        os.environ["CINDERBOX_GAMES"] = kept


def test_a_game_without_a_board_is_started_from_the_lobby_and_played_to_its_end(person, with_example) -> None:
    ann = person("Ann", server=with_example).visit()
    ann.page.locator(".lab", has_text="Scavengers").click()
    ann.page.get_by_role("group", name="Scavengers").get_by_role("button", name="Play a bot").click()
    expect(ann.page.locator(ANSWERS).first).to_be_visible()
    expect(ann.page.locator("[data-area=table]")).to_contain_text("Water", ignore_case=True)
    expect(ann.page.locator("[data-area=hand]")).to_contain_text("Hand", ignore_case=True)
    ann.play_to_the_end()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_have_text(re.compile("win|draw", re.IGNORECASE))
    assert len(ann.log) > 10


def test_nothing_of_a_rivals_cards_is_in_the_page(person, with_example) -> None:
    ann = person("Ann", server=with_example)
    ann.visit(f"/t/{ann.make({'kind': 'bot', 'bot': 'random', 'name': 'Drifter'}, game='scavengers')}")
    expect(ann.page.locator(ANSWERS).first).to_be_visible()
    theirs = ann.page.locator("[data-player='1']")
    expect(theirs).to_contain_text("face down")
    assert not re.search("scrap|battery|medicine|crate|radio", theirs.inner_text(), re.IGNORECASE)


def test_a_whole_game_is_played_in_words(person) -> None:
    ann = in_words(person("Ann"))
    ann.play_to_the_end()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_have_text(re.compile("^(You win|Drifter wins|A draw)$"))
    assert ann.turns > 4


@SIZES
def test_answers_hand_seats_and_log_can_be_read_and_taken_back(person, size) -> None:
    ann = in_words(person("Ann", size=size))
    answers = ann.page.locator(ANSWERS)
    expect(answers).to_have_count(6)  # camps to keep three of
    first = answers.first.inner_text()
    ann.click(answers.first)
    expect(answers).to_have_count(5)
    expect(ann.page.locator("[data-player]")).to_have_count(2)
    expect(ann.page.locator("[data-area=hand]")).to_contain_text("Kept", ignore_case=True)
    ann.click(ann.button("Undo", exact=True))
    expect(answers).to_have_count(6)
    assert answers.first.inner_text() == first
    ann.click(ann.button("Hint", exact=True))
    expect(ann.page.locator(".prompt .said")).to_be_visible()
    expect(ann.page.locator(f"{ANSWERS}.hinted")).to_have_count(1)


def test_a_key_takes_the_answer_that_shows_it(person) -> None:
    ann = in_words(person("Ann"))
    answers = ann.page.locator(ANSWERS)
    expect(answers).to_have_count(6)
    third = answers.nth(2).get_attribute("data-thing")
    ann.page.keyboard.press("3")
    expect(answers).to_have_count(5)
    expect(ann.page.locator(f"{ANSWERS}[data-thing='{third}']")).to_have_count(0)


def test_the_menu_changes_the_board_and_back(person) -> None:
    ann = person("Ann").against_a_bot()
    expect(ann.page.locator(".card.camp.lit").first).to_be_visible()
    ann.button("Menu", exact=True).click()
    ann.button("in words", exact=True).click()
    expect(ann.page.locator(ANSWERS).first).to_be_visible()
    expect(ann.page.locator(".card.camp")).to_have_count(0)
    ann.button("drawn", exact=True).click()
    expect(ann.page.locator(".card.camp.lit").first).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_it_stands_in_nobodys_way(person, size, theme) -> None:
    ann = in_words(person("Ann", size=size, theme=theme))
    eye = Inspector(ann)
    expect(ann.page.locator(ANSWERS)).to_have_count(6)
    eye.look("choosing")
    eye.sheet("Rules and cards", "Rules and cards")
    for _ in range(8):
        ann.step(ann.wait())
    eye.look("later")
    eye.done()
