"""The table as the tests of City of Remnants lay it out and read it back.

Players are A, B, C, D; A is seat 0 and to move, unless a position says otherwise. Spaces are written D4 in tests and d4
in the texts of actions. Dice are never thrown by luck: `fate` chooses them.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import cinderbox
from cinderbox.games.remnants import position
from cinderbox.games.remnants.board import NAMES, SITES, SPACES
from cinderbox.games.remnants.game import Remnants
from cinderbox.games.remnants.model import COLOURS, CONDITIONS
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.rng import scramble, seeded, step
from tests.positions import latest

PLAYERS = "ABCD"
SPACE = re.compile(r"[a-g][1-7]")


def remnants() -> Remnants:
    game = cinderbox.game("remnants")
    assert isinstance(game, Remnants)
    return game


GAME = remnants()
CONTENT: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "src/cinderbox/games/remnants/content.toml").read_text(encoding="utf-8")
)
FACES: list[int] = next(one["faces"] for one in CONTENT["die"] if one["id"] == "battle_die")


def start(seats: int = 2, seed: int = 1, **options: object) -> RemnantsState:
    state = GAME.start(seats=seats, seed=seed, **options)
    assert isinstance(state, RemnantsState)
    return state


# developments that are in the game if a position does not say otherwise, the first of each level that fit
USUAL = [
    "dev_chop_shop", "dev_red_eden_factory", "dev_lookout_post", "dev_casino", "dev_labour_broker",
    "dev_counterfeit_press", "dev_club_silver_x", "dev_penthouse", "dev_gem_exchange",
]  # fmt: skip
LEVELS = {one["id"]: one["level"] for one in CONTENT["development"]}


def lay(text: str = "", seed: int = 1, **options: object) -> RemnantsState:
    return position.lay(GAME, usual(latest(text)), seed, **options)


def usual(text: str) -> str:
    """A position with the usual kinds of developments, and rows that are empty unless it says what is in them."""
    sure = set(re.findall(r"dev_\w+", text))
    if "kinds:" not in text:
        for kind in USUAL:
            if len([one for one in sure if LEVELS[one] == LEVELS[kind]]) < 3:
                sure.add(kind)
        text += "\nkinds: " + ", ".join(sorted(sure))
    for row in ("row", "market"):
        if f"{row}:" not in text:
            text += f"\n{row}: -"
    return text


def play(state: RemnantsState, *actions: str) -> RemnantsState:
    """Whoever is asked takes these actions, one after the other."""
    for action in actions:
        state.apply(action.lower())
    return state


def maybe(state: RemnantsState, *actions: str) -> RemnantsState:
    """The same, but what is not open is passed over: a single option is taken unasked."""
    for action in actions:
        if legal(state, action):
            state.apply(action.lower())
    return state


def texts(state: RemnantsState, verb: str = "") -> list[str]:
    """The texts of the open actions; with a verb only its targets, spaces as D4."""
    found = [GAME.text(action) for action in state.actions()]
    if not verb:
        return found
    targets = [text[len(verb) + 1 :] for text in found if text.startswith(verb + ":")]
    return [target.upper() if SPACE.fullmatch(target) else target for target in targets]


def legal(state: RemnantsState, action: str) -> bool:
    return action.lower() in texts(state)


def why_not(state: RemnantsState, action: str, seat: int = 0) -> str:
    return state.why_not(action.lower(), seat)


def asked(state: RemnantsState) -> str:
    """Who is asked now, such as "B", or "A B" in a Reset phase."""
    return " ".join(PLAYERS[seat] for seat in state.to_act)


# -- chance ---------------------------------------------------------------------------------------------------


def fate(state: RemnantsState, rolls: str) -> RemnantsState:
    """What the next dice show: "2 0 d4" is two hits, none, then a 4 on the six-sided die."""
    wanted = [
        {int(word[1:]) - 1} if word.startswith("d") else {i for i, hits in enumerate(FACES) if hits == int(word)}
        for word in rolls.split()
    ]
    for seed in range(2_000_000):
        first = now = seeded(seed)
        for faces in wanted:
            now = step(now)
            if scramble(now) % 6 not in faces:
                break
        else:
            state.rng = first
            return state
    raise AssertionError(f"no seed throws {rolls}")


# -- battles --------------------------------------------------------------------------------------------------


def attack(text: str, way: str = "C4 D4", seed: int = 1) -> RemnantsState:
    """A moves one figure from one space to another, and nobody else; whatever waits there is to be fought."""
    start, goal = way.split()
    state = play(lay(text, seed), "action:move", f"move:{start}")
    maybe(state, f"to:{goal}")
    return to_battle(state)


def to_battle(state: RemnantsState) -> RemnantsState:
    """No further figure moves and no card is played before the next battle."""
    while legal(state, "done") and not fighting(state):
        play(state, "done")
    return state


def fighting(state: RemnantsState) -> bool:
    return state.battle is not None or bool(texts(state, "fight"))


def lay_cards(state: RemnantsState, cards: str, rolls: str = "", done: bool = True) -> RemnantsState:
    """Whoever is asked lays these cards, "blind" from the top of the pile; then the dice show these rolls."""
    to_battle(state)
    names = sorted([card for card in cards.split() if card != "blind"], key=lambda card: GAME.parse(f"lay:{card}"))
    who = state.to_act
    for text in [*[f"lay:{card}" for card in names], *["blind"] * cards.split().count("blind")]:
        if rolls:
            fate(state, rolls)
        play(state, text)
    if rolls:
        fate(state, rolls)
    if done and state.to_act == who and legal(state, "done"):
        play(state, "done")
    return state


def battle(
    state: RemnantsState, mine: str, theirs: str, rolls: str, answers: list[str] | None = None, rally: int = 0
) -> RemnantsState:
    """A whole battle between players: both lay cards and the dice show these rolls, the attacker's first."""
    lay_cards(state, mine)
    lay_cards(state, theirs, rolls)
    return answer(state, rolls, answers or [], rally)


