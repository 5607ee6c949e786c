"""The lobby, with any number of games: labels, a start at once, and tables for one to six."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_access import Inspector

BOTS = [{"id": id, "title": title, "help": "It plays."} for id, title in (("random", "Drifter"), ("greedy", "Raider"))]


def game(id: str, title: str, *seats: int) -> dict[str, Any]:
    return {"id": id, "title": title, "seats": list(seats), "options": {}, "bots": BOTS}


GAMES = [
    game("radlands", "Radlands", 2),
    game("residuum", "Residuum", 2, 3, 4),
    game("alone", "The Long Night", 1),
    game("either", "Ash", 1, 2, 3),
    game("crowd", "Crowd of Six", 3, 4, 5, 6),
    *(game(f"more{n}", f"More {n}", 2) for n in range(4)),
]


def with_games(one: Person, games: list[dict[str, Any]]) -> Person:
    """In a lobby of a server that has these games; what it is asked for is kept instead of done."""
    one.page.route("**/api/games", lambda route: route.fulfill(json=games))
    one.page.route("**/api/lessons/*", lambda route: route.fulfill(json=[]))
    one.page.route("**/api/tables", lambda route: asked(one, route))
    return one.visit()


def asked(one: Person, route: Any) -> None:
    if route.request.method == "POST":
        vars(one).setdefault("wanted", []).append(route.request.post_data_json)
        route.fulfill(status=409, json={"reason": "Not now."})
    else:
        route.fulfill(json=[])


def take(one: Person, title: str) -> None:
    one.click(one.page.locator(".lab", has_text=title))
    expect(one.page.get_by_role("group", name=title)).to_be_visible()


def start(one: Person, button: str) -> list[str]:
    """The kinds of seats of the table that this button asks for."""
    one.line_may_break = True  # the browser notes the refusal in its console
    before = len(vars(one).get("wanted", []))
    one.click(one.button(button))
    one.until(lambda: len(vars(one).get("wanted", [])) > before)
    return [seat["kind"] for seat in vars(one)["wanted"][-1]["seats"]]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_game_has_a_label_and_can_be_started_at_once(person, size) -> None:
    ann = with_games(person("Ann", size=size), GAMES)
    expect(ann.page.locator(".lab")).to_have_count(len(GAMES))
    for one in GAMES[1:]:  # the first one is taken already
        take(ann, one["title"])
    take(ann, "Radlands")
    assert start(ann, "Play a bot") == ["person", "bot"]
    take(ann, "Crowd of Six")
    assert start(ann, "Play bots") == ["person", "bot", "bot"]
    assert start(ann, "Play friends") == ["person", "open", "open"]


def test_nobody_is_invited_to_a_game_for_one(person) -> None:
    ann = with_games(person("Ann"), GAMES)
    take(ann, "The Long Night")
    assert start(ann, "Play alone") == ["person"]
    for name in ("Play a friend", "Two at this screen", "Play a bot"):
        expect(ann.page.get_by_role("button", name=name)).to_have_count(0)
    ann.button("Set up your own").click()
    sheet = ann.page.get_by_role("dialog", name="New table")
    expect(sheet.get_by_label("Seat 1").locator("option", has_text="Open, by link")).to_have_count(0)
    expect(sheet.get_by_label("Show this table in the lobby")).to_have_count(0)


def test_one_or_more_play_as_they_like(person) -> None:
    ann = with_games(person("Ann"), GAMES)
    take(ann, "Ash")
    assert start(ann, "Play alone") == ["person"]
    assert start(ann, "Play a friend") == ["person", "open"]
    ann.button("Set up your own").click()
    sheet = ann.page.get_by_role("dialog", name="New table")
    sheet.get_by_label("How many play").select_option("3")
    expect(sheet.get_by_label("Seat 3")).to_be_visible()
    sheet.get_by_label("How many play").select_option("1")
    sheet.get_by_role("button", name="Light it").click()
    ann.until(lambda: len(vars(ann)["wanted"]) == 3)
    assert [seat["kind"] for seat in vars(ann)["wanted"][-1]["seats"]] == ["person"]


def test_six_sit_down_each_with_a_mark(person) -> None:
    ann = with_games(person("Ann"), GAMES)
    take(ann, "Crowd of Six")
    ann.button("Set up your own").click()
    sheet = ann.page.get_by_role("dialog", name="New table")
    sheet.get_by_label("How many play").select_option("6")
    marks = sheet.locator(".seat use").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
    assert marks == [f"#s{n}" for n in range(1, 7)]


@pytest.mark.parametrize("count", [1, 3, len(GAMES)])
@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_it_stands_in_nobodys_way(person, size, theme, count) -> None:
    ann = with_games(person("Ann", size=size, theme=theme), GAMES[-count:])
    eye = Inspector(ann)
    expect(ann.page.locator(".lab")).to_have_count(count)
    eye.look("lobby")
    eye.done()


def test_a_newcomer_is_offered_a_gentle_bot_and_then_the_next_one(person) -> None:
    ann = person("Ann").visit()
    offer = ann.page.get_by_role("button", name="Play a bot")
    expect(offer).to_contain_text("Greenhorn goes easy.")
    expect(ann.page.locator(".new").get_by_label("Seat 2").locator("option:checked")).to_have_text("Bot: Greenhorn")
    ann.page.evaluate("localStorage.setItem('cinderbox.ladder', '{\"radlands\": 1}')")  # the first is beaten
    ann.page.reload()
    expect(offer).to_contain_text("Next: Wayfarer.")
    ann.click(offer)
    expect(ann.page.locator(".pl-side.top .who")).to_have_text("Wayfarer")
