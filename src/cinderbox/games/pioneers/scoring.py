"""Who is ahead, and how the game ends."""

from cinderbox.games.pioneers import log
from cinderbox.games.pioneers.model import POINTS
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.kernel.events import phrase
from cinderbox.kernel.outcome import Outcome


def furthest(s: PioneersState) -> int:
    """The bottom marker on the furthest space (PIO-VP-11, PIO-VP-12)."""
    best = max(s.points)
    for seat in s.stack:
        if s.points[seat] == best:
            return seat
    return 0


def sources(s: PioneersState, seat: int) -> list[tuple[str, int]]:
    """Where a player's points come from, each source by its id."""
    c = s.content
    face = s.cards.face
    found = [(c.headquarters[s.hq[seat]].id, c.headquarters[s.hq[seat]].vp)]
    for back in s.structures[seat] + s.others[seat]:
        found.append((c.cards[face[back]].id, c.cards[face[back]].powers[POINTS]))
    for back in s.claimed[seat]:
        found.append((c.projects[face[back]].id, c.projects[face[back]].vp))
    found.append(("permanent", s.permanent[seat]))
    return [(id, points) for id, points in found if points]


def finish(s: PioneersState, winner: int, why: str) -> None:
    """The game is over."""
    c = s.content
    s.note(log.WON, winner, s.points[winner])
    everybody = range(s.seats)
    headquarters = [c.headquarters[s.hq[seat]].vp for seat in everybody]
    projects = [sum([c.projects[s.cards.face[back]].vp for back in s.claimed[seat]]) for seat in everybody]
    cards = [s.points[seat] - headquarters[seat] - projects[seat] - s.permanent[seat] for seat in everybody]
    sheet = (
        ("headquarters", tuple(headquarters)),
        ("cards in town", tuple(cards)),
        ("projects", tuple(projects)),
        ("permanent points", tuple(s.permanent)),
    )
    s.finish(Outcome(tuple(s.points), (winner,), phrase(f"{{}} {why}.", s.called(winner)), sheet))
