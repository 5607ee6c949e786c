"""Whatever is typed wrong is answered with one helpful line on stderr and exit code 2."""

import pytest

from cinderbox.lab.files import load_record


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        ("play chess", "There is no game 'chess'; there are: radlands."),
        ("play", "Which game?"),
        ("play radlands --against zork", "There is no bot 'zork'"),
        ("play radlands --against greedy,random", "Radlands is for 2 players, not 3."),
        ("play radlands --you 3", "--you is a seat from 1 to 2, not 3."),
        ("play radlands --seats 4", "Radlands is for 2 players, not 4."),
        ("play radlands --option faces=green", "faces can be 'first', 'revised', not 'green'."),
        ("play radlands --option colour=red", "Radlands has no option 'colour'"),
        ("play radlands --option faces", "An option is written NAME=VALUE"),
        ("play radlands --seed x", "Invalid value for '--seed'"),
        ("play radlands --save no/such/folder/x.json", "cannot be written"),
        ("play --resume nothing.json", "nothing.json cannot be read: No such file or directory."),
        ("play --resume damaged.json", "damaged.json is damaged: line 1"),
        ("play radlands --resume damaged.json", "leave them out"),
        ("watch damaged.json", "damaged.json is damaged: line 1"),
        ("watch other.json", "other.json: format"),
        ("sim radlands --bots random", "Radlands is for 2 players"),
        ("sim radlands --bots random,zork", "There is no bot 'zork'"),
        ("sim radlands --bots random,random --games 0", "at least 1"),
        ("sim radlands --bots random,random --out x.txt", ".csv or .parquet"),
        ("sim radlands --bots random,random --out no/folder/x.csv", "cannot be written"),
        ("sim chess", "There is no game 'chess'"),
        ("fuzz chess", "There is no game 'chess'"),
        ("fuzz radlands --games 0", "at least 1"),
        ("rules chess", "There is no game 'chess'"),
        ("bench chess", "There is no game 'chess'"),
        ("bench --seconds 0", "more than 0"),
        ("dance", "No such command 'dance'."),
        ("games --loud", "No such option: --loud"),
    ],
)
def test_a_mistake_is_answered_in_one_line(cinderbox_, tmp_path, arguments, hint):
    (tmp_path / "damaged.json").write_text("{]")
    (tmp_path / "other.json").write_text('{"format": 99}')
    said = cinderbox_(*arguments.split())
    assert said.code == 2
    assert hint in said.err
    assert said.err.count("\n") == 1 and said.err.startswith("cinderbox: ")
    assert said.out == ""


def test_a_game_that_is_over_cannot_be_resumed_but_watched(cinderbox_):
    cinderbox_("play", "radlands", "--against", "random", "--seed", "5", "--save", "x.json", typed="1\n" * 3000)
    said = cinderbox_("play", "--resume", "x.json")
    assert said.code == 2 and "cinderbox watch x.json" in said.err


def test_a_record_that_parts_ways_says_at_which_entry(cinderbox_, tmp_path):
    cinderbox_("play", "radlands", "--against", "random", "--seed", "5", "--save", "x.json", typed="1\n1\n1\nquit\n")
    text = (tmp_path / "x.json").read_text()
    (tmp_path / "y.json").write_text(text.replace(load_record(tmp_path / "x.json").entries[0].action, "keep:nothing"))
    for command in (("watch", "y.json"), ("play", "--resume", "y.json")):
        said = cinderbox_(*command)
        assert said.code == 2 and "Entry 1 of" in said.err
