"""Prints the types of the wire as JSON Schema, for the browser's types: `python -m cinderbox.server.schema`."""

import json
from typing import Any

import msgspec

import cinderbox
from cinderbox.server import messages


def schema() -> dict[str, Any]:
    """All requests, answers and messages, by name, with the two unions as `ClientMessage` and `ServerMessage`.

    `games` are the events of each game, by its id.
    """
    found = [
        each
        for each in vars(messages).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == messages.__name__
    ]
    kinds = [each for each in found if each not in (messages.Strict, messages.Moment)]
    unions = [messages.ClientMessage, messages.ServerMessage]
    refs, components = msgspec.json.schema_components([*kinds, *unions], ref_template="#/$defs/{name}")
    named = dict(zip(("ClientMessage", "ServerMessage"), refs[len(kinds) :], strict=True))
    games = {game.id: events(game) for game in cinderbox.games()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**components, **named},
        "games": games,
    }


def events(game: cinderbox.Game) -> dict[str, Any]:
    """Every kind of event of a game as an object with the fields that are its own."""
    return {"title": "Event", "oneOf": [event(kind.name, kind.schema()) for kind in game.kinds.all]}


def event(kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    properties = {"kind": {"const": kind}, "seat": {"type": "null"}, **fields}
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
