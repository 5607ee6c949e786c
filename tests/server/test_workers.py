"""Two workers on one PostgreSQL: people at one table, each on another worker, play as if there were one."""

import asyncio
import json
import math
import os
import signal
import threading
import time
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from sqlalchemy import select

from cinderbox.server import workers as supervisor
from cinderbox.server.recount import recount
from cinderbox.server.ringer import Ringer
from cinderbox.server.settings import Settings
from cinderbox.store.schema import results
from tests.faults.server import Server
from tests.server.receiving import Rounds, receiving
from tests.server.serving import Served, client, served
from tests.server.test_players import OPEN, Browser
from tests.server.test_rematch import asked, listed, over


@pytest.fixture
def workers(postgres: str):
    settings = Settings(database=postgres, pace=0.0, limits=False)
    with served(settings) as one, served(settings) as two:
        for each in (one, two):
            assert each.tables.listener.ready.wait(120)
        yield one, two


async def caught_up(one, number: int) -> None:
    while one.scene["number"] < number:
        await one.next()


def test_two_people_on_two_workers_play_a_whole_game(workers: tuple[Served, Served]) -> None:
    async def game() -> None:
        one, two = workers
        id, (a, b) = one.make()
        dice = Random(3)
        async with client(one, id, a) as ann, client(two, id, b) as bob, client(two, id) as eve:
            while not ann.scene["over"]:
                actor = dice.choice([each for each in (ann, bob) if each.open()])
                await actor.act(dice.choice(actor.open()))
                await actor.expect("change", "scene")
                for each in (ann, bob):
                    await asyncio.wait_for(level(actor, each), 120)
            told = [(await asyncio.wait_for(each.ended(), 120))["winners"] for each in (ann, bob, eve)]
            truth = two.tables.rooms[id].table.state
            assert told == [list(truth.outcome.winners)] * 3  # nobody, in a draw
            assert truth.digest() == one.tables.rooms[id].table.state.digest()
            for each, seat in ((ann, 0), (bob, 1), (eve, None)):
                assert each.scene["view"] == json.loads(json.dumps(truth.view(seat)))

    async def level(actor, other) -> None:
        """Until the other has seen all the actor has."""
        while other.scene["view"]["table"] != actor.scene["view"]["table"]:
            await other.next()

    asyncio.run(asyncio.wait_for(game(), 300))


def test_what_is_taken_back_by_agreement_is_taken_back_at_both_workers(workers: tuple[Served, Served]) -> None:
    async def game() -> None:
        one, two = workers
        id, (a, b) = one.make()
        async with client(one, id, a) as ann, client(two, id, b) as bob:
            first = ann.open()
            for each in (ann, bob):
                await each.act(each.open()[:3])
                while any(action.startswith("keep") for action in each.open()):
                    await each.next()
            two.tables.rooms[id].table.entries = []  # as after a snapshot: what was first is only on disk
            await ann.send(type="request", seat=0, what="undo")
            while not bob.scene["requests"]:
                await bob.next()
            await bob.send(type="reply", what="undo", yes=True)
            while not (ann.scene["notes"] and bob.scene["notes"]):
                await (bob if ann.scene["notes"] else ann).next()
            rooms = [each.tables.rooms[id].table for each in workers]
            assert rooms[0].state.digest() == rooms[1].state.digest() and not rooms[0].stopped + rooms[1].stopped
            assert set(ann.open()) < set(first), "the last of the camps is chosen again"
            for each, seat in ((ann, 0), (bob, 1)):
                assert each.scene["view"] == json.loads(json.dumps(rooms[1].state.view(seat)))
            await ann.act(ann.open()[0])
            while bob.scene["view"] != json.loads(json.dumps(one.tables.rooms[id].table.state.view(1))):
                await bob.next()

    asyncio.run(asyncio.wait_for(game(), 300))


def test_rated_games_that_end_at_both_workers_at_once_are_rated_one_after_the_other(
    workers: tuple[Served, Served], postgres: str
) -> None:
    one, _ = workers
    ann, bob = Browser(one), Browser(one, "Bob")
    ids = [ann.make(OPEN, rated=True) for _ in range(6)]
    for id in ids:
        bob.join(id, rated=True)

    async def end(at: Served, id: str, who: Browser, seat: int) -> None:
        async with client(at, id, player=who.key) as there:
            await there.send(type="resign", seat=seat)
            await there.ended()

    async def all_at_once() -> None:
        await asyncio.gather(*[end(workers[n % 2], id, (ann, bob)[n % 2], n % 2) for n, id in enumerate(ids)])

    asyncio.run(asyncio.wait_for(all_at_once(), 300))
    with one.tables.store.reading() as connection:
        rows = connection.execute(select(results.c.rated, results.c.table_id).distinct()).all()
    assert sorted(row.rated for row in rows) == list(range(1, len(ids) + 1)), "each has a number of its own"
    assert {row.table_id for row in rows} == set(ids) and recount(postgres).wrong == []
    assert ann.ask("GET", "/api/me/results")["ratings"][0]["games"] == len(ids)


