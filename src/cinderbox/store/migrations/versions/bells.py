"""How players want to be told that it is their move, and codes that replace a lost key."""

import sqlalchemy as sa
from alembic import op

revision = "bells"
down_revision = "analyses"


def upgrade() -> None:
    op.create_table(
        "bells",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("home", sa.String(300), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("fault", sa.String(200), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("bells_player", "bells", ["player"])
    op.create_table(
        "rings",
        sa.Column("bell", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("sent", sa.Boolean(), nullable=False),
    )
    op.drop_table("codes")  # they are good for ten minutes
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("lost", sa.Boolean(), nullable=False),
    )
