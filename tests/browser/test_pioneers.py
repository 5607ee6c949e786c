"""The Pioneers Program in the browser: whole games at every seat count, lessons, and what nobody may see."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.person import LAPTOP, PHONE, QUIET, play_in_turn
from tests.browser.pioneer import Pioneer
from tests.browser.test_access import Inspector

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def pioneer(person):
    return partial(person, kind=Pioneer)


# -- whole games ---------------------------------------------------------------------------------------------


def test_one_person_and_two_bots_play_a_whole_game_from_the_lobby(pioneer) -> None:
    ann = pioneer("Ann")
    sheet = ann.set_up("The Pioneers Program")
    for seat in ("Seat 2", "Seat 3"):
        sheet.get_by_label(seat).select_option(label="Bot: Drifter")
    sheet.get_by_role("button", name="Light it").click()
    expect(ann.page.locator(".pio .laid .hc.lit")).to_have_count(5)
    ann.play_to_the_end()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_contain_text("win", ignore_case=True)
    assert ann.page.locator(".pio .rv").count() == 2


def test_two_people_and_four_bots_play_a_whole_game_one_of_them_on_a_phone(pioneer) -> None:
    ann, bob = pioneer("Ann", seed=2), pioneer("Bob", size=PHONE, seed=4)
    bots = [{**BOT, "name": name} for name in ("Mira", "Ashfall", "Oren", "Lisbet")]
    id = ann.make({"kind": "open"}, *bots, game="pioneers", options={"extended": True}, listed=True)
    ann.visit(f"/t/{id}")
    bob.visit(f"/t/{id}")
    bob.click(bob.button("Sit down here"))
    bob.wait()
    play_in_turn(ann, bob)
    told = [one.page.get_by_role("dialog", name="Game over").locator("h2").inner_text().lower() for one in (ann, bob)]
    assert all("win" in text for text in told), told
    assert ann.page.locator(".pio .rv").count() == 5 and bob.page.locator(".pio .pill").count() == 7


@pytest.mark.parametrize(
    ("seats", "size", "theme"), [(4, LAPTOP, "light"), (5, PHONE, "dark")], ids=["4 seats, laptop", "5 seats, phone"]
)
def test_a_whole_game_ends_with_nothing_in_anybodys_way(pioneer, seats, size, theme) -> None:
    ann = pioneer("Ann", size=size, theme=theme, seed=seats).settle(seats)
    ann.play_to_the_end()
    eye = Inspector(ann)
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_contain_text("win", ignore_case=True)
    eye.look("over")
    ann.click(over.get_by_role("button", name="Close"))
    expect(over).to_have_count(0)
    eye.look("the last position")
    eye.done()


# -- nothing is lost, nothing is told ------------------------------------------------------------------------

SEEN = """() => {
  const texts = (query) => [...document.querySelectorAll(query)].map((one) => one.textContent.replace(/\\s+/g, ' '));
  return {towns: texts('.pio [data-town]'), market: texts('.pio .mkt'), track: texts('.pio .vp'),
    prompt: texts('.prompt b')[0]};
}"""


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_a_reload_in_mid_game_loses_nothing(pioneer, size) -> None:
    ann = pioneer("Ann", size=size, seed=5).settle(4)
    ann.rest_in_my_turn()
    before = ann.page.evaluate(SEEN), ann.log, ann.hand_cards()
    ann.page.reload()
    ann.wait()
    ann.page.evaluate(QUIET)
    assert (ann.page.evaluate(SEEN), ann.log, ann.hand_cards()) == before


def test_hands_and_packets_of_others_are_not_on_the_wire(pioneer) -> None:
    ann, bob = pioneer("Ann"), pioneer("Bob", seed=2)
    heard: list[str] = []
    bob.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    id = ann.make({"kind": "open"}, {**BOT, "name": "Mira"}, game="pioneers", listed=True)
    ann.visit(f"/t/{id}")
    bob.visit(f"/t/{id}")
    bob.click(bob.button("Sit down here"))
    packets = []
    for one in (ann, bob):
        expect(one.page.locator(".pio .laid .hc.lit")).to_have_count(5)
        packets.append({str(card.get_attribute("data-card")) for card in one.page.locator(".pio .laid .hc").all()})
    said = " ".join(heard)
    assert all(f'"{card}"' in said for card in packets[1]), "his own cards do come over the wire"
    hidden = packets[0] - packets[1] - {"raid"}  # which is also another word
    assert not [card for card in hidden if f'"{card}"' in said]


# -- lessons -------------------------------------------------------------------------------------------------


def test_whoever_touches_what_glows_gets_through_all_lessons(pioneer) -> None:
    ann = pioneer("Ann", size=(1366, 768)).visit("/learn/pioneers")
    course = ann.page.locator("ol.course li")
    expect(course).to_have_count(11)
    ann.click(course.first.get_by_role("button"))
    for number in range(1, 12):
        ann.follow()
        if number < 11:
            title = ann.page.locator(".lesson h2").inner_text()
            ann.click(ann.page.locator(".lesson .go .strike"))
            expect(ann.page.locator(".lesson h2")).not_to_have_text(title, ignore_case=True)


@pytest.mark.parametrize("title", ["Under attack", "A raid", "A plan to win"])
def test_lessons_are_followed_on_a_phone(pioneer, title) -> None:
    ann = pioneer("Ann", size=PHONE)
    ann.learn(title)
    expect(ann.page.locator(".lesson .go .strike").first).to_be_visible()


# -- everybody can use it ------------------------------------------------------------------------------------

SLIPS = [
    ("The wastes", "One too many", "overflow"),
    ("Maintenance", "Sell 3 food", "trade"),
    ("Maintenance", "Card by card", "upkeep"),
    ("Under attack", "Add 1", "before a roll"),
    ("An attack of your own", "Choose the medium town", "target"),
    ("A raid", "Take two resources", "reward"),
    ("A card up your sleeve", "Now is the moment", "save"),
    ("Passing and survivors", "Choose whom you like", "survivors"),
]
WINDOWS = [((1440, 900), "dark"), (PHONE, "light")]


@pytest.mark.parametrize(("size", "theme"), WINDOWS, ids=["desktop", "phone"])
def test_nothing_stands_in_anybodys_way(pioneer, size, theme) -> None:
    ann = pioneer("Ann", size=size, theme=theme, seed=3)
    eye = Inspector(ann)
    ann.settle(6)
    ann.wait()
    eye.look("draft")
    ann.rest_in_my_turn()
    eye.look("my turn")
    eye.sheet("Rules and cards", "Rules and cards")
    if ann.touches:
        ann.click(ann.page.locator(".pio .pill").nth(1))
        eye.look("a town")
    for lesson, until, state in SLIPS:
        ann.learn(lesson, until)
        expect(ann.page.locator(".rslip")).to_be_visible()
        eye.look(state)
    eye.done()


def test_a_hint_is_marked_and_a_refusal_is_explained(pioneer) -> None:
    ann = pioneer("Ann", seed=1).settle(3)
    ann.rest_in_my_turn()
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".pio .hinted, .acts .hinted, [data-thing=end]").first).to_be_visible()
    expect(ann.page.locator(".prompt .said")).not_to_have_text("Thinking about it")
    ann.page.keyboard.press("Escape")
    ann.learn("Your first turn", "Take the Farm")
    ann.click(ann.thing("market:1"))
    expect(ann.page.locator(".prompt .said")).to_contain_text("Take the Farm")
