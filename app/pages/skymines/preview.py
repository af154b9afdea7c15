"""A small drawn board for the form with which a host opens a table: what the choices made so far change on it."""

import base64
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response
from markupsafe import escape
from msgspec.json import Decoder

from app.messages.speaker import Speaker
from app.pages.png import HEADING_FILE
from app.pages.shell import STATIC, built
from app.pages.skymines.learning import GAME
from app.pages.skymines.link_picture import STYLE_FILES
from app.pages.skymines.modules import MODULES, board_among
from app.pages.skymines.moon import COMPANIES, emblems, moon
from app.pages.styles import colours, plain
from app.rules.game import View
from app.web.callers import services_of
from app.web.needs import needs
from app.web.speaking import VARIES, Language, speaker_of

router = APIRouter(include_in_schema=False)
MARGIN, SIZE = 60, 1000
"""Room around the board for the names of the tracks, in board units; the board's own size."""
NAMES = {
    "tawac": (-40, 30, "start"),
    "skymine": (1040, 30, "end"),
    "minerva": (1040, 1010, "end"),
    "astrogo": (-40, 1010, "start"),
}
"""Where the name of each company's track stands on the Moon side: in the corner at which the track begins, as upright
as all words. x, y, and which end of the words is there."""
NAME_SIZE = 52
"""In board units: 12 pixels in the narrowest column of the form."""
MAX_NAME_LENGTH = 60
Modules = Mapping[str, Mapping[str, Any]]
"""The modules of a game by their names, each with its options."""
_modules = Decoder(dict[str, dict[str, Any]])


@router.get("/board.svg")
@needs(scope=None, limit="reads")
async def board(
    request: Request,
    tracks: str = "",
    modules: str = "{}",
    language: Language = None,
) -> Response:
    """The board on which a game with these modules is played, with the tracks at its edges ("tawac:A1,minerva:?") and
    what stands on it first. `modules`: as options of a table name them, as JSON; other text is an HTTPException."""
    try:
        chosen = _modules.decode(modules)
    except (msgspec.MsgspecError, RecursionError):
        raise HTTPException(422) from None
    speaker = speaker_of(request, language).of(GAME)
    facts = services_of(request).games.rules(GAME).table_facts()
    svg = _drawn(facts, chosen, tracks[:MAX_NAME_LENGTH], speaker)
    headers = {"Cache-Control": "public, max-age=3600", "Vary": VARIES}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@cache
def _styles() -> str:
    return plain((STATIC / name).read_text(encoding="utf-8") for name in STYLE_FILES)


def _drawn(facts: View, modules: Modules, tracks: str, speaker: Speaker) -> str:
    whole = SIZE + 2 * MARGIN
    box = f"{-MARGIN} {-MARGIN} {whole} {whole}"
    space = f'<rect class="space" x="{-MARGIN}" y="{-MARGIN}" width="{whole}" height="{whole}"/>'
    named = dict(pair.split(":", 1) for pair in tracks.split(",") if ":" in pair)
    found = board_among(modules)
    places = dict(zip(COMPANIES, COMPANIES, strict=True)) | dict(found[1].edges if found else {})
    names = "".join(_name(place, company, named.get(company, ""), speaker) for company, place in places.items())
    style = f"<style>{_typeface()}{escape(_styles())}</style>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{style}{emblems()}'
        f'<g class="moon flat">{space}{_face(facts, modules)}</g>{names}</svg>'
    )


def _face(facts: View, modules: Modules) -> str:
    """The board, with all that modules put on it."""
    chosen = [(MODULES[name], options) for name, options in modules.items() if name in MODULES]
    found = board_among(modules)
    drawn = "".join(module.drawn_on_board(options) for module, options in chosen)
    if found:
        return found[1].drawn(found[1].empty()) + drawn
    outposts = {sector: company for module, of in chosen for sector, company in module.outposts(of).items()}
    scale = SIZE / facts["moon"]["width"]
    return f'<g transform="scale({scale})">{moon(facts, outposts)}</g>{drawn}'


def _name(place: str, company: str, track: str, speaker: Speaker) -> str:
    """The name of a company's track in the corner that is this company's on the Moon's side."""
    x, y, end = NAMES[place]
    words = speaker.say(f"company-{company}")
    said = escape(speaker.say("list-label", first=words, more=track) if track else words)
    return (
        f'<text x="{x}" y="{y}" text-anchor="{end}" font-family="Saira, sans-serif" font-weight="700" '
        f'font-size="{NAME_SIZE}" fill="{colours()[company]}">{said}</text>'
    )


@cache
def _typeface() -> str:
    """The typeface of names: a picture in a page cannot use those of the page."""
    data = base64.b64encode(built(HEADING_FILE).read_bytes()).decode()
    return f'@font-face{{font-family:Saira;font-weight:700;src:url("data:font/ttf;base64,{data}")}}'
