"""What a bot should see at a glance in City of Remnants, on positions with one good answer."""

import pytest

from cinderbox import bots
from cinderbox.bots.planner import Planner
from cinderbox.bots.search import SearchBot
from cinderbox.games.remnants import odds
from cinderbox.games.remnants.bidding import member_worth
from cinderbox.games.remnants.presence import everybody
from cinderbox.games.remnants.prospects import money
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.threats import menace
from cinderbox.games.remnants.worth import ATTACKING, DEFENDING, Worths
from tests.remnants.table import (
    GAME,
    arcs,
    attack,
    controller,
    figures,
    lay,
    lay_cards,
    legal,
    play,
    renown,
    start,
    texts,
    tiles,
)

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


def all_recruited(state: RemnantsState) -> RemnantsState:
    """Every gang member is in B's discard pile already."""
    state.discards[1] += state.row + state.members
    state.row, state.members = [], []
    return state


def test_it_builds_under_its_own_figures_and_so_controls_what_it_builds() -> None:
    state = lay(TWO + "A figures: D4, D3, D5, C4, E4, A1, B1\nA arcs: 4000\nkinds: dev_shanty_row\nround: 3")
    thought(state)
    assert tiles(state)
    assert controller(state, tiles(state)[0].split()[1]) == "A"


def test_it_builds_where_its_idle_figures_can_come_at_once() -> None:
    """Rivals hold the middle of the city, own figures wait in the pool: a tile near the entry space, then they."""
    text = "A figures: pool 3\nB figures: D4 2, D3 2, C4 2, E4 2, D5 2\nB turns: 4\nA turns: 2\nA arcs: 2000\n"
    state = all_recruited(lay(TWO + text + "kinds: dev_back_alley\nround: 3\nA hand: -\nA pile: -\nmarket: -"))
    while state.turn == 0:
        thought(state)
    assert [controller(state, one.split()[1]) for one in tiles(state)] == ["A"]


def test_it_does_not_build_where_rivals_stand_or_nobody_comes() -> None:
    state = lay(TWO + "A figures: pool 0\nB figures: B2, C2\nA arcs: 9000\nkinds: dev_back_alley\nround: 3\nA hand: -")
    assert not [one for one in thought(state) if one.startswith("build")]


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
    text = "A leader: green\nB leader: red\nA hand: green_orsh_velakai\nA arcs: 0\nA figures: A1, pool 0\nround: 3"
    state = all_recruited(lay(text))
    assert "play:green_orsh_velakai" in thought(state)
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


def test_who_announced_a_star_bids_for_it_when_little_else_is_to_be_had() -> None:
    text = TWO + "row: gm_odin_kester, gm_gambler\nA arcs: 6000\nB arcs: 6000\nround: 2"
    state = play(lay(text), "action:recruit", "announce:gm_odin_kester", "bid:1")
    assert thought(state)[0] == "bid:2"


def test_it_does_not_buy_dear_what_it_could_announce_itself() -> None:
    """Four gang members that are alike: to be second costs nothing but the turn that a bid would cost, too."""
    state = lay(TWO + "row: gm_thug, gm_thug, gm_thug, gm_fighter\nA arcs: 6000\nB arcs: 6000\nround: 2")
    assert thought(play(state, "action:recruit", "announce:gm_thug")) == ["pass"]


def test_no_bot_bids_all_its_turns_away() -> None:
    text = TWO + "row: gm_thug, gm_fighter, gm_medic, gm_informer\nA arcs: 0\nB arcs: 9000\nround: 3"
    state = play(lay(text), "action:recruit")
    while texts(state, "announce"):
        play(state, texts(state)[-1])
        if state.to_act == (1,):
            thought(state)
    assert state.tracks[1] <= 1


def test_a_bid_uses_up_a_turn_and_turns_grow_dear() -> None:
    """With figures waiting in the pool and one turn left, nobody spends it on one more."""
    text = TWO + "row: gm_sniper\nA arcs: 0\nB arcs: 9000\nround: 3\nB figures: pool 5\n"
    early = play(lay(text), "action:recruit")
    late = play(lay(text + "B turns: 3"), "action:recruit")
    for state in (early, late):
        while texts(state, "announce"):
            play(state, "announce:gm_sniper")
    assert [thought(state)[0] for state in (early, late)] == ["bid:1", "pass"]


