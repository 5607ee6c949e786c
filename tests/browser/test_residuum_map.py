"""Residuum in the browser: its map, its foot, whole games, and that everybody can use it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_access import WINDOWS, Inspector

LOW = (1366, 650)


def pick_an_outrider(ann: Person) -> list[str]:
    """Picks a hex whose Outriders can move, and tells what glows with a price then."""
    for _ in range(60):
        ann.rest_in_my_turn()
        for name in [one["thing"] for one in ann.look()["lit"] if re.fullmatch(r"h\d+", one["thing"])]:
            ann.thing(name).press("Enter")
            expect(ann.page.locator(".asks")).to_be_visible()
            if ann.page.locator(".cst").count():
                return [one["thing"] for one in ann.look()["lit"] if re.fullmatch(r"h\d+", one["thing"])]
            ann.page.keyboard.press("Escape")
        ann.end_turn()
    raise AssertionError("no Outrider could move")


@pytest.mark.parametrize(("size", "seats"), [(DESKTOP, 4), (PHONE, 2)], ids=["desktop", "phone"])
def test_a_whole_game_is_played_by_what_glows(person, size, seats) -> None:
    ann = person("Ann", size=size).in_residuum(seats)
    ann.play_to_the_end()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over).to_contain_text("Basecamp")
    assert ann.turns == 16 * seats


def test_the_map_is_built_tile_by_tile(person) -> None:
    ann = person("Ann").in_residuum(3, "built")
    ann.page.locator(".tile.lit").first.wait_for()
    hexes = ann.page.locator(".hex:not(.ghost)")
    laid = hexes.count()
    ann.page.locator(".tile.lit").first.click()
    expect(ann.page.locator(".hex.ghost").first).to_be_visible()
    ann.click(ann.page.locator(".hex.ghost").first)
    ann.until(lambda: hexes.count() > laid)  # the others may have laid theirs by then


def test_a_picked_outrider_shows_where_it_reaches_and_one_click_more_moves_it(person) -> None:
    ann = person("Ann").in_residuum()
    near = pick_an_outrider(ann)
    before = len(ann.log)
    expect(ann.page.locator(".cst text").first).to_have_text(re.compile(r"^\d+$"))
    ann.thing(near[0]).press("Enter")
    ann.play_until(lambda _: any(line.startswith("You move") for line in ann.log[before:]))


def test_a_deed_picked_in_the_foot_asks_for_its_place_and_is_put_back(person) -> None:
    ann = person("Ann").in_residuum()
    ann.rest_in_my_turn()
    ann.button("Build Barricade").click()
    expect(ann.page.get_by_text("Where? Pick a hex.")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("Where? Pick a hex.")).to_be_hidden()


AWAY = """() => {
  const frame = document.querySelector('.mapw').getBoundingClientRect();
  return [...document.querySelectorAll('[data-hex] .ground')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < frame.left - 1 || one.right > frame.right + 1 || one.bottom > frame.bottom + 1).length;
}"""


def test_the_first_turn_begins_with_the_whole_map_in_view(person) -> None:
    """Whatever slips lay over it before."""
    ann = person("Ann").in_residuum()
    ann.rest_in_my_turn()
    assert not ann.page.evaluate(AWAY)


CUT = """() => [...document.querySelectorAll('.tray :is(button, .st, .dcard .cost)')]
  .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().bottom > innerHeight + 0.5)
  .map((one) => one.textContent.trim() || one.ariaLabel)"""
NARROW = (1024, 768)


@pytest.mark.parametrize("size", [DESKTOP, (1366, 768), LOW, NARROW], ids=["1440", "1366", "low", "narrow"])
def test_the_whole_foot_is_in_the_window(person, size) -> None:
    """Also with a hand, and with a bot's turn to watch again."""
    ann = person("Ann", size=size).in_residuum()
    ann.rest_in_my_turn()
    ann.end_turn()
    ann.rest_in_my_turn()
    expect(ann.button("Watch again")).to_be_visible()
    expect(ann.page.locator(".disc .dcard").first).to_be_visible()
    if size == NARROW:
        return  # the deeds scroll there
    assert not ann.page.evaluate(CUT)


