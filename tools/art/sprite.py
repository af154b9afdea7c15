"""All drawings of things as one file, from which a page uses each by its id."""

from tools.art import campaign, companies, constellations, missions, motifs, seats, shuttles, structures, threats, tiles
from tools.art.gradients import GRADIENTS

SPRITE = "skymines.svg"
"""The name of its file."""


def sprite() -> str:
    """An SVG without a size of its own: gradients, then a symbol for each thing."""
    makers = (companies, structures, motifs, threats, missions, shuttles, seats, tiles, campaign, constellations)
    drawn = [symbol for maker in makers for symbol in maker.symbols()]
    content = "\n".join((f"<defs>{GRADIENTS}</defs>", *drawn))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{content}</svg>\n'
