"""Whose hours of play or vacations have changed, until the deadlines at their tables are reckoned anew."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    """Processes of the former version reckon them anew within the same transaction."""
    op.create_table(
        "changed_times",
        sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False, server_default=sa.text("1")),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Whoever died in between has left deadlines as they were; the next move at their tables mends them."""
    op.drop_table("changed_times")
