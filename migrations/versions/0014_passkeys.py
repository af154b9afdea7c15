"""Passkeys of people, and the challenges that they answer."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has a passkey yet."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary(), nullable=False),
        sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_by_user", "passkeys", ["user_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE")),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("challenge"),
    )


def downgrade() -> None:
    """Nobody has one any more."""
    op.drop_table("challenges")
    op.drop_table("passkeys")
