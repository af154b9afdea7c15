"""Astronauts as cast figures on a base, 36 by 44: what they carry makes the outline, the visor's colour adds to it.

An engineer holds up a spanner, a technician has two tanks above the shoulders, a scientist holds out a flask. A Tourist
has no pack, but a hat and a suitcase.
"""

from tools.art.kit import symbol
from tools.art.shackleton.colours import ENGINEER, LINE, SCIENTIST, TECHNICIAN, VISORS
from tools.art.shackleton.inked import ball, cast, cord, filled, inked, moved, shaded, stroke

SIZE = (36, 44)
SUIT = "url(#sb-g-suit)"
SLEEVE = "#e9e9e3"
STEEL, DARK_STEEL = "#cfd4da", "#3d4553"
VISOR = "M12.2 11c0-3.4 2.4-5 6-5s6.2 1.6 6.2 5c0 3.6-2.6 5.4-6.2 5.4s-6-1.8-6-5.4z"
VISOR_LIGHT = "M14 9.8c.4-1.6 1.6-2.3 3.2-2.3"

LEGS = inked("M11.6 27h12.8l.6 9.6c0 2-5.6 2.4-6 .2L18 31l-1 5.8c-.4 2.2-6 1.8-6-.2z", SUIT) + shaded(
    "M18.4 31.4l.9 5.6c1 1.4 5.4 1 5.6-.4L24.3 29z", 0.28
)
BODY = inked("M10.8 18.6c2.6-2 11.8-2 14.4 0l.6 9.8c-3.4 1.8-12.2 1.8-15.6 0z", SUIT) + shaded(
    "M20.6 17.3c2 .2 3.8.7 4.6 1.3l.6 9.8c-1.2.6-3.2 1-5.2 1.2z"
)


def symbols() -> list[str]:
    """Each type, one of any type, and a Tourist."""
    drawn = {
        ENGINEER: engineer(),
        TECHNICIAN: technician(),
        SCIENTIST: scientist(),
        "astronaut": anyone(),
        "tourist": tourist(),
    }
    return [symbol(f"sb-{kind}", SIZE, figure, overflow="visible") for kind, figure in drawn.items()]


def engineer() -> str:
    """A spanner, held up high, and a box of tools."""
    jaw = (
        "M-1.6 17v-6.6C-4.6 9.4-6 6.8-5.6 3.8-5.4 2.3-4.6 1-3.2.1v4.7L0 6.6l3.2-1.8V.1"
        "C4.6 1 5.4 2.3 5.6 3.8 6 6.8 4.6 9.4 1.6 10.4V17z"
    )
    box = (
        cord("M2.6 29.5v-2.6h5.2v2.6", STEEL, 1.1, 1.2)
        + inked("M-.6 29.4h11.6v7.2H-.6z", VISORS[ENGINEER][1])
        + shaded("M-.6 32.2h11.6v4.4H-.6z")
        + filled("M4 31h2.4v2.6H4z", DARK_STEEL)
    )
    belt = "M10.3 26h15.4v2.6c-3.4 1.8-12 1.8-15.4 0z"
    return (
        _base(ENGINEER)
        + LEGS
        + BODY
        + _band(ENGINEER)
        + inked(belt, DARK_STEEL)
        + moved(box, 1.2, 0.6)
        + _arm("M11.4 20.4l-4.4 4.2-.6 3.6")
        + _helmet(ENGINEER)
        + moved(inked(jaw, "#f2f4f6", 1), 30.6, -1.2, 12, 1.06)
        + _arm("M24.6 20.2l4 .2 2-4.6")
    )


def technician() -> str:
    """Two tanks that stand above the shoulders, and a hose."""
    colour = VISORS[TECHNICIAN][1]
    tank = (
        inked("M2.4 1.8h2.6v3H2.4z", "#9aa2ad")
        + inked("M0 8c0-2 1.6-3.6 3.7-3.6S7.4 6 7.4 8v17c0 2-1.6 3.6-3.7 3.6S0 27 0 25z", SUIT)
        + filled("M.5 10.4h6.4V13H.5z", colour)
        + shaded("M4.8 5c1.4.4 2.2 1.6 2.2 3v17c0 1.4-.8 2.6-2.2 3z")
    )
    return (
        _base(TECHNICIAN)
        + moved(tank, 2.4, -1.4, 0, 1.16)
        + moved(tank, 25, -1.4, 0, 1.16)
        + LEGS
        + BODY
        + _band(TECHNICIAN)
        + cord("M24.6 25.6c4.4 1.4 4.4 6-.4 6.4", colour, 1.3, 1.3)
        + _arm("M11.4 20.4l-3 5.2 2.6 3")
        + _arm("M24.6 20.4l3 5.2-2.6 3")
        + _helmet(TECHNICIAN)
    )


