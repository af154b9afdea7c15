"""An index of the games whose next move is an automated seat's: processes look for them every few seconds."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    """Without it all games are read, a tenth of a second for 400,000."""
    op.create_index(
        "games_waiting_for_automata",
        "games",
        ["id"],
        postgresql_where=sa.text("automatic AND asleep IS NULL AND status = 'playing'"),
    )


def downgrade() -> None:
    """Processes of a former version read all games."""
    op.drop_index("games_waiting_for_automata", "games")
