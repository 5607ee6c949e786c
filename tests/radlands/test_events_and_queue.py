"""Events, the queue, and when they resolve (ledger section 7, events and queue; rules 2.14)."""

import pytest

from tests.radlands.table import column, discards, lay, queue


@pytest.mark.rule("RAD-EX-10", "RAD-TRN-03", "RAD-TRN-04", "RAD-RUL-52")
def test_my_event_on_space_1_resolves_and_then_the_others_step_forward() -> None:
    state = lay("P queue: Banish, Radiation, -\nO1: Pillbox < Muse\nphase: events")
    assert column(state, "O1") == "Pillbox"
    assert discards(state) == ["Muse", "Banish"]
    assert queue(state, "P") == "Radiation, -, -"
