"""Begin a migration: `python -m tools.migration "Deadlines of turns"` writes migrations/versions/000N_….py.

What the migrations make by now is compared with `app/store/schema/`, on a database that is thrown away; the file
holds the difference. Read it before you commit it: renamed columns, CHECK constraints and data need a hand.
"""

import re
import shutil
import sys
from pathlib import Path

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


def _write(url: str, message: str) -> None:
    config = alembic_config(url)
    versions = list(Path(ScriptDirectory.from_config(config).versions).glob("[0-9]*.py"))
    slug = re.sub(r"[^a-z0-9]+", "_", message.lower()).strip("_")
    number = f"{len(versions) + 1:04}"
    config.set_main_option("file_template", f"{number}_{slug}".replace("%", "%%"))
    command.revision(config, message, autogenerate=True, rev_id=number)


if __name__ == "__main__":
    main()
