"""The way back from a rematch to the game that it is of: the chapters of a campaign are a row of rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Games are found by their rematch."""
    op.create_index("games_by_rematch", "games", ["rematch"], postgresql_where=sa.literal_column("rematch IS NOT NULL"))


def downgrade() -> None:
    """Forget the way back."""
    op.drop_index("games_by_rematch", table_name="games")
