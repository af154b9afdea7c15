"""Record all games anew; read the difference before committing it."""

from tests.rules.golden import GAMES, path_of, record, write

for name, seed in GAMES.items():
    document = record(seed)
    write(name, document)
    print(f"{name}: {len(document['moves'])} moves, {path_of(name).stat().st_size} bytes")
