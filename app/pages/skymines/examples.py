"""The examples of the rules of Skymines."""

from pathlib import Path
from typing import Final

from app.pages.examples import Examples
from app.pages.skymines.telling import GAME, REFERENCE

EXAMPLES: Final = Examples(
    GAME,
    Path(__file__).with_name("examples"),
    REFERENCE,
    modules=("belt", "missions", "threats"),
    beside="css/skymines/modules/all.css",
)
