"""What Radlands is made of."""

from typing import Any

from cinderbox.games.radlands import check, fields, log, position, rules, view, wire
from cinderbox.games.radlands import content as packs
from cinderbox.games.radlands.cards import PROGRAMS
from cinderbox.games.radlands.evaluate import RadlandsEvaluation
from cinderbox.games.radlands.model import Content, sides
from cinderbox.games.radlands.reasons import REASONS
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.kernel.game import Game
from cinderbox.kernel.pack import digest, parse


class Radlands(Game[RadlandsState]):
    def __init__(self, first: Content, revised: Content, digest: str) -> None:
        super().__init__(
            id="radlands",
            title="Radlands",
            seats=range(2, 3),
            space=first.codes,
            programs=PROGRAMS.all,
            reasons=REASONS.all,
            bound=rules.BOUND,
            fields=fields.FIELDS,
            derived=fields.DERIVED,
            loose=[first.raiders_back, first.raiders_back + 1],
            designs=fields.designs(first),
            options=rules.OPTIONS,
            rules_version=rules.RULES_VERSION,
            content=digest,
            kinds=log.KINDS,
            terminal="cinderbox.games.radlands.terminal",
        )
        self.first = first
        self.revised = revised

    def blank(self, seats: int, options: dict[str, object]) -> RadlandsState:
        content = self.revised if options["faces"] == "revised" else self.first
        s = RadlandsState(self, content, options, None)
        s.cards = content.box.clone()
        for seat in range(2):
            s.reveal(content.raiders_back + seat)
        return s

    def setup(self, s: RadlandsState) -> None:
        rules.setup(s)

    def check(self, s: RadlandsState) -> None:
        check.check(s)

    def check_faces(self, s: RadlandsState, fresh: list[int]) -> None:
        check.faces(s)

    def card_name(self, s: RadlandsState, back: int) -> str:
        return s.content.name(s.cards.face[back])

    def view(self, s: RadlandsState, seat: int) -> dict[str, object]:
        return view.view(s, seat)

    def label(self, s: RadlandsState, action: int, seat: int) -> str:
        return view.label(s, action, seat)

    def catalog(self, options: object) -> dict[str, object]:
        content = self.revised if self.complete(options)["faces"] == "revised" else self.first
        cards = {card.id: card.shown() for card in content.cards}
        return {"cards": cards, "silo": content.silo, "sides": sides(), "water": content.water}

    def details(self) -> dict[str, Any]:
        return wire.DETAILS

    def shapes(self) -> dict[str, Any]:
        return wire.SHAPES

    def evaluation(self) -> RadlandsEvaluation:
        return RadlandsEvaluation()

    def lay(self, text: str, seed: object, options: dict[str, object]) -> RadlandsState:
        return position.lay(self, text, seed, **options)


def make(text: str) -> Radlands:
    """The game with the pack of cards whose text this is."""
    pack = parse(text)
    return Radlands(packs.load(pack, False), packs.load(pack, True), digest(pack))
