"""Setup, the choice of Hero and Starter Mission, the draft and the beginner start."""

import pytest

from tests.resurgence.box import GAME, SALVAGE, seat_of
from tests.resurgence.shown import (
    advanced,
    bag,
    basic,
    deck_sizes,
    event_of,
    first_player,
    heroes_offered,
    items,
    level_of,
    missions_offered,
    mutant_cards,
    mutants,
    planned,
    rooms,
    round_of,
    row,
    rubble,
    supply,
    table,
    tracks,
    vp,
)
from tests.resurgence.table import asked, start, texts


@pytest.mark.rule(
    "RSG-SET-01",
    "RSG-SET-02",
    "RSG-SET-03",
    "RSG-SET-15",
    "RSG-SET-16",
    "RSG-SET-17",
    "RSG-SET-18",
    "RSG-RUL-11",
    "RSG-RUL-12",
)
@pytest.mark.parametrize(("seats", "in_row", "slots"), [(1, 5, 4), (2, 5, 4), (3, 5, 4), (4, 6, 5)])
def test_the_displays_at_the_start(seats: int, in_row: int, slots: int) -> None:
    state = start(seats)
    assert sorted(row(state)) == list(range(7 - in_row, 7))
    assert sorted(basic(state)) == sorted(advanced(state)) == list(range(6 - slots, 6))
    sizes = deck_sizes(state)
    assert sizes["survivors"] == 36 - in_row and sizes["basic"] == 30 - slots and sizes["advanced"] == 14 - slots
    assert all(mission.startswith("BM") for mission in basic(state).values())
    assert all(mission.startswith("AM") for mission in advanced(state).values())


@pytest.mark.rule("RSG-SET-04", "RSG-SET-05")
def test_one_directive_of_each_deck_lies_open() -> None:
    seen: set[str] = set()
    for seed in range(60):
        a, b = table(start(2, seed=seed))["directives"]
        assert a[0] == "A" and b[0] == "B"
        seen |= {a, b}
    assert seen == {f"A{n}" for n in range(1, 6)} | {f"B{n}" for n in range(1, 9)}


