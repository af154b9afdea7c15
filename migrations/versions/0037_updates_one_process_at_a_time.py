"""Processes that are leaving and of which version they are, and which versions may run on a database."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    """Processes of the former version know none of it: they take one that is leaving for one that stays."""
    op.add_column("processes", sa.Column("draining", sa.Boolean(), nullable=False, server_default=sa.text("false")))
    op.add_column("processes", sa.Column("version", sa.Text(), nullable=False, server_default=""))
    compatibility = op.create_table("compatibility", sa.Column("since", sa.Text(), primary_key=True))
    op.bulk_insert(compatibility, [{"since": "0036"}])


def downgrade() -> None:
    """The former version runs on a database of its own migration alone."""
    op.drop_table("compatibility")
    op.drop_column("processes", "version")
    op.drop_column("processes", "draining")
