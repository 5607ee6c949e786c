"""A hint names the whole intention and says why in one clause."""

import asyncio

from cinderbox.kernel.events import spoken
from cinderbox.server.advice import explained
from tests.bots.test_reasons import DUEL
from tests.radlands.table import lay
from tests.server.serving import Served, client
from tests.server.test_hints import ALONE


def test_a_hint_says_what_with_what_where_and_why() -> None:
    told = explained(lay(DUEL), 0, ["play:vigilante", "place:a2.1", "end"], "A strong bot's choice: ")
    assert spoken(told["text"]) == (
        "A strong bot's choice: Play Vigilante, then into your column 2, space 1. "
        "This brings somebody useful into play and covers Railgun."
    )
    assert (told["action"], told["plan"]) == ("play:vigilante", ["place:a2.1"])


def test_a_hint_that_is_only_a_place_says_what_was_asked() -> None:
    s = lay(DUEL)
    s.apply("play:vigilante")
    told = explained(s, 0, ["place:a2.1"], "Try this: ")
    assert spoken(told["text"]).startswith("Where does Vigilante stand? Try this: Into your column 2, space 1.")


def test_a_hint_without_a_reason_is_still_a_sentence() -> None:
    told = explained(lay(DUEL), 0, ["end"], "Try this: ")
    assert spoken(told["text"]) == "Try this: End the turn."


def test_a_hint_at_a_table_marks_what_is_open_and_tells_what_follows(at: Served) -> None:
    async def game() -> None:
        id, (a,) = at.make(ALONE, game="residuum", options={"map": "quick"})
        async with client(at, id, a) as ann:
            while not ann.open():
                await ann.expect("change", "scene")
            await ann.send(type="hint", seat=0)
            told = await ann.expect("hint")
            assert told["action"] in ann.open()
            assert "A strong bot's choice: " in spoken(told["text"]) and spoken(told["text"]).endswith(".")

    asyncio.run(asyncio.wait_for(game(), 300))


def test_in_a_lesson_a_hint_says_why(at: Served) -> None:
    async def game() -> None:
        made = at.http.post("/api/lessons/radlands/camps").json()
        async with client(at, made["id"], made["keys"][0]["secret"]) as ann:
            await ann.send(type="hint", seat=0)
            told = await ann.expect("hint")
            assert told["action"] == "use:a1.1"
            assert spoken(told["text"]).startswith("Try this: Use Pyromaniac in your column 1, space 1. This ")

    asyncio.run(asyncio.wait_for(game(), 300))
