"""Playing over the WebSocket: whole games, many clients, stale clicks, reconnecting, and nobody in another's seat."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from cinderbox.kernel.events import spoken
from cinderbox.server import room
from cinderbox.server.messages import encode
from cinderbox.server.settings import Settings
from tests.server.serving import Served, client, served, settle

BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


def run(coroutine) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 300))


async def play(dice: Random, clients, most: int = 10_000) -> int:
    """Two clients, a seat each, play at random; returns the number of actions."""
    for count in range(most):
        await settle(*clients)
        asked = [one for one in clients if one.open()]
        if not asked:
            assert clients[0].scene["over"]
            return count
        one = dice.choice(asked)
        await one.act(dice.choice(one.open()))
        await one.settle()
    return most


def test_a_person_plays_a_whole_game_against_a_bot(at: Served) -> None:
    async def game() -> None:
        id, (secret,) = at.make(BOT)
        dice = Random(1)
        async with client(at, id, secret) as ann:
            while not ann.scene["over"]:
                if ann.open():
                    await ann.act(dice.choice(ann.open()))
                message = await ann.expect("change", "scene", "refused")
                assert message["type"] != "refused", message
            told = ann.scene["outcome"]["winners"]
            assert told == list(at.tables.rooms[id].table.state.outcome.winners)  # nobody, in a draw
        assert at.http.get(f"/api/tables/{id}").json()["status"] == "over"

    run(game())


def test_nobody_waits_longer_for_a_bot_than_it_thinks(tmp_path) -> None:
    """However slowly bots play among themselves for those who look on."""

    async def game(at: Served) -> None:
        id, (secret,) = at.make(BOT)
        dice = Random(1)
        async with client(at, id, secret) as ann:
            while ann.scene["view"]["table"]["turns"] < 4:
                if ann.open():
                    await ann.act(dice.choice(ann.open()))
                await ann.expect("change", "scene")

    with served(Settings(database=str(tmp_path / "tables.db"), pace=3600.0, limits=False)) as at:
        run(game(at))


def test_two_people_and_a_crowd_of_spectators_see_the_same_game(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann, client(at, id, b) as bob, asyncio.TaskGroup() as group:
            crowd = []

            async def watch() -> None:
                async with client(at, id) as one:
                    crowd.append(one)
                    await one.ended()

            watchers = [group.create_task(watch()) for _ in range(10)]
            await play(Random(2), (ann, bob))
            await asyncio.gather(*watchers)
            state = at.tables.rooms[id].table.state
            for one, seat in ((ann, 0), (bob, 1), *[(each, None) for each in crowd]):
                assert one.scene["view"] == json.loads(json.dumps(state.view(seat)))
                assert [event["parts"] for event in one.scene["events"]] == state.log_parts(seat)
                assert [event["n"] for event in one.scene["events"]] == list(range(1, len(state.log(seat)) + 1))

    run(game())


def test_what_a_pair_of_eyes_is_sent_is_encoded_once_for_all_who_look_through_it(at: Served, monkeypatch) -> None:
    encoded: list[Any] = []

    def counted(message: Any) -> bytes:
        encoded.append(message)
        return encode(message)

    monkeypatch.setattr(room, "encode", counted)

    async def game() -> None:
        id, (a, b) = at.make()
        async with (
            client(at, id, a) as ann,
            client(at, id, a) as again,
            client(at, id, b) as bob,
            client(at, id) as eve,
            client(at, id) as mallory,
        ):
            everybody = (ann, again, bob, eve, mallory)
            await play(Random(2), (ann, bob), 12)
            await settle(*everybody)
            while bob.scene["to_act"] != [0]:
                await play(Random(2), (ann, bob), 1)
                await settle(*everybody)
            encoded.clear()
            await ann.act(ann.open()[0])
            await settle(*everybody)
            assert sorted(str(one["seat"]) for one in encoded) == ["0", "1", "None"]
            assert ann.raw[-2] == again.raw[-2] and eve.raw[-2] == mallory.raw[-2]

    run(game())


def test_a_sealed_step_sends_the_other_nothing(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            await settle(ann, bob)
            heard, number = len(bob.raw), bob.scene["number"]
            await ann.act(ann.open()[0])
            await settle(ann, bob)
            assert len(bob.raw) == heard + 1, "only the pong"
            await ann.act(ann.open()[:2])
            await settle(ann, bob)
            assert bob.scene["to_act"] == [1] and bob.scene["number"] == number, "who is through is known, no more"
            await bob.act(bob.open()[0], number=number)
            await bob.settle()
            assert bob.scene["number"] == number + 1

    run(game())


def test_stale_repeated_and_foreign_actions_are_refused_without_harm(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann, client(at, id, b) as bob, client(at, id) as eve:
            first = ann.open()[0]
            for _ in range(3):  # a nervous finger
                await ann.act(first, number=0)
            assert (await ann.expect("change"))["number"] == 1
            for _ in range(2):
                assert "changed" in (await ann.expect("refused"))["reason"]
            for thief in (eve, bob):
                await thief.act("end", seat=0, number=1) if thief is bob else await thief.send(
                    type="act", seat=0, number=1, actions=["end"]
                )
                assert "not your seat" in (await thief.expect("refused"))["reason"]
            for kind in ("undo", "redo", "resign", "hint"):
                await eve.send(type=kind, seat=0)
                assert "not your seat" in (await eve.expect("refused"))["reason"]
            await ann.act("end")
            assert (await ann.expect("refused"))["reason"]
            await settle(ann, bob)
            assert ann.scene["number"] == 1 and bob.scene["number"] == 0

    run(game())


def test_taking_back_that_was_sent_twice_takes_back_once(at: Served) -> None:
    async def game() -> None:
        id, (a, _) = at.make()
        async with client(at, id, a) as ann:
            for _ in range(2):
                await ann.act(ann.open()[0])
                await ann.expect("change", "scene")
            number = ann.scene["number"]
            for _ in range(2):
                await ann.send(type="undo", seat=0, number=number)
            assert "look again" in (await ann.expect("refused"))["reason"]
            assert ann.scene["number"] == number + 1 and ann.scene["undo"], "the first of the two actions still stands"

    run(game())


def test_undo_and_redo_over_the_wire(at: Served) -> None:
    async def game() -> None:
        id, (a, _) = at.make()
        async with client(at, id, a) as ann:
            before = (ann.scene["view"], ann.open())
            await ann.act(ann.open()[0])
            assert (await ann.expect("change"))["undo"]
            after = ann.scene["view"]
            await ann.send(type="undo", seat=0)
            told = await ann.expect("change", "scene")
            assert (told["undo"], told["redo"]) == (False, True) and (ann.scene["view"], ann.open()) == before
            await ann.send(type="redo", seat=0)
            await ann.expect("change", "scene")
            assert ann.scene["view"] == after

    run(game())


def test_a_client_that_comes_back_goes_on_where_it_was(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        dice = Random(5)
        async with client(at, id, b) as bob:
            async with client(at, id, a) as ann:
                await play(dice, (ann, bob), 30)
                seen, known = len(ann.scene["events"]), ann.scene["events"]
            await bob.settle()
            if bob.open():
                await bob.act(bob.open()[0])
                await bob.settle()
            async with client(at, id, a, seen=seen) as again:
                assert again.scene["since"] == seen, "only what is new is sent"
                lines = [event["parts"] for event in known + again.scene["events"]]
                assert lines == at.tables.rooms[id].table.state.log_parts(0)
                await play(dice, (again, bob), 10)

    run(game())


def test_chat_reaches_all_and_cannot_close_a_tag(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make([{"kind": "person", "name": "</script><b>Ann"}, {"kind": "person", "name": "Bob"}])
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            await ann.send(type="chat", text="  hi <img src=x>\u202e\x07 & you\n")
            for one in (ann, bob):
                said = await one.expect("chat")
                assert said["text"] == "hi <img src=x> & you" and said["from"] == "</script><b>Ann"
                assert not any("<" in raw or ">" in raw for raw in one.raw)
            await ann.send(type="chat", text="x" * 501)
            assert "cannot be read" in (await ann.expect("error"))["reason"]
        async with client(at, id, b) as late:
            assert (await late.expect("chat"))["text"].startswith("hi")

    run(game())


def test_who_is_here_is_told_to_all(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann:
            async with client(at, id, b):
                people = await ann.expect("people")
                assert [seat["present"] for seat in people["seats"]] == [True, True]
            people = await ann.expect("people")
            assert [seat["present"] for seat in people["seats"]] == [True, False]
            async with client(at, id):
                assert (await ann.expect("people"))["spectators"] == ["somebody"]

    run(game())


def test_a_bot_takes_over_for_who_has_left(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann:
            async with client(at, id, b):
                await ann.expect("people")
                await ann.send(type="takeover", seat=1, bot="random")
                assert "Somebody" in (await ann.expect("refused"))["reason"]
            await ann.expect("people")
            await ann.send(type="takeover", seat=1, bot="nonesuch")
            assert "nonesuch" in (await ann.expect("refused"))["reason"]
            await ann.send(type="takeover", seat=1, bot="random")
            while (await ann.expect("people"))["seats"][1]["kind"] != "bot":
                pass
            async with client(at, id, b) as bob:  # is back before the bot has moved, or after: the seat is theirs again
                assert bob.scene["table"]["seats"][1]["kind"] == "person"
            while (await ann.expect("people"))["seats"][1]["present"]:
                pass
            await ann.send(type="takeover", seat=1, bot="random")
            await ann.act(ann.open()[:3])
            while len(ann.scene["to_act"]) == 1 and not ann.scene["view"]["table"]["turns"]:
                await ann.next()

    run(game())


def test_why_and_hint_answer_the_seat_that_asks(at: Served) -> None:
    async def game() -> None:
        id, (a, _) = at.make(hints=True)
        async with client(at, id, a) as ann:
            await ann.send(type="why", seat=0, action="end")
            assert "RAD-" in (await ann.expect("why"))["reason"]
            await ann.send(type="why", seat=0, action="dance:wildly")
            assert "no action" in (await ann.expect("refused"))["reason"]
            await ann.send(type="touch", seat=0, thing="the_moon")
            assert await ann.expect("why") == {"type": "why", "seat": 0, "action": "", "reason": ""}
            await ann.send(type="hint", seat=0)
            hint = await ann.expect("hint")
            assert hint["action"] in ann.open() and spoken(hint["text"]).startswith("A strong bot's choice: ")

    run(game())


def test_what_would_come_of_it_is_told_to_who_is_asked_and_changes_nothing(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make(game="residuum", options={"map": "quick"})
        dice = Random(4)
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            one, other = ann, bob
            while (told := one.scene["question"]) is None or told["name"] != "pay":
                if one.open():
                    await one.act(dice.choice(one.open()))
                    await one.settle()
                await settle(ann, bob)
                one, other = (ann, bob) if ann.open() else (bob, ann)
            seat, number = one.scene["seat"], one.scene["number"]
            row = next(row for row in told["rows"] if row["less"] is not None)
            wanted = {row["resource"]: row["less"]}
            await one.send(type="quote", seat=seat, number=number, wanted=wanted)
            heard = await one.expect("quote")
            rows = {each["resource"]: each["n"] for each in heard["question"]["rows"]}
            assert rows[row["resource"]] == row["less"] and sum(rows.values()) == told["price"]
            assert heard["number"] == number and at.tables.rooms[id].table.state.question(seat) == told
            await other.send(type="quote", seat=seat, number=number, wanted=wanted)
            assert "not your seat" in (await other.expect("refused"))["reason"]
            await other.send(type="quote", seat=other.scene["seat"], number=other.scene["number"], wanted=wanted)
            assert "Nothing is asked" in (await other.expect("refused"))["reason"]
            await one.send(type="quote", seat=seat, number=number - 1, wanted=wanted)
            assert "has changed" in (await one.expect("refused"))["reason"]

    run(game())


def test_two_people_share_one_device(at: Served) -> None:
    async def game() -> None:
        id, secrets = at.make(hotseat=True)
        dice = Random(9)
        async with client(at, id, *secrets) as both:
            await both.settle()
            assert set(both.scenes) == {0, 1} and both.scenes[0]["table"]["hotseat"]
            while not both.scenes[0]["over"]:
                seat = dice.choice([seat for seat in (0, 1) if both.open(seat)])
                await both.act(dice.choice(both.open(seat)), seat)
                await both.settle()
            assert both.scenes[1]["over"]

    run(game())


def test_resigning_ends_a_duel(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            await ann.send(type="resign", seat=0)
            for one in (ann, bob):
                assert (await one.ended())["winners"] == [1]

    run(game())


def test_a_clock_that_runs_out_ends_the_game(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make(clock={"kind": "live", "seconds": 5})
        async with client(at, id, a) as ann, client(at, id, b):
            assert [clock["running"] for clock in ann.scene["clocks"]] == [True, True]
            room = at.tables.rooms[id]
            room.table.clock.left = [0.2, 5.0]
            assert "time" in (await ann.ended())["reason"]

    run(game())


@pytest.mark.parametrize(
    "nonsense",
    ["", "{", "[]", "null", '{"type":"nonsense"}', '{"type":"act","seat":-1,"number":0,"actions":["end"]}',
     '{"type":"act","seat":0,"number":0,"actions":[]}', '{"type":"hello","secrets":"x"}', "\u0000", "x" * 20_000,
     '{"type":"ping","more":1}', '{"type":"act","seat":0,"number":1e400,"actions":["end"]}'],
)  # fmt: skip
def test_nonsense_is_answered_and_the_game_goes_on(at: Served, nonsense: str) -> None:
    async def game() -> None:
        id, (a, _) = at.make()
        async with client(at, id, a) as ann:
            await ann.socket.send(nonsense)
            assert (await ann.expect("error"))["reason"]
            await ann.act(ann.open()[0])
            assert (await ann.expect("change"))["number"] == 1

    run(game())


def test_a_table_that_is_not_there_is_said_so(at: Served) -> None:
    async def game() -> None:
        with pytest.raises(Exception, match=r"no table|closed|received"):
            async with client(at, "nowhere") as nobody:
                await nobody.expect("scene")

    run(game())


def test_tables_leave_memory_and_come_back(at: Served) -> None:
    async def game() -> None:
        id, (a, _) = at.make()
        async with client(at, id, a) as ann:
            await ann.act(ann.open()[0])
            await ann.expect("change")
            view = ann.scene["view"]
        at.tables.rooms.pop(id)
        async with client(at, id, a) as ann:
            assert ann.scene["view"] == view and ann.scene["undo"]

    run(game())
