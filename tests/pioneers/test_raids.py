"""Raids: the defender sets the difficulty, the attacker answers it (ledger 2.25)."""

import pytest

from cinderbox.games.pioneers.state import PioneersState
from tests.pioneers.table import (
    asked,
    dice,
    discard,
    hand,
    hq,
    lay,
    pile,
    play,
    points,
    raid,
    structures,
    texts,
    town,
    why_not,
)

RAID = "P1 hand: raid\nP1 pile: 0 0 1\nP2 town: farm, school\nP2 pile: 2 2 0\n"


def won(state: PioneersState) -> bool:
    """Whether the attacker, P1, may choose a reward."""
    return asked(state) == "P1" and "lose:farm" in texts(state)


@pytest.mark.rule("PIO-RAID-01", "PIO-FX-05", "PIO-RUL-57")
def test_a_raid_is_played_on_an_opponent_and_discarded() -> None:
    for card in ("raid", "planned_raid"):
        state = play(lay(RAID.replace("raid", card)), f"play:{card}")
        assert texts(state) == ["target:2", "target:3"] and pile(state, "P1") == (0, 0, 0)
        play(dice(state, "66", "11"), "target:2")
        assert discard(state, "wastes") == [card] and asked(state) == "P1" and "end" in texts(state)


@pytest.mark.rule("PIO-RAID-02", "PIO-RAID-03", "PIO-RSP-03", "PIO-RUL-55")
def test_the_defender_spends_rolls_and_rerolls_any_result_first() -> None:
    state = play(lay(RAID + "P2 pile: 0 0 3\nP2 hand: flare_gun, farm"), "play:raid", "target:2")
    assert asked(state) == "P2" and set(texts(state)) == {"boost", "roll", "play:flare_gun"}
    dice(play(state, "boost"), "65", "11", "55")
    play(state, "roll")
    assert asked(state) == "P2" and set(texts(state)) == {"reroll", "accept"}, "12, and still it may be rolled again"
    play(state, "reroll")
    assert pile(state, "P2") == (0, 0, 1) and set(texts(state)) == {"reroll", "accept"}
    play(state, "accept")
    assert won(state), "3 was the difficulty, 10 beats it"


@pytest.mark.rule("PIO-RAID-04", "PIO-RUL-59")
def test_the_attacker_knows_the_difficulty_before_spending_and_playing() -> None:
    text = RAID + (
        "P1 hand: raid, hunting_rifle, armoury, arc_supply_drop, raid, viralz_horde\nP1 pile: 0 0 6\nP1 town: pig_pens"
    )
    state = play(dice(play(lay(text), "play:raid"), "44", "32"), "target:2")
    assert asked(state) == "P1"
    assert set(texts(state)) == {"boost", "roll", "play:hunting_rifle", "play:armoury", "activate:pig_pens"}
    for card in ("arc_supply_drop", "raid", "viralz_horde"):
        assert "PIO-RUL-59" in why_not(state, f"play:{card}")
    for act in ("plan", "wastes", "end", "pass"):
        assert act not in texts(state)
    play(state, "play:armoury", "play:hunting_rifle")
    dice(state, "32")
    play(state, "roll")
    assert won(state), "5 + 2 + 1 reaches 8"


@pytest.mark.rule("PIO-RAID-05", "PIO-RUL-55", "PIO-RSP-04", "PIO-RSP-05")
def test_the_attacker_rolls_again_only_below_the_difficulty() -> None:
    state = play(dice(play(lay(RAID + "P1 pile: 0 0 3"), "play:raid"), "44"), "target:2")
    dice(state, "12", "61", "53")
    play(state, "roll")
    assert asked(state) == "P1" and set(texts(state)) == {"reroll", "accept"}
    play(state, "reroll", "reroll")
    assert won(state) and pile(state, "P1") == (0, 0, 0) and "reroll" not in texts(state)


@pytest.mark.rule("PIO-RAID-06", "PIO-RAID-09", "PIO-RAID-10")
def test_equal_is_enough_for_the_attacker_and_less_is_nothing() -> None:
    assert won(raid(lay(RAID), "P2", "34", "25"))
    state = raid(lay(RAID), "P2", "34", "24")
    assert not won(state) and structures(state, "P2") == ["farm", "school"] and pile(state, "P2") == (2, 2, 0)
    assert "end" in texts(state)


@pytest.mark.rule("PIO-RAID-07", "PIO-RUL-58", "PIO-RUL-52")
def test_the_attacker_may_have_a_structure_discarded_but_never_the_hq() -> None:
    state = raid(lay(RAID), "P2", "11", "66")
    assert set(texts(state)) == {"decline", "lose:farm", "lose:school", "take:food", "take:credits"}
    play(state, "lose:school")
    assert structures(state, "P2") == ["farm"] and discard(state, "market") == ["school"]
    assert pile(state, "P2") == (2, 2, 0) and pile(state, "P1") == (0, 0, 0)


