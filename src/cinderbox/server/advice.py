"""A hint in words: the whole intention, and why, in one clause. Told from what the seat knows alone."""

from typing import Any

from cinderbox import bots
from cinderbox.bots.reasons import Intent, reasons
from cinderbox.kernel.events import Part, spoken
from cinderbox.kernel.state import State
from cinderbox.table.part import in_a_row

SHOWN = 4  # actions that are named


def explained(state: State, seat: int, plan: list[str], begins: str) -> dict[str, Any]:
    """The first action of a plan, those that follow it as far as can be foreseen, and all of it as a sentence."""
    game = state.game
    intent = Intent(bots.sight(state, seat), [game.parse(action) for action in plan])
    why = reasons(game.evaluation(), intent, seat)
    text: list[Part] = [*question(state, seat), begins, *in_a_row(intent.labels[:SHOWN])]
    ends = " and so on." if len(intent.labels) > SHOWN else "."
    clause = f" This {' and '.join(why)}." if why else ""
    done = [game.text(action) for action in intent.actions]
    return {"action": plan[0], "plan": done[1:], "text": [*text, ends + clause]}


def question(state: State, seat: int) -> list[Part]:
    """What is asked, if it is a question: the label of an answer may be no more than a place."""
    asked = state.asking(seat)
    if not spoken(asked).endswith("?"):
        return []
    return [*([asked] if isinstance(asked, str) else asked), " "]
