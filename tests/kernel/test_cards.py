"""Who knows what: shown pieces, mixings, and deals for a seat, against a list of all worlds it thinks possible."""

from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from cinderbox.kernel.cards import ALL, KNEW, MIXING, Cards, sealed
from cinderbox.kernel.rng import Rng


def deals(cards: Cards, seat: int, sets: list[list[int]], count: int = 200) -> set[tuple[int, ...]]:
    found = set()
    for seed in range(count):
        copy = cards.clone()
        copy.determinize(seat, Rng(seed), sets)
        found.add(tuple(copy.face))
    return found


def test_fresh_pieces_can_lie_in_any_order() -> None:
    assert deals(sealed([0, 1, 2]), 0, [[0, 1, 2]]) == set(permutations([0, 1, 2]))


def test_pieces_trade_places_only_with_those_of_the_same_back() -> None:
    assert deals(sealed([0, 1, 2, 3]), -1, [[0, 1], [2, 3]]) == {(a, b, c, d) for a, b in permutations([0, 1])
                                                            for c, d in permutations([2, 3])}  # fmt: skip


def test_what_a_seat_has_seen_stays_for_it_alone() -> None:
    cards = sealed([0, 1, 2])
    cards.show(1, 0b01)
    assert all(face[1] == 1 for face in deals(cards, 0, [[0, 1, 2]]))
    assert {face[1] for face in deals(cards, 1, [[0, 1, 2]])} == {0, 1, 2}
    assert cards.sees(0, 1) and not cards.sees(1, 1) and not cards.sees(-1, 1)


def test_a_piece_shown_to_all_stays_for_a_spectator_too() -> None:
    cards = sealed([0, 1, 2])
    cards.show(2, ALL)
    assert all(face[2] == 2 for face in deals(cards, -1, [[0, 1, 2]]))


def test_after_a_shuffle_a_seat_knows_what_is_in_it_but_not_where() -> None:
    cards = sealed([0, 1, 2, 3])
    cards.show(0, 0b01)
    cards.mix([0, 1], [1, 0], 0)
    assert not cards.sees(0, 0) and not cards.sees(0, 1)
    for face in deals(cards, 0, [[0, 1, 2, 3]]):
        assert 0 in face[:2], "the face it knew went into the mixing and is still there"
    assert {face.index(0) for face in deals(cards, 1, [[0, 1, 2, 3]])} == {0, 1, 2, 3}


def test_who_can_watch_a_mixing_goes_on_knowing() -> None:
    cards = sealed([0, 1, 2])
    for back in (0, 1):
        cards.show(back, 0b11)
    cards.mix([0, 1], [1, 0], 0b01)
    assert list(cards.face) == [1, 0, 2]
    assert cards.sees(0, 1) and not cards.sees(1, 1)


def test_a_mixing_that_takes_in_part_of_another_takes_in_all_of_it() -> None:
    cards = sealed([0, 1, 2, 3])
    cards.show(0, 0b01)
    cards.mix([0, 1], [0, 1], 0)
    cards.mix([1, 2], [1, 2], 0)
    assert {cards.know[back] >> MIXING for back in (0, 1, 2)} == {cards.mixings}
    assert {face.index(0) for face in deals(cards, 0, [[0, 1, 2, 3]])} == {0, 1, 2}


def test_mixings_that_do_not_touch_stay_apart() -> None:
    cards = sealed([0, 1, 2, 3])
    for back in range(4):
        cards.show(back, 0b01)
    cards.mix([0, 1], [1, 0], 0)
    cards.mix([2, 3], [3, 2], 0)
    assert deals(cards, 0, [[0, 1, 2, 3]]) == {
        (a, b, c, d) for a, b in permutations([0, 1]) for c, d in permutations([2, 3])
    }


def test_faces_that_nobody_ever_knew_need_no_mixing() -> None:
    cards = sealed([0, 1, 2])
    cards.mix([0, 1, 2], [2, 0, 1], 0)
    assert list(cards.face) == [2, 0, 1] and cards.mixings == 0 and list(cards.know) == [0, 0, 0]


