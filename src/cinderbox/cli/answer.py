"""What a person types at the table, and what it means: a choice, a command, or the name of a card.

Knows the open actions and their texts. Says what was meant; does nothing about it.
"""

import difflib
from dataclasses import dataclass

from cinderbox.kernel.errors import IllegalAction
from cinderbox.kernel.state import State

COMMANDS = {
    "undo": "take back your last choice, as long as nothing new was revealed",
    "log": "what has happened; `log 50` shows more",
    "why": "why something is not possible: `why play:scout`",
    "board": "draw the table again",
    "rules": "the rules behind this question",
    "save": "`save FILE` writes the game; go on later with --resume FILE",
    "help": "this page",
    "quit": "leave; the game is saved",
}
SHORT = {
    "u": "undo",
    "l": "log",
    "w": "why",
    "b": "board",
    "s": "save",
    "h": "help",
    "?": "help",
    "q": "quit",
    "exit": "quit",
}


@dataclass(frozen=True)
class Answer:
    """`kind` is act, command, word (perhaps a card) or no (then `text` says what is wrong)."""

    kind: str
    text: str = ""
    rest: str = ""
    action: int = -1


def whole(digits: str) -> int:
    """A number as typed; one too long to be meant is simply large."""
    return int(digits) if len(digits) < 10 else 10**9


def normal(typed: str) -> str:
    """`Play Argo Yesky` as the action's own text, `play:argo_yesky`."""
    verb, _, target = typed.strip().lower().replace(":", " ", 1).partition(" ")
    target = "_".join(target.split())
    return f"{verb}:{target}" if target else verb


def understand(typed: str, state: State, seat: int, listed: list[int]) -> Answer:
    """What was typed in answer to a question whose choices were listed in this order."""
    typed = typed.strip()
    if not typed:
        return Answer("no", "Type a number, an action, or ? for help.")
    if typed.isdecimal():
        number = whole(typed)
        if 1 <= number <= len(listed):
            return Answer("act", action=listed[number - 1])
        return Answer("no", f"There is no choice {typed[:9]}; they run from 1 to {len(listed)}.")
    word, _, rest = typed.partition(" ")
    command = SHORT.get(word.lower(), word.lower())
    if command in COMMANDS:
        return Answer("command", command, rest.strip())
    texts = {state.game.text(action): action for action in listed}
    text = normal(typed)
    if text in texts:
        return Answer("act", action=texts[text])
    try:
        return Answer("no", state.why_not(text, seat))
    except IllegalAction:
        pass  # no action is called that
    starts = [action for known, action in texts.items() if known.startswith(text)]
    if len(starts) == 1 and len(text) >= 3:
        return Answer("act", action=starts[0])
    return Answer("word", typed)


def unknown(typed: str, state: State, listed: list[int], names: list[str]) -> str:
    """What to say to something that is neither choice, command nor card."""
    known = [*COMMANDS, *(state.game.text(action) for action in listed), *names]
    small = {one.lower(): one for one in known}
    near = [small[one] for one in difflib.get_close_matches(typed.lower(), small, n=3, cutoff=0.6)]
    hint = f" Did you mean {' or '.join(near)}?" if near else " Type ? for help."
    return f"There is no action, command or card {typed[:40]!r}.{hint}"
