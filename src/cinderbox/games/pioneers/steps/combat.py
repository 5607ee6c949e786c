"""Attacks and raids: targets, getting ready, dice, rerolls, and what comes of it (PIO-ATK, PIO-RAID)."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.fight import (
    ATTACKED,
    ATTACKER,
    ATTACKS,
    DEFENDED,
    DEFENDER,
    DEFENDS,
    OUTCOME,
    Fight,
)
from cinderbox.games.pioneers.model import (
    BEFORE_ROLL,
    BY_RAID,
    ITEM,
    PERSONALITY,
    REROLL,
    RESPONSE,
    SPOILS,
    STRUCTURE,
    Card,
)
from cinderbox.games.pioneers.modifiers import failure, fight_of, modifier, readiness
from cinderbox.games.pioneers.offers import amounts, duel, odds
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import (
    IMMUNE,
    NO_LUCK,
    NO_REROLL,
    NOT_AN_OPPONENT,
    NOT_HAD,
    NOT_HELD,
    NOT_NOW,
    NOT_THAT,
    OK,
    PROTECTED,
)
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.loss import LOSS, falls
from cinderbox.games.pioneers.steps.resources import LOOT, OF, TAKE, take_one, takeable
from cinderbox.games.pioneers.steps.town import SETTLE
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.events import Phrase, phrase
from cinderbox.kernel.frame import Ask, Do, Frame, Program


def targets_of(s: PioneersState, seat: int, card: Card) -> list[int]:
    """The opponents that a card can be played on (PIO-ATK-01, PIO-RUL-53, PIO-RUL-67)."""
    return [other for other in range(s.seats) if other != seat and not s.immune(other, card.tags)]


class Target(Choice[PioneersState]):
    """On whom is the card `this` played? (PIO-ATK-01, PIO-RAID-01)"""

    verb = "target"
    rules: tuple[str, ...] = ("PIO-ATK-01", "PIO-RAID-01", "PIO-RUL-53", "PIO-RUL-67")

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        return targets_of(s, f.seat, s.card(f.this))

    def refuse(self, s: PioneersState, f: Frame, target: int) -> int:
        return NOT_AN_OPPONENT if target == f.seat or target >= s.seats else IMMUNE

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        card = s.card(f.this)
        s.fight = begin(s, f, target)
        if card.raid is not None:
            s.note(log.RAIDED, f.seat, target, card.kind)
        else:
            s.note(log.ATTACKED, f.seat, target, card.kind, s.fight.difficulty)

    def details(self, s: PioneersState, f: Frame) -> wire.Target:
        card = s.card(f.this)
        rows: dict[str, wire.Rival] = {}
        for seat in self.targets(s, f):
            fight = begin(s, f, seat)
            defence = modifier(s, fight, DEFENDER)
            if card.raid is None:
                rows[f"target:{seat + 1}"] = {
                    "seat": seat, "difficulty": fight.difficulty, "odds": odds(defence, fight.difficulty)
                }  # fmt: skip
            else:
                chance = duel(defence, modifier(s, fight, ATTACKER))
                rows[f"target:{seat + 1}"] = {"seat": seat, "difficulty": None, "odds": chance}
        return {"card": card.id, "rivals": rows}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return f"On whom do you play {s.card(f.this).name}?"


def begin(s: PioneersState, f: Frame, defender: int) -> Fight:
    """The fight as it starts; the difficulty may depend on the size of the defender's town (PIO-ATK-13)."""
    card = s.card(f.this)
    difficulty = -1 if card.raid is not None else card.difficulty[s.size(defender)]
    return Fight(f.seat, defender, f.this, DEFENDS, difficulty, 0, [0, 0], [0, 0], [], [])


