"""What holds for every table of Resurgence besides what its fields say, dumped or laid out by hand."""

from cinderbox.games.resurgence.model import (
    ENCOUNTER_BACK,
    HERO_BACK,
    PLANNED,
    RESOURCE_CAP,
    ROOMS,
    ROUNDS,
    SEATS,
    STARTER_BACK,
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
    for zone in range(ZONES):
        owners = [s.owner(back) for back in s.spots[zone]]
        law(all(0 <= one < s.seats for one in owners), "in a Zone are Survivor tokens")
        law(len(set(owners)) == len(owners), "nobody has two tokens in one Zone")
    for zone in [*s.met, *s.lairs, *s.beside]:
        law(zone < 0 or designs[zone] == ENCOUNTER_BACK, "encounters are encounter tokens")
    for seat in range(SEATS):
        if seat < s.seats:
            player(s, seat)
        else:
            rooms = s.rooms[seat * ROOMS : seat * ROOMS + ROOMS] + s.rubble[seat * ROOMS : seat * ROOMS + ROOMS]
            law(max(rooms) < 0 and not sum([len(s.areas[seat * 3 + i]) for i in range(3)]), "only players have boards")
            law(not sum([len(s.done[seat * 3 + i]) for i in range(3)]), "only players complete Missions")


def player(s: ResurgenceState, seat: int) -> None:
    """What holds for one player's pieces."""
    designs = s.content.designs
    law(max(s.items[seat * 5 : seat * 5 + 3]) <= RESOURCE_CAP, "nobody has more than nine of a Resource")
    law(len(s.planned[seat]) <= PLANNED, "nobody has planned more than three Missions")
    for back in s.crews[seat]:
        law(designs[back] in (SURVIVOR_BACK, HERO_BACK), "a crew is made of Survivor cards")
    for back in s.planned[seat] + [back for column in s.done[seat * 3 : seat * 3 + 3] for back in column]:
        law(STARTER_BACK <= designs[back] < STARTER_BACK + 3, "what is planned or completed is a Mission")
    heaps = [s.bags[seat], s.drawn[seat], s.rests[seat], s.supplies[seat], *s.areas[seat * 3 : seat * 3 + 3]]
    heaps.append([back for back in s.rooms[seat * ROOMS : seat * ROOMS + ROOMS] if back >= 0])
    for heap in heaps:
        law(all(designs[back] == TOKEN_BACK + seat for back in heap), "players have tokens of their own colour")
    law(s.rubble[seat * ROOMS] < 0, "the Checkpoint is open")
    for room in range(ROOMS):
        law(s.rooms[seat * ROOMS + room] < 0 or s.cleared(seat, room), "tokens are in cleared rooms")
