"""The owner of a house sets what holds there and puts tables and people right; nobody else does."""

import asyncio
import os
import stat
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect

from cinderbox.server import house
from cinderbox.server.ownership import owner_of
from cinderbox.server.settings import Settings
from cinderbox.store.database import Unusable, writing
from cinderbox.store.schema import snapshots, tables
from cinderbox.table.table import hashed
from tests.server.serving import DUEL, Served, client, served
from tests.server.test_players import OPEN, Browser
from tests.server.test_results import duel

KEY = "the-key-of-the-owner-of-it"


@pytest.fixture
def at(tmp_path: Path):
    settings = Settings(database=str(tmp_path / "tables.db"), pace=0.0, limits=False, owner=hashed(KEY))
    with served(settings) as found:
        yield found


def own(at: Served, method: str, path: str, data: Any = None, status: int = 0, key: str = KEY) -> Any:
    more = {} if data is None else {"json": data}
    answer = at.http.request(method, f"/api/owner{path}", headers={"Cinderbox-Owner": key}, **more)
    assert answer.status_code == (status or (201 if method == "POST" else 200)), answer.text
    return answer.json()


def test_only_the_owner_may(at: Served) -> None:
    id, _ = at.make()
    for method, path, data in (
        ("GET", "/", None),
        ("POST", "/rules", {}),
        ("GET", "/tables", None),
        ("POST", f"/tables/{id}/delete", None),
        ("POST", f"/tables/{id}/shelve", {}),
        ("GET", f"/tables/{id}/chat", None),
        ("GET", "/players", None),
    ):
        for key in ("", "another"):
            assert "not the key" in own(at, method, path, data, 409, key)["reason"]
    assert at.http.get(f"/api/tables/{id}").json()["status"] == "running"


def test_a_house_without_an_owner_has_no_owners_page(tmp_path: Path) -> None:
    with served(Settings(database=str(tmp_path / "tables.db"))) as at:
        assert "not the key" in own(at, "GET", "/", status=409, key="")["reason"]


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    first, again = owner_of(database), owner_of(database)
    assert first.new and not again.new and first.key == again.key and len(first.key) >= 32
    if os.name == "posix":
        assert stat.S_IMODE(first.file.stat().st_mode) == 0o600
    first.file.write_text("half-a-key", encoding="utf-8")
    with pytest.raises(Unusable, match="holds no owner's key"):
        owner_of(database)
    first.file.write_text("")  # the power failed before the key was in it
    assert owner_of(database).new and not owner_of(database).new
    with pytest.raises(Unusable, match="cannot be kept"):
        owner_of(str(tmp_path / "nowhere" / "tables.db"))


def test_a_house_with_a_password_lets_in_who_says_it(at: Served) -> None:
    id, _ = at.make()
    own(at, "POST", "/rules", {"password": "ashes", "announcement": "Club night\non Friday"})
    assert at.http.get("/api/house").json() == {
        "announcement": "Club night on Friday",
        "locked": True,
        "openers": "everybody",
    }
    assert at.http.get("/api/tables").status_code == 401
    assert at.http.post("/api/tables", json={"game": "radlands", "seats": DUEL}).status_code == 401

    async def knock() -> str:
        async with connect(f"ws://127.0.0.1:{at.port}/ws/tables/{id}") as socket:
            return str(await socket.recv())

    assert "password" in asyncio.run(knock())
    assert at.http.post("/api/house/enter", json={"password": "embers"}).status_code == 409
    with httpx.Client(base_url=at.http.base_url) as guest:
        answer = guest.post("/api/house/enter", json={"password": "ashes"})
        assert answer.status_code == 201 and "HttpOnly" in answer.headers["set-cookie"]
        assert "ashes" not in answer.headers["set-cookie"]
        assert guest.get("/api/tables").status_code == 200 and not guest.get("/api/house").json()["locked"]
        own(at, "POST", "/rules", {"password": "cinders"})
        assert guest.get("/api/tables").status_code == 401, "another password asks everybody anew"
    own(at, "POST", "/rules", {"password": ""})
    assert at.http.get("/api/tables").status_code == 200


def test_the_owner_says_who_opens_tables_and_how_many(at: Served) -> None:
    ann, new = Browser(at), Browser(at, "New")
    ann.make()
    own(at, "POST", "/rules", {"openers": "players", "most": 2})
    wanted = {"game": "radlands", "seats": DUEL}
    assert "played here before" in new.ask("POST", "/api/tables", wanted, 409)["reason"]
    ann.make()
    assert "unfinished" in ann.ask("POST", "/api/tables", wanted, 409)["reason"]
    own(at, "POST", "/rules", {"openers": "owner"})
    assert "Only the owner" in ann.ask("POST", "/api/tables", wanted, 409)["reason"]
    answer = at.http.post("/api/tables", json=wanted, headers={"Cinderbox-Owner": KEY})
    assert answer.status_code == 201


