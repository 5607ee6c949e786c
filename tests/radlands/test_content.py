"""Packs of cards: what is in ours, that a changed one plays, and what is said about a damaged one."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import cinderbox
from cinderbox.games.radlands.game import Radlands
from cinderbox.games.radlands.position import lay
from tests.radlands.table import GAME, column, discards, play, water

PATH = Path(cinderbox.__file__).parent / "games" / "radlands" / "content.toml"
TEXT = PATH.read_text(encoding="utf-8")
PACK: dict[str, Any] = tomllib.loads(TEXT)


def edited(entry: str, field: str, value: str) -> str:
    """Our pack with one field of one entry such as "person muse" set to a TOML value, or taken out if that is empty."""
    table, _, id = entry.partition(" ")
    head = f"[[{table}]]\nid = {id!r}\n".replace("'", '"') if id else f"[{table}]\n"
    before, found, rest = TEXT.partition(head)
    assert found, entry
    if field == "id":
        return before + head.replace(f'id = "{id}"\n', f"id = {value}\n" if value else "") + rest
    line = re.compile(rf"^{field} = (?:\[\n(?:.*\n)*?\]|.*)\n", re.MULTILINE)
    body, mark, after = rest.partition("\n[")
    new = line.sub("", body + "\n")
    return before + head + (f"{field} = {value}\n" if value else "") + new + mark[1:] + after


def made(text: str, folder: Path) -> Radlands:
    path = folder / "pack.toml"
    path.write_text(text, encoding="utf-8")
    game = cinderbox.game("radlands", content=path)
    assert isinstance(game, Radlands)
    return game


def complaint(text: str, folder: Path) -> str:
    """What is said of a damaged pack: one sentence."""
    with pytest.raises(cinderbox.BadContent) as caught:
        made(text, folder)
    said = str(caught.value)
    assert said.endswith(".") and "\n" not in said and "Error(" not in said
    return said


# -- our own pack -------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-CMP-01", "RAD-CMP-02", "RAD-CMP-03", "RAD-RUL-01")
def test_the_box_holds_46_people_20_events_34_camps_and_a_silo_and_raiders_each() -> None:
    assert sum(card["count"] for card in PACK["person"]) == 46
    assert sum(card["count"] for card in PACK["event"]) == 20
    assert sum(card["count"] for card in PACK["camp"]) == 34
    assert {card["id"]: card["count"] for card in PACK["special"]} == {"water_silo": 2, "raiders": 2}
    assert len(PACK["person"]) == 26
    assert len(PACK["event"]) == 10
    assert len(PACK["camp_revised"]) == 11


@pytest.mark.parametrize("table", ["camp", "camp_revised", "person", "event", "special"])
def test_every_card_says_where_it_comes_from(table: str) -> None:
    for card in PACK[table]:
        assert card["source"] in ("rulebook", "published", "original"), card["id"]
        assert isinstance(card["confirmed"], bool), card["id"]


def test_every_ruling_a_card_names_is_a_ruling() -> None:
    for table in ("camp", "camp_revised", "person", "event", "special"):
        for card in PACK[table]:
            assert all(re.fullmatch(r"RAD-RUL-([0-7]\d|80)", ruling) for ruling in card.get("rulings", [])), card["id"]


# -- a changed pack -----------------------------------------------------------------------------------------


def test_a_changed_price_is_played(tmp_path: Path) -> None:
    game = made(edited("person muse", "cost", "2"), tmp_path)
    state = lay(game, "P hand: Muse\nwater: 2")
    play(state, "play:muse", "place:a1.1")
    assert water(state) == 0


def test_a_changed_ability_and_a_changed_corner_are_played(tmp_path: Path) -> None:
    ability = '[{ cost = 1, does = "sniper", text = "Damage any card." }]'
    text = edited("person muse", "abilities", ability)
    state = lay(made(text, tmp_path), "P1: Railgun < Muse\nO1: Pillbox < Scout")
    play(state, "use:a1.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d < Scout"
    state = lay(made(edited("person muse", "junk", '"water"'), tmp_path), "P hand: Muse")
    play(state, "junk:muse")
    assert discards(state) == ["Muse"]
    assert water(state) == 4


def test_a_new_card_is_played(tmp_path: Path) -> None:
    card = """
