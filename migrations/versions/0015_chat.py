"""Talk at tables: lines, reactions, what was read, who was muted or blocked."""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0015"
down_revision = "0014"


def _of(column: str, target: str, kind: sa.types.TypeEngine[Any], when: str = "CASCADE") -> sa.Column[Any]:
    """A column that names a row of another table."""
    return sa.Column(column, kind, sa.ForeignKey(target, ondelete=when), nullable=when == "SET NULL")


def upgrade() -> None:
    """Nobody has said anything yet."""
    text = sa.Text()
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), primary_key=True),
        _of("game_id", "games.id", text),
        sa.Column("room", text, nullable=False),
        _of("user_id", "users.id", text, "SET NULL"),
        sa.Column("text", text, nullable=False),
        sa.Column("mentions", postgresql.ARRAY(text), server_default=sa.text("'{}'"), nullable=False),
        sa.Column("key", text),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("room IN ('players', 'spectators')", name=op.f("chat_room_check")),
    )
    op.create_index("chat_by_game", "chat", ["game_id", sa.text("id DESC")])
    op.create_index(
        "chat_by_key",
        "chat",
        ["game_id", "user_id", "key"],
        unique=True,
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    op.create_index("chat_by_user", "chat", ["user_id"], postgresql_where=sa.text("user_id IS NOT NULL"))
    op.create_table(
        "chat_reactions",
        _of("chat_id", "chat.id", sa.BigInteger()),
        _of("user_id", "users.id", text),
        sa.Column("symbol", text, nullable=False),
        sa.PrimaryKeyConstraint("chat_id", "user_id", "symbol"),
    )
    op.create_table(
        "chat_seen",
        _of("game_id", "games.id", text),
        _of("user_id", "users.id", text),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id"),
    )
    op.create_table(
        "chat_muted",
        _of("game_id", "games.id", text),
        _of("user_id", "users.id", text),
        sa.PrimaryKeyConstraint("game_id", "user_id"),
    )
    op.create_table(
        "blocks",
        _of("user_id", "users.id", text),
        _of("blocked_id", "users.id", text),
        sa.PrimaryKeyConstraint("user_id", "blocked_id"),
    )


def downgrade() -> None:
    """Forget all that was said."""
    for table in ("blocks", "chat_muted", "chat_seen", "chat_reactions", "chat"):
        op.drop_table(table)
