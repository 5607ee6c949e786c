"""A person at the terminal: choosing, asking, taking back, leaving and coming back."""

import json
import re
from pathlib import Path

import pytest

import cinderbox
from cinderbox.kernel.record import Record
from cinderbox.proof.files import load_record

GAME = cinderbox.game("radlands")
FIRST = GAME.text(GAME.start(2, seed=5).actions(0)[0])  # the first camp that this seed deals
PLAY = ("play", "radlands", "--against", "random", "--seed", "5")


def entries(path: Path) -> list[str]:
    return [entry.action for entry in load_record(path).entries]


def test_a_whole_game_can_be_played_by_typing(cinderbox_, tmp_path):
    said = cinderbox_(*PLAY, "--save", "game.json", typed="1\n" * 3000)
    assert said.code == 0
    assert "wins" in said.out or "You win!" in said.out or "A draw" in said.out
    record = load_record(tmp_path / "game.json")
    assert record.replay(GAME).over


def test_residuum_can_be_played_by_typing_with_a_map_in_sight(cinderbox_, tmp_path):
    said = cinderbox_(
        *("play", "residuum", "--against", "random", "--seats", 3, "--seed", 5, "--option", "map=quick"),
        *("--save", "game.json"),
        typed="1\n" * 3000,
    )
    assert said.code == 0 and "Turn 16 of 16, Winter of year 2" in said.out and "Your Discovery cards" in said.out
    assert load_record(tmp_path / "game.json").replay(cinderbox.game("residuum")).over


def test_the_board_shows_both_sides_the_queue_the_water_and_the_hand_with_costs_and_junk(cinderbox_):
    out = cinderbox_(*PLAY, typed="1\n1\n1\nquit\n").out
    assert "Your camps" in out, "the draft comes first"
    table = out[out.index("Turn 1") :]
    assert re.search(r"water \d ●", table)
    for place in ("a1.0", "a2.0", "a3.0", "b1.0", "b2.0", "b3.0"):
        assert place in table
    assert table.count("events  1 — 2 — 3 —") == 2
    assert re.search(r"\d● .*junk: (injure|raid|draw|restore|water|punk)", table)


def test_a_choice_can_be_typed_as_number_or_as_text_or_in_plain_words(cinderbox_, tmp_path):
    words = FIRST.replace(":", " ").replace("_", " ")
    for typed in ("1", FIRST, words, words.title(), FIRST[:-1]):
        cinderbox_(*PLAY, typed=f"{typed}\nsave one.json\nquit\n")
        assert entries(tmp_path / "one.json") == [FIRST], typed


def test_undo_takes_back_a_choice_and_says_so_when_there_is_none(cinderbox_, tmp_path):
    said = cinderbox_(*PLAY, typed="undo\n1\n2\nundo\nsave one.json\nundo\nundo\nsave none.json\nquit\n")
    assert said.out.count("There is nothing to take back") == 2
    assert entries(tmp_path / "one.json") == [FIRST]
    assert entries(tmp_path / "none.json") == []


def test_undo_does_not_go_back_past_what_was_revealed(cinderbox_, tmp_path):
    said = cinderbox_(*PLAY, typed="1\n1\n1\nundo\nsave it.json\nquit\n")
    assert "There is nothing to take back" in said.out, "the camps are on the table and cards were drawn"
    assert len(entries(tmp_path / "it.json")) >= 6


def test_a_saved_game_goes_on_where_it_was(cinderbox_, tmp_path):
    cinderbox_(*PLAY, typed="1\n1\n1\nsave half.json\nquit\n")
    before = entries(tmp_path / "half.json")
    said = cinderbox_("play", "--resume", "half.json", "--against", "random", typed="end\nsave more.json\nquit\n")
    assert said.code == 0
    assert entries(tmp_path / "more.json")[: len(before) + 1] == [*before, "end"]


