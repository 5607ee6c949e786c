"""The kernel suits more than Radlands: docs/kernel/hard-cases.md as a toy, played at random under the laws.

Three players draw from bags and assign in secret, draft cards and pass them on, bid in somebody else's turn, lay
cards face down, are asked whether they save a card, and pay with points that keep their tag.
"""

import random
from collections.abc import Iterator

import pytest

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.events import NUMBER, SEAT, Kinds
from cinderbox.kernel.fields import Field, Ints, Rows
from cinderbox.kernel.frame import Ask, Do, Program, Step
from cinderbox.kernel.game import Game, Reason
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.state import State
from cinderbox.kernel.together import Pick, Together
from cinderbox.kernel.zones import ASIDE, DECK, HAND, Zone, Zones

SEATS = 3
BAG = 4  # backs a bag: two laborers (0), a ranger (1), a builder (2)
CARDS = 12
FIRST_CARD = SEATS * BAG
SPACE = ActionSpace()
DECLINE = SPACE.register("decline")
DONE = SPACE.register("done")
ASSIGN = SPACE.register("assign", ["metro", "harbor", "compound"])
KEEP = SPACE.register("keep", [f"card{n}" for n in range(CARDS)])
LAY = SPACE.register("lay", [f"card{n}" for n in range(CARDS)])
PLAY = SPACE.register("play", [f"card{n}" for n in range(CARDS)])
BID = SPACE.register("bid", [str(n) for n in range(10)])
POINTS = SPACE.register("points", [str(n) for n in range(10)])
PAY = SPACE.register("pay")

EVENTS = Kinds()
DREW = EVENTS.add("draw", "{seat} draws back {back}.", seat=SEAT, back=NUMBER)
ASSIGNED = EVENTS.add("assign", "{seat} assigns {code}.", seat=SEAT, code=NUMBER)
DEALT = EVENTS.add("deal", "{seat} gets card {card}.", seat=SEAT, card=NUMBER)
KEPT = EVENTS.add("keep", "{seat} keeps a card.", seat=SEAT)
STOPPED = EVENTS.add("stop", "{seat} is done.", seat=SEAT)
LAID = EVENTS.add("lay", "{seat} has laid {number}.", seat=SEAT, number=NUMBER)
SAVED = EVENTS.add("save", "{seat} saves it with card {card}.", seat=SEAT, card=NUMBER)
LOST = EVENTS.add("lose", "{seat} loses it.", seat=SEAT)

NESTED = ("bags", "drawn", "areas", "hands", "laid", "kept")  # a list a seat
FLAT = ("deck", "bid", "out", "due", "left")
FIELDS: list[Field] = [
    Zones("bags", DECK),
    Zones("drawn", ASIDE),
    Rows("areas"),
    Zones("hands", HAND),
    Zones("laid", ASIDE),
    Zones("kept", ASIDE),
    Zone("deck", DECK),
    Ints("bid", 3),
    Ints("out", 3),
    Ints("due", 2),
    Ints("left", 3),
]


class ToyState(State):
    def __init__(self, game: Game, options: dict[str, object], origin: "ToyState | None") -> None:
        super().__init__(game, SEATS, options, origin)
        if origin is None:
            self.bags: list[list[int]] = [[], [], []]
            self.drawn: list[list[int]] = [[], [], []]
            self.areas: list[list[int]] = [[], [], []]
            self.hands: list[list[int]] = [[], [], []]
            self.laid: list[list[int]] = [[], [], []]
            self.kept: list[list[int]] = [[], [], []]
            self.deck: list[int] = []
            self.bid = [0, 0, 0]  # standing bid, its seat, whose turn
            self.out = [0, 0, 0]
            self.due = [0, 0]  # points owed, resource asked next
            self.left = [0, 3, 4]  # points of each resource
        else:
            for name in NESTED:
                setattr(self, name, [row[:] for row in getattr(origin, name)])
            for name in FLAT:
                setattr(self, name, getattr(origin, name)[:])

    def clone(self) -> "ToyState":
        return ToyState(self.game, self.variant, self)

    def view(self, seat: object) -> dict[str, object]:
        who = self.seat_number(seat)
        shown = {n: [[self.shown(t, who) for t in row] for row in getattr(self, n)] for n in ("drawn", "laid")}
        shown["hands"] = [sorted([self.shown(t, who) for t in hand], key=str) for hand in self.hands]
        heap = [sorted(self.cards.face[t] for t in self.bags[n] + self.drawn[n]) for n in range(SEATS)]
        table = {"areas": self.areas, "bid": self.bid, "due": self.due, "left": self.left, "heap": heap}
        return {"table": table, "mine": shown}

    def shown(self, back: int, seat: int) -> int | None:
        return self.cards.face[back] if self.cards.sees(seat, back) or self.cards.seen(back) == 63 else None

    def features(self, seat: object) -> list[float]:
        return [float(number) for number in self.left]


