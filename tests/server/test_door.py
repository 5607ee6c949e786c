"""Nobody fills the server: connections, slow clients, packs of cards and the log have their limits."""

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from importlib import resources
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import cinderbox
from cinderbox.server import body
from cinderbox.server.limits import household
from cinderbox.server.packs import KEPT, Packs
from cinderbox.server.quiet import OF_A_KIND, Quiet
from cinderbox.server.room import Room
from cinderbox.server.settings import Settings
from tests.server.serving import Served, client, served
from tests.table.tables import finished

LINES = 6
CROWD = 3
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture(scope="module")
def small(tmp_path_factory) -> Iterator[Served]:
    """A small server with little patience."""
    database = str(tmp_path_factory.mktemp("small") / "t.db")
    with served(Settings(database=database, most_by_address=LINES, most_by_table=CROWD, patience=1.0)) as found:
        found.http = httpx.Client(
            base_url=f"http://127.0.0.1:{found.port}", headers={"Connection": "close"}, timeout=60
        )
        yield found


def line(at: Served, said: bytes = b"") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", at.port), timeout=60)
    made.sendall(said)
    return made


def hung_up(one: socket.socket) -> bytes:
    """All that the server still says until it hangs up."""
    heard = b""
    try:
        while more := one.recv(65_536):
            heard += more
    except ConnectionError:
        pass
    return heard


@pytest.mark.parametrize(
    "said", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "]
)
def test_who_never_says_what_is_wanted_is_hung_up_on(small: Served, said: bytes) -> None:
    assert hung_up(line(small, said)) == b""


@pytest.mark.parametrize(
    ("said", "answered"),
    [
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", b""),
        (HEALTH[:-2] + b"Content-Length: 5000\r\n\r\n", b"HTTP/1.1 200"),
    ],
    ids=["before an answer", "after it"],
)
def test_a_letter_now_and_then_does_not_help(small: Served, said: bytes, answered: bytes) -> None:
    slow = line(small, said)
    slow.settimeout(0.1)
    heard = b""
    while True:
        try:
            slow.sendall(b"x")
            more = slow.recv(65_536)
        except TimeoutError:
            continue
        except ConnectionError:
            break
        if not more:
            break
        heard += more
    assert heard.startswith(answered) and bool(heard) == bool(answered)


def test_a_body_that_dawdles_is_cut_off_with_a_sentence(small: Served, monkeypatch) -> None:
    monkeypatch.setattr(body, "PATIENCE", 0.5)
    head = b"POST /api/qr HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    answer = hung_up(line(small, head))
    assert answer.startswith(b"HTTP/1.1 408") and b"within" in answer


def test_a_client_that_asks_again_and_again_is_served(small: Served, monkeypatch) -> None:
    def served_throughout(patience: float) -> bool:
        """On one connection, for longer than a client may take to say what it wants."""
        monkeypatch.setattr(small.app.state.door, "patience", patience)
        busy = HTTPConnection("127.0.0.1", small.port, timeout=60)
        try:
            busy.connect()
            one = busy.sock
            for _ in range(4):
                busy.request("GET", "/healthz")
                assert busy.getresponse().read()
                time.sleep(0.35 * patience)
            return busy.sock is one
        except (HTTPException, ConnectionError):
            return False
        finally:
            busy.close()

    assert any(served_throughout(patience) for patience in (1, 5, 25)), "not even when the machine has time"


def wait_for(callers: int, at: Served) -> None:
    """Until the server has heard of all who came or went."""
    for _ in range(1200):
        if at.app.state.door.callers.here.total() == callers:
            return
        time.sleep(0.05)
    raise AssertionError(at.app.state.door.callers.here)


def test_one_address_has_only_so_many_connections(small: Served, monkeypatch) -> None:
    monkeypatch.setattr(small.app.state.door, "patience", 60.0)
    wait_for(0, small)
    lines = [line(small) for _ in range(LINES)]
    wait_for(LINES, small)
    assert hung_up(line(small, HEALTH)) == b"", "one more gets no answer"
    for one in lines:
        one.close()
    wait_for(0, small)
    with line(small, HEALTH) as again:
        assert again.recv(12) == b"HTTP/1.1 200"