@pytest.mark.parametrize("typed", ["1\n", "1\nquit\n", "1\nq\n"])
def test_whoever_leaves_finds_the_game_again(cinderbox_, tmp_path, typed):
    said = cinderbox_(*PLAY, typed=typed)
    assert said.code == 0
    (kept,) = (tmp_path / ".cinderbox").glob("radlands-*.json")
    assert f"--resume {Path('.cinderbox') / kept.name} --against random" in said.out
    assert entries(kept) == [FIRST]


def test_leaving_keeps_the_game_where_save_says(cinderbox_, tmp_path):
    said = cinderbox_(*PLAY, "--save", "mine.json", typed="1\n")
    assert "mine.json" in said.out
    assert entries(tmp_path / "mine.json") == [FIRST]
    assert not (tmp_path / ".cinderbox").exists()


def test_why_names_the_rule(cinderbox_):
    out = cinderbox_(*PLAY, typed=f"why end\nwhy {FIRST}\nwhy\nwhy flarb\nquit\n").out
    assert "RAD-" in out
    assert "it is choice 1" in out
    assert "Why not what?" in out
    assert "There is no action, command or card 'flarb'" in out


def test_an_action_that_is_not_open_is_refused_with_its_rule_and_asked_again(cinderbox_, tmp_path):
    said = cinderbox_(*PLAY, typed="end\n77\n\nsave none.json\nquit\n")
    assert re.search(r"\(RAD-\w+-\d+\)", said.out)
    assert "There is no choice 77; they run from 1 to 6." in said.out
    assert entries(tmp_path / "none.json") == []


def test_the_name_of_a_card_shows_its_text(cinderbox_):
    out = cinderbox_(*PLAY, typed="vanguard\nArgo Yesky\nwater silo\nvangard\nquit\n").out
    assert "Vanguard (person, 1 water, junk: raid)" in out
    assert "Argo Yesky" in out and "Water Silo. Take it" in out
    assert "Did you mean Vanguard?" in out


def test_help_log_and_rules_answer(cinderbox_):
    out = cinderbox_(*PLAY, typed="?\nrules\n1\n1\n1\nlog\nlog 2\nquit\n").out
    assert "take back your last choice" in out and "RAD-SET-05" in out
    assert "random draws a card." in out, "the log calls players by their names at this table"


def test_two_people_share_a_screen_without_seeing_each_others_cards(cinderbox_, tmp_path):
    said = cinderbox_(
        "play", "radlands", "--against", "human", "--seed", "5", typed="\n1\n1\n1\n\n1\n1\n1\n\nsave x.json\nquit\n"
    )
    assert "Player 1, press Enter" in said.out and "Player 2, press Enter" in said.out
    assert [entry.seat for entry in load_record(tmp_path / "x.json").entries][:6] == [0, 0, 0, 1, 1, 1]


def test_you_can_sit_in_the_second_seat(cinderbox_, tmp_path):
    cinderbox_(*PLAY, "--you", "2", typed="1\nsave x.json\nquit\n")
    assert load_record(tmp_path / "x.json").entries[0].seat == 1


def test_options_reach_the_game(cinderbox_, tmp_path):
    cinderbox_(*PLAY, "--option", "faces=revised", "-o", "setup=first-game", typed="save x.json\nquit\n")
    record: Record = load_record(tmp_path / "x.json")
    assert record.options["faces"] == "revised" and record.options["setup"] == "first-game"


def test_what_the_terminal_shows_is_not_changed_by_what_is_hidden(cinderbox_, tmp_path):
    """The record holds the seed, so it is not the screen's: the opponent's hand is never printed."""
    out = cinderbox_(*PLAY, typed="1\n1\n1\nsave x.json\nquit\n").out
    record = load_record(tmp_path / "x.json")
    state = record.replay(GAME)
    table = json.loads(json.dumps(state.view(1)))
    mine = {*json.loads(json.dumps(state.view(0)))["mine"]["hand"]}
    names = [id.replace("_", " ").title() for id in table["mine"]["hand"] if id not in mine]
    assert names and not [name for name in names if name in out]
