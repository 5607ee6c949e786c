"""Every game keeps every law: one pass over random games of every seat count, with every two choices of options.

The plain build plays the same rules four times slower, so there every seat count and choice comes up once.
CINDERBOX_LAW_GAMES sets how many games are played for each start, CINDERBOX_DEEP=1 takes every set of options. A broken
law comes with its number and a record of the game.
"""

import os
from pathlib import Path
from random import Random

import pytest

import cinderbox
from cinderbox.proof.fuzz import Findings, one_game
from cinderbox.proof.laws import laws, play
from cinderbox.proof.leak import told, viewers
from cinderbox.proof.ledger import rules
from cinderbox.proof.setups import pairs, setups, singles

GAMES = int(os.environ.get("CINDERBOX_LAW_GAMES", "3" if cinderbox.compiled else "1"))
ENOUGH = 400  # decisions after which no further game is begun
DEEP = os.environ.get("CINDERBOX_DEEP") == "1"
ROOT = Path(__file__).resolve().parents[2]
Start = tuple[cinderbox.Game, int, dict[str, object]]
CHOSEN = setups if DEEP else pairs if cinderbox.compiled else singles
STARTS: list[Start] = [(game, *start) for game in cinderbox.games() for start in CHOSEN(game)]


def start_name(start: Start) -> str:
    return "-".join([start[0].id, str(start[1]), *map(str, start[2].values())])


def ledger(game: cinderbox.Game) -> frozenset[str]:
    return rules(ROOT, game.id)


every_start = pytest.mark.parametrize("start", STARTS, ids=start_name)


@every_start
def test_a_game_keeps_the_laws_from_its_start_to_its_end(start: Start, tmp_path: Path) -> None:
    game, seats, options = start
    kept, found = laws(ledger(game)), Findings()
    while found.games < GAMES and found.decisions < ENOUGH:
        one_game(game, (seats, options), found.games, kept, found, tmp_path)
    assert found.clean, "\n".join(map(str, found.finds))
    assert all(found.checks[law.number] >= 2 * found.games for law in kept), "all laws at both ends"


@every_start
def test_another_seed_gives_another_game(start: Start) -> None:
    game, seats, options = start
    assert len({game.start(seats, seed, **options).digest() for seed in range(8)}) == 8


@every_start
def test_one_key_never_stands_for_two_things_that_a_seat_can_tell_apart(start: Start) -> None:
    game, seats, options = start
    known: dict[tuple[int | None, int], dict[str, object]] = {}
    for seed in range(12):
        dice = Random(seed)
        state = game.start(seats, seed, **options)
        for decision in range(40):
            for viewer in viewers(state):
                now: dict[str, object] = {
                    "view": state.view(viewer),
                    "actions": [] if viewer is None else state.actions(viewer),
                }
                before = known.setdefault((viewer, state.key(viewer)), now)
                assert before == now, f"seed {seed}, decision {decision}, for {viewer}: an old key for something new"
            play(state, dice, 1)


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_every_action_has_a_text_that_parses_back(game: cinderbox.Game) -> None:
    texts = [game.text(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions
    assert [game.parse(text) for text in texts] == list(range(game.actions))


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_features_have_one_length(game: cinderbox.Game) -> None:
    for seats in game.seats:
        lengths = set()
        for options in [options for count, options in pairs(game) if count == seats]:
            state = game.start(seats, 5, **options)
            play(state, Random(5), 60)
            lengths |= {len(state.features(viewer)) for viewer in viewers(state)}
        assert len(lengths) == 1, f"{game.id} with {seats} seats"


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_no_piece_of_a_dump_may_be_missing(game: cinderbox.Game) -> None:
    state = game.start(seed=1)
    play(state, Random(1), 30)
    dump = state.dump()
    for field in dump:
        with pytest.raises(cinderbox.CorruptState):
            game.load({name: value for name, value in dump.items() if name != field})
    table = dump["table"]
    assert isinstance(table, dict)
    for field in table:
        with pytest.raises(cinderbox.CorruptState):
            game.load({**dump, "table": {name: value for name, value in table.items() if name != field}})


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_every_game_has_its_ledger(game: cinderbox.Game) -> None:
    assert len(ledger(game)) > 20


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_the_log_is_what_the_events_say(game: cinderbox.Game) -> None:
    state = game.start(seed=3)
    for _ in range(8):
        play(state, Random(3), 25)
        for viewer in viewers(state):
            texts = [event["text"] for event in state.events(viewer)]
            assert state.log(viewer) == texts and len(state.log_parts(viewer)) == len(texts)
            assert state.log(viewer, 5) == texts[5:]


def test_told_covers_all_that_the_api_tells_a_seat() -> None:
    state = cinderbox.games()[0].start(seed=1)
    promised = {
        "view",
        "actions",
        "prompt",
        "labels",
        "why_not",
        "rules",
        "log",
        "log_parts",
        "events",
        "key",
        "features",
        "to_act",
    }
    assert promised | {"mark", "question"} <= set(told(state, 0))
