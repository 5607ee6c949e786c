"""Whatever a pack makes of our cards: it is refused with a sentence, or it plays."""

import copy
from random import Random
from typing import Any

import pytest

import cinderbox
from cinderbox.games.radlands import content
from cinderbox.games.radlands.cards import PROGRAMS
from cinderbox.games.radlands.conditions import CONDITIONS
from cinderbox.games.radlands.game import Radlands
from cinderbox.games.radlands.model import CAMP_TRAITS, LESS, PERSON_TRAITS
from cinderbox.games.radlands.position import lay
from cinderbox.kernel.pack import digest
from tests.packs import Pack, assert_plays, own_pack, recombined
from tests.spoiling import assert_sentence


def made(pack: Pack) -> Radlands:
    return Radlands(content.load(pack, False), content.load(pack, True), digest(pack))


USUAL = PROGRAMS.named["damage"].slots
ODD = [name for name, program in PROGRAMS.named.items() if program.slots != USUAL]


def program(dice: Random) -> str:
    """Some program; those that can not stand everywhere, or nowhere, come oftener."""
    return dice.choice(ODD if dice.random() < 0.4 else list(PROGRAMS.named))


def ability(dice: Random) -> dict[str, Any]:
    found = {"cost": dice.choice((0, 0, 1)), "does": program(dice), "text": "Does it."}
    if dice.random() < 0.3:
        found["needs"] = dice.choice(list(CONDITIONS))
    if dice.random() < 0.2:
        found["less"] = dice.choice(list(LESS))
    return found


def change(pack: Pack, dice: Random) -> None:
    """Another ability, effect, entry or trait for some card of some kind."""
    table = dice.choice(("camp", "camp_revised", "person", "person", "event", "special"))
    card, way = dice.choice(pack[table]), dice.randrange(8)
    if way < 3 and table in ("camp", "camp_revised", "person"):
        card["abilities"] = [ability(dice) for _ in range(dice.choice((1, 1, 2)))]
    elif way < 5 and table in ("event", "special"):
        card["does"] = program(dice)
        card["queue"] = dice.randrange(4)
    elif way < 6 or (way < 7 and table == "person"):
        card["enters"], card["enters_text"] = program(dice), "On entry."
    elif way < 7:
        card["traits"] = [{"id": dice.choice([*PERSON_TRAITS, *CAMP_TRAITS]), "text": "So."}]
    else:
        card["cost"] = dice.choice((0, 0, 1))


def test_a_card_says_in_short_what_it_does_with_a_sign_that_there_is() -> None:
    pack = own_pack("radlands")
    scout = next(card for card in pack["person"] if card["id"] == "scout")
    assert made(pack).content == cinderbox.game("radlands").content
    scout["short"] = [{"sign": "raid", "text": "Another word"}]
    assert made(pack).content == cinderbox.game("radlands").content, "the same cards, whatever they are called in short"
    for line in ({"sign": "rocket", "text": "Raid"}, {"sign": "raid", "text": "Raid, " * 9}, {"sign": "raid"}):
        with pytest.raises(cinderbox.BadContent, match="scout"):
            made({**pack, "person": [{**scout, "short": [line]}]})


@pytest.mark.parametrize("seed", range(3))
def test_cards_that_swap_what_they_do_are_refused_or_play(seed: int) -> None:
    dice = Random(seed)
    assert_plays(recombined("radlands", made, change, dice), dice, 4, 60)


@pytest.mark.parametrize("name", PROGRAMS.named)
def test_a_pack_in_which_every_card_does_the_same_is_refused_or_plays(name: str) -> None:
    pack, dice = own_pack("radlands"), Random(name)
    for table, field in (("person", "abilities"), ("camp", "abilities"), ("person", "enters"), ("event", "does")):
        trial = copy.deepcopy(pack)
        for card in trial[table]:
            if field == "abilities":
                card["abilities"] = [{"cost": 0, "does": name, "text": "Does it."}]
            else:
                card[field] = name
            if field == "enters":
                card["enters_text"] = "On entry."
        try:
            made(trial)
        except cinderbox.BadContent as error:
            assert_sentence(error)
        else:
            pack = trial
    assert_plays(made(pack), dice, 2 if name in ODD else 1, 60)


def test_of_two_camps_that_drop_people_the_ready_one_is_used() -> None:
    pack = own_pack("radlands")
    dropping = next(card for card in pack["camp"] if card["id"] == "parachute_base")
    next(card for card in pack["camp"] if card["id"] == "railgun")["abilities"] = dropping["abilities"]
    for camps in ("P1: Parachute Base\nP2: Railgun", "P1: Railgun\nP2: Parachute Base"):
        state = lay(made(pack), f"{camps}\nP hand: Muse, Pyromaniac, Scout\nwater: 9")
        for action in ("drop:muse", "place:a3.1", "drop:pyromaniac", "place:a3.2", "damage:b1.0"):
            state.apply(action)
        assert "RAD-ABL-05" in state.why_not("drop:scout", 0), "both are used"
