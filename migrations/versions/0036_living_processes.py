"""The processes that live, each with its lease."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    """Unlogged: what is lost with the server of the database is written again within a second."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        prefixes=["UNLOGGED"],
    )


def downgrade() -> None:
    """Processes of a former version ask the database who is connected."""
    op.drop_table("processes")
