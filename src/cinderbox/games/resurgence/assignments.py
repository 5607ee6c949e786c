"""How tokens behind the screen are assigned: every way to do it, weighed against others that are drawn by lot.

A way is worth the steps that its totals are to be expected to bring on the three tracks, and what the tokens may then
do from their areas. What the others have drawn is hidden: their draws are dealt here from what everybody knows of
their bags, the same for all ways that are compared.
"""

from typing import Final

from cinderbox.games.resurgence.model import LAST
from cinderbox.games.resurgence.outlook import Outlook, leading
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.steps.assignment import STRENGTH, STRONG, to_assign

SAMPLES: Final = 24
HIGHEST: Final = 20  # no total is beyond
DENY: Final = 0.6  # of what a step is worth: keeping a rival from it
LEANING: Final = [38, 36, 26]  # of a hundred tokens that others assign to each area
BONUS: Final = 0.9  # of the reward of a space that is entered


class Assignments:
    """The ways to assign a draw, kept while draws are being assigned."""

    def __init__(self) -> None:
        self.heard = -1  # what everybody heard before the draws that are kept
        self.draws: dict[tuple[int, ...], dict[tuple[int, ...], float]] = {}  # the seat and its tokens -> its ways
        self.found: dict[tuple[int, ...], float] = {}  # answers so far -> what the best way from there is worth

    def best(self, s: ResurgenceState, seat: int, outlook: Outlook) -> float:
        """What the best way is worth that goes on from the seat's answers so far."""
        if s.heard != self.heard:
            self.heard = int(s.heard)
            self.draws = {}
        draw = (seat, *to_assign(s, seat))
        known = self.draws.get(draw)
        if known is None:
            self.found = self.draws[draw] = {}
            self.weigh(s, seat, outlook)
        else:
            self.found = known
        answers = tuple([s.codes.target(answer) for answer in s.lanes[seat].answers])
        return self.found.get(answers, 0.0)

    def weigh(self, s: ResurgenceState, seat: int, outlook: Outlook) -> None:
        kinds = to_assign(s, seat)
        outlook.survey(7)
        worths = [self.totals(s, seat, area, outlook) for area in range(3)]
        self.extend(kinds, [], [0, 0, 0], [0] * 15, worths, outlook)

    def extend(
        self, kinds: list[int], way: list[int], totals: list[int], held: list[int], worths: list[list[float]],
        outlook: Outlook,
    ) -> float:  # fmt: skip
        """Weigh all ways that begin so; the best of them."""
        at = len(way)
        if at == len(kinds):
            worth = outlook.sketch(held)
            for area in range(3):
                worth += worths[area][totals[area]]
            self.found[tuple(way)] = worth
            return worth
        first = way[-1] if at and kinds[at] == kinds[at - 1] else 0
        best = -99.0
        for area in range(first, 3):
            pair = kinds[at] * 3 + area
            totals[area] += STRENGTH[kinds[at]]
            held[pair] += 1
            worth = self.extend(kinds, [*way, area], totals, held, worths, outlook)
            totals[area] -= STRENGTH[kinds[at]]
            held[pair] -= 1
            best = worth if worth > best else best
        self.found[tuple(way)] = best
        return best

    def totals(self, s: ResurgenceState, seat: int, area: int, outlook: Outlook) -> list[float]:
        """What each total in an area is to be expected to bring."""
        steps = climbing(s, seat, area, outlook)
        if s.solo:
            return self.against_mutants(s, area, steps)
        found = [0.0] * HIGHEST
        rivals = [other for other in range(s.seats) if other != seat]
        for n in range(SAMPLES):
            theirs = [dealt(s, other, area, n) for other in rivals]
            best, least = max(theirs), min(theirs)
            alone = theirs.count(best) == 1
            for total in range(HIGHEST):
                if total > best:
                    found[total] += steps[2 if total >= STRONG else 1]
                elif total == best:
                    if least < best:
                        found[total] += steps[1] - DENY * steps[1]
                else:
                    found[total] -= DENY * steps[2 if alone and best >= STRONG else 1]
        return [one / SAMPLES for one in found]

    def against_mutants(self, s: ResurgenceState, area: int, steps: list[float]) -> list[float]:
        """The same where a Mutant Leadership card says who moves (RSG-SOLO-11)."""
        card = s.content.leadership[s.cards.face[s.foe_cards[-1]]]
        found: list[float] = []
        for total in range(HIGHEST):
            for band in card.bands[area]:
                if total <= band.most:
                    found.append(steps[band.player] - 0.5 * steps[1] * band.mutants)
                    break
        return found


def climbing(s: ResurgenceState, seat: int, area: int, outlook: Outlook) -> list[float]:
    """What no, one and two steps on a track are worth."""
    at = seat * 3 + area
    before = s.tracks[at]
    left = outlook.left
    now = leading(s, seat, area, left)
    found = [0.0]
    bonus = 0.0
    for step in (1, 2):
        space = before + step
        if space <= LAST:
            s.tracks[at] = space
            reward = s.content.bonuses[area][space]
            if reward:
                bonus += BONUS * outlook.reward(reward)
        found.append(leading(s, seat, area, left) - now + bonus)
    s.tracks[at] = before
    return found


def dealt(s: ResurgenceState, seat: int, area: int, n: int) -> int:
    """The total of a rival in an area, in the n-th world that is thought of: a draw and an assignment by lot."""
    tokens = [s.cards.face[back] for back in s.bags[seat] + s.drawn[seat]]
    tokens.sort()
    lot = (n * 7919 + seat * 104729 + s.round * 1299709 + 12345) & 0x7FFFFFFF
    total = 0
    for _ in range(len(s.drawn[seat])):
        lot = (lot * 1103515245 + 12345) & 0x7FFFFFFF
        token = tokens.pop((lot >> 8) % len(tokens))
        lot = (lot * 1103515245 + 12345) & 0x7FFFFFFF
        where = (lot >> 8) % 100
        to = 0 if where < LEANING[0] else 1 if where < LEANING[0] + LEANING[1] else 2
        if to == area:
            total += STRENGTH[token]
    return total
