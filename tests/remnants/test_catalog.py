"""What is printed on the pieces, for clients."""

from typing import Any

import cinderbox


def test_where_a_sign_says_when_a_card_works_its_sentence_does_not_say_it_again() -> None:
    game = cinderbox.game("remnants")
    printed: Any = game.catalog(game.complete({}))
    assert printed["cards"]["red_scrapper"]["text"].startswith("Battle: if you win")
    assert printed["cards"]["red_scrapper"]["says"].startswith("If you win")
    for one in [*printed["cards"].values(), *printed["developments"].values()]:
        assert not one["says"].startswith(("Battle:", "Permanent:", "Produce:", "Award:"))
