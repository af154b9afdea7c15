"""Snapshots along the whole log of a game, so that its earlier states need not be replayed from the first entry."""

from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """The snapshot that there is stays the newest one."""
    op.drop_constraint(op.f("snapshots_pkey"), "snapshots", type_="primary")
    op.create_primary_key(op.f("snapshots_pkey"), "snapshots", ["game_id", "seq"])


def downgrade() -> None:
    """Keep the newest one of each game."""
    op.execute("DELETE FROM snapshots AS s USING snapshots AS t WHERE s.game_id = t.game_id AND s.seq < t.seq")
    op.drop_constraint(op.f("snapshots_pkey"), "snapshots", type_="primary")
    op.create_primary_key(op.f("snapshots_pkey"), "snapshots", ["game_id"])
