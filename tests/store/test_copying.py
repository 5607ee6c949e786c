"""A house is backed up, restored and moved whole, whatever it runs on, and also while it runs."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

from cinderbox.server.settings import Settings
from cinderbox.store.copying import backup, copy, move, restore
from cinderbox.store.database import NEWEST, Unusable
from cinderbox.store.schema import metadata, tables
from cinderbox.store.store import Store
from tests.server.serving import client, served
from tests.store.test_store import kept_game, named
from tests.table.tables import RADLANDS, open_to


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path: Path) -> str:
    return str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("postgres")


def filled(url: str) -> str:
    """A house with a game in progress and something said."""
    store = Store(url)
    kept_game(store, 60)
    store.say("t", 1.0, 0, "Ann", "Hello").result()
    store.keep_pack("radlands", "hash", "text").result()
    store.close()
    return url


def rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    store = Store(url)
    with store.engine.connect() as connection:
        found = {
            one.name: sorted([tuple(row) for row in connection.execute(select(one))], key=repr)
            for one in metadata.sorted_tables
            if one.name != "house"
        }
    store.close()
    return found


def test_a_backup_has_everything_and_a_server_can_use_it(url: str, tmp_path: Path) -> None:
    filled(url)
    said = backup(url, tmp_path / "backup.db")
    assert said.tables == 1 and said.entries == len(rows(url)["entries"])
    assert rows(str(tmp_path / "backup.db")) == rows(url)
    assert sorted(one.name for one in tmp_path.glob("backup*")) == ["backup.db"], "one file, nothing beside it"


def test_what_was_restored_is_as_it_was_and_goes_on(url: str, tmp_path: Path) -> None:
    filled(url)
    then = rows(url)
    backup(url, tmp_path / "backup.db")
    store = Store(url)
    kept_game(store, 20, "later")
    store.remove("t").result()
    store.close()
    with pytest.raises(Unusable, match="--replace"):
        restore(tmp_path / "backup.db", url, replace=False)
    assert len(rows(url)["tables"]) == 1, "a refusal changes nothing"
    restore(tmp_path / "backup.db", url, replace=True)
    assert rows(url) == then
    store = Store(url)
    at = store.load(store.header("t"), RADLANDS)
    store.append(at, at.act(at.to_act[0], None, open_to(at, at.to_act[0])[:1], 1.0)).result()
    store.say("t", 2.0, 0, "Ann", "Again").result()  # its number follows the last one's
    assert [one["text"] for one in store.chat("t")] == ["Hello", "Again"]
    store.close()


def test_a_house_moves_from_a_file_to_postgresql(postgres: str, tmp_path: Path) -> None:
    old = filled(str(tmp_path / "tables.db"))
    move(old, postgres, replace=False)
    assert rows(postgres) == rows(old)


def test_a_backup_is_of_one_moment_while_others_write(url: str, tmp_path: Path) -> None:
    filled(url)
    store = Store(url)
    other = Store(str(tmp_path / "other.db"))
    wrote: list[int] = []

    def write(*_: object) -> None:
        if not wrote:
            wrote.append(1)
            store.create(named("meanwhile")).result(60)

    from sqlalchemy import event

    event.listen(other.engine, "after_cursor_execute", write)  # the copy has begun, and nothing is read yet but this
    said = copy(store.engine, other.engine, replace=False)
    assert wrote and said.tables == 1
    with other.engine.connect() as connection:
        assert [row.id for row in connection.execute(select(tables))] == ["t"]
    store.close()
    other.close()


def test_what_cannot_be_is_said_and_leaves_nothing_behind(tmp_path: Path) -> None:
    filled(str(tmp_path / "tables.db"))
    with pytest.raises(Unusable, match="no file"):
        backup(str(tmp_path / "nothing.db"), tmp_path / "backup.db")
    with pytest.raises(Unusable, match="no folder"):
        backup(str(tmp_path / "tables.db"), tmp_path / "nowhere" / "backup.db")
    (tmp_path / "torn.db").write_bytes((tmp_path / "tables.db").read_bytes()[:3000])
    with pytest.raises(Unusable, match=r"torn\.db cannot be used"):
        restore(tmp_path / "torn.db", str(tmp_path / "new.db"), replace=False)
    (tmp_path / "there.db").touch()
    with pytest.raises(Unusable, match="is there already"):
        backup(str(tmp_path / "tables.db"), tmp_path / "there.db")
    assert not list(tmp_path.glob("*.part*")) and not (tmp_path / "nothing.db").exists()


def test_an_older_backup_is_brought_up_to_date_and_stays_what_it_is(tmp_path: Path) -> None:
    filled(str(tmp_path / "tables.db"))
    backup(str(tmp_path / "tables.db"), tmp_path / "backup.db")
    with sqlite3.connect(tmp_path / "backup.db") as old:
        for name in set(metadata.tables) - {"tables", "entries", "snapshots", "chats", "packs", "pulse"}:
            old.execute(f"DROP TABLE {name}")
        old.execute("UPDATE alembic_version SET version_num = 'pulse'")
    written = (tmp_path / "backup.db").read_bytes()
    restore(tmp_path / "backup.db", str(tmp_path / "new.db"), replace=False)
    assert len(rows(str(tmp_path / "new.db"))["tables"]) == 1
    assert (tmp_path / "backup.db").read_bytes() == written and NEWEST != "pulse"


def test_a_running_house_goes_on_with_what_is_restored(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with served(Settings(database=database, limits=False)) as at:
        id, keys = at.make()

        async def play() -> None:
            async with client(at, id, *keys) as ann:
                seat = next(seat for seat, one in ann.scenes.items() if one["actions"])
                before = ann.scenes[seat]["number"]
                await asyncio.to_thread(backup, database, tmp_path / "backup.db")
                await ann.act(ann.open(seat)[0], seat)
                while ann.scenes[seat]["number"] == before:
                    await ann.next()
                await asyncio.to_thread(restore, tmp_path / "backup.db", database, True)
                await ann.socket.wait_closed()  # the page comes again by itself
            async with client(at, id, *keys) as ann:
                assert ann.scenes[seat]["number"] == before
                await ann.act(ann.open(seat)[0], seat)
                while ann.scenes[seat]["number"] == before:
                    await ann.next()

        asyncio.run(play())
