"""Notices: where somebody wants to be told of what, the outbox, and what their pages have shown."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0009"
down_revision = "0008"

TIME = sa.DateTime(timezone=True)


def of_user() -> sa.Column[str]:
    """A column that names somebody, and goes with them."""
    return sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    """Nobody is told of anything yet."""
    op.create_table(
        "keys",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.Text(), primary_key=True),
        of_user(),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("kinds", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("digest", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("confirmed", TIME),
        sa.Column("code_hash", sa.LargeBinary()),
        sa.Column("code_until", TIME),
        sa.Column("broken", sa.Text()),
        sa.Column("created", TIME, nullable=False),
        sa.UniqueConstraint("user_id", "kind", "address", name="channels_user_id_key"),
    )
    op.create_table(
        "quiet_hours",
        of_user(),
        sa.Column("time_zone", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger()),
        sa.Column("quiet_until", sa.SmallInteger()),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), primary_key=True),
        sa.Column("channel_id", sa.Text(), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game_id", sa.Text()),
        sa.Column("seq", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("seat", sa.SmallInteger()),
        sa.Column("told", postgresql.JSONB()),
        sa.Column("state", sa.Text(), server_default=sa.text("'waiting'"), nullable=False),
        sa.Column("due", TIME, nullable=False),
        sa.Column("claimed", TIME),
        sa.Column("tries", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("error", sa.Text()),
        sa.Column("created", TIME, nullable=False),
        sa.Column("ended", TIME),
        sa.CheckConstraint("state IN ('waiting', 'sent', 'failed', 'withdrawn')", name=op.f("notices_state_check")),
        sa.UniqueConstraint("channel_id", "game_id", "kind", "seq", name="notices_channel_id_key"),
    )
    op.create_index("notices_waiting", "notices", ["due"], postgresql_where=sa.text("state = 'waiting'"))
    op.create_index("notices_by_channel", "notices", ["channel_id", sa.text("created DESC")])
    op.create_table(
        "shown",
        sa.Column("game_id", sa.Text(), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        of_user(),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id"),
    )


def downgrade() -> None:
    """Forget channels, notices and keys."""
    for table in ("shown", "notices", "quiet_hours", "channels", "keys"):
        op.drop_table(table)
