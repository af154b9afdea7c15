"""The same command line after an update: its pages are of another version."""

from pathlib import Path
from tempfile import TemporaryDirectory

from app.cli import app
from app.play import lobby
from app.web import version
from tests.support.browser.same_games import same_secret

if __name__ == "__main__":
    lobby.draw_secret = same_secret
    with TemporaryDirectory() as folder:
        newer = Path(folder) / "manifest.json"
        newer.write_bytes(version.MANIFEST.read_bytes() + b"\n")
        version.MANIFEST = newer
        app()
