"""A write that fails may be on disk or not. Nothing is told from doubt; what the store says is the truth."""

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete

from cinderbox.server.messages import encode
from cinderbox.server.settings import Settings
from cinderbox.store.schema import entries
from cinderbox.table import scene
from tests.server.serving import DUEL, Client, Served, client, served
from tests.store.failing import failing

AWAY = "does not answer"
BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


def run(coroutine: Any) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 300))


async def until(one: Client, wanted: Any) -> None:
    while not wanted():
        await one.next()


def refusals(one: Client) -> int:
    return sum(message["type"] == "refused" for message in one.other)


async def play(dice: Random, clients: tuple[Client, ...], most: int) -> None:
    for _ in range(most):
        for one in clients:
            await one.settle()
        if clients[0].scene["over"]:
            return
        one = dice.choice([each for each in clients if each.open()])
        await one.act(dice.choice(one.open()))
        message = await one.expect("change", "scene", "refused")
        assert message["type"] != "refused", message


def whole(at: Served, id: str) -> None:
    """What is on disk is what the room has, without a hole."""
    header = at.tables.store.header(id)
    kept = at.tables.load_now(header, True)
    assert not kept.stopped and kept.state.digest() == at.tables.rooms[id].table.state.digest()


@pytest.mark.parametrize("took_place", [False, True], ids=["not on disk", "on disk"])
def test_an_action_is_on_disk_and_told_or_neither(at: Served, took_place: bool) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        with failing(at.tables.store.engine) as fault:
            async with client(at, id, a) as ann, client(at, id, b) as bob, client(at, id) as eve:
                view, action, last = ann.scene["view"], ann.open()[0], bob.open()[0]
                fault.commit(took_place, stays_away=True)
                await ann.act(action)
                for one in (ann, bob, eve):
                    await until(one, lambda one=one: AWAY in one.scene["prompt"])
                    assert not one.open() and one.scene["number"] == 0
                assert ann.scene["view"] == view, "nothing is told from doubt"
                await bob.act(last)
                assert AWAY in (await bob.expect("refused"))["reason"]
                async with client(at, id, a) as again:
                    assert AWAY in again.scene["prompt"] and again.scene["view"] == view, "who comes is let in and told"
                fault.away = False
                await until(ann, lambda: AWAY not in ann.scene["prompt"])
                assert ann.scene["number"] == (1 if took_place else 0), "the truth is what is on disk"
                if not took_place:
                    assert AWAY in (await ann.expect("refused"))["reason"]
                await until(bob, lambda: AWAY not in bob.scene["prompt"])
                await play(Random(1), (ann, bob, eve), 25)
                refused = [one for each in (ann, bob) for one in each.other if one["type"] == "refused"]
                assert len(refused) == (1 if took_place else 2)
        whole(at, id)

    run(game())


def test_an_undo_that_is_in_doubt_is_not_done_twice(at: Served) -> None:
    async def game() -> None:
        id, (a, _) = at.make()
        with failing(at.tables.store.engine) as fault:
            async with client(at, id, a) as ann:
                await ann.act(ann.open()[:2])
                await until(ann, lambda: ann.scene["number"] == 2)
                fault.commit(took_place=True)
                await ann.send(type="undo", seat=0)
                await until(ann, lambda: ann.scene["number"] == 3)
                await ann.settle()
                assert ann.scene["undo"] and ann.scene["redo"] and ann.scene["number"] == 3
        whole(at, id)

    run(game())


def test_a_bot_goes_on_by_itself_after_failed_writes(at: Served) -> None:
    async def game() -> None:
        id, (secret,) = at.make(BOT)
        dice = Random(5)
        with failing(at.tables.store.engine) as fault:
            async with client(at, id, secret) as ann:
                for _ in range(30):
                    if ann.scene["over"]:
                        break
                    if ann.open():
                        await ann.act(dice.choice(ann.open()))
                    fault.commit(dice.random() < 0.5, times=dice.randrange(3))
                    await ann.expect("change", "scene", "refused")
                fault.commit(took_place=True, times=0)
                await until(ann, lambda: ann.open() or ann.scene["over"])
        whole(at, id)

    run(game())


def test_a_full_disk_is_told_and_the_game_goes_on_once_there_is_room(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="this system has no limit for the size of files")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def game(at: Served) -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            await play(Random(2), (ann, bob), 3)
            assert at.http.get("/healthz").status_code == 200
            at.tables.store.beat = None
            actor = ann if ann.open() else bob
            try:  # no file may grow beyond what the write-ahead log has
                resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "tables.db-wal").stat().st_size, hard))
                await actor.act(actor.open()[0])
                await until(actor, lambda: AWAY in actor.scene["prompt"])
                health = at.http.get("/healthz")
                assert health.status_code == 503 and AWAY in health.json()["reason"]
                await bob.send(type="chat", text="is anybody there?")
                assert AWAY in (await bob.expect("error", "refused"))["reason"], "the line stays up"
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            await actor.expect("refused")
            at.tables.store.beat = None
            assert at.http.get("/healthz").status_code == 200
            await play(Random(3), (ann, bob), 10)
        whole(at, id)

    with served(Settings(database=str(tmp_path / "tables.db"), pace=0.0, limits=False)) as at:
        run(game(at))


