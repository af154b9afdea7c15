"""Names that hosts give to their tables, and the round that each game is in, for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """No table has a name yet; the round is noted with the next move."""
    op.add_column("games", sa.Column("name", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("round", sa.SmallInteger(), nullable=True))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("games", "round")
    op.drop_column("games", "name")
