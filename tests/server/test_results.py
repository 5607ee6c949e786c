"""Results, statistics and ratings: what was played, counted for each player and for the house, and countable anew."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from cinderbox.server.recount import recount
from cinderbox.server.settings import Settings
from cinderbox.store.rating import Skill, after
from cinderbox.store.schema import metadata, ratings, results
from tests.server.serving import Served, client, served
from tests.server.test_players import OPEN, Browser

BOT = {"kind": "bot", "bot": "random", "name": "Drifter"}


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request, tmp_path):
    """A house of its own, and where its database is."""
    url = str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("postgres")
    with served(Settings(database=url, pace=0.0, grace=0.0, limits=False, answer_after=(0.0, 0.1))) as found:
        yield found, url


def give_up(at: Served, id: str, one: Browser, seat: int) -> None:
    async def play() -> None:
        async with client(at, id, player=one.key) as there:
            await there.send(type="resign", seat=seat)
            if len(there.scene["table"]["seats"]) == 2:
                await there.ended()
            else:
                await there.expect("people")

    asyncio.run(play())


def duel(at: Served, ann: Browser, bob: Browser, loser: int, **more: Any) -> str:
    """A game of two that one of them gives up."""
    id = ann.make(OPEN, rated=True, **more)
    bob.join(id, rated=True)
    give_up(at, id, (ann, bob)[loser], loser)
    return id


def test_results_are_counted_by_game_seats_option_and_opponent(at: Served) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    first = duel(at, ann, bob, 1)
    duel(at, ann, bob, 1)
    duel(at, ann, bob, 0)
    mine = ann.ask("GET", "/api/me/results")
    assert [one["came"] for one in mine["results"]] == ["lost", "won", "won"]
    assert mine["results"][-1] | {"ended": 0} == {
        "table": first,
        "game": "radlands",
        "seats": 2,
        "seat": 0,
        "place": 1,
        "came": "won",
        "rated": True,
        "ended": 0,
        "names": ["Ann", "Bob"],
        "scores": [1, 0],
        "options": mine["results"][0]["options"],
    }
    counted = {(one["by"], one["what"]): (one["won"], one["drawn"], one["lost"]) for one in mine["tallies"]}
    assert counted["game", "radlands"] == counted["seats", "2"] == counted["opponent", "Bob"] == (2, 0, 1)
    assert {what for by, what in counted if by == "option"} == {
        f"{name}={str(value).lower()}" for name, value in mine["results"][0]["options"].items()
    }
    theirs = bob.ask("GET", "/api/me/results")
    assert [one["came"] for one in theirs["results"]] == ["won", "lost", "lost"]
    (hers,), (his,) = mine["ratings"], theirs["ratings"]
    assert hers["rating"] > 1500 > his["rating"] and hers["provisional"] and hers["games"] == 3


def test_scores_of_games_alone_are_known_on_another_device(at: Served) -> None:
    desk, phone, bob = Browser(at), Browser(at), Browser(at, "Bob")
    options = {"difficulty": "town"}
    seats = [{"kind": "person", "name": "Ann", "you": True}]
    id = desk.ask("POST", "/api/tables", {"game": "resurgence", "seats": seats, "options": options})["id"]
    give_up(at, id, desk, 0)
    duel(at, desk, bob, 1)
    phone.ask("POST", "/api/me/move", {"code": desk.ask("POST", "/api/me/code")["code"]})
    (one,) = phone.ask("GET", "/api/me/solo")
    assert (one["table"], one["game"], one["seats"], one["came"]) == (id, "resurgence", 1, "lost")
    assert one["options"]["difficulty"] == "town" and one["scores"] == [0]
    assert bob.ask("GET", "/api/me/solo") == Browser(at, "Eve").ask("GET", "/api/me/solo") == []


@pytest.mark.parametrize(("agrees", "keyed"), [((True, False), True), ((False, True), True), ((True, True), False)])
def test_a_game_is_rated_only_if_all_agree_and_are_somebody(at: Served, agrees, keyed: bool) -> None:
    ann, bob = Browser(at), Browser(at, "Bob")
    id = ann.make(OPEN, rated=agrees[0])
    if keyed:
        bob.join(id, rated=agrees[1])
    else:
        at.http.post(f"/api/tables/{id}/join", json={"name": "Bob", "rated": agrees[1]})
    assert at.http.get(f"/api/tables/{id}").json()["rated"] is False
    give_up(at, id, ann, 0)
    mine = ann.ask("GET", "/api/me/results")
    assert [one["rated"] for one in mine["results"]] == [False] and mine["ratings"] == []


def test_there_are_no_hints_in_a_rated_game(at: Served) -> None:
    ann = Browser(at)
    id = ann.make(BOT, rated=True)

    async def ask() -> None:
        async with client(at, id, player=ann.key) as there:
            await there.send(type="hint", seat=0)
            assert "rated" in (await there.expect("refused", "hint"))["reason"]

    asyncio.run(ask())


def test_nobody_is_rated_against_themselves(at: Served) -> None:
    ann = Browser(at)
    id = ann.make(OPEN, rated=True)
    assert at.http.get(f"/api/tables/{id}").json()["rated"] is True
    ann.join(id, rated=True)
    assert at.http.get(f"/api/tables/{id}").json()["rated"] is False


def test_people_and_bots_are_on_one_scale(at: Served) -> None:
    ann = Browser(at)
    id = ann.make(BOT, rated=True)
    give_up(at, id, ann, 0)
    board = at.http.get("/api/boards/radlands").json()
    names = {one["who"]: one for one in board["ratings"]}
    assert names["bot:random"]["rating"] > 1500 and names["bot:random"]["name"] == "random"
    assert ann.ask("GET", "/api/me/results")["ratings"][0]["rating"] < 1500


def test_a_profile_is_shown_to_those_who_ask_only_if_it_is_wanted(at: Served) -> None:
    ann, bob = Browser(at, "Hidden Ann"), Browser(at, "Open Bob")
    duel(at, ann, bob, 0, listed=False)
    ids = [one.ask("GET", "/api/me")["id"] for one in (ann, bob)]
    assert [at.http.get(f"/api/players/{id}").status_code for id in ids] == [404, 404]
    bob.ask("POST", "/api/me", {"name": "Open Bob", "shown": True})
    shown = at.http.get(f"/api/players/{ids[1]}").json()
    assert shown["name"] == "Open Bob" and shown["ratings"][0]["games"] == 1
    board = at.http.get("/api/boards/radlands").text
    assert ids[1] in board and "Open Bob" in board
    for said in (board, str(shown)):
        assert ids[0] not in said and "Hidden Ann" not in said


def test_the_board_of_the_house_counts_what_was_played(house) -> None:
    at, _ = house
    ann, bob = Browser(at), Browser(at, "Bob")
    listed = duel(at, ann, bob, 0, listed=True)
    duel(at, ann, bob, 1, listed=False)
    board = at.http.get("/api/boards/radlands").json()
    assert [(one["seats"], one["tables"]) for one in board["played"]] == [(2, 2)]
    assert [(one["seat"], one["won"], one["tables"]) for one in board["first"]] == [(0, 1, 2), (1, 1, 2)]
    assert [one["table"]["id"] for one in board["longest"]] == [listed], "private tables are nobody's business"
    assert at.http.get("/api/boards/nothing").status_code == 404


def test_three_are_rated_together_and_who_gave_up_first_shares_the_last_place(house) -> None:
    at, url = house
    ann, bob, cid = Browser(at), Browser(at, "Bob"), Browser(at, "Cid")
    id = ann.make(OPEN, OPEN, game="residuum", options={"map": "quick"}, rated=True)
    for one in (bob, cid):
        one.join(id, rated=True)
    give_up(at, id, cid, 2)
    assert at.http.get(f"/api/tables/{id}").json()["status"] == "running"
    give_up(at, id, bob, 1)
    found = [one.ask("GET", "/api/me/results") for one in (ann, bob, cid)]
    assert [each["results"][0]["place"] for each in found] == [1, 2, 2]
    assert [each["results"][0]["came"] for each in found] == ["won", "lost", "lost"]
    assert {("seats", "3"), ("opponent", "Bob")} <= {(one["by"], one["what"]) for one in found[0]["tallies"]}
    first, second, third = [each["ratings"][0]["rating"] for each in found]
    assert first > 1500 > second == third and recount(url).wrong == []


def test_every_figure_can_be_counted_anew_from_the_records(house) -> None:
    at, url = house
    ann, bob, eve = Browser(at), Browser(at, "Bob"), Browser(at, "Eve")
    for one, other, loser in ((ann, bob, 0), (bob, eve, 1), (ann, eve, 1), (ann, bob, 1)):
        duel(at, one, other, loser)
    give_up(at, ann.make(BOT, rated=True), ann, 0)
    give_up(at, ann.make(BOT), ann, 0)
    counted = recount(url)
    assert counted.wrong == [] and (counted.tables, counted.results, counted.ratings) == (6, 12, 4)
    with at.tables.store.engine.begin() as connection:
        connection.execute(update(ratings).values(mu=30.0))
        connection.execute(update(results).where(results.c.seat == 0).values(place=2))
    wrong = recount(url).wrong
    assert len([one for one in wrong if "rating" in one]) == 4 and len([one for one in wrong if "result" in one]) >= 3
    recount(url, write=True)
    assert recount(url).wrong == []


def test_whoever_wants_it_is_forgotten_and_the_figures_of_the_others_stay(house) -> None:
    at, url = house
    ann, bob = Browser(at, "Annabel"), Browser(at, "Bob")
    id = ann.make(OPEN, rated=True)
    bob.join(id, rated=True)

    async def talk() -> None:
        async with client(at, id, player=ann.key) as there:
            await there.send(type="chat", text="I am Annabel")
            await there.expect("chat")
            await there.send(type="resign", seat=0)
            await there.ended()

    asyncio.run(talk())
    running = ann.make(OPEN)
    who = ann.ask("GET", "/api/me")["id"]
    before = bob.ask("GET", "/api/me/results")["ratings"]
    kept = ann.ask("GET", "/api/me/export")
    assert kept["player"][0]["name"] == "Annabel" and kept["chats"][0]["text"] == "I am Annabel"
    assert {one["table_id"] for one in kept["places"]} == {id, running} and len(kept["results"]) == 1
    assert ann.ask("POST", "/api/me/forget")["id"] == ""
    with at.tables.store.engine.connect() as connection:
        rest = repr([connection.execute(select(one)).all() for one in metadata.sorted_tables])
    assert "Annabel" not in rest and who not in rest
    assert at.http.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Somebody"
    assert ann.tables() == [] and bob.ask("GET", "/api/me/results")["ratings"] == before
    assert bob.ask("GET", "/api/me/results")["results"][0]["names"] == ["Somebody", "Bob"]
    assert recount(url).wrong == []
    bob.join(running)  # a game that has not begun goes on


def test_two_bots_of_one_kind_share_a_rating() -> None:
    skills = after({}, [("ann", 1), ("bot:random", 2), ("bot:random", 2)])
    assert skills["ann"].mu > 25 > skills["bot:random"].mu and skills["bot:random"].games == 1
    assert Skill().shown == 1500 and Skill().provisional and not Skill(25, 4).provisional
