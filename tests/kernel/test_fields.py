"""Fields that are declared once: dumping, loading with checks, conservation, hands, groups and numbers follow."""

import copy
from random import Random
from typing import Any

import pytest

import cinderbox
from cinderbox.kernel.errors import BadData
from cinderbox.kernel.fields import Bits, Field, Int, Ints, Rows, Seat, Seats
from cinderbox.kernel.state import State
from cinderbox.kernel.zones import HAND, ROW, Zone, Zones
from cinderbox.proof.fields import attributes, entangled, undeclared
from tests.kernel import toy
from tests.toys.council.game import CouncilGame


def some(seed: int = 1, decisions: int = 12) -> toy.Toy:
    state = toy.GAME.start(3, seed)
    dice = Random(seed)
    for _ in range(decisions):
        seat = dice.choice(state.to_act)
        state.apply(dice.choice(state.actions(seat)), seat)
    return state


def loaded(state: State, name: str, to: object) -> State:
    data: Any = copy.deepcopy(state.dump())
    data["table"][name] = to
    found: State = state.game.load(data)
    return found


@pytest.mark.parametrize(
    ("name", "to", "said"),
    [
        ("turns", -1, "table.turns: a whole number from 0 to 8 is wanted, not -1"),
        ("turns", True, "table.turns: a whole number"),
        ("points", [0, 1], "table.points: a list of 3"),
        ("points", [0, 1, "2"], r"table.points\[2\]: a whole number"),
        ("hands", [[], []], "table.hands: a list of 3"),
        ("deck", [99], r"table.deck\[0\]: a whole number"),
        ("deck", {}, "table.deck: a list is wanted"),
        ("deck", [len(toy.DECK)], "table.deck holds cards that may lie there"),
        ("shown", [0, 0], "every card is somewhere, once"),
        ("deck", [], "every card is somewhere, once"),
    ],
)
def test_loading_looks_at_every_field(name: str, to: object, said: str) -> None:
    with pytest.raises(cinderbox.CorruptState, match=said):
        loaded(toy.GAME.start(3, 1), name, to)


def test_a_face_too_many_is_refused() -> None:
    state = toy.GAME.start(2, 1)
    data: Any = copy.deepcopy(state.dump())
    data["cards"]["face"][0] = (data["cards"]["face"][0] + 1) % 3
    with pytest.raises(cinderbox.CorruptState, match="every card of the box is there, once"):
        toy.GAME.load(data)


def test_the_hands_of_a_seat_are_its_zones_of_that_kind() -> None:
    state = some()
    assert state.held(1) == [state.hands[1], state.pouches[1]]


def test_a_card_in_no_zone_breaks_conservation() -> None:
    state = some()
    toy.GAME.verify(state)
    state.deck.pop()
    with pytest.raises(BadData, match="every card is somewhere, once"):
        toy.GAME.verify(state)


