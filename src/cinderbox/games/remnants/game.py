"""What City of Remnants is made of."""

from typing import Any

from cinderbox.games.remnants import catalog, fields, labels, log, position, rules, view, wire, wire_table
from cinderbox.games.remnants import content as packs
from cinderbox.games.remnants.check import check
from cinderbox.games.remnants.evaluate import RemnantsEvaluation
from cinderbox.games.remnants.model import Content
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import MISPLACED, REASONS
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.rounds import scored
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.events import Phrase
from cinderbox.kernel.game import Game
from cinderbox.kernel.pack import digest, parse


class Remnants(Game[RemnantsState]):
    def __init__(self, content: Content, digest: str) -> None:
        super().__init__(
            id="remnants",
            title="City of Remnants",
            seats=range(2, 5),
            space=content.codes,
            programs=[*PROGRAMS.all, *content.programs],
            reasons=REASONS.all,
            bound=rules.BOUND,
            fields=fields.FIELDS,
            derived=fields.DERIVED,
            designs=content.designs,
            faces=[content.name(face) for face in range(content.order_face + len(content.orders))],
            options=rules.OPTIONS,
            rules_version=rules.RULES_VERSION,
            content=digest,
            kinds=log.KINDS,
            terminal="cinderbox.games.remnants.terminal",
        )
        self.pack = content

    def blank(self, seats: int, options: dict[str, object]) -> RemnantsState:
        """Everything is in the box, and everybody knows what that is; what is shuffled later is hidden."""
        s = RemnantsState(self, self.pack, seats, options, None)
        s.cards = sealed(self.pack.faces[:])
        s.box = list(range(len(self.pack.faces)))
        for back in s.box:
            s.reveal(back)
        return s

    def setup(self, s: RemnantsState) -> None:
        rules.setup(s)

    def check(self, s: RemnantsState) -> None:
        check(s)

    def misplaced(self, s: RemnantsState, action: int) -> int:
        return MISPLACED.get(self.space.word(action), 0)

    def card_name(self, s: RemnantsState, back: int) -> str:
        return s.content.name(s.cards.face[back])

    def view(self, s: RemnantsState, seat: int) -> dict[str, object]:
        return view.view(s, seat)

    def label(self, s: RemnantsState, action: int, seat: int) -> Phrase:
        return labels.label(s, action, seat)

    def catalog(self, options: object) -> dict[str, object]:
        self.complete(options)
        return catalog.catalog(self.pack)

    def details(self) -> dict[str, Any]:
        return wire.DETAILS

    def shapes(self) -> dict[str, Any]:
        return wire_table.SHAPES

    def scores(self, s: RemnantsState) -> list[int]:
        return scored(s)

    def evaluation(self) -> RemnantsEvaluation:
        return RemnantsEvaluation()

    def lay(self, text: str, seed: object, options: dict[str, object]) -> RemnantsState:
        return position.lay(self, text, seed, **options)


def make(text: str) -> Remnants:
    """The game with the pack of cards whose text this is."""
    pack = parse(text)
    return Remnants(packs.load(pack), digest(pack))
