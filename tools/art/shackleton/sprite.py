"""All drawings of Shackleton Base as one file, from which a page uses each by its id."""

from tools.art.compact import compact
from tools.art.shackleton import (
    astrobot,
    astronauts,
    boards,
    corporations,
    goods,
    leaders,
    motifs,
    structures,
    tiles,
    vehicles,
)
from tools.art.shackleton.gradients import GRADIENTS

SPRITE = "shackleton.svg"
"""The name of its file."""


def sprite() -> str:
    """An SVG without a size of its own: gradients, then a symbol for each thing."""
    makers = (structures, astronauts, goods, corporations, tiles, boards, vehicles, motifs, leaders, astrobot)
    drawn = [compact(symbol) for maker in makers for symbol in maker.symbols()]
    content = "\n".join((f"<defs>{GRADIENTS}</defs>", *drawn))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{content}</svg>\n'
