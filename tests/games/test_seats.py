"""A game for one and a game for six, from their folders, through all that plays games: adapters, bots, terminal, table
and server."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import cinderbox
from cinderbox.experiments.tournament import Schedule, run, summary
from cinderbox.kernel.game import Game
from cinderbox.proof.files import load_record
from cinderbox.server.settings import Settings
from cinderbox.table import record
from cinderbox.table.entry import ClockRule
from tests.cli.conftest import Terminal, cinderbox_
from tests.server.serving import Served, client, served, settle
from tests.table.tables import counted, open_to, people, play, table
from tests.toys.known import TOYS, known

__all__ = ["cinderbox_"]

STARVED = ["store:crumbs", "store:beans", "store:stew"]


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[tuple[Game, Game]]:
    """The game for one and the game for six."""
    with known("bunker", "council"):
        yield cinderbox.game("bunker"), cinderbox.game("council")


@pytest.fixture(scope="module")
def at(toys: tuple[Game, Game], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = str(tmp_path_factory.mktemp("server") / "tables.db")
    with served(Settings(database=database, pace=0.0, grace=0.0, limits=False)) as found:
        yield found


def name(seats: int) -> str:
    return "bunker" if seats == 1 else "council"


# -- adapters and bots ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 6])
def test_pettingzoo_takes_them(seats: int) -> None:
    testing = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed")
    pettingzoo = pytest.importorskip("cinderbox.adapters.pettingzoo", reason="PettingZoo is not installed")
    testing.seed_test(lambda: pettingzoo.env(name(seats), seats=seats), num_cycles=50)
    env = pettingzoo.env(name(seats), seats=seats)
    env.reset(seed=1)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        given[agent] += reward
        env.step(None if over else int(seen["action_mask"].nonzero()[0][-1]))
    outcome = env.unwrapped.state.outcome
    assert len(given) == seats
    if seats == 1:
        assert given == {"player_0": -1.0} and outcome.winners == (), "whoever only stores starves, and has lost"
    else:
        assert sum(given.values()) == pytest.approx(0.0)


@pytest.mark.parametrize("seats", [1, 6])
def test_openspiel_takes_them(seats: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    openspiel = pytest.importorskip("cinderbox.adapters.openspiel", reason="OpenSpiel is not installed")
    assert f"cinderbox_{name(seats)}" in openspiel.register()
    game = pyspiel.load_game(f"cinderbox_{name(seats)}", {"seats": seats})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert game.num_players() == seats


@pytest.mark.parametrize("seats", [1, 6])
@pytest.mark.parametrize("bot", ["random", "greedy", "search:seconds=0.01"])
def test_every_bot_plays_them(bot: str, seats: int) -> None:
    schedule = Schedule(name(seats), (bot,) * seats, 1, 3, {})
    schedule.check()
    (played,) = run(schedule)
    found = summary(schedule, played)
    assert found.games == seats and len(found.seats) == seats
    if seats == 1:
        assert found.draws == 0 and found.standings[0].lost + found.standings[0].swept == 1


# -- the terminal -----------------------------------------------------------------------------------------------------


def test_alone_at_the_terminal_one_wins_or_loses(cinderbox_: Terminal, tmp_path: Path) -> None:
    game = ("play", "--game", TOYS / "bunker", "--save", tmp_path / "game.json")
    lost = cinderbox_(*game, "--seed", 1, typed="\n".join(STARVED * 9))
    assert lost.code == 0 and "You lose" in lost.out and "You starve." in lost.out and "A draw" not in lost.out
    outcome = load_record(tmp_path / "game.json").replay(cinderbox.game("bunker")).outcome
    assert outcome is not None and outcome.winners == ()
    assert cinderbox_("watch", tmp_path / "game.json", typed="q\n").code == 0


def test_the_terminal_names_the_seats_there_are(cinderbox_: Terminal) -> None:
    said = cinderbox_("play", "--game", TOYS / "bunker", "--seats", 2)
    assert said.code == 2 and "Bunker is for 1 player, not 2." in said.err
    said = cinderbox_("play", "--game", TOYS / "council", "--seats", 7)
    assert said.code == 2 and "Council is for 2 to 6 players, not 7." in said.err


def test_six_play_at_the_terminal(cinderbox_: Terminal) -> None:
    said = cinderbox_(
        "play", "--game", TOYS / "council", "--seats", 6, "--against", "random", "--seed", 2, typed="1\n" * 9
    )
    assert said.code == 0 and "The council rises." in said.out


def test_sim_says_no_draws_of_one_and_needs_no_bots_named(cinderbox_: Terminal) -> None:
    alone = cinderbox_("sim", TOYS / "bunker", "--games", 4, "--seed", 1)
    assert alone.code == 0 and "draws" not in alone.out and "greedy" in alone.out
    six = cinderbox_("sim", TOYS / "council", "--games", 6, "--bots", ",".join(["random"] * 6), "--seed", 1)
    assert six.code == 0 and "draws" in six.out and "seat 6" in six.out


# -- the table --------------------------------------------------------------------------------------------------------


def test_alone_giving_up_is_losing(toys: tuple[Game, Game]) -> None:
    alone = table(toys[0], seats=1)
    alone.resign(0, 1.0)
    assert alone.over and alone.outcome is not None and alone.outcome.winners == ()


def test_of_six_each_may_leave_and_a_bot_plays_on(toys: tuple[Game, Game]) -> None:
    six = table(toys[1], seats=6)
    for seat in range(4):
        six.resign(seat, 1.0)
        assert not six.over and six.seats[seat].kind == "bot"
    six.resign(4, 1.0)
    assert six.over and six.outcome is not None and six.outcome.winners == (5,)


def test_six_take_back_a_sealed_answer_without_the_others_noticing(toys: tuple[Game, Game]) -> None:
    six = table(toys[1], seats=6)
    for seat in (5, 0, 3):
        six.act(seat, six.numbers[seat], [open_to(six, seat)[0]], 1.0)
    before = six.numbers[:]
    six.undo(3, 2.0, six.numbers[3])
    assert six.to_act == (1, 2, 3, 4) and [n for n in range(6) if six.numbers[n] != before[n]] == [3]


def test_six_clocks_run_and_a_record_keeps_six(toys: tuple[Game, Game]) -> None:
    six = table(toys[1], seats=6, clock=ClockRule("live", 60.0), chairs=people(6))
    assert six.clock is not None and six.clock.running == (0, 1, 2, 3, 4, 5)
    play(six, Random(1))
    kept = record.export(six)
    assert six.over and len(json.loads(json.dumps(kept))["header"]["seats"]) == 6


# -- the server -------------------------------------------------------------------------------------------------------


def test_the_lobby_offers_them(at: Served) -> None:
    offered = {game["id"]: game["seats"] for game in at.http.get("/api/games").json()}
    assert offered["bunker"] == [1] and offered["council"] == [2, 3, 4, 5, 6]


def test_a_table_for_one_begins_at_once_and_is_won_or_lost(at: Served) -> None:
    async def game() -> None:
        id, (secret,) = at.make([{"kind": "person", "name": "Ann"}], game="bunker")
        assert at.http.get(f"/api/tables/{id}").json()["status"] == "running"
        async with client(at, id, secret) as ann:
            while not ann.scene["over"]:
                await ann.act(next(one for one in ann.open() if one in STARVED))
                await ann.expect("change", "scene")
            assert ann.scene["outcome"]["winners"] == [] and ann.scene["outcome"]["reason"] == "You starve."

    asyncio.run(asyncio.wait_for(game(), 300))


def test_six_sit_down_and_play_to_the_end(at: Served) -> None:
    async def game() -> None:
        chairs = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 4, {"kind": "open"}]
        id, (first,) = at.make(chairs, game="council")
        joined = at.http.post(f"/api/tables/{id}/join", json={"name": "Fay"}).json()
        assert joined["seat"] == 5
        async with client(at, id, first) as ann, client(at, id, joined["secret"]) as fay:
            for _ in range(4):
                for one in (ann, fay):
                    await settle(ann, fay)
                    while not one.open():
                        await one.next()
                    await one.act(one.open()[0])
            while not ann.scene["over"]:
                await ann.next()
            assert len(ann.scene["outcome"]["scores"]) == 6

    asyncio.run(asyncio.wait_for(game(), 300))


@pytest.mark.parametrize("seats", [1, 6])
def test_a_click_costs_one_clone_and_one_apply_from_the_socket_to_all_who_look_on(
    at: Served, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The toys are never compiled, so that their methods can be counted."""
    done: list[str] = []

    async def game() -> None:
        id, secrets = at.make([{"kind": "person", "name": f"P{seat}"} for seat in range(seats)], game=name(seats))
        kind = type(at.tables.rooms[id].table.state)
        async with client(at, id, secrets[0]) as ann, client(at, id) as eve:
            await settle(ann, eve)
            for method in ("clone", "apply"):
                monkeypatch.setattr(kind, method, counted(method, getattr(kind, method), done))
            await ann.act(ann.open()[0])
            await settle(ann, eve)

    asyncio.run(asyncio.wait_for(game(), 300))
    assert done == ["clone", "apply"]
