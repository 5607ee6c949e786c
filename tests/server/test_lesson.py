"""Lessons are real tables that accept what the lesson asks for, step by step."""

import asyncio

import pytest

from cinderbox.table import lesson
from cinderbox.table.lesson import Lesson, Step
from tests.server.serving import Served, client

FIRST = Lesson(
    "first",
    "First steps",
    "P hand: Muse, Scout\nwater: 3",
    [Step("Play Muse.", ["play:muse"], "She brings water."), Step("Choose any place."), Step("End.", ["end"])],
)


@pytest.fixture(autouse=True)
def one_lesson(monkeypatch) -> None:
    monkeypatch.setitem(lesson._read, "radlands", [FIRST])


def test_a_learner_is_led_through_the_steps(at: Served) -> None:
    assert at.http.get("/api/lessons/radlands").json() == [
        {"id": "first", "title": "First steps", "text": "", "steps": 3}
    ]
    made = at.http.post("/api/lessons/radlands/first").json()

    async def learn() -> None:
        async with client(at, made["id"], made["keys"][0]["secret"]) as ann:
            asked = ann.scene["lesson"]
            assert (asked["text"], asked["step"], asked["allowed"]) == ("Play Muse.", 0, ["play:muse"])
            await ann.act("play:scout")
            assert (await ann.expect("refused"))["reason"] == "Play Muse."
            await ann.act("play:muse")
            assert (await ann.expect("change", "scene"))["lesson"]["after"] == "She brings water."
            await ann.act(ann.open()[0])
            assert (await ann.expect("change", "scene"))["lesson"]["step"] == 2
            await ann.send(type="undo", seat=0)
            assert (await ann.expect("change", "scene", "refused"))["lesson"]["step"] == 1

    asyncio.run(asyncio.wait_for(learn(), 60))
