"""What cannot be a state is refused with a sentence that says what is wrong; what can be plays on."""

import copy
from random import Random
from typing import Any

import pytest

import cinderbox
from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State
from tests.spoiling import assert_sentence, places, spoil

GAMES = cinderbox.games()
EVERY = "a number for every seat"


def middles(game: Game, count: int) -> list[State]:
    """Games on their way, with all kinds of seats and options."""
    found = []
    for seed in range(count):
        dice = Random(seed)
        options = {name: dice.choice(option.choices) for name, option in game.options.items()}
        state = game.start(dice.choice(game.seats), seed, **options)
        for _ in range(dice.randrange(5, 120)):
            if not state.over:
                seat = dice.choice(state.to_act)
                state.apply(dice.choice(state.actions(seat)), seat)
        found.append(state)
    return found


def nudge(data: Any, dice: Random) -> None:
    """A number becomes another, two trade places, or one goes elsewhere: a change that may even be possible."""
    (where, key), (there, other) = dice.sample([one for one in places(data) if type(one[0][one[1]]) is int], 2)
    way = dice.randrange(4)
    if way == 0:
        where[key] += dice.choice((-1, 1, 2, 8, -8, 64))
    elif way == 1:
        where[key], there[other] = there[other], where[key]
    elif way == 2:
        where[key] = dice.choice((0, 1, -1, 2, 3, 5, 50))
    elif isinstance(where, list) and isinstance(there, list):
        there.insert(dice.randrange(len(there) + 1), where.pop(key))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_dump_with_one_thing_changed_is_refused_or_plays_on(game: Game) -> None:
    dice = Random(11)
    for state in middles(game, 8):
        for _ in range(30):
            data: Any = copy.deepcopy(state.dump())
            part = dice.choice(("table", "table", "table", "cards", ""))
            (spoil if dice.random() < 0.3 else nudge)(data[part] if part else data, dice)
            try:
                loaded = game.load(data)
            except cinderbox.CorruptState as error:
                assert_sentence(error)
            else:
                plays_on(loaded, dice)


def plays_on(state: State, dice: Random) -> None:
    """For some decisions, under conservation and without a foreign exception."""
    for number in range(25):
        if state.over:
            break
        seat = dice.choice(state.to_act)
        action = dice.choice(state.actions(seat))
        state.label(action, seat)
        state.apply(action, seat)
        if number % 12 == 0:
            state.view(seat), state.log(seat), state.events(None), state.features(seat), state.prompt(None)
            assert state.game.load(state.dump()).digest() == state.digest()


def changed(state: State, *path: Any, to: Any) -> Any:
    data: Any = copy.deepcopy(state.dump())
    where = data
    for step in path[:-1]:
        where = where[step]
    where[path[-1]] = to
    return data


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize(
    ("path", "to", "said"),
    [
        (("seats",), 7, r"seats: a whole number from \d to"),
        (("seats",), True, "seats: a whole number"),
        (("options",), {"colour": 1}, "has no option 'colour'"),
        (("rng",), -1, "rng: a whole number from 0"),
        (("mark",), "1", "mark: a whole number"),
        (("actor",), 7, "actor: a whole number from -1 to"),
        (("count",), 10**9, "count: a whole number from 0 to"),
        (("frames",), [], "nothing is under way"),
        (("frames", -1, 0), 999, r"frames\[\d\]\[0\]: a whole number from 0"),
        (("frames", -1, 1), 99, r"frames\[\d\]\[1\]: a whole number from 0"),
        (("frames", -1, 2), 7, r"frames\[\d\]\[2\]: a whole number from -1"),
        (("frames", -1, 5), 3, "is not as it was dumped|its parts do not fit together"),
        (("cards", "face", 0), 10**6, r"cards.face\[0\]: a whole number"),
        (("cards", "know", 0), -1, r"cards.know\[0\]: a whole number from 0"),
        (("cards", "know", 0), 1 << 40, "cards.know"),
        (("cards", "mixings"), -1, "cards.mixings: a whole number"),
        (("heard",), [0], "heard: a list of"),
        (("log", 0, 0), 10**9, r"log\[0\]\[0\]: a whole number from 0"),
        (("log", 0, 1), 7, r"log\[0\]\[1\] says where the event stands"),
        (("log", 0, 2), 10**9, r"log\[0\]\[2\]: a whole number from"),
        (("log", 0, 2), -2, r"log\[0\]\[2\]: a whole number from"),
        (("log", 0), [0], r"log\[0\]\[0\] is an event that lacks fields"),
        (("outcome",), {"scores": EVERY, "winners": [9], "reason": "So.", "sheet": []}, r"outcome.winners\[0\]"),
        (
            ("outcome",),
            {"scores": EVERY, "winners": [0, 0], "reason": "So.", "sheet": []},
            "named once|winners: a list",
        ),
        (("outcome",), {"scores": [], "winners": [], "reason": "So.", "sheet": []}, r"outcome.scores: a list of \d"),
        (("lanes",), [[], []], "lanes: one seat alone is asked"),
        (("table", "extra"), 1, "table.extra: there is no such field"),
        (("table",), [], "table: a table is wanted"),
        (("seal",), "00", "is not as it was dumped"),
        (("seal",), None, "is not as it was dumped"),
    ],
)
def test_what_no_game_can_be_in_is_said(game: Game, path: Any, to: Any, said: str) -> None:
    state = game.start(None, 4)
    while state.lanes or len(state.frames[-1].program.steps) < 2 or len(state.log(None)) < 2:
        state.apply(state.actions()[0])
    if path == ("outcome",):
        to = {**to, "scores": [0] * state.seats if to["scores"] is EVERY else to["scores"]}
    with pytest.raises(cinderbox.CorruptState, match=said) as error:
        game.load(changed(state, *path, to=to))
    assert_sentence(error.value)


