"""Everybody can use it: axe finds nothing in any state, in dark and light, and nothing scrolls that should not."""

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, LAPTOP, PHONE, Person

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.flatMap((rule) => rule.nodes.map((node) =>
    `${rule.id}: ${node.target.join(' ')}: ${(node.failureSummary ?? rule.help).replace(/\\s+/g, ' ')}`));
}"""


class Inspector:
    """Looks at one window in every state it is brought to, and tells everything at the end."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.faults: list[str] = []
        self.scrolls = False  # whether this is a page to read, which may be longer than the window

    def look(self, state: str) -> None:
        page = self.one.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE)
        found: list[str] = page.evaluate(RUN)
        self.faults += [f"{state}: {fault}" for fault in found]
        size: dict[str, Any] = page.evaluate(
            "() => { const all = document.documentElement;"
            " return {wide: all.scrollWidth - innerWidth, high: all.scrollHeight - innerHeight}; }"
        )
        if size["wide"] > 0:
            self.faults.append(f"{state}: scrolls sideways by {size['wide']}")
        lobby = self.one.touches and page.locator("main.lob").count()
        if size["high"] > 0 and not lobby and not self.scrolls:
            self.faults.append(f"{state}: scrolls by {size['high']}")

    def sheet(self, button: str, name: str) -> None:
        self.one.click(self.one.button(button, exact=True))
        expect(self.one.page.get_by_role("dialog", name=name)).to_be_visible()
        self.look(name)
        self.one.page.keyboard.press("Escape")
        expect(self.one.page.get_by_role("dialog", name=name)).to_have_count(0)

    def done(self) -> None:
        assert not self.faults, "\n".join(dict.fromkeys(self.faults))


WINDOWS = [(DESKTOP, "dark"), (LAPTOP, "light"), (PHONE, "dark"), (PHONE, "light")]


@pytest.mark.parametrize(("size", "theme"), WINDOWS, ids=[f"{size[0]}-{theme}" for size, theme in WINDOWS])
def test_nothing_stands_in_anybodys_way(person, size, theme) -> None:
    ann = person("Ann", size=size, theme=theme)
    eye = Inspector(ann)
    ann.against_a_bot()
    ann.wait()
    eye.look("choosing camps")
    ann.play_until_my_turn()
    eye.look("my turn")
    ann.click(ann.page.locator(".hand .card").first)
    expect(ann.page.get_by_role("menu")).to_be_visible()
    eye.look("a card's choices")
    ann.page.keyboard.press("Escape")
    eye.sheet("Rules and cards", "Rules and cards")
    eye.sheet("People and links", "People and links")
    if not ann.touches:
        eye.sheet("Keys", "Keys")
    ann.click(ann.button("Menu", exact=True))
    ann.click(ann.button("Give up"))
    eye.look("menu")
    ann.click(ann.button("Yes, give up"))
    expect(ann.page.get_by_role("dialog", name="Game over")).to_be_visible()
    eye.look("over")
    ann.replay_at(6)
    eye.look("replay")
    eye.done()


@pytest.mark.parametrize(("size", "theme"), WINDOWS, ids=[f"{size[0]}-{theme}" for size, theme in WINDOWS])
def test_the_lobby_stands_in_nobodys_way(person, size, theme) -> None:
    ann = person("Ann", size=size, theme=theme)
    ann.make({"kind": "open"}, listed=True)
    bob = person("Bob", size=size, theme=theme).visit()
    eye = Inspector(bob)
    expect(bob.page.locator(".tl li .btn").first).to_be_visible()
    eye.look("lobby")
    bob.click(bob.button("Set up your own"))
    eye.look("new table")
    bob.click(bob.button("Close"))
    bob.click(bob.button("Menu", exact=True))
    eye.look("menu")
    bob.click(bob.button("Close"))
    bob.click(bob.button("Two at this screen"))
    bob.play_until(lambda now: bool(now["hand_over"]))
    eye.look("hand over")
    bob.line_may_break = True  # the browser notes an answer of 404 in its console
    bob.visit("/t/no-such-table")
    expect(bob.page.locator("section.empty a")).to_be_visible()
    eye.look("no such table")
    eye.done()
