"""What is kept, as SQL tables. A change here needs a migration; a test compares the two."""

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# One row a table. The header never changes; the rest is for lists and follows from the entries.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("header", Text, nullable=False),
    Column("info", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tables_updated", "updated"),
)

# The truth, only ever appended to. The key lets one of two workers that write the same entry win.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

# What the first n entries came to, for the code and cards that wrote it; the newest alone is kept.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("code", String(80), nullable=False),
    Column("content", String(80), nullable=False),
    Column("data", Text, nullable=False),
)

# What happened at a finished table, as it was found out after so many actions; follows from the entries.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("actions", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Index("chats_table", "table_id"),
)

# Packs of cards that tables are played with.
packs = Table(
    "packs",
    metadata,
    Column("content", String(80), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("text", Text, nullable=False),
)

# One row, written again and again to see whether writing works.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

# What holds for the whole house, by name.
house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Who plays here, without an account: an id that others may see, a name, and what the player and the house have said.
players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("shown", Boolean, nullable=False),  # to everybody: there is a profile
    Column("banned", Boolean, nullable=False),
    Column("created", Float, nullable=False),
)

# What proves a player: the hash of a key, one for each browser.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Index("keys_player", "player"),
)

# Codes that let another browser's key prove a player: the hash of each, once and until a while.
codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Column("lost", Boolean, nullable=False),  # every other key of the player ends with it
)

# Who sits where, for lists; follows from headers and entries.
places = Table(
    "places",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=False),
    Index("places_player", "player"),
)

# How each seat of a finished table came out, if a player of the house sat there; follows from header and entries.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("who", String(80), nullable=False),  # a player's id, or "bot:" and its name; "": not known
    Column("name", String(80), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("came", String(8), nullable=False),
    Column("entries", Integer, nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("rated", Integer, nullable=True),  # the number of the rated game in the house, in the order they were rated
    Index("results_who", "who"),
    Index("results_rated", "rated"),
)

# What rated games say; follows from the results.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("who", String(80), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# How a player wants to be told that it is their move: a browser, an e-mail address, a webhook.
bells = Table(
    "bells",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail or hook
    Column("target", Text, nullable=False),  # where to
    Column("home", String(300), nullable=False),  # the address of the house as the player knows it
    Column("confirmed", Boolean, nullable=False),
    Column("active", Boolean, nullable=False),  # it may ring; an address that is kept for a lost key alone is not
    Column("failures", Integer, nullable=False),  # in a row
    Column("fault", String(200), nullable=False),  # what was wrong with the last one
    Column("due", Float, nullable=False),  # before that nothing is tried
    Column("created", Float, nullable=False),
    Index("bells_player", "player"),
)

# Tables for which a bell is to ring, or has rung since its player last looked at them.
rings = Table(
    "rings",
    metadata,
    Column("bell", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("sent", Boolean, nullable=False),
)
