"""What a bot should see at a glance in City of Remnants, on positions with one good answer."""

import pytest

from cinderbox import bots
from cinderbox.games.remnants.habits import member_worth
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.worth import Worths
from tests.remnants.table import GAME, arcs, attack, controller, figures, lay, legal, play, renown, start, texts, tiles

TWO = "A leader: red\nB leader: blue\n"


def thought(state: RemnantsState, text: str = "greedy") -> list[str]:
    """What a bot does with its turn, to the end of it or until somebody else is asked."""
    seat, clock = state.to_act[0], sum(state.tracks)
    bot, done = bots.parse(text, "remnants", 1), []
    while not state.over and state.to_act == (seat,) and sum(state.tracks) == clock:
        action = bot.choose(bots.sight(state, seat, 1))
        done.append(GAME.text(action))
        state.apply(action, seat)
    return done


def test_it_builds_under_its_own_figures_and_so_controls_what_it_builds() -> None:
    state = lay(TWO + "A figures: D4, D3, D5, C4, E4, A1, B1\nA arcs: 4000\nkinds: dev_shanty_row\nround: 3")
    thought(state)
    assert tiles(state)
    assert controller(state, tiles(state)[0].split()[1]) == "A"


def test_it_takes_award_spaces_that_lie_open() -> None:
    state = lay(TWO + "A figures: D2, C4, pool 3\nround: 2")
    thought(state)
    assert "D4" in figures(state, "A")


def test_in_the_last_round_it_buys_renown_with_what_it_has() -> None:
    text = (
        "A renown: 100\nB renown: 96\nA figures: A1, pool 0\nB figures: D3, E4, C4\nA arcs: 9000\nA turns: 3\n"
        "B turns: 3\nround: 12\nA hand: red_brute, red_scrapper, red_scrapper, red_garius_regallas"
    )
    state = lay(TWO + text)
    assert "action:buy" in thought(state)
    assert renown(state, "A") >= 103


def test_it_plays_money_before_it_buys() -> None:
    text = "A leader: green\nB leader: red\nA hand: green_payday\nA arcs: 0\nA figures: A1, pool 0\nround: 3"
    state = lay(text)
    assert "play:green_payday" in thought(state)
    assert arcs(state, "A") > 0 or tiles(state)


@pytest.mark.parametrize(
    ("card", "colour"), [("gm_odin_kester", "red"), ("gm_architect", "blue"), ("gm_dealer", "green")]
)
def test_a_gang_member_is_worth_most_to_the_gang_it_suits(card: str, colour: str) -> None:
    worths = Worths(lay().content)
    kind = next(one.kind for one in lay().content.cards if one.id == card)
    found = {}
    for leader, other in (("red", "blue"), ("blue", "red"), ("green", "red"), ("yellow", "red")):
        state = lay(f"A leader: {leader}\nB leader: {other}")
        found[leader] = member_worth(state, 0, kind, worths)
    assert max(found, key=lambda leader: found[leader]) == colour


def test_it_bids_no_more_than_a_gang_member_is_worth() -> None:
    text = TWO + "row: gm_informer, gm_min\nA arcs: 0\nB arcs: 30000\nround: 9\nA renown: 90\nB renown: 90"
    state = play(lay(text), "action:recruit", "announce:gm_informer")
    assert thought(state) == ["pass"]


def test_it_bribes_what_it_cannot_beat_and_fights_what_it_can() -> None:
    text = TWO + "A figures: C4\nA arcs: 9000\nA pile: red_stampede\n"
    state = attack(text + "tokens: annihilator D4\nA hand: red_pack_runner")
    assert thought(state)[0] == "bribe:d4-annihilator"
    state = attack(text + "tokens: patrol D4, watcher C5\nA hand: red_garius_regallas, red_brute")
    assert thought(state)[0] == "fight:d4-patrol"


def test_it_lays_enough_and_no_more() -> None:
    text = TWO + "A figures: C4, D3 2, D5 2\nA arcs: 0\nA pile: red_stampede\ntokens: patrol D4\n"
    state = attack(text + "A hand: red_garius_regallas, red_brute, red_scrapper")
    if legal(state, "fight:d4-patrol"):
        play(state, "fight:d4-patrol")
    assert len([one for one in thought(state) if one.startswith("lay:")]) <= 1


def test_a_lost_battle_costs_the_card_that_is_missed_least() -> None:
    text = TWO + "A figures: C4\nB figures: D4\nB pile: blue_blueprints\nB discard: blue_enforcer, blue_sempento_roden"
    state = attack(text + "\nA hand: red_garius_regallas, red_brute\nA pile: red_stampede")
    play(state, "lay:red_garius_regallas", "lay:red_brute", "done")
    while "remove:blue_enforcer" not in texts(state):
        play(state, "done" if legal(state, "done") else texts(state)[0])
    assert thought(state)[0] == "remove:blue_enforcer"


def test_greedy_wins_against_random() -> None:
    """A game is won long before its end: eight rounds are enough to see by how much."""
    state = start(2, seed=4)
    seated = [bots.parse("greedy:beam=2,worlds=1", "remnants", 1), bots.parse("random", "remnants", 2)]
    while not state.over and state.round < 8:
        seat = state.to_act[0]
        state.apply(seated[seat].choose(bots.sight(state, seat, 1)), seat)
    assert renown(state, "A") > renown(state, "B") + 10


def test_the_chance_of_winning_is_one_for_who_leads_and_shared_at_the_start() -> None:
    evaluation = GAME.evaluation()
    ahead = lay(TWO + "A renown: 80\nB renown: 20\nround: 8")
    assert evaluation.value(ahead, 0) > 0.8
    assert evaluation.value(ahead, 1) < 0.2
    even = lay(TWO)
    assert 0.3 < evaluation.value(even, 0) < 0.7
