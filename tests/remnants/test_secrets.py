"""Who sees what (ledger: Hidden information)."""

import pytest

from tests.remnants.table import attack, lay, lay_cards, play, texts

TWO = "A leader: red\nB leader: blue\n"


@pytest.mark.rule("COR-RUL-61", "COR-RUL-63")
def test_money_and_discards_are_open_to_all() -> None:
    state = lay(TWO + "A arcs: 7000\nB discard: blue_worker, blue_foreman\nA discard: red_brute")
    for seat in (0, 1, None):
        seen = str(state.view(seat)["table"])
        assert "blue_foreman" in seen
        assert "red_brute" in seen
    assert state.view(0)["table"] == state.view(None)["table"]


def test_a_hand_is_its_owners_alone() -> None:
    state = lay(TWO + "A hand: red_brute, red_ambush\nB hand: blue_foreman\nA pile: red_stampede\nB pile: blue_worker")
    assert "red_brute" in str(state.view(0)["mine"])
    for seat in (1, None):
        assert "red_brute" not in str(state.view(seat))
    for seat in (1, None):
        assert "red_stampede" not in str(state.view(seat))


@pytest.mark.rule("COR-BATTLE-05", "COR-EX-06")
def test_a_card_laid_unseen_is_seen_by_nobody() -> None:
    state = attack(TWO + "A figures: C4\nB figures: D4\nA pile: red_stampede, red_brute\nA hand: red_ambush")
    lay_cards(state, "red_ambush blind")
    for seat in (0, 1, None):
        assert "red_stampede" not in str(state.view(seat))
    assert "red_ambush" in str(state.view(0))
    assert "red_ambush" not in str(state.view(1))


@pytest.mark.rule("COR-RUL-84")
def test_others_cannot_tell_from_a_question_what_i_hold() -> None:
    """Also with nothing to play I am asked at the end of my turn, as long as I hold a card."""
    for card in ("red_brute", "red_stampede"):
        state = play(lay(TWO + f"A hand: {card}"), "action:move", "done")
        assert state.to_act == (0,)
        assert "done" in texts(state)


def test_the_informer_alone_knows_the_next_orders() -> None:
    state = play(lay(TWO + "A hand: gm_informer\nA pile: red_brute\norders: coord_03, coord_07"), "play:gm_informer")
    while len(texts(state)) == 2 and state.to_act == (0,) and "action:move" not in texts(state):
        play(state, texts(state)[0])
    assert "coord_03" in " ".join(str(event) for event in state.events(0)) + str(state.view(0))
    assert "coord_03" not in " ".join(str(event) for event in state.events(1)) + str(state.view(1)["mine"])


def test_a_gang_member_won_openly_is_known_but_what_is_drawn_is_not() -> None:
    state = lay(TWO + "row: gm_min, gm_thug\nB arcs: 0")
    play(state, "action:recruit", "announce:gm_min")
    if "pass" in texts(state):
        play(state, "pass")
    assert any("Min" in line for line in state.log(1))


@pytest.mark.rule("COR-RUL-86", "COR-RUL-76")
def test_whom_the_recruiters_bring_is_seen_by_all() -> None:
    text = TWO + "tiles: dev_recruiters_hall B2 C2\nA figures: B2, C2\nmembers: gm_min, gm_thug\nA arcs: 0"
    state = play(lay(text), "action:produce")
    if "produce:b2" in texts(state):
        play(state, "produce:B2")
    assert any("Min" in line for line in state.log(1))
    assert state.view(1)["table"]["players"][0]["known"] == ["gm_min"]  # type: ignore[index]


@pytest.mark.rule("COR-RUL-87")
def test_i_know_what_is_in_my_draw_pile_but_not_in_which_order() -> None:
    found = []
    for pile in ("red_stampede, red_brute, red_scrapper", "red_scrapper, red_stampede, red_brute"):
        state = lay(TWO + f"A hand: bm_communication_device, red_ambush\nA pile: {pile}")
        assert "red_stampede" not in str(state.view(0))
        play(state, "play:bm_communication_device")
        if "search:draw" in texts(state):
            play(state, "search:draw")
        found.append(texts(state, "dig"))
    assert found[0] == found[1]
    assert set(found[0]) == {"red_brute", "red_scrapper", "red_stampede"}


@pytest.mark.rule("COR-RUL-88", "COR-RUL-10")
def test_cards_can_be_played_while_figures_move_but_not_once_cards_are_laid() -> None:
    state = play(lay(TWO + "A figures: C4\nB figures: D4\nA hand: bm_stim_packs, red_brute"), "action:move", "move:C4")
    if "to:d4" in texts(state):
        play(state, "to:D4")
    assert "play:bm_stim_packs" in texts(state)
    play(state, "done")
    assert texts(state, "play") == []
    assert texts(state, "lay")
