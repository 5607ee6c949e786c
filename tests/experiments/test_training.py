"""Values that are learned: from games to weights, and whether what they say comes true."""

import json
import random
from array import array
from importlib.resources import files
from pathlib import Path

import pytest

import cinderbox
from cinderbox import bots
from cinderbox.bots import weights
from cinderbox.bots.chances import Chances
from cinderbox.bots.learned import Learned
from cinderbox.bots.net import whole
from cinderbox.bots.search import SearchBot
from cinderbox.bots.weights import BadWeights
from cinderbox.experiments import calibration, nets, stats, tournament, training
from cinderbox.experiments.fitting import fit
from cinderbox.experiments.looks import families
from cinderbox.experiments.selfplay import EACH, Explorer, Position, SelfPlay, look
from cinderbox.experiments.tournament import Schedule
from cinderbox.games import weights as beside
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.playout import playout
from cinderbox.kernel.sheet import Sheet

pytest.importorskip("numpy", reason="training needs NumPy")
SCHEDULE = Schedule("radlands", ("random", "random"), deals=6, seed=1)


@pytest.fixture(scope="module")
def trained(tmp_path_factory) -> tuple[SelfPlay, str]:
    play = SelfPlay(SCHEDULE, tmp_path_factory.mktemp("trained"))
    play.open()
    assert len(list(play.run())) == 6
    training.train(play)
    return play, (play.folder / training.FILE).read_text(encoding="utf-8")


def test_positions_are_those_of_every_seat_and_say_who_won(trained) -> None:
    positions = trained[0].positions(0)
    size = len(cinderbox.game("radlands").features(2))
    assert EACH < len(positions) <= 2 * EACH
    assert [one.part for one in positions] == sorted(one.part for one in positions)
    for one in positions:
        assert [sum(look.won for look in one.looks), len(one.looks)] == [1, 2]
        for each in one.looks:
            assert all(0 <= column < size for column in array("H", each.columns))
            assert len(array("i", each.numbers)) == len(array("H", each.columns)) > 20


def test_positions_that_begin_a_turn_are_kept_besides() -> None:
    explorer = Explorer(SCHEDULE, 0)
    tournament.play(SCHEDULE, 0, 0, explorer)
    clocks = [explorer.evaluation.clock(s) for _, s in sorted(explorer.first, key=lambda one: one[0])]
    assert EACH >= len(clocks) == len(set(clocks)) > 10 and len(explorer.states()) == EACH + len(clocks)


def test_whims_of_whole_turns_are_plans_that_can_be_carried_out() -> None:
    """Every action that is swayed to was open, and in deals with whims games go otherwise."""

    def decisions(whimsical: bool) -> list[int]:
        explorer, done = Explorer(schedule, 2), []
        explorer.whimsical = whimsical
        explorer.chose = lambda s, seat, action: done.append(action)  # type: ignore[method-assign]
        tournament.play(schedule, 2, 0, explorer)
        return done

    schedule = Schedule("radlands", ("greedy:beam=1,worlds=1",) * 2, deals=3, seed=1)
    assert decisions(True) != decisions(False) == decisions(False)


def test_training_goes_on_where_it_was_and_gives_the_same_weights(trained, tmp_path) -> None:
    play = SelfPlay(SCHEDULE, tmp_path)
    play.open()
    next(iter(play.run()))
    again = SelfPlay(SCHEDULE, tmp_path)
    again.open()
    assert len(list(again.run())) == 5
    training.train(again)
    assert (tmp_path / training.FILE).read_text(encoding="utf-8") == trained[1]


def test_a_damaged_deal_is_named(trained, tmp_path) -> None:
    play = SelfPlay(SCHEDULE, tmp_path)
    play.open()
    play.file(0).write_bytes(b"no deal")
    with pytest.raises(cinderbox.CinderboxError, match=r"000000\.positions is damaged"):
        play.positions(0)


