"""What a bot does in positions in which a player would not think twice."""

import pytest

from cinderbox import bots
from cinderbox.bots.planner import Planner
from cinderbox.bots.search import SearchBot
from cinderbox.games.resurgence.outlook import LATER, Outlook
from cinderbox.games.resurgence.state import ASSIGN, ResurgenceState
from cinderbox.games.resurgence.worth import Worths
from tests.resurgence.box import GAME
from tests.resurgence.shown import assigned, items, level_of, planned, resting, retired, vp
from tests.resurgence.table import lay, texts, turn_of


def greedy(state: ResurgenceState, *until: str) -> list[str]:
    """The greedy bot answers for whoever is asked, until another player's turn or a question of another kind."""
    bot, seat, said = bots.bot("greedy", "resurgence", 1), state.to_act[0], []
    while not state.over and state.to_act and state.to_act[0] == seat:
        if until and not any(text.split(":")[0] in until for text in texts(state)):
            break
        action = bot.choose(bots.sight(state, seat, 1))
        said.append(GAME.text(action))
        state.apply(action, seat)
        if turn_of(state) not in ("", f"P{seat + 1}"):
            break
    return said


def test_a_hero_is_chosen_with_whom_games_were_won() -> None:
    both = {"hero:mystic", "hero:surgeon"}
    starts = (GAME.start(seats=2, seed=seed) for seed in range(100))
    state = next(one for one in starts if both <= set(texts(one)))
    said = greedy(state, "hero", "plan")
    assert "hero:mystic" not in said


def test_points_that_lie_open_are_taken() -> None:
    state = lay("P1 planned: BM-10\nP1 items: ammo 1, meds 1\nP1 metro: laborer\nround: 6\nP1 level: 1")
    greedy(state)
    assert vp(state, "P1") == 4


def test_in_the_last_turn_a_mission_is_worth_more_than_food() -> None:
    state = lay(
        "round: 6\nP1 planned: BM-13\nP1 items: parts 2\nP1 harbor: laborer\nP1 metro: laborer\nP2 metro: laborer 2"
    )
    said = greedy(state)
    assert "complete:tap_the_pipeline" in said


def test_a_mission_that_two_tokens_could_complete_counts_once() -> None:

    def hope(tokens: int) -> float:
        text = f"round: 3\nP1 planned: BM-26\nP1 items: ammo 1, meds 1\nP1 metro: laborer {tokens}"
        return evaluation.standing(lay(text), 0, True)

    evaluation = GAME.evaluation()
    assert hope(2) - hope(1) < 1.5


def test_the_whole_chain_is_used() -> None:
    state = lay("P1 cards: Farmer, Brewer, Lab Tech, Hunter\nP1 metro: laborer\nP2 metro: laborer")
    said = greedy(state)
    assert {"activate:farmer", "activate:brewer", "activate:lab_tech", "activate:hunter"} <= set(said)


def test_the_compound_rises_when_it_can() -> None:
    state = lay("phase: upkeep\nround: 2\nP1 items: ammo 3, meds 3, fuel 2, food 3")
    greedy(state, "rise")
    assert level_of(state, "P1") == 2


def test_the_last_level_is_bought_for_its_points() -> None:
    state = lay("phase: upkeep\nround: 6\ndirectives: A2, B1\nP1 level: 3\nP1 items: ammo 7, meds 7, fuel 3, food 3")
    greedy(state)
    assert level_of(state, "P1") == 4


def test_a_laborer_is_retired_and_nobody_better() -> None:
    state = lay("phase: leadership\nP1 metro: laborer\nP1 tracks: 3 0 0\nP1 bag: hero, ranger 2, laborer 2")
    greedy(state, "retire")
    assert retired(state, "P1") == {"laborer": 4}  # three of them are out of the game by the notation
    state = lay("phase: leadership\nP1 metro: laborer\nP1 tracks: 3 0 0\nP1 bag: hero, ranger 2\nP1 retired: laborer 5")
    greedy(state, "retire")
    assert retired(state, "P1") == {"laborer": 5}


