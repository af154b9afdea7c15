"""The real command line, save that every new game is drawn from the same secret.

So a browser test sees the same cards on every run and in whatever order tests come, and a failure can be run again.
"""

import hashlib

from app.cli import app
from app.play import lobby


def same_secret() -> bytes:
    """A secret that is none."""
    return hashlib.sha256(b"known secret").digest()


if __name__ == "__main__":
    lobby.draw_secret = same_secret
    app()
