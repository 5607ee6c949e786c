"""Somebody without an account: the same player on two devices, results, and whoever wants to be forgotten."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import PHONE, Person
from tests.browser.test_access import Inspector


def give_up(one: Person) -> None:
    """Start a game against a bot and resign it."""
    one.visit()
    one.click(one.button("Play a bot"))
    one.page.wait_for_url("**/t/*")
    one.click(one.page.get_by_role("button", name="Menu"))
    one.click(one.button("Give up"))
    one.click(one.button("Yes, give up"))
    expect(one.page.get_by_role("dialog", name="Game over")).to_be_visible()


def test_results_follow_their_player_to_another_device(person, tmp_path: Path) -> None:
    ann, phone = person("Ann"), person("Ann on the phone", size=PHONE)
    give_up(ann)
    ann.visit("/me")
    eye = Inspector(ann)
    eye.scrolls = True
    expect(ann.page.get_by_text("Only this browser is you.")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Radlands")).to_be_visible()
    ann.button("Code for another device").click()
    link = ann.page.get_by_role("link", name="Link").get_attribute("href") or ""
    expect(ann.page.locator(".qr svg")).to_be_visible()
    eye.look("you")
    phone.visit(link.removeprefix(ann.server.address))
    expect(phone.page.get_by_text("You are Ann here, too.")).to_be_visible()
    expect(phone.page.get_by_role("link", name="Radlands")).to_be_visible()
    phone.visit("/")
    expect(phone.page.locator(".past", has_text="Radlands")).to_be_visible()
    with ann.page.expect_download() as saved:
        ann.button("Save the key as a file").click()
    saved.value.save_as(tmp_path / "key.json")
    other = person("Nobody")
    other.visit("/me")
    other.page.get_by_label("Use a saved key").set_input_files(tmp_path / "key.json")
    expect(other.page.get_by_text("You are Ann here, too.")).to_be_visible()
    other.button("Delete all of it").click()
    other.button("Yes, delete all of it").click()
    expect(other.page.get_by_text("All of it is gone.")).to_be_visible()
    ann.visit("/me")
    expect(ann.page.get_by_text("Nothing is known of you here yet.")).to_be_visible()
    eye.done()


def test_two_agree_to_be_rated_and_stand_on_the_board(person) -> None:
    ann, bob = person("Ann Rated"), person("Bob Rated")
    ann.visit()
    ann.button("Set up your own").click()
    sheet = ann.page.get_by_role("dialog", name="New table")
    sheet.get_by_label("Seat 2").select_option(label="Open, by link")
    sheet.get_by_label("Rated, if all who sit down agree").check()
    sheet.get_by_role("button", name="Light it").click()
    ann.page.wait_for_url("**/t/*")
    bob.visit(ann.page.url.removeprefix(ann.server.address))
    expect(bob.page.get_by_label("This game is rated: count it for me")).to_be_checked()
    bob.button("Sit down").click()
    expect(bob.page.get_by_label("This game is rated: count it for me")).to_have_count(0)
    bob.click(bob.page.get_by_role("button", name="Menu"))
    bob.click(bob.button("Give up"))
    bob.click(bob.button("Yes, give up"))
    expect(ann.page.get_by_role("dialog", name="Game over")).to_be_visible()
    ann.visit("/me")
    expect(ann.page.get_by_text("1 rated game")).to_be_visible()
    ann.page.get_by_label("Show a profile").check()
    ann.button("Keep").click()
    ann.page.get_by_role("link", name="My profile").click()
    expect(ann.page.get_by_role("heading", name="Ann Rated")).to_be_visible()
    ann.page.get_by_role("link", name="Boards of the house").click()
    eye = Inspector(ann)
    eye.scrolls = True
    expect(ann.page.get_by_role("link", name="Ann Rated", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("link", name="Bob Rated", exact=True)).to_have_count(0)
    eye.look("boards")
    eye.done()
