"""The attacker of a raid before the own roll, knowing the difficulty; and the raid as a whole (PIO-RAID-01 to -05)."""

from typing import Final

from cinderbox.games.pioneers import log, modifiers, verbs, wire
from cinderbox.games.pioneers.fight import ATTACKER
from cinderbox.games.pioneers.model import PERSONALITY, RESPONSE
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import NO_TOKEN, OK
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps import combat
from cinderbox.games.pioneers.steps.activate import Activate
from cinderbox.games.pioneers.steps.play import Deed, Play, PlayFree, PlayLook
from cinderbox.kernel.frame import Frame, Program
from cinderbox.kernel.menu import Item, Menu


class Roll(Deed):
    verb = "roll"
    sure = True

    def do(self, look: PlayLook, target: int) -> None:
        look.leave()


class Boost(Deed):
    """A response token for +1 (PIO-RSP-03)."""

    verb = "boost"

    def refuse(self, look: PlayLook, target: int) -> int:
        return OK if look.response else NO_TOKEN

    def price(self, look: PlayLook, target: int) -> str:
        return "1 response token"

    def do(self, look: PlayLook, target: int) -> None:
        s = look.s
        verbs.spend(s, look.seat, RESPONSE, 1)
        s.fight = modifiers.fight_of(s).boosted()
        s.note(log.BOOSTED, look.seat)


class BeforeRaid(Menu[PioneersState, PlayLook]):
    """What a raid's attacker does before the roll: tokens, structures, items, personalities, activations (PIO-RUL-59).

    Asked on public conditions: if nothing at all could be done, whatever the hand holds, the dice are rolled at once.
    """

    rules: tuple[str, ...] = ("PIO-RAID-04", "PIO-RSP-03", "PIO-RUL-59")
    public = False
    way_out = "roll"

    def __init__(self) -> None:
        self.deeds: list[Deed] = [Roll(), Boost(), Play(), PlayFree(), Activate()]
        items: list[Item[PlayLook]] = [*self.deeds]
        super().__init__(items)

    def look(self, s: PioneersState, f: Frame) -> PlayLook:
        return PlayLook(s, f, True)

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        found = super().choices(s, f)
        if len(found) > 1 or s.pile[f.seat * 3 + RESPONSE]:
            return found
        gifts = [type for type in range(PERSONALITY + 1) if s.freebie(f.seat, type) > -2]
        return found if gifts and s.hands[f.seat] else []

    def details(self, s: PioneersState, f: Frame) -> wire.BeforeRoll:
        found = modifiers.readiness(s, [s.codes.text(action) for action in s.choices if action != s.codes.roll])
        look = self.look(s, f)
        look.survey()
        for action in s.choices:
            deed = self.deeds[self.places[s.codes.owners[action]]]
            offer = deed.offer(look, s.codes.target(action))
            if offer:
                found["offers"][s.codes.text(action)] = offer
        return found

    def prompt(self, s: PioneersState, f: Frame) -> str:
        fight = modifiers.fight_of(s)
        now = modifiers.modifier(s, fight, ATTACKER)
        return f"You need {fight.difficulty}, and your roll has +{now}. Do you add to it?"


# A raid card, `this`, is played by `seat`: the defender sets the difficulty, then the attacker rolls.
RAIDING: Final[Program] = PROGRAMS.add(
    "raid",
    combat.Target(),
    combat.BeforeRoll(),
    combat.Roll(),
    combat.Reroll(),
    combat.SetDifficulty(),
    BeforeRaid(),
    combat.Roll(),
    combat.Reroll(),
    combat.RaidOutcome(),
    combat.FINISH,
)
