"""When somebody was last connected on a seat, and whether the seat's owner has made the link to it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody has been seen yet, and links that are out are none of their owners'."""
    column: sa.Column[bool] = sa.Column(
        "link_from_owner", sa.Boolean(), server_default=sa.text("false"), nullable=False
    )
    op.add_column("seats", column)
    op.add_column("seats", sa.Column("seen", sa.DateTime(timezone=True)))


def downgrade() -> None:
    """Forget both."""
    op.drop_column("seats", "seen")
    op.drop_column("seats", "link_from_owner")
