"""Record all games again; read the difference before committing it."""

from tests.support.rules.golden import GAMES, WITH_MODULES, path_of, record, write

BASE: dict[str, tuple[int, tuple[str, ...]]] = {name: (seed, ()) for name, seed in GAMES.items()}

for name, (seed, modules) in (BASE | WITH_MODULES).items():
    document = record(seed, modules)
    write(name, document)
    print(f"{name}: {len(document['moves'])} moves, {path_of(name).stat().st_size} bytes")