def test_one_of_two_equal_faces_is_not_sure_to_be_left_once_one_has_turned_up() -> None:
    cards = sealed([7, 7, 1, 2])
    cards.show(0, 0b01)
    cards.mix([0, 1, 2], [1, 0, 2], 0)  # the 7 that was known now lies under back 1
    cards.show(0, 0b01)  # a 7 turns up: it may be that one, for all the seat can tell
    assert {face[1:3].count(7) for face in deals(cards, 0, [[0, 1, 2, 3]])} == {0, 1}


def test_everybody_can_follow_a_single_piece_through_a_shuffle() -> None:
    cards = sealed([0, 1, 2])
    cards.show(1, ALL)
    cards.mix([1], [1], 0)
    assert cards.seen(1) == ALL and cards.mixings == 0


def test_a_deal_forgets_what_others_knew() -> None:
    cards = sealed([0, 1, 2])
    cards.show(0, 0b10)
    cards.mix([0, 1], [0, 1], 0)
    cards.determinize(0, Rng(1), [[0, 1, 2]])
    assert not any((pack >> KNEW) & 0b10 for pack in cards.know)


def test_who_has_seen_only_part_of_a_secret_mixing_cannot_follow_it() -> None:
    cards = sealed([0, 1, 2])
    cards.show(0, 0b01)
    with pytest.raises(ValueError, match="seen all pieces in it, or none"):
        cards.mix([0, 1], [1, 0], 0b01)


# -- hands ------------------------------------------------------------------------------------------------------------


def hand_of(seat: int, *faces: int) -> tuple[Cards, list[int]]:
    """A hand that only its owner has seen, and as many cards in a deck that nobody has."""
    cards = sealed([*faces, *range(100, 100 + len(faces))])
    for back in range(len(faces)):
        cards.show(back, 1 << seat)
    return cards, list(range(len(faces)))


@pytest.mark.parametrize("wanted", [10, 11, 12, 13])
def test_the_first_back_goes_whatever_is_played(wanted: int) -> None:
    cards, hand = hand_of(0, 10, 11, 12, 13)
    assert cards.bring(hand, wanted) == 0 and cards.face[0] == wanted
    assert cards.mixings == 0, "for nobody has anything changed"
    assert list(cards.face[1:4]) == [face for face in (10, 11, 12, 13) if face != wanted], "the owner's order stays"


def test_a_card_that_all_know_goes_under_its_own_back_and_first() -> None:
    cards, hand = hand_of(0, 10, 11, 10, 12)
    cards.show(2, ALL)
    assert cards.bring(hand, 12) == 0 and list(cards.face[:4]) == [12, 10, 10, 11], (
        "it does not move for others, either"
    )
    assert cards.bring(hand, 10) == 2, "of two alike the one that is known"


def test_what_a_seat_knows_of_a_hand_it_goes_on_knowing() -> None:
    for played in (10, 12):
        cards, hand = hand_of(0, 10, 11, 12)
        cards.show(1, 0b010)
        back = cards.bring(hand, played)
        cards.show(back, ALL)
        hand.remove(back)
        cards.forget(1, 0, hand)
        assert all(11 in [face[back] for back in hand] for face in deals(cards, 1, [list(range(6))]))


def test_nobody_else_learns_which_card_of_a_hand_a_seat_knows_or_whether_it_was_played() -> None:
    dumps = []
    for known, played in product((10, 11, 12), (10, 11)):
        cards, hand = hand_of(0, 10, 11, 12)
        cards.show(hand[(10, 11, 12).index(known)], 0b010)
        back = cards.bring(hand, played)
        cards.show(back, ALL)
        hand.remove(back)
        cards.forget(2, 0, hand)
        cards.determinize(2, Rng(1), [list(range(6))])
        dumps.append((played, cards.dump()))
    for one in (10, 11):
        alike = [dump for played, dump in dumps if played == one]
        assert all(dump == alike[0] for dump in alike)


