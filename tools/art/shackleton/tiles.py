"""What lies on boards: panels, goal markers, farms, factories, experiments, cargo, parts of the ship, the asteroid."""

from itertools import pairwise

from tools.art.colours import DARK, STEEL, WHITE, Ramp
from tools.art.kit import Point, Scene, around, symbol
from tools.art.seats import SHAPES
from tools.art.shackleton.colours import LAMP, LEAF, LINE, OWNED, PANEL, ROCK, SUIT, VIOLET
from tools.art.shackleton.inked import ball, cast, filled, inked, moved, shaded, stroke

SIZE = (48, 48)
SMALL = (32, 32)
MAX_FARM = 3


def symbols() -> list[str]:
    """All of them; what seats own in `currentColor` and once for each seat."""
    scenes = {
        "panel": panel(),
        "farm-1": farm(1),
        "farm-2": farm(2),
        "farm-3": farm(3),
        "factory-top": factory(1),
        "factory-middle": factory(2),
        "factory-bottom": factory(3),
        "ship-panel": ship_panel(),
        "asteroid": asteroid(),
    }
    drawn = [scene.symbol(f"sb-{name}") for name, scene in scenes.items()]
    owned = {"cargo": cargo().svg(), "goal-marker": GOAL_MARKER}
    for name, markup in owned.items():
        drawn.append(symbol(f"sb-{name}", SMALL, markup, overflow="visible"))
        drawn += [_of_seat(name, seat) for seat in range(1, len(SHAPES) + 1)]
    for field, markup in FIELDS.items():
        drawn.append(symbol(f"sb-experiment-{field}", SMALL, markup, overflow="visible"))
        for stage, (x, y, scale, behind, before) in VESSELS.items():
            inside = moved(f'<use href="#sb-experiment-{field}" width="32" height="32"/>', x, y, 0, scale)
            markup = behind + inside + before
            drawn.append(symbol(f"sb-experiment-{stage}-{field}", SMALL, markup, overflow="visible"))
    return drawn


def panel() -> Scene:
    """Cells in a frame, tilted towards the sun on a foot."""
    scene = Scene(SIZE, origin=(24, 38), yaw=-30, pitch=32, contour=LINE)
    scene.shadow((0, 0, 0), 15, 12, 0.5)
    scene.frustum((0, 0, 0), (9, 8), 3, 6, 0, DARK)
    scene.frustum((0, 0, 3), (2.4, 2.4), 13, 8, 0, STEEL)
    _sheet(scene, 20.5, 12.2, (12.0, 29.0), 1.2, STEEL)
    for row in (-1, 0, 1):
        for column in (-1.5, -0.5, 0.5, 1.5):
            _cell(scene, column * 9.2, row)
    return scene


def _slope(x: float, along: float) -> Point:
    """A place of the sheet: across it, and from -1 at its low edge to 1 at its high one."""
    return x, 12.2 * along, 20.5 + 8.5 * along + 0.6


def _sheet(scene: Scene, half: float, deep: float, levels: tuple[float, float], thick: float, ramp: Ramp) -> None:
    low, high = levels
    upper = [(-half, -deep, low), (half, -deep, low), (half, deep, high), (-half, deep, high)]
    lower = [(x, y, z - thick) for x, y, z in upper]
    sides = [(upper[i], upper[(i + 1) % 4], lower[(i + 1) % 4], lower[i]) for i in range(4)]
    scene.solid([upper, lower, *sides], ramp)


def _cell(scene: Scene, x: float, row: float) -> None:
    low, high = (row * 2 - 0.86) / 3, (row * 2 + 0.86) / 3
    corners = [_slope(x - 4.2, low), _slope(x + 4.2, low), _slope(x + 4.2, high), _slope(x - 4.2, high)]
    scene.solid([corners, [(px, py, pz - 0.4) for px, py, pz in corners]], PANEL, ambient=0.12)
    scene.line([corners[3], corners[2]], "#cfe0ff", 0.6, opacity=".7")


