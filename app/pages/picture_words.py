"""What stands on every picture for chats: the site's sign and name, words in the faces of the pages, rows of seats."""

from collections.abc import Iterator
from functools import cache

from markupsafe import escape

from app.messages.speaker import Speaker
from app.pages.png import HEADING_FACE
from app.pages.shell import STATIC
from app.pages.styles import colours
from app.play.names import name_of_game

WIDTH, HEIGHT = 1200, 630
RIGHT = WIDTH - 52
"""Where the words of a table's picture end."""
MARK, SITE_SIZE = 56, 38
"""The site's sign and its name."""
HEADING_SIZE, LINE_SIZE = 62, 31
SEAT_SIZE = 31
LETTER = 0.56
"""How wide a letter of a heading is on average, in its height."""
SEATS_TOP, SEATS_FOOT, MAX_SEAT_STEP = 266, 496, 66
"""Between these lines stand the rows of seats."""
PIECE = 44


def text(
    x: float, y: float, size: float, colour: str, words: str, *, heading: bool = False, anchor: str = "start"
) -> str:
    """Words at a place, in a colour of the palette by its name; `heading`: in the face of headings."""
    face = f' font-family="{HEADING_FACE}" font-weight="700"' if heading else ""
    ends = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{face}{ends} fill="{colours()[colour]}">{escape(words)}</text>'
    )


def site_name(left: float, name: str) -> str:
    """The site's sign and name, at the top."""
    sign = f'<svg x="{left}" y="48" width="{MARK}" height="{MARK}" viewBox="0 0 48 48">{_mark()}</svg>'
    return sign + text(left + MARK + 16, 89, SITE_SIZE, "text", name, heading=True)


def game_and_round(left: float, speaker: Speaker, game: str, told: str) -> Iterator[str]:
    """The site, the game's name and, below it, its round in words."""
    yield site_name(left, speaker.say("site-name"))
    name = name_of_game(speaker, game)
    yield text(left, 186, fitting(name, HEADING_SIZE, RIGHT - left), "text", name, heading=True)
    yield text(left, 232, LINE_SIZE, "soft", told)


def seat_rows(seats: int) -> list[float]:
    """The middles of the rows of so many seats."""
    step = min(MAX_SEAT_STEP, (SEATS_FOOT - SEATS_TOP) / seats)
    return [SEATS_TOP + step * (row + 0.5) for row in range(seats)]


def seat_name(left: float, middle: float, name: str, room: float) -> str:
    """A seat's name beside its piece, shortened to the room that it has."""
    return text(left + PIECE + 14, middle + 11, SEAT_SIZE, "text", shortened(name, SEAT_SIZE, room), heading=True)


def shortened(words: str, size: float, room: float) -> str:
    """The words, or as many of their letters as fit, and an ellipsis."""
    most = max(2, int(room / (size * LETTER)))
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


def fitting(words: str, size: float, room: float) -> float:
    """The size, or a smaller one with which the words fit."""
    return min(size, room / (LETTER * max(1, len(words))))


@cache
def _mark() -> str:
    return (STATIC / "img" / "mark.svg").read_text(encoding="utf-8")
