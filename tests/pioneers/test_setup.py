"""Set-up and the draft (ledger 2.8)."""

import tomllib
from pathlib import Path

import pytest

from cinderbox.games.pioneers import content as packs
from cinderbox.games.pioneers.state import PioneersState
from tests.pioneers.table import (
    CATALOG,
    GAME,
    alarms,
    asked,
    discard,
    free_tokens,
    hand,
    hq,
    items,
    lay,
    marker,
    market,
    market_deck,
    of,
    order,
    people,
    pile,
    play,
    points,
    projects,
    round_,
    seat,
    stack,
    start,
    structures,
    survivor,
    table,
    texts,
    tokens,
    town,
    wastes_deck,
    why_not,
)

SEATS = (3, 4, 5, 6)


def open_to(state: PioneersState, player: str, verb: str) -> list[str]:
    """What a player who drafts may choose."""
    found = [GAME.text(action) for action in state.actions(seat(player))]
    return [text[len(verb) + 1 :] for text in found if text.startswith(verb + ":")]


def packet(state: PioneersState, player: str) -> list[str]:
    """The cards in front of a player, as that player sees them."""
    mine = state.view(seat(player))["mine"]
    assert isinstance(mine, dict)
    return sorted(mine["packet"])


def pick_all(state: PioneersState, spare: str = "", **wanted: str) -> None:
    """Everybody who has not yet picked picks: these cards, or else the first that is not to be spared."""
    for one in state.to_act:
        player = f"P{one + 1}"
        first = next(card for card in open_to(state, player, "pick") if card != spare)
        state.apply(f"pick:{wanted.get(player) or first}", one)


def keep_all(state: PioneersState, until: str = "") -> None:
    """Everybody keeps what was picked, until it is this player's turn to decide."""
    while texts(state) and texts(state)[0] == "decline" and asked(state) != until and drafting(state):
        state.apply("decline")


def drafting(state: PioneersState) -> bool:
    return bool(table(state)["step"] == "draft")


def drafted(state: PioneersState) -> PioneersState:
    for _ in range(3):
        pick_all(state)
        keep_all(state)
    return state


@pytest.mark.rule("PIO-SET-01", "PIO-RUL-79", "PIO-SET-02", "PIO-STR-01", "PIO-SET-03", "PIO-RUL-29", "PIO-SET-09")
def test_everybody_begins_with_a_small_hq_seven_tokens_two_credits_and_two_response_tokens() -> None:
    for seats in SEATS:
        state = start(seats)
        for n in range(1, seats + 1):
            player = f"P{n}"
            assert hq(state, player) == "hq_small" and structures(state, player) == []
            assert free_tokens(state, player) == 7 and pile(state, player) == (0, 2, 2)
            assert points(state, player) == 0 and hand(state, player) == []
    pack = tomllib.loads((Path(packs.__file__).with_name("content.toml")).read_text())
    assert [colour["id"] for colour in pack["colour"]] == ["green", "red", "blue", "yellow", "purple", "orange"]


@pytest.mark.rule("PIO-SET-04", "PIO-RUL-16")
def test_the_markers_are_stacked_with_the_last_player_at_the_bottom() -> None:
    for seats in SEATS:
        state = start(seats, seed=seats)
        assert stack(state, 0) == order(state)[::-1]


@pytest.mark.rule("PIO-SET-05", "PIO-SET-06", "PIO-SET-08", "PIO-SET-19")
def test_six_market_cards_and_two_projects_lie_open_and_round_1_begins() -> None:
    rows = set()
    for seed in range(8):
        state = start(3, seed)
        assert None not in market(state) and market_deck(state) == 48
        assert len(projects(state)) == 2 and table(state)["project_deck"] == 4 and round_(state) == 1
        rows.add((tuple(market(state)), tuple(projects(state))))
    assert len(rows) == 8, "the decks are shuffled"
    assert table(start(3, extended=True))["project_deck"] == 10
    state = drafted(start(3))
    assert marker(state) == 1 and round_(state) == 1