def toy(state: State) -> ToyState:
    assert isinstance(state, ToyState)
    return state


def where(s: ToyState, backs: list[int], face: int) -> int:
    return [s.cards.face[back] for back in backs].index(face)


# -- Resurgence: draw from a bag, assign in secret ---


class DrawForAll(Do[ToyState]):
    def do(self, s, f) -> None:
        for seat in range(SEATS):
            s.shuffle(s.bags[seat])
            for _ in range(3):
                back = s.bags[seat].pop()
                s.drawn[seat].append(back)
                s.reveal(back, 1 << seat)
                s.tell(seat, DREW, seat, s.cards.face[back])


class Assign(Pick[ToyState]):
    def choices(self, s, seat, answers) -> list[int]:
        kinds = sorted(s.cards.face[back] for back in s.drawn[seat])
        if len(answers) == len(kinds):
            return []
        again = answers and kinds[len(answers)] == kinds[len(answers) - 1]
        return list(range(answers[-1] if again else ASSIGN, ASSIGN + 3))

    def prompt(self, s, seat, answers) -> str:
        return f"Back {len(answers) + 1}: which area?"


class AssignAll(Together[ToyState]):
    def resolve(self, s, f, answers) -> None:
        for seat in range(SEATS):
            for back in s.drawn[seat]:
                s.reveal(back)
            s.areas[seat] = answers[seat]
            for answer in answers[seat]:
                s.note(ASSIGNED, seat, answer)


# -- Pioneers: draft and pass on ---


class Deal(Do[ToyState]):
    def do(self, s, f) -> None:
        for seat in range(SEATS):
            s.hands[seat] = [s.deck.pop() for _ in range(3)]
            show_hand(s, seat)


def show_hand(s: ToyState, seat: int) -> None:
    for back in s.hands[seat]:
        s.reveal(back, 1 << seat)
        s.tell(seat, DEALT, seat, s.cards.face[back])


class KeepOne(Pick[ToyState]):
    def choices(self, s, seat, answers) -> list[int]:
        return [] if answers else sorted(KEEP + s.cards.face[back] for back in s.hands[seat])

    def prompt(self, s, seat, answers) -> str:
        return "Keep one, the rest is passed on."


class Draft(Together[ToyState]):
    def resolve(self, s, f, answers) -> None:
        for seat in range(SEATS):
            kept = s.pick_unseen(seat, s.hands[seat], where(s, s.hands[seat], answers[seat][0] - KEEP))
            s.kept[seat].append(kept)
            s.note(KEPT, seat)
        s.hands = [s.hands[(seat + 1) % SEATS] for seat in range(SEATS)]
        for seat in range(SEATS):
            show_hand(s, seat)
            s.hands[seat] += s.kept[seat]
        s.kept = [[], [], []]


# -- City of Remnants: an auction in seat 0's turn, cards laid face down  ---


class Bid(Ask[ToyState]):
    def seat(self, s, f) -> int:
        return int(s.bid[2])

    def choices(self, s, f) -> list[int]:
        if sum(s.out) == SEATS - 1 or s.bid[0] == 9:
            return []
        return [DECLINE, *range(BID + s.bid[0] + 1, BID + 10)]

    def hear(self, s, f, action) -> None:
        turn = s.bid[2]
        if action == DECLINE:
            s.out[turn] = 1
        else:
            s.bid = [action - BID, turn, turn]
        order = [(turn + n) % SEATS for n in (1, 2, 3)]
        s.bid[2] = next(seat for seat in order if not s.out[seat])
        s.frames[-1] = f

    def prompt(self, s, f) -> str:
        return "Raise the bid, or drop out."


