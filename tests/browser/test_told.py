"""Being told while no window is open: in a browser, by mail, in a chat room; and how it ends."""

import base64
import json
from collections.abc import Iterator

import pytest

pytest.importorskip("cryptography", reason="no wheel of cryptography for this machine: no browser is told")

from playwright.sync_api import expect

from tests.browser.person import PHONE, Person
from tests.browser.serving import Server
from tests.browser.test_access import Inspector
from tests.server.receiving import Letterbox, Receiver, Window, letterbox, receiving

# The browser's maker has a server that reaches browsers; here it is the test's own.
SUBSCRIBE = """(told) => {
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => ({
    toJSON: () => ({ endpoint: `${told.endpoint}?key=${applicationServerKey}`, keys: told }),
  });
}"""


@pytest.fixture(scope="module")
def box() -> Iterator[Letterbox]:
    with letterbox() as found:
        yield found


@pytest.fixture(scope="module")
def outsider() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def house(page_folder, tmp_path_factory, box: Letterbox) -> Iterator[Server]:
    """A house that tells at once, also in rooms on this machine."""
    one = Server(tmp_path_factory.mktemp("told"), page_folder)
    settings = {"quiet": 0.6, "inside": True, "mail": box.address, "address": one.address}
    one.command[-1] = json.dumps(settings)
    one.start()
    yield one
    one.stop()


KNOWN = """(name) => fetch("/api/me", {
  method: "POST",
  headers: { "Content-Type": "application/json", "Cinderbox-Key": localStorage.getItem("cinderbox.player") },
  body: JSON.stringify({ name }),
}).then(() => null)"""


def known(one: Person) -> None:
    """To the house, without a table that waits for them."""
    one.visit("/me")
    expect(one.page.get_by_text("Nothing is known of you here yet.")).to_be_visible()
    one.page.evaluate(KNOWN, one.name)
    one.visit("/me")


def sits(one: Person) -> None:
    """At a table where it is their move."""
    one.visit()
    one.button("Play a bot").click()
    one.page.wait_for_url("**/t/*")
    expect(one.page.locator(".prompt")).to_be_visible()


def test_a_room_a_letterbox_and_a_browser_are_told_and_end_by_a_link(
    person, house: Server, box: Letterbox, outsider: Receiver
) -> None:
    ann, phone = person("Ann", server=house, installs=True), person("Ann's phone", server=house, size=PHONE)
    window = Window(f"{outsider.address}/push")
    ann.page.context.grant_permissions(["notifications"])
    ann.page.add_init_script(f"({SUBSCRIBE})({json.dumps(window.told)})")
    known(ann)
    eye = Inspector(ann)
    eye.scrolls = True
    ann.page.get_by_label("Webhook of a chat room").fill(f"{outsider.address}/room")
    ann.button("Tell me there").click()
    expect(ann.page.get_by_text("The room was greeted")).to_be_visible()
    assert "will be told here" in outsider.next().json["text"]
    ann.page.get_by_label("Your e-mail address").fill("ann@club.example")
    ann.button("Send me mail").click()
    expect(ann.page.get_by_text("Open the link in the mail that was sent there.")).to_be_visible()
    confirm = next(word for word in box.next().get_content().split() if "/bell/yes" in word)
    phone.visit(confirm.removeprefix(house.address))
    phone.button("Yes, tell me there").click()
    expect(phone.page.get_by_text("ann@club.example is confirmed")).to_be_visible()
    ann.button("Tell me in this browser").click()
    expect(ann.page.get_by_text("This browser tells you from now on.")).to_be_visible()
    ann.visit("/me")
    expect(ann.page.get_by_text("Mail to ann@club.example")).to_be_visible()
    eye.look("told")
    eye.done()

    sits(ann)
    id = ann.page.url.rpartition("/")[2]
    ann.visit("/me")  # no window of hers is at the table any more
    found = {one.path.partition("?")[0]: one for one in (outsider.next(), outsider.next())}
    told = window.read(found["/push"].body)
    assert told["title"] == "Your move" and told["path"] == f"/t/{id}"
    assert len(base64.urlsafe_b64decode(found["/push"].path.partition("key=")[2] + "=")) == 65
    end = found["/room"].json["text"].rpartition(house.address)[2].rstrip(")")
    phone.visit(end)
    expect(phone.page.get_by_text("It is ended: nothing more comes to 127.0.0.1.")).to_be_visible()
    ann.visit("/me")
    expect(ann.page.get_by_text("Mail to ann@club.example")).to_be_visible()
    expect(ann.page.get_by_text("A room at 127.0.0.1")).to_have_count(0)


def test_a_push_is_shown_as_a_notice_that_leads_to_the_table(person, house: Server, whole_browser) -> None:
    ann = person("Ann", server=house, installs=True, browser=whole_browser)
    ann.page.context.grant_permissions(["notifications"])
    ann.visit("/me")
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    told = {"title": "Your move", "body": "Radlands with Bob", "path": "/t/abc", "end": "/bell/end.1.2"}
    line = ann.page.context.new_cdp_session(ann.page)
    seen: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda one: seen.extend([each["registrationId"] for each in one["registrations"]]),
    )
    line.send("ServiceWorker.enable")
    ann.until(lambda: bool(seen))
    sent = {"origin": house.address, "registrationId": seen[0], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", sent)
    look = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) =>
        [one.title, one.body, one.data, one.actions[0].action])"""
    ann.until(lambda: bool(ann.page.evaluate(look)))
    assert ann.page.evaluate(look) == [["Your move", "Radlands with Bob", "/t/abc", "/bell/end.1.2"]]


def test_a_lost_key_comes_back_by_mail(person, house: Server, box: Letterbox) -> None:
    ann, other = person("Ann", server=house), person("Ann anew", server=house)
    known(ann)
    ann.page.get_by_label("Your e-mail address").fill("lost@club.example")
    ann.button("Send me mail").click()
    confirm = next(word for word in box.next().get_content().split() if "/bell/yes" in word)
    ann.visit(confirm.removeprefix(house.address))
    ann.button("Yes, tell me there").click()
    expect(ann.page.get_by_text("lost@club.example is confirmed")).to_be_visible()
    other.visit("/me")
    other.page.get_by_label("The address that you had confirmed").fill("lost@club.example")
    other.button("Send me a new key").click()
    expect(other.page.get_by_text("a link is on its way")).to_be_visible()
    link = next(word for word in box.next().get_content().split() if "#code=" in word)
    other.visit(link.removeprefix(house.address))
    other.page.reload()
    expect(other.page.get_by_text("Only this browser is you.")).to_be_visible()
    ann.visit("/me")
    expect(ann.page.get_by_text("Nothing is known of you here yet.")).to_be_visible()