@pytest.mark.rule("RSG-SET-06", "RSG-SET-07", "RSG-SET-08", "RSG-SET-09", "RSG-RUL-17", "RSG-GEN-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_beginning_is_the_first_event_and_five_more_wait(seats: int) -> None:
    state = start(seats)
    assert event_of(state) == "EV-00" and deck_sizes(state)["events"] == 5
    assert table(state)["event"]["district"] is None, "the Event token is off the board"


@pytest.mark.rule("RSG-SET-10")
def test_the_first_player_is_chosen_at_random() -> None:
    assert {first_player(start(4, seed=seed)) for seed in range(40)} == {"P1", "P2", "P3", "P4"}


@pytest.mark.rule("RSG-SET-11", "RSG-SET-12", "RSG-SET-13", "RSG-SET-14", "RSG-RUL-13", "RSG-RUL-14")
@pytest.mark.parametrize(("seats", "up", "all_"), [(2, 2, 7), (3, 1, 7), (4, 1, 8)])
def test_mutants_at_the_start(seats: int, up: int, all_: int) -> None:
    seen: set[str] = set()
    for seed in range(60):
        state = start(seats, seed=seed)
        found = mutant_cards(state)
        seen |= set(found)
        assert len(found) == up and deck_sizes(state)["mutant"] == all_ - up
        blanks = len([card for card in found if card in ("MC-7", "MC-8")])
        assert len(mutants(state)) == 2 * (up - blanks)
    assert seen == {f"MC-{n}" for n in range(1, all_ + 1)}


@pytest.mark.rule(
    "RSG-SET-19", "RSG-SET-20", "RSG-SET-21", "RSG-SET-22", "RSG-SET-23", "RSG-SET-25", "RSG-SET-26", "RSG-SET-32",
    "RSG-SET-33", "RSG-RUL-08",
)  # fmt: skip
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_everybody_begins_with(seats: int) -> None:
    state = start(seats)
    for seat in range(seats):
        name = f"P{seat + 1}"
        assert tracks(state, name) == {"metro": 0, "harbor": 0, "compound": 0} and vp(state, name) == 0
        assert items(state, name) == {} and level_of(state, name) == 1
        assert bag(state, name) == {"hero": 1, "laborer": 6}
        assert supply(state, name) == {"ranger": 4, "builder": 4, "scholar": 4}
        assert rooms(state, name) == ["RM-01"] and len(rubble(state, name)) == 9
        assert planned(state, name) == []


@pytest.mark.rule("RSG-SET-24", "RSG-RUL-75", "RSG-BLD-04")
def test_nobody_knows_the_rubble() -> None:
    state = start(2, seed=3)
    shown = {str(state.determinize(seat, n).view(seat)) for seat in (0,) for n in range(4)}
    assert len(shown) == 1
    assert "RB-" not in str(state.view(0)) and "RB-" not in str(state.view(None))


@pytest.mark.rule("RSG-SET-27", "RSG-SET-28", "RSG-SET-29", "RSG-SET-30", "RSG-RUL-73")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_last_player_chooses_first(seats: int) -> None:
    state = start(seats, seed=5)
    assert len(heroes_offered(state)) == len(missions_offered(state)) == seats + 1
    first = int(first_player(state)[1]) - 1
    order = [f"P{(first + turn) % seats + 1}" for turn in range(seats)][::-1]
    for name in order:
        assert asked(state) == name
        assert {text.split(":")[0] for text in texts(state)} == {"plan", "hero"}, "both in one visit, in either order"
        one, then = (("hero", "plan"), ("plan", "hero"))[order.index(name) % 2]
        state.apply(f"{one}:{texts(state, one)[-1]}")
        assert asked(state) == name and {text.split(":")[0] for text in texts(state)} == {then}
        state.apply(f"{then}:{texts(state, then)[0]}")
        assert len(planned(state, name)) == 1 and planned(state, name)[0].startswith("SM")
        assert len(state.crews[seat_of(name)]) == 1, "the Hero is the first Survivor card"
    assert heroes_offered(state) == set() and missions_offered(state) == set()


def chosen(seats: int, seed: int = 1, **options: object):
    """A game in which Heroes and Starter Missions are taken."""
    state = start(seats, seed=seed, **options)
    while {text.split(":")[0] for text in texts(state)} & {"plan", "hero"}:
        state.apply(state.actions()[0])
    return state


@pytest.mark.rule("RSG-DRF-01", "RSG-DRF-02", "RSG-DRF-03", "RSG-RUL-74")
def test_the_beginner_start() -> None:
    state = chosen(3, start="beginner")
    assert asked(state) == "P1 P2 P3"
    assert texts(state) == ["decline", "recruit:ranger", "recruit:builder", "recruit:scholar"]
    state.apply("recruit:ranger", 0)
    state.apply("decline", 2)
    state.apply("recruit:builder", 1)
    assert asked(state) == "P1 P2 P3" and round_of(state) == 1
    for name in ("P1", "P2", "P3"):
        assert items(state, name) == {"food": 1, "fuel": 1, "parts": 1, "ammo": 1, "meds": 1}
    assert [sum(supply(state, name).values()) for name in ("P1", "P2", "P3")] == [11, 11, 12]


@pytest.mark.rule("RSG-DRF-04", "RSG-DRF-05", "RSG-DRF-06", "RSG-DRF-07", "RSG-DRF-08", "RSG-DRF-09", "RSG-RUL-71")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft(seats: int) -> None:
    met: set[str] = set()
    for seed in range(12):
        state = chosen(seats, seed)
        everybody = " ".join(f"P{seat + 1}" for seat in range(seats))
        hands = [set(hand(state, seat)) for seat in range(seats)]
        kept: list[list[str]] = [[] for _ in range(seats)]
        assert all(len(hand_) == 3 for hand_ in hands) and len(set().union(*hands)) == 3 * seats
        for _ in range(2):
            assert asked(state) == everybody
            before = state.view(1)["table"]
            pick = [sorted(hand_)[seed % len(hand_)] for hand_ in hands]
            for seat in range(seats):
                if seat < seats - 1:
                    assert all(items(state, f"P{n + 1}") == {} for n in range(seats)), "nothing is revealed yet"
                state.apply(f"keep:{pick[seat]}", seat)
                kept[seat].append(pick[seat])
            passed = [hands[seat] - {pick[seat]} for seat in range(seats)]
            hands = [passed[(seat - 1) % seats] for seat in range(seats)]  # the neighbour on the right passes to me
            del before
        for seat in range(seats):
            kept[seat] += sorted(hands[seat])  # the last one is forced
            met |= set(kept[seat])
            total: dict[str, int] = {}
            tokens: dict[str, int] = {"hero": 1, "laborer": 6}
            for card in kept[seat]:
                gains, token = SALVAGE[card]
                for item, count in gains.items():
                    total[item] = total.get(item, 0) + count
                if token:
                    tokens[token] = tokens.get(token, 0) + 1
            name = f"P{seat + 1}"
            assert items(state, name) == total
            assert bag(state, name) == tokens, "with what was drawn for round 1"
            assert sum(supply(state, name).values()) == 12 - (sum(tokens.values()) - 7)
    assert seats < 4 or met == set(SALVAGE)


def hand(state, seat: int) -> list[str]:
    """The Salvage cards that a seat may keep now."""
    return [GAME.text(action)[5:] for action in state.actions(seat) if GAME.text(action).startswith("keep:")]


@pytest.mark.rule("RSG-DRF-05", "RSG-DRF-06", "RSG-SET-31")
def test_a_salvage_hand_is_its_players_alone() -> None:
    state = chosen(3, 2)
    for seat in range(3):
        assert all(card in str(state.view(seat)) for card in hand(state, seat))
    for card in hand(state, 0):
        assert card not in str(state.view(1)) and card not in str(state.view(None))
    picked = hand(state, 0)[0]
    state.apply(f"keep:{picked}", 0)
    assert picked not in str(state.view(1))


@pytest.mark.rule("RSG-EVT-01", "RSG-RUL-16", "RSG-GEN-02")
def test_in_round_one_no_event_is_turned_up_and_the_token_is_not_passed() -> None:
    state = start(3, seed=4, start="beginner")
    first = first_player(state)
    state = chosen(3, 4, start="beginner")
    for seat in range(3):
        state.apply("decline", seat)
    assert round_of(state) == 1 and event_of(state) == "EV-00" and first_player(state) == first
    assert deck_sizes(state)["events"] == 5
