"""The drawings of Shackleton Base: what is kept is what the tool draws, and no two things of a kind look alike."""

import gzip
import io
import math
import re
from collections.abc import Sequence
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from app.rules.shackleton import components
from app.rules.shackleton.components import geometry
from app.rules.shackleton.components.shapes import goods, nouns
from tests.support.sight import SIGHTS, Colour, contrast, distance
from tools.art import ART, links
from tools.art.colours import rgb
from tools.art.shackleton.colours import CORPORATIONS
from tools.art.shackleton.crater import BOX, CRATERS, CREST, CUT, GROUND, RISE, crater
from tools.art.shackleton.gradients import GRADIENTS
from tools.art.shackleton.sprite import SPRITE, sprite

SMALL = 24
"""So many pixels wide are things where they are smallest."""
OVERLAP = 0.85
"""Of two outlines, the share of what either covers that both cover: more, and they are the same at a glance."""
TOKENS = Path(__file__).resolve().parents[2] / "app" / "static" / "css" / "tokens.css"
GROUNDS = {"night": "#141a26", "day": "#f6f1e6"}
"""`--raised` by palette: what things lie on beside the crater."""
STANDS_OUT = 0.12
"""The share of a thing's area that has a contrast of 3 to 1 with what it lies on."""
AT_A_GLANCE = 10
"""The distance (CIE76) from which on two colours are told apart at a glance."""
MAX_BYTES = 110_000
"""All drawings that this game loads behind its table, by gzip: by brotli, with the typefaces, at most 160,000."""
ALIKE = 10.0
"""Mean difference of light, of 255, between the crater drawn small and one drawn large and made small."""
SHADOW = 'fill="#04060c"'
"""What a thing casts is no part of its outline."""

KINDS: dict[str, Sequence[str]] = {
    "structures": nouns.STRUCTURE_KINDS,
    "astronauts": (*nouns.ASTRONAUTS, "tourist"),
    "resources": ("credits", *nouns.RESOURCES, "energy", "reputation", "vp"),
    "goods": ("tourist", "sample", "helium3", "robot", "plant", "step", "defence"),
    "samples": ("sample-alpha", "sample-beta", "sample-gamma"),
    "corporations": nouns.CORPORATIONS,
    "farms": ("farm-1", "farm-2", "farm-3"),
    "factories": ("factory-top", "factory-middle", "factory-bottom"),
    "fields of experiments": tuple(f"experiment-{field}" for field in goods.FIELDS),
    "experiments": tuple(f"experiment-{stage}-{field}" for stage, field in product(goods.STAGES, goods.FIELDS)),
    "seats' markers": ("cargo", "goal-marker"),
    "programmes": tuple(f"programme-{at}-{row}" for at in (1, 2, 3) for row in ("bottom", "middle", "topmost")),
    "modules of the ship": tuple(f"module-{number}" for number in range(1, 7)),
    "panels of the ship": tuple(f"ship-panel-{number}" for number in range(1, 6)),
    "projects": tuple(f"card-{name}" for name in nouns.CORPORATIONS),
    "vehicles": ("shuttle-1", "shuttle-2", "shuttle-3", "gateway"),
}
"""Things that stand beside each other."""


def drawn() -> dict[str, str]:
    """The symbols of the sprite by id, without `sb-`, but for the pictures of projects (`test_projects.py`)."""
    found = re.findall(r'(<symbol id="sb-([^"]+)".*?</symbol>)', sprite())
    return {name: markup for markup, name in found if not name.startswith(("project-", "ground-"))}


SYMBOLS = drawn()


def test_the_sprite_is_what_the_kit_draws() -> None:
    """`python -m tools.art` redraws it."""
    assert (ART / SPRITE).read_text(encoding="utf-8") == sprite()


def test_every_id_is_drawn_once_and_what_is_used_is_there() -> None:
    ids = re.findall(r' id="([^"]+)"', sprite())
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', sprite()))
    assert len(ids) == len(set(ids))
    assert {one or other for one, other in used} <= set(ids)
    assert all(name.startswith("sb-") for name in ids)


@pytest.mark.parametrize("names", KINDS.values(), ids=KINDS)
def test_things_of_one_kind_are_told_apart_by_their_outlines(names: Sequence[str]) -> None:
    outlines = {name: outline(SYMBOLS[name]) for name in names}

    alike = {(a, b): overlap(outlines[a], outlines[b]) for a, b in combinations(names, 2)}

    assert {pair: round(share, 2) for pair, share in alike.items() if share >= OVERLAP} == {}


def overlap(one: NDArray[np.bool_], other: NDArray[np.bool_]) -> float:
    return float((one & other).sum() / (one | other).sum())


def outline(symbol: str) -> NDArray[np.bool_]:
    """Where a symbol covers anything, as small as it is shown."""
    return rendered(symbol, SMALL)[..., 3] > 96


