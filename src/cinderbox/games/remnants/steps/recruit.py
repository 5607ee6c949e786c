"""The Recruit action: a gang member is announced and auctioned, until the announcer has recruited one."""

from cinderbox.games.remnants import log, verbs, wire
from cinderbox.games.remnants.affairs import Auction
from cinderbox.games.remnants.log_fields import arcs
from cinderbox.games.remnants.model import MOST_BID
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import (
    BID_HIGHER,
    BID_HUNDREDS,
    BID_TOO_HIGH,
    NOT_IN_ROW,
)
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.play import CardMenu, Play
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look

HUNDRED = MOST_BID + 1
RAISES = (2, 3, 5)  # thousands above the standing bid that are offered beside the lowest


def can_recruit(s: RemnantsState) -> bool:
    return bool(s.row or s.members or s.member_discard)


class TurnUpMember(Do[RemnantsState]):
    """With nobody face up, the top card of the deck is turned up (COR-REC-15, COR-RUL-53)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        if not s.row:
            verbs.turn_up_members(s, 1)


class AnnounceMember(Item[Look[RemnantsState]]):
    verb = "announce"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        s = look.s
        return [kind - s.content.members for kind in s.faces(s.row)]

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        return 0 if target + s.content.members in s.faces(s.row) else NOT_IN_ROW

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s = look.s
        look.leave()
        kind = target + s.content.members
        back = next(one for one in s.row if s.cards.face[one] == kind)
        s.note(log.ANNOUNCED, look.seat, kind)
        open_auction(s, look.seat, back)


def open_auction(s: RemnantsState, seat: int, back: int) -> None:
    """The announcement is a standing bid of 0; who has no turn left cannot bid (COR-REC-03, COR-RUL-50, COR-RUL-52)."""
    bidders = 1 << seat
    for other in range(s.seats):
        if s.tracks[other] < s.content.numbers.turns:
            bidders |= 1 << other
    s.auction = Auction(back, 0, seat, following(s, bidders, seat), bidders, 0)


def following(s: RemnantsState, bidders: int, seat: int) -> int:
    """The next to the left who has not passed (COR-REC-02)."""
    for other in s.clockwise(seat)[1:]:
        if bidders >> other & 1:
            return other
    return seat


class Announce(CardMenu):
    rules: tuple[str, ...] = ("COR-REC-01", "COR-REC-11")
    name = "announce"

    def __init__(self) -> None:
        super().__init__([Play(), AnnounceMember()])

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        return super().choices(s, f) if s.row else []

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Whom do you want to recruit? Others may bid for the gang member."


def most_bid(s: RemnantsState, seat: int) -> int:
    """What a player can bid (COR-RUL-51)."""
    return s.arcs[seat] + (s.rebate if seat == s.turn else 0)


def bid(s: RemnantsState, seat: int, amount: int) -> None:
    a = s.auction
    assert a is not None
    s.note(log.BID, seat, amount)
    s.auction = Auction(a.back, amount, seat, following(s, a.bidders, seat), a.bidders, 0)


class PassBid(Item[Look[RemnantsState]]):
    """Who passes is out of this auction (COR-REC-06)."""

    verb = "pass"

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s, a = look.s, look.s.auction
        assert a is not None
        s.note(log.PASSED, look.seat)
        bidders = a.bidders & ~(1 << look.seat)
        s.auction = Auction(a.back, a.standing, a.leader, following(s, bidders, look.seat), bidders, 0)


class BidAmount(Item[Look[RemnantsState]]):
    """Any total above the standing bid that can be paid (COR-REC-04, COR-REC-05)."""

    verb = "bid"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        s, a = look.s, look.s.auction
        assert a is not None
        return list(range(a.standing + 1, min(MOST_BID, most_bid(s, look.seat)) + 1))

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s, a = look.s, look.s.auction
        assert a is not None
        if target <= a.standing:
            return BID_HIGHER
        return 0 if target <= most_bid(s, look.seat) else BID_TOO_HIGH

    def do(self, look: Look[RemnantsState], target: int) -> None:
        bid(look.s, look.seat, target)


class BidHundreds(Item[Look[RemnantsState]]):
    """A bid of 100,000 ARCs or more: the hundreds first."""

    verb = "hundred"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        s, a = look.s, look.s.auction
        assert a is not None
        return list(range(max(1, (a.standing + 1) // HUNDRED), min(MOST_BID, most_bid(s, look.seat) // HUNDRED) + 1))

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s, a = look.s, look.s.auction
        assert a is not None
        if target == 0:
            return BID_HUNDREDS
        most = most_bid(s, look.seat)
        if target * HUNDRED > most:
            return BID_TOO_HIGH
        return 0 if min(most, target * HUNDRED + HUNDRED - 1) > a.standing else BID_HIGHER

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s, a = look.s, look.s.auction
        assert a is not None
        s.auction = Auction(a.back, a.standing, a.leader, a.turn, a.bidders, target)
        s.push(BID_REST, look.seat)


class BidRest(Choice[RemnantsState]):
    """What is above the hundreds."""

    rules: tuple[str, ...] = ("COR-RUL-50",)
    verb = "rest"

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return [rest for rest in range(HUNDRED) if not self.refuse(s, f, rest)]

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        a = s.auction
        assert a is not None
        amount = a.hundreds * HUNDRED + target
        if amount <= a.standing:
            return BID_HIGHER
        return 0 if amount <= most_bid(s, f.seat) else BID_TOO_HIGH

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        a = s.auction
        assert a is not None
        bid(s, f.seat, a.hundreds * HUNDRED + target)

    def quote(self, s: RemnantsState, f: Frame, wanted: dict[str, int]) -> wire.Bidding:
        return bidding(s, f.seat, wanted)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        a = s.auction
        assert a is not None
        return f"And how much more than {arcs(a.hundreds * HUNDRED)} do you bid?"


BID_REST = PROGRAMS.add("bid_rest", BidRest())


def bidding(s: RemnantsState, seat: int, wanted: dict[str, int]) -> wire.Bidding:
    """What can be bid; if hundreds are said already, what can be bid with these."""
    a = s.auction
    assert a is not None
    least, most = a.standing + 1, min(most_bid(s, seat), MOST_BID * HUNDRED + MOST_BID)
    if a.hundreds:
        least, most = max(least, a.hundreds * HUNDRED), min(most, a.hundreds * HUNDRED + MOST_BID)
    offered = [amount for amount in [least, *[a.standing + more for more in RAISES]] if least <= amount <= most]
    raises: list[wire.Raise] = [{"amount": n * 1000, "answers": said(s, n)} for n in sorted(set(offered))]
    bid = max(least, min(most, wanted.get("bid", 0) // 1000))
    return {
        "least": least * 1000,
        "most": most * 1000,
        "raises": raises,
        "wish": "bid",
        "answers": said(s, bid) if bid <= most else [],
    }


def said(s: RemnantsState, amount: int) -> list[str]:
    """How a bid is said: from 100,000 ARCs on in two answers."""
    c, a = s.codes, s.auction
    assert a is not None
    rest = c.text(c.aimed(c.rest, amount % HUNDRED))
    if a.hundreds:
        return [rest]
    if amount < HUNDRED:
        return [c.text(c.aimed(c.bid, amount))]
    return [c.text(c.aimed(c.hundred, amount // HUNDRED)), rest]


class Bid(CardMenu):
    """Raise or pass; the announcer may play cards before each own bid (COR-RUL-10)."""

    rules: tuple[str, ...] = ("COR-REC-05", "COR-REC-06")
    name = "bid"
    way_out = "pass"

    def __init__(self) -> None:
        super().__init__([PassBid(), Play(), BidAmount(), BidHundreds()])

    def seat(self, s: RemnantsState, f: Frame) -> int:
        return f.seat if s.auction is None else s.auction.turn

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        a = s.auction
        if a is None or a.bidders & (a.bidders - 1) == 0:
            return []
        return super().choices(s, f)

    def quote(self, s: RemnantsState, f: Frame, wanted: dict[str, int]) -> wire.Bidding:
        return bidding(s, self.seat(s, f), wanted)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        a = s.auction
        assert a is not None
        said = f"the bid stands at {arcs(a.standing)}" if a.standing else "nobody has bid yet"
        return f"What do you bid for {s.card(a.back).name}? So far {said}, and you can pay {arcs(most_bid(s, a.turn))}."


class Hammer(Do[RemnantsState]):
    """The last one left pays and recruits; who was outbid tries again (COR-REC-08 to -12)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        a = s.auction
        if a is None:
            return  # nobody was to be had (COR-RUL-53)
        s.auction = None
        winner = a.leader
        price = max(0, a.standing - s.rebate) if winner == s.turn else a.standing
        s.row.remove(a.back)
        s.arcs[winner] -= price
        s.note(log.RECRUITED, winner, s.cards.face[a.back], price)
        verbs.gain_unit(s, winner, a.back)
        if winner != f.seat:
            s.tracks[winner] += 1
            s.note(log.TURN_USED, winner)
            s.frames[-1] = f.again(f.seat)


RECRUITING = PROGRAMS.add("recruiting", TurnUpMember(), Announce(), Bid(), Hammer())
