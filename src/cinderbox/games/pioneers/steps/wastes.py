"""Drawing from the wastes, looking at the deck, and what cards fetch from decks and discard piles."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import DRAW, KEEP, STRUCTURE, WASTES
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import NOT_DRAWN, NOT_THERE
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Ask, Do, Frame, Program

EVERY: Final = 63  # all types, one bit each


def draw(s: PioneersState, seat: int) -> None:
    """The Wastes action: draw, and if more are drawn than are kept, choose (PIO-WST-01, PIO-RUL-24, PIO-RUL-26)."""
    powers = s.powers[seat]
    count, kept = 1 + powers[DRAW], 1 + powers[KEEP]
    drawn: list[int] = []
    while len(drawn) < count:
        back = verbs.top(s, WASTES)
        if back < 0:
            break
        drawn.append(back)
        s.reveal(back, 1 << seat)
        s.note(log.DREW, seat)
        s.tell(seat, log.GOT, seat, s.cards.face[back])
    if len(drawn) <= kept:
        s.hands[seat] += drawn
    else:
        s.drawn[0] += drawn
        s.push(KEEP_WASTES, seat, -1, -1, kept * 16 + kept)


class KeepWastes(Choice[PioneersState]):
    """Which of the cards drawn are kept, one at a time; the rest is discarded face up (PIO-RUL-26).

    Nobody else can tell which are kept. `n` counts down in its last four bits.
    """

    verb = "keep"
    refusal = NOT_DRAWN
    rules: tuple[str, ...] = ("PIO-WST-01", "PIO-RUL-26")
    public = False
    secret = True

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        return s.kinds(s.drawn[0], EVERY) if f.n % 16 else []

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        drawn = s.drawn[0][::-1]  # the last back is kept, so that what is shown in the end are the first ones
        at = [s.cards.face[back] for back in drawn].index(target)
        s.hands[f.seat].append(s.pick_unseen(f.seat, drawn, at))
        s.drawn[0] = drawn[::-1]
        s.note(log.KEPT, f.seat)
        s.tell(f.seat, log.HELD, f.seat, target)
        s.frames[-1] = f.counting(f.n - 1)

    def details(self, s: PioneersState, f: Frame) -> wire.KeepWastes:
        return {"left": f.n % 16, "of": f.n // 16}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        left = "one" if f.n % 16 == 1 else f"{f.n % 16}, one at a time,"
        return f"Keep {left} of the {len(s.drawn[0])} cards; the rest is discarded."


class DropRest(Do[PioneersState]):
    """What was drawn and not kept, in the order of its kinds, not of drawing."""

    def do(self, s: PioneersState, f: Frame) -> None:
        drawn = s.drawn[0]
        for kind in sorted([s.cards.face[back] for back in drawn]):
            back = s.turn_up(drawn, kind)
            drawn.remove(back)
            verbs.discard(s, back)
            s.note(log.DISCARDED, f.seat, kind)


KEEP_WASTES: Final[Program] = PROGRAMS.add("keep_wastes", KeepWastes(), DropRest())


class Peek(Do[PioneersState]):
    """Look at the top card of the wastes deck (Survey Drone)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        if verbs.ready(s, WASTES):
            back = s.wastes_deck[-1]
            s.note(log.PEEKED, f.seat)
            s.reveal(back, 1 << f.seat)
            s.tell(f.seat, log.SAW, f.seat, s.cards.face[back])
            s.push(SEEN, f.seat)


class Seen(Ask[PioneersState]):
    """Discard the card that was looked at, or leave it where it is."""

    rules: tuple[str, ...] = ("PIO-RUL-63",)
    way_out = "decline"

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        return [s.codes.decline, s.codes.bury]

    def hear(self, s: PioneersState, f: Frame, action: int) -> None:
        if action == s.codes.bury:
            back = verbs.top(s, WASTES)
            verbs.discard(s, back)
            s.note(log.DISCARDED, f.seat, s.cards.face[back])
        else:
            s.note(log.LEFT, f.seat)

    def details(self, s: PioneersState, f: Frame) -> wire.Seen:
        return {"card": s.card(s.wastes_deck[-1]).id}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return f"On top of the wastes deck lies {s.card(s.wastes_deck[-1]).name}. Do you discard it?"


SEEN: Final[Program] = PROGRAMS.add("seen", Seen())


class Recover(Choice[PioneersState]):
    """Take a structure from the market discard pile (Prefab Kit)."""

    verb = "recover"
    refusal = NOT_THERE
    rules: tuple[str, ...] = ("PIO-RUL-63",)

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        return s.kinds(s.market_discard, 1 << STRUCTURE)

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        pile = s.market_discard[:]
        back = pile[[s.cards.face[one] for one in pile].index(target)]
        pile.remove(back)
        s.market_discard = pile
        s.hands[f.seat].append(back)
        s.note(log.RECOVERED, f.seat, target)

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return "Which structure do you take from the market discard pile?"


class Tutor(Do[PioneersState]):
    """Turn over the wastes deck until such a card appears; shuffle the rest back (Refugees)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        wanted = s.effect(f.n).type
        found = -1
        for back in reversed(s.wastes_deck):
            s.reveal(back)
            s.note(log.TURNED, f.seat, s.cards.face[back])
            if s.card(back).type == wanted:
                found = back
                break
        if found >= 0:
            s.wastes_deck = [back for back in s.wastes_deck if back != found]
            s.hands[f.seat].append(found)
            s.note(log.FOUND, f.seat, s.cards.face[found])
        else:
            s.note(log.FOUND_NONE)
        s.shuffle(s.wastes_deck)
        s.note(log.SHUFFLED)
