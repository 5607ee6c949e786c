"""Records, replays, forks: what can be had of a game once it is over, and nothing before."""

import copy
import json
from random import Random

import msgspec
import pytest

from cinderbox.kernel.errors import BadRecord, CinderboxError
from cinderbox.kernel.game import Game
from cinderbox.kernel.record import Record
from cinderbox.table import record
from cinderbox.table.entry import Chair, Entry
from cinderbox.table.refusal import Refused
from cinderbox.table.table import Table, hashed, loaded
from tests.kernel import toy
from tests.spoiling import assert_sentence, nested, spoil
from tests.table.tables import RADLANDS, open_to, people, play, table


def finished(game: Game = RADLANDS, seed: int = 5) -> Table:
    """A whole game with some actions taken back and done again."""
    at, dice = table(game, seed=seed), Random(seed)
    while not at.over:
        play(at, dice, 1)
        for seat in range(2):
            if not at.over and at.history.undoable(seat) and dice.random() < 0.3:
                at.undo(seat, 1.0)
                if dice.random() < 0.5:
                    at.redo(seat, 1.0)
    return at


def test_the_record_is_secret_until_the_game_is_over() -> None:
    at = table()
    play(at, Random(1), 20)
    with pytest.raises(Refused, match="secret"):
        record.export(at)


def test_a_record_comes_back_as_the_same_finished_game() -> None:
    at = finished()
    file = json.loads(json.dumps(record.export(at)))
    again = record.imported(file, lambda header: RADLANDS, "u", 9.0)
    assert again.over and again.state.digest() == at.state.digest() and again.header.id == "u"
    assert not any(chair.key for chair in again.seats)


def test_the_plain_record_inside_replays_in_the_kernel() -> None:
    at = finished()
    plain = Record.from_dict(record.export(at)["record"])
    assert plain.replay(RADLANDS).digest() == at.state.digest()
    again = record.imported(record.export(at)["record"], lambda header: RADLANDS, "u", 9.0)
    assert again.state.digest() == at.state.digest()


def test_no_key_to_a_seat_is_in_a_record() -> None:
    at = table(chairs=[*people(1), Chair("open")], begun=False)
    at.sit(None, "Bea", hashed("bea"), 0.0)
    play(at, Random(1))
    text = json.dumps(record.export(at))
    assert hashed("bea") not in text and hashed("s0") not in text


SPOILT = ["check", "action", "header", "entries", "seed", "long seed", "seat", "resign", "timeout"]


@pytest.mark.parametrize("spoil", SPOILT)
def test_a_damaged_record_is_refused_with_a_sentence(spoil) -> None:
    file = json.loads(json.dumps(record.export(finished())))
    if spoil == "check":
        next(entry for entry in file["entries"] if entry["kind"] == "act")["check"] = "00000000"
    elif spoil == "action":
        next(entry for entry in file["entries"] if entry["kind"] == "act")["action"] = "fly:away"
    elif spoil == "seed":
        file["header"]["seed"] = "many"
    elif spoil == "long seed":
        file["header"]["seed"] = "9" * 10_000
    elif spoil == "seat":
        file["entries"].insert(5, {"kind": "timeout", "at": 1.0, "seat": 99})
    elif spoil in ("resign", "timeout"):  # after the end, and so another would have won
        file["entries"].append({"kind": spoil, "at": 1.0, "seat": file["outcome"]["winners"][0]})
    else:
        file[spoil] = "nothing"
    with pytest.raises(BadRecord):
        record.imported(file, lambda header: RADLANDS, "u", 9.0)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("seats", [{"kind": "person"}] * 1000, "length <= 6"),
        ("seats", [{"kind": "person"}] * 3, "Radlands is for 2 players, not 3"),
        ("seats", [{"kind": "ghost"}] * 2, "kind"),
        ("seats", [{"kind": "bot", "bot": "b\0"}] * 2, "bot"),
        ("seed", "7\n", "seed"),
        ("seed", "٣", "seed"),
        ("options", {"seats": 2}, "has no option 'seats'"),
        ("options", {"seed": 2}, "has no option 'seed'"),
        ("options", {"game": 2}, "has no option 'game'"),
        ("options", {"faces": nested(5000)}, "faces can be .* not a list"),
        ("options", {"faces": 10**5000}, "faces can be .* not a number of very many digits"),
        ("content", "\0", "content"),
        ("lesson", "none", "no longer has the lesson"),
        ("created", float("nan"), "created|float"),
        ("rules", -1, "rules"),
    ],
)
def test_what_is_wrong_with_a_header_is_said_before_a_table_is_made(field, value, said) -> None:
    file = json.loads(json.dumps(record.export(finished())))
    file["header"][field] = value
    with pytest.raises(CinderboxError, match=said) as error:
        record.imported(file, lambda header: RADLANDS, "u", 9.0)
    assert_sentence(error.value)


