"""The tutorial: a person who touches what glows gets through every lesson, and into a first game."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE


@pytest.mark.parametrize(("size", "lessons"), [(DESKTOP, None), (PHONE, 3)], ids=["desktop", "phone"])
def test_whoever_touches_what_glows_gets_through_the_lessons(person, size, lessons) -> None:
    ann = person("Ann", size=size).visit()
    ann.click(ann.page.get_by_role("link", name="First time?").first)
    course = ann.page.locator("ol.course li")
    expect(course.first).to_be_visible()
    last = lessons or course.count()
    ann.click(course.first.get_by_role("button"))
    done = 0
    for _ in range(200):
        ann.page.wait_for_function(READY)
        ended = ann.page.locator(".lesson .go .strike")
        if ended.count():
            done += 1
            if done == last:
                break
            title = ann.page.locator(".lesson h2").inner_text()
            ann.click(ended)
            expect(ann.page.locator(".lesson h2")).not_to_have_text(title, ignore_case=True)
        elif ann.page.locator(".lesson h2").inner_text().lower() == "win this turn":
            for thing in ("assassin", "muse", "a1.1", "a2.0"):
                ann.wait()
                ann.thing(thing).click()
                if thing in ann.hand:
                    ann.page.get_by_role("menuitem", name="Junk").click()
            expect(ann.page.locator(".lesson .go .strike")).to_be_visible()
        elif ann.is_asked(now := ann.look()):
            ann.step(now)
    assert done == last
    if lessons is None:
        ann.click(ann.button("Play a first game"))
        ann.play_until_my_turn()
    else:
        ann.click(ann.page.get_by_role("link", name="All lessons"))
        expect(ann.page.locator("ol.course li.over")).to_have_count(last)


READY = """() => {
  const shown = (query) => [...document.querySelectorAll(query)].some((one) => one.getClientRects().length > 0);
  return shown('.lesson .go .strike, main .lit[data-thing], .choices button, [data-thing=end], nav .strike');
}"""