def farm(size: int) -> Scene:
    """A greenhouse of so many bays under glass: one alone, two with a lamp on a mast, three with a tank."""
    scene = Scene(SIZE, origin=(24, 36), scale=(1.5, 1.25, 1)[size - 1], yaw=-30, pitch=32, contour=LINE)
    scene.shadow((0, 0, 0), 10 + 4 * size, 8, 0.45)
    length = 13 * size
    if size == 2:
        scene.line([(2, 12, 0), (2, 12, 22)], "#dfe2e2", 1.6)
        scene.box((0, 10, 21), (9, 4, 2.4), STEEL)
        scene.line([(-3, 8, 21.4), (3.4, 8, 21.4)], LAMP, 2)
    elif size == MAX_FARM:
        for leg in (-3, 3):
            scene.line([(leg, 13, 0), (leg, 13, 16)], "#9aa2ad", 1.6)
        scene.frustum((0, 13, 15), (6.4, 6.4), 9, 12, 0, STEEL)
        scene.frustum((0, 13, 24), (6.4, 1.6), 4, 12, 0, WHITE)
    scene.box((0, 0, 0), (length + 3, 20, 3.4), WHITE)
    for bay in range(size):
        x = (bay - (size - 1) / 2) * 13
        for row in (3.6, -3.6):
            for step in (-3.6, 0, 3.6):
                scene.dome((x + step, row, 3.4), 2.8, LEAF, rings=2, sides=6, squash=1.5, ambient=0.06)
        _hoop(scene, x)
    return scene


def _hoop(scene: Scene, x: float) -> None:
    """A bay of the glass: two arches and a light on it."""
    arches = []
    for edge in (x - 6.2, x + 6.2):
        arches.append([(edge, *_arch(angle)) for angle in range(0, 181, 20)])
    path = scene.line_of([*arches[0], *reversed(arches[1])])
    scene.raw(f'<path d="M{path}z" fill="#9fe0ff" opacity=".16"/>')
    lit = scene.line_of([*arches[0][4:8], *reversed(arches[1][4:8])])
    scene.raw(f'<path d="M{lit}z" fill="#fff" opacity=".28"/>')
    for arch in arches:
        scene.line(arch, "#f2f7fa", 1.1)


def _arch(angle: float) -> tuple[float, float]:
    y, z, _ = around(angle, 9.4)
    return y, 3.4 + z * 1.25


def factory(row: int) -> Scene:
    """Top: a press. Middle: a hall with an arm. Bottom: a hall with three towers."""
    scene = Scene(SIZE, origin=(24, 37), yaw=-30, pitch=30, contour=LINE)
    scene.shadow((0, 0, 0), 17, 12, 0.45)
    scene.box((0, 0, 0), (36 if row > 1 else 30, 24, 3), DARK)
    if row == 1:
        for x in (-10, 10):
            scene.box((x, 4, 3), (5, 8, 20), STEEL)
        scene.box((0, 4, 3), (14, 10, 5), VIOLET)
        scene.box((0, 4, 14), (10, 8, 7), WHITE)
        scene.box((0, 4, 23), (28, 9, 5), VIOLET)
        scene.frustum((0, 4, 28), (3, 3), 7, 8, 0, STEEL)
    elif row == 2:
        scene.box((-4, 2, 3), (24, 18, 12), VIOLET)
        for y in (-3, 2, 7):
            scene.line([(8.2, y, 7), (8.2, y, 11)], LAMP, 2.2)
        scene.frustum((12, -6, 3), (4, 3.4), 4, 10, 0, STEEL)
        scene.line([(12, -6, 7), (14, -6, 20), (4, -8, 27), (-2, -9, 20)], "#dfe2e2", 3)
        scene.ball((14, -6, 20), 2.4, "#565d6b")
        scene.ball((4, -8, 27), 2.2, "#565d6b")
    else:
        for x in (-11, 0, 11):
            scene.frustum((x, 7, 3), (4.6, 3.6), 27 - abs(x) * 0.5, 12, 0, WHITE)
            scene.frustum((x, 7, 29 - abs(x) * 0.5), (4, 4), 2, 12, 0, DARK)
        scene.box((0, -2, 3), (34, 14, 11), VIOLET)
        for x in (-11, -4, 3, 10):
            scene.line([(x, -9.2, 7), (x, -9.2, 11)], LAMP, 2.4)
    return scene


