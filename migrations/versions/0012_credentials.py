"""How people sign in again: addresses, passwords, and secrets that are good once."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Everybody is a guest who has nothing but their sessions."""
    op.add_column("sessions", sa.Column("proved", sa.DateTime(timezone=True)))
    op.create_table(
        "credentials",
        sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("address", sa.Text()),
        sa.Column("address_key", sa.Text()),
        sa.Column("password", sa.Text()),
        sa.PrimaryKeyConstraint("user_id"),
        sa.UniqueConstraint("address_key"),
    )
    op.create_table(
        "one_time_secrets",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("address", sa.Text()),
        sa.Column("session_id", sa.Text()),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("purpose IN ('sign-in', 'confirm', 'device')", name=op.f("one_time_secrets_purpose_check")),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("one_time_secrets_by_user", "one_time_secrets", ["user_id", "purpose"])


def downgrade() -> None:
    """People are guests again."""
    op.drop_table("one_time_secrets")
    op.drop_table("credentials")
    op.drop_column("sessions", "proved")
