"""What a person does at the table besides playing: take back, ask why, talk, watch, give up, play again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import MOST, PHONE, QUIET, Person, together
from tests.browser.serving import Server


def test_whoever_waits_for_a_friend_is_asked_for_a_name_where_the_table_is_set_up(person) -> None:
    ann = person("").visit()
    ann.button("Set up your own").click()
    sheet = ann.page.get_by_role("dialog", name="New table")
    expect(sheet.get_by_label("What shall we call you?")).to_have_count(0)
    sheet.get_by_label("Seat 2").select_option(label="Open, by link")
    sheet.get_by_role("button", name="Light it").click()
    expect(sheet.get_by_role("alert")).to_be_visible()
    expect(sheet.get_by_label("What shall we call you?")).to_be_focused()
    sheet.get_by_label("What shall we call you?").fill("Ann")
    sheet.get_by_role("button", name="Light it").click()
    expect(ann.page.locator("header.bar")).to_contain_text("Ann v")


def test_a_choice_is_taken_back_and_made_again(person) -> None:
    ann = person("Ann").against_a_bot()
    camp = ann.wait()["lit"][0]["thing"]
    ann.thing(camp).click()
    expect(ann.thing(camp)).not_to_have_class(re.compile(r"\blit\b"))
    ann.button("Undo").click()
    expect(ann.thing(camp)).to_have_class(re.compile(r"\blit\b"))
    ann.button("Redo").click()
    expect(ann.thing(camp)).not_to_have_class(re.compile(r"\blit\b"))


def person_to_play(ann: Person) -> bool:
    """Plays a person from the hand, up to the question where, if there is one who can be paid."""
    plays = ann.page.locator(".slip[role=menu] button:not(.closed)", has_text="Play ")
    for card in ann.page.locator(".hand .card.person.lit").all():
        card.click()
        expect(ann.page.get_by_role("menu")).to_be_visible()
        if plays.count():
            plays.first.click()
            return True
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("menu")).to_have_count(0)
    return False


def test_a_card_is_put_back_into_the_hand(person) -> None:
    ann = person("Ann", seed=4).against_a_bot()
    for _ in range(9):
        ann.rest_in_my_turn()
        hand = ann.hand
        if person_to_play(ann):
            break
        ann.end_turn()
    expect(ann.prompt()).to_have_text(re.compile("Where does"))
    ann.page.keyboard.press("Escape")
    expect(ann.prompt()).to_have_text(re.compile("Your turn"))
    assert sorted(ann.hand) == sorted(hand)


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_a_click_on_something_closed_says_why(person, size) -> None:
    ann = person("Ann", size=size).against_a_bot()
    ann.rest_in_my_turn()
    closed = ann.page.locator(".card.camp[data-thing^=a]:not(.lit):not(.gone)")
    while not closed.count():
        ann.play(1)
        ann.rest_in_my_turn()
    before = ann.log
    ann.click(closed.first)
    said = ann.page.locator(".prompt .said")
    expect(said).to_be_visible()
    assert len(said.inner_text()) > 10
    assert ann.log == before
    ann.button("Close").click()
    expect(said).to_have_count(0)


def test_a_game_is_given_up_looked_at_again_and_played_again(person) -> None:
    ann = person("Ann").against_a_bot()
    ann.play_until_my_turn()
    ann.end_turn()
    ann.rest_in_my_turn()
    ann.button("Menu").click()
    ann.button("Give up").click()
    ann.button("Yes, give up").click()
    over = ann.page.get_by_role("dialog", name="Game over")
    expect(over.locator("h2")).to_have_text("Drifter wins", ignore_case=True)

    first = ann.table
    told = ann.log
    over.get_by_role("link", name="Replay").click()
    scrubber = ann.page.get_by_role("slider")
    expect(scrubber).not_to_have_attribute("max", "0")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 8
    scrubber.fill(str(last))
    expect(ann.page.locator(".replay .n")).to_have_text(f"{last}/{last}")
    assert [line for line in told if line in ann.log][:5] == told[:5]
    scrubber.fill("4")
    expect(ann.page.locator(".replay .n")).to_have_text(f"4/{last}")
    assert len(ann.log) < len(told)
    ann.button("One forward").click()
    expect(ann.page.locator(".replay .n")).to_have_text(f"5/{last}")
    ann.button("One back").click()
    expect(ann.page.locator(".replay .n")).to_have_text(f"4/{last}")
    ann.page.get_by_label("Seen by").select_option(label="Drifter")
    expect(ann.page.locator(".pl-side.bot .who")).to_have_text("Drifter")
    ann.page.get_by_label("Speed").select_option(label="4×")
    ann.button("Play", exact=True).click()
    expect(ann.page.locator(".replay .n")).not_to_have_text(f"4/{last}")
    ann.page.get_by_role("link", name="Leave the replay").click()

    ann.button("Again", exact=True).click()
    expect(ann.page.locator(".card.camp.lit").first).to_be_visible()
    assert ann.table != first
    ann.play(3)


def test_a_bots_turn_is_seen_at_once_by_who_wants_that(person) -> None:
    """No clock of the page runs meanwhile: whatever it put off for a while would never come."""
    ann = person("Ann", motion="on", pace="off").against_a_bot()
    ann.rest_in_my_turn()
    ann.page.evaluate("() => { window.setTimeout = () => 0; }")
    ann.end_turn()
    ann.play_until_my_turn()
    expect(ann.button("Skip")).to_have_count(0)


def test_a_bots_turn_is_held_back_for_who_wants_to_follow_it_until_it_is_skipped(person) -> None:
    """The page's clock stands still, so that the first thing the bot does is seen and the rest waits."""
    ann = person("Ann", motion="on", pace="off").against_a_bot()
    ann.rest_in_my_turn()
    for name in ("Menu", "slow", "Close"):
        ann.button(name, exact=True).click()
    ann.page.evaluate("() => { window.setTimeout = () => 0; }")
    ann.end()
    skip = ann.button("Skip")
    expect(skip).to_be_visible()
    assert not ann.is_asked(ann.look())

    def asked() -> bool:
        if skip.is_visible():
            skip.click()
        return bool(ann.is_asked(ann.look()))

    ann.until(asked)


