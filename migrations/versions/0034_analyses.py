"""What robots think of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    """None has been made yet."""
    op.create_table(
        "analyses",
        sa.Column("game_id", sa.Text(), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("made_by", sa.Text(), nullable=False),
        sa.Column("result", sa.LargeBinary()),
        sa.Column("done", sa.SmallInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("claim", sa.Text()),
        sa.Column("claimed_until", sa.DateTime(timezone=True)),
        sa.Column("tries", sa.SmallInteger(), nullable=False, server_default=sa.text("0")),
        sa.PrimaryKeyConstraint("game_id"),
    )


def downgrade() -> None:
    """Forget them: they can be made again."""
    op.drop_table("analyses")
