"""What the corporations' boards show, 48 by 48, each with an outline of its own.

`sb-programme-1-bottom` … are the Defense Programs of Sky Watch by section and place, from watching to striking;
`sb-module-1` … the modules of the ship to Mars, `sb-ship-panel-1` … its panels, `sb-bed` a place for a Tourist.
"""

from tools.art.kit import symbol
from tools.art.shackleton.colours import CORPORATIONS, LAMP
from tools.art.shackleton.inked import ball, cast, cord, filled, inked, moved, shaded, stroke

SIZE = (48, 48)
TEAL, PALE, DEEP = CORPORATIONS["sky-watch"], "#8fe6da", "#0c5c55"
RED, ROSE, WINE = CORPORATIONS["mars"], "#f0b3a6", "#7c342a"
METAL, BRIGHT, DARK = "#9aa2ad", "#eceae3", "#39414f"
SUIT = "url(#sb-g-suit)"


def symbols() -> list[str]:
    """All of them."""
    drawn = {f"programme-{name}": markup for name, markup in PROGRAMMES.items()}
    drawn |= {f"module-{number}": markup for number, markup in enumerate(MODULES, 1)}
    drawn |= {f"ship-panel-{number}": markup for number, markup in enumerate(PANELS, 1)}
    return [symbol(f"sb-{name}", SIZE, markup, overflow="visible") for name, markup in (drawn | {"bed": BED}).items()]


