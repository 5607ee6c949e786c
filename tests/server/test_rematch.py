"""Playing again: whoever played sits in their own seat at one new table, whoever asks, however many ask at once."""

import asyncio
from typing import Any

import httpx

from tests.server.serving import DUEL, Client, Served, client

THREE = [*DUEL, {"kind": "person", "name": "Cid"}]


async def over(at: Served, id: str, secrets: list[str]) -> None:
    """All but the last give up: a game ends."""
    for seat, secret in enumerate(secrets[:-1]):
        async with client(at, id, secret) as one:
            await one.send(type="resign", seat=seat)
            await one.expect("change", "scene")


async def asked(at: Served, id: str, *secrets: str) -> list[Any]:
    """What each hears who asks for a rematch, all at the same time."""
    async with httpx.AsyncClient(base_url=str(at.http.base_url), timeout=60) as http:
        answers = await asyncio.gather(
            *[
                http.post(f"/api/tables/{id}/rematch", headers={"Authorization": f"Bearer {secret}"})
                for secret in secrets
            ]
        )
    assert {answer.status_code for answer in answers} == {201}, [answer.text for answer in answers]
    return [answer.json() for answer in answers]


def listed(at: Served) -> set[str]:
    return {one["id"] for one in at.http.get("/api/tables").json()}


def kinds(one: Client) -> list[str]:
    (found, *_) = one.scenes.values()
    return [seat["kind"] for seat in found["table"]["seats"]]


def test_six_who_ask_at_once_get_one_table(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make(listed=True)
        await over(at, id, secrets)
        before = listed(at)
        made = await asked(at, id, *secrets * 3)
        (new,) = {one["id"] for one in made}
        assert listed(at) - before == {new} and id != new
        assert [one["keys"] for one in made[:2]] == [[{"seat": seat, "secret": secrets[seat]}] for seat in (0, 1)]
        (later,) = await asked(at, id, secrets[0])
        assert later["id"] == new

    asyncio.run(asyncio.wait_for(game(), 300))


def test_whoever_hears_of_the_rematch_sits_in_their_own_seat_with_the_secret_they_have(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make()
        await over(at, id, secrets)
        async with client(at, id, secrets[1]) as bob:
            await asked(at, id, secrets[0])
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
        there = at.http.get(f"/api/tables/{made['id']}").json()
        assert [seat["kind"] for seat in there["seats"]] == ["person", "person", "bot"]
        async with client(at, made["id"], secrets[2]) as cid:
            assert kinds(cid) == ["person"] * 3 and cid.scene["seat"] == 2

    asyncio.run(asyncio.wait_for(game(), 300))
