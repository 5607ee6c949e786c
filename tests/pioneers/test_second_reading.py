"""Positions laid out from the rulebook alone, by a reader who had not seen the code: what must happen in each.

A reading is a position, what is done (actions; "dice 1166" loads the next dice), and what is on the table afterwards.
"""

from typing import Any

import pytest

from cinderbox.games.pioneers.state import PioneersState
from tests.pioneers import table
from tests.pioneers.table import asked, dice, lay, play, stack, texts, winner

Reading = tuple[str, str, str, dict[str, Any]]
STEP_2 = "phase: maintenance\n"
FIRST = "order: P1, P2, P3\n"

READINGS: list[Reading] = [
    # -- points and the marker stack --------------------------------------------------------------------------------
    ("a marker that rises two spaces at once skips the space between",
     "P1 town: farm, farm, farm\nP1 hand: arc_relay\nP1 pile: 0 0 1\nP2 permanent: 1\nP3 permanent: 2",
     "play:arc_relay", {"points P1": 2, "stack 1": "P2", "stack 2": "P3 P1"}),
    ("a marker that falls goes under one that fell before it",
     "P1 town: farm, farm, farm, pig_pens\nP2 town: farm, farm, farm, pig_pens\nP3 permanent: 0",
     "activate:pig_pens end activate:pig_pens", {"stack 0": "P2 P1 P3"}),
    ("a raid that takes an Arc Relay from a medium town costs its owner two points in one move",
     "P1 hand: raid\nP1 pile: 0 0 1\nP2 town: farm, farm, farm, arc_relay\nP3 permanent: 1",
     "play:raid target:2 dice 1166 roll? roll? lose:arc_relay", {"points P2": 0, "stack 0": "P2 P1", "stack 1": "P3"}),
    ("playing a personality in place of one that was lost leaves the marker on top",
     "P1 hand: old_ferro\nP1 pile: 0 0 1\nP2 permanent: 1\nP3 permanent: 1\nstacks: 0 P1; 1 P3 P2",
     "play:old_ferro", {"stack 1": "P3 P2 P1"}),
    ("four points are no win before the round is over, and may be lost again",
     FIRST + "P1 survivor: the_chemist\nP1 permanent: 2\nP1 town: old_ferro\nP1 pile: 0 4 0\nturn: 2\nP2 pile: 0 0 1\nP2 hand: kidnappers",
     "activate:the_chemist end play:kidnappers target:1 dice 11 roll? end end", {"points P1": 3, "winner": ""}),
    ("whoever reaches four in a third turn is later than whoever did in a second",
     "P1 town: motorbike\nP1 permanent: 3\nP2 permanent: 3\nP1 research: way_of_the_wastes 3\nP2 research: purchasing_power 4\nP1 pile: 0 0 1\nP2 pile: 0 0 1",
     "activate:motorbike end end end end research:purchasing_power end end research:way_of_the_wastes end idle",
     {"winner": "P2", "stack 4": "P2 P1"}),
    ("the Arc Commendation point stays when the personality that allowed it goes",
     STEP_2 + "P1 permanent: 1\nP1 town: ash", "decline decline", {"points P1": 1, "town P1": ""}),
    # -- the pile ---------------------------------------------------------------------------------------------------
    ("tokens of a lost silo stay as long as they fit",
     "P1 hand: raid\nP1 pile: 0 0 1\nP2 town: grain_silo\nP2 pile: 4 1 0",
     "play:raid target:2 dice 1166 roll? roll? lose:grain_silo", {"pile P2": (4, 1, 0), "asked": "P1"}),
    ("and the rest is discarded by choice if they do not",
     "P1 hand: raid\nP1 pile: 0 0 1\nP2 town: grain_silo\nP2 pile: 8 1 1",
     "play:raid target:2 dice 1166 roll? accept? roll? lose:grain_silo", {"asked": "P2", "pile P2": (8, 1, 1), "open": "discard:food discard:credits discard:response"}),
    ("a gain comes in whole before anything is thrown away",
     "P1 pile: 4 1 1\nP1 hand: canned_food", "play:canned_food discard:credits discard:food",
     {"pile P1": (7, 0, 0), "open": "discard:food"}),
    ("a strongbox and a silo hold each its own kind",
     "P1 town: grain_silo, strongbox\nP1 pile: 4 3 6\nP1 hand: arc_supply_drop", "play:arc_supply_drop",
     {"pile P1": (6, 4, 6), "open": "discard:food discard:credits discard:response"}),
    ("a full silo does not let response tokens make room",
     "P1 town: grain_silo\nP1 pile: 3 3 3", "plan", {"pile P1": (3, 3, 5), "open": "discard:credits discard:response"}),
    # -- turns ------------------------------------------------------------------------------------------------------
    ("a third turn is lost by passing in the second",
     "P1 town: motorbike", "activate:motorbike end end end pass end end", {"slots": "P1", "not open": "end"}),
    ("a motorbike may be used in the second turn, too",
     "P1 town: motorbike\nturn: 2", "activate:motorbike end end end", {"asked": "P1", "not open": "activate:motorbike"}),
    ("Lou-Anne who passes first has no third turn and chooses first",
     "P2 survivor: lou_anne\norder: P1, P2, P3", "end pass end end end idle", {"slots": "P2 P1 P3", "asked": "P2"}),
    ("a turn may be idle and the next one not",
     "", "end end end plan", {"pile P1": (0, 0, 2)}),
    ("playing before and after the action, activating in between",
     "P1 hand: farm, school\nP1 town: workshop\nP1 pile: 0 1 1", "play:farm activate:workshop plan play:school",
     {"pile P1": (0, 0, 3), "town P1": "workshop farm school"}),
    ("a market card cannot be bought twice in a turn though it is free",
     "market: -, -, -, -, farm, farm", "market:0", {"hand P1": "farm", "not open": "market:1"}),
    ("a discount of Silas counts for his owner alone",
     "P1 town: silas_the_broker\nmarket: farm, -, -, -, -, -\nP1 pile: 0 4 0\nP2 pile: 0 4 0", "end", {"asked": "P2", "not open": "market:5"}),
    ("cards bought are gone for the next player until the row is filled",
     "market: -, -, -, -, -, farm", "market:0 end", {"not open": "market:0", "market": "- - - - - -"}),
    # -- research ---------------------------------------------------------------------------------------------------
    ("a medium town with one token left to need may place one alone",
     "P1 town: farm, farm, farm, farm\nP1 research: way_of_the_wastes 3\nP1 pile: 0 0 2", "research:way_of_the_wastes",
     {"points P1": 2, "pile P1": (0, 0, 1), "not open": "more"}),
    ("tokens of others on a completed project go home as well",
     "P1 research: way_of_the_wastes 3\nP2 research: way_of_the_wastes 3\nP3 research: way_of_the_wastes 1\nP1 pile: 0 0 1",
     "research:way_of_the_wastes", {"tokens P2": 7, "tokens P3": 7, "tokens P1": 7}),
    ("Linde and an action may go to two projects in one turn",
     "P1 town: professor_linde\nP1 pile: 0 0 2", "activate:professor_linde research:purchasing_power research:way_of_the_wastes",
     {"tokens P1": 5, "pile P1": (0, 0, 0)}),
    # -- maintenance ------------------------------------------------------------------------------------------------
    ("response tokens that were just produced feed people",
     STEP_2 + "P1 town: theresa", "decline pay:1", {"town P1": "theresa", "pile P1": (0, 1, 0)}),
    ("food that was just sold is gone and its seller starves",
     STEP_2 + "P1 town: farm, old_ferro\nP1 pile: 2 0 0", "trade:sell_3", {"town P1": "farm", "pile P1": (0, 2, 0), "asked": "P2"}),
    ("a structure that was not paid had produced before it went, and so had the medium HQ",
     STEP_2 + "P1 town: farm, farm, farm, armoury", "decline decline", {"pile P1": (4, 1, 0), "points P1": 0}),
    ("a card that is paid stays though the card beside it goes",
     STEP_2 + "P1 town: theresa, old_ferro\nP1 pile: 1 0 0", "decline pay:0 decline?", {"town P1": "theresa", "points P1": 0}),
    ("a martial HQ that is lost in maintenance has made its token",
     STEP_2 + "P1 town: farm, farm, school, school, watchtower, armoury\nP1 hq: martial", "decline decline",
     {"pile P1": (3, 1, 1), "hq P1": "hq_medium"}),
    ("a civil HQ may sell and buy in one round",
     STEP_2 + "P1 town: school, school, watchtower, watchtower, palisade, warehouse\nP1 hq: civil\nP1 pile: 1 0 0", "trade:sell_3 trade:buy_2",
     {"pile P1": (2, 2, 0)}),
    ("an RV chooses among those that cost something",
     STEP_2 + "P1 town: rv, auntie_mags, theresa", "decline", {"asked": "P2", "pile P1": (2, 1, 1), "town P1": "rv auntie_mags theresa"}),
    ("an RV feeds nobody but people",
     STEP_2 + "P1 town: rv, gun_truck", "decline", {"town P1": "rv", "asked": "P2"}),
    ("a Med Kit saves one of two personalities that are not paid",
     STEP_2 + "P1 town: old_ferro, kestrel\nP1 hand: med_kit\nP1 pile: 0 0 1", "decline decline decline decline save:med_kit",
     {"town P1": "kestrel", "points P1": 0, "pile P1": (0, 1, 0)}),
    ("walls are not paid with the token that paid for food",
     STEP_2 + "P1 town: workshop, arc_relay\nP1 hand: reinforced_walls\nP1 pile: 0 0 1", "decline pay:1",
     {"town P1": "workshop", "hand P1": "reinforced_walls", "pile P1": (0, 1, 0)}),
    ("production that is thrown away may be of any kind that was made",
     STEP_2 + "P1 town: farm, theresa\nP1 pile: 0 5 1\nP1 projects: crop_rotation\nprojects: rapid_response, deep_storage",
     "decline pay:0", {"open": "discard:food discard:credits discard:response"}),
    # -- attacks ----------------------------------------------------------------------------------------------------
    ("a defender without tokens and cards is not asked before the roll",
     "P1 hand: bandit_ambush\nP1 pile: 0 0 1\nP2 pile: 2 0 0", "dice 44 play:bandit_ambush target:2", {"asked": "P1", "pile P2": (2, 0, 0)}),
    ("two flare guns add six",
     "P1 hand: bandit_ambush\nP1 pile: 0 0 1\nP2 hand: flare_gun, flare_gun\nP2 pile: 2 0 2",
     "play:bandit_ambush target:2 play:flare_gun play:flare_gun dice 11 roll?", {"pile P2": (2, 0, 0), "hand P2": ""}),
    ("a failure may be accepted though a token is left",
     "P1 hand: bandit_ambush\nP1 pile: 0 0 1\nP2 pile: 2 0 1", "play:bandit_ambush target:2 dice 11 roll accept take:food take:response",
     {"pile P2": (1, 0, 0)}),
    ("the Horde on a town that is only an HQ does nothing",
     "P1 hand: viralz_horde\nP1 pile: 0 0 1\nP2 pile: 2 2 0", "dice 11 play:viralz_horde target:2", {"pile P2": (2, 2, 0), "asked": "P1"}),
    ("the Brute takes a resource even where there is no structure",
     "P1 hand: viralz_brute\nP1 pile: 0 0 1\nP2 pile: 1 1 0", "dice 11 play:viralz_brute target:2 discard:credits", {"pile P2": (1, 0, 0)}),
    ("saboteurs meet a medium town at 9 and its HQ helps it",
     "P1 hand: saboteurs\nP1 pile: 0 0 1\nP2 town: farm, farm, farm, farm, rv", "dice 44 play:saboteurs target:2", {"asked": "P1", "town P2": "farm farm farm farm rv"}),
    ("kidnapped people come back next round for a token",
     "P1 hand: kidnappers\nP1 pile: 0 0 1\nP2 town: twitch\nP2 pile: 0 0 0", "dice 11 play:kidnappers target:2 end plan play:twitch",
     {"town P2": "twitch", "pile P2": (0, 0, 1)}),
    ("Strongbox credits are safe from bandits, but the rest is taken",
     "P1 hand: bandit_ambush\nP1 pile: 0 0 1\nP2 town: strongbox\nP2 pile: 1 4 1", "play:bandit_ambush target:2 dice 11 roll accept",
     {"pile P2": (0, 4, 0), "asked": "P1"}),
    ("an attacker may attack several times in a turn",
     "P1 hand: bandit_ambush, arson\nP1 pile: 0 0 2\nP2 town: farm\nP2 pile: 2 0 0", "dice 11 play:bandit_ambush target:2 dice 11 play:arson target:2",
     {"pile P2": (0, 0, 0), "town P2": ""}),
    # -- raids ------------------------------------------------------------------------------------------------------
    ("a defender may roll again what was good, and be sorry",
     "P1 hand: raid\nP1 pile: 0 0 1\nP2 pile: 0 1 1", "play:raid target:2 dice 6611 roll reroll dice 12 roll?", {"open": "decline take:credits"}),
    ("a raider who has the numbers does not roll again",
     "P1 hand: raid\nP1 pile: 0 0 3\nP2 pile: 1 0 0", "dice 11 play:raid target:2 roll? boost dice 12 roll", {"open": "decline take:food", "pile P1": (0, 0, 1)}),
    ("a raider who falls short may stop with tokens in hand",
     "P1 hand: raid\nP1 pile: 0 0 3\nP2 pile: 1 0 0", "dice 66 play:raid target:2 dice 11 roll accept", {"pile P1": (0, 0, 2), "pile P2": (1, 0, 0)}),
    ("a raider may play a Motorbike and use it before the roll",
     "P1 hand: raid, motorbike\nP1 pile: 0 0 2\nP2 pile: 1 0 0", "dice 11 play:raid target:2 play:motorbike activate:motorbike dice 66 roll? take:food end end end end end end",
     {"asked": "P1", "town P1": ""}),
    ("a raider may play a personality, whose limit is then used",
     "P1 hand: raid, redcap, twitch\nP1 pile: 0 0 3\nP2 pile: 1 0 0", "dice 34 play:raid target:2 play:redcap dice 22 roll take:food",
     {"pile P1": (1, 0, 1), "not open": "play:twitch"}),
    ("loot may be one of each",
     "P1 hand: raid\nP1 pile: 0 0 1\nP2 pile: 1 0 1", "play:raid target:2 dice 1166 roll accept? roll? take:food", {"pile P1": (1, 0, 1), "pile P2": (0, 0, 0)}),
    ("a raider who wins may go without",
     "P1 hand: raid\nP1 pile: 0 0 1\nP2 pile: 1 0 0\nP2 town: farm", "dice 1166 play:raid target:2 roll? decline", {"pile P2": (1, 0, 0), "town P2": "farm"}),
    # -- events and Step 3 ------------------------------------------------------------------------------------------
    ("a Market Crash is over when Step 1 is",
     "P1 hand: market_crash\nP1 pile: 0 0 1", "play:market_crash end pass pass pass", {"prices P2": [5, 4, 3, 2, 1, 0]}),
    ("a Dust Storm is over in the next round",
     "P1 hand: dust_storm\nP1 pile: 0 0 1", "play:dust_storm end pass pass pass next", {"open now": "wastes"}),
    ("a virus finds the town of its own player first",
     "P1 hand: livestock_virus\nP1 pile: 0 0 1\nP1 town: pig_pens\nP2 town: pig_pens", "play:livestock_virus", {"town P1": "", "town P2": "", "asked": "P1"}),
    ("passing early is choosing early, whatever the numbers say",
     "P1 survivor: brick_halloran\nP2 survivor: sarge\nP3 survivor: pete", "end end pass pass end idle", {"slots": "P3 P1 P2", "asked": "P3"}),
    ("the same survivor may stay with the one who had it",
     "P1 survivor: pete\norder: P1, P2, P3", "pass pass pass idle survivor:pete", {"survivor P1": "pete", "asked": "P2"}),
]  # fmt: skip


