"""Whether an action of the Action Phase is open: for each kind a test that returns 0 or the reason why not.

Listing looks for 0, `why_not` names the reason. Asks only; changes nothing. Of moves `movement` knows, of Discovery
cards `requirements`.
"""

from cinderbox.games.residuum import (
    payments,
)
from cinderbox.games.residuum.model import (
    BARRICADE_COST,
    BASECAMP_COST,
    SECOND_WIND,
)
from cinderbox.games.residuum.reasons import (
    ACTIVE_CAMP,
    ARMING_COST,
    BAD_GROUND,
    BAD_TARGET,
    BARRICADE_SITE,
    CAMP_BORDER,
    CAMP_THERE,
    FINE,
    GROUND_COST,
    IS_DOWN,
    IS_RADIATION,
    IS_UP,
    NEEDS_CAMP,
    NEEDS_RIDER,
    NEEDS_TAKER,
    NO_ABILITY,
    NO_ACTIVE_POST,
    NO_BOMBER,
    NO_BORDER,
    NO_LOCATION,
    NO_NUCLEAR,
    NO_OIL,
    NO_OWN_POST,
    NO_OWN_WALL,
    NO_POST,
    NO_PRESENCE,
    NO_RIVAL_POST,
    NO_RIVAL_WALL,
    NO_TILE_LEFT,
    NO_UPGRADE,
    NO_WALL,
    NO_WATER,
    NOBODY_NEAR,
    NONE_LYING,
    NOT_NEAR,
    OFF_MAP,
    OIL_USED,
    POOR_BARRICADE,
    POOR_BASECAMP,
    POOR_CONSTRUCT,
    POOR_OUTPOST,
    POOR_RECRUIT,
    POOR_ROUSE,
    POOR_TAKE,
    POST_STANDS,
    POSTS_OUT,
    RIDER_AT_CAMP,
    RIDER_AT_POST,
    RIDER_AT_WALL,
    RIDERS_OUT,
    RIVAL_CAMP,
    RIVAL_THERE,
    THREE_TECH,
    TOWN_BORDER,
    TOWN_THERE,
    TWO_OIL,
    UPGRADED_ALREADY,
    WALL_THERE,
    WALLS_OUT,
    WATER_COST,
)
from cinderbox.games.residuum.state import (
    ACTIVE,
    NUKE,
    ResiduumState,
)
from cinderbox.games.residuum.tables import (
    ALLOCATED,
    BARRICADE,
    BASECAMP,
    BUILD_OUTPOST,
    CONTAMINATE,
    CONTAMINATED,
    DESTROY_TECH,
    IRRADIATE,
    NUCLEAR,
    OIL,
    PAYS_BARRICADE,
    PAYS_BASECAMP,
    PAYS_OUTPOST,
    PAYS_RECRUIT,
    PAYS_ROUSE,
    POSTS,
    RADIATION,
    RECRUIT,
    RIDERS,
    ROUSE,
    SET_OUTPOST,
    TAKE_BARRICADE,
    TAKE_OVER,
    TECH,
    WATER_SOURCE,
    WEAPONISE,
)

# -- Outriders -----------------------------------------------------------------------------------------------