@pytest.mark.rule("PIO-SET-07", "PIO-RUL-14", "PIO-RUL-15")
def test_three_alarm_tokens_lie_hidden_at_rounds_5_6_and_7() -> None:
    state = start(3)
    assert [(one["round"], one["state"]) for one in table(state)["alarms"]] == [(n, "hidden") for n in (5, 6, 7)]
    assert alarms(state) == {}
    active = set()
    for seed in range(20):
        state = drafted(start(3, seed))
        while not state.over and not any(alarms(state).values()):
            state.apply(next(one for one in ["pass", *texts(state)] if one in texts(state)))
            if round_(state) > 7:
                break
        active |= {n for n, on in alarms(state).items() if on}
    assert active == {5, 6, 7}


@pytest.mark.rule("PIO-SET-10", "PIO-SET-11", "PIO-SET-19", "PIO-SUR-02")
def test_survivors_are_dealt_at_random_and_the_highest_number_acts_first() -> None:
    first = set()
    for seed in range(12):
        state = start(4, seed)
        held = [survivor(state, f"P{n}") for n in range(1, 5)]
        assert None not in held and len(set(held)) == 4
        numbers = [CATALOG["survivors"][survivor(state, player)]["number"] for player in order(state)]
        assert numbers == sorted(numbers, reverse=True)
        first.add(order(state)[0])
        assert asked(drafted(state)) == order(state)[0]
    assert len(first) > 2


@pytest.mark.rule("PIO-SET-12", "PIO-SET-13", "PIO-SET-16", "PIO-SET-17", "PIO-RUL-09")
def test_five_cards_are_dealt_and_three_are_picked_from_packets_that_go_left() -> None:
    state = start(4, seed=3)
    assert asked(state) == "P1 P2 P3 P4", "all at once"
    before = {f"P{n}": packet(state, f"P{n}") for n in range(1, 5)}
    assert all(len(cards) == 5 for cards in before.values()) and wastes_deck(state) == 40
    for size in (4, 3):
        picks = {player: before[player][0] for player in before}
        pick_all(state, **picks)
        keep_all(state)
        after = {player: packet(state, player) for player in before}
        for n in range(1, 5):
            left = f"P{n % 4 + 1}"
            rest = before[f"P{n}"][:]
            rest.remove(picks[f"P{n}"])
            assert after[left] == rest and len(rest) == size
        before = after
    pick_all(state, **{player: before[player][0] for player in before})
    keep_all(state)
    assert sorted(discard(state, "wastes")) == sorted(card for cards in before.values() for card in cards[1:])
    assert [len(hand(state, f"P{n}")) for n in range(1, 5)] == [3] * 4 and "plan" in texts(state)


def find(first: str, second: str = "", seats: int = 3) -> tuple[PioneersState, str]:
    """A new game in which somebody may pick a card, and another from the packet that comes next."""
    for seed in range(3000):
        state = start(seats, seed)
        for n in range(seats):
            right = f"P{(n - 1) % seats + 1}"
            if first in packet(state, f"P{n + 1}") and (not second or second in packet(state, right)):
                return state, f"P{n + 1}"
    raise AssertionError("no such game")


@pytest.mark.rule("PIO-RUL-10", "PIO-SET-13")
def test_picks_are_sealed_and_then_kept_or_played_in_turn_order() -> None:
    state = start(3, seed=5)
    state.apply("pick:" + open_to(state, "P2", "pick")[0], 1)
    assert asked(state) == "P1 P3" and table(state)["draft"]["picked"] == [False, True, False]
    pick_all(state)
    seen = []
    for _ in range(3):
        seen.append(asked(state))
        assert texts(state)[0] == "decline"
        state.apply("decline")
    assert seen == order(state)


@pytest.mark.rule("PIO-SET-14", "PIO-SET-18", "PIO-RUL-11")
def test_a_picked_item_is_kept_or_played_into_town_for_nothing() -> None:
    state, player = find("body_armour")
    pick_all(state, **{player: "body_armour"})
    keep_all(state, player)
    assert asked(state) == player and texts(state) == ["decline", "play:body_armour"]
    kept = play(state.clone(), "decline")
    play(state, "play:body_armour")
    assert items(state, player) == ["body_armour"] and pile(state, player) == (0, 2, 2) and hand(state, player) == []
    assert items(kept, player) == [] and hand(kept, player) == ["body_armour"]