def scientist() -> str:
    """A flask, held out, and a coat that reaches to the knees."""
    colour = VISORS[SCIENTIST][1]
    coat = (
        inked("M11.6 18.6c2.6-2 10.2-2 12.8 0l3.4 14.6c-4 2.4-15.6 2.4-19.6 0z", SUIT)
        + shaded("M20.6 17.3c1.6.2 3 .7 3.8 1.3l3.4 14.6c-1.4.9-4 1.4-7 1.6z")
        + stroke("M18 18v16.6", LINE, 0.8, 0.6)
        + inked("M14.6 18l3.4 5 3.4-5z", colour, 0.7)
    )
    glass = "M28.6 11.4h5v1.5h-.8v3.6l3.4 7.2c.4 1-.2 1.8-1.2 1.8h-7.8c-1 0-1.6-.8-1.2-1.8l3.4-7.2v-3.6h-.8z"
    flask = inked(glass, "#eef8ff", 0.7) + filled("M28.2 20h5.8l1.7 3.7c.2.5-.1 1-.7 1h-7.8c-.6 0-.9-.5-.7-1z", colour)
    return (
        _base(SCIENTIST)
        + LEGS
        + coat
        + _arm("M11.6 20.4l-3.6 5 1.6 3.6")
        + _helmet(SCIENTIST)
        + moved(flask, -8.6, -1.5, 0, 1.2)
        + _arm("M24.4 21l2.2 5 2.4.4")
    )


def anyone() -> str:
    """An astronaut of any type: nothing in the hands, the visor in all three colours."""
    left, middle, right = (VISORS[kind][1] for kind in (ENGINEER, TECHNICIAN, SCIENTIST))
    visor = (
        filled("M12.2 11c0-2.6 1.4-4.1 3.6-4.7V16c-2.2-.7-3.6-2.4-3.6-5z", left)
        + filled("M15.8 6.3c1.4-.4 3.4-.4 4.8 0V16c-1.4.4-3.4.4-4.8 0z", middle)
        + filled("M20.6 6.3c2.3.6 3.8 2.1 3.8 4.7s-1.5 4.3-3.8 5z", right)
        + stroke(VISOR, LINE, 0.9)
        + stroke(VISOR_LIGHT, "#fff", 1.3, 0.9)
    )
    return (
        _stand("#c9ced6", "#565d6b")
        + LEGS
        + BODY
        + _arm("M11.4 20.4l-3 5.2 1 3.6")
        + _arm("M24.6 20.4l3 5.2-1 3.6")
        + _head(visor)
    )


def tourist() -> str:
    """White, as no astronaut is: a hat, no visor, and a suitcase."""
    coat = inked("M13 19.6c2-1.6 8-1.6 10 0l2.2 16.8c-3 2-11.4 2-14.4 0z", SUIT)
    case = (
        cord("M29 25v-3h3.6v3", "#6b4f1a", 1.2, 1.2)
        + inked("M27.4 24.6h6.8c.6 0 1 .4 1 1v9c0 .6-.4 1-1 1h-6.8c-.6 0-1-.4-1-1v-9c0-.6.4-1 1-1z", "#b8934a")
        + stroke("M27.4 28.4h7", LINE, 1)
    )
    crown = "0-3.8 2-6 5.2-6s5.2 2.2 5.2 6c3.4.3 6.4.9 6.4 2.3 0 1.8-5 2.6-11.6 2.6S6.4 13 6.4 11.2z"
    hat = inked(f"M6.4 11.2c0-1.4 3-2 6.4-2.3 {crown}", SUIT)
    return (
        _stand("#f4f0e6", "#8d8878")
        + coat
        + shaded("M20.4 18.6c1 .2 2 .5 2.6 1l2.2 16.8c-1 .7-2.8 1.1-4.8 1.3z")
        + stroke("M14.4 19l3.6 4 3.6-4", LINE, 0.9)
        + case
        + _arm("M13.4 21.4l-3.2 5 1.2 4")
        + _arm("M22.8 21.4l4.4 2.2 3-1")
        + ball(18, 13.4, 5.8, "#b9bfc8")
        + filled("M13.6 13.6h9v2.2c-1.4 1.6-7.6 1.6-9 0z", "#39414f")
        + hat
        + filled("M12.7 8.8c2.6.9 8 .9 10.6 0v1.7c-2.6.9-8 .9-10.6 0z", "#39414f")
    )


def _base(kind: str) -> str:
    _, colour, side = VISORS[kind]
    return _stand(colour, side)


def _stand(colour: str, side: str) -> str:
    """A round base with its shadow."""
    return (
        cast(23, 41, 14, 3.6)
        + filled("M6 37.4v2.2a12 3.9 0 0 0 24 0v-2.2z", side)
        + f'<ellipse cx="18" cy="37.4" rx="12" ry="3.9" fill="{colour}"/>'
        + stroke("M6.6 36.4a12 3.9 0 0 1 15-2.6", "#fffaf0", 1, 0.7)
    )


def _helmet(kind: str) -> str:
    """A round helmet, its visor in the colour of the type."""
    visor = inked(VISOR, f"url(#sb-g-{kind})") + stroke(VISOR_LIGHT, "#fff", 1.3, 0.9)
    return _head(visor)


def _head(visor: str) -> str:
    """A helmet about a visor: large, since it is seen first where figures are small."""
    return ball(18, 10.6, 9, SUIT, 1.1) + moved(visor, -2.9, -1.9, 0, 1.16)


def _arm(path: str) -> str:
    return cord(path, SLEEVE, 4.5)


def _band(kind: str) -> str:
    """A stripe across the chest."""
    return filled("M11 22.4h13.6V25H10.9z", VISORS[kind][1]) + shaded("M20.6 22.4h4l.1 2.6h-4.1z")
