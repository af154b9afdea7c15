"""The examples of the rules of Skymines."""

from pathlib import Path
from typing import Final

from app.pages.examples import Examples
from app.pages.skymines.learning import LEARNING

EXAMPLES: Final = Examples(
    LEARNING,
    Path(__file__).with_name("examples"),
    beside="css/skymines/modules/all.css",
)