def fight(state: RemnantsState, token: str, cards: str, rolls: str, answers: list[str] | None = None) -> RemnantsState:
    """A battle against a token such as "d4-trooper"; the last roll is that of the alert, if there is one."""
    to_battle(state)
    if rolls:
        fate(state, rolls)
    maybe(state, f"fight:{token}")
    lay_cards(state, cards, rolls)
    return answer(state, rolls, answers or [], 0)


def answer(state: RemnantsState, rolls: str, answers: list[str], rally: int) -> RemnantsState:
    """Battle abilities that are asked about are answered in this way, as far as they are open."""
    for text in [*["use:yellow_rally"] * rally, *answers]:
        if legal(state, text):
            if rolls:
                fate(state, rolls)
            play(state, text)
    return state


def dice(state: RemnantsState) -> list[list[int]]:
    """What was rolled in the last battle: the attacker's hits, then the defender's."""
    return [list(event["dice"]) for event in since_battle(state) if event["kind"] == "dice"]


def totals(state: RemnantsState) -> list[int]:
    """The totals of the last battle: the attacker's, then the defender's if there was one."""
    return [int(event["total"]) for event in since_battle(state) if event["kind"] == "total"]


def since_battle(state: RemnantsState) -> list[Any]:
    events: list[Any] = state.events(None)
    begun = [i for i, event in enumerate(events) if event["kind"] in ("battle", "fight")]
    return events[begun[-1] :]


def laid(state: RemnantsState, player: str, seat: int | None) -> list[str]:
    """The cards a player has laid into the battle, as a seat sees them: "?" face down."""
    assert state.battle is not None
    side = 0 if state.battle.attacker == PLAYERS.index(player) else 1
    shown: Any = state.view(seat)
    if seat == PLAYERS.index(player):
        return [card or "?" for card in shown["mine"]["laid"]]
    return [card or "?" for card in shown["table"]["battle"]["laid"][side]]


# -- phases ---------------------------------------------------------------------------------------------------


def reset(state: RemnantsState, *mine: str) -> RemnantsState:
    """The Reset phase: A discards this, the others nothing."""
    for action in mine:
        state.apply(action.lower(), 0)
    for seat in range(state.seats):
        while seat in state.to_act and state.lanes:
            state.apply("done", seat)
    return state


def award(text: str) -> RemnantsState:
    """A position after its Award Renown phase."""
    return lay(f"{text}\nphase: award")


def idle(state: RemnantsState, until: str) -> RemnantsState:
    """Setup questions are answered with what comes first."""
    while state.round == 0:
        state.apply(state.actions()[0])
    return state


# -- what is on the table ---------------------------------------------------------------------------------------


def number(player: str) -> int:
    return PLAYERS.index(player)


def cards_of(state: RemnantsState, backs: list[int]) -> list[str]:
    content = state.content
    faces = [state.cards.face[back] for back in backs]
    ids = [
        content.cards[face].id if face < content.order_face else content.orders[face - content.order_face].id
        for face in faces
    ]
    return sorted(ids)


def hand(state: RemnantsState, player: str) -> list[str]:
    return cards_of(state, state.hands[number(player)])


def draw(state: RemnantsState, player: str) -> int:
    """How many cards are in a draw pile."""
    return len(state.piles[number(player)])


