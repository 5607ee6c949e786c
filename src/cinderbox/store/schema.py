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
