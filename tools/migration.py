"""Begin a migration: `python -m tools.migration "Deadlines of turns"` writes migrations/versions/000N_….py.

What the migrations make by now is compared with `app/store/schema/`, on a database that is thrown away; the file
holds the difference. Read it before you commit it: renamed columns, CHECK constraints and data need a hand.
"""

import re
import shutil
import sys
from collections.abc import Iterable

from alembic import command
from alembic.script import ScriptDirectory

from app.postgres import EmbeddedPostgres
from app.postgres.migrate import alembic_config, upgrade
from tests.support.postgres import FAST, public_folder


def main() -> None:
    """Write the file of the migration that is named."""
    if len(sys.argv) != 2 or not sys.argv[1].strip():
        raise SystemExit('usage: python -m tools.migration "What changes"')
    data = public_folder("regolith-migration-")
    try:
        with EmbeddedPostgres(data, options=FAST) as server:
            url = server.url("postgres")
            upgrade(url)
            _write(url, sys.argv[1].strip())
    finally:
        shutil.rmtree(data, ignore_errors=True)


def next_number(taken: Iterable[str]) -> str:
    """The number behind the highest one: some lower ones were never used."""
    return f"{max(map(int, taken), default=0) + 1:04}"


def _write(url: str, message: str) -> None:
    config = alembic_config(url)
    number = next_number(each.revision for each in ScriptDirectory.from_config(config).walk_revisions())
    slug = re.sub(r"[^a-z0-9]+", "_", message.lower()).strip("_")
    config.set_main_option("file_template", f"{number}_{slug}".replace("%", "%%"))
    command.revision(config, message, autogenerate=True, rev_id=number)


if __name__ == "__main__":
    main()
