"""`cinderbox lab`, as docs/lab.md shows it, on few games."""

import json
import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest

import cinderbox
from cinderbox.experiments import training

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
COMMANDS = re.findall(r"^    cinderbox (lab .+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

pytest.importorskip("vl_convert", reason="pictures need the extra lab")


def quick(line: str) -> list[str]:
    """The command of the page with few games, and bots that are quick."""
    words = shlex.split(line)
    for at, word in enumerate(words):
        if word == "--games":
            words[at + 1] = "4"
        elif word == "--bots":
            words[at + 1] = "random,greedy:beam=1,worlds=1"
    return [*words, "--bots", "random"] if "--bots" not in words else words


STUDIES = [line for line in COMMANDS if line.split()[1] not in ("games", "train")]


@pytest.mark.parametrize("line", STUDIES, ids=[line.split()[1] for line in STUDIES])
def test_the_studies_of_the_page_work(cinderbox_, tmp_path, line):
    before = (files("cinderbox.games.radlands") / "content.toml").read_text(encoding="utf-8")
    assassin = 'id = "assassin"\nname = "Assassin"\ncount = 2\ncost = '
    after = before.replace(f"{assassin}1", f"{assassin}3")
    assert before != after
    Path("before.toml").write_text(before, encoding="utf-8")
    Path("after.toml").write_text(after, encoding="utf-8")
    words = quick(line)
    said = cinderbox_(*words)
    folder = Path(words[words.index("--out") + 1])
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert said.code == 0 and f"The report is {folder / 'report.html'}" in said.out
    assert (
        "<svg" in page
        and cinderbox.game(words[2]).title in page
        and "http" not in page.replace("http://www.w3.org", "")
    )
    assert list(folder.glob("*.png")) and all(file.read_bytes()[:4] == b"\x89PNG" for file in folder.glob("*.png"))
    assert cinderbox_(*words).code == 0, "the same command again"


def test_all_kinds_are_on_the_page():
    kinds = ["balance", "balance", "compare", "ladder", "train", "calibrate", "games"]
    assert [line.split()[1] for line in COMMANDS] == kinds


def test_points_over_the_game_are_a_picture_where_a_game_counts_some(cinderbox_):
    words = ("--bots", "random", "--games", 2, "--seed", 1)
    assert cinderbox_("lab", "balance", "resurgence", "--seats", 2, *words, "--out", "counted").code == 0
    assert "Points over the game" in Path("counted/report.html").read_text(encoding="utf-8")
    assert Path("counted/points.png").exists() and Path("counted/curves.parquet").exists()
    assert cinderbox_("lab", "balance", "radlands", *words, "--out", "not").code == 0
    assert "Points over the game" not in Path("not/report.html").read_text(encoding="utf-8")


def test_several_numbers_of_seats_and_options_are_compared_on_one_page(cinderbox_):
    words = ("--bots", "random", "--games", 2, "--seed", 1, "--out", "several")
    said = cinderbox_("lab", "balance", "residuum", "--seats", "2,3", "--option", "simpler=yes,no", *words)
    assert said.code == 2 and "simpler" in said.err and not Path("several").exists(), "a mistake is told at once"
    said = cinderbox_("lab", "balance", "residuum", "--seats", "2,3", "--option", "simpler=true,false", *words)
    assert said.code == 0 and "The report is several/report.html" in said.out
    page = Path("several/report.html").read_text(encoding="utf-8")
    for name in ("2 seats, simpler=true", "3 seats, simpler=false"):
        folder = name.replace(", ", "-").replace(" ", "-")
        assert f'<a href="{folder}/report.html">{name}</a>' in page and Path("several", folder, "report.html").exists()
    assert "3 seats, simpler=true, seat 3" in page and Path("several/seats.png").exists()


def test_the_data_set_of_the_page_is_written_and_gone_on_with(cinderbox_, tmp_path):
    words = [word if word != "greedy" else "random" for word in shlex.split(COMMANDS[-1])]
    words[words.index("--games") + 1] = "4"
    for _ in range(2):
        said = cinderbox_(*words)
        assert said.code == 0 and "4 games are in data/deals, seed 1." in said.out
    assert [file.name for file in Path("data/deals").iterdir()] == ["000000-000001.parquet"]


def test_weights_are_trained_and_a_match_decides_on_them(cinderbox_):
    words = quick(next(line for line in COMMANDS if line.startswith("lab train")))
    words[words.index("--bots") + 1] = "random"
    said = cinderbox_(*words, "--match", 1, "--player", "random")
    assert said.code == 0 and "log loss of the net" in said.out and "Not promoted" in said.out
    data = json.loads(Path("trained/weights.json").read_text(encoding="utf-8"))
    assert data["promoted"] is False and "1 deals" in data["match"]
    said = cinderbox_("lab", "calibrate", "radlands", "--weights", "gone.json", "--out", "c")
    assert said.code == 2 and "no file of weights gone.json" in said.err


def test_where_no_feature_helps_there_is_no_match(cinderbox_, monkeypatch):
    train = training.train
    monkeypatch.setattr(training, "train", lambda play: {**train(play), "weights": {}})
    words = quick(next(line for line in COMMANDS if line.startswith("lab train")))
    words[words.index("--bots") + 1] = "random"
    said = cinderbox_(*words, "--match", 1, "--player", "random")
    assert said.code == 0 and "No feature helped" in said.out and "deals" not in said.out


def test_features_are_listed_with_what_they_are_about(cinderbox_):
    said = cinderbox_("features", "radlands")
    assert said.code == 0 and "hands[0].scout" in said.out and "cards that this seat has not seen" in said.out
    names = json.loads(cinderbox_("features", "residuum", "--seats", "3", "--json").out)
    assert names == cinderbox.game("residuum").features(3)
    assert "is for 2 players" in cinderbox_("features", "radlands", "--seats", "5").err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("balance radlands --out x --bots nobody", "no bot 'nobody'"),
        ("balance nothing --out x", "no game 'nothing'"),
        ("balance radlands --out x --seats 5", "5 bots were named"),
        ("balance radlands --out x --seats two", "--seats is a number, or several as in 2,3,4, not 'two'"),
        ("balance radlands --out x --content gone.toml", "gone.toml"),
        ("balance radlands --out file", "cannot be written"),
        ("compare radlands --out x --content a.toml", "--content is given twice"),
        ("ladder radlands --out x --bots greedy", "two different bots"),
        ("ladder radlands --out x --bots greedy,greedy", "once"),
        ("ladder radlands --out file --bots greedy,random --games 1", "cannot be written"),
    ],
)
def test_a_mistake_is_one_sentence(cinderbox_, words, says):
    Path("file").write_text("")
    said = cinderbox_("lab", *words.split())
    assert said.code == 2 and says in said.err and said.err.count("\n") == 1


def test_a_study_goes_on_where_it_was_and_refuses_another(cinderbox_):
    words = ("lab", "balance", "radlands", "--bots", "random", "--seed", 1, "--out", "s")
    assert cinderbox_(*words, "--games", 2).code == 0
    old = Path("s/deals/000000.json").stat().st_mtime_ns
    assert cinderbox_(*words, "--games", 4).code == 0
    assert Path("s/deals/000000.json").stat().st_mtime_ns == old and Path("s/deals/000001.json").exists()
    assert len(Path("s/games.csv").read_text().splitlines()) == 5
    said = cinderbox_("lab", "balance", "radlands", "--bots", "random", "--seed", 2, "--out", "s")
    assert said.code == 2 and "another study" in said.err
