"""What the bots know of Resurgence: how good a position is, what is not worth thought.

A position is read as points: the VP that a player has, what would be scored at the end, and what tokens, cards, rooms,
items and planned Missions will still bring in the rounds that are left. The own sum against the best of the others,
or against the Mutants, is turned into a chance of winning. Only what the asking seat knows is read: hidden tokens of
others count with their bags, as everybody sees them.
"""

import math
from typing import Final

from cinderbox.games.resurgence import habits
from cinderbox.games.resurgence.assignments import Assignments
from cinderbox.games.resurgence.model import AMMO, LEVELS, MEDS, METRICS, ROUNDS, Directive
from cinderbox.games.resurgence.outlook import CARD_FLAT, FOE_STEP, NOTHING, WIDE, Outlook, leading, over, pool
from cinderbox.games.resurgence.placement import held_pairs
from cinderbox.games.resurgence.scoring import metric
from cinderbox.games.resurgence.state import ASSIGN, EFFECT, EVENT, SETUP, UPKEEP, WORK, ResurgenceState
from cinderbox.games.resurgence.steps.menu import Work, no_event
from cinderbox.games.resurgence.steps.turn import ChooseToken
from cinderbox.games.resurgence.worth import INCOME, LABOR, QUALITY, Worths, holding, price
from cinderbox.kernel.evaluation import Evaluation, settled

STEEP: Final = 0.075  # how surely a lead in points wins, at the start
STEEPER: Final = 0.03  # and how much more so with each round
FINENESS: Final = 1e9  # values are rounded, so that equal positions are equal on every machine and build
SURELY: Final = 0.65  # of what a level brings, at most, before it is reached
AMPLE: Final = 0.33  # rounds to spare with which a level is as likely reached as not
VAGUE: Final = 0.5  # and how far from sure that is
PACE: Final = 0.5  # of the points that tokens earn: what goes to the next level
NEED: Final = [0.6, 0.95, 0.0, 1.3, 1.1]  # an item that a level asks for
TOWER: Final = 1.2  # points a round: Advanced Missions
ROW: Final = [0.0, 0.46, 1.1, 0.0]  # columns with a Mission, before the row bonus is had
SPENT: Final = 1.5  # of a Critical Supply, in a round
FOE_CARD: Final = 1.6  # VP that a Mutant card brings the Mutants
CREW: Final = 0.8  # of a card's worth in the rounds to come
READY: Final = 0.6  # of a card's worth in what is left of this round
GROWTH: Final = [0.27, 0.35]  # in a round: tokens, and what a Directive multiplies them by
TIER: Final = 0.6  # of the way to the next tier of a Directive
SETTLED: Final = [0.9, 0.73]  # of what this turn's token can still bring: the effect, a Mission
SCORE: Final = 0.001  # of a game that is over: points, which are worth having even if it is lost
HIGHEST: Final = 200.0  # no score is beyond
RIVALS: Final = 0.3  # how much the other rivals count against the best one


