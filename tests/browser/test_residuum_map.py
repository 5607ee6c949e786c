"""The map and the foot of Residuum: what is picked, what glows then, keys, names, and that everybody can use it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.settler import Settler
from tests.browser.test_access import WINDOWS, Inspector

LOW = (1366, 650)
SIZE = "document.querySelector('[data-hex=h1]').getBoundingClientRect().width"


@pytest.fixture
def ann(person):
    """Somebody who has come to her first turn."""
    found = person("Ann", kind=Settler).settle()
    rest(found)
    return found


def rest(ann: Settler) -> None:
    """Until a turn can be ended and the answer to the last click is not still on its way."""
    for _ in range(99):
        ann.play_until_my_turn()
        ann.page.wait_for_timeout(700)
        now = ann.look()
        if now["end"] and not now["slip"]:
            return
    raise AssertionError("no rest")


def hexes(ann: Settler) -> list[str]:
    return [one["thing"] for one in ann.look()["lit"] if re.fullmatch(r"h\d+", one["thing"])]


def pick_an_outrider(ann: Settler) -> None:
    """Picks a hex whose Outriders can move, in this turn or a later one."""
    for _ in range(16):
        for name in hexes(ann):
            ann.thing(name).press("Enter")
            if ann.page.locator(".cst").count():
                return
            ann.page.keyboard.press("Escape")
        ann.click(ann.page.locator("[data-thing=end], nav .strike").locator("visible=true").first)
        ann.page.wait_for_timeout(700)
        rest(ann)
    raise AssertionError("no Outrider could move")


def test_a_picked_outrider_shows_where_it_reaches_and_one_click_more_moves_it(ann) -> None:
    pick_an_outrider(ann)
    expect(ann.page.locator(".cst text").first).to_have_text(re.compile(r"^\d+$"))
    expect(ann.page.locator(".tray")).to_contain_text("Where to?")
    ann.thing(hexes(ann)[0]).press("Enter")
    expect(ann.page.locator(".tray")).not_to_contain_text("Where to?")
    for _ in range(12):
        ann.page.wait_for_timeout(300)
        now = ann.look()
        if not now["slip"] or ann.page.locator("#log li").filter(has_text=re.compile("You (move|visit)")).count():
            return
        ann.step(now)


def test_a_deed_picked_in_the_foot_asks_for_its_place_and_is_put_back(ann) -> None:
    ann.button("Build Barricade").click()
    expect(ann.page.get_by_text("Where? Pick a hex.")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("Where? Pick a hex.")).to_be_hidden()


def test_the_map_is_moved_and_enlarged_by_keys_and_buttons(ann) -> None:
    first = ann.page.evaluate(SIZE)
    ann.button("Closer").click()
    assert ann.page.evaluate(SIZE) > first * 1.2
    ann.page.keyboard.press("0")
    assert ann.page.evaluate(SIZE) == pytest.approx(first, abs=1)
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.evaluate("document.activeElement.dataset.thing") is not None


def test_hexes_have_names_for_those_who_hear_the_map(ann) -> None:
    names = [one.get_attribute("aria-label") or "" for one in ann.page.locator(".hex").all()]
    assert any("Your Basecamp, active" in name for name in names)
    assert any(name.startswith("Trade Town") for name in names)


def test_onlookers_see_stocks_and_no_cards(ann, person) -> None:
    bob = person("Bob").visit(f"/t/{ann.table}")
    expect(bob.page.locator(".plr")).to_have_count(2)
    expect(bob.page.locator(".dcard")).to_have_count(0)
    expect(bob.page.locator(".hex.lit")).to_have_count(0)


SIZES = [*WINDOWS, (LOW, "dark")]


@pytest.mark.parametrize(("size", "theme"), SIZES, ids=[f"{size[0]}x{size[1]}-{theme}" for size, theme in SIZES])
def test_nothing_of_it_stands_in_anybodys_way(person, size, theme) -> None:
    ann = person("Ann", kind=Settler, size=size, theme=theme).settle(4)
    eye = Inspector(ann)
    ann.wait()
    eye.look("choosing a Basecamp")
    rest(ann)
    eye.look("my turn")
    pick_an_outrider(ann)
    eye.look("an Outrider picked")
    eye.done()
