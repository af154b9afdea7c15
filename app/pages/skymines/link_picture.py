"""The picture of a public table for chats: the board as everybody at the table sees it, in PNG."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from app.messages.speaker import Speaker
from app.pages.picture_words import HEIGHT, PIECE, RIGHT, WIDTH, game_and_round, seat_name, seat_rows, text
from app.pages.png import png
from app.pages.shell import STATIC
from app.pages.skymines.learning import GAME
from app.pages.skymines.link_board import board, solid, solids
from app.pages.skymines.moon import COMPANIES, emblem, emblems
from app.pages.styles import colours, plain

MIDDLE, SCALE = (316, 315), 0.54
"""Where the middle of the board is, and how large a board unit."""
TEXT_COLUMN = 676
"""Where the words begin."""
COIN = 22
"""The radius of a coin."""
EMBLEM, SHARE = 13, 54
"""The radius of an emblem beside a number of shares, and the room that both take."""
VALUES_CAPTION, VALUES = 526, 568
"""The height of the caption and of the coins that say what a share of each company is worth."""
STYLES = "tokens", "skymines/symbols", "skymines/moon", "skymines/server-pictures", "skymines/stations"
STYLE_FILES = [f"css/{name}.css" for name in STYLES]


def table_picture(facts: Mapping[str, Any], view: Mapping[str, Any], speaker: Speaker) -> bytes:
    """The PNG for the facts of a game with a Moon, the view of a spectator, and a speaker of the game's words."""
    return png(picture_svg(facts, view, speaker), _styles())


def picture_svg(facts: Mapping[str, Any], view: Mapping[str, Any], speaker: Speaker) -> str:
    """The same as SVG, which `_styles` colour."""
    (x, y), middle = MIDDLE, facts["moon"]["width"] / 2
    at = f"translate({x - middle * SCALE:g} {y - middle * SCALE:g}) scale({SCALE})"
    space = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colours()["space"]}"/>'
    drawn = f'<g class="moon flat" transform="{at}">{board(facts, view)}</g>'
    parts = f"{emblems()}{solids()}{_coin_metal()}{space}{drawn}{''.join(_words(view, speaker))}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{parts}</svg>'


@cache
def _styles() -> str:
    """Those of the board, in the dark palette."""
    return plain((STATIC / name).read_text(encoding="utf-8") for name in STYLE_FILES)


def _words(view: Mapping[str, Any], speaker: Speaker) -> Iterator[str]:
    """The game and its round, what each seat has, and what a share of each company is worth."""
    told = speaker.say("share-picture-round", round=view["round"], rounds=view["rounds"])
    yield from game_and_round(TEXT_COLUMN, speaker, GAME, told)
    totals = {scored["seat"]: scored["total"] for scored in view.get("scores") or ()}
    for seat, y in zip(view["seats"], seat_rows(len(view["seats"])), strict=True):
        yield from _seat(seat, y, totals.get(seat["seat"]), is_winner=seat["seat"] in (view.get("winners") or ()))
    yield text(TEXT_COLUMN, VALUES_CAPTION, 22, "soft", speaker.say("share-picture-values"))
    for row, company in enumerate(COMPANIES):
        x = TEXT_COLUMN + EMBLEM + 4 + row * (RIGHT - TEXT_COLUMN) / len(COMPANIES)
        yield _emblem(company, x, VALUES, EMBLEM + 4)
        yield _coin(x + EMBLEM + 16 + COIN, VALUES, view["stations"][company]["value"])


def _seat(seat: Mapping[str, Any], y: float, total: int | None, *, is_winner: bool) -> Iterator[str]:
    """A seat's piece and name, and its shares and coins, or what the game came to for it: a winner's in gold."""
    yield solid(f"p-{seat['seat'] + 1}", TEXT_COLUMN + PIECE / 2, y, PIECE, PIECE)
    if total is not None:
        yield seat_name(TEXT_COLUMN, y, seat["name"], 300)
        colour = "coin" if is_winner else "text"
        yield text(RIGHT, y + 15, 42, colour, str(total), heading=True, anchor="end")
        return
    held = [(company, amount) for company in COMPANIES if (amount := seat["shares"][company])]
    begin = RIGHT - 2 * COIN - 10 - SHARE * len(held)
    yield seat_name(TEXT_COLUMN, y, seat["name"], begin - TEXT_COLUMN - PIECE - 24)
    for place, (company, amount) in enumerate(held):
        yield _emblem(company, begin + place * SHARE + EMBLEM, y, EMBLEM)
        yield text(begin + place * SHARE + 2 * EMBLEM + 4, y + 9, 25, "text", str(amount), heading=True)
    yield _coin(RIGHT - COIN, y, seat["coins"])


def _emblem(company: str, x: float, y: float, radius: float) -> str:
    return f'<g class="company-{company}">{emblem(company, x, y, radius)}</g>'


def _coin(x: float, y: float, amount: int) -> str:
    edge = f'stroke="{colours()["coin-low"]}" stroke-width="2"'
    face = f'<circle cx="{x:g}" cy="{y:g}" r="{COIN}" fill="url(#coin-metal)" {edge}/>'
    return face + text(x, y + 9, 25, "coin-ink", str(amount), heading=True, anchor="middle")


def _coin_metal() -> str:
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colours()[f"coin-{name}"]}"/>'
        for at, name in ((0, "high"), (0.45, "face"), (1, "low"))
    )
    return f'<defs><linearGradient id="coin-metal" x2="1" y2="1">{stops}</linearGradient></defs>'
