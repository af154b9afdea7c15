"""The picture of a public table for chats: the crater as everybody at the table sees it, in PNG."""

import base64
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from textwrap import wrap
from typing import Any

from app.messages.speaker import Speaker
from app.pages.picture_words import HEIGHT, PIECE, RIGHT, WIDTH, game_and_round, seat_name, seat_rows, text
from app.pages.png import png
from app.pages.shackleton.hero import FOOT, HUB, SCENE, SIZES
from app.pages.shackleton.learning import GAME
from app.pages.shackleton.still import SIDE, middle, sectors
from app.pages.shell import STATIC
from app.pages.styles import colours, plain_colours

LEFT, TOP, SCALE = 306, 308, 0.49
"""The middle of the crater, and how many times as large it is as on its board."""
SCENE_BOX = 'x="-530" y="-620" width="1060" height="1270"'
TEXT_COLUMN = 640
"""Where the words begin."""
SCORE_ROOM = 130
"""How wide a seat's points are at most, with their sign."""
CORPORATIONS, EMBLEM = 562, 48
"""The height of the emblems of corporations, and how wide they are."""
CORPORATION_LETTERS, CORPORATION_SIZE = 11, 20
"""How many letters stand in each of the two lines of a corporation's name, and how large they are."""
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
    words = "".join(_words(facts, view, speaker))
    board = f"{scene_image()}{plain_colours(sectors(facts))}{''.join(_things(facts, view))}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{sprite()}'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colours()["space"]}"/>'
        f'<g transform="translate({LEFT} {TOP}) scale({SCALE})">{board}</g>{words}</svg>'
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


def _words(facts: Mapping[str, Any], view: Mapping[str, Any], speaker: Speaker) -> Iterable[str]:
    """The game and its round, the points of each seat, and the corporations in play."""
    rounds = facts["set"]["setup"]["rounds"]
    told = speaker.say("share-picture-round", round=view["round"], rounds=rounds)
    yield from game_and_round(TEXT_COLUMN, speaker, GAME, told)
    totals = {scored["seat"]: scored["total"] for scored in view.get("scores") or ()}
    for seat, y in zip(view["seats"], seat_rows(len(view["seats"])), strict=True):
        yield from _seat(seat, y, totals.get(seat["seat"]), is_winner=seat["seat"] in (view.get("winners") or ()))
    for place, name in enumerate(view["corporations"]):
        x = TEXT_COLUMN + place * (RIGHT - TEXT_COLUMN) / len(view["corporations"])
        yield _corporation(x, name, speaker)


def _seat(seat: Mapping[str, Any], y: float, total: int | None, *, is_winner: bool) -> Iterable[str]:
    """A seat's marker and name, and its points, or what the game came to for it: a winner's in gold."""
    at = f'x="{TEXT_COLUMN}" y="{y - PIECE / 2 - 4:g}" width="{PIECE + 4}" height="{PIECE + 4}"'
    yield f'<use href="#sb-goal-marker-{seat["seat"] + 1}" {at}/>'
    yield seat_name(TEXT_COLUMN, y, seat["name"], RIGHT - TEXT_COLUMN - PIECE - 14 - SCORE_ROOM)
    yield f'<use href="#sb-vp" x="{RIGHT - 40}" y="{y - 20:g}" width="40" height="40"/>'
    points = str(seat["vp"] if total is None else total)
    yield text(RIGHT - 52, y + 14, 40, "coin" if is_winner else "text", points, heading=True, anchor="end")


def _corporation(x: float, name: str, speaker: Speaker) -> str:
    """A corporation's emblem, and its name beside it in two lines at most."""
    emblem = f'<use href="#sb-{name}" x="{x:g}" y="{CORPORATIONS - EMBLEM / 2:g}" width="{EMBLEM}" height="{EMBLEM}"/>'
    lines = wrap(speaker.say(f"corporation-{name}"), CORPORATION_LETTERS, max_lines=2, placeholder=" …")
    first = CORPORATIONS + 8 - 13 * (len(lines) - 1)
    return emblem + "".join(
        text(x + EMBLEM + 8, first + 26 * row, CORPORATION_SIZE, "soft", line) for row, line in enumerate(lines)
    )
