"""What a card of Radlands is: the immutable definitions that a pack of cards is loaded into.

Knows the vocabulary (kinds of cards, places, verbs, traits), no rule and no state in progress.
A *kind* is the number of a definition: people first, then the punk, then events, camps and Raiders.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.frame import Program

if TYPE_CHECKING:
    from cinderbox.games.radlands.state import RadlandsState

# Traits, one bit each. On people they work while the person is in play and undamaged (RAD-TRT-02).
LENDS: Final = 1  # Argo Yesky: all people of this side have his ability
HASTENS: Final = 2  # Karli Blaze: people of this side enter play ready
TIRELESS: Final = 4  # Vera Vosh: a card stays ready after its first use of a turn
HERALD: Final = 8  # Zeto Khan: the first event of a turn resolves at once
ALERT: Final = 16  # Rescue Team: enters play ready
SQUATTER: Final = 32  # Holdout: free in the column of a destroyed camp
OASIS: Final = 64  # people cost 1 less in this empty column
RUINED: Final = 128  # starts the game destroyed
SCARRED: Final = 256  # starts the game damaged
LASTING: Final = 512  # can never be restored
ROLLING: Final = 1024  # Juggernaut: leaves its home space
FINAL: Final = 2048  # revised Obelisk: wins when the last card leaves the deck
SOLITARY: Final = 4096  # revised Resonator: no other ability in the same turn

PERSON_TRAITS: Final = {
    "lends_ability": LENDS,
    "people_enter_ready": HASTENS,
    "first_use_stays_ready": TIRELESS,
    "first_event_is_zero": HERALD,
    "enters_ready": ALERT,
    "free_at_destroyed_camp": SQUATTER,
    "cannot_be_restored": LASTING,
}
CAMP_TRAITS: Final = {
    "empty_column_discount": OASIS,
    "starts_destroyed": RUINED,
    "starts_damaged": SCARRED,
    "cannot_be_restored": LASTING,
    "rolls": ROLLING,
    "last_card_wins": FINAL,
    "no_other_ability": SOLITARY,
}

# What lowers an ability's price by 1 each.
LESS: Final = {"": 0, "own_punk": 1, "own_destroyed_camp": 2}
CHOICES: Final = ["draw", "restore", "punk", "water", "damage", "both"]
JUNKS: Final = ["injure", "raid", "draw", "restore", "water", "punk"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What must be true when an ability is activated (RAD-RUL-19)."""

    def reason(self, s: "RadlandsState", seat: int, this: int) -> int:
        """0 if it holds for the card `this` of `seat`."""
        return 0


class Ability:
    def __init__(
        self, cost: int, less: int, condition: Condition, program: Program, copied: bool, does: str, text: str
    ) -> None:
        self.cost: i64 = cost
        self.less: i64 = less
        self.condition = condition
        self.conditional = type(condition) is not Condition  # whether there is anything to look at
        self.program = program
        self.step = program.steps[0]  # which says whether it could do anything
        self.copied = copied  # costs nothing itself: what it makes use of is paid for
        self.does = does
        self.text = text


class Card:
    """One definition. What a kind of card does not have is empty or 0."""

    def __init__(
        self,
        kind: int,
        id: str,
        name: str,
        sort: str,
        count: int,
        cost: int,
        queue: int,
        draw: int,
        junk: Program | None,
        junk_name: str,
        abilities: list[Ability],
        traits: int,
        entry: Program | None,
        effect: Program | None,
        text: str,
        notes: list[str],
    ) -> None:
        self.kind: i64 = kind
        self.id = id
        self.name = name
        self.sort = sort  # "person", "event", "camp"
        self.count: i64 = count
        self.cost: i64 = cost
        self.queue: i64 = queue
        self.draw: i64 = draw
        self.junk = junk
        self.junk_name = junk_name
        self.abilities = abilities
        self.traits: i64 = traits
        self.entry = entry
        self.effect = effect
        self.text = text
        self.notes = notes  # its traits in words
        self.short: list[dict[str, str]] = []  # a sign and few words for each ability, or for all that it does
        self.powers: i64 = len(abilities)
        self.first = abilities[0] if abilities else None
        self.second = abilities[1] if len(abilities) > 1 else None
        self.drops = any(one.does == "parachute_base" for one in abilities)  # used by dropping a person

    def shown(self) -> dict[str, object]:
        """The card as clients print it."""
        return {
            "id": self.id,
            "name": self.name,
            "sort": self.sort,
            "count": self.count,
            "cost": self.cost,
            "queue": self.queue,
            "draw": self.draw,
            "junk": self.junk_name,
            "abilities": [{"cost": one.cost, "copied": one.copied, "text": one.text} for one in self.abilities],
            "traits": self.notes[:],
            "short": self.short[:],
            "text": self.text,
        }


def place_name(place: int) -> str:
    """A place as text: side a or b, column 1 to 3, space 0 (home row) to 2."""
    return f"{'ab'[place // 9]}{place // 3 % 3 + 1}.{place % 3}"


