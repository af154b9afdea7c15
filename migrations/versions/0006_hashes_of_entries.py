"""Each entry carries a hash over itself and the hash before it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Entries that are there bear none; the next one of each game covers them."""
    op.add_column("events", sa.Column("hash", sa.LargeBinary()))


def downgrade() -> None:
    """Forget the hashes; digests stay."""
    op.drop_column("events", "hash")
