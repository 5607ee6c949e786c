"""Whatever a pack makes of our cards: it is refused with a sentence, or it plays."""

import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cinderbox
from cinderbox.games.residuum import content
from cinderbox.games.residuum.game import Residuum
from cinderbox.kernel.pack import digest
from tests.packs import Pack, assert_plays, own_pack, recombined
from tests.spoiling import assert_sentence, places

PACK = own_pack("residuum")
PATH = Path(cinderbox.__file__).parent / "games" / "residuum" / "content.toml"
EFFECTS = [row for table in ("discovery", "trade_town") for card in PACK[table] for row in card["effects"]]
NEEDS = [row for card in PACK["discovery"] for row in card["requirement"]]
SITES = [card["hex_replacement"] for card in PACK["discovery"] if "hex_replacement" in card]


def made(pack: Pack) -> Residuum:
    return Residuum(content.load(pack), digest(pack))


def change(pack: Pack, dice: Random) -> None:
    """Another effect, requirement, site, cost or number somewhere."""
    card = dice.choice(pack[dice.choice(("discovery", "discovery", "discovery", "trade_town"))])
    way = dice.randrange(7)
    if way < 2:
        card["effects"] = copy.deepcopy(dice.sample(EFFECTS, dice.choice((1, 1, 2))))
    elif way == 2:
        card["requirement"] = copy.deepcopy(dice.sample(NEEDS, dice.randrange(3)))
    elif way == 3:
        card["hex_replacement"] = copy.deepcopy(dice.choice(SITES))
    elif way == 4:
        card["cost"] = {name: dice.randrange(4) for name in dice.sample(PACK["meta"]["resources"], 2)}
    else:
        found = places(pack)
        numbers = [(where, key) for where, key in found if type(where[key]) is int and key != "count"]
        where, key = dice.choice(numbers)
        where[key] = dice.choice((0, 1, 2, 9, 50, 99))


@pytest.mark.parametrize("seed", range(3))
def test_cards_that_swap_what_they_do_are_refused_or_play(seed: int) -> None:
    dice = Random(seed)
    assert_plays(recombined("residuum", made, change, dice), dice, 2, 300)


def words(pack: Pack, dice: Random) -> None:
    """Some word or list of words exchanged for one from elsewhere."""
    found = [(where, key) for where, key in places(pack) if isinstance(where[key], str | list | dict)]
    (where, key), (there, other) = dice.sample(found, 2)
    where[key] = copy.deepcopy(there[other])


def test_whatever_stands_in_the_wrong_place_is_refused_or_is_a_pack() -> None:
    dice = Random(1)
    for _ in range(150):
        pack = copy.deepcopy(PACK)
        words(pack, dice)
        try:
            made(pack)
        except cinderbox.BadContent as error:
            assert_sentence(error)


def entry(table: str, field: str, value: Any) -> Pack:
    pack = copy.deepcopy(PACK)
    pack[table][0][field] = value
    return pack


@pytest.mark.parametrize(
    ("pack", "said"),
    [
        ({**PACK, "weather": {}}, "has a table 'weather'"),
        (entry("discovery", "colour", "red"), "there is no field 'colour'"),
        (entry("discovery", "effects", [{"op": "explode"}]), "no card can do 'explode'"),
        (entry("discovery", "effects", [{"op": "gain", "res": {"food": 1}, "luck": 1}]), "there is no field 'luck'"),
        (entry("discovery", "effects", [{"op": "extra_yield", "producing": "sand", "gain": {}}]), "'sand' is unknown"),
        (entry("discovery", "requirement", [{"check": "basecamp_active", "luck": 1}]), "there is no field 'luck'"),
        (entry("discovery", "name", "Half\ud800"), "signs in it that cannot be shown"),
        (entry("trade_town", "effects", [{"op": "x_bonus", "amount": 1}]), "no Trade Town card can do 'x_bonus'"),
        (entry("character", "ability_effect", {"op": "gain", "amount": 1, "luck": 1}), "there is no field 'luck'"),
        (entry("hex_tile", "hex_type", "sea"), "hex_type 'sea' is unknown"),
    ],
)
def test_a_damaged_pack_is_refused_in_one_sentence(pack: Pack, said: str) -> None:
    with pytest.raises(cinderbox.BadContent, match=said) as error:
        made(pack)
    assert_sentence(error.value)


def test_a_date_in_a_pack_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("made = 1979-05-27\n" + PATH.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(cinderbox.BadContent, match="has a date at made"):
        cinderbox.game("residuum", content=tmp_path / "pack.toml")