EDGES = """() => Math.min(...[...document.querySelectorAll('.edge.lit .hit')].map((one) => {
  const at = one.getScreenCTM();
  return one.height.baseVal.value * Math.hypot(at.a, at.b);
}))"""


def test_a_finger_hits_the_border_where_a_barricade_is_raised(person) -> None:
    ann = person("Ann", size=PHONE).in_residuum()
    ann.rest_in_my_turn()
    ann.click(ann.button("Raise Barricade"))
    expect(ann.page.locator(".edge.lit").first).to_be_visible()
    ann.until(lambda: ann.page.evaluate(EDGES) > 40)
    ann.page.locator(".edge.lit").first.tap()
    expect(ann.page.locator(".edge.lit")).to_have_count(0)


def test_a_phone_opens_and_closes_a_rivals_stocks_and_shows_the_newest_of_the_log(person) -> None:
    ann = person("Ann", size=PHONE).in_residuum()
    ann.rest_in_my_turn()
    rival = ann.page.locator(".plr")
    ann.page.get_by_role("button", name=re.compile("^Teodor, .* show stocks")).tap()
    expect(rival.locator(".more")).to_be_visible()
    rival.locator(".who").tap()
    expect(rival.locator(".more")).to_be_hidden()
    ann.page.get_by_role("button", name=re.compile("^Log")).tap()
    expect(ann.page.locator("#log li").last).to_be_in_viewport()


def test_the_map_is_moved_and_enlarged_by_keys_and_buttons(person) -> None:
    ann = person("Ann").in_residuum()
    ann.rest_in_my_turn()
    size = "document.querySelector('[data-hex=h1]').getBoundingClientRect().width"
    first = ann.page.evaluate(size)
    ann.button("Closer").click()
    ann.until(lambda: ann.page.evaluate(size) > first * 1.2)
    ann.page.keyboard.press("0")
    ann.until(lambda: ann.page.evaluate(size) == pytest.approx(first, abs=1))
    ann.page.keyboard.press("ArrowRight")
    ann.until(lambda: ann.page.evaluate("document.activeElement.dataset.thing") is not None)


def test_hexes_have_names_for_those_who_hear_the_map(person) -> None:
    ann = person("Ann").in_residuum()
    ann.rest_in_my_turn()
    names = [one.get_attribute("aria-label") or "" for one in ann.page.locator(".hex").all()]
    assert any(re.search("Your Basecamp, active", name) for name in names)
    assert any(name.startswith("Trade Town") for name in names)


def test_onlookers_see_stocks_and_no_cards(person) -> None:
    ann = person("Ann").in_residuum(3)
    ann.rest_in_my_turn()
    bob = person("Bob").visit(f"/t/{ann.table}")
    expect(bob.page.locator(".plr")).to_have_count(3)
    expect(bob.page.locator(".dcard")).to_have_count(0)
    expect(bob.page.locator(".hex.lit")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "theme"),
    [*WINDOWS, (LOW, "dark")],
    ids=[f"{size[0]}x{size[1]}-{theme}" for size, theme in [*WINDOWS, (LOW, "dark")]],
)
def test_nothing_of_it_stands_in_anybodys_way(person, size, theme) -> None:
    ann = person("Ann", size=size, theme=theme).in_residuum(4)
    eye = Inspector(ann)
    ann.wait()
    eye.look("choosing a Basecamp")
    ann.rest_in_my_turn()
    eye.look("my turn")
    pick_an_outrider(ann)
    eye.look("an Outrider picked")
    ann.visit(f"/t/{ann.table}")
    ann.wait()
    eye.sheet("Rules and cards", "Rules and cards")
    eye.done()