def follow(state: PioneersState, clicks: str) -> None:
    words = clicks.split()
    while words:
        word = words.pop(0)
        if word == "dice":
            dice(state, words.pop(0))
        elif word == "idle":
            table.idle(state, "survivor")
        elif word == "next":
            table.idle(state, "")
        elif not word.endswith("?") or word[:-1] in texts(state):
            play(state, word.rstrip("?"))


def found(state: PioneersState, what: str) -> Any:
    name, _, player = what.partition(" ")
    readers = {"pile": table.pile, "points": table.points, "hq": table.hq, "tokens": table.free_tokens, "prices": table.prices}
    if name in readers:
        return readers[name](state, player)  # type: ignore[operator]
    if name in ("town", "hand"):
        return " ".join(table.town(state, player) if name == "town" else table.hand(state, player))
    if name == "stack":
        return " ".join(stack(state, int(player)))
    if name == "survivor":
        return table.survivor(state, player)
    if name == "slots":
        return " ".join(table.slots(state))
    if name == "market":
        return " ".join(card or "-" for card in table.market(state))
    if what == "open":
        return " ".join(texts(state))
    return asked(state) if what == "asked" else winner(state)


@pytest.mark.parametrize("reading", READINGS, ids=[reading[0] for reading in READINGS])
def test_what_a_reader_of_the_rulebook_expects(reading: Reading) -> None:
    _, text, clicks, expected = reading
    state = lay(text)
    follow(state, clicks)
    for what, wanted in expected.items():
        if what == "not open":
            assert wanted not in texts(state)
        elif what == "open now":
            assert wanted in texts(state)
        else:
            assert found(state, what) == wanted, what


def test_there_are_fifty_readings() -> None:
    assert len(READINGS) >= 50
