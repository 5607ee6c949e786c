"""What a finished table says about who played there: a result for each seat. Follows from header and entries alone."""

import msgspec

from cinderbox.table.table import Table

BOT = "bot:"  # before a bot's name, where a player's id could stand


class Result(msgspec.Struct, frozen=True):
    """How one seat came out. `who` is a player's id or a bot's name, "" for somebody who is not known here."""

    seat: int
    who: str
    name: str
    place: int  # 1 is the best; who is level shares it
    score: int
    came: str  # won, drawn or lost


def results(table: Table) -> list[Result]:
    """The result of each seat, if it counts: the game was played to its end, and a player of the house was in it."""
    if table.outcome is None or table.header.lesson or table.header.imported or table.stopped:
        return []
    if not any(chair.player for chair in table.seats):
        return []
    outcome, places = table.outcome, ranks(table)
    found = []
    for seat, chair in enumerate(table.seats):
        won = seat in outcome.winners and seat not in table.resigned
        drawn = not outcome.winners and len(table.seats) > 1 and seat not in table.resigned
        came = "won" if won else "drawn" if drawn else "lost"
        found.append(Result(seat, who(table, seat), chair.name, places[seat], outcome.scores[seat], came))
    return found


def who(table: Table, seat: int) -> str:
    """Whose result it is: nobody's where a bot has finished what a person began, unless they gave up."""
    chair = table.seats[seat]
    if chair.kind == "bot" and not chair.key:
        return BOT + chair.bot
    return chair.player if chair.kind == "person" or seat in table.resigned else ""


def ranks(table: Table) -> list[int]:
    """The place of each seat: winners first, the others by their score, last who gave up."""
    assert table.outcome is not None
    winners, scores = table.outcome.winners, table.outcome.scores
    level = []
    for seat, score in enumerate(scores):
        gone, beaten = seat in table.resigned, bool(winners) and seat not in winners
        level.append((gone, beaten, -score if beaten and not gone else 0))
    return [1 + sum(1 for other in level if other < one) for one in level]


def rated(table: Table) -> bool:
    """Whether the table counts for ratings: all people agreed at its start, are several, and none was replaced."""
    header = table.header
    people = [chair for chair in table.seats if chair.kind == "person" or chair.key]
    players = {chair.player for chair in people if chair.player and chair.rated}
    if not header.rated or header.hotseat or len(table.seats) < 2 or len(players) != len(people):
        return False
    return all(who(table, seat) for seat, chair in enumerate(table.seats) if chair.kind != "open")
