"""Sessions: several tokens of one person, each with what it is for."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0010"
down_revision = "0009"
NOW = sa.text("now()")


def upgrade() -> None:
    """The one token that each person had until now becomes a session of a browser, and is as good as it was."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("scopes", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("name", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), server_default=NOW, nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), server_default=NOW, nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True)),
        sa.CheckConstraint("kind IN ('browser', 'token')", name=op.f("sessions_kind_check")),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token_hash"),
    )
    op.create_index("sessions_by_user", "sessions", ["user_id"])
    op.execute(
        "INSERT INTO sessions (id, user_id, token_hash, kind, scopes, created, seen) "
        "SELECT id, id, token_hash, 'browser', '{read,play,host}', created, created FROM users"
    )
    op.drop_column("users", "token_hash")


def downgrade() -> None:
    """A person keeps the token of the browser that was seen last; who has none left gets one that nobody knows."""
    op.add_column("users", sa.Column("token_hash", sa.LargeBinary()))
    op.execute(
        "UPDATE users SET token_hash = coalesce("
        "(SELECT token_hash FROM sessions WHERE user_id = users.id AND kind = 'browser' AND ended IS NULL "
        "ORDER BY seen DESC, id LIMIT 1), sha256(convert_to(gen_random_uuid()::text, 'UTF8')))"
    )
    op.alter_column("users", "token_hash", nullable=False)
    op.create_unique_constraint("users_token_hash_key", "users", ["token_hash"])
    op.drop_table("sessions")
