"""The picture of a public table for chats: the board as everybody at the table sees it, in PNG."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from markupsafe import escape

from app.messages.speaker import Speaker
from app.pages.png import png
from app.pages.shell import STATIC
from app.pages.skymines.modules import board_among
from app.pages.skymines.moon import COMPANIES, emblem, emblems, moon
from app.pages.styles import colours, plain

WIDTH, HEIGHT = 1200, 630
MOON, LEFT, TOP = 590, 30, 20
"""The Moon's size and place in the picture."""
TEXT_COLUMN = 680
"""Where the words begin."""
STYLE_FILES = [f"css/{name}.css" for name in ("tokens", "skymines/symbols", "skymines/moon", "skymines/stations")]


def table_picture(facts: Mapping[str, Any], view: Mapping[str, Any], speaker: Speaker) -> bytes:
    """The PNG for the facts of a game with a Moon, the view of a spectator, and a speaker of the game's words."""
    return png(picture_svg(facts, view, speaker), _styles())


def picture_svg(facts: Mapping[str, Any], view: Mapping[str, Any], speaker: Speaker) -> str:
    """The same as SVG, which `_styles` colour."""
    size = facts["moon"]["width"]
    space = f'<rect class="space" width="{WIDTH}" height="{HEIGHT}"/>'
    board = f'<g transform="translate({LEFT} {TOP}) scale({MOON / size})">{_board(facts, view)}</g>'
    parts = f'{emblems()}<g class="moon flat">{space}{board}</g>{_words(view, speaker)}'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{parts}</svg>'


def _board(facts: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The side of the board that is played on."""
    modules = view.get("modules", {})
    found = board_among(modules)
    return found[1].drawn(modules[found[0]]) if found else moon(facts, view["moon"])


@cache
def _styles() -> str:
    """Those of the board, in the dark palette."""
    return plain((STATIC / name).read_text(encoding="utf-8") for name in STYLE_FILES)


def _words(view: Mapping[str, Any], speaker: Speaker) -> str:
    """The name of the site, the round, and what a share of each company is worth."""
    number = speaker.say("recorded-round", round=view["round"], rounds=view["rounds"])
    lines = [_text(TEXT_COLUMN, 156, 72, "text", speaker.say("site-name")), _text(TEXT_COLUMN, 228, 40, "soft", number)]
    for row, company in enumerate(COMPANIES):
        y = 312 + row * 72
        worth = view["stations"][company]["value"]
        value = speaker.say("share-picture-value", company=company, value=worth)
        lines.append(f'<g class="company-{company}">{emblem(company, TEXT_COLUMN + 22, y, 22)}</g>')
        lines.append(_text(TEXT_COLUMN + 62, y + 12, 33, "text", value))
    return "".join(lines)


def _text(x: int, y: int, size: int, colour: str, words: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colours()[colour]}">{escape(words)}</text>'
