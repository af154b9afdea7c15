"""What a person lets their friends see of them."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import ARRAY

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """As until now: who came in before whom, and no more."""
    shows: sa.Column[list[str]] = sa.Column(
        "shows", ARRAY(sa.Text()), server_default=sa.text("'{head-to-head}'"), nullable=False
    )
    op.add_column("users", shows)


def downgrade() -> None:
    """Show that to all again."""
    op.drop_column("users", "shows")
