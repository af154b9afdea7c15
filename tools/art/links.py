"""The grounds of the pictures that chats show beside links: the Moon and the crater, with what stands there on the home
page (`app/pages/*/hero.py`), and the night on which the words are written (`app/pages/link_pictures.py`).
"""

import base64
import io
import math
import re
from collections.abc import Callable

import resvg_py
from PIL import Image

from app.games import GAMES
from app.pages.picture_words import HEIGHT, WIDTH
from app.pages.shackleton.hero import MIDDLE, SCALE
from app.pages.shackleton.hero import hero as crater_drawn
from app.pages.shackleton.link_picture import scene_image, sprite
from app.pages.shell import ART, STATIC
from app.pages.skymines.hero import BOX
from app.pages.skymines.hero import hero as moon_drawn
from app.pages.styles import colours, plain, plain_colours
from app.rules.game import View

RADIUS = 500 / 0.985
"""Of the Moon's picture, where the Moon itself is 1000 wide."""
COLOURS = 128
"""A picture of so few colours takes half the bytes once words are written on it."""
STYLE_FILES = ("css/tokens.css", "css/pages/sky.css", "css/skymines/symbols.css")
DRAWN_RULE = re.compile(r"[^{}@]*(?:hero-|company-)[^{}]*\{[^{}]*\}")
"""The rules of these files that pictures need: the renderer looks at each rule for each of thousands of shapes."""
REACH, SOFT, RAISED = 481, 12, 25
"""The land that is seen of the crater before the Moon, in units of its board: from the middle to its edges, how softly
it ends, and how much higher than on the board it lies; as in `css/shackleton/scene.css`."""
ALONE = (500, -62, 830)
"""Left, top and side of the square of a body."""


def grounds() -> dict[str, bytes]:
    """The pictures in PNG, by their paths in app/static. Takes seconds."""
    facts = {game.name: game.load(None).table_facts() for game in GAMES}
    moon = _moon(facts["skymines"], ALONE)
    crater = _crater(facts["shackleton"], ALONE)
    both = _moon(facts["skymines"], (660, -170, 640)) + _crater(facts["shackleton"], (520, 210, 560))
    return {
        "img/link-skymines.png": _drawn(moon),
        "img/link-shackleton.png": _drawn(crater),
        "img/link-site.png": _drawn(both),
    }


def _moon(facts: View, place: tuple[int, int, int]) -> str:
    # Light on things by filters is dropped: each costs a second, and by day it changes little.
    inner = re.sub(r'style="filter:[^"]*"', "", _inner(moon_drawn, facts))
    return f"{plain_colours((ART / 'skymines.svg').read_text(encoding='utf-8'))}{_square(place, _moon_image() + inner)}"


def _crater(facts: View, place: tuple[int, int, int]) -> str:
    x, y = MIDDLE
    scene = f'<g transform="translate({x} {y}) scale({SCALE})" mask="url(#land)">{scene_image()}</g>'
    return _land() + sprite() + _square(place, _moon_image() + scene + plain_colours(_inner(crater_drawn, facts)))


def _land() -> str:
    """A mask: a model's walls would stand in the Moon's face."""
    turns = [math.radians(60 * corner + 30) for corner in range(6)]
    far = REACH * 2 / math.sqrt(3)
    corners = "L".join(f"{round(far * math.cos(turn))} {round(far * math.sin(turn) - RAISED)}" for turn in turns)
    return (
        '<mask id="land" maskUnits="userSpaceOnUse" x="-530" y="-620" width="1060" height="1270">'
        f'<filter id="soft"><feGaussianBlur stdDeviation="{SOFT}"/></filter>'
        f'<path d="M{corners}z" fill="#fff" filter="url(#soft)"/></mask>'
    )


def _inner(hero: Callable[[View], str], facts: View) -> str:
    """What is drawn in a hero, without the element around it."""
    return re.sub(r"^<svg[^>]*>|</svg>$", "", str(hero(facts)))


def _square(place: tuple[int, int, int], drawn: str) -> str:
    x, y, side = place
    box = " ".join(map(str, BOX))
    at = f'x="{x}" y="{y}" width="{side}" height="{side}"'
    return f'<svg {at} viewBox="{box}"><g class="landing">{drawn}</g></svg>'


def _moon_image() -> str:
    """The Moon, its middle at (500, 500)."""
    at, side = round(500 - RADIUS), round(2 * RADIUS)
    data = base64.b64encode((ART / "moon-1040.webp").read_bytes()).decode()
    return f'<image href="data:image/webp;base64,{data}" x="{at}" y="{at}" width="{side}" height="{side}"/>'


def _drawn(bodies: str) -> bytes:
    """The picture of bodies in the night, which is deepest where words will stand."""
    space, whole = colours()["space"], f'width="{WIDTH}" height="{HEIGHT}"'
    shade = (
        f'<linearGradient id="shade"><stop offset=".36" stop-color="{space}"/>'
        f'<stop offset=".56" stop-color="{space}" stop-opacity="0"/></linearGradient><rect {whole} fill="url(#shade)"/>'
    )
    styles = plain((STATIC / name).read_text(encoding="utf-8") for name in STYLE_FILES)
    styles = "\n".join(DRAWN_RULE.findall(re.sub(r"/\*.*?\*/", "", styles, flags=re.S)))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {whole}><rect {whole} fill="{space}"/>{bodies}{shade}</svg>'
    found = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg, style_sheet=styles))).convert("RGB")
    out = io.BytesIO()
    found.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, 2, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()
