"""The examples of the rules of Shackleton Base."""

from pathlib import Path
from typing import Final

from app.pages.examples import Examples
from app.pages.shackleton.learning import CORPORATIONS, LEARNING

EXAMPLES: Final = Examples(
    LEARNING,
    Path(__file__).with_name("examples"),
    words_of=tuple(CORPORATIONS),
    beside="css/shackleton/at-rules.css",
)
