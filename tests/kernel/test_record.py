"""Records: what is in them, what replays, and what is said of one that does not."""

import copy
from pathlib import Path
from random import Random

import pytest

import cinderbox
from cinderbox import BadRecord
from cinderbox.kernel.record import Record
from cinderbox.lab.files import load_record, save_record

GAME = cinderbox.game("radlands")


def played(count: int, seed: int = 3) -> tuple[Record, cinderbox.State]:
    record = Record.start(GAME, 2, seed, faces="revised")
    state, dice = record.begin(GAME), Random(seed)
    while not state.over and len(record.entries) < count:
        seat = dice.choice(state.to_act)
        action = dice.choice(state.actions(seat))
        record.append(state, action, seat)
        state.apply(action, seat)
    record.close(state)
    return record, state


def test_a_finished_game_replays_to_the_same_state() -> None:
    record, state = played(10_000)
    again = Record.from_dict(record.to_dict()).replay(GAME)
    assert again.over and again.dump() == state.dump()


def test_an_unfinished_game_replays_and_goes_on() -> None:
    record, state = played(30)
    again = record.replay(GAME)
    assert again.dump() == state.dump() and not again.over
    record.append(again, again.actions()[0])
    again.apply(again.actions()[0])
    assert record.digest == "", "what was noted of the end is no longer true"
    assert record.replay(GAME).digest() == again.digest()


def test_a_replay_can_stop_on_the_way() -> None:
    record, _ = played(30)
    assert record.replay(GAME, 0).digest() == record.begin(GAME).digest()
    state = record.replay(GAME, 29)
    record.redo(state, 29)
    assert state.digest() == record.digest


def test_seeds_are_kept_as_text_however_large() -> None:
    record = Record.start(GAME, 2, 2**62 + 1)
    assert record.to_dict()["seed"] == "4611686018427387905"
    assert record.begin(GAME).digest() == GAME.start(2, 2**62 + 1).digest()


def test_a_record_goes_through_a_file(tmp_path: Path) -> None:
    record, state = played(40)
    save_record(tmp_path / "game.json", record)
    loaded = load_record(tmp_path / "game.json")
    assert loaded.to_dict() == record.to_dict()
    assert loaded.replay(GAME).digest() == state.digest()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"], "nothing is left lying about"


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    save_record(path, played(5)[0])
    before = path.read_bytes()

    def full_disk(self: Path, target: Path) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full_disk)
    with pytest.raises(OSError, match="no space"):
        save_record(path, played(6)[0])
    assert path.read_bytes() == before and len(list(tmp_path.iterdir())) == 1


# -- what does not replay ---------------------------------------------------------------------------------------------


def test_another_action_is_named_with_its_place() -> None:
    record, _ = played(30)
    record.entries[11].action = "restore:a1.0"
    with pytest.raises(BadRecord, match=r"Entry 12 of 30 \(player \d, 'restore:a1.0'\) diverges: .*RAD-"):
        record.replay(GAME)


def test_an_action_that_no_longer_exists_is_named() -> None:
    record, _ = played(30)
    record.entries[4].action = "play:unicorn"
    with pytest.raises(BadRecord, match=r"Entry 5 of 30 .*There is no action 'play:unicorn'"):
        record.replay(GAME)


def test_another_question_is_seen_by_its_check() -> None:
    record, _ = played(30)
    record.entries[20].check = "00000000"
    with pytest.raises(BadRecord, match=r"Entry 21 of 30 .*other choices are open"):
        record.replay(GAME)


def test_another_seat_is_seen() -> None:
    record, _ = played(30)
    record.entries[25].seat = 1 - record.entries[25].seat
    with pytest.raises(BadRecord, match=r"Entry 26 of 30 .*Waiting for player"):
        record.replay(GAME)


def test_an_entry_after_the_end_is_seen() -> None:
    record, _ = played(10_000)
    record.entries.append(record.entries[-1])
    with pytest.raises(BadRecord, match="comes after the end"):
        record.replay(GAME)


def test_another_end_is_seen() -> None:
    record, _ = played(30)
    record.digest = "0" * 32
    with pytest.raises(BadRecord, match="digests differ"):
        record.replay(GAME)
    record, _ = played(10_000)
    assert record.outcome is not None
    record.outcome = {**record.outcome, "winners": []}
    with pytest.raises(BadRecord, match="outcome"):
        record.replay(GAME)


def test_a_record_of_other_rules_is_held_to_its_checks_but_not_to_its_digest() -> None:
    record, state = played(30)
    record.rules += 1
    record.digest = "0" * 32
    assert record.replay(GAME).digest() == state.digest()
    record.entries[7].check = "00000000"
    with pytest.raises(BadRecord, match="Entry 8 of 30"):
        record.replay(GAME)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("format", 2, "format: only records of format 1"),
        ("game", 7, "game: a text is wanted, not 7"),
        ("seats", "2", "seats: a whole number is wanted, not '2'"),
        ("seats", True, "seats: a whole number is wanted, not True"),
        ("seed", "x", "seed: a whole number as text"),
        ("seed", "9" * 5000, "seed: a whole number as text"),
        ("seed", 7, "seed: a text is wanted"),
        ("options", [], "options: a table"),
        ("content", None, "content: a text"),
        ("rules", -1, "rules: a whole number"),
        ("note", 1, "note: a text"),
        ("entries", {}, "entries: a list"),
        ("entries", [[0, "end"]], r"entries\[0\]: an entry is \[seat, action, check\]"),
        ("entries", [[0, "end", "00"], [0.5, "end", "00"]], r"entries\[1\]\[0\]: a whole number is wanted, not 0.5"),
        ("entries", [[0, None, "00"]], r"entries\[0\]\[1\]: a text"),
        ("digest", None, "digest: a text"),
        ("outcome", "won", "outcome: an outcome or nothing"),
        ("extra", 1, "extra: a record has no such field"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(field: str, value: object, said: str) -> None:
    data = {**copy.deepcopy(played(3)[0].to_dict()), field: value}
    with pytest.raises(BadRecord, match=said):
        Record.from_dict(data)


def test_a_missing_field_is_named() -> None:
    data = played(3)[0].to_dict()
    for field in data:
        with pytest.raises(BadRecord, match=field):
            Record.from_dict({name: value for name, value in data.items() if name != field})
    with pytest.raises(BadRecord, match="not \\[1\\]"):
        Record.from_dict([1])


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ('"game": "radlands"', '"game": "chess"', "There is no game 'chess'"),
        ('"seats": 2', '"seats": 5', "Radlands is for 2 players, not 5"),
        ('"faces": "revised"', '"faces": "painted"', "faces can be 'first', 'revised', not 'painted'"),
        ('"content": "', '"content": "00', "was played with the cards 00"),
        ('"rules": 1', '"rules": 1 1', r"damaged: line \d+, column \d+"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(tmp_path: Path, was: str, now: str, said: str) -> None:
    path = tmp_path / "game.json"
    save_record(path, played(3)[0])
    text = path.read_text()
    assert was in text
    path.write_text(text.replace(was, now))
    with pytest.raises(BadRecord, match=said) as error:
        load_record(path)
    assert str(path) in str(error.value)


def test_a_file_cut_short_not_text_or_not_there_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with pytest.raises(BadRecord, match="cannot be read"):
        load_record(path)
    save_record(path, played(3)[0])
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(BadRecord, match="damaged: line"):
        load_record(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="byte 0 is no text"):
        load_record(path)
    path.write_text("[" * 100_000)
    with pytest.raises(BadRecord, match="damaged"):
        load_record(path)
