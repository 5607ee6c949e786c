"""The HTTP side: making and joining tables, records, replays, forks, and what must not work."""

import json
from pathlib import Path
from random import Random

import jsonschema_rs
import msgspec
import pytest

import cinderbox
from cinderbox.server import app, body, page
from cinderbox.server.schema import events, schema
from cinderbox.server.settings import Settings
from cinderbox.table import record
from cinderbox.table.words import clean
from tests.server.serving import DUEL, Served, served
from tests.table.tables import finished, play


def put_in(at: Served, seed: int = 5) -> str:
    """A finished table on the server."""
    answer = at.http.post("/api/records", json=finished(seed=seed))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_the_games_are_listed_with_options_and_bots(at: Served) -> None:
    (radlands,) = [game for game in at.http.get("/api/games").json() if game["id"] == "radlands"]
    assert radlands["seats"] == [2] and radlands["options"]["faces"]["choices"] == ["first", "revised"]
    assert "random" in [bot["id"] for bot in radlands["bots"]]


def test_the_catalog_is_the_games_own(at: Served) -> None:
    game = cinderbox.game("radlands")
    for faces in ("first", "revised"):
        found = at.http.get(f"/api/games/radlands/catalog?faces={faces}").json()
        assert found == json.loads(json.dumps(game.catalog({"faces": faces})))
    assert at.http.get("/api/games/residuum/catalog?simpler=false").is_success, "as a browser writes it"
    assert at.http.get("/api/games/radlands/catalog?faces=third").status_code == 409
    assert at.http.get("/api/games/chess/catalog").status_code == 404


