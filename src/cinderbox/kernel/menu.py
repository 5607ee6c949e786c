"""A menu: everything a seat may do now, in any order, each thing one item.

An item is one thing one can do: its verb, where to look (`targets`), why not (`stray`, `refuse`), what it costs
(`price`) and what happens (`do`). Listing, refusals, prices and acting all come from it. What all items of a listing
need to see of the table is looked at once: a game's menu makes a `Look`, and its items read that.
"""

from typing import Any, Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.frame import Ask, Frame, S, said


@mypyc_attr(allow_interpreted_subclasses=True)
class Look(Generic[S]):
    """What a menu sees once for all its items: the state, who is asked, and whatever a game adds."""

    def __init__(self, s: S, f: Frame) -> None:
        self.s = s
        self.seat: i64 = f.seat
        self.frame = f

    def survey(self) -> None:
        """See what listing, refusing and pricing need; acting does without."""

    def leave(self) -> None:
        """The menu is not asked again; what comes after it goes on."""
        self.s.frames[-1] = self.frame.next()


ONLY: Final = [0]
ROOM: Final = 24  # choices for which a listing has room at first
L = TypeVar("L", bound="Look[Any]", default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(Generic[L]):
    verb: str = ""
    sure: bool = False  # all targets that it names can be chosen: a listing need not ask `refuse`
    number: i64 = -1  # of its verb
    aims: bool = False  # whether it has `targets` of its own
    closes: bool = False  # and a `closed`
    gathers: bool = False  # and a `gather`

    def closed(self, look: L) -> int:
        """Why nothing of it can be done, whatever the target; 0: look further. Asked once a listing."""
        return 0

    def targets(self, look: L) -> list[int]:
        """The targets worth a look, in rising order; [0] for a verb without targets."""
        return ONLY

    def stray(self, look: L, target: int) -> int:
        """0, or the reason why a target is none of those; asked before `refuse`, and by no listing."""
        return 0

    def refuse(self, look: L, target: int) -> int:
        """0, or the reason why it cannot be done to a target; any that is not `stray` may be asked about."""
        return 0

    def gather(self, look: L, found: vec[i64], first: i64) -> vec[i64]:
        """Add to a listing what can be done, in rising order, each as `first` and its target.

        It says no more than `targets` and `refuse`, but makes no list: for menus that are asked all the time.
        """
        raise NotImplementedError(type(self).__name__)

    def meant(self, look: L, target: int) -> bool:
        """Whether who touches a target may have this in mind, open or not: by default, if it is worth a look."""
        return target in self.targets(look)

    def price(self, look: L, target: int) -> str:
        """What it costs, in the words of the game; "": nothing."""
        return ""

    def do(self, look: L, target: int) -> None:
        """Do it. A menu that is asked again is so unless the item leaves it (`Look.leave`)."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask[S], Generic[S, L]):
    """A question about several verbs. The items stand in the order of their verbs in the action space."""

    again: bool = True  # until an item leaves the menu

    def __init__(self, items: list[Item[L]]) -> None:
        super().__init__()
        self.items = vec[Item](items)
        self.places = vec[i64]()  # for each verb its item, -1: none

    def look(self, s: S, f: Frame) -> L:
        raise NotImplementedError(type(self).__name__)

    # -- what follows from it ----------------------------------------------------------------------------------

    def bind(self, space: ActionSpace) -> None:
        super().bind(space)
        self.lists = said(type(self), "choices") is said(Menu, "choices")
        self.places = vec[i64]([-1] * len(space.verbs))
        for place in range(len(self.items)):
            item = self.items[place]
            item.number = space.verb_number(said(item, "verb"))
            item.sure = said(item, "sure")
            item.aims = said(type(item), "targets") is not said(Item, "targets")
            item.closes = said(type(item), "closed") is not said(Item, "closed")
            item.gathers = said(type(item), "gather") is not said(Item, "gather")
            self.places[item.number] = place
        numbers = [item.number for item in self.items]
        assert numbers == sorted(set(numbers)), "items stand in the order of their verbs, each once"

    def choices(self, s: S, f: Frame) -> list[int]:
        return list(self.listing(s, f))

    def listing(self, s: S, f: Frame) -> vec[i64]:
        look = self.look(s, f)
        look.survey()
        starts = s.game.space.starts
        found = vec[i64](capacity=ROOM)
        for item in self.items:
            if item.closes and item.closed(look):
                continue
            first = starts[item.number]
            if item.gathers:
                found = item.gather(look, found, first)
            elif item.aims:
                for target in item.targets(look):
                    if item.sure or not item.refuse(look, target):
                        found = append(found, first + target)
            elif item.sure or not item.refuse(look, 0):
                found = append(found, first)
        return found

    def reason(self, s: S, f: Frame, action: int) -> int:
        space = s.game.space
        verb = space.owners[action]
        place = self.places[verb]
        if place < 0:
            return 0
        look, item, target = self.look(s, f), self.items[place], action - space.starts[verb]
        look.survey()
        return item.stray(look, target) or item.refuse(look, target) or item.closed(look)

    def meant(self, s: S, f: Frame, thing: str) -> int:
        space = s.game.space
        look = self.look(s, f)
        look.survey()
        about: list[int] = []
        for item in self.items:
            found = space.named(item.number, thing)
            if found >= 0:
                about.append(found)
                if item.meant(look, space.target(found)):
                    return found
        return about[0] if len(about) == 1 else -1  # with one thing to do it is that, wherever

    def price(self, s: S, f: Frame, action: int) -> str:
        space = s.game.space
        verb = space.owners[action]
        place = self.places[verb]
        if place < 0:
            return ""
        look = self.look(s, f)
        look.survey()
        return self.items[place].price(look, action - space.starts[verb])

    def hear(self, s: S, f: Frame, action: int) -> None:
        space = s.game.space
        verb = space.owners[action]
        self.items[self.places[verb]].do(self.look(s, f), action - space.starts[verb])


@mypyc_attr(allow_interpreted_subclasses=True)
class SmallMenu(Menu[S, Look[S]]):
    """A menu whose items look at nothing but the state."""

    def look(self, s: S, f: Frame) -> Look[S]:
        found = Look(s, f)
        found.seat = self.seat(s, f)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Leave(Item[Any]):
    """An item that does nothing but to leave the menu: the end of a turn."""

    sure: bool = True

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def do(self, look: Any, target: int) -> None:
        look.leave()
