"""Why a plan is good, in a few words: the terms of a game's evaluation that it makes grow most.

Everything is seen with the eyes of the seat that plans. A game without terms gives no reasons.
"""

from typing import Any, Final

from cinderbox.bots.sighting import Sight
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.events import Part, Phrase
from cinderbox.kernel.state import State

MOST: Final = 2  # reasons that are given
LEAST: Final = 0.04  # what a term must grow by, in log-odds
PART: Final = 0.15  # and as a part of what the first one grows by


class Intent:
    """A plan carried out as far as the seat can foresee it: its actions, each in words, and where it leads."""

    def __init__(self, sight: Sight, plan: list[int]) -> None:
        seat = sight.seat
        s = sight.world(0)
        self.before: State = s.clone()
        self.actions: list[int] = []
        self.labels: list[list[Part]] = []
        mark = s.mark
        for action in plan:
            leaves = s.game.space.text(action) == s.way_out
            if s.mark != mark or not s.may(seat, action) or (leaves and self.actions):
                break
            self.actions.append(action)
            self.labels.append(called(s, action, seat))
            s.choose(seat, action)
        self.after: State = s


def called(s: State, action: int, seat: int) -> list[Part]:
    """An action in words, as a seat (-1: a spectator) reads it, without its price and the text of what it uses."""
    said: Phrase = s.game.label(s, action, seat)
    parts: list[Part] = [said] if isinstance(said, str) else said[:]
    last = parts[-1]
    if isinstance(last, str):
        price = s.price_of(action)
        if price:
            last = last.removesuffix(f" ({price})")
        head, colon, rest = last.partition(": ")
        if colon and rest.endswith("."):
            parts[-1] = head
            verb = s.game.space.text(action).partition(":")[0]
            return parts if head.lower().startswith(f"{verb} ") else joined("Use ", parts)
        parts[-1] = last
    return parts


def joined(word: str, parts: list[Part]) -> list[Part]:
    first = parts[0]
    return [word + first, *parts[1:]] if isinstance(first, str) else [word, *parts]


def reasons(evaluation: Evaluation[Any], intent: Intent, seat: int) -> list[str]:
    """What the plan does for the seat, what counts most first."""
    grown = changes(evaluation, intent, seat)
    found = [(gain, words) for words, gain in grown.items() if gain >= LEAST]
    found.sort(reverse=True)
    return [words for gain, words in found if gain >= PART * found[0][0]][:MOST]


def changes(evaluation: Evaluation[Any], intent: Intent, seat: int) -> dict[str, float]:
    """By how much each term grows while a plan is carried out."""
    found: dict[str, float] = {}
    before, after = intent.before, intent.after
    if after.ended is None and evaluation.turn(before) == evaluation.turn(after):  # else all looks different
        for words, weight in evaluation.terms(before, seat):
            found[words] = found.get(words, 0.0) - weight
        for words, weight in evaluation.terms(after, seat):
            found[words] = found.get(words, 0.0) + weight
    return found
