"""A bot that somebody else wrote plays like one of ours, is shown what its seat may know, and fails alone."""

import gc
import os
import sys
import textwrap
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import cinderbox
from cinderbox import BadOption, bots
from cinderbox.bots import outside
from cinderbox.experiments import tournament
from cinderbox.experiments.tournament import Played, Schedule

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.fixture
def write(tmp_path: Path) -> Any:
    """Writes a file with a bot in it and returns its path."""

    def written(text: str, name: str = "mybot.py") -> str:
        file = tmp_path / name
        file.write_text(textwrap.dedent(text), encoding="utf-8")
        return str(file)

    return written


def program(text: str, path: Any) -> str:
    """The spec of a program in Python."""
    return f"exec:{sys.executable} {path(text, 'program.py')}"


def games(*specs: str, deals: int = 1) -> list[Played]:
    schedule = Schedule("radlands", specs, deals, seed=3)
    schedule.check()
    return [one for deal in tournament.run(schedule) for one in deal]


LAST = """
    class Last:
        def choose(self, sight):
            return sight.actions[-1]
"""


def test_a_class_in_a_file_plays_a_whole_game(write):
    file = write(LAST)
    assert games(f"{file}:Last", "random") == games(file, "random"), "the only class there need not be named"
    assert all(one.forfeit == -1 for one in games(file, "random"))


def test_the_examples_play(tmp_path):
    sampler = f"{EXAMPLES / 'sampler.py'}:Sampler,worlds=1,depth=2"
    first = f"exec:{sys.executable} {EXAMPLES / 'first.py'},seconds=60"
    assert [one.forfeit for one in games(sampler, first)] == [-1, -1]


def test_an_action_may_be_answered_as_text(write):
    file = write("""
        class Texts:
            def choose(self, sight):
                return sight.guess.game.text(sight.actions[-1])
    """)
    assert games(f"{file}:Texts", "random") == games(f"{write(LAST, 'last.py')}:Last", "random")


def test_it_is_told_of_the_start_of_all_it_may_hear_and_of_the_end(write):
    file = write("""
        CALLS = []
        class Diary:
            def __init__(self, depth=1, pace=0.5):
                CALLS.append(("made", depth, pace))
            def start(self, start):
                CALLS.append(("start", start.game, start.seats, start.seat, start.options["setup"]))
            def heard(self, events):
                CALLS.append(("heard", [event["kind"] for event in events]))
            def choose(self, sight):
                return sight.actions[0]
            def end(self, outcome):
                CALLS.append(("end", outcome.winners))
    """)
    schedule = Schedule("radlands", (f"{file}:Diary,depth=3", "random"), 1, 3)
    played = tournament.play(schedule, 0, 1)
    calls = outside.loaded(str(Path(file).resolve()), file).CALLS
    assert calls[:2] == [("made", 3, 0.5), ("start", "radlands", 2, 1, "draft")]
    assert calls[-1] == ("end", played.winners)
    state = cinderbox.game("radlands").start(2, seed=played.seed)
    heard = [kind for name, *rest in calls if name == "heard" for kind in rest[0]]
    assert heard[:2] == [event["kind"] for event in state.events(1)][:2]
    assert len(heard) > 50 and sum(name == "heard" for name, *_ in calls) > 5


def test_the_true_state_cannot_be_reached_from_what_it_is_given(write):
    """Everything that hangs on a sight is looked at: the state, its cards and its dice are not among it."""
    file = write("""
        SIGHTS = []
        class Greed:
            def choose(self, sight):
                SIGHTS.append(sight)
                return sight.actions[0]
    """)
    state: Any = cinderbox.game("radlands").start(2, seed=5, setup="first-game")
    seat = state.to_act[0]
    bot = bots.parse(f"{file}:Greed", "radlands", seed=1)
    bot.choose(bots.sight(state, seat, 9))
    sight: Any
    (sight,) = outside.loaded(str(Path(file).resolve()), file).SIGHTS
    secret = {id(state), id(state.cards), id(state.hands), id(state.deck)}
    assert not secret & {id(one) for one in reachable(sight)}
    assert any(one is sight.guess for one in reachable(sight)), "it looks deep enough"
    dealt = [bots.sight(state, seat, n).guess.cards.face for n in range(20)]
    worlds = {tuple(face[back] for back in state.hands[1 - seat]) for face in dealt}
    assert len(worlds) > 10, "the other hand is dealt anew"


def reachable(root: object) -> list[object]:
    """Whatever can be reached from an object; classes, modules and functions lead everywhere and are left out."""
    found: dict[int, object] = {id(root): root}
    waiting = [root]
    while waiting:
        for one in gc.get_referents(waiting.pop()):
            if id(one) not in found and not isinstance(one, type(gc) | type | type(reachable)):
                found[id(one)] = one
                waiting.append(one)
    return list(found.values())


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("return 10 ** 6", "answered 1000000, which is not open:"),
        ("return True", "answered True, which is not open"),
        ("return 'play:nobody'", "answered 'play:nobody', which is not open"),
        ("return None", "answered None, which is not open"),
        ("return {}['x']", "failed in choose: KeyError: 'x'"),
        ("raise SystemExit('enough')", "failed in choose: SystemExit: enough"),
    ],
)
def test_a_bot_that_fails_loses_its_game_and_not_the_tournament(write, body, says):
    file = write(f"""
        class Broken:
            def choose(self, sight):
                {body}
    """)
    played = games(f"{file}:Broken", "random", deals=2)
    assert len(played) == 4
    for one in played:
        assert says in one.reason and "mybot.py:Broken" in one.reason and "\n" not in one.reason
        assert one.order[one.forfeit] == 0 and one.winners == (1 - one.forfeit,)


