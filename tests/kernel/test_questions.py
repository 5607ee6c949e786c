"""Choices and menus: listing, refusing, pricing and acting follow from what a step says of its targets."""

from collections.abc import Mapping

import pytest

from cinderbox import IllegalAction
from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Frame, Program, Step
from cinderbox.kernel.game import Game, Reason
from cinderbox.kernel.menu import Item, Leave, Look, Menu, SmallMenu
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.state import State

POOR, GONE, MUST = 3, 4, 5
REASONS = [
    Reason("STALL-01", "That is not asked."),
    Reason("STALL-02", "It is over."),
    Reason("STALL-03", "It is not your turn."),
    Reason("STALL-04", "You cannot pay that."),
    Reason("STALL-05", "It is gone."),
    Reason("STALL-06", "You must choose."),
]
PRICES = [1, 2, 5]


def space() -> ActionSpace:
    found = ActionSpace()
    for verb in ("end", "decline", "rest"):
        found.register(verb)
    for verb in ("buy", "drop"):
        found.register(verb, ["rope", "lamp", "map"])
    return found


class Stall(State):
    def __init__(self, game: Game, seats: int, options: dict[str, object], origin: "Stall | None" = None) -> None:
        super().__init__(game, seats, options, origin)
        self.coins = 3
        self.goods = [0, 1, 2]
        self.bought: list[int] = []
        self.looks = 0
        self.surveys = 0


class See(Look[Stall]):
    def __init__(self, s: Stall, f: Frame) -> None:
        super().__init__(s, f)
        s.looks += 1

    def survey(self) -> None:
        self.s.surveys += 1


class Buy(Item[See]):
    verb = "buy"

    def closed(self, look: See) -> int:
        return 0 if look.s.coins else POOR

    def targets(self, look: See) -> list[int]:
        return look.s.goods

    def refuse(self, look: See, target: int) -> int:
        if target not in look.s.goods:
            return GONE
        return POOR if PRICES[target] > look.s.coins else 0

    def price(self, look: See, target: int) -> str:
        return f"{PRICES[target]} coins"

    def do(self, look: See, target: int) -> None:
        s = look.s
        s.coins -= PRICES[target]
        s.goods = [one for one in s.goods if one != target]
        s.bought = [*s.bought, target]


class Shop(Menu[Stall, See]):
    def look(self, s: Stall, f: Frame) -> See:
        return See(s, f)


class Drop(Choice[Stall]):
    verb = "drop"
    refusal = GONE
    must = MUST

    def __init__(self, optional: bool, public: bool = False) -> None:
        super().__init__()
        self.optional = optional
        self.public = public

    def targets(self, s: Stall, f: Frame) -> list[int]:
        return s.bought

    def take(self, s: Stall, f: Frame, target: int) -> None:
        s.bought = [one for one in s.bought if one != target]

    def leave(self, s: Stall, f: Frame) -> None:
        s.coins += 100


class Close(Step[Stall]):
    def run(self, s: Stall, f: Frame) -> None:
        s.finish(Outcome((s.coins,), (0,), "The stall closes.", ()))


class StallGame(Game[Stall]):
    def __init__(self, optional: bool, day: list[Step[Stall]] | None = None) -> None:
        self.day = Program("day", day or [Shop([Leave("end"), Buy()]), Drop(optional), Close()])
        super().__init__(
            id="stall",
            title="Stall",
            seats=range(1, 2),
            space=space(),
            programs=[self.day],
            reasons=REASONS,
            bound=50,
            fields=[],
            designs=[],
        )

    def blank(self, seats: int, options: dict[str, object]) -> Stall:
        return Stall(self, seats, options)

    def setup(self, s: Stall) -> None:
        s.push(self.day, 0)


def started(optional: bool = False) -> Stall:
    state = StallGame(optional).start(1)
    assert isinstance(state, Stall)
    return state


def texts(s: State) -> list[str]:
    return [s.game.text(action) for action in s.actions()]


def test_a_menu_lists_what_its_items_do_not_refuse() -> None:
    s = started()
    assert texts(s) == ["end", "buy:rope", "buy:lamp"]
    assert s.looks == 1, "the table is looked at once a listing"
    s.apply("buy:rope")
    assert texts(s) == ["end", "buy:lamp"]
    s.apply("buy:lamp")
    assert texts(s) == ["drop:rope", "drop:lamp"], "only the end is left, as everybody sees: it is taken unasked"


def test_a_menu_says_why_not() -> None:
    s = started()
    s.coins = 4
    s.apply("buy:lamp")
    assert s.why_not("buy:map", 0) == "You cannot pay that. (STALL-04)"
    assert s.why_not("buy:lamp", 0) == "It is gone. (STALL-05)"
    assert s.why_not("drop:lamp", 0) == "That is not asked. (STALL-01)"
    assert s.why_not("buy:rope", 0) == ""
    s.coins = 0
    assert s.why_not("buy:rope", 0) == "" and texts(s) == ["end", "buy:rope"], "the question stands as it was put"
    s.apply("end")
    with pytest.raises(IllegalAction, match="STALL-01"):
        s.apply("buy:rope")


def test_a_menu_prices_what_it_lists() -> None:
    s = started()
    step, f = s.game.programs[0].steps[0], s.frames[-1]
    assert isinstance(step, Shop)
    assert [step.price(s, f, action) for action in s.actions()] == ["", "1 coins", "2 coins"]