def test_a_plain_record_with_a_billion_seats_is_refused_at_once() -> None:
    plain = {**record.export(finished())["record"], "seats": 10**9}
    with pytest.raises(BadRecord, match="seats: a whole number from 1 to 6"):
        record.imported(plain, lambda header: RADLANDS, "u", 9.0)


def test_a_plain_record_with_another_end_is_refused() -> None:
    plain = {**record.export(finished())["record"], "digest": "0" * 32}
    with pytest.raises(BadRecord, match="digests differ"):
        record.imported(plain, lambda header: RADLANDS, "u", 9.0)


def test_an_imported_table_leads_to_no_other_and_has_no_clock() -> None:
    file = json.loads(json.dumps(record.export(finished())))
    file["entries"].append({"kind": "rematch", "at": 1.0, "table": "elsewhere"})
    file["header"]["clock"] = {"kind": "live", "seconds": -1e300}
    again = record.imported(file, lambda header: RADLANDS, "u", 9.0)
    assert again.rematch == "" and again.clock is None


@pytest.mark.parametrize("sort", ["file", "plain"])
def test_whatever_is_changed_in_a_file_is_read_or_refused_with_a_sentence(sort) -> None:
    at, dice = table(), Random(3)
    play(at, dice, 40)
    at.resign(0, 1.0)
    file = json.loads(json.dumps(record.export(at)))
    whole = file if sort == "file" else file["record"]
    for _ in range(150):
        data = copy.deepcopy(whole)
        spoil(data, dice)
        try:
            again = record.imported(data, lambda header: RADLANDS, "u", 9.0)
        except CinderboxError as error:
            assert_sentence(error)
        else:
            msgspec.json.encode([again.header, *again.entries])
            json.dumps(record.export(again)).encode()


def test_a_resigned_game_keeps_its_ending_through_a_file() -> None:
    at = table()
    play(at, Random(1), 12)
    at.resign(0, 3.0)
    again = record.imported(json.loads(json.dumps(record.export(at))), lambda header: RADLANDS, "u", 9.0)
    assert again.outcome is not None and again.outcome.winners == (1,)


@pytest.mark.parametrize("game", [RADLANDS, toy.GAME], ids=lambda game: game.id)
def test_a_replay_shows_each_moment_as_it_was(game) -> None:
    at = table(game)
    seen = [at.state.view(0)]
    dice = Random(4)
    while not at.over:
        play(at, dice, 1)
        seen.append(at.state.view(0))
    assert record.moves(at) == len(seen) - 1
    for moment in (0, 1, len(seen) // 2, len(seen) - 1):
        assert record.wound(at, game, moment).state.view(0) == seen[moment]
    with pytest.raises(Refused):
        record.wound(at, game, len(seen))


def test_a_fork_goes_on_from_that_point_with_chance_anew() -> None:
    at = finished()
    header, entries = record.fork(at, 12, "f", people(2), 99, 9.0)
    one = loaded(header, RADLANDS, entries)
    assert one.status == "running" and not one.stopped
    assert one.state.view(0) == record.wound(at, RADLANDS, 12).state.view(0)
    assert one.state.rng != record.wound(at, RADLANDS, 12).state.rng
    assert not one.history.undoable(0) and not one.history.undoable(1), "what was forked cannot be taken back"
    play(one, Random(8))
    text = msgspec.json.encode(one.entries)
    again = loaded(header, RADLANDS, msgspec.json.decode(text, type=list[Entry]))
    assert again.state.digest() == one.state.digest()
    assert record.imported(record.export(one), lambda header: RADLANDS, "u", 9.0).over


def test_a_running_game_cannot_be_forked() -> None:
    at = table()
    at.act(0, 0, open_to(at, 0)[:1], 1.0)
    with pytest.raises(Refused, match="finished"):
        record.fork(at, 0, "f", people(2), 1, 1.0)


def test_a_replay_knows_how_long_the_log_was_after_each_action() -> None:
    at = finished()
    counts = record.heard(at, RADLANDS, 0)
    assert len(counts) == record.moves(at) + 1 and counts == sorted(counts)
    for moment in (0, 7, record.moves(at)):
        assert counts[moment] == len(record.wound(at, RADLANDS, moment).state.events(0))
