"""The table as Radlands' tests lay it out and read it back: the ledger's notation, and what players see.

Everything here goes through the public API: positions by `lay`, moves by the texts of actions, and what stands
on the table by the view. P is seat 0, the player to move; O is seat 1.
"""

from typing import Any

import cinderbox
from cinderbox.games.radlands import position
from cinderbox.games.radlands.game import Radlands
from cinderbox.games.radlands.state import RadlandsState
from tests.positions import latest

P = 0
O = 1  # noqa: E741  (the ledger's letter)


def radlands() -> Radlands:
    game = cinderbox.game("radlands")
    assert isinstance(game, Radlands)
    return game


GAME = radlands()
CARDS: Any = GAME.catalog({})["cards"]


def start(seed: int = 1, **options: object) -> RadlandsState:
    """A new game."""
    state = GAME.start(seats=2, seed=seed, **options)
    assert isinstance(state, RadlandsState)
    return state


def lay(text: str = "", seed: int = 1, **options: object) -> RadlandsState:
    """A position in the ledger's notation; what is not said is the ledger's baseline."""
    return position.lay(GAME, latest(text), seed, **options)


def play(state: RadlandsState, *actions: str) -> RadlandsState:
    """Whoever is asked takes these actions, one after the other."""
    for action in actions:
        state.apply(action)
    return state


def texts(state: RadlandsState, verb: str = "") -> list[str]:
    """The texts of the open actions; with a verb only its targets, such as ["b1.2"] for "damage"."""
    found = [GAME.text(action) for action in state.actions()]
    return found if not verb else [text[len(verb) + 1 :] for text in found if text.startswith(verb + ":")]


def asked(state: RadlandsState) -> str:
    """Who is asked now: "P", "O", or "" once the game is over."""
    return "".join("PO"[seat] for seat in state.to_act)


def table(state: RadlandsState) -> Any:
    """What everybody sees."""
    return state.view(None)["table"]


def side(state: RadlandsState, player: str) -> Any:
    return table(state)["sides"]["PO".index(player)]


def spot(state: RadlandsState, place: str) -> Any:
    """What stands on a place such as "a1.2", as the view shows it; None if nobody."""
    return side(state, "PO"["ab".index(place[0])])["columns"][int(place[1]) - 1][int(place[3])]


def name(card: str) -> str:
    return str(CARDS[card]["name"]) if card in CARDS else card


def piece(shown: Any) -> str:
    """One piece in the ledger's notation: its name, then d, n or x. Punks are all called punk."""
    if shown is None:
        return "-"
    card = "punk" if shown["card"] == "punk" else name(shown["card"])
    camp = CARDS[shown["card"]]["sort"] == "camp"
    harm = shown["harm"]
    marks = {"none": "", "damaged": " d", "destroyed": " x"}[harm]
    if not shown["ready"] and (harm == "none" or (camp and harm == "damaged")):
        marks += " n"
    return card + marks


def column(state: RadlandsState, name: str) -> str:
    """A column such as "P1": "Railgun < Muse d < Scout", or "{Muse, Juggernaut, -}" if Juggernaut is its camp."""
    shown = side(state, name[0])["columns"][int(name[1]) - 1]
    if any(one is not None and one["card"] == "juggernaut" for one in shown):
        return "{" + ", ".join(piece(one) for one in shown) + "}"
    standing = [piece(one) for one in shown]
    while standing[-1] == "-":
        standing.pop()
    return " < ".join(standing)


def queue(state: RadlandsState, player: str) -> str:
    """A queue, spaces 1 to 3: "-, Napalm, Raiders"."""
    return ", ".join("-" if card is None else name(card) for card in side(state, player)["queue"])


def hand(state: RadlandsState, player: str) -> list[str]:
    """The hand as its own player sees it, by name in alphabetical order, Water Silo as "Silo"."""
    mine: Any = state.view("PO".index(player))["mine"]
    silo = ["Silo"] if side(state, player)["silo"] == "hand" else []
    return sorted([name(card) for card in mine["hand"]] + silo)


def discards(state: RadlandsState) -> list[str]:
    """The cards discarded this turn, the top card last."""
    return [name(card) for card in table(state)["discard"]["cards"]]


def pile(state: RadlandsState) -> int:
    """How many cards are in the discard pile."""
    return int(table(state)["discard"]["count"])


def deck(state: RadlandsState) -> int:
    """How many cards are in the deck."""
    return int(table(state)["deck"])


def water(state: RadlandsState) -> int:
    return int(table(state)["water"])


def winner(state: RadlandsState) -> str:
    """ "P" or "O" once somebody has won, "draw" for a drawn game, "" while it lasts."""
    if state.outcome is None:
        return ""
    return "".join("PO"[seat] for seat in state.outcome.winners) or "draw"


def why_not(state: RadlandsState, action: str, player: str = "P") -> str:
    return state.why_not(action, "PO".index(player))


def pass_turn(state: RadlandsState) -> RadlandsState:
    """Whoever's turn it is ends it."""
    return play(state, "end")


def next_turn(state: RadlandsState) -> RadlandsState:
    """P ends the turn and O does nothing: P's next Actions phase, or the first question before it."""
    return play(state, "end", "end")
