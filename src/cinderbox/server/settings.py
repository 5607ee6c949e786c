"""How a server is set up. Worker processes get it through one environment variable."""

import os

import msgspec

VARIABLE = "CINDERBOX_SERVER"


class Settings(msgspec.Struct, frozen=True):
    database: str = ""  # a URL or a path; "": a file in the user's data folder
    host: str = "127.0.0.1"  # the address to listen on
    hosts: tuple[str, ...] = ()  # further names to answer to
    origins: tuple[str, ...] = ()  # pages from elsewhere that may use the server, as in https://club.example
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word stands for who asks
    owner: str = ""  # the hash of the owner's key; "": nobody owns the house
    house: str = ""  # the key of the house, with which it signs; "": a new one at every start
    address: str = ""  # of the house, as in https://table.example, for links in mails
    mail: str = ""  # the SMTP server that takes mails, with a password, maybe; "": there is no mail
    inside: bool = False  # webhooks may lead to this machine and its network
    quiet: float = 60.0  # seconds that nobody touches a table before somebody is told that it is their move
    metrics: str = ""  # the token that /metrics is told for; "": to nobody
    pace: float = 0.5  # seconds a bot waits before each action where only bots play, so that onlookers can follow
    limits: bool = True  # of how much is asked for, and of how many are here at once
    most: int = 2_000  # connections at once; and as many at tables
    most_by_address: int = 250  # the same from one address
    most_by_table: int = 250  # people and spectators at one table
    patience: float = 10.0  # seconds in which a client must have said what it wants
    grace: float = 60.0  # seconds one may be away before a bot may play for one, where a table's pace says nothing else
    thinkers: int = 1  # processes for bots
    thought: float = 15.0  # seconds of wall time after which a bot's thought is ended
    started: tuple[float, float] | None = None  # when, by the machine's clock and by its watch; None: now
    idle: float = 120.0  # seconds until a table that nobody watches leaves memory
    answer_after: tuple[float, float] = (1.0, 2.0)  # a window is answered by bots, and declined, after such a delay

    def hand_over(self) -> None:
        """To worker processes."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def taken_over() -> "Settings":
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
