"""The terminal: one console for everything that is shown, and the one way to say what is wrong."""

import contextlib
import sys

from rich.console import Console

with contextlib.suppress(ImportError):  # not on every system; where it is, typed lines can be edited and repeated
    import readline  # noqa: F401

console = Console(highlight=False)


class Fault(Exception):
    """Something the person at the terminal can put right, said in one line."""


def complain(message: str) -> None:
    """One line to stderr, whatever the message looks like."""
    print("cinderbox: " + " ".join(message.split()), file=sys.stderr)
