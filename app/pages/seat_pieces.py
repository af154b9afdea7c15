"""The cast pieces of seats, on pages that say who sits where."""

from functools import cache

from markupsafe import Markup

from app.pages.shell import ART

SPRITE = "seats.svg"


@cache
def seat_pieces() -> Markup:
    """Symbols `p-1` to `p-4`, as tables draw them, which the page refers to wherever it has a seat."""
    drawn = (ART / SPRITE).read_text(encoding="utf-8")
    return Markup(f'<div class="sprite" aria-hidden="true">{drawn}</div>')  # our own drawings
