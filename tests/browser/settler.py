"""A person who plays Residuum: sees what can be clicked and is not covered, and clicks it. Knows the page only.

A settler does a few things a turn and ends it, so that a whole game is a matter of seconds.
"""

from collections.abc import Mapping
from typing import Any, Self

from playwright.sync_api import expect

from tests.browser.person import Person

MOST = 2500  # clicks in a game
PLACE = """(one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return {x, y, free: Boolean(top && (one === top || one.contains(top)))};
}"""
LOOK = f"""() => {{
  const seen = window.seenThings = [];
  const shown = (one) => one.getClientRects().length > 0 && !one.disabled;
  const all = (query) => [...document.querySelectorAll(query)].filter(shown);
  const what = (one) => {{
    return {{
      at: seen.push(one) - 1, thing: one.dataset.thing ?? one.textContent.trim(), free: ({PLACE})(one).free,
      lit: one.matches('.lit'), strike: one.matches('.strike'), step: Boolean(one.closest('.step')),
    }};
  }};
  const each = (query) => all(query).map(what);
  const slip = each('.rslip button:not(.ic, .link, .closed, [data-read]), .rslip a.btn');
  const now = {{
    over: all('.slip[role=dialog]').length > 0,
    hand_over: each('section.over button'),
    slip: slip.filter((one) => one.free),
    menu: each('.slip[role=menu] button:not(.closed)'),
    lit: each('main .lit[data-thing]:not(.rslip *):not(.deed)'),
    deeds: each('main .deed.lit'),
    end: each('[data-thing=end], nav .strike'),
  }};
  const rows = [now.hand_over, now.slip, now.menu, now.lit, now.deeds, now.end];
  if (rows.every((one) => one.length === 0)) now.slip = slip;  // a long slip is scrolled to its answers
  return now;
}}"""
ASKED = f"""() => {{
  const now = ({LOOK})();
  const things = [now.hand_over, now.slip, now.menu, now.lit, now.deeds, now.end];
  return (now.over || things.some((one) => one.length > 0)) && now;
}}"""
REACH = f"""([at, lit]) => {{  // where a thing is now that was seen before; null if it is no longer what it was
  const one = window.seenThings?.[at];
  if (!one?.isConnected || one.disabled || (lit && !one.matches('.lit')) || !one.getClientRects().length) return null;
  const place = ({PLACE})(one);
  if (!place.free) one.focus();  // what lies outside the window is brought in by the keyboard
  return place;
}}"""
TOLD = f"""() => [
  document.querySelector('.lesson .ask')?.textContent ?? '',
  document.querySelector('.lesson .go .strike') !== null,
  ({LOOK})(),
]"""
READY = """() => {
  const there = (one) => one.getClientRects().length > 0 && !one.disabled;
  const shown = (query) => [...document.querySelectorAll(query)].some(there);
  return shown('.lesson .go .strike, main .lit[data-thing], .rslip [data-thing], [data-thing=end], nav .strike');
}"""
SUMS = {  # where a slip of a lesson wants numbers: what is pressed for them
    "pay nothing with them": ["Provisions: less"] * 2,
    "Say 0 Provisions": ["Provisions: less"] * 2,
    "Buy 1 Chem": ["Buy Chem: more"],
    "give 1 Tech, and want 1 Wood": ["you give Tech: more", "you get Wood: more"],
    "nothing with Food": ["Food: less"] * 2,
}


