"""Bots at work: only those that are offered, each thought with its limit, and no process that is left over."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

import cinderbox
from cinderbox.server.asker import Asker, Rank
from cinderbox.server.offer import adviser
from cinderbox.server.settings import Settings
from cinderbox.server.thinker import Answer, Question
from cinderbox.server.thinking import LITTLE, Thinker, Thinking
from cinderbox.table import record
from cinderbox.table.entry import Chair
from tests.server import stubborn
from tests.server.serving import Served, client, served
from tests.table.tables import play, table

ENDLESS = "search:seconds=3600,beam=1000,worlds=100"
STATE = cinderbox.game("radlands").start(seed=1)


def ann() -> Asker:
    return Asker(Rank.PERSON, "10.0.0.1")


def with_thinking(asked, *arguments) -> None:
    async def run() -> None:
        thinking = Thinking(*arguments)
        try:
            await asked(thinking)
        finally:
            await thinking.close()

    asyncio.run(asyncio.wait_for(run(), 300))


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

    async def choose(table: str, path: str, state, seat: int, bot: str, asker) -> str:
        asked.append(bot)
        return str(state.game.text(state.actions(seat)[0]))

    monkeypatch.setattr(at.tables.thinking, "choose", choose)
    one = table(chairs=[Chair("person", "Ann"), Chair("bot", "Deep", ENDLESS)])
    asyncio.run(at.tables.choose(one, 1, ENDLESS))
    assert asked == [adviser()]


def test_a_thought_that_does_not_come_back_is_ended_and_answered_simply() -> None:
    async def asked(thinking: Thinking) -> None:
        hanging = asyncio.ensure_future(thinking.choose("t", "", STATE, 0, "search:seconds=1", ann))
        turns = 0
        while not hanging.done():
            turns += 1
            await asyncio.sleep(0.01)
        assert turns > 1, "the event loop goes on meanwhile"
        assert STATE.game.parse(hanging.result()) in STATE.actions(0)
        first = await thinking.choose("t", "", STATE, 0, "greedy", ann)
        assert STATE.game.parse(first) in STATE.actions(0), "the next thought finds a process that works"

    with_thinking(asked, 1, 1.0, stubborn.STUCK)


def test_a_bot_with_a_fault_and_a_process_that_cannot_start_are_answered_too() -> None:
    async def asked(thinking: Thinking) -> None:
        for bot in ("search:seconds=never", "greedy"):
            assert STATE.game.parse(await thinking.choose("t", "", STATE, 0, bot, ann)) in STATE.actions(0)

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
            while kills < 2:
                process = at.tables.thinking.thinkers[0].process
                if process is not None and process.returncode is None:
                    os.kill(process.pid, signal.SIGKILL)
                    kills += 1
                if ann.open():
                    await ann.act(dice.choice(ann.open()))
                await ann.expect("change", "scene")

    asyncio.run(asyncio.wait_for(game(), 300))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such shell here")
def test_of_a_process_that_has_died_the_log_says_nothing_strange(caplog) -> None:
    question = Question("t", "", {}, 0, "greedy", 1, 20.0)

    async def ask() -> None:
        for _ in range(40):  # it dies as it is asked: while that is noticed here, asyncio notices it in a thread
            answer = await Thinker(("/bin/sh", "-c", "echo ready; read question")).ask(question)
            assert answer == Answer("", "its process ended")

    asyncio.run(asyncio.wait_for(ask(), 300))
    assert not caplog.records


OVERLORD = "champion:seconds=3"


def waiting(*askers: tuple[str, Rank, str], spent: dict[str, float] | None = None) -> list[tuple[str, str]]:
    """The tables of thoughts that wait at once, as they are thought about, and by which bot."""
    begun: list[tuple[str, str]] = []

    async def asked(thinking: Thinking) -> None:
        async def ask(question: Question) -> Answer:
            begun.append((question.table, question.bot))
            return Answer("pass")

        thinking.thinkers[0].ask = ask  # type: ignore[method-assign, assignment]
        for address, seconds in (spent or {}).items():
            thinking.by_address.add(address, seconds, time.monotonic())
        (idle,) = thinking.idle
        thinking.idle.clear()
        thoughts = [
            asyncio.ensure_future(thinking.choose(table, "", STATE, 0, OVERLORD, partial(Asker, rank, address)))
            for table, rank, address in askers
        ]
        while len(thinking.waiting) < len(askers):
            await asyncio.sleep(0)
        thinking.idle.append(idle)
        thinking.hand_out()
        await asyncio.gather(*thoughts)

    with_thinking(asked, 1, 20.0)
    return begun


def test_who_waits_in_person_comes_first_and_bots_among_themselves_last() -> None:
    order = waiting(
        ("alone", Rank.NOBODY, ""), ("left", Rank.AWAY, ""), ("shown", Rank.WATCHED, "b"), ("played", Rank.PERSON, "a")
    )
    assert [table for table, _ in order] == ["played", "shown", "left", "alone"]
    assert dict(order) == {"played": OVERLORD, "shown": OVERLORD, "left": OVERLORD, "alone": LITTLE}


def test_an_address_that_has_had_much_comes_after_one_that_has_not() -> None:
    people = [(f"{who}{n}", Rank.PERSON, who) for n in range(3) for who in ("busy", "calm")]
    order = [table for table, _ in waiting(*people, spent={"busy": 5.0})]
    assert order == ["calm0", "calm1", "calm2", "busy0", "busy1", "busy2"]


def test_a_budget_that_is_used_up_gives_little_thought_while_others_wait() -> None:
    watched = [("one", Rank.WATCHED, "busy"), ("two", Rank.WATCHED, "busy"), ("three", Rank.PERSON, "busy")]
    assert waiting(*watched, spent={"busy": 100.0}) == [("three", OVERLORD), ("one", LITTLE), ("two", OVERLORD)]


def test_a_flood_of_bots_does_not_keep_a_person_waiting(tmp_path: Path) -> None:
    """Measured by the order of thoughts: none is begun between a question of her table and its turn."""
    told: list[tuple[str, str]] = []

    class Told(Thinking):
        async def thought(self, question: Question, asker) -> Answer:
            told.append(("asked", question.table))
            return await super().thought(question, asker)

        def nearest(self, table: str) -> Thinker:
            told.append(("begun", table))
            return super().nearest(table)

    async def game(at: Served) -> None:
        for _ in range(12):
            at.make([{"kind": "bot", "bot": OVERLORD}] * 2)
        id, (secret,) = at.make([{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}])
        dice, answers = Random(1), 0
        async with client(at, id, secret) as ann:
            del told[:]
            while answers < 5:
                if ann.open():
                    await ann.act(dice.choice(ann.open()))
                await ann.expect("change", "scene")
                answers = told.count(("begun", id))
        assert any(table != id for _, table in told), "the others think meanwhile"
        for n, one in enumerate(told):
            if one == ("asked", id):
                begun = [table for what, table in told[n:] if what == "begun"]
                assert not begun or begun[0] == id

    settings = Settings(database=str(tmp_path / "t.db"), pace=0.0, limits=False)
    with served(settings) as at:
        at.tables.thinking = Told(1, 15.0)
        asyncio.run(asyncio.wait_for(game(at), 300))
