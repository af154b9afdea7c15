"""The Moon on the home page, until the recorded game plays there, and where it does not."""

from markupsafe import Markup

from app.pages.skymines.moon import emblems, moon
from app.rules.game import View

OUTPOSTS = {
    "3": "skymine",
    "8": "minerva",
    "9": "minerva",
    "12": "astrogo",
    "16": "tawac",
    "17": "tawac",
    "20": "astrogo",
    "22": "skymine",
}
"""Sectors that have an outpost in the picture. Decoration: as a board might look in the middle of a game."""


def moon_picture(facts: View) -> Markup:
    """The Moon side as a decorative SVG."""
    box = f"0 0 {round(facts['moon']['width'])} {round(facts['moon']['height'])}"
    drawn = f"{emblems()}{moon(facts, OUTPOSTS)}"
    svg = f'<svg class="moon flat nightside still" viewBox="{box}" aria-hidden="true">{drawn}</svg>'
    return Markup(svg)  # numbers and our own words only
