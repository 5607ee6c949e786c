"""A database that a server is about to use: can it be opened and written, and does no other server use it?"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.exc import SQLAlchemyError

from cinderbox.store.database import Unusable, address, default_url
from cinderbox.store.store import Store
from cinderbox.store.writer import Away

ADDRESS = "at that address"  # which may have a password in it


@contextmanager
def claimed(url: str | None) -> Iterator[None]:
    """Hold a database for this server while it runs; Unusable says in one sentence why that cannot be."""
    try:
        target = address(url or default_url())
    except OSError as error:
        raise Unusable(f"There is no place for the database: {error.strerror} ({error.filename}).") from None
    file = Path(target.database) if target.get_backend_name() == "sqlite" and target.database else None
    lock = None if file is None else locked(file)
    try:
        check(url, str(file or ADDRESS))
        yield
    except Unusable:
        if lock is not None:
            Path(lock.name).unlink(missing_ok=True)  # leave nothing beside what is no database
        raise
    finally:
        if lock is not None:
            lock.close()


def check(url: str | None, name: str = ADDRESS) -> None:
    """Open a database, bring it up to date and write something; Unusable if that cannot be done."""
    try:
        store = Store(url)
        try:
            store.alive().result()
        finally:
            store.close()
    except (SQLAlchemyError, Away) as error:
        cause = error.__cause__ or error
        reason = str(getattr(cause, "orig", None) or cause).strip().splitlines()[0].rstrip(".")
        raise Unusable(f"The database {name} cannot be used: {reason}.") from None
    except Unusable as error:
        raise Unusable(f"The database {name} cannot be used: {error}") from None


def locked(file: Path) -> IO[bytes]:
    """A lock beside a file, which the system lifts when this process ends, however that comes."""
    if file.is_dir():
        raise Unusable(f"{file} is a folder, not a database.")
    if not file.absolute().parent.is_dir():
        raise Unusable(f"There is no folder {file.absolute().parent} for the database.")
    try:
        lock = file.with_name(file.name + ".lock").open("ab")
        if file.exists() and not os.access(file, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise PermissionError
    except OSError:
        raise Unusable(f"The database {file} cannot be written.") from None
    try:
        take(lock)
    except (BlockingIOError, PermissionError):
        lock.close()
        raise Unusable(f"Another server uses {file}: stop it, or give this one its own with --database.") from None
    except OSError:
        pass  # a file system without locks
    return lock


def take(lock: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
