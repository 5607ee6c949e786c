"""Lessons over the wire: begun by HTTP, followed over the WebSocket, every wrong click answered."""

import asyncio

import pytest

import cinderbox
from cinderbox.table.lesson import lessons
from tests.server.serving import Client, Served, client

COURSE = [lesson.id for lesson in lessons(cinderbox.game("radlands"))]


def begun(at: Served, lesson: str) -> tuple[str, str]:
    answer = at.http.post(f"/api/lessons/radlands/{lesson}")
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["id"], made["keys"][0]["secret"]


async def accepted(learner: Client) -> dict[str, object]:
    """The lesson as it stands when the learner is asked, or at its end."""
    while not (learner.scene["lesson"]["allowed"] or learner.scene["lesson"]["done"]):
        await learner.expect("change", "scene")
    found: dict[str, object] = learner.scene["lesson"]
    return found


@pytest.mark.parametrize("lesson", COURSE)
def test_a_lesson_is_played_by_its_hints(at: Served, lesson: str) -> None:
    async def learn() -> None:
        id, secret = begun(at, lesson)
        async with client(at, id, secret) as learner:
            while not (told := await accepted(learner))["done"]:
                wrong = [one for one in learner.open() if one not in told["allowed"]]  # type: ignore[operator]
                for action in wrong[:1]:
                    await learner.act(action)
                    assert (await learner.expect("refused"))["reason"]
                    await learner.send(type="why", seat=0, action=action)
                    assert (await learner.expect("why"))["reason"]
                await learner.send(type="hint", seat=0)
                hint = await learner.expect("hint", "refused")
                if hint["type"] == "refused":  # one at a time
                    await asyncio.sleep(0.3)
                    continue
                await learner.act(hint["action"])
                assert (await learner.expect("change", "scene", "refused"))["type"] != "refused"
            assert learner.scene["over"] and told["step"] == told["steps"]
            await learner.act("end")
            assert (await learner.expect("refused"))["reason"] in ("The game is over.", "The lesson is done.")
            await learner.send(type="request", seat=0, what="rematch")
            assert "rematch" in (await learner.expect("refused"))["reason"]
        info = at.http.get(f"/api/tables/{id}").json()
        assert info["lesson"] == lesson and info["status"] == "over"
        assert id not in [one["id"] for one in at.http.get("/api/tables").json()]

    asyncio.run(asyncio.wait_for(learn(), 300))


def test_the_course_is_listed_in_order(at: Served) -> None:
    found = at.http.get("/api/lessons/radlands").json()
    assert [one["id"] for one in found] == COURSE and all(one["text"] and one["steps"] for one in found)


def test_a_lesson_that_is_not_there_is_refused(at: Served) -> None:
    answer = at.http.post("/api/lessons/radlands/flying")
    assert answer.status_code == 409 and "no lesson 'flying'" in answer.text
