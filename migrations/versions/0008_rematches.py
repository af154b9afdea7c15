"""The table at which the people of a finished one play again."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """No game has a rematch yet."""
    op.add_column("games", sa.Column("rematch", sa.Text()))


def downgrade() -> None:
    """Forget which games are rematches; their tables stay."""
    op.drop_column("games", "rematch")
