"""The laws that every game keeps, each a function that looks at one state and returns its complaints as sentences.

Tests and the fuzzer share them. They know the public API, the random generator in a state and who has seen which
piece; they know no game. A law may play on from a clone, never from the state it was given.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from cinderbox.kernel.cards import ALL
from cinderbox.kernel.errors import CorruptState, IllegalAction
from cinderbox.kernel.state import State
from cinderbox.proof.fields import entangled, undeclared
from cinderbox.proof.leak import asked_of, difference, name, nothing_leaks, told, viewers
from cinderbox.proof.mood import Mood

ROWS = 8  # of answers, tried at a time
RULE = re.compile(r"\b[A-Z]+(?:-[A-Z]+)+-\d+\b")
Check = Callable[[State, Random], list[str]]


@dataclass(frozen=True)
class Law:
    number: int
    title: str
    check: Check
    every: int  # looked at once in so many decisions, as some are costly


class DeadEnd(Exception):
    """A law played on and came to where somebody is asked and has no answer."""


def laws(ledger: frozenset[str] | None = None) -> tuple[Law, ...]:
    """All laws that one state can break; with a ledger, refusals must name a rule of it."""

    def why_not_names_a_rule(state: State, dice: Random) -> list[str]:
        return refusals(state, ledger)

    return (
        Law(1, "the same choices lead to the same place", repeats, 10),
        Law(2, "a clone is equal and apart", clones, 6),
        Law(3, "what is dumped can be loaded", loads, 6),
        Law(4, "an illegal action changes nothing", refuses, 3),
        Law(5, "somebody is asked and can answer", asks, 1),
        Law(6, "nothing leaks", nothing_leaks, 5),
        Law(7, "every option has a text and a label of its own", names, 2),
        Law(8, "everything is somewhere exactly once", conserves, 6),
        Law(9, "mark grows exactly when no undo may go back", marks, 6),
        Law(13, "sealed answers stay sealed", seals, 1),
        Law(14, "what is not open is refused with its rule", why_not_names_a_rule, 8),
        Law(15, "what a quote answers is accepted", answers, 5),
    )


def play(state: State, dice: Random, count: int, mood: Mood | None = None) -> list[tuple[int, int]]:
    """Play some random decisions, evenly or in a mood; any seat that owes one may be first. Returns who chose what."""
    played: list[tuple[int, int]] = []
    while len(played) < count and not state.over:
        seat = dice.choice(state.to_act)
        actions = state.actions(seat)
        if not actions:
            raise DeadEnd(f"seat {seat} is asked and has no action")
        action = mood.choose(state, seat, dice) if mood else dice.choice(actions)
        state.apply(action, seat)
        played.append((seat, action))
    return played


# -- the laws ------------------------------------------------------------------------------------------------------


def repeats(state: State, dice: Random) -> list[str]:
    """Law 1: the same actions from the same state give the same digests."""
    one, other = state.clone(), state.clone()
    for seat, action in play(one, dice, 5):
        other.apply(action, seat)
    return [] if one.digest() == other.digest() else ["the same actions lead to two different states"]


def clones(state: State, dice: Random) -> list[str]:
    """Law 2, also for clones of clones and for what the log says."""
    before = state.dump()
    acting, old = state.clone(), state.clone().clone()
    complaints = undeclared(state) + entangled(state)
    complaints += [f"a clone differs: {found}" for one in (acting, old) if (found := difference(before, one.dump()))]
    viewer = dice.choice(viewers(state))
    if found := difference(told(state, viewer), told(old, viewer), "told"):
        complaints.append(f"a clone tells {name(viewer)} other things: {found}")
    play(acting, dice, 6)
    for which, one in (("original", state), ("older clone", old)):
        if found := difference(before, one.dump()):
            complaints.append(f"acting on a clone changes the {which}: {found}")
    return complaints


def loads(state: State, dice: Random) -> list[str]:
    """Law 3: through JSON and back, then on with the same actions."""
    dump = state.dump()
    complaints = [f"the dump holds {found}" for found in unfit({k: v for k, v in dump.items() if k != "options"})]
    try:
        loaded = state.game.load(json.loads(json.dumps(dump)))
    except CorruptState as error:
        return [*complaints, f"a dump cannot be loaded: {error}"]
    if found := difference(dump, loaded.dump()):
        complaints.append(f"a loaded state differs: {found}")
    if state.digest() != loaded.digest():
        complaints.append("a loaded state has another digest")
    viewer = dice.choice(viewers(state))
    said = told(state, viewer)
    if found := difference(said, told(loaded, viewer), "told"):
        complaints.append(f"a loaded state tells {name(viewer)} other things: {found}")
    for what in ("view", "events"):
        if found := difference(said[what], json.loads(json.dumps(said[what])), what):
            complaints.append(f"what {name(viewer)} is told is not ready for JSON: {found}")
    on = state.clone()
    for seat, action in play(on, dice, 4):
        loaded.apply(action, seat)
    if found := difference(on.dump(), loaded.dump()):
        complaints.append(f"a loaded state goes on otherwise: {found}")
    return complaints


def unfit(data: object, where: str = "dump") -> Iterator[str]:
    """What must not be in a state: floats, and bools where the builds would differ."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from unfit(value, f"{where}.{key}")
    elif isinstance(data, list):
        for value in data:
            yield from unfit(value, where)
    elif isinstance(data, (bool, float)):
        yield f"{data!r} in {where}"


