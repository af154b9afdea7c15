"""A small drawn board for the form with which a host opens a table: what the choices made so far change on it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response
from markupsafe import escape
from msgspec.json import Decoder

from app.messages.speaker import Speaker
from app.pages.shell import STATIC
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
MARGIN, SIZE = 90, 1000
"""Room around the board for the tracks at its edges, in board units; the board's own size."""
TRACK_EDGES = {
    "tawac": (500, -30, 0),
    "skymine": (1030, 500, 90),
    "minerva": (500, 1050, 0),
    "astrogo": (-30, 500, -90),
}
"""Where the track of each company lies on the Moon side: x, y and how its name is turned."""
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
    edges = "".join(_edge(place, company, named.get(company, ""), speaker) for company, place in places.items())
    style = f"<style>{escape(_styles())}</style>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{style}{emblems()}'
        f'<g class="moon flat">{space}{_face(facts, modules)}</g>{edges}</svg>'
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


def _edge(place: str, company: str, track: str, speaker: Speaker) -> str:
    """The name of a company's track at the edge that is this company's on the Moon's side."""
    x, y, turned = TRACK_EDGES[place]
    words = speaker.say(f"company-{company}")
    said = escape(speaker.say("list-label", label=words, value=track) if track else words)
    fill = colours()[company]
    return (
        f'<text transform="translate({x} {y}) rotate({turned})" text-anchor="middle" font-family="sans-serif" '
        f'font-size="44" fill="{fill}">{said}</text>'
    )