class BeforeRoll(Ask[PioneersState]):
    """The defender gets ready: response tokens for +1, cards from hand that say so, then the roll (PIO-ATK-07, -08).

    Whoever has a token to spend is asked, whatever the hand holds; without one nothing can be done (PIO-RUL-59).
    """

    rules: tuple[str, ...] = ("PIO-ATK-07", "PIO-ATK-08", "PIO-RAID-02", "PIO-RSP-03", "PIO-RUL-59")
    public = False
    way_out = "roll"

    def seat(self, s: PioneersState, f: Frame) -> int:
        return fight_of(s).defender

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        seat = self.seat(s, f)
        if not s.pile[seat * 3 + RESPONSE]:
            return []
        played = [s.codes.aimed(s.codes.play, kind) for kind in s.reactions(seat, BEFORE_ROLL, 0)]
        return [s.codes.roll, s.codes.boost, *played]

    def reason(self, s: PioneersState, f: Frame, action: int) -> int:
        if s.codes.word(action) != "play":
            return OK
        held = [s.cards.face[back] for back in s.hands[self.seat(s, f)]]
        return NOT_NOW if s.codes.target(action) in held else NOT_HELD

    def hear(self, s: PioneersState, f: Frame, action: int) -> None:
        if action == s.codes.roll:
            return
        seat = self.seat(s, f)
        verbs.spend(s, seat, RESPONSE, 1)
        if action == s.codes.boost:
            s.fight = fight_of(s).boosted()
            s.note(log.BOOSTED, seat)
        else:
            arm(s, seat, s.codes.target(action), 1)
        s.frames[-1] = f

    def details(self, s: PioneersState, f: Frame) -> wire.BeforeRoll:
        return readiness(s, [s.codes.text(action) for action in s.choices if action != s.codes.roll])

    def prompt(self, s: PioneersState, f: Frame) -> Phrase:
        fight = fight_of(s)
        now = modifier(s, fight, DEFENDER)
        if fight.difficulty < 0:
            return phrase(f"{{}} raids you. Your roll has +{now}. Do you add to it?", s.called(fight.attacker))
        name = s.card(fight.back).name
        return f"{name}: you need {fight.difficulty}, and your roll has +{now}. Do you add to it?"


def arm(s: PioneersState, seat: int, kind: int, paid: int) -> None:
    """A card from hand adds to the roll and is discarded."""
    verbs.discard(s, verbs.from_hand(s, seat, kind))
    s.fight = fight_of(s).armed(kind)
    reaction = s.content.cards[kind].reaction
    assert reaction is not None
    s.note(log.ARMED, seat, kind, reaction.amount, paid)


