"""The kernel keeps the laws in a game of bluff, bag, secret put-backs and sealed stakes."""

import os
from dataclasses import replace
from random import Random

import pytest

from cinderbox.kernel.record import Record
from cinderbox.kernel.state import State
from cinderbox.proof.fuzz import Findings, fuzz, one_game
from cinderbox.proof.laws import laws, play
from cinderbox.proof.leak import everything_moves, hands_have_no_order, same_to, twins, viewers
from cinderbox.proof.setups import setups
from tests.kernel import toy

GAMES = int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))
STARTS = list(setups(toy.GAME))


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0]}-{start[1]['bag']}")
def test_every_state_of_the_toy_keeps_the_laws(start) -> None:
    always = tuple(replace(law, every=1) for law in laws(toy.LEDGER))
    found = Findings()
    for seed in range(GAMES):
        one_game(toy.GAME, start, seed, always, found)
    assert found.clean, "\n".join(map(str, found.finds))


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start[0]}-{start[1]['bag']}")
def test_nobody_can_tell_a_deal_from_the_truth_at_any_decision(start) -> None:
    seats, options = start
    for seed in range(100, 100 + GAMES):
        dice = Random(seed)
        state = toy.GAME.start(seats, seed, **options)
        while play(state, dice, 1):
            for viewer in viewers(state):
                complaints = same_to(state, viewer, dice.getrandbits(62), dice.getrandbits(62))
                complaints += twins(state, viewer, dice)
                complaints += hands_have_no_order(state, viewer, dice)
                complaints += everything_moves(state, viewer, dice)
                assert not complaints, "\n".join(complaints)


def test_the_fuzzer_finds_nothing_in_the_toy() -> None:
    found = fuzz(toy.GAME, 12, 1, pace=5, ledger=toy.LEDGER)
    assert found.games == 12 and found.clean, "\n".join(map(str, found.finds))


# -- each kind of secret by name --------------------------------------------------------------------------------------


def at(verb: str, seats: int = 2, skip: int = 0) -> State:
    """A state that asks for this verb."""
    for seed in range(skip, 500):
        state = toy.GAME.start(seats, seed)
        dice = Random(seed)
        while not state.over:
            if state.to_act and toy.GAME.text(state.actions()[0]).split(":")[0] == verb:
                return state
            play(state, dice, 1)
    raise AssertionError(verb)


def faces(state: State, zone: str, seat: int | None, count: int = 60) -> set[tuple[int, ...]]:
    """What lies in a zone, over many deals for a seat."""
    found = set()
    for seed in range(count):
        world = state.determinize(seat, seed)
        assert isinstance(world, toy.Toy)
        found.add(tuple(world.cards.face[back] for back in getattr(world, zone)))
    return found


def test_a_bluff_is_open_to_all_but_the_one_who_laid_the_card() -> None:
    state = at("doubt")
    doubter = state.to_act[0]
    assert len(faces(state, "middle", doubter)) > 1
    assert len(faces(state, "middle", 1 - doubter)) == 1
    assert len(faces(state, "middle", None)) > 1


def test_only_the_one_who_put_two_cards_back_knows_their_order() -> None:
    state = at("keep")
    seat = state.to_act[0]
    assert isinstance(state, toy.Toy)
    state.apply("swap")
    top = state.deck[-2:]
    assert all(state.cards.sees(seat, back) for back in top)
    assert not any(state.cards.sees(1 - seat, back) for back in top)


def test_a_piece_put_back_into_the_bag_is_lost_to_the_eye_at_the_next_draw() -> None:
    state = at("back")
    seat = state.to_act[0]
    assert isinstance(state, toy.Toy)
    state.apply(state.actions()[0])
    assert state.cards.sees(seat, state.bag[-1])
    state.shuffle(state.bag)
    assert not any(state.cards.sees(seat, back) for back in state.bag)


def test_stakes_may_be_of_different_length_and_arrive_in_any_order() -> None:
    first, second = toy.GAME.start(2, 5), toy.GAME.start(2, 5)
    lay = [toy.LAY + toy_face for toy_face in first.view(1)["mine"]["hand"]]  # type: ignore[index]
    for state, order in ((first, (0, 1, 1, 1)), (second, (1, 0, 1, 1))):
        answers = {0: [toy.STAKE], 1: [toy.STAKE + 2, *lay]}
        for seat in order:
            state.apply(answers[seat].pop(0), seat)
    assert first.digest() == second.digest()


def test_a_seat_that_has_committed_owes_nothing_until_all_have() -> None:
    state = toy.GAME.start(3, 1)
    state.apply("stake:0", 1)
    assert state.to_act == (0, 2) and state.actions(1) == []
    assert "player 1 and player 3" in state.prompt(1)


def test_an_unfinished_toy_game_replays_from_its_record() -> None:
    record = Record.start(toy.GAME, 3, 11, bag="no")
    state = record.begin(toy.GAME)
    dice = Random(2)
    for _ in range(25):
        seat = dice.choice(state.to_act)
        action = dice.choice(state.actions(seat))
        record.append(state, action, seat)
        state.apply(action, seat)
    record.close(state)
    again = Record.from_dict(record.to_dict())
    assert again.replay(toy.GAME).dump() == state.dump()
