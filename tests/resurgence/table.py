"""The table as Resurgence's tests lay it out and play at it, in the ledger's words.

P1 is seat 0, the player to move. Cards, Missions and spaces go by their names or by the ids of the ledger; a token that
is yet to be placed is its type and its area, "laborer metro". Moves are the texts of actions; what stands on the table
is read by `shown`.
"""

from random import Random

from cinderbox.games.resurgence import position
from cinderbox.games.resurgence.state import ResurgenceState
from tests.positions import latest
from tests.resurgence.box import (
    AREAS,
    CARD_NAMES,
    CARDS,
    GAME,
    ITEMS,
    MISSION_IDS,
    MISSIONS,
    PACK,
    SPACE_IDS,
    SPACES,
    TOKENS,
    seat_of,
)
from tests.resurgence.shown import assigned, cards, column, level_of, rooms


def start(seats: int = 2, seed: int = 1, **options: object) -> ResurgenceState:
    state = GAME.start(seats=seats, seed=seed, **options)
    assert isinstance(state, ResurgenceState)
    return state


def lay(text: str = "", seats: int = 2, seed: int = 1, income: object = None, **options: object) -> ResurgenceState:
    """A position. P2 has a token to place unless something is said of it, so that P1's turn has an end to see.

    `income`: how the right column pays in an Upkeep: Food or Fuel for all, or so many Food.
    """
    idle = seats > 1 and "phase:" not in text and not any(f"P2 {area}:" in text for area in AREAS)
    if idle:
        text += "\nP2 metro: laborer"
    state = position.lay(GAME, latest(text), seats, seed, **options)
    if income is not None:
        most = max(int(one) for one in texts(state, "food"))
        play(state, f"food:{most if income == 'food' else 0 if income == 'fuel' else income}")
    return state


def play(state: ResurgenceState, *actions: str) -> ResurgenceState:
    for action in actions:
        state.apply(action)
    return state


def maybe(state: ResurgenceState, *actions: str) -> ResurgenceState:
    """What is not open is passed over: a single option is taken unasked."""
    for action in actions:
        if action in texts(state):
            state.apply(action)
    return state


def texts(state: ResurgenceState, verb: str = "") -> list[str]:
    """The texts of the open actions; with a verb only its targets."""
    found = [GAME.text(action) for action in state.actions()]
    return found if not verb else [text[len(verb) + 1 :] for text in found if text.startswith(verb + ":")]


def asked(state: ResurgenceState) -> str:
    return " ".join(f"P{seat + 1}" for seat in state.to_act)


def turn_of(state: ResurgenceState) -> str:
    """Whose turn of Step 3 it is, "" in other steps."""
    return f"P{state.turn + 1}" if state.turn >= 0 and not state.over else ""


def take_turn_of(state: ResurgenceState, player: str) -> None:
    """Whoever is in the middle of a turn ends it, until it is that player's."""
    while turn_of(state) != player and "end" in texts(state):
        play(state, "end")
    assert turn_of(state) == player, f"it is not the turn of {player}: {texts(state)}"


def end(state: ResurgenceState) -> ResurgenceState:
    return maybe(state, "end")


def place(
    state: ResurgenceState, token: str, space: str, *paid: str, card: str = "", pays: bool = True
) -> ResurgenceState:
    """Place a token, or rest it; what has to be paid is paid with these items, or in the first way there is."""
    pair = token.replace(" ", ".")
    if space == "rest":
        return play(state, f"rest:{pair}")
    seat, before = state.to_act[0], state.round
    if f"send:{pair}" in texts(state) or not sending(state):  # the only token there is was taken unasked
        play(state, f"send:{pair}")
    goal = SPACES[space]
    helper = f"place_as:{CARDS[card]}.{goal}" if card and card != "Electrician" else f"place:{goal}"
    maybe(state, helper)
    left = list(paid)
    while pays and state.to_act == (seat,) and texts(state) and all(one.startswith("pay:") for one in texts(state)):
        item = left.pop(0) if left else texts(state, "pay")[0]
        play(state, f"pay:{item}")
    there = state.here(seat, PACK_SPACE[goal]) or state.round > before or state.over
    assert not pays or there, f"{token} is not in {space}"
    return state


def sending(state: ResurgenceState) -> str:
    """The token whose destination is being asked for, as in the texts of actions."""
    f = state.frames[-1]
    if f.program.name != "turn" or not (texts(state, "place") or texts(state, "place_as")):
        return ""
    return f"{TOKENS[f.n // 3]}.{AREAS[f.n % 3]}"


PACK_SPACE = {space.word: number for number, space in enumerate(PACK.spaces)}


def effect(state: ResurgenceState, *areas: str) -> ResurgenceState:
    """Use the space, and take all of it; a token that is drawn goes to an area."""
    play(state, "effect")
    maybe(state, "take_all")
    for area in areas:
        play(state, f"assign:{area}")
    return state


