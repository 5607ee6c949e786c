"""The table as Residuum's tests lay it out and read it back: the ledger's notation, and what players see.

P1 is seat 0, the player to move. Hexes go by the names of `position`: H, N0 to N5, M0 to M11, A to D, T and so on; in
the texts of actions a name stands in brackets, as in "move:[H]" or "activate_barricade:[H-N0]".
"""

import re
from typing import Any

import cinderbox
from cinderbox.games.residuum import position
from cinderbox.games.residuum.game import Residuum
from cinderbox.games.residuum.model import border_name, hex_name
from cinderbox.games.residuum.state import ResiduumState
from tests.positions import latest
from tests.residuum.chronicle import retold


def residuum() -> Residuum:
    game = cinderbox.game("residuum")
    assert isinstance(game, Residuum)
    return game


GAME = residuum()
LAYOUT = position.Layout(GAME.blank(2, GAME.complete({})))
NAMES = {hex_name(number): name for name, number in LAYOUT.hexes.items()}


def start(seats: int = 2, seed: int = 1, **options: object) -> ResiduumState:
    state = GAME.start(seats=seats, seed=seed, **options)
    assert isinstance(state, ResiduumState)
    return state


def lay(text: str = "", seats: int = 2, seed: int = 1, **options: object) -> ResiduumState:
    return position.lay(GAME, latest(text), seats, seed, **options)


def code(text: str) -> str:
    """An action's text with the names of hexes and borders put in."""

    def number(found: re.Match[str]) -> str:
        name = found[1]
        return border_name(LAYOUT.border(name)) if "-" in name else hex_name(LAYOUT.hex(name))

    return re.sub(r"\[([^\]]+)\]", number, text)


def play(state: ResiduumState, *actions: str) -> ResiduumState:
    """Whoever is asked takes these actions, one after the other, and the log tells all of it."""
    for action in actions:
        retold(state, code(action))
    return state


def maybe(state: ResiduumState, *actions: str) -> ResiduumState:
    """The same, but what is not open is passed over: a single option is taken unasked."""
    for action in actions:
        if legal(state, action):
            retold(state, code(action))
    return state


def texts(state: ResiduumState, verb: str = "") -> list[str]:
    """The texts of the open actions; with a verb only its targets, hexes by name."""
    found = [GAME.text(action) for action in state.actions()]
    if not verb:
        return found
    return [NAMES.get(text[len(verb) + 1 :], text[len(verb) + 1 :]) for text in found if text.startswith(verb + ":")]


def legal(state: ResiduumState, action: str) -> bool:
    return code(action) in texts(state)


def why_not(state: ResiduumState, action: str, seat: int = 0) -> str:
    return state.why_not(code(action), seat)


def asked(state: ResiduumState) -> str:
    """Who is asked now, such as "P2"."""
    return " ".join(f"P{seat + 1}" for seat in state.to_act)


def table(state: ResiduumState) -> Any:
    return state.view(None)["table"]


def player(state: ResiduumState, name: str) -> Any:
    return table(state)["players"][int(name[1]) - 1]


def stock(state: ResiduumState, name: str) -> dict[str, int]:
    """What a player has, without what is not there."""
    return {resource: count for resource, count in player(state, name)["stock"].items() if count}


def left(state: ResiduumState) -> dict[str, int]:
    return dict(table(state)["left"])


def land(state: ResiduumState, name: str) -> str:
    return str(table(state)["hexes"][LAYOUT.hex(name)]["land"])


def outriders(state: ResiduumState, name: str) -> list[str]:
    """Outriders on the board in the ledger's notation: "H", "A x", "N2 n"; the fought mark is left out."""
    found = []
    for one in player(state, name)["outriders"]:
        found.append(NAMES[one["hex"]] + ("" if one["active"] else " x") + (" n" if one["nuke"] else ""))
    return sorted(found)


def outposts(state: ResiduumState, name: str) -> list[str]:
    return sorted(NAMES[one["hex"]] + ("" if one["active"] else " x") for one in player(state, name)["outposts"])


def barricades(state: ResiduumState, name: str) -> list[str]:
    """Barricades: the hex they lie in, or the two hexes of their border, in alphabetical order."""
    found = []
    for one in player(state, name)["barricades"]:
        if "hex" in one:
            found.append(NAMES[one["hex"]])
        else:
            found.append(next(name for name in BORDERS if BORDERS[name] == one["border"]))
    return sorted(found)


BORDERS = {
    f"{one}-{other}": border_name(LAYOUT.s.board.border(LAYOUT.hexes[one], LAYOUT.hexes[other]))
    for one in LAYOUT.hexes
    for other in LAYOUT.hexes
    if one < other and LAYOUT.s.board.border(LAYOUT.hexes[one], LAYOUT.hexes[other]) >= 0
}


def basecamp(state: ResiduumState, name: str) -> str:
    one = player(state, name)["basecamp"]
    return NAMES[one["hex"]] + ("" if one["active"] else " x")


def hand(state: ResiduumState, name: str) -> list[str]:
    mine: Any = state.view(int(name[1]) - 1)["mine"]
    return list(mine["hand"])


def totals(state: ResiduumState) -> list[int]:
    """The totals of the conflict that was fought last, as the log told them: attacker, defender."""
    events = state.events(None)
    met = max(i for i, event in enumerate(events) if event["kind"] == "meet")
    told = {event["seat"]: int(str(event["number"])) for event in events[met:] if event["kind"] == "total"}
    return list(told.values())


def dealt(state: ResiduumState) -> list[int]:
    """How many Conflict cards attacker and defender were dealt last."""
    told = [event for event in state.events(None) if event["kind"] == "dealt"]
    return [int(str(event["number"])) for event in told[-2:]]


def clash(state: ResiduumState, attacker: int, defender: int) -> ResiduumState:
    """Both sides of a conflict lay a card of this value; attacker and defender may sit anywhere."""
    battle = state.battle
    assert battle is not None
    retold(state, f"lay:{attacker}", battle.attacker)
    retold(state, f"lay:{defender}", battle.defender)
    return state


def visit(cubes: str, leader: str, turn: int = 1, more: str = "") -> ResiduumState:
    """P1 is in the Trade Town and barters with these cubes, the Desert Guide having paid the way."""
    state = lay(
        f"turn: {turn}\nP1 outriders: R4\nP1 leader: {leader}\nP1 stock: {cubes}\nP1 kept: Desert Guide\n{more}"
    )
    return maybe(state, "move:[R4]", "to:[T]", "guide")


def spend(state: ResiduumState, attacker: int, defender: int = 0) -> ResiduumState:
    """Both sides add Tech, the defender first; who has nothing to add is not asked."""
    battle = state.battle
    if battle is None:
        return state
    for seat, tech in ((battle.defender, defender), (battle.attacker, attacker)):
        if state.to_act == (seat,) and f"add:{tech}" in texts(state):
            retold(state, f"add:{tech}")
    return state


# the attacker is dealt 4 and 4, the defender 2 and 2
TWO_CARDS = "P1 leader: Odalys Renn\nP2 leader: Silas Quill\nwar: 1, 1, 4, 4, 2, 2, 3\n"


def fight(text: str, clicks: str, mine: int = 0, theirs: int = 0, seats: int = 2) -> ResiduumState:
    """P1 goes to H and fights there with a 4 against a 2, adding so much Tech each; 2 + `theirs` - `mine` decide."""
    state = maybe(lay(TWO_CARDS + text, seats=seats), *clicks.split(), "fight")
    return spend(clash(state, 4, 2), mine, theirs)
