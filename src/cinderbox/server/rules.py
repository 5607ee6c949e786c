"""What the owner of a house has set: a password, who may open tables, how many, what happens to old ones."""

import hashlib
import secrets
from hmac import compare_digest
from typing import Literal

import msgspec

from cinderbox.table.table import hashed

NAME = "rules"  # under which they are kept
COST = {"n": 2**14, "r": 8, "p": 1}


class Rules(msgspec.Struct, frozen=True):
    password: str = ""  # as it is kept, "" if there is none
    openers: Literal["everybody", "players", "owner"] = "everybody"  # who may open tables
    most: int = 0  # unfinished tables that one player may have; 0: any number
    shelve: int = 60  # days that nobody touches a table until it is put on the shelf; 0: never
    archive: int = 30  # days until a finished table leaves the lists; 0: never
    announcement: str = ""  # which everybody reads

    @property
    def token(self) -> str:
        """What a browser keeps once its person knew the password."""
        return hashed(f"door {self.password}")


def locked(password: str, salt: str = "") -> str:
    """A password as it is kept."""
    salt = salt or secrets.token_hex(8)
    return f"{salt}:{hashlib.scrypt(password.encode(), salt=salt.encode(), dklen=32, **COST).hex()}"


def opens(password: str, kept: str) -> bool:
    return compare_digest(locked(password, kept.partition(":")[0]), kept)
