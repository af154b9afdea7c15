"""A reaction knows its game, as all rows do that hang on one: a line of chat is known by its game and its id then."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    """Processes of the former version write none: the trigger does it for them, until none of them runs any more.
    Former rows have none until the tables are partitioned, which fills them in."""
    op.add_column("chat_reactions", sa.Column("game_id", sa.Text()))
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


def downgrade() -> None:
    """Reactions are found by their line alone again."""
    op.execute("DROP TRIGGER chat_reactions_game ON chat_reactions")
    op.execute("DROP FUNCTION note_game_of_reaction")
    op.drop_column("chat_reactions", "game_id")