def test_a_table_is_left_while_something_moves_on_it(person) -> None:
    """The next frame is made to come late, as on a busy machine; the window may not complain."""
    ann = person("Ann").against_a_bot()
    ann.play_until_my_turn()
    ann.page.evaluate("() => { window.requestAnimationFrame = (work) => setTimeout(work, 3000); }")
    ann.end_turn()
    ann.page.get_by_role("link", name="Cinderbox").click()
    expect(ann.page.locator("main.lob")).to_be_visible()
    ann.page.evaluate("() => new Promise((done) => setTimeout(done, 3200))")


def test_onlookers_see_no_hand_and_all_may_talk(person) -> None:
    ann = person("Ann of the Hill").visit()
    id = ann.make({"kind": "open"}, listed=True)
    ann.visit(f"/t/{id}")
    bob = person("Bob", size=PHONE).visit()
    bob.page.locator(".tl li", has_text="Ann of the Hill").get_by_role("button", name="Sit down").tap()
    bob.page.wait_for_url(f"**/t/{id}")
    cid = person("Cid").visit()
    cid.page.locator(".tl li", has_text="Ann of the Hill").get_by_role("link", name="Watch").click()
    expect(cid.page.locator(".prompt")).to_contain_text("You are watching.")
    assert cid.hand == [] and not cid.look()["lit"]

    ann.page.get_by_label("Say something").fill("<b>Good</b> luck & have fun")
    ann.page.get_by_label("Say something").press("Enter")
    for one in (ann, cid):
        expect(one.page.get_by_role("list", name="Chat")).to_contain_text("Ann of the Hill <b>Good</b> luck & have fun")
    bob.button("Log").tap()
    expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("luck & have fun")
    cid.page.get_by_label("Say something").fill("Who is winning?")
    cid.button("Send").click()
    expect(ann.page.get_by_role("list", name="Chat")).to_contain_text("Who is winning?")
    ann.button("People and links").click()
    expect(ann.page.get_by_role("dialog", name="People and links")).to_contain_text("Watching: Cid")


def test_a_seat_is_kept_for_who_is_away_and_only_then_may_a_bot_play(person) -> None:
    ann, bob = together(person)
    bob.wait()
    bob.leave()
    ann.click(ann.button("People and links"))
    people = ann.page.get_by_role("dialog", name="People and links")
    expect(people).to_contain_text(re.compile(r"away since \d+ s"))
    expect(people).to_contain_text(re.compile(r"Bob's seat is kept for another \d:\d\d"))
    expect(ann.button("Let a bot play")).to_have_count(0)
    ann.page.evaluate("() => { const now = performance.now(); performance.now = () => now + 3_600_000; }")
    ann.click(ann.button("Let a bot play"))
    expect(ann.page.locator(".prompt .said")).to_contain_text("Bob has not been away for long")  # the server measures


def test_the_server_dies_and_comes_back_and_the_game_goes_on(person, page_folder, tmp_path) -> None:
    server = Server(tmp_path, page_folder)
    server.start()
    try:
        ann = person("Ann", server=server).against_a_bot()
        ann.line_may_break = True
        ann.play_until_my_turn()
        ann.play(3)
        ann.rest_in_my_turn()
        told, hand = ann.log, ann.hand
        server.kill()
        expect(ann.page.get_by_role("alert")).to_contain_text("Your moves are safe")
        assert not ann.look()["lit"], "nothing can be touched while the line is down"
        server.start()
        expect(ann.page.get_by_role("alert")).to_have_count(0)
        ann.wait()
        ann.page.evaluate(QUIET)
        assert (ann.log, sorted(ann.hand)) == (told, sorted(hand))
        ann.end_turn()
        ann.play_until_my_turn()
        assert ann.log[: len(told)] == told and len(ann.log) > len(told)
        ann.leave()
    finally:
        server.stop()


def test_several_turns_are_played_by_keys_alone(person) -> None:
    ann = person("Ann").against_a_bot()
    key = ann.page.keyboard.press
    for _ in range(MOST):
        now = ann.wait()
        if now["over"] or ann.turns >= 6:
            break
        if now["slip"] or now["choices"]:
            key("1")
        elif now["end"] and ann.chance.random() < 0.35:
            key("e")
        else:
            for _ in range(ann.chance.randint(1, 4)):
                key("n")
            key(ann.chance.choice(["ArrowLeft", "ArrowRight", "n"]))
            key("n")
            key("Enter")
    assert ann.turns >= 6


def test_keys_open_and_close_what_they_say(person) -> None:
    ann = person("Ann").against_a_bot()
    ann.wait()
    for key, name in (("?", "Keys"), ("b", "Rules and cards")):
        ann.page.keyboard.press(key)
        expect(ann.page.get_by_role("dialog", name=name)).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog", name=name)).to_have_count(0)
