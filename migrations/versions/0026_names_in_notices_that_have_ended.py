"""Notices that have ended forget what they mentioned: names of people, above all."""

from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Nothing reads it once a notice has ended."""
    op.execute("UPDATE notices SET told = NULL WHERE state <> 'waiting' AND told IS NOT NULL")


def downgrade() -> None:
    """What was forgotten stays so."""
