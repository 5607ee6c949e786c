"""Players, the keys and codes that prove them, and their places at tables."""

import sqlalchemy as sa
from alembic import op

revision = "players"
down_revision = "house"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("keys_player", "keys", ["player"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), nullable=False),
    )
    op.create_index("places_player", "places", ["player"])
