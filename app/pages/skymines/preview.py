"""A small drawn board for the form with which a host opens a table: what the choices made so far change on it."""

from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markupsafe import escape

from app.messages.speaker import Speaker
from app.pages.shell import STATIC
from app.pages.skymines.belt import belt
from app.pages.skymines.link_picture import STYLE_FILES
from app.pages.skymines.moon import COMPANIES, emblems, moon
from app.pages.styles import colours, plain
from app.rules.game import View
from app.rules.skymines.components.belt import chart
from app.rules.skymines.modules.belt.hooks import drawn
from app.rules.skymines.modules.campaign.chapter_start import STANDING, WITH_OUTPOSTS
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
BELT_SIDE_TRACKS = {"skymine": "astrogo", "astrogo": "skymine"}
"""On the Belt side these two change places (rulebook page 26)."""
MAX_NAME_LENGTH = 60


@router.get("/board.svg")
@needs(scope=None, limit="reads")
async def board(
    request: Request,
    side: str = "moon",
    tracks: str = "",
    chapter: int = 0,
    threat: bool = False,
    language: Language = None,
) -> Response:
    """The side of the board, with the tracks at its edges ("tawac:A1,minerva:?") and what stands on it first."""
    speaker = speaker_of(request, language).of("skymines")
    facts = services_of(request).games.rules("skymines").table_facts()
    svg = _drawn(facts, "belt" if side == "belt" else "moon", tracks[:MAX_NAME_LENGTH], chapter, threat, speaker)
    headers = {"Cache-Control": "public, max-age=3600", "Vary": VARIES}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@cache
def _styles() -> str:
    return plain((STATIC / name).read_text(encoding="utf-8") for name in STYLE_FILES)


def _drawn(facts: View, side: str, tracks: str, chapter: int, threat: bool, speaker: Speaker) -> str:
    whole = SIZE + 2 * MARGIN
    box = f"{-MARGIN} {-MARGIN} {whole} {whole}"
    space = f'<rect class="space" x="{-MARGIN}" y="{-MARGIN}" width="{whole}" height="{whole}"/>'
    face = _belt(threat) if side == "belt" else _moon(facts, chapter)
    named = dict(pair.split(":", 1) for pair in tracks.split(",") if ":" in pair)
    edges = "".join(_edge(side, company, named.get(company, ""), speaker) for company in COMPANIES)
    style = f"<style>{escape(_styles())}</style>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{style}{emblems()}'
        f'<g class="moon flat">{space}{face}</g>{edges}</svg>'
    )


def _moon(facts: View, chapter: int) -> str:
    """The Moon, in the third chapter of the campaign with the outposts that stand there."""
    standing = {str(sector): company for company, sectors in STANDING.items() for sector in sectors}
    scale = SIZE / facts["moon"]["width"]
    return f'<g transform="scale({scale})">{moon(facts, standing if chapter == WITH_OUTPOSTS else {})}</g>'


def _belt(threat: bool) -> str:
    """The Belt, with the place of the threat if there is one."""
    rocks = belt({"board": drawn(chart().digest), "pieces": {}})
    if not threat:
        return rocks
    x, y = chart().belt.threat
    colour = colours()["bad"]
    place = f'x="{x - 60}" y="{y - 45}" width="120" height="90" rx="10"'
    card = f'<rect {place} fill="none" stroke="{colour}" stroke-width="6"/>'
    mark = f'<path d="M{x} {y - 26}v30M{x} {y + 18}v8" stroke="{colour}" stroke-width="12" stroke-linecap="round"/>'
    return rocks + card + mark


def _edge(side: str, company: str, track: str, speaker: Speaker) -> str:
    """The name of a company's track at its edge."""
    place = BELT_SIDE_TRACKS.get(company, company) if side == "belt" else company
    x, y, turned = TRACK_EDGES[place]
    words = speaker.say(f"company-{company}")
    said = escape(speaker.say("list-label", label=words, value=track) if track else words)
    fill = colours()[company]
    return (
        f'<text transform="translate({x} {y}) rotate({turned})" text-anchor="middle" font-family="sans-serif" '
        f'font-size="44" fill="{fill}">{said}</text>'
    )
