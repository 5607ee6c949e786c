"""What is printed in the corners: the price, the junk effect, the cards a camp gives; and that no card is untested."""

import ast
from pathlib import Path
from typing import Any

import pytest

from tests.radlands.table import CARDS, GAME, column, discards, hand, lay, play, queue, texts, water, why_not

# price to play, junk effect
PEOPLE = {
    "argo_yesky": (3, "punk"),
    "assassin": (1, "raid"),
    "cult_leader": (1, "draw"),
    "doomsayer": (1, "draw"),
    "exterminator": (1, "draw"),
    "gunner": (1, "restore"),
    "holdout": (2, "raid"),
    "karli_blaze": (3, "punk"),
    "looter": (1, "water"),
    "magnus_karv": (3, "punk"),
    "mimic": (1, "injure"),
    "molgur_stang": (4, "punk"),
    "muse": (1, "injure"),
    "mutant": (1, "injure"),
    "pyromaniac": (1, "injure"),
    "rabble_rouser": (1, "raid"),
    "repair_bot": (1, "injure"),
    "rescue_team": (1, "injure"),
    "scientist": (1, "raid"),
    "scout": (1, "water"),
    "sniper": (1, "restore"),
    "vanguard": (1, "raid"),
    "vera_vosh": (3, "punk"),
    "vigilante": (1, "raid"),
    "wounded_soldier": (1, "injure"),
    "zeto_khan": (3, "punk"),
}
EVENTS = {
    "banish": "raid",
    "bombardment": "restore",
    "famine": "injure",
    "high_ground": "water",
    "interrogate": "water",
    "napalm": "restore",
    "radiation": "raid",
    "strafe": "draw",
    "truce": "injure",
    "uprising": "injure",
}
JUNKS = {**{id: junk for id, (_, junk) in PEOPLE.items()}, **EVENTS}
UNIQUE = ("argo_yesky", "karli_blaze", "magnus_karv", "molgur_stang", "vera_vosh", "zeto_khan")
DRAWS = {
    0: "catapult garage juggernaut mercenary_camp mulcher railgun scud_launcher the_octagon watchtower",
    1: "adrenaline_lab arcade atomic_garden blood_bank bonfire cache cannon labor_camp nest_of_spies oasis omen_clock "
    "outpost parachute_base pillbox reactor resonator scavenger_camp training_camp victory_totem warehouse",
    2: "command_post construction_yard supply_depot transplant_lab",
    3: "obelisk",
}
REVISED_DRAWS = {
    0: "mercenary_camp",
    1: "cache command_post construction_yard obelisk resonator scavenger_camp victory_totem warehouse",
    2: "cannon training_camp",
}


def revised() -> dict[str, Any]:
    found: Any = GAME.catalog({"faces": "revised"})["cards"]
    return {id: card for id, card in found.items() if card != CARDS[id]}


@pytest.mark.rule("RAD-PLY-02", "RAD-TYP-03", "RAD-GEN-03")
@pytest.mark.parametrize("id", PEOPLE)
def test_a_person_is_played_for_its_price_and_not_for_less(id: str) -> None:
    cost = PEOPLE[id][0]
    state = lay(f"P hand: {CARDS[id]['name']}\nwater: {cost}")
    play(state, f"play:{id}", "place:a1.1")
    assert water(state) == 0
    assert column(state, "P1").startswith(f"Railgun < {CARDS[id]['name']}")
    assert "RAD-GEN-03" in why_not(lay(f"P hand: {CARDS[id]['name']}\nwater: {cost - 1}"), f"play:{id}")


@pytest.mark.rule("RAD-ACT-02", "RAD-ACT-03", "RAD-ACT-04", "RAD-GEN-05", "RAD-TYP-06")
@pytest.mark.parametrize("id", JUNKS)
def test_a_card_is_junked_for_the_effect_in_its_corner(id: str) -> None:
    state = lay(
        f"P hand: {CARDS[id]['name']}\nP1: Railgun d\nO1: Pillbox < Holdout\nO2: Arcade < Looter\n"
        "deck: Scout, ...\nwater: 0"
    )
    junk = JUNKS[id]
    play(state, f"junk:{id}")
    assert discards(state) == [CARDS[id]["name"]]
    if junk == "injure":
        assert texts(state) == ["injure:b1.1", "injure:b2.1"]
        play(state, "injure:b1.1")
    elif junk == "restore":
        play(state, "restore:a1.0")
    elif junk == "punk":
        play(state, "place:a2.1")
    assert column(state, "O1") == ("Pillbox < Holdout d" if junk == "injure" else "Pillbox < Holdout")
    assert queue(state, "P") == ("-, Raiders, -" if junk == "raid" else "-, -, -")
    assert hand(state, "P") == (["Scout"] if junk == "draw" else [])
    assert column(state, "P1") == ("Railgun" if junk == "restore" else "Railgun d")
    assert water(state) == (1 if junk == "water" else 0)
    assert column(state, "P2") == ("Garage < punk n" if junk == "punk" else "Garage")


@pytest.mark.rule("RAD-TYP-01", "RAD-SET-12", "RAD-RUL-01")
def test_every_camp_gives_the_cards_printed_on_it() -> None:
    camps = {id: card for id, card in CARDS.items() if card["sort"] == "camp"}
    assert {id: card["draw"] for id, card in camps.items()} == {
        id: draw for draw, ids in DRAWS.items() for id in ids.split()
    }
    assert {id: card["draw"] for id, card in revised().items()} == {
        id: draw for draw, ids in REVISED_DRAWS.items() for id in ids.split()
    }


@pytest.mark.rule("RAD-CMP-01", "RAD-CMP-02")
def test_every_card_comes_as_often_as_it_was_printed() -> None:
    assert {id: CARDS[id]["count"] for id in PEOPLE} == {id: 1 if id in UNIQUE else 2 for id in PEOPLE}
    assert {CARDS[id]["count"] for id in EVENTS} == {2}


def marked() -> set[tuple[str, str]]:
    """Every card that a test in this folder is marked with, and which face of it."""
    found: set[tuple[str, str]] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.card":
                faces = next((ast.literal_eval(word.value) for word in node.keywords if word.arg == "faces"), "first")
                found.add((ast.literal_eval(node.args[0]), faces))
    return found


def test_no_card_is_without_a_test_of_its_own() -> None:
    cards = {(id, "first") for id in CARDS if id != "punk"} | {("water_silo", "first")}
    cards |= {(id, "revised") for id in revised()}
    assert len(cards) == 26 + 10 + 34 + 11 + 2
    assert marked() == cards


def test_no_card_is_without_a_test_of_its_junk_effect() -> None:
    assert set(JUNKS) == {id for id, card in CARDS.items() if card["junk"] and id != "punk"}
