"""The store keeps what it acknowledged, loads it fast, and is never silently wrong."""

import sqlite3
import threading
from pathlib import Path
from random import Random

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import delete, event, select, update
from sqlalchemy.exc import OperationalError

from cinderbox.store import database
from cinderbox.store import store as module
from cinderbox.store.schema import entries, metadata, pulse, snapshots, tables
from cinderbox.store.store import Away, Conflict, Missing, Store
from cinderbox.table.refusal import Refused
from cinderbox.table.table import Table
from tests.store.failing import failing
from tests.table.tables import RADLANDS, open_to, play, table


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request, tmp_path: Path):
    url = str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("postgres")
    kept = Store(url)
    yield kept
    kept.close()


def kept_game(store: Store, moves: int = 200, id: str = "t", seed: int = 7) -> Table:
    """A table played for a while, every action kept as a server would."""
    at = named(id, seed)
    store.create(at).result()
    dice = Random(seed)
    for _ in range(moves):
        if at.over:
            break
        seat = dice.choice(at.to_act)
        store.append(at, at.act(seat, None, [dice.choice(open_to(at, seat))], 1.0)).result()
        store.snapshot(at)
    return at


def named(id: str, seed: int = 7, listed: bool = False) -> Table:
    at = Table(msgspec.structs.replace(table(seed=seed, begun=False).header, id=id, listed=listed), RADLANDS)
    at.begin(0.0)
    return at


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    at = kept_game(store)
    again = store.load(store.header("t"), RADLANDS)
    whole = store.load(store.header("t"), RADLANDS, whole=True)
    for one in (again, whole):
        assert one.state.digest() == at.state.digest() and one.numbers == at.numbers and one.count == at.count
    assert len(again.entries) < len(whole.entries), "the snapshot spares most of the work"


def test_what_was_taken_back_stays_taken_back(store: Store) -> None:
    at = named("t")
    store.create(at).result()
    store.append(at, at.act(0, 0, open_to(at, 0)[:2], 1.0)).result()
    store.append(at, at.undo(0, 2.0)).result()
    again = store.load(store.header("t"), RADLANDS)
    assert again.state.digest() == at.state.digest() and again.history.redoable(0) == at.history.redoable(0) != ""


def test_a_snapshot_of_other_code_is_ignored(store: Store, monkeypatch) -> None:
    at = kept_game(store)
    with store.engine.begin() as connection:
        assert connection.execute(select(snapshots.c.n)).scalar()
        connection.execute(update(snapshots).values(data="{}"))  # would break whoever believed it
    monkeypatch.setattr(module, "code", lambda game: "other code")
    again = store.load(store.header("t"), RADLANDS)
    assert again.state.digest() == at.state.digest() and len(again.entries) == at.count


def test_a_torn_snapshot_is_ignored_and_the_entries_are_replayed(store: Store, caplog) -> None:
    at = kept_game(store, 60)
    with store.engine.connect() as connection:
        data = connection.execute(select(snapshots.c.data)).scalar_one()
    for torn in ("", "{}", "[1, 2]", '{"count": 50, "state": {"game": "radlands"}}', data[: len(data) // 2]):
        with store.engine.begin() as connection:
            connection.execute(update(snapshots).values(data=torn))
        again = store.load(store.header("t"), RADLANDS)
        assert again.state.digest() == at.state.digest() and len(again.entries) == at.count
    assert caplog.text.count("snapshot of table t cannot be read") == 1


def test_a_broken_row_is_left_out_of_the_lobby_and_said_once(store: Store, caplog) -> None:
    for id in ("t0", "t1", "t2"):
        store.create(named(id, listed=True)).result()
    for torn in ("", '{"id": "t1", "ga', "{}", "null"):
        with store.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == "t1").values(info=torn, header=torn))
        assert {one["id"] for one in store.listed(("running",))} == {"t0", "t2"}
        with pytest.raises(Missing, match="cannot be read"):
            store.header("t1")
    assert caplog.text.count("line of table t1") == caplog.text.count("header of table t1") == 1


def test_a_table_that_does_not_replay_stops_and_nothing_is_lost(store: Store, monkeypatch) -> None:
    at = kept_game(store, 30)
    monkeypatch.setattr(module, "code", lambda game: "other code")
    with store.engine.begin() as connection:
        row = connection.execute(select(entries.c.data).where(entries.c.n == 12)).scalar_one()
        spoilt = row.replace('"check":"', '"check":"x')
        connection.execute(update(entries).where(entries.c.n == 12).values(data=spoilt))
    again = store.load(store.header("t"), RADLANDS)
    assert again.status == "stopped" and again.count == at.count and len(again.entries) == at.count


def test_a_hole_cannot_be_written(store: Store) -> None:
    at = kept_game(store, 10)
    at.act(at.to_act[0], None, open_to(at, at.to_act[0])[:1], 5.0)  # and nobody keeps it
    seat = at.to_act[0]
    with pytest.raises(Conflict):
        store.append(at, at.act(seat, None, open_to(at, seat)[:1], 6.0)).result()
    assert store.load(store.header("t"), RADLANDS).count == at.count - 2