def event(state: ResurgenceState) -> ResurgenceState:
    return maybe(play(state, "event"), "take_all")


def use(state: ResurgenceState, card: str, *what: str) -> ResurgenceState:
    """Activate a card: an item it gives, a Mission it plans, or a token it moves ("laborer metro", and where to)."""
    play(state, f"activate:{CARDS[card]}")
    for one in what:
        words = one.split()
        if one in ITEMS:
            play(state, f"gain:{one}")
        elif one in MISSIONS:
            play(state, f"plan:{MISSIONS[one]}")
        else:
            maybe(state, f"shift:{words[0]}.{words[1]}")
            if len(words) > 2:
                maybe(state, f"assign:{words[2]}")
    return state


def movable(state: ResurgenceState, card: str) -> set[str]:
    """The moves of tokens that a card offers: "laborer metro harbor"."""
    found = set()
    before = state.clone()
    was = {area: dict(count) for area, count in assigned(before, "P1").items()}
    after = before.clone()
    play(after, f"activate:{CARDS[card]}")
    tokens = texts(after, "shift") or [""]
    for token in tokens:
        moved = after.clone()
        if token:
            play(moved, f"shift:{token}")
        for area in texts(moved, "assign") or [""]:
            last = moved.clone()
            if area:
                play(last, f"assign:{area}")
            now = assigned(last, "P1")
            for kind in TOKENS:
                change = {a: now.get(a, {}).get(kind, 0) - was.get(a, {}).get(kind, 0) for a in AREAS}
                if any(change.values()):
                    gone = next(a for a in AREAS if change[a] < 0)
                    found.add(f"{kind} {gone} {next(a for a in AREAS if change[a] > 0)}")
    return found


def menu(state: ResurgenceState, player: str = "") -> set[str]:
    """What may be done now, in words; given a player, nothing if the turn has passed on."""
    if player and turn_of(state) != player:
        return set()
    found = set()
    for text in texts(state):
        verb, _, target = text.partition(":")
        if verb == "activate":
            found.add(f"use {CARD_NAMES[target]}")
        elif verb == "complete":
            found.add(f"complete {MISSION_IDS[target]}")
        elif verb == "build":
            found.add(f"build {SPACE_IDS[target]}")
        elif verb == "stalker":
            found.add(f"stalker {target}")
        elif verb in ("effect", "event", "end"):
            found.add(verb)
    return found


def tokens_to_place(state: ResurgenceState) -> set[str]:
    return {one.replace(".", " ") for one in texts(state, "send") + texts(state, "rest")}


def placeable(state: ResurgenceState, token: str, cards: bool = False) -> set[str]:
    """Where a token may go now: ids of spaces, "rest"; with `cards` also "ZN-02 with Pilot"."""
    pair = token.replace(" ", ".")
    found = {"rest"} if pair in texts(state, "rest") else set()
    after = state.clone()
    if pair in texts(state, "send"):
        play(after, f"send:{pair}")
    elif sending(state) != pair:
        return found
    if not texts(after, "place") and not texts(after, "place_as"):  # the only space there is was taken unasked
        seat = state.to_act[0]
        words = [space.word for number, space in enumerate(PACK.spaces) if not state.here(seat, number)]
        here = [word for word in words if after.here(seat, PACK_SPACE[word])]
        if here:
            return found | {SPACE_IDS[word] for word in here}
        n = [frame.n for frame in after.frames if frame.program.name == "turn"][-1]
        return found | {PACK.spaces[n >> 8 & 0xFF].id}
    found |= {SPACE_IDS[word] for word in texts(after, "place")}
    if cards:
        for one in texts(after, "place_as"):
            card, _, word = one.partition(".")
            found.add(f"{SPACE_IDS[word]} with {CARD_NAMES[card]}")
    return found


def payable(state: ResurgenceState) -> set[str]:
    return set(texts(state, "pay"))


def pay(state: ResurgenceState, *paid: str) -> ResurgenceState:
    return play(state, *(f"pay:{item}" for item in paid))


def gain(state: ResurgenceState, *what: str) -> ResurgenceState:
    """Choose items, a Specialist or a track."""
    for one in what:
        verb = "gain" if one in ITEMS else "recruit" if one in TOKENS else "track"
        if f"{verb}:{one}" not in texts(state) and len(what) > 1:
            maybe(state, f"{verb}:{one}")  # the last of a kind is taken unasked
        else:
            play(state, f"{verb}:{one}")
    return state


def gainable(state: ResurgenceState) -> set[str]:
    return set(texts(state, "gain") + texts(state, "recruit") + texts(state, "track"))


def decline(state: ResurgenceState) -> ResurgenceState:
    return play(state, "decline")


