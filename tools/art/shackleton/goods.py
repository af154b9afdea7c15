"""Resources and goods as small solids, 32 by 32, each with an outline of its own."""

import math

from tools.art.colours import DARK, STEEL, WHITE, Ramp
from tools.art.kit import Scene, around, number, symbol
from tools.art.shackleton.colours import GOLD, HELIUM, LINE, RARE_EARTH, ROCK, SUIT, TITANIUM
from tools.art.shackleton.inked import ball, cast, cord, filled, inked, shaded, stroke

SIZE = (32, 32)


def symbols() -> list[str]:
    """What all seats have, then what only corporations know."""
    solids = {
        "titanium": titanium(),
        "rare_earth": rare_earth(),
        "energy": energy(),
        "helium3": helium3(),
        "robot": robot(),
        "plant": plant(),
        "step": telescope(),
        "sample-alpha": sample_alpha(),
        "sample-beta": sample_beta(),
        "sample-gamma": sample_gamma(),
    }
    flat = {"credits": CREDITS, "reputation": REPUTATION, "vp": VP, "defence": DEFENCE, "sample": SAMPLE}
    drawn = [scene.symbol(f"sb-{name}") for name, scene in solids.items()]
    return drawn + [symbol(f"sb-{name}", SIZE, markup, overflow="visible") for name, markup in flat.items()]


def titanium() -> Scene:
    """Two ingots with one across."""
    scene = _scene(pitch=30)
    scene.shadow((0, 0, 0), 11, 8, 0.5)
    for x, y, z, turned in ((0, 6, 0, 0), (0, -6, 0, 0), (0, 0, 8, 0)):
        top = scene.box((x, y, z), (23, 10.4, 7.6), TITANIUM, turned, top=0.8, ambient=0.14)
        scene.line([top[1], top[0], top[3]], "#f2fffb", 0.7, opacity=".8")
    return scene


def rare_earth() -> Scene:
    """Three six-sided crystals from one foot."""
    scene = _scene(pitch=20)
    scene.shadow((0, 0, 0), 9, 12, 0.5)
    for foot, radius, height, lean in (((2, 2), 5.6, 25, 0.1), ((-6, 0), 4, 15, -0.5), ((6, -3), 4.2, 13, 0.5)):
        _crystal(scene, foot, radius, height, lean)
    return scene


def _crystal(scene: Scene, foot: tuple[float, float], radius: float, height: float, lean: float) -> None:
    x, y = foot
    shoulder = height * 0.68
    low = [(x + around(60 * k + 10, radius)[0], y + around(60 * k + 10, radius)[1], 0.0) for k in range(6)]
    high = [(px + lean * shoulder, py, shoulder) for px, py, _ in low]
    tip = (x + lean * height, y, height)
    pairs = [(side, (side + 1) % 6) for side in range(6)]
    scene.solid([(low[i], low[j], high[j], high[i]) for i, j in pairs], RARE_EARTH, ambient=0.2)
    scene.solid([(high[i], high[j], tip) for i, j in pairs], RARE_EARTH, ambient=0.36)


def energy() -> Scene:
    """A cell, a bolt on its side."""
    scene = _scene(pitch=24)
    scene.shadow((0, 0, 0), 9, 12, 0.5)
    scene.frustum((0, 0, 0), (9.6, 9.6), 3, 14, 0, DARK)
    scene.frustum((0, 0, 3), (9, 9), 17, 14, 0, STEEL)
    scene.frustum((0, 0, 20), (9.6, 9.6), 2.6, 14, 0, DARK)
    scene.frustum((0, 0, 22.6), (3.6, 3.6), 2.6, 10, 0, GOLD)
    scene.raw(
        f'<path d="M17.6 8L9.8 17.4h4.8L13 25.6l8.6-10.8h-5z" fill="url(#sb-g-bolt)" stroke="{LINE}" stroke-width="1"'
        ' stroke-linejoin="round"/>'
    )
    return scene


def helium3() -> Scene:
    """A flask of gas with a valve and its number."""
    scene = _scene(pitch=20)
    scene.shadow((0, 0, 0), 8, 14, 0.5)
    scene.frustum((0, 0, 0), (6.4, 7.6), 3, 14, 0, HELIUM)
    scene.frustum((0, 0, 3), (7.6, 7.6), 13, 14, 0, HELIUM)
    scene.frustum((0, 0, 16), (7.6, 3), 4.4, 14, 0, HELIUM)
    scene.frustum((0, 0, 20.4), (2.6, 2.6), 3, 8, 0, STEEL)
    scene.line([(-4.4, 0, 24.6), (4.4, 0, 24.6)], "#dfe2e2", 2)
    scene.raw(
        '<path d="M13 14.8h5.4l-3 3.3c2.1 0 3.3 1.2 3.3 2.8 0 1.8-1.4 3-3.3 3-1.2 0-2.3-.5-2.9-1.4" fill="none"'
        ' stroke="#02201b" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>'
    )
    return scene


