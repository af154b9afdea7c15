"""Premoves that their owners let play by themselves when their turn comes."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Nobody has chosen that yet: premoves are in browsers alone."""
    op.create_table(
        "premoves",
        sa.Column("game_id", sa.Text(), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("steps", postgresql.JSONB(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id"),
    )
    op.create_index("premoves_by_user", "premoves", ["user_id"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("premoves")
