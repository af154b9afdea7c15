"""Friends: who is invited to a table, and who was nudged."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def _people_of_tables(name: str) -> None:
    op.create_table(
        name,
        sa.Column("game_id", sa.Text(), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id"),
    )


def upgrade() -> None:
    """Nobody is invited yet. Who wants to hear of joining friends hears of invitations, who of turns of nudges."""
    _people_of_tables("invitations")
    op.create_index("invitations_by_user", "invitations", ["user_id"])
    _people_of_tables("nudges")
    for kind, like in (("invited", "joined"), ("nudged", "turn")):
        op.execute(f"UPDATE channels SET kinds = array_append(kinds, '{kind}') WHERE '{like}' = ANY (kinds)")


def downgrade() -> None:
    """Forget invitations and nudges."""
    for kind in ("invited", "nudged"):
        op.execute(f"UPDATE channels SET kinds = array_remove(kinds, '{kind}')")
        op.execute(f"DELETE FROM notices WHERE kind = '{kind}'")
    op.drop_table("nudges")
    op.drop_table("invitations")