def ship_panel() -> Scene:
    """A curved plate of the ship's hull."""
    scene = Scene(SIZE, origin=(24, 33), yaw=-30, pitch=34, contour=LINE)
    scene.shadow((0, 0, 0), 18, 6, 0.45)
    bow = [(-20 + 5 * k, 9 - (k - 4) ** 2 * 0.5) for k in range(9)]
    for (x1, z1), (x2, z2) in pairwise(bow):
        upper = [(x1, -13, z1), (x2, -13, z2), (x2, 13, z2), (x1, 13, z1)]
        lower = [(x, y, z - 3) for x, y, z in upper]
        sides = [(upper[i], upper[(i + 1) % 4], lower[(i + 1) % 4], lower[i]) for i in range(4)]
        scene.solid([upper, lower, *sides], SUIT)
    for x, z in (bow[1], bow[4], bow[7]):
        scene.line([(x, -13, z + 0.3), (x, 13, z + 0.3)], "#565d6b", 0.9)
    for y in (-10, 10):
        for x, z in bow[1:8:2]:
            scene.ball((x, y, z + 0.4), 0.9, "#747a86")
    x, z = bow[4]
    scene.line([(-8, 0, 7), (8, 0, 7)], "#c96a5c", 3)
    return scene


def asteroid() -> Scene:
    """A rock with pits, and its tail of dust."""
    scene = Scene(SIZE, origin=(26, 26), scale=1.0, yaw=-20, pitch=20, contour=LINE)
    scene.raw('<path d="M2 4c10 6 17 10 25 14l-8 12C13 22 8 14 2 4z" fill="#c9ced6" opacity=".32"/>')
    scene.raw('<path d="M8 2c9 5 14 8 20 12l-5 9C18 16 13 10 8 2z" fill="#fff" opacity=".28"/>')
    for low, high, radii in ((-13, -5, (8, 15)), (-5, 5, (15, 14.5)), (5, 13, (14.5, 6))):
        scene.frustum((0, 0, low), radii, high - low, 8, 12, ROCK, ambient=0.14, stretched=(1.15, 1))
    for x, y, size in ((21, 24, 3.4), (31, 31, 2.6), (25, 35, 2), (32, 21, 1.8)):
        scene.raw(f'<circle cx="{x}" cy="{y}" r="{size}" fill="#23262f"/>')
        scene.raw(stroke(f"M{x - size} {y + 0.6}a{size} {size} 0 0 0 {2 * size} 0", "#f7f1e4", 0.9, 0.7))
    return scene


def cargo() -> Scene:
    """A crate with straps."""
    scene = Scene(SMALL, origin=(15.4, 25), yaw=-30, pitch=32, contour=LINE)
    scene.shadow((0, 0, 0), 10, 8, 0.5)
    scene.box((0, 0, 0), (18, 15, 12), OWNED)
    for x in (-5, 5):
        scene.line([(x, -7.6, 0.6), (x, -7.6, 12), (x, 7.5, 12)], "#0b0f18", 1.5)
    scene.box((0, 0, 12), (7, 6, 1.6), WHITE)
    return scene


GOAL_MARKER = (
    cast(18, 29, 9, 2.6)
    + filled("M6 26.5v1.8a8 2.6 0 0 0 16 0v-1.8z", "#2c3548")
    + '<ellipse cx="14" cy="26.5" rx="8" ry="2.6" fill="#9aa2ad"/>'
    + stroke("M14 26.4V3", "#0b0f18", 3.2)
    + stroke("M14 26.4V3", "#f3efe4", 1.8)
    + '<path d="M14.6 3.5H29l-4.2 5.5 4.2 5.5H14.6z" fill="currentColor" stroke="#0b0f18" stroke-width=".9"'
    ' stroke-linejoin="round"/>'
    + shaded("M14.6 9h10.2L29 14.5H14.6z", 0.3)
    + stroke("M15.6 4.7h10.6", "#fffaf0", 1, 0.75)
)
"""A pennant on a base."""

