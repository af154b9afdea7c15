"""Whoever deletes people notes it by themselves: the trigger that did it for versions before 0039 goes."""

from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    """A version that deletes people without a note does not start here any more."""
    op.execute("DROP TRIGGER users_departed ON users")
    op.execute("DROP FUNCTION note_departed")
    op.execute("UPDATE compatibility SET since = '0039'")


def downgrade() -> None:
    """The trigger notes it for all."""
    op.execute("UPDATE compatibility SET since = '0036'")
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