def test_help_and_lessons_answer(at: Served) -> None:
    assert at.http.get("/api/games/radlands/help").json()["markdown"].startswith("#")
    plain = at.http.get("/api/games/residuum/help?map=built").json()["markdown"]
    hungry = at.http.get("/api/games/residuum/help?map=built&winter_limits_food=true").json()["markdown"]
    assert "At this table" in hungry and "At this table" not in plain, "whoever plays with an option reads of it"
    assert at.http.get("/api/games/residuum/help?winter=long").status_code == 409
    for lesson in at.http.get("/api/lessons/radlands").json():
        made = at.http.post(f"/api/lessons/radlands/{lesson['id']}")
        assert made.status_code == 201, made.text
    assert at.http.post("/api/lessons/radlands/juggling").status_code == 409


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "no game"),
        ({"seats": DUEL[:1]}, "2 players"),
        ({"options": {"faces": "third"}}, "third"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"seats": [DUEL[0], {"kind": "bot", "bot": "oracle"}]}, "oracle"),
        ({"seats": [DUEL[0], {"kind": "ghost"}]}, "kind"),
        ({"clock": {"kind": "live", "seconds": 0}}, "seconds"),
        ({"more": 1}, "more"),
        ({"seats": [DUEL[0], {"kind": "person", "name": "x" * 41}]}, "name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(at: Served, wrong, said: str) -> None:
    answer = at.http.post("/api/tables", json={"game": "radlands", "seats": DUEL, **wrong})
    assert answer.status_code in (400, 404, 409) and said in answer.text, answer.text


def test_two_bots_have_two_names(at: Served) -> None:
    bot = {"kind": "bot", "bot": "random", "name": "Raider"}
    made = at.http.post("/api/tables", json={"game": "residuum", "seats": [DUEL[0], bot, bot, bot]}).json()
    seats = at.http.get(f"/api/tables/{made['id']}").json()["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["Raider", "Raider 2", "Raider 3"]


def test_options_are_named_for_players(at: Served) -> None:
    for game in at.http.get("/api/games").json():
        for option in game["options"].values():
            assert option["title"][0].isupper() and len(option["names"]) == len(option["choices"])
    assert "- **Camps: Revised**:" in at.http.get("/api/games/radlands/help?faces=revised").json()["markdown"]


def test_a_rule_can_be_read(at: Served) -> None:
    rules = at.http.get("/api/games/radlands/rules").json()
    assert rules["RAD-GEN-02"]["text"] == "Destroying all three camps of the opponent wins."
    assert at.http.get("/api/games/chess/rules").status_code == 404


def test_a_friend_joins_by_link(at: Served) -> None:
    id, (_,) = at.make([DUEL[0], {"kind": "open"}])
    assert at.http.get(f"/api/tables/{id}").json()["status"] == "open"
    joined = at.http.post(f"/api/tables/{id}/join", json={"name": "Bea"}).json()
    assert joined["seat"] == 1 and len(joined["secret"]) >= 20
    shown = at.http.get(f"/api/tables/{id}").json()
    assert shown["status"] == "running" and shown["seats"][1]["name"] == "Bea"
    again = at.http.post(f"/api/tables/{id}/join", json={"name": "Eve"})
    assert again.status_code == 409 and "seat" in again.json()["reason"]


def test_the_lobby_lists_only_listed_tables(at: Served) -> None:
    shown, _ = at.make([DUEL[0], {"kind": "open"}], title="Come in")
    hidden, _ = at.make([DUEL[0], {"kind": "open"}], listed=False)
    listed = {one["id"]: one for one in at.http.get("/api/tables").json()}
    assert listed[shown]["title"] == "Come in" and hidden not in listed


def test_no_answer_has_a_seed_or_a_key_before_the_end(at: Served) -> None:
    id, secrets = at.make()
    header = at.tables.rooms[id].table.header
    for path in ("", "/record", "/replay?at=0&seat=0"):
        answer = at.http.get(f"/api/tables/{id}{path}", headers={"Authorization": f"Bearer {secrets[0]}"})
        assert header.seed not in answer.text and header.seats[0].key not in answer.text
        assert answer.status_code == (409 if path else 200)
    assert at.http.post(f"/api/tables/{id}/fork", json={"at": 0}).status_code == 409


def test_a_record_goes_out_and_comes_in(at: Served) -> None:
    id = put_in(at)
    file = at.http.get(f"/api/tables/{id}/record").json()
    again = at.http.post("/api/records", json=file)
    assert again.status_code == 201
    assert at.http.post("/api/records", json=file["record"]).status_code == 201
    file["entries"][9]["check"] = "0"
    refused = at.http.post("/api/records", json=file)
    assert refused.status_code == 409 and "entry 10" in refused.json()["reason"]
    for nonsense in ({}, {"format": 1}, {"format": "cinderbox table 1"}):
        assert at.http.post("/api/records", json=nonsense).status_code == 409


def test_a_finished_game_is_replayed_from_any_seat(at: Served) -> None:
    id = put_in(at)
    first = at.http.get(f"/api/tables/{id}/replay?at=0&seat=1").json()
    last = at.http.get(f"/api/tables/{id}/replay?at={first['moves']}").json()
    assert first["view"]["table"]["turns"] == 0 and first["seat"] == 1 and len(first["view"]["mine"]["dealt"]) == 6
    assert last["over"] and last["outcome"]["reason"] and last["seat"] is None
    assert at.http.get(f"/api/tables/{id}/replay?at={first['moves'] + 1}").status_code == 409
    assert at.http.get(f"/api/tables/{id}/replay?at=0&seat=2").status_code == 409


def test_a_replay_tells_how_long_the_log_was_after_each_action(at: Served) -> None:
    id = put_in(at)
    counts = at.http.get(f"/api/tables/{id}/replay/heard?seat=0").json()
    there = at.http.get(f"/api/tables/{id}/replay?at=9&seat=0").json()
    assert len(counts) == there["moves"] + 1 and counts[9] == there["events"][-1]["n"]


def test_a_fork_is_a_table_of_its_own(at: Served) -> None:
    id = put_in(at)
    made = at.http.post(f"/api/tables/{id}/fork", json={"at": 20}).json()
    assert len(made["keys"]) == 2
    there = at.tables.rooms[made["id"]].table
    assert there.status == "running"
    assert there.state.view(0) == record.wound(at.tables.archive.finished[id], there.game, 20).state.view(0)
    play(there, Random(1), 5)
    assert at.http.post(f"/api/tables/{id}/fork", json={"at": 100_000}).status_code == 409


def test_every_answer_has_the_security_headers(at: Served) -> None:
    for path in ("/", "/api/games", "/api/tables/none", "/healthz", "/schema"):
        headers = at.http.get(path).headers
        for name, value in app.HEADERS.items():
            assert headers.get(name) == value, (path, name)


def test_no_name_can_close_a_tag(at: Served) -> None:
    id, _ = at.make([{"kind": "person", "name": "</script>"}, DUEL[1]])
    answer = at.http.get(f"/api/tables/{id}")
    assert "<" not in answer.text and answer.json()["seats"][0]["name"] == "</script>"


def test_names_are_cleaned() -> None:
    assert clean(" a\u202eb\x00  c\nd ", 40) == "ab c d"
    assert clean("x" * 100, 40) == "x" * 40


def test_health_and_the_api_page(at: Served) -> None:
    assert at.http.get("/healthz").json()["status"] == "ok"
    text = at.http.get("/schema").text
    assert "/api/tables/{table_id}/join" in text and "://" not in text, "nothing is fetched from elsewhere"
    assert at.http.get("/schema/openapi.json").json()["openapi"].startswith("3.")


def test_metrics_are_for_who_knows_the_back(at: Served, monkeypatch) -> None:
    """They count steps that others at a table must not notice."""
    known = {"Authorization": "Bearer sesame"}
    assert at.http.get("/metrics").status_code == at.http.get("/metrics", headers=known).status_code == 404
    monkeypatch.setattr(at.tables, "settings", msgspec.structs.replace(at.tables.settings, metrics="sesame"))
    assert "cinderbox_actions_total" in at.http.get("/metrics", headers=known).text
    for wrong in ({}, {"Authorization": "Bearer open"}, {"Authorization": "Bearer"}, {"Authorization": "sesame"}):
        assert at.http.get("/metrics", headers=wrong).status_code == 404


def test_a_qr_code_is_a_picture(at: Served) -> None:
    answer = at.http.post("/api/qr", json={"text": "http://127.0.0.1/t/x#s=y"})
    assert answer.headers["content-type"].startswith("image/svg+xml") and "<svg" in answer.text
    assert at.http.post("/api/qr", json={"text": "x" * 301}).status_code == 400


def test_a_request_that_is_too_large_is_refused(at: Served) -> None:
    assert at.http.post("/api/records", content=b" " * (body.LARGEST + 10)).status_code == 413


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with served(Settings(database=str(tmp_path / "t.db"))) as small:
        codes = [small.http.post("/api/qr", json={"text": "x"}).status_code]
        while codes[-1] != 429 and len(codes) < 1000:  # a slow machine is given more before it is too much
            codes.append(small.http.post("/api/qr", json={"text": "x"}).status_code)
    assert set(codes[:-1]) == {201} and codes[-1] == 429


def test_the_page_is_served_and_finds_its_own_way(at: Served, tmp_path: Path, monkeypatch) -> None:
    assert "not built" in at.http.get("/").text or page.files()
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Cinderbox</h1>")
    (tmp_path / "assets" / "a-1.js").write_text("let a = 1;")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    for cached in (page.files, page.packed):
        cached.cache_clear()
    try:
        assert at.http.get("/t/some-table").text == "<h1>Cinderbox</h1>"
        script = at.http.get("/assets/a-1.js")
        assert script.text == "let a = 1;" and "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip" and "javascript" in script.headers["content-type"]
        for path in ("/assets/b.js", "/api/nothing", "/../../../etc/passwd.txt", "/%2e%2e/serving.py.txt"):
            assert at.http.get(path).status_code == 404, path
    finally:
        for cached in (page.files, page.packed):
            cached.cache_clear()


def test_the_types_of_the_wire_are_complete() -> None:
    found = schema()["$defs"]
    assert {"ClientMessage", "ServerMessage", "Scene", "Change", "NewTable", "TableInfo", "Hello"} <= set(found)
    assert "from" in found["Change"]["properties"]
    assert "card" in found["LogPart"]["properties"]


def test_the_types_of_the_events_are_those_that_are_sent() -> None:
    """Plays on at random and holds every event to the schema of its kind."""
    for game in cinderbox.games():
        kinds = {kind["properties"]["kind"]["const"]: kind for kind in events(game)["oneOf"]}
        state, dice = game.start(seed=5), Random(5)
        while not state.over:
            state.apply(dice.choice(state.actions()))
        for event in state.events(None):
            del event["text"]
            jsonschema_rs.validate(kinds[str(event["kind"])], event)
