"""Intervals, against values from the literature and worked by hand."""

import pytest

from cinderbox.experiments.stats import mean, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # Newcombe (1998), table I, Wilson's method without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_bounds(successes, trials, low, high):
    found = wilson(successes, trials)
    assert found.value == successes / trials
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_wilson_is_the_same_seen_from_the_other_side():
    won, lost = wilson(30, 100), wilson(70, 100)
    assert won.low == pytest.approx(1 - lost.high) and won.high == pytest.approx(1 - lost.low)


def test_all_or_nothing_stays_within_bounds():
    assert wilson(0, 5).low == 0.0 and wilson(5, 5).high == 1.0
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_more_successes_than_trials_is_an_error():
    with pytest.raises(ValueError, match="6 successes in 5 trials"):
        wilson(6, 5)


def test_the_mean_comes_with_its_interval():
    found = mean([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert found.value == 5.0
    assert found.high - found.value == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5, abs=1e-6)
    assert mean([3.0]).low == 3.0 and mean([]).value == 0.0