class Roll(Do[PioneersState]):
    """Two dice; modifiers are fixed with the first roll (PIO-ATK-04, PIO-ATK-12, PIO-RAID-10, PIO-RUL-54)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        fight = fight_of(s)
        roll(s, modifier(s, fight, fight.side), 0)


def roll(s: PioneersState, added: int, lucky: int) -> None:
    """Roll for the side whose turn it is (PIO-RSP-05: always both dice)."""
    fight = fight_of(s)
    side = fight.side
    first, second = s.random(6) + 1, s.random(6) + 1
    stage = ATTACKED if side == ATTACKER else DEFENDED
    s.fight = fight.rolled(stage, side, added, first, second, lucky)
    s.note(log.ROLLED, fight.seat(side), first, second, added, [first + second + added])


def lucky_cards(s: PioneersState, seat: int) -> list[int]:
    """Cards in town whose free reroll of the round is left (Loaded Dice)."""
    found: list[int] = []
    for back in s.structures[seat] + s.others[seat]:
        if s.content.cards[s.cards.face[back]].lucky and back not in s.used:
            found.append(back)
    return found


class Reroll(Ask[PioneersState]):
    """Roll both dice again for a response token, or for free, as often as one can (PIO-ATK-11, PIO-RUL-55).

    A defender against an attack card and the attacker of a raid may do so after a failure, the defender of a raid
    always.
    """

    rules: tuple[str, ...] = ("PIO-ATK-11", "PIO-RSP-04", "PIO-RSP-05", "PIO-RAID-03", "PIO-RAID-05", "PIO-RUL-55")
    way_out = "accept"

    def seat(self, s: PioneersState, f: Frame) -> int:
        fight = fight_of(s)
        return fight.seat(fight.side)

    def free(self, s: PioneersState, seat: int) -> int:
        """Free rerolls that are left for this roll."""
        return s.powers[seat][REROLL] - fight_of(s).lucky + len(lucky_cards(s, seat))

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        fight, seat = fight_of(s), self.seat(s, f)
        if fight.difficulty >= 0 and fight.total(fight.side) >= fight.difficulty:
            return []
        found = [s.codes.accept]
        if s.pile[seat * 3 + RESPONSE]:
            found.append(s.codes.reroll)
        if self.free(s, seat) > 0:
            found.append(s.codes.reroll_free)
        return found if len(found) > 1 else []

    def reason(self, s: PioneersState, f: Frame, action: int) -> int:
        return NO_REROLL if action == s.codes.reroll else NO_LUCK if action == s.codes.reroll_free else OK

    def hear(self, s: PioneersState, f: Frame, action: int) -> None:
        if action == s.codes.accept:
            return
        fight, seat = fight_of(s), self.seat(s, f)
        lucky = fight.lucky
        if action == s.codes.reroll:
            verbs.spend(s, seat, RESPONSE, 1)
        elif lucky < s.powers[seat][REROLL]:
            lucky += 1  # a survivor's goes first: it is there again for the next roll
        else:
            s.used = [*s.used, lucky_cards(s, seat)[0]]
        s.note(log.REROLLS, seat, 0 if action == s.codes.reroll else 1)
        roll(s, fight.modifiers[fight.side], lucky)
        s.frames[-1] = f

    def details(self, s: PioneersState, f: Frame) -> wire.Reroll:
        fight = fight_of(s)
        side = fight.side
        again = (
            odds(fight.modifiers[side], fight.difficulty)
            if fight.difficulty >= 0
            else duel(fight.modifiers[side], modifier(s, fight, ATTACKER))
        )
        return {
            "total": fight.total(side),
            "difficulty": fight.difficulty if fight.difficulty >= 0 else None,
            "odds": again,
            "free": self.free(s, fight.seat(side)),
            "fail": failure(s, s.card(fight.back)),
        }

    def prompt(self, s: PioneersState, f: Frame) -> str:
        fight = fight_of(s)
        total = fight.total(fight.side)
        if fight.difficulty < 0:
            return f"You have rolled {total} in all. Do you reroll both dice?"
        return f"You have rolled {total} in all and need {fight.difficulty}. Do you reroll both dice?"


class Outcome(Do[PioneersState]):
    """A roll that is high enough repels the attack; otherwise its outcome follows (PIO-ATK-09, PIO-ATK-10, RUL-76)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        fight, card = fight_of(s), s.card(f.this)
        s.fight = fight.at(OUTCOME)
        if fight.total(DEFENDER) >= fight.difficulty:
            s.note(log.HELD_OUT, fight.defender, card.kind)
            return
        s.note(log.FAILED, fight.defender, card.kind)
        following: list[int] = []
        for i in range(len(card.fails)):
            if not card.fails[i].otherwise or not findable(s, fight.defender, card, i - 1):
                following.append(i)
        if not [i for i in following if findable(s, fight.defender, card, i)]:
            s.note(log.NOTHING)
        for i in reversed(following):
            effect = card.fails[i]
            assert effect.program is not None
            s.push(effect.program, f.seat, f.this, -1, effect.number << 6)


def findable(s: PioneersState, seat: int, card: Card, i: int) -> bool:
    """Whether an outcome finds something to be lost."""
    effect = card.fails[i]
    if effect.op == "lose_resources":
        there = s.pile[seat * 3 : seat * 3 + 3]
        return (there[effect.resource] if effect.resource >= 0 else sum(there)) > 0
    types = {"lose_structure": STRUCTURE, "lose_personality": PERSONALITY, "lose_item": ITEM}
    return len(s.kinds(s.structures[seat] + s.others[seat], 1 << types[effect.op], effect.tags)) > 0