def robot() -> Scene:
    """A box on tracks with one eye and an arm."""
    scene = _scene(pitch=24)
    scene.shadow((0, 0, 0), 11, 10, 0.5)
    scene.box((0, 5.4, 0), (20, 4.4, 6), DARK)
    scene.box((0, 0, 3), (15, 12, 9.6), WHITE)
    scene.box((0, -5.4, 0), (20, 4.4, 6), DARK)
    for x in (-6.4, 0, 6.4):
        scene.ball((x, -7.7, 3), 2, "#7b8492")
    scene.frustum((0, 0, 12.6), (2.2, 2.2), 2.4, 8, 0, STEEL)
    scene.box((0, 0, 15), (13, 9, 8), SUIT)
    x, y = scene.xy((1.4, -4.6, 19))
    scene.raw(
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="3.6" ry="3" fill="{LINE}"/>'
        f'<circle cx="{number(x - 0.4)}" cy="{number(y - 0.3)}" r="1.7" fill="#7df3ff"/>'
    )
    scene.line([(7.6, -3, 10), (12.6, -3, 14), (12.6, -3, 19)], "#cfd4da", 2)
    scene.line([(11, -3, 21.4), (12.6, -3, 19), (14.2, -3, 21.4)], "#cfd4da", 1.4)
    return scene


def plant() -> Scene:
    """A seedling in a tray."""
    scene = _scene(pitch=26)
    scene.shadow((0, 0, 0), 9, 8, 0.5)
    scene.frustum((0, 0, 0), (7.4, 9.4), 8, 6, 0, WHITE)
    scene.disc((0, 0, 8), 7.4, "#2b2016")
    x, y = scene.xy((0, 0, 8))
    stem = f"M{number(x)} {number(y)}c-.4-4 0-7 .6-10"
    scene.raw(
        f'<path d="{stem}" fill="none" stroke="#22663a" stroke-width="2" stroke-linecap="round"/>'
        f'<path d="M{number(x + 0.4)} {number(y - 7)}c-9 1-12-3.4-12.4-9.6 7.6-.4 12.2 2.4 12.4 9.6z" fill="#98e3a4"'
        f' stroke="{LINE}" stroke-width=".9" stroke-linejoin="round"/>'
        f'<path d="M{number(x + 0.6)} {number(y - 9)}c.4-6.6 4-9.6 11-9.4.2 6.6-3.6 10-11 9.4z" fill="#4cae69"'
        f' stroke="{LINE}" stroke-width=".9" stroke-linejoin="round"/>'
        f'<path d="M{number(x - 9)} {number(y - 14)}l8 6M{number(x + 9)} {number(y - 16)}l-7.4 6" stroke="#0d2a17"'
        ' stroke-width=".8" opacity=".6"/>'
    )
    return scene


def telescope() -> Scene:
    """A tube on three legs."""
    scene = _scene(pitch=22)
    scene.shadow((0, 0, 0), 8, 10, 0.45)
    for angle in (90, 210, 330):
        scene.line([around(angle, 8.4, 0), (0, 0, 13)], "#9aa2ad" if angle == 90 else "#dfe2e2", 2)
    x, y = scene.xy((0, 0, 14.6))
    scene.raw(
        f'<g transform="translate({number(x)} {number(y)}) rotate(-32)">'
        f'<path d="M-11-2.6h7v5.2h-7z" fill="#565d6b" stroke="{LINE}" stroke-width=".9"/>'
        f'<path d="M-5-4H9v8H-5z" fill="url(#sb-g-suit)" stroke="{LINE}" stroke-width=".9"/>'
        f'<path d="M8-5.2h4.6v10.4H8z" fill="#9aa2ad" stroke="{LINE}" stroke-width=".9"/>'
        '<path d="M-4.4-2.4h12" stroke="#fff" stroke-width="1.2"/>'
        f'<ellipse cx="12.6" rx="1.8" ry="5" fill="#7fbcd8" stroke="{LINE}" stroke-width=".8"/></g>'
    )
    return scene


def sample_alpha() -> Scene:
    """Alpha: a drill core, upright and round."""
    scene = _scene(pitch=26)
    scene.shadow((0, 0, 0), 7, 14, 0.45)
    for foot, height, ramp in ((0, 6, ROCK), (6, 4, RED_BED), (10, 8, ROCK), (18, 4, RED_BED)):
        scene.frustum((0, 0, foot), (6.6, 6.6), height, 14, 0, ramp)
    return scene


def sample_beta() -> Scene:
    """Beta: a cut block, broad and square."""
    scene = _scene(pitch=28)
    scene.shadow((0, 0, 0), 12, 8, 0.45)
    scene.box((0, 0, 0), (20, 16, 12), OLIVINE, top=0.94)
    scene.box((1, 1, 12), (13, 10, 3), OLIVINE, top=0.7, ambient=0.34)
    return scene


