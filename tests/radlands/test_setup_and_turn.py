"""Setting up, the phases of a turn, water and readiness (ledger section 7, setup and turn)."""

import json
from typing import Any

import pytest

from cinderbox.games.radlands.state import RadlandsState
from tests.radlands.table import (
    CARDS,
    GAME,
    asked,
    column,
    deck,
    hand,
    lay,
    next_turn,
    piece,
    play,
    side,
    spot,
    start,
    table,
    texts,
    water,
)


def drafted(seed: int = 1, **options: object) -> RadlandsState:
    """A game after both players have kept the first three camps they may."""
    state = start(seed, **options)
    for seat in (0, 1):
        for _ in range(3):
            state.apply(state.actions(seat)[0], seat)
    return state


def camps(state: RadlandsState, player: str) -> list[str]:
    return [column[0]["card"] for column in side(state, player)["columns"]]


def dealt(state: RadlandsState, seat: int) -> list[str]:
    mine: Any = state.view(seat)["mine"]
    return list(mine["dealt"])


def said(state: RadlandsState, seat: int) -> str:
    """Everything a seat is told, as one text."""
    actions = [GAME.text(action) for action in state.actions(seat)]
    everything = [state.view(seat), state.log(seat), state.events(seat), state.prompt(seat), actions]
    return json.dumps(everything)


def opening_draws(state: RadlandsState, seat: int) -> int:
    """How many cards a seat drew before the start player was drawn."""
    events = state.events(None)
    first = next(i for i, event in enumerate(events) if event["kind"] == "starts")
    return len([event for event in events[:first] if event["kind"] == "draw" and event["seat"] == seat])


# -- setup ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-EX-01", "RAD-SET-13", "RAD-SET-14", "RAD-SET-15", "RAD-RUL-05")
def test_in_a_first_game_we_pick_nothing_and_hold_two_and_three_cards() -> None:
    rows: dict[tuple[str, ...], int] = {
        ("garage", "railgun", "supply_depot"): 2,
        ("reactor", "cannon", "victory_totem"): 3,
    }
    given = set()
    for seed in range(12):
        state = start(seed, setup="first-game")
        assert table(state)["turns"] == 1, "the first question is asked in a turn, not in a draft"
        first, second = (tuple(camps(state, player)) for player in "PO")
        given.add(first)
        assert {first, second} == set(rows)
        assert [opening_draws(state, seat) for seat in (0, 1)] == [rows[first], rows[second]]
        assert deck(state) == 61 - 1, "the start player has replenished"
    assert given == set(rows), "who gets which row is random"