def column_name(column: int) -> str:
    """A column, 0 to 5, as text; and so a space of a queue: side a or b, 1 to 3."""
    return f"{'ab'[column // 3]}{column % 3 + 1}"


def sides() -> list[dict[str, object]]:
    """What the columns, places and spaces of the queue of each side are called, for clients."""
    return [
        {
            "columns": [column_name(column) for column in range(side * 3, side * 3 + 3)],
            "places": [
                [place_name(place) for place in range(column * 3, column * 3 + 3)]
                for column in range(side * 3, side * 3 + 3)
            ],
            "queue": [column_name(space) for space in range(side * 3, side * 3 + 3)],
        }
        for side in range(2)
    ]


@final
class Codes(ActionSpace):
    """The verbs of Radlands and where their runs of codes begin."""

    def __init__(self, people: list[str], events: list[str], camps: list[str]) -> None:
        hand = [*people, "punk", *events]  # the punk is never in hand; it keeps kinds and targets in step
        places = [place_name(place) for place in range(18)]
        columns = [column_name(column) for column in range(6)]
        super().__init__()
        self.end: int = self.register("end")  # end the turn
        self.draw: int = self.register("draw")  # buy a card for 2 water
        self.silo: int = self.register("silo")  # take Water Silo for 1 water
        self.decline: int = self.register("decline")  # no, or no more
        self.play: int = self.register("play", hand)  # + kind
        self.junk: int = self.register("junk", [*hand, "water_silo"])  # + kind; the last code is Water Silo
        self.drop: int = self.register("drop", hand)  # + kind: land a person with Parachute Base
        self.use: int = self.register("use", places)  # + place: its first ability
        self.use2: int = self.register("use2", places)  # + place: its second ability
        self.gift: int = self.register("gift", places)  # + place: the ability that Argo Yesky lends it
        self.damage: int = self.register("damage", places)
        self.injure: int = self.register("injure", places)
        self.destroy: int = self.register("destroy", places)
        self.restore: int = self.register("restore", places)
        self.place: int = self.register("place", places)  # + place that the newcomer takes
        self.returning: int = self.register("return", places)  # + place of who goes back to hand
        self.spare: int = self.register("spare", places)  # + place of who survives
        self.flip: int = self.register("flip", places)
        self.rebuild: int = self.register("rebuild", places)
        self.move: int = self.register("move", places)
        self.column: int = self.register("column", columns)  # + side * 3 + column
        self.advance: int = self.register("advance", columns)  # + side * 3 + space of the queue - 1
        self.discard: int = self.register("discard", hand)
        self.hold: int = self.register("hold", hand)
        self.choose: int = self.register("choose", CHOICES)
        self.push: int = self.register("push")
        self.give: int = self.register("give")
        self.rearrange: int = self.register("rearrange")
        self.keep: int = self.register("keep", camps)  # + camp


class Content:
    """A pack of cards, ready to play with."""

    def __init__(
        self,
        cards: list[Card],
        people: int,
        events: int,
        camps: int,
        codes: Codes,
        setup: dict[str, int],
        first: list[list[int]],
        finish: Program,
    ) -> None:
        self.cards = vec[Card](cards)  # every definition by kind
        self.silo: dict[str, object] = {}  # Water Silo as clients print it
        self.punk: i64 = people  # kinds up to here are persons
        self.camp: i64 = people + 1 + events  # kinds from here on are camps, until Raiders
        self.raiders: i64 = people + 1 + events + camps
        self.codes = codes
        self.camps_dealt: i64 = setup["camps_dealt"]
        self.camps_kept: i64 = setup["camps_kept"]
        self.water: i64 = setup["water_per_turn"]
        self.first_water: i64 = setup["water_first_turn_of_start_player"]
        self.draw_cost: i64 = setup["draw_action_cost"]
        self.silo_cost: i64 = setup["silo_take_cost"]
        self.finish = finish  # what follows the effect of an event
        self.first_game = first  # the two camp rows of a first game, by kind
        self.deck: list[int] = []  # the kind of each back of the draw deck
        for card in cards:
            if card.kind < self.camp and card.kind != self.punk:
                self.deck += [card.kind] * card.count
        self.camp_back: i64 = len(self.deck)  # backs from here on are camps
        self.raiders_back: i64 = self.camp_back + camps  # and then the two Raiders
        self.backs: i64 = self.raiders_back + 2
        self.deck_backs = list(range(self.camp_back))
        self.camp_backs = list(range(self.camp_back, self.raiders_back))
        self.box = sealed([*self.deck, *range(self.camp, self.raiders), self.raiders, self.raiders])
        self.solitary = any(card.traits & SOLITARY for card in cards)  # whether some camp bears no other ability
        self.gift: Ability | None = None  # the ability that the lending trait gives
        for card in cards:
            if card.traits & LENDS and card.abilities:
                self.gift = card.abilities[0]

    def name(self, kind: int) -> str:
        return self.cards[kind].name
