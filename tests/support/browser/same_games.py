"""The real command line, save that every new game is drawn from the same secret.

So a browser test sees the same cards on every run and in whatever order tests come, and a failure can be run again.
"""

import hashlib

from app.cli import app
from app.play import lobby
from tests.support.browser.plain_art import draw_plainly


def same_secret() -> bytes:
    """A secret that is none."""
    return hashlib.sha256(b"known secret").digest()


def begin() -> None:
    """Deal the same on every run, and draw plainly."""
    lobby.draw_secret = same_secret
    draw_plainly()


if __name__ == "__main__":
    begin()
    app()
