"""Who is let in: the names that the server answers to, the pages that may use it, the proxies that it believes."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cinderbox.kernel.errors import BadOption
from cinderbox.server.hosts import Hosts, Proxies
from cinderbox.server.settings import Settings
from tests.server.serving import Served, served

EVIL = "http://evil.example"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory) -> Iterator[Served]:
    """A server that knows a page elsewhere, and believes a proxy on this machine."""
    database = str(tmp_path_factory.mktemp("proxied") / "t.db")
    settings = Settings(database=database, origins=("https://club.example",), proxies=("127.0.0.1",))
    with served(settings) as found:
        yield found


@pytest.mark.parametrize(
    ("bound", "named", "answered", "refused"),
    [
        (
            "127.0.0.1",
            (),
            ["127.0.0.1:8077", "localhost:8077", "localhost", "LOCALHOST.:1", "[::1]:8077", "127.0.0.2", "a.localhost"],
            [
                "evil.example",
                "evil.example:8077",
                "192.168.1.5:8077",
                "localhost.evil.example",
                "127.0.0.1.evil.example",
            ],
        ),
        ("::1", (), ["[::1]:8077", "localhost:8077"], ["evil.example"]),
        ("127.0.0.1", ("club.example",), ["club.example", "club.example:443", "Club.Example"], ["evil.example"]),
        ("0.0.0.0", (), ["192.168.1.5:8077", "[fe80::1]:8077", "localhost", "127.0.0.1"], ["evil.example", ""]),
        ("table.lan", (), ["table.lan:8077", "192.168.1.5"], ["evil.example"]),
    ],
)
def test_a_server_answers_to_its_own_names_and_to_plain_addresses(bound, named, answered, refused) -> None:
    hosts = Hosts(bound, named)
    assert [one for one in answered if not hosts.answers(one)] == []
    assert [one for one in refused if hosts.answers(one)] == []


def test_the_machine_s_own_name_is_answered_on_the_network() -> None:
    hosts = Hosts("0.0.0.0")
    assert hosts.answers(f"{socket.gethostname()}:8077") and hosts.answers(f"{socket.gethostname()}.local")
    assert socket.gethostname().lower() in hosts.said()


def test_a_name_that_was_made_to_lead_here_is_not_answered(at: Served) -> None:
    for path in ("/", "/api/games", "/api/tables", "/healthz"):
        answer = at.http.get(path, headers={"Host": f"evil.example:{at.port}"})
        assert answer.status_code == 421 and answer.json()["reason"], path
        assert at.http.get(path, headers={"Host": f"localhost:{at.port}"}).is_success, path


def test_a_page_from_elsewhere_changes_nothing(at: Served) -> None:
    table = {"game": "radlands", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}]}
    for origin in (EVIL, "null", f"http://127.0.0.1:{at.port + 1}", f"http://localhost:{at.port}"):
        answer = at.http.post("/api/tables", json=table, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["reason"], origin
        assert at.http.post("/api/lessons/radlands/first", headers={"Origin": origin}).status_code == 403
        assert at.http.get("/api/games", headers={"Origin": origin}).is_success, "what is public may be read"
    for own in ({}, {"Origin": f"http://127.0.0.1:{at.port}"}):
        assert at.http.post("/api/tables", json=table, headers=own).status_code == 201


def test_a_form_on_a_page_cannot_send_what_counts_as_a_request(at: Served) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = at.http.post("/api/qr", content=b'{"text":"x"}', headers={"Content-Type": kind})
        assert answer.status_code == 415 and answer.json()["reason"], kind
    for kind in ("application/json", "Application/JSON; charset=UTF-8"):
        assert at.http.post("/api/qr", content=b'{"text":"x"}', headers={"Content-Type": kind}).status_code == 201


def test_the_websocket_is_only_for_our_own_pages(at: Served) -> None:
    id, _ = at.make()

    async def opened(origin: str | None = None, name: str = "127.0.0.1") -> bool:
        address = f"ws://{name}:{at.port}/ws/tables/{id}"
        try:
            async with connect(address, origin=origin, host="127.0.0.1", port=at.port, open_timeout=60):  # type: ignore[arg-type]
                return True
        except InvalidStatus:
            return False

    async def all_of_them() -> None:
        assert await opened() and await opened(f"http://127.0.0.1:{at.port}")
        for origin in (EVIL, "null", f"http://127.0.0.1:{at.port + 1}"):
            assert not await opened(origin), origin
        assert await opened(name="localhost") and not await opened(name="evil.example")

    asyncio.run(asyncio.wait_for(all_of_them(), 300))


def test_a_page_that_was_named_at_the_start_may_use_the_server(proxied: Served) -> None:
    assert (
        proxied.http.post("/api/qr", headers={"Origin": "https://club.example"}, json={"text": "x"}).status_code == 201
    )
    assert proxied.http.post("/api/qr", headers={"Origin": EVIL}, json={"text": "x"}).status_code == 403


def test_behind_a_named_proxy_its_host_counts(proxied: Served) -> None:
    for headers in ({"X-Forwarded-Host": "play.example"}, {"Host": "play.example"}):
        own = {**headers, "Origin": "https://play.example"}
        assert proxied.http.post("/api/qr", json={"text": "x"}, headers=own).status_code == 201
        assert proxied.http.post("/api/qr", json={"text": "x"}, headers={**headers, "Origin": EVIL}).status_code == 403


def test_nobody_else_is_believed_about_who_asks(at: Served, proxied: Served, tmp_path: Path) -> None:
    """Limits count by address: who may name another one has no limit."""

    def codes(server: Served) -> set[int]:
        asked = [
            server.http.post("/api/qr", json={"text": "x"}, headers={"X-Forwarded-For": f"9.9.9.{n}, 10.1.1.{n}"})
            for n in range(60)
        ]
        return {one.status_code for one in asked}

    with served(Settings(database=str(tmp_path / "t.db"))) as alone:
        assert codes(alone) == {201, 429}
    assert codes(proxied) == {201}


def test_the_last_address_that_is_no_proxy_of_ours_is_who_asked() -> None:
    proxies = Proxies(("127.0.0.1", "10.0.0.0/8"))
    assert proxies.asker("6.6.6.6, 1.2.3.4, 10.0.0.7", "127.0.0.1") == "1.2.3.4", "the first is what the client says"
    assert proxies.asker("nonsense, 10.0.0.7", "127.0.0.1") == proxies.asker("", "127.0.0.1") == "127.0.0.1"
    with pytest.raises(BadOption, match="address"):
        Proxies(("my.proxy",))