def radlands() -> State:
    return cinderbox.game("radlands").start(2, 4, setup="first-game-0")


def moved(table: Any, name: str) -> None:
    """One thing that cannot be on a table of Radlands."""
    spots, hands, queue = table["spots"], table["hands"], table["queue"]
    if name == "a camp in a hand":
        hands[0].append(table["box"].pop())
    elif name == "a column without a camp":
        table["box"].append(spots[0][0])
        spots[0] = None
    elif name == "two camps in a column":
        spots[1] = [table["box"].pop(), spots[0][1], 0, 0, 0]
    elif name == "a card twice":
        hands[0].append(hands[1][0])
    elif name == "three destroyed camps":
        for place in (0, 3, 6):
            spots[place][2] = 2
    elif name == "foreign Raiders":
        queue[0] = max(table["box"]) + 1000
    elif name == "a destroyed person":
        spots[2] = [hands[0].pop(), 0, 2, 0, 0]
    elif name == "no water":
        table["water"] = -1
    elif name == "another turn":
        table["turn"] = 7
    elif name == "three silos":
        table["silo"] = 5
    else:
        table["aside"].append(table["deck"].pop())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("a camp in a hand", "table.hands.0. holds cards that may lie there"),
        ("a column without a camp", "one camp stands in column 1 of player 1"),
        ("two camps in a column", "a piece shows its face|one camp stands|a camp stands on its home"),
        ("a card twice", "every card is somewhere, once"),
        ("three destroyed camps", "three destroyed camps has lost"),
        ("foreign Raiders", "table.queue.0.: a whole number from -1 to"),
        ("a destroyed person", "never stays destroyed"),
        ("no water", "table.water: a whole number from 0 to"),
        ("another turn", "table.turn: a whole number from -1 to 1"),
        ("three silos", "table.silo: a whole number from 0 to 3"),
        ("a card laid aside", "only what is being carried out is laid aside"),
    ],
)
def test_a_table_of_radlands_that_cannot_be_is_refused(name: str, said: str) -> None:
    state = radlands()
    data: Any = copy.deepcopy(state.dump())
    moved(data["table"], name)
    with pytest.raises(cinderbox.CorruptState, match=said) as error:
        state.game.load(data)
    assert_sentence(error.value)


def test_a_person_in_a_queue_is_refused() -> None:
    state = radlands()
    data: Any = copy.deepcopy(state.dump())
    content: Any = state.content  # type: ignore[attr-defined]
    deck = data["table"]["deck"]
    person = next(back for back in deck if data["cards"]["face"][back] < content.punk)
    deck.remove(person)
    data["table"]["queue"][1] = person
    with pytest.raises(cinderbox.CorruptState, match="in a queue are events, nobody else"):
        state.game.load(data)


def test_a_table_may_be_changed_by_hand_between_two_actions_not_in_the_middle_of_one() -> None:
    state = radlands()
    assert state.game.load(changed(state, "table", "water", to=9)).view(0)["table"]["water"] == 9
    dice = Random(1)
    while len([f for f in state.frames if f.at < f.program.length]) < 2:
        state.apply(dice.choice(state.actions()))
    with pytest.raises(cinderbox.CorruptState, match="is not as it was dumped"):
        state.game.load(changed(state, "table", "water", to=9))
