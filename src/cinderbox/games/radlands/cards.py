"""What cards do. Above each program stands its meaning in our words; below it the steps, in order.

`content.toml` says which card does what at which cost: an ability's `does`, an event's `does` and a person's
`enters` name a program here. Most cards are made of the six icons; an odd card has a program of its own. An `effect`
holds wherever a pack may put it, on an empty table too; what does not says in which slots it can stand.
"""

from typing import Final

from cinderbox.games.radlands.state import RadlandsState
from cinderbox.games.radlands.steps.camps import Rebuild, Restore, RestoreMany, Roll
from cinderbox.games.radlands.steps.hand import (
    Choose,
    Discard,
    DiscardSome,
    Draw,
    DrawForRuins,
    DrawOneMore,
    GiveOrLose,
    HoldOne,
    LayOut,
    Several,
    UseJunk,
    Water,
)
from cinderbox.games.radlands.steps.harm import (
    ANY_CAMP,
    ANY_CARD,
    ANY_PERSON,
    BOTH,
    DAMAGED_CARD,
    DAMAGED_PERSON,
    OPEN_CAMP,
    OPEN_CARD,
    OPEN_PERSON,
    OPPONENT,
    OWN,
    Hit,
    HitAll,
    HitColumn,
    HitThat,
    HitThis,
    LootingHit,
    Meltdown,
    SpareOne,
)
from cinderbox.games.radlands.steps.moves import Expose, LiftAll, MovePerson, PlaceLifted, PlaceMoved
from cinderbox.games.radlands.steps.people import (
    FlipPunk,
    GainPunk,
    MakeRoom,
    PlacePerson,
    PlacePunk,
    ReturnAll,
    ReturnOne,
)
from cinderbox.games.radlands.steps.queue import AdvanceOne, FinishEvent, PushBack, Raid
from cinderbox.games.radlands.steps.use import Borrow, MakeLanding, PlaceDropped, UseDamaged, UseDropped
from cinderbox.kernel.frame import Program, Programs, Step

# Where a pack of cards names a program.
CAMP: Final = 1  # the ability of a camp
PERSON: Final = 2  # the ability of a person
ENTERS: Final = 4  # what a person does when it enters play
EVENT: Final = 8  # an event, Raiders too
ROLLER: Final = 16  # the one ability of a camp that rolls

PROGRAMS: Final[Programs] = Programs()


def effect(name: str, *steps: Step[RadlandsState]) -> Program:
    """What any card can do."""
    return PROGRAMS.add(name, *steps, slots=CAMP | PERSON | ENTERS | EVENT)


# -- what happens to every card -----------------------------------------------------------------------------

# A person played from hand takes its place.
PLAY_PERSON: Final = PROGRAMS.add("play_person", PlacePerson())

# Later rules: on a full board an own person is destroyed to make room first.
PLAY_CROWDED: Final = PROGRAMS.add("play_crowded", MakeRoom(), PlacePerson())

# An event that has been carried out leaves the table.
FINISH: Final = PROGRAMS.add("finish", FinishEvent())

# -- the icons: junk effects and most abilities --------------------------------------------------------------

# Damage an unprotected card of the opponent.
DAMAGE: Final = effect("damage", Hit("damage", OPEN_CARD))

# Injure: damage an unprotected person of the opponent.
INJURE: Final = effect("injure", Hit("injure", OPEN_PERSON))

# Raid: bring out, advance or resolve your Raiders.
RAID: Final = effect("raid", Raid())

# You may restore a damaged card of yours.
RESTORE: Final = effect("restore", Restore())

# You may gain a punk. (Room for it on a full board: later rules only.)
ROOM_FOR_PUNK: Final = PROGRAMS.add("room_for_punk", PlacePunk())
PUNK: Final = effect("punk", GainPunk(ROOM_FOR_PUNK))

# Draw a card.
DRAW: Final = effect("draw", Draw(1))

# Gain 1 extra water.
WATER: Final = effect("water", Water())

# -- people --------------------------------------------------------------------------------------------------

# Assassin. Destroy an unprotected person of the opponent.
effect("assassin", Hit("destroy", OPEN_PERSON))

