"""The owner of a house at work: an announcement, a password, a table that is closed and taken up again."""

from playwright.sync_api import expect

from tests.browser.serve import OWNER
from tests.browser.test_access import Inspector


def test_the_owner_announces_closes_a_table_and_locks_the_house(person) -> None:
    ann, owner, guest = person("Ann"), person("Owner"), person("Guest")
    ann.visit()
    ann.button("Play a bot").click()
    ann.page.wait_for_url("**/t/*")
    id = ann.page.url.rpartition("/")[2]
    owner.line_may_break = guest.line_may_break = True  # the browser notes each refusal in its console
    owner.visit("/owner")
    owner.page.get_by_label("Owner's key").fill("a guess")
    owner.button("Come in").click()
    expect(owner.page.get_by_text("That is not the key of this house's owner.")).to_be_visible()
    owner.page.get_by_label("Owner's key").fill(OWNER)
    owner.button("Come in").click()
    expect(owner.page.get_by_role("heading", name="What holds here")).to_be_visible()
    eye = Inspector(owner)
    eye.scrolls = True
    eye.look("owner")
    owner.button(f"Close: {id}", exact=True).click()
    expect(ann.page.get_by_text("The owner of the house has closed this table.").first).to_be_visible()
    ann.button("Take it up again").click()
    expect(ann.page.get_by_role("button", name="Take it up again")).to_have_count(0)
    owner.page.get_by_label("Announcement in the lobby").fill("Club night on Friday")
    owner.page.get_by_label("Password of the house").fill("ashes")
    owner.button("Keep").click()
    expect(owner.page.get_by_text("Kept", exact=True)).to_be_visible()
    try:
        guest.visit()
        expect(guest.page.get_by_text("Club night on Friday")).to_be_visible()
        guest.page.get_by_label("Password", exact=True).fill("ashes")
        guest.button("Come in").click()
        expect(guest.page.get_by_role("dialog")).to_have_count(0)
        expect(guest.page.locator(".lab").first).to_be_visible()
    finally:
        owner.page.get_by_label("Announcement in the lobby").fill("")
        owner.button("No password").click()
        expect(owner.page.get_by_role("button", name="No password")).to_have_count(0)
    eye.done()
