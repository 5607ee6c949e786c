"""Attack cards, dice and response tokens (ledger 2.23, 2.24)."""

import pytest

from cinderbox.games.pioneers.state import PioneersState
from tests.pioneers.table import (
    CATALOG,
    asked,
    attack,
    dice,
    discard,
    hand,
    lay,
    people,
    pile,
    play,
    points,
    press,
    raid,
    structures,
    table,
    texts,
    town,
    why_not,
)

AMBUSH = "P1 hand: bandit_ambush\nP1 pile: 0 0 1\nP2 pile: 3 0 0\n"  # difficulty 8; the attacker takes 2 resources


def held(state: PioneersState) -> bool:
    """Whether P2 has come through Bandit Ambush: nobody takes anything."""
    return asked(state) == "P1" and not texts(state, "take") and pile(state, "P2")[0] == 3


@pytest.mark.rule("PIO-ATK-01", "PIO-FX-05")
def test_an_attack_is_played_on_one_opponent_and_discarded() -> None:
    state = play(lay(AMBUSH), "play:bandit_ambush")
    assert texts(state) == ["target:2", "target:3"]
    dice(state, "66")
    play(state, "target:3")
    assert discard(state, "wastes") == ["bandit_ambush"] and pile(state, "P1") == (0, 0, 0)
    assert asked(state) == "P1" and "end" in texts(state)


@pytest.mark.rule("PIO-ATK-02", "PIO-ATK-13")
def test_every_attack_names_its_difficulty_by_size_and_what_failure_means() -> None:
    named = {
        card["id"]: tuple(card["difficulty"][size] for size in ("small", "medium", "large"))
        for card in CATALOG["cards"].values()
        if card["type"] == "attack"
    }
    assert named == {
        "viralz_horde": (7, 9, 11),
        "ascendant_strike": (9, 9, 9),
        "bandit_ambush": (8, 8, 8),
        "saboteurs": (8, 9, 10),
        "viralz_brute": (8, 10, 12),
        "kidnappers": (9, 9, 9),
        "arson": (8, 8, 8),
        "plague_rats": (8, 8, 8),
    }
    assert all("Failure" in CATALOG["cards"][card]["text"] for card in named)


@pytest.mark.rule("PIO-ATK-03", "PIO-RUL-53")
def test_the_attacker_has_no_part_in_the_roll() -> None:
    strong = AMBUSH + "P1 town: armoury, armoury\nP1 survivor: brick_halloran\norder: P1, P2, P3\nP1 pile: 0 0 6\n"
    state = attack(lay(strong), "bandit_ambush", "P2", "44")
    assert held(state), "8 against 8, whatever the attacker is made of"
    assert "boost" not in texts(state)


@pytest.mark.rule("PIO-ATK-04", "PIO-ATK-09", "PIO-ATK-10")
def test_two_dice_against_the_difficulty_and_equal_is_enough() -> None:
    assert held(attack(lay(AMBUSH), "bandit_ambush", "P2", "26"))
    state = attack(lay(AMBUSH), "bandit_ambush", "P2", "25")
    assert not held(state) and pile(state, "P2") == (1, 0, 0), "two of three food: no choice"


@pytest.mark.rule("PIO-ATK-05", "PIO-SUR-03", "PIO-RUL-56")
def test_the_survivor_of_the_defender_is_added() -> None:
    for one, bonus in (
        ("brick_halloran", 3),
        ("sarge", 2),
        ("juno_pike", 1),
        ("pete", 1),
        ("the_chemist", 0),
        ("lou_anne", 0),
    ):
        text = AMBUSH + f"P2 survivor: {one}\norder: P1, P2, P3\n"
        low = 7 - bonus
        fails = attack(lay(text), "bandit_ambush", "P2", f"{low // 2}{low - low // 2}")
        press(fails, "accept")
        assert not held(fails)
        low += 1
        assert held(attack(lay(text), "bandit_ambush", "P2", f"{low // 2}{low - low // 2}"))


