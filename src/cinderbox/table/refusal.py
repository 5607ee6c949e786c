"""What a table says when it does not do what it is asked."""

from cinderbox.kernel.errors import CinderboxError


class Refused(CinderboxError):
    """A request that the table does not carry out; nothing changed."""


class Stale(Refused):
    """An answer to a question that is no longer asked."""


class Unread(CinderboxError):
    """All entries are needed, and only those since a snapshot are at hand."""

    def __init__(self) -> None:
        super().__init__("All entries of the table are needed.")
