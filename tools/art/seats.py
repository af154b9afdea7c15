"""The pieces of the four seats, with a thickness: `p-1` to `p-4`, in colours of the page (`--piece-1`, its `-side`)."""

from tools.art.symbols import file_of

SPRITE = "seats.svg"
"""The name of the file that holds them alone, for pages around the tables of any game."""

SHAPES = {
    "diamond": "M12 0L22.2 12 12 24 1.8 12z",
    "star": ("M12 .4l3.3 7.8 8.3.5-6.5 5.3 2.2 8.1L12 17.6l-7.3 4.5 2.2-8.1L.4 8.7l8.3-.5z"),
    "triangle": "M12 .6l11.6 20.8H.4z",
    "ring": "M12 .6a11.4 11.4 0 1 0 0 22.8A11.4 11.4 0 1 0 12 .6zm0 6.2a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 1 1 0-10.4z",
}
"""Outlines on a grid of 24, in the order of the seats."""


def sprite() -> str:
    """That file."""
    return file_of("", symbols())


def symbols() -> list[str]:
    """One a seat."""
    return [_piece(seat, outline) for seat, outline in enumerate(SHAPES.values(), start=1)]


def _piece(seat: int, outline: str) -> str:
    """Shadow, side, face and the light on it."""
    drawn = (
        f'<path d="{outline}" transform="translate(2 4)" fill="#02040a" opacity=".5"/>'
        f'<path d="{outline}" transform="translate(0 2.4)" fill="var(--piece-{seat}-side)"/>'
        f'<path d="{outline}" fill="var(--piece-{seat})" stroke="#0a0d14" stroke-width="1.2" stroke-linejoin="round"/>'
        f'<path d="{outline}" transform="translate(2.6 2.2) scale(.78)" fill="#fff" opacity=".22"/>'
    )
    return f'<symbol id="p-{seat}" viewBox="-2 -2 28 31">{drawn}</symbol>'
