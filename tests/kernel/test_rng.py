"""The generator gives the same numbers on every machine and build."""

from collections import Counter

import cinderbox
from cinderbox.kernel.rng import Rng, fold, scramble, seeded


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == [257, 695, 644, 105, 648, 74, 155, 508]
    assert [int(scramble(x)) for x in (1, 2, 3)] == [2558316640067307269, 3844605060809681530, 2185194620014831856]


def test_any_int_is_a_seed() -> None:
    assert int(seeded(0)) == 4317950970093079525
    assert int(seeded(-1)) == 4112804018574486359
    assert int(seeded(2**200)) == 713400965223086339
    assert len({int(seeded(seed)) for seed in range(-500, 500)}) == 1000


def test_a_shuffle_is_of_the_seed_too() -> None:
    rng, cards = Rng(1), list(range(10))
    rng.shuffle(cards)
    assert cards == [0, 8, 2, 9, 5, 4, 7, 6, 1, 3]
    assert rng.number() == 0.6423198062824984


def test_numbers_are_spread_evenly() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(1800 < count < 2200 for count in counts.values())
    assert all(0 <= rng.number() < 1 for _ in range(1000))


def test_a_running_hash_minds_the_order() -> None:
    assert fold(fold(0, 1), 2) != fold(fold(0, 2), 1)
    assert int(fold(1, 2)) == 4584907708294345755


def test_short_rows_of_events_have_hashes_of_their_own() -> None:
    hashes = {int(fold(fold(fold(0, a), b), c)) for a in range(20) for b in range(20) for c in range(20)}
    assert len(hashes) == 8000


def test_a_seed_known_to_both_deals_no_truth() -> None:
    game = cinderbox.games()[0]
    same = 0
    for seed in range(20):
        state = game.start(seed=seed)
        same += state.determinize(0, seed).cards.face == state.cards.face
    assert same == 0, "dealing anew with the game's own seed must not deal the game itself"
