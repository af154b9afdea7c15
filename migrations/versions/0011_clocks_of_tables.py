"""Clocks of tables: deadlines, stand-ins, hours of play, vacations, sleeping games."""

from datetime import datetime

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0011"
down_revision = "0010"


def _at(name: str, *, always: bool = False) -> sa.Column[datetime]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=not always)


def _owner(column: str, table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{table}.id"], ondelete="CASCADE")


def upgrade() -> None:
    """Tables that there are wait for their players, as they have done until now."""
    op.add_column("games", sa.Column("clock", postgresql.JSONB(none_as_null=True)))
    op.add_column("games", _at("asleep"))
    op.add_column("games", _at("woken"))
    op.add_column("seats", sa.Column("stand_in", sa.Text()))
    op.create_check_constraint(op.f("seats_stand_in_check"), "seats", "stand_in IN ('deadline', 'resigned')")
    op.create_table(
        "clocks",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("votes", postgresql.ARRAY(sa.SmallInteger()), server_default=sa.text("'{}'"), nullable=False),
        _owner("game_id", "games"),
        sa.PrimaryKeyConstraint("game_id"),
    )
    op.create_table(
        "deadlines",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        _at("since"),
        _at("due"),
        _at("near"),
        sa.Column("added_seconds", sa.Double(), server_default=sa.text("0"), nullable=False),
        sa.Column("bank_seconds", sa.Double(), nullable=False),
        _at("passed"),
        _at("claimed"),
        _owner("game_id", "games"),
        sa.PrimaryKeyConstraint("game_id", "seat"),
    )
    waiting = sa.text("due IS NOT NULL AND passed IS NULL")
    op.create_index("deadlines_by_due", "deadlines", ["due"], postgresql_where=waiting)
    op.create_index("deadlines_by_near", "deadlines", ["near"], postgresql_where=sa.text("near IS NOT NULL"))
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, nullable=False),
        _at("at", always=True),
        sa.CheckConstraint("id = 1", name=op.f("heartbeat_id_check")),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "play_hours",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("time_zone", sa.Text(), nullable=False),
        sa.Column("opens", sa.SmallInteger(), nullable=False),
        sa.Column("closes", sa.SmallInteger(), nullable=False),
        _owner("user_id", "users"),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "vacations",
        sa.Column("user_id", sa.Text(), nullable=False),
        _at("begins", always=True),
        _at("ends", always=True),
        _owner("user_id", "users"),
        sa.PrimaryKeyConstraint("user_id", "begins"),
    )


def downgrade() -> None:
    """Forget all of it: who has a stand-in plays again, and every table waits."""
    for table in ("vacations", "play_hours", "heartbeat", "deadlines", "clocks"):
        op.drop_table(table)
    op.drop_column("seats", "stand_in")
    for column in ("woken", "asleep", "clock"):
        op.drop_column("games", column)
