"""Which slots of games a database holds, where games lie in several."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    """The table is empty, and the functions are used by nobody, until several databases of games are named."""
    op.create_table(
        "game_slots",
        sa.Column("id", sa.SmallInteger(), sa.CheckConstraint("id = 1"), primary_key=True, autoincrement=False),
        sa.Column("number", sa.SmallInteger(), nullable=False),
        sa.Column("held", postgresql.ARRAY(sa.SmallInteger()), nullable=False),
        sa.Column("arriving", postgresql.ARRAY(sa.SmallInteger()), nullable=False, server_default="{}"),
        sa.Column("leaving", postgresql.ARRAY(sa.SmallInteger()), nullable=False, server_default="{}"),
    )
    op.execute(
        """
        CREATE FUNCTION game_slot(of_game text) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        AS $$ SELECT get_byte(sha256(convert_to(of_game, 'UTF8')), 0)::smallint $$
        """
    )
    op.execute(
        """
        CREATE FUNCTION check_slot_of_game() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
            changed record;
            slot smallint;
            here record;
        BEGIN
            IF TG_OP = 'DELETE' THEN
                changed := OLD;
            ELSE
                changed := NEW;
            END IF;
            IF current_setting('regolith.moves_slots', true) = 'on' THEN
                RETURN changed;
            END IF;
            IF TG_ARGV[0] = 'id' THEN
                slot := public.game_slot(changed.id);
            ELSE
                slot := public.game_slot(changed.game_id);
            END IF;
            SELECT * INTO here FROM public.game_slots;
            IF NOT FOUND OR slot IS NULL OR (slot = ANY (here.held) AND NOT slot = ANY (here.leaving)) THEN
                RETURN changed;
            END IF;
            -- What leaves is written again as soon as whoever moves it is gone.
            IF slot = ANY (here.held) AND NOT EXISTS (
                SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = 7402121 AND granted
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            ) THEN
                RETURN changed;
            END IF;
            RAISE EXCEPTION 'games of slot % are not written here', slot
            USING ERRCODE = 'object_not_in_prerequisite_state';
        END $$
        """
    )


def downgrade() -> None:
    """Games lie in one database again."""
    op.execute("DROP TRIGGER IF EXISTS games_slot ON games")
    op.execute("DROP FUNCTION check_slot_of_game")
    op.execute("DROP FUNCTION game_slot")
    op.drop_table("game_slots")
