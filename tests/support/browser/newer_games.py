"""The same command line after an update: its pages are of another version."""

from pathlib import Path
from tempfile import TemporaryDirectory

from app.cli import app
from app.web import version
from tests.support.browser.same_games import begin

if __name__ == "__main__":
    begin()
    with TemporaryDirectory() as folder:
        newer = Path(folder) / "manifest.json"
        newer.write_bytes(version.MANIFEST.read_bytes() + b"\n")
        version.MANIFEST = newer
        app()
