"""What comes to the door and is no request: every route answers with a sentence and a 4xx, and never falls over."""

import asyncio
import json
import re
from typing import Any

import msgspec
import pytest

from cinderbox.server import body
from cinderbox.server.app import application
from cinderbox.server.settings import Settings
from tests.server.serving import DUEL, Served, client, served
from tests.table.tables import finished

DESCRIPTION = msgspec.to_builtins(application(Settings()).openapi_schema.to_schema())
ROUTES = [(method, path) for path, methods in DESCRIPTION["paths"].items() for method in methods]
DEEP = b'{"a":' * 50_000 + b"1" + b"}" * 50_000
DIGITS = b"9" * 5_000
JSON = {"content-type": "application/json"}

BODIES = {
    "not UTF-8": b'{"name":"\xff\xfe","at":0,"text":"\xff"}',
    "half a character": b'{"name":"\\ud800","at":0,"text":"\\ud800"}',
    "a NUL": b"\0",
    "an escaped NUL": b'{"name":"a\\u0000b","text":"a\\u0000b"}',
    "deep objects": DEEP,
    "deep lists": b"[" * 50_000 + b"]" * 50_000,
    "not quite as deep": b'{"options":' + b"[" * 900 + b"]" * 900 + b"}",
    "open brackets": b"[" * 100_000,
    "a long number": b'{"at":' + DIGITS + b',"name":"x","seat":' + DIGITS + b',"text":' + DIGITS + b"}",
    "a huge exponent": b'{"at":1e400,"name":1e400,"text":1e400}',
    "no number": b'{"at":NaN,"name":NaN,"text":NaN}',
    "a list": b"[]",
    "a text": b'"x"',
    "a number alone": DIGITS,
    "nothing at all": b"null",
    "half of it": b'{"name":',
}
TABLE = {"game": "radlands", "seats": DUEL}
WRONG_TABLES = [
    {"game": "rad\0lands"},
    {"game": "../radlands"},
    {"options": {"seats": 2}},
    {"options": {"seed": 2}},
    {"options": {"faces": ["first"]}},
    {"options": {"faces": 10**4_000}},
    {"title": "\0"},
    {"seats": [{"kind": "bot", "bot": "search:seconds=" + "9" * 40}, DUEL[1]]},
    {"seats": [{"kind": "bot", "bot": "search:seconds=nan"}, DUEL[1]]},
]
WRONG_HEADERS: list[dict[str, Any]] = [
    {"content": 1},
    {"game": "chess"},
    {"seed": "x"},
    {"seed": "9" * 5_000},
    {"options": {"seats": 2}},
    {"options": {"seed": 2}},
    {"options": []},
    {"seats": []},
    {"seats": [{"kind": "person"}] * 20_000},
    {"lesson": "nothing of the kind"},
    {"rules": -(10**30)},
]
WRONG_ENTRIES: list[dict[str, Any]] = [
    {"kind": "undo", "seat": 0},
    {"kind": "undo", "seat": 10**9},
    {"kind": "sit", "seat": 99, "name": "x", "key": ""},
    {"kind": "sit", "seat": -1, "name": "x", "key": ""},
    {"kind": "propose", "seat": 99, "bot": "x", "by": 77},
    {"kind": "consent", "seat": 99, "by": 77, "yes": True},
    {"kind": "resign", "seat": 99},
    {"kind": "declines", "seat": 99, "on": True},
    {"kind": "reseed", "seed": "x"},
    {"kind": "reseed", "seed": "9" * 5_000},
    {"kind": "act", "seat": -1, "action": "end", "check": "x"},
    {"kind": "act", "seat": 0, "action": "x" * 100_000, "check": "x"},
    {"kind": "dance"},
]
WRONG_RECORDS: list[dict[str, Any]] = [
    {"seats": 1_000_000_000},
    {"seats": -1},
    {"seed": "9" * 5_000},
    {"options": {"seats": 2}},
    {"options": {"seed": 2}},
    {"entries": [[0, "x" * 100_000, "x"]]},
    {"entries": [[10**30, "end", "x"]]},
    {"entries": 7},
    {"content": ["x"]},
]
ADDRESSES = ["%00", "a%00b", "%ff", "%ED%A0%80", "x" * 100, "1" * 5_000, "%f0%9f%98%80"]
QUERIES = ["at=" + "9" * 5_000, "at=%00", "at=%ff", "at=x", "at=-1", "seat=-1", "seat=" + "9" * 5_000, "at=1e400"]
MESSAGES = [
    DEEP[:5_000],
    b'{"type":"ping","x":' + b"[" * 8_000,
    b'{"type":"chat","text":"a\\u0000b"}',
    b'{"type":"chat","text":"\xff"}',
    b'{"type":"chat","text":"\\ud800"}',
    b'{"type":"act","seat":0,"number":' + DIGITS + b',"actions":["end"]}',
    b'{"type":"hello","secrets":[],"seen":' + DIGITS + b"}",
    b'{"type":"why","seat":1e400,"action":"end"}',
    b"\0",
]


