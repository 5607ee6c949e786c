"""What can go wrong, one class a kind. Every message is one sentence for the person who caused it."""


class CinderboxError(Exception):
    """The root of all errors that Cinderbox raises on purpose."""


class UnknownGame(CinderboxError):
    """No game has that id."""


class BrokenGame(UnknownGame):
    """A game whose folder was found, but that cannot be loaded."""


class BadOption(CinderboxError):
    """A seat count, seed or option that the game does not have."""


class BadContent(CinderboxError):
    """A pack of cards that the game cannot be played with."""


class BadData(CinderboxError):
    """Data from outside that is not as it should be; whoever reads it says what it was to be."""


class CorruptState(CinderboxError):
    """Data that is not a state of this game with these cards."""


class EndlessEffect(CinderboxError):
    """Effects that start each other without end; the state that it happened in is not to be used any more."""


class UnfinishedGame(CinderboxError):
    """A game in which nothing is left to be done, and which nothing has ended."""


class BadRecord(CinderboxError):
    """A record that is damaged, or that does not replay."""


class IllegalAction(CinderboxError):
    """An action that is not open. `reason` says why and names the rule."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
