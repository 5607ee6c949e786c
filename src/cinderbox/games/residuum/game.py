"""What Residuum is made of."""

from typing import Any

from cinderbox.games.residuum import (
    catalog,
    fields,
    labels,
    log,
    position,
    rules,
    scoring,
    verbs,
    view,
    wire,
    wire_table,
)
from cinderbox.games.residuum import content as packs
from cinderbox.games.residuum.cards import PROGRAMS
from cinderbox.games.residuum.check import check
from cinderbox.games.residuum.evaluate import ResiduumEvaluation
from cinderbox.games.residuum.model import Content
from cinderbox.games.residuum.reasons import REASONS
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import FOOD_SUPPLY, TECH_SITE, TRADE_TOWN, WATER_SOURCE
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.events import Phrase
from cinderbox.kernel.game import Game
from cinderbox.kernel.pack import digest, parse


class Residuum(Game[ResiduumState]):
    def __init__(self, content: Content, digest: str) -> None:
        super().__init__(
            id="residuum",
            title="Residuum",
            seats=range(2, 5),
            space=content.codes,
            programs=PROGRAMS.all,
            reasons=REASONS.all,
            bound=rules.BOUND,
            fields=fields.FIELDS,
            derived=fields.DERIVED,
            designs=content.designs,
            options=rules.OPTIONS,
            rules_version=rules.RULES_VERSION,
            content=digest,
            kinds=log.KINDS,
            terminal="cinderbox.games.residuum.terminal",
        )
        self.pack = content

    def blank(self, seats: int, options: dict[str, object]) -> ResiduumState:
        s = ResiduumState(self, self.pack, seats, options, None)
        s.cards = sealed(self.pack.faces[:])
        s.land = [TRADE_TOWN, WATER_SOURCE, FOOD_SUPPLY, TECH_SITE]
        s.overlay = [0, 0, 0, 0]
        s.box = list(range(self.pack.stack + self.pack.stack_size(seats), self.pack.starting))
        for back in s.box:
            s.reveal(back)
        return s

    def setup(self, s: ResiduumState) -> None:
        rules.setup(s)

    def check(self, s: ResiduumState) -> None:
        check(s)
        for seat in range(s.seats):
            verbs.empower(s, seat)

    def card_name(self, s: ResiduumState, back: int) -> str:
        c, face = s.content, s.cards.face[back]
        if back < c.conflict:
            return c.discoveries[face].name
        if back < c.town_back:
            return f"Conflict card of {c.values[face]}"
        return c.town[face].name if back < c.stack else log.land_name(face)

    def view(self, s: ResiduumState, seat: int) -> dict[str, object]:
        return view.view(s, seat)

    def label(self, s: ResiduumState, action: int, seat: int) -> Phrase:
        return labels.label(s, action, seat)

    def catalog(self, options: object) -> dict[str, object]:
        chosen = self.complete(options)
        return catalog.catalog(self.pack, chosen["simpler"] is True, chosen["winter_limits_food"] is True)

    def details(self) -> dict[str, Any]:
        return wire.DETAILS

    def shapes(self) -> dict[str, Any]:
        return wire_table.SHAPES

    def scores(self, s: ResiduumState) -> list[int]:
        return [sum(scoring.lines(s, seat)) for seat in range(s.seats)]

    def evaluation(self) -> ResiduumEvaluation:
        return ResiduumEvaluation()

    def lay(self, text: str, seed: object, options: dict[str, object]) -> ResiduumState:
        return position.lay(self, text, seed=seed, **options)


def make(text: str) -> Residuum:
    """The game with the pack of cards whose text this is."""
    pack = parse(text)
    return Residuum(packs.load(pack), digest(pack))
