"""Where the learner stands in the lesson that a table is for: what is accepted, what the others answer, what is said.

All of it follows from the actions that stand at the table, so that taking one back takes back the step, too.
"""

from typing import TYPE_CHECKING, Any

from cinderbox.table.entry import Act, played
from cinderbox.table.lesson import LEARNER, Lesson, lesson_of, lessons

if TYPE_CHECKING:
    from cinderbox.table.chronicle import Chronicle


def taught(table: "Chronicle") -> Lesson | None:
    """The lesson that the table is for."""
    return lesson_of(table.game, table.header.lesson) if table.header.lesson else None


def standing(table: "Chronicle", lesson: Lesson) -> tuple[int, list[str]]:
    """How many steps are done, and what was done since by anybody."""
    done, since = 0, list[str]()
    for one in played(table.entries):
        if not isinstance(one, Act):
            continue
        since.append(one.action)
        step = lesson.step[done] if done < len(lesson.step) else None
        if step is not None and not step.win and one.seat == LEARNER and step.accepts(one.action):
            done, since = done + 1, []
    outcome = table.state.outcome
    if outcome is not None and LEARNER in outcome.winners:
        done = len(lesson.step)
    return done, since


def finished(table: "Chronicle") -> bool:
    """The table is for a lesson, all its steps are done, and the others have answered the last one."""
    lesson = taught(table)
    if lesson is None:
        return False
    done, since = standing(table, lesson)
    answered = len(since) >= len(lesson.answers(done)) or table.state.outcome is not None
    return done == len(lesson.step) and (answered or LEARNER in table.state.to_act)


def objection(table: "Chronicle", seat: int, action: str) -> str:
    """Why the lesson does not accept an action that the rules allow; "" if it does, or there is no lesson."""
    lesson = taught(table)
    if lesson is None or seat != LEARNER:
        return ""
    done, _ = standing(table, lesson)
    return "" if done == len(lesson.step) else lesson.objection(done, action)


def scripted(table: "Chronicle", seat: int) -> str:
    """What the lesson has another seat do now; "" if it leaves that to the bot."""
    lesson = taught(table)
    if lesson is None or seat == LEARNER:
        return ""
    done, since = standing(table, lesson)
    answers = lesson.answers(done)
    wanted = answers[len(since)] if len(since) < len(answers) else ""
    return wanted if wanted in [table.game.text(action) for action in table.state.actions(seat)] else ""


def advice(table: "Chronicle", seat: int) -> str:
    """What the lesson would have the learner do now; "" if that is left to a bot."""
    lesson = taught(table)
    if lesson is None or seat != LEARNER:
        return ""
    done, since = standing(table, lesson)
    if done == len(lesson.step):
        return ""
    step = lesson.step[done]
    if step.win:
        so_far = len(since)
        return step.solution[so_far] if since == step.solution[:so_far] and so_far < len(step.solution) else ""
    return next(iter(accepted(table, seat)), "")


def accepted(table: "Chronicle", seat: int) -> list[str]:
    """The open actions that the lesson accepts."""
    if seat not in table.to_act:
        return []
    texts = [table.game.text(action) for action in table.state.actions(seat)]
    return [text for text in texts if not objection(table, seat, text)]


def progress(table: "Chronicle", seat: int | None) -> dict[str, Any] | None:
    """What the learner is told of the lesson."""
    lesson = taught(table)
    if lesson is None or seat != LEARNER:
        return None
    at, _ = standing(table, lesson)
    course = lessons(table.game)
    place = course.index(lesson)
    return {
        "id": lesson.id,
        "title": lesson.title,
        "text": lesson.step[at].text if at < len(lesson.step) else "",
        "after": lesson.step[at - 1].after if at else "",
        "step": at,
        "steps": len(lesson.step),
        "allowed": accepted(table, seat),
        "done": finished(table),
        "number": place + 1,
        "lessons": len(course),
        "next": course[place + 1].id if place + 1 < len(course) else None,
    }