def test_who_knew_one_of_two_equal_cards_is_not_sure_of_the_other_once_one_was_played() -> None:
    cards, hand = hand_of(0, 10, 11, 10)
    cards.show(2, 0b010)
    back = cards.bring(hand, 10)
    cards.show(back, ALL)
    hand.remove(back)
    assert not any(cards.sees(1, back) for back in hand)


def test_a_hand_drawn_from_before_and_after_a_shuffle_is_one_mixing_once_a_card_of_it_is_played() -> None:
    for played in (0, 1):
        cards = sealed([0, 1, 0, 1])
        for back in (2, 3):
            cards.show(back, ALL)
        cards.mix([2, 3], [3, 2], 0)  # all know that a 0 and a 1 are in there
        hand = [0, 2]  # a 0 from before the shuffle, a 1 from after
        for back in hand:
            cards.show(back, 0b01)
        assert cards.bring(hand, played) == 0
        assert len({cards.know[back] >> MIXING for back in (0, 2, 3)}) == 1


def test_what_is_not_in_a_hand_cannot_be_brought() -> None:
    cards, hand = hand_of(0, 10, 11)
    with pytest.raises(ValueError, match="no face 12"):
        cards.bring(hand, 12)


def test_a_clone_is_apart() -> None:
    cards = sealed([0, 1])
    copy = cards.clone()
    copy.show(0, ALL)
    copy.mix([0, 1], [1, 0], 0)
    assert cards.dump() == {"face": [0, 1], "know": [0, 0], "mixings": 0}


# -- against all worlds that a seat thinks possible -------------------------------------------------------------------

TOKENS = 4
ONE_SET = [[0, 1, 2, 3]]
Event = tuple[str, tuple[int, ...], int]  # "show", a back, to whom; or "mix", backs, who can watch
Orders = tuple[tuple[int, ...], ...]  # how each mixing of a script goes
backs = st.lists(st.integers(0, TOKENS - 1), min_size=2, max_size=3, unique=True).map(tuple)
show = st.tuples(st.just("show"), st.tuples(st.integers(0, TOKENS - 1)), st.integers(1, 3))
mix = st.tuples(st.just("mix"), backs, st.integers(0, 2))
scripts = st.lists(show | mix, max_size=7).filter(lambda script: sum(one[0] == "mix" for one in script) <= 3)


def run(script: list[Event], faces: tuple[int, ...], orders: Orders) -> Cards:
    cards = sealed(list(faces))
    used = iter(orders)
    for what, which, seats in script:
        if what == "show":
            cards.show(which[0], seats)
        else:
            try:
                cards.mix(list(which), [which[i] for i in next(used)], seats)
            except ValueError:  # a watcher that has seen only some of it: no game may do that
                reject()
    return cards


def noticed(script: list[Event], faces: tuple[int, ...], orders: Orders, seat: int) -> list[object]:
    """Everything the seat gets to see in one world: faces shown to it, and the orders of mixings it watches."""
    now, used = list(faces), iter(orders)
    found: list[object] = []
    for what, which, seats in script:
        if what == "show":
            if seats >> seat & 1:
                found.append(now[which[0]])
        else:
            order = next(used)
            old = now[:]
            for i, back in enumerate(which):
                now[back] = old[which[order[i]]]
            if seats >> seat & 1:
                found.append(order)
    return found