@pytest.mark.rule("RAD-RUL-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_first_game_we_may_say_who_has_which_row(seat: int) -> None:
    for seed in range(4):
        state = start(seed, setup=f"first-game-{seat}")
        assert camps(state, "PO"[seat]) == ["garage", "railgun", "supply_depot"]


@pytest.mark.rule("RAD-EX-02", "RAD-SET-04", "RAD-SET-05", "RAD-SET-06", "RAD-SET-07", "RAD-SET-08")
def test_nobody_sees_my_camps_before_both_have_picked_nor_ever_those_i_left() -> None:
    state = start(5)
    mine, theirs = dealt(state, 0), dealt(state, 1)
    assert len(mine) == len(theirs) == 6 and not set(mine) & set(theirs)
    table_fields: Any = state.dump()["table"]
    assert len(table_fields["box"]) == 22, "22 camps are never dealt"
    for camp in mine[:3]:
        state.apply(f"keep:{camp}", 0)
    assert state.to_act == (1,)
    assert not [camp for camp in mine if camp in said(state, 1)]
    assert not [camp for camp in mine + theirs if camp in json.dumps(state.view(None))]
    for camp in theirs[3:]:
        state.apply(f"keep:{camp}", 1)
    assert camps(state, "P") == mine[:3] and camps(state, "O") == theirs[3:]
    assert all(len(one) == 3 and one[1:] == [None, None] for one in side(state, "P")["columns"])
    assert not [camp for camp in mine[3:] if f'"{camp}"' in said(state, 1)]
    assert not [camp for camp in theirs[:3] if f'"{camp}"' in said(state, 0)]
    assert dealt(state, 0) == dealt(state, 1) == []
    table_fields = state.dump()["table"]
    assert len(table_fields["box"]) == 22 + 6


def test_a_position_with_a_camp_on_both_sides_leaves_the_box_as_it_was() -> None:
    before = start(5).digest()
    lay("P1: Pillbox\nO1: Pillbox")
    assert start(5).digest() == before


@pytest.mark.rule("RAD-EX-03", "RAD-SET-12", "RAD-RUL-06", "RAD-TYP-01")
def test_my_camps_say_how_many_cards_i_start_with_and_obelisk_starts_destroyed() -> None:
    row = ("obelisk", "transplant_lab", "command_post")
    state = next(one for one in map(start, range(3000)) if set(row) <= set(dealt(one, 0)))
    for camp in row:
        state.apply(f"keep:{camp}", 0)
    while state.to_act == (1,) and texts(state, "keep"):
        state.apply(state.actions(1)[0], 1)
    assert opening_draws(state, 0) == 3 + 2 + 2
    assert column(state, "P1") == "Obelisk x"
    assert [column(state, f"P{n}") for n in (2, 3)] == ["Transplant Lab", "Command Post"]
    kinds = [event["kind"] for event in state.events(None)]
    assert "turn" in kinds and not [k for k in kinds if k == "destroy"], "it never stood"


@pytest.mark.rule("RAD-SET-01", "RAD-SET-03", "RAD-CMP-02")
def test_both_decks_are_shuffled_and_the_discard_pile_starts_empty() -> None:
    deals = {tuple(dealt(start(seed), 0)) for seed in range(20)}
    assert len(deals) == 20
    tops = {tuple(hand(start(seed, setup="first-game"), "P")) for seed in range(20)}
    assert len(tops) > 15
    assert table(drafted())["discard"] == {"count": 0, "cards": []}
    assert len([card for card in CARDS.values() if card["sort"] == "camp"]) == 34


@pytest.mark.rule("RAD-SET-09", "RAD-SET-10", "RAD-CMP-03")
def test_each_of_us_starts_with_a_water_silo_and_raiders_in_the_play_area() -> None:
    state = drafted()
    for player in "PO":
        assert side(state, player)["silo"] == "play"
        assert side(state, player)["raiders"] == "play"
        assert side(state, player)["queue"] == [None, None, None]
        assert "Silo" not in hand(state, player)


@pytest.mark.rule("RAD-RUL-03", "RAD-TRN-01")
def test_chance_names_the_start_player_after_the_hands_are_dealt_and_turns_alternate() -> None:
    starters = set()
    for seed in range(16):
        state = drafted(seed)
        kinds = [event["kind"] for event in state.events(None)]
        assert kinds.index("starts") > max(i for i, kind in enumerate(kinds[: kinds.index("turn")]) if kind == "draw")
        starters.add(table(state)["turn"])
        order = []
        for _ in range(4):
            order.append(table(state)["turn"])
            play(state, "end")
        assert order == [order[0], 1 - order[0]] * 2
    assert starters == {0, 1}


@pytest.mark.rule("RAD-RUL-04", "RAD-SET-05", "RAD-GEN-01")
def test_i_lay_my_three_camps_in_the_order_i_pick_them() -> None:
    state = start(3)
    mine = dealt(state, 0)
    order = [mine[4], mine[0], mine[2]]
    for camp in order:
        assert f"keep:{camp}" in [GAME.text(action) for action in state.actions(0)]
        state.apply(f"keep:{camp}", 0)
    assert state.actions(0) == [], "three are enough"
    for _ in range(3):
        state.apply(state.actions(1)[-1], 1)
    assert camps(state, "P") == order
    assert len(camps(state, "O")) == 3


# -- a turn --------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "RAD-EX-04", "RAD-TRN-06", "RAD-TRN-07", "RAD-TRN-08", "RAD-TRN-09", "RAD-TRN-10", "RAD-SET-11", "RAD-CMP-04"
)
def test_the_start_player_has_one_water_in_the_first_turn_and_everybody_three_from_then_on() -> None:
    state = drafted(2)
    starter = "PO"[table(state)["turn"]]
    other = "PO"[1 - table(state)["turn"]]
    held = {player: side(state, player)["hand"] for player in "PO"}
    assert held[starter] == opening_draws(state, "PO".index(starter)) + 1
    assert water(state) == 1
    play(state, "end")
    assert asked(state) == other
    assert side(state, other)["hand"] == held[other] + 1 and water(state) == 3
    play(state, "end")
    assert asked(state) == starter
    assert side(state, starter)["hand"] == held[starter] + 1 and water(state) == 3


