"""The cast pieces of seats, on pages that say who sits where."""

import re
from functools import cache

from markupsafe import Markup

from app.pages.shell import ART

SPRITE = "skymines.svg"
"""The drawings that have the pieces; seats look alike in every game."""
PIECE = re.compile(r'<symbol id="p-[1-4]".*?</symbol>', re.DOTALL)


@cache
def seat_pieces() -> Markup:
    """Symbols `p-1` to `p-4`, as tables draw them, which the page refers to wherever it has a seat."""
    symbols = "".join(PIECE.findall((ART / SPRITE).read_text(encoding="utf-8")))
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true">{symbols}</svg>')  # our own drawings
