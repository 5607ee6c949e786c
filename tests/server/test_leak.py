"""Nobody is sent what they may not know: every byte to every seat, over whole games.

Two ways. The twin: a table dealt anew for a seat, hidden pieces and generator and all, sends that seat the very same
bytes; for every game in the box, at all its seat counts, people among themselves and with bots. The wire, for Radlands,
where each card has a name of its own: what arrives names no card that the seat has not seen so far.
"""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

import cinderbox
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.game import Game
from cinderbox.server.messages import encode
from cinderbox.table import scene
from cinderbox.table.table import Table
from tests.faults.audit import Audit
from tests.faults.load import Party, companies
from tests.kernel import toy
from tests.server.serving import Client, Served, client, settle
from tests.table.tables import RADLANDS, open_to, play, table, twin

NOBODY: frozenset[int] = frozenset()
CARDS: dict[str, Any] = RADLANDS.catalog({})["cards"]  # type: ignore[assignment]
NEVER_HIDDEN = {"punk", "raiders", "water_silo"}  # not cards of a hidden pile


class Knowledge:
    """The ids of all cards that a pair of eyes has seen by now."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.ids = set(NEVER_HIDDEN)

    def look(self, at: Table) -> None:
        content = at.state.content  # type: ignore[attr-defined]
        for back, face in enumerate(at.state.cards.face):
            seen = at.state.cards.seen(back)
            if seen == ALL or (self.seat is not None and seen >> self.seat & 1):
                self.ids.add(content.cards[face].id)

    def leaks(self, raw: str) -> list[str]:
        """The cards named in a message, by id or by name, that these eyes have not seen."""
        hidden = set(CARDS) - self.ids
        known = {CARDS[id]["name"] for id in self.ids if id in CARDS}
        words = set(re.findall(r"[a-z_]+", raw))
        found = [id for id in hidden if id in words and id not in {word for name in known for word in [name.lower()]}]
        return found + [id for id in hidden if re.search(rf"\b{re.escape(CARDS[id]['name'])}\b", raw)]


def test_the_check_sees_a_leak() -> None:
    eyes = Knowledge(0)
    assert eyes.leaks('{"hand":["scout"]}') == ["scout"] and eyes.leaks("Play Scout (1 water)") == ["scout"]
    assert not eyes.leaks('{"card":"punk"}')


@pytest.mark.parametrize("seed", [1, 2])
def test_no_byte_to_anybody_names_a_card_they_have_not_seen(at: Served, seed: int) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        dice = Random(seed)
        async with client(at, id, a) as ann, client(at, id, b) as bob, client(at, id) as eve:
            watched = [(ann, Knowledge(0)), (bob, Knowledge(1)), (eve, Knowledge(None))]
            read = 0
            while True:
                await settle(ann, bob, eve)
                for one, eyes in watched:
                    eyes.look(at.tables.rooms[id].table)
                    for raw in one.raw:
                        assert not eyes.leaks(raw), (eyes.seat, eyes.leaks(raw), raw)
                        read += len(raw)
                    one.raw.clear()
                asked = [one for one in (ann, bob) if one.open()]
                if not asked:
                    break
                one = dice.choice(asked)
                kind = dice.random()
                if kind < 0.1:
                    await one.send(type="undo", seat=one.scene["seat"])
                elif kind < 0.2:
                    await one.send(type="redo", seat=one.scene["seat"])
                elif kind < 0.3:
                    text = RADLANDS.text(dice.randrange(RADLANDS.actions))
                    if text.partition(":")[2] not in CARDS:  # an answer repeats the question, which is no leak
                        await one.send(type="why", seat=one.scene["seat"], action=text)
                else:
                    await one.act(dice.choice(one.open()))
                await one.settle()
            assert ann.scene["over"] and read > 50_000

    asyncio.run(asyncio.wait_for(game(), 300))


STEPS = 40  # of one game
FLEETING = {"type", "from", "patch", "clocks", "table"}  # of a scene: the way it came, the time, who is present
TABLES = [(game, seats) for game in cinderbox.games() for seats in game.seats]
AMONG_BOTS = [(game, kinds) for game, kinds in companies() if set(kinds) != {"person"}]


def named(value: Any) -> str:
    return value.id if isinstance(value, Game) else "-".join(value) if isinstance(value, list) else str(value)


def scene_of(at: Table, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(encode(scene.scene(at, seat, 0.0, NOBODY)))
    return told


def lasting(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if name not in FLEETING | {"since"}}


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=named)
def test_whatever_a_person_is_sent_a_table_dealt_anew_would_send_too(at: Served, game: Game, seats: int) -> None:
    touched: dict[Client, str] = {}

    async def watch(one: Client, dice: Random) -> None:
        found = at.tables.rooms[id].table
        seat = one.scene["seat"]
        dealt = twin(found, seat, dice.getrandbits(60))
        assert lasting(one.scene) == lasting(scene_of(dealt, seat))
        for answer in [answer for answer in one.other if answer["type"] == "why"]:
            if thing := touched.pop(one, ""):
                assert (answer["action"], answer["reason"]) == dealt.touched(seat, thing)
            else:
                assert answer["reason"] == dealt.why_not(seat, answer["action"])
        one.other.clear()

    async def act(one: Client, dice: Random) -> None:
        kind, seat = dice.random(), one.scene["seat"]
        if kind < 0.2:
            await one.send(type="undo" if kind < 0.1 else "redo", seat=seat)
        elif kind < 0.3:
            action = game.text(dice.randrange(game.actions))
            thing = action.partition(":")[2]
            if thing and kind < 0.25:
                await one.send(type="touch", seat=seat, thing=thing)
                touched[one] = thing
            else:
                await one.send(type="why", seat=seat, action=action)
        else:
            await one.act(dice.choice(one.open()))

    async def play_on() -> None:
        dice = Random(seats)
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(client(at, id, *secret)) for secret in [*zip(secrets), ()]]
            for _ in range(STEPS):
                await settle(*people)
                for one in people:
                    await watch(one, dice)
                asked = [one for one in people if one.open()]
                if not asked:
                    break
                one = dice.choice(asked)
                await act(one, dice)
                await one.settle()

    options = {name: Random(seats).choice(option.choices) for name, option in game.options.items()}
    people = [{"kind": "person", "name": f"P{seat}"} for seat in range(seats)]
    id, secrets = at.make(people, game=game.id, options=options)
    asyncio.run(asyncio.wait_for(play_on(), 300))


@pytest.mark.parametrize(("game", "kinds"), AMONG_BOTS, ids=named)
def test_people_among_bots_are_sent_nothing_hidden(at: Served, game: Game, kinds: list[str]) -> None:
    async def play_on() -> None:
        party = Party(at.port, game, kinds, clock=False, dice=Random(7))
        party.think = 0.0
        playing = asyncio.create_task(party.live())
        # A game may be short: another follows it.
        while sum(max(one.progress for one in sitting.people) for sitting in party.sittings) < STEPS:
            await asyncio.wait([playing], timeout=0.05)
            assert not playing.done(), playing.result()
        playing.cancel()
        audit = Audit(at.tables.store.engine)
        assert not [wrong for sitting in party.sittings for wrong in audit.look(sitting)] and audit.shown > STEPS

    asyncio.run(asyncio.wait_for(play_on(), 300))


@pytest.mark.parametrize("game", [RADLANDS, toy.GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_dealt_anew_sends_the_very_same_bytes(game: Game, seed: int) -> None:
    at, dice = table(game, seed=seed), Random(seed)
    shown = {eyes: scene.Telling(at, 0.0).shown(eyes) for eyes in (None, 0, 1)}
    while not at.over:
        play(at, dice, 1)
        for eyes, old in list(shown.items()):
            other = twin(at, eyes, dice.getrandbits(60))
            assert encode(scene.scene(at, eyes, 1.0, NOBODY)) == encode(scene.scene(other, eyes, 1.0, NOBODY))
            shown[eyes], told = scene.Telling(at, 1.0).change(old)
            _, other_told = scene.Telling(other, 1.0).change(old)
            assert encode(told) == encode(other_told)


def test_a_bot_is_sent_no_truth(monkeypatch) -> None:
    """What goes to a bot's process is what its seat knows: two different truths give it equal states."""
    at = table(seed=4)
    play(at, Random(4), 25)
    seat = at.to_act[0]
    truths = [at.state, at.state.determinize(seat, 99)]
    assert truths[0].dump() != truths[1].dump()
    assert truths[0].determinize(seat, 5).dump() == truths[1].determinize(seat, 5).dump()
    assert open_to(at, seat)