def test_a_seat_is_not_taken_by_a_ghost(at: Served) -> None:
    id, _ = at.make([{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    with failing(at.tables.store.engine) as fault:
        fault.commit(took_place=False)
        answer = at.http.post(f"/api/tables/{id}/join", json={"name": "Bea"})
        assert answer.status_code == 503 and AWAY in answer.json()["reason"]
        fault.commit(took_place=True)
        answer = at.http.post(f"/api/tables/{id}/join", json={"name": "Bea"})
        assert answer.status_code == 201 and answer.json()["seat"] == 1
    whole(at, id)


def test_what_the_store_has_lost_is_taken_back_from_everybody(at: Served) -> None:
    """A disk that said it had synced and had not: what is there is the truth, and every log follows it."""

    async def game() -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            await play(Random(6), (ann, bob), 12)
            await ann.settle()
            last = at.tables.rooms[id].table.count
            with at.tables.store.engine.begin() as connection:
                connection.execute(delete(entries).where(entries.c.table_id == id, entries.c.n > last - 4))
            actor = ann if ann.open() else bob
            await actor.act(actor.open()[0])
            assert (await actor.expect("refused"))["reason"]
            for one in (ann, bob):
                await one.settle()
            for seat, one in enumerate((ann, bob)):
                truth = json.loads(encode(scene.scene(at.tables.rooms[id].table, seat, 0.0)))
                assert one.scene["events"] == truth["events"] and one.scene["view"] == truth["view"]
            await play(Random(7), (ann, bob), 5)
        whole(at, id)

    run(game())


@pytest.mark.parametrize("took_place", [False, True], ids=["not on disk", "on disk"])
def test_a_new_table_in_doubt_leaves_nothing_behind(at: Served, took_place: bool) -> None:
    before = at.tables.store.listed(("open", "running", "over"), 1000)
    usual = len(at.tables.background)  # what goes on by itself
    with failing(at.tables.store.engine) as fault:
        fault.commit(took_place)
        answer = at.http.post("/api/tables", json={"game": "radlands", "seats": DUEL})
        assert answer.status_code == 503 and AWAY in answer.json()["reason"]
        while len(at.tables.background) > usual:  # the removal
            time.sleep(0.02)
    assert at.tables.store.listed(("open", "running", "over"), 1000) == before


def test_a_table_with_a_hole_is_read_by_its_people_and_stays_secret(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            await play(Random(4), (ann, bob), 20)
        seed = at.tables.rooms.pop(id).table.header.seed
        with at.tables.store.engine.begin() as connection:
            connection.execute(delete(entries).where(entries.c.table_id == id, entries.c.n == 9))
        async with client(at, id, a) as ann:
            assert "Entry 9 " in ann.scene["prompt"] and ann.scene["view"] and not ann.open()
            await ann.act("end")
            assert "Entry 9 " in (await ann.expect("refused"))["reason"]
        for path in ("record", "replay?at=3", "replay?at=3&seat=1"):
            answer = at.http.get(f"/api/tables/{id}/{path}")
            assert answer.status_code == 409 and seed not in answer.text
        assert at.http.post(f"/api/tables/{id}/fork", json={"at": 2}).status_code == 409
        assert seed not in at.http.get(f"/api/tables/{id}").text

    run(game())


def test_postgresql_goes_and_comes_back_and_the_game_goes_on(mortal_postgres: Any) -> None:
    async def game(at: Served) -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            for number in range(3):
                await play(Random(number), (ann, bob), 6)
                mortal_postgres.stop()
                actor = ann if ann.open() else bob
                before = refusals(actor)
                await actor.act(actor.open()[0])
                for one in (ann, bob):
                    await until(one, lambda one=one: AWAY in one.scene["prompt"])
                assert at.http.get("/api/tables").status_code == 503
                mortal_postgres.start()
                for one in (ann, bob):
                    await until(one, lambda one=one: AWAY not in one.scene["prompt"])
                # it comes at once where the listener has noticed before the click, otherwise when all is settled
                await until(actor, lambda actor=actor, before=before: refusals(actor) == before + 1)
            await play(Random(9), (ann, bob), 10)
        whole(at, id)

    with served(Settings(database=mortal_postgres.get_uri(), pace=0.0, limits=False)) as at:
        run(game(at))
