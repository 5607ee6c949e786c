"""Kinds of events: one line gives sentences, parts and data."""

from typing import Any

import pytest

from cinderbox.kernel import outcome
from cinderbox.kernel.errors import BadData
from cinderbox.kernel.events import (
    NUMBER,
    SEAT,
    Counted,
    EventField,
    Flag,
    Kinds,
    Named,
    Part,
    phrase,
    priced,
    spoken,
    words,
)
from cinderbox.kernel.state import State
from tests.kernel.toy import GAME


class Place(EventField[State]):
    def part(self, s: State, value: int) -> Part:
        return {"text": f"field {value}", "place": f"f{value}"}


class Card(EventField[State]):
    def part(self, s: State, value: int) -> Part:
        return {"text": "Scout", "card": "scout"}


STATE = GAME.start(seed=1)
MOVE: dict[str, EventField[Any]] = {
    "seat": SEAT,
    "riders": Counted("Rider"),
    "posts": Counted("Post"),
    "oxen": Counted("Ox", "Oxen"),
    "camp": Flag("the camp"),
    "place": Place(optional=True),
}


def parts(text: str, yours: str, fields: dict[str, EventField[Any]], *values: int, seat: int = -1) -> list[Part]:
    kinds = Kinds()
    kind = kinds.all[kinds.add("kind", text, yours, **fields)]
    return kind.parts(STATE, list(values), seat)


def said(*values: int, seat: int = -1) -> str:
    text = "moves {riders}[ with {posts} {oxen} {camp}][ to {place}]."
    return "".join(words(part) for part in parts("{seat} " + text, "You " + text, MOVE, *values, seat=seat))


def test_a_sentence_is_told_to_the_seat_itself_and_to_the_others() -> None:
    assert said(0, 1, 0, 0, 0, -1) == "Player 1 moves 1 Rider."
    assert said(0, 1, 0, 0, 0, -1, seat=0) == "You moves 1 Rider."
    assert said(0, 1, 0, 0, 0, -1, seat=1) == "Player 1 moves 1 Rider."


def test_in_brackets_only_what_there_is_is_told() -> None:
    assert said(1, 2, 1, 0, 0, -1) == "Player 2 moves 2 Riders with 1 Post."
    assert said(1, 2, 0, 3, 1, -1) == "Player 2 moves 2 Riders with 3 Oxen and the camp."
    assert said(1, 2, 1, 1, 1, 4) == "Player 2 moves 2 Riders with 1 Post, 1 Ox and the camp to field 4."


def test_parts_say_what_can_be_pointed_at() -> None:
    fields: dict[str, EventField[Any]] = {"seat": SEAT, "card": Card(), "place": Place()}
    assert parts("{seat} sends {card} to {place}.", "", fields, 0, 1, 2) == [
        {"text": "Player 1", "seat": 0},
        " sends ",
        {"text": "Scout", "card": "scout"},
        " to ",
        {"text": "field 2", "place": "f2"},
        ".",
    ]


def test_you_and_the_full_stop_are_parts_by_themselves() -> None:
    fields: dict[str, EventField[Any]] = {"seat": SEAT, "number": NUMBER}
    assert parts("{seat} rests.", "You rest.", fields, 0, 1, seat=0) == ["You", " rest", "."]
    assert parts("{seat} rests.", "You rest.", fields, 0, 1, seat=1) == [{"text": "Player 1", "seat": 0}, " rests", "."]
    assert parts("Your {number}!", "", fields, 0, 1) == ["Your ", "1", "!"]


def test_a_place_that_is_not_named_goes_with_the_card() -> None:
    fields: dict[str, EventField[Any]] = {"card": Card(), "place": Place(optional=True)}
    assert parts("{card} moves.", "", fields, 1, 2)[0] == {"text": "Scout", "card": "scout", "place": "f2"}
    assert parts("{card} moves.", "", fields, 1, -1)[0] == {"text": "Scout", "card": "scout"}


