"""Playing again: whoever played sits in their own seat at one new table, whoever asks, however many ask at once."""

import asyncio

from tests.server.serving import DUEL, Client, Served, client

THREE = [*DUEL, {"kind": "person", "name": "Cid"}]


async def over(at: Served, id: str, secrets: list[str]) -> None:
    """All but the last give up: a game ends."""
    for seat, secret in enumerate(secrets[:-1]):
        async with client(at, id, secret) as one:
            await one.send(type="resign", seat=seat)
            await one.expect("change", "scene")


async def asked(at: Served, id: str, *secrets: str, what: str = "rematch") -> list[str]:
    """The table that each is told of who wants to play again, all at the same time."""

    async def one(secret: str) -> str:
        async with client(at, id, secret) as found:
            await found.send(type="request", seat=found.scene["seat"], what=what)
            return str((await found.expect("rematch"))["id"])

    return list(await asyncio.gather(*[one(secret) for secret in secrets]))


def listed(at: Served) -> set[str]:
    return {one["id"] for one in at.http.get("/api/tables").json()}


def kinds(one: Client) -> list[str]:
    (found, *_) = one.scenes.values()
    return [seat["kind"] for seat in found["table"]["seats"]]


def test_all_who_ask_at_once_get_one_table(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make(listed=True)
        await over(at, id, secrets)
        before = listed(at)
        (new,) = set(await asked(at, id, *secrets))
        assert listed(at) - before == {new} and id != new
        async with client(at, id, secrets[0]) as ann:
            assert (await ann.expect("rematch"))["id"] == new, "also told to who comes later"

    asyncio.run(asyncio.wait_for(game(), 300))


def test_everybody_sees_the_offer_and_it_is_played_again_once_all_agree(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make()
        await over(at, id, secrets)
        async with client(at, id, secrets[0]) as ann, client(at, id, secrets[1]) as bob, client(at, id) as eve:
            await ann.send(type="request", seat=0, what="rematch")
            for one in (ann, bob, eve):
                await one.expect("change")
                assert one.scene["requests"] == [{"what": "rematch", "by": 0, "missing": [1], "refused": []}]
            assert not at.tables.rooms[id].table.rematch, "nobody is seated unasked"
            await eve.send(type="reply", what="rematch", yes=True)
            assert "consent" in (await eve.expect("error"))["reason"]
            await bob.send(type="reply", what="rematch", yes=True)
            assert (await ann.expect("rematch"))["id"] == (await bob.expect("rematch"))["id"]

    asyncio.run(asyncio.wait_for(game(), 300))


def test_who_would_rather_not_play_again_is_not_seated(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make()
        await over(at, id, secrets)
        async with client(at, id, secrets[0]) as ann, client(at, id, secrets[1]) as bob:
            await ann.send(type="request", seat=0, what="rematch")
            await bob.expect("change")
            await bob.send(type="reply", what="rematch", yes=False)
            while ann.scene["requests"] != [{"what": "rematch", "by": 0, "missing": [], "refused": [1]}]:
                await ann.next()
            assert not at.tables.rooms[id].table.rematch
        id, secrets = at.make(THREE, game="residuum", options={"map": "quick"})
        await over(at, id, secrets)
        async with client(at, id, secrets[0]) as ann, client(at, id, secrets[1]) as bob, client(at, id, secrets[2]):
            await ann.send(type="request", seat=0, what="rematch")
            await bob.expect("change")
            await bob.send(type="reply", what="rematch", yes=False)
            async with client(at, id, secrets[2]) as cid:
                await cid.send(type="reply", what="rematch", yes=True)
                new = (await ann.expect("rematch"))["id"]
        seats = at.http.get(f"/api/tables/{new}").json()["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "person"], "Bob's seat is free for another"

    asyncio.run(asyncio.wait_for(game(), 300))


def test_everybody_may_sit_one_seat_further_with_the_secret_they_have(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make(THREE, game="residuum", options={"map": "quick"})
        await over(at, id, secrets)
        (new,) = set(await asked(at, id, *secrets, what="rotate"))
        assert at.http.get(f"/api/tables/{id}").json()["rotated"] is True
        for seat, secret in enumerate(secrets):
            async with client(at, new, secret) as one:
                assert one.scene["seat"] == (seat + 1) % 3

    asyncio.run(asyncio.wait_for(game(), 300))


def test_whoever_hears_of_the_rematch_sits_in_their_own_seat_with_the_secret_they_have(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make()
        await over(at, id, secrets)
        async with client(at, id, secrets[1]) as bob, client(at, id, secrets[0]) as ann:
            await ann.send(type="request", seat=0, what="rematch")
            await bob.expect("change")
            await bob.send(type="reply", what="rematch", yes=True)
            new = (await bob.expect("rematch"))["id"]
        for seat, secret in enumerate(secrets):
            async with client(at, new, secret) as one:
                assert one.scene["seat"] == seat and one.open()
        async with client(at, new, *secrets) as both:
            await both.settle()
            assert set(both.scenes) == {0, 1}, "two at one screen"

    asyncio.run(asyncio.wait_for(game(), 300))


def test_whoever_gave_up_plays_again_and_a_bot_stays_only_for_who_is_still_away(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make(THREE, game="residuum", options={"map": "quick"})
        async with client(at, id, secrets[0]) as ann, client(at, id, secrets[1]) as bob:
            await ann.send(type="takeover", seat=2, bot="random")
            await bob.expect("ask_takeover")
            await bob.send(type="consent", seat=2, yes=True)
            while kinds(bob)[2] != "bot":
                bob.scene["table"]["seats"] = (await bob.expect("people"))["seats"]
        await over(at, id, secrets)
        (made,) = await asked(at, id, secrets[1])
        there = at.http.get(f"/api/tables/{made}").json()
        assert [seat["kind"] for seat in there["seats"]] == ["person", "person", "bot"]
        async with client(at, made, secrets[2]) as cid:
            assert kinds(cid) == ["person"] * 3 and cid.scene["seat"] == 2

    asyncio.run(asyncio.wait_for(game(), 300))
