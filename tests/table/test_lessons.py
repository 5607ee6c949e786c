"""Every lesson of every game can be played to its end, whichever accepted action is taken, and every other open
action is answered."""

from collections.abc import Iterator
from typing import Any

import pytest

import cinderbox
from cinderbox import bots
from cinderbox.games.residuum.tables import RESOURCES
from cinderbox.kernel.errors import BadContent, IllegalAction
from cinderbox.table import learning, record, scene
from cinderbox.table.entry import Chair, Header
from cinderbox.table.lesson import LEARNER, Lesson, lesson_of, lessons, read, seats_of
from cinderbox.table.refusal import Refused
from cinderbox.table.table import Table, loaded

LESSONS = [(game.id, lesson.id) for game in cinderbox.games() for lesson in lessons(game)]
every_lesson = pytest.mark.parametrize(("game", "id"), LESSONS, ids=[f"{game}-{id}" for game, id in LESSONS])


def begun(game: str, id: str, acts: tuple[tuple[int, str], ...] = ()) -> Table:
    """A table for a lesson after some actions."""
    played, lesson = cinderbox.game(game), lesson_of(cinderbox.game(game), id)
    assert lesson is not None
    seats = [Chair("person", "Learner"), *[Chair("bot", "Bot", lesson.bot) for _ in range(1, seats_of(played, lesson))]]
    options = played.complete(dict(lesson.options))
    table = Table(Header("t", game, seats, "1", options, played.content, played.rules_version, 0.0, lesson=id), played)
    table.begin(0.0)
    for seat, action in acts:
        table.act(seat, None, [action], 0.0)
    return table


def answered(table: Table) -> Table:
    """The same table once the others have done what the lesson has them do."""
    while others := [seat for seat in table.to_act if seat != LEARNER]:
        action = learning.scripted(table, others[0])
        assert action, f"nothing is written down for {table.state.prompt(others[0])!r}"
        table.act(others[0], None, [action], 0.0)
    return table


def acts(table: Table) -> tuple[tuple[int, str], ...]:
    return tuple([(one.seat, one.action) for one in record.until(table, record.moves(table))])  # type: ignore[union-attr]


def ways(game: str, id: str) -> Iterator[Table]:
    """The table before every question that the learner can be led to, and at every end."""
    open_ways = [answered(begun(game, id))]
    while open_ways:
        table = open_ways.pop()
        yield table
        if not table.over:
            lesson = learning.taught(table)
            assert lesson is not None
            step = lesson.step[learning.standing(table, lesson)[0]]
            taken = [learning.advice(table, LEARNER)] if step.win else learning.accepted(table, LEARNER)
            open_ways += [answered(begun(game, id, (*acts(table), (LEARNER, action)))) for action in taken]


@pytest.mark.parametrize("game", [game.id for game in cinderbox.games()])
def test_there_are_lessons(game: str) -> None:
    assert len(lessons(cinderbox.game(game))) >= 8


@every_lesson
def test_a_lesson_speaks_calmly(game: str, id: str) -> None:
    """No exclamation marks, nothing too long to read beside the board, and every sentence ends."""
    lesson = lesson_of(cinderbox.game(game), id)
    assert lesson is not None
    said = [one for step in lesson.step for one in (step.text, step.after, *step.why.values())]
    for text in [lesson.text, *[one for one in said if one]]:
        assert "!" not in text and text.endswith(".") and len(text) < 330, text


@every_lesson
def test_every_accepted_action_leads_to_the_end(game: str, id: str) -> None:
    ends = 0
    for table in ways(game, id):
        told = learning.progress(table, LEARNER)
        assert told is not None and told["done"] == table.over == (not told["allowed"]), told
        assert table.over or told["text"]
        assert not table.over or told["after"], "something is said at the end"
        ends += table.over
    assert ends


