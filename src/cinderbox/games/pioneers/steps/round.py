"""The round: alarm and reset, the turns in order, the market, maintenance, the win, and the choice of survivors."""

from typing import Final

from cinderbox.games.pioneers import log, scoring, verbs
from cinderbox.games.pioneers.model import MARKET
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import TAKEN
from cinderbox.games.pioneers.state import ACTIONS, MAINTENANCE, ORDER, PioneersState
from cinderbox.games.pioneers.steps.turn import TURN, place_player_token
from cinderbox.games.pioneers.steps.upkeep import MAINTAIN
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program


def in_order(s: PioneersState) -> list[int]:
    """The players by the numbers of their survivors, the highest first (PIO-SUR-02)."""
    numbers = [s.content.survivors[one].number if one >= 0 else -1 for one in s.survivors]
    return sorted(range(s.seats), key=lambda seat: -numbers[seat])


class StartRound(Do[PioneersState]):
    """The round marker moves on, an alarm token may be turned up, and what was once a round is there again."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.round += 1
        s.step = ACTIONS
        s.turn_marker = 1
        s.note(log.ROUND, s.round)
        at = s.round - s.content.first_alarm
        if 0 <= at < 3 and not s.last:  # once the active one has appeared no more are turned up (PIO-RUL-15)
            s.reveal(s.alarms[at])
            if s.cards.face[s.alarms[at]]:
                s.last = s.round + 1  # PIO-LEN-02
                s.note(log.SOUNDED, s.round, s.last)
            else:
                s.note(log.ALARM, s.round)
        s.order = in_order(s)
        s.slots = []
        s.used = []
        s.settled = s.more_turns = s.recruited = s.spent = 0
        for seat in range(s.seats):
            verbs.empower(s, seat)


class Turns(Do[PioneersState]):
    """All first turns in order, then all second ones, then third ones of who has them (PIO-ACT-01 to -03, -10, -11).

    `n` is the place in the order of whoever is next.
    """

    def do(self, s: PioneersState, f: Frame) -> None:
        at = f.n
        while s.turn_marker <= s.content.most_turns:
            while at < s.seats:
                seat = s.order[at]
                at += 1
                if seat not in s.slots and s.turns(seat) >= s.turn_marker:
                    s.frames[-1] = f.counting(at)
                    s.push(TURN, seat)
                    return
            at = 0
            if not [seat for seat in s.order if seat not in s.slots and s.turns(seat) > s.turn_marker]:
                break
            s.turn_marker += 1
            s.note(log.MARKER, s.turn_marker)
        s.frames[-1] = f.next().counting(0)


class Replenish(Do[PioneersState]):
    """Step 1 ends: its effects with it; the market is refilled (PIO-REPL-01 to -05, PIO-RUL-23, PIO-RUL-24)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.turn = -1
        if s.storm:
            s.note(log.STORM_OVER)
        if s.crash:
            s.note(log.CRASH_OVER)
        s.storm = s.crash = 0
        if s.market[5] >= 0:
            verbs.discard(s, s.market[5])
            s.note(log.GONE, s.cards.face[s.market[5]])
        left = [back for back in s.market[:5] if back >= 0]
        if left:
            s.note(log.SLIDE)
        s.market = [-1] * (6 - len(left)) + left
        for slot in range(5 - len(left), -1, -1):
            fill(s, slot)
        s.turn_marker = 1


def fill(s: PioneersState, slot: int) -> None:
    """A card from the deck comes to an empty slot, if there is one."""
    back = verbs.top(s, MARKET)
    if back >= 0:
        s.reveal(back)
        s.market[slot] = back
        s.note(log.FILLED, s.cards.face[back], slot)


class Maintenance(Do[PioneersState]):
    """Step 2: one player after the other, in turn order (PIO-MNT-01, PIO-RUL-35)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.step = MAINTENANCE
        for seat in reversed(s.order):
            s.push(MAINTAIN, seat)


class WinCheck(Do[PioneersState]):
    """Whoever has had four points for the longest time wins; or the alarm ends the game (PIO-VP-09, PIO-RUL-45)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.turn = -1
        if s.four:
            scoring.finish(s, s.four[0], "reached four victory points first and still has them")
        elif s.round == s.last:
            scoring.finish(s, scoring.furthest(s), "is furthest along the score track as the alarm ends the game")


class PlaceTokens(Do[PioneersState]):
    """Step 3: who has not passed puts the token down, in turn order; survivors go back (PIO-ORD-01, PIO-ORD-02)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.step = ORDER
        for seat in s.order:
            if seat not in s.slots:
                place_player_token(s, seat)
        s.survivors = [-1] * s.seats
        s.note(log.RETURNED)
        for seat in range(s.seats):
            verbs.empower(s, seat)


class Survivor(Choice[PioneersState]):
    """A new survivor, chosen in the order of the tokens; `n` is the slot (PIO-ORD-03, PIO-RUL-43)."""

    verb = "survivor"
    refusal = TAKEN
    rules: tuple[str, ...] = ("PIO-ORD-03", "PIO-SUR-01", "PIO-RUL-43")

    def seat(self, s: PioneersState, f: Frame) -> int:
        return s.slots[f.n]

    def run(self, s: PioneersState, f: Frame) -> None:
        if f.n >= s.seats:
            s.frames[-1] = f.next().counting(0)
        else:
            s.turn = s.slots[f.n]
            super().run(s, f)

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        survivors = s.content.survivors
        return [
            i
            for i in range(len(survivors))
            if i not in s.survivors and (not survivors[i].extended or s.variant["extended"] is True)
        ]

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        seat = s.slots[f.n]
        s.survivors[seat] = target
        s.note(log.CHOSE, seat, target)
        verbs.empower(s, seat)
        s.frames[-1] = f.counting(f.n + 1)

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return "Which survivor do you choose for the next round?"


class EndRound(Do[PioneersState]):
    """Tokens are taken back, and the next round begins (PIO-ORD-04, PIO-ORD-05)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.note(log.TOKENS_RETURN)
        s.slots = []
        s.turn = -1
        s.frames[-1] = f.again(-1)


# A round: Step 1, Step 2, the win, Step 3; and then the next (PIO-GEN-05).
ROUND: Final[Program] = PROGRAMS.add(
    "round",
    StartRound(),
    Turns(),
    Replenish(),
    Maintenance(),
    WinCheck(),
    PlaceTokens(),
    Survivor(),
    EndRound(),
)
