"""The pieces of seats, on pages that say who sits where, and the signs that stand for them in texts."""

from functools import cache

from markupsafe import Markup

from app.pages.shell import ART

SPRITE = "seats.svg"
SEAT_SIGNS = ("♦", "★", "▲", "○")
"""The sign of each seat, the same as on the table: `SHAPES` in js/table/seats.ts."""


@cache
def seat_pieces() -> Markup:
    """Symbols `p-1` to `p-4`, as tables draw them, which the page refers to wherever it has a seat."""
    drawn = (ART / SPRITE).read_text(encoding="utf-8")
    return Markup(f'<div class="sprite" aria-hidden="true">{drawn}</div>')  # our own drawings


def sign_of(seat: int) -> str:
    """The sign of a seat; empty for one that has none."""
    return SEAT_SIGNS[seat] if seat < len(SEAT_SIGNS) else ""
