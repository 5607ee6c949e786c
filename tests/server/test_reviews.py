"""After the game: what happened is found out beside the server's work, kept, and told to nobody before the end."""

import time
from typing import Any

import pytest

from cinderbox.server import reviews
from tests.server.serving import Served
from tests.table.tables import finished


@pytest.fixture(scope="module")
def game() -> dict[str, Any]:
    """A short game, given up early."""
    return min([finished(seed) for seed in range(4)], key=lambda one: len(one["entries"]))


def brought_in(at: Served, data: dict[str, Any]) -> str:
    answer = at.http.post("/api/records", json=data)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def reviewed(at: Served, id: str) -> dict[str, Any]:
    """What happened, once it is known."""
    for _ in range(6000):
        answer = at.http.get(f"/api/tables/{id}/analysis")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if not found["going"]:
            return found
        time.sleep(0.05)
    raise AssertionError("it was never found out")


@pytest.fixture(scope="module")
def told(at: Served, game: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    id = brought_in(at, game)
    found = reviewed(at, id)["analysis"]
    return id, found


def test_what_happened_in_an_imported_game_is_found_out_and_kept(at: Served, told, game) -> None:
    id, found = told
    assert found["points"][-1]["at"] == len(game["record"]["entries"])
    assert sorted(found["points"][-1]["open"]) == [0, 1000]
    assert 1 <= len(found["turnings"]) <= 5
    kept = at.tables.store.analyses.of(id, len(game["record"]["entries"]))
    assert kept and at.http.get(f"/api/tables/{id}/analysis").json() == {"analysis": found, "going": False}
    assert at.tables.reviews.thinker.process is None, "nobody needs the process any more"


def test_a_better_plan_can_be_watched_step_by_step(at: Served, told) -> None:
    id, found = told
    n, turning = next((n, one) for n, one in enumerate(found["turnings"]) if one["plan"])
    seat = turning["seat"]
    before = at.http.get(f"/api/tables/{id}/replay", params={"at": turning["at"], "seat": seat}).json()
    path = f"/api/tables/{id}/analysis/{n}"
    assert at.http.get(path, params={"seat": seat}).json()["view"] == before["view"]
    seen = [at.http.get(path, params={"seat": seat, "step": step}).json() for step in range(len(turning["plan"]) + 1)]
    assert seen[-1]["view"] != before["view"]
    assert all(one["actions"] == [] and one["at"] == turning["at"] for one in seen)
    too_far = at.http.get(path, params={"step": len(turning["plan"]) + 1})
    assert too_far.status_code == 409 and "no such step" in too_far.json()["reason"]
    assert at.http.get(f"/api/tables/{id}/analysis/77").status_code == 409


def test_one_plays_on_from_a_moment_alone_against_bots(at: Served, told) -> None:
    id, found = told
    turning = found["turnings"][0]
    made = at.http.post(f"/api/tables/{id}/fork", json={"at": turning["at"], "seat": turning["seat"]}).json()
    assert [key["seat"] for key in made["keys"]] == [turning["seat"]]
    info = at.http.get(f"/api/tables/{made['id']}").json()
    kinds = {one["seat"]: one["kind"] for one in info["seats"]}
    assert kinds == {turning["seat"]: "person", 1 - turning["seat"]: "bot"}
    assert not info["listed"]
    wrong = at.http.post(f"/api/tables/{id}/fork", json={"at": 0, "seat": 9})
    assert wrong.status_code == 409 and "no seat 9" in wrong.json()["reason"]


def test_nothing_is_told_before_the_game_is_over(at: Served) -> None:
    id, _ = at.make()
    for path in ("analysis", "analysis/0"):
        answer = at.http.get(f"/api/tables/{id}/{path}")
        assert answer.status_code == 409, answer.text
        assert "over" in answer.json()["reason"]
    assert at.tables.reviews.going == set()
    assert at.http.get("/api/tables/nowhere/analysis").status_code == 404


def test_a_game_that_was_taken_up_again_is_looked_back_at_anew(at: Served, told) -> None:
    id, _ = told
    assert at.tables.store.analyses.of(id, 3) == "", "that is not how many actions it had"


def test_what_cannot_be_found_out_is_not_tried_again_and_again(at: Served, game, monkeypatch) -> None:
    monkeypatch.setattr(reviews, "LIMIT", 0.01)
    id = brought_in(at, game)
    assert reviewed(at, id) == {"analysis": None, "going": False}
    assert at.tables.reviews.failed == [id]
    assert at.http.get(f"/api/tables/{id}/analysis").json() == {"analysis": None, "going": False}


def test_only_so_many_games_wait_to_be_looked_back_at(at: Served, game, monkeypatch) -> None:
    monkeypatch.setattr(reviews, "WAITING", 0)
    answer = at.http.get(f"/api/tables/{brought_in(at, game)}/analysis")
    assert answer.status_code == 409 and "try again" in answer.json()["reason"]


def test_a_deleted_table_leaves_nothing_of_what_happened(at: Served, game) -> None:
    id = brought_in(at, game)
    moves = len(game["record"]["entries"])
    at.tables.store.analyses.keep(id, moves, "{}").result(120)
    assert at.tables.store.analyses.of(id, moves) == "{}"
    at.tables.store.shelf.delete(id).result(120)
    assert at.tables.store.analyses.of(id, moves) == ""
