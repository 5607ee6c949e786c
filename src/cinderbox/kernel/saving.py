"""Saving a state: all of it, JSON-ready (`loading.py` reads it back), and a digest of how it stands. Knows no game."""

import hashlib
import json
from typing import TYPE_CHECKING

from cinderbox.kernel import log
from cinderbox.kernel.loading import seal

if TYPE_CHECKING:
    from cinderbox.kernel.state import State


def contents(s: "State") -> dict[str, object]:
    """How the game stands, without what has been told."""
    return {
        "game": s.game.id,
        "rules": s.game.rules_version,
        "content": s.game.content,
        "seats": s.seats,
        "options": dict(s.variant),
        "rng": int(s.rng),
        "mark": s.mark,
        "actor": s.actor,
        "count": s.count,
        "frames": [f.dump() for f in s.frames],
        "lanes": [lane.answers for lane in s.lanes],
        "cards": s.cards.dump(),
        "table": {field.name: field.dump(s) for field in s.game.fields},
        "outcome": None if s.ended is None else s.ended.dump(),
    }


def dump(s: "State") -> dict[str, object]:
    data = contents(s)
    if s.ended is not None:
        data["outcome"] = s.ended.save()
    secret = [log.dump(s.secrets[seat], s.ends[seat]) for seat in range(s.seats)]
    data["heard"] = [int(s.heard), *[int(one) for one in s.hints]]
    data["log"] = [log.dump(s.public, s.end), *secret]
    data["seal"] = seal(s.frames, data)
    return data


def digest(s: "State") -> str:
    """One text for a whole state; equal states have equal digests, however they came about."""
    data = contents(s)
    for aside in ("mark", "actor"):
        del data[aside]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
