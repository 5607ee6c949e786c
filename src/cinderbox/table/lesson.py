"""Lessons: positions and prompts on the real engine, data in `games/<id>/lessons.toml`.

    [[lesson]]
    id = "first-blood"
    title = "First blood"
    position = '''P hand: Muse'''       # for the game's own `position.lay`
    bot = "random"                       # who answers for the other seats
      [[lesson.step]]
      text = "Play Muse in front of your camp."
      allowed = ["play:muse"]            # what is accepted; nothing here: anything
      after = "Well done."

The learner sits at seat 0. A step is done when one of its actions was taken.
"""

import tomllib
from importlib import resources
from typing import TYPE_CHECKING, Any

import msgspec

from cinderbox.kernel.errors import BadContent

if TYPE_CHECKING:
    from cinderbox.table.table import Table

LEARNER = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    allowed: list[str] = []
    after: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    position: str
    step: list[Step]
    bot: str = "random"
    text: str = ""


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: list[Lesson] = []


_read: dict[str, list[Lesson]] = {}


def lessons(game: str) -> list[Lesson]:
    """The lessons of a game; none if it has no lessons.toml."""
    if game not in _read:
        file = resources.files("cinderbox.games") / game / "lessons.toml"
        try:
            found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lessons).lesson
        except FileNotFoundError:
            found = []
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadContent(f"The lessons of {game} cannot be read: {error}.") from None
        _read[game] = found
    return _read[game]


def lesson_of(game: str, id: str) -> Lesson | None:
    return next((one for one in lessons(game) if one.id == id), None)


def progress(table: "Table", seat: int | None) -> dict[str, Any] | None:
    """Where the learner stands in the lesson that the table is for."""
    lesson = lesson_of(table.header.game, table.header.lesson) if table.header.lesson else None
    if lesson is None or seat != LEARNER:
        return None
    at = table.learned
    done = at >= len(lesson.step)
    return {
        "id": lesson.id,
        "title": lesson.title,
        "text": "" if done else lesson.step[at].text,
        "after": lesson.step[at - 1].after if at else "",
        "step": at,
        "steps": len(lesson.step),
        "allowed": [] if done else lesson.step[at].allowed,
    }
