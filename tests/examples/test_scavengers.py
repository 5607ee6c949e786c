"""The example game, loaded from its folder: it keeps all laws; bots, terminal and server play it."""

import asyncio
from pathlib import Path
from random import Random

import pytest

import cinderbox
from cinderbox import bots
from cinderbox.games import FOLDERS
from cinderbox.kernel.state import State
from cinderbox.proof.laws import laws, play
from cinderbox.proof.setups import setups
from cinderbox.proof.trial import Trial
from cinderbox.server.settings import Settings
from tests.cli.conftest import Terminal, cinderbox_
from tests.server.serving import Served, client, served

__all__ = ["cinderbox_"]

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "scavengers"


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> cinderbox.Game:
    monkeypatch.setenv(FOLDERS, str(FOLDER))
    return cinderbox.game("scavengers")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_every_law(game: cinderbox.Game, seats: int) -> None:
    for options in [options for count, options in setups(game) if count == seats]:
        assert Trial(game.start(seats, 7, **options), Random(seats), laws()).run() is None


def test_worlds_that_a_seat_thinks_possible_keep_them_too(game: cinderbox.Game) -> None:
    dice = Random(3)
    state = game.start(3, 3)
    while not state.over:
        world = state.determinize(dice.choice([None, 0, 1, 2]), dice.getrandbits(60))
        law = dice.choice(laws())
        assert law.check(world, dice) == []
        play(state, dice, 1)


def after(game: cinderbox.Game, *actions: str, seed: int = 1) -> State:
    """Two players; who owes a choice first does the next of these."""
    state: State = game.start(2, seed)
    for action in actions:
        state.apply(action)
    return state


def holding(game: cinderbox.Game, card: str, *first: str) -> State:
    """A deal in which the first player can use a card after these actions."""
    for seed in range(200):
        state = after(game, *first, seed=seed)
        if f"use:{card}" in [game.text(action) for action in state.actions(0)]:
            return state
    raise AssertionError(f"nobody has a {card}")


def texts(state: State, seat: int) -> list[str]:
    return [state.game.text(action) for action in state.actions(seat)]


def test_the_well_is_shared_and_the_ruins_are_best_alone(game: cinderbox.Game) -> None:
    both = after(game, "go:well", "go:well")
    assert numbers(both, "Water") == [1, 1]
    apart = after(game, "go:well", "go:ruins")
    assert numbers(apart, "Water") == [3, 0]
    assert [len(cards(apart, None, "Hand", seat)) for seat in (0, 1)] == [2, 4]


def numbers(state: State, name: str) -> list[object]:
    return [group["number"] for group in state.groups(None) if group["name"] == name]


def cards(state: State, seat: int | None, name: str, whose: int) -> list[object]:
    (found,) = [group for group in state.groups(seat) if group["name"] == name and group["seat"] == whose]
    shown = found["cards"]
    assert isinstance(shown, list)
    return shown


def test_hiding_has_a_price(game: cinderbox.Game) -> None:
    state = after(game, "go:well", "go:depot")
    assert state.label("hide", 0) == "Hide (1 water)"
    state.apply("hide")
    state.apply(state.actions(0)[0])
    assert numbers(state, "Water") == [2, 1]
    assert "You have no water." in after(game, "go:ruins", "go:depot").why_not("hide", 0)


def test_a_crate_gives_two_cards_and_hides_one(game: cinderbox.Game) -> None:
    state = holding(game, "crate", "go:well", "go:depot")
    state.apply("use:crate")
    assert len(cards(state, 0, "Hand", 0)) == 3
    assert {text.partition(":")[0] for text in texts(state, 0)} == {"stash"}
    state.apply(state.actions(0)[0])
    assert "end" in texts(state, 0)
    assert len(cards(state, 0, "Hand", 0)) == 2 and len(cards(state, None, "Stash", 0)) == 1


def test_a_radio_carries_out_the_effect_of_the_top_card(game: cinderbox.Game) -> None:
    seen = set()
    for seed in range(60):
        state = after(game, "go:well", "go:depot", seed=seed)
        if "use:radio" in texts(state, 0):
            state.apply("use:radio")
            seen.add(state.log(None)[-1].partition("turns over a ")[2])
            inside = texts(state, 0)[0].startswith("stash:")
            if state.log(None)[-1] == "Player 1 turns over a medicine.":
                assert not inside
            if "crate" in state.log(None)[-3] and "turns over" in state.log(None)[-3]:
                assert inside
    assert "medicine." in seen


def test_nobody_else_learns_what_is_hidden(game: cinderbox.Game) -> None:
    state = after(game, "go:well", "go:depot")
    before = cards(state, 0, "Hand", 0)
    state.apply("hide")
    assert state.actions(1) == [] and "player 1" in state.prompt(1)
    state.apply(state.actions(0)[0])
    assert cards(state, 1, "Stash", 0) == [None] and cards(state, 0, "Stash", 0)[0] in before
    assert state.log(1)[-1] == "Player 1 hides a card."


