"""A house whose bells ring when a test says so: its people, and those outside who are told."""

import asyncio
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography", reason="no wheel of cryptography for this machine: no browser is told")


from cinderbox.server.ringer import Ringer
from cinderbox.server.settings import Settings
from tests.server.receiving import Letterbox, Receiver, Rounds, letterbox, receiving
from tests.server.serving import Served, client, served
from tests.server.test_players import Browser

HOME = "https://table.example"


def settings(folder: Path, **more: Any) -> Settings:
    """A house that goes its rounds only when a test says so."""
    given: dict[str, Any] = {"pace": 0.0, "limits": False, "inside": True, "quiet": 60.0, **more}
    return Settings(database=str(folder / "tables.db"), house="A" * 43, **given)


@pytest.fixture
def box() -> Iterator[Letterbox]:
    with letterbox() as found:
        yield found


@pytest.fixture
def outsider() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(autouse=True)
def no_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing rings by itself: the tests say what time it is."""
    monkeypatch.setattr(Ringer, "follow", lambda _: asyncio.Event().wait())


@pytest.fixture
def at(tmp_path: Path, box: Letterbox) -> Iterator[Served]:
    with served(settings(tmp_path, mail=box.address, address=HOME)) as found:
        yield found


def duel(at: Served, **more: Any) -> tuple[Browser, Browser, str]:
    """Two people who have chosen their camps: whose move it is, the other, and their table."""
    ann, bob = Browser(at), Browser(at, "Bob")
    id = ann.make(**more)
    bob.join(id)
    while len(to_act := at.tables.rooms[id].table.to_act) > 1:
        do(at, id, lambda table: table.act(to_act[0], None, [table.game.text(table.state.actions(to_act[0])[0])], 0.0))
    people = (ann, bob)
    return people[to_act[0]], people[1 - to_act[0]], id


def do(at: Served, id: str, command: Any) -> None:
    """Something happens at a table where nobody is."""
    loop = next(iter(at.tables.background)).get_loop()
    asyncio.run_coroutine_threadsafe(at.tables.rooms[id].do(command), loop).result(60)


def hook(one: Browser, to: Receiver) -> None:
    one.ask("POST", "/api/me/bells/hook", {"url": f"{to.address}/room?key=secret"})
    assert f"{one.name} will be told here" in to.next().json["text"]


def linked(one: EmailMessage) -> str:
    """The path of the link in a mail that does something."""
    return str(next(word for word in one.get_content().split() if f"{HOME}/bell/" in word)).removeprefix(HOME)


def play(rounds: Rounds, one: Browser, id: str) -> None:
    """Somebody comes, moves and goes."""

    async def turn() -> None:
        async with client(one.at, id, player=one.key) as here:
            while here.open():
                await here.act(here.open()[-1])
                await here.expect("change", "scene")

    asyncio.run(turn())
    rounds.touched(id)


def kept(at: Served, table: Any) -> list[Any]:
    with at.tables.store.reading() as connection:
        return list(connection.execute(table.select()))
