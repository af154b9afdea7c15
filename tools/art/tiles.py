"""The four bonus tiles, 60 by 64 each: `k-…`, plates with a thickness in the outlines of what they bring."""

from tools.art.kit import SHADOW, symbol

SIZE = (60, 64)
OUTLINES = {
    "plus-one": "M12 10H48L58 20V40L48 50H12L2 40V20z",
    "field": "M4 50V32a26 26 0 0 1 52 0V50a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z",
    "research": "M20 2H40V9L37 12V22L55 46a6 6 0 0 1-5 9H10a6 6 0 0 1-5-9L23 22V12L20 9z",
    "energy": "M14 1H56L46 17H60L18 57 25 36H1z",
}
"""As the plates of values on cards; +1 unit is no resource, and has its corners cut."""
FACES = {
    "plus-one": ("#dfe4ec", "#5d6a80"),
    "field": ("#86dd8e", "#24613a"),
    "research": ("#8fcaff", "#1d4f86"),
    "energy": ("#ffd23f", "#8a5d00"),
}
"""Of a face and of the side below it."""
INK = "#0b0f18"
SIGNS = {
    "plus-one": "M14 30h16M22 22v16M38 24l6-4v20",
    "field": "M15 33h10M20 28v10",
    "research": "M27 36l5-4v18",
    "energy": "M26 22a5.4 5.4 0 0 1 10.8 0c0 5-9.6 8-11 13.6h11.6",
}
"""What is written on them: more by one, one more, of value 1, 2 points."""
HELMET = "M30 30a8 8 0 0 1 16 0v3H30zM28 34.5h20v3H28zM27 48c0-6 4-9 11-9s11 3 11 9z"


def symbols() -> list[str]:
    """One a tile."""
    return [symbol(f"k-{tile}", SIZE, _tile(tile, outline)) for tile, outline in OUTLINES.items()]


def _tile(tile: str, outline: str) -> str:
    """Shadow, side, face, the light on its upper edge, and its sign."""
    face, side = FACES[tile]
    helmet = f'<path d="{HELMET}" fill="{INK}"/>' if tile == "field" else ""
    return (
        f'<path d="{outline}" transform="translate(2 8)" fill="{SHADOW}" opacity=".5"/>'
        f'<path d="{outline}" transform="translate(0 6)" fill="{side}"/>'
        f'<path d="{outline}" fill="{face}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<path d="{outline}" transform="translate(3 2.6) scale(.9)" fill="none" stroke="#fff" stroke-width="2.4"'
        f' opacity=".55"/>{helmet}<path d="{SIGNS[tile]}" fill="none" stroke="{INK}" stroke-width="4.6"'
        ' stroke-linejoin="round"/>'
    )
