"""What clients are told beside a question is as its type says, in random games of every kind."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.resurgence.box import GAME
from tests.resurgence.table import start


@pytest.mark.parametrize(("seats", "encounters"), [(1, False), (2, True), (3, False)])
def test_every_question_is_as_its_type_says(seats: int, encounters: bool) -> None:
    asked = set()
    state, dice = start(seats, seed=seats, encounters=encounters), Random(seats)
    while not state.over:
        seat = dice.choice(state.to_act)
        told = state.question(seat)
        assert told is not None
        name = str(told["name"])
        asked.add(name)
        details = {key: value for key, value in told.items() if key not in ("name", "way_out")}
        kind = GAME.details().get(name)
        assert details == (msgspec.convert(details, kind, strict=True) if kind else {}), name
        state.apply(dice.choice(state.actions(seat)), seat)
    assert len(asked & set(GAME.details())) >= 6, "several types of details were seen to fit"
    table: Any = state.view(None)["table"]
    assert [one["total"] for one in table["players"]] == [sum(one["points"].values()) for one in table["players"]]


def test_all_types_of_details_belong_to_a_question() -> None:
    assert set(GAME.details()) <= set(GAME.questions())
