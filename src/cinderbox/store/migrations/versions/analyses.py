"""What happened at finished tables."""

import sqlalchemy as sa
from alembic import op

revision = "analyses"
down_revision = "results"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("actions", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
    )