def test_who_is_rich_spends() -> None:
    text = TWO + "A arcs: 12000\nA figures: D4, pool 0\nround: 4\nkinds: dev_penthouse\nA hand: -"
    state = lay(text)
    thought(state)
    assert arcs(state, "A") < 12000


def test_money_that_lies_idle_is_worth_less_than_the_renown_it_buys() -> None:
    evaluation, text = GAME.evaluation(), TWO + "A figures: D4, pool 3\nround: 6\nB renown: 40\n"
    rich = evaluation.value(lay(text + "A arcs: 24000\nA renown: 40"), 0)
    famed = evaluation.value(lay(text + "A arcs: 12000\nA renown: 44\nA turns: 1"), 0)
    assert famed > rich


def test_who_is_behind_buys_renown_too_instead_of_keeping_money_to_make_the_game_last() -> None:
    evaluation, text = GAME.evaluation(), TWO + "A figures: A1, pool 0\nround: 10\nB figures: D4, D3\nB renown: 100\n"
    rich = evaluation.value(lay(text + "A arcs: 18000\nA renown: 40"), 0)
    famed = evaluation.value(lay(text + "A arcs: 6000\nA renown: 44\nA turns: 1"), 0)
    assert famed > rich


def test_money_in_the_last_round_is_worth_no_more_than_the_renown_that_is_left() -> None:
    text = TWO + "A figures: D4, D3, C4\nround: 12\nA renown: 90\nA turns: 2\nA arcs: 12000\nB renown: "
    assert money(lay(text + "109"), 0, 1.0, 12) < money(lay(text + "101"), 0, 1.0, 12)


def test_what_strengthens_units_is_not_laid_without_one() -> None:
    text = TWO + "A figures: C4, D3 2\nA arcs: 0\nA pile: -\ntokens: trooper D4\n"
    state = attack(text + "A hand: bm_assault_rifle, bm_grenade")
    if legal(state, "fight:d4-trooper"):
        play(state, "fight:d4-trooper")
    assert "lay:bm_assault_rifle" not in thought(state)


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


def test_who_attacks_lays_cards_and_does_not_hope_for_the_dice_alone() -> None:
    text = TWO + "A figures: C4, D3 2, D5 2\nB figures: D4\nB hand: -\nB pile: blue_worker, blue_worker\nA pile: -\n"
    state = attack(text + "A hand: red_brute, red_scrapper")
    assert "lay:red_brute" in thought(state)


def test_it_does_not_pay_in_battle_for_what_a_bribe_costs() -> None:
    text = "A leader: green\nB leader: red\nA figures: C4, D3, D5\nA arcs: 6000\nA pile: -\ntokens: watcher D4\n"
    state = attack(text + "A hand: green_bought_loyalty, green_four_arm")
    if legal(state, "fight:d4-watcher"):
        assert "use:green_bought_loyalty" not in thought(state)


def test_it_pays_when_that_decides_a_battle() -> None:
    text = TWO.replace("red", "green") + "A figures: C4\nB figures: D4\nA arcs: 6000\nA pile: -\nround: 2\n"
    state = attack(text + "B hand: blue_sempento_roden\nB pile: -\nA hand: green_bought_loyalty, green_smuggler")
    play(state, "lay:green_smuggler", "lay:green_bought_loyalty", "done", "lay:blue_sempento_roden", "done")
    assert thought(state)[0] == "use:green_bought_loyalty"


def test_a_battle_that_is_due_counts_for_what_is_likely_to_come_of_it() -> None:
    """It lies between victory and defeat, and no dice are thrown to find out."""
    text = TWO + "A hand: red_brute, red_scrapper\nB hand: blue_worker\nround: 4\n"
    evaluation = GAME.evaluation()
    due = evaluation.value(attack(text + "A figures: C4, D3\nB figures: D4"), 0)
    won = evaluation.value(lay(text + "A figures: D4, D3, pool 5\nB figures: pool 6"), 0)
    lost = evaluation.value(lay(text + "A figures: D3, pool 5\nB figures: D4, pool 6"), 0)
    assert lost < due < won


