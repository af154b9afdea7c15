"""The pictures of projects: what is kept is what the tool draws, and no two look alike where they are smallest."""

import gzip
import re

from tools.art import ART
from tools.art.shackleton import projects
from tools.art.shackleton import sprite as game

MOST_BYTES = 60_000
"""All pictures of projects, packed."""


def test_the_sprite_is_what_the_kit_draws() -> None:
    """`python -m tools.art` draws it anew."""
    assert (ART / projects.SPRITE).read_text(encoding="utf-8") == projects.sprite()


def test_every_id_is_drawn_once_and_what_is_used_is_there() -> None:
    ids = re.findall(r' id="([^"]+)"', projects.sprite())
    known = {*ids, *re.findall(r' id="([^"]+)"', game.sprite())}
    used = {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', projects.sprite())}
    assert len(known) == len(ids) + len(re.findall(r' id="([^"]+)"', game.sprite()))
    assert used <= known


def test_they_are_small() -> None:
    assert len(gzip.compress(projects.sprite().encode())) <= MOST_BYTES