@pytest.mark.rule("PIO-ATK-06", "PIO-RUL-75")
def test_what_the_town_gives_is_added_up_copies_too() -> None:
    state = lay(AMBUSH + "P2 town: watchtower, watchtower, armoury, body_armour, hunting_rifle")
    assert held(attack(state, "bandit_ambush", "P2", "11")), "2 + 1 + 1 + 2 + 1 + 1"
    state = lay(AMBUSH + "P2 town: palisade, redcap")
    assert not held(attack(state, "bandit_ambush", "P2", "25")), "those two are for raids"


@pytest.mark.rule("PIO-ATK-07", "PIO-PLAY-04", "PIO-PLAY-05", "PIO-PLAY-06", "PIO-RUL-59")
def test_before_the_roll_the_defender_may_play_a_flare_gun_for_a_token() -> None:
    text = AMBUSH + "P2 hand: flare_gun, farm\nP2 pile: 3 0 1\nP2 town: pig_pens"
    state = play(lay(text), "play:bandit_ambush", "target:2")
    assert asked(state) == "P2" and set(texts(state)) == {"boost", "roll", "play:flare_gun"}
    assert why_not(state, "play:farm") != "" and why_not(state, "activate:pig_pens") != ""
    play(dice(state, "14"), "play:flare_gun")
    press(state, "roll")
    assert pile(state, "P2") == (3, 0, 0) and hand(state, "P2") == ["farm"] and held(state)
    assert set(discard(state, "wastes")) == {"flare_gun", "bandit_ambush"}
    state = play(dice(lay(text + "\nP2 pile: 3 0 0"), "14"), "play:bandit_ambush", "target:2")
    assert pile(state, "P2") == (1, 0, 0) and hand(state, "P2") == ["farm", "flare_gun"], "no token, no gun"


@pytest.mark.rule("PIO-ATK-08", "PIO-RSP-03")
def test_each_token_spent_before_the_roll_adds_one() -> None:
    text = AMBUSH + "P2 pile: 3 0 3\n"
    assert held(attack(lay(text), "bandit_ambush", "P2", "23", boosts=3))
    state = attack(lay(text), "bandit_ambush", "P2", "22", boosts=3)
    assert not held(state) and pile(state, "P2")[2] == 0


@pytest.mark.rule("PIO-ATK-11", "PIO-RSP-04", "PIO-RSP-05", "PIO-RUL-55")
def test_after_a_failure_both_dice_are_rolled_again_for_a_token() -> None:
    text = AMBUSH + "P2 pile: 3 0 2\n"
    state = attack(lay(text), "bandit_ambush", "P2", "61", "12", "44")
    assert asked(state) == "P2" and set(texts(state)) == {"reroll", "accept"}
    play(state, "reroll")
    assert pile(state, "P2") == (3, 0, 1) and set(texts(state)) == {"reroll", "accept"}, (
        "1 and 2: both were rolled, and it counts"
    )
    play(state, "reroll")
    assert held(state) and pile(state, "P2") == (3, 0, 0)
    state = attack(lay(text), "bandit_ambush", "P2", "44")
    assert held(state), "a success is not rolled again"


@pytest.mark.rule("PIO-ATK-12", "PIO-RUL-54")
def test_a_reroll_keeps_the_modifiers_and_nothing_is_added() -> None:
    text = AMBUSH + "P2 pile: 3 0 3\nP2 hand: flare_gun"
    state = attack(lay(text), "bandit_ambush", "P2", "22", "24", boosts=2)
    assert set(texts(state)) == {"reroll", "accept"}, "no more boosts, no gun"
    play(state, "reroll")
    assert held(state), "6 and the two tokens of before"


