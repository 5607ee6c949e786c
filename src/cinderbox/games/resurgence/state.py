"""What is on the table in Resurgence. Plain fields and questions about them; no rule changes anything here.

Zones of backs are lists that are replaced, never changed. Sets of cards, Missions, Districts and triggers are ints, one
bit each. A space is a number: Zones from 0, rooms from 12 on.
"""

from typing import Final, final

from cinderbox.games.resurgence.model import (
    ADVANCED_BACK,
    DIRECTIVE_B,
    ENCOUNTER_BACK,
    ENCOUNTERS,
    EVENT_BACK,
    HERO_BACK,
    LAST,
    LEVELS,
    MUTANT,
    MUTANT_BACK,
    PLANNED,
    RESOURCE_CAP,
    ROOMS,
    ROW,
    RUBBLE_BACK,
    SALVAGE_BACK,
    SEATS,
    SLOTS,
    SUPPLY_CAP,
    TOKEN_BACK,
    TOKEN_NAMES,
    ZONES,
    Card,
    Content,
    Event,
    Mission,
)
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State

# Stages of the game.
SETUP: Final = 0
ASSIGN: Final = 1
LEADERSHIP: Final = 2
WORK: Final = 3
UPKEEP: Final = 4
STAGES: Final = ["setup", "assign", "leadership", "work", "upkeep"]

# What a turn has used, one bit each.
EFFECT: Final = 1
EVENT: Final = 2
STALKER_USED: Final = 4


