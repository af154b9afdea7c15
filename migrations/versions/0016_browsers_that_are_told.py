"""Browsers that are told of things: what they are called, and the session that they are told as long as."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """No browser is told anything yet."""
    op.add_column("channels", sa.Column("label", sa.Text()))
    op.add_column("channels", sa.Column("session_id", sa.Text()))
    op.create_foreign_key(
        op.f("channels_session_id_fkey"), "channels", "sessions", ["session_id"], ["id"], ondelete="SET NULL"
    )
    op.create_index(
        "channels_by_session", "channels", ["session_id"], postgresql_where=sa.text("session_id IS NOT NULL")
    )


def downgrade() -> None:
    """Forget the browsers."""
    op.execute("DELETE FROM channels WHERE kind = 'push'")
    op.drop_index("channels_by_session", table_name="channels")
    op.drop_constraint(op.f("channels_session_id_fkey"), "channels", type_="foreignkey")
    op.drop_column("channels", "session_id")
    op.drop_column("channels", "label")