def test_a_penalty_is_paid_with_what_is_missed_least() -> None:
    state = lay(
        "mutants: ZN-05, ZN-06\nP1 planned: BM-10\nP1 items: food 6, ammo 1, meds 1\n"
        "P1 metro: laborer\nround: 6\nP2 metro: laborer"
    )
    greedy(state)
    assert vp(state, "P1") == 4 and items(state, "P1")["food"] >= 5


@pytest.mark.rule("RSG-ASG-01")
def test_tokens_are_assigned_where_there_is_something_to_do() -> None:
    state = lay("phase: assign\nround: 2\nP1 drawn: hero, scholar, laborer 2\nP2 drawn: laborer 4")
    bot = bots.bot("greedy", "resurgence", 1)
    for _ in range(4):
        state.apply(bot.choose(bots.sight(state, 0, 1)), 0)
    for _ in range(4):
        state.apply("assign:metro", 1)
    sent = assigned(state, "P1")
    assert sum(sent.get("compound", {}).values()) <= 1, "only the Checkpoint is open there"


def test_a_mission_is_planned_with_an_empty_board() -> None:
    state = lay("round: 2\nP1 metro: scholar\nP1 items: food 4, fuel 2\nP2 metro: laborer")
    greedy(state)
    assert len(planned(state, "P1")) == 1


def test_alone_the_bot_assigns_enough_to_advance() -> None:
    state = lay("phase: assign\nround: 4\nleadership: ML-6\nP1 drawn: hero, laborer 3", seats=1)
    bot = bots.bot("greedy", "resurgence", 1)
    while state.lanes:
        state.apply(bot.choose(bots.sight(state, 0, 1)), 0)
    assert max(state.tracks[:3]) >= 1


def test_a_token_rests_only_if_nothing_better_is_open() -> None:
    state = lay("round: 2\nP1 metro: laborer\nP2 metro: laborer")
    greedy(state)
    assert resting(state, "P1") == {}


def test_what_the_next_draw_brings_is_no_merit_of_the_last_placement() -> None:
    state = lay("round: 2\nreveals: 3\nP1 compound: scholar\nP1 items: fuel 2, parts 1, meds 1", seats=1)
    for plan in Planner(GAME.evaluation(), 4, 100, False).plans(state, 0):
        assert plan.state.lanes and not plan.state.lanes[0].answers, "the tokens are drawn and wait to be assigned"


def test_a_lost_game_is_played_to_the_end_for_points() -> None:
    state = lay("round: 6\nreveals: 3\nmutant vp: 90\nP1 compound: laborer\nP1 items: ammo 4", seats=1)
    assert "gain:ammo" in greedy(state)


def test_alone_a_plan_ends_with_the_turn() -> None:
    """What the next Mutant card brings in a world that was made up is no merit of a plan."""
    state = lay("round: 2\nside: A\nreveals: 1\nP1 metro: laborer 3\nP1 items: food 2", seats=1)
    evaluation = GAME.evaluation()
    planner = Planner(evaluation, 4, 100, False)
    for plan in planner.plans(state, 0):
        assert len([action for action in plan.actions if GAME.text(action).startswith(("send", "rest"))]) == 1


def starting(*wanted: str, without: tuple[str, ...] = (), seats: int = 2) -> ResurgenceState:
    """A game at whose start all of these can be chosen."""
    starts = (GAME.start(seats=seats, seed=seed) for seed in range(300))
    return next(one for one in starts if set(wanted) <= set(texts(one)) and not set(without) & set(texts(one)))


def test_a_starter_mission_is_chosen_with_which_games_were_won_and_not_for_its_vp() -> None:
    state = starting("plan:scare_off_the_looters", "plan:signal_from_the_tower")
    assert "plan:scare_off_the_looters" not in greedy(state, "hero", "plan")


def test_a_scholar_is_kept_in_the_draft_before_a_builder() -> None:
    starts = (begun(seed) for seed in range(200))
    state = next(one for one in starts if {"discard:night_school", "discard:toolbox_gang"} <= set(texts(one)))
    assert greedy(state, "discard") != ["discard:night_school"]