@pytest.mark.rule("PIO-SET-15", "PIO-RUL-13", "PIO-RUL-57")
@pytest.mark.parametrize(
    "card", ["arc_supply_drop", "viralz_horde", "raid", "planned_raid", "reinforced_walls", "flare_gun", "med_kit"]
)
def test_events_attacks_raids_and_waiting_items_can_only_be_kept(card: str) -> None:
    state, player = find(card)
    pick_all(state, **{player: card})
    keep_all(state, player)
    assert asked(state) == player and texts(state) == ["decline"] and why_not(state, f"play:{card}") != ""
    play(state, "decline")
    assert hand(state, player) == [card]


@pytest.mark.rule("PIO-RUL-13", "PIO-RUL-06")
def test_an_item_that_is_used_up_resolves_at_once() -> None:
    state, player = find("canned_food")
    pick_all(state, **{player: "canned_food"})
    keep_all(state, player)
    play(state, "play:canned_food")
    assert pile(state, player) == (4, 2, 2) and asked(state) == player
    assert texts(state, "discard") == ["food", "credits", "response"], "six fit"
    play(state, "discard:credits", "discard:credits")
    assert pile(state, player) == (4, 0, 2) and "canned_food" in discard(state, "wastes")
    state, player = find("old_world_manual")
    pick_all(state, **{player: "old_world_manual"})
    keep_all(state, player)
    play(state, "play:old_world_manual", f"research:{projects(state)[0]}")
    assert tokens(state, projects(state)[0], player) == 1


@pytest.mark.rule("PIO-RUL-12", "PIO-EX-40", "PIO-VP-01")
def test_one_personality_may_be_played_free_and_another_in_round_1() -> None:
    state, player = find("old_ferro", "ash")
    pick_all(state, spare="ash", **{player: "old_ferro"})
    keep_all(state, player)
    play(state, "play:old_ferro")
    assert points(state, player) == 1 and people(state, player) == ["old_ferro"] and stack(state, 1) == [player]
    keep_all(state)
    pick_all(state, **{player: "ash"})
    keep_all(state, player)
    assert asked(state) == player and texts(state) == ["decline"], "it can only be kept"
    assert "PIO-RUL-12" in why_not(state, "play:ash")
    keep_all(state)
    pick_all(state)
    keep_all(state)
    while asked(state) != player:
        play(state, "end")
    play(state, "play:ash")
    assert points(state, player) == 2 and round_(state) == 1 and pile(state, player) == (0, 2, 1)


@pytest.mark.rule("PIO-EX-39")
def test_six_players_draft_thirty_cards() -> None:
    state = start(6)
    assert [of(state, f"P{n}")["hand"] for n in range(1, 7)] == [0] * 6 and wastes_deck(state) == 30
    sizes = []
    for _ in range(3):
        sizes.append({len(packet(state, f"P{n}")) for n in range(1, 7)})
        pick_all(state)
        keep_all(state)
    assert sizes == [{5}, {4}, {3}] and len(discard(state, "wastes")) == 12 and wastes_deck(state) == 30
    assert sum(len(hand(state, f"P{n}")) for n in range(1, 7)) == 18


@pytest.mark.rule("PIO-SET-18", "PIO-RUL-11")
def test_what_was_kept_costs_a_token_later() -> None:
    state = lay("round: 1\nP1 hand: body_armour\nP1 pile: 0 2 0")
    assert "play:body_armour" not in texts(state) and "PIO-PLAY-02" in why_not(state, "play:body_armour")


@pytest.mark.rule("PIO-SET-19", "PIO-RUL-43")
def test_survivors_that_were_not_dealt_can_be_chosen_from_the_first_step_3_on() -> None:
    state = drafted(start(3, seed=2))
    held = {survivor(state, f"P{n}") for n in (1, 2, 3)}
    while not texts(state, "survivor"):
        state.apply(next(one for one in ["pass", "decline", *texts(state)] if one in texts(state)))
    assert set(texts(state, "survivor")) == set(CATALOG["survivors"]) and len(held) == 3
    assert town(state, "P1") == []
