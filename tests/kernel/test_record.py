"""Records: what is in them, what replays, and what is said of one that does not."""

import copy
from pathlib import Path
from random import Random

import pytest

import cinderbox
from cinderbox import BadRecord
from cinderbox.kernel.record import Record
from cinderbox.proof.files import load_record, save_record
from tests.spoiling import DEEP, assert_sentence, spoil

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
        ("seats", "2", "seats: a whole number from 1 to 6 is wanted, not '2'"),
        ("seats", True, "seats: a whole number from 1 to 6 is wanted, not True"),
        ("seats", 10**9, "seats: a whole number from 1 to 6 is wanted, not 1000000000"),
        pytest.param("seats", 10**5000, "seats: .* not a number of very many digits", id="5,000 digits"),
        ("seed", "x", "seed: a whole number of at most 99 digits, as text, is wanted, not 'x'"),
        ("seed", "9" * 5000, "seed: a whole number"),
        ("seed", "٣", "seed: a whole number"),
        ("seed", 7, "seed: a whole number .*, as text, is wanted, not 7"),
        ("format", True, "format: only records of format 1"),
        ("options", [], "options: a table"),
        ("options", {str(i): 0 for i in range(100)}, "options: no game has more than"),
        ("options", {1: 2}, "options: a field is called by a text, not 1"),
        ("content", None, "content: a text"),
        ("rules", -1, "rules: a whole number"),
        ("note", 1, "note: a text"),
        ("entries", {}, "entries: a list"),
        ("entries", [[0, "end"]], r"entries\[0\]: an entry is \[seat, action, check\]"),
        ("entries", [[0, "end", "00"], [0.5, "end", "00"]], r"entries\[1\]\[0\]: a whole number from 0 to 1"),
        ("entries", [[0, None, "00"]], r"entries\[0\]\[1\]: a text"),
        ("entries", [[0, "end\0", "00"]], r"entries\[0\]\[1\]: there are signs"),
        ("entries", [[0, "\ud800", "00"]], r"entries\[0\]\[1\]: there are signs"),
        ("entries", [[0, "x" * 1000, "00"]], r"entries\[0\]\[1\]: a text of at most 200 letters"),
        ("digest", None, "digest: a text"),
        ("outcome", "won", "outcome: a table"),
        ("outcome", {"scores": [0, 0], "winners": [9], "reason": "", "sheet": []}, r"outcome.winners\[0\]: a whole"),
        ("outcome", {"scores": [0], "winners": [], "reason": "", "sheet": []}, r"outcome.scores: a list of 2"),
        ("extra", 1, "extra: there is no such field"),
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
    with pytest.raises(BadRecord, match="A record: a table is wanted, not a list"):
        Record.from_dict([1])


def test_a_record_that_was_not_closed_has_no_outcome() -> None:
    data = {**played(10_000)[0].to_dict(), "digest": ""}
    with pytest.raises(BadRecord, match="not closed"):
        Record.from_dict(data)


@pytest.mark.parametrize("name", ["seats", "seed", "self", "game", "text", "colour"])
def test_an_option_may_not_be_called_like_a_parameter(name) -> None:
    record, _ = played(3)
    record.options = {name: 2}
    with pytest.raises(BadRecord, match=f"Radlands has no option '{name}'"):
        record.replay(GAME)


def test_a_record_longer_than_any_game_is_refused_before_it_is_played() -> None:
    record, _ = played(3)
    record.entries *= GAME.bound
    with pytest.raises(BadRecord, match="no game has more than 200000"):
        record.replay(GAME)


@pytest.mark.parametrize("until", [-1, 4, True, 1.0, "2", pytest.param(10**5000, id="5,000 digits")])
def test_a_replay_stops_only_where_the_record_goes(until) -> None:
    with pytest.raises(BadRecord, match="until: a whole number from 0 to 3 is wanted"):
        played(3)[0].replay(GAME, until)


@pytest.mark.parametrize(("seats", "seed"), [(5, 1), (True, 1), (2, True), (2, 10**99), (2, "7")])
def test_a_record_starts_only_as_the_game_does(seats, seed) -> None:
    with pytest.raises(cinderbox.BadOption):
        Record.start(GAME, seats, seed)


def test_whatever_is_changed_in_a_record_is_read_or_refused_with_a_sentence() -> None:
    whole, dice = played(60)[0].to_dict(), Random(8)
    for _ in range(400):
        data = copy.deepcopy(whole)
        for _ in range(dice.choice((1, 1, 2))):
            spoil(data, dice)
        try:
            Record.from_dict(data).replay(GAME)
        except BadRecord as error:
            assert_sentence(error)


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ('"game": "radlands"', '"game": "chess"', "There is no game 'chess'"),
        ('"seats": 2', '"seats": 5', "Radlands is for 2 players, not 5"),
        ('"faces": "revised"', '"faces": "painted"', "faces can be 'first', 'revised', not 'painted'"),
        ('"content": "', '"content": "00', "was played with the cards 00"),
        ('"format": 1', '"format": 1 1', r"damaged: line \d+, column \d+"),
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


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ('"seats": 2', '"seats": 1000000000', "seats: a whole number from 1 to 6"),
        ('"seats": 2', '"seats": 1' + "0" * 5000, "cannot be read: Exceeds the limit"),
        ('"seats": 2', '"seats": NaN', "NaN is no number"),
        ('"seats": 2', '"seats": 1e999', "seats: a whole number from 1 to 6 is wanted, not inf"),
        ('"seats": 2', f'"seats": {DEEP}', "nested too deeply|a whole number .* not a list"),
        ('"seats": 2', '"seats": 2\0', "damaged: line"),
        ('"faces": "revised"', '"seats": 2', "has no option 'seats'"),
        ('"faces": "revised"', '"seed": 2', "has no option 'seed'"),
        ('"faces": "revised"', f'"faces": {DEEP}', "nested too deeply|faces can be .* not a list"),
        ('"note": ""', '"note": "\\ud800"', "note: there are signs"),
        ('"note": ""', '"note": "\\u0000"', "note: there are signs"),
    ],
)
def test_a_file_that_means_harm_is_answered_with_a_sentence(tmp_path: Path, was: str, now: str, said: str) -> None:
    path = tmp_path / "game.json"
    save_record(path, played(3)[0])
    text = path.read_text()
    assert was in text
    path.write_text(text.replace(was, now))
    with pytest.raises(BadRecord, match=said) as error:
        load_record(path)
    assert_sentence(error.value)


def test_a_file_without_end_or_with_an_impossible_name_is_no_record() -> None:
    with pytest.raises(BadRecord, match="too large to be a record"):
        load_record("/dev/zero")
    with pytest.raises(BadRecord, match="null byte"):
        load_record("game\0.json")
