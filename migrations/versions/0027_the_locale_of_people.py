"""The locale of people, by which notices write times."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """No browser has told a locale yet."""
    op.add_column("quiet_hours", sa.Column("locale", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget the locales."""
    op.drop_column("quiet_hours", "locale")