def rendered(symbol: str, size: int = 48) -> NDArray[np.uint8]:
    """The pixels of a symbol without its shadow, in a square of so many."""
    opening, _, rest = symbol.removesuffix("</symbol>").partition(">")
    left, top, width, height = map(float, opening.split('viewBox="')[1].split('"')[0].split())
    side = max(width, height)
    view_box = f"{left - (side - width) / 2} {top - (side - height) / 2} {side} {side}"
    content = "".join(
        f"<{element}" for element in rest.split("<")[1:] if not (element.startswith("ellipse ") and SHADOW in element)
    )
    used = "".join(SYMBOLS[name] for name in re.findall(r'href="#sb-([^"]+)"', content))
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" color="#c9ced6"'
        f' viewBox="{view_box}"><defs>{GRADIENTS}{used}</defs>{content}</svg>'
    )
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size))))
    return np.asarray(picture.convert("RGBA"))


def test_every_leader_programme_module_and_panel_is_drawn_and_every_corporation_has_a_token() -> None:
    base = components.load(components.BASE)
    wanted = {f"leader-{side.id}" for side in base.leaders} | {f"token-{name}" for name in nouns.CORPORATIONS}
    wanted |= {f"programme-{one.id}" for section in base.sky_watch.board.sections for one in section.programmes}
    ship = base.mars.board
    wanted |= {f"module-{number}" for number, _ in enumerate(ship.modules, 1)}
    wanted |= {f"ship-panel-{number}" for number, _ in enumerate(ship.panels, 1)}
    assert wanted - set(SYMBOLS) == set()


@pytest.mark.parametrize("name", ["shuttle-2", "gateway"])
def test_what_is_in_orbit_casts_no_shadow(name: str) -> None:
    """There is no ground below it on the home page."""
    assert SHADOW not in SYMBOLS[name]


def test_of_the_crater_before_the_moon_the_rim_is_seen_and_the_slabs_walls_are_not() -> None:
    assert CREST * 100 < links.REACH - links.SOFT
    assert links.REACH + 2 * links.SOFT < CUT * 100
    assert links.RAISED > GROUND * RISE * 100


@pytest.mark.parametrize("ground", GROUNDS)
def test_things_stand_out_from_either_palettes_panels(ground: str) -> None:
    below = rgb(GROUNDS[ground])
    plain = (name for name in SYMBOLS if "var(--piece" not in SYMBOLS[name] and name != "glow")
    found = {name: share_that_stands_out(name, below) for name in plain}
    assert {name: round(share, 2) for name, share in found.items() if share < STANDS_OUT} == {}


def share_that_stands_out(name: str, ground: Colour) -> float:
    pixels = rendered(SYMBOLS[name]).reshape(-1, 4)
    seen = [(red, green, blue) for red, green, blue, opacity in pixels.tolist() if opacity > 200]
    return sum(contrast(colour, ground) >= 3 for colour in seen) / len(seen)


@pytest.mark.parametrize("sight", SIGHTS)
def test_corporations_are_told_apart_by_colour_too_and_from_seats(sight: str) -> None:
    tokens = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", TOKENS.read_text(encoding="utf-8")))
    others = {name: tokens[name] for name in ("piece-1", "piece-2", "piece-3", "piece-4", "main")}
    pairs = [*combinations(CORPORATIONS.items(), 2), *product(CORPORATIONS.items(), others.items())]
    found = {(a, b): distance(rgb(one), rgb(other), sight) for (a, one), (b, other) in pairs}
    assert {pair: round(value) for pair, value in found.items() if value < AT_A_GLANCE} == {}


@pytest.mark.parametrize("name", CRATERS)
def test_the_crater_is_what_the_renderer_draws(name: str) -> None:
    kept = Image.open(ART / name)
    assert kept.size == (CRATERS[name], round(CRATERS[name] * BOX[3] / BOX[2]))

    small = crater(130, 500)
    a, b = (np.asarray(one.convert("RGBA"), float) for one in (kept.resize(small.size), small))
    inside = (a[..., 3] > 250) & (b[..., 3] > 250)
    assert np.abs(a - b)[inside][:, :3].mean() < ALIKE


def test_all_sectors_lie_on_the_craters_dark_floor() -> None:
    picture = Image.open(ART / next(iter(CRATERS))).convert("RGB")
    scale = picture.width / BOX[2]
    board = components.load(components.BASE).board
    for sector in board.sectors:
        x, y = geometry.middle(geometry.hex_of(sector))
        for turn in (math.radians(60 * corner) for corner in range(6)):
            place = (x + 0.9 * math.cos(turn) - BOX[0]) * scale, (y + 0.9 * math.sin(turn) - BOX[1]) * scale
            colour = picture.getpixel((round(place[0]), round(place[1])))
            assert isinstance(colour, tuple)
            assert max(colour) < 120, (sector.id, colour)


def test_what_is_loaded_behind_the_table_is_small() -> None:
    pictures = [(ART / name).stat().st_size for name in CRATERS]
    assert sum(pictures) <= 60_000
    assert sum(pictures) + len(gzip.compress(sprite().encode())) <= MAX_BYTES