def discard(state: RemnantsState, whose: str) -> list[str]:
    """The discard pile of a player, or of the "gang" members, the black "market" or the coordinates ("orders")."""
    shared = {"gang": state.member_discard, "market": state.goods_discard, "orders": state.orders_discard}
    return cards_of(state, shared[whose] if whose in shared else state.discards[number(whose)])


def front(state: RemnantsState, player: str) -> list[str]:
    return cards_of(state, state.fronts[number(player)])


def removed(state: RemnantsState) -> list[str]:
    """What was removed from the game since the position was laid out."""
    return sorted(str(event["card"]) for event in state.events(None) if event["kind"] == "remove")


def row(state: RemnantsState, which: str) -> list[str]:
    return cards_of(state, state.row if which == "gang" else state.market)


def figures(state: RemnantsState, player: str) -> str:
    """Where a player's figures stand: "D4 D4 E4"."""
    first = number(player) * SPACES
    return " ".join(sorted(NAMES[space] for space in range(SPACES) for _ in range(state.figures[first + space])))


def pool(state: RemnantsState, player: str) -> int:
    return state.pool[number(player)]


def unused(state: RemnantsState, player: str) -> int:
    return state.unused[number(player)]


def arcs(state: RemnantsState, player: str) -> int:
    return state.arcs[number(player)] * 1000


def renown(state: RemnantsState, player: str) -> int:
    return state.renown[number(player)]


def renown_pool(state: RemnantsState) -> int:
    return state.renown_pool


def shown_renown(state: RemnantsState, player: str, seat: int | None) -> int | None:
    """The renown of a player as a seat sees it; None if it is hidden."""
    shown: Any = state.view(seat)
    found = shown["table"]["players"][number(player)].get("renown")
    if found is None and seat == number(player):
        found = shown["mine"]["renown"]
    return None if found is None else int(found)


def influence(state: RemnantsState, player: str) -> int:
    return state.influence(number(player))


def met(state: RemnantsState, player: str) -> list[str]:
    """The conditions of influence that a player has met, in alphabetical order."""
    bits = state.met[number(player)]
    return sorted(name.removeprefix("inf_") for i, name in enumerate(CONDITIONS) if bits >> i & 1)


def turns(state: RemnantsState, player: str) -> int:
    return state.tracks[number(player)]


def won(state: RemnantsState, player: str) -> int:
    return state.won[number(player)]


def first(state: RemnantsState) -> str:
    return PLAYERS[state.first_player]


def round_number(state: RemnantsState) -> int:
    return state.round


def leaders(state: RemnantsState) -> list[str]:
    return [COLOURS[colour] for colour in state.leaders]


def tokens(state: RemnantsState) -> list[str]:
    """Tokens on the board: "D4 trooper"."""
    count = len(state.content.tokens)
    return sorted(f"{NAMES[token // count]} {state.content.tokens[token % count].word}" for token in state.tokens)


def tiles(state: RemnantsState) -> list[str]:
    return sorted(
        " ".join([state.development(tile).id, *[NAMES[space] for space in SITES[tile.site].spaces]])
        for tile in state.tiles
    )


def products(state: RemnantsState, space: str) -> int:
    """The products on the development that covers a space."""
    found = state.tile_on(NAMES.index(space))
    return state.tiles[found].products if found >= 0 else 0


def controller(state: RemnantsState, space: str) -> str:
    """Who controls the development that covers a space."""
    seat = state.controller(state.tiles[state.tile_on(NAMES.index(space))])
    return PLAYERS[seat] if seat >= 0 else ""


def kinds(state: RemnantsState) -> list[str]:
    return [state.content.developments[kind].id for kind in state.kinds]


def supply(state: RemnantsState, kind: str) -> int:
    return state.left([one.id for one in state.content.developments].index(kind))


def places(text: str, kind: str) -> list[set[str]]:
    """Where the player to move can build a development of a kind."""
    after = play(lay(f"{text}\nkinds: {kind}"), "action:produce")
    maybe(after, f"build:{kind}")
    found = [{word.upper() for word in text.split("-")} for text in texts(after, "site")]
    assert len({frozenset(one) for one in found}) == len(found), "each set of spaces once"
    return found


def covered(state: RemnantsState, kind: str, spaces: str) -> str:
    """The action that lays a tile on these spaces."""
    names = sorted(spaces.split(), key=NAMES.index)
    return "site:" + "-".join(names).lower()


def scores(state: RemnantsState) -> list[int]:
    assert state.outcome is not None
    return list(state.outcome.scores)


def winners(state: RemnantsState) -> str:
    assert state.outcome is not None
    return "".join(PLAYERS[seat] for seat in state.outcome.winners)
