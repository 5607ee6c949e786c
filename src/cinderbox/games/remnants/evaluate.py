"""What the bots know of City of Remnants: how good a position is, what is worth planning, what is not worth thought.

A position is read as renown: what a player has, what the held spaces and developments will still pay in the rounds that
are left, what money, figures, cards and influence can become, less what the Yugai will cost. The own sum against those
of the others is turned into a chance of winning.
"""

import math
from typing import Final

from cinderbox.games.remnants import habits, odds, plans
from cinderbox.games.remnants.board import SPACES
from cinderbox.games.remnants.presence import Presence, everybody
from cinderbox.games.remnants.prospects import arms, crowd, danger, earned, harvest, money, rounds_left
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.battle import LAYING
from cinderbox.games.remnants.steps.ycu import bribe_price
from cinderbox.games.remnants.threats import BODY, menace
from cinderbox.games.remnants.worth import DEFENDING, Worths
from cinderbox.kernel.evaluation import Evaluation, settled

STEEP: Final = 0.03  # how surely a lead in renown wins
LATE: Final = 0.11  # more of that in the last round
INFLUENCE: Final = 0.42  # a point of influence, for each round left
UNIT: Final = 0.15  # a point of attack in the deck, for each round left
READY: Final = 0.45  # of what they bring: cards in hand that can still be played this round
LATER: Final = 0.1  # the same once there is no turn left
STEP_UP: Final = 0.5  # of a point of influence: being all but there
TURN_LEFT: Final = 0.12  # a turn of this round, for each round left
TIRED: Final = 0.5  # of a hand that has just been in a battle
OTHERS: Final = 0.7  # the chance of another player against a token

UNIT_POINTS: Final = 2.8  # of a card whose face is not looked at

HONOUR: Final = 0.02  # of a chance: more renown is better, whoever wins
FAR: Final = 100.0  # renown

FINENESS: Final = 1e9  # values are rounded, so that equal positions are equal on every machine and build


