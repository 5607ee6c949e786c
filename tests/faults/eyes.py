"""What one pair of eyes at a table has been shown: the same reading of messages for people and for the audit."""

import json
from hashlib import blake2b
from typing import Any

import msgspec

from cinderbox.table.patch import merge


class Missed(Exception):
    """A change does not fit what was shown before: the page says hello again."""


class Eyes:
    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.scene: dict[str, Any] = {}
        self.chain: list[bytes] = []  # for each event a hash of it and of all before it

    @property
    def number(self) -> int:
        return int(self.scene.get("number", -1))

    @property
    def over(self) -> bool:
        return bool(self.scene.get("over"))

    @property
    def actions(self) -> list[str]:
        return [one["action"] for one in self.scene.get("actions", [])]

    def take(self, message: dict[str, Any]) -> None:
        """A scene or a change."""
        if message["type"] == "change":
            if message["from"] != self.number:
                raise Missed
            message = {**self.scene, **message, "view": merge(self.scene["view"], message["patch"])}
        self.scene = message
        del self.chain[message["since"] :]
        for event in message["events"]:
            self.chain.append(digest(event, self.chain[-1] if self.chain else b""))

    def shown(self, choices: bool = True) -> tuple[int, bytes]:
        """The question's number, and a hash of everything a person would see: pieces, log and, if any, choices."""
        scene = self.scene
        told = [scene["view"], scene["outcome"]]
        if scene["actions"] and choices:
            told += [scene["actions"], scene["prompt"], scene["rules"], scene["to_act"]]
        return self.number, digest(told, self.chain[-1] if self.chain else b"")


def digest(told: object, before: bytes = b"") -> bytes:
    plain = json.loads(msgspec.json.encode(told))  # a tuple is a list, a number as a key is a text
    return blake2b(before + msgspec.json.encode(plain, order="sorted"), digest_size=12).digest()