class ResurgenceEvaluation(Evaluation[ResurgenceState]):
    def __init__(self) -> None:
        self.worths: Worths | None = None
        self.assignments = Assignments()

    def tables(self, s: ResurgenceState) -> Worths:
        found = self.worths
        if found is None or found.content is not s.content:
            found = self.worths = Worths(s.content)
        return found

    def turn(self, s: ResurgenceState) -> int:
        return s.turn

    def clock(self, s: ResurgenceState) -> int:
        """The tokens that are left to place say which turn it is."""
        tokens = 1 if s.placed >= 0 else 0
        if s.stage == WORK:
            for seat in range(s.seats):
                tokens += s.assigned(seat)
        return (s.round * 8 + s.stage) * 64 + 48 - tokens

    def quiet(self, s: ResurgenceState) -> bool:
        if s.ended is not None or len(s.frames) == 0:
            return True
        f = s.frames[-1]
        what = f.program.steps[f.at] if f.at < f.program.length else None
        return isinstance(what, (ChooseToken, Work))

    def luck(self, s: ResurgenceState) -> bool:
        """The draw of the next round: whatever comes out of the bag, the placement before it was as good."""
        return s.stage == ASSIGN

    def advice(self, bot: str) -> dict[str, float]:
        """Little is hidden within a turn, and a turn has few ways that matter; the second best is dear to beginners.

        Search plays a round to its end, where all have placed what they have, and takes its time behind the screen.
        """
        if bot == "greedy":
            return {"worlds": 1}
        if bot == "novice":
            return {"gap": 1.2, "width": 8, "stretch": 0.4}
        if bot == "search":
            return {
                "beam": 6, "worlds": 1, "sober": 1, "trust": 1, "field": 16, "aside": 1,
                "reply": 3, "width": 16, "depth": 30, "stop": 1,
            }  # fmt: skip
        return {}

    def minor(self, s: ResurgenceState, seat: int) -> int | None:
        return habits.answer(s, seat, self.tables(s), rounds_left(s, seat))

    def prior(self, s: ResurgenceState, seat: int, actions: list[int]) -> list[float]:
        found = [habits.glance(s, action) for action in actions]
        total = sum(found)
        return [one / total for one in found]

    def value(self, s: ResurgenceState, seat: int) -> float:
        if s.ended is not None:
            return (1.0 - SCORE) * settled(s, seat) + SCORE * s.ended.scores[seat] / HIGHEST
        if s.stage == SETUP:
            return 0.5 if s.seats < 3 else 1.0 / s.seats
        mine = self.standing(s, seat, True)
        if s.solo:
            lead = mine - self.foe(s)
        else:
            best, total = -99.0, 0.0
            for other in range(s.seats):
                if other != seat:
                    found = self.standing(s, other, False)
                    best = found if found > best else best
                    total += found
            mean = total / (s.seats - 1)
            lead = mine - (1.0 - RIVALS) * best - RIVALS * mean
        chance = 1.0 / (1.0 + math.exp(-(STEEP + STEEPER * s.round) * lead))
        return float(int(chance * FINENESS)) / FINENESS

    def terms(self, s: ResurgenceState, seat: int) -> list[tuple[str, float]]:
        if s.ended is not None or s.stage == SETUP:
            return []
        tables, left, rounds = self.tables(s), rounds_left(s, seat), float(ROUNDS - s.round)
        quality = pool(s, seat)
        following = s.next_level(seat)
        wanted = s.content.levels[following - 1].requires[3] if following else 0
        steep = STEEP + STEEPER * s.round
        return [
            ("scores VP", steep * s.vp[seat]),
            ("builds up your Compound", steep * self.compound(s, seat, rounds, quality)),
            ("brings what you need", steep * holding(s.content, s.items, seat * 5, wanted, left)),
            ("gains Leadership", steep * sum([leading(s, seat, track, left) for track in range(3)])),
            ("serves a Directive", steep * self.directives(s, seat, left, quality)),
            ("strengthens your crew", steep * self.crew(s, seat, tables, rounds, left)),
        ]

    # -- a player in points ------------------------------------------------------------------------------------

    def standing(self, s: ResurgenceState, seat: int, own: bool) -> float:
        """A player in points, as things stand and as they will grow."""
        tables, left = self.tables(s), rounds_left(s, seat)
        rounds = float(ROUNDS - s.round)
        quality = pool(s, seat)
        worth = s.vp[seat] + self.compound(s, seat, rounds, quality)
        following = s.next_level(seat)
        wanted = s.content.levels[following - 1].requires[3] if following else 0
        worth += holding(s.content, s.items, seat * 5, wanted, left)
        for track in range(3):
            worth += leading(s, seat, track, left)
        worth += self.directives(s, seat, left, quality)
        worth += self.crew(s, seat, tables, rounds, left)
        worth += self.done(s, seat, rounds)
        outlook = Outlook(s, seat, tables, left)
        worth += outlook.planned
        if own:
            worth += self.to_come(s, seat, outlook)
        elif s.stage == WORK:
            for area in range(seat * 3, seat * 3 + 3):
                for back in s.areas[area]:
                    worth += LABOR * QUALITY[s.cards.face[back]]
        elif s.stage <= ASSIGN:
            worth += LABOR * s.content.levels[s.levels[seat] - 1].draw * quality
        return worth

    def compound(self, s: ResurgenceState, seat: int, rounds: float, quality: float) -> float:
        """The Compound: its level with the tokens that it lets draw, its rooms, and how near the next level is."""
        tables, token = self.tables(s), LABOR * rounds * quality
        level = s.content.levels[s.levels[seat] - 1]
        worth = level.vp + (TOWER * rounds if level.tower else 0.0) + token * level.draw
        for room in range(1, 10):
            if s.cleared(seat, room):
                worth += tables.rooms[room] * rounds + 0.1
        following = s.levels[seat] + 1
        while following <= LEVELS:
            below, above = s.content.levels[following - 2], s.content.levels[following - 1]
            slack = self.slack(s, seat, following, quality)
            late = rounds if slack > rounds else slack if slack > 0.0 else 0.0
            gains = above.vp - below.vp + LABOR * quality * late * (above.draw - below.draw)
            if above.tower and not below.tower:
                gains += TOWER * late
            gains -= price(above.pays)
            worth += likely(slack) * (gains if gains > 0.0 else 0.0)
            following += 1
        return worth

    def slack(self, s: ResurgenceState, seat: int, number: int, quality: float) -> float:
        """The rounds that are left once a level is reached, at the pace at which a player gathers what is missing."""
        missing = 0.0
        asked = s.content.levels[number - 1].requires
        for item in range(5):
            need = asked[item]
            for level in range(s.levels[seat], number):
                need += s.content.levels[level].pays[item]
            short = need - s.has(seat, item)
            missing += NEED[item] * short if short > 0 else 0.0
        pace = 0.01 + PACE * s.content.levels[s.levels[seat] - 1].draw * quality
        for column in range(3):
            pace += INCOME[column] * len(s.done[seat * 3 + column])
        return rounds_left(s, seat) - missing / pace

    def directives(self, s: ResurgenceState, seat: int, left: float, quality: float) -> float:
        """What the Directives will score, by how likely the Radio Tower is."""
        tower = 1.0 if s.tower(seat) else likely(self.slack(s, seat, self.tables(s).tower, quality))
        worth = 0.0
        for back in s.directives:
            worth += tiers(s, seat, s.content.directives[s.cards.face[back]], left)
        return tower * worth

    def crew(self, s: ResurgenceState, seat: int, tables: Worths, rounds: float, left: float) -> float:
        """Survivor cards: what they do in the rounds to come, and in this one if they are ready."""
        worth = 0.0
        share = left - rounds  # of this round
        for back in s.crews[seat]:
            kind: int = s.cards.face[back]  # no machine word: see `ready`
            again = CREW * rounds + (READY * share if not s.exhausted >> kind & 1 else 0.0)
            worth += tables.cards[kind] * again
        early = 1.0 if left > 2.5 else left / 2.5
        return worth + (len(s.crews[seat]) - 1) * CARD_FLAT * 0.5 * early

    def done(self, s: ResurgenceState, seat: int, rounds: float) -> float:
        """What completed Missions pay in the Upkeeps to come, and how near the first row is."""
        upkeeps = rounds + (1.0 if s.stage < UPKEEP else 0.0)
        worth, columns = 0.0, 0
        for column in range(3):
            missions = len(s.done[seat * 3 + column])
            paid = missions * upkeeps
            if column < 2:  # Meds and Ammo: what does not fit is lost
                room = s.room_for(seat, MEDS if column == 0 else AMMO) + SPENT * rounds
                paid = room if paid > room else paid
            worth += INCOME[column] * paid
            columns += 1 if missions else 0
        if not s.claimed >> seat & 1:
            worth += ROW[columns] * (1.0 if rounds > 2.0 else 0.3 + 0.3 * rounds)
        return worth

    # -- the rest of the round ---------------------------------------------------------------------------------

    def to_come(self, s: ResurgenceState, seat: int, outlook: Outlook) -> float:
        """The tokens of this round: assigned, or still behind the screen.

        Until one of them is assigned they count as any draw would: what comes out of the bag is luck, and must not
        make the last placement of the round before look good or bad.
        """
        if s.stage == WORK:
            worth = self.sketched(s, seat, outlook)
            if s.turn == seat and s.placed >= 0:
                worth += self.pending(s, seat, outlook)
            return worth
        if s.stage == ASSIGN and s.lanes and s.lanes[seat].answers:
            return self.assignments.best(s, seat, outlook)
        if s.stage <= ASSIGN:
            return LABOR * s.content.levels[s.levels[seat] - 1].draw * pool(s, seat)
        return self.sketched(s, seat, outlook) if s.stage < UPKEEP else 0.0

    def sketched(self, s: ResurgenceState, seat: int, outlook: Outlook) -> float:
        """What the assigned tokens may bring."""
        areas = 0
        for area in range(3):
            if s.areas[seat * 3 + area]:
                areas |= 1 << area
        outlook.survey(areas)
        return outlook.sketch(held_pairs(s, seat))

    def pending(self, s: ResurgenceState, seat: int, outlook: Outlook) -> float:
        """What this turn's token can still bring."""
        worth = 0.0
        unused = not s.used & EFFECT
        if unused:
            worth += SETTLED[0] * outlook.effect(s.placed, 0)
        if not s.completions and s.planned[seat]:
            gains = outlook.worths.gains[s.placed] if unused else NOTHING
            worth += SETTLED[1] * max(outlook.completions(s.placed, gains, 0))
        if not s.used & EVENT and not no_event(s, seat):
            worth += 0.5
        return worth

    def foe(self, s: ResurgenceState) -> float:
        """The Mutants in points: what they have, and what they may expect."""
        worth = float(s.foe_vp)
        rounds = ROUNDS - s.round
        cards = rounds * 3 + (3 - s.reveals if s.stage <= WORK else 0)
        worth += FOE_CARD * cards
        left = rounds_left(s, 0)
        for track in range(3):
            place = 1.0 + over(s.tracks[track] - s.foe_tracks[track] - FOE_STEP * left, 0.35 + WIDE * left)
            worth += 7.0 - 3.0 * (place - 1.0)
        for back in s.directives:
            worth += s.content.directives[s.cards.face[back]].mutants
        return worth


