"""The few functions that move pieces in Radlands. Every move of a piece goes through one of them.

They keep the laws (a back is in one zone, people close up, no punk is damaged), tell the log, push what
is triggered, and end the game the moment it ends. They ask nobody.
"""

from mypy_extensions import i64

from cinderbox.games.radlands import log
from cinderbox.games.radlands.model import ALERT, FINAL, HASTENS, HERALD, TIRELESS
from cinderbox.games.radlands.reasons import ENTERED, RESTORED, USED
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.kernel.events import Phrase, phrase
from cinderbox.kernel.outcome import Outcome

# -- the end -------------------------------------------------------------------------------------------------


def win(s: RadlandsState, seat: i64, reason: Phrase) -> None:
    s.note(log.WON, seat)
    standing = (3 - s.ruins(0), 3 - s.ruins(1))
    s.finish(Outcome((1, 0) if seat == 0 else (0, 1), (seat,), reason, (("camps standing", standing),)))


def draw_game(s: RadlandsState) -> None:
    """The deck has run out a second time (RAD-END-03)."""
    s.note(log.DRAWN_GAME)
    standing = (3 - s.ruins(0), 3 - s.ruins(1))
    s.finish(
        Outcome((0, 0), (), "The deck ran out a second time: the game is a draw.", (("camps standing", standing),))
    )


def check_end(s: RadlandsState) -> None:
    """A player without a live camp has lost (RAD-END-01)."""
    for seat in range(2):
        if s.ended is None and s.ruins(seat) == 3:
            win(s, 1 - seat, phrase("All camps of {} are destroyed.", s.called(seat)))


# -- deck, hand, discard pile -------------------------------------------------------------------------------


