"""Record all games again, or what comes of the same moves; read the difference before committing it."""

import sys

from tests.support import golden
from tests.support.shackleton.golden import SEATS, document_of, path_of, record

for name in SEATS:
    if "--same-moves" in sys.argv:
        known = golden.read(path_of(name))
        document = document_of(name, known["components"], known["moves"])
    else:
        document = record(name)
    golden.write(path_of(name), document)
    print(f"{name}: {len(document['moves'])} moves, {path_of(name).stat().st_size} bytes, {document['scores']}")