def plan(state: ResurgenceState, mission: str | None) -> ResurgenceState:
    return play(state, "decline" if mission is None else f"plan:{MISSIONS[mission]}")


def plannable(state: ResurgenceState) -> set[str]:
    return {MISSION_IDS[word] for word in texts(state, "plan")}


def rescue(state: ResurgenceState, card: str) -> ResurgenceState:
    maybe(state, f"rescue:{CARDS[card]}")
    crews = [cards(state, f"P{seat + 1}") for seat in range(state.seats)]
    assert any(card in crew for crew in crews), f"{card} was not rescued"
    return state


def rescuable(state: ResurgenceState) -> set[str]:
    return {CARD_NAMES[word] for word in texts(state, "rescue")}


def build(state: ResurgenceState, room: str) -> ResurgenceState:
    maybe(state, f"build:{SPACES[room]}", "take_all")
    assert any(SPACE_IDS[SPACES[room]] in rooms(state, f"P{seat + 1}") for seat in range(state.seats))
    return state


def build_rooms(state: ResurgenceState) -> set[str]:
    return {SPACE_IDS[word] for word in texts(state, "build")}


def retire(state: ResurgenceState, token: str) -> ResurgenceState:
    return play(state, f"retire:{token.replace(' ', '.')}")


def retirable(state: ResurgenceState) -> set[str]:
    return {one.replace(".", " ") for one in texts(state, "retire")}


def completable(state: ResurgenceState) -> set[str]:
    return {MISSION_IDS[word] for word in texts(state, "complete")}


def complete(
    state: ResurgenceState, mission: str, into: str | None = None, free: str | None = None, cop: str = "",
    electrician: str = "", lead: list[str] | None = None, leave: list[str] | None = None, plan_: str | None = None,
    retire_: str | None = None, specialist: str | None = None, draw: str | None = None,
) -> ResurgenceState:  # fmt: skip
    """Complete a Mission and take its rewards; what is not said is declined.

    `into`: the column; `free`: the card of the row bonus; `cop` and `electrician`: how they help; `leave`: parts of the
    reward that are left.
    """
    seat, word = state.to_act[0], MISSIONS[mission]
    steps, left = list(lead or []), sorted(leave or [], key=part_number)
    maybe(state, f"complete:{word}")
    for _ in range(20):
        open_ = texts(state)
        verbs = {text.split(":")[0] for text in open_}
        if state.to_act != (seat,) or "end" in verbs or "send" in verbs or state.over:
            break
        if "waive" in verbs:
            play(state, f"waive:{cop}" if cop else "decline")
        elif "swap" in verbs:
            play(state, f"swap:{electrician.replace(' ', '.')}" if electrician else "decline")
        elif "take_all" in verbs:
            if left:
                part = left.pop(0)
                play(state, f"leave:{'lead_' + part if part in AREAS else part}")
            else:
                play(state, "take_all")
        elif "column" in verbs:
            play(state, f"column:{into}")
        elif "rescue" in verbs:
            play(state, f"rescue:{CARDS[free]}" if free else "decline")
        elif "track" in verbs:
            play(state, f"track:{steps.pop(0)}" if steps else "decline")
        elif "plan" in verbs:
            play(state, f"plan:{MISSIONS[plan_]}" if plan_ else "decline")
        elif "retire" in verbs:
            heap = f"bag.{retire_}" if retire_ and " " not in retire_ else (retire_ or "").replace(" ", ".")
            play(state, f"retire:{heap}" if retire_ else "decline")
        elif "recruit" in verbs:
            play(state, f"recruit:{specialist}" if specialist else "decline")
        elif "assign" in verbs:
            play(state, f"assign:{draw}")
        elif "complete" in verbs:
            play(state, f"complete:{word}")
        else:
            break
    assert mission in [one for where in ("left", "middle", "right") for one in column(state, f"P{seat + 1}", where)]
    return state


def part_number(part: str) -> int:
    return [*ITEMS, "vp", *AREAS].index(part) if part in [*ITEMS, "vp", *AREAS] else 99


def columns_open(state: ResurgenceState, mission: str) -> set[str]:
    after = state.clone()
    play(after, f"complete:{MISSIONS[mission]}")
    for _ in range(9):
        if texts(after, "column"):
            return set(texts(after, "column"))
        maybe(after, "take_all" if "take_all" in texts(after) else "decline")
    return set()


def stalker(state: ResurgenceState, what: str, other: str, strict: bool = True) -> ResurgenceState | None:
    """Plan a Mission with the Stalker's help, or give one item for another."""
    if what == "plan":
        return play(state, "stalker:plan", f"plan:{MISSIONS[other]}")
    play(state, "stalker:trade")
    maybe(state, f"pay:{what}")
    if not strict and f"gain:{other}" not in texts(state):
        return None
    return play(state, f"gain:{other}")


