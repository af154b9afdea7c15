"""The pictures that chats show beside links: of the site, of a game, and of an invitation with its words.

Each has its words on a picture of the Moon or the crater that is drawn beforehand (`tools/art/links.py`): to draw one
takes a second and a half of a processor, to write on it a third of one.
"""

import base64
from collections.abc import Callable, Sequence
from functools import partial
from textwrap import wrap
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response
from msgspec import Struct

from app.messages.speaker import Speaker
from app.pages.descriptions import free_seats, title_of
from app.pages.games import PagesOfGames, pages_of_games
from app.pages.picture_words import HEADING_SIZE, HEIGHT, LINE_SIZE, WIDTH, site_name, text
from app.pages.pictures import Pictures
from app.pages.png import png
from app.pages.shell import SITE, STATIC
from app.play.names import name_of_game
from app.store.records import GameRow
from app.web.caching import ONE_DAY
from app.web.callers import services_of
from app.web.needs import needs
from app.web.speaking import VARIES, Language, speaker_of

LEFT = 60
"""Where the words begin."""
HEADING_LETTERS, LINE_LETTERS = 15, 29
"""How many letters stand in a line, and in how many lines they are."""
MAX_HEADING_LINES, MAX_LINES = 4, 3
SITE_GROUND = "img/link-site.png"
"""What links to the site have their words on, and to games that bring no ground of their own."""

router = APIRouter(include_in_schema=False)
pictures = Pictures()


class Words(Struct, frozen=True):
    """What stands on a picture: a heading, and lines below it."""

    heading: str
    lines: tuple[str, ...]


@router.get("/pictures/{name}.png")
@needs(scope=None, limit="pictures")
async def link_picture(request: Request, name: str, language: Language = None) -> Response:
    """The picture of a game, or of the site for `SITE`, in the language that the address names. Raises
    HTTPException."""
    names, pages, speaker = services_of(request).games.names, pages_of_games(request), speaker_of(request, language)
    if name not in (SITE, *names):
        raise HTTPException(404)
    said = _of_site(speaker, names) if name == SITE else _of_game(speaker, name)
    drawn = await pictures.of(name, 0, speaker, partial(draw, ground_of(pages, name), said))
    return Response(drawn, media_type="image/png", headers={"Cache-Control": ONE_DAY, "Vary": VARIES})


def invitation_address(speaker: Speaker, row: GameRow, invite: str | None) -> str:
    """Where the picture of an invitation lies (`table_link_pictures.py`) for who sees the table with `invite`,
    or without one. It names how many seats are free, so that it is a new picture when somebody has sat down."""
    secret = [("invite", invite)] if invite == row.invite else []
    query = urlencode([*secret, ("free", free_seats(row)), ("language", speaker.language)])
    return f"/t/{row.id}/invitation.png?{query}"


def invited_to(pages: PagesOfGames, speaker: Speaker, row: GameRow) -> tuple[str, int, Speaker, Callable[[], bytes]]:
    """What `Pictures.of` needs for an invitation to a table: all that stands on it is the picture's name."""
    heading, free = title_of(speaker, row, "join-title"), free_seats(row)
    seats = speaker.say("share-picture-seats", free=free, seats=len(row.seats))
    said = Words(heading, (seats, *([row.name] if row.name else [])))
    ground = ground_of(pages, row.game)
    return "\n".join((row.id, said.heading, *said.lines)), 0, speaker, partial(draw, ground, said)


def ground_of(pages: PagesOfGames, game: str) -> str:
    """The path in app/static of what links to this game have their words on."""
    return pages.of(game).link_ground or SITE_GROUND


def draw(ground: str, said: Words) -> bytes:
    """The PNG on this ground, a path in app/static, with these words. Blocks its thread."""
    return png(_picture_svg(ground, said), "")


def _picture_svg(ground: str, said: Words) -> str:
    data = base64.b64encode((STATIC / ground).read_bytes()).decode()
    image = f'<image href="data:image/png;base64,{data}" width="{WIDTH}" height="{HEIGHT}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{image}{_words(said)}</svg>'


def _of_site(speaker: Speaker, names: Sequence[str]) -> Words:
    listed = speaker.listed([name_of_game(speaker, game) for game in names])
    return Words(speaker.say("share-picture-site"), (listed, speaker.say("share-picture-free")))


def _of_game(speaker: Speaker, game: str) -> Words:
    return Words(name_of_game(speaker, game), (speaker.say("share-picture-game"), speaker.say("share-picture-free")))


def _words(said: Words) -> str:
    """The site's sign and name at the top, the heading in the middle, and the lines below it."""
    heading = _wrapped(said.heading, HEADING_LETTERS, MAX_HEADING_LINES)
    lines = [part for line in said.lines for part in _wrapped(line, LINE_LETTERS, MAX_LINES)]
    step, small = HEADING_SIZE * 1.06, LINE_SIZE * 1.35
    y = (HEIGHT + 90 - len(heading) * step - len(lines) * small) / 2 + HEADING_SIZE * 0.6
    parts = [site_name(LEFT, "Regolith")]
    for line in heading:
        parts.append(text(LEFT, y, HEADING_SIZE, "text", line, heading=True))
        y += step
    y += small * 0.1
    for line in lines:
        parts.append(text(LEFT, y, LINE_SIZE, "soft", line))
        y += small
    return "".join(parts)


def _wrapped(words: str, letters: int, most: int) -> list[str]:
    """The words in lines; what does not fit ends in an ellipsis."""
    return wrap(words, letters, max_lines=most, placeholder=" …")