def test_data_has_every_field_by_its_name() -> None:
    kinds = Kinds()
    side = Named(["Gives", "Wants"], ["gives", "wants"])
    offer = kinds.all[
        kinds.add("offer", "{side}: {number}.", number=NUMBER, side=side, sealed=Flag(), place=Place(True))
    ]
    assert offer.data(STATE, [3, 1, 0, -1]) == {
        "kind": "offer", "seat": None, "number": 3, "side": "wants", "sealed": False, "place": None,
    }  # fmt: skip


def test_a_line_that_does_not_fit_is_an_error_when_it_is_written_down() -> None:
    kinds = Kinds()
    kinds.add("draw", "{seat} draws.", seat=SEAT)
    with pytest.raises(AssertionError, match="called 'draw' already"):
        kinds.add("draw", "{seat} draws again.", seat=SEAT)
    with pytest.raises(AssertionError, match=r"\{who\} is no field of this kind of event"):
        kinds.add("other", "{who} draws.", seat=SEAT)
    with pytest.raises(AssertionError, match="at most 8 fields"):
        kinds.add("many", "", "", **{f"f{n}": NUMBER for n in range(9)})
    with pytest.raises(AssertionError, match="only an event of a seat"):
        kinds.add("rain", "It rains.", "You are wet.")


def test_a_game_may_have_any_number_of_kinds_and_none_is_taken_for_another() -> None:
    state = GAME.start(seed=1)
    keys = set()
    kinds = Kinds()
    for n in range(100):
        kinds.add(f"kind{n}", "So it is.", seat=SEAT)
    game = state.game
    before, game.kinds = game.kinds, kinds
    try:
        for kind in range(100):
            for seat in range(2):
                one = state.clone()
                one.note(kind, seat)
                keys.add(one.key(None))
    finally:
        game.kinds = before
    assert len(keys) == 200


def test_a_phrase_holds_what_a_client_calls_by_other_names() -> None:
    said = phrase("{} robs {}.", STATE.called(1), "nobody")
    assert said == [{"text": "Player 2", "seat": 1}, " robs ", "nobody", "."]
    assert spoken(said) == "Player 2 robs nobody."
    assert spoken(priced(said, "2 water")) == "Player 2 robs nobody. (2 water)"
    assert priced("Rob", "") == "Rob" and priced("Rob", "2 water") == "Rob (2 water)"


def test_the_reason_of_an_outcome_is_saved_with_the_seats_it_names() -> None:
    ended = outcome.Outcome((0, 1), (1,), phrase("{} wins.", STATE.called(1)), ())
    assert ended.reason == "Player 2 wins." and "why" not in ended.dump()
    again = outcome.loaded("outcome", ended.save(), 2)
    assert again is not None and again.why == ended.why and again.save() == ended.save()
    plain = outcome.loaded("outcome", ended.dump(), 2)
    assert plain is not None and plain.why == "Player 2 wins."


@pytest.mark.parametrize(
    "why", [[], ["Player 1 wins."], [{"text": "Player 2", "seat": 2}, " wins."], [{"text": "Player 2"}, " wins."], 7]
)
def test_a_reason_that_says_something_else_is_refused(why: object) -> None:
    ended = outcome.Outcome((0, 1), (1,), "Player 2 wins.", ())
    with pytest.raises(BadData):
        outcome.loaded("outcome", {**ended.dump(), "why": why}, 2)


def test_an_outcome_whose_sheet_nobody_wrote_has_one_line_of_points() -> None:
    assert outcome.Outcome((3, 5), (1,), "The well is dry.").sheet == (("points", (3, 5)),)
    assert outcome.Outcome((3, 5), (1,), "Player 1 resigns.", ()).sheet == ()


def test_the_most_points_win_and_equals_share_it() -> None:
    ended = outcome.most_points("It is dawn.", (("cards", (3, 1, 0)), ("water", (0, 2, 1))))
    assert ended.scores == (3, 3, 1) and ended.winners == (0, 1)
    assert ended.reason == "It is dawn." and ended.sheet[1] == ("water", (0, 2, 1))
