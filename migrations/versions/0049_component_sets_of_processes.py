"""Which component sets each living process knows."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "0049"
down_revision = "0048"


def upgrade() -> None:
    """Null: a process of a former version, which does not say."""
    op.add_column("processes", sa.Column("component_sets", ARRAY(sa.Text())))


def downgrade() -> None:
    """Processes of the former version do not ask which sets the others know."""
    op.drop_column("processes", "component_sets")