@pytest.mark.rule("RAD-EX-05", "RAD-TRN-08", "RAD-TRN-12", "RAD-EFX-05", "RAD-EFX-06")
def test_water_i_leave_unspent_is_gone_extra_water_too() -> None:
    state = play(lay("water: 2\nP hand: Scout"), "junk:scout")
    assert water(state) == 3, "two and an extra one"
    play(state, "end")
    assert water(state) == 3, "three of the other player, none left over"
    play(state, "end")
    assert asked(state) == "P" and water(state) == 3


@pytest.mark.rule("RAD-EX-06", "RAD-PLY-03", "RAD-RDY-04", "RAD-GEN-03")
def test_whom_i_play_this_turn_can_act_only_from_my_next_turn_on() -> None:
    state = lay("O1: Pillbox < Muse\nP hand: Vigilante")
    play(state, "play:vigilante", "place:a1.1")
    assert water(state) == 2
    assert column(state, "P1") == "Railgun < Vigilante n"
    assert "use:a1.1" not in texts(state)
    assert "RAD-RDY-04" in state.why_not("use:a1.1", 0)
    next_turn(state)
    assert column(state, "P1") == "Railgun < Vigilante"
    assert "use:a1.1" in texts(state)


@pytest.mark.rule("RAD-EX-07", "RAD-ABL-05")
def test_a_card_with_two_abilities_uses_one_of_them_a_turn() -> None:
    state = lay("P1: Railgun < Rabble Rouser")
    play(state, "use:a1.1", "place:a2.1")
    assert water(state) == 2
    assert column(state, "P2") == "Garage < punk n"
    assert "use2:a1.1" not in texts(state) and "use:a1.1" not in texts(state)
    assert "RAD-ABL-05" in state.why_not("use2:a1.1", 0)
    next_turn(state)
    assert "use2:a1.1" in texts(state), "it lacked only readiness"


@pytest.mark.rule("RAD-EX-08", "RAD-RDY-02", "RAD-RUL-74", "RAD-RDY-01")
def test_a_damaged_camp_still_acts() -> None:
    state = lay("P1: Railgun d\nO1: Pillbox < Muse")
    assert column(state, "P1") == "Railgun d"
    play(state, "use:a1.0", "damage:b1.1")
    assert column(state, "O1") == "Pillbox < Muse d"
    assert column(state, "P1") == "Railgun d n"
    assert "RAD-ABL-05" in state.why_not("use:a1.0", 0)


@pytest.mark.rule("RAD-EX-09", "RAD-ACT-01", "RAD-EFX-01")
def test_i_may_buy_a_card_for_two_water_as_often_as_i_can_pay() -> None:
    state = lay("water: 4\ndeck: Banish, Truce, ...")
    play(state, "draw")
    assert hand(state, "P") == ["Banish"] and deck(state) == 29, "the top card came to hand"
    play(state, "draw")
    assert hand(state, "P") == ["Banish", "Truce"]
    assert water(state) == 0 and deck(state) == 28
    assert "draw" not in texts(state)
    assert "RAD-GEN-03" in state.why_not("draw", 0)


@pytest.mark.rule("RAD-GEN-06", "RAD-TRN-02")
def test_events_come_before_my_card_and_my_card_before_my_actions() -> None:
    state = lay("P queue: Strafe, -, -\nO1: Pillbox < Muse\nphase: events")
    kinds = [event["kind"] for event in state.events(0)]
    assert kinds.index("turn") < kinds.index("resolve") < kinds.index("draw")
    assert asked(state) == "P" and "end" in texts(state), "and now my actions"
    assert water(state) == 3


