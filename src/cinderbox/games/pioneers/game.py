"""What The Pioneers Program is made of."""

from typing import Any

from cinderbox.games.pioneers import catalog, fields, labels, log, position, rules, view, wire, wire_table
from cinderbox.games.pioneers import content as packs
from cinderbox.games.pioneers.check import check
from cinderbox.games.pioneers.evaluate import PioneersEvaluation
from cinderbox.games.pioneers.model import Content
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import REASONS
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.events import Phrase
from cinderbox.kernel.game import Game
from cinderbox.kernel.pack import digest, parse


class Pioneers(Game[PioneersState]):
    def __init__(self, content: Content, digest: str) -> None:
        super().__init__(
            id="pioneers",
            title="The Pioneers Program",
            seats=range(3, 7),
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
            terminal="cinderbox.games.pioneers.terminal",
        )
        self.pack = content

    def blank(self, seats: int, options: dict[str, object]) -> PioneersState:
        c = self.pack
        s = PioneersState(self, c, seats, options, None)
        s.cards = sealed(c.faces[:])
        if options["extended"] is not True:
            s.box = [c.project_back + i for i in range(len(c.projects)) if c.projects[i].extended]
        for back in s.box:
            s.reveal(back)
        return s

    def setup(self, s: PioneersState) -> None:
        rules.setup(s)

    def check(self, s: PioneersState) -> None:
        check(s)

    def card_name(self, s: PioneersState, back: int) -> str:
        c, face = self.pack, s.cards.face[back]
        if back < c.project_back:
            return c.cards[face].name
        return c.projects[face].name if back < c.alarm_back else ("silent", "active")[face]

    def view(self, s: PioneersState, seat: int) -> dict[str, object]:
        return view.view(s, seat)

    def label(self, s: PioneersState, action: int, seat: int) -> Phrase:
        return labels.label(s, action, seat)

    def catalog(self, options: object) -> dict[str, object]:
        return catalog.catalog(self.pack, self.complete(options)["extended"] is True)

    def details(self) -> dict[str, Any]:
        return wire.DETAILS

    def shapes(self) -> dict[str, Any]:
        return wire_table.SHAPES

    def scores(self, s: PioneersState) -> list[int]:
        return s.points[:]

    def evaluation(self) -> PioneersEvaluation:
        return PioneersEvaluation()

    def lay(self, text: str, seed: object, options: dict[str, object]) -> PioneersState:
        return position.lay(self, text, seed=seed, **options)


def make(text: str) -> Pioneers:
    """The game with the pack of cards whose text this is."""
    pack = parse(text)
    return Pioneers(packs.load(pack), digest(pack))