def test_better_cards_make_a_battle_that_is_due_worth_more() -> None:
    evaluation = GAME.evaluation()
    text = TWO + "A figures: C4\nB figures: D4\nA pile: -\nround: 4\n"
    strong = attack(text + "A hand: red_garius_regallas, red_brute, red_scrapper")
    weak = attack(text + "A hand: red_stampede, red_pack_runner, red_pack_runner")
    assert evaluation.value(strong, 0) > evaluation.value(weak, 0)


def test_a_gang_of_fighters_is_not_attacked_like_a_gang_of_workers() -> None:
    """Everybody has seen who was recruited: what hand and draw pile hold together is known, how they lie is not."""
    text = TWO + "A figures: C4\nB figures: D4\nA hand: red_brute, red_scrapper, red_scrapper\nB hand: {}\nB pile: {}\n"

    def chance(hand: str, pile: str) -> float:
        state = lay(text.format(hand, pile))
        return odds.against(state, 0, 1, 24, 0, Worths(state.content))

    weak, strong = "blue_worker, blue_worker", "gm_fighter, gm_odin_kester"
    assert chance(strong, strong.replace("odin_kester", "min")) < chance(weak, "blue_worker, blue_enforcer")
    assert chance(strong, weak) == chance(weak, strong)


def test_an_empty_hand_invites_the_others() -> None:
    """Who holds the middle of the city fears a rival next to it the more, the fewer points a defence can bring."""
    text = TWO + "A figures: D4\nB figures: D2 2, C3\nB hand: blue_worker, blue_worker, blue_foreman\nround: 4\n"
    worths = Worths(lay().content)

    def feared(text: str, points: float) -> float:
        state = lay(text)
        return menace(state, everybody(state), 0, 6.0, points, worths)

    assert feared(text, 0.0) > feared(text, 8.0) > feared(text, 16.0) >= 0
    assert feared(text, 0.0) > 2
    assert not feared(text + "B turns: 4", 0.0)
    assert not feared(text.replace("D2 2, C3", "A7, pool 0"), 0.0)


def test_each_figure_that_falls_is_counted() -> None:
    """Two who attack two lose some on the way, even if they win in the end."""
    win, spent, cost = odds.last_stand(0.6, 2, 2)
    assert 0.5 < win < 0.7
    assert 0.2 < spent / win < 0.8
    assert 0.2 < cost / (1 - win) < 0.9
    assert odds.last_stand(0.6, 1, 1) == (0.6, 0.0, 0.0)
    assert odds.last_stand(0.6, 1, 0) == (1.0, 0.0, 0.0)


def test_a_battle_without_a_card_in_hand_is_left_alone() -> None:
    text = TWO + "A figures: C3, pool 4\nB figures: C4 2, D4, D3\nB hand: blue_worker, blue_foreman, blue_enforcer\n"
    state = lay(text + "A hand: -\nA pile: -\nround: 4\nkinds: dev_back_alley\nA arcs: 2000")
    assert not [one for one in thought(state) if one in ("to:c4", "to:d4", "to:d3")]


def test_a_plan_ends_where_dice_begin() -> None:
    planner = Planner(GAME.evaluation(), 3, 99, True)
    state = lay(TWO + "A figures: C4, D3, D5\nB figures: D4\nB hand: -\nA hand: red_brute, red_scrapper\nround: 3")
    found = [plan.state for plan in planner.plans(state, 0)]
    fights = [one for one in found if isinstance(one, RemnantsState) and one.battle is not None]
    assert fights
    assert all(not one.laid[0] for one in fights)


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


def test_what_is_as_good_as_decided_is_played_on() -> None:
    """Far behind in the last round nobody moves nobody: there is renown to be had."""
    text = "A renown: 2\nB renown: 167\nA figures: pool 5\nB figures: D4, D3, E4\nA arcs: 4000\nround: 12\n"
    evaluation = GAME.evaluation()
    assert evaluation.value(lay(TWO + text), 0) < evaluation.value(
        lay(TWO + text.replace("A renown: 2", "A renown: 9")), 0
    )
    done = thought(lay(TWO + text + "kinds: dev_shanty_row"))
    assert done[:2] != ["action:move", "done"]


