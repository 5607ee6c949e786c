"""The key of a house's owner: made at the first start, kept in a file that only they can read."""

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
    """The owner's key of the house in a database; it lies beside the file, or in the data folder."""
    target = address(database or default_url())
    beside = Path(target.database or "") if target.get_backend_name() == "sqlite" else address(default_url()).database
    file = Path(f"{beside}.owner")
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as written:
            key = secrets.token_urlsafe(24)
            written.write(f"{key}\n")
        return Ownership(key, file, True)
    except FileExistsError:
        pass
    except OSError as error:
        raise Unusable(f"The owner's key cannot be kept in {file}: {error.strerror}.") from None
    key = file.read_text(encoding="utf-8").strip()
    if len(key) < 22:
        raise Unusable(f"{file} holds no owner's key: delete it, and the next start makes one.")
    return Ownership(key, file, False)