FIELDS = {
    "geology": (
        cast(18, 28.5, 12, 3)
        + inked("M3 27l8-15 5 6 5-9 9 18z", "#b08a62")
        + filled("M11 12l5 6 2.5 9H9z", "#7c5a38")
        + filled("M21 9l9 18h-7z", "#6d4c2e")
        + inked("M21 9l-2.2 4 2 1.6 1.6-1.2 1.8 1.6z", "#fffaf0", 0.6)
    ),
    "biology": (
        cast(18, 29, 10, 2.6)
        + stroke("M10 3c0 9 12 8 12 13S10 20 10 29", "#0b0f18", 4.4)
        + stroke("M22 3c0 9-12 8-12 13s12 4 12 13", "#0b0f18", 4.4)
        + stroke("M11.5 6.5h9M13 10h6M13 22h6M11.5 25.5h9", "#c9ced6", 1.6)
        + stroke("M10 3c0 9 12 8 12 13S10 20 10 29", "#98e3a4", 2.6)
        + stroke("M22 3c0 9-12 8-12 13s12 4 12 13", "#4cae69", 2.6)
    ),
    "physics": (
        "".join(
            moved('<ellipse rx="14.6" ry="5.6" fill="none" stroke="#0b0f18" stroke-width="3.6"/>', 16, 16, turned)
            + moved(f'<ellipse rx="14.6" ry="5.6" fill="none" stroke="{colour}" stroke-width="1.9"/>', 16, 16, turned)
            for turned, colour in ((-38, "#a6d5ff"), (38, "#dff0ff"))
        )
        + ball(16, 16, 4.4, "url(#sb-g-scientist)")
        + ball(5.4, 6.4, 2.4, "#fff1b8", 0.8)
        + ball(26.6, 6.4, 2.4, "#fff1b8", 0.8)
    ),
}
"""The fields of experiments: mountains, a double helix, an atom."""

GLASS = "#cfeaf8"
VESSELS = {
    "small": (
        5.4,
        -1,
        0.66,
        "",
        inked("M1 19h30v5q0 5-5 5H6q-5 0-5-5z", "#6f95aa") + filled("M3 20.5h26v2H3z", "#fffdf5", 0.8),
    ),
    "medium": (
        6.2,
        10.9,
        0.61,
        filled("M12.5 2v7L2 26q-2 5 3 5h22q5 0 3-5L19.5 9V2z", GLASS, 0.3),
        stroke("M12.5 2.5v7L2.2 26.5q-1.4 4.3 3 4.3h21.6q4.4 0 3-4.3L19.5 9.5v-7", LINE, 2.6)
        + stroke("M12.5 2.5v7L2.2 26.5q-1.4 4.3 3 4.3h21.6q4.4 0 3-4.3L19.5 9.5v-7", GLASS, 1.4)
        + inked("M10 .5h12v2.8H10z", "#eceae3"),
    ),
    "large": (
        6.1,
        6.4,
        0.62,
        filled("M4 27V15a12 12 0 0 1 24 0v12z", GLASS, 0.3) + inked("M0 26h32v5.5H0z", "#9a7b4a"),
        stroke("M4 26V15.5a12 12 0 0 1 24 0V26", LINE, 3.4)
        + stroke("M4 26V15.5a12 12 0 0 1 24 0V26", GLASS, 1.8)
        + ball(16, 2, 2.4, "#ecd69c"),
    ),
}
"""The stages of experiments as vessels: a dish, a flask, a bell over a foot. Of each: where what is studied stands in
it and how large, what is drawn behind that and before it."""


def _of_seat(name: str, seat: int) -> str:
    """In a seat's colour, with its shape."""
    outline = list(SHAPES.values())[seat - 1]
    used = f'<use href="#sb-{name}" width="32" height="32" color="var(--piece-{seat})"/>'
    plate = ball(7, 25.4, 6.4, "#0b0f18", 0.8) + moved(filled(outline, f"var(--piece-{seat})"), 3.1, 21.5, 0, 0.33)
    return symbol(f"sb-{name}-{seat}", SMALL, used + plate, overflow="visible")