def test_one_table_and_one_address_have_only_so_many_people(small: Served) -> None:
    async def first_word(table: str) -> str:
        async with connect(f"ws://127.0.0.1:{small.port}/ws/tables/{table}", open_timeout=60) as late:
            return str(await late.recv())

    async def crowded() -> None:
        id, (a, _) = small.make()
        other, _ = small.make()
        async with client(small, id, a) as ann, client(small, id), client(small, id):
            assert "crowded" in await first_word(id)
            async with client(small, other), client(small, other), client(small, other):
                assert "too many connections" in await first_word(other)
            await ann.settle()
        async with client(small, id, a):
            pass

    asyncio.run(asyncio.wait_for(crowded(), 300))


def test_who_has_said_hello_stays_however_long_the_greeting_takes(small: Served, monkeypatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("cinderbox.server.socket.time", SimpleNamespace(monotonic=lambda: clock[0]))
    monkeypatch.setattr("cinderbox.server.socket.LINGER", 0.01)
    greet = Room.greet

    async def slow(*given: Any) -> None:
        clock[0] = 1000.0
        await asyncio.sleep(0.3)  # longer than the next request is held up
        await greet(*given)

    monkeypatch.setattr(Room, "greet", slow)

    async def game() -> None:
        id, (secret, _) = small.make()
        async with client(small, id, secret) as ann:
            await ann.settle()
            assert ann.open()

    asyncio.run(asyncio.wait_for(game(), 300))


def test_who_has_not_said_hello_does_not_stay_by_saying_something_else(small: Served, monkeypatch) -> None:
    monkeypatch.setattr("cinderbox.server.socket.PATIENCE", 0.5)

    async def silent() -> None:
        id, _ = small.make()
        async with connect(f"ws://127.0.0.1:{small.port}/ws/tables/{id}", open_timeout=60) as quiet:
            with suppress(ConnectionClosed):
                while True:
                    await quiet.send('{"type":"ping"}')
                    await quiet.recv()
                    await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(silent(), 300))


def test_one_line_of_ipv6_counts_as_one() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    assert household("10.0.0.1") == "10.0.0.1" and household("") == ""


def test_cards_that_nobody_has_are_not_remembered(at: Served) -> None:
    record = finished()
    for n in range(3):
        header = {**record["header"], "content": f"{n}" * 60}  # type: ignore[dict-item]
        at.http.post("/api/records", json={**record, "header": header})
    assert not at.tables.packs.kept


def test_of_packs_that_no_table_uses_only_a_few_are_kept() -> None:
    own = (resources.files("cinderbox.games") / "radlands" / "content.toml").read_text(encoding="utf-8")
    used: set[tuple[str, str]] = set()
    packs = Packs(lambda content: f"# {content}\n{own}", lambda: used)
    try:
        first, path = packs.game("radlands", "first")
        used.add(("radlands", "first"))
        for n in range(KEPT + 3):
            packs.game("radlands", f"pack{n}")
        assert len(packs.kept) == KEPT and packs.game("radlands", "first") == (first, path), "a table plays with it"
        assert packs.game("radlands", cinderbox.game("radlands").content) == (cinderbox.game("radlands"), "")
    finally:
        packs.close()


def test_the_log_says_a_thing_once_and_counts_the_rest() -> None:
    quiet = Quiet(every=1000.0)

    def record(said: str, *arguments: object) -> logging.LogRecord:
        return logging.LogRecord("x", logging.WARNING, "", 0, said, arguments, None)

    assert [quiet.filter(record("it fails")) for _ in range(100)] == [True] + [False] * 99
    assert quiet.filter(record("something else"))
    tables = [quiet.filter(record("table %s fails", n)) for n in range(100)]
    assert tables == [True] * OF_A_KIND + [False] * (100 - OF_A_KIND), "each is named, but not without end"
    quiet.every = 0.0
    again = record("it fails")
    assert quiet.filter(again) and again.getMessage() == "it fails (and 99 more like this before)"
