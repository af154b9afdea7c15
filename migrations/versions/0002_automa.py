"""The seat kind "luna" becomes "automa", which is what any game has.

What logs hold stays as it is: a first entry written before this names its seats as it did.
"""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Call Luna's seats those of an automa."""
    _rename("luna", "automa")


def downgrade() -> None:
    """The opposite."""
    _rename("automa", "luna")


def _rename(former: str, kind: str) -> None:
    op.execute("ALTER TABLE seats DROP CONSTRAINT seats_kind_check")
    op.execute(f"UPDATE seats SET kind = '{kind}' WHERE kind = '{former}'")
    op.execute(f"ALTER TABLE seats ADD CONSTRAINT seats_kind_check CHECK (kind IN ('human', '{kind}', 'robot'))")
