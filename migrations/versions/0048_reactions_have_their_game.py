"""A reaction has its game: the trigger that noted it for versions before 0041 goes."""

from alembic import op

revision = "0048"
down_revision = "0047"


def upgrade() -> None:
    """A version that writes reactions without their game does not start here any more."""
    op.execute("DROP TRIGGER chat_reactions_game ON chat_reactions")
    op.execute("DROP FUNCTION note_game_of_reaction")
    op.execute(
        "UPDATE chat_reactions SET game_id = (SELECT game_id FROM chat WHERE id = chat_id) WHERE game_id IS NULL"
    )
    op.alter_column("chat_reactions", "game_id", nullable=False)
    op.execute("UPDATE compatibility SET since = '0041'")


def downgrade() -> None:
    """The trigger notes it where it is left out."""
    op.execute("UPDATE compatibility SET since = '0039'")
    op.alter_column("chat_reactions", "game_id", nullable=True)
    op.execute(
        """
        CREATE FUNCTION note_game_of_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            NEW.game_id := (SELECT game_id FROM chat WHERE id = NEW.chat_id);
            RETURN NEW;
        END $$
        """
    )
    op.execute(
        """
        CREATE TRIGGER chat_reactions_game BEFORE INSERT ON chat_reactions
        FOR EACH ROW WHEN (NEW.game_id IS NULL) EXECUTE FUNCTION note_game_of_reaction()
        """
    )