# Cult Leader. Destroy a person of yours, then damage.
effect("cult_leader", Hit("destroy", ANY_PERSON, OWN), Hit("damage", OPEN_CARD))

# Doomsayer, entering play. You may push all events in the opponent's queue a space back.
effect("doomsayer_enters", PushBack())

# Exterminator. Destroy all damaged people of the opponent.
effect("exterminator", HitAll("destroy", DAMAGED_PERSON))

# Gunner, Strafe. Injure all unprotected people of the opponent at once.
effect("gunner", HitAll("injure", OPEN_PERSON))

# Looter. Damage; if that hits a camp, draw a card.
effect("looter", LootingHit(DRAW))

# Magnus Karv. Damage all cards in one column of the opponent.
effect("magnus_karv", HitColumn("damage", ANY_CARD))

# Mimic. Use an ability of another ready person of yours, or of an undamaged enemy, as if it were Mimic's.
PROGRAMS.add("mimic", Borrow(), slots=CAMP | PERSON)

# Molgur Stang. Destroy any camp of the opponent.
effect("molgur_stang", Hit("destroy", ANY_CAMP))

# Mutant. Damage, or restore, or both, damage first; then damage this card.
MUST_RESTORE: Final = effect("must_restore", Restore(must=True))
DAMAGE_AND_RESTORE: Final = effect("damage_and_restore", Hit("damage", OPEN_CARD), Restore(must=True))
effect(
    "mutant",
    Choose(["damage", "restore", "both"], [DAMAGE, MUST_RESTORE, DAMAGE_AND_RESTORE]),
    HitThis("damage"),
)

# Pyromaniac. Damage an unprotected camp of the opponent.
effect("pyromaniac", Hit("damage", OPEN_CAMP))

# Rescue Team. Take a person of yours back into hand.
effect("rescue_team", ReturnOne())

# Scientist. Discard the top three cards; you may use the junk effect of one of them.
effect("scientist", LayOut(3), UseJunk(3))

# Sniper. Damage any card of the opponent.
effect("sniper", Hit("damage", ANY_CARD))

# Vanguard. Damage; then the opponent damages an unprotected card of yours.
effect("vanguard", Hit("damage", OPEN_CARD), Hit("damage", OPEN_CARD, OWN, OPPONENT))

# Wounded Soldier, entering play. Draw a card, then damage this card.
effect("wounded_soldier_enters", Draw(1), HitThis("damage"))

# Zeto Khan. Draw three cards, then discard three.
effect("zeto_khan", Draw(3), Discard(3))

# -- events --------------------------------------------------------------------------------------------------

# Banish. Destroy any person of the opponent.
effect("banish", Hit("destroy", ANY_PERSON))

# Bombardment. Damage all camps of the opponent, then draw a card for each destroyed camp they have.
effect("bombardment", HitAll("damage", ANY_CAMP), DrawForRuins())

# Famine. Each player, you first, keeps one person and destroys their others.
effect("famine", SpareOne(OWN), SpareOne(OPPONENT))

# High Ground. Rearrange your people; until this turn ends all cards of the opponent are unprotected.
effect("high_ground", LiftAll(), PlaceLifted(), Expose())

# Interrogate. Draw four cards, keep one of them, discard the other three.
effect("interrogate", Draw(4), HoldOne(4))

# Napalm. Destroy all people in one column of the opponent.
effect("napalm", HitColumn("destroy", ANY_PERSON))

# Radiation. Injure all people in play, at once.
effect("radiation", HitAll("injure", ANY_PERSON, BOTH))

# Raiders. The opponent picks a camp of theirs, which is damaged.
effect("raiders", Hit("damage", ANY_CAMP, OPPONENT, OPPONENT))

# Truce. All people go back to their players' hands.
effect("truce", ReturnAll())

# Uprising. Gain three punks.
effect("uprising", GainPunk(ROOM_FOR_PUNK), GainPunk(ROOM_FOR_PUNK), GainPunk(ROOM_FOR_PUNK))

# -- camps ---------------------------------------------------------------------------------------------------

# Adrenaline Lab. Use an ability of a damaged person of yours, then destroy that person. No person has it: it could
# make use of itself without end.
PROGRAMS.add("adrenaline_lab", UseDamaged(), HitThat("destroy"), slots=CAMP)

