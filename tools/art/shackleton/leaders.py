"""The leaders, one for each side of the four tiles: `sb-leader-canada-a` …, 48 by 56.

People of nobody's likeness, told apart by hair and what they wear; the ground behind them is that of their agency:
bands, a ring of lights, a disc, stripes.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tools.art.colours import mixed
from tools.art.kit import around, number, symbol
from tools.art.shackleton.colours import LINE
from tools.art.shackleton.inked import ball, filled, inked, shaded, stroke

SIZE = (48, 56)
FRAME = "M5 1h38l4 4v46l-4 4H5l-4-4V5z"
FACE = "M15 21c0-7 3.5-11 9-11s9 4 9 11c0 8-4 14-9 14s-9-6-9-14z"


@dataclass(frozen=True)
class Leader:
    """Skin, hair (its colour, what lies behind and before the face), suit, and what else is worn."""

    skin: str
    hair: str
    behind: str
    before: str
    suit: str
    worn: str = ""


def _glasses() -> str:
    rims = "M16 21.5h6.5v4.5H16zM25.5 21.5H32v4.5h-6.5zM22.5 23h3"
    return stroke(rims, LINE, 2.2) + stroke(rims, "#eef8ff", 1)


def _headset() -> str:
    band = stroke("M13.5 22C13 12 18 6.5 24 6.5S35 12 34.5 22", LINE, 3) + stroke(
        "M13.5 22C13 12 18 6.5 24 6.5S35 12 34.5 22", "#c9ced6", 1.4
    )
    cups = inked("M11.5 20h4v7h-4zM32.5 20h4v7h-4z", "#39414f")
    return band + cups + stroke("M34 27c0 4-3 6-7 6.3", LINE, 1.4)


LEADERS = {
    "canada-a": Leader(
        "#c08a63",
        "#2a1a18",
        "M12 40c-2-12-1-32 12-33 13 1 14 21 12 33l-5 2V20H17v22z",
        "M14.5 22c0-9 4-14 9.5-14 6 0 9.5 5 9.5 14-2.5-4-6-7-9.5-9-3 3-6.5 5-9.5 9z",
        "#e9e9e3",
    ),
    "canada-b": Leader(
        "#e2b08c",
        "#7a4a2a",
        "",
        "M14.5 21c-1.5-9 3-14 10-14 7.5 0 11 6 9 14l-2-5.5c-5 1-10 .5-14-1.5zM15.2 24c1 2 2.8 3 4.3 3.5h9"
        "c1.5-.5 3.3-1.5 4.3-3.5 0 8.5-3.8 13.5-8.8 13.5S15.2 32.5 15.2 24z",
        "#b0463c",
    ),
    "europe-a": Leader(
        "#f0c8a6",
        "#c9a24a",
        "M24 1a6 6 0 0 1 6 6c0 2-1 4-2 5h-8c-1-1-2-3-2-5a6 6 0 0 1 6-6z",
        "M14.5 22c-.5-9 4-14.5 9.5-14.5S34 13 33.5 22c-2-5-5-8-9.5-8s-7.5 3-9.5 8z",
        "#2f59c4",
        _glasses(),
    ),
    "europe-b": Leader("#7b4c34", "#1b1412", "", "M19 29.5c2-1.6 8-1.6 10 0-1 1.8-9 1.8-10 0z", "#e9e9e3", _headset()),
    "japan-a": Leader(
        "#f1cfae",
        "#17161c",
        "M11.5 34C10 16 14 6.5 24 6.5S38 16 36.5 34h-5V20h-15v14z",
        "M14.5 23V17c2-6 5-9 9.5-9s7.5 3 9.5 9v6c-1-3-1.5-5-2-6.5H16.5c-.5 1.5-1 3.5-2 6.5z",
        "#d8485c",
    ),
    "japan-b": Leader(
        "#e6bd97",
        "#1d1c24",
        "",
        "M14.5 21C13 12 17 6.5 23 7l3-1.5.5 2c6 0 9 5.5 7 13.5-.8-3-2-5-3.5-6.5l-4 1 1-2.5c-4 2.5-8 3-10 2.5"
        "-1 1.5-2 3-2.5 5.5z",
        "#39414f",
        _glasses(),
    ),
    "usa-a": Leader(
        "#6a402c",
        "#1a1210",
        "M24 2.5c9.5 0 15 6 15 13.5 0 6-3 10-6 12H15c-3-2-6-6-6-12C9 8.5 14.5 2.5 24 2.5z",
        "M15 20c0-6 4-9 9-9s9 3 9 9c-2-3-5-4.5-9-4.5S17 17 15 20z",
        "#e0a84a",
    ),
    "usa-b": Leader("#d9a882", "#c9ced6", "", "M15 19.5c0-8 3.5-12 9-12s9 4 9 12l-1.5-4.5h-15z", "#1b3684", _headset()),
}
GROUNDS: dict[str, tuple[str, str, Callable[[str], str]]] = {
    "canada": ("#3a1d22", "#8f2c34", lambda colour: filled("M1 5l4-4h7v54H5l-4-4zM36 1h7l4 4v46l-4 4h-7z", colour)),
    "europe": ("#12224c", "#ecd69c", lambda colour: _ring(colour)),
    "japan": ("#4a4d58", "#c0435a", lambda colour: f'<circle cx="24" cy="23" r="18.5" fill="{colour}"/>'),
    "usa": ("#16284f", "#5f7fc8", lambda colour: stroke("M3 8h42M3 16h42M3 24h42M3 32h42M3 40h42", colour, 3)),
}
"""By agency: the ground, a colour, and what is drawn in it."""


def symbols() -> list[str]:
    """One for each side of a tile."""
    return [symbol(f"sb-leader-{name}", SIZE, _portrait(name, leader)) for name, leader in LEADERS.items()]


def _ring(colour: str) -> str:
    places = [around(30 * step, 19) for step in range(12)]
    return "".join(
        f'<circle cx="{number(24 + x)}" cy="{number(23 + y)}" r="1.9" fill="{colour}"/>' for x, y, _ in places
    )


def _portrait(name: str, leader: Leader) -> str:
    ground, colour, drawn = GROUNDS[name.split("-")[0]]
    skin_dark = mixed(leader.skin, "#04060c", 0.3)
    shoulders = "M3.5 54.5c0-11 7-15.5 15-17h11c8 1.5 15 6 15 17z"
    return (
        filled(FRAME, ground)
        + drawn(mixed(ground, colour, 0.75))
        + (inked(leader.behind, mixed(leader.hair, "#04060c", 0.25)) if leader.behind else "")
        + inked(shoulders, leader.suit)
        + shaded("M29 37.5c8.5 1.5 15.5 6 15.5 17H31z", 0.3)
        + filled("M19.5 31h9v8c-2 3-7 3-9 0z", skin_dark)
        + inked("M16 40.5c0-3 16-3 16 0s-3 5.5-8 5.5-8-2.5-8-5.5z", "#c9ced6")
        + filled("M18 40.2c0-1.9 12-1.9 12 0s-2.5 3.4-6 3.4-6-1.5-6-3.4z", skin_dark)
        + inked(FACE, leader.skin)
        + filled("M27 10.7c3.7 1.5 6 5.2 6 10.3 0 8-4 14-9 14 4-4 5.5-14 3-24.3z", skin_dark, 0.55)
        + f'<circle cx="20" cy="23" r="1.2" fill="{LINE}"/><circle cx="28" cy="23" r="1.2" fill="{LINE}"/>'
        + stroke("M20.5 30c2 1.6 5 1.6 7 0", LINE, 1.2)
        + inked(leader.before, leader.hair)
        + leader.worn
        + ball(37, 47, 2.6, "#ecd69c", 0.7)
        + f'<path d="{FRAME}" fill="none" stroke="#fffaf0" stroke-opacity=".4"/>'
    )
