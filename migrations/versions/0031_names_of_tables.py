"""Names that hosts give to their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """No table has one yet."""
    op.add_column("games", sa.Column("name", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("games", "name")
