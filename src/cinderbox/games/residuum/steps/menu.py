"""The Action Phase: everything a player may do, in any order and as often as it can be paid (RSD-PAY-01)."""

from cinderbox.games.residuum import legality, log, movement, payments, requirements, verbs
from cinderbox.games.residuum.affairs import Convoy
from cinderbox.games.residuum.reasons import FINE, NO_RIDER, OFF_MAP, POOR, POOR_HAZARD, POOR_STEP
from cinderbox.games.residuum.state import ACTIVE, STANDING, ResiduumState
from cinderbox.games.residuum.steps.discovery import exchange
from cinderbox.games.residuum.steps.pay import begin
from cinderbox.games.residuum.steps.production import kept_back
from cinderbox.games.residuum.tables import (
    ALLOCATED,
    BUILD_OUTPOST,
    CONTAMINATE,
    DRAW,
    IRRADIATE,
    OIL,
    PAYS_BARRICADE,
    PAYS_BASECAMP,
    PAYS_OUTPOST,
    PAYS_RECRUIT,
    PAYS_ROUSE,
    RECRUIT,
    RIDERS,
    ROUSE,
    SET_OUTPOST,
    WALLS,
    WATER_SOURCE,
)
from cinderbox.kernel.frame import Ask, Frame, Program


class Actions(Ask[ResiduumState]):
    """What to do next. Asked even if only the end is left, as cards in hand are nobody else's business."""

    def __init__(self, programs: dict[str, Program]) -> None:
        super().__init__()
        self.public = False
        self.programs = programs
        self.rules = ("RSD-PAY-01", "RSD-TURN-02", "RSD-AIM-02")

    # -- listing -----------------------------------------------------------------------------------------------

    def choices(self, s: ResiduumState, f: Frame) -> list[int]:
        c, seat = s.codes, f.seat
        found = [c.end]
        if not requirements.draw(s, seat):
            found.append(c.draw)
        if not legality.construct_outpost(s, seat):
            found.append(c.construct_outpost)
        if not legality.teardown_basecamp(s, seat):
            found.append(c.teardown_basecamp)
        if not legality.activate_basecamp(s, seat):
            found.append(c.activate_basecamp)
        for token in s.hands[seat]:
            if not requirements.complete(s, seat, s.cards.face[token]):
                found.append(c.complete + s.cards.face[token])
        for token in s.completed[seat]:
            if not requirements.use(s, seat, s.cards.face[token]):
                found.append(c.use + s.cards.face[token])
        riding, locations, rivals = s.riding(seat), s.locations(seat), s.rivals(seat)
        lying = 0
        for one in s.riders[seat * RIDERS : seat * RIDERS + RIDERS]:
            if one >= 0 and not one & ACTIVE:
                lying |= 1 << (one >> 3)
        near = riding
        for hex in range(s.board.size):
            bit = 1 << hex
            if riding & bit:
                for other in s.board.near[hex]:
                    near |= 1 << other
                self.at_riders(s, seat, hex, locations, rivals, found)
            if locations & bit:
                self.at_location(s, seat, hex, found)
            if lying & bit:
                if not legality.rouse(s, seat, hex):
                    found.append(c.rouse + hex)
                if not legality.wind(s, seat, hex):
                    found.append(c.wind + hex)
        self.poisons(s, seat, near, found)
        for one in s.oils:
            if one // 64 == seat and not legality.take_oil(s, seat, one % 64):
                found.append(c.take_oil + one % 64)
        self.barricades(s, seat, found)
        found.sort()
        return found

    def at_riders(self, s: ResiduumState, seat: int, hex: int, locations: int, rivals: int, found: list[int]) -> None:
        """What active Outriders in a hex can do."""
        c = s.codes
        for other in s.board.near[hex]:
            if not movement.step_reason(s, seat, hex, other, rivals):
                found.append(c.move + hex)
                break
        if not movement.network_reason(s, seat, hex, locations):
            found.append(c.network + hex)
        if not legality.activate_outpost(s, seat, hex):
            found.append(c.activate_outpost + hex)
        if not legality.teardown_outpost(s, seat, hex):
            found.append(c.teardown_outpost + hex)
        if not legality.take_over(s, seat, hex):
            found.append(c.take_over + hex)
        if not legality.weaponise(s, seat, hex):
            found.append(c.weaponise + hex)

    def at_location(self, s: ResiduumState, seat: int, hex: int, found: list[int]) -> None:
        c = s.codes
        if not legality.recruit(s, seat, hex):
            found.append(c.recruit + hex)
        if not legality.construct_barricade(s, seat, hex):
            found.append(c.construct_barricade + hex)
        if not legality.upgrade(s, seat, hex):
            found.append(c.upgrade + hex)

    def poisons(self, s: ResiduumState, seat: int, near: int, found: list[int]) -> None:
        """Hexes within reach that could be poisoned; looked at only by who can pay."""
        c = s.codes
        water = bool(payments.ways_to_pay(s, seat, CONTAMINATE, 0))
        ground = bool(payments.ways_to_pay(s, seat, IRRADIATE, 0))
        if not water and not ground:
            return
        for hex in range(s.board.size):
            if near >> hex & 1:
                if s.land[hex] == WATER_SOURCE:
                    if water and not legality.contaminate(s, seat, hex):
                        found.append(c.contaminate + hex)
                elif ground and not legality.irradiate(s, seat, hex):
                    found.append(c.irradiate + hex)

    def barricades(self, s: ResiduumState, seat: int, found: list[int]) -> None:
        """Barricades that can go up, come down or be destroyed."""
        c, board = s.codes, s.board
        raised = 0
        for i in range(len(s.walls)):
            one = s.walls[i]
            if one >= STANDING:
                border = one - STANDING
                if i // WALLS == seat:
                    if not legality.teardown_barricade(s, seat, border):
                        found.append(c.teardown_barricade + border)
                elif c.destroy_barricade + border not in found and not legality.destroy_barricade(s, seat, border):
                    found.append(c.destroy_barricade + border)
            elif one >= 0 and i // WALLS == seat and not raised >> one & 1:
                raised |= 1 << one
                if legality.present(s, seat, one):
                    for border in board.borders(one):
                        action = c.activate_barricade + border
                        if action not in found and not legality.activate_barricade(s, seat, border):
                            found.append(action)

    # -- refusing ----------------------------------------------------------------------------------------------

    def reason(self, s: ResiduumState, f: Frame, action: int) -> int:
        c, seat = s.codes, f.seat
        if action == c.draw:
            return requirements.draw(s, seat)
        if action == c.construct_outpost:
            return legality.construct_outpost(s, seat)
        if action == c.teardown_basecamp:
            return legality.teardown_basecamp(s, seat)
        if action == c.activate_basecamp:
            return legality.activate_basecamp(s, seat)
        if c.complete <= action < c.use:
            return requirements.complete(s, seat, action - c.complete)
        if c.use <= action < c.move:
            return requirements.use(s, seat, action - c.use)
        if action < c.move:
            return kept_back(s, seat, action - c.produce) if 0 <= action - c.produce < 9 else FINE
        if action >= c.activate_barricade:
            return self.border_reason(s, seat, action)
        return self.hex_reason(s, seat, action)

    def border_reason(self, s: ResiduumState, seat: int, action: int) -> int:
        c = s.codes
        if action < c.teardown_barricade:
            return legality.activate_barricade(s, seat, action - c.activate_barricade)
        if action < c.destroy_barricade:
            return legality.teardown_barricade(s, seat, action - c.teardown_barricade)
        if action < c.place:
            return legality.destroy_barricade(s, seat, action - c.destroy_barricade)
        return FINE

    def hex_reason(self, s: ResiduumState, seat: int, action: int) -> int:
        c = s.codes
        verb, hex = (action - c.move) // 56 * 56 + c.move, (action - c.move) % 56
        if verb in (c.to, c.on, c.by):
            return FINE
        if hex >= s.board.size:
            return OFF_MAP
        if verb == c.move:
            if not s.riders_at(seat, hex):
                return NO_RIDER
            why = FINE
            rivals = s.rivals(seat)
            for other in s.board.near[hex]:
                found = movement.step_reason(s, seat, hex, other, rivals)
                if not found:
                    return FINE
                if not why or found in (POOR, POOR_STEP, POOR_HAZARD):
                    why = found
            return why
        if verb == c.network:
            return movement.network_reason(s, seat, hex, s.locations(seat))
        if verb == c.recruit:
            return legality.recruit(s, seat, hex)
        if verb == c.rouse:
            return legality.rouse(s, seat, hex)
        if verb == c.wind:
            return legality.wind(s, seat, hex)
        if verb == c.activate_outpost:
            return legality.activate_outpost(s, seat, hex)
        if verb == c.teardown_outpost:
            return legality.teardown_outpost(s, seat, hex)
        if verb == c.take_over:
            return legality.take_over(s, seat, hex)
        if verb == c.construct_barricade:
            return legality.construct_barricade(s, seat, hex)
        if verb == c.contaminate:
            return legality.contaminate(s, seat, hex)
        if verb == c.irradiate:
            return legality.irradiate(s, seat, hex)
        if verb == c.weaponise:
            return legality.weaponise(s, seat, hex)
        if verb == c.upgrade:
            return legality.upgrade(s, seat, hex)
        return legality.take_oil(s, seat, hex)

    # -- hearing -----------------------------------------------------------------------------------------------

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        c, seat = s.codes, f.seat
        if action == c.end:
            s.note(log.END, seat)
            return
        s.frames[-1] = f
        if action == c.draw:
            self.paid(s, "draw", seat, 0, DRAW, requirements.draw_accepts(s, seat))
        elif action == c.construct_outpost:
            self.paid(s, "construct_outpost", seat, 0, BUILD_OUTPOST, PAYS_OUTPOST)
        elif action == c.teardown_basecamp:
            self.paid(s, "teardown_basecamp", seat, 0, legality.basecamp_cost(s, seat), PAYS_BASECAMP)
        elif action == c.activate_basecamp:
            self.paid(s, "activate_basecamp", seat, 0, legality.basecamp_cost(s, seat), PAYS_BASECAMP)
        elif c.complete <= action < c.use:
            s.push(self.programs["complete"], seat, -1, -1, action - c.complete)
        elif c.use <= action < c.move:
            face = action - c.use
            s.uses = [*s.uses, face]
            s.note(log.USE, seat, face)
            if s.content.discoveries[face].swap:
                s.push(self.programs["swap"], seat, -1, -1, face)
            else:
                exchange(s, seat, face)
        elif action >= c.activate_barricade:
            self.hear_border(s, seat, action)
        else:
            self.hear_hex(s, seat, action)

    def hear_border(self, s: ResiduumState, seat: int, action: int) -> None:
        c = s.codes
        if action < c.teardown_barricade:
            s.push(self.programs["raise_from"], seat, -1, -1, action - c.activate_barricade)
        elif action < c.destroy_barricade:
            s.push(self.programs["lower_into"], seat, -1, -1, action - c.teardown_barricade)
        else:
            s.push(self.programs["destroy_barricade"], seat, -1, -1, action - c.destroy_barricade)

    def hear_hex(self, s: ResiduumState, seat: int, action: int) -> None:
        c = s.codes
        verb, hex = (action - c.move) // 56 * 56 + c.move, (action - c.move) % 56
        if verb == c.move:
            s.convoy = Convoy(seat, 0, hex, -1, 0, 0, 0, 0)
            s.push(self.programs["move"], seat)
        elif verb == c.network:
            s.convoy = Convoy(seat, 1, hex, -1, 0, 0, 0, 0)
            s.push(self.programs["network"], seat)
        elif verb == c.recruit:
            self.paid(s, "recruit", seat, hex, RECRUIT, PAYS_RECRUIT)
        elif verb == c.rouse:
            self.paid(s, "rouse", seat, hex, ROUSE, PAYS_ROUSE)
        elif verb == c.wind:
            verbs.use_ability(s, seat)
            verbs.rouse(s, seat, hex)
        elif verb == c.activate_outpost:
            self.paid(s, "activate_outpost", seat, hex, SET_OUTPOST, PAYS_OUTPOST)
        elif verb == c.teardown_outpost:
            self.paid(s, "teardown_outpost", seat, hex, SET_OUTPOST, PAYS_OUTPOST)
        elif verb == c.take_over:
            s.push(self.programs["take_from"], seat, -1, -1, hex)
        elif verb == c.construct_barricade:
            cost = legality.barricade_cost(s, seat)
            self.paid(s, "construct_barricade", seat, hex, cost, PAYS_BARRICADE)
        elif verb == c.contaminate:
            s.push(self.programs["contaminate"], seat, -1, -1, hex)
        elif verb == c.irradiate:
            s.push(self.programs["irradiate"], seat, -1, -1, hex)
        elif verb == c.weaponise:
            s.push(self.programs["weaponise"], seat, -1, -1, hex)
        elif verb == c.upgrade:
            s.stock[seat * 9 + OIL] -= ALLOCATED
            s.oils = sorted([*s.oils, seat * 64 + hex])
            s.oiled |= 1 << hex
            s.note(log.UPGRADE, seat, hex)
        else:
            s.stock[seat * 9 + OIL] += ALLOCATED
            s.oils = [one for one in s.oils if one != seat * 64 + hex]
            s.note(log.TAKE_OIL, seat, hex)

    def paid(self, s: ResiduumState, name: str, seat: int, n: int, cost: int, resources: int) -> None:
        begin(s, self.programs[name], seat, n, cost, payments.accepted(s, resources))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return f"Turn {s.round}: what do you do?"
