"""The examples of the rules of Shackleton Base."""

from pathlib import Path
from typing import Final

from app.pages.examples import Examples
from app.pages.shackleton.learning import CORPORATIONS, GAME, REFERENCE

EXAMPLES: Final = Examples(
    GAME,
    Path(__file__).with_name("examples"),
    REFERENCE,
    modules=tuple(sorted(CORPORATIONS)),
    beside="css/shackleton/at-rules.css",
)
