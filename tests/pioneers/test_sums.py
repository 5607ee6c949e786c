"""What is shown beside dice and towns: sums and chances are those of the rules."""

import re
from pathlib import Path
from typing import Any

import pytest

from cinderbox.games.pioneers import game
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.kernel.errors import BadContent
from tests.pioneers.table import CATALOG, lay, of, play, table

AMBUSH = "P1 hand: bandit_ambush, raid\nP1 pile: 0 0 3\nP2 pile: 3 0 3\n"


def ask(state: PioneersState, seat: int) -> Any:
    return state.question(seat)


@pytest.mark.rule("PIO-ATK-04")
def test_a_roll_is_shown_with_its_sum_and_its_total() -> None:
    state = play(lay(AMBUSH + "P2 town: watchtower"), "play:bandit_ambush", "target:2")
    (side,) = table(state)["combat"]["sides"]
    assert (side["rolls"], side["rolled"], side["modifier"]) == ([], None, 1)
    play(state, "roll")
    (side,) = table(state)["combat"]["sides"]
    assert side["rolled"] == sum(side["rolls"][-1]) == side["total"] - 1


def test_who_defends_is_told_the_chance_in_per_cent() -> None:
    state = play(lay(AMBUSH), "play:bandit_ambush", "target:2")
    odds = ask(state, 1)["odds"]
    assert (odds["ways"], odds["of"], odds["percent"], odds["both"]) == (15, 36, 42, False), "8 or more"
    assert ask(state, 1)["after"]["boost"]["percent"] == 58


def test_where_both_roll_it_is_said_so() -> None:
    state = play(lay(AMBUSH), "play:raid")
    odds = ask(state, 0)["rivals"]["target:2"]["odds"]
    assert odds["both"] and odds["percent"] == round(100 * odds["ways"] / odds["of"])


@pytest.mark.rule("PIO-SIZE-01", "PIO-SIZE-02")
def test_a_town_is_told_what_its_next_structure_makes_of_it() -> None:
    farms = ["farm", "farm", "pig_pens", "grain_silo", "armoury"]
    sizes = [of(lay("P1 town: " + ", ".join(farms[:n])), "P1")["next"] for n in range(1, 6)]
    assert sizes == [None, None, "medium", None, "large"]


def test_what_a_card_does_is_said_in_short_beside_its_text() -> None:
    assert CATALOG["cards"]["armoury"]["short"] == "+2 combat"
    kinds = [CATALOG[name] for name in ("cards", "hqs", "survivors", "projects")]
    shorts = {id: one["short"] for kind in kinds for id, one in kind.items()}
    numbers = re.compile(r"\d")
    for id, short in shorts.items():
        text = next(kind[id]["text"] for kind in kinds if id in kind)
        assert set(numbers.findall(short)) <= set(numbers.findall(text)) | {"1"}, f"{id}: {short!r} for {text!r}"


def test_words_that_do_not_fit_on_a_card_are_refused() -> None:
    text = Path(game.__file__).with_name("content.toml").read_text(encoding="utf-8")
    with pytest.raises(BadContent, match="armoury"):
        game.make(text.replace('short = "+2 combat"', f'short = "{"+2 combat " * 9}"'))
