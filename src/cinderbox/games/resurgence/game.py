"""What Resurgence is made of."""

from typing import Any

from cinderbox.games.resurgence import catalog, fields, labels, log, position, rules, view, wire, wire_table
from cinderbox.games.resurgence import content as packs
from cinderbox.games.resurgence.check import check
from cinderbox.games.resurgence.evaluate import ResurgenceEvaluation
from cinderbox.games.resurgence.model import TOKEN_BACK, Content
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.reasons import BEFORE_PLACING, ONCE_PLACED, REASONS
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.game import Game
from cinderbox.kernel.pack import digest, parse


class Resurgence(Game[ResurgenceState]):
    def __init__(self, content: Content, digest: str) -> None:
        super().__init__(
            id="resurgence",
            title="Resurgence",
            seats=range(1, 5),
            space=content.codes,
            programs=PROGRAMS.all,
            reasons=REASONS.all,
            bound=rules.BOUND,
            fields=fields.FIELDS,
            derived=fields.DERIVED,
            designs=content.designs,
            owned=TOKEN_BACK,
            options=rules.OPTIONS,
            rules_version=rules.RULES_VERSION,
            content=digest,
            kinds=log.KINDS,
            terminal="cinderbox.games.resurgence.terminal",
        )
        self.pack = content

    def blank(self, seats: int, options: dict[str, object]) -> ResurgenceState:
        s = ResurgenceState(self, self.pack, seats, options, None)
        s.cards = sealed(self.pack.faces[:])
        rules.blank_table(s)
        return s

    def setup(self, s: ResurgenceState) -> None:
        rules.setup(s)

    def check(self, s: ResurgenceState) -> None:
        check(s)

    def misplaced(self, s: ResurgenceState, action: int) -> int:
        return (BEFORE_PLACING if s.placed < 0 else ONCE_PLACED).get(self.space.word(action), 0)

    def scores(self, s: ResurgenceState) -> list[int]:
        return [sum(view.points(s, seat).values()) for seat in range(s.seats)]

    def evaluation(self) -> ResurgenceEvaluation:
        return ResurgenceEvaluation()

    def card_name(self, s: ResurgenceState, back: int) -> str:
        return s.piece_name(back)

    def view(self, s: ResurgenceState, seat: int) -> dict[str, object]:
        return view.view(s, seat)

    def label(self, s: ResurgenceState, action: int, seat: int) -> str:
        return labels.label(s, action, seat)

    def groups(self, s: ResurgenceState, seat: int) -> list[dict[str, object]]:
        return view.groups(s, seat)

    def catalog(self, options: object) -> dict[str, object]:
        return catalog.catalog(self.pack)

    def details(self) -> dict[str, Any]:
        return wire.DETAILS

    def shapes(self) -> dict[str, Any]:
        return wire_table.SHAPES

    def lay(self, text: str, seed: object, options: dict[str, object]) -> ResurgenceState:
        return position.lay(self, text, seed=seed, **options)


def make(text: str) -> Resurgence:
    """The game with the pack of cards whose text this is."""
    pack = parse(text)
    return Resurgence(packs.load(pack), digest(pack))
