"""A person at a browser window: looks at what is lit and clicks it. Knows the page, never the server's insides."""

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, TimeoutError, expect

from tests.browser.serving import Server

expect.set_options(timeout=60_000)

DESKTOP = (1440, 900)
LAPTOP = (1366, 768)
PHONE = (390, 844)
MOST = 900  # clicks in a game
OFTEN = 40  # milliseconds between two looks: every frame would keep the window busy with being looked at
SOON = 1_000  # milliseconds after which one looks whether what was seen is still there
MISSES = 20  # clicks in a row that found nothing: then what is lit cannot be clicked
LONG = 180  # seconds until something must have happened: the first bot of a server starts a process
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
QUIET = """() => new Promise((done) => {
  let timer = 0;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (watch.disconnect(), done()), 250);
  };
  const watch = new MutationObserver(again);
  watch.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
  again();
})"""
KEEP = """async (wanted) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wanted)});
  const made = await answer.json();
  const kept = JSON.parse(localStorage.getItem('cinderbox.seats') ?? '{}');
  localStorage.setItem('cinderbox.seats', JSON.stringify({...kept, [made.id]: made.keys}));
  return made.id;
}"""


class Person:
    most = MOST
    asked = ASKED
    missed = 0  # clicks in a row that found nothing

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        size: tuple[int, int] = DESKTOP,
        theme: str = "dark",
        seed: int = 1,
        installs: bool = False,
        **settings: Any,
    ) -> None:
        self.server = server
        self.name = name
        self.chance = random.Random(seed)
        self.touches = size == PHONE
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.touches,
            is_mobile=self.touches,
            service_workers="allow" if installs else "block",  # what it answers no test can
        )
        self.context.set_default_timeout(60_000)
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
        if "closed before the connection is established" in message.text:
            return  # this person was quicker to leave a page than its line was to come up
        if "Service Worker registration blocked" in message.text:
            return
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

    def set_up(self, title: str) -> Locator:
        """The sheet of a new table of a game, from the lobby."""
        self.visit()
        label = self.page.locator(".lab", has_text=title)
        if label.get_attribute("aria-pressed") != "true":
            label.click()
        self.page.get_by_role("group", name=title).get_by_role("button", name="Set up your own").click()
        return self.page.get_by_role("dialog", name="New table")

    def listening(self) -> list[dict[str, Any]]:
        """All that the server will send to this window from now on."""
        heard: list[dict[str, Any]] = []
        self.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))))
        return heard

    def replay_at(self, n: int) -> None:
        """The game as it was after so many moves."""
        self.visit(f"/t/{self.table}/replay")
        slider = self.page.get_by_role("slider")
        expect(slider).not_to_have_attribute("max", "0")  # how long the game was comes with its first moment
        slider.fill(str(n))
        expect(self.page.locator(".replay .n")).to_have_text(re.compile(f"^{n}/"))

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
        asked = self.page.wait_for_function(self.asked, timeout=LONG * 1000, polling=OFTEN)
        found: dict[str, Any] = asked.json_value()
        return found

    def until(self, met: Callable[[], bool]) -> None:
        """Looks again and again until this is so."""
        end = time.monotonic() + LONG
        while not met():
            assert time.monotonic() < end, f"{self.name} has waited in vain"
            self.page.wait_for_timeout(30)

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
        try:
            self.click(self.wish(now), SOON)
            self.missed = 0
        except TimeoutError:
            self.miss()

    def miss(self) -> None:
        self.missed += 1
        assert self.missed < MISSES, f"{self.name} cannot click what is lit: {self.look()}"

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

    def play_until(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Clicks on what is lit until what is seen is like this, and tells what is seen."""
        for _ in range(self.most):
            now = self.wait()
            if met(now):
                return now
            assert not now["over"], "the game is over"
            self.step(now)
        raise AssertionError(f"still not so after {self.most} clicks")

    def play_to_the_end(self) -> None:
        self.play_until(lambda now: bool(now["over"]))

    def play_until_my_turn(self) -> None:
        """Through the choice of camps and whatever else comes first, until a turn can be ended."""
        self.play_until(self.at_rest)

    def is_asked(self, now: dict[str, Any]) -> bool:
        return any(now[sign] for sign in ("end", "choices", "lit", "slip", "sums"))

    def at_rest(self, now: dict[str, Any]) -> bool:
        return bool(now["end"])

    def rest_in_my_turn(self) -> None:
        """Until a turn can be ended and nothing on the page changes any more."""
        for _ in range(self.most):
            self.play_until_my_turn()
            self.page.evaluate(QUIET)
            if self.look()["end"]:
                return
        raise AssertionError(f"no rest after {self.most} turns")

    def end_turn(self) -> None:
        """Ends the turn, and waits until it is over; the next one of one's own may have begun by then."""
        turns = self.turns
        self.end()
        self.until(lambda: self.turns > turns or bool(self.look()["over"]))

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


def together(person: Callable[..., Person]) -> tuple[Person, Person]:
    """Two people at one table, each at a window."""
    ann = person("Ann").visit()
    id = ann.make({"kind": "open"})
    ann.visit(f"/t/{id}")
    bob = person("Bob", size=PHONE).visit(f"/t/{id}")
    bob.click(bob.button("Sit down"))
    return ann, bob


Seen = list[dict[str, Any]]


def all_over(seen: Seen) -> bool:
    return all(now["over"] for now in seen)


def play_in_turn(*people: Person, until: Callable[[Seen], bool] = all_over) -> None:
    """Several windows at one table, until what is seen in them is like this. Clicks are counted, looks are not."""
    most = max(one.most for one in people)
    clicks, last = 0, time.monotonic()
    while clicks < most:
        seen = [one.look() for one in people]
        if until(seen):
            return
        asked = [(one, now) for one, now in zip(people, seen, strict=True) if one.is_asked(now)]
        if asked:
            one, now = asked[0]
            one.step(now)
            clicks, last = clicks + 1, time.monotonic()
        else:
            assert time.monotonic() < last + LONG, "nobody is asked anything"
            people[0].page.wait_for_timeout(20)
    raise AssertionError(f"not over after {most} clicks")
