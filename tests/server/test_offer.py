"""A house offers the bots of the box and those that its owner named; nothing from the net can name another."""

import asyncio
import sys
from pathlib import Path

import pytest

import cinderbox
from cinderbox import BadOption, bots
from cinderbox.server import offer
from cinderbox.server.settings import Settings
from tests.server.serving import client, served

BOT = '''
class Last:
    """Takes the last thing"""
    title = "Lasting"

    def choose(self, sight):
        with open(__file__ + ".asked", "a") as file:
            file.write("x")
        return sight.actions[-1]
'''
PROGRAM = """
import json, sys
for line in sys.stdin:
    if "choose" in line[:20]:
        print(json.dumps({"action": json.loads(line)["actions"][-1]["action"]}), flush=True)
"""


@pytest.fixture
def mybot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "mybot.py"
    file.write_text(BOT, encoding="utf-8")
    monkeypatch.setenv(offer.VARIABLE, "[]")
    return file


def test_a_bot_of_the_house_is_offered_by_name_and_plays(mybot: Path, tmp_path: Path) -> None:
    offer.invite(str(mybot))
    settings = Settings(database=str(tmp_path / "t.sqlite"), limits=False)
    with served(settings) as at:
        (games,) = [one for one in at.http.get("/api/games").json() if one["id"] == "radlands"]
        assert games["bots"][-1] == {
            "id": "mybot.py:Last",
            "title": "Lasting",
            "help": "Takes the last thing",
            "level": 0,
        }
        assert str(tmp_path) not in at.http.get("/api/games").text, "where it lies is nobody's business"
        id, secrets = at.make([{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "mybot.py:Last"}])

        async def play() -> None:
            async with client(at, id, *secrets) as ann:
                while not Path(f"{mybot}.asked").exists():
                    if ann.open():
                        await ann.act(ann.open()[0])
                    await ann.next()

        asyncio.run(asyncio.wait_for(play(), 300))


def test_a_program_of_the_house_is_offered_without_its_place(mybot: Path) -> None:
    file = mybot.with_name("program.py")
    file.write_text(PROGRAM, encoding="utf-8")
    offer.invite(f"exec:{sys.executable} {file},seconds=30")
    name = Path(sys.executable).name
    assert offer.offered()[-1].id == f"exec:{name}"
    assert offer.spec_of(f"exec:{name}").endswith(f"{file},seconds=30")


def test_only_what_is_offered_can_be_named(mybot: Path) -> None:
    for bot in (str(mybot), f"exec:{mybot}", "mybot.py:Last", "search:seconds=3600"):
        with pytest.raises(BadOption, match="Here one can play against"):
            offer.check_bot(bot, "radlands")
        assert offer.seated(bot) == offer.adviser()
    assert not Path(f"{mybot}.asked").exists()


@pytest.mark.parametrize(
    ("spec", "says"),
    [("greedy", "is no bot from outside"), ("gone.py", "There is no file gone.py"), ("exec:", "names a command")],
)
def test_a_bot_that_cannot_be_offered_is_said_at_the_start(mybot: Path, spec: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        offer.invite(spec)


def test_two_bots_of_one_name_are_refused(mybot: Path) -> None:
    offer.invite(str(mybot))
    with pytest.raises(BadOption, match=r"There is a bot .mybot\.py:Last. already"):
        offer.invite(f"{mybot}:Last")


def test_the_ladder_begins_with_a_gentle_bot_and_every_rung_can_play() -> None:
    """Ratings and old tables name bots by their ids; a newcomer is led by their levels."""
    rungs = [one for one in offer.offered() if one.level]
    assert [one.level for one in rungs] == list(range(1, len(rungs) + 1))
    assert rungs[0].title == "Greenhorn" and all(one.help for one in rungs)
    for one in rungs:
        for game in cinderbox.games():
            offer.check_bot(one.id, game.id)
            assert bots.parse(one.id, game.id).settings


def test_at_tables_from_before_a_bot_goes_on_under_its_name_of_now() -> None:
    offered = [bot.id for bot in offer.offered()]
    for old, now in offer.RENAMED.items():
        assert old not in offered and offer.seated(old) == now and now in offered
