"""The settings that people have chosen, which come with them to every device."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Nobody has chosen any yet: what browsers keep is sent by their pages."""
    op.add_column(
        "users",
        sa.Column("settings", postgresql.JSONB(), nullable=False, server_default=sa.text("'{}'::jsonb")),
    )


def downgrade() -> None:
    """Forget them; browsers keep their copies."""
    op.drop_column("users", "settings")
