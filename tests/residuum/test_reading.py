"""The engine's menu against a second reading of the ledger, in crowded positions and in what becomes of them."""

from random import Random

import pytest

from cinderbox.games.residuum.state import ResiduumState
from cinderbox.proof.laws import play
from cinderbox.proof.mood import Mood
from tests.residuum import second_reading
from tests.residuum.crowd import crowded
from tests.residuum.reading import VERBS, Reading
from tests.residuum.second_reading import SecondReading
from tests.residuum.table import GAME, fight, texts


@pytest.mark.rule("RSD-PAY-01", "RSD-DEC-06", "RSD-AIM-02", "RSD-RUL-16", "RSD-RUL-17", "RSD-TERM-01")
@pytest.mark.parametrize("seed", range(12))
def test_the_menu_offers_what_the_ledger_allows_and_nothing_else(seed: int) -> None:
    dice = Random(seed)
    state = crowded(2 + seed % 3, dice.getrandbits(30), simpler=seed % 4 == 3)
    mood = Mood(GAME, dice)
    read = 0
    for _ in range(250):
        if state.over:
            break
        offered = texts(state)
        if "end" in offered:
            mine = {one for one in offered if one.partition(":")[0] in VERBS}
            assert mine == Reading(state).menu()
            read += 1
        play(state, dice, 1, mood)
    assert read


def free_move(state: ResiduumState) -> str:
    """Which free move is asked for, if any; it may end where the second reading says and nowhere else."""
    reading = SecondReading(state)
    kind = str((state.question(state.to_act[0]) or {}).get("name"))
    here = reading.table["battle"]["hex"] if reading.table["battle"] else "h0"
    ends = {"move_on": reading.goes_on, "leave_town": reading.goes_on, "withdraw": reading.withdraws}
    if kind in ends:
        assert set(texts(state)) == {f"to:{hex}" for hex in ends[kind](here)}
    if kind == "displace":
        assert set(texts(state)) == {f"on:{hex}" for hex in reading.settles(here)}
    return kind


@pytest.mark.rule(
    "RSD-CONT-01", "RSD-RADZ-01", "RSD-NUKE-01", "RSD-DISC-01", "RSD-DISC-04", "RSD-DISC-09", "RSD-RUL-42"
)
@pytest.mark.rule("RSD-RUL-58", "RSD-RUL-62", "RSD-RUL-64", "RSD-RUL-67", "RSD-RUL-69")
@pytest.mark.parametrize("seed", range(12))
def test_poison_cards_and_free_moves_are_as_the_ledger_allows(seed: int) -> None:
    dice = Random(1000 + seed)
    state = crowded(2 + seed % 3, dice.getrandbits(30), simpler=seed % 4 == 3)
    mood = Mood(GAME, dice)
    read = 0
    for _ in range(250):
        if state.over:
            break
        offered, reading = set(texts(state)), SecondReading(state)
        if "end" in offered:
            mine = {one for one in offered if one.partition(":")[0] in second_reading.VERBS}
            assert mine == reading.menu()
            read += 1
        free_move(state)
        play(state, dice, 1, mood)
    assert read


AROUND = [*[f"N{i}" for i in (0, 1, 2, 4, 5)], *[f"M{i}" for i in range(12)]]


@pytest.mark.rule("RSD-COUT-26", "RSD-RUL-64", "RSD-RUL-67", "RSD-RUL-69", "RSD-WITH-04", "RSD-WITH-06")
def test_a_beaten_basecamp_and_its_winners_go_where_the_ledger_allows() -> None:
    asked: list[str] = []
    for seed in range(30):
        dice = Random(seed)
        places = dice.sample(AROUND, len(AROUND))
        ground = ("wasteland", "wasteland", "woodland", "water_source", "radiation_zone", "contaminated_water")
        state = fight(
            "land: H water_source, " + ", ".join(f"{name} {dice.choice(ground)}" for name in ["N3", *AROUND]) + "\n"
            f"P1 basecamp: {places[0]} x\nP1 outriders: N3, {places[1]}\n"
            f"P1 outposts: N3 x, {places[2]}{dice.choice(['', ' x'])}\nP1 stock: food 1, tech 9\n"
            f"P2 basecamp: H x\nP2 outriders: H, {places[3]} n\nP2 outposts: {places[4]}\n"
            f"P3 basecamp: {places[5]} x\nP3 outposts: {places[6]}, {places[7]} x\n"
            "P3 outriders: " + ", ".join(places[8 : 8 + dice.randrange(7)]),
            f"move:[N3] to:[H] {dice.choice(['take_along', 'leave_behind'])} points:0",
            9,
            seats=3,
        )
        while (kind := free_move(state)) in ("displace", "withdraw"):
            asked.append(kind)
            play(state, dice, 1)
    assert asked.count("displace") >= 10 and asked.count("withdraw") >= 10, "both were asked often enough to tell"
