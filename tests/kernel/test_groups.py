"""The groups of a plain board: each field shows its own, unless a game says them itself."""

from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State
from tests.toys.bunker.game import Bunker, BunkerGame


class Telling(BunkerGame):
    def groups(self, s: Bunker, seat: int) -> list[dict[str, object]]:
        return [{"name": "All", "seat": None, "text": f"day {s.day}, for {seat}"}]


def test_a_game_may_say_its_own_groups() -> None:
    plain, own = BunkerGame(), Telling()
    shown = {str(group["name"]) for group in plain.start(1, 1).groups(0)}
    assert {"Day", "Hunger", "Hand"} <= shown
    state: State = own.start(1, 1)
    assert isinstance(own, Game)
    assert state.groups(0) == [{"name": "All", "seat": None, "text": "day 1, for 0"}]
    assert state.groups(None)[0]["text"] == "day 1, for -1"
    table = state.view(0)["table"]
    assert isinstance(table, dict) and table["groups"] == state.groups(None)
