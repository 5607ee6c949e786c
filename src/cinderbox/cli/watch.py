"""`cinderbox watch`: steps through a record, forwards and backwards, as one seat or a spectator saw it."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.text import Text

from cinderbox.cli.answer import whole
from cinderbox.cli.arguments import GameFolder
from cinderbox.cli.screen import Fault, console
from cinderbox.games import add, by_id
from cinderbox.kernel.game import Game
from cinderbox.kernel.record import Record
from cinderbox.kernel.state import State
from cinderbox.proof.files import load_record
from cinderbox.terminal import board
from cinderbox.terminal.board import Scene

HELP = "Enter next · b back · 12 step 12 · turn · p play · + - speed · seat 1/all · end · q"


def watch_command(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game.")],
    game: GameFolder = None,
    seat: Annotated[
        int | None, typer.Option(help="Whose eyes to look through, counted from 1; a spectator's if left out.")
    ] = None,
    play: Annotated[bool, typer.Option("--play", help="Let it run by itself.")] = False,
    speed: Annotated[float, typer.Option(help="Steps a second while it runs.")] = 1.0,
) -> None:
    """Look at a saved game, step by step."""
    if not 0.01 <= speed <= 1000:
        raise Fault("--speed is a number of steps a second from 0.01 to 1000.")
    if game is not None:
        add(game)
    kept = load_record(record)
    show = Show(kept, by_id(kept.game), speed)
    show.look(seat)
    show.run(play)


class Show:
    """A record on screen: every position of it, and where we stand."""

    def __init__(self, record: Record, game: Game, speed: float) -> None:
        self.record = record
        self.board = board(game)
        self.names = [f"Player {seat + 1}" for seat in range(record.seats)]
        self.speed = speed
        self.seat: int | None = None
        self.at = 0
        state = record.begin(game)
        self.states: list[State] = [state.clone()]
        for number in range(len(record.entries)):
            record.redo(state, number)
            self.states.append(state.clone())
        record.compare_end(state, game)

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def look(self, seat: int | None) -> None:
        """Look through the eyes of a seat, counted from 1, or of a spectator."""
        if seat is not None and not 1 <= seat <= self.record.seats:
            raise Fault(f"There is no seat {seat}: seats are counted from 1 to {self.record.seats}.")
        self.seat = None if seat is None else seat - 1

    def run(self, running: bool) -> None:
        self.draw()
        try:
            while True:
                if running:
                    self.play()
                    running = False
                typed = console.input(f"[bold]{self.at}/{self.last}>[/] ").strip().lower()
                if typed in ("q", "quit", "exit"):
                    return
                running = self.obey(typed)
        except (EOFError, KeyboardInterrupt):
            console.print()

    def play(self) -> None:
        """Run to the end; Ctrl-C stops it where it is."""
        try:
            while self.at < self.last:
                time.sleep(1 / self.speed)
                self.at += 1
                self.draw()
        except KeyboardInterrupt:
            console.print()

    def obey(self, typed: str) -> bool:
        """Do what was typed; True if the record shall run by itself from here."""
        word, _, rest = typed.partition(" ")
        if typed in ("", "n", "next"):
            self.at = min(self.last, self.at + 1)
        elif typed in ("b", "back"):
            self.at = max(0, self.at - 1)
        elif typed.isdecimal():
            self.at = min(self.last, whole(typed))
        elif typed == "end":
            self.at = self.last
        elif typed == "turn":
            self.next_turn()
        elif typed in ("p", "play"):
            return True
        elif typed and set(typed) in ({"+"}, {"-"}):
            self.speed = min(1000.0, max(0.01, self.speed * (2 if "+" in typed else 0.5) ** len(typed)))
            console.print(f"{self.speed:g} steps a second")
            return False
        elif word == "seat" and (rest == "all" or rest.isdecimal()):
            try:
                self.look(None if rest == "all" else whole(rest))
            except Fault as fault:
                console.print(Text(str(fault), "yellow"))
                return False
        else:
            console.print(HELP)
            return False
        self.draw()
        return False

    def next_turn(self) -> None:
        """On to where somebody else is asked."""
        asked = self.states[self.at].to_act
        while self.at < self.last and self.states[self.at].to_act == asked:
            self.at += 1

    def draw(self) -> None:
        state = self.states[self.at]
        console.clear()
        if self.at:
            before, entry = self.states[self.at - 1], self.record.entries[self.at - 1]
            # A sealed answer is shown to nobody but its own seat until all are in.
            hidden = bool(before.lanes) and entry.seat != self.seat
            did = "has chosen" if hidden else before.label(state.game.parse(entry.action), entry.seat)
            console.print(f"[cyan]{self.at}[/] [bold]{self.names[entry.seat]}[/]: {escape(did)}")
            for line in state.log(self.seat, len(before.log(self.seat))):
                console.print(Text("  › " + line))
        drawn, _ = self.board.draw(Scene(state, self.seat, self.names, {}, console.width))
        console.print(drawn)
        console.print(f"[bold]{escape(state.prompt(self.seat))}[/]")
        console.print(f"[dim]{HELP}[/]")
