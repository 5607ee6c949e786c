"""Between people: one asks, the others agree or refuse, and all are told; what was agreed is on disk."""

import asyncio
from typing import Any

from cinderbox.store import store
from cinderbox.table.table import Table
from tests.server.serving import DUEL, Client, Served, client, settle


def run(coroutine: Any) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 300))


def kept(at: Served, id: str) -> Table:
    """The table as the store has it."""
    header = at.tables.store.header(id)
    return at.tables.load_now(header, False)  # type: ignore[no-any-return]


async def past_the_camps(*people: Client) -> None:
    """Each keeps three camps: whoever has is asked to take that back by all."""
    for one in people:
        await one.act(one.open()[:3])
        while any(action.startswith("keep") for action in one.open()):
            await one.next()
    await settle(*people)


def test_who_asks_takes_back_more_than_the_last_action_once_the_others_agree(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            first = ann.open()
            await past_the_camps(ann, bob)
            assert not ann.scene["undo"], "the camps have been turned up"
            await ann.send(type="request", seat=0, what="undo")
            while not bob.scene["requests"]:
                await bob.next()
            assert bob.scene["requests"] == [{"what": "undo", "by": 0, "missing": [1], "refused": []}]
            await bob.send(type="reply", what="undo", yes=True)
            while not ann.scene["notes"]:
                await ann.next()
            await settle(ann, bob)
            assert set(ann.open()) < set(first), "of the camps two are kept, the third is chosen again"
            assert ann.scene["notes"][-1]["parts"][1].startswith(" took back the last action")
            digest = at.tables.rooms[id].table.state.digest()
        assert kept(at, id).state.digest() == digest, "it is on disk"

    run(game())


def test_a_table_that_has_forgotten_its_first_entries_reads_them_again(at: Served, monkeypatch) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        room = at.tables.rooms[id]
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            await past_the_camps(ann, bob)
            monkeypatch.setattr(store, "EVERY", 1)
            mover = ann if ann.open() else bob
            while room.table.whole:
                await mover.act(mover.open()[-1])
                await mover.expect("change", "scene", "refused")
                await settle(ann, bob)
                mover = ann if ann.open() else bob
            monkeypatch.setattr(store, "EVERY", 40)
            await ann.send(type="request", seat=0, what="undo")
            while not bob.scene["requests"]:
                await bob.next()
            await bob.send(type="reply", what="undo", yes=True)
            while bob.scene["requests"]:
                await bob.next()
            assert ann.scene["seat"] == 0 and not room.table.stopped
            digest = room.table.state.digest()
        again = kept(at, id)
        assert (again.state.digest(), again.stopped) == (digest, "")

    run(game())


def test_who_shares_a_screen_is_of_one_mind(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make(clock={"kind": "live", "seconds": 600, "increment": 5}, hotseat=True)
        async with client(at, id, *secrets) as both:
            await both.send(type="request", seat=0, what="pause")
            while not all(scene["paused"] for scene in both.scenes.values()):
                await both.next()
            assert not any(one["running"] for one in both.scenes[0]["clocks"])

    run(game())


def test_the_clocks_stand_still_once_all_agree(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make(DUEL, clock={"kind": "days", "seconds": 86_400})
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            await ann.send(type="request", seat=0, what="pause")
            while not bob.scene["requests"]:
                await bob.next()
            await bob.send(type="reply", what="pause", yes=False)
            while bob.scene["requests"]:
                await bob.next()
            assert not bob.scene["paused"] and bob.scene["notes"][-1]["parts"][1] == " does not want a pause."
            await bob.send(type="request", seat=1, what="pause")
            while not ann.scene["requests"] or ann.scene["requests"][0]["by"] != 1:
                await ann.next()
            await ann.send(type="reply", what="pause", yes=True)
            while not (ann.scene["paused"] and bob.scene["paused"]):
                await asyncio.gather(settle(ann), settle(bob))
            assert not any(one["running"] for one in bob.scene["clocks"])

    run(game())


def test_only_who_plays_can_ask_and_only_who_is_asked_can_agree(at: Served) -> None:
    async def game() -> None:
        id, (a, _) = at.make()
        async with client(at, id, a) as ann, client(at, id) as eve:
            await eve.send(type="request", seat=0, what="undo")
            assert "not your seat" in (await eve.expect("refused"))["reason"]
            await ann.send(type="reply", what="undo", yes=True)
            assert "Nobody has asked" in (await ann.expect("error"))["reason"]
            await ann.send(type="request", seat=0, what="undo")
            assert "nothing that the others" in (await ann.expect("refused"))["reason"]
            await ann.send(type="request", seat=0, what="rematch")
            assert "once a game is over" in (await ann.expect("refused"))["reason"]

    run(game())
