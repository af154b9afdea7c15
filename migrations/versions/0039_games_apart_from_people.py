"""Games apart from people: no foreign key between them, an outbox beside games, and a note of who has departed."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0039"
down_revision = "0038"

OWN = ("shown", "chat_reactions", "chat_seen", "chat_muted", "invitations", "nudges", "notes", "premoves")
"""Tables whose rows went with their person."""
LEFT = ("results", "chat")
"""Those whose rows stayed, and were nobody's then."""
HELD = (("games", "host"), ("seats", "user_id"))


def upgrade() -> None:
    """Processes of the former version delete people without a note, and knew that the foreign keys did the rest: the
    trigger notes it for them. It goes once none of them runs any more."""
    op.create_index("games_by_host", "games", ["host"], postgresql_where=sa.text("host IS NOT NULL"))
    op.create_index(
        "seats_by_former", "seats", ["former"], postgresql_using="gin", postgresql_where=sa.text("former <> '{}'")
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=True), primary_key=True),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger()),
        sa.Column("told", postgresql.JSONB()),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "departed",
        sa.Column("user_id", sa.Text(), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.text("now()")),
    )
    op.execute(
        """
        CREATE FUNCTION note_departed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            INSERT INTO departed (user_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
            RETURN NULL;
        END $$
        """
    )
    op.execute("CREATE TRIGGER users_departed AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION note_departed()")
    for table in (*OWN, *LEFT):
        op.drop_constraint(f"{table}_user_id_fkey", table)
    for table, column in HELD:
        op.drop_constraint(f"{table}_{column}_fkey", table)


def downgrade() -> None:
    """What is still somebody's who has departed would break the keys."""
    for table in OWN:
        op.execute(f"DELETE FROM {table} WHERE user_id NOT IN (SELECT id FROM users)")
        op.create_foreign_key(f"{table}_user_id_fkey", table, "users", ["user_id"], ["id"], ondelete="CASCADE")
    for table in LEFT:
        op.execute(f"UPDATE {table} SET user_id = NULL WHERE user_id NOT IN (SELECT id FROM users)")
        op.create_foreign_key(f"{table}_user_id_fkey", table, "users", ["user_id"], ["id"], ondelete="SET NULL")
    for table, column in HELD:
        op.execute(f"UPDATE {table} SET {column} = NULL WHERE {column} NOT IN (SELECT id FROM users)")
        op.create_foreign_key(f"{table}_{column}_fkey", table, "users", [column], ["id"])
    op.execute("DROP TRIGGER users_departed ON users")
    op.execute("DROP FUNCTION note_departed")
    op.execute(
        """
        INSERT INTO notices (channel_id, kind, game_id, seq, seat, told, due, created)
        SELECT c.id, o.kind, o.game_id, o.seq, o.seat, o.told, o.due, o.at FROM outbox o
        JOIN channels c ON c.user_id = o.user_id
        WHERE c.confirmed IS NOT NULL AND c.broken IS NULL AND o.kind = ANY (c.kinds)
        ON CONFLICT DO NOTHING
        """
    )
    op.drop_table("departed")
    op.drop_table("outbox")
    op.drop_index("seats_by_former", "seats")
    op.drop_index("games_by_host", "games")
