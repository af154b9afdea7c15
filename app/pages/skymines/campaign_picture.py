"""The picture of a campaign to share: who has how many success points after which chapter, in PNG."""

from markupsafe import escape
from msgspec import Struct

from app.messages.speaker import Speaker
from app.pages.png import png
from app.pages.styles import colours

WIDTH, HEIGHT = 1200, 630
LEFT, TOP, ROW = 70, 250, 84
CHAPTER_COLUMNS = (560, 670, 780, 890)
"""Where the points of each chapter stand."""
SUM_COLUMN = 1040
MAX_NAME_LENGTH = 20
MOONS = ((1090, 96, 54, "moon"), (1068, 80, 9, "ground"), (1104, 112, 13, "ground"), (1112, 76, 6, "ground"))


class Standing(Struct, frozen=True):
    """By seat: names, the points of each of four chapters (None: not over), their sums, and at the end ranks; the
    seats that have won."""

    names: tuple[str, ...]
    columns: tuple[tuple[int, ...] | None, ...]
    sums: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def campaign_picture(standing: Standing, speaker: Speaker) -> bytes:
    """The PNG, 1200 by 630, in the words of a speaker of the game."""
    return png(campaign_svg(standing, speaker), "")


def campaign_svg(standing: Standing, speaker: Speaker) -> str:
    """The same as SVG."""
    tell = speaker.say
    title = tell("campaign-title", names=speaker.listed(standing.names))
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colours()["ground"]}"/>',
        _moon(),
        _text(LEFT, 96, 34, "soft", tell("site-name")),
        _text(LEFT, 160, min(54, 2000 // max(1, len(title))), "text", title),
        *(_text(x, TOP - 30, 30, "soft", str(number), "end") for number, x in enumerate(CHAPTER_COLUMNS, 1)),
        _text(SUM_COLUMN, TOP - 30, 30, "soft", tell("campaign-sum"), "end"),
        *(_row(standing, speaker, seat, TOP + 40 + ROW * seat) for seat in range(len(standing.names))),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">{"".join(parts)}</svg>'


def _row(standing: Standing, speaker: Speaker, seat: int, y: int) -> str:
    """A seat's points; its rank beneath its name, once there is one."""
    won = "accent" if seat in standing.winners else "text"
    name = standing.names[seat]
    short = name if len(name) <= MAX_NAME_LENGTH else f"{name[: MAX_NAME_LENGTH - 1]}…"
    points = (
        _text(x, y, 38, "text" if column else "soft", str(column[seat]) if column else "–", "end")
        for x, column in zip(CHAPTER_COLUMNS, standing.columns, strict=True)
    )
    rank = ""
    if standing.ranks:
        words = speaker.say(f"campaign-rank-{standing.ranks[seat]}")
        rank = _text(LEFT, y + 30, 24, "soft", words)
    return (
        _text(LEFT, y, 38, won, short)
        + "".join(points)
        + _text(SUM_COLUMN, y, 44, won, str(standing.sums[seat]), "end")
        + rank
    )


def _moon() -> str:
    fills = {"moon": colours()["soft"], "ground": colours()["ground"]}
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fills[kind]}"/>' for x, y, r, kind in MOONS)


def _text(x: int, y: int, size: int, colour: str, words: str, anchor: str = "start") -> str:
    fill = colours()[colour]
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'
