"""The packs of cards that tables are played with, as games: those in use, and the few that were used last."""

import tempfile
import threading
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

import cinderbox
from cinderbox.games import by_id

KEPT = 8
Pack = tuple[str, str]  # the game's id and the hash of the cards


class Packs:
    def __init__(self, find: Callable[[str], str | None], in_use: Callable[[], set[Pack]]) -> None:
        self.find = find  # the text of a pack by its hash
        self.in_use = in_use  # by tables that are open: these stay
        self.kept: OrderedDict[Pack, tuple[cinderbox.Game, str]] = OrderedDict()
        self.folder = tempfile.TemporaryDirectory(prefix="cinderbox-")
        self.lock = threading.Lock()  # tables are loaded in threads

    def game(self, id: str, content: str) -> tuple[cinderbox.Game, str]:
        """The game with those cards, and where their pack lies; with its own and "" if they are these, or not here."""
        own = by_id(id)
        if own.content == content:
            return own, ""
        with self.lock:
            if (id, content) not in self.kept:
                text = self.find(content)
                if text is None:
                    return own, ""  # not kept: anybody can name cards that nobody has
                path = Path(self.folder.name) / f"{content}.toml"
                path.write_text(text, encoding="utf-8")
                self.kept[id, content] = (by_id(id, path), str(path))
            self.kept.move_to_end((id, content))
            found = self.kept[id, content]
            self.let_go()
        return found

    def let_go(self) -> None:
        """Of those that no open table uses, the ones that were not used for longest go; the latest stays."""
        *older, _ = self.kept
        used = self.in_use()
        for one in [one for one in older if one not in used][: max(0, len(self.kept) - KEPT)]:
            Path(self.kept.pop(one)[1]).unlink(missing_ok=True)

    def close(self) -> None:
        self.folder.cleanup()
