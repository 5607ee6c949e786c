"""One pass over one game: random play in a mood, with every law looked at on the way.

The fuzzer and the tests of laws share it. Some laws are costly and are looked at now and then, but all of them at the
start and at the end. What only a whole game can show is looked at after it: that old states have stayed still, and
that the same seed and actions give the same game. Knows the public API; knows no game.
"""

from __future__ import annotations

import traceback
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

from cinderbox.kernel.errors import CinderboxError
from cinderbox.kernel.record import Record
from cinderbox.kernel.state import State
from cinderbox.proof.laws import DeadEnd, Law, play
from cinderbox.proof.leak import difference, name, viewers
from cinderbox.proof.mood import Mood

KINDS = {5: "dead end", 6: "leak", 9: "bad undo", 13: "leak"}
ALBUM = 5  # an old state is kept once in so many decisions
WORLDS = 12  # a world is dealt once in so many
LONG = 100  # decisions after which any look is half as likely, after twice as many a third, and so on


@dataclass(frozen=True)
class Breach:
    """Something that must not be: what sort, and the complaint, which names the law."""

    kind: str  # dead end, bound, bad undo, leak, crash, or the law that is broken
    complaint: str


class Trial:
    """Plays on from a state until a law is broken or the game is over.

    A game that is played from its start has a record, which then leads to the breach. `pace` makes costly laws as many
    times rarer.
    """

    def __init__(
        self, state: State, dice: Random, laws: tuple[Law, ...], pace: int = 1, record: Record | None = None
    ) -> None:
        self.state = state
        self.dice = dice
        self.laws = laws
        self.pace = pace
        self.record = record
        self.decisions = 0
        self.looks: Counter[int] = Counter()  # law -> how often it was looked at
        self.album: list[tuple[State, str, int | None, list[str]]] = []

    def run(self) -> Breach | None:
        """The first breach, if there is one."""
        state, dice = self.state, self.dice
        mood = Mood(state.game, dice)
        try:
            while not (found := self.look() or self.too_long()) and not state.over:
                self.keep()
                seat = dice.choice(state.to_act)
                action = mood.choose(state, seat, dice)
                if self.record is not None:
                    self.record.append(state, action, seat)
                state.apply(action, seat)
                self.decisions += 1
            return found or self.look_back()
        except Exception as error:
            return Breach("crash", last_line(error))

    def look(self) -> Breach | None:
        """The first law that the state breaks, of those that have their turn; in a long game that is less often."""
        end = self.decisions == 0 or self.state.over
        pace = self.rarity()
        for law in self.laws:
            every = self.pace if end else law.every * pace
            always = law.every == 1 and (end or self.decisions < LONG)
            if always or self.dice.randrange(max(1, every)) == 0:
                self.looks[law.number] += 1
                if breach := broken(law, self.state, Random(self.dice.getrandbits(62))):
                    return breach
        if self.dice.randrange(max(1, self.pace if end else WORLDS * pace)) == 0:
            return broken_world(self.laws, self.state, Random(self.dice.getrandbits(62)))
        return None

    def rarity(self) -> int:
        """How many times rarer costly looks are by now; without that a game ten times as long would cost a hundred
        times as much, as some looks play on to its end."""
        return self.pace * (1 + self.decisions // LONG)

    def too_long(self) -> Breach | None:
        bound = self.state.game.bound
        if self.decisions < bound or self.state.over:
            return None
        return Breach("bound", f"law 5: the game goes on after {bound} decisions")

    def keep(self) -> None:
        """Put the state as it is now into the album, with what it says of itself."""
        if self.dice.randrange(ALBUM * self.rarity()) == 0:
            old, viewer = self.state.clone(), self.dice.choice(viewers(self.state))
            self.album.append((old, repr(old.dump()), viewer, old.log(viewer)))

    def look_back(self) -> Breach | None:
        """What the whole game has to show: laws 2 and 1."""
        self.looks.update((2, 1))
        for old, dump, viewer, log in self.album:
            if repr(old.dump()) != dump or old.log(viewer) != log:
                return Breach("law 2", "law 2, old states stay still: one has changed since")
        if self.record is not None:
            try:
                again = self.record.replay(self.state.game)
            except CinderboxError as error:
                return Breach("law 1", f"law 1, the same seed and actions give the same game: {error}")
            if found := difference(self.state.dump(), again.dump(), "dump"):
                return Breach("law 1", f"law 1, the same seed and actions give the same game: {found}")
        return None


def broken(law: Law, state: State, dice: Random) -> Breach | None:
    """How a state breaks a law."""
    which = f"law {law.number}, {law.title}"
    try:
        complaints = law.check(state.clone(), dice)
    except DeadEnd as error:
        return Breach("dead end", f"{which}: {error}, a few decisions on")
    except Exception as error:
        return Breach("crash", f"{which}: {last_line(error)}")
    return Breach(KINDS.get(law.number, f"law {law.number}"), f"{which}: {complaints[0]}") if complaints else None


def broken_world(laws: tuple[Law, ...], state: State, dice: Random) -> Breach | None:
    """How a world that a seat thinks possible breaks a law, at once or later on: the part of law 6 that takes all."""
    seat, seed = dice.choice(viewers(state)), dice.getrandbits(62)
    where = f"in a world dealt for {name(seat)} from {seed}"
    world = state.determinize(seat, seed)
    try:
        for more in (0, dice.randrange(30)):
            play(world, dice, more)
            if breach := broken(dice.choice(laws), world, dice):
                return Breach(breach.kind, f"{where}, {more} decisions on: {breach.complaint}")
        play(world, dice, world.game.bound)
    except DeadEnd as error:
        return Breach("dead end", f"law 5, {where}: {error}")
    except Exception as error:
        return Breach("crash", f"{where}: {last_line(error)}")
    return None if world.over else Breach("bound", f"law 5, {where}: it goes on after {world.game.bound} decisions")


def last_line(error: Exception) -> str:
    """An unexpected error and the line it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}: {error}{where}"
