"""Seals of what no entry of the log holds: a table's settings, and who sits where."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Tables that are there are sealed when they are changed next."""
    op.create_table(
        "seals",
        sa.Column("game_id", sa.Text(), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("fields", postgresql.JSONB(), nullable=False),
        sa.PrimaryKeyConstraint("game_id"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("seals")
