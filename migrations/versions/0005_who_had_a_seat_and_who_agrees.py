"""Who had a seat before, and who agrees that it is handed on."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody is known to have lost a seat, and nobody has agreed."""
    former: sa.Column[list[str]] = sa.Column(
        "former", postgresql.ARRAY(sa.Text()), server_default=sa.text("'{}'"), nullable=False
    )
    agreed: sa.Column[list[int]] = sa.Column(
        "agreed", postgresql.ARRAY(sa.SmallInteger()), server_default=sa.text("'{}'"), nullable=False
    )
    op.add_column("seats", former)
    op.add_column("seats", agreed)


def downgrade() -> None:
    """Forget both."""
    op.drop_column("seats", "agreed")
    op.drop_column("seats", "former")
