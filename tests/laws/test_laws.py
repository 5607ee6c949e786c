"""Every game keeps every law, at every decision of random games with every seat count and option set.

CINDERBOX_LAW_GAMES sets how many games are played for each law and start; costly laws look at some decisions only.
"""

import json
import os
from pathlib import Path
from random import Random

import pytest

import cinderbox
from cinderbox.kernel.state import State
from cinderbox.proof.laws import Law, laws, play, setups
from cinderbox.proof.leak import told, viewers
from cinderbox.proof.ledger import rules
from cinderbox.proof.mood import Mood

GAMES = int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))
ROOT = Path(__file__).resolve().parents[2]
Start = tuple[cinderbox.Game, int, dict[str, object]]
STARTS: list[Start] = [(game, seats, options) for game in cinderbox.games() for seats, options in setups(game)]


def start_name(start: Start) -> str:
    return "-".join([start[0].id, str(start[1]), *map(str, start[2].values())])


def ledger(game: cinderbox.Game) -> frozenset[str]:
    return rules(ROOT, game.id)


def broken(law: Law, state: State, dice: Random, where: str) -> None:
    """Fail with what the law complains of and how to get there."""
    complaints = law.check(state, dice)
    assert not complaints, "\n".join([f"law {law.number}, {law.title}; {where}:", *complaints])


every_start = pytest.mark.parametrize("start", STARTS, ids=start_name)


@every_start
@pytest.mark.parametrize("number", [law.number for law in laws()])
def test_every_state_of_a_game_keeps_the_law(start: Start, number: int) -> None:
    game, seats, options = start
    law = next(law for law in laws(ledger(game)) if law.number == number)
    for seed in range(GAMES):
        dice = Random(f"{number} {seed}")
        mood = Mood(game, dice)
        state = game.start(seats, seed, **options)
        broken(law, state, dice, f"seed {seed}, at the start")
        for decision in range(1, game.bound + 1):
            if not play(state, dice, 1, mood):
                break
            if state.over or dice.randrange(law.every) == 0:
                broken(law, state, dice, f"seed {seed}, after {decision} decisions")
        assert state.over, f"seed {seed}: the game goes on after {game.bound} decisions"


@every_start
def test_worlds_that_a_seat_thinks_possible_keep_the_laws_too(start: Start) -> None:
    game, seats, options = start
    dice = Random(7)
    state = game.start(seats, 7, **options)
    while not state.over:
        if dice.randrange(12) == 0:
            viewer, seed = dice.choice(viewers(state)), dice.getrandbits(62)
            world = state.determinize(viewer, seed)
            law = dice.choice(laws(ledger(game)))
            broken(law, world, dice, f"dealt for {viewer} from {seed}")
            play(world, dice, dice.randrange(30))
            law = dice.choice(laws(ledger(game)))
            broken(law, world, dice, f"dealt for {viewer} from {seed} and played on")
            play(world, dice, game.bound)
            assert world.over
        play(state, dice, 1)


@every_start
def test_the_same_seed_and_actions_give_the_same_game(start: Start) -> None:
    game, seats, options = start
    for seed in range(GAMES):
        one, other = game.start(seats, seed, **options), game.start(seats, seed, **options)
        assert one.dump() == other.dump()
        for seat, action in play(one, Random(seed), game.bound):
            other.apply(game.text(action), seat)
        assert one.over and one.dump() == other.dump() and one.digest() == other.digest()


@every_start
def test_another_seed_gives_another_game(start: Start) -> None:
    game, seats, options = start
    assert len({game.start(seats, seed, **options).digest() for seed in range(8)}) == 8


@every_start
def test_old_states_stay_still(start: Start) -> None:
    game, seats, options = start
    state = game.start(seats, 3, **options)
    album = []
    while not state.over:
        old = state.clone()
        album.append((old, json.dumps(old.dump()), old.log(0)))
        play(state, Random(len(album)), 1)
    for old, dump, log in album:
        assert json.dumps(old.dump()) == dump
        assert old.log(0) == log


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
        for _, options in [one for one in setups(game) if one[0] == seats]:
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


def test_told_covers_all_that_the_api_tells_a_seat() -> None:
    state = cinderbox.games()[0].start(seed=1)
    promised = {"view", "actions", "prompt", "labels", "why_not", "rules", "log", "events", "key", "features", "to_act"}
    assert promised | {"mark", "question"} <= set(told(state, 0))
