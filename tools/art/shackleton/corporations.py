"""The seven corporations: emblems, `sb-artemis` …, and their tokens, `sb-token-artemis` …, all 48 by 48.

Each emblem is a plate whose outline is the corporation's own: a ticket, a flask, a diamond, a cog, a leaf, a shield, a
ringed disc. Tokens are round chips with the emblem on them; those of Selenium Research say which sample they give.
"""

from tools.art.colours import mixed
from tools.art.kit import symbol
from tools.art.shackleton.colours import CORPORATIONS, INK, LINE
from tools.art.shackleton.inked import cast, filled, inked, moved, shaded, stroke

SIZE = (48, 48)

PLATES = {
    "artemis": (
        "M4 12c0-1.1.9-2 2-2h36c1.1 0 2 .9 2 2v7a5 5 0 0 0 0 10v7c0 1.1-.9 2-2 2H6c-1.1 0-2-.9-2-2v-7a5 5 0 0 0 0-10z"
    ),
    "selenium": "M17 3h14v4.5h-2V17l12.5 20.5c1.9 3.3-.4 7-4 7h-27c-3.6 0-5.9-3.7-4-7L19 17V7.5h-2z",
    "mining": "M24 2l20 22-20 22L4 24z",
    "evergreen": "M43 4c3 22-3 40-22 40C10 44 4 36 5 27 7 10 24 5 43 4z",
    "sky-watch": "M24 3l19 6v14c0 11-8 18-19 22C13 41 5 34 5 23V9z",
    "mars": "M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34z",
}
"""Outlines by corporation; the cog of Space Robotics is worked out."""
GLYPHS = {
    "artemis": (
        stroke("M17 14c12 3 12 17 0 20", INK, 3)
        + stroke("M17 14v20", INK, 1.4)
        + stroke("M11 24h22", INK, 2.4)
        + filled("M38 24l-8-4.5 2 4.5-2 4.5z", INK)
    ),
    "selenium": (
        filled("M16.5 28h15l6.4 10.6c.6 1-.1 2.2-1.3 2.2H11.4c-1.2 0-1.9-1.2-1.3-2.2z", INK, 0.85)
        + '<circle cx="20" cy="35" r="2.4" fill="#fff"/><circle cx="27.5" cy="32.5" r="1.8" fill="#fff"/>'
        + '<circle cx="29" cy="37.5" r="1.4" fill="#fff"/>'
    ),
    "mining": (
        stroke("M17 34l15-18", INK, 3.6)
        + stroke("M31 34L16 16", INK, 3.6)
        + stroke("M22.5 13.5c5 .6 10.5 4.5 12 10.5M25.5 13.5c-5 .6-10.5 4.5-12 10.5", INK, 3.2)
    ),
    "robotics": (
        filled("M14.5 20c0-2.8 2.2-5 5-5h9c2.8 0 5 2.2 5 5v8c0 2.8-2.2 5-5 5h-9c-2.8 0-5-2.2-5-5z", INK)
        + '<circle cx="20" cy="23" r="2.6" fill="#fff"/><circle cx="28" cy="23" r="2.6" fill="#fff"/>'
        + stroke("M20 29h8", "#fff", 1.8)
    ),
    "evergreen": stroke("M9 41C14 29 22 20 34 12M17 29l-3-9M17 29l10 3M24 21.5l-2.5-8M24 21.5l9.5 2.5", INK, 2.8),
    "sky-watch": (
        filled("M9 23c4-7 9-10 15-10s11 3 15 10c-4 7-9 10-15 10S13 30 9 23z", INK)
        + '<circle cx="24" cy="23" r="6.4" fill="#fff"/>'
        + filled("M24 18.5a4.5 4.5 0 1 1-4.5 4.5c2.5 1 5.5-1.5 4.5-4.5z", INK)
    ),
    "mars": (
        filled("M24 10c5 4 6.5 9 6.5 14v6h-13v-6c0-5 1.5-10 6.5-14z", INK)
        + filled("M17.5 24L13 31v4.5l5.5-3zM30.5 24l4.5 7v4.5l-5.5-3z", INK)
        + '<circle cx="24" cy="21.5" r="2.8" fill="#fff"/>'
        + filled("M21.5 32h5L24 38.5z", INK)
    ),
}
"""What stands on a plate."""
RING = "M5.5 33.5C-4 43 4 44 20 35.5S47 12 44 7.5c-1.8-2.6-7.2-.8-10.5 1"
LETTERS = {
    "alpha": "M30 18c-3 9-5.5 12-9 12-3.4 0-5-2.6-5-5.8 0-3.6 2-6.2 5.2-6.2 4 0 5.8 12 9.8 12",
    "beta": (
        "M17 35V19.5c0-3.3 2.2-5.5 5.2-5.5s4.8 1.9 4.8 4.4c0 2.6-2 4.1-5 4.1 "
        "3.9 0 6.5 1.6 6.5 4.8S26 32 22.5 32c-2.3 0-4.3-.8-5.5-2"
    ),
    "gamma": "M15 17c3.5 0 5 3.5 9 14.5 0 2.6-1 4.5-2 4.5-2.6 0-1.5-5 2-9.5s5.5-6 7-9.5",
}
"""The letters of samples, as strokes."""


