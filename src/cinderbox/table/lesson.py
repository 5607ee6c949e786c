"""Lessons: positions and prompts on the real engine, data in a game's `lessons.toml`. Knows no game and no table.

    [[lesson]]
    id = "first-blood"
    title = "First blood"
    text = "What this lesson is about, in a sentence."
    otherwise = "One thing at a time: do what the lesson asks."    # said to an action that is not accepted
    position = '''P hand: Muse'''        # as the game lays it out (`Game.lay`)
    options = {}                         # of the game, where they are not the usual ones
    then = []                            # what the others do before the first step
    bot = "random"                       # who answers for the others where nothing is written down
      [[lesson.step]]
      text = "Play Muse in front of your camp."
      allowed = ["play:muse"]            # what is accepted; a * at the end stands for any rest
      why = { "junk:*" = "Junking comes later." }    # what is said to some actions, the first that fits
      otherwise = "Muse first."          # what is said to all others, if not the lesson's own sentence
      then = ["end"]                     # what the others do after it, one action after the other
      after = "Well done."

The learner sits at seat 0. A step is done when one of its actions was taken. The last step may instead say
`win = true`: everything is accepted but what `why` names, it is done when the learner has won, and `solution` is one
way there.
"""

import re
import tomllib
from typing import Final

import msgspec

from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.game import Game

LEARNER: Final = 0
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ACTION: Final = re.compile(r"[a-z0-9_]+(:[a-z0-9_.-]*)?\*?")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    allowed: list[str] = []
    why: dict[str, str] = {}
    otherwise: str = ""
    then: list[str] = []
    after: str = ""
    win: bool = False
    solution: list[str] = []

    def accepts(self, action: str) -> bool:
        if self.win:
            return not any(fits(pattern, action) for pattern in self.why)
        return any(fits(pattern, action) for pattern in self.allowed)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    text: str
    position: str
    step: list[Step]
    otherwise: str = ""
    options: dict[str, str | int | bool] = {}
    then: list[str] = []
    bot: str = "random"

    def objection(self, at: int, action: str) -> str:
        """Why an action is not accepted at a step; "" if it is."""
        step = self.step[at]
        if step.accepts(action):
            return ""
        said = next((said for pattern, said in step.why.items() if fits(pattern, action)), "")
        return said or step.otherwise or self.otherwise

    def answers(self, at: int) -> list[str]:
        """What the others do once so many steps are done."""
        return self.step[at - 1].then if at else self.then


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: list[Lesson] = []


def fits(pattern: str, action: str) -> bool:
    return action.startswith(pattern[:-1]) if pattern.endswith("*") else action == pattern


def read(text: str, game: str) -> list[Lesson]:
    """The lessons in a text; BadContent names the lesson, the step and what is wrong with it."""
    try:
        found = msgspec.convert(tomllib.loads(text), Lessons).lesson
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent(f"The lessons of {game} cannot be read: {error}.") from None
    ids = [lesson.id for lesson in found]
    for lesson in found:
        wrong = f"it is there {ids.count(lesson.id)} times" if ids.count(lesson.id) > 1 else fault(lesson)
        if wrong:
            raise BadContent(f"Lesson {lesson.id!r} of {game}: {wrong}.")
    return found


def fault(lesson: Lesson) -> str:
    """What is wrong with a lesson as it is written; "" if nothing is."""
    if not ID.fullmatch(lesson.id):
        return "an id is made of small letters, digits and single hyphens"
    for field in ("title", "text", "position"):
        if not getattr(lesson, field).strip():
            return f"it has no {field}"
    if not lesson.step:
        return "it has no steps"
    for number, step in enumerate(lesson.step, 1):
        wrong = step_fault(lesson, step, number == len(lesson.step))
        if wrong:
            return f"step {number} {wrong}"
    return ""


def step_fault(lesson: Lesson, step: Step, last: bool) -> str:
    if not step.text.strip():
        return "has no text"
    for action in [*step.allowed, *step.why, *step.then, *step.solution, *lesson.then]:
        if not ACTION.fullmatch(action):
            return f"names {action!r}, which is no action"
    for action in [*step.then, *step.solution, *lesson.then]:
        if action.endswith("*"):
            return f"leaves open what {action!r} stands for: what is done is one action"
    if not all(said.strip() for said in step.why.values()):
        return "gives an empty answer"
    if step.win:
        if not last:
            return "says win, which only the last step can"
        return "" if step.solution and not step.allowed and not step.then else "wins: it has a solution, no more"
    if step.solution:
        return "has a solution without win"
    if not step.allowed:
        return "accepts no action"
    return "" if step.otherwise or lesson.otherwise else "has nothing to say to other actions"


_read: dict[str, list[Lesson]] = {}


def lessons(game: Game) -> list[Lesson]:
    """The lessons of a game, in order."""
    if game.id not in _read:
        _read[game.id] = read(game.lessons, game.id)
    return _read[game.id]


def seats_of(game: Game, lesson: Lesson) -> int:
    """How many sit at the table of a lesson: as many as its position has players."""
    count: int = game.lay(lesson.position, 1, game.complete(dict(lesson.options))).seats
    return count


def lesson_of(game: Game, id: str) -> Lesson | None:
    return next((one for one in lessons(game) if one.id == id), None)
