"""The pictures of projects: every one has its own, and no two look alike where they are smallest."""

import gzip
import io
import re
from itertools import combinations

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from app.rules.shackleton import components
from app.rules.shackleton.components.shapes import nouns
from tools.art.compact import compact
from tools.art.shackleton import projects
from tools.art.shackleton.sprite import sprite as whole_sprite

MAX_BYTES = 30_000
"""All pictures of projects, packed."""
SMALL = (64, 43)
"""The pixels of a picture where it is smallest."""
APART = 16.0
"""The mean difference of light, of 255, from which on two pictures are told apart without colour."""


def symbols(sprite: str) -> dict[str, str]:
    """The symbols of a sprite by id."""
    return {name: markup for markup, name in re.findall(r'(<symbol id="([^"]+)".*?</symbol>)', sprite)}


def test_every_project_has_a_picture_and_no_picture_is_of_none() -> None:
    base = components.load(components.BASE)
    sheets = [getattr(base, name.replace("-", "_")) for name in nouns.CORPORATIONS]
    assert sorted(projects.pictures()) == sorted(one.id for sheet in sheets for one in sheet.projects)


def test_all_grounds_and_gradients_are_used() -> None:
    drawn = projects.symbols()
    ids = re.findall(r' id="([^"]+)"', projects.gradients_of(drawn) + "".join(drawn))
    used = {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', "".join(drawn))}
    assert {one for one in ids if not one.startswith("sb-project-")} <= used


def test_no_two_pictures_look_alike_without_colour() -> None:
    sprite = whole_sprite()
    drawn = symbols(sprite)
    grey = {name: rendered(sprite, markup) for name, markup in drawn.items() if name.startswith("sb-project-")}

    alike = {(a, b): float(np.abs(grey[a] - grey[b]).mean()) for a, b in combinations(grey, 2)}

    assert {pair: round(value, 1) for pair, value in alike.items() if value < APART} == {}


def rendered(sprite: str, symbol: str) -> NDArray[np.float64]:
    """The light of a picture's pixels without its ground."""
    content = re.sub(r'<use href="#sb-ground-[^>]*/>', "", symbol.partition(">")[2].removesuffix("</symbol>"))
    used = "".join(symbols(sprite)[name] for name in re.findall(r'href="#([^"]+)"', content))
    gradients = "".join(re.findall(r"<defs>(.*?)</defs>", sprite))
    ends = 'stroke-linejoin="round" stroke-linecap="round"'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" {ends}><defs>{gradients}{used}</defs>'
        f'<path d="M0 0h240v160H0z" fill="#2a2f3a"/>{content}</svg>'
    )
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=240)))).convert("L")
    return np.asarray(picture.resize(SMALL), float)


def test_they_are_small() -> None:
    assert len(gzip.compress("".join(projects.symbols()).encode())) <= MAX_BYTES


def test_straight_paths_are_written_as_steps() -> None:
    assert compact('<path d="M10.2 5L12.7 4.5L3 0zM1 1L2 2"/>') == '<path d="m10.2 5l2.5-.5-9.7-4.5zm-9.2-4l1 1"/>'
    assert compact('<path d="M10.2 5L12.7 4.5z"/>', 0) == '<path d="m10 5l3-1z"/>'
    assert compact('<path d="M1 1c3 4 5 6 7 8"/>') == '<path d="M1 1c3 4 5 6 7 8"/>'