def begun(seed: int) -> ResurgenceState:
    """A game alone in which Hero and Starter Mission are chosen."""
    state = GAME.start(seats=1, seed=seed)
    while "discard" not in texts(state)[0]:
        state.apply(texts(state)[0])
    return state


def test_a_specialist_who_plans_missions_joins_the_bag() -> None:
    state = lay("round: 2\nP1 harbor: laborer\nP1 rest: laborer 4\nP2 metro: laborer")
    assert {"recruit:scholar", "recruit:ranger"} & set(greedy(state))


@pytest.mark.parametrize(("held", "wanted"), [("ammo 3, meds 1", "meds"), ("ammo 1, meds 3", "ammo")])
def test_ammo_and_meds_are_kept_in_balance_for_the_next_level(held: str, wanted: str) -> None:
    state = lay(f"round: 2\nP1 items: {held}, fuel 1, food 2\nP1 compound: laborer\nP2 metro: laborer")
    assert f"gain:{wanted}" in greedy(state)


def test_the_hero_plans_a_mission_in_the_first_round_before_a_room_is_cleared() -> None:
    state = lay("round: 1\nP1 items: parts 1\nP1 harbor: hero\nP2 metro: laborer")
    assert "place:kremlin_lower" in greedy(state)


def test_the_first_ammo_brings_every_level_nearer() -> None:
    evaluation = GAME.evaluation()
    without, with_one = lay("round: 1\nP1 metro: laborer"), lay("round: 1\nP1 metro: laborer\nP1 items: ammo 1")
    for level in (2, 3, 4):
        assert evaluation.slack(with_one, 0, level, 1.5) > evaluation.slack(without, 0, level, 1.5)


@pytest.mark.parametrize(("food", "counts"), [(4, 1.0), (2, 1.0), (1, LATER), (0, LATER**2)])
def test_a_mission_counts_for_a_token_that_brings_what_it_costs(food: int, counts: float) -> None:
    """Ration Day costs 4 Food; its District brings 2, and another token may bring more."""
    state = lay(f"round: 3\nP1 planned: BM-09\nP1 items: food {food}\nP1 metro: laborer 2\nP2 metro: laborer")
    outlook = Outlook(state, 0, Worths(state.content), 3.0)
    outlook.survey(7)
    space = [one.word for one in state.content.spaces].index("revolution_square_right")
    assert outlook.missions[space] == [pytest.approx(counts * outlook.extra[0])] and outlook.extra[0] > 0


@pytest.mark.parametrize(
    "text",
    [
        "phase: assign\nround: 2\nP1 drawn: hero, scholar, laborer 2\nP2 drawn: laborer 4",
        "round: 2\nP1 metro: laborer, scholar\nP1 harbor: hero\nP2 metro: laborer 3",
        "round: 2\nP1 metro: laborer\nP1 harbor: hero",
    ],
)
def test_who_searches_looks_to_the_end_of_the_round_and_not_at_the_next_draw(text: str) -> None:
    last = searching(text).last
    assert isinstance(last, ResurgenceState)
    assert (last.round, last.stage) == (3, ASSIGN)
    assert not any(lane.answers for lane in last.lanes)


def test_tokens_behind_the_screen_get_the_time_of_a_turn() -> None:
    assert searching("phase: assign\nround: 2\nP1 drawn: hero, scholar, laborer 2\nP2 drawn: laborer 4").tried == 20


def test_who_knows_how_all_plans_end_thinks_no_more() -> None:
    assert searching("round: 6\nP1 metro: laborer", iterations=1000).tried < 100


def searching(text: str, iterations: int = 20) -> SearchBot:
    """A bot that has searched in a position for P1."""
    bot = bots.bot("search", "resurgence", 1, iterations=iterations)
    bot.choose(bots.sight(lay(text), 0, 1))
    assert isinstance(bot, SearchBot)
    return bot
