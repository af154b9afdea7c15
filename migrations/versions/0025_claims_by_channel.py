"""Indexes by which notices are claimed channel by channel, without reading all that are due."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
WAITING = sa.text("state = 'waiting'")
ORDER = (sa.text("(kind <> 'test')"), sa.text("(tries > 0)"), "due", "id")


def upgrade() -> None:
    """The way from channel to channel and to the first notice of each, and which channels have ever answered."""
    op.create_index("notices_in_turn", "notices", ["channel_id", *ORDER], postgresql_where=WAITING)
    op.create_index("notices_sent", "notices", ["channel_id"], postgresql_where=sa.text("state = 'sent'"))


def downgrade() -> None:
    """Read all notices that are due."""
    for name in ("notices_sent", "notices_in_turn"):
        op.drop_index(name, "notices")