def arrange(state: ResurgenceState, token: str) -> ResurgenceState:
    return play(state, f"arrange:{token}")


def arrangeable(state: ResurgenceState) -> set[str]:
    return set(texts(state, "arrange"))


def exhaust(state: ResurgenceState, card: str) -> ResurgenceState:
    return maybe(state, f"exhaust:{CARDS[card]}")


def mutant_actions(state: ResurgenceState) -> set[str]:
    return set(texts(state, "mutants"))


def mutant_action(state: ResurgenceState, what: str) -> ResurgenceState:
    """Meet a Mutant action: one of its answers, or a room whose Rubble is turned up; pays with what comes first."""
    if what in SPACES:
        return maybe(state, f"expose:{SPACES[what]}")
    play(state, f"mutants:{what}")
    while texts(state, "pay"):
        play(state, f"pay:{texts(state, 'pay')[0]}")
    return state


def assign(state: ResurgenceState, player: str, area: str) -> None:
    state.apply(f"assign:{area}", seat_of(player))


def assign_all(state: ResurgenceState, player: str, *areas: str) -> None:
    for area in areas:
        assign(state, player, area)


def committed(state: ResurgenceState) -> list[bool]:
    return [seat not in state.to_act for seat in range(state.seats)]


def upto(state: ResurgenceState, player: str, verb: str) -> bool:
    """Let all that is asked before it in an Upkeep be declined; whether that player is then asked for this."""
    for _ in range(30):
        if state.over or state.lanes:
            return False
        open_ = texts(state)
        if state.to_act == (seat_of(player),) and any(text.split(":")[0] == verb for text in open_):
            return True
        verbs = {text.split(":")[0] for text in open_}
        if "food" in verbs:
            play(state, "food:0")
        elif "decline" in verbs and verbs & {"rise", "event", "retire", "take_all"}:
            play(state, "decline")
        elif "take_all" in verbs:
            play(state, "take_all")
        else:
            return False
    return False


def levels_open(state: ResurgenceState, player: str) -> bool:
    return upto(state, player, "rise")


def level(state: ResurgenceState, player: str, times: int = 1) -> None:
    for _ in range(times):
        assert levels_open(state, player), "the next level is not open"
        state.apply("rise", seat_of(player))


def stay(state: ResurgenceState, player: str) -> None:
    assert levels_open(state, player)
    play(state, "decline")


def raised(state: ResurgenceState, player: str) -> int:
    return level_of(state, player)


def upkeep_event(state: ResurgenceState, player: str, token: str | None = None) -> bool:
    """Use the event in Upkeep, retiring a token if it says so; False if it is not open to that player."""
    if state.current().cost != [0] * 5:
        if not upto(state, player, "event"):
            return False
        maybe(play(state, "event"), "take_all")
        return True
    for _ in range(9):
        verbs = {text.split(":")[0] for text in texts(state)}
        mine = state.to_act == (seat_of(player),)
        if "take_all" in verbs:
            play(state, "take_all")
            if mine and not token and not texts(state, "retire"):
                return True
        elif "retire" in verbs:
            play(state, f"retire:{token.replace(' ', '.')}" if mine and token else "decline")
            if mine:
                maybe(state, "take_all") if state.to_act == (seat_of(player),) else None
                return True
        else:
            return False
    return False


def why_not(state: ResurgenceState, action: str, name: str = "P1") -> str:
    """Why something in words is not open: "complete BM-10", "place laborer metro ZN-06", "end"."""
    words = action.split()
    if words[0] == "complete":
        return state.why_not(f"complete:{MISSIONS[words[1]]}", seat_of(name))
    if words[0] == "place":
        if words[3] == "rest":
            return state.why_not(f"rest:{words[1]}.{words[2]}", seat_of(name))
        after = state.clone()
        refused = state.why_not(f"send:{words[1]}.{words[2]}", seat_of(name))
        if refused:
            return refused
        play(after, f"send:{words[1]}.{words[2]}")
        return after.why_not(f"place:{SPACES[words[3]]}", seat_of(name))
    return state.why_not(action, seat_of(name))


def random_game(seats: int, seed: int) -> list[str]:
    """A random game to its end; the Mutant Leadership cards in the order they came."""
    state, dice = start(seats, seed=seed), Random(seed)
    while not state.over:
        seat = dice.choice(state.to_act)
        state.apply(dice.choice(state.actions(seat)), seat)
    return [PACK.leadership[state.cards.face[back]].id for back in state.foe_cards]


def bonus_events_seen(wished: bool) -> bool:
    """Whether any bonus event is ever among the events of a game."""
    for seed in range(30):
        state = start(2, seed=seed, bonus_events=wished)
        if any(PACK.events[state.cards.face[back]].id.startswith("BE") for back in state.event_deck):
            return True
    return False