def take_top(s: RadlandsState) -> i64:
    """The top card of the deck, or -1 if there is none and so the game is over (RAD-RUL-44, RAD-RUL-45)."""
    if not s.deck:
        if s.reshuffles or not s.discard:
            draw_game(s)
            return -1
        s.reshuffles += 1
        s.note(log.RESHUFFLED, len(s.discard))
        s.deck = s.discard
        s.discard = []
        s.stale = 0
        s.shuffle(s.deck)
    back = s.deck.pop()
    if not s.deck:
        for place in range(0, 18, 3):
            camp = s.spots[place]
            if camp is not None and camp.harm < 2 and s.content.cards[camp.kind].traits & FINAL:
                win(s, place // 9, f"The last card left the deck while {s.card(camp.kind).name} stood.")
    return back


def draw(s: RadlandsState, seat: i64, count: i64) -> None:
    for _ in range(count):
        back = take_top(s)
        if back >= 0:
            s.hands[seat].append(back)
            s.reveal(back, 1 << seat)
            s.note(log.DREW, seat)
            s.tell(seat, log.GOT, seat, s.cards.face[back])
        if s.ended is not None:
            return


def from_hand(s: RadlandsState, seat: i64, kind: i64) -> i64:
    """Take a card of this kind out of a hand and show it; returns its back."""
    back = s.turn_up(s.hands[seat], kind)
    s.hands[seat].remove(back)
    return back


def discard(s: RadlandsState, back: i64) -> None:
    s.reveal(back)
    s.discard.append(back)


def discard_held(s: RadlandsState, seat: i64, kind: i64) -> None:
    discard(s, from_hand(s, seat, kind))
    s.note(log.DISCARDED, seat, kind)


def gain_water(s: RadlandsState, seat: i64, count: i64) -> None:
    s.water += count
    s.note(log.WATER, seat, count)


# -- people in columns --------------------------------------------------------------------------------------


def insert(s: RadlandsState, place: i64, piece: Piece) -> None:
    """Put a person on a person space; whoever stands there moves to the other one (RAD-COL-06, -07, RAD-RUL-11)."""
    there = s.spots[place]
    if there is not None:
        first = place - place % 3
        for other in range(first, first + 3):
            if s.spots[other] is None:
                s.spots[other] = there
                break
    s.spots[place] = piece


def enter(s: RadlandsState, seat: i64, place: i64, back: i64, kind: i64) -> None:
    """A person enters play; its entry trait is carried out next (RAD-RUL-75)."""
    insert(s, place, Piece(back, kind, 0, ENTERED, 0))
    settle_in(s, seat, place)


def settle_in(s: RadlandsState, seat: i64, place: i64) -> None:
    """Whoever stands here has just entered play: readiness, count, entry trait."""
    piece = s.spots[place]
    assert piece is not None
    card = s.content.cards[piece.kind]
    ready = card.traits & ALERT or s.traits(seat) & HASTENS
    s.spots[place] = piece.rested(0 if ready else ENTERED, 0)
    if seat == s.turn:
        s.entered += 1
    if card.entry is not None:
        s.push(card.entry, seat, piece.back)


def gain_punk(s: RadlandsState, seat: i64, place: i64) -> None:
    back = take_top(s)
    if back >= 0:  # also if taking it has won the game: no card may be lost
        enter(s, seat, place, back, s.content.punk)
        s.note(log.PUNK, seat, s.content.punk, place)


def close_up(s: RadlandsState, column: i64) -> None:
    """People of a column (0 to 5) close gaps toward the home row but never pass Juggernaut (RAD-COL-08, RAD-RUL-12)."""
    camp = s.camp_place(column)
    if camp % 3 == 1:
        return
    low = s.rear(camp)
    if s.spots[low] is None and s.spots[low + 1] is not None:
        s.spots[low] = s.spots[low + 1]
        s.spots[low + 1] = None


def send_home(s: RadlandsState, column: i64) -> None:
    """The camp of a column goes to its home space, people keep their order in front of it (RAD-RUL-12)."""
    first = column * 3
    camp = s.spots[s.camp_place(column)]
    people = [s.spots[place] for place in range(first, first + 3) if s.spots[place] is not camp]
    s.spots[first], s.spots[first + 1], s.spots[first + 2] = camp, people[0], people[1]
    close_up(s, column)


def return_to_hand(s: RadlandsState, place: i64) -> None:
    """A person goes back to hand; its former state is forgotten (RAD-FAP-12, RAD-FAP-14)."""
    piece = s.spots[place]
    assert piece is not None
    seat = place // 9
    s.spots[place] = None
    s.hands[seat].append(piece.back)
    s.note(log.RETURNED, seat, piece.kind, place)
    if piece.kind == s.content.punk:
        s.reveal(piece.back, 1 << seat)
        s.tell(seat, log.GOT, seat, s.cards.face[piece.back])


# -- harm ---------------------------------------------------------------------------------------------------


def strike(s: RadlandsState, place: i64, lethal: bool) -> bool:
    """Damage or destroy what stands on a place, without closing up; whether a camp fell."""
    piece = s.spots[place]
    assert piece is not None
    seat = place // 9
    if not lethal and piece.harm == 0 and piece.kind != s.content.punk:
        s.spots[place] = piece.hurt(1)
        s.note(log.DAMAGED, seat, piece.kind, place)
        return False
    s.note(log.DESTROYED, seat, piece.kind, place)
    if piece.kind > s.content.punk:
        s.spots[place] = Piece(piece.back, piece.kind, 2, 0, 0)
        return True
    s.spots[place] = None
    if piece.kind == s.content.punk:
        s.deck.append(piece.back)  # unseen, on top of the deck (RAD-PNK-04)
    else:
        discard(s, piece.back)
    return False


def hit(s: RadlandsState, place: i64, lethal: bool) -> None:
    """Damage or destroy one card."""
    fell = strike(s, place, lethal)
    if fell:
        send_home(s, place // 3)
        check_end(s)
    else:
        close_up(s, place // 3)


def hit_all(s: RadlandsState, places: i64, causer: i64, lethal: bool) -> None:
    """Hit several places (one bit each) at one moment; then columns close up (RAD-RUL-08, RAD-RUL-09)."""
    fell = False
    for side in range(2):
        first = (causer if side else 1 - causer) * 3
        for column in range(first, first + 3):
            for place in range(column * 3 + 2, column * 3 - 1, -1):
                if places >> place & 1:
                    fell = strike(s, place, lethal) or fell
    for column in range(6):
        if fell:
            camp = s.spots[s.camp_place(column)]
            if camp is not None and camp.harm == 2:
                send_home(s, column)
        close_up(s, column)
    if fell:
        check_end(s)


def restore(s: RadlandsState, place: i64, ready: bool) -> None:
    """Turn a damaged card upright; a person is not ready this turn unless the effect says so (RAD-RST-03, -04)."""
    piece = s.spots[place]
    assert piece is not None
    s.note(log.RESTORED, place // 9, piece.kind, place)
    tired = piece.tired
    if ready:
        tired = 0
    elif s.is_person(piece):
        tired = RESTORED
    s.spots[place] = Piece(piece.back, piece.kind, 0, tired, piece.uses)


def mark_used(s: RadlandsState, place: i64) -> None:
    """A card has used an ability: it is not ready, but for Vera Vosh's trait (RAD-ABL-05, RAD-RUL-29, RAD-RUL-30)."""
    piece = s.spots[place]
    assert piece is not None
    tired = USED
    if piece.uses == 0 and piece.tired == 0 and s.traits(place // 9) & TIRELESS:
        tired = 0
    s.spots[place] = piece.rested(tired, piece.uses + 1)
    s.used += 1


# -- the event queue ----------------------------------------------------------------------------------------


def resolve(s: RadlandsState, owner: i64, back: i64) -> None:
    """Carry out an event for its owner; it is laid aside meanwhile, so no reshuffle takes it (RAD-RUL-46)."""
    kind = s.cards.face[back]
    s.aside.append(back)
    s.note(log.RESOLVED, owner, kind)
    s.push(s.content.finish, owner, back)
    effect = s.content.cards[kind].effect
    if effect is not None:
        s.push(effect, owner, back)


def heralded(s: RadlandsState, seat: i64) -> bool:
    """Whether an event played now would be the turn's first under Zeto Khan's trait (RAD-RUL-33)."""
    return s.played == 0 and s.traits(seat) & HERALD != 0


def play_event(s: RadlandsState, seat: i64, back: i64, number: i64) -> None:
    """Put an event into the queue, or resolve it at once if its number is 0 or Zeto Khan's trait says so."""
    at_once = number == 0 or heralded(s, seat)
    s.played += 1
    if at_once:
        resolve(s, seat, back)
        return
    space = s.free_space(seat, number)
    s.queue[seat * 3 + space] = back
    s.note(log.QUEUED, seat, s.cards.face[back], space)


def can_raid(s: RadlandsState, seat: i64) -> bool:
    """Whether a raid would do anything (RAD-RAI-01 to -04, RAD-RUL-49, RAD-RUL-51)."""
    at = s.raiders(seat)
    if s.aside and s.content.raiders_back + seat in s.aside:
        return False  # they are being carried out
    if at < 0:
        return s.free_space(seat, s.content.cards[s.content.raiders].queue) >= 0 or heralded(s, seat)
    return at == 0 or s.queue[seat * 3 + at - 1] < 0


def raid(s: RadlandsState, seat: i64) -> None:
    """Bring out, advance or resolve Raiders."""
    if not can_raid(s, seat):
        return
    back = s.content.raiders_back + seat
    at = s.raiders(seat)
    if at < 0:
        play_event(s, seat, back, s.content.cards[s.content.raiders].queue)
    else:
        advance(s, seat, at)


def advance(s: RadlandsState, owner: i64, space: i64) -> None:
    """An event steps forward; from space 1 it resolves."""
    back = s.queue[owner * 3 + space]
    s.queue[owner * 3 + space] = -1
    if space == 0:
        resolve(s, owner, back)
    else:
        s.queue[owner * 3 + space - 1] = back
        s.note(log.ADVANCED, owner, s.cards.face[back], space - 1)