@pytest.mark.rule("RAD-TRN-11", "RAD-RUL-80", "RAD-GEN-05")
def test_i_act_in_any_order_any_number_of_times_or_not_at_all() -> None:
    position = "P1: Railgun < Scout\nP hand: Muse, Looter, Banish\nwater: 9"
    acts = ["draw", "silo", "junk:looter", "use:a1.1", "play:banish"]
    for turn in (acts, acts[::-1]):
        state = lay(position)
        for action in turn:
            assert "end" in texts(state), "between actions the turn can be ended"
            assert action in texts(state)
            play(state, action)
        assert "junk:water_silo" in texts(state)
        play(state, "play:muse", "place:a2.1", "end")
        assert asked(state) == "O"
    assert asked(play(lay(position), "end")) == "O"


@pytest.mark.rule("RAD-TRN-12", "RAD-RUL-57")
def test_marks_come_off_at_the_end_of_every_turn() -> None:
    state = lay("P1: Railgun < Muse\nO1: Pillbox < Scout n")
    play(state, "use:a1.1", "end")
    assert column(state, "P1") == "Railgun < Muse"
    assert column(state, "O1") == "Pillbox < Scout"
    assert spot(state, "a1.1")["uses"] == 0


@pytest.mark.rule("RAD-TRN-13")
def test_what_costs_nothing_is_not_ready_afterwards_all_the_same() -> None:
    state = lay("P1: Railgun < Muse\nP2: Garage x\nP hand: Holdout\nwater: 0")
    play(state, "use:a1.1", "play:holdout")
    assert column(state, "P1") == "Railgun < Muse n", "its ability cost 0"
    assert piece(spot(state, "a2.1")) == "Holdout n", "it cost 0 itself"
    assert water(state) == 1
    assert "use:a1.1" not in texts(state) and "use:a2.1" not in texts(state)


@pytest.mark.rule("RAD-GEN-03", "RAD-PLY-02", "RAD-EVT-03", "RAD-ABL-03")
def test_water_pays_for_people_events_and_abilities() -> None:
    for position, action, cost in (
        ("P hand: Karli Blaze", "play:karli_blaze", 3),
        ("P hand: Napalm", "play:napalm", 2),
        ("P2: Garage", "use:a2.0", 1),
        ("O1: Pillbox < Muse", "use:a1.0", 2),
    ):
        short = lay(f"{position}\nwater: {cost - 1}")
        assert action not in texts(short) and "RAD-GEN-03" in short.why_not(action, 0)
        state = play(lay(f"{position}\nwater: {cost}"), action)
        if texts(state, "place"):
            play(state, "place:a1.1")
        assert water(state) == 0, "an ability is paid for before its target is named"


@pytest.mark.rule("RAD-ABL-01", "RAD-RDY-06", "RAD-RDY-01")
def test_i_use_only_ready_cards_of_my_own() -> None:
    state = lay("P1: Railgun < Muse\nP2: Garage < Scout n\nP3: Outpost < Looter d\nO1: Pillbox < Sniper\nwater: 9")
    assert texts(state, "use") == ["a1.0", "a1.1", "a2.0", "a3.0"]
    play(state, "use:a1.1", "use:a1.0", "damage:b1.1")
    assert texts(state, "use") == ["a2.0", "a3.0"], "neither person nor camp acts twice"
    for place, rule in (("a1.1", "ABL-05"), ("a2.1", "RDY-04"), ("a3.1", "RDY-07"), ("b1.1", "ABL-01")):
        assert f"RAD-{rule}" in state.why_not(f"use:{place}", 0)


@pytest.mark.rule("RAD-MAT-01", "RAD-RUL-70")
def test_the_playmat_is_nothing_to_play_with() -> None:
    assert set(GAME.options) == {"faces", "rules", "setup"}
    state = lay("P hand: Scout, Silo")
    play(state, "junk:water_silo", "junk:scout", "draw")
    assert table(state)["water"] == 3 + 2 - 2, "water is a number, wherever its discs would lie"
