"""The pulse, which is written to see whether writing works."""

import sqlalchemy as sa
from alembic import op

revision = "pulse"
down_revision = "first"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
