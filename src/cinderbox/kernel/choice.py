"""The commonest question: choose one of some targets of one verb, maybe with a way out.

A step says which targets are open, why others are not, and what happens to the one that was chosen; codes are seen to
here. A game's own choices come close to one line a part:

    class Discard(Choice[ScavengersState]):
        verb = "discard"
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.frame import Ask, Frame, S, said


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Ask[S]):
    verb: str = ""  # of all its targets
    way_out: str = "decline"
    optional: bool = False  # the way out is open; if all can see that there is nothing to choose, nothing is asked
    refusal: int = 0  # why a target may not be chosen, unless `refuse` knows better
    must: int = 0  # why the way out is closed

    number: int = -1  # of its verb
    out: int = -1  # the number of the way out

    def targets(self, s: S, f: Frame) -> list[int]:
        """The targets that may be chosen, in rising order."""
        raise NotImplementedError(type(self).__name__)

    def refuse(self, s: S, f: Frame, target: int) -> int:
        """Why a target may not be chosen; asked only about those that may not."""
        return self.refusal

    def take(self, s: S, f: Frame, target: int) -> None:
        """This target was chosen."""
        raise NotImplementedError(type(self).__name__)

    def leave(self, s: S, f: Frame) -> None:
        """The way out was taken."""

    # -- what follows from it ----------------------------------------------------------------------------------

    def bind(self, space: ActionSpace) -> None:
        super().bind(space)
        self.lists = said(type(self), "choices") is said(Choice, "choices")
        self.verb = said(self, "verb")
        self.optional = said(self, "optional")
        self.refusal = said(self, "refusal")
        self.must = said(self, "must")
        self.number = space.verb_number(self.verb)
        self.out = -1
        for number in range(len(space.verbs)):
            if space.verbs[number].name == self.way_out:
                self.out = number
        assert self.out >= 0 or not self.optional, f"{type(self).__name__} has no way out {self.way_out!r}"
        assert self.out < self.number, f"{self.way_out!r} comes before {self.verb!r}, as choices are in rising order"

    def choices(self, s: S, f: Frame) -> list[int]:
        return list(self.listing(s, f))

    def listing(self, s: S, f: Frame) -> vec[i64]:
        starts, targets = s.game.space.starts, self.targets(s, f)
        first = starts[self.number]
        found = vec[i64](capacity=len(targets) + 1)
        asked = len(targets) > 0 or not self.public  # of what depends on a hand nobody may see that it is empty
        if self.optional and asked:
            found = append(found, starts[self.out])
        for target in targets:
            found = append(found, first + target)
        return found

    def reason(self, s: S, f: Frame, action: int) -> int:
        space = s.game.space
        verb = space.owners[action]
        if verb == self.number:
            return self.refuse(s, f, action - space.starts[verb])
        return self.must if verb == self.out else 0

    def meant(self, s: S, f: Frame, thing: str) -> int:
        return s.game.space.named(self.number, thing)

    def hear(self, s: S, f: Frame, action: int) -> None:
        space = s.game.space
        verb = space.owners[action]
        if verb == self.number:
            self.take(s, f, action - space.starts[verb])
        else:
            self.leave(s, f)
