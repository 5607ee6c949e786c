"""Somebody without an account: a key that the browser keeps, the same player on another device, one's own tables."""

import asyncio
import secrets
from typing import Any

from sqlalchemy import select, update

from cinderbox.store.schema import codes, keys, metadata
from tests.server.serving import DUEL, Served, client

YOU = {**DUEL[0], "you": True}
OPEN = {"kind": "open"}


def new_key() -> str:
    return secrets.token_urlsafe(16)


class Browser:
    """Somebody's browser, with the key that it keeps."""

    def __init__(self, at: Served, name: str = "Ann") -> None:
        self.at, self.name, self.key = at, name, new_key()

    def ask(self, method: str, path: str, data: Any = None, status: int = 0) -> Any:
        more = {} if data is None else {"json": data}
        answer = self.at.http.request(method, path, headers={"Cinderbox-Key": self.key}, **more)
        assert answer.status_code == (status or (201 if method == "POST" else 200)), answer.text
        return answer.json()

    def make(self, *others: dict[str, Any], **more: Any) -> str:
        """A table with this person in the first seat."""
        seats = [{"kind": "person", "name": self.name, "you": True}, *(others or [OPEN])]
        return str(self.ask("POST", "/api/tables", {"game": "radlands", "seats": seats, **more})["id"])

    def join(self, id: str, **more: Any) -> str:
        return str(self.ask("POST", f"/api/tables/{id}/join", {"name": self.name, **more})["secret"])

    def tables(self) -> list[tuple[str, int]]:
        return [(one["table"]["id"], one["seat"]) for one in self.ask("GET", "/api/me/tables")]


def test_whoever_sits_down_is_somebody(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    assert ann.ask("GET", "/api/me")["id"] == "" and ann.tables() == []
    first, second = ann.make(), ann.make()
    bob.join(first)
    assert ann.tables() == [(first, 0), (second, 0)] and bob.tables() == [(first, 1)]
    me = ann.ask("GET", "/api/me")
    assert me["id"] and me["name"] == "Ann" and not me["shown"] and me["devices"] == 1
    assert ann.ask("POST", "/api/me", {"name": "  Anna\t", "shown": True})["name"] == "Anna"
    assert ann.ask("GET", "/api/me")["id"] == me["id"] != bob.ask("GET", "/api/me")["id"]


def test_without_a_key_one_plays_as_before(at: Served) -> None:
    id, _ = at.make([YOU, DUEL[1]])
    assert at.tables.rooms[id].table.seats[0].player == ""
    assert at.http.get("/api/me").status_code == 409
    ann = Browser(at)
    ann.key = "short"
    assert "22 to 64" in ann.ask("GET", "/api/me", status=409)["reason"]


def test_a_code_makes_another_browser_the_same_player_once(at: Served) -> None:
    desk, phone, thief = Browser(at), Browser(at), Browser(at)
    assert "not sat down" in desk.ask("POST", "/api/me/code", status=409)["reason"]
    id = desk.make(DUEL[1])
    old = desk.ask("POST", "/api/me/code")["code"]
    code = desk.ask("POST", "/api/me/code")["code"]
    for wrong in (old, "WRONG23456"):
        assert "not known" in phone.ask("POST", "/api/me/move", {"code": wrong}, status=409)["reason"]
    moved = phone.ask("POST", "/api/me/move", {"code": f"{code[:5]} {code[5:].lower()}"})
    assert moved["id"] == desk.ask("GET", "/api/me")["id"] and moved["devices"] == 2
    assert phone.tables() == [(id, 0)]
    assert "not known" in thief.ask("POST", "/api/me/move", {"code": code}, status=409)["reason"]
    phone.ask("POST", "/api/me/alone")
    assert desk.tables() == [] and phone.tables() == [(id, 0)], "a lost device is nobody"


def test_a_code_is_good_for_a_while(at: Served) -> None:
    desk, phone = Browser(at), Browser(at)
    desk.make()
    code = desk.ask("POST", "/api/me/code")["code"]
    with at.tables.store.engine.begin() as connection:
        connection.execute(update(codes).values(until=1.0))
    assert "not known" in phone.ask("POST", "/api/me/move", {"code": code}, status=409)["reason"]


def test_a_key_that_is_somebodys_takes_no_code(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    ann.make()
    id = bob.make()
    code = ann.ask("POST", "/api/me/code")["code"]
    assert "already" in bob.ask("POST", "/api/me/move", {"code": code}, status=409)["reason"]
    assert bob.tables() == [(id, 0)]
    bob.key = new_key()
    assert bob.ask("POST", "/api/me/move", {"code": code})["name"] == "Ann", "a refusal does not use up the code"


def test_the_key_opens_ones_seats_and_no_others(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    id = ann.make()
    bob.join(id)

    async def look() -> None:
        for one, seat in ((ann, 0), (bob, 1), (Browser(at), None)):
            async with client(at, id, player=one.key) as there:
                assert list(there.scenes) == [seat]

    asyncio.run(look())


def test_nobody_is_told_a_key_nor_who_sits_where(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    id = ann.make()
    bob.join(id)
    who = ann.ask("GET", "/api/me")["id"]
    code = ann.ask("POST", "/api/me/code")["code"]
    said = [at.http.get("/api/tables").text, at.http.get(f"/api/tables/{id}").text]

    async def look() -> None:
        async with client(at, id, player=bob.key) as there:
            await there.send(type="resign", seat=1)
            await there.ended()
            said.extend(there.raw)

    asyncio.run(look())
    said.append(at.http.get(f"/api/tables/{id}/record").text)
    for secret in (ann.key, code, who):
        assert not any(secret in one for one in said)
    with at.tables.store.engine.connect() as connection:
        kept = repr([connection.execute(select(one)).all() for one in metadata.sorted_tables])
        assert len(connection.execute(select(keys)).all()) >= 2
    assert ann.key not in kept and bob.key not in kept and code not in kept, "what is kept is hashed"


def test_a_rematch_and_a_bot_in_between_leave_everybody_who_they_are(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    id = ann.make()
    secret = bob.join(id)

    async def play() -> None:
        async with client(at, id, player=ann.key) as there:
            await there.send(type="takeover", seat=1, bot="random")
            while at.tables.rooms[id].table.seats[1].kind != "bot":
                await there.next()
        async with client(at, id, secret) as there:
            await there.send(type="resign", seat=1)
            await there.ended()

    asyncio.run(play())
    answer = at.http.post(f"/api/tables/{id}/rematch", headers={"Authorization": f"Bearer {secret}"})
    assert answer.status_code == 201
    assert set(ann.tables()) == {(answer.json()["id"], 0), (id, 0)} and (answer.json()["id"], 1) in bob.tables()


def test_who_sits_where_is_part_of_what_is_kept_of_a_table(at: Served) -> None:
    ann = Browser(at)
    id = ann.make()
    table = at.tables.store.load(at.tables.store.header(id), at.tables.rooms[id].table.game)
    assert table.seats_of(ann.ask("GET", "/api/me")["id"]) == {0} and table.seats_of("") == frozenset()