[[person]]
id = "tinker"
name = "Tinker"
count = 2
cost = 0
junk = "draw"
abilities = [{ cost = 0, does = "water", text = "Gain 1 extra water." }]
traits = [{ id = "enters_ready", text = "Ready as soon as it arrives." }]
text = "Enters ready. Ability: gain 1 extra water."
source = "original"
"""
    state = lay(made(TEXT + card, tmp_path), "P hand: Tinker")
    play(state, "play:tinker", "place:a1.1", "use:a1.1")
    assert water(state) == 4


def test_a_changed_pack_plays_whole_games_and_is_known_by_its_hash(tmp_path: Path) -> None:
    game = made(edited("setup", "water_per_turn", "5"), tmp_path)
    assert game.content != GAME.content
    state = game.start(seats=2, seed=4)
    for number in range(game.bound):
        if state.over:
            break
        actions = state.actions()
        state.apply(actions[number * 7919 % len(actions)])
    assert state.over
    with pytest.raises(cinderbox.CorruptState, match="content"):
        GAME.load(state.dump())


def test_the_same_pack_laid_out_otherwise_has_the_same_hash(tmp_path: Path) -> None:
    assert made("# my own copy\n\n" + TEXT, tmp_path).content == GAME.content


# -- a damaged pack -----------------------------------------------------------------------------------------

ABILITY = '[{{ cost = {}, does = {}, text = "Something." {} }}]'

DAMAGES = [
    ("person muse", "name", ""),
    ("person muse", "name", "7"),
    ("person muse", "name", '"Scout"'),
    ("person muse", "text", '""'),
    ("person muse", "count", ""),
    ("person muse", "count", "-1"),
    ("person muse", "count", '"two"'),
    ("person muse", "cost", "1.5"),
    ("person muse", "cost", "true"),
    ("person muse", "cost", ""),
    ("person muse", "junk", ""),
    ("person muse", "junk", '"explode"'),
    ("person muse", "source", ""),
    ("person muse", "source", '"hearsay"'),
    ("person muse", "queue", "1"),
    ("person muse", "colour", '"blue"'),
    ("person muse", "abilities", "3"),
    ("person muse", "abilities", '["damage"]'),
    ("person muse", "abilities", ABILITY.format(1, '"explode"', "")),
    ("person muse", "abilities", ABILITY.format(1, "1", "")),
    ("person muse", "abilities", ABILITY.format(-1, '"damage"', "")),
    ("person muse", "abilities", ABILITY.format(1, '"damage"', ', needs = "luck"')),
    ("person muse", "abilities", ABILITY.format(1, '"damage"', ', less = "own_luck"')),
    ("person muse", "abilities", ABILITY.format(1, '"damage"', ', need = "own_punk"')),
    ("person muse", "abilities", '[{ cost = 1, does = "damage" }]'),
    ("person muse", "abilities", "[" + ", ".join([ABILITY.format(1, '"damage"', "")[1:-1]] * 3) + "]"),
    ("person muse", "abilities", ABILITY.format(1, '"turn"', "")),
    ("person muse", "abilities", ABILITY.format(1, '"play_person"', "")),
    ("person muse", "abilities", ABILITY.format(1, '"finish"', "")),
    ("person muse", "abilities", ABILITY.format(0, '"parachute_base"', "")),
    ("person muse", "abilities", ABILITY.format(0, '"adrenaline_lab"', "")),  # it could use itself without end
    ("person muse", "abilities", ABILITY.format(0, '"play_crowded"', "")),
    ("person muse", "abilities", ABILITY.format(0, '"room_for_punk"', "")),
    ("person muse", "abilities", ABILITY.format(0, '"juggernaut"', "")),
    ("camp railgun", "abilities", ABILITY.format(0, '"juggernaut"', "")),  # without rolling
    ("camp juggernaut", "abilities", ABILITY.format(0, '"parachute_base"', "")),
    ("camp railgun", "traits", '[{ id = "lends_ability", text = "Lends." }]'),
    ("camp railgun", "traits", '[{ id = "starts_damaged", text = "So.", until = "noon" }]'),
    ("camp railgun", "enters", '"draw"'),
    ("camp railgun", "name", '"Rail\\u0000gun"'),
    ("camp railgun", "text", '"' + "x" * 3000 + '"'),
    ("person muse", "traits", '[{ id = "rolls", text = "Rolls." }]'),
    ("person muse", "traits", '[{ id = "starts_destroyed", text = "So." }]'),
    ("person scout", "traits", '[{ id = "lends_ability", text = "Lends." }]'),
    ("person vanguard", "enters", '"parachute_base"'),
    ("event banish", "does", '"play_crowded"'),
    ("event banish", "does", '"adrenaline_lab"'),
    ("event banish", "does", '"mimic"'),
    ("event banish", "traits", '[{ id = "enters_ready", text = "So." }]'),
    ("special raiders", "junk", '"water"'),
    ("special water_silo", "does", '"raiders"'),
    ("person muse", "traits", '[{ id = "lucky", text = "Is lucky." }]'),
    ("person muse", "traits", '[{ id = "enters_ready" }]'),
    ("person muse", "traits", '["enters_ready"]'),
    ("person muse", "enters", '"explode"'),
    ("person muse", "enters", '"draw"'),  # without the words for it
    ("person vanguard", "enters", '"mimic"'),
    ("person muse", "does", '"banish"'),
    ("event banish", "does", ""),
    ("event banish", "does", '"explode"'),
    ("event banish", "does", '"drafted"'),
    ("event banish", "does", '"parachute_base"'),
    ("event banish", "queue", ""),
    ("event banish", "queue", "4"),
    ("event banish", "cost", "-2"),
    ("event banish", "junk", '"damage"'),
    ("camp railgun", "draw", ""),
    ("camp railgun", "draw", "10"),
    ("camp railgun", "count", "2"),
    ("camp railgun", "junk", '"draw"'),
    ("camp_revised cannon", "draw", '"two"'),
    ("camp_revised cannon", "abilities", ABILITY.format(1, '"explode"', "")),
    ("special raiders", "queue", "0"),
    ("special raiders", "queue", "4"),
    ("special raiders", "does", ""),
    ("special water_silo", "source", ""),
]


@pytest.mark.parametrize(("entry", "field", "value"), DAMAGES)
def test_a_damaged_entry_is_named_in_one_sentence(entry: str, field: str, value: str, tmp_path: Path) -> None:
    said = complaint(edited(entry, field, value), tmp_path)
    assert repr(entry.split()[1]) in said


@pytest.mark.parametrize("id", ["two words", "a:b", "Muse", "", "punk", "water_silo", "scout", "banish"])
def test_an_id_that_no_action_could_name_is_refused(id: str, tmp_path: Path) -> None:
    assert repr(id) in complaint(edited("person muse", "id", f'"{id}"'), tmp_path)


@pytest.mark.parametrize("id", ["", "7"])
def test_an_entry_without_an_id_is_refused(id: str, tmp_path: Path) -> None:
    assert "id must be a text" in complaint(edited("person muse", "id", id), tmp_path)


def test_a_camp_may_not_have_the_id_of_a_person(tmp_path: Path) -> None:
    assert "'muse'" in complaint(edited("camp arcade", "id", '"muse"'), tmp_path)


def test_a_revised_face_of_no_camp_is_refused(tmp_path: Path) -> None:
    assert "'canon': it revises no camp" in complaint(edited("camp_revised cannon", "id", '"canon"'), tmp_path)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("camps_dealt", ""),
        ("camps_dealt", "2"),
        ("camps_dealt", "18"),
        ("camps_kept", "4"),
        ("water_per_turn", '"three"'),
        ("water_per_turn", "-1"),
        ("water_first_turn_of_start_player", ""),
        ("draw_action_cost", "1.0"),
        ("silo_take_cost", "[]"),
        ("first_game", ""),
        ("first_game", "3"),
        ("first_game", "[1, 2]"),
        ("first_game", '[["garage", "railgun"], ["reactor", "cannon"]]'),
        ("first_game", '[["garage", "railgun", "moon"], ["reactor", "cannon", "victory_totem"]]'),
        ("first_game", '[["garage", "railgun", "garage"], ["reactor", "cannon", "victory_totem"]]'),
        ("first_game", '[["garage", "railgun", "reactor"], ["reactor", "cannon", "victory_totem"]]'),
        ("first_game", '[["garage", "railgun", ["reactor"]], ["oasis", "cannon", "victory_totem"]]'),
        ("water_per_day", "3"),
    ],
)
def test_a_damaged_setup_is_named_in_one_sentence(field: str, value: str, tmp_path: Path) -> None:
    said = complaint(edited("setup", field, value), tmp_path)
    assert field in said or "camps" in said


@pytest.mark.parametrize("table", ["camp", "camp_revised", "person", "event", "special"])
def test_a_pack_without_a_kind_of_card_is_refused(table: str, tmp_path: Path) -> None:
    assert f"no [[{table}]] entries" in complaint(TEXT.replace(f"[[{table}]]", "[[other]]"), tmp_path)


def test_a_pack_without_setup_raiders_or_silo_is_refused(tmp_path: Path) -> None:
    assert "no [setup]" in complaint(TEXT.replace("[setup]", "[other]"), tmp_path)
    assert "no Raiders" in complaint(edited("special raiders", "id", '"looters"'), tmp_path)
    assert "no Water Silo" in complaint(edited("special water_silo", "id", '"well"'), tmp_path)


def test_a_deck_too_small_to_play_with_is_refused(tmp_path: Path) -> None:
    assert "too small" in complaint(re.sub(r"^count = 2$", "count = 0", TEXT, flags=re.MULTILINE), tmp_path)


def test_an_event_that_moves_a_person_does_nothing_where_nobody_is(tmp_path: Path) -> None:
    game = made(edited("event banish", "does", '"move_person"').replace("queue = 1", "queue = 0"), tmp_path)
    state = lay(game, "P hand: Banish\nwater: 9")
    play(state, "play:banish")
    assert discards(state) == ["Banish"]


def test_raiders_that_raid_are_not_called_out_while_they_raid(tmp_path: Path) -> None:
    game = made(edited("special raiders", "does", '"raid"'), tmp_path)
    state = lay(game, "P queue: Raiders, -, -\nphase: events")
    assert game.load(state.dump()).digest() == state.digest()
    assert state.view(0)["table"] is not None


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("\n[extra]\na = 1\n", "has a table 'extra'; there are setup, person"),
        ("\n[[extra]]\na = 1\n", "has a table 'extra'; there are setup, person"),
        ("made = 1979-05-27\n", "has a date at made, which no card needs"),
        ("made = 07:32:00\n", "has a time at made, which no card needs"),
        ("made = 1" + "0" * 5000 + "\n", "not valid TOML: Exceeds the limit"),
        ("made = " + "[" * 5000 + "]" * 5000 + "\n", "not valid TOML: it is nested too deeply"),
        ("made = " + "[" * 50 + "]" * 50 + "\n", "nested too deeply at made"),
        ("made = " + "{ a = " * 50 + "1" + " }" * 50 + "\n", "nested too deeply at made.a.a"),
    ],
)
def test_what_no_pack_needs_is_refused(more: str, said: str, tmp_path: Path) -> None:
    assert said in complaint(TEXT + more if more.startswith("\n") else more + TEXT, tmp_path)


def test_a_pack_that_cannot_be_dealt_is_refused(tmp_path: Path) -> None:
    many = re.sub(r"^draw = \d$", "draw = 9", TEXT, flags=re.MULTILINE)
    few = re.sub(r"^count = 2$", "count = 1", many, flags=re.MULTILINE)
    assert "Six camps can let 54 cards be drawn" in complaint(few, tmp_path)
    ruin = '[{ id = "starts_destroyed", text = "So." }]'
    text = TEXT
    for camp in ("arcade", "cannon", "railgun"):
        text = text.replace(f'[[camp]]\nid = "{camp}"\n', f'[[camp]]\nid = "{camp}"\ntraits = {ruin}\n')
    assert "start destroyed; 2 can at the most" in complaint(text, tmp_path)


def test_a_pack_too_large_or_with_an_impossible_path_is_refused(tmp_path: Path) -> None:
    with pytest.raises(cinderbox.BadContent, match="cannot be read: embedded null byte"):
        cinderbox.game("radlands", content="pack\0.toml")
    with pytest.raises(cinderbox.BadContent, match="too large"):
        cinderbox.game("radlands", content="/dev/zero")
    rows = "".join([f'\n[[event]]\nid = "e{i}"\n' for i in range(400)])
    assert "entries; 300 is the most" in complaint(TEXT + rows, tmp_path)


def test_a_file_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    assert "not valid TOML" in complaint("[[person", tmp_path)
    assert "no [[person]] entries" in complaint("", tmp_path)
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff\xfe")
    for path in (tmp_path / "nowhere.toml", tmp_path, tmp_path / "picture.toml"):
        with pytest.raises(cinderbox.BadContent, match="cannot be read"):
            cinderbox.game("radlands", content=path)
