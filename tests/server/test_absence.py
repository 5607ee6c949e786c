"""Nobody plays for a person who was away for a moment: a seat is kept for a while, and given back to who returns."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cinderbox.server.absence import Absence, spoken
from cinderbox.server.pace import DAY, Pace
from cinderbox.server.settings import Settings
from cinderbox.table.entry import Act, ClockRule
from tests.server.serving import DUEL, Client, Served, client, served

HOUR = 3600.0
THREE = [*DUEL, {"kind": "person", "name": "Cid"}]


@pytest.fixture(scope="module")
def patient(tmp_path_factory) -> Iterator[Served]:
    """A server at which a seat is kept for an hour."""
    database = str(tmp_path_factory.mktemp("server") / "tables.db")
    with served(Settings(database=database, pace=0.0, grace=HOUR, limits=False)) as found:
        yield found


def run(coroutine: Any) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 300))


async def told_away(one: Client) -> dict[str, Any]:
    """What one is told of the only other who is not here."""
    while not (away := (await one.expect("people"))["absent"]):
        pass
    (found,) = away
    return dict(found)


def test_absence_is_measured_from_when_somebody_left_and_ends_when_they_are_back() -> None:
    now = [100.0]
    absence = Absence(60.0, lambda: now[0])
    absence.note({1, 2})
    now[0] = 130.0
    absence.note({1})
    assert (absence.wait(1), absence.wait(2)) == (30.0, 0.0) and absence.overdue() == frozenset()
    assert absence.told() == [{"seat": 1, "seconds": 30.0, "wait": 30.0}]
    absence.note({1, 2})
    now[0] = 160.0
    assert absence.overdue() == {1} and absence.wait(2) == 30.0, "who was back in between is missed anew"


def turns(*seconds: float, usual: float = 60.0) -> Pace:
    """Two people in turn, each so many seconds after the other, with two actions a turn."""
    pace, at = Pace(None, usual), 0.0
    for n, one in enumerate(seconds):
        at += one
        pace.hear(Act(at, n % 2, "play:scout", ""), True)
        pace.hear(Act(at + 0.5, n % 2, "end", ""), True)
        at += 0.5
    return pace


def test_where_no_clock_runs_a_seat_is_kept_for_as_long_as_three_turns_take_there() -> None:
    assert turns().grace == 60.0 and turns(5, 9, 7, 8).grace == 60.0, "a minute at least"
    assert turns(0, 400, 500, 450, 30_000, 420).grace == pytest.approx(3 * 450), "one night changes little"
    assert turns(0, *[2 * DAY] * 4).grace == DAY
    assert turns(0, 400, 500, usual=0.0).grace == 0.0, "unless it is not kept at all"


def test_bots_do_not_set_the_pace() -> None:
    pace = turns(0, 400, 500, 450)
    for n in range(20):
        pace.hear(Act(10_000.0 + n, n % 2, "end", ""), False)
    assert pace.grace == pytest.approx(3 * 450)


@pytest.mark.parametrize(("minutes", "kept"), [(1, 20.0), (5, 30.0), (20, 120.0), (180, 300.0)])
def test_where_a_clock_runs_a_seat_is_kept_for_a_tenth_of_the_time(minutes: int, kept: float) -> None:
    assert Pace(ClockRule("live", 60.0 * minutes), 60.0).grace == kept


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0.2, "1 second"), (42, "42 seconds"), (120, "120 seconds"), (150, "3 minutes"), (HOUR * 60, "3 days")],
)
def test_a_while_is_said_in_words(seconds: float, said: str) -> None:
    assert spoken(seconds) == said


def test_no_bot_plays_for_who_has_just_left(patient: Served) -> None:
    async def game() -> None:
        id, (a, b) = patient.make()
        async with client(patient, id, a) as ann:
            async with client(patient, id, b):
                await ann.expect("people")
            away = await told_away(ann)
            assert away["seat"] == 1 and 0 <= away["seconds"] <= HOUR - away["wait"] + 0.2
            await ann.send(type="takeover", seat=1, bot="random")
            assert "Bob has not been away for long" in (await ann.expect("refused"))["reason"]
            assert at_seat(patient, id, 1) == "person"
            missed = patient.tables.rooms[id].absence
            missed.since[1] -= HOUR
            await ann.send(type="takeover", seat=1, bot="random")
            while (await ann.expect("people"))["seats"][1]["kind"] != "bot":
                pass

    run(game())


def test_a_slow_table_waits_longer_also_when_it_is_loaded_anew(at: Served) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        room = at.tables.rooms[id]
        room.pace.usual = 60.0
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            for one in (ann, bob, ann, bob):
                at.tables.time.started += 1_000.0  # so much later somebody moves
                await one.act(one.open()[0])
                await one.expect("change", "scene")
        assert room.absence.grace >= 3_000.0
        kept = at.tables.rooms.pop(id).table
        at.tables.settings = msgspec.structs.replace(at.tables.settings, grace=60.0)
        try:
            async with client(at, id, a):
                assert at.tables.rooms[id].table is not kept and at.tables.rooms[id].absence.grace >= 3_000.0
        finally:
            at.tables.settings = msgspec.structs.replace(at.tables.settings, grace=0.0)

    run(game())


def at_seat(at: Served, id: str, seat: int) -> str:
    return str(at.http.get(f"/api/tables/{id}").json()["seats"][seat]["kind"])


def test_a_worker_that_loads_the_table_anew_gives_everybody_the_whole_time(patient: Served) -> None:
    async def game() -> None:
        id, (a, _) = patient.make()
        patient.tables.rooms[id].absence.since[1] -= HOUR
        assert patient.tables.rooms[id].absence.wait(1) == 0
        patient.tables.rooms.pop(id)
        async with client(patient, id, a) as ann:
            await ann.send(type="takeover", seat=1, bot="random")
            assert "60 minutes" in (await ann.expect("refused"))["reason"]

    run(game())


def test_at_a_table_in_days_a_seat_is_kept_for_a_turns_time(patient: Served) -> None:
    async def game() -> None:
        id, (a, _) = patient.make(clock={"kind": "days", "seconds": 3 * 86_400})
        async with client(patient, id, a) as ann:
            await ann.send(type="takeover", seat=1, bot="random")
            assert "3 days" in (await ann.expect("refused"))["reason"]

    run(game())


def test_who_comes_back_ends_the_proposal_for_all(at: Served) -> None:
    async def game() -> None:
        id, (a, b, c) = at.make(THREE, game="residuum", options={"map": "quick"})
        async with client(at, id, a) as ann, client(at, id, b) as bob:
            await ann.send(type="takeover", seat=2, bot="random")
            for one in (ann, bob):
                assert (await one.expect("ask_takeover"))["asked"] == [1]
            async with client(at, id, c) as cid:
                for one in (ann, bob):
                    assert (await one.expect("ask_takeover"))["asked"] == [], "no longer asked"
                await bob.send(type="consent", seat=2, yes=True)
                assert "consent" in (await bob.expect("refused"))["reason"]
                assert cid.scene["seat"] == 2 and at_seat(at, id, 2) == "person"

    run(game())


def test_who_is_long_gone_is_asked_nothing(at: Served) -> None:
    async def game() -> None:
        id, (a, _, _) = at.make(THREE, game="residuum", options={"map": "quick"})
        async with client(at, id, a) as ann:
            await ann.send(type="takeover", seat=2, bot="random")
            while (await ann.expect("people"))["seats"][2]["kind"] != "bot":
                pass
            assert at_seat(at, id, 1) == "person"

    run(game())


def test_who_comes_back_is_told_and_decides_also_what_the_bot_was_thinking_about(at: Served, monkeypatch) -> None:
    async def game() -> None:
        id, (a, b) = at.make()
        room = at.tables.rooms[id]
        thought = asyncio.Event()
        choose = at.tables.choose

        async def slowly(*asked: Any) -> str:
            while not thought.is_set():
                await asyncio.sleep(0.01)
            return str(await choose(*asked))

        monkeypatch.setattr(at.tables, "choose", slowly)
        async with client(at, id, a) as ann:
            await ann.send(type="takeover", seat=1, bot="random")
            while (await ann.expect("people"))["seats"][1]["kind"] != "bot":
                pass
            async with client(at, id, b) as bob:
                assert await bob.expect("back") == {"type": "back", "seat": 1, "bot": "random"}
                thought.set()
                while room.attendant.bots is not None and not room.attendant.bots.done():
                    await asyncio.sleep(0.01)
                await bob.settle()
                assert bob.scene["number"] == 0 and bob.open(), "nothing was chosen for Bob"
                said = [note["parts"][1] for note in bob.scene["notes"]]
                assert said == [" is away: a bot plays on.", " is back."]

    run(game())
