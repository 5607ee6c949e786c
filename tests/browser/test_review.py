"""After the game: everybody's chances along it, the moments that decided it, and what would have been better."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_access import Inspector

RECORDS = Path(__file__).parents[1] / "records" / "radlands"


def finished(one: Person) -> str:
    """A short game that was brought in."""
    record = min(RECORDS.glob("*.json"), key=lambda path: path.stat().st_size).read_bytes()
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{one.server.address}/api/records", content=record, headers=headers, timeout=60)
    answer.raise_for_status()
    return str(answer.json()["id"])


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_a_moment_that_decided_the_game_is_looked_at_played_better_and_played_on(person, size, theme) -> None:
    ann = person("Ann", size=size, theme=theme)
    eye = Inspector(ann)
    id = finished(ann)
    page = ann.visit(f"/t/{id}").page
    over = page.get_by_role("dialog", name="Game over")
    curve = over.locator("figure.curve")
    expect(curve).to_be_visible(timeout=240_000)
    expect(curve.locator("polyline")).to_have_count(2)
    rows = curve.get_by_role("table").get_by_role("row")
    expect(rows.last.get_by_role("cell")).to_have_text(["100 %", "0 %"])  # the same for ears
    eye.look("the end")
    said = over.get_by_role("listitem").filter(has_text="kept").first
    sentence = said.inner_text().split("\n")[-1]
    said.get_by_role("button").click()

    told = page.get_by_role("region", name="What happened")
    expect(told.locator("li.now")).to_contain_text(sentence[-20:])
    eye.look("a moment")
    at = page.locator(".replay .n").inner_text()
    assert not at.startswith("0/")
    told.get_by_role("button", name="Show the better plan").click()
    expect(told.get_by_role("status")).to_have_text("Better plan: where it begins")
    before = ann.log
    told.get_by_role("button", name="Next step").click()
    expect(told.get_by_role("status")).to_contain_text("Better plan, 1 of")
    eye.look("a better plan")
    told.get_by_role("button", name="Next step").click()
    expect(told.get_by_role("status")).to_contain_text("Better plan, 2 of")
    assert ann.log != before
    told.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".replay .n")).to_have_text(at)
    told.get_by_role("button", name="Play on as").click()
    expect(page).not_to_have_url(f"{ann.server.address}/t/{id}/replay", timeout=60_000)
    expect(page.locator(".prompt b").first).to_be_visible()
    eye.done()


def test_how_things_stand_goes_along_with_the_replay(person) -> None:
    ann = person("Ann")
    page = ann.visit(f"/t/{finished(ann)}/replay").page
    stands = page.locator(".replay .stands")
    expect(stands).to_be_visible(timeout=240_000)
    page.get_by_role("slider").fill(page.get_by_role("slider").get_attribute("max") or "")
    expect(stands).to_contain_text("100 %")
    expect(page.locator(".replay .line polyline")).to_have_count(2)
