"""The load: parties at tables of every game, people and bots, who play one game after the other whatever happens."""

import asyncio
from itertools import count
from random import Random
from typing import Any

import httpx

import cinderbox
from tests.faults.person import HURRY, Person

BOTS = ("random", "greedy")
CLOCK = {"kind": "live", "seconds": 7200.0}  # nobody here thinks that long: whose time runs out was robbed


class Sitting:
    """One game at one table: its people and a spectator."""

    def __init__(self, made: dict[str, Any], game: str, people: list[Person]) -> None:
        self.id = str(made["id"])
        self.game = game
        self.secrets = [str(key["secret"]) for key in made["keys"]]
        self.people = people

    @property
    def over(self) -> bool:
        return all(one.eyes.over for one in self.people)


class Party:
    """A few who keep playing a game, with bots in some of the seats."""

    def __init__(self, port: int, game: cinderbox.Game, kinds: list[str], clock: bool, dice: Random) -> None:
        self.port, self.game, self.kinds, self.clock, self.dice = port, game, kinds, clock, dice
        self.think = 0.15
        self.sittings: list[Sitting] = []

    def __str__(self) -> str:
        return f"{self.game.id}, {' and '.join(self.kinds)}"

    async def live(self) -> None:
        while True:
            made = await self.make()
            dice = [Random(self.dice.getrandbits(32)) for _ in range(len(made["keys"]) + 1)]
            seats = [(key["seat"], key["secret"]) for key in made["keys"]]
            people = [
                Person(self.port, made["id"], seat, secret, own, self.think)
                for (seat, secret), own in zip([*seats, (None, "")], dice, strict=True)
            ]
            self.sittings.append(Sitting(made, self.game.id, people))
            await asyncio.gather(*[one.live() for one in people])

    async def make(self) -> dict[str, Any]:
        """A new table, asked for until there is one."""
        options = {name: self.dice.choice(option.choices) for name, option in self.game.options.items()}
        seats = [
            {"kind": "person", "name": f"Person {seat}"} if kind == "person" else {"kind": "bot", "bot": kind}
            for seat, kind in enumerate(self.kinds)
        ]
        wanted = {"game": self.game.id, "seats": seats, "options": options, "clock": CLOCK if self.clock else None}
        while True:
            try:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30) as http:
                    answer = await http.post("/api/tables", json=wanted)
                    if answer.status_code == 201:
                        made: dict[str, Any] = answer.json()
                        return made
            except httpx.HTTPError:
                pass
            await asyncio.sleep(HURRY)

    def progress(self) -> list[int]:
        """How far each of them has come, in questions seen; it grows while the party goes on."""
        if not self.sittings:
            return [0]
        return [len(self.sittings) * 1_000_000 + one.progress for one in self.sittings[-1].people]


class Load:
    def __init__(self, port: int, tables: int, seed: int) -> None:
        dice = Random(seed)
        kinds = companies()
        turn = count()
        self.parties = [
            Party(port, *kinds[i % len(kinds)], clock=next(turn) % 2 == 0, dice=Random(dice.getrandbits(32)))
            for i in range(tables)
        ]
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(party.live()) for party in self.parties]

    def again(self, party: Party) -> None:
        """Let a party leave its table and make another."""
        at = self.parties.index(party)
        self.tasks[at].cancel()
        self.tasks[at] = asyncio.create_task(party.live())

    def check(self) -> None:
        """A person who stumbles over the torture's own code must not go unnoticed."""
        for task in self.tasks:
            if task.done():
                task.result()

    @property
    def sittings(self) -> list[Sitting]:
        return [sitting for party in self.parties for sitting in party.sittings]

    @property
    def people(self) -> list[Person]:
        return [one for sitting in self.sittings for one in sitting.people]

    async def all_go_on(self, seconds: float) -> list[Party]:
        """Until everybody has seen new questions; returns the parties that have not in so many seconds."""
        await asyncio.sleep(0.2)  # what was sent earlier does not count
        before = {party: party.progress() for party in self.parties}
        patience = asyncio.get_running_loop().time() + seconds
        late = self.parties
        while late and asyncio.get_running_loop().time() < patience:
            await asyncio.sleep(0.02)
            self.check()
            late = [party for party in late if not all_grown(before[party], party.progress())]
        return late

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def all_grown(before: list[int], now: list[int]) -> bool:
    """By two questions each, or onto another table."""
    if len(before) != len(now):
        return min(now) > max(before)
    return all(one > old + 1 for one, old in zip(now, before, strict=True))


def companies() -> list[tuple[cinderbox.Game, list[str]]]:
    """Every game at its fewest and its most seats: people among themselves, one among bots, and mixed."""
    found = []
    for few in (True, False):
        for game in cinderbox.games():
            seats = game.seats[0] if few else game.seats[-1]
            bots = [BOTS[seat % len(BOTS)] for seat in range(seats)]
            for people in sorted({seats, 1, max(1, seats - 1)}, reverse=True):
                company = (game, ["person"] * people + bots[people:])
                if company not in found:
                    found.append(company)
    return found
