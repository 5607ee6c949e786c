"""The table as the tests of The Pioneers Program lay it out and read it back: positions in text, and what players see.

Players are P1 to P6, P1 is seat 0. Everything goes through the public API: positions by `lay`, moves by the texts of
actions, and what lies on the table by the view. Only the dice are loaded by hand (`dice`).
"""

from typing import Any

import cinderbox
from cinderbox.games.pioneers import position
from cinderbox.games.pioneers.game import Pioneers
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.kernel.rng import scramble, step
from tests.positions import latest


def pioneers() -> Pioneers:
    game = cinderbox.game("pioneers")
    assert isinstance(game, Pioneers)
    return game


GAME = pioneers()
CATALOG: Any = GAME.catalog({})
PROJECTS = ("purchasing_power", "way_of_the_wastes", "combat_doctrine", "crop_rotation")


def start(seats: int = 3, seed: int = 1, **options: object) -> PioneersState:
    """A new game."""
    state = GAME.start(seats=seats, seed=seed, **options)
    assert isinstance(state, PioneersState)
    return state


def lay(text: str = "", seats: int = 3, seed: int = 1, **options: object) -> PioneersState:
    """A position in text; what is not said is empty, and it is P1's first turn of round 2.

    Where nothing is said, two projects lie open that nobody has completed.
    """
    lines = latest(text)
    if "projects:" in lines and not any(line.startswith("projects:") for line in lines.splitlines()):
        open_now = [one for one in PROJECTS if one not in lines.replace("research:", "")][:2]
        if any(one not in open_now for one in PROJECTS[:2]):
            lines += "\nprojects: " + ", ".join(open_now)
    return position.lay(GAME, lines, seats, seed, **options)


def play(state: PioneersState, *actions: str) -> PioneersState:
    """Whoever is asked takes these actions, one after the other."""
    for action in actions:
        state.apply(action)
    return state


def texts(state: PioneersState, verb: str = "") -> list[str]:
    """The texts of the open actions; with a verb only its targets, such as ["farm"] for "play"."""
    found = [GAME.text(action) for action in state.actions()]
    return found if not verb else [text[len(verb) + 1 :] for text in found if text.startswith(verb + ":")]


def seat(player: str) -> int:
    return int(player[1]) - 1


def asked(state: PioneersState) -> str:
    """Who is asked now, such as "P2"; "" once the game is over."""
    return " ".join(f"P{one + 1}" for one in state.to_act)


def why_not(state: PioneersState, action: str, player: str = "") -> str:
    return state.why_not(action, seat(player) if player else state.to_act[0])


def table(state: PioneersState) -> Any:
    """What everybody sees."""
    return state.view(None)["table"]


def of(state: PioneersState, player: str) -> Any:
    return table(state)["towns"][seat(player)]


# -- one player --------------------------------------------------------------------------------------------------


def amounts(shown: Any) -> tuple[int, int, int]:
    return (shown["food"], shown["credits"], shown["response"])


def pile(state: PioneersState, player: str) -> tuple[int, int, int]:
    """Food, credits, response tokens in the resource pile."""
    return amounts(of(state, player)["pile"])


def produce(state: PioneersState, player: str) -> tuple[int, int, int]:
    """What lies in the production pile."""
    return amounts(of(state, player)["produced"])


def together(state: PioneersState, player: str) -> tuple[int, ...]:
    """Both piles of a player who does maintenance."""
    return tuple(one + other for one, other in zip(pile(state, player), produce(state, player), strict=True))


def limit(state: PioneersState, player: str) -> int:
    return int(of(state, player)["storage"]["limit"])


def structures(state: PioneersState, player: str) -> list[str]:
    """Without the HQ, in the order of play."""
    return [one["card"] for one in of(state, player)["structures"]]


def items(state: PioneersState, player: str) -> list[str]:
    return [one["card"] for one in of(state, player)["items"]]


def people(state: PioneersState, player: str) -> list[str]:
    return [one["card"] for one in of(state, player)["personalities"]]


def town(state: PioneersState, player: str) -> list[str]:
    """All cards of a town: structures without the HQ, items, personalities."""
    return [*structures(state, player), *items(state, player), *people(state, player)]


def hq(state: PioneersState, player: str) -> str:
    return str(of(state, player)["hq"])


def size(state: PioneersState, player: str) -> str:
    return str(of(state, player)["size"])


def points(state: PioneersState, player: str) -> int:
    return int(of(state, player)["points"])


def survivor(state: PioneersState, player: str) -> str | None:
    found: str | None = of(state, player)["survivor"]
    return found


def hand(state: PioneersState, player: str) -> list[str]:
    """The hand as its own player sees it, in alphabetical order."""
    mine: Any = state.view(seat(player))["mine"]
    return sorted(mine["hand"])


