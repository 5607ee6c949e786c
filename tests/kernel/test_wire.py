"""Numbers as clients of every game are shown them."""

import pytest

from cinderbox.kernel.wire import counted, per_cent


@pytest.mark.parametrize(
    ("ways", "of", "said"), [(0, 36, 0), (1, 1296, 1), (21, 36, 58), (1, 2, 50), (1295, 1296, 99), (36, 36, 100)]
)
def test_a_chance_is_certain_only_if_it_is(ways: int, of: int, said: int) -> None:
    assert per_cent(ways, of) == said


def test_a_number_on_a_slip_says_how_far_it_goes() -> None:
    assert counted("tech", 2, True, False) == {"wish": "tech", "n": 2, "less": 1, "more": None}
    assert counted("tech", 0, False, True) == {"wish": "tech", "n": 0, "less": None, "more": 1}