def symbols() -> list[str]:
    """Emblems, tokens, and the tokens of samples."""
    drawn = [symbol(f"sb-{name}", SIZE, emblem(name), overflow="visible") for name in CORPORATIONS]
    drawn += [symbol(f"sb-token-{name}", SIZE, token(name), overflow="visible") for name in CORPORATIONS]
    drawn += [symbol(f"sb-token-selenium-{kind}", SIZE, _of_sample(kind), overflow="visible") for kind in LETTERS]
    return drawn


def emblem(name: str) -> str:
    """A plate with a thickness, lit from the upper left, and what stands for the corporation."""
    colour = CORPORATIONS[name]
    outline = PLATES.get(name) or cog()
    gleam = moved(moved(filled(outline, mixed(colour, "#fffaf0", 0.34)), -24, -24), 22.8, 22.6, 0, 0.86)
    face = inked(outline, colour, 1) + gleam + moved(moved(filled(outline, colour), -24, -24), 24.6, 24.8, 0, 0.86)
    ring = ""
    if name == "mars":
        ring = stroke(RING, LINE, 4.4) + stroke(RING, "#f3e3d8", 2.4)
    return moved(inked(outline, mixed("#0a0d16", colour, 0.42), 1), 0, 2.4) + face + GLYPHS[name] + ring


def cog() -> str:
    """A wheel of eight teeth."""
    return (
        "M20.5 3h7l1.2 5 4.3 1.8 4.4-2.7 5 5-2.7 4.4 1.8 4.3 5 1.2v4l-5 1.2-1.8 4.3 2.7 4.4-5 5-4.4-2.7-4.3 1.8"
        "-1.2 5h-7l-1.2-5-4.3-1.8-4.4 2.7-5-5 2.7-4.4-1.8-4.3-5-1.2v-4l5-1.2 1.8-4.3-2.7-4.4 5-5 4.4 2.7L19.3 8z"
    )


def token(name: str) -> str:
    """A round chip, its edge in the corporation's colour, the emblem on its face."""
    return _chip(CORPORATIONS[name]) + f'<use href="#sb-{name}" x="9" y="7" width="30" height="30"/>'


def _of_sample(kind: str) -> str:
    """A chip of Selenium Research with the letter of a sample."""
    letter = stroke(LETTERS[kind], LINE, 6.2) + stroke(LETTERS[kind], "#fffaf0", 3.4)
    return _chip(CORPORATIONS["selenium"]) + moved(letter, -0.4, -2.5)


def _chip(colour: str) -> str:
    edge = mixed("#0a0d16", colour, 0.5)
    return (
        cast(28, 42, 19, 5)
        + filled("M4 22v5a20 20 0 0 0 40 0v-5z", edge)
        + stroke("M14 43.5v-2M34 43.5v-2M24 46v-2", colour, 1.6)
        + f'<circle cx="24" cy="22" r="20" fill="{colour}" stroke="{LINE}" stroke-width=".8"/>'
        + '<circle cx="24" cy="22" r="16.6" fill="#1b2231"/>'
        + stroke("M8.5 16a16.6 16.6 0 0 1 12-10.2", "#fffaf0", 1.2, 0.7)
        + shaded("M24 5.4a16.6 16.6 0 0 1 16.6 16.6A16.6 16.6 0 0 1 24 38.6z", 0.25)
    )