def seen(state: PioneersState, player: str) -> list[str]:
    """Cards drawn and not yet kept, or looked at."""
    mine: Any = state.view(seat(player))["mine"]
    return sorted(mine["seen"])


def done(state: PioneersState, player: str) -> list[str]:
    """Completed projects."""
    return list(of(state, player)["projects"])


def free_tokens(state: PioneersState, player: str) -> int:
    return int(of(state, player)["tokens"])


def price(state: PioneersState, player: str, slot: int) -> int:
    """What a slot, named by its printed price, costs a player now."""
    return state.price(seat(player), 5 - slot)


def prices(state: PioneersState, player: str) -> list[int]:
    return [price(state, player, slot) for slot in (5, 4, 3, 2, 1, 0)]


# -- the board ---------------------------------------------------------------------------------------------------


def market(state: PioneersState) -> list[str | None]:
    """The row, from the deck outwards."""
    return [slot["card"] for slot in table(state)["market"]]


def slots(state: PioneersState) -> list[str]:
    """Whose player tokens lie at the slots, from the deck outwards."""
    return [f"P{slot['token'] + 1}" for slot in table(state)["market"] if slot["token"] is not None]


def discard(state: PioneersState, deck: str) -> list[str]:
    """A discard pile, the top card last."""
    return list(table(state)[f"{deck}_discard"])


def market_deck(state: PioneersState) -> int:
    return int(table(state)["market_deck"])


def wastes_deck(state: PioneersState) -> int:
    return int(table(state)["wastes_deck"])


def projects(state: PioneersState) -> list[str]:
    return [one["project"] for one in table(state)["projects"]]


def tokens(state: PioneersState, project: str, player: str) -> int:
    """Research tokens of a player on a project."""
    return int(next(one for one in table(state)["projects"] if one["project"] == project)["tokens"][seat(player)])


def stack(state: PioneersState, space: int) -> list[str]:
    """Victory point markers on a space, bottom to top."""
    track = table(state)["track"]
    return [f"P{one + 1}" for one in track[space]] if space < len(track) else []


def order(state: PioneersState) -> list[str]:
    return [f"P{one + 1}" for one in table(state)["order"]]


def round_(state: PioneersState) -> int:
    return int(table(state)["round"])


def marker(state: PioneersState) -> int:
    """The space of the turn marker."""
    return int(state.turn_marker)


def alarms(state: PioneersState) -> dict[int, bool]:
    """The alarm tokens that were turned up: round, and whether it is the active one."""
    return {one["round"]: one["state"] == "active" for one in table(state)["alarms"] if one["state"] != "hidden"}


def winner(state: PioneersState) -> str:
    """Such as "P2" once the game is over."""
    return "" if state.outcome is None else " ".join(f"P{one + 1}" for one in state.outcome.winners)


# -- longer moves ------------------------------------------------------------------------------------------------


def dice(state: PioneersState, *rolls: str) -> PioneersState:
    """Load the dice: the next rolls come out like this, "16" for a 1 and a 6."""
    wanted = [int(face) - 1 for roll in rolls for face in roll]
    for rng in range(1_000_000):
        now, found = rng, True
        for face in wanted:
            now = step(now)
            if scramble(now) % 6 != face:
                found = False
                break
        if found:
            state.rng = rng
            return state
    raise AssertionError("no such dice")


def press(state: PioneersState, *answers: str) -> PioneersState:
    """Take those of these answers that are asked for."""
    for answer in answers:
        if answer in texts(state):
            state.apply(answer)
    return state


def attack(state: PioneersState, card: str, target: str, *rolls: str, boosts: int = 0) -> PioneersState:
    """Play an attack card on a player, who spends so many tokens and rolls; then whatever is asked next."""
    play(state, f"play:{card}")
    dice(state, *rolls)
    press(state, f"target:{target[1]}")
    play(state, *["boost"] * boosts)
    return press(state, "roll")


def raid(state: PioneersState, target: str, defence: str, assault: str, card: str = "raid") -> PioneersState:
    """Play a raid on a player; both sides roll once like this and spend nothing."""
    play(state, f"play:{card}")
    dice(state, defence, assault)
    press(state, f"target:{target[1]}")
    press(state, "roll", "accept")
    return press(state, "roll")


def idle(state: PioneersState, until: str, pay: bool = False) -> PioneersState:
    """Everybody passes, trades nothing and pays nothing (or all), until this verb is asked for or the next round."""
    now = round_(state)
    while state.outcome is None and not (until and texts(state, until)) and round_(state) == now:
        open_now = texts(state)
        usual = ["pass", "end", "decline", "accept", "roll", "stop"]
        if pay:
            usual = [one for one in open_now if one.startswith("pay")] + usual
        state.apply(next((one for one in usual if one in open_now), open_now[0]))
    return state
