"""The terminal: one console for everything that is shown, and the one way to say what is wrong."""

import sys

from rich.console import Console

console = Console(highlight=False)


class Fault(Exception):
    """Something the person at the terminal can put right, said in one line."""


def complain(message: str) -> None:
    """One line to stderr, whatever the message looks like."""
    print("cinderbox: " + " ".join(message.split()), file=sys.stderr)
