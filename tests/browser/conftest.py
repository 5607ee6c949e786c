"""One server and one browser for all browser tests; a window of its own for every person in them."""

from collections.abc import Callable, Iterator

import pytest

pytest.importorskip("playwright", reason="no browser tests: playwright is not installed")

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.person import Person
from tests.browser.serving import FLAGS, WHOLE, Server, browser_path, built_page, same_sources

Sit = Callable[..., Person]
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory):
    same_sources()
    shared = tmp_path_factory.getbasetemp().parent
    return built_page(shared / "page.lock")


@pytest.fixture(scope="session")
def server(page_folder, tmp_path_factory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("server"), page_folder)
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    one = driver.chromium.launch(executable_path=browser_path(), headless=True, args=list(FLAGS))
    yield one
    one.close()


@pytest.fixture
def whole_browser(driver: Playwright) -> Iterator[Browser]:
    """One that can show notices as well as pages."""
    one = driver.chromium.launch(executable_path=browser_path(WHOLE), headless=True, args=list(FLAGS))
    yield one
    one.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def person(browser: Browser, server: Server, request, tmp_path) -> Iterator[Sit]:
    """Opens a window for somebody. At the end no window may have complained in its console.

    After a failure every window is kept as a picture.
    """
    people: list[Person] = []

    def sit(name: str = "Ann", **setting: object) -> Person:
        kind = setting.pop("kind", Person)
        shown_in = setting.pop("browser", browser)
        one: Person = kind(shown_in, setting.pop("server", server), name, **setting)  # type: ignore[operator]
        people.append(one)
        return one

    yield sit
    for one in people:
        if request.node.stash.get(FAILED, False) and not one.page.is_closed():
            one.page.screenshot(path=tmp_path / f"{one.name}.png")
            print(f"{one.name}'s window: {tmp_path / one.name}.png")
        one.leave()
    assert not [said for one in people for said in one.complaints]