def refuses(state: State, dice: Random) -> list[str]:
    """Law 4: actions that are not open, that do not exist, out of turn, and by nobody."""
    game, before = state.game, state.dump()
    tries: list[tuple[int | str, int | None]] = [(-1, None), (game.actions, None), ("no such thing", None)]
    for seat in range(state.seats):
        open_now = state.actions(seat)
        closed = [action for action in range(game.actions) if action not in open_now]
        tries += [(action, seat) for action in dice.sample(closed, min(6, len(closed)))]
        tries += [(game.text(action), seat) for action in dice.sample(closed, min(2, len(closed)))]
    first = state.actions()[0] if state.to_act else 0
    tries += [(first, seat) for seat in range(state.seats) if first not in state.actions(seat)]
    tries += [(first, -1), (first, state.seats)]
    complaints = []
    for tried, who in tries:
        try:
            state.apply(tried, who)
        except IllegalAction as error:
            if not error.reason:
                complaints.append(f"{tried!r} by seat {who} is refused without a reason")
        else:
            return [f"{tried!r} by seat {who} is not open, but was carried out"]
    if found := difference(before, state.dump()):
        complaints.append(f"a refused action changes the state: {found}")
    return complaints


def asks(state: State, dice: Random) -> list[str]:
    """Law 5, the part that one state can break: no dead end, and nobody is asked after the end."""
    if state.over:
        asked = [seat for seat in range(state.seats) if state.actions(seat)]
        return ["the game is over, but somebody is asked"] if asked or state.to_act or state.outcome is None else []
    if not state.to_act:
        return ["dead end: the game is not over and nobody is asked"]
    stuck = [seat for seat in state.to_act if not state.actions(seat)]
    complaints = [f"dead end: seat {seat} is asked and has no action" for seat in stuck]
    for seat in range(state.seats):
        if seat not in state.to_act and state.actions(seat):
            complaints.append(f"seat {seat} has actions and is not asked")
        if seat in state.to_act and not state.prompt(seat):
            complaints.append(f"seat {seat} is asked without words")
    if state.outcome is not None:
        complaints.append("there is an outcome before the end")
    return complaints


