"""Hints are free against bots; between people only if all agree at the start, and whoever takes one is named."""

import asyncio
from typing import Any

from cinderbox.table.entry import Hint
from tests.server.serving import DUEL, Client, Served, client, settle

ALONE = [DUEL[0], {"kind": "bot", "bot": "random", "name": "Drifter"}]


def run(coroutine: Any) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 300))


async def noted(one: Client) -> list[str]:
    await one.settle()
    return [f"{note['parts'][0]['seat']}{note['parts'][1]}" for note in one.scene["notes"]]


def taken(at: Served, id: str) -> list[int]:
    return [one.seat for one in at.tables.rooms[id].table.entries if isinstance(one, Hint)]


def test_between_people_there_are_no_hints(at: Served) -> None:
    async def game() -> None:
        id, (a, _) = at.make()
        async with client(at, id, a) as ann:
            assert ann.scene["table"]["hints"] is False
            await ann.send(type="hint", seat=0)
            assert "unless all agree" in (await ann.expect("refused", "hint"))["reason"]
            assert taken(at, id) == []

    run(game())


def test_a_free_seat_is_for_a_person_and_a_bot_in_the_seat_of_one_makes_no_difference(at: Served) -> None:
    async def game() -> None:
        id, _ = at.make([*ALONE, {"kind": "open"}], game="residuum", options={"map": "quick"})
        assert at.http.get(f"/api/tables/{id}").json()["hints"] is False
        id, (a, _) = at.make()
        async with client(at, id, a) as ann:
            await ann.send(type="takeover", seat=1, bot="random")
            while (await ann.expect("people"))["seats"][1]["kind"] != "bot":
                pass
            await ann.send(type="hint", seat=0)
            assert "unless all agree" in (await ann.expect("refused", "hint"))["reason"]

    run(game())


def test_whoever_takes_a_hint_where_all_agreed_is_named_to_the_others_once_they_have_answered(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make(hints=True)
        async with client(at, id, a) as ann, client(at, id, b) as bob, client(at, id) as eve:
            assert bob.scene["table"]["hints"] is True
            await ann.send(type="hint", seat=0)
            await ann.expect("hint")
            assert taken(at, id) == [0]
            assert await noted(ann) == ["0 took a hint."]
            assert await noted(bob) == await noted(eve) == [], "that Ann is still deciding is her own business"
            for one in (ann, bob):
                await one.act(one.open()[:3])
                await one.settle()
            await settle(ann, bob, eve)
            assert await noted(bob) == await noted(eve) == ["0 took a hint."]
        await asyncio.to_thread(at.tables.rooms.pop, id)
        async with client(at, id, b) as bob:
            assert await noted(bob) == ["0 took a hint."], "it follows from what is written down"

    run(game())


def test_against_bots_hints_are_free_and_nobody_is_named(at: Served) -> None:
    async def game() -> None:
        id, (a,) = at.make(ALONE)
        async with client(at, id, a) as ann:
            await ann.send(type="hint", seat=0)
            assert (await ann.expect("refused", "hint"))["type"] == "hint"
            assert await noted(ann) == [] and taken(at, id) == [0]

    run(game())


def test_a_table_is_in_the_lobby_only_if_somebody_may_sit_down_or_it_was_opened(at: Served) -> None:
    alone, _ = at.make(ALONE)
    among, _ = at.make()
    free, _ = at.make([DUEL[0], {"kind": "open"}])
    opened, _ = at.make(ALONE, listed=True)
    listed = {one["id"] for one in at.http.get("/api/tables").json()}
    assert listed & {alone, among, free, opened} == {free, opened}
