"""Whatever is typed wrong is answered with one helpful line on stderr and exit code 2."""

import pytest

from cinderbox.proof.files import load_record


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        ("play chess", "There is no game 'chess'; there are: "),
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
        ("bench --seconds nan", "more than 0 and at most 3600"),
        ("bench --seconds inf", "more than 0 and at most 3600"),
        ("play radlands --seed " + "9" * 200, "A seed is a whole number of at most 99 digits"),
        ("play radlands --seed " + "9" * 5000, "Invalid value for '--seed'"),
        ("fuzz radlands --out no/folder/x", "there is no folder"),
        ("fuzz radlands --again damaged.json", "damaged.json is damaged: line 1"),
        ("serve --no-browser --database damaged.json", "The database damaged.json cannot be used: file is not a"),
        ("serve --no-browser --database no/folder/x.db", "There is no folder "),
        ("serve --no-browser --database mysql://here", "SQLite or PostgreSQL, not in mysql"),
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
    assert sorted(path.name for path in tmp_path.iterdir()) == ["damaged.json", "other.json"], "nothing was made"


COMMANDS = {
    "watch": ("watch", "x.json"),
    "resume": ("play", "--resume", "x.json"),
    "fuzz": ("fuzz", "radlands", "--again", "x.json"),
}
HARM = {
    "many seats": ('"seats": 2', '"seats": 1000000000', "seats: a whole number from 1 to 6"),
    "many digits": ('"format": 1', '"format": 1' + "0" * 5000, "Exceeds the limit"),
    "deep": ('"note": ""', '"note": ' + "[" * 200_000 + "]" * 200_000, "nested too deeply"),
    "a NUL": ('"note": ""', '"note": "\0"', "damaged: line"),
    "an option like a parameter": ('"options": {', '"options": {"seed": 7, ', "has no option 'seed'"),
    "another digest": ('"digest": "', '"digest": "0', "digests differ"),
    "another outcome": (
        '"outcome": null',
        '"outcome": {"scores": [1, 0], "winners": [0], "reason": "So.", "sheet": []}',
        "the outcome is None, but the record says",
    ),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("harm", HARM)
def test_a_spoilt_record_is_refused_in_one_line_and_kept_as_it_is(cinderbox_, tmp_path, command, harm):
    cinderbox_("play", "radlands", "--against", "random", "--seed", "5", "--save", "x.json", typed="1\n1\n1\nquit\n")
    file = tmp_path / "x.json"
    was, now, hint = HARM[harm]
    assert was in file.read_text()
    file.write_text(file.read_text().replace(was, now))
    before = file.read_bytes()
    said = cinderbox_(*COMMANDS[command], typed="1\nquit\n")
    assert said.code == 2 and hint in said.err and said.err.count("\n") == 1 and len(said.err) < 1500
    assert file.read_bytes() == before, "the file is kept"


def test_a_record_that_is_no_text_is_refused_in_one_line(cinderbox_, tmp_path):
    (tmp_path / "x.json").write_bytes(b'{"format": 1, "note": "\xff\xfe"}')
    for command in COMMANDS.values():
        said = cinderbox_(*command)
        assert said.code == 2 and "is no text" in said.err and said.err.count("\n") == 1


def test_a_number_of_thousands_of_digits_at_the_prompt_is_just_too_large(cinderbox_):
    many = "9" * 5000
    said = cinderbox_("play", "radlands", "--save", "x.json", typed=f"{many}\nlog {many}\nquit\n")
    assert said.code == 0 and "There is no choice 999999999; they run from 1 to" in said.out
    said = cinderbox_("watch", "x.json", typed=f"{many}\nseat {many}\nq\n")
    assert said.code == 0 and "There is no seat" in said.out


def test_saving_at_the_prompt_makes_no_folders(cinderbox_, tmp_path):
    said = cinderbox_("play", "radlands", "--save", "x.json", typed="save no/such/y.json\nsave a\0b\nquit\n")
    assert said.code == 0 and "no/such/y.json cannot be written: No such file or directory." in said.out
    assert "null byte" in said.out
    assert [path.name for path in tmp_path.iterdir()] == ["x.json"]


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
