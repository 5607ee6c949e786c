"""Prints the types of the wire as JSON Schema, for the browser's types: `python -m cinderbox.server.schema`.

Besides the messages that all games share there are, for every game, the types of its views, catalog, questions and
events.
"""

import json
from typing import Any

import msgspec

import cinderbox
from cinderbox.server import figures, forms, messages

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """All requests, answers and messages, by name, with the two unions as `ClientMessage` and `ServerMessage`."""
    found = [
        each
        for module in (forms, messages, figures)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    kinds = [each for each in found if each not in (forms.Strict, messages.Moment)]
    unions = [messages.ClientMessage, messages.ServerMessage]
    refs, components = msgspec.json.schema_components([*kinds, *unions], ref_template=REF)
    named = dict(zip(("ClientMessage", "ServerMessage"), refs[len(kinds) :], strict=True))
    return {"$schema": DIALECT, "$defs": {**components, **named}}


def questions(game: cinderbox.Game) -> dict[str, Any]:
    """The questions of a game (`Question` is any of them, told apart by their names), its views and its catalog."""
    details, shapes = game.details(), game.shapes()
    _, components = msgspec.json.schema_components([*details.values(), *shapes.values()], ref_template=REF)
    parts: dict[str, Any] = {}
    parts.update({name: spelled(one, parts) for name, one in components.items()})
    found = {}
    for name, kind in details.items():
        title = "".join(part.title() for part in name.split("_")) + "Question"
        found[title] = question([name], parts[kind.__name__])
    plain = [name for name in game.questions() if name not in details]
    found["PlainQuestion"] = question(plain, {"properties": {}})
    union = {"anyOf": [{"$ref": REF.format(name=name)} for name in found]}
    found.update({kind.__name__: parts[kind.__name__] for kind in shapes.values()})
    return {"$schema": DIALECT, "$defs": {**used(found, parts), **found, "Question": union}}


def question(names: list[str], details: dict[str, Any]) -> dict[str, Any]:
    """A question by one of these names, with its details."""
    fixed = {"name": {"enum": names}, "way_out": {"anyOf": [{"type": "string"}, {"type": "null"}]}}
    return {
        "type": "object",
        "properties": {**fixed, **details["properties"]},
        "required": [*fixed, *details.get("required", [])],
    }


def spelled(one: Any, parts: dict[str, Any]) -> Any:
    """A table whose keys are known becomes an object that may have each of them, and a part if it has a title."""
    if isinstance(one, list):
        return [spelled(each, parts) for each in one]
    if not isinstance(one, dict):
        return one
    if "propertyNames" not in one:
        return {key: spelled(value, parts) for key, value in one.items()}
    value = spelled(one["additionalProperties"], parts)
    whole = {"type": "object", "properties": dict.fromkeys(one["propertyNames"]["enum"], value), "required": []}
    if "title" not in one:
        return whole
    parts[one["title"]] = whole
    return {"$ref": REF.format(name=one["title"])}


def used(wholes: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """The parts that questions, views and the catalog are made of."""
    found: dict[str, Any] = {}
    todo = [wholes]
    while todo:
        text = json.dumps(todo.pop())
        for name, part in parts.items():
            if name not in found and f'"{REF.format(name=name)}"' in text:
                found[name] = part
                todo.append(part)
    return found


def events(game: cinderbox.Game) -> dict[str, Any]:
    """Every kind of event of a game as an object with the fields that are its own."""
    return {"title": "Event", "oneOf": [event(kind.name, kind.schema()) for kind in game.kinds.all]}


def event(kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    properties = {"kind": {"const": kind}, "seat": {"type": "null"}, **fields}
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def everything() -> dict[str, Any]:
    """The messages, and for each game what it shows and asks, and its events."""
    games = {game.id: {"questions": questions(game), "events": events(game)} for game in cinderbox.games()}
    return {"wire": schema(), "games": games}


if __name__ == "__main__":
    print(json.dumps(everything(), indent=2))
