"""What stands before the Moon behind the home page's first words: the crater as a model, and in orbit the Gateway and
a shuttle.

The crater is a picture, `SCENE`, that the page lays beneath this drawing; where stands in `css/shackleton/at-home.css`.
Things are of the sprite that the page brings behind its words (`app/static/art/shackleton.svg`); without it the crater
is empty, and nothing moves place.
"""

from markupsafe import Markup

from app.pages.shackleton.still import buildings, sectors
from app.rules.game import View

BOX = (-80, -80, 1160, 1160)
"""The drawn square: the Moon is 1000 wide in it."""
SCENE = "art/shackleton/crater-1100.webp"
"""The picture of the crater, from -530 to 530 and from -620 to 650 of the board (`tools/art/shackleton/crater.py`)."""
MIDDLE, SCALE = (440, 430), 0.66
"""Where the middle of the crater is, and how many times as large as on its board."""
SIZES = {"dome": 96, "workshop": 108, "laboratory": 116, "headquarters": 150}
"""How wide structures are drawn, in units of the board."""
FOOT = 0.72
"""How far down in its drawing a structure stands."""
ASTRONAUTS = (("engineer", -262, -190), ("scientist", 118, 196), ("technician", -70, 330), ("tourist", 250, -60))
"""Kinds of astronauts and where their feet are."""
ORBIT = 560
HUB = '<use href="#sb-hub" x="-100" y="-100" width="200" height="200"/>'
"""The landing pad in the middle of the board."""


def hero(facts: View) -> Markup:
    """The whole drawing."""
    box = " ".join(map(str, BOX))
    things = "".join(
        f'<use href="#sb-glow" {_box(at, SIZES[kind] * 1.3)}/>'
        f'<use href="#sb-{kind}-{seat + 1}" {_box(at, SIZES[kind])}/>'
        for kind, seat, at in buildings(facts)
    )
    people = "".join(f'<use href="#sb-{kind}" {_box((left, foot), 62, 0.9)}/>' for kind, left, foot in ASTRONAUTS)
    return Markup(  # numbers and our own words only
        f'<svg class="landing nightside" viewBox="{box}" aria-hidden="true">'
        f'<circle class="hero-orbit" cx="500" cy="500" r="{ORBIT}"/>'
        '<g class="drawn"><use href="#sb-gateway" x="-30" y="120" width="180" height="120"/>'
        '<use href="#sb-shuttle-2" x="790" y="-10" width="150" height="100"/></g>'
        f'<g transform="translate({MIDDLE[0]} {MIDDLE[1]}) scale({SCALE})">{sectors(facts)}'
        f'<g class="drawn">{HUB}{things}{people}</g></g></svg>'
    )


def _box(at: tuple[float, float], size: float, foot: float = FOOT) -> str:
    """The square of a drawing whose foot is there."""
    side = round(size)
    return f'x="{round(at[0] - size / 2)}" y="{round(at[1] - size * foot)}" width="{side}" height="{side}"'
