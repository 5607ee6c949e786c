"""Nobody loses time in which they could not play, and the machine's clock may jump as it likes."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from cinderbox.server import watch
from cinderbox.server.settings import Settings
from cinderbox.server.watch import GAP, GRACE, Stopwatch, Time
from cinderbox.store.schema import entries
from tests.server.serving import Served, client, served
from tests.store.failing import failing

HOUR = 3600.0


class Hand:
    """A watch that is moved by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at

    def run(self, time: Time, seconds: float) -> None:
        """The process runs, and looks at the time as it does."""
        for _ in range(int(seconds)):
            self.at += 1.0
            time.ran()


def test_a_process_that_stands_still_counts_nothing() -> None:
    hand = Hand()
    here = Time((5000.0, 1000.0), hand)
    mine = Stopwatch(here, 5000.0)
    hand.run(here, 10)
    assert mine.elapsed() == 10 and here.now() == 5010
    hand.at += HOUR
    assert mine.elapsed() == 10 + GAP and here.now() == 5010 + HOUR


def test_time_before_the_start_of_the_server_is_not_counted_and_there_is_a_grace() -> None:
    hand = Hand()
    here = Time((5000.0, 1000.0), hand)
    hand.run(here, 5)
    before = Stopwatch(here, 4000.0)
    since = Stopwatch(here, 5002.0)
    ahead = Stopwatch(here, 5000.0 + HOUR)
    assert (before.elapsed(), since.elapsed(), ahead.elapsed()) == (0, 3, 0)
    hand.run(here, GRACE)
    assert (before.elapsed(), since.elapsed(), ahead.elapsed()) == (5, 3 + GRACE, GRACE)


def test_time_in_which_nothing_could_be_written_is_given_back() -> None:
    hand = Hand()
    here = Time((5000.0, 1000.0), hand)
    mine = Stopwatch(here, 5000.0)
    hand.run(here, 60)
    mine.stop(ago=20.0)
    hand.run(here, 100)
    assert mine.elapsed() == 40
    mine.go_on()
    hand.run(here, GRACE + 7)
    assert mine.elapsed() == 47
    mine.restart()
    hand.run(here, 3)
    assert mine.elapsed() == 3


def left(scene: dict[str, Any], seat: int = 0) -> float:
    return float(scene["clocks"][seat]["left"])


def settings(folder: Path) -> Settings:
    return Settings(database=str(folder / "tables.db"), pace=0.0, limits=False)


def run(coroutine: Any) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 300))


def test_the_machines_clock_jumps_and_nobody_is_forfeited_or_frozen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game(at: Served) -> None:
        id, (a, b) = at.make(clock={"kind": "live", "seconds": 300})
        real = time.time
        async with client(at, id, a) as ann:
            monkeypatch.setattr(time, "time", lambda: real() + HOUR)
            await ann.act(ann.open()[0])
            assert 0 < left(await ann.expect("change")) <= 300
            monkeypatch.setattr(time, "time", lambda: real() - HOUR)
            await ann.act(ann.open()[:2])
            assert 0 < left(await ann.expect("change")) <= 300
        async with client(at, id, b) as bob:
            had = now = left(bob.scene, 1)
        while now >= had:  # it goes on running, and goes on where it was when the table is loaded again
            at.tables.rooms.pop(id)
            async with client(at, id, b) as bob:
                now = left(bob.scene, 1)
        assert now > 0 and not bob.scene["over"]

    with served(settings(tmp_path)) as at:
        run(game(at))


def test_time_while_the_server_was_down_is_given_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "GRACE", HOUR)  # this machine may be slow

    async def before(at: Served) -> tuple[str, str, float]:
        id, (a, _) = at.make(clock={"kind": "live", "seconds": 300})
        async with client(at, id, a) as ann:
            await ann.act(ann.open()[0])
            return id, a, left(await ann.expect("change"))

    async def after(at: Served, id: str, secret: str, had: float) -> None:
        async with client(at, id, secret) as ann:
            assert left(ann.scene) == had
            await ann.act(ann.open()[0])
            assert 0 < left(await ann.expect("change")) <= had

    with served(settings(tmp_path)) as at:
        id, secret, had = asyncio.run(before(at))
        with at.tables.store.engine.begin() as connection:  # as if it had been an hour ago
            for row in connection.execute(select(entries)).all():
                entry = at.tables.store.after(id, row.n - 1).entries[0]
                data = row.data.replace(f'"at":{entry.at!r}', f'"at":{entry.at - HOUR!r}')
                assert data != row.data
                connection.execute(update(entries).where(entries.c.n == row.n).values(data=data))
    with served(settings(tmp_path)) as at:
        run(after(at, id, secret, had))


def test_time_while_the_database_was_away_is_given_back(tmp_path: Path) -> None:
    async def game(at: Served) -> None:
        id, (a, _) = at.make(clock={"kind": "live", "seconds": 300})
        with failing(at.tables.store.engine) as fault:
            async with client(at, id, a) as ann:
                fault.commit(took_place=False, stays_away=True)
                await ann.act(ann.open()[0])
                closed = await ann.expect("change")
                assert not closed["actions"] and not any(one["running"] for one in closed["clocks"])
                assert at.tables.rooms[id].watch.stopped is not None and not at.tables.rooms[id].overdue()
                fault.away = False
                opened = await ann.expect("change")
                assert opened["actions"] and left(opened) == 300, "all since the database last answered, and a grace"
                assert at.tables.rooms[id].watch.stopped is None

    with served(settings(tmp_path)) as at:
        run(game(at))
