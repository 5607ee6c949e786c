"""The engine and the second reading agree, over random games of every number of players."""

from random import Random
from typing import Any

import pytest

from cinderbox.games.remnants.state import RemnantsState
from tests.remnants import second_reading as reading
from tests.remnants.table import PLAYERS, start, texts


def compare(state: RemnantsState, met: dict[str, int]) -> None:
    """The question before the first seat that is asked, if it is one that was read twice."""
    table: Any = state.view(None)["table"]
    seat = state.to_act[0]
    question = state.question(seat)
    assert question is not None
    name = str(question["name"])
    if name == "move_to":
        assert set(texts(state, "to")) == reading.reach(table, seat, question["start"])  # type: ignore[arg-type]
    elif name == "choose_site":
        found = {frozenset(site.upper().split("-")) for site in texts(state, "site")}
        assert found == reading.sites(table, str(question["development"]))
    elif name == "bid":
        assert {int(bid) for bid in texts(state, "bid")} == reading.bids(table, seat)
    else:
        return
    met[name] = met.get(name, 0) + 1


def compare_awards(before: RemnantsState, after: RemnantsState, met: dict[str, int]) -> None:
    """What was awarded in this step, unless figures moved or fell before it."""
    table: Any = before.view(None)["table"]
    news = after.events(None, before.told_count(None))
    if not [event for event in news if event["kind"] in ("move", "enter", "figure_lost", "figure_spared")]:
        for event in news:
            if event["kind"] == "award":
                seat = int(str(event["seat"]))
                assert event["renown"] == reading.award(table, seat), PLAYERS[seat]
                met["award"] = met.get("award", 0) + 1


@pytest.mark.rule("COR-MOVE-10", "COR-PROD-05", "COR-AWARD-01", "COR-RUL-51")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_and_the_second_reading_agree(seats: int) -> None:
    met: dict[str, int] = {}
    for seed in range(2):
        dice, state = Random(seed), start(seats, seed=seed)
        while not state.over and state.round < 9:
            compare(state, met)
            before = state.clone()
            state.apply(dice.choice(state.actions()))
            if state.round > before.round >= 1 or state.over:
                compare_awards(before, state, met)
    assert min(met.get(name, 0) for name in ("move_to", "choose_site", "bid", "award")) > 5
