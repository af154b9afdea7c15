"""All drawings of Shackleton Base as one file, from which a page uses each by its id."""

from tools.art.compact import compact
from tools.art.shackleton import (
    astrobot,
    astronauts,
    boards,
    corporations,
    goods,
    hub,
    leaders,
    motifs,
    projects,
    structures,
    tiles,
    vehicles,
)
from tools.art.shackleton.gradients import GRADIENTS
from tools.art.symbols import file_of

SPRITE = "shackleton.svg"
"""The name of its file."""
COARSE = (vehicles, motifs)
"""Drawings in large view boxes, whose corners lie on whole units."""


def sprite() -> str:
    """An SVG without a size of its own: gradients, a symbol for each thing, then the pictures of projects."""
    makers = (structures, astronauts, goods, corporations, tiles, boards, hub, vehicles, motifs, leaders, astrobot)
    drawn = [compact(symbol, 0 if maker in COARSE else 1) for maker in makers for symbol in maker.symbols()]
    pictures = projects.symbols()
    return file_of(GRADIENTS + projects.gradients_of(pictures), [*drawn, *pictures])
