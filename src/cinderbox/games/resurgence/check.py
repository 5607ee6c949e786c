"""What holds for every table of Resurgence besides what its fields say, dumped or laid out by hand."""

from cinderbox.games.resurgence.model import (
    CALM_BACK,
    DIRECTIVE_A,
    DIRECTIVE_B,
    ENCOUNTER_BACK,
    HAZARD_BACK,
    HERO,
    HERO_BACK,
    LABORER,
    MUTANT,
    PLANNED,
    RESOURCE_CAP,
    ROOMS,
    ROUNDS,
    ROW,
    SEATS,
    SLOTS,
    STARTER_BACK,
    SUPPLY_CAP,
    SURVIVOR_BACK,
    TOKEN_BACK,
    ZONES,
)
from cinderbox.games.resurgence.state import SETUP, ResurgenceState
from cinderbox.kernel.plain import law


def check(s: ResurgenceState) -> None:
    """Nothing is as it cannot be; BadData says what is."""
    designs = s.content.designs
    law(s.stage == SETUP or 0 <= s.starter < s.seats, "somebody is first player")
    law(s.ended is None or s.round == ROUNDS, "the game ends with the last round")
    law(len(s.event) <= 1 and len(s.directives) in (0, 2), "one event and two Directives are in play")
    decks = sorted([designs[back] for back in s.directives])
    law(decks in ([], [DIRECTIVE_A, DIRECTIVE_B]), "one Directive of each deck is in play")
    displays(s)
    for zone in range(ZONES):
        owners = [s.owner(back) for back in s.spots[zone]]
        law(all(0 <= one < s.seats for one in owners), "in a Zone are Survivor tokens")
        law(len(set(owners)) == len(owners), "nobody has two tokens in one Zone")
    for back in [*s.met, *s.lairs, *s.beside]:
        law(back < 0 or designs[back] == ENCOUNTER_BACK, "encounters are encounter tokens")
        law(back < 0 or s.meetings or s.cards.face[back] == MUTANT, "without the expansion there are only Mutants")
    for seat in range(SEATS):
        if seat < s.seats:
            player(s, seat)
        else:
            rooms = s.rooms[seat * ROOMS : seat * ROOMS + ROOMS] + s.rubble[seat * ROOMS : seat * ROOMS + ROOMS]
            law(max(rooms) < 0 and not sum([len(s.areas[seat * 3 + i]) for i in range(3)]), "only players have boards")
            law(not sum([len(s.done[seat * 3 + i]) for i in range(3)]), "only players complete Missions")


def displays(s: ResurgenceState) -> None:
    """What holds for the displays, which are smaller with fewer players, and for the Mutants of the solo game."""
    count = s.content.counts[s.seats - 1]
    law(max([-1, *s.row[: ROW - count.row]]) < 0, "the space of the Survivor row marked 4P is for four players")
    unused = [*s.basic[: SLOTS - count.slots], *s.advanced[: SLOTS - count.slots]]
    law(max([-1, *unused]) < 0, "the slots for Missions marked 4P are for four players")
    for back in [*s.foe_deck, *s.foe_cards]:
        law(s.solo and s.content.designs[back] in (CALM_BACK, HAZARD_BACK), "Mutant Leadership cards lead Mutants")
    law(not s.solo or not s.event, "the solo game has no events")
    held = [s.cards.face[back] for crew in s.crews for back in crew]
    tired = [kind for kind in range(s.exhausted.bit_length()) if s.exhausted >> kind & 1]
    law(all(kind in held for kind in tired), "exhausted cards are somebody's")


def player(s: ResurgenceState, seat: int) -> None:
    """What holds for one player's pieces."""
    designs = s.content.designs
    law(max(s.items[seat * 5 : seat * 5 + 3]) <= RESOURCE_CAP, "nobody has more than nine of a Resource")
    law(max(s.items[seat * 5 + 3 : seat * 5 + 5]) <= SUPPLY_CAP, "nobody has more than thirteen Ammo or Meds")
    law(len(s.planned[seat]) <= PLANNED, "nobody has planned more than three Missions")
    for back in s.crews[seat]:
        law(designs[back] in (SURVIVOR_BACK, HERO_BACK), "a crew is made of Survivor cards")
    heroes = len([back for back in s.crews[seat] if designs[back] == HERO_BACK])
    law(heroes == 1 or (heroes == 0 and s.stage == SETUP), "every player has one Hero")
    for back in s.planned[seat] + [back for column in s.done[seat * 3 : seat * 3 + 3] for back in column]:
        law(STARTER_BACK <= designs[back] < STARTER_BACK + 3, "what is planned or completed is a Mission")
    heaps = [s.bags[seat], s.drawn[seat], s.rests[seat], s.supplies[seat], *s.areas[seat * 3 : seat * 3 + 3]]
    heaps.append([back for back in s.rooms[seat * ROOMS : seat * ROOMS + ROOMS] if back >= 0])
    for heap in heaps:
        law(all(designs[back] == TOKEN_BACK + seat for back in heap), "players have tokens of their own colour")
    spare = [s.cards.face[back] for back in s.supplies[seat]]
    law(all(HERO < token < LABORER for token in spare), "the supply is of Specialists")
    law(s.rubble[seat * ROOMS] < 0, "the Checkpoint is open")
    for room in range(ROOMS):
        law(s.rooms[seat * ROOMS + room] < 0 or s.cleared(seat, room), "tokens are in cleared rooms")