def refused(answer) -> None:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    reason = answer.json()["reason"]
    assert reason and len(reason) < 1_000 and "\n" not in reason


@pytest.fixture(scope="module")
def ids(at: Served) -> dict[str, str]:
    """For each parameter of a path something that is there."""
    over = at.http.post("/api/records", json=finished()).json()["id"]
    people = {"player_id": "0123456789abcdef", "token": "end.0.0"}
    return {"game_id": "radlands", "lesson_id": "first", "table_id": over, "turning": "0", **people}


def test_every_route_is_thrown_at(at: Served) -> None:
    assert ("post", "/api/records") in ROUTES and ("get", "/api/tables/{table_id}/replay") in ROUTES


@pytest.mark.parametrize("path", [path for method, path in ROUTES if method == "post"])
def test_a_body_that_is_no_request_is_refused_with_a_sentence(at: Served, ids: dict[str, str], path: str) -> None:
    for content in BODIES.values():
        refused(at.http.post(path.format(**ids), content=content, headers=JSON))


@pytest.mark.parametrize("wrong", WRONG_TABLES)
def test_a_table_with_nonsense_in_it_is_refused(at: Served, wrong) -> None:
    refused(at.http.post("/api/tables", json={**TABLE, **wrong}))


def test_a_record_with_nonsense_in_it_is_refused(at: Served) -> None:
    """Every field of it: 168 bytes are enough to ask for a billion chairs."""
    record: dict[str, Any] = finished()
    for wrong in WRONG_HEADERS:
        refused(at.http.post("/api/records", json={**record, "header": {**record["header"], **wrong}}))
    for entry in WRONG_ENTRIES:
        refused(at.http.post("/api/records", json={**record, "entries": [{"at": 1.0, **entry}]}))
    for wrong in WRONG_RECORDS:
        refused(at.http.post("/api/records", json={**record["record"], **wrong}))
    assert at.http.post("/api/records", json=record).status_code == 201


@pytest.mark.parametrize(("method", "path"), [one for one in ROUTES if "{" in one[1]])
def test_an_address_that_leads_nowhere_is_refused(at: Served, ids: dict[str, str], method: str, path: str) -> None:
    sent = {"join": {"name": "x"}, "fork": {"at": 0}}.get(path.rpartition("/")[2])
    for parameter in re.findall(r"{(\w+)}", path):
        for address in ADDRESSES:
            refused(at.http.request(method, path.format(**{**ids, parameter: address}), json=sent))


def test_a_query_that_makes_no_sense_is_refused(at: Served, ids: dict[str, str]) -> None:
    for query in QUERIES:
        refused(at.http.get(f"/api/tables/{ids['table_id']}/replay?{query}"))
    for query in ("faces=%00", "faces=%ff", "%00=1", "%ff=1", "faces=" + "9" * 5_000, "seats=2", "seed=2"):
        refused(at.http.get(f"/api/games/radlands/catalog?{query}"))
    refused(at.http.get("/%00"))


@pytest.mark.parametrize("nonsense", MESSAGES)
def test_a_message_that_is_no_request_is_answered_and_the_game_goes_on(at: Served, nonsense: bytes) -> None:
    async def game() -> None:
        id, (a, _) = at.make()
        async with client(at, id, a) as ann:
            await ann.socket.send(nonsense)
            assert (await ann.expect("error"))["reason"]
            await ann.act(ann.open()[0])
            assert (await ann.expect("change"))["number"] == 1

    asyncio.run(asyncio.wait_for(game(), 300))


def test_what_postgresql_cannot_keep_does_not_reach_it(postgres: str) -> None:
    with served(Settings(database=postgres, limits=False)) as at:
        id, _ = at.make([DUEL[0], {"kind": "open"}])
        record: dict[str, Any] = finished()
        for address in ADDRESSES:
            refused(at.http.get(f"/api/tables/{address}"))
            refused(at.http.post(f"/api/tables/{address}/join", json={"name": "x"}))
        for wrong in ({"content": "\0"}, {"title": "\0"}, {"game": "\0"}):
            refused(at.http.post("/api/records", json={**record, "header": {**record["header"], **wrong}}))
        refused(at.http.post(f"/api/tables/{id}/join", json={"name": "Be\0a"}))
        joined = at.http.post(f"/api/tables/{id}/join", json={"name": "Be\u202ea\x07\ufffe"})
        assert joined.status_code == 201
        assert at.http.get(f"/api/tables/{id}").json()["seats"][1]["name"] == "Bea"


def test_depth_is_counted_in_brackets_outside_of_texts() -> None:
    nested = b"[" * body.DEEPEST + b"]" * body.DEEPEST
    assert not body.too_deep(nested) and body.too_deep(b"[" + nested + b"]")
    assert not body.too_deep(json.dumps(["[" * 500, '"' + "{" * 500, "\\"]).encode())
    assert not body.too_deep(b'"' + b'\\"' * 900_000), "and quickly, also where a text does not end"
    assert not body.too_deep(json.dumps([[[] for _ in range(500)], [{} for _ in range(500)]]).encode())