def test_a_bell_is_rung_by_one_of_two_workers_and_by_none_while_its_player_is_at_the_table(
    postgres: str, monkeypatch
) -> None:
    monkeypatch.setattr(Ringer, "follow", lambda _: asyncio.Event().wait())  # the test says what time it is

    async def sit(at: Served, id: str, who: Browser, rounds: Rounds) -> None:
        async with client(at, id, player=who.key):
            await asyncio.to_thread(rounds.go_by)
        while any(id in one.tables.rooms and one.tables.rooms[id].present() for one in rounds.served):
            await asyncio.sleep(0.01)  # until both have noticed that she left

    settings = Settings(database=postgres, pace=0.0, limits=False, inside=True, quiet=600.0)
    with served(settings) as one, served(settings) as two, receiving() as room:
        ann, bob = Browser(one), Browser(one, "Bob")
        rounds = Rounds(one, two)
        ann.ask("POST", "/api/me", {"name": "Ann"})
        ann.ask("POST", "/api/me/bells/hook", {"url": room.address})
        room.next()
        id = ann.make(OPEN)
        bob.join(id)
        rounds.served = (one, two)
        rounds.later(700)
        asyncio.run(asyncio.wait_for(sit(two, id, ann, rounds), 300))
        assert room.silent, "the other worker has her at the table"
        rounds.touched(id)
        rounds.later(700)
        rounds.together(200)
        assert "it is your move" in room.next().json["text"]
        rounds.together(700)
        assert room.silent


def test_only_one_of_two_clicks_on_two_workers_counts(workers: tuple[Served, Served]) -> None:
    async def game() -> None:
        one, two = workers
        id, (a, _) = one.make()
        async with client(one, id, a) as here, client(two, id, a) as there:
            for clicks in range(1, 6):
                number = here.scene["number"]
                choices = here.open()
                await asyncio.gather(here.act(choices[0]), there.act(choices[-1]))
                for each in (here, there):
                    await asyncio.wait_for(caught_up(each, number + 1), 120)
                    await each.settle()
                assert here.scene["view"] == there.scene["view"] and here.scene["number"] == number + 1
                refused = [one for one in here.other + there.other if one["type"] == "refused"]
                assert len(refused) == clicks
                await here.send(type="undo", seat=0)
                for each in (here, there):
                    await asyncio.wait_for(caught_up(each, number + 2), 120)
            entries = one.tables.store.after(id, 0).entries
            assert len(entries) == 1 + 5 * 2, "five clicks and five undos, each once"

    asyncio.run(asyncio.wait_for(game(), 300))


def test_chat_and_presence_cross_workers(workers: tuple[Served, Served]) -> None:
    async def game() -> None:
        one, two = workers
        id, (a, b) = one.make()
        async with client(one, id, a) as ann, client(two, id, b) as bob:
            await bob.send(type="chat", text="hello there")
            assert (await asyncio.wait_for(ann.expect("chat"), 120))["text"] == "hello there"
            while not any(all(seat["present"] for seat in one.get("seats", [{"present": 0}])) for one in ann.other):
                await asyncio.wait_for(ann.next(), 120)

    asyncio.run(asyncio.wait_for(game(), 300))


def test_a_friend_joins_on_another_worker(workers: tuple[Served, Served]) -> None:
    async def game() -> None:
        one, two = workers
        id, (a,) = one.make([{"kind": "person", "name": "Ann"}, {"kind": "open"}])
        async with client(one, id, a) as ann:
            assert not ann.open()
            joined = two.http.post(f"/api/tables/{id}/join", json={"name": "Bea"}).json()
            assert joined["seat"] == 1
            while not ann.open():
                await asyncio.wait_for(ann.next(), 120)

    asyncio.run(asyncio.wait_for(game(), 300))


def test_a_rematch_asked_for_at_both_workers_at_once_is_one_table(workers: tuple[Served, Served]) -> None:
    async def game() -> None:
        one, two = workers
        for _ in range(3):
            id, secrets = one.make(listed=True)
            await over(one, id, secrets)
            before = listed(one)
            made = await asyncio.gather(asked(one, id, secrets[0]), asked(two, id, secrets[1]))
            (new,) = {each for answers in made for each in answers}
            assert listed(one) - before == listed(two) - before == {new}
            async with client(one, new, secrets[0]) as ann, client(two, new, secrets[1]) as bob:
                assert (ann.scene["seat"], bob.scene["seat"]) == (0, 1) and ann.open() and bob.open()

    asyncio.run(asyncio.wait_for(game(), 300))


class Worker:
    """A process as its supervisor sees it: alive or not, and silent."""

    exitcode = -signal.SIGKILL
    parent_conn = Mock(poll=Mock(return_value=False))

    def __init__(self, alive: bool) -> None:
        self.process = Mock(is_alive=Mock(return_value=alive))

    def start(self) -> None:
        self.process.is_alive.return_value = True


def test_a_dead_worker_is_replaced_without_waiting_for_one_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "Process", lambda *_: Worker(alive=False))
    workers: Any = supervisor.Workers.__new__(supervisor.Workers)  # without the signals that a real one takes over
    silent, dead = Worker(alive=True), Worker(alive=False)
    workers.processes, workers.heard, workers.config, workers.sockets = [silent, dead], {silent: math.inf}, None, []
    workers.served, workers.should_exit = True, threading.Event()
    workers.keep_subprocess_alive()
    assert workers.processes[0] is silent and workers.processes[1] is not dead
    assert workers.processes[1].process.is_alive()
    silent.parent_conn.recv.assert_not_called()


def killed(server: Server, pid: int) -> int:
    """Kill a worker; returns the one that takes its place. Somebody always answers."""
    others = set(server.serving())
    os.kill(pid, signal.SIGKILL)
    while not (new := set(server.serving()) - others):
        assert httpx.get(f"http://127.0.0.1:{server.port}/healthz", timeout=60).status_code == 200
    return new.pop()


def test_a_worker_that_is_killed_is_replaced_even_while_it_starts(postgres: str, tmp_path: Path) -> None:
    server = Server(tmp_path, postgres, workers=2)
    server.start()
    try:
        patience = time.monotonic() + 120
        while time.monotonic() < patience:
            try:
                if httpx.get(f"http://127.0.0.1:{server.port}/healthz", timeout=60).status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        worker = server.serving()[-1]
        for _ in range(3):  # the second and the third are killed before they can answer anything
            worker = killed(server, worker)
    finally:
        server.stop()