def names(state: State, dice: Random) -> list[str]:
    """Law 7, and that options are in rising order."""
    complaints = []
    for seat in state.to_act:
        actions = state.actions(seat)
        if actions != sorted(set(actions)):
            complaints.append(f"the actions of seat {seat} are not in rising order, each once: {actions}")
        texts = [state.game.text(action) for action in actions]
        if [state.game.parse(text) for text in texts] != actions:
            complaints.append(f"texts do not parse back: {texts}")
        labels = [state.label(action, seat) for action in actions]
        for label in set(labels):
            if labels.count(label) > 1 or not label:
                twice = [text for text, one in zip(texts, labels, strict=True) if one == label]
                complaints.append(f"{' and '.join(twice)} have one label: {label!r}")
    return complaints


def conserves(state: State, dice: Random) -> list[str]:
    """Law 8: no face was lost or made, the game's own count is right, and it would see a piece that is there twice."""
    complaints = []
    fresh = state.game.blank(state.seats, state.variant)
    if sorted(fresh.cards.face) != sorted(state.cards.face):
        complaints.append("the pieces are not those that were in the box")
    dump = state.dump()
    try:
        state.game.load(dump)
    except CorruptState as error:
        complaints.append(f"the game's own check: {error}")
    table = dump["table"]
    assert isinstance(table, dict)
    for field in state.game.fields:
        if field.backs(state) and isinstance(table[field.name], list):
            zone = table[field.name]
            first = next(one for one in zone if one not in (-1, None, []))
            again = [*first, first[0]] if isinstance(first, list) else first
            twice = [again, *zone[1:]] if again is not first else [*zone, first]
            try:
                state.game.load({**dump, "table": {**table, field.name: twice}})
            except CorruptState:
                continue
            complaints.append(f"a state with a piece twice in {field.name} can be loaded")
    return complaints


def marks(state: State, dice: Random) -> list[str]:
    """Law 9, and what it is for: what leaves mark alone looks the same in every world its seat thinks possible."""
    complaints = []
    for seat in state.to_act:
        actions, since = state.actions(seat), state.told_count(seat)
        for action in dice.sample(actions, min(3, len(actions))):
            after = state.clone()
            after.apply(action, seat)
            said = f"{state.game.text(action)} by seat {seat}"
            wanted = growth(state, after, seat)
            grown = after.mark > state.mark
            if after.mark < state.mark or (wanted is not None and grown != bool(wanted)):
                why = wanted or "for nothing"
                complaints.append(f"bad undo: after {said} mark goes from {state.mark} to {after.mark}: {why}")
            if after.mark == state.mark:
                world = state.determinize(seat, dice.getrandbits(62))
                world.apply(action, seat)
                if found := difference(told(after, seat, since), told(world, seat, since), "told"):
                    complaints.append(f"bad undo: {said} leaves mark alone, but shows what was hidden: {found}")
    return complaints


def growth(before: State, after: State, seat: int) -> str | None:
    """Why mark has to grow; "" if it has not, None if that cannot be told from the two states."""
    if before.rng != after.rng:
        return "a random number was used"
    if before.lanes and before.count != after.count:
        return "sealed answers were opened"
    if before.cards.mixings == after.cards.mixings:
        for back, pack in enumerate(after.cards.know):
            learned = pack & ALL & ~before.cards.know[back]
            if learned and not before.cards.sees(seat, back):
                return f"back {back} was shown"
        return ""
    lost = False  # faces have changed places since, so only how many pieces a seat has seen tells what it has learned
    for other in range(before.seats):
        had = sum(before.cards.sees(other, back) for back in range(len(before.cards.know)))
        has = sum(after.cards.sees(other, back) for back in range(len(after.cards.know)))
        if has > had and other == seat:
            return f"seat {other} was shown a piece"
        lost = lost or has != had
    return None if lost else ""


