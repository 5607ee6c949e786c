"""The audit itself: whatever a torture could do to a table, the audit sees it."""

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cinderbox.table import scene
from cinderbox.table.entry import Act, Timeout
from tests.faults.audit import NOBODY, Ledger
from tests.faults.eyes import Eyes
from tests.table.tables import play, table, twin

SECRETS = ["ann's secret", "bob's secret"]


class Kept:
    """A table with its rows, and what its people were told while it was played."""

    def __init__(self) -> None:
        self.table = table(seed=3)
        self.eyes = [Eyes(seat) for seat in (0, 1, None)]
        self.people: list[Any] = [
            SimpleNamespace(seat=seat, secret=secret, acknowledged=[], sent=set(), shown=[], heard=[])
            for seat, secret in ((0, SECRETS[0]), (1, SECRETS[1]), (None, ""))
        ]
        self.sitting: Any = SimpleNamespace(id="t", secrets=SECRETS, people=self.people, over=False)
        self.tell()
        for step in range(30):
            numbers = list(self.table.numbers)
            play(self.table, Random(step), 1)
            done = self.table.entries[-1]
            assert isinstance(done, Act)
            click = (done.seat, numbers[done.seat], done.action)
            self.people[done.seat].sent.add(click)
            self.people[done.seat].acknowledged.append(click)
            self.tell()

    def tell(self) -> None:
        for eyes, person in zip(self.eyes, self.people, strict=True):
            eyes.take(scene.scene(self.table, eyes.seat, 0.0, NOBODY))
            person.shown.append(eyes.shown())
            person.heard.append("{}")

    @property
    def rows(self) -> list[tuple[int, str]]:
        return [(n + 1, msgspec.json.encode(entry).decode()) for n, entry in enumerate(self.table.entries)]

    def wrong(self, rows: list[tuple[int, str]]) -> list[str]:
        ledger = Ledger(self.table.header)
        return (
            ledger.read(rows) + ledger.missing(self.sitting) + ledger.made_up(self.sitting) + ledger.leaks(self.sitting)
        )


@pytest.fixture
def kept() -> Kept:
    return Kept()


def test_a_table_that_is_as_people_were_told_is_right(kept: Kept) -> None:
    assert kept.wrong(kept.rows) == []


def test_a_lost_action_is_missed_by_whoever_was_told_of_it(kept: Kept) -> None:
    wrong = kept.wrong(kept.rows[:-1])
    assert any("was acknowledged" in one for one in wrong) and any("never was" in one for one in wrong)


def test_a_hole_is_seen(kept: Kept) -> None:
    assert "holes" in kept.wrong(kept.rows[:10] + kept.rows[11:])[0]


def test_entries_that_change_between_two_audits_are_seen(kept: Kept) -> None:
    ledger = Ledger(kept.table.header)
    assert ledger.read(kept.rows[:10]) == [] and ledger.read(kept.rows[:20]) == []
    assert "gone or have changed" in ledger.read(kept.rows[:15])[0]


def test_an_action_that_nobody_took_is_seen(kept: Kept) -> None:
    click = kept.people[0].acknowledged.pop()
    kept.people[0].sent.remove(click)
    assert kept.wrong(kept.rows) == [f"nobody sent {click}"]


def test_a_clock_that_ran_out_is_seen(kept: Kept) -> None:
    kept.table.take(Timeout(2.0, 1))
    assert "ran out" in kept.wrong(kept.rows)[0]


def test_a_hand_that_others_were_shown_is_seen(kept: Kept) -> None:
    eyes = Eyes(1)
    eyes.take({**scene.scene(kept.table, 0, 0.0, NOBODY), "number": kept.table.numbers[1]})
    kept.people[1].shown.append(eyes.shown())
    assert kept.wrong(kept.rows) == [f"seat 1 was shown a question {kept.table.numbers[1]} that never was"]


def test_a_seed_and_the_secret_of_another_are_seen(kept: Kept) -> None:
    kept.people[0].heard.append(f'{{"secret":"{SECRETS[1]}"}}')
    kept.people[2].heard.append(f'{{"seed":"{kept.table.header.seed}"}}')
    assert len(kept.wrong(kept.rows)) == 2


def test_a_deal_for_other_eyes_looks_different(kept: Kept) -> None:
    """Else the comparison with a table dealt anew would prove nothing."""
    mine, other = Eyes(0), Eyes(0)
    mine.take(scene.scene(kept.table, 0, 0.0, NOBODY))
    other.take(scene.scene(twin(kept.table, 1, 5), 0, 0.0, NOBODY))
    assert mine.shown() != other.shown()
