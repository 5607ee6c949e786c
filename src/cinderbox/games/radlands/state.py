"""What is on the table in Radlands. Plain fields and questions about them; no rule changes anything here.

A *place* is side * 9 + column * 3 + space. Space 0 is the home row, where a camp stands; people stand on
1 and 2. Only Juggernaut leaves space 0, and then people may stand behind it (RAD-RUL-11).
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinderbox.games.radlands.model import LENDS, OASIS, ROLLING, SQUATTER, Card, Content
from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State


@final
@mypyc_attr(free_list_len=1)
class Piece:
    """A camp or person in play; replaced, never changed."""

    def __init__(self, back: i64, kind: i64, harm: i64, tired: i64, uses: i64) -> None:
        self.back = back
        self.kind = kind  # what everybody sees: a punk is a punk
        self.harm = harm  # 0 upright, 1 damaged, 2 destroyed (camps only)
        self.tired = tired  # 0, or why it is not ready: reasons.USED, ENTERED or RESTORED
        self.uses = uses  # abilities used this turn

    def hurt(self, harm: i64) -> "Piece":
        return Piece(self.back, self.kind, harm, self.tired, self.uses)

    def rested(self, tired: i64, uses: i64) -> "Piece":
        return Piece(self.back, self.kind, self.harm, tired, uses)

    def dump(self) -> list[int]:
        return [self.back, self.kind, self.harm, self.tired, self.uses]


@final
class RadlandsState(State):
    def __init__(
        self, game: Game, content: Content, options: dict[str, object], origin: "RadlandsState | None"
    ) -> None:
        super().__init__(game, 2, options, origin)
        self.content = content
        self.codes = content.codes
        self.later = options["rules"] == "1.2"  # the two changes of the later rulebook (RAD-RUL-02)
        if origin is None:
            self.turn: i64 = -1  # whose turn it is
            self.turns: i64 = 0  # turns begun
            self.water: i64 = 0  # of the player whose turn it is
            self.deck: list[int] = []  # backs, the top card last
            self.discard: list[int] = []
            self.stale: i64 = 0  # how much of the discard pile is older than this turn
            self.hands: list[list[int]] = [[], []]
            self.silo: i64 = 0  # whose Water Silo is in hand, one bit a seat
            self.aside: list[int] = []  # backs between two zones while an effect lasts
            self.spots = vec[Piece | None]([None] * 18)  # what stands on each place
            self.queue = [-1] * 6  # side * 3 + space - 1: back of the event there
            self.dealt: list[list[int]] = [[], []]  # camps dealt to each seat for the draft; replaced, never changed
            self.box: list[int] = []  # backs that are not in this game (RAD-SET-08); replaced, never changed
            self.lifted: list[Piece] = []  # people on their way during High Ground; replaced, never changed
            self.reshuffles: i64 = 0
            # what this turn remembers
            self.taken: i64 = 0  # actions
            self.entered: i64 = 0  # people of the player whose turn it is that entered play
            self.played: i64 = 0  # events played
            self.resolved: i64 = 0  # events resolved, of either side
            self.raided: i64 = 0  # whose Raiders resolved, one bit a seat
            self.exposed: i64 = 0  # whose cards count as unprotected, one bit a seat
            self.used: i64 = 0  # abilities used
        else:
            self.turn = origin.turn
            self.turns = origin.turns
            self.water = origin.water
            self.deck = origin.deck[:]
            self.discard = origin.discard[:]
            self.stale = origin.stale
            self.hands = [origin.hands[0][:], origin.hands[1][:]]
            self.silo = origin.silo
            self.aside = origin.aside[:]
            self.spots = origin.spots[:]
            self.queue = origin.queue[:]
            self.dealt = origin.dealt
            self.box = origin.box
            self.lifted = origin.lifted
            self.reshuffles = origin.reshuffles
            self.taken = origin.taken
            self.entered = origin.entered
            self.played = origin.played
            self.resolved = origin.resolved
            self.raided = origin.raided
            self.exposed = origin.exposed
            self.used = origin.used

    def clone(self) -> "RadlandsState":
        return RadlandsState(self.game, self.content, self.variant, self)

    # -- questions about the table ---------------------------------------------------------------------------

    def card(self, kind: i64) -> Card:
        return self.content.cards[kind]

    def is_person(self, piece: Piece) -> bool:
        return piece.kind <= self.content.punk

    def find(self, back: i64) -> i64:
        """The place of a back in play, or -1."""
        spots = self.spots
        for place in range(18):
            piece = spots[place]
            if piece is not None and piece.back == back:
                return place
        return -1

    def people(self, seat: i64) -> i64:
        """How many people a side has in play."""
        count: i64 = 0
        punk, spots = self.content.punk, self.spots
        for place in range(seat * 9, seat * 9 + 9):
            piece = spots[place]
            if piece is not None and piece.kind <= punk:
                count += 1
        return count

    def punks(self, seat: i64) -> i64:
        count: i64 = 0
        punk, spots = self.content.punk, self.spots
        for place in range(seat * 9, seat * 9 + 9):
            piece = spots[place]
            if piece is not None and piece.kind == punk:
                count += 1
        return count

    def ruins(self, seat: i64) -> i64:
        """How many camps of a side are destroyed."""
        count: i64 = 0
        for place in range(seat * 9, seat * 9 + 9, 3):
            piece = self.spots[place]
            if piece is not None and piece.harm == 2:
                count += 1
        return count

    def camp_place(self, column: i64) -> i64:
        """Where the camp of a column (0 to 5) stands."""
        home = column * 3
        punk, spots = self.content.punk, self.spots
        for place in range(home, home + 3):
            piece = spots[place]
            if piece is not None and piece.kind > punk:
                return place
        return home

    def rear(self, camp: i64) -> i64:
        """The rearmost place of people in a column whose camp stands here: the home space, if the camp has left it."""
        return camp - camp % 3 if camp % 3 else camp + 1

    def crowd(self, column: i64) -> i64:
        """How many people stand in a column (0 to 5)."""
        count: i64 = 0
        punk, spots = self.content.punk, self.spots
        for place in range(column * 3, column * 3 + 3):
            piece = spots[place]
            if piece is not None and piece.kind <= punk:
                count += 1
        return count

    def traits(self, seat: i64) -> i64:
        """The traits of a side's people that work now (RAD-TRT-02)."""
        found: i64 = 0
        cards, punk, spots = self.content.cards, self.content.punk, self.spots
        for place in range(seat * 9, seat * 9 + 9):
            piece = spots[place]
            if piece is not None and piece.harm == 0 and piece.kind < punk:
                found |= cards[piece.kind].traits
        return found

    def shield(self, place: i64) -> bool:
        """Whether a live card stands in front of this place (RAD-COL-03), High Ground not counted."""
        ahead = place + 1
        while ahead % 3:
            piece = self.spots[ahead]
            if piece is not None and piece.harm < 2:
                return True
            ahead += 1
        return False

    def foremost(self, first: i64) -> i64:
        """Where the foremost live card of the column that begins here stands, or -1."""
        place, spots = first + 2, self.spots
        while place >= first:
            piece = spots[place]
            if piece is not None and piece.harm < 2:
                return place
            place -= 1
        return -1

    def protected(self, place: i64) -> bool:
        return not self.exposed >> (place // 9) & 1 and self.shield(place)

    def price(self, seat: i64, kind: i64, column: i64) -> i64:
        """What a person costs in one of its player's columns, 0 to 2 (RAD-RUL-61)."""
        card = self.content.cards[kind]
        cost = card.cost
        camp = self.spots[self.camp_place(seat * 3 + column)]
        if camp is None:
            return cost
        if camp.harm == 2 and card.traits & SQUATTER:
            return 0
        if (
            camp.harm < 2
            and cost
            and self.content.cards[camp.kind].traits & OASIS
            and not self.crowd(seat * 3 + column)
        ):
            return cost - 1
        return cost

    def rooms(self, seat: i64, shift: bool) -> list[int]:
        """The places a newcomer can take; with `shift` also those of people who can make room (RAD-RUL-11)."""
        found: list[int] = []
        for column in range(seat * 3, seat * 3 + 3):
            camp = self.camp_place(column)
            between = camp % 3 == 1  # the camp stands between the two places
            low = self.rear(camp)
            high = low + 2 if between else low + 1
            lower, upper = self.spots[low], self.spots[high]
            if lower is None and upper is None:
                found.append(low)
                if between:
                    found.append(high)
            elif lower is None or upper is None:
                if between and not shift:
                    found.append(low if lower is None else high)
                else:
                    found.append(low)
                    found.append(high)
        return found

    def lends(self, seat: i64) -> bool:
        return self.traits(seat) & LENDS != 0

    def rolling(self, piece: Piece) -> bool:
        return self.content.cards[piece.kind].traits & ROLLING != 0

    def raiders(self, seat: i64) -> i64:
        """Where in its owner's queue Raiders is: 0 to 2 for spaces 1 to 3, or -1 in the play area."""
        back = self.content.raiders_back + seat
        for space in range(3):
            if self.queue[seat * 3 + space] == back:
                return space
        return -1

    def free_space(self, seat: i64, number: i64) -> i64:
        """Where an event with this number would go: 0 to 2 for spaces 1 to 3, or -1 (RAD-EVT-05, RAD-EVT-06)."""
        for space in range(number - 1, 3):
            if self.queue[seat * 3 + space] < 0:
                return space
        return -1