@pytest.mark.rule("PIO-ATK-13", "PIO-SIZE-05", "PIO-RUL-53")
def test_some_attacks_are_harder_on_larger_towns() -> None:
    towns = {"farm": 7, "farm, farm, farm, school": 8, "farm, farm, farm, school, school, farm": 11}
    for cards, need in towns.items():  # a medium HQ adds 1 to meet 9
        text = f"P1 hand: viralz_horde\nP1 pile: 0 0 1\nP2 town: {cards}\n"
        before = len(cards.split(","))
        state = press(
            attack(lay(text), "viralz_horde", "P2", f"{need - 6 - 1 if need > 7 else 1}{6 if need > 7 else need - 2}"),
            "lose:farm",
        )
        assert len(structures(state, "P2")) == before - 1
        state = attack(lay(text), "viralz_horde", "P2", f"{need - 6 if need > 7 else 1}6")
        assert len(structures(state, "P2")) == before


@pytest.mark.rule("PIO-ATK-10", "PIO-RUL-53", "PIO-RUL-76")
def test_an_outcome_is_carried_out_as_far_as_it_can_be() -> None:
    state = attack(lay(AMBUSH + "P2 pile: 0 1 0\n"), "bandit_ambush", "P2", "11")
    assert pile(state, "P2") == (0, 0, 0) and asked(state) == "P1"
    state = attack(lay(AMBUSH + "P2 pile: 0 0 0\n"), "bandit_ambush", "P2", "11")
    assert "end" in texts(state), "nothing to lose"


@pytest.mark.rule("PIO-ATK-01", "PIO-RUL-67")
def test_an_immune_town_cannot_be_chosen() -> None:
    text = "P1 hand: plague_rats\nP1 pile: 0 0 1\nP2 town: water_purifier\n"
    state = play(lay(text), "play:plague_rats") if False else lay(text, seats=4)
    play(state, "play:plague_rats")
    assert texts(state) == ["target:3", "target:4"] and "PIO-RUL-67" in why_not(state, "target:2")
    state = lay(text + "P3 town: doc_hallow\nP1 pile: 0 0 1")
    assert "play:plague_rats" not in texts(state), "nobody left"
    assert "PIO-RUL-67" in why_not(state, "play:plague_rats")


@pytest.mark.rule("PIO-ATK-01")
def test_nobody_attacks_the_own_town() -> None:
    state = play(lay(AMBUSH), "play:bandit_ambush")
    assert "target:1" not in texts(state) and why_not(state, "target:1") != ""


@pytest.mark.rule("PIO-RUL-55", "PIO-SUR-04")
def test_free_rerolls_come_before_or_between_paid_ones() -> None:
    text = AMBUSH + "P2 town: loaded_dice\nP2 pile: 3 0 1\nP2 survivor: brick_halloran\norder: P1, P2, P3"
    state = attack(lay(text), "bandit_ambush", "P2", "11")
    assert set(texts(state)) == {"reroll", "reroll_free", "accept"}
    play(dice(state, "12"), "reroll_free")
    play(dice(state, "11"), "reroll")
    assert set(texts(state)) == {"reroll_free", "accept"}, "the dice are left"
    play(dice(state, "12"), "reroll_free")
    assert not held(state) and pile(state, "P2") == (1, 0, 0), "nothing is left: it is over"


@pytest.mark.rule("PIO-RUL-60", "PIO-RUL-62", "PIO-PLAY-07", "PIO-RUL-61")
def test_the_window_opens_once_the_card_is_chosen_and_one_card_saves_one() -> None:
    text = (
        "P1 hand: viralz_horde\nP1 pile: 0 0 1\nP2 town: farm, school\n"
        "P2 hand: reinforced_walls, reinforced_walls\nP2 pile: 0 0 2"
    )
    state = press(attack(lay(text), "viralz_horde", "P2", "11"), "accept")
    assert asked(state) == "P2" and set(texts(state)) == {"lose:farm", "lose:school"}
    play(state, "lose:school")
    assert set(texts(state)) == {"decline", "save:reinforced_walls"}
    play(state, "save:reinforced_walls")
    assert structures(state, "P2") == ["farm", "school"] and pile(state, "P2") == (0, 0, 1)
    assert hand(state, "P2") == ["reinforced_walls"] and asked(state) == "P1"
    assert discard(state, "wastes") == ["viralz_horde", "reinforced_walls"] or set(discard(state, "wastes")) == {
        "viralz_horde",
        "reinforced_walls",
    }
    state = play(press(attack(lay(text), "viralz_horde", "P2", "11"), "accept"), "lose:school", "decline")
    assert structures(state, "P2") == ["farm"], "nobody must save anything"


