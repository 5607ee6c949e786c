"""What holds for every table of Radlands besides what its fields say, dumped or laid out by hand."""

from cinderbox.games.radlands.model import ROLLING
from cinderbox.games.radlands.reasons import ENTERED, RESTORED, USED
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.games.radlands.steps.moves import PlaceLifted, PlaceMoved
from cinderbox.games.radlands.steps.people import PlacePerson
from cinderbox.games.radlands.steps.queue import FinishEvent
from cinderbox.kernel.plain import law


def check(s: RadlandsState) -> None:
    """Nothing is as it cannot be; BadData says what is."""
    c = s.content
    dealt = [len(s.dealt[0]), len(s.dealt[1])]
    law(dealt in ([0, 0], [c.camps_dealt, c.camps_dealt]), f"each player is dealt {c.camps_dealt} camps or none")
    law(s.stale <= len(s.discard), "the discard pile has so many cards of earlier turns")
    queues(s)
    settled = not s.dealt[0] and not s.dealt[1]
    for column in range(6):
        pieces(s, column, settled)
    under_way(s)
    for seat in range(2):
        law(s.ended is not None or s.ruins(seat) < 3, "a player with three destroyed camps has lost")


def faces(s: RadlandsState) -> None:
    """Every face is under its kind of back; a position written by hand may show one camp on both sides."""
    c = s.content
    law(sorted(s.cards.face[: c.camp_back]) == sorted(c.deck), "every card of the deck is there, once")
    camps = s.cards.face[c.camp_back : c.raiders_back]
    law(min(camps) >= c.camp and max(camps) < c.raiders, "what is dealt as a camp is a camp")
    law(list(s.cards.face[c.raiders_back :]) == [c.raiders, c.raiders], "each side has its Raiders")


def queues(s: RadlandsState) -> None:
    """In a queue are events and the own Raiders."""
    c = s.content
    for space in range(6):
        back = s.queue[space]
        law(-1 <= back < c.backs, "a space of a queue holds a card or none")
        if back >= c.raiders_back:
            law(back == c.raiders_back + space // 3, "Raiders are in their owner's queue")
        elif back >= 0:
            law(c.punk < s.cards.face[back] < c.camp, "in a queue are events, nobody else")


def pieces(s: RadlandsState, column: int, settled: bool) -> None:
    """What stands in a column: its camp, and at most two people who have closed up."""
    c = s.content
    first = column * 3
    camps = 0
    for space in range(3):
        one = s.spots[first + space]
        if one is not None:
            a_piece(s, one)
            if one.kind > c.punk:
                camps += 1
                rolls = c.cards[one.kind].traits & ROLLING and one.harm < 2
                law(space == 0 or rolls != 0, "a camp stands on its home space")
    name = f"column {column % 3 + 1} of player {column // 3 + 1}"
    law(camps == (1 if settled else 0), f"one camp stands in {name}, or none before the draft is over")
    at = s.camp_place(column) - first
    low = first + (0 if at else 1)
    gap = at != 1 and s.spots[low] is None and s.spots[low + 1] is not None
    law(not gap or not settled, f"the people in {name} have closed up")


def a_piece(s: RadlandsState, one: Piece) -> None:
    """What holds for a piece wherever it is."""
    c = s.content
    face = s.cards.face[one.back]
    if one.kind == c.punk:
        law(one.back < c.camp_back and one.harm == 0, "a punk is a card of the deck, and never damaged")
    elif one.kind < c.punk:
        law(one.back < c.camp_back and one.harm < 2, "a person is a card of the deck, and never stays destroyed")
    else:
        law(one.back >= c.camp_back, "in a column stand camps and people")
    law(one.kind == c.punk or face == one.kind, "a piece shows its face")
    law(0 <= one.harm <= 2, "a card is upright, damaged or destroyed")
    law(one.tired in (0, USED, ENTERED, RESTORED) and 0 <= one.uses <= 1000, "a card is ready or not")


def under_way(s: RadlandsState) -> None:
    """What is laid aside or lifted is so because of an effect that has not ended."""
    if s.ended is not None:
        return
    waiting: list[int] = []
    lifting = False
    for f in s.frames:
        for at in range(f.at, f.program.length):
            step = f.program.steps[at]
            if isinstance(step, FinishEvent):
                waiting.append(f.this)
            elif isinstance(step, PlacePerson):
                waiting.append(f.that)
            elif isinstance(step, (PlaceLifted, PlaceMoved)):
                lifting = True
    law(sorted(waiting) == sorted(s.aside), "only what is being carried out is laid aside")
    law(lifting or not s.lifted, "only people who are being moved are lifted")
    for one in s.lifted:
        a_piece(s, one)
        law(one.kind <= s.content.punk, "only people are lifted")
