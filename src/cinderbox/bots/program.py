"""A bot that is a program of its own, in any language: `exec:./mybot`, or with a limit `exec:./mybot,seconds=5`.

It is started for each game and speaks JSON, one object a line. It reads from its input

    {"type": "start", "game": "radlands", "seats": 2, "seat": 0, "options": {...}, "seed": 7}
    {"type": "choose", "prompt": "...", "actions": [{"action": "play:scout", "label": "Play Scout"}, ...],
     "view": {...}, "events": [...]}
    {"type": "end", "winners": [0], "scores": [1, 0], "reason": "..."}

and answers each `choose`, and nothing else, with a line `{"action": "play:scout"}`. `events` is what the seat was told
since the last choice. What it writes to its errors is kept for the sentence that says how it failed. A program gets
text and nothing else: there is no state that it could look into.
"""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from typing import IO, Final

from cinderbox.bots.interface import BotFault, Setting
from cinderbox.bots.sighting import Sight
from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.plain import brief

SECONDS: Final = Setting(10, 0.1, 3600, False, "the most that a choice may take")
LONGEST: Final = 1_000_000  # characters of a line
PATIENCE: Final = 2.0  # seconds in which a program ends by itself once its input is closed


class Program:
    def __init__(self, command: str, seconds: float) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BadOption(f"{command!r} is no command: {error}.") from None
        if not self.words:
            raise BadOption("exec: names a command, as in exec:./mybot.")
        self.seconds = seconds
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()  # what it answered; "": no more comes
        self.errors: list[str] = []  # its last words
        self.complaining: threading.Thread | None = None
        self.events: list[dict[str, object]] = []  # not told yet

    def start(self, start: object) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(self.words, stdin=pipe, stdout=pipe, stderr=pipe, text=True, bufsize=1)
        except OSError as error:
            raise BotFault(f"cannot be started: {error.strerror}") from None
        threading.Thread(target=listen, args=(self.process.stdout, self.lines), daemon=True).start()
        self.complaining = threading.Thread(target=overhear, args=(self.process.stderr, self.errors), daemon=True)
        self.complaining.start()
        self.send({"type": "start", **vars_of(start)})

    def heard(self, events: list[dict[str, object]]) -> None:
        self.events += events

    def choose(self, sight: Sight) -> str:
        s, seat = sight.guess, sight.seat
        actions = [{"action": s.game.text(one), "label": s.label(one, seat)} for one in sight.actions]
        events, self.events = self.events, []
        asked: dict[str, object] = {"type": "choose", "prompt": s.prompt(seat), "actions": actions}
        self.send({**asked, "view": s.view(seat), "events": events})
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            self.stop()
            raise BotFault(f"was silent for {self.seconds:g} seconds") from None
        if not line:
            raise BotFault(f"ended{self.last_words()}")
        try:
            answer = json.loads(line)["action"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise BotFault(f'said {brief(line.strip())!r} instead of {{"action": "..."}}') from None
        if not isinstance(answer, str):
            raise BotFault(f"said {brief(repr(answer))} where the text of an action was due")
        return answer

    def end(self, outcome: Outcome) -> None:
        with contextlib.suppress(BotFault):  # it may well have ended before
            self.send(
                {
                    "type": "end",
                    "winners": list(outcome.winners),
                    "scores": list(outcome.scores),
                    "reason": outcome.reason,
                }
            )
        self.stop()

    def spec(self) -> str:
        """What `program` is told to get it again."""
        return f"exec:{shlex.join(self.words)},seconds={self.seconds:g}"

    # -- the process ---------------------------------------------------------------------------------------------

    def send(self, message: dict[str, object]) -> None:
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise BotFault(f"ended{self.last_words()}") from None

    def last_words(self) -> str:
        assert self.process is not None and self.complaining is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        self.complaining.join(PATIENCE)
        code = self.process.returncode
        return f" (exit {code})" + (f": {brief(self.errors[0])}" if self.errors else "")

    def stop(self) -> None:
        """End the process: by itself once it reads no more, or by force."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            process.stdin.close()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


# These run in threads. They know the pipes and not the program: so one that is forgotten without an end loses its
# input, hears that, and ends.


def listen(answers: IO[str], lines: "queue.Queue[str]") -> None:
    """Pass on what it answers."""
    with contextlib.suppress(OSError, ValueError):
        while line := answers.readline(LONGEST):
            lines.put(line)
    lines.put("")


def overhear(complaints: IO[str], errors: list[str]) -> None:
    """Keep the last line of its errors."""
    with contextlib.suppress(OSError, ValueError):
        while line := complaints.readline(LONGEST):
            if line.strip():
                errors[:] = [line.strip()]


def vars_of(start: object) -> dict[str, object]:
    """The fields of a `Start` by name."""
    return {name: getattr(start, name) for name in ("game", "seats", "seat", "options", "seed")}


def program(text: str) -> Program:
    """`./mybot --fast,seconds=5` as a program with its limit."""
    command, comma, setting = text.rpartition(",")
    if comma and setting.strip().startswith("seconds="):
        value = setting.strip().removeprefix("seconds=")
        return Program(command, SECONDS.number("exec", "seconds", value))
    return Program(text, SECONDS.default)