class RemnantsEvaluation(Evaluation[RemnantsState]):
    def __init__(self) -> None:
        self.worths: Worths | None = None

    def tables(self, s: RemnantsState) -> Worths:
        found = self.worths
        if found is None or found.content is not s.content:
            found = self.worths = Worths(s.content)
        return found

    def turn(self, s: RemnantsState) -> int:
        return s.turn

    def clock(self, s: RemnantsState) -> int:
        """Turns so far, and a tick for each phase without turns."""
        return s.round * 32 + sum(s.tracks) + (16 if s.turn < 0 else 0)

    def quiet(self, s: RemnantsState) -> bool:
        return s.ended is not None or plans.open_question(s)

    def advice(self, bot: str) -> dict[str, float]:
        if bot == "greedy":
            return {"purposes": 1, "beam": 3, "worlds": 1}
        if bot == "search":
            return {"beam": 4, "sober": 1, "trust": 3, "field": 8, "width": 12, "depth": 30, "stop": 2}
        return {}

    def luck(self, s: RemnantsState) -> bool:
        """Battles are weighed before cards are laid, and what the Yugai will do before they come."""
        if s.turn < 0:
            return s.round > 0
        b = s.battle
        if b is not None:
            return b.stage == LAYING and not s.laid[0] and not s.laid[1]
        return s.fighter >= 0 and len(s.haunted(s.fighter)) > 0

    def minor(self, s: RemnantsState, seat: int) -> int | None:
        return habits.answer(s, seat, self.tables(s))

    def plans(self, s: RemnantsState, seat: int) -> list[list[int]]:
        return plans.rows(s, seat, self.tables(s)) if s.turn == seat and s.asked == seat else []

    def subject(self, s: RemnantsState, seat: int, actions: list[int]) -> int:
        return plans.subject(s, seat, actions)

    def prior(self, s: RemnantsState, seat: int, actions: list[int]) -> list[float]:
        return [1.0 / len(actions)] * len(actions)

    def value(self, s: RemnantsState, seat: int) -> float:
        if s.ended is not None:
            return settled(s, seat)
        if s.round == 0:
            return 1.0 / s.seats
        space = odds.clash(s)
        chance = self.judged(s, seat, -1, -1, 0.0, 0.0) if space < 0 else self.clashing(s, seat, space)
        return float(int(chance * FINENESS)) / FINENESS

    def terms(self, s: RemnantsState, seat: int) -> list[tuple[str, float]]:
        if s.ended is not None or s.round == 0:
            return []
        worths = self.tables(s)
        all = everybody(s)
        here = all[seat]
        left = rounds_left(s, earned(s, all))
        steep = STEEP + LATE / left
        risk = danger(s, here, arms(s, seat, True, worths), money(s, seat, left, 4) / 4.0, worths)
        return [
            ("gains renown", steep * (s.renown[seat] + s.goods_owned(seat))),
            ("brings renown round by round", steep * harvest(s, here, left)),
            ("puts more of your gang on the board", steep * crowd(s, here, left, worths)),
            ("brings ARCs", steep * money(s, seat, left, s.arcs[seat])),
            ("makes you safer", -steep * risk),
        ]

    def clashing(self, s: RemnantsState, seat: int, space: int) -> float:
        """A battle is due: what is likely to come of it. It is not played out, as one throw of dice proves nothing."""
        worths = self.tables(s)
        attacker = s.turn
        mine = s.at(attacker, space)
        other = s.other_at(attacker, space)
        if other >= 0:
            win = odds.meeting(s, seat, attacker, other, space, 0, worths)
            win, spent, cost = odds.last_stand(win, mine, s.at(other, space))
            found = self.fought(s, seat, attacker, other, space, spent / win if win > 0 else 0.0)
            lost = self.fought(s, seat, other, attacker, space, cost / (1.0 - win) if win < 1 else 0.0)
            return win * found + (1.0 - win) * lost
        kinds = s.tokens_at(space)
        win = odds.beat_tokens(s, attacker, space, 0, worths) if seat == attacker else OTHERS
        win, spent, _ = odds.last_stand(win, mine, len(kinds))
        found = self.fought(s, seat, attacker, -1, space, spent / win if win > 0 else 0.0)
        best = win * found + (1.0 - win) * self.fought(s, seat, -1, attacker, space, 0.0)
        price = sum([bribe_price(s, attacker, kind) for kind in kinds])
        if seat == attacker and price <= s.arcs[attacker]:
            s.arcs[attacker] -= price
            bribed = self.judged(s, seat, -1, -1, 0.0, 0.0)
            s.arcs[attacker] += price
            best = bribed if bribed > best else best
        return best

    def fought(self, s: RemnantsState, seat: int, winner: int, loser: int, space: int, spent: float) -> float:
        """The position once a side has no figure left on a space that was fought for, and the winner so many less."""
        at = loser * SPACES + space
        figures = 0
        if loser >= 0:
            figures = s.figures[at]
            s.figures[at] = 0
        if winner >= 0:
            s.won[winner] += 1
        found = self.judged(s, seat, winner, loser, spent, float(figures))
        if loser >= 0:
            s.figures[at] = figures
        if winner >= 0:
            s.won[winner] -= 1
        return found

    def judged(self, s: RemnantsState, seat: int, winner: int, loser: int, spent: float, lost: float) -> float:
        """The chance of winning as things stand, after a battle of these two, if there was one, and what it cost."""
        all = everybody(s)
        left = rounds_left(s, earned(s, all))
        mine = 0.0
        others = 0.0
        best = -99.0
        for one in range(s.seats):
            found = self.standing(s, all, one, left, one == seat, one in (winner, loser))
            if one == loser:
                found -= BODY * left * lost
            elif one == winner:
                found -= BODY * left * spent
            if one == seat:
                mine = found
            else:
                others += found
                best = found if found > best else best
        if s.seats > 2:
            best = 0.5 * best + 0.5 * others / (s.seats - 1)
        steep = STEEP + LATE / left
        lead = mine - best
        honour = lead / (FAR + abs(lead))  # what is as good as decided is played on
        return (1.0 - HONOUR) / (1.0 + math.exp(-steep * lead)) + 0.5 * HONOUR * (1.0 + honour)

    def standing(self, s: RemnantsState, all: list[Presence], seat: int, left: float, own: bool, tired: bool) -> float:
        """A player in renown, as it stands and as it will grow."""
        worths = self.tables(s)
        here = all[seat]
        worth = float(s.renown[seat] + s.goods_owned(seat))
        worth += harvest(s, here, left)
        worth += crowd(s, here, left, worths)
        arcs = s.arcs[seat]
        if left > 1.2:
            for number in here.held:
                tile = s.tiles[number]
                if tile.products:
                    arcs += (s.content.developments[tile.kind].sale * tile.products * 7 + 9) // 10
        worth += money(s, seat, left, arcs)
        worth += self.rise(s, here, left)
        fresh = TIRED if tired else 1.0
        strength = fresh * arms(s, seat, own, worths)
        rate = money(s, seat, left, 4) / 4.0
        worth -= danger(s, here, strength, rate, worths)
        worth -= menace(s, all, seat, left, fresh * odds.brought(s, seat, own, worths, DEFENDING), worths)
        turns = s.content.numbers.turns - s.tracks[seat]
        worth += TURN_LEFT * left * turns
        worth += self.deck(s, seat, left, fresh * rate, turns, own)
        for back in s.fronts[seat]:
            worth += left * worths.lasting[s.cards.face[back]]
        return worth

    def rise(self, s: RemnantsState, here: Presence, left: float) -> float:
        """Influence, and how near the next steps of it are."""
        numbers, seat = s.content.numbers, here.seat
        influence = s.influence(seat)
        worth = INFLUENCE * left * (influence - numbers.influence)
        if influence < numbers.most_influence:
            near = 0.0
            ways = [
                s.crew(seat) / numbers.crew,
                len(here.held) / numbers.turf,
                s.goods_owned(seat) / numbers.connections,
                s.won[seat] / numbers.feared,
                here.heights(s) / numbers.high_ground,
            ]
            for i in range(len(ways)):
                if not s.met[seat] >> i & 1:
                    near += ways[i] * ways[i]
            worth += INFLUENCE * STEP_UP * left * near * 0.5
        return worth

    def deck(self, s: RemnantsState, seat: int, left: float, rate: float, turns: int, own: bool) -> float:
        """Cards: units for the fights to come, abilities in hand for the turns of this round."""
        worths = self.tables(s)
        force = worths.force[s.leaders[seat]]
        worth = 0.0
        points = 0.0
        for zone in (s.piles[seat], s.discards[seat], s.hands[seat]):
            for back in zone:
                points += force[s.cards.face[back]] if own else UNIT_POINTS
        worth += UNIT * left * points
        share = rate * (READY if turns > 0 else LATER)
        if own:
            for back in s.hands[seat]:
                worth += worths.turn[s.cards.face[back]] * share
        else:
            worth += 0.8 * len(s.hands[seat]) * share
        return worth
