"""A table being laid out for a position: finds the pieces that a text names, each once. Knows names, no rule."""

from typing import Final

from cinderbox.games.resurgence.model import (
    ADVANCED_BACK,
    BASIC_BACK,
    CALM_BACK,
    DIRECTIVE_A,
    DIRECTIVE_B,
    ENCOUNTER_BACK,
    ENCOUNTERS,
    EVENT_BACK,
    HAZARD_BACK,
    HERO_BACK,
    MUTANT_BACK,
    RUBBLE_BACK,
    SALVAGE_BACK,
    SEATS,
    STARTER_BACK,
    SURVIVOR_BACK,
    TOKEN_BACK,
    TOKENS,
    ZONES,
)
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.pack import word_id
from cinderbox.kernel.plain import shown
from cinderbox.kernel.position import BadPosition, choice, number
from cinderbox.kernel.position import words as entries

NONE: Final = "none"


def words(text: str) -> list[str]:
    """What stands between commas; `none` is nothing."""
    return [one for one in entries(text) if one != NONE]


class Layout:
    """A table being laid out: hands out backs for named pieces, each once."""

    def __init__(self, s: ResurgenceState) -> None:
        self.s = s
        c = s.content
        box = s.box  # what is not in this game is not handed out
        self.free = [[back for back in run if back not in box] for run in c.runs]
        self.tokens = [c.runs[TOKEN_BACK + seat][:] for seat in range(SEATS)]
        names: list[list[list[str]]] = [[] for _ in range(len(c.runs))]
        cards = [[one.id, one.name] for one in c.cards]
        names[SURVIVOR_BACK] = names[HERO_BACK] = cards
        for design in (STARTER_BACK, BASIC_BACK, ADVANCED_BACK):
            names[design] = [[one.id, one.name] for one in c.missions]
        names[EVENT_BACK] = [[one.id, one.name] for one in c.events]
        names[MUTANT_BACK] = [[c.mutant_ids[i], c.mutant_names[i]] for i in range(len(c.mutant_ids))]
        names[CALM_BACK] = names[HAZARD_BACK] = [[one.id, one.name] for one in c.leadership]
        names[SALVAGE_BACK] = [[one.id, one.name] for one in c.salvage]
        names[RUBBLE_BACK] = [[c.rubble_ids[i], c.rubble_names[i]] for i in range(len(c.rubble_ids))]
        names[DIRECTIVE_A] = names[DIRECTIVE_B] = [[one.id, one.name] for one in c.directives]
        names[ENCOUNTER_BACK] = [[one, one] for one in ENCOUNTERS]
        self.names = names

    def take(self, line: str, name: str, designs: list[int], seen: int = ALL) -> int:
        """A piece of that name or id that is not used yet."""
        s, wanted = self.s, word_id(name.strip())
        for design in designs:
            boxed = [back for back in s.box if s.content.designs[back] == design]  # what is named is in the game
            for back in [*self.free[design], *boxed]:
                if wanted in [word_id(one) for one in self.names[design][s.cards.face[back]]]:
                    self.free[design] = [one for one in self.free[design] if one != back]
                    s.box = [one for one in s.box if one != back]
                    s.cards.know[back] |= seen
                    return back
        raise BadPosition(f"{line}: there is no {shown(name.strip())} left to lay out.")

    def pile(self, line: str, text: str, designs: list[int]) -> list[int]:
        """A deck from its top card; unless it says `none` the rest follows."""
        found = [self.take(line, name, designs, 0) for name in words(text)]
        if NONE not in entries(text):
            for design in designs:
                found += self.free[design]
                self.free[design] = []
        return found[::-1]

    def spaces(self, line: str, text: str, size: int, designs: list[int]) -> list[int]:
        """Cards side by side, each with the number of its space."""
        row = [-1] * size
        for entry in words(text):
            at, _, name = entry.partition(" ")
            row[number(line, at, 1, size) - 1] = self.take(line, name, designs)
        return row

    def space(self, line: str, name: str) -> int:
        for i, space in enumerate(self.s.content.spaces):
            if word_id(name.strip()) in (word_id(space.id), space.word, word_id(space.name)):
                return i
        raise BadPosition(f"{line}: there is no space {shown(name.strip())}.")

    def room(self, line: str, name: str) -> int:
        found = self.space(line, name) - ZONES
        if found < 0:
            raise BadPosition(f"{line}: {shown(name)} is no room.")
        return found

    def counted(self, line: str, text: str, known: list[str]) -> list[tuple[int, int]]:
        """Entries such as `laborer 2`: the place of the name, and how many."""
        found: list[tuple[int, int]] = []
        for entry in words(text):
            name, _, count = entry.partition(" ")
            found.append((choice(line, name, known), number(line, count or "1", 0, 99)))
        return found

    def heap(self, seat: int, line: str, text: str) -> list[int]:
        """Tokens of a player."""
        found: list[int] = []
        for token, count in self.counted(line, text, TOKENS):
            fitting = [back for back in self.tokens[seat] if self.s.cards.face[back] == token]
            if len(fitting) < count:
                raise BadPosition(f"{line}: there are not so many tokens {TOKENS[token]}.")
            found += fitting[:count]
            self.tokens[seat] = [back for back in self.tokens[seat] if back not in found]
        return found
