"""The version that `tests/former-version` names, by the commit of its landing: an update from it needs no stop.

Its code comes from the history of the checkout. It is not kept beside the present one, since a copy would weigh as much
again as the code itself with each version; and tables and statements alone, which could be kept, would not show what
two versions do to each other's games. A checkout without that commit (a shallow clone, or a copy without git) cannot
run these tests: they are skipped there, and say what to fetch.
"""

import subprocess
import tarfile
from io import BytesIO
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
COMMIT = (PROJECT / "tests" / "former-version").read_text().strip()
PARTS = ("app", "migrations", "alembic.ini")


def former_version(folder: Path) -> Path:
    """The former version's code, unpacked in this folder. Skips the test that wants it where it cannot be had."""
    found = subprocess.run(["git", "archive", COMMIT, *PARTS], cwd=PROJECT, capture_output=True, check=False)
    if found.returncode:
        what = f"git has no commit {COMMIT}: `git fetch --unshallow`, or `git fetch origin {COMMIT}`"
        pytest.skip(what)
    with tarfile.open(fileobj=BytesIO(found.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder
