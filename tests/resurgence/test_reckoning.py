"""The engine's sums against a second reading of the ledger, in positions drawn by lot."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cinderbox.games.resurgence.state import ResurgenceState
from tests.resurgence import reckoning
from tests.resurgence.box import GAME, PACK
from tests.resurgence.crowd import crowded, player
from tests.resurgence.reading import AREAS, ITEMS, MISSIONS, ZONES, Reading
from tests.resurgence.shown import exhausted, items, mutant_vp, outcome, tracks, vp
from tests.resurgence.table import lay, maybe, play, texts, turn_of

GAMES = 30 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))
DIRECTIVES = [one.id for one in PACK.directives]


def drawn(phase: str, seats: int, dice: Random) -> str:
    """A table with full hands in that phase."""
    survivors = [card.name for card in PACK.cards[: PACK.survivors]]
    heroes = [card.name for card in PACK.cards[PACK.survivors :]]
    missions = [mission.id for mission in PACK.missions]
    for deck in (survivors, heroes, missions):
        dice.shuffle(deck)
    lines = [f"phase: {phase}", f"round: {dice.randint(2, 6)}", f"first: P{dice.randint(1, seats)}"]
    a, b = dice.choice(DIRECTIVES[:5]), dice.choice(DIRECTIVES[5:])
    lines.append(f"directives: {a}, {b}")
    for seat in range(seats):
        lines += player(dice, f"P{seat + 1}", survivors, heroes, missions)
        held = [f"{item} {dice.randint(0, 13 if item in ('ammo', 'meds') else 9)}" for item in ITEMS]
        lines.append(f"P{seat + 1} items: {', '.join(held)}")
        for column in ("left", "middle", "right"):
            mine = [one for one in missions if column in columns(one)][: dice.randint(0, 3)]
            missions = [one for one in missions if one not in mine]
            lines += [f"P{seat + 1} {column}: {', '.join(mine)}"] if mine else []
    return "\n".join(lines)


def columns(mission: str) -> list[str]:
    return [str(one) for one in next(one for one in MISSIONS.values() if one["id"] == mission)["columns"]]


def settle(state: ResurgenceState) -> None:
    """Nothing that may be left is taken."""
    while "decline" in texts(state):
        play(state, "decline")


def held(state: ResurgenceState, seat: int) -> tuple[int, ...]:
    found = items(state, f"P{seat + 1}")
    return tuple(found.get(item, 0) for item in ITEMS)


@pytest.mark.rule(
    "RSG-LEAD-02", "RSG-LEAD-04", "RSG-LEAD-05", "RSG-LEAD-06", "RSG-LEAD-08", "RSG-LEAD-10", "RSG-SOLO-11"
)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_track_moves_and_pays_as_the_ledger_says(seats: int) -> None:
    for seed in range(GAMES):
        dice = Random(f"leadership {seats} {seed}")
        text = drawn("leadership", seats, dice)
        card = dice.choice(list(reckoning.BANDS))
        state = lay(text + (f"\nleadership: {card}\nside: B\nmutant deck: MC-5" if seats == 1 else ""), seats=seats)
        before: Any = lay(text.replace("phase: leadership", "phase: turn") + "\nreveals: 3" * (seats == 1), seats=seats)
        seen = before.view(None)["table"]["players"]
        while not turn_of(state):
            settle(state)
        foes = dict.fromkeys(AREAS, 5)
        given: list[dict[str, int]] = [{} for _ in range(seats)]
        for area in AREAS:
            totals = [reckoning.total(me["areas"], area) for me in seen]
            steps = reckoning.moves(totals)
            if seats == 1:
                foe, steps[0] = reckoning.banded(card, area, totals[0])
                foes[area] += foe
            for seat, me in enumerate(seen):
                space, bonus = reckoning.climb(area, me["tracks"][area], steps[seat])
                assert tracks(state, f"P{seat + 1}")[area] == space, (seed, area, totals)
                given[seat] = {kind: given[seat].get(kind, 0) + bonus.get(kind, 0) for kind in {*given[seat], *bonus}}
        if seats == 1:
            assert tracks(state, "mutants") == foes
        for seat, me in enumerate(seen):
            assert vp(state, f"P{seat + 1}") == me["vp"] + given[seat].get("vp", 0)
            most = {item: 13 if item in ("ammo", "meds") else 9 for item in ITEMS}
            now = {item: min(most[item], me["items"][item] + given[seat].get(item, 0)) for item in ITEMS}
            assert held(state, seat) == tuple(now[item] for item in ITEMS), (seed, seat, given[seat])


@pytest.mark.rule("RSG-SCO-01", "RSG-SCO-08", "RSG-SCO-09", "RSG-TIE-02", "RSG-TIE-03", "RSG-SOLO-20", "RSG-SOLO-21")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_score_sheet_adds_up_as_the_ledger_says(seats: int) -> None:
    for seed in range(GAMES):
        dice = Random(f"scoring {seats} {seed}")
        text = drawn("scoring", seats, dice)
        if seats == 1:
            text += (
                f"\nmutant vp: {dice.randint(0, 40)}\nmutant tracks: {' '.join(str(dice.randint(5, 8)) for _ in AREAS)}"
            )
        state = lay(text, seats=seats)
        table: Any = state.view(None)["table"]
        scores = reckoning.sheet(table)
        assert list(outcome(state).scores) == scores[:seats], seed
        assert outcome(state).winners == reckoning.winner(table, scores), seed
        if seats == 1:
            assert mutant_vp(state, final=True) == scores[1]


Ends = list[tuple[tuple[int, ...], bool, bool]]  # of a payment: what is left, and whether Cop and Electrician helped


def placements(state: ResurgenceState) -> Iterator[tuple[str, ResurgenceState]]:
    """All that can be chosen for this turn's token, up to what it costs there."""
    reading = Reading(state)
    for pair in texts(state, "send"):
        kind, _, area = pair.partition(".")
        for space in sorted(reading.places(kind, area)):
            after = play(state.clone(), f"send:{pair}")
            yield space.rpartition(".")[2], maybe(after, f"place:{space}", f"place_as:{space}")


