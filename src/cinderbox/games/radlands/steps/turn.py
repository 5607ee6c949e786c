"""The camp draft and the phases of a turn, the Actions phase with all a player may do in it."""

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.cards import PARACHUTE, PLAY_CROWDED, PLAY_PERSON
from cinderbox.games.radlands.model import LENDS, RUINED, SCARRED
from cinderbox.games.radlands.reasons import (
    BY_LANDING,
    FINE,
    HUNDRED,
    KEPT,
    NO_BASE,
    NO_LANDING,
    NO_PERSON,
    NO_WATER,
    NOT_DEALT,
    NOT_HELD,
    OTHER_ABILITY,
    QUEUE_FULL,
    SILO_AWAY,
    SILO_HELD,
    SIX_PEOPLE,
)
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.games.radlands.steps import use
from cinderbox.games.radlands.steps.hand import kinds_of
from cinderbox.kernel.frame import Act, Ask, Frame
from cinderbox.kernel.together import Pick, Together

# -- setup ---------------------------------------------------------------------------------------------------


class KeepCamp(Pick[RadlandsState]):
    """Which camps of those dealt to you are kept, from left to right (RAD-SET-05, RAD-RUL-04)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-SET-05", "RAD-SET-07", "RAD-RUL-04")

    def choices(self, s: RadlandsState, seat: int, answers: list[int]) -> list[int]:
        if len(answers) >= s.content.camps_kept:
            return []
        first = s.codes.keep - s.content.camp
        found = [first + s.cards.face[token] for token in s.dealt[seat]]
        found.sort()
        return [action for action in found if action not in answers]

    def reason(self, s: RadlandsState, seat: int, answers: list[int], action: int) -> int:
        if action < s.codes.keep:
            return FINE
        return KEPT if action in answers else NOT_DEALT

    def prompt(self, s: RadlandsState, seat: int, answers: list[int]) -> str:
        return f"Keep the camp of your {('first', 'second', 'third')[len(answers)]} column."


class CampDraft(Together[RadlandsState]):
    """Both players pick at once and unseen; then all camps are turned up (RAD-SET-05 to -08)."""

    def __init__(self) -> None:
        super().__init__([KeepCamp()])

    def resolve(self, s: RadlandsState, f: Frame, answers: list[list[int]]) -> None:
        rejected = s.dealt[0] + s.dealt[1]
        for seat in range(2):
            for column in range(3):
                token = s.turn_up(s.dealt[seat], answers[seat][column] - s.codes.keep + s.content.camp)
                rejected.remove(token)
                settle_camp(s, seat, column, token)
        s.dealt = [[], []]
        s.box = s.box + rejected


def settle_camp(s: RadlandsState, seat: int, column: int, token: int) -> None:
    """A camp takes its home space face up; some start the game harmed (RAD-RUL-06)."""
    s.reveal(token)
    kind = s.cards.face[token]
    traits = s.content.cards[kind].traits
    harm = 2 if traits & RUINED else 1 if traits & SCARRED else 0
    place = seat * 9 + column * 3
    s.spots[place] = Piece(token, kind, harm, 0, 0)
    s.note(log.CAMP, seat, kind, place)


class DealHands(Act[RadlandsState]):
    """Each player draws what the camps add up to; then the start player is drawn (RAD-SET-12, RAD-RUL-03)."""

    def act(self, s: RadlandsState, f: Frame) -> None:
        for seat in range(2):
            count = 0
            for place in range(seat * 9, seat * 9 + 9, 3):
                camp = s.spots[place]
                if camp is not None:
                    count += s.content.cards[camp.kind].draw
            verbs.draw(s, seat, count)
        s.turn = s.random(2)
        s.note(log.STARTS, s.turn)


# -- a turn -------------------------------------------------------------------------------------------------


class EventsPhase(Act[RadlandsState]):
    """The event on space 1 resolves (RAD-TRN-03, RAD-TRN-05)."""

    def act(self, s: RadlandsState, f: Frame) -> None:
        s.turn = f.seat
        s.turns += 1
        s.note(log.TURN, f.seat, s.turns)
        if s.queue[f.seat * 3] >= 0:
            verbs.advance(s, f.seat, 0)


class AdvanceQueue(Act[RadlandsState]):
    """Then all events step forward (RAD-TRN-04, RAD-RUL-52)."""

    def act(self, s: RadlandsState, f: Frame) -> None:
        for space in (1, 2):
            if s.queue[f.seat * 3 + space] >= 0 and s.queue[f.seat * 3 + space - 1] < 0:
                verbs.advance(s, f.seat, space)


class Replenish(Act[RadlandsState]):
    """Draw a card, then set the water (RAD-TRN-06 to -10)."""

    def act(self, s: RadlandsState, f: Frame) -> None:
        verbs.draw(s, f.seat, 1)
        s.water = s.content.first_water if s.turns == 1 else s.content.water


class Actions(Ask[RadlandsState]):
    """The Actions phase: any number of actions in any order, until the turn is ended (RAD-TRN-11, RAD-RUL-80)."""

    def __init__(self) -> None:
        super().__init__()
        self.public = False
        self.rules = ("RAD-TRN-11", "RAD-RUL-80")

    # -- what is open

    def choices(self, s: RadlandsState, f: Frame) -> list[int]:
        seat = f.seat
        c = s.codes
        found = [c.end]
        if s.taken >= 100:
            return found
        if draw_refusal(s) == FINE:
            found.append(c.draw)
        if silo_refusal(s, seat) == FINE:
            found.append(c.silo)
        content = s.content
        cards = content.cards
        punk = content.punk
        people = traits = 0
        base = -1  # where a Parachute Base stands
        ready: list[int] = []  # the places of cards that could be used
        for place in range(seat * 9, seat * 9 + 9):
            piece = s.spots[place]
            if piece is not None:
                if piece.kind <= punk:
                    people += 1
                    if piece.harm == 0:
                        traits |= cards[piece.kind].traits
                        if piece.tired == 0:
                            ready.append(place)
                elif piece.harm < 2:
                    if cards[piece.kind].drops:
                        base = place
                    if piece.tired == 0:
                        ready.append(place)
        kinds = kinds_of(s, s.hands[seat])
        for kind in kinds:
            if play_refusal(s, seat, kind, people) == FINE:
                found.append(c.play + kind)
        for kind in kinds:
            found.append(c.junk + kind)
        if s.silo >> seat & 1:
            found.append(c.silo_junk)
        if base >= 0 and (people < 6 or s.later) and drop_base_refusal(s, seat, base) == FINE:
            for kind in kinds:
                if kind < punk and use.can_drop(s, seat, kind):
                    found.append(c.drop + kind)
        lent = traits & LENDS != 0
        for which in range(3 if lent else 2):
            first = c.use + which * 18
            for place in ready:
                piece = s.spots[place]
                if (
                    piece is not None
                    and (which == use.GIFT or which < cards[piece.kind].powers)
                    and use.ready_refusal(s, seat, piece, which, lent) == FINE
                ):
                    found.append(first + place)
        return found

    def reason(self, s: RadlandsState, f: Frame, action: int) -> int:
        seat = f.seat
        c = s.codes
        if s.taken >= 100:
            return HUNDRED
        if action == c.draw:
            return draw_refusal(s)
        if action == c.silo:
            return silo_refusal(s, seat)
        if action == c.silo_junk:
            return SILO_AWAY
        if c.play <= action < c.use:
            first = c.play if action < c.junk else c.junk if action < c.drop else c.drop
            kind = action - first
            if kind not in kinds_of(s, s.hands[seat]):
                return NOT_HELD
            if first == c.play:
                return play_refusal(s, seat, kind, s.people(seat))
            base = drop_base(s, seat)
            if base < 0:
                return NO_BASE
            if kind >= s.content.punk:
                return NO_PERSON
            return drop_base_refusal(s, seat, base) or use.landing_refusal(s, seat, kind)
        if c.use <= action < c.use + 54:
            place = (action - c.use) % 18
            why = use.own_refusal(s, seat, place, (action - c.use) // 18, s.lends(place // 9))
            kinds = kinds_of(s, s.hands[seat])
            if why == BY_LANDING and not any(use.can_drop(s, seat, one) for one in kinds if one < s.content.punk):
                return NO_LANDING
            return why
        return FINE

    # -- what is done

    def hear(self, s: RadlandsState, f: Frame, action: int) -> None:
        seat = f.seat
        c = s.codes
        if action == c.end:
            return
        s.frames[-1] = f
        s.taken += 1
        if action == c.draw:
            s.water -= s.content.draw_cost
            verbs.draw(s, seat, 1)
        elif action == c.silo:
            s.water -= s.content.silo_cost
            s.silo |= 1 << seat
            s.note(log.SILO, seat)
        elif action == c.silo_junk:
            s.silo &= ~(1 << seat)
            s.note(log.JUNKED, seat)
            verbs.gain_water(s, seat, 1)
        elif action < c.junk:
            self.play(s, seat, action - c.play)
        elif action < c.drop:
            self.junk(s, seat, action - c.junk)
        elif action < c.use:
            self.drop(s, seat, action - c.drop)
        else:
            place = (action - c.use) % 18
            piece = s.spots[place]
            assert piece is not None
            what = use.ability(s, piece, (action - c.use) // 18, True)
            assert what is not None
            use.activate(s, seat, place, piece.token, what)

    def play(self, s: RadlandsState, seat: int, kind: int) -> None:
        token = verbs.from_hand(s, seat, kind)
        card = s.content.cards[kind]
        if kind < s.content.punk:
            s.aside.append(token)
            s.note(log.BROUGHT, seat, kind)
            s.push(PLAY_CROWDED if s.people(seat) == 6 else PLAY_PERSON, seat, -1, token)
        else:
            s.water -= card.cost
            s.note(log.PLAYED, seat, kind, -1, card.cost)
            verbs.play_event(s, seat, token, card.queue)

    def junk(self, s: RadlandsState, seat: int, kind: int) -> None:
        verbs.discard(s, verbs.from_hand(s, seat, kind))
        s.note(log.JUNKED, seat, kind)
        effect = s.content.cards[kind].junk
        assert effect is not None
        s.push(effect, seat)

    def drop(self, s: RadlandsState, seat: int, kind: int) -> None:
        base = drop_base(s, seat)
        camp = s.spots[base]
        assert camp is not None
        token = verbs.from_hand(s, seat, kind)
        s.aside.append(token)
        verbs.mark_used(s, base)
        s.note(log.USED, seat, camp.kind, base, 0)
        s.note(log.BROUGHT, seat, kind)
        s.push(PARACHUTE, seat, camp.token, token)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return f"Your turn: {s.water} water. Choose an action, or end the turn."


def draw_refusal(s: RadlandsState) -> int:
    return FINE if s.water >= s.content.draw_cost else NO_WATER


def silo_refusal(s: RadlandsState, seat: int) -> int:
    """Taking Water Silo (RAD-SIL-01)."""
    if s.silo >> seat & 1:
        return SILO_HELD
    return FINE if s.water >= s.content.silo_cost else NO_WATER


def play_refusal(s: RadlandsState, seat: int, kind: int, people: int) -> int:
    """0 if a hand card of this kind may be played, so many people standing (RAD-PLY-02, RAD-COL-09, RAD-EVT-06)."""
    card = s.content.cards[kind]
    if kind > s.content.punk:
        if card.cost > s.water:
            return NO_WATER
        if card.queue and s.free_space(seat, card.queue) < 0 and not verbs.heralded(s, seat):
            return QUEUE_FULL
        return FINE
    if people == 6 and not s.later:
        return SIX_PEOPLE
    if card.cost <= s.water:
        return FINE
    for column in range(3):  # it may be cheaper somewhere
        if (people == 6 or s.crowd(seat * 3 + column) < 2) and s.price(seat, kind, column) <= s.water:
            return FINE
    return NO_WATER


def drop_base(s: RadlandsState, seat: int) -> int:
    """Where a seat's live Parachute Base stands, or -1."""
    for place in range(seat * 9, seat * 9 + 9, 3):
        camp = s.spots[place]
        if camp is not None and camp.harm < 2 and s.content.cards[camp.kind].drops:
            return place
    return -1


def drop_base_refusal(s: RadlandsState, seat: int, base: int) -> int:
    camp = s.spots[base]
    assert camp is not None
    if camp.tired:
        return camp.tired
    return OTHER_ABILITY if s.used and use.solitary_refusal(s, seat, camp) else FINE


class Cleanup(Act[RadlandsState]):
    """Water goes back, marks come off, the other player's turn begins (RAD-TRN-12, RAD-RUL-57)."""

    def act(self, s: RadlandsState, f: Frame) -> None:
        s.water = 0
        s.stale = len(s.discard)
        s.taken = s.entered = s.played = s.resolved = s.raided = s.exposed = s.used = 0
        for place in range(18):
            piece = s.spots[place]
            if piece is not None and (piece.tired or piece.uses):
                s.spots[place] = piece.rested(0, 0)
        s.frames.pop()
        s.push(f.program, 1 - f.seat)
