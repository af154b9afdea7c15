"""What was learned from games of Shackleton Base: what comes with the package."""

from functools import cache
from pathlib import Path

from app.players.corrections import Corrections, read
from app.players.shackleton.learned.features import NAMES

FILE = Path(__file__).parent / "corrections.json"


@cache
def shipped() -> Corrections:
    """Half of it is added by the robot `learned`. Raises `ValueError` for a file that goes with other features."""
    return read(FILE, NAMES)