class Settler(Person):
    game = "residuum"
    rivals: tuple[str, ...] = ("Drifter", "Rover", "Tramp")
    usual: Mapping[str, Any] = {"map": "quick"}  # options
    most = MOST
    asked = ASKED
    deeds = 4  # clicks in an Action Phase before the turn is ended
    done = 0

    def settle(self, seats: int = 2, bot: str = "random", **options: Any) -> Self:
        """At a table of this person's with bots in the other seats."""
        others = [{"kind": "bot", "bot": bot, "name": name} for name in self.rivals[: seats - 1]]
        self.visit(f"/t/{self.make(*others, game=self.game, options={**self.usual, **options})}")
        return self

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def step(self, now: dict[str, Any]) -> None:
        """One click on something lit, if it is still there."""
        one = self.choose(now)
        where = one and self.page.evaluate(REACH, [one["at"], one["lit"]])
        if where is None:
            self.page.wait_for_timeout(50)  # the answer to the last click has come in between
            if one:
                self.miss()
            return
        self.missed = 0
        if where["free"]:
            self.at(where["x"], where["y"])
        else:
            self.page.keyboard.press("Enter")

    def at(self, x: float, y: float) -> None:
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def choose(self, now: dict[str, Any]) -> dict[str, Any] | None:
        if now["hand_over"]:
            return self.one_of(now["hand_over"])
        if now["slip"]:
            strikes = [one for one in now["slip"] if one["strike"]]
            steps = [one for one in now["slip"] if one["step"]]
            plain = [one for one in now["slip"] if not one["strike"] and not one["step"]]
            rows = [row for row in (strikes, plain, steps) if row]
            return self.one_of(rows[0] if self.chance.random() < 0.8 else self.chance.choice(rows))
        if now["menu"]:
            return self.one_of(now["menu"])
        if now["end"] and self.done >= self.deeds:
            self.done = 0
            return self.one_of(now["end"])
        self.done += 1 if now["end"] else 0
        return self.one_of(now["lit"] + now["deeds"]) or self.one_of(now["end"])

    def one_of(self, things: list[dict[str, Any]]) -> dict[str, Any] | None:
        """Anything of these, rather what is not covered or out of sight."""
        free = [one for one in things if one["free"]]
        return self.chance.choice(free or things) if things else None

    def is_asked(self, now: dict[str, Any]) -> bool:
        return any(now[name] for name in ("slip", "menu", "lit", "deeds", "end"))

    def at_rest(self, now: dict[str, Any]) -> bool:
        return bool(now["end"] and not now["slip"])

    def at_hex(self) -> None:
        """Picks a hex of one's own that is lit."""
        self.page.locator("[data-hex].lit").first.focus()
        self.page.keyboard.press("Enter")

    # -- lessons ----------------------------------------------------------------------------------------------

    def learn(self, title: str, until: str = "") -> None:
        """Through one lesson by clicks on what it lights, to its end or to the step that begins like this."""
        self.visit(f"/learn/{self.game}")
        self.click(self.page.locator("ol.course li", has_text=title).get_by_role("button"))
        self.follow(until)

    def follow(self, until: str = "") -> None:
        for _ in range(200):
            self.page.wait_for_function(READY)
            asked, ended, now = self.page.evaluate(TOLD)  # in one look, so that text and table belong together
            if ended or (until and until in asked):
                return
            if not self.sums(asked):
                self.step(now)
        raise AssertionError(f"no end of the lesson: {self.page.locator('.lesson').inner_text()}")

    def sums(self, asked: str) -> bool:
        """Where a slip wants numbers: those that the lesson asks for, then the button."""
        slip = self.page.locator(".rslip")
        wanted = next((clicks for begins, clicks in SUMS.items() if begins in asked), None)
        if wanted is None or not slip.count():
            return False
        for name in wanted:
            self.click(slip.get_by_role("button", name=name, exact=True).first)
        self.click(slip.locator("footer .strike").first)
        expect(self.page.locator(".lesson .ask").filter(has_text=asked)).to_have_count(0)
        return True

    # -- what is to be read -----------------------------------------------------------------------------------

    @property
    def held(self) -> list[str]:
        """The Discovery cards in hand."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.disc .row .dcard')].map((one) => one.dataset.thing)"
        )
        return found

    def table_as_seen(self) -> dict[str, Any]:
        """All that must be the same after a reload."""
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return {**found, "log": self.log, "hand": sorted(self.held)}


SEEN = """() => {
  const text = (one) => one.textContent.replace(/\\s+/g, ' ').trim();
  const texts = (query) => [...document.querySelectorAll(query)].map(text);
  return {
    hexes: [...document.querySelectorAll('[data-hex]')].map((one) => one.getAttribute('aria-label')),
    pieces: texts('[data-pieces]').length,
    stocks: texts('.tray .mine'),
    prompt: texts('.prompt b')[0],
  };
}"""
