"""What happens between people: hints, being away, watching, as two or three see it at their windows."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, play_in_turn, together
from tests.browser.serving import Server


def said(one: Person, text: str) -> Locator:
    """A line of the log, wherever it can be scrolled to."""
    return one.page.locator("#log li", has_text=text)


def in_a_turn(seen: list[dict[str, object]]) -> bool:
    return any(now["end"] for now in seen)


def test_who_sits_down_agrees_to_hints_and_whoever_takes_one_is_named(person) -> None:
    ann = person("Ann").visit()
    ann.visit(f"/t/{ann.make({'kind': 'open'}, hints=True)}")
    bob = person("Bob").visit(f"/t/{ann.table}")
    expect(bob.page.locator("form.sit")).to_contain_text("Hints are allowed here")
    bob.click(bob.button("Sit down"))
    bob.wait()
    ann.wait()
    ann.click(ann.button("Hint"))
    expect(said(ann, "Ann took a hint.")).to_be_visible()
    play_in_turn(ann, bob, until=in_a_turn)
    expect(said(bob, "Ann took a hint.")).to_have_count(1)


def test_between_people_who_did_not_agree_there_is_no_hint(person) -> None:
    ann, bob = together(person)
    bob.wait()
    play_in_turn(ann, bob, until=in_a_turn)
    for one in (ann, bob):
        expect(one.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_table_against_a_bot_is_private_unless_it_is_opened(person) -> None:
    ann = person("Ann").visit()
    ann.click(ann.button("Set up your own"))
    sheet = ann.page.get_by_role("dialog", name="New table")
    shown = sheet.get_by_label("Show this table in the lobby")
    expect(shown).not_to_be_checked()
    expect(sheet.get_by_label("Allow hints")).to_have_count(0)
    sheet.get_by_label("Seat 2").select_option("open")
    expect(shown).to_be_checked()
    expect(sheet.get_by_label("Allow hints")).not_to_be_checked()
    shown.uncheck()
    sheet.get_by_label("Seat 2").select_option("local")
    expect(shown).not_to_be_checked()


def test_away_is_seen_at_the_table_and_who_comes_back_is_told_and_has_the_seat(person, page_folder, tmp_path) -> None:
    hasty = Server(tmp_path, page_folder, grace=0.1)
    hasty.start()
    try:
        ann, bob = together(lambda name, **more: person(name, server=hasty, **more))
        bob.wait()
        table = bob.page.url
        bob.visit()
        expect(ann.page.locator(".strip")).to_contain_text(re.compile(r"Bob is away since \d+ s"))
        ann.click(ann.button("Let a bot play"))
        expect(said(ann, "Bob is away: a bot plays on.")).to_have_count(1)
        expect(ann.page.locator(".strip")).to_have_count(0)
        bob.page.goto(table)
        expect(bob.page.locator(".prompt .said")).to_contain_text("A bot played for you")
        expect(said(ann, "Bob is back.")).to_have_count(1)
        play_in_turn(ann, bob, until=in_a_turn)
        ann.line_may_break = bob.line_may_break = True
    finally:
        hasty.stop()


def test_a_bot_for_somebody_is_asked_about_in_a_strip_that_leaves_the_board_free(person, page_folder, tmp_path) -> None:
    hasty = Server(tmp_path, page_folder, grace=0.0)
    hasty.start()
    try:
        ann, bob, cid = [person(name, server=hasty) for name in ("Ann", "Bob", "Cid")]
        ann.visit()
        seats = ({"kind": "open"}, {"kind": "open"})
        ann.visit(f"/t/{ann.make(*seats, game='residuum', options={'map': 'quick'})}")
        for one in (bob, cid):
            one.visit(f"/t/{ann.table}")
            one.click(one.button("Sit down"))
            expect(one.page.get_by_role("button", name="Sit down")).to_have_count(0)
        cid.visit()
        ann.click(ann.button("Let a bot play"))
        asked = bob.page.get_by_role("alertdialog", name="Ann asks: shall a bot play for Cid?")
        expect(asked).to_be_visible()
        expect(bob.page.locator(".above .strip")).to_contain_text(["shall a bot play for Cid?"])
        expect(bob.page.locator(".veil")).to_have_count(0)
        bob.click(asked.get_by_role("button", name="Yes"))
        expect(said(ann, "Cid is away: a bot plays on.")).to_have_count(1)
        for one in (ann, bob, cid):
            one.line_may_break = True
    finally:
        hasty.stop()


def test_a_button_leads_to_the_next_table_at_which_it_is_ones_move(person) -> None:
    ann = person("Ann").visit()
    ann.click(ann.button("Play a bot"))
    ann.page.wait_for_url("**/t/*")
    ann.wait()
    waiting = ann.table
    ann.visit()
    ann.visit(f"/t/{ann.make({'kind': 'open'})}")
    links = ann.page.get_by_role("dialog", name="People and links")
    links.wait_for()
    ann.page.keyboard.press("Escape")
    links.wait_for(state="detached")
    ann.page.get_by_role("link", name="Your move at another table: Radlands").click()
    ann.page.wait_for_url(f"**/t/{waiting}")
    ann.wait()
    expect(ann.page.get_by_role("link", name="Your move at another table")).to_have_count(0)


def test_more_than_the_last_action_is_taken_back_with_the_consent_of_the_other(person) -> None:
    ann, bob = together(person)
    bob.wait()
    play_in_turn(ann, bob, until=in_a_turn)
    ann.click(ann.button("Ask to undo"))
    expect(ann.page.locator(".strip")).to_contain_text("Waiting for Bob.")
    asked = bob.page.get_by_role("alertdialog", name="Ann would like to take back the last action.")
    bob.click(asked.get_by_role("button", name="No"))
    expect(said(ann, "Bob does not want that taken back.")).to_have_count(1)
    ann.click(ann.button("Ask to undo"))
    bob.click(asked.get_by_role("button", name="Yes"))
    expect(said(ann, "Ann took back the last action")).to_have_count(1)
    expect(ann.page.locator(".camp.lit").first).to_be_visible()
    bob.wait()
    play_in_turn(ann, bob, until=in_a_turn)


def test_the_clocks_stand_still_by_agreement(person) -> None:
    ann = person("Ann").visit()
    ann.visit(f"/t/{ann.make({'kind': 'open'}, clock={'kind': 'live', 'seconds': 600, 'increment': 5})}")
    bob = person("Bob").visit(f"/t/{ann.table}")
    bob.click(bob.button("Sit down"))
    bob.wait()
    expect(ann.page.locator(".fuse")).to_have_count(2)
    ann.click(ann.button("Menu"))
    ann.click(ann.button("Ask for a pause"))
    bob.click(bob.page.get_by_role("alertdialog").get_by_role("button", name="Yes"))
    for one in (ann, bob):
        expect(one.page.locator(".strip")).to_contain_text("The clocks stand still.")
        expect(one.page.locator(".tm .run")).to_have_count(0)


def test_a_link_to_watch_is_not_a_link_to_play_and_says_so(person) -> None:
    ann, bob = together(person)
    bob.wait()
    ann.click(ann.button("People and links"))
    people = ann.page.get_by_role("dialog", name="People and links")
    ann.click(people.get_by_role("button", name="Link to this seat"))
    expect(people).to_contain_text("whoever opens it plays this seat")
    assert "#s=" in people.get_by_role("textbox").input_value()
    ann.click(people.get_by_role("button", name="Link for spectators"))
    expect(people).to_contain_text("nobody can play with it")
    link = people.get_by_role("textbox").input_value()
    assert "#" not in link
    eve = person("Eve").visit(link.removeprefix(ann.server.address))
    expect(eve.page.locator(".prompt")).to_contain_text("You are watching.")
    expect(people).to_contain_text("Watching: Eve")
    people.get_by_label("Let others watch").click()  # it is unchecked once the house says so
    expect(eve.page.locator(".empty")).to_contain_text("This table is closed to spectators.")
    bob.visit(f"/t/{ann.table}/watch")
    bob.wait()  # whoever has a seat sits in it, by whatever link


def test_the_tab_and_the_lobby_say_whose_move_it_is_and_how_it_ended(person) -> None:
    ann = person("Ann").against_a_bot()
    ann.wait()
    expect(ann.page).to_have_title("Your move · Radlands · Cinderbox")
    icon = ann.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/match-lit.svg")
    table = ann.table
    ann.visit()
    expect(ann.page).to_have_title("1 to move · Cinderbox")
    ann.click(ann.page.get_by_role("link", name="Your move").first)
    ann.page.wait_for_url(f"**/t/{table}")
    ann.wait()
    ann.click(ann.button("Menu"))
    ann.click(ann.button("Give up"))
    ann.click(ann.button("Yes, give up"))
    expect(ann.page).to_have_title("Radlands · Cinderbox")
    expect(icon).to_have_attribute("href", "/match.svg")
    ann.visit()
    expect(ann.page.locator(".past")).to_contain_text("Drifter won.")
    expect(ann.page).to_have_title("Cinderbox")


def test_the_page_can_be_installed_and_answers_while_the_line_is_down(person) -> None:
    ann = person("Ann", installs=True).visit()
    found = ann.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    for icon in found["icons"]:
        answer = ann.page.request.get(ann.server.address + icon["src"])
        assert answer.ok and answer.headers["content-type"].split(";")[0] == icon["type"]
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ann.page.reload()
    ann.line_may_break = True
    ann.context.set_offline(True)
    ann.page.goto(f"{ann.server.address}/t/somewhere")
    expect(ann.page.get_by_role("heading")).to_have_text("The line is down")
    ann.context.set_offline(False)
    ann.page.get_by_role("link", name="Try again").click()
    expect(ann.page.locator(".empty")).to_contain_text("There is no table 'somewhere'")


TOLD = """() => {
  window.told = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(title, said) { window.told.push(`${title}: ${said.body}`); }
  };
}"""


def test_who_looks_elsewhere_is_told_of_the_move_if_they_want_to_be(person) -> None:
    ann = person("Ann").against_a_bot()
    ann.rest_in_my_turn()
    ann.page.evaluate(TOLD)
    ann.page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
    ann.end_turn()
    ann.rest_in_my_turn()
    assert ann.page.evaluate("window.told") == [], "nobody is told who did not ask for it"
    ann.click(ann.button("Menu"))
    wanted = ann.page.get_by_label("Tell me when it is my move")
    wanted.check()
    expect(wanted).to_be_checked()
    ann.page.keyboard.press("Escape")
    ann.end_turn()
    ann.until(lambda: bool(ann.page.evaluate("window.told.length")))
    assert ann.page.evaluate("window.told[0]") == "Radlands: It is your move."
