"""Bots at work: only those that are offered, each thought with its limit, and no process that is left over."""

import asyncio
import os
import signal
import subprocess
import sys
from random import Random

import msgspec
import pytest

import cinderbox
from cinderbox.server.thinker import Question
from cinderbox.server.thinking import Thinking, adviser
from cinderbox.table import record
from cinderbox.table.entry import Chair
from tests.server import stubborn
from tests.server.serving import Served, client
from tests.table.tables import play, table

ENDLESS = "search:seconds=3600,beam=1000,worlds=100"
STATE = cinderbox.game("radlands").start(seed=1)


def with_thinking(asked, *arguments) -> None:
    async def run() -> None:
        thinking = Thinking(*arguments)
        try:
            await asked(thinking)
        finally:
            await thinking.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def brought_in(at: Served, bot: str) -> str:
    """A finished game against a bot, imported."""
    one = table(chairs=[Chair("person", "Ann"), Chair("bot", "Deep", bot)])
    play(one, Random(3))
    answer = at.http.post("/api/records", json=record.export(one))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_record_with_a_foreign_bot_is_shown_and_its_fork_has_an_offered_one(at: Served) -> None:
    id = brought_in(at, ENDLESS)
    assert at.http.get(f"/api/tables/{id}").json()["seats"][1]["bot"] == ENDLESS
    fork = at.http.post(f"/api/tables/{id}/fork", json={"at": 0}).json()
    assert at.http.get(f"/api/tables/{fork['id']}").json()["seats"][1]["bot"] == adviser()
    id = brought_in(at, "greedy")
    fork = at.http.post(f"/api/tables/{id}/fork", json={"at": 0}).json()
    assert at.http.get(f"/api/tables/{fork['id']}").json()["seats"][1]["bot"] == "greedy", "this one is offered"


def test_a_bot_that_is_not_offered_never_thinks(at: Served, monkeypatch) -> None:
    """Whatever an older table has in its chairs."""
    asked = []

    async def choose(table: str, path: str, state, seat: int, bot: str) -> str:
        asked.append(bot)
        return str(state.game.text(state.actions(seat)[0]))

    monkeypatch.setattr(at.house.thinking, "choose", choose)
    one = table(chairs=[Chair("person", "Ann"), Chair("bot", "Deep", ENDLESS)])
    asyncio.run(at.house.choose(one, 1, ENDLESS))
    assert asked == [adviser()]


def test_a_thought_that_does_not_come_back_is_ended_and_answered_simply() -> None:
    async def asked(thinking: Thinking) -> None:
        hanging = asyncio.ensure_future(thinking.choose("t", "", STATE, 0, "search:seconds=1"))
        turns = 0
        while not hanging.done():
            turns += 1
            await asyncio.sleep(0.01)
        assert turns > 10, "the event loop goes on meanwhile"
        assert STATE.game.parse(hanging.result()) in STATE.actions(0)
        first = await thinking.choose("t", "", STATE, 0, "greedy")
        assert STATE.game.parse(first) in STATE.actions(0), "the next thought finds a process that works"

    with_thinking(asked, 1, 1.0, stubborn.STUCK)


def test_a_bot_with_a_fault_and_a_process_that_cannot_start_are_answered_too() -> None:
    async def asked(thinking: Thinking) -> None:
        for bot in ("search:seconds=never", "greedy"):
            assert STATE.game.parse(await thinking.choose("t", "", STATE, 0, bot)) in STATE.actions(0)

    with_thinking(asked, 1, 20.0)
    with_thinking(asked, 1, 20.0, (sys.executable, "-c", "pass"))


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no alarms here")
def test_a_thought_ends_by_itself_where_the_server_cannot_end_it() -> None:
    asked = Question("t", "", STATE.dump(), 0, "search:seconds=1", 1, 0.1)
    command = [*stubborn.STUCK, str(os.getpid())]
    ended = subprocess.run(command, input=msgspec.json.encode(asked) + b"\n", capture_output=True, timeout=60)
    assert ended.returncode == -signal.SIGALRM


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thought ends with its limit")
def test_a_thinking_process_ends_with_its_server_even_inside_compiled_code() -> None:
    server = subprocess.Popen([sys.executable, stubborn.__file__, "server"], stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None and server.stderr.readline() == "lost in thought\n"
    server.send_signal(signal.SIGKILL)
    server.communicate(timeout=60)  # until nobody holds the error output any more


def test_a_person_plays_on_when_the_thinking_process_is_killed(at: Served) -> None:
    async def game() -> None:
        id, (secret,) = at.make([{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}])
        dice = Random(1)
        kills = 0
        async with client(at, id, secret) as ann:
            while kills < 3:
                process = at.house.thinking.thinkers[0].process
                if process is not None and process.returncode is None:
                    os.kill(process.pid, signal.SIGKILL)
                    kills += 1
                if ann.open():
                    await ann.act(dice.choice(ann.open()))
                await ann.expect("change", "scene")

    asyncio.run(asyncio.wait_for(game(), 120))
