"""Write the types of the browser's code from the OpenAPI document: files called schema.d.ts, which no one edits.

Those of the games whose faces stand in app/static/js are app/static/js/schema.d.ts; a game whose face stands elsewhere
has them beside that face's `types.ts`. Each component schema is exported by its name; those of a game in a namespace of
its own, `Skymines.View`.

`python -m tools.client_types` skips files whose document is the one that they were made of: its first line holds
that document's digest.
"""

import json
import os
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from app.games import GAMES
from app.registration import GameRegistration
from tests.support.games import OF_TESTS
from tools.schema import document

ROOT = Path(__file__).resolve().parents[1]
TOOL = ROOT / "node_modules" / ".bin" / "openapi-typescript"
TYPES = ROOT / "app" / "static" / "js" / "schema.d.ts"
OPTIONS = ("--default-non-nullable", "false")


class NoTool(Exception):
    """What makes the types is not installed."""


def files() -> Mapping[Path, tuple[GameRegistration, ...]]:
    """The files to make, and the games of each. A face that was never built gets its folder, without which no
    application serves its game."""
    made = {TYPES: GAMES}
    for game in (*GAMES, *OF_TESTS):
        folder = game.pages.scripts.folder if game.pages.scripts else None
        if folder is not None and (folder.parent / "types.ts").exists():
            folder.mkdir(exist_ok=True)
            made[folder.parent / TYPES.name] = (game,)
    return made


def write_types(file: Path, games: Sequence[GameRegistration]) -> bool:
    """Write the types of these games; False if they are there already. Raises `NoTool`, `CalledProcessError`."""
    described = document(games)
    text = json.dumps(described, ensure_ascii=False, indent=1)
    made_of = first_line(text)
    if file.exists() and file.read_text("utf-8").startswith(made_of):
        return False
    if not which("node"):
        raise NoTool("Missing: Node.js 18 or newer, for the types of the browser's code.")
    if not TOOL.exists():
        raise NoTool("Missing: openapi-typescript. `npm ci` installs it; `make lint` does that first.")
    with TemporaryDirectory() as folder:
        source, made = Path(folder, "schema.json"), Path(folder, "schema.d.ts")
        source.write_text(text, "utf-8")
        environment = {**os.environ, "NO_COLOR": "1"}
        subprocess.run(
            [TOOL, source, *OPTIONS, "--output", made],
            cwd=ROOT,
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )
        types = made.read_text("utf-8")
    file.write_text(made_of + types + "".join(named_types(described["components"]["schemas"])), "utf-8")
    return True


def first_line(document: str) -> str:
    """The first line of the types that are made of a document with these options."""
    return f"// Made of {sha256('|'.join((document, *OPTIONS)).encode()).hexdigest()}\n"


def named_types(schemas: Collection[str]) -> Iterator[str]:
    """Lines of TypeScript that export these component schemas by name, those of each game as a namespace."""
    for namespace, names in groupby(sorted(schemas, key=_parts), key=lambda name: _parts(name)[0]):
        if namespace:
            yield f"export namespace {namespace} {{\n"
        for name in names:
            yield f'{"  " if namespace else ""}export type {_parts(name)[1]} = components["schemas"]["{name}"];\n'
        if namespace:
            yield "}\n"


def _parts(name: str) -> tuple[str, str]:
    """The game's namespace of a component schema, or "", and its name there."""
    namespace, _, own = name.rpartition(".")
    return namespace, own


def main() -> int:
    """Write the types, or say in one line why not."""
    try:
        for file, games in files().items():
            write_types(file, games)
    except NoTool as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"The types of the browser's code could not be made:\n{error.stderr}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
