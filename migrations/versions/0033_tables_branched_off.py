"""Tables branched off a finished game: of which game, and behind which entry of its log."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """No table is branched off yet."""
    op.add_column("games", sa.Column("branched_from", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("branched_at", sa.Integer(), nullable=True))
    op.create_index(
        "games_branched", "games", ["host"], postgresql_where=sa.literal_column("branched_from IS NOT NULL")
    )


def downgrade() -> None:
    """Forget which tables are branched off; their logs still say so."""
    op.drop_index("games_branched", table_name="games")
    op.drop_column("games", "branched_at")
    op.drop_column("games", "branched_from")
