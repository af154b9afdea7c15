"""Record all games anew; read the difference before committing it."""

from tests.rules.shackleton.golden import SEATS, path_of, record
from tests.support import golden

for name in SEATS:
    document = record(name)
    golden.write(path_of(name), document)
    print(f"{name}: {len(document['moves'])} moves, {path_of(name).stat().st_size} bytes, {document['scores']}")