class Careless(toy.Toy):
    """Has a field that nobody declared."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.secret_count = 0


def test_a_field_that_is_not_declared_is_found() -> None:
    assert undeclared(some()) == []
    found = Careless(toy.GAME, 2, {"bag": "yes"}, None)
    assert undeclared(found) == ["secret_count is not declared"]
    assert attributes(some()) == {field.name for field in toy.FIELDS}


class Hasty(toy.Toy):
    """Clones have the points in common."""

    def clone(self) -> toy.Toy:
        twin = super().clone()
        twin.points = self.points
        return twin


def test_a_field_that_is_not_cloned_is_found() -> None:
    assert entangled(some()) == []
    assert entangled(Hasty(toy.GAME, 2, {"bag": "yes"}, None)) == ["points is the same list in a clone"]


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_every_game_declares_its_fields(game: cinderbox.Game) -> None:
    state = game.start(seed=1)
    assert undeclared(state) == [] and entangled(state) == []


def group(state: State, seat: int | None, name: str, whose: int | None = None) -> dict[str, object]:
    (found,) = [one for one in state.groups(seat) if one["name"] == name and one["seat"] == whose]
    return found


def test_groups_show_a_seat_what_it_may_see() -> None:
    state = toy.GAME.start(2, 1)
    own = sorted(toy.KINDS[state.cards.face[back]] for back in state.hands[0])
    assert group(state, 0, "Hand", 0)["cards"] == own
    assert group(state, 0, "Hand", 1)["cards"] == [None, None] == group(state, None, "Hand", 0)["cards"]
    assert group(state, 0, "Deck") == {"name": "Deck", "seat": None, "number": len(state.deck)}
    assert group(state, 1, "Points", 0)["number"] == 0 and group(state, None, "Turns")["number"] == 0


def test_what_a_seat_cannot_know_is_in_no_group_and_no_number() -> None:
    for seed in range(3):
        state = some(seed, 25)
        for seat in (None, 0, 1, 2):
            other = state.determinize(seat, 5)
            assert state.groups(seat) == other.groups(seat)
            who = -1 if seat is None else seat
            assert features(state, who) == features(other, who)
            assert usual_view(state, who) == usual_view(other, who)


def usual_view(state: Any, seat: int) -> Any:
    """What a seat sees of a game that has no view of its own."""
    return cinderbox.Game.view(toy.GAME, state, seat)


def features(state: State, seat: int) -> list[float]:
    return state.game.numbers(state.seats).numbers(state, seat)


def test_the_usual_view_has_what_is_hidden_from_others_under_mine() -> None:
    state = toy.GAME.start(2, 1)
    view = usual_view(state, 1)
    assert [(one["name"], one["seat"]) for one in view["mine"]["groups"]] == [("Hand", 1)]
    assert view["table"] == usual_view(state, 0)["table"]


def test_a_zone_is_called_by_its_name_unless_it_has_a_title() -> None:
    fields: list[Field] = [Zone("town_deck", 0), Zones("hands", 1, title="Hand"), Int("water")]
    assert [field.title for field in fields] == ["Town deck", "Hand", ""]


@pytest.mark.parametrize(
    ("field", "wanted"),
    [
        (Int("water"), 0),
        (Int("day", 1, 7), 1),
        (Int("debt", -5, 5), 0),
        (Bits("gates", 4), 0),
        (Seat("first"), -1),
        (Seats("passed"), 0),
        (Ints("points", 2, each=True), [0] * 6),
        (Ints("track", 2), [0, 0]),
        (Ints("path"), []),
        (Ints("guests", 2, things=4), [-1, -1]),
        (Rows("routes"), [[], [], []]),
        (Rows("streets", 2), [[], []]),
        (Zone("deck", 0), []),
        (Zone("market", ROW, spaces=2), [-1, -1]),
        (Zones("hands", HAND), [[], [], []]),
        (Zones("stacks", ROW, size=2), [[], []]),
    ],
    ids=lambda one: one.name if isinstance(one, Field) else "",
)
def test_a_field_knows_how_it_is_on_an_empty_table(field: Field, wanted: object) -> None:
    assert field.empty(3) == wanted


def test_a_small_game_gets_its_empty_table_and_its_clones_from_its_fields() -> None:
    game = CouncilGame()
    empty = game.blank(3, {})
    assert (empty.round, empty.points, empty.deck, empty.hands) == (0, [0] * 3, [], [[], [], []])
    assert list(empty.cards.face) == game.box and game.designs == [0] * len(game.box)
    state = game.start(3, 1)
    twin = state.clone()
    assert type(twin) is type(state) and twin.dump() == state.dump()
    assert undeclared(twin) == [] and entangled(twin) == []


def test_a_shared_field_is_the_same_in_a_clone() -> None:
    state = some()
    assert Zone("deck", 0, shared=True).copy(state) is state.deck
    assert Zone("deck", 0).copy(state) is not state.deck


def test_a_game_without_a_class_of_states_is_told_so() -> None:
    game = CouncilGame()
    game.state = None
    with pytest.raises(AssertionError, match="names the class of its states"):
        game.start(3, 1)