PROGRAMS = [
    ("import sys; sys.exit('no such luck')", "ended (exit 1): no such luck"),
    ("import time; time.sleep(60)", "was silent for 0.3 seconds"),
    ("print('hello', flush=True); input(); input()", """said 'hello' instead of {"action": "..."}"""),
    ("""print('{"action": 5}', flush=True); input()""", "said 5 where the text of an action was due"),
    ("""print('{"action": "nothing"}', flush=True); input(); input()""", "answered 'nothing', which is not open"),
]


@pytest.mark.parametrize(("text", "says"), PROGRAMS)
def test_a_program_that_fails_or_is_silent_loses_its_game_with_a_clear_line(write, text, says):
    limit = 0.3 if "silent" in says else 60
    (played, _) = games(f"{program(text, write)},seconds={limit}", "random")
    assert says in played.reason and played.order[played.forfeit] == 0


def test_a_program_that_is_not_there_loses_too():
    (played, _) = games("exec:/no/such/program", "random")
    assert "exec:/no/such/program cannot be started: No such file" in played.reason


def test_a_program_ends_with_its_game(write):
    text = """
        import json, os, sys
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "start":
                open(sys.argv[0] + ".pid", "a").write(f"{os.getpid()} ")
            elif message["type"] == "choose":
                print(json.dumps({"action": message["actions"][0]["action"]}), flush=True)
            else:
                open(sys.argv[0] + ".end", "a").write(line)
    """
    spec = program(text, write)
    played = games(spec, "random")
    file = spec.split()[1]
    for pid in Path(file + ".pid").read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)
    assert Path(file + ".end").read_text().count('"winners"') == len(played) == 2


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("nowhere.py:Bot", "There is no file nowhere.py"),
        ("{file}:Nobody", "has no class Nobody with a method choose; it has: Last"),
        ("{file}:Last,depth=3", "cannot be made: TypeError"),
        ("{file}:Last,depth", "is no setting: write name=number"),
        ("{file}:Last,depth=deep", "is no setting: write name=number"),
        ("{two}", "Which bot of {two}? Write {two}:NAME; it has: Left, Right"),
        ("{none}", "it has: no class that can choose"),
        ("{wrong}", "cannot be loaded: SyntaxError"),
        ("{exits}", "cannot be loaded: SystemExit"),
        ("exec:", "exec: names a command"),
        ("exec:'./x", "is no command"),
        ("exec:./x,seconds=never", "seconds of the bot exec is a number from 0.1 to 3600"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_in_one_sentence(write, spec, says):
    files = {
        "file": write(LAST),
        "two": write(LAST.replace("Last", "Left") + LAST.replace("Last", "Right"), "two.py"),
        "none": write("X = 1", "none.py"),
        "wrong": write("def", "wrong.py"),
        "exits": write("raise SystemExit(3)", "exits.py"),
    }
    with pytest.raises(BadOption) as refused:
        bots.parse(spec.format(**files), "radlands")
    assert says.format(**files) in str(refused.value)
    assert "\n" not in str(refused.value)


class Entry:
    """An entry point of an installed package."""

    def __init__(self, name: str, what: Any) -> None:
        self.name = name
        self.what = what

    def load(self) -> Any:
        if isinstance(self.what, Exception):
            raise self.what
        return self.what


class Eager:
    def __init__(self, depth: float = 1) -> None:
        self.depth = depth

    def choose(self, sight: bots.Sight) -> int:
        return sight.actions[-1]


def test_an_installed_package_brings_a_bot_by_its_entry_point(monkeypatch):
    found = [Entry("eager", Eager), Entry("torn", ImportError("no torch")), Entry("dull", object)]
    monkeypatch.setattr(metadata, "entry_points", lambda group: found if group == "cinderbox.bots" else [])
    bot = bots.parse("eager:depth=2", "radlands")
    state = cinderbox.game("radlands").start(2, seed=1)
    seat = state.to_act[0]
    assert bot.choose(bots.sight(state, seat)) == state.actions(seat)[-1]
    with pytest.raises(BadOption, match="The bot torn cannot be loaded: ImportError: no torch"):
        bots.parse("torn", "radlands")
    with pytest.raises(BadOption, match="The bot dull has no method choose"):
        bots.parse("dull", "radlands")
    with pytest.raises(BadOption, match="there are: random, novice, greedy, search, champion, dull, eager, torn"):
        bots.parse("nobody", "radlands")