class Lay(Ask[ToyState]):
    """Lay cards face down, one by one; others see how many."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.public = False
        self.secret = True
        self.who = who

    def seat(self, s, f) -> int:
        return self.who

    def choices(self, s, f) -> list[int]:
        if len(s.laid[self.who]) == 2:
            return []
        return [DONE, *sorted(LAY + s.cards.face[back] for back in s.hands[self.who])]

    def hear(self, s, f, action) -> None:
        if action == DONE:
            s.note(STOPPED, self.who)
            return
        hand = s.hands[self.who]
        s.laid[self.who].append(s.pick_unseen(self.who, hand, where(s, hand, action - LAY)))
        s.note(LAID, self.who, len(s.laid[self.who]))
        s.frames[-1] = f

    def prompt(self, s, f) -> str:
        return "Lay a card, or be done."


# -- Pioneers: a window that opens whether or not it can be used ---


class Prevent(Ask[ToyState]):
    """Any card below 4 saves what is about to be lost; the window opens if there is a hand at all."""

    def __init__(self) -> None:
        super().__init__()
        self.public = False

    def choices(self, s, f) -> list[int]:
        if not s.hands[f.seat]:
            return []
        return [DECLINE, *sorted(PLAY + s.cards.face[t] for t in s.hands[f.seat] if s.cards.face[t] < 4)]

    def hear(self, s, f, action) -> None:
        if action != DECLINE:
            back = s.turn_up(s.hands[f.seat], action - PLAY)
            s.hands[f.seat].remove(back)
            s.note(SAVED, f.seat, action - PLAY)
            s.pop()

    def prompt(self, s, f) -> str:
        return "Something is about to be lost. Save it?"


class Lose(Do[ToyState]):
    def do(self, s, f) -> None:
        s.note(LOST, f.seat)


# -- Residuum: pay 5 with points that keep their tag ---


class Bill(Do[ToyState]):
    def do(self, s, f) -> None:
        s.due = [5, 1]


class Pay(Ask[ToyState]):
    def choices(self, s, f) -> list[int]:
        rest, kind = s.due
        if rest == 0:
            return []
        later = sum(s.left[kind + 1 :])
        return [*range(POINTS + max(0, rest - later), POINTS + min(rest, s.left[kind]) + 1), PAY]

    def hear(self, s, f, action) -> None:
        while s.due[0]:
            rest, kind = s.due
            points = min(rest, s.left[kind]) if action == PAY else action - POINTS
            s.left[kind] -= points
            s.due = [rest - points, kind + 1]
            if action != PAY:
                break
        s.frames[-1] = f

    def prompt(self, s, f) -> str:
        return f"{s.due[0]} points are owed."


class Finish(Do[ToyState]):
    def do(self, s, f) -> None:
        for seat in range(SEATS):
            for back in s.laid[seat]:
                s.reveal(back)
        s.finish(Outcome((0, 0, 0), (), "That was all.", ()))


def made(name: str, *steps: Step[ToyState]) -> Program:
    return Program(name, list(steps))


LOSS = made("loss", Prevent(), Lose())


class Threaten(Do[ToyState]):
    """In the middle of everything each player in turn is about to lose something."""

    def do(self, s, f) -> None:
        for seat in (2, 1, 0):
            s.push(LOSS, seat)


WHOLE = made(
    "whole",
    *(DrawForAll(), AssignAll([Assign()]), Deal(), Draft([KeepOne()]), Draft([KeepOne()]), Bid()),
    *(Lay(1), Lay(2), Threaten(), Bill(), Pay(), Finish()),
)


class Toy(Game[ToyState]):
    def __init__(self) -> None:
        reasons = [Reason("TOY-01", "Not asked."), Reason("TOY-02", "Over."), Reason("TOY-03", "Not your choice.")]
        designs = [back // BAG for back in range(FIRST_CARD)] + [SEATS] * CARDS
        super().__init__(
            id="toy",
            title="Toy",
            seats=range(3, 4),
            space=SPACE,
            programs=[WHOLE, LOSS],
            reasons=reasons,
            bound=200,
            fields=FIELDS,
            designs=designs,
            kinds=EVENTS,
            loose=list(range(FIRST_CARD, FIRST_CARD + CARDS)),  # what saved something is out of the game
        )

    def blank(self, seats: int, options: dict[str, object]) -> ToyState:
        s = ToyState(self, options, None)
        s.cards = sealed([0, 0, 1, 2] * SEATS + list(range(CARDS)))
        return s

    def setup(self, s: ToyState) -> None:
        for seat in range(SEATS):
            s.bags[seat] = list(range(seat * BAG, seat * BAG + BAG))
            for back in s.bags[seat]:
                s.reveal(back)
        s.deck = list(range(FIRST_CARD, FIRST_CARD + CARDS))
        s.shuffle(s.deck)
        s.push(WHOLE, 0)

    def label(self, s: ToyState, action: int, seat: int) -> str:
        return self.text(action)


TOY = Toy()


def told(s: State, seat: int | None) -> list[object]:
    """All the API tells a seat."""
    closed = [s.why_not(action, seat) for action in range(TOY.actions)] if seat is not None else []
    mine = s.actions(seat) if seat is not None else []
    return [s.view(seat), mine, s.prompt(seat), s.log(seat), s.key(seat), s.features(seat), s.to_act, s.mark, closed]


def positions(seed: int) -> Iterator[ToyState]:
    """Every position of one game played at random."""
    dice = random.Random(seed)
    s = toy(TOY.start(seats=3, seed=seed))
    while not s.over:
        yield s
        seat = dice.choice(s.to_act)
        s.apply(dice.choice(s.actions(seat)), seat)
    yield s


@pytest.mark.parametrize("seed", range(15))
def test_every_position_can_be_saved_and_loaded_in_the_middle_of_any_effect(seed: int) -> None:
    for s in positions(seed):
        again = TOY.load(s.dump())
        assert again.dump() == s.dump() == s.clone().dump()
        assert [told(again, seat) for seat in range(3)] == [told(s, seat) for seat in range(3)]


@pytest.mark.parametrize("seed", range(15))
def test_nobody_is_told_what_is_hidden(seed: int) -> None:
    for s in positions(seed):
        for seat in (None, 0, 1, 2):
            one = s.determinize(seat, 5)
            assert told(one, seat) == told(s, seat)
            assert one.determinize(seat, 6).dump() == s.determinize(seat, 6).dump()
            assert TOY.load(one.dump()).dump() == one.dump()
            while not one.over:
                one.apply(one.actions()[-1])


def certain(s: State, seat: int) -> list[tuple[int, int, int]]:
    """What a seat has seen where it lies, if only in whose hand, and what it once saw as part of which mixing."""
    found = []
    hands = {t: -1 - other for other in range(SEATS) if other != seat for t in s.held(other)[0]}
    for back, pack in enumerate(s.cards.know):
        if pack >> seat & 1:
            found.append((0, hands.get(back, back), s.cards.face[back]))
        elif pack >> 6 + seat & 1:
            found.append((1, pack >> 12, s.cards.face[back]))
    return sorted(found)


@pytest.mark.parametrize("seed", range(15))
def test_nobody_forgets_what_they_were_shown(seed: int) -> None:
    for s in positions(seed):
        for seat in range(SEATS):
            assert certain(s.determinize(seat, seed), seat) == certain(s, seat)


def until(program_step: type[Step[ToyState]], seed: int) -> ToyState:
    for s in positions(seed):
        if len(s.frames) > 0 and isinstance(s.frames[-1].program.steps[s.frames[-1].at], program_step):
            return s
    raise AssertionError


def test_answers_given_at_once_may_arrive_in_any_order() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        s = until(AssignAll, 1)
        for seat in order:
            for _ in s.drawn[seat]:
                s.apply(s.actions(seat)[0], seat)
        ends.append((s.digest(), s.mark))
    assert len(set(ends)) == 1


def test_a_rival_knows_bag_and_drawn_tokens_only_as_one_heap() -> None:
    s = until(AssignAll, 2)
    seen = set()
    for seed in range(60):
        world = toy(s.determinize(1, seed))
        seen.add(tuple(sorted(world.cards.face[back] for back in world.drawn[0])))
        assert [world.cards.face[t] for t in world.drawn[1]] == [s.cards.face[t] for t in s.drawn[1]]
    assert seen == {(0, 0, 1), (0, 0, 2), (0, 1, 2)}


def test_who_passed_a_card_on_cannot_follow_it_into_the_lay() -> None:
    s = until(Lay, 3)
    s.apply(s.actions(1)[1], 1)
    back = s.laid[1][0]
    passed = {s.cards.face[t] for t in s.hands[1] + s.laid[1] if s.cards.know[t] >> 6 + 2 & 1}
    assert passed, "seat 2 has known some of these cards"
    worlds = {toy(s.determinize(2, seed)).cards.face[back] for seed in range(80)}
    assert len(worlds) > 1
    assert passed <= worlds


def test_the_window_opens_for_a_hand_that_cannot_use_it() -> None:
    asked = 0
    for seed in range(40):
        s = until(Prevent, seed)
        asked += s.actions() == [DECLINE]
    assert asked, "somebody was asked who could only decline"


def test_every_way_to_pay_is_one_path() -> None:
    s = until(Pay, 1)
    ends = set()
    paths = [s]
    while paths:
        one = paths.pop()
        if one.over:
            ends.add(tuple(one.left))
            continue
        for action in one.actions():
            if action != PAY:
                after = one.clone()
                after.apply(action)
                paths.append(toy(after))
    assert ends == {(0, 3 - n, 4 - 5 + n) for n in (1, 2, 3)}
    s.apply("pay")
    assert s.left == [0, 0, 2]