@pytest.mark.rule("PIO-RAID-08", "PIO-RUL-58")
def test_or_take_two_resources() -> None:
    state = play(raid(lay(RAID), "P2", "11", "66"), "take:food")
    assert set(texts(state)) == {"take:food", "take:credits"}, "the second must follow, and no structure goes"
    play(state, "take:credits")
    assert pile(state, "P2") == (1, 1, 0) and pile(state, "P1") == (1, 1, 0) and len(structures(state, "P2")) == 2
    assert "end" in texts(state)


@pytest.mark.rule("PIO-RUL-58")
def test_the_attacker_may_take_nothing_or_what_there_is() -> None:
    state = play(raid(lay(RAID), "P2", "11", "66"), "decline")
    assert pile(state, "P2") == (2, 2, 0) and len(structures(state, "P2")) == 2
    state = play(raid(lay(RAID + "P2 pile: 0 1 0"), "P2", "11", "66"), "take:credits")
    assert pile(state, "P1") == (0, 1, 0) and "end" in texts(state)


@pytest.mark.rule("PIO-RUL-58", "PIO-RUL-61", "PIO-PLAY-07")
def test_a_structure_that_is_saved_ends_the_raid_without_a_reward() -> None:
    state = raid(lay(RAID + "P2 hand: reinforced_walls\nP2 pile: 2 2 1"), "P2", "11", "66")
    play(state, "lose:farm")
    assert asked(state) == "P2" and set(texts(state)) == {"decline", "save:reinforced_walls"}
    play(state, "save:reinforced_walls")
    assert structures(state, "P2") == ["farm", "school"] and asked(state) == "P1" and "end" in texts(state)
    assert pile(state, "P2") == (2, 2, 0) and pile(state, "P1") == (0, 0, 0)


@pytest.mark.rule("PIO-RUL-56", "PIO-RUL-75", "PIO-SUR-03")
def test_survivors_and_towns_count_on_both_sides_each_in_its_part() -> None:
    text = RAID + (
        "order: P1, P2, P3\nP1 survivor: sarge\nP2 survivor: juno_pike\n"
        "P1 town: redcap, watchtower\nP2 town: farm, palisade, twitch\n"
    )
    # defender 1 (Juno Pike) + 3 (Palisade) + 4 rolled = 8; attacker 2 (Sarge) + 3 (Redcap) + 3 rolled = 8
    assert won(raid(lay(text), "P2", "22", "12"))
    assert not won(raid(lay(text), "P2", "23", "12"))


@pytest.mark.rule("PIO-RUL-57")
def test_a_planned_raid_adds_two() -> None:
    text = RAID.replace("raid", "planned_raid")
    assert won(raid(lay(text), "P2", "44", "33", "planned_raid"))
    assert not won(raid(lay(text), "P2", "44", "32", "planned_raid"))


@pytest.mark.rule("PIO-RUL-59", "PIO-HQ-07")
def test_a_structure_played_in_the_raid_may_make_the_town_large_and_martial() -> None:
    text = RAID + "P1 town: farm, farm, farm, school, clinic\nP1 hand: raid, saloon\nP1 pile: 0 0 2"
    state = play(dice(play(lay(text), "play:raid"), "44"), "target:2")
    play(dice(state, "33"), "play:saloon", "hq:martial")
    assert hq(state, "P1") == "hq_large_martial" and points(state, "P1") == 2
    assert won(state), "6 + 2"


@pytest.mark.rule("PIO-RUL-59", "PIO-RUL-63")
def test_activations_may_be_used_before_the_attackers_roll() -> None:
    text = RAID + "P1 town: workshop, pig_pens\nP1 pile: 0 1 1"
    state = play(dice(play(lay(text), "play:raid"), "44"), "target:2")
    play(dice(state, "33"), "activate:workshop", "boost", "boost", "activate:pig_pens")
    assert pile(state, "P1") == (3, 0, 0) and town(state, "P1") == ["workshop"]
    assert won(state)


@pytest.mark.rule("PIO-RUL-06", "PIO-RUL-58", "PIO-RUL-72")
def test_loot_that_does_not_fit_is_discarded_afterwards() -> None:
    text = RAID + "P1 pile: 2 2 2\nP1 survivor: sarge\norder: P1, P2, P3"
    state = raid(lay(text), "P2", "11", "66")
    play(state, "take:credits", "take:credits")
    assert pile(state, "P1") == (2, 4, 2) and texts(state, "discard") == ["food", "credits", "response"]
    play(state, "discard:food", "discard:food")
    assert pile(state, "P1") == (0, 4, 2) and "end" in texts(state)


@pytest.mark.rule("PIO-RUL-57", "PIO-RUL-67")
def test_no_immunity_stops_a_raid() -> None:
    state = play(lay(RAID + "P2 town: farm, water_purifier, ascendant_envoy"), "play:raid")
    assert "target:2" in texts(state)
    assert hand(state, "P1") == []
