"""The keys of a house, each made at the first start and kept in a file that only the server's user can read.

One proves its owner. With the other the house signs: links that end or confirm something, and words to browsers.
"""

import os
import secrets
from pathlib import Path
from typing import NamedTuple

from cinderbox.store.database import Unusable, address, default_url


class Ownership(NamedTuple):
    key: str
    file: Path
    new: bool


def owner_of(database: str) -> Ownership:
    """The owner's key of the house in a database."""
    return key_of(database, "owner")


def house_of(database: str) -> str:
    """The key with which the house in a database signs."""
    return key_of(database, "house").key


def key_of(database: str, whose: str) -> Ownership:
    """A key of the house in a database; it lies beside the file, or in the data folder."""
    target = address(database or default_url())
    beside = Path(target.database or "") if target.get_backend_name() == "sqlite" else address(default_url()).database
    file = Path(f"{beside}.{whose}")
    try:
        key = file.read_text(encoding="utf-8").strip() if file.exists() else ""
        if key and len(key) < 22:
            raise Unusable(f"{file} holds no {whose}'s key: delete it, and the next start makes one.")
        if key:
            return Ownership(key, file, False)
        key = secrets.token_urlsafe(32)
        keep(file, key)  # also where the power failed before anything was in the file
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise Unusable(f"The {whose}'s key cannot be kept in {file}: {reason}.") from None
    return Ownership(key, file, True)


def keep(file: Path, key: str) -> None:
    """Write the key so that the file is there with it or not at all, and nobody else can read it."""
    part = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as written:
            written.write(f"{key}\n")
            written.flush()
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
