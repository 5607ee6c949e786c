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

from cinderbox.server import workers as supervisor
from cinderbox.server.settings import Settings
from tests.faults.server import Server
from tests.server.serving import Served, client, served
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