def test_weights_are_named_and_add_up_as_they_stand_in_the_file(trained) -> None:
    game = cinderbox.game("radlands")
    read = weights.read(trained[1], game, 2)
    data = json.loads(trained[1])
    assert data["command"] == "cinderbox lab train radlands --seats 2 --games 6 --seed 1 --bots random"
    state = game.start(2, seed=5)
    playout(state, 5, 40)
    seen = dict(zip(game.features(2), state.features(0), strict=True))
    read.clocks, read.slopes, read.shifts = [0, 1, 2], [0, 0, 0], [0, 0, 0]
    units = {"leans": [1, -0.5], "starts": [0.25, 2], "outs": [0.5, -0.125]}
    rows = [[0.01 * (n % 7), -0.02 * (n % 5)] for n in range(len(seen))]
    data["weights"] = {name: (n % 3 - 1) / 128 for n, name in enumerate(seen)}
    read.net = weights.unpacked({**data, "units": {**units, "rows": weights.packed(rows)}}, read.features)
    total = sum(weight * seen[name] for name, weight in data["weights"].items())
    for unit, (lean, start, out) in enumerate(zip(units["leans"], units["starts"], units["outs"], strict=True)):
        has = (
            start
            + lean * weights.log_odds(0.6)
            + sum(row[unit] * one for row, one in zip(rows, seen.values(), strict=True))
        )
        total += out * max(0.0, has)
    assert weights.log_odds(read.value(state, 0, 0.6, 10)) == pytest.approx(total, abs=0.03)


@pytest.mark.parametrize("number", [1, 2, 3, 255, 256, 70_000, 2**24 + 2, -1, -300])
def test_a_number_of_a_sheet_is_read_as_it_was_written(number: int) -> None:
    sheet = Sheet(1, 1)
    sheet.begin(0)
    sheet.put(0, number)
    sheet.end()
    assert whole(sheet.bits[0]) == number


def test_what_goes_evenly_from_clock_to_clock() -> None:
    read = weights.Weights(cinderbox.game("radlands").numbers(2))
    read.clocks = [10.0, 20.0, 40.0]
    assert [read.at([1.0, 3.0, 1.0], clock) for clock in (0, 10, 15, 20, 30, 40, 90)] == [1, 1, 2, 3, 2, 1, 1]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "residuum"}, "for residuum with 2 seats, not for radlands with 2"),
        ({"seats": 3}, "with 3 seats, not for radlands with 2"),
        ({"rules_version": 99}, "learned with rules version 99, which is 2 now: train anew, with `cinderbox lab train"),
        ({"features": "others"}, "learned with other features: train anew"),
        ({"judged": [0.5] * 12}, "learned with another evaluation: train anew"),
        ({"weights": {"water": "much"}}, "no file of weights"),
        ({"slopes": [1, 2]}, "no file of weights"),
        ({"clocks": None}, "no file of weights"),
        ({"units": {"leans": [1], "starts": [1], "outs": [1], "rows": "AAAA"}}, "no file of weights"),
    ],
)
def test_weights_that_do_not_fit_are_refused_in_a_sentence(trained, change, says) -> None:
    with pytest.raises(BadWeights, match=says):
        weights.read(json.dumps({**json.loads(trained[1]), **change}), cinderbox.game("radlands"), 2)


def test_weights_in_the_box_that_do_not_fit_are_left_aside_with_a_line(tmp_path, caplog) -> None:
    pack = (files("cinderbox.games.radlands") / "content.toml").read_text(encoding="utf-8")
    (tmp_path / "pack.toml").write_text(pack, encoding="utf-8")
    game = cinderbox.game("radlands", str(tmp_path / "pack.toml"))  # one for this test alone
    assert weights.shipped(game, 2) is not None
    game.rules_version = 99
    state = game.start(2, seed=5)
    for _ in range(2):
        assert Chances(game, 2).value(state, 0) == game.evaluation().value(state, 0)
    assert caplog.messages == [
        "The game's own evaluation is used. These weights of Radlands with 2 seats were learned with rules version 2, "
        "which is 99 now: train anew, with `cinderbox lab train radlands --seats 2`."
    ]


