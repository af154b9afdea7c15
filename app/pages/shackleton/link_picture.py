"""The picture of a public table for chats: the crater as everybody at the table sees it, in PNG."""

import base64
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from markupsafe import escape

from app.messages.speaker import Speaker
from app.pages.png import png
from app.pages.shackleton.hero import FOOT, HUB, SCENE, SIZES
from app.pages.shackleton.still import SIDE, middle, sectors
from app.pages.shell import STATIC
from app.pages.styles import colours

WIDTH, HEIGHT = 1200, 630
LEFT, TOP, SCALE = 296, 306, 0.47
"""The middle of the crater, and how many times as large it is as on its board."""
SCENE_BOX = 'x="-530" y="-620" width="1060" height="1270"'
TEXT_COLUMN = 610
"""Where the words begin."""
MAX_NAME_LENGTH = 22
SLOT = 112
"""From the middle of a sector to that of a slot beyond one of its edges."""
ANGLES = {"N": -90, "NE": -30, "SE": 30, "S": 90, "SW": 150, "NW": 210}
ASTRONAUT, TOKEN = 70, 62
"""How large astronauts and tokens are drawn, in units of the board."""


def table_picture(facts: Mapping[str, Any], view: Mapping[str, Any], speaker: Speaker) -> bytes:
    """The PNG for the facts of a game, the view of a spectator, and a speaker of the game's words."""
    return png(picture_svg(facts, view, speaker), "")


def picture_svg(facts: Mapping[str, Any], view: Mapping[str, Any], speaker: Speaker) -> str:
    """The same as SVG."""
    board = f"{scene_image()}{plain_colours(sectors(facts))}{''.join(_things(facts, view))}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{sprite()}'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colours()["space"]}"/>'
        f'<g transform="translate({LEFT} {TOP}) scale({SCALE})">{board}</g>{"".join(_words(view, speaker))}</svg>'
    )


@cache
def scene_image() -> str:
    """The crater's picture as an SVG image, in units of its board."""
    data = base64.b64encode((STATIC / SCENE).read_bytes()).decode()
    return f'<image href="data:image/webp;base64,{data}" {SCENE_BOX} preserveAspectRatio="none"/>'


@cache
def sprite() -> str:
    """The drawings of the game, with colours in place of tokens."""
    return plain_colours((STATIC / "art" / "shackleton.svg").read_text(encoding="utf-8"))


def plain_colours(drawn: str) -> str:
    """A drawing with the dark palette's colours in place of tokens."""
    return re.sub(r"var\(--([\w-]+)\)", lambda token: colours()[token[1]], drawn)


def _things(facts: Mapping[str, Any], view: Mapping[str, Any]) -> Iterable[str]:
    """The hub, light and structures in sectors, astronauts on slots, tokens on corners: the farther ones first."""
    base = facts["set"]
    kinds = {piece["id"]: piece["kind"] for piece in base["structures"]["pieces"]}
    places = {sector["id"]: middle(sector) for sector in base["board"]["sectors"]}
    yield HUB
    for name in sorted(view["sectors"], key=lambda name: places[name][1]):
        yield from _sector(places[name], view["sectors"][name]["buildings"], kinds)
    for slot in base["board"]["slots"]:
        if kind := view["crater"].get(str(slot["number"])):
            (x, y), turn = places[slot["sector"]], math.radians(ANGLES[slot["edge"]])
            yield _used(kind, (x + SLOT * math.cos(turn), y + SLOT * math.sin(turn)), ASTRONAUT, 0.5)
    for number, token in view["tokens"].items():
        spot = facts["corners"][number]["spot"]
        kind = "-".join(filter(None, ("token", token["corporation"], token["kind"])))
        yield _used(kind, (spot[0] * SIDE, spot[1] * SIDE), TOKEN, 0.5)


def _sector(at: tuple[float, float], buildings: Sequence[Mapping[str, Any]], kinds: Mapping[str, str]) -> Iterable[str]:
    if buildings:
        yield _used("glow", (at[0], at[1] + 20), 190)
    for place, built in enumerate(buildings):
        kind, owner = kinds[built["piece"]] if built["owner"] is not None else "dome", built["owner"]
        x = at[0] + (place - (len(buildings) - 1) / 2) * 62
        shrunk = 1 if len(buildings) == 1 else 0.8
        name = f"{kind}-{'neutral' if owner is None else owner + 1}"
        yield _used(name, (x, at[1] + 20 + 20 * (place % 2)), SIZES[kind] * 1.1 * shrunk)


def _used(name: str, at: tuple[float, float], size: float, foot: float = FOOT) -> str:
    """A drawing of the sprite, its foot there."""
    place = f'x="{round(at[0] - size / 2)}" y="{round(at[1] - size * foot)}"'
    return f'<use href="#sb-{name}" {place} width="{round(size)}" height="{round(size)}"/>'


def _words(view: Mapping[str, Any], speaker: Speaker) -> Iterable[str]:
    """The name of the site, the game and the round, and the points of each seat."""
    yield _text(TEXT_COLUMN, 156, 72, "text", speaker.say("site-name"))
    yield _text(TEXT_COLUMN, 226, 40, "soft", speaker.say("share-picture-round", round=view["round"]))
    for row, seat in enumerate(view["seats"]):
        y, name = 318 + row * 72, seat["name"]
        called = name if len(name) <= MAX_NAME_LENGTH else f"{name[: MAX_NAME_LENGTH - 1]}…"
        yield f'<use href="#sb-goal-marker-{seat["seat"] + 1}" x="{TEXT_COLUMN}" y="{y - 42}" width="50" height="50"/>'
        points = speaker.say("share-picture-seat", name=called, vp=seat["vp"])
        yield _text(TEXT_COLUMN + 70, y, 33, "text", points)


def _text(x: int, y: int, size: int, colour: str, words: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colours()[colour]}">{escape(words)}</text>'
