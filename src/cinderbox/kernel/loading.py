"""Loading what was dumped: everything is looked at before it is believed, and what is wrong is one sentence.

What holds for every game is checked here: numbers, frames, programs, seats, faces and what is known of them, the log,
the outcome, the question. What only a game can know (`Game.check`) is checked there. The table may have been changed
by hand between two actions; what is under way and what has happened may not: a dump seals them. Knows no game.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cinderbox.kernel import outcome, plain
from cinderbox.kernel.cards import MIXING, Cards
from cinderbox.kernel.errors import BadData, BadOption, CinderboxError, CorruptState
from cinderbox.kernel.frame import DEEPEST, Ask, Frame, S
from cinderbox.kernel.log import ROOM, Run
from cinderbox.kernel.plain import law, number, numbers, require, shown
from cinderbox.kernel.together import Together

if TYPE_CHECKING:
    from cinderbox.kernel.game import Game
    from cinderbox.kernel.state import State

WORD: Final = 2**62 - 1  # the largest number in a state
LONGEST: Final = 10_000_000  # ints of a log
FIELDS: Final = (
    "game", "rules", "content", "seats", "options", "rng", "mark", "actor", "count", "frames", "lanes", "cards",
    "table", "outcome", "heard", "log", "seal",
)  # fmt: skip
FREE: Final = ("seats", "options", "rng", "mark", "actor", "count", "cards", "table", "outcome")


def seal(frames: vec[Frame], data: dict[str, object]) -> str:
    """A short hash of what nobody changes by hand: what has happened, and in the middle of an effect everything."""
    inside = sum([f.at < f.program.length for f in frames]) > 1 or data["lanes"]
    free = () if inside else FREE
    said = json.dumps([data[name] for name in FIELDS if name not in free and name != "seal"], sort_keys=True)
    return hashlib.blake2b(said.encode(), digest_size=8).hexdigest()


def load(game: "Game[S]", data: object) -> S:
    """The state that `dump` gave; CorruptState says what is wrong with any other data."""
    if not isinstance(data, dict):
        raise CorruptState(f"A state is a dict as made by dump(), not {shown(data)}.")
    for name, mine in (("game", game.id), ("rules", game.rules_version), ("content", game.content)):
        if type(data.get(name)) is not type(mine) or data.get(name) != mine:
            raise CorruptState(f"This is a state of {name} {shown(data.get(name))}, not {mine!r}.")
    try:
        return restored(game, data)
    except (BadData, BadOption) as error:
        raise CorruptState(f"This cannot be a state of {game.title}: {error}") from None
    except (KeyError, IndexError, TypeError, ValueError, AssertionError, OverflowError, CinderboxError):
        raise CorruptState(f"This cannot be a state of {game.title}: its parts do not fit together.") from None


def restored(game: "Game[S]", data: dict[str, object]) -> S:
    found = plain.fields("", data, FIELDS)
    seats = number("seats", found["seats"], game.seats[0], game.seats[-1])
    s = game.blank(seats, game.complete(plain.table("options", found["options"])))
    s.rng = number("rng", found["rng"], 0, WORD)
    s.mark = number("mark", found["mark"], 0, WORD)
    s.actor = number("actor", found["actor"], -1, seats - 1)
    s.count = number("count", found["count"], 0, game.bound)
    rows = plain.rows("frames", found["frames"], DEEPEST)
    s.frames = vec[Frame]([frame(game, f"frames[{i}]", rows[i], seats) for i in range(len(rows))])
    fresh = [int(one) for one in s.cards.face]
    s.cards = cards(s, found["cards"])
    heard = numbers("heard", found["heard"], seats + 1, 0, WORD)
    s.heard = heard[0]
    s.hints = vec[i64](heard[1:])
    s.ended = outcome.loaded("outcome", found["outcome"], seats)
    table = plain.fields("table", found["table"], tuple([field.name for field in game.fields]))
    for field in game.fields:
        field.load(s, f"table.{field.name}", table[field.name])
    game.check_faces(s, fresh)
    game.verify(s)
    logs = plain.row("log", found["log"], seats + 1)
    for which in range(seats + 1):
        told(s, which, logs[which])
    if s.ended is None:
        ask_again(s, found["lanes"])
    else:
        require(found["lanes"] == [], "lanes: nobody answers once the game is over")
    require(found["seal"] == seal(s.frames, found), "what is under way, or has happened, is not as it was dumped")
    return s


def frame(game: "Game", place: str, data: object, seats: int) -> Frame:
    row = plain.row(place, data, 6)
    program = game.programs[number(f"{place}[0]", row[0], 0, len(game.programs) - 1)]
    at = number(f"{place}[1]", row[1], 0, program.length)
    seat = number(f"{place}[2]", row[2], -1, seats - 1)
    this, that = [number(f"{place}[{i}]", row[i], -1, len(game.designs) - 1) for i in (3, 4)]
    return Frame(program, at, seat, this, that, number(f"{place}[5]", row[5], 0, WORD))


def cards(s: "State", data: object) -> Cards:
    """The faces under all backs: those that are in the box, each under a back of its own kind."""
    game = s.game
    found = plain.fields("cards", data, ("face", "know", "mixings"))
    backs, highest = len(game.designs), max([*s.cards.face, 0])
    face = numbers("cards.face", found["face"], backs, 0, highest)
    mixings = number("cards.mixings", found["mixings"], 0, 10**9)
    know = numbers("cards.know", found["know"], backs, 0, mixings + 1 << MIXING)
    require(max([0, *know]) >> MIXING <= mixings, "cards.know: there were not so many mixings")
    return Cards(vec[i64](face), vec[i64](know), mixings)


def told(s: "State", which: int, data: object) -> None:
    """A log of events of which each could be told: of a kind that there is, with fields that it can have."""
    place = f"log[{which}]"
    rows = plain.rows(place, data, LONGEST)
    ints = numbers(place, rows, len(rows), -1, WORD)
    kinds = s.game.kinds.all
    at, after = 0, 0
    while at < len(ints):
        kind = kinds[number(f"{place}[{at}]", ints[at], 0, len(kinds) - 1)]
        law(at + 2 + len(kind.fields) <= len(ints), f"{place}[{at}] is an event that lacks fields")
        if which:
            after = number(f"{place}[{at + 1}]", ints[at + 1], after, s.end)
        else:
            law(ints[at + 1] == at, f"{place}[{at + 1}] says where the event stands")
        for i, field in enumerate(kind.fields):
            value = ints[at + 2 + i]
            if not (0 <= value <= field.highest(s)) and not (value == -1 and field.optional):
                number(f"{place}[{at + 2 + i}]", value, -1 if field.optional else 0, field.highest(s))
        at += 2 + len(kind.fields)
    if ints:
        run = Run(None, 0)
        with_room = ints + [0] * ROOM
        run.ints = vec[i64](with_room)
        run.size = len(ints)
        if which:
            s.secrets[which - 1], s.ends[which - 1] = run, len(ints)
        else:
            s.public, s.end = run, len(ints)


def ask_again(s: "State", lanes: object) -> None:
    """Put the question that a loaded state was waiting with."""
    require(len(s.frames) > 0, "frames: the game is not over, and nothing is under way")
    f = s.frames[-1]
    require(f.at < f.program.length, "frames: what is under way is done")
    what = f.program.steps[f.at]
    if isinstance(what, Together):
        answers = plain.row("lanes", lanes, s.seats)
        mask = what.seats(s, f)
        for seat in range(s.seats):
            lane = what.lane(s, seat, 0 if mask >> seat & 1 else len(what.picks), [])
            for answer in plain.rows(f"lanes[{seat}]", answers[seat], 1000):
                code = number(f"lanes[{seat}]", answer, 0, s.game.actions - 1)
                require(code in lane.choices, f"lanes[{seat}]: this answer was not open")
                lane = what.lane(s, seat, lane.at, [*lane.answers, code])
            s.lanes.append(lane)
        require(len(s.to_act) > 0, "lanes: everybody has answered")
    else:
        require(isinstance(what, Ask), "frames: nobody is asked")
        require(lanes == [], "lanes: one seat alone is asked")
        assert isinstance(what, Ask)
        s.choices = what.row(s, f)
        s.asked = number("frames", what.seat(s, f), 0, s.seats - 1)
        require(len(s.choices) > 0, "frames: a question without an answer is asked")
