"""Tables whose talk, once they are over, is for those alone who sat there."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """All talk stays as open as it is."""
    op.create_table(
        "closed_talks",
        sa.Column("game_id", sa.Text(), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("game_id"),
    )


def downgrade() -> None:
    """Open all talk."""
    op.drop_table("closed_talks")
