"""The language that a person has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Nobody has chosen one yet: their browsers say what they read."""
    op.add_column("users", sa.Column("language", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget the choices."""
    op.drop_column("users", "language")