@final
class ResurgenceState(State):
    def __init__(
        self, game: Game, content: Content, seats: int, options: dict[str, object], origin: "ResurgenceState | None"
    ) -> None:
        super().__init__(game, seats, options, origin)
        self.content = content
        self.codes = content.codes
        self.meetings = options["encounters"] is True  # whether the Encounters expansion is played
        self.solo = seats == 1
        if origin is None:
            self.round = 0  # 1 to 6; 0 during setup
            self.stage = SETUP
            self.starter = -1  # first player
            self.turn = -1  # whose turn it is in Step 3
            # displays
            self.deck: list[int] = []  # Survivor cards, the top last
            self.row: list[int] = [-1] * ROW  # the Survivor row from the left
            self.discard: list[int] = []  # Survivor cards
            self.offered_heroes: list[int] = []
            self.offered_missions: list[int] = []
            self.basic_deck: list[int] = []
            self.advanced_deck: list[int] = []
            self.basic: list[int] = [-1] * SLOTS  # Basic Missions face up, from the top
            self.advanced: list[int] = [-1] * SLOTS
            self.event_deck: list[int] = []  # to come, the next last
            self.event: list[int] = []  # the current one
            self.event_discard: list[int] = []
            self.directives: list[int] = []
            self.box: list[int] = []  # what has left the game or is not in it
            # Mutants and other encounters
            self.mutant_deck: list[int] = []
            self.mutant_cards: list[int] = []  # turned up this round
            self.mutant_discard: list[int] = []
            self.lairs: list[int] = []  # encounter tokens in their bag, or the Mutant tokens off the map
            self.met: list[int] = [-1] * ZONES  # the encounter token in each Zone
            self.beside: list[int] = []  # encounter tokens beside the board
            # players
            self.vp: list[int] = [0] * seats
            self.items: list[int] = [0] * (seats * 5)
            self.levels: list[int] = [1] * seats
            self.tracks: list[int] = [0] * (seats * 3)
            self.crews: list[list[int]] = [[] for _ in range(seats)]  # Survivor cards, the Hero first
            self.planned: list[list[int]] = [[] for _ in range(seats)]
            self.done: list[list[int]] = [[] for _ in range(SEATS * 3)]  # completed Missions: seat * 3 + column
            self.bags: list[list[int]] = [[] for _ in range(seats)]
            self.drawn: list[list[int]] = [[] for _ in range(seats)]  # behind the screen
            self.areas: list[list[int]] = [[] for _ in range(SEATS * 3)]  # assigned tokens: seat * 3 + area
            self.rests: list[list[int]] = [[] for _ in range(seats)]
            self.supplies: list[list[int]] = [[] for _ in range(seats)]  # Specialist tokens
            self.spots: list[list[int]] = [[] for _ in range(ZONES)]  # Survivor tokens in each Zone
            self.rooms: list[int] = [-1] * (SEATS * ROOMS)  # the token in each room
            self.rubble: list[int] = [-1] * (SEATS * ROOMS)  # on each room; face up it blocks the room for good
            self.claimed = 0  # who has had the row bonus, one bit a seat
            self.exhausted = 0  # cards
            self.visited: list[int] = [0] * seats  # Districts placed in this round
            # the draft
            self.salvage: list[int] = []
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.kept: list[list[int]] = [[] for _ in range(seats)]
            # what this turn remembers
            self.placed = -1  # the space of this turn's token
            self.moved = 0  # 1: a token was moved before placing
            self.happened = 0  # triggers
            self.used = 0
            self.completions = 0  # Missions completed
            self.first_done = -1  # the first of them
            self.fresh = 0  # cards gained
            self.fresh_missions = 0  # Missions planned
            # the Mutants of the solo game
            self.foe_vp = 0
            self.foe_tracks: list[int] = [0, 0, 0]
            self.side = 0  # of their board: 0 A, 1 B
            self.reveals = 0  # Mutant cards turned up before placements of this round
            self.foe_deck: list[int] = []  # Mutant Leadership cards, the top last
            self.foe_cards: list[int] = []  # turned up, the current one last
        else:
            self.round = origin.round
            self.stage = origin.stage
            self.starter = origin.starter
            self.turn = origin.turn
            self.deck = origin.deck
            self.row = origin.row
            self.discard = origin.discard
            self.offered_heroes = origin.offered_heroes
            self.offered_missions = origin.offered_missions
            self.basic_deck = origin.basic_deck
            self.advanced_deck = origin.advanced_deck
            self.basic = origin.basic
            self.advanced = origin.advanced
            self.event_deck = origin.event_deck
            self.event = origin.event
            self.event_discard = origin.event_discard
            self.directives = origin.directives
            self.box = origin.box
            self.mutant_deck = origin.mutant_deck
            self.mutant_cards = origin.mutant_cards
            self.mutant_discard = origin.mutant_discard
            self.lairs = origin.lairs
            self.met = origin.met
            self.beside = origin.beside
            self.vp = origin.vp[:]
            self.items = origin.items[:]
            self.levels = origin.levels[:]
            self.tracks = origin.tracks[:]
            self.crews = origin.crews[:]
            self.planned = origin.planned[:]
            self.done = origin.done[:]
            self.bags = origin.bags[:]
            self.drawn = origin.drawn[:]
            self.areas = origin.areas[:]
            self.rests = origin.rests[:]
            self.supplies = origin.supplies[:]
            self.spots = origin.spots[:]
            self.rooms = origin.rooms
            self.rubble = origin.rubble
            self.claimed = origin.claimed
            self.exhausted = origin.exhausted
            self.visited = origin.visited[:]
            self.salvage = origin.salvage
            self.hands = origin.hands[:]
            self.kept = origin.kept[:]
            self.placed = origin.placed
            self.moved = origin.moved
            self.happened = origin.happened
            self.used = origin.used
            self.completions = origin.completions
            self.first_done = origin.first_done
            self.fresh = origin.fresh
            self.fresh_missions = origin.fresh_missions
            self.foe_vp = origin.foe_vp
            self.foe_tracks = origin.foe_tracks
            self.side = origin.side
            self.reveals = origin.reveals
            self.foe_deck = origin.foe_deck
            self.foe_cards = origin.foe_cards

    def clone(self) -> "ResurgenceState":
        return ResurgenceState(self.game, self.content, self.seats, self.variant, self)

    # -- players ---------------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """The seats in turn order, beginning with the first player."""
        return [(self.starter + i) % self.seats for i in range(self.seats)]

    def has(self, seat: int, item: int) -> int:
        return self.items[seat * 5 + item]

    def total(self, seat: int, kinds: int) -> int:
        """How many items of these kinds a player has."""
        found = 0
        for item in range(5):
            if kinds >> item & 1:
                found += self.items[seat * 5 + item]
        return found

    def affords(self, seat: int, cost: list[int]) -> bool:
        """Whether a player can pay so many of each item (RSG-GEN-13)."""
        first = seat * 5
        return all(self.items[first + item] >= cost[item] for item in range(5))

    def room_for(self, seat: int, item: int) -> int:
        """How many more of an item a player can hold (RSG-GEN-09, -10)."""
        return (RESOURCE_CAP if item < 3 else SUPPLY_CAP) - self.items[seat * 5 + item]

    def tower(self, seat: int) -> bool:
        """Whether a player has the Radio Tower (RSG-TRK-07)."""
        return self.content.levels[self.levels[seat] - 1].tower != 0

    def next_level(self, seat: int) -> int:
        """The level above, 0 if there is none."""
        return self.levels[seat] + 1 if self.levels[seat] < LEVELS else 0

    # -- tokens ----------------------------------------------------------------------------------------------

    def owner(self, back: int) -> int:
        """Whose token it is."""
        return self.content.designs[back] - TOKEN_BACK

    def tokens(self, zone: list[int]) -> list[int]:
        """How many of each type there are among these tokens."""
        found = [0, 0, 0, 0, 0]
        for back in zone:
            found[self.cards.face[back]] += 1
        return found

    def find(self, zone: list[int], face: int) -> int:
        """A piece with this face among these, -1 if there is none."""
        for back in zone:
            if self.cards.face[back] == face:
                return back
        return -1

    def assigned(self, seat: int) -> int:
        """How many tokens a player has yet to place."""
        return len(self.areas[seat * 3]) + len(self.areas[seat * 3 + 1]) + len(self.areas[seat * 3 + 2])

    def here(self, seat: int, space: int) -> bool:
        """Whether a player has a token in a space."""
        if space >= ZONES:
            return self.rooms[seat * ROOMS + space - ZONES] >= 0
        return any(self.content.designs[back] == TOKEN_BACK + seat for back in self.spots[space])

    # -- rooms -----------------------------------------------------------------------------------------------

    def cleared(self, seat: int, room: int) -> bool:
        return self.rubble[seat * ROOMS + room] < 0

    def blocked(self, seat: int, room: int) -> bool:
        """Whether a room is lost for good (RSG-RUL-84)."""
        back = self.rubble[seat * ROOMS + room]
        return back >= 0 and self.cards.seen(back) == ALL

    def cleared_rooms(self, seat: int) -> int:
        return len([room for room in range(ROOMS) if self.cleared(seat, room)])

    # -- cards and Missions ----------------------------------------------------------------------------------

    def card(self, back: int) -> Card:
        return self.content.cards[self.cards.face[back]]

    def mission(self, back: int) -> Mission:
        return self.content.missions[self.cards.face[back]]

    def ready(self, seat: int, op: int) -> int:
        """A ready card of a player that does this, -1 if there is none."""
        for back in self.crews[seat]:
            kind: int = self.cards.face[back]  # no machine word: a pack may have more cards than that has bits
            if self.content.cards[kind].op == op and not (self.exhausted | self.fresh) >> kind & 1:
                return kind
        return -1

    def free_slot(self, seat: int) -> bool:
        return len(self.planned[seat]) < PLANNED

    def completed(self, seat: int) -> int:
        """How many Missions a player has completed."""
        return len(self.done[seat * 3]) + len(self.done[seat * 3 + 1]) + len(self.done[seat * 3 + 2])

    def display(self, advanced: bool) -> list[int]:
        return self.advanced if advanced else self.basic

    def current(self) -> Event:
        """The current event; in the solo game, which has none, The Beginning."""
        return self.content.events[self.cards.face[self.event[0]] if self.event else 0]

    def piece_name(self, back: int) -> str:
        """What a card or token is called, for whoever sees its face."""
        c, face, design = self.content, self.cards.face[back], self.content.designs[back]
        if design <= HERO_BACK:
            return c.cards[face].name
        if design <= ADVANCED_BACK:
            return c.missions[face].name
        if design <= MUTANT_BACK:
            return c.events[face].name if design == EVENT_BACK else c.mutant_names[face]
        if design <= SALVAGE_BACK:
            return c.salvage[face].name if design == SALVAGE_BACK else c.leadership[face].name
        if design <= DIRECTIVE_B:
            return c.rubble_names[face] if design == RUBBLE_BACK else c.directives[face].name
        return ENCOUNTERS[face].title() if design == ENCOUNTER_BACK else TOKEN_NAMES[face]

    # -- the map ---------------------------------------------------------------------------------------------

    def meets(self, zone: int, kind: int) -> bool:
        """Whether a Zone holds such an encounter token."""
        back = self.met[zone]
        return back >= 0 and self.cards.face[back] == kind

    def mutant_here(self) -> bool:
        """Whether this turn's token lies in a Zone with a Mutant."""
        return 0 <= self.placed < ZONES and self.meets(self.placed, MUTANT)

    def district_here(self) -> int:
        """The District of this turn's token, -1 if it is in none."""
        return self.content.spaces[self.placed].district if self.placed >= 0 else -1

    def can_move(self, seat: int, track: int) -> bool:
        return self.tracks[seat * 3 + track] < LAST