def test_in_a_crowd_a_battle_is_no_end_in_itself() -> None:
    """Four gangs that hold a space each: who attacks for nothing but another's loss helps the other two."""
    text = "seats: 4\nA leader: red\nB leader: blue\nC leader: green\nD leader: yellow\n"
    text += (
        "A figures: A1, pool 0\nB figures: A3, pool 0\nC figures: G1\nD figures: G7\nround: 3\nA hand: red_scrapper\n"
    )
    state = lay(text + "A pile: -\nB hand: blue_worker\nB pile: -")
    assert "to:a3" not in thought(state)


def test_what_an_architect_makes_cheaper_is_built() -> None:
    """A reduction on what nobody can pay for is wasted."""
    text = "A figures: A1, pool 0\nA arcs: 2000\nround: 4\nA hand: gm_architect\nmarket: -\n"
    state = play(
        lay("A leader: blue\nB leader: red\n" + text + "kinds: dev_club_silver_x, dev_chop_shop, dev_shanty_row"),
        "play:gm_architect",
    )
    done = thought(state)
    assert done[0] in ("name:dev_chop_shop", "name:dev_shanty_row")
    assert f"build:{done[0].partition(':')[2]}" in done


def test_several_reductions_are_added_up_for_what_one_alone_does_not_make_cheap_enough() -> None:
    text = "A leader: blue\nB leader: red\nA figures: D3, D4, A1, pool 0\nA arcs: 4000\nA turns: 3\nround: 4\n"
    hand = "A hand: blue_worker, blue_worker, blue_sempento_roden\nA pile: -\nkinds: dev_club_silver_x\nmarket: -"
    state = lay(text + hand)
    done = thought(state)
    assert done.count("play:blue_worker") == 2
    assert "play:blue_sempento_roden" in done
    assert tiles(state)


def test_with_blueprints_two_developments_are_built_at_once() -> None:
    text = "A leader: blue\nB leader: red\nA figures: A3, C1, E1, G5, pool 0\nA arcs: 4000\nA turns: 3\nround: 4\n"
    state = lay(text + "A hand: blue_blueprints\nA pile: -\nkinds: dev_back_alley\nmarket: -")
    assert "play:blue_blueprints" in thought(state)
    assert len(tiles(state)) == 2


def test_a_runner_is_played_when_a_figure_goes_farther_than_it_could() -> None:
    """The middle of the city lies open, four spaces from the only figure."""
    text = "A figures: A5, pool 0\nA turns: 3\nround: 4\nA hand: red_pack_runner\nA pile: -\nrow: -\nmarket: -"
    state = lay(TWO + text)
    assert "play:red_pack_runner" in thought(state)
    assert "D4" in figures(state, "A")


def test_warpath_is_played_when_more_figures_wait_than_may_move() -> None:
    text = "A figures: pool 6\nA turns: 3\nround: 4\nA hand: red_garius_regallas\nA pile: -\nrow: -\nmarket: -"
    state = lay(TWO + text)
    assert "play:red_garius_regallas" in thought(state)


def test_a_weak_card_takes_no_place_from_a_blind_one() -> None:
    """So there is nothing in playing a Second Wind that brings nothing back."""
    text = "A leader: yellow\nB leader: red\nA pile: yellow_courier, yellow_courier\nround: 4\nA hand: "
    worths = Worths(lay().content)
    more = lay(text + "yellow_ret, yellow_agitator, yellow_second_wind, yellow_open_arms")
    less = lay(text + "yellow_ret, yellow_agitator, yellow_open_arms\nA discard: yellow_second_wind")
    assert sum(odds.forces(more, 0, worths, DEFENDING)) == sum(odds.forces(less, 0, worths, DEFENDING))
    assert "play:yellow_second_wind" not in thought(more)


def test_a_card_that_helps_only_who_attacks_is_not_laid_in_defence() -> None:
    text = "A leader: blue\nB leader: red\nA figures: C4\nB figures: D4\nA hand: blue_foreman\nA pile: -\n"
    state = attack(text + "B hand: red_ambush, red_brute\nB pile: -")
    done = thought(lay_cards(state, "blue_foreman"))
    assert "lay:red_brute" in done
    assert "lay:red_ambush" not in done


