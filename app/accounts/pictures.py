"""The pictures that people go by: one of some lunar motifs in one of some colours, as "rover-amber"."""

import secrets
from itertools import product

from app.problems import Invalid

MOTIFS = ("helmet", "rover", "dome", "rocket", "dish", "flag", "crystal", "earth")
COLOURS = ("amber", "coral", "lilac", "sky", "mint", "silver")
PICTURES = tuple(f"{motif}-{colour}" for motif, colour in product(MOTIFS, COLOURS))


def any_picture() -> str:
    """One for somebody who has not chosen."""
    return secrets.choice(PICTURES)


def checked_picture(name: str) -> str:
    """The name as it is. Raises `Invalid` unless there is such a picture."""
    if name not in PICTURES:
        raise Invalid("no-such-picture", "There is no picture of this name.", pictures=list(PICTURES))
    return name
