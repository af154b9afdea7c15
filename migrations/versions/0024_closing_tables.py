"""Tables that their host closes: before the game at once, later with the consent of all who play."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0024"
down_revision = "0023"
BEFORE = "status IN ('lobby', 'playing', 'finished', 'paused')"
NOW = "status IN ('lobby', 'closed', 'playing', 'finished', 'paused')"
KINDS = (("closing", "takeback"), ("closed", "over"))


def _let(statuses: str) -> None:
    op.drop_constraint(op.f("games_status_check"), "games", type_="check")
    op.create_check_constraint(op.f("games_status_check"), "games", statuses)


def upgrade() -> None:
    """No table is closed yet. Who hears of take-backs hears of the wish, who hears of ends hears of the closing."""
    _let(NOW)
    op.add_column("games", sa.Column("closing", postgresql.ARRAY(sa.SmallInteger())))
    for kind, like in KINDS:
        op.execute(f"UPDATE channels SET kinds = array_append(kinds, '{kind}') WHERE '{like}' = ANY (kinds)")


def downgrade() -> None:
    """Forget the closed tables, which hold no game, and the wishes."""
    for kind, _ in KINDS:
        op.execute(f"UPDATE channels SET kinds = array_remove(kinds, '{kind}')")
        op.execute(f"DELETE FROM notices WHERE kind = '{kind}'")
    op.drop_column("games", "closing")
    op.execute("DELETE FROM games WHERE status = 'closed'")
    _let(BEFORE)