@every_lesson
def test_every_other_open_action_is_answered_and_changes_nothing(game: str, id: str) -> None:
    for table in ways(game, id):
        for action in [] if table.over else table.state.actions(LEARNER):
            text, before = table.game.text(action), table.count
            said = table.why_not(LEARNER, text)
            if text in learning.accepted(table, LEARNER):
                assert said == ""
            else:
                assert said.endswith("."), f"{text} is not answered"
                with pytest.raises(Refused) as refused:
                    table.act(LEARNER, None, [text], 0.0)
                assert str(refused.value) == said and table.count == before


@every_lesson
def test_all_that_a_lesson_speaks_of_can_be_met(game: str, id: str) -> None:
    """No pattern of `allowed` or `why` fits nothing: it would be a slip of the pen."""
    lesson = lesson_of(cinderbox.game(game), id)
    assert lesson is not None
    unmet = {(at, pattern) for at, step in enumerate(lesson.step) for pattern in [*step.allowed, *step.why]}
    for table in ways(game, id):
        if not table.over:
            at, _ = learning.standing(table, lesson)
            texts = [table.game.text(action) for action in table.state.actions(LEARNER)]
            unmet -= {one for one in unmet if one[0] == at and any(fit(one[1], text) for text in texts)}
    assert not unmet


def fit(pattern: str, text: str) -> bool:
    return text.startswith(pattern.removesuffix("*")) if pattern.endswith("*") else text == pattern


@every_lesson
def test_positions_are_legal_and_keep_the_laws(game: str, id: str) -> None:
    for table in ways(game, id):
        state = table.state
        assert table.game.load(state.dump()).dump() == state.dump()
        if state.outcome is None:
            assert state.to_act


@every_lesson
def test_the_bot_that_answers_is_known(game: str, id: str) -> None:
    lesson = lesson_of(cinderbox.game(game), id)
    assert lesson is not None
    bots.parse(lesson.bot, game)


@every_lesson
def test_a_lesson_is_found_again_as_it_was_left(game: str, id: str) -> None:
    for table in ways(game, id):
        again = loaded(table.header, table.game, table.entries)
        assert scene.moment(again, LEARNER, 0.0) == scene.moment(table, LEARNER, 0.0) and not again.stopped


def test_taking_back_takes_back_the_step() -> None:
    table = begun("radlands", "camps", ((0, "use:a1.1"),))
    assert learning.progress(table, LEARNER)["step"] == 1  # type: ignore[index]
    table.undo(LEARNER, 0.0)
    assert learning.progress(table, LEARNER)["step"] == 0  # type: ignore[index]
    assert learning.accepted(table, LEARNER) == ["use:a1.1"]


def test_an_illegal_action_is_answered_with_the_rule_and_not_with_the_lesson() -> None:
    with pytest.raises(IllegalAction, match="You do not hold that card"):
        begun("radlands", "camps", ((0, "play:muse"),))


def test_a_lesson_ends_once_the_others_have_answered_its_last_step() -> None:
    table = next(one for one in ways("radlands", "raiders") if one.over)
    assert acts(table)[-1] == (1, "damage:b3.0")
    before = begun("radlands", "raiders", acts(table)[:-1])
    assert not before.over and before.to_act == (1,)


def test_a_lesson_takes_one_action_at_a_time() -> None:
    with pytest.raises(Refused, match="One action at a time"):
        begun("radlands", "camps").act(LEARNER, None, ["use:a1.1", "use:a2.0"], 0.0)


def test_a_puzzle_lets_you_try_and_fail() -> None:
    table = begun("radlands", "win-now", ((0, "play:scout"), (0, "place:a1.1")))
    assert learning.advice(table, LEARNER) == "", "off the solution the bot advises"
    assert "end" not in learning.accepted(table, LEARNER)
    with pytest.raises(Refused, match="You can still win this turn"):
        table.act(LEARNER, None, ["end"], 0.0)


