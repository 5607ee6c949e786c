"""What holds for the whole house, by name."""

import sqlalchemy as sa
from alembic import op

revision = "house"
down_revision = "pulse"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
