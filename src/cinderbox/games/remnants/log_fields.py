"""Types of the fields of events in City of Remnants: what a number of an event stands for, in words and as data."""

from typing import TYPE_CHECKING, Final

from cinderbox.games.remnants.board import SPACES, space_name
from cinderbox.games.remnants.model import COLOURS, CONDITIONS
from cinderbox.kernel.events import Counted, EventField, Named, Part

if TYPE_CHECKING:
    from cinderbox.games.remnants.state import RemnantsState


def arcs(thousands: int) -> str:
    """An amount of money in words."""
    return f"{thousands},000 ARCs" if thousands else "0 ARCs"


class Space(EventField["RemnantsState"]):
    def __init__(self, optional: bool = False) -> None:
        super().__init__(optional)
        self.json = {"type": "string"}

    def highest(self, s: "RemnantsState") -> int:
        return SPACES - 1

    def word(self, s: "RemnantsState", value: int) -> str:
        return space_name(value)

    def data(self, s: "RemnantsState", value: int) -> object:
        return space_name(value) if value >= 0 else None

    def part(self, s: "RemnantsState", value: int) -> Part:
        return {"text": space_name(value), "place": space_name(value)}


class Printed(EventField["RemnantsState"]):
    """A card, by its kind; coordinates cards come after all others."""

    def __init__(self) -> None:
        super().__init__()
        self.json = {"type": "string"}

    def highest(self, s: "RemnantsState") -> int:
        return s.content.order_face + len(s.content.orders) - 1

    def word(self, s: "RemnantsState", value: int) -> str:
        return s.content.name(value)

    def data(self, s: "RemnantsState", value: int) -> object:
        c = s.content
        return c.cards[value].id if value < c.order_face else c.orders[value - c.order_face].id

    def part(self, s: "RemnantsState", value: int) -> Part:
        return {"text": self.word(s, value), "card": str(self.data(s, value))}


class DevelopmentField(Printed):
    def highest(self, s: "RemnantsState") -> int:
        return len(s.content.developments) - 1

    def word(self, s: "RemnantsState", value: int) -> str:
        return s.content.developments[value].name

    def data(self, s: "RemnantsState", value: int) -> object:
        return s.content.developments[value].id


class TokenField(Printed):
    def highest(self, s: "RemnantsState") -> int:
        return len(s.content.tokens) - 1

    def word(self, s: "RemnantsState", value: int) -> str:
        return s.content.tokens[value].name

    def data(self, s: "RemnantsState", value: int) -> object:
        return s.content.tokens[value].id


class AlertField(Printed):
    def highest(self, s: "RemnantsState") -> int:
        return len(s.content.alerts) - 1

    def word(self, s: "RemnantsState", value: int) -> str:
        return s.content.alerts[value].name

    def data(self, s: "RemnantsState", value: int) -> object:
        return s.content.alerts[value].id

    def part(self, s: "RemnantsState", value: int) -> Part:
        return self.word(s, value)


class ConditionField(AlertField):
    def highest(self, s: "RemnantsState") -> int:
        return len(CONDITIONS) - 1

    def word(self, s: "RemnantsState", value: int) -> str:
        return s.content.conditions[value].name

    def data(self, s: "RemnantsState", value: int) -> object:
        return s.content.conditions[value].id


class Arcs(EventField["RemnantsState"]):
    """An amount of money, in thousands."""

    def word(self, s: "RemnantsState", value: int) -> str:
        return arcs(value)

    def data(self, s: "RemnantsState", value: int) -> object:
        return value * 1000


class Dice(EventField["RemnantsState"]):
    """What up to ten battle dice show and more: three bits a die, each the hits plus 1."""

    def __init__(self) -> None:
        super().__init__()
        self.json = {"type": "array", "items": {"type": "integer"}}

    def shown(self, value: int) -> list[int]:
        found: list[int] = []
        while value > 0:
            found.append((value & 7) - 1)
            value >>= 3
        return found

    def word(self, s: "RemnantsState", value: int) -> str:
        return ", ".join([str(hits) for hits in self.shown(value)]) or "no dice"

    def data(self, s: "RemnantsState", value: int) -> object:
        return list(self.shown(value))


SPACE: Final = Space()
CARD: Final = Printed()
DEVELOPMENT: Final = DevelopmentField()
TOKEN: Final = TokenField()
ALERT: Final = AlertField()
CONDITION: Final = ConditionField()
ARCS: Final = Arcs()
DICE: Final = Dice()
COLOUR: Final = Named(COLOURS)
RENOWN: Final = Counted("renown", "renown")
CARDS: Final = Counted("card")
PRODUCTS: Final = Counted("product")
STEPS_FURTHER: Final = Counted("space")
FIGURES: Final = Counted("figure")