def test_what_only_pays_for_a_victory_is_not_taken_for_strength() -> None:
    """A Scrapper that comes back, a Medic: their attack counts, and no point more."""
    text = "A leader: blue\nB leader: red\nB pile: -\nB hand: "
    worths = Worths(lay().content)
    three = lay(text + "red_scrapper")
    assert odds.expected(three, 1, worths, ATTACKING) == 3.0
    assert odds.expected(lay(text + "gm_medic"), 1, worths, DEFENDING) == 2.0


@pytest.mark.parametrize(("battle", "points"), [(ATTACKING, 2.3), (DEFENDING, 0.0)])
def test_of_another_it_expects_an_ambush_only_in_an_attack(battle: int, points: float) -> None:
    state = lay("A leader: blue\nB leader: red\nB pile: -\nB hand: red_ambush")
    assert odds.expected(state, 1, Worths(state.content), battle) == points


def test_in_defence_it_reckons_with_the_deck_of_who_attacks() -> None:
    """Two cards lie face down: of a gang of Four-Arms that takes more to beat than of Smugglers."""
    found = []
    for card in ("green_four_arm", "green_smuggler"):
        text = f"A leader: green\nB leader: blue\nA figures: C4\nB figures: D4\nA hand: {card}, {card}\nA pile: -\n"
        state = attack(text + "B hand: blue_worker, blue_worker, blue_worker, blue_foreman, gm_thug\nB pile: -")
        found.append(len([one for one in thought(lay_cards(state, f"{card} {card}")) if one.startswith("lay:")]))
    assert found[0] > found[1]


def test_before_a_refresh_it_plays_what_it_would_throw_away() -> None:
    text = "A leader: yellow\nB leader: red\nA figures: D4, D3, pool 0\nA turns: 2\nround: 4\nA arcs: 0\nA pile: -\n"
    hand = "A hand: yellow_open_arms\nA discard: gm_min, yellow_ret, gm_sniper, yellow_courier, yellow_rally\n"
    done = thought(lay(text + hand + "B figures: A4, A5, pool 0"))
    assert done.index("play:yellow_open_arms") < done.index("action:refresh")


def test_a_race_of_plans_starts_with_the_best_of_each_subject() -> None:
    """Eight ways to go to the same places say less than a Move, a Recruit, a Buy and a battle."""
    state = lay(TWO + "A figures: C4, D3, pool 3\nB figures: D4\nA arcs: 5000\nkinds: dev_shanty_row\nround: 3")
    bot = bots.parse("search:iterations=1", "remnants", 1)
    assert isinstance(bot, SearchBot)
    arms = bot.arms(bots.sight(state, 0, 1))
    subjects = [GAME.evaluation().subject(state, 0, arm.actions) for arm in arms]
    count = len(set(subjects))
    assert count > 4
    assert len(set(subjects[:count])) == count
    assert arms[0].value == max(arm.value for arm in arms)


def test_search_looks_to_the_end_of_the_round() -> None:
    """What the Yugai do then has been weighed, and battles on the way are fought."""
    state = lay(TWO + "A figures: C4, D3, pool 3\nB figures: D4\nA arcs: 5000\nround: 3")
    bot = bots.parse("search:iterations=3", "remnants", 1)
    assert isinstance(bot, SearchBot)
    bot.choose(bots.sight(state, 0, 1))
    ended = bot.last
    assert isinstance(ended, RemnantsState)
    assert (ended.round, ended.turn, ended.tracks) == (3, -1, [4, 4])


def test_it_knows_what_a_strong_deck_is_worth() -> None:
    """A Fighter instead of an Informer, for the battles of many rounds: two games in a hundred with red."""
    text = TWO + "A figures: C4\nB figures: D4\nround: 3\nA discard: "
    weak, strong = lay(text + "gm_informer"), lay(text + "gm_fighter")
    judge = GAME.evaluation()
    assert 0.02 < judge.value(strong, 0) - judge.value(weak, 0) < 0.05
