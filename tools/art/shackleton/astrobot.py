"""AstroBot: the figure, `sb-astrobot` (120 by 104), her head, `sb-astrobot-head` (48 by 48), and the back of her cards,
`sb-astrobot-back` (120 by 156)."""

import math

from tools.art.kit import number, symbol
from tools.art.shackleton.colours import LINE
from tools.art.shackleton.inked import ball, cast, cord, filled, inked, moved, shaded, stroke

SHELL = "url(#sb-g-suit)"
EYE = "#ffd98a"
CARD = (120, 156)


def symbols() -> list[str]:
    """The figure, the head, the back."""
    return [
        symbol("sb-astrobot", (120, 104), figure(), overflow="visible"),
        symbol("sb-astrobot-head", (48, 48), moved(_head(), 24, 27, 0, 0.92), overflow="visible"),
        symbol("sb-astrobot-back", CARD, back()),
    ]


def figure() -> str:
    """She stands on one wheel, a plan of the crater in her hand."""
    wheel = (
        ball(0, 0, 13, "#1b212c")
        + ball(0, 0, 8.6, "#565d6b", 0.8)
        + ball(0, 0, 3.2, "#c9ced6", 0.8)
        + stroke("M-9.2-9.2a13 13 0 0 1 9.2-3.8", "#9aa2ad", 1.6)
    )
    body = (
        inked("M-17-8C-17-18-9-22 0-22S17-18 17-8l-2 16c-1 7-6 10-15 10s-14-3-15-10z", SHELL)
        + shaded("M6-21.5C13-20 17-16 17-8l-2 16c-1 6-4.5 9-10.5 9.8C9 8 10-10 6-21.5z", 0.24)
        + inked("M-9-10h18l-2 15H-7z", "#1b2231")
        + stroke("M-5.5-6h6M-5-2h9M-4.5 2h5", "#7df3ff", 1.5)
        + filled("M5-6.8l2.8.8-2.8.8z", EYE)
    )
    plan = (
        inked("M-15-11l26-3 4 19-26 3z", "#174a86")
        + stroke(
            "M-11-8l5-.6 2.6 3.6-2.2 4-5 .6-2.6-3.6zM-3.4-5l5-.6 2.2-4M1.6-5.6l2.6 3.6-2.2 4-5 .6", "#fff", 0.9, 0.9
        )
        + filled("M11-14l4 19-3-1.5z", "#fff", 0.25)
    )
    return (
        cast(72, 97, 32, 6)
        + moved(wheel, 58, 86)
        + inked("M46 70h24l-3 17h-4.5V78h-9v9H49z", "#747a86")
        + cord("M43 54C32 58 30 66 35 73", "#dfe2e2", 5.4)
        + moved(body, 58, 60)
        + moved(_head(), 58, 27, 0, 1.06)
        + moved(plan, 92, 62, 6)
        + cord("M73 52c9-1 11 5 13 10", "#dfe2e2", 5.4)
        + ball(86.5, 62.5, 4, "#747a86")
        + ball(35, 74, 4, "#747a86")
    )


def _head() -> str:
    """A helmet about the origin with a dark visor, two round eyes and an aerial."""
    return (
        stroke("M9-18l5-9", LINE, 3.4)
        + stroke("M9-18l5-9", "#c9ced6", 1.8)
        + ball(14.5, -27.5, 3, EYE)
        + inked("M-26-5h6v11h-6zM20-5h6v11h-6z", "#747a86")
        + inked("M-22 0c0-14 9-22 22-22S22-14 22 0c0 12-7 19-22 19S-22 12-22 0z", SHELL)
        + shaded("M7-21C16-18.5 22-11 22 0c0 10-5 16.5-15 18.5C14 9 14-10 7-21z", 0.22)
        + inked("M-17-1c0-8 6-12 17-12S17-9 17-1c0 8-6 12.5-17 12.5S-17 7-17-1z", "#10182c")
        + filled("M-15-3c1-6 6-8.5 13-8.8L-9 9c-4-1.8-6.5-5-6-12z", "#fff", 0.1)
        + f'<circle cx="-7" cy="-1" r="4.4" fill="{EYE}"/><circle cx="8" cy="-1" r="4.4" fill="{EYE}"/>'
        + '<circle cx="-8.2" cy="-2.4" r="1.5" fill="#fff"/><circle cx="6.8" cy="-2.4" r="1.5" fill="#fff"/>'
        + stroke("M-3 6.5c2 1.3 4.5 1.3 6.5 0", EYE, 1.5)
        + stroke("M-16-12c3-4.5 8-7 13-7.5", "#fff", 2)
    )


def back() -> str:
    """Her head in a hexagonal socket, on a plate of hexes."""
    hexes = "".join(
        _hexagon(60 + 27 * column, 78 + 31.2 * (row + (column % 2) / 2), 17.5)
        for column in range(-2, 3)
        for row in range(-3, 4)
    )
    socket = _hexagon(60, 78, 42)
    return (
        '<path d="M0 0h120v156H0z" fill="#141c2e"/>'
        '<path d="M0 0h120L0 156z" fill="#fff" opacity=".05"/>'
        f'<path d="{hexes}" fill="none" stroke="#8fb0e6" stroke-opacity=".5" stroke-width="1.1"/>'
        f'<path d="{socket}" transform="translate(0 3)" fill="#04060c"/>'
        f'<path d="{socket}" fill="#232d45" stroke="#c9ced6" stroke-width="2"/>'
        f'<path d="{_hexagon(60, 78, 35)}" fill="#0a0e17" stroke="#04060c" stroke-width="2"/>'
        + moved(_head(), 60, 81, 0, 1.06)
        + '<path d="M6.5 6.5h107v143h-107z" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6"/>'
    )


def _hexagon(x: float, y: float, radius: float) -> str:
    turns = [math.radians(60 * side) for side in range(6)]
    corners = [f"{number(x + radius * math.cos(turn))} {number(y + radius * math.sin(turn))}" for turn in turns]
    return f"M{'L'.join(corners)}z"
