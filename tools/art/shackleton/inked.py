"""Flat parts of drawings: shapes with a dark contour, strokes, shadows on them."""

from tools.art.shackleton.colours import LINE

SHADE = "#04060c"
LIT = "#fffaf0"


def inked(path: str, fill: str, width: float = 0.9) -> str:
    """A filled shape within a dark contour."""
    return f'<path d="{path}" fill="{fill}" stroke="{LINE}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def filled(path: str, fill: str, opacity: float = 1) -> str:
    """A shape without a contour."""
    return f'<path d="{path}" fill="{fill}"{_opacity(opacity)}/>'


def shaded(path: str, opacity: float = 0.25) -> str:
    """The side of a shape that the sun does not reach."""
    return filled(path, SHADE, opacity)


def stroke(path: str, colour: str, width: float, opacity: float = 1) -> str:
    """A line with round ends."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" {ends}{_opacity(opacity)}/>'


def cord(path: str, colour: str, width: float, edge: float = 1.7) -> str:
    """A line within a dark contour: a sleeve, a hose."""
    return stroke(path, LINE, width + edge) + stroke(path, colour, width)


def ball(x: float, y: float, radius: float, fill: str, width: float = 0.9) -> str:
    """A disc within a dark contour."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{LINE}" stroke-width="{width:g}"/>'


def cast(x: float, y: float, wide: float, high: float) -> str:
    """A shadow on the ground."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{wide:g}" ry="{high:g}" fill="{SHADE}" opacity=".5"/>'


def moved(markup: str, x: float, y: float, turned: float = 0, scale: float = 1) -> str:
    """A drawing somewhere else, turned and scaled about its origin."""
    steps = [f"translate({x:g} {y:g})"]
    if turned:
        steps.append(f"rotate({turned:g})")
    if scale != 1:
        steps.append(f"scale({scale:g})")
    return f'<g transform="{" ".join(steps)}">{markup}</g>'


def _opacity(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{opacity:g}"'.replace('"0.', '".')