def test_a_card_that_another_pack_lacks_lies_nowhere(trained) -> None:
    data = json.loads(trained[1])
    del data["units"]  # as in files without any
    other = {**data, "content": "another", "weights": {"horses": 1}}
    assert weights.read(json.dumps(other), cinderbox.game("radlands"), 2).net is None


def test_a_bot_can_judge_by_a_file_and_says_if_there_is_none(trained) -> None:
    state = cinderbox.game("radlands").start(2, seed=5, setup="first-game")
    seat = state.to_act[0]
    file = trained[0].folder / training.FILE
    for spec in (f"greedy:beam=1,weights={file}", "greedy:beam=1,weights=box"):
        bot = bots.parse(spec, "radlands", 1)
        assert bot.choose(bots.sight(state, seat, 1)) in state.actions(seat)
    with pytest.raises(BadWeights, match="no file of weights gone"):
        bots.parse("greedy:weights=gone", "radlands", 1).choose(bots.sight(state, seat, 1))


def test_bots_trust_a_net_in_part_and_chances_are_stated_by_all_of_it(tmp_path) -> None:
    game = cinderbox.game("radlands")
    data = {**json.loads(beside("radlands", 2)), "slopes": [1] * 3, "shifts": [0] * 3, "trust": 0.5}
    file = tmp_path / "weights.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    state = game.start(2, seed=5)
    playout(state, 5, 40)
    own = weights.log_odds(game.evaluation().value(state, 0))
    bot = weights.log_odds(Learned(game, str(file)).value(state, 0)) - own
    stated = weights.log_odds(Chances(game, 2, weights.read(file.read_text(encoding="utf-8"), game, 2)).value(state, 0))
    assert bot == pytest.approx((stated - own) / 2, abs=1e-4) and abs(bot) > 0.01


def test_a_champion_judges_by_the_evaluation_until_weights_have_won_a_match(caplog) -> None:
    game = cinderbox.game("radlands")
    state = game.start(2, seed=5, setup="first-game")
    shipped = weights.shipped(game, 2)
    promoted = shipped is not None and shipped.promoted
    weights.TOLD.clear()
    for _ in range(2):
        judged = bots.parse("champion", "radlands", 1).evaluation.value(state, 0)
        assert (judged == game.evaluation().value(state, 0)) == (not promoted)
    line = "No weights of Radlands with 2 seats have won a match: the game's own evaluation judges."
    assert caplog.messages == ([] if promoted else [line])


def test_a_champion_plans_the_turns_that_follow_without_what_was_learned(trained) -> None:
    file = trained[0].folder / training.FILE
    for spec, own, next in (("champion:", 1, 0), ("search:", 1, 1), ("champion:rough=2,", 0, 0)):
        bot = bots.parse(f"{spec}weights={file}", "radlands", 1)
        assert isinstance(bot, SearchBot)
        learned = [isinstance(each.evaluation, Learned) for each in (bot, bot.planner, bot.quick)]
        assert learned == [True, bool(own), bool(next)]


def test_but_for_the_value_a_learned_evaluation_says_what_the_game_says() -> None:
    own = {name for name in vars(Evaluation) if not name.startswith("_")}
    assert own <= set(vars(Learned))


def test_features_that_are_alike_are_learned_together() -> None:
    names = ["spots[0].1.home.scout", "spots[0].2.home.scout", "spots[0].1.front.scout", "water", "hand[0].scout"]
    assert families(names) == [[0, 1], [0, 1, 2]]


def test_alone_chances_are_those_of_games_without_whims() -> None:
    dice = random.Random(1)

    def deal(number: int) -> tuple[int, list[Position]]:
        said = dice.choice((0.4, 0.7))  # comes true where there are no whims
        won = 1.0 if dice.random() < said - number % 2 * 0.3 else 0.0
        seen = look(said, {column: 1 for column in range(2) if dice.random() < 0.5}, won)
        return number, [Position(at, at / 4, [seen]) for at in range(4)]

    found = fit([deal(number) for number in range(2000)], ["water.1", "water.2"], 1)
    assert found.shifts == pytest.approx([0, 0, 0], abs=0.15)