class SetDifficulty(Do[PioneersState]):
    """The defender's total is the difficulty; now it is the attacker's turn (PIO-RAID-03, PIO-RAID-04)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        fight = fight_of(s)
        s.fight = fight.against(fight.total(DEFENDER)).at(ATTACKS)
        s.note(log.DIFFICULTY, fight.defender, fight.total(DEFENDER))


class RaidOutcome(Do[PioneersState]):
    """Equal or higher is enough (PIO-RAID-06, PIO-RAID-09)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        fight = fight_of(s)
        s.fight = fight.at(OUTCOME)
        if fight.total(ATTACKER) >= fight.difficulty:
            s.note(log.RAID_WON, f.seat)
            if not s.structures[fight.defender] and not max(takeable(s, fight.defender)):
                s.note(log.NOTHING)
            s.push(REWARD, f.seat, f.this)
        else:
            s.note(log.RAID_LOST, f.seat)


class Reward(Ask[PioneersState]):
    """A structure that is discarded, or two resources, or nothing (PIO-RAID-07, PIO-RAID-08, PIO-RUL-58)."""

    rules: tuple[str, ...] = ("PIO-RAID-07", "PIO-RAID-08", "PIO-RUL-58", "PIO-RUL-66")
    way_out = "decline"

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        seat = fight_of(s).defender
        there = takeable(s, seat)
        found = [s.codes.aimed(s.codes.lose, kind) for kind in s.kinds(s.structures[seat], 1 << STRUCTURE)]
        found += [s.codes.aimed(s.codes.take, i) for i in range(3) if there[i]]
        return [s.codes.decline, *found] if found else []

    def reason(self, s: PioneersState, f: Frame, action: int) -> int:
        word = s.codes.word(action)
        if word == "take":
            return PROTECTED if s.pile[fight_of(s).defender * 3 + s.codes.target(action)] else NOT_HAD
        return NOT_THAT if word == "lose" else OK

    def hear(self, s: PioneersState, f: Frame, action: int) -> None:
        seat = fight_of(s).defender
        if action == s.codes.decline:
            s.note(log.NO_REWARD, f.seat)
        elif s.codes.word(action) == "lose":
            s.push(LOSS, seat, s.copy(seat, s.codes.target(action)), f.this, BY_RAID)
        else:
            take_one(s, f.seat, s.codes.target(action), True)
            s.push(TAKE, f.seat, f.this, -1, LOOT + SPOILS * OF + SPOILS - 1)

    def details(self, s: PioneersState, f: Frame) -> wire.Reward:
        seat = fight_of(s).defender
        kinds = s.kinds(s.structures[seat], 1 << STRUCTURE)
        rows = {f"lose:{s.content.cards[kind].id}": falls(s, seat, kind) for kind in kinds}
        return {"owner": seat, "takes": amounts(takeable(s, seat)), "offers": rows}

    def prompt(self, s: PioneersState, f: Frame) -> Phrase:
        said = f"Your raid succeeds. Choose a structure of {{}} to be discarded, or {SPOILS} resources to take."
        return phrase(said, s.called(fight_of(s).defender))


REWARD: Final[Program] = PROGRAMS.add("reward", Reward())


class Finish(Do[PioneersState]):
    """The card has done its work and is discarded (PIO-FX-04, PIO-FX-05)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        if s.fight is not None and s.fight.back == f.this:
            s.fight = None  # an item played in the middle of a raid does not end it
        s.aside.remove(f.this)
        verbs.discard(s, f.this)
        s.note(log.GONE, s.cards.face[f.this])
        s.push(SETTLE, f.seat)


FINISH: Final[Finish] = Finish()

# An attack card, `this`, is played by `seat`.
ATTACK: Final[Program] = PROGRAMS.add("attack", Target(), BeforeRoll(), Roll(), Reroll(), Outcome(), FINISH)