def likely(slack: float) -> float:
    """How likely a level is reached in time."""
    return SURELY / (1.0 + math.exp((AMPLE - slack) / VAGUE))


def rounds_left(s: ResurgenceState, seat: int) -> float:
    """How much of the game a player still has: whole rounds, and this one by the tokens that are left."""
    left = float(ROUNDS - s.round)
    if s.stage < WORK:
        return left + 1.0
    if s.stage == WORK:
        draw = s.content.levels[s.levels[seat] - 1].draw
        share = s.assigned(seat) / draw + (0.1 if s.turn == seat and s.placed >= 0 else 0.0)
        return left + (share if share < 1.0 else 1.0)
    return left


def tiers(s: ResurgenceState, seat: int, directive: Directive, left: float) -> float:
    """What a Directive would score, smoothed between its tiers; what may still be spent counts little early."""
    if directive.metric < 0:
        one, other = metric(s, seat, directive.factors[0]), metric(s, seat, directive.factors[1])
        grown = (one + GROWTH[0] * left) * (other + GROWTH[1] * left) / directive.divide
        return grown if left > 0.0 else float(one * other // directive.divide)
    count = float(metric(s, seat, directive.metric))
    name = METRICS[directive.metric]
    points, before, floor = 0.0, 0, 0
    for i in range(len(directive.tiers)):
        tier, vp = directive.tiers[i], directive.points[i]
        if count >= tier:
            points, before, floor = float(vp), tier, vp
        else:
            if left > 0.0:
                points += TIER * (vp - floor) * (count - before) / (tier - before)
            break
    if name == "fuel" or name == "food":
        return points * (0.25 + 0.75 * (1.0 - left / 6.0) * (1.0 - left / 6.0))
    return points
