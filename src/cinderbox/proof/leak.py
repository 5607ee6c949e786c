"""The law that nothing leaks: a state dealt anew for a seat is one it cannot tell from the truth, and holds none of it.

Knows the public API and who has seen which piece. Knows no game.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.msgpack import encode

from cinderbox.kernel.cards import ALL, KNEW, MIXING
from cinderbox.kernel.state import State
from cinderbox.kernel.together import Together

WORLDS = 32  # deals over which every piece that can lie otherwise has to move
CHANCE = 1e-9  # a piece that stays with less chance than this stays for a reason
REASONS = 250  # about so many refusals are compared at a time, others at the next mark; law 14 reads all of them


def viewers(state: State) -> list[int | None]:
    """Everybody who watches: a spectator, then each seat."""
    return [None, *range(state.seats)]


def told(state: State, seat: int | None, since: int = 0) -> dict[str, object]:
    """All that the API tells a seat; of what has happened, what is new since so many events."""
    actions = [] if seat is None else state.actions(seat)
    every = state.game.actions
    step = max(1, every // REASONS) if actions else every // 2  # who is not asked hears one reason: law 14
    asked = range(state.mark % step, every, step)
    events = state.events(seat, since)
    return {
        "view": state.view(seat),
        "actions": actions,
        "labels": [state.label(action, seat) for action in actions],
        "prompt": state.prompt(seat),
        "why_not": [state.why_not(action, seat) for action in asked],
        "rules": state.rules(seat),
        **asked_of(state, seat),
        "log": [event["text"] for event in events],  # `state.log` says the same: a test of its own
        "log_parts": state.log_parts(seat, since),
        "events": events,
        "key": state.key(seat),
        "features": state.features(seat),
        "to_act": state.to_act,
        "mark": state.mark,
        "in_window": state.in_window,
        "over": state.over,
        "outcome": None if state.outcome is None else state.outcome.dump(),
    }


def asked_of(state: State, seat: int | None) -> dict[str, object]:
    """The question before a seat, and what it would come to if some of all that can be wanted was."""
    question = state.question(seat)
    names = sorted(set(wishes(question)))
    if not names:
        return {"question": question}
    wanted = {name: (state.mark + i) % 4 for i, name in enumerate(names)}
    return {"question": question, "quote": state.quote(seat, wanted)}


def wishes(told: object) -> list[str]:
    """All that a quote can be asked for, as a question says it."""
    if isinstance(told, dict):
        own = [told["wish"]] if isinstance(told.get("wish"), str) else []
        return own + [name for value in told.values() for name in wishes(value)]
    return [name for value in told for name in wishes(value)] if isinstance(told, list) else []


def difference(one: object, other: object, where: str = "") -> str:
    """The first place where two pieces of data differ, and how; "" if they are the same."""
    if encode(one) == encode(other):  # which tells 1 from True and from "1"
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *(name for name in other if name not in one)]:
            if name not in one or name not in other:
                return f"{where}.{name} is only in one"
            if found := difference(one[name], other[name], f"{where}.{name}"):
                return found
        return ""
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        for i in range(min(len(one), len(other))):
            if found := difference(one[i], other[i], f"{where}[{i}]"):
                return found
        return "" if len(one) == len(other) else f"{where} has {len(one)} entries, then {len(other)}"
    return "" if one == other and type(one) is type(other) else f"{where} is {one!r}, then {other!r}"


def name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def nothing_leaks(state: State, dice: Random) -> list[str]:
    """Law 6 for one viewer, chosen at random."""
    seat = dice.choice(viewers(state))
    complaints = same_to(state, seat, dice.getrandbits(62), dice.getrandbits(62))
    complaints += twins(state, seat, dice)
    complaints += hands_have_no_order(state, seat, dice)
    if dice.random() < 0.2:
        complaints += everything_moves(state, seat, dice)
    return complaints


def same_to(state: State, seat: int | None, first: int, second: int) -> list[str]:
    """A deal tells the seat what the truth tells it, keeps what it has seen, and keeps nothing else of the truth."""
    before = state.dump()
    world = state.determinize(seat, first)
    complaints = []
    if state.dump() != before:
        complaints.append(f"determinize for {name(seat)} changes the state itself")
    if found := difference(told(state, seat), told(world, seat), "told"):
        complaints.append(f"a deal for {name(seat)} shows: {found}")
    if stuck := [other for other in world.to_act if not world.actions(other)]:
        complaints.append(f"a deal for {name(seat)} leaves seat {stuck[0]} asked without an action")
    where = places(state, seat)
    for place, face in seen_by(state, seat, where) - seen_by(world, seat, where):
        complaints.append(f"in a deal for {name(seat)} face {face} has left {place}, where it has seen it")
    if world.rng == state.rng:
        complaints.append(f"a deal for {name(seat)} keeps the generator")
    for other in range(state.seats):
        if other != seat and (world.secrets[other] is not None or world.hints[other]):
            complaints.append(f"a deal for {name(seat)} keeps what only seat {other} was told")
    if found := difference(state.determinize(seat, second).dump(), world.determinize(seat, second).dump(), "dump"):
        complaints.append(f"a deal for {name(seat)} depends on the truth: {found}")
    return complaints


def twins(state: State, seat: int | None, dice: Random) -> list[str]:
    """Two worlds in which the same is done: as long as a seat is told the same, both are dealt anew alike."""
    truth, twin = state.clone(), state.determinize(seat, dice.getrandbits(62))
    since = state.told_count(seat)  # till here both are told the same, as `same_to` has seen
    for _ in range(6):
        if truth.over or truth.to_act != twin.to_act:
            break
        who = dice.choice(truth.to_act)
        common = [action for action in truth.actions(who) if action in twin.actions(who)]
        if not common:
            break
        action = dice.choice(common)
        old = truth.clone(), twin.clone()
        truth.apply(action, who)
        twin.apply(action, who)
        if found := difference(told(truth, seat, since), told(twin, seat, since), "told"):
            if by_chance(old[0], truth) or by_chance(old[1], twin):
                break
            if learned(old[0], truth, seat) != learned(old[1], twin, seat):
                break
            return [f"{name(seat)} is shown the same of two worlds by {state.game.text(action)}, but: {found}"]
        if found := dealt_otherwise(truth, twin, seat, dice.getrandbits(62)):
            return [f"{name(seat)} is told the same of two worlds after {state.game.text(action)}, but: {found}"]
    return []


def hands_have_no_order(state: State, seat: int | None, dice: Random) -> list[str]:
    """Whatever is played from hands that the seat cannot look into, it never finds out how they were sorted."""
    truth, twin = state.clone(), sorted_otherwise(state, seat, dice)
    for _ in range(12):
        if truth.over:
            break
        who = dice.choice(truth.to_act)
        action = dice.choice(truth.actions(who))
        if action not in twin.actions(who):  # a question about the cards drawn last
            break
        truth.apply(action, who)
        twin.apply(action, who)
        if found := dealt_otherwise(truth, twin, seat, dice.getrandbits(62)):
            return [f"{name(seat)} learns from {state.game.text(action)} how a hand is sorted: {found}"]
    return []


def sorted_otherwise(state: State, seat: int | None, dice: Random) -> State:
    """The same state, but that faces have traded places in every hand that the seat cannot look into."""
    twin = state.clone()
    cards, face, know = twin.cards, state.cards.face[:], state.cards.know
    for hand in [hand for other in range(state.seats) if other != seat for hand in state.held(other)]:
        hidden = [back for back in hand if know[back] & ALL != ALL]
        for mixing in {know[back] >> MIXING for back in hidden}:
            backs = [back for back in hidden if know[back] >> MIXING == mixing]
            for back, other in zip(backs, dice.sample(backs, len(backs)), strict=True):
                face[back], cards.know[back] = state.cards.face[other], know[other]
    cards.face = face
    return twin


def dealt_otherwise(one: State, other: State, seat: int | None, seed: int) -> str:
    """How deals of two worlds for a seat differ that cannot tell these apart."""
    first, second = one.determinize(seat, seed).dump(), other.determinize(seat, seed).dump()
    first["actor"] = second["actor"]  # who acted last is seen by all
    return difference(first, second, "dump")


def by_chance(before: State, after: State) -> bool:
    """Whether chance or sealed answers came in between."""
    return before.rng != after.rng or bool(before.lanes)


def learned(before: State, after: State, seat: int | None) -> Counter[tuple[str, int]]:
    """What a seat has come to see in between, and where it lay before."""
    where = places(before, seat)
    return seen_by(after, seat, where) - seen_by(before, seat, where)


def places(state: State, seat: int | None) -> list[str]:
    """Where each piece lies for a seat: a back can be followed with the eye, but not in a hand it cannot look into."""
    found = [f"back {back}" for back in range(len(state.cards.know))]
    for other in range(state.seats):
        for hand in state.held(other) if other != seat else []:
            for back in hand:
                found[back] = f"a hand of seat {other}"
    return found


def seen_by(state: State, seat: int | None, where: list[str]) -> Counter[tuple[str, int]]:
    """The faces that a seat knows, each with its place."""
    bit = 0 if seat is None else 1 << seat
    known = [back for back, pack in enumerate(state.cards.know) if pack & bit or pack & ALL == ALL]
    return Counter((where[back], state.cards.face[back]) for back in known)


def everything_moves(state: State, seat: int | None, dice: Random) -> list[str]:
    """Over many deals every piece shows another face, if the seat cannot rule that out."""
    worlds = [state.determinize(seat, dice.getrandbits(62)) for _ in range(WORLDS)]
    complaints = []
    for back, faces in possible(worlds[0], seat).items():
        most = max(faces.count(face) for face in set(faces))
        stays = {world.cards.face[back] for world in worlds}
        if len(stays) == 1 and (most / len(faces)) ** WORLDS < CHANCE:
            complaints.append(f"back {back} is always face {stays.pop()} in deals for {name(seat)}")
    if len({int(world.rng) for world in worlds}) < WORLDS:
        complaints.append(f"the generator repeats itself in deals for {name(seat)}")
    return complaints + sealed_answers_move(state, seat, worlds)


def sealed_answers_move(state: State, seat: int | None, worlds: list[State]) -> list[str]:
    """The first answer of each other seat that has committed is not always the same, if it had a choice."""
    complaints = []
    for other in range(state.seats) if state.lanes else ():
        if other != seat and state.lanes[other].answers and state.lanes[other].committed:
            frame = state.frames[-1]
            question = frame.program.steps[frame.at]
            assert isinstance(question, Together)
            choices = min(len(question.lane(world, other, 0, []).choices) for world in worlds)
            if choices > 1 and len({world.lanes[other].answers[0] for world in worlds}) == 1:
                complaints.append(f"the sealed answer of seat {other} is always the same in deals for {name(seat)}")
    return complaints


def possible(state: State, seat: int | None) -> dict[int, list[int]]:
    """For each piece the seat has not seen, the faces it may have, each as often as there are pieces for it."""
    bit = 0 if seat is None else 1 << seat
    cards, backs = state.cards, state.game.designs
    unseen = [t for t in range(len(cards.face)) if not cards.know[t] & bit and cards.know[t] & ALL != ALL]
    known = known_mixings(state)
    found = {}
    for back in unseen:
        mixing = cards.know[back] >> MIXING
        never = [t for t in unseen if backs[t] == backs[back] and not knew(state, t, bit, known)]
        inside = [t for t in unseen if mixing and backs[t] == backs[back] and cards.know[t] >> MIXING == mixing]
        sure = [t for t in inside if knew(state, t, bit, known)]
        if not mixing or len(sure) < len(inside):
            sure = sure + never
        found[back] = [cards.face[t] for t in sure]
    return found


def knew(state: State, back: int, bit: int, known: set[int]) -> bool:
    """Whether a seat knew the face that went into a piece's mixing, or everybody all that went into it."""
    know = state.cards.know[back]
    return bool(know >> KNEW & bit) or know >> MIXING in known


def known_mixings(state: State) -> set[int]:
    """The mixings of which everybody knew all that went into them."""
    know = state.cards.know
    return {pack >> MIXING for pack in know} - {pack >> MIXING for pack in know if pack >> KNEW & ALL != ALL}