PROGRAMMES = {
    "1-bottom": (
        cast(30, 43, 15, 4)
        + cord("M15 42l8-16M33 42l-8-16M24 42V26", METAL, 2.4)
        + moved(
            inked("M-16-5h14V5h-14z", DARK)
            + inked("M-4-7h18V7H-4z", TEAL)
            + filled("M-3-6h16v4H-3z", PALE)
            + inked("M13-9h6V9h-6z", BRIGHT),
            23,
            20,
            -32,
        )
    ),
    "1-middle": (
        cast(30, 43, 15, 4)
        + inked("M14 43l6-15h8l6 15z", METAL)
        + shaded("M25 28h3l6 15h-6z")
        + moved(
            inked("M-20-3q3 17 20 17T20-3z", DEEP) + '<ellipse cy="-3" rx="20" ry="6.5" fill="url(#sb-g-dish)"'
            ' stroke="#0b0f18" stroke-width=".9"/>'
            + stroke("M-11-3l11-15 11 15M0-18V-3", DARK, 1.6)
            + ball(0, -18, 2.6, LAMP),
            23,
            22,
            -30,
        )
    ),
    "1-topmost": (
        moved(
            inked("M-22-7h13V7h-13zM9-7h13V7H9z", "#2f59c4")
            + stroke("M-15.5-7V7M15.5-7V7M-22 0h13M9 0h13", "#a9c4ff", 1)
            + inked("M-8-9H8V9H-8z", SUIT)
            + filled("M-8-3H8v5H-8z", TEAL)
            + inked("M-4 9h8l3 6H-7z", BRIGHT),
            24,
            20,
            -24,
        )
        + stroke("M22 38q6 4 12-1M20 43q9 6 18-1", PALE, 2.2)
    ),
    "2-bottom": (
        cast(28, 43, 15, 4)
        + inked("M10 37h28v6H10z", DARK)
        + inked("M14 37V24q0-11 10-11t10 11v13z", "#ff6b5e")
        + filled("M17 35V25q0-8 6-9-2 6-2 19z", "#ffd9d2")
        + shaded("M28 14q6 3 6 10v13h-5z")
        + stroke("M24 3v5M9 9l4 4M39 9l-4 4M4 22h5M44 22h-5", LAMP, 2.6)
    ),
    "2-middle": (
        cast(28, 42, 19, 4)
        + inked("M4 42q0-25 20-25t20 25z", METAL)
        + shaded("M28 17.500q16 3 16 24.500h-9q2-16-7-24.500z")
        + filled("M8 39q1-17 14-19.5-8 6-8 19.500z", BRIGHT)
        + inked("M17 42V33q0-7 7-7t7 7v9z", "#0b0f18")
        + filled("M19 42V33q0-5 5-5t5 5v9z", LAMP)
        + inked("M20 17l4-12 4 12z", TEAL)
    ),
    "2-topmost": (
        cast(22, 43, 15, 4)
        + stroke("M27 22L46 4", "#ff5a6e", 5, 0.4)
        + stroke("M27 22L46 4", "#ffe0e4", 2)
        + inked("M6 43l4-10h18l4 10z", DARK)
        + ball(19, 28, 9, "url(#sb-g-ball)")
        + moved(
            inked("M-12-5.500H12V5.500H-12z", TEAL)
            + filled("M-11-4.5h22v3h-22z", PALE)
            + inked("M12-3.5h6v7h-6z", DARK),
            20,
            28,
            -43,
        )
    ),
    "3-bottom": (
        cast(28, 43, 14, 4)
        + filled("M18 34h12l-6 12z", "#ff9d3a")
        + filled("M21 34h6l-3 7z", "#fff3c0")
        + inked("M16 22l-8 10v6l8-4zM32 22l8 10v6l-8-4z", DEEP)
        + inked("M16 34V17q1-10 8-15 7 5 8 15v17z", SUIT)
        + filled("M17 14q2-8 7-12 5 4 7 12z", TEAL)
        + shaded("M26 3.500q5 5 6 13.500v17h-5z")
        + ball(23, 21, 3, "#7fbcd8")
    ),
    "3-middle": (
        inked("M28 12l10-4 8 6 1 12-7 9-11 1-7-8 1-10z", "#8f8d88")
        + filled("M28 12l10-4 8 6-11 7z", "#d9d4c8")
        + ball(38, 24, 2.6, "#3a3b42", 0)
        + filled("M24 27l3 4 5-2-2 5 4 3-5 2v6l-5-4-5 4 1-6-6-1 5-4-3-5 6 1z", "#ffd23f")
        + moved(
            stroke("M-16-3h-12M-16 3h-9", PALE, 2)
            + inked("M-14-5H2l9 5-9 5h-16z", SUIT)
            + filled("M2-5l9 5-9 5z", TEAL),
            14,
            38,
            -24,
        )
    ),
    "3-topmost": (
        cast(26, 44, 20, 3.4)
        + filled("M2 41Q2 5 24 5t22 36q-22 8-44 0z", PALE, 0.28)
        + stroke("M2 41Q2 5 24 5t22 36", PALE, 2.6)
        + stroke("M9 42q0-26 15-37M39 42q0-26-15-37M6 26q18 7 36 0", PALE, 1.4, 0.8)
        + inked("M12 41q0-11 12-11t12 11z", BRIGHT)
        + shaded("M27 30.300q9 2 9 10.700h-6z")
        + filled("M17 39h3v-4h-3zM23 39h3v-4h-3z", "#c98f4a")
        + inked("M22 30v-8h4v8z", TEAL)
        + ball(24, 20, 3, LAMP)
    ),
}
MODULES = (
    inked("M30 12h12v24H30z", METAL)
    + inked("M10 9l20 5v20l-20 5z", DARK)
    + filled("M12 12l16 4v5L12 20z", "#66717f")
    + filled("M10 12L1 18v12l9 6z", "#8fd0ff", 0.9)
    + filled("M10 18l-6 3v6l6 3z", "#fff")
    + filled("M31 14h10v5H31z", BRIGHT)
    + filled("M34 12h4v24h-4z", RED),
    inked("M4 21h40v6H4z", DARK)
    + ball(14, 14, 9.5, "url(#sb-g-ball)")
    + ball(34, 14, 9.5, "url(#sb-g-ball)")
    + ball(14, 34, 9.5, "url(#sb-g-ball)")
    + ball(34, 34, 9.5, "url(#sb-g-ball)")
    + stroke("M5 14q9 4 18 0M25 34q9 4 18 0", RED, 2.4),
    '<ellipse cx="24" cy="24" rx="11" ry="20" fill="none" stroke="#0b0f18" stroke-width="11"/>'
    f'<ellipse cx="24" cy="24" rx="11" ry="20" fill="none" stroke="{BRIGHT}" stroke-width="9"/>'
    f'<ellipse cx="24" cy="24" rx="11" ry="20" fill="none" stroke="{RED}" stroke-width="2.6"/>'
    + inked("M2 20h44v8H2z", METAL)
    + filled("M3 21h42v2.600H3z", BRIGHT)
    + stroke("M13 10v0M35 10v0M13 38v0M35 38v0", LAMP, 3),
    inked("M4 14h40v20H4z", SUIT)
    + inked("M1 17h4v14H1zM43 17h4v14h-4z", DARK)
    + filled("M4 28h40v6H4z", RED)
    + stroke("M11 20v4M19 20v4M27 20v4M35 20v4", LAMP, 4)
    + inked("M20 14v-6h8v6z", METAL)
    + stroke("M24 8V3", BRIGHT, 1.6),
    inked("M6 33h36v7H6z", METAL)
    + inked("M6 33Q6 8 24 8t18 25z", "#2b6f4a")
    + filled("M10 32q2-8 6-8t5 8q2-10 6-10t5 10q2-6 4-6l3 6z", "#6fc23e")
    + filled("M6 33Q6 8 24 8t18 25z", "#9fe0ff", 0.25)
    + stroke("M6 33Q6 8 24 8t18 25M24 8v25M14 12q-2 8-2 21M34 12q2 8 2 21", BRIGHT, 1.6)
    + filled("M7 34h34v2H7z", RED),
    inked("M20 4h8v40h-8z", METAL)
    + filled("M21 5h2v38h-2z", BRIGHT)
    + inked("M2 6l17 3v10L2 16zM46 6L29 9v10l17-3zM2 42l17-3V29L2 32zM46 42l-17-3V29l17 3z", RED)
    + stroke("M5 9l13 3M5 13l13 3M43 9l-13 3M43 13l-13 3M5 39l13-3M5 35l13-3M43 39l-13-3M43 35l-13-3", ROSE, 1.4)
    + inked("M17 21h14v6H17z", DARK),
)
"""An engine, tanks, a ring that turns, cabins, a garden, radiators."""
PANELS = (
    inked("M10 8h28l6 6v20l-6 6H10l-6-6V14z", SUIT)
    + ball(24, 24, 11, DARK)
    + ball(24, 24, 8, "#7fbcd8")
    + filled("M18 24q0-6 6-6-3 3-3 9-3 0-3-3z", "#fff")
    + stroke("M9 14h0M39 14h0M9 34h0M39 34h0", METAL, 2.6),
    inked("M8 24h32v18H8z", SUIT)
    + inked("M8 34h32v8H8z", RED)
    + stroke("M24 24V10", DARK, 3)
    + inked("M8 6q2 12 16 12T40 6z", METAL)
    + filled("M10 6q4 8 12 10-4-4-4-10z", "#fff")
    + ball(24, 6, 3, LAMP),
    inked("M4 10h40l-6 28H10z", "#1b3684")
    + stroke("M17 10l2 28M31 10l-2 28M6 19h36M8 29h32", "#a9c4ff", 1.6)
    + inked("M20 38h8v6h-8z", METAL)
    + stroke("M5 11h38", "#fff", 1.6, 0.8),
    inked("M11 45V16q0-13 13-13t13 13v29z", SUIT)
    + shaded("M26 3q11 1 11 13v29H27z", 0.3)
    + inked("M15.5 41V17q0-9 8.5-9t8.5 9v24z", RED)
    + filled("M17 39V17q0-7 7-8-3 6-3 30z", ROSE)
    + ball(28, 27, 2.2, BRIGHT),
    inked("M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z", DARK)
    + inked("M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30z", WINE)
    + inked("M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", RED)
    + stroke("M24 4v11M24 33v11M4 24h11M33 24h11", ROSE, 1.8)
    + stroke("M9 17a17 17 0 0 1 11-9", "#fff", 2, 0.7),
)
"""A window, an antenna, cells, a hatch, a shield against heat."""
BED = (
    cast(27, 42, 20, 4)
    + inked("M4 10h5v32H4z", "#8a5a2c")
    + inked("M39 24h5v18h-5z", "#8a5a2c")
    + inked("M9 27h30v9H9z", BRIGHT)
    + inked("M20 25h19q3 0 3 3v6H20z", CORPORATIONS["artemis"])
    + filled("M21 26h18v2H21z", "#ffd9ee")
    + inked("M9 21h11q2 0 2 3v3H9z", "#fffdf5")
    + shaded("M9 33h33v3H9z", 0.3)
)
