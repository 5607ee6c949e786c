"""Whole games that were played once are played the same today (laws 10, 11 and 12)."""

import difflib
import tomllib
from pathlib import Path

import pytest

import cinderbox
from cinderbox.proof.files import load_record
from cinderbox.proof.perft import perft
from cinderbox.proof.playthrough import playthrough

TESTS = Path(__file__).resolve().parents[1]
RECORDS = sorted((TESTS / "records").glob("*/*.json"))
OPENINGS = tomllib.loads((TESTS / "laws" / "perft.toml").read_text(encoding="utf-8"))["opening"]
GAMES = cinderbox.games()
AGAIN = "If this change of play is meant, raise the rules version, run tools/records and read the difference."

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_replays_to_its_end(path: Path) -> None:
    record = load_record(path)
    assert record.digest and record.outcome, f"{path.name} is not a whole game"
    try:
        state = record.replay(cinderbox.game(record.game))
    except cinderbox.BadRecord as error:
        pytest.fail(f"{path.name}: {error}\n{AGAIN}")
    assert state.over


@every_game
def test_a_game_has_records_of_every_option_and_seat_count(game: cinderbox.Game) -> None:
    records = [load_record(path) for path in RECORDS if path.parent.name == game.id]
    assert len(records) >= 20, (
        f"{game.id} has {len(records)} records, 20 are wanted; tools/records {game.id} makes them"
    )
    assert {record.seats for record in records} == set(game.seats)
    for name, option in game.options.items():
        assert {record.options[name] for record in records} == set(option.choices), f"a choice of {name} has no record"


@every_game
def test_the_playthrough_reads_as_it_did(game: cinderbox.Game) -> None:
    kept = TESTS / "playthroughs" / f"{game.id}.txt"
    assert kept.exists(), f"{game.id} has no playthrough; tools/records {game.id} makes it"
    try:
        now = playthrough(load_record(kept.with_suffix(".json")), game).splitlines()
    except cinderbox.BadRecord as error:
        pytest.fail(f"The game of the playthrough cannot be played any more: {error}\n{AGAIN}")
    then = kept.read_text(encoding="utf-8").splitlines()
    if now != then:
        lines = list(difflib.unified_diff(then, now, "as it was", "as it is", lineterm="", n=1))
        shown = "\n".join(line[:200] for line in lines[:60])
        more = f"\n... and {len(lines) - 60} lines more" if len(lines) > 60 else ""
        pytest.fail(f"{shown}{more}\nIf this is meant: tools/records --playthrough {game.id}", pytrace=False)


@every_game
def test_a_game_has_counts(game: cinderbox.Game) -> None:
    assert [one for one in OPENINGS if one["record"].startswith(f"{game.id}/")], f"run tools/records --counts {game.id}"


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda one: f"{one['record'].removesuffix('.json')}+{one['after']}")
def test_there_are_as_many_ways_to_go_on_as_there_were(opening: dict[str, object]) -> None:
    record = load_record(TESTS / "records" / str(opening["record"]))
    after, counts = opening["after"], opening["counts"]
    assert isinstance(after, int) and isinstance(counts, list)
    state = record.replay(cinderbox.game(record.game), after)
    assert [perft(state, depth + 1) for depth in range(len(counts))] == counts
