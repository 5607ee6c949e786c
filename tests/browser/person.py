"""A person at a browser window: looks at what is lit and clicks it. Knows the page, never the server's insides."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, TimeoutError, expect

from tests.browser.serving import Server

expect.set_options(timeout=20_000)

DESKTOP = (1440, 900)
LAPTOP = (1366, 768)
PHONE = (390, 844)
MOST = 900  # clicks in a game
SOON = 1_000  # milliseconds after which one looks whether what was seen is still there
CALM = {"motion": "off", "pace": "off", "sound": False, "confirm": False}

LOOK = """() => {
  const shown = (one) => one.getClientRects().length > 0;
  const all = (query) => [...document.querySelectorAll(query)].filter(shown);
  const middle = document.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0;
  const what = (one) => ({
    thing: one.dataset.thing,
    harm: /damage|destroy/.test(one.querySelector('.tag')?.textContent ?? ''),
    theirs: one.getBoundingClientRect().bottom < middle,
  });
  return {
    over: all('.slip[role=dialog]').length > 0,
    hand_over: all('section.over button').length > 0,
    slip: all('.slip[role=menu] button:not(.closed)').length,
    sums: all('.rslip button:enabled:not(header *)').length,
    choices: all('.choices button').map(what),
    lit: all('main .lit[data-thing]:not(.choices *)').map(what),
    end: all('button.strike').some((one) => one.matches('[data-thing=end], nav .strike')),
  };
}"""
ASKED = f"""() => {{
  const now = ({LOOK})();
  return (now.over || now.hand_over || now.end || now.choices.length || now.lit.length || now.sums) && now;
}}"""
KEEP = """async (wanted) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wanted)});
  const made = await answer.json();
  const kept = JSON.parse(localStorage.getItem('cinderbox.seats') ?? '{}');
  localStorage.setItem('cinderbox.seats', JSON.stringify({...kept, [made.id]: made.keys}));
  return made.id;
}"""


class Person:
    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        size: tuple[int, int] = DESKTOP,
        theme: str = "dark",
        seed: int = 1,
        **settings: Any,
    ) -> None:
        self.server = server
        self.name = name
        self.chance = random.Random(seed)
        self.touches = size == PHONE
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=self.touches, is_mobile=self.touches
        )
        self.context.set_default_timeout(20_000)
        kept = json.dumps(json.dumps({"name": name, "theme": theme, **CALM, **settings}))
        self.context.add_init_script(
            f"if (!localStorage.getItem('cinderbox.settings')) localStorage.setItem('cinderbox.settings', {kept});"
        )
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.line_may_break = False
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))

    def heard(self, message: ConsoleMessage) -> None:
        broken = self.line_may_break and re.search("WebSocket|ERR_|Failed to load", message.text)
        if message.type in ("error", "warning") and not broken:
            self.complaints.append(f"{self.name}: {message.text}")

    def leave(self) -> None:
        self.context.close()

    # -- where we are -----------------------------------------------------------------------------------------

    def visit(self, path: str = "/") -> "Person":
        self.page.goto(self.server.address + path)
        return self

    def make(self, *seats: dict[str, Any], **more: Any) -> str:
        """A new table of this person's, made as the page makes it; the keys stay in this browser."""
        if not self.page.url.startswith(self.server.address):
            self.visit()
        wanted = {"game": "radlands", "seats": [{"kind": "person", "name": self.name}, *seats], **more}
        return str(self.page.evaluate(KEEP, wanted))

    def against_a_bot(self) -> "Person":
        return self.visit(f"/t/{self.make({'kind': 'bot', 'bot': 'random', 'name': 'Drifter'})}")

    def in_residuum(self, seats: int = 2, map: str = "quick") -> "Person":
        """At a table of Residuum with bots at all other seats."""
        names = ("Teodor", "Mira", "Ashfall")
        bots = [{"kind": "bot", "bot": "random", "name": name} for name in names[: seats - 1]]
        return self.visit(f"/t/{self.make(*bots, game='residuum', options={'map': map})}")

    @property
    def table(self) -> str:
        return self.page.url.split("/t/")[1].split("/")[0].split("#")[0]

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact).locator("visible=true").first

    def thing(self, name: str) -> Locator:
        return self.page.locator(f"[data-thing='{name}']").locator("visible=true").first

    # -- playing ----------------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        """What this person sees that can be clicked."""
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def wait(self) -> dict[str, Any]:
        """Until something is asked of whoever sits at this window, or the game is over."""
        found: dict[str, Any] = self.page.wait_for_function(ASKED, timeout=30_000).json_value()
        return found

    def click(self, where: Locator, timeout: int | None = None) -> None:
        # a place on a map may lie under something else
        if where.evaluate("(one) => one instanceof SVGElement", timeout=timeout):
            where.press("Enter", timeout=timeout)
        elif self.touches:
            where.tap(timeout=timeout)
        else:
            where.click(timeout=timeout)

    def step(self, now: dict[str, Any]) -> None:
        """One click on something lit: what hits the rival first, then anything; the turn ends when little is left.

        What was seen may be gone before the finger is there: answers come in between, and what was decided on a slip
        is handed in one question after the other. Then one looks again.
        """
        wish = self.wish(now)
        try:
            self.click(wish, SOON)
        except TimeoutError:
            if wish.count():
                self.click(wish)

    def wish(self, now: dict[str, Any]) -> Locator:
        if now["slip"]:
            options = self.page.locator(".slip[role=menu] button:not(.closed)").locator("visible=true")
            return options.nth(0 if self.chance.random() < 0.8 else now["slip"] - 1)
        if now["sums"]:
            buttons = self.page.locator(".rslip button:enabled:not(header *)").locator("visible=true")
            return buttons.nth(self.chance.randrange(now["sums"]))
        if now["hand_over"]:
            return self.page.locator("section.over button")
        worth = [one["thing"] for one in now["lit"] if one["thing"] not in ("draw", "end", "water_silo")]
        hits = [one["thing"] for one in now["lit"] if one["harm"] and one["theirs"]]
        choices = [one["thing"] for one in now["choices"]]
        if now["end"] and (not worth or self.chance.random() < 0.1):
            return self.end_button()
        return self.thing(self.chance.choice(hits or [*worth, *choices] or [one["thing"] for one in now["lit"]]))

    def end_button(self) -> Locator:
        return self.page.locator("[data-thing=end], nav .strike").locator("visible=true").first

    def end(self) -> None:
        self.click(self.end_button())

    def play(self, clicks: int) -> None:
        for _ in range(clicks):
            self.step(self.wait())

    def play_to_the_end(self) -> None:
        for _ in range(MOST):
            now = self.wait()
            if now["over"]:
                return
            self.step(now)
        raise AssertionError(f"not over after {MOST} clicks")

    def rest_in_my_turn(self) -> None:
        """Until a turn can be ended and the answer to the last click is not still on its way."""
        for _ in range(MOST):
            self.play_until_my_turn()
            self.page.wait_for_timeout(700)
            if self.look()["end"]:
                return
        raise AssertionError(f"no rest after {MOST} clicks")

    def play_until_my_turn(self) -> None:
        """Through the choice of camps and whatever else comes first, until a turn can be ended."""
        for _ in range(MOST):
            now = self.wait()
            if now["end"]:
                return
            self.step(now)

    # -- what is to be read -----------------------------------------------------------------------------------

    @property
    def turns(self) -> int:
        return self.page.locator("#log li.turn").count()

    @property
    def log(self) -> list[str]:
        return [text.strip() for text in self.page.locator("#log li").all_text_contents()]

    @property
    def hand(self) -> list[str]:
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.hand .card')].map((one) => one.dataset.thing)"
        )
        return found

    def prompt(self) -> Locator:
        return self.page.locator(".prompt b").first


def play_in_turn(*people: Person) -> None:
    """Several windows at one table, until the game is over in all of them."""
    for _ in range(MOST):
        seen = [one.look() for one in people]
        if all(now["over"] for now in seen):
            return
        signs = ("end", "choices", "lit", "slip", "sums")
        asked = [i for i, now in enumerate(seen) if any(now[sign] for sign in signs)]
        if asked:
            people[asked[0]].step(seen[asked[0]])
        else:
            people[0].page.wait_for_timeout(20)
    raise AssertionError(f"not over after {MOST} clicks")