def recruit(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-REC-01 to -03."""
    if hex >= s.board.size or not s.locations(seat) >> hex & 1:
        return NO_LOCATION
    if s.spare(s.riders, seat, RIDERS) < 0:
        return RIDERS_OUT
    return payments.paying(s, seat, RECRUIT, PAYS_RECRUIT, POOR_RECRUIT)


def lies(s: ResiduumState, seat: int, hex: int) -> int:
    """Why no out-of-action Outrider in a hex may become active (RSD-RUL-34)."""
    for one in s.riders[seat * RIDERS : seat * RIDERS + RIDERS]:
        if one >= 0 and one >> 3 == hex and not one & ACTIVE:
            return RIVAL_THERE if s.rivals(seat) >> hex & 1 else FINE
    return NONE_LYING


def rouse(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-REC-05, -06."""
    return lies(s, seat, hex) or payments.paying(s, seat, ROUSE, PAYS_ROUSE, POOR_ROUSE)


def wind(s: ResiduumState, seat: int, hex: int) -> int:
    """Second Wind (CHR-04)."""
    return lies(s, seat, hex) if s.able(seat, SECOND_WIND) else NO_ABILITY


# -- Outposts ------------------------------------------------------------------------------------------------


def construct_outpost(s: ResiduumState, seat: int) -> int:
    """RSD-OUT-01, -05, RSD-RUL-33."""
    if not s.camps_on >> seat & 1:
        return NEEDS_CAMP
    if s.spare(s.posts, seat, POSTS) < 0:
        return POSTS_OUT
    return payments.paying(s, seat, BUILD_OUTPOST, PAYS_OUTPOST, POOR_CONSTRUCT)


def activate_outpost(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-OUT-08 to -11."""
    if hex >= s.board.size or s.idle_post(seat, hex) < 0:
        return NO_POST
    if not s.riders_at(seat, hex):
        return NEEDS_RIDER
    if s.camp_in(hex):
        return CAMP_THERE
    if s.town_hex(hex):
        return TOWN_THERE
    return payments.paying(s, seat, SET_OUTPOST, PAYS_OUTPOST, POOR_OUTPOST)


def teardown_outpost(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-OUT-13, -14."""
    if s.active_post(seat, hex) < 0:
        return NO_ACTIVE_POST
    if not s.riders_at(seat, hex):
        return RIDER_AT_POST
    return payments.paying(s, seat, SET_OUTPOST, PAYS_OUTPOST, POOR_OUTPOST)


def take_cost(s: ResiduumState, rival: int, hex: int) -> int:
    """RSD-TAKE-01, RSD-RUL-39."""
    return TAKE_OVER + TAKE_BARRICADE * s.walls_around(rival, hex)


def take_from(s: ResiduumState, seat: int, hex: int, rival: int) -> int:
    """Why an Outpost of this rival may not be taken over."""
    if rival == seat or s.idle_post(rival, hex) < 0:
        return NO_RIVAL_POST
    return payments.paying(s, seat, take_cost(s, rival, hex), PAYS_OUTPOST, POOR_TAKE)


def take_over(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-TAKE-01 to -06, RSD-RUL-40."""
    if hex >= s.board.size:
        return OFF_MAP
    why = NO_RIVAL_POST
    for rival in range(s.seats):
        found = take_from(s, seat, hex, rival)
        if found != NO_RIVAL_POST:
            why = found
            if not found:
                break
    if why == NO_RIVAL_POST:
        return why
    if not s.riders_at(seat, hex):
        return NEEDS_TAKER
    for other in range(s.seats):
        if s.camps[other] == hex and s.camps_on >> other & 1:
            return ACTIVE_CAMP
    if s.active_post(seat, hex) >= 0:
        return POST_STANDS
    if s.idle_post(seat, hex) < 0 and s.spare(s.posts, seat, POSTS) < 0:
        return NO_OWN_POST
    return why


# -- Barricades ----------------------------------------------------------------------------------------------


def barricade_cost(s: ResiduumState, seat: int) -> int:
    """What constructing or activating costs; tearing down always costs the same."""
    other = s.powers[seat][BARRICADE_COST]
    return other if other else BARRICADE


def construct_barricade(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-BAR-01, -05."""
    if hex >= s.board.size or not s.locations(seat) >> hex & 1:
        return BARRICADE_SITE
    if not s.spare_walls(seat):
        return WALLS_OUT
    return payments.paying(s, seat, barricade_cost(s, seat), PAYS_BARRICADE, POOR_BARRICADE)


def present(s: ResiduumState, seat: int, hex: int) -> bool:
    """An own active Outrider or Outpost; a Basecamp does not count (RSD-RUL-32)."""
    return s.riders_at(seat, hex) != 0 or s.active_post(seat, hex) >= 0


def raise_from(s: ResiduumState, seat: int, hex: int) -> int:
    """Why no Barricade that lies in this hex may go onto a border of it."""
    if not s.lying(seat, hex):
        return NO_WALL
    return FINE if present(s, seat, hex) else NO_PRESENCE


def activate_barricade(s: ResiduumState, seat: int, border: int) -> int:
    """RSD-BAR-06 to -09, RSD-RUL-31, RSD-RUL-32."""
    one, other = border // 3, s.board.across(border)
    if other < 0:
        return TOWN_BORDER if s.board.faces_town(border) else NO_BORDER
    why = raise_from(s, seat, one)
    if why:
        again = raise_from(s, seat, other)
        if again:
            return again if why == NO_WALL else why
    if s.wall_on(seat, border) >= 0:
        return WALL_THERE
    locations = s.locations(seat)
    for rival in range(s.seats):
        if rival != seat and s.camps_on >> rival & 1:
            camp = s.camps[rival]
            if (camp == one and not locations >> other & 1) or (camp == other and not locations >> one & 1):
                return CAMP_BORDER
    return payments.paying(s, seat, barricade_cost(s, seat), PAYS_BARRICADE, POOR_BARRICADE)


def teardown_barricade(s: ResiduumState, seat: int, border: int) -> int:
    """RSD-BAR-12, RSD-RUL-32."""
    if s.wall_on(seat, border) < 0:
        return NO_OWN_WALL
    if not present(s, seat, border // 3) and not present(s, seat, s.board.across(border)):
        return NOBODY_NEAR
    return payments.paying(s, seat, BARRICADE, PAYS_BARRICADE, POOR_BARRICADE)


def destroy_barricade(s: ResiduumState, seat: int, border: int) -> int:
    """RSD-BAR-13 to -15."""
    if not s.rival_walls_on(seat, border):
        return NO_RIVAL_WALL
    if not s.riders_at(seat, border // 3) and not s.riders_at(seat, s.board.across(border)):
        return RIDER_AT_WALL
    return FINE if s.has(seat, TECH) >= DESTROY_TECH else THREE_TECH


# -- the Basecamp --------------------------------------------------------------------------------------------


def basecamp_cost(s: ResiduumState, seat: int) -> int:
    other = s.powers[seat][BASECAMP_COST]
    return other if other else BASECAMP


def teardown_basecamp(s: ResiduumState, seat: int) -> int:
    """RSD-BASE-01 to -03."""
    if not s.camps_on >> seat & 1:
        return IS_DOWN
    if not s.riders_at(seat, s.camps[seat]):
        return RIDER_AT_CAMP
    return payments.paying(s, seat, basecamp_cost(s, seat), PAYS_BASECAMP, POOR_BASECAMP)


def activate_basecamp(s: ResiduumState, seat: int) -> int:
    """RSD-BASE-07, -08, RSD-RUL-38."""
    hex = s.camps[seat]
    if s.camps_on >> seat & 1:
        return IS_UP
    if not s.riders_at(seat, hex):
        return RIDER_AT_CAMP
    if s.town_hex(hex):
        return TOWN_THERE
    if s.hazard(hex) or s.land[hex] == WATER_SOURCE:
        return BAD_GROUND
    if s.rival_camp_in(seat, hex):
        return RIVAL_CAMP
    return payments.paying(s, seat, basecamp_cost(s, seat), PAYS_BASECAMP, POOR_BASECAMP)


# -- poison, Nukes, Oil --------------------------------------------------------------------------------------


def contaminate(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-CONT-01, -02, RSD-RUL-44, RSD-RUL-45."""
    if hex >= s.board.size or s.land[hex] != WATER_SOURCE or not s.adjacent(s.riding(seat), hex):
        return NO_WATER
    if not s.piles[0]:
        return NO_TILE_LEFT
    return FINE if payments.ways_to_pay(s, seat, CONTAMINATE, 0) else WATER_COST


def irradiate(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-RADZ-01 to -03, RSD-RUL-44, RSD-RUL-45."""
    if hex >= s.board.size:
        return OFF_MAP
    riding = s.riding(seat)
    if not riding >> hex & 1 and not s.adjacent(riding, hex):
        return NOT_NEAR
    if s.land[hex] == RADIATION:
        return IS_RADIATION
    if s.town_hex(hex) or s.land[hex] in (WATER_SOURCE, CONTAMINATED) or s.camp_in(hex):
        return BAD_TARGET
    if not s.piles[1]:
        return NO_TILE_LEFT
    return FINE if payments.ways_to_pay(s, seat, IRRADIATE, 0) else GROUND_COST


def weaponise(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-NUKE-01 to -03."""
    if s.active_post(seat, hex) < 0:
        return NO_BOMBER
    armed = True
    for i in range(RIDERS):
        if s.riders_at(seat, hex) >> i & 1 and not s.riders[seat * RIDERS + i] & NUKE:
            armed = False
    if armed:
        return NO_BOMBER
    if not s.has(seat, NUCLEAR):
        return NO_NUCLEAR
    return FINE if payments.ways_to_pay(s, seat, WEAPONISE, 1) else ARMING_COST


def upgrade(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-OIL-01, RSD-RUL-46."""
    if hex >= s.board.size or not s.locations(seat) >> hex & 1:
        return NO_UPGRADE
    if s.oil_on(seat, hex):
        return UPGRADED_ALREADY
    return FINE if s.has(seat, OIL) >= ALLOCATED else TWO_OIL


def take_oil(s: ResiduumState, seat: int, hex: int) -> int:
    """RSD-OIL-04, RSD-RUL-46."""
    if not s.oil_on(seat, hex):
        return NO_OIL
    return OIL_USED if s.oiled >> hex & 1 else FINE
