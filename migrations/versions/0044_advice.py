"""Tables that allow advice, and how often it was asked for on each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0041"


def upgrade() -> None:
    """No former table allows any."""
    op.add_column("games", sa.Column("advice", sa.Boolean(), nullable=False, server_default=sa.text("false")))
    op.add_column("seats", sa.Column("advised", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
    op.add_column("results", sa.Column("advised", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    """The log still tells who was advised."""
    op.drop_column("results", "advised")
    op.drop_column("seats", "advised")
    op.drop_column("games", "advice")
