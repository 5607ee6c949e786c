"""Who watches has a name; a table can be closed to spectators; the lobby says whose move it is and who has won."""

import asyncio
from typing import Any

from tests.server.serving import DUEL, Client, Served, client, stranger
from tests.server.test_rematch import over


def run(coroutine: Any) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 300))


async def watch(one: Client, name: str) -> None:
    await one.send(type="hello", secrets=[], seen=0, name=name)


def test_spectators_have_names_also_when_they_speak(at: Served) -> None:
    async def game() -> None:
        id, (a, _) = at.make()
        async with client(at, id, a) as ann, client(at, id) as eve:
            await watch(eve, "  Eve\n")
            while (await ann.expect("people"))["spectators"] != ["Eve"]:
                pass
            await eve.settle()
            await eve.send(type="chat", text="Who leads?")
            said = await ann.expect("chat")
            assert (said["from"], said["seat"]) == ("Eve (watching)", None), "nobody passes for who plays"

    run(game())


def test_a_table_closed_to_spectators_is_seen_by_its_people_only(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make(listed=True)
        async with client(at, id, a) as ann, client(at, id, b) as bob, client(at, id) as eve:
            await eve.send(type="audience", seat=0, on=False)
            assert "not your seat" in (await eve.expect("refused"))["reason"]
            await ann.send(type="audience", seat=0, on=False)
            assert "closed to spectators" in (await eve.expect("error"))["reason"]
            await bob.settle()
            assert bob.scene["notes"][-1]["parts"][1] == " closes the table to spectators."
            assert id not in {one["id"] for one in at.http.get("/api/tables").json()}
            room = at.tables.rooms[id]
            assert {seat for one in room.connections for seat in one.seats} == {0, 1} and len(room.connections) == 2
            await eve.socket.wait_closed()
        at.tables.rooms.pop(id)
        async with client(at, id, a) as ann:
            assert ann.scene["seat"] == 0 and ann.scene["table"]["audience"] is False
            async with stranger(at, id) as late:
                assert "closed to spectators" in (await late.expect("error", "scene"))["reason"]
            await ann.send(type="audience", seat=0, on=True)
            await ann.settle()
            async with client(at, id) as late:
                assert late.scene["seat"] is None

    run(game())


def test_who_may_still_sit_down_sees_a_table_that_is_closed_to_spectators(at: Served) -> None:
    async def game() -> None:
        id, _ = at.make([DUEL[0], {"kind": "open"}], audience=False)
        assert id in {one["id"] for one in at.http.get("/api/tables").json()}
        async with client(at, id) as bob:
            assert bob.scene["table"]["status"] == "open"
            at.http.post(f"/api/tables/{id}/join", json={"name": "Cid"})
            assert "closed to spectators" in (await bob.expect("error"))["reason"], "the game has begun without Bob"

    run(game())


def test_the_lobby_says_whose_move_it_is_and_in_the_end_who_has_won(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make()
        told = at.http.get(f"/api/tables/{id}").json()
        assert (told["to_act"], told["winners"]) == ([0, 1], None)
        await over(at, id, secrets)
        told = at.http.get(f"/api/tables/{id}").json()
        assert (told["to_act"], told["winners"]) == ([], [1])

    run(game())
