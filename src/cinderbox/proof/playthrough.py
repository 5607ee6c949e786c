"""One whole game as text: everything the API says to everybody at every decision.

A change of rules, views or words shows as a readable difference between two such texts. Views and features are
written whole once and then as what has changed. Knows the public API; knows no game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from cinderbox.kernel.game import Game
from cinderbox.kernel.record import Record
from cinderbox.kernel.state import State
from cinderbox.proof.leak import name, viewers


def playthrough(record: Record, game: Game) -> str:
    """The text of a recorded game."""
    options = ", ".join(f"{one}={value}" for one, value in record.options.items()) or "none"
    lines = [f"# {game.title}: {record.seats} seats, seed {record.seed}, options {options}"]
    lines.append(f"actions {game.actions}, bound {game.bound}")
    state = record.begin(game)
    before: dict[int | None, dict[str, str]] = {viewer: {} for viewer in viewers(state)}
    heard: dict[int | None, int] = dict.fromkeys(viewers(state), 0)
    for number in range(len(record.entries) + 1):
        lines += ["", f"## Decision {number + 1}" if not state.over else "## The end"]
        lines.append(f"to_act {list(state.to_act)}  mark {state.mark}  digest {state.digest()}")
        for viewer in viewers(state):
            lines += [f"{name(viewer)}:", *said_to(state, viewer, before, heard)]
        if number < len(record.entries):
            entry = record.entries[number]
            lines.append(f"=> seat {entry.seat}: {entry.action}")
            record.redo(state, number)
    return "\n".join(lines) + "\n"


def said_to(
    state: State, viewer: int | None, before: dict[int | None, dict[str, str]], heard: dict[int | None, int]
) -> Iterator[str]:
    """What one viewer is told now; what it has heard and seen before is not said again."""
    log, events = state.log(viewer, heard[viewer]), state.events(viewer, heard[viewer])
    heard[viewer] += len(log)
    yield from (f"  * {line}  {json.dumps(event)}" for line, event in zip(log, events, strict=True))
    now = dict(flat(state.view(viewer)))
    yield from (f"  {'+' if path not in before[viewer] else '~'} {path} = {value}"
                for path, value in now.items() if before[viewer].get(path) != value)  # fmt: skip
    yield from (f"  - {path}" for path in before[viewer] if path not in now)
    before[viewer] = now
    features = hashlib.blake2b(json.dumps(state.features(viewer)).encode(), digest_size=4).hexdigest()
    yield f"  key {state.key(viewer)}  features {len(state.features(viewer))} {features}"
    yield f"  ? {state.prompt(viewer)} {' '.join(state.rules(viewer))}".rstrip()
    if question := state.question(viewer):
        yield f"    {json.dumps(question)}"
    if viewer is not None:
        yield from (f"    {state.game.text(one)}  {state.label(one, viewer)}" for one in state.actions(viewer))
        yield from refused(state, viewer)


def refused(state: State, seat: int) -> Iterator[str]:
    """Why everything else is not open, one line for each reason."""
    reasons: dict[str, list[str]] = {}
    for action in range(state.game.actions):
        if why := state.why_not(action, seat):
            reasons.setdefault(why, []).append(state.game.text(action))
    for why, texts in reasons.items():
        shown = " ".join(texts[:12]) + (f" and {len(texts) - 12} more" if len(texts) > 12 else "")
        yield f"    not: {why} {shown}"


def flat(data: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Nested data as lines of path and value; short lists of plain values stay together."""
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from flat(value, f"{path}.{key}" if path else str(key))
    elif isinstance(data, list) and any(isinstance(value, (dict, list)) for value in data):
        for number, value in enumerate(data):
            yield from flat(value, f"{path}[{number}]")
    else:
        yield path, json.dumps(data)
