"""The drawing that a person goes by."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

MOTIFS = ("helmet", "rover", "dome", "rocket", "dish", "flag", "crystal", "earth")
COLOURS = ("amber", "coral", "lilac", "sky", "mint", "silver")


def one_of(names: tuple[str, ...], digit: int) -> str:
    """One of some names, strewn by people's ids."""
    listed = ", ".join(f"'{name}'" for name in names)
    return f"(ARRAY[{listed}])[1 + ('x' || substr(md5(id), {digit}, 6))::bit(24)::int % {len(names)}]"


def upgrade() -> None:
    """Give everybody a picture: two people at a table seldom have the same."""
    op.add_column("users", sa.Column("picture", sa.Text(), server_default=sa.text("'helmet-silver'"), nullable=False))
    op.execute(f"UPDATE users SET picture = {one_of(MOTIFS, 1)} || '-' || {one_of(COLOURS, 7)}")


def downgrade() -> None:
    """Forget them."""
    op.drop_column("users", "picture")