def seals(state: State, dice: Random) -> list[str]:
    """Law 13: the order of arrival does not matter, and before the last commit nobody else learns an answer."""
    if not state.lanes:
        return []
    complaints = []
    seat = dice.choice(state.to_act)
    if len(state.to_act) > 1:
        one, other = state.clone(), state.clone()
        since = {viewer: state.told_count(viewer) for viewer in viewers(state) if viewer != seat}
        quiet = {viewer: told(state, viewer, heard) for viewer, heard in since.items()}
        while seat in one.to_act:
            one.apply(dice.choice(one.actions(seat)), seat)
            if seat in one.to_act:
                for viewer, before in quiet.items():
                    if found := difference(before, told(one, viewer, since[viewer]), "told"):
                        complaints.append(f"{name(viewer)} learns of a sealed step of seat {seat}: {found}")
        while seat in other.to_act:
            other.apply(dice.choice(other.actions(seat)), seat)
        for viewer in quiet:
            if found := difference(told(one, viewer, since[viewer]), told(other, viewer, since[viewer]), "told"):
                complaints.append(f"{name(viewer)} learns the sealed answers of seat {seat}: {found}")
    return complaints + any_order(state, dice)


def any_order(state: State, dice: Random) -> list[str]:
    """Take down some answers until the question is answered, and give them again in another order."""
    one, count, given = state.clone(), state.count, []
    while one.lanes and one.count == count:
        given += play(one, dice, 1)
    again = state.clone()
    seats = [seat for seat, _ in given]
    dice.shuffle(seats)
    for seat in seats:
        number = next(i for i, (who, _) in enumerate(given) if who == seat)
        again.apply(given.pop(number)[1], seat)
    return [] if one.digest() == again.digest() else ["another order of arrival leads to another state"]


def rows_of(told: object) -> list[list[str]]:
    """All `answers` that are named anywhere in a question."""
    if isinstance(told, list):
        return [row for value in told for row in rows_of(value)]
    if not isinstance(told, dict):
        return []
    own = [told["answers"]] if isinstance(told.get("answers"), list) else []
    return own + [row for value in told.values() for row in rows_of(value)]


def answers(state: State, dice: Random) -> list[str]:
    """Law 15: all that a question and a quote name to be answered in a row can be, until chance comes in.

    Where there are many such rows, some are tried."""
    complaints = []
    for seat in state.to_act:
        rows = rows_of(list(asked_of(state, seat).values()))
        for said in dice.sample(rows, min(len(rows), ROWS)):
            one = state.clone()
            for text in said:
                try:
                    one.apply(text, seat)
                except IllegalAction as error:
                    complaints.append(f"of {said} seat {seat} cannot answer {text!r}: {error}")
                    break
                if one.mark != state.mark:
                    break
    return complaints


def refusals(state: State, ledger: frozenset[str] | None) -> list[str]:
    """Law 14; a question names rules of the ledger, too, and whoever is not asked hears one reason for everything.

    That refusals tell nothing hidden is law 6.
    """
    complaints = []
    for viewer in viewers(state):
        actions = [] if viewer is None else state.actions(viewer)
        said = set()
        for action in range(state.game.actions):
            text = state.game.text(action)
            why = state.why_not(text, viewer)
            said.add(why)
            if (action in actions) != (why == ""):
                complaints.append(f"why_not({text}) for {name(viewer)} is {why!r}")
            elif why and not cited(why, ledger):
                complaints.append(f"why_not({text}) for {name(viewer)} names no rule of the ledger: {why!r}")
        if not actions and len(said) > 1:
            complaints.append(f"{name(viewer)}, who is not asked, hears more than one reason: {sorted(said)}")
        rules = state.rules(viewer)
        if (viewer in state.to_act) != bool(rules):
            complaints.append(f"the question to {name(viewer)} names these rules: {rules}")
        complaints += [f"{rule} of a question is not in the ledger" for rule in rules if not cited(rule, ledger)]
    return complaints


@cache
def cited(said: str, ledger: frozenset[str] | None) -> bool:
    """Whether a text names rules, all of the ledger."""
    found = RULE.findall(said)
    return bool(found) and (ledger is None or all(rule in ledger for rule in found))
