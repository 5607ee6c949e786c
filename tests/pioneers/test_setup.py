"""Set-up and the draft (ledger 2.8)."""

import pytest
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


def pick(state: PioneersState, player: str, card: str, play: bool = False) -> None:
    """A player picks a card, and keeps it or plays it where that is asked."""
    state.apply(f"pick:{card}", seat(player))
    if open_to(state, player, "keep"):
        state.apply(f"play:{card}" if play else f"keep:{card}", seat(player))


def pick_all(state: PioneersState, **wanted: str) -> None:
    """Everybody who has not yet picked picks: these cards, or else the first; all are kept."""
    for one in state.to_act:
        player = f"P{one + 1}"
        pick(state, player, wanted.get(player) or open_to(state, player, "pick")[0])


def drafted(state: PioneersState) -> PioneersState:
    for _ in range(3):
        pick_all(state)
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
    colours = [colour["id"] for colour in CATALOG["colours"]]
    assert colours == ["green", "red", "blue", "yellow", "purple", "orange"]


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
    assert marker(drafted(start(3))) == 1


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
        after = {player: packet(state, player) for player in before}
        for n in range(1, 5):
            left = f"P{n % 4 + 1}"
            rest = before[f"P{n}"][:]
            rest.remove(picks[f"P{n}"])
            assert after[left] == rest and len(rest) == size
        before = after
    pick_all(state, **{player: before[player][0] for player in before})
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


def others_pick(state: PioneersState, spare: str = "") -> None:
    """Everybody else picks and keeps something other than `spare`."""
    for one in state.to_act:
        player = f"P{one + 1}"
        pick(state, player, next(name for name in open_to(state, player, "pick") if name != spare))


@pytest.mark.rule("PIO-RUL-10", "PIO-SET-13")
def test_picks_are_sealed_and_what_is_played_takes_effect_in_turn_order() -> None:
    state = start(3, seed=5)
    pick(state, "P2", open_to(state, "P2", "pick")[0])
    assert asked(state) == "P1 P3" and table(state)["draft"]["picked"] == [False, True, False]
    for seed in range(400):
        state = start(3, seed)
        goods = {
            f"P{n}": [card for card in packet(state, f"P{n}") if card in ("credit_cache", "canned_food")]
            for n in (1, 2, 3)
        }
        players = [player for player in order(state) if goods[player]]
        if len(players) < 2 or players != order(state)[: len(players)] or players == sorted(players):
            continue
        for player in players:
            pick(state, player, goods[player][0], play=True)
            assert town(state, player) == [] and pile(state, player) == (0, 2, 2), (
                "nothing happens before all have picked"
            )
        others_pick(state)
        assert asked(state) == players[0] and texts(state, "discard"), "the first in turn order settles the pile first"
        return
    raise AssertionError("no such game")


@pytest.mark.rule("PIO-SET-14", "PIO-SET-18", "PIO-RUL-11")
def test_a_picked_item_is_kept_or_played_into_town_for_nothing() -> None:
    state, player = find("body_armour")
    state.apply("pick:body_armour", seat(player))
    open_now = {GAME.text(action) for action in state.actions(seat(player))}
    assert open_now == {"keep:body_armour", "play:body_armour"}
    kept = state.clone()
    state.apply("play:body_armour", seat(player))
    others_pick(state)
    assert items(state, player) == ["body_armour"] and pile(state, player) == (0, 2, 2) and hand(state, player) == []
    kept.apply("keep:body_armour", seat(player))
    others_pick(kept)
    assert items(kept, player) == [] and hand(kept, player) == ["body_armour"]


@pytest.mark.rule("PIO-SET-15", "PIO-RUL-13", "PIO-RUL-57")
@pytest.mark.parametrize(
    "card", ["arc_supply_drop", "viralz_horde", "raid", "planned_raid", "reinforced_walls", "flare_gun", "med_kit"]
)
def test_events_attacks_raids_and_waiting_items_can_only_be_kept(card: str) -> None:
    state, player = find(card)
    state.apply(f"pick:{card}", seat(player))
    assert state.actions(seat(player)) == [] and why_not(state, f"play:{card}", player) != ""
    others_pick(state)
    assert hand(state, player) == [card]


@pytest.mark.rule("PIO-RUL-13", "PIO-RUL-06")
def test_an_item_that_is_used_up_resolves_at_once() -> None:
    state, player = find("canned_food")
    pick(state, player, "canned_food", play=True)
    others_pick(state)
    assert pile(state, player) == (4, 2, 2) and asked(state) == player
    assert texts(state, "discard") == ["food", "credits", "response"], "six fit"
    play(state, "discard:credits", "discard:credits")
    assert pile(state, player) == (4, 0, 2) and "canned_food" in discard(state, "wastes")
    state, player = find("old_world_manual")
    pick(state, player, "old_world_manual", play=True)
    others_pick(state)
    play(state, f"research:{projects(state)[0]}")
    assert tokens(state, projects(state)[0], player) == 1


@pytest.mark.rule("PIO-RUL-12", "PIO-EX-40", "PIO-VP-01")
def test_one_personality_may_be_played_free_and_another_in_round_1() -> None:
    state, player = find("old_ferro", "ash")
    pick(state, player, "old_ferro", play=True)
    others_pick(state, spare="ash")
    assert points(state, player) == 1 and people(state, player) == ["old_ferro"] and stack(state, 1) == [player]
    state.apply("pick:ash", seat(player))
    assert state.actions(seat(player)) == [], "it can only be kept"
    others_pick(state)
    pick_all(state)
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
