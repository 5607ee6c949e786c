"""Questions in the turn of another that depend on a hand, with three to six seats: who could answer and who could not
look the same to the others, in what is sent, in what is counted and in how long it takes."""

import asyncio
import re
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import cinderbox
from cinderbox.kernel.frame import Ask
from cinderbox.server import creation
from cinderbox.server.attendant import Attendant
from cinderbox.server.settings import Settings
from cinderbox.server.tables import Tables
from cinderbox.table import scene
from cinderbox.table.entry import ClockRule, Entry
from cinderbox.table.snapshot import restored, snapshot
from cinderbox.table.table import Table, loaded
from tests.server.serving import Client, Served, client, served, settle
from tests.table.tables import open_to, play, table, twin
from tests.toys.ambush.game import WALL
from tests.toys.known import known

RAIDED = 1
RAID = f"raid:{RAIDED + 1}"
DELAY = 1.0  # seconds


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    with known("ambush"):
        yield


@pytest.fixture(autouse=True)
def ambush(monkeypatch: pytest.MonkeyPatch, toys: None) -> cinderbox.Game:
    monkeypatch.setattr(creation, "new_seed", lambda: 7)
    return cinderbox.game("ambush")


@pytest.fixture(scope="module")
def at(toys: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = str(tmp_path_factory.mktemp("server") / "tables.db")
    with served(Settings(database=database, limits=False, answer_after=(DELAY, DELAY))) as found:
        yield found


def walls(state: Any, seat: int = RAIDED) -> int:
    return sum(state.cards.face[back] == WALL for back in state.hands[seat])


def dealt(at: Table, able: bool) -> Table:
    """The same table to everybody but the seat that will be raided, which holds a wall or none."""
    for seed in range(1000):
        other = twin(at, 0, seed)
        if (walls(other.state) > 0) == able:
            return other
    raise AssertionError("no such deal")


every_count = pytest.mark.parametrize("seats", [3, 4, 5, 6])


# -- the table --------------------------------------------------------------------------------------------------------


@every_count
def test_a_window_opens_whether_there_is_a_choice_in_it_or_not(ambush: cinderbox.Game, seats: int) -> None:
    for able in (True, False):
        before = dealt(table(ambush, seats), able)
        assert not before.state.in_window, "it is the seat's own turn"
        at = before.copy()
        at.act(0, None, [RAID], 1.0)
        assert at.to_act == (RAIDED,) and at.state.in_window and at.state.way_out == "decline"
        assert open_to(at, RAIDED) == (["decline", "show:wall"] if able else ["decline"])


@every_count
def test_windows_are_declined_where_nothing_else_can_be_done_or_ahead_until_the_own_turn(
    ambush: cinderbox.Game, seats: int
) -> None:
    for able in (True, False):
        at = dealt(table(ambush, seats), able)
        at.act(0, None, [RAID], 1.0)
        assert at.declined(RAIDED) is None, "nobody has asked for that"
        at.declines(RAIDED, True, 1.0)
        assert at.declined(RAIDED) == (None if able else "decline")
        at.declines(RAIDED, True, 1.0, ahead=True)
        assert at.declined(RAIDED) == "decline" and at.declined(0) is None
        at.declines(RAIDED, False, 1.0, ahead=True)
        assert at.declined(RAIDED) is None and not at.ahead, "nothing is declined for who wants nothing declined"
        at.declines(RAIDED, True, 1.0, ahead=True)
        assert at.declines(RAIDED, True, 1.0, ahead=True) == [], "it is so already"
        at.act(RAIDED, None, ["decline"], 1.0)
        assert at.to_act == (RAIDED,) and RAIDED in at.declining and not at.ahead, "it is the seat's turn"


def test_an_answer_in_a_window_gains_no_time(ambush: cinderbox.Game) -> None:
    at = table(ambush, 3, clock=ClockRule("live", 100.0, increment=7.0))
    clock = at.clock
    assert clock is not None
    at.act(0, None, [RAID], 1.0)
    assert clock.left == [106.0, 100.0, 100.0] and at.state.in_window
    at.act(RAIDED, None, [str(at.state.way_out)], 1.0)
    assert clock.left == [106.0, 100.0, 100.0]


def test_what_is_declined_ahead_outlives_a_restart_and_shows_to_nobody_else(ambush: cinderbox.Game) -> None:
    at = table(ambush, 6)
    before = [scene.scene(at, seat, 1.0, frozenset()) for seat in (*range(6), None)]
    at.declines(4, True, 1.0, ahead=True)
    entries: list[Entry] = at.entries[:]
    for again in (loaded(at.header, ambush, entries), restored(at.header, ambush, snapshot(at)), at.copy()):
        assert again.ahead == {4} == again.declining and again.entries[-1:] in ([], entries[-1:])
    after = [scene.scene(at, seat, 1.0, frozenset()) for seat in (*range(6), None)]
    assert [seat for seat in range(7) if before[seat] != after[seat]] == [4]
    assert after[4]["ahead"] and after[4]["declines"] and not after[3]["ahead"]


def test_a_question_that_goes_round_the_table_can_say_that_it_is_a_window(
    ambush: cinderbox.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = table(ambush, 3).state.clone()
    (defend,) = ambush.programs[1].steps
    while len(state.frames) > 0:
        state.pop()
    state.push(ambush.programs[1], 2)
    state.settle()
    assert state.to_act == (2,) == (state.whose_turn(),) and not state.in_window
    monkeypatch.setattr(defend, "window", True)
    assert state.in_window


def test_the_own_turn_is_no_window_in_any_game_of_the_box() -> None:
    for game in cinderbox.games():
        at = table(game, game.seats[-1])
        dice = Random(5)
        for _ in range(200):
            if at.over:
                break
            if at.state.in_window:
                f = at.state.frames[-1]
                step = f.program.steps[f.at]
                assert isinstance(step, Ask) and not step.public
                assert step.window or at.to_act != (at.state.whose_turn(),)
            play(at, dice, 1)


# -- over the socket --------------------------------------------------------------------------------------------------


async def raid(at: Served, able: bool, chairs: list[dict[str, Any]], seen: dict[str, list[str]], prepare: Any) -> float:
    """Raid a seat that can defend itself, or cannot; keeps what others are sent, returns how long the answer took."""
    id, secrets = at.make(chairs, game="ambush")
    mine = [secrets[0], *(secrets[-1:] if len(secrets) > 1 else [])]
    async with client(at, id, mine[0]) as ann, client(at, id, mine[-1]) as other, client(at, id) as eve:
        room = at.tables.rooms[id]
        room.table = dealt(room.table, able)
        await prepare(other)
        await settle(ann, other, eve)
        ann.raw.clear()
        eve.raw.clear()
        await ann.act(RAID)
        while ann.scene["to_act"] != [RAIDED]:
            await ann.next()
        asked = time.monotonic()
        while ann.scene["events"][-1]["kind"] not in ("lose", "hold"):
            await ann.next()
        took = time.monotonic() - asked
        await settle(ann, eve)
        for one, name in ((ann, "ann"), (eve, "eve")):
            said = "\n".join(one.raw).replace(id, "ID")
            seen.setdefault(name, []).append(re.sub(r'"created":[\d.]+', "", said))
        return took


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "name": name, "bot": "random"}


def test_declined_ahead_nobody_can_tell_who_could_have_answered(at: Served) -> None:
    chairs = [person("Ann"), *[bot(f"B{n}") for n in range(4)]]
    chairs.insert(RAIDED, person("Bob"))

    async def ahead(bob: Client) -> None:
        await bob.send(type="declines", seat=RAIDED, on=True, ahead=True)

    seen: dict[str, list[str]] = {}
    for able in (True, False):
        took = asyncio.run(asyncio.wait_for(raid(at, able, chairs, seen, ahead), 60))
        assert took >= 0.9 * DELAY
    assert seen["ann"][0] == seen["ann"][1] and seen["eve"][0] == seen["eve"][1]
    assert "lose" in seen["eve"][0]

    async def if_empty(bob: Client) -> None:
        await bob.send(type="declines", seat=RAIDED, on=True)

    took = asyncio.run(asyncio.wait_for(raid(at, False, chairs, seen, if_empty), 60))
    assert took >= 0.9 * DELAY and seen["eve"][2] == seen["eve"][0]


def test_a_bot_takes_as_long_whether_it_could_answer_or_not(at: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought of its own takes most of the delay here, and is not added to it."""

    async def think(tables: Tables, table: Table, seat: int, bot: str = "", asked: Any = None) -> str:
        state: Any = table.state
        if state.in_window and walls(state, seat):
            await asyncio.sleep(0.8 * DELAY)
        return "decline" if state.in_window else RAID

    monkeypatch.setattr(Tables, "choose", think)
    chairs = [person("Ann"), *[bot(f"B{n}") for n in range(5)]]

    async def nothing(bob: Client) -> None:
        pass

    told: list[int] = []
    for able in (True, False):
        seen: dict[str, list[str]] = {}
        soonest = 60.0
        while soonest >= 1.7 * DELAY and len(seen.get("eve", [])) < 6:  # on a busy machine one of them may be late
            took = asyncio.run(asyncio.wait_for(raid(at, able, chairs, seen, nothing), 60))
            assert took >= 0.9 * DELAY
            soonest = min(soonest, took)
        assert soonest < 1.7 * DELAY
        told.append(seen["eve"][0].count('"lose"'))
    assert told[0] == told[1] > 0


def test_how_long_it_takes_is_drawn_without_a_look_at_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Attendant.delay.__code__.co_names[:2] == ("random", "uniform"), "and it is given no seat, state or question"
    assert Attendant.delay.__code__.co_varnames == ("self",)