def test_a_menu_ends_where_an_item_leaves_it() -> None:
    s = started()
    s.apply("buy:rope")
    s.apply("end")
    assert texts(s) == ["drop:rope"]


def test_a_menu_that_is_not_asked_again_is_one_question() -> None:
    s = started()
    step = s.game.programs[0].steps[0]
    assert isinstance(step, Shop)
    step.again = False
    s.apply("buy:rope")
    assert texts(s) == ["drop:rope"]


def test_a_menu_surveys_the_table_to_list_and_refuse_but_not_to_act() -> None:
    s = started()
    step, f = s.game.programs[0].steps[0], s.frames[-1]
    assert isinstance(step, Shop) and s.surveys == 1
    step.reason(s, f, s.game.parse("buy:map"))
    step.price(s, f, s.game.parse("buy:map"))
    assert s.surveys == 3
    step.hear(s, f, s.game.parse("buy:rope"))
    assert s.surveys == 3


def test_a_choice_takes_its_target() -> None:
    s = started()
    s.apply("buy:rope")
    s.apply("buy:lamp")
    assert s.why_not("drop:map", 0) == "It is gone. (STALL-05)"
    assert s.why_not("decline", 0) == "You must choose. (STALL-06)"
    assert s.why_not("end", 0) == "That is not asked. (STALL-01)"
    s.apply("drop:rope")
    assert s.bought == [1] and s.over


def test_a_choice_has_a_way_out_if_there_is_anything_to_choose() -> None:
    s = started(optional=True)
    s.apply("buy:rope")
    s.apply("end")
    assert texts(s) == ["decline", "drop:rope"]
    s.apply("decline")
    assert s.bought == [0] and s.coins == 102 and s.over
    s = started(optional=True)
    s.apply("end")
    assert texts(s) == ["decline"], "nothing to drop, but who could see that?"
    s = StallGame(True, [Shop([Leave("end"), Buy()]), Drop(True, public=True), Close()]).start(1)
    s.apply("end")
    assert s.over and s.coins == 3, "all can see that there is nothing to drop: nothing is asked"


def test_items_stand_in_the_order_of_their_verbs() -> None:
    with pytest.raises(AssertionError, match="order of their verbs"):
        Shop([Buy(), Leave("end")]).bind(space())


def test_a_verb_that_is_not_there_is_named() -> None:
    class Fly(Choice[Stall]):
        verb = "fly"

    with pytest.raises(ValueError, match="no verb is called 'fly'"):
        Fly().bind(space())


def test_a_way_out_comes_first() -> None:
    class Late(Choice[Stall]):
        verb = "end"
        optional = True

    with pytest.raises(AssertionError, match="'decline' comes before 'end'"):
        Late().bind(space())


class Whisper(Choice[Stall]):
    verb = "drop"
    rules = ("STALL-06",)
    public = False
    secret = True

    def targets(self, s: Stall, f: Frame) -> list[int]:
        return [1]

    def take(self, s: Stall, f: Frame, target: int) -> None:
        s.bought = [target]


def test_what_a_class_says_in_its_body_holds_on_both_builds() -> None:
    step = Whisper()
    step.bind(space())
    s = started()
    s.asked = -1
    s.push(Program("whisper", [step]), 0)
    s.settle()
    assert texts(s) == ["drop:lamp"], "not public: asked although there is one choice"
    assert s.rules(0) == ["STALL-06"]
    before = s.key(None)
    s.apply("drop:lamp")
    assert s.key(None) == before, "secret: nobody else is told the answer"


class Hawk(Item[Look[Stall]]):
    verb = "rest"

    def refuse(self, look: Look[Stall], target: int) -> int:
        return 0 if look.seat == 1 else GONE


class Hawking(SmallMenu[Stall]):
    def seat(self, s: Stall, f: Frame) -> int:
        return 1


def test_a_small_menu_sees_who_is_asked() -> None:
    s = started()
    menu = Hawking([Hawk()])
    menu.bind(s.game.space)
    assert [s.game.text(action) for action in menu.choices(s, s.frames[-1])] == ["rest"], "seat 1 is asked, not 0"


def test_an_action_knows_its_target() -> None:
    found = space()
    assert [found.target(found.parse(text)) for text in ("rest", "buy:rope", "drop:map")] == [0, 0, 2]


class Sum(Choice[Stall]):
    name = "adding_up"
    verb = "drop"
    optional = True

    def targets(self, s: Stall, f: Frame) -> list[int]:
        return s.goods

    def details(self, s: Stall, f: Frame) -> Mapping[str, object]:
        return {"coins": s.coins}

    def prompt(self, s: Stall, f: Frame) -> str:
        return "What is dropped?"


def asking(step: Step[Stall]) -> Stall:
    return StallGame(False, [step, Close()]).start(1)


def test_a_question_is_data_with_a_name_a_way_out_and_details() -> None:
    s = asking(Sum())
    assert s.question(0) == {"name": "adding_up", "way_out": "decline", "coins": 3}
    assert s.question(None) is None, "nobody asks a spectator"
    s.apply("decline")
    assert s.over and s.question(0) is None


def test_a_question_is_named_after_its_class_and_has_a_way_out_only_where_it_is_open() -> None:
    class DropOne(Sum):
        name = ""
        optional = False

    s = asking(DropOne())
    assert s.question(0) == {"name": "drop_one", "way_out": None, "coins": 3}
    assert s.game.questions() == ["drop_one"]
