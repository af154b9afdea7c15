"""Results without place and score: of games that were ended before their end."""

from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Allow them; what is missing is found by itself."""
    for column in ("total", "place"):
        op.alter_column("results", column, nullable=True)


def downgrade() -> None:
    """Forget them."""
    op.execute("DELETE FROM results WHERE place IS NULL OR total IS NULL")
    for column in ("total", "place"):
        op.alter_column("results", column, nullable=False)