def test_units_learn_what_no_sum_of_features_can_say(monkeypatch) -> None:
    """Who has one of two things wins, who has both or none loses: the evaluation sees nothing of it."""
    dice = random.Random(2)
    monkeypatch.setattr(nets, "BATCH", 32)
    monkeypatch.setattr(nets, "RATE", 0.03)

    def deal(number: int) -> tuple[int, list[Position]]:
        has = [column for column in range(2) if dice.random() < 0.5]
        seen = look(0.5, dict.fromkeys(has, 1), 1.0 if len(has) == 1 else 0.0)
        return number, [Position(at, at / 4, [seen]) for at in range(4)]

    deals = [deal(number) for number in range(1000)]
    losses = [fit(deals, ["axe", "bow"], 1, units).figures["log loss of the net"] for units in (0, 8)]
    assert losses[0] > 0.6 and losses[1] < 0.45


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_the_weights_in_the_box_fit_their_games_or_wait_to_be_trained_anew(game) -> None:
    for seats in game.seats:
        if text := beside(game.id, seats):
            found = weights.shipped(game, seats)
            if found is None:
                with pytest.raises(BadWeights, match="train anew"):
                    weights.read(text, game, seats)
                continue
            assert min(found.slopes) > 0 and min(found.powers) > 0 and found.clocks == sorted(found.clocks)
            state = game.start(seats, seed=2)
            assert sum(Chances(game, seats).open(state)) == pytest.approx(1) or seats == 1


# -- what was said, and what came of it --------------------------------------------------------------------------------


def test_chances_that_come_true_are_off_by_nothing() -> None:
    true = [(game, 0.25, 1.0 if game % 4 == 0 else 0.0) for game in range(400)]
    found = calibration.calibration("seen", true)
    assert found.error == pytest.approx(0) and 0 < found.chance < 0.05
    assert [(one.count, one.said, one.won) for one in found.classes] == [(400, 0.25, 0.25)]
    assert calibration.calibration("seen", [(game, 0.75, won) for game, _, won in true]).error == pytest.approx(0.5)


def test_what_was_said_is_kept_and_refuses_other_weights(trained, tmp_path) -> None:
    schedule = Schedule("radlands", ("random", "random"), deals=2, seed=2)
    talk = calibration.Talk(schedule, tmp_path, calibration.BOX)
    talk.open()
    assert sorted(talk.run()) == [0, 1] and list(talk.run()) == []
    said = talk.said()
    assert len(said) == 2 * EACH * 2 and all(0 <= one.seen <= 1 and one.won in (0, 1) for one in said)
    names = [one.name for one in calibration.calibrations(said)]
    assert names[:2] == ["seen", "seen, first third"] and len(names) == 8
    with pytest.raises(cinderbox.CinderboxError, match="another study"):
        calibration.Talk(schedule, tmp_path, str(trained[0].folder / training.FILE)).open()


def test_the_evidence_of_a_match_grows_with_what_is_won() -> None:
    assert stats.evidence([], 0.5, 0.55) == 0
    even = [0.0, 0.5, 1.0] * 400
    assert stats.evidence(even, 0.5, 0.55) < -stats.CLEAR
    assert stats.evidence([0.5, 0.5, 1.0] * 100, 0.5, 0.55) > stats.CLEAR


def test_a_match_is_played_until_it_is_clear(trained) -> None:
    schedule = training.match(trained[0], "random", 2)
    shipped = weights.shipped(cinderbox.game("radlands"), 2)
    last = "random:weights=box" if shipped is not None and shipped.promoted else "random"
    assert schedule.bots[1] == last and Path(schedule.bots[0].partition("weights=")[2]).name == training.FILE
    steps = list(training.contest(schedule))
    assert [len(earned) for earned, _ in steps] == [2] and steps[-1][1] == pytest.approx(
        stats.evidence(sorted(steps[-1][0]), 0.5, 10 ** (35 / 400) / (1 + 10 ** (35 / 400)))
    )
