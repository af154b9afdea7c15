"""All drawings of things as one file, from which a page uses each by its id."""

from tools.art import campaign, companies, constellations, missions, motifs, seats, shuttles, structures, threats, tiles
from tools.art.gradients import GRADIENTS
from tools.art.symbols import file_of

SPRITE = "skymines.svg"
"""The name of its file."""


def sprite() -> str:
    """An SVG without a size of its own: gradients, then a symbol for each thing."""
    makers = (companies, structures, motifs, threats, missions, shuttles, seats, tiles, campaign, constellations)
    drawn = [symbol for maker in makers for symbol in maker.symbols()]
    return file_of(GRADIENTS, drawn)
