"""Whom the host of a table has sent away: they come back with a new invite only."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody has been sent away yet."""
    column: sa.Column[list[str]] = sa.Column(
        "kicked", postgresql.ARRAY(sa.Text()), server_default=sa.text("'{}'"), nullable=False
    )
    op.add_column("games", column)


def downgrade() -> None:
    """Whoever was sent away may come back."""
    op.drop_column("games", "kicked")
