"""The flat action space of a game: every option anybody can ever have, as one int with a text form.

A table of verbs makes the space. A verb has one kind of target or none, and owns a run of codes:
`play` over 36 cards owns 36 codes, whose texts are `play:scout` and so on. Knows no rule.
"""

from mypy_extensions import mypyc_attr

from cinderbox.kernel.errors import IllegalAction
from cinderbox.kernel.plain import shown


class Verb:
    """One thing that can be done, and the names of all it can be done to (none: the verb alone is an action)."""

    def __init__(self, name: str, targets: list[str]) -> None:
        self.name = name
        self.targets = targets
        self.first = -1

    @property
    def size(self) -> int:
        return max(1, len(self.targets))


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """All verbs of a game in a row."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.texts: list[str] = []
        for verb in verbs:
            verb.first = len(self.texts)
            if verb.targets:
                self.texts += [f"{verb.name}:{target}" for target in verb.targets]
            else:
                self.texts.append(verb.name)
        self.codes = {text: code for code, text in enumerate(self.texts)}
        if len(self.codes) != len(self.texts):
            raise ValueError("two actions have one text")

    @property
    def size(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        if not 0 <= action < len(self.texts):
            raise IllegalAction(f"{shown(action)} is no action: they run from 0 to {len(self.texts) - 1}.")
        return self.texts[action]

    def parse(self, text: str) -> int:
        code = self.codes.get(text.strip(), -1)
        if code < 0:
            raise IllegalAction(f"There is no action {shown(text.strip())}.")
        return code

    def verb(self, action: int) -> Verb:
        for verb in self.verbs:
            if action < verb.first + verb.size:
                return verb
        raise IllegalAction(f"{shown(action)} is no action.")