@pytest.mark.rule("PIO-RUL-60", "PIO-PLAY-05")
def test_the_window_opens_for_any_hand_that_could_hold_walls() -> None:
    text = "P1 hand: viralz_horde\nP1 pile: 0 0 1\nP2 town: farm\nP2 hand: raid\nP2 pile: 0 0 1"
    state = press(attack(lay(text), "viralz_horde", "P2", "11"), "accept")
    assert asked(state) == "P2" and texts(state) == ["decline"]
    state = press(attack(lay(text + "\nP2 pile: 0 1 0"), "viralz_horde", "P2", "11"), "accept")
    assert asked(state) == "P1" and town(state, "P2") == [], "without a token it stays shut"


@pytest.mark.rule("PIO-RUL-66")
def test_protected_credits_are_not_taken_but_may_be_given() -> None:
    text = "P1 hand: bandit_ambush, radiation_surge\nP1 pile: 0 0 2\nP2 town: strongbox\nP2 pile: 1 3 0\n"
    state = attack(lay(text), "bandit_ambush", "P2", "11")
    assert pile(state, "P2") == (0, 3, 0), "the food alone"
    state = play(lay(text), "play:radiation_surge")
    assert asked(state) == "P2" and texts(state, "discard") == ["food", "credits"]


@pytest.mark.rule("PIO-RUL-76")
def test_a_card_that_was_saved_was_found_so_nothing_else_is_lost() -> None:
    text = "P1 hand: ascendant_strike\nP1 pile: 0 0 1\nP2 town: twitch\nP2 hand: med_kit\nP2 pile: 2 2 1\n"
    state = press(attack(lay(text), "ascendant_strike", "P2", "11"), "accept", "lose:twitch")
    play(state, "save:med_kit")
    assert people(state, "P2") == ["twitch"] and pile(state, "P2") == (2, 2, 0) and asked(state) == "P1"


@pytest.mark.rule("PIO-SUR-05", "PIO-RUL-17")
def test_in_round_1_no_survivor_counts_in_a_roll() -> None:
    text = AMBUSH + "P2 survivor: brick_halloran\norder: P1, P2, P3\nround: 1\n"
    state = attack(lay(text), "bandit_ambush", "P2", "34")
    assert not held(state) and asked(state) == "P1", "neither +3 nor a free reroll"


@pytest.mark.rule("PIO-ATK-06", "PIO-ATK-09")
def test_the_table_shows_what_counts_in_a_roll() -> None:
    text = AMBUSH + "P2 town: watchtower\nP2 pile: 3 0 2\nP2 survivor: pete\norder: P1, P2, P3\n"
    state = play(lay(text), "play:bandit_ambush", "target:2", "boost")
    combat = table(state)["combat"]
    assert combat["difficulty"] == 8 and combat["defender"] == 1
    assert combat["sides"][0]["modifier"] == 3 and points(state, "P2") == 0


@pytest.mark.rule("PIO-RUL-53", "PIO-RUL-58")
def test_the_log_says_if_a_failure_or_a_raid_finds_nothing() -> None:
    for card in ("viralz_horde", "plague_rats", "kidnappers"):
        state = attack(lay(f"P1 hand: {card}\nP1 pile: 0 0 1\nP2 pile: 0 1 0"), card, "P2", "11")
        assert "There is nothing to be lost." in state.log(None)
    state = raid(lay("P1 hand: raid\nP1 pile: 0 0 1"), "P2", "11", "66")
    assert "There is nothing to be lost." in state.log(None)
    brute = attack(lay("P1 hand: viralz_brute\nP1 pile: 0 0 1\nP2 pile: 0 1 0"), "viralz_brute", "P2", "11")
    assert "There is nothing to be lost." not in brute.log(None) and pile(brute, "P2") == (0, 0, 0)