def test_a_game_is_scored_by_what_was_hidden_and_what_water_is_left(game: cinderbox.Game) -> None:
    state = game.start(2, 5)
    play(state, Random(5), game.bound)
    assert state.outcome is not None
    assert [line for line, _ in state.outcome.sheet] == ["hidden cards", "water"]
    assert state.outcome.scores == tuple(map(sum, zip(*[row for _, row in state.outcome.sheet], strict=True)))


def test_at_the_end_all_that_was_hidden_is_shown(game: cinderbox.Game) -> None:
    state = game.start(2, 5)
    play(state, Random(5), game.bound)
    log = state.log(None)
    hidden = [sum(line == f"Player {who} hides a card." for line in log) for who in (1, 2)]
    assert [sum(line.startswith(f"Player {who} had hidden") for line in log) for who in (1, 2)] == hidden
    assert sum(hidden) > 3 and [cards(state, None, "Stash", seat) for seat in (0, 1)] == [[], []]
    shown = [group["cards"] for group in state.groups(None) if group["name"] == "Discard"]
    assert len(shown) == 1 and isinstance(shown[0], list) and None not in shown[0]


@pytest.mark.parametrize("kind", ["random", "greedy:beam=2,worlds=1", "search:iterations=4,beam=2"])
def test_bots_play_it(game: cinderbox.Game, kind: str) -> None:
    state = game.start(3, 2)
    seated = [bots.parse(kind, game.id, seed=seat) for seat in range(3)]
    while not state.over:
        seat = state.to_act[0]
        state.apply(seated[seat].choose(bots.sight(state, seat, 1)), seat)
    assert state.outcome is not None


def test_a_bot_that_plans_beats_one_that_does_not(game: cinderbox.Game) -> None:
    won = 0
    for seed in range(10):
        state = game.start(2, seed)
        seated = [bots.parse(kind, game.id, seed=seed) for kind in ("greedy:beam=4,worlds=1", "random")]
        while not state.over:
            seat = state.to_act[0]
            state.apply(seated[seat].choose(bots.sight(state, seat, 1)), seat)
        assert state.outcome is not None
        won += state.outcome.winners == (0,)
    assert won >= 6


def test_it_is_played_in_the_terminal_on_the_plain_board(cinderbox_: Terminal) -> None:
    said = cinderbox_("play", "--game", FOLDER, "--seed", 1, "--against", "random", typed="1\n" * 200)
    assert said.code == 0, said.err
    assert "Deck: 32" in said.out and "Player 1 (you)" in said.out and "Hand: ?, ?" in said.out
    assert "The city is searched." in said.out and "hidden cards" in said.out


@pytest.mark.parametrize("named", [("--game", FOLDER), (FOLDER,)], ids=["as an option", "as the game"])
def test_a_game_that_is_left_says_how_to_go_on(cinderbox_: Terminal, named: tuple[object, ...]) -> None:
    said = cinderbox_("play", *named, "--seed", 1, "--against", "random", typed="1\nquit\n")
    assert f"cinderbox play --game {FOLDER} --resume" in said.out


def test_what_the_fuzzer_finds_in_a_folder_is_seen_again_by_the_commands_it_names(
    cinderbox_: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "hasty"
    folder.mkdir()
    written = (FOLDER / "game.py").read_text(encoding="utf-8")
    hasty = written.replace('id="scavengers"', 'id="hasty"').replace("bound=500", "bound=5")
    (folder / "game.py").write_text(hasty, encoding="utf-8")
    said = cinderbox_("fuzz", folder, "--games", 1)
    assert said.code == 1 and "FOUND bound" in said.out
    named = [line.split()[1:] for line in said.out.splitlines() if line.startswith("  cinderbox ")]
    assert [command[0] for command in named] == ["fuzz", "watch"]
    again, watch = named
    monkeypatch.setenv(FOLDERS, "")  # as in another shell
    assert "bound" in cinderbox_(*again).out
    monkeypatch.setenv(FOLDERS, "")
    seen = cinderbox_(*watch, typed="end\nq\n")
    assert seen.code == 0 and "Rounds played" in seen.out


async def whole_game(at: Served, id: str, secret: str) -> None:
    """Take the first action that is open, again and again, until the game is over."""
    async with client(at, id, secret) as ann:
        groups = ann.scene["view"]["table"]["groups"]
        assert {"name": "Deck", "seat": None, "number": 32} in groups
        while ann.scene["outcome"] is None:
            if ann.open():
                await ann.act(ann.open()[0])
            await ann.expect("change", "scene")


def test_it_is_played_on_a_server_against_a_bot(tmp_path: Path) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    with served(Settings(database=str(tmp_path / "tables.db"), pace=0.0, limits=False)) as at:
        assert "scavengers" in [one["id"] for one in at.http.get("/api/games").json()]
        assert at.http.get("/api/games/scavengers/help").json()["markdown"].startswith("# Scavengers")
        id, (secret,) = at.make(seats, game="scavengers")
        asyncio.run(asyncio.wait_for(whole_game(at, id, secret), 300))
        assert at.http.get(f"/api/tables/{id}").json()["status"] == "over"
