"""The games that this server knows. A second game is one more line here."""

from pathlib import Path

from app.rules.game import register
from app.rules.skymines.skymines import skymines


def register_games(components: Path | None = None) -> None:
    """Register all games; `components` is a folder with another component set for Skymines."""
    register(skymines(components), default=True)
