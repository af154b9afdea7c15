"""The index by which notices are claimed holds those that have not ended, so that no other one is taken for it."""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
ORDER = (sa.text("(kind <> 'test')"), sa.text("(tries > 0)"), "due", "id")


def upgrade() -> None:
    """Former versions set `ended` with every state but `waiting`; without their index they claim more slowly."""
    op.execute("UPDATE notices SET ended = created WHERE state <> 'waiting' AND ended IS NULL")
    op.execute("UPDATE notices SET ended = NULL WHERE state = 'waiting' AND ended IS NOT NULL")
    op.create_check_constraint(op.f("notices_ended_check"), "notices", "(state = 'waiting') = (ended IS NULL)")
    op.drop_index("notices_in_turn", "notices")
    op.create_index("notices_in_turn", "notices", ["channel_id", *ORDER], postgresql_where=sa.text("ended IS NULL"))


def downgrade() -> None:
    """Claim by the state of notices."""
    op.drop_index("notices_in_turn", "notices")
    waiting = sa.text("state = 'waiting'")
    op.create_index("notices_in_turn", "notices", ["channel_id", *ORDER], postgresql_where=waiting)
    op.drop_constraint(op.f("notices_ended_check"), "notices")