def test_a_lesson_that_is_done_is_over() -> None:
    table = list(ways("radlands", "events"))[-1]
    assert table.over and table.outcome is None and table.status == "over" and table.to_act == ()
    assert table.why_not(LEARNER, "end") == "The lesson is done."
    with pytest.raises(Refused, match="The lesson is done"):
        table.act(LEARNER, None, ["end"], 0.0)
    with pytest.raises(Refused, match="A lesson cannot be forked"):
        record.fork(table, 0, "u", table.seats, 1, 0.0)


def test_only_the_learner_is_told_of_the_lesson() -> None:
    table = begun("radlands", "camps")
    assert scene.moment(table, 1, 0.0)["lesson"] is None
    assert scene.moment(table, None, 0.0)["lesson"] is None
    assert scene.moment(table, LEARNER, 0.0)["lesson"]["number"] == 1


# -- what the lessons of Residuum claim


def ended(id: str) -> Table:
    return [table for table in ways("residuum", id) if table.over][-1]


@pytest.mark.parametrize(("id", "totals"), [("conflict", [7, 6]), ("defence", [5, 7])])
def test_the_totals_of_a_conflict_are_those_the_lesson_tells(id: str, totals: list[int]) -> None:
    told = [event["number"] for event in ended(id).state.events(LEARNER) if event["kind"] == "total"]
    assert told == totals


def test_the_last_lesson_ends_as_it_counts() -> None:
    outcome = ended("year").outcome
    assert outcome is not None and outcome.scores == (13, 7)


def test_three_steps_are_paid_with_one_oil() -> None:
    view: Any = ended("points").state.view(LEARNER)
    assert view["table"]["players"][0]["stock"] == {**dict.fromkeys(RESOURCES, 0), "provisions": 2}


# -- the loader

GOOD = """
[[lesson]]
id = "one"
title = "One"
text = "About."
position = "water: 3"
otherwise = "No."
  [[lesson.step]]
  text = "End."
  allowed = ["end"]
"""


def good() -> Lesson:
    return read(GOOD, "toy")[0]


def test_a_lesson_is_read() -> None:
    assert good().objection(0, "end") == "" and good().objection(0, "draw") == "No."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "one"', "", "missing required field `id`"),
        ('id = "one"', 'id = "One!"', "small letters, digits and single hyphens"),
        ('title = "One"', 'title = " "', "it has no title"),
        ('otherwise = "No."', "", "step 1 has nothing to say to other actions"),
        ('otherwise = "No."', 'elsewhere = "No."', "unknown field `elsewhere`"),
        ('text = "End."', 'text = ""', "step 1 has no text"),
        ('allowed = ["end"]', "", "step 1 accepts no action"),
        ('allowed = ["end"]', 'allowed = ["End now"]', "'End now', which is no action"),
        ('allowed = ["end"]', 'allowed = ["end"]\nthen = ["use:*"]', "leaves open what 'use:\\*' stands for"),
        ('allowed = ["end"]', 'allowed = ["end"]\nwhy = { "draw" = "" }', "step 1 gives an empty answer"),
        ('allowed = ["end"]', "win = true", "step 1 wins: it has a solution"),
        ('allowed = ["end"]', 'allowed = ["end"]\nsolution = ["end"]', "has a solution without win"),
        ("[[lesson.step]]", "[[lesson.stop]]", "unknown field `stop`"),
        ("[[lesson]]", "[[lesson", "cannot be read"),
    ],
)
def test_a_slip_in_a_lesson_is_named(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(BadContent, match=said):
        read(GOOD.replace(old, new), "toy")


def test_two_lessons_with_one_id_are_refused() -> None:
    with pytest.raises(BadContent, match="'one' of toy: it is there 2 times"):
        read(GOOD + GOOD, "toy")


def test_only_the_last_step_can_win() -> None:
    more = '  [[lesson.step]]\n  text = "More."\n  allowed = ["end"]\n'
    with pytest.raises(BadContent, match="step 1 says win, which only the last step can"):
        read(GOOD.replace('allowed = ["end"]', 'win = true\n  solution = ["end"]') + more, "toy")