# Atomic Garden. Restore a person of yours; it is ready.
effect("atomic_garden", Restore(people=True, ready=True))

# Blood Bank. Destroy a person of yours, then gain 1 extra water.
effect("blood_bank", Hit("destroy", ANY_PERSON, OWN), Water())

# Bonfire. Damage this camp, then restore any number of your cards.
effect("bonfire", HitThis("damage"), RestoreMany())

# Cache. Damage this camp, then draw, restore or gain a punk.
effect("cache", HitThis("damage"), Choose(["draw", "restore", "punk"], [DRAW, RESTORE, PUNK]))

# Cannon. Damage this camp, then damage.
effect("cannon", HitThis("damage"), Hit("damage", OPEN_CARD))

# Catapult. Damage any card of the opponent, then destroy a person of yours.
effect("catapult", Hit("damage", ANY_CARD), Hit("destroy", ANY_PERSON, OWN))

# Construction Yard. Rebuild a destroyed camp of yours, then destroy this camp.
effect("construction_yard", Rebuild(), HitThis("destroy"))

# Juggernaut. It rolls a space forward; the third time it goes home and the opponent destroys a camp of theirs.
LOSE_CAMP: Final = effect("lose_camp", Hit("destroy", ANY_CAMP, OPPONENT, OPPONENT))
PROGRAMS.add("juggernaut", Roll(LOSE_CAMP), slots=ROLLER)

# Labor Camp. Destroy a person of yours, then restore.
effect("labor_camp", Hit("destroy", ANY_PERSON, OWN), Restore())

# Mercenary Camp. The opponent discards two cards or has a card of theirs destroyed, as they choose.
DISCARD_TWO: Final = effect("discard_two", Discard(2))
effect("mercenary_camp", GiveOrLose(DISCARD_TWO))

# Mulcher. Destroy a person of yours, then draw a card.
effect("mulcher", Hit("destroy", ANY_PERSON, OWN), Draw(1))

# Omen Clock. One event of either player steps forward.
effect("omen_clock", AdvanceOne())

# Parachute Base. A person from hand lands (`that`), uses an ability at once, and is damaged. (Later rules: on a full
# board an own person is destroyed to make room first.)
PARACHUTE: Final = PROGRAMS.add(
    "parachute_base", MakeLanding(), PlaceDropped(), UseDropped(), HitThat("damage"), slots=CAMP
)

# Reactor. Destroy this camp and all people.
effect("reactor", Meltdown())

# Resonator. Destroy an unprotected damaged card of the opponent.
effect("resonator", Hit("destroy", DAMAGED_CARD))

# Scud Launcher. The opponent picks a card of theirs, which is damaged.
effect("scud_launcher", Hit("damage", ANY_CARD, OPPONENT, OPPONENT))

# Supply Depot. Draw two cards, keep one of them, discard the other.
effect("supply_depot", Draw(2), HoldOne(2))

# The Octagon. Destroy a person of yours; then the opponent destroys a person of theirs.
effect("the_octagon", Hit("destroy", ANY_PERSON, OWN), Hit("destroy", ANY_PERSON, OPPONENT, OPPONENT))

# Training Camp. Turn up a punk of yours: a person enters play, not ready; for an event gain a punk and 1 extra water.
PUNK_AND_WATER: Final = effect("punk_and_water", GainPunk(ROOM_FOR_PUNK), Water())
effect("training_camp", FlipPunk(PUNK_AND_WATER))

# Warehouse. Damage this camp, then discard at least one card and draw one more than that.
effect("warehouse", HitThis("damage"), DiscardSome(), DrawOneMore())

# -- revised camps -------------------------------------------------------------------------------------------

# Cache. Raid and gain a punk; either is done without the other where only one is possible.
effect("raid_and_punk", Several([RAID, PUNK]))

# Construction Yard. Move a person of either player to another place on its own side.
effect("move_person", MovePerson(), PlaceMoved())

# Mercenary Camp. Damage any camp of the opponent.
effect("damage_any_camp", Hit("damage", ANY_CAMP))

# Scavenger Camp. Discard a card, then gain a punk or 1 extra water.
effect("trade_in", Discard(1), Choose(["punk", "water"], [PUNK, WATER]))
