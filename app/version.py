"""The version of the server's code, by which processes of an update tell each other apart. Any floor may use it."""

import hashlib
from functools import cache
from itertools import chain
from pathlib import Path

APP = Path(__file__).resolve().parent
BROWSERS = "static"


@cache
def code_version() -> str:
    """A digest of the code as it lies on the disk when it is first wanted."""
    folders = sorted(path for path in APP.iterdir() if path.is_dir() and path.name != BROWSERS)
    files = chain(sorted(APP.glob("*.py")), *(sorted(folder.rglob("*.py")) for folder in folders))
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
