"""A hand has no order that others could follow: what is played from it tells nothing about when it was drawn."""

from random import Random

import pytest

import cinderbox
from cinderbox.games.radlands import position, verbs
from cinderbox.games.radlands.game import Radlands
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.state import State
from cinderbox.proof.mood import Mood
from cinderbox.proof.setups import setups


def backs(state: State) -> list[list[int]]:
    """The backs in each hand, oldest first."""
    hands = [hand for seat in range(state.seats) for hand in state.held(seat)]
    return [[back for back in hand if state.cards.seen(back) != ALL] for hand in hands]


def ages(before: State, after: State) -> tuple[int, int, int] | None:
    """If one card was shown from a hand: how old its back is there, how old the card itself is, and of how many."""
    for hand in backs(before):
        faces = [before.cards.face[back] for back in hand]
        shown = [back for back in hand if after.cards.seen(back) == ALL]
        if len(shown) == 1 and len(set(faces)) == len(faces) > 1:
            return hand.index(shown[0]), faces.index(after.cards.face[shown[0]]), len(hand)
    return None


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_the_public_id_of_a_played_card_tells_nothing_about_when_it_was_drawn(game: cinderbox.Game) -> None:
    if not game.hands:
        pytest.skip("nobody has a hand of cards")
    starts, played = list(setups(game)), []
    for seed in range(16):
        seats, options = starts[seed % len(starts)]
        dice = Random(seed)
        state, mood = game.start(seats, seed, **options), Mood(game, dice)
        while not state.over:
            before, seat = state.clone(), dice.choice(state.to_act)
            state.apply(mood.choose(state, seat, dice), seat)
            if found := ages(before, state):
                played.append(found)
    if not played:
        pytest.skip("hands are shown as a whole, never a card by itself")
    assert len(played) >= 4
    assert all(back == 0 for back, _, _ in played), "whatever is played, it is the oldest back that goes"
    right, chance = sum(card == 0 for _, card, _ in played), sum(1 / count for _, _, count in played)
    assert right < chance + 5 * chance**0.5, f"the id tells the age of {right} of {len(played)} cards"


def test_a_card_taken_back_stays_known_whatever_else_is_played_and_is_itself_when_it_comes_again() -> None:
    game = cinderbox.game("radlands")
    assert isinstance(game, Radlands)
    state = position.lay(game, "P1: Reactor < Scout\nP hand: Muse, Doomsayer, Gunner, Scout\nwater: 9")
    scout = state.spots[1]
    assert scout is not None
    verbs.return_to_hand(state, 1)
    for play in ("play:gunner", "place:a2.1", "play:muse", "place:a3.1"):
        state.apply(play)
        world = state.determinize(1, 5)
        side = world.view(1)["table"]["sides"][0]  # type: ignore[index]
        assert side["known"] == ["scout"]
    state.apply("play:scout")
    state.apply("place:a1.1")
    again = state.spots[1]
    assert again is not None and again.back == scout.back
    assert state.view(1)["table"]["sides"][0]["known"] == [], "the other Scout was never seen"  # type: ignore[index]
