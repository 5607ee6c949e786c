"""One game at the terminal: shows the table to whoever is asked, hears the answer, lets the bots move.

Builds on `Sitting` for acting, undo and the record, on the boards for drawing, on `answer` for what was typed.
"""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from cinderbox import bots
from cinderbox.bots import Bot
from cinderbox.cli import answer
from cinderbox.cli.screen import Fault, console
from cinderbox.kernel.errors import IllegalAction
from cinderbox.kernel.events import Link, Phrase
from cinderbox.proof.files import save_record
from cinderbox.table.sitting import Sitting
from cinderbox.terminal import board
from cinderbox.terminal.board import Scene

FEED = 14  # as many lines of news are shown above the table


class Leave(Exception):
    """The person wants to stop."""


class Match:
    def __init__(
        self, table: Sitting, players: Sequence[Bot | None], names: Sequence[str], file: Path, command: str
    ) -> None:
        """`players[seat]` is a bot, or None for a person; `file` is where the game is kept, `command` what plays on."""
        self.table = table
        self.players = players
        self.names = names
        self.file = file
        self.command = command
        self.board = board(table.state.game)
        self.people = [seat for seat, bot in enumerate(players) if bot is None]
        self.heard = [0] * len(players)  # how much of the log each seat has been shown
        self.at_screen = self.people[0] if len(self.people) == 1 else -1

    def run(self) -> None:
        """Play until the game is over; Leave if somebody wants to stop before."""
        while not self.table.state.over:
            asked = self.table.state.to_act
            person = next((seat for seat in asked if self.players[seat] is None), None)
            if person is None:
                self.bot_moves(asked[0])
            else:
                self.hand_over(person)
                self.ask(person)
        self.show_end()
        outcome = self.table.state.outcome
        assert outcome is not None
        for bot in self.players:
            if bot is not None:
                bot.end(outcome)

    def bot_moves(self, seat: int) -> None:
        bot = self.players[seat]
        assert bot is not None
        # A seed of its own for every decision. A resumed bot starts afresh, so it may play on differently.
        seed = int(self.table.record.seed) + len(self.table.record.entries)
        with console.status(f"{self.names[seat]} is thinking ..."):
            action = bot.choose(bots.sight(self.table.state, seat, seed))
        self.table.act(action, seat)

    def hand_over(self, seat: int) -> None:
        """Where people share a screen, nobody sees another's cards."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        console.clear()
        self.read(f"{self.names[seat]}, press Enter when you alone can see the screen. ")

    # -- asking ------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Put the question to a person until it is answered; the game is on disk before they think."""
        self.save(self.file)
        listed = self.show(seat)
        while True:
            state = self.table.state
            heard = answer.understand(self.read("> "), state, seat, listed)
            if heard.kind == "act":
                self.table.act(heard.action, seat)
                return
            if heard.kind == "command":
                if self.obey(heard.text, heard.rest, seat, listed):
                    return
            elif heard.kind == "word":
                card = self.board.card(state, heard.text.lower())
                console.print(
                    card or Text(answer.unknown(heard.text, state, listed, self.board.words(state)), "yellow")
                )
            else:
                console.print(Text(heard.text, "yellow"))

    def read(self, prompt: str) -> str:
        """One line from the person; Leave if they have had enough."""
        try:
            return console.input(f"[bold]{escape(prompt)}[/]")
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def obey(self, command: str, rest: str, seat: int, listed: list[int]) -> bool:
        """Carry out a command; True if the question has to be put anew."""
        if command == "quit":
            raise Leave
        if command == "board":
            return True
        if command == "undo":
            return self.undo(seat)
        if command == "help":
            self.show_help()
        elif command == "log":
            self.show_log(seat, rest)
        elif command == "rules":
            console.print(", ".join(self.table.state.rules(seat)) or "No rule is named for this question.")
        elif command == "save":
            self.save_as(rest)
        else:
            self.why(rest, seat, listed)
        return False

    def undo(self, seat: int) -> bool:
        try:
            undone = self.table.undo(seat)
        except IllegalAction as error:
            console.print(Text(str(error), "yellow"))
            return False
        self.heard = [min(count, self.table.state.told_count(who)) for who, count in enumerate(self.heard)]
        console.print(f"[green]Taken back:[/] {undone}")
        return True

    def why(self, typed: str, seat: int, listed: list[int]) -> None:
        if not typed:
            console.print(Text("Why not what? For example: why play:scout", "yellow"))
            return
        text = answer.normal(typed)
        try:
            refusal = self.table.state.why_not(text, seat)
        except IllegalAction:
            refusal = answer.unknown(typed, self.table.state, listed, [])
        if refusal:
            console.print(Text(refusal, "yellow"))
        else:
            number = listed.index(self.table.state.game.parse(text)) + 1
            console.print(f"Nothing speaks against it: it is choice {number}.")

    def save_as(self, name: str) -> None:
        if not name:
            console.print(Text("Save to which file? For example: save game.json", "yellow"))
            return
        try:
            self.save(Path(name).expanduser())
        except Fault as fault:
            console.print(Text(str(fault), "yellow"))
        else:
            console.print(f"Saved. Go on later with: {escape(self.command)} --resume {escape(name)}", soft_wrap=True)

    def save(self, file: Path) -> None:
        try:
            save_record(file, self.table.closed())
        except OSError as error:
            raise Fault(f"{file} cannot be written: {error.strerror}.") from None
        except ValueError as error:  # a NUL in the name
            raise Fault(f"{str(file)!r} cannot be written: {error}.") from None

    # -- showing -----------------------------------------------------------------------------------------------

    def show(self, seat: int) -> list[int]:
        """The table, the news and the choices, as this seat may see them; returns the choices as numbered."""
        state = self.table.state
        listed = state.actions(seat)
        numbers = {action: number for number, action in enumerate(listed, 1)}
        drawn, shown = self.board.draw(Scene(state, seat, self.names, numbers, console.width))
        console.clear()
        self.show_news(seat)
        console.print(drawn)
        console.print(f"\n[bold]{escape(self.line(state.asking(seat)))}[/]")
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        for action in listed:
            if action not in shown:
                number = Text(f" {numbers[action]} ", "bold black on cyan")
                grid.add_row(
                    number, Text(self.line(self.board.label(state, seat, action))), Text(state.game.text(action))
                )
        console.print(grid)
        back = self.table.undoable(seat)
        console.print(f"[dim]? help{f' · undo {back}' if back else ''} · or the name of a card[/]")
        return listed

    def show_news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        state, since = self.table.state, self.heard[seat]
        news, parts = state.events(seat, since), state.log_parts(seat, since)
        self.heard[seat] += len(news)
        styles = ["dim" if event["seat"] == seat else "" for event in news]
        lines = zip([self.line(one) for one in parts], styles, strict=True)
        told = [(text, style, len(list(same))) for (text, style), same in groupby(lines)]
        if len(told) > FEED:
            console.print(f"[dim]… {len(told) - FEED} more: type log[/]")
        for text, style, times in told[-FEED:]:
            console.print(Text(f"› {text}" + (f" (×{times})" if times > 1 else ""), style))

    def show_log(self, seat: int, rest: str) -> None:
        lines = self.table.state.log_parts(seat)
        count = answer.whole(rest) if rest.isdecimal() else 20
        for line in lines[max(0, len(lines) - count) :]:
            console.print(Text("  " + self.line(line)))

    def line(self, said: Phrase) -> str:
        """A line of the log, a question or a choice with the names of this table."""
        parts = [said] if isinstance(said, str) else said
        return "".join([part if isinstance(part, str) else self.word(part) for part in parts])

    def word(self, link: Link) -> str:
        return self.names[link["seat"]] if "seat" in link else link["text"]

    def show_help(self) -> None:
        console.print("Type the number of a choice or its text, as in [cyan]play:scout[/] or [cyan]play scout[/].")
        console.print("Type the name of a card to read it. Besides:")
        grid = Grid.grid(padding=(0, 2))
        for name, what in answer.COMMANDS.items():
            grid.add_row(f"  [cyan]{name}[/]", what)
        console.print(grid)
        console.print(self.board.legend())

    def show_end(self) -> None:
        state = self.table.state
        viewer = self.people[0] if len(self.people) == 1 else None
        if viewer is not None:
            self.show_news(viewer)
        drawn, _ = self.board.draw(Scene(state, viewer, self.names, {}, console.width))
        console.print(drawn)
        outcome = state.outcome
        assert outcome is not None
        console.rule(self.verdict(outcome.winners))
        console.print(Text(self.line(outcome.why)), justify="center")
        for line, points in outcome.sheet:
            console.print(f"{line}: " + ", ".join(f"{n} {p}" for n, p in zip(self.names, points, strict=True)))

    def verdict(self, winners: tuple[int, ...]) -> str:
        if not winners and len(self.names) > 1:
            return "[bold]A draw[/]"
        if not winners:
            return "[bold red]You lose[/]" if self.people else f"[bold]{escape(self.names[0])} loses[/]"
        if self.people == [seat for seat in self.people if seat in winners] and len(self.people) == 1:
            return "[bold green]You win![/]"
        names = " and ".join(self.names[seat] for seat in winners)
        return f"[bold]{escape(names)} {'win' if len(winners) > 1 else 'wins'}[/]"