@pytest.mark.parametrize("box", [(0, 1, 2, 3), (0, 0, 1, 2)], ids=["all different", "two alike"])
@settings(max_examples=40, deadline=None)
@given(script=scripts, luck=st.integers(0, 10**6))
def test_every_world_a_seat_thinks_possible_is_dealt(box: tuple[int, ...], script: list[Event], luck: int) -> None:
    dice = Random(luck)
    mixes = [one[1] for one in script if one[0] == "mix"]
    ways = [list(permutations(range(len(which)))) for which in mixes]
    starts = sorted(set(permutations(box)))
    truth = dice.choice(starts), tuple(dice.choice(way) for way in ways)
    cards = run(script, *truth)
    for seat in (0, 1):
        seen = noticed(script, *truth, seat)
        possible = set()
        for start, orders in product(starts, product(*ways)):
            if noticed(script, start, orders, seat) == seen:
                possible.add(tuple(run(script, start, orders).face))
        dealt = deals(cards, seat, ONE_SET, 300)
        assert possible <= dealt, f"never dealt to seat {seat}: {possible - dealt}"
        overlapping = len({back for which in mixes for back in which}) < sum(map(len, mixes))
        if not overlapping and not any(one[0] == "mix" and one[2] for one in script):
            assert dealt == possible, f"impossible, but dealt to seat {seat}: {dealt - possible}"


@settings(max_examples=60, deadline=None)
@given(script=scripts, luck=st.integers(0, 10**6), seed=st.integers(0, 10**6))
def test_worlds_that_look_the_same_are_dealt_anew_alike(script: list[Event], luck: int, seed: int) -> None:
    dice = Random(luck)
    mixes = [one[1] for one in script if one[0] == "mix"]
    ways = [list(permutations(range(len(which)))) for which in mixes]
    starts = sorted(set(permutations((0, 0, 1, 2))))
    worlds = list(product(starts, product(*ways)))
    truth = dice.choice(worlds)
    for seat in (0, 1):
        alike = [world for world in worlds if noticed(script, *world, seat) == noticed(script, *truth, seat)]
        dumps = []
        for world in dice.sample(alike, min(12, len(alike))):
            cards = run(script, *world)
            cards.determinize(seat, Rng(seed), ONE_SET)
            dumps.append(cards.dump())
        assert all(dump == dumps[0] for dump in dumps)


def test_a_seat_that_has_seen_all_of_a_hand_does_not_know_how_it_is_sorted() -> None:
    dumps = []
    for faces in ((10, 11, 12), (12, 10, 11)):
        cards, hand = hand_of(0, *faces)
        for back in hand:
            cards.show(back, 0b010)
        cards.forget(1, 0, hand)
        cards.determinize(1, Rng(1), [list(range(6))])
        dumps.append(cards.dump())
    assert dumps[0] == dumps[1]


def two_open_heaps() -> Cards:
    """Four pieces that everybody has seen, mixed two by two."""
    cards = sealed([0, 1, 2, 3])
    for back in range(4):
        cards.show(back, ALL)
    cards.mix([0, 1], [1, 0], 0)
    cards.mix([2, 3], [2, 3], 0)
    return cards


@pytest.mark.parametrize("seat", [-1, 0])
def test_what_everybody_knew_stays_in_its_mixing_for_spectators_and_in_deals_of_deals(seat: int) -> None:
    two_by_two = {(a, b, c, d) for a, b in permutations([0, 1]) for c, d in permutations([2, 3])}
    assert deals(two_open_heaps(), seat, [[0, 1, 2, 3]]) == two_by_two
    again = two_open_heaps()
    again.determinize(-1, Rng(1), [[0, 1, 2, 3]])
    assert deals(again, seat, [[0, 1, 2, 3]]) == two_by_two


def test_a_piece_that_is_shown_to_all_takes_its_old_mixing_nowhere() -> None:
    cards = two_open_heaps()
    for back in (1, 2):
        cards.show(back, ALL)
        cards.lift(back)
    cards.mix([1, 2], [2, 1], 0)
    assert {face[0] for face in deals(cards, 0, [[0, 1, 2, 3]])} == {1}
    assert {face[1:3] for face in deals(cards, 0, [[0, 1, 2, 3]])} == {(0, 2), (2, 0)}


def test_a_piece_that_somebody_has_not_seen_stays_in_its_mixing() -> None:
    cards = two_open_heaps()
    cards.show(0, 1)
    before = cards.know[0]
    cards.lift(0)
    assert cards.know[0] == before