def ends(state: ResurgenceState, seat: int, verbs: set[str], before: list[str]) -> Ends:
    """All ends of a payment that such answers lead to; who was exhausted before did not help."""
    open_ = texts(state) if state.to_act == (seat,) else []
    if open_ and {text.partition(":")[0] for text in open_} <= verbs:
        return [end for text in open_ for end in ends(play(state.clone(), text), seat, verbs, before)]
    used = [card for card in exhausted(state, f"P{seat + 1}") if card not in before]
    return [(held(state, seat), "Traffic Cop" in used, "Electrician" in used)]


@pytest.mark.rule("RSG-PLC-11", "RSG-PLC-12", "RSG-RUL-39", "RSG-RUL-55", "RSG-RUL-89", "RSG-EVT-08")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_way_to_pay_for_a_zone_is_open_and_no_other(seats: int) -> None:
    asked = 0
    for seed in range(GAMES):
        state = crowded(seats, Random(f"penalty {seats} {seed}").getrandbits(30))
        reading, tired = Reading(state), exhausted(state, "P1")
        for zone, after in placements(state):
            if zone in ZONES:
                found = ends(after, reading.seat, {"pay"}, tired)
                assert {(left, electrician) for left, _, electrician in found} == reckoning.penalties(reading, zone)
                beast = reading.zones[zone]["encounter"] == "beast"
                assert beast or len(found) == len(set(found)), "each mixture is paid in one way only"
                asked += len(found) > 1
    assert asked > GAMES


@pytest.mark.rule("RSG-MIS-14", "RSG-RUL-54", "RSG-RUL-55")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_way_to_pay_for_a_mission_is_open_and_no_other(seats: int) -> None:
    asked = helped = 0
    for seed in range(GAMES):
        for _, after in placements(crowded(seats, Random(f"mission {seats} {seed}").getrandbits(30))):
            while texts(after, "pay"):
                play(after, texts(after)[0])
            if turn_of(after) != "P1":
                continue
            reading, tired = Reading(after), exhausted(after, "P1")
            for mission in texts(after, "complete"):
                paying = play(after.clone(), f"complete:{mission}")
                found = ends(paying, reading.seat, {"waive", "swap", "decline"}, tired)
                assert set(found) == reckoning.payments(reading, MISSIONS[mission]["cost"]), (seed, mission)
                asked, helped = asked + 1, helped + (len(found) > 1)
    assert asked > GAMES // 2 and helped