def test_a_closed_table_is_not_lost(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    id = ann.make(OPEN)
    bob.join(id)
    own(at, "POST", f"/tables/{id}/shelve", {"note": "Too loud."})
    assert at.http.get(f"/api/tables/{id}").json()["status"] == "shelved"
    assert id not in at.http.get("/api/tables").text and ann.tables() == [(id, 0)]
    assert "closed already" in own(at, "POST", f"/tables/{id}/shelve", {}, 409)["reason"]
    assert at.http.get(f"/api/tables/{id}/record").status_code == 409, "its record stays secret"

    async def play() -> None:
        async with client(at, id) as watcher:
            await watcher.send(type="unshelve")
            assert "Only who plays" in (await watcher.expect("error"))["reason"]
        async with client(at, id, player=ann.key) as there:
            assert there.scene["prompt"] == "Too loud." and not there.open()
            await there.act("end")
            assert (await there.expect("refused"))["reason"] == "Too loud."
            await there.send(type="unshelve")
            await there.expect("people")
            await there.settle()
        async with client(at, id, player=ann.key) as one, client(at, id, player=bob.key) as two:
            assert one.open() or two.open(), "it goes on where it was"

    asyncio.run(play())


def test_what_nobody_touches_is_closed_and_what_is_over_is_archived_and_readable(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    over, new, old = duel(at, ann, bob, 0), ann.make(OPEN), ann.make(OPEN)
    with at.tables.store.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id.in_((over, old))).values(updated=1.0))
    loop = next(iter(at.tables.background)).get_loop()
    asyncio.run_coroutine_threadsafe(at.tables.house.sweep(), loop).result(60)
    found = {one["table"]["id"]: one["status"] for one in own(at, "GET", "/tables")}
    assert found == {over: "archived", new: "open", old: "shelved"}
    listed = at.http.get("/api/tables").text
    assert over not in listed and old not in listed and new in listed
    assert "60 days" in at.tables.rooms[old].table.shelved
    assert at.http.get(f"/api/tables/{over}/record").status_code == 200
    assert at.http.get(f"/api/tables/{over}/replay").status_code == 200
    with at.tables.store.engine.connect() as connection:
        assert not connection.execute(snapshots.select().where(snapshots.c.table_id == over)).first()


def test_old_tables_are_put_away_without_being_asked(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(house, "LOOK", 0.01)
    monkeypatch.setattr(house, "SWEEP", 0.0)
    with served(Settings(database=str(tmp_path / "tables.db"), pace=0.0, limits=False, owner=hashed(KEY))) as at:
        id, _ = at.make()
        with writing(at.tables.store.engine).begin() as connection:
            connection.execute(update(tables).where(tables.c.id == id).values(updated=1.0))
        for _ in range(6_000):
            if at.http.get(f"/api/tables/{id}").json()["status"] == "shelved":
                return
            time.sleep(0.01)
        raise AssertionError("the house never looks")


def test_a_deleted_table_is_gone_and_a_rated_result_stays(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    over, running = duel(at, ann, bob, 0), ann.make(OPEN)
    assert "finished" in own(at, "POST", f"/tables/{running}/archive", status=409)["reason"]
    for id in (over, running):
        own(at, "POST", f"/tables/{id}/delete")
        assert at.http.get(f"/api/tables/{id}").status_code == 404
        own(at, "POST", f"/tables/{id}/delete", status=404)
    assert ann.tables() == [] and ann.ask("GET", "/api/me/results")["ratings"][0]["games"] == 1


def test_a_name_and_a_message_are_taken_away(at: Served) -> None:
    ann = Browser(at, "Rude Name")
    id = ann.make(OPEN)

    async def talk() -> None:
        async with client(at, id, player=ann.key) as there:
            for said in ("rude words", "kind words"):
                await there.send(type="chat", text=said)
                await there.expect("chat")

    asyncio.run(talk())
    (_, rude) = own(at, "GET", f"/tables/{id}/chat")
    own(at, "POST", f"/tables/{id}/unsay", {"message": rude["id"]})
    own(at, "POST", f"/tables/{id}/unname", {"seat": 0})
    assert "Rude Name" not in at.http.get(f"/api/tables/{id}").text + at.http.get("/api/tables").text
    assert [one["text"] for one in own(at, "GET", f"/tables/{id}/chat")] == ["kind words"]
    assert ann.tables() == [(id, 0)], "the seat is still theirs"


def test_who_is_banned_opens_nothing_here(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    id = ann.make(OPEN)
    who = {one["name"]: one["id"] for one in own(at, "GET", "/players")}["Ann"]
    assert own(at, "GET", "/tables")[0]["players"] == {"0": who}
    own(at, "POST", f"/players/{who}/ban", {"banned": True})
    own(at, "POST", "/players/nobody/ban", {"banned": True}, 404)
    wanted = {"game": "radlands", "seats": [{"kind": "person", "name": "Ann", "you": True}, OPEN]}
    assert "does not want you" in ann.ask("POST", "/api/tables", wanted, 409)["reason"]
    assert "does not want you" in ann.ask("POST", f"/api/tables/{bob.make()}/join", {"name": "A"}, 409)["reason"]

    async def knock() -> None:
        async with client(at, id) as there:
            await there.send(type="hello", secrets=[], player=ann.key)
            assert "does not want you" in (await there.expect("error"))["reason"]

    asyncio.run(knock())
    own(at, "POST", f"/players/{who}/ban", {"banned": False})
    ann.make()


def test_the_owner_sees_load_complaints_and_what_was_slow(at: Served) -> None:
    at.make()
    at.tables.journal.took("radlands", "abc", 0.01)
    at.tables.journal.took("radlands", "abc", 1.5)
    at.tables.store.mention("line of table abc", ValueError("it is torn"))
    found = own(at, "GET", "/")
    assert found["load"]["tables"] == {"running": 1} and found["load"]["rooms"] == 1
    assert [one["seconds"] for one in found["slow"]] == [1.5]
    assert "it is torn" in found["complaints"][0]["text"]
    assert found["rules"] == {
        "password": False,
        "openers": "everybody",
        "most": 0,
        "shelve": 60,
        "archive": 30,
        "announcement": "",
    }