def sample_gamma() -> Scene:
    """Gamma: a ball of glass in a ring."""
    scene = _scene(pitch=24)
    scene.shadow((0, 0, 0), 9, 10, 0.45)
    x, y = scene.xy((0, 0, 11))
    left, right = (x - 13.2, y + 4.8), (x + 13.2, y - 4.8)
    back = f"M{number(left[0])} {number(left[1])}A14 4.6 -20 0 1 {number(right[0])} {number(right[1])}"
    front = f"M{number(left[0])} {number(left[1])}A14 4.6 -20 0 0 {number(right[0])} {number(right[1])}"
    scene.raw(cord(back, "#c9ced6", 2.2) + ball(x, y, 8.4, "url(#sb-g-earth)") + cord(front, "#eceae3", 2.2))
    return scene


RED_BED = Ramp("#2e0f0c", "#7a352a", "#c06a58", "#efae9c", "#ffe7de")
OLIVINE = Ramp("#1a2410", "#4b6422", "#8caa46", "#cfe48c", "#f7ffdc")


def _scene(pitch: float) -> Scene:
    return Scene(SIZE, origin=(15.4, 26.4), yaw=-30, pitch=pitch, contour=LINE)


def _rosette(x: float, y: float) -> str:
    """The corners of a toothed disc."""
    turns = [(math.pi * corner / 12, 11.4 if corner % 2 else 9.2) for corner in range(24)]
    return "L".join(
        f"{number(x + radius * math.sin(turn))} {number(y - radius * math.cos(turn))}" for turn, radius in turns
    )


CREDITS = (
    cast(20, 27, 13, 4)
    + filled("M3.4 15.4h25.2v2.2a12.6 12.6 0 0 1-25.2 0z", "#5f4712")
    + '<circle cx="16" cy="15.4" r="12.6" fill="url(#sb-g-coin)" stroke="#3d2a0c" stroke-width=".8"/>'
    + '<circle cx="16" cy="15.4" r="9.6" fill="none" stroke="#8a6a20"/>'
    + stroke("M19.8 11.4a5.4 5.4 0 1 0 0 8M16 7.6v3M16 20.2v3", "#231803", 2.2)
)
"""A coin, as money is everywhere."""
REPUTATION = (
    inked("M11 18L6.4 29l5-1.2 3 4L18 20zM21 18l4.6 11-5-1.2-3 4L14 20z", "#b3263c")
    + inked(f"M{_rosette(16, 12.6)}z", "#fff1d6")
    + '<circle cx="16" cy="12.6" r="6.6" fill="#d8485c" stroke="#7c1426" stroke-width=".8"/>'
    + stroke("M12.6 12.8l2.4 2.6 4.6-5.2", "#fff", 2.2)
)
"""A rosette with two tails."""
VP = (
    cast(20, 28.6, 10, 3)
    + cord("M8.6 6H4.4c0 6 2.2 8.6 5.6 9.2M23.4 6h4.2c0 6-2.2 8.6-5.6 9.2", "#e6dcc4", 2, 1.5)
    + inked("M8 2.6h16c0 9.2-2 15-6 16.4v3.6h-4V19c-4-1.4-6-7.2-6-16.4z", "#f4ecd8")
    + shaded("M17.4 2.6H24c0 9.2-2 15-6 16.4v3.6h-1.6z")
    + filled("M10.2 4.6h2.6c0 5 .6 8.6 2 11.4-3-1.6-4.4-5.6-4.6-11.4z", "#fffdf5")
    + inked("M10.4 22.4h11.2l1.8 6.2H8.6z", "#b8934a")
    + filled("M11.2 23.2h3l-.8 4.6H9.8z", "#ecd69c")
)
"""A cup."""
DEFENCE = (
    cast(20, 28.6, 11, 3)
    + filled("M16 4l11 3.4v8.2c0 7-4.4 11.6-11 14.4-6.6-2.8-11-7.4-11-14.4V7.4z", "#1d222e")
    + inked("M16 1.6L27 5v8.2c0 7-4.4 11.6-11 14.4C9.4 24.8 5 20.2 5 13.2V5z", "url(#sb-g-suit)")
    + filled("M16 4.6l8.2 2.6v6c0 5.2-3 8.6-8.2 11z", "#2b6f9c")
    + filled("M16 4.6L7.8 7.2v6c0 5.2 3 8.6 8.2 11z", "#7fbcd8")
    + filled("M12 14.6l4-6 4 6-4 5.6z", "#fffdf5")
)
"""A shield."""
SAMPLE = (
    cast(20, 29, 10, 3)
    + inked("M12.8 4.6h6.4v8l1.4 2V26c0 2-1.6 3.6-3.6 3.6h-2c-2 0-3.6-1.6-3.6-3.6V14.6l1.4-2z", "#dff2ff")
    + filled("M12.6 19.6l3-2 3.8 1.6V26c0 1.4-1 2.4-2.4 2.4h-2c-1.4 0-2.4-1-2.4-2.4z", "#8a8f98")
    + filled("M12.6 19.6l3-2 3.8 1.6-2.6 2z", "#d8d4c9")
    + inked("M11.2 2.6h9.6V6h-9.6z", "#565d6b")
    + stroke("M14 8v9", "#fff", 1.4)
)
"""A sample of any type, in its tube."""