@pytest.mark.parametrize(
    ("moves", "spoil"), [(200, delete(entries)), (30, update(entries).values(data='{"kind":"act",'))]
)
def test_a_table_with_a_hole_stops_there_and_what_came_before_can_be_read(store: Store, moves: int, spoil) -> None:
    kept_game(store, moves)
    with store.engine.begin() as connection:
        connection.execute(spoil.where(entries.c.n == 12))
    for whole in (False, True):
        again = store.load(store.header("t"), RADLANDS, whole)
        assert again.status == "stopped" and "Entry 12 " in again.stopped and again.count == 11
        assert again.state.view(0)
        with pytest.raises(Refused, match="Entry 12"):
            again.declines(0, True, 1.0)


@pytest.mark.parametrize("took_place", [False, True])
def test_after_a_failed_write_the_store_tells_what_is_on_disk(store: Store, took_place: bool) -> None:
    at = kept_game(store, 10)
    count, seat = at.count, at.to_act[0]
    new = at.act(seat, None, open_to(at, seat)[:1], 5.0)
    with failing(store.engine) as fault:
        fault.commit(took_place)
        with pytest.raises(Away):
            store.append(at, new).result()
        fault.away = True
        with pytest.raises(Away):
            store.settled("t", count).result()
        fault.away = False
        assert store.settled("t", count).result().entries == (new if took_place else [])


def test_of_two_workers_that_write_at_once_one_wins(store: Store) -> None:
    kept_game(store, 10)
    one, two = (store.load(store.header("t"), RADLANDS) for _ in range(2))
    for at in (one, two):
        at.act(at.to_act[0], None, open_to(at, at.to_act[0])[:1], 5.0)
    first = store.append(one, one.entries[-1:])
    second = store.append(two, two.entries[-1:])
    assert first.result() is None
    with pytest.raises(Conflict):
        second.result()
    assert store.load(store.header("t"), RADLANDS).count == one.count


def test_many_threads_write_many_tables_and_all_is_there(store: Store) -> None:
    played: dict[str, Table] = {}

    def work(number: int) -> None:
        played[f"t{number}"] = kept_game(store, 40, f"t{number}", number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for id, at in played.items():
        assert store.load(store.header(id), RADLANDS).state.digest() == at.state.digest()


def test_one_bad_job_does_not_spoil_the_others(store: Store) -> None:
    def bad(connection) -> None:
        raise ValueError("bad")

    futures = []
    gate = threading.Event()
    store.writer.submit("", lambda connection: gate.wait(5))
    for number in range(6):
        futures.append(store.create(named(f"t{number}")))
        failed = store.writer.submit("t", bad)
    gate.set()
    with pytest.raises(ValueError, match="bad"):
        failed.result(10)
    for future in futures:
        future.result(10)
    assert all(store.header(f"t{number}").id == f"t{number}" for number in range(6))


def test_where_the_database_goes_away_in_the_middle_the_rest_does_not_wait_for_it_one_by_one(store: Store) -> None:
    asked = 0

    def away(connection, *_) -> None:
        nonlocal asked
        asked += 1
        raise OperationalError("", {}, Exception("gone"))

    def first(connection) -> None:
        event.listen(store.engine, "engine_connect", away)
        raise OperationalError("", {}, Exception("gone"))

    def hold(connection) -> None:
        busy.set()
        gate.wait(60)

    busy, gate = threading.Event(), threading.Event()
    store.writer.submit("", hold)
    assert busy.wait(60)  # so that what comes now waits together
    futures = [store.writer.submit("", first), *[store.create(named(f"t{number}")) for number in range(6)]]
    gate.set()
    for future in futures:
        with pytest.raises(Away):
            future.result(10)
    assert asked == 1
    event.remove(store.engine, "engine_connect", away)
    store.create(named("t1")).result(10)


def test_a_table_that_is_not_there_is_named(store: Store) -> None:
    with pytest.raises(Missing, match="nowhere"):
        store.header("nowhere")


def test_what_was_said_comes_back_in_order(store: Store) -> None:
    for number in range(5):
        store.say("t", float(number), None, "Ann", f"word {number}").result()
    assert [one["text"] for one in store.chat("t", 3)] == ["word 2", "word 3", "word 4"]


def test_a_pack_of_cards_is_kept_once(store: Store) -> None:
    for _ in range(2):
        store.keep_pack("radlands", "hash", "text").result()
    assert store.pack("hash") == "text" and store.pack("other") is None


def test_the_migrations_make_what_the_code_expects(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_newest_migration_is_named() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == database.NEWEST


def test_a_commit_is_on_disk(tmp_path: Path) -> None:
    kept = Store(str(tmp_path / "tables.db"))
    with kept.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    kept.create(named("t")).result()
    with sqlite3.connect(tmp_path / "tables.db") as other:
        assert other.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    kept.close()


def test_a_game_in_progress_is_played_on_after_loading(store: Store) -> None:
    kept_game(store, 30)
    again = store.load(store.header("t"), RADLANDS)
    play(again, Random(5))
    assert again.over


def test_the_pulse_is_written_and_leaves_nothing_behind(store: Store) -> None:
    for _ in range(3):
        store.alive().result()
        store.beat = None
    with failing(store.engine) as fault:
        fault.commit(took_place=False)
        with pytest.raises(Away):
            store.alive().result()
    with store.engine.connect() as connection:
        assert connection.execute(select(pulse.c.id)).all() == [(1,)]
