"""The flat action space of a game: every action anybody can ever choose, as one int with a text form.

Verbs register themselves and make the space. A verb has one kind of target or none, and owns a run of codes:
`play` over 36 cards owns 36 codes, whose texts are `play:scout` and so on. Codes depend on the pack of cards, the
numbers of verbs do not. Knows no rule.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cinderbox.kernel.errors import IllegalAction
from cinderbox.kernel.plain import shown


def packed(actions: list[int]) -> vec[i64]:
    """Actions as a row of machine words. Compiled, `vec(actions)` costs ten times as much: it looks for a buffer."""
    found = vec[i64](capacity=len(actions))
    for action in actions:
        found = append(found, action)
    return found


class Verb:
    """One thing that can be done, and the names of all it can be done to (none: the verb alone is an action)."""

    def __init__(self, name: str, targets: list[str], first: int) -> None:
        self.name = name
        self.targets = targets
        self.first = first  # the first of its codes

    @property
    def size(self) -> int:
        return max(1, len(self.targets))


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """All verbs of a game in a row."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.starts = vec[i64]()  # the first code of each verb
        self.owners = vec[i64]()  # the verb of each code
        self.texts: list[str] = []
        self.codes: dict[str, int] = {}

    def register(self, name: str, targets: list[str] | None = None) -> int:
        """A new verb; returns the first of its codes."""
        verb = Verb(name, targets or [], len(self.texts))
        for text in [f"{name}:{target}" for target in verb.targets] or [name]:
            if text in self.codes:
                raise ValueError(f"two actions have the text {text!r}")
            self.codes[text] = len(self.texts)
            self.texts.append(text)
            self.owners = append(self.owners, len(self.verbs))
        self.starts = append(self.starts, verb.first)
        self.verbs.append(verb)
        return verb.first

    @property
    def size(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        if not 0 <= action < len(self.texts):
            raise IllegalAction(f"{shown(action)} is no action: they run from 0 to {len(self.texts) - 1}.")
        return self.texts[action]

    def words(self, action: int) -> str:
        """An action as people read it: `buy:water_jar` is "Buy water jar"."""
        said = self.text(action).replace(":", " ").replace("_", " ")
        return said[:1].upper() + said[1:]

    def question(self, actions: list[int]) -> str:
        """What all these actions are about, as a question: "Play, buy or end?"."""
        verbs: list[str] = []
        for action in actions:
            name = self.verbs[self.owners[action]].name.replace("_", " ")
            if name not in verbs:
                verbs.append(name)
        said = " or ".join([", ".join(verbs[:-1]), verbs[-1]]) if len(verbs) > 1 else verbs[0]
        return f"{said[:1].upper()}{said[1:]}?"

    def parse(self, text: str) -> int:
        code = self.codes.get(text.strip(), -1)
        if code < 0:
            raise IllegalAction(f"There is no action {shown(text.strip())}.")
        return code

    def verb(self, action: int) -> Verb:
        self.text(action)  # no such action: says so
        return self.verbs[self.owners[action]]

    def first(self, action: int) -> int:
        """The first of the codes of its verb: what a game calls by the name of the verb."""
        return self.starts[self.owners[action]]

    def word(self, action: int) -> str:
        """The name of its verb."""
        return self.verbs[self.owners[action]].name

    def aimed(self, first: int, target: int) -> int:
        """The action of a verb, named by the first of its codes, that names one of its targets."""
        return first + target

    def named(self, verb: int, target: str) -> int:
        """The action of a verb, by its number, whose target has this name; -1: there is none."""
        return self.codes.get(f"{self.verbs[verb].name}:{target}", -1)

    def target(self, action: int) -> int:
        """Which of its verb's targets an action names."""
        return action - self.starts[self.owners[action]]

    def verb_number(self, name: str) -> int:
        """The number of a verb, the same in every pack of cards."""
        for number in range(len(self.verbs)):
            if self.verbs[number].name == name:
                return number
        raise ValueError(f"no verb is called {name!r}")
