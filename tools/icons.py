"""Draw the icons of the installed app from the site's mark: `python -m tools.icons` writes them to app/static/img."""

import re
from pathlib import Path

import resvg_py

IMAGES = Path(__file__).resolve().parents[1] / "app" / "static" / "img"
MARK = "mark.svg"
SPACE = "#070a13"
STARS = (
    (70, 96, 5),
    (150, 44, 3),
    (438, 66, 4),
    (474, 158, 3),
    (44, 300, 3),
    (98, 446, 5),
    (330, 470, 3),
    (468, 400, 4),
)
"""Places and sizes in a square of 512."""
ROUND = '<rect width="512" height="512" rx="112" fill="{space}"/>'
WHOLE = '<rect width="512" height="512" fill="{space}"/>'
"""A background that systems cut to the shape of their icons; what matters stays within four fifths of the width."""
BADGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><mask id="m">'
    '<rect width="48" height="48" fill="#fff"/><path d="M25 15.500l13.500-2.500 9.500 8-2.500 15-13 11.500-15-8z"/>'
    '</mask><circle cx="22" cy="22" r="21" fill="#fff" mask="url(#m)"/>'
    '<path d="M28 19.200l9.600-1.700 7.200 6-1.700 10.700-10.300 9-11.400-6.200z" fill="#fff"/></svg>'
)
"""What a telephone shows in the line at its top: white alone, where anything is."""


def icons() -> dict[str, bytes]:
    """The PNGs by their names."""
    return {
        "icon-192.png": _drawn(_icon(ROUND, 9.2), 192),
        "icon-512.png": _drawn(_icon(ROUND, 9.2), 512),
        "icon-maskable-512.png": _drawn(_icon(WHOLE, 7.6), 512),
        "icon-apple-180.png": _drawn(_icon(WHOLE, 8.6), 180),
        "badge-96.png": _drawn(BADGE, 96),
    }


def _icon(ground: str, scale: float) -> str:
    """The mark before the night sky, so many times its size."""
    mark = re.sub(r"^<svg[^>]*>|</svg>$", "", (IMAGES / MARK).read_text(encoding="utf-8").strip())
    stars = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#c3cbd8" opacity=".7"/>' for x, y, r in STARS)
    placed = f'<g transform="translate(256 256) scale({scale}) translate(-23.600 -23.600)">{mark}</g>'
    drawn = f"{ground.format(space=SPACE)}{stars}{placed}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{drawn}</svg>'


def _drawn(svg: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


if __name__ == "__main__":
    for name, png in icons().items():
        (IMAGES / name).write_bytes(png)
