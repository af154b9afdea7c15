"""The pictures of projects, 120 by 104, one for each corporation: `sb-card-artemis` …, told apart by their outlines."""

from tools.art.colours import DARK, STEEL, WHITE
from tools.art.kit import Scene, around, number
from tools.art.shackleton.colours import (
    CORPORATIONS,
    GLASS,
    GOLD,
    HELIUM,
    LAMP,
    LEAF,
    LINE,
    ROCK,
    SUIT,
    TITANIUM,
    material,
)
from tools.art.shackleton.inked import ball, cord, filled, inked, moved, stroke
from tools.art.shackleton.vehicles import tube

SIZE = (120, 104)
PINK, BLUE, YELLOW, VIOLET, GREEN, TEAL, RED = (material(colour) for colour in CORPORATIONS.values())


def symbols() -> list[str]:
    """One for each corporation."""
    drawn = {
        "artemis": hotel(),
        "selenium": microscope(),
        "mining": rig(),
        "robotics": assembler(),
        "evergreen": greenhouse(),
        "sky-watch": observatory(),
        "mars": ship(),
    }
    return [scene.symbol(f"sb-card-{name}") for name, scene in drawn.items()]


def hotel() -> Scene:
    """A tower of terraces beside a pool, under the Earth."""
    scene = _scene(origin=(52, 82))
    scene.raw(ball(98, 20, 14, "url(#sb-g-earth)"))
    scene.shadow((0, 0, 0), 34, 22, 0.45)
    scene.frustum((4, 0, 0), (40, 39), 3, 20, 0, DARK)
    scene.disc((26, -14, 3.2), 13, "#0b3a52")
    scene.disc((26, -14, 3.8), 11, "#4fc3e6")
    for level in range(5):
        size = 34 - 4.5 * level
        scene.box((-8 + 1.4 * level, 4, 3 + 10 * level), (size, size, 7), PINK)
        scene.box((-8 + 1.4 * level, 4, 10 + 10 * level), (size + 4, size + 4, 3), WHITE)
        front, side = 4 - size / 2 - 0.2, -8 + 1.4 * level + size / 2 + 0.2
        for place in (-0.3, 0, 0.3):
            x, y = -8 + 1.4 * level + place * size, 4 + place * size
            scene.line([(x, front, 5 + 10 * level), (x, front, 8 + 10 * level)], LAMP, 2.6)
            scene.line([(side, y, 5 + 10 * level), (side, y, 8 + 10 * level)], "#c98f4a", 2.2)
    scene.dome((-2, 4, 53), 8, GLASS, rings=3, sides=12)
    return scene


def microscope() -> Scene:
    """A microscope, a sample below it."""
    scene = _scene(origin=(58, 88))
    scene.shadow((0, 0, 0), 30, 22, 0.45)
    scene.box((0, 0, 0), (50, 34, 6), DARK)
    scene.box((14, 4, 6), (11, 14, 50), BLUE)
    scene.box((-4, 0, 20), (32, 24, 4), STEEL)
    scene.frustum((-8, 0, 24), (5, 4), 3.5, 7, 10, ROCK)
    scene.box((6, 4, 50), (26, 12, 7), BLUE)
    x, y = scene.xy((-8, 0, 42))
    barrel = (
        inked("M-5-2h10l-2.5 12h-5z", "#9aa2ad")
        + inked("M-8-32h16v31H-8z", "url(#sb-g-suit)")
        + filled("M-8-16h16v5H-8z", CORPORATIONS["selenium"])
        + inked("M-10-39h20v8h-20z", "#39414f")
        + stroke("M-4.5-28v22", "#fff", 2.2)
    )
    scene.raw(moved(barrel, round(x, 1), round(y, 1), 14))
    px, py = scene.xy((14, -4, 36))
    scene.raw(ball(round(px, 1), round(py, 1), 5.5, "url(#sb-g-ball)"))
    return scene


def rig() -> Scene:
    """A derrick over its hole, and tanks of Helium3."""
    scene = _scene(origin=(50, 88))
    scene.shadow((0, 0, 0), 34, 22, 0.45)
    scene.frustum((0, 0, 0), (30, 28), 5, 6, 0, DARK)
    scene.disc((0, 0, 5.4), 9, LINE)
    for x, y in ((13, 13), (-13, 13)):
        scene.line([(x, y, 5), (x * 0.2, y * 0.2, 68)], "#8a6a24", 3)
    scene.line([(0, 0, 66), (0, 0, 4)], "#dfe2e2", 3.4)
    scene.frustum((0, 0, 18), (5, 2), -12, 8, 0, STEEL)
    scene.box((0, 0, 18), (11, 11, 9), STEEL)
    for x, y in ((-13, -13), (13, -13)):
        scene.line([(x, y, 5), (x * 0.2, y * 0.2, 68)], "#ffe066" if x < 0 else "#d9b02e", 3.6)
    for low in (16, 30, 44):
        reach = 13 * (1 - 0.8 * (low - 5) / 63)
        higher = 13 * (1 - 0.8 * (low + 9) / 63)
        scene.line([(-reach, -reach, low), (higher, -higher, low + 14)], "#d9b02e", 1.8)
        scene.line([(-reach, -reach, low), (reach, -reach, low)], "#ffe066", 2)
    scene.box((0, 0, 67), (10, 10, 6), YELLOW)
    for x, y in ((40, 8), (36, -14)):
        scene.frustum((x, y, 0), (9, 9), 22, 14, 0, HELIUM)
        scene.dome((x, y, 22), 9, HELIUM, rings=3, sides=14, squash=0.7)
    return scene


def assembler() -> Scene:
    """An arm that puts a part on a robot."""
    scene = _scene(origin=(58, 86))
    scene.shadow((0, 0, 0), 36, 18, 0.45)
    scene.box((4, 0, 0), (84, 36, 5), DARK)
    scene.frustum((-26, 4, 5), (14, 11), 9, 14, 0, STEEL)
    scene.frustum((-26, 4, 14), (9, 9), 8, 14, 0, VIOLET)
    for start, end in (((-26, 4, 24), (-20, 4, 56)), ((-20, 4, 56), (20, 0, 62))):
        (x1, y1), (x2, y2) = scene.xy(start), scene.xy(end)
        path = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
        scene.raw(cord(path, CORPORATIONS["robotics"], 8.5, 2) + stroke(path, "#fff", 2, 0.55))
    for point, radius in (((-26, 4, 25), 7.5), ((-20, 4, 56), 7), ((20, 0, 62), 5.5)):
        x, y = scene.xy(point)
        scene.raw(ball(round(x, 1), round(y, 1), radius, "url(#sb-g-ball)", 1.1))
    x, y = scene.xy((20, 0, 56))
    scene.raw(moved(cord("M0-2v6M0 4l-8 5v6M0 4l8 5v6", "#c9ced6", 2.8, 2), round(x, 1), round(y, 1)))
    scene.box((22, 0, 5), (26, 20, 14), WHITE)
    scene.box((22, -9, 5), (30, 5, 8), DARK)
    scene.box((22, 0, 20), (20, 16, 13), SUIT)
    x, y = scene.xy((22, -8.2, 26.5))
    eyes = filled("M-8-4.5H8v8H-8z", LINE) + stroke("M-4-.5h0M4-.5h0", "#7df3ff", 4)
    scene.raw(moved(eyes, round(x, 1), round(y, 1), 10))
    return scene


def greenhouse() -> Scene:
    """A glass dome over a tree and beds."""
    scene = _scene(origin=(58, 82))
    scene.shadow((0, 0, 0), 42, 14, 0.45)
    scene.frustum((0, 0, 0), (46, 45), 7, 20, 0, WHITE)
    scene.disc((0, 0, 7.2), 41, "#2b2016")
    for angle in range(20, 380, 36):
        x, y, _ = around(angle, 29)
        scene.dome((x, y, 7), 6, LEAF if angle % 72 else GREEN, rings=2, sides=8, squash=1.1, ambient=0.08)
    scene.frustum((0, 0, 7), (3.2, 2.2), 20, 8, 0, RED)
    for x, y, z, radius in ((-7, 4, 24, 11), (8, 3, 25, 10.5), (0, -2, 33, 11)):
        scene.dome((x, y, z), radius, GREEN, rings=3, sides=9, squash=0.95, ambient=0.1)
    x, y = scene.xy((0, 0, 7))
    glass = f"M{number(x - 43)} {number(y)}a43 50 0 0 1 86 0a43 16 0 0 1-86 0z"
    scene.raw(filled(glass, "#9fe0ff", 0.2) + stroke(f"M{number(x - 43)} {number(y)}a43 50 0 0 1 86 0", "#f2f7fa", 2))
    for angle in (-20, -90, -160):
        rib = [around(angle, 43 * share, 0) for share in (1, 0.92, 0.72, 0.4, 0)]
        heights = (7, 24, 40, 52, 56)
        scene.line([(px, py, up) for (px, py, _), up in zip(rib, heights, strict=True)], "#f2f7fa", 1.2, opacity=".8")
    scene.raw(stroke(f"M{number(x - 34)} {number(y - 12)}c3-14 11-22 22-26", "#fff", 3, 0.8))
    return scene


def observatory() -> Scene:
    """A dome with its slit open, a telescope in it, and what comes down."""
    scene = _scene(origin=(56, 86))
    scene.raw(
        filled("M118 2L86 18l5 8z", "#fff", 0.35) + ball(87, 23, 6.5, "#a7a9a8") + ball(85, 21, 1.6, "#474b55", 0)
    )
    scene.shadow((0, 0, 0), 32, 20, 0.45)
    scene.frustum((0, 0, 0), (36, 34), 4, 16, 0, DARK)
    scene.frustum((0, 0, 4), (30, 29), 20, 16, 0, TEAL)
    scene.frustum((0, 0, 24), (31, 31), 3, 16, 0, WHITE)
    scene.dome((0, 0, 27), 28, SUIT, rings=6, sides=20, squash=1.0)
    slit = [
        around(-62, 28.4 * share, 27 + up) for share, up in ((0.99, 3), (0.9, 12), (0.68, 20), (0.38, 26), (0.1, 28))
    ]
    scene.line(slit, LINE, 13)
    x, y = scene.xy(around(-62, 17, 44))
    tube_ = (
        inked("M-7-26H7V8H-7z", "url(#sb-g-suit)")
        + inked("M-9-32H9v8H-9z", "#39414f")
        + filled("M-7-32H7v3H-7z", "#9fe0ff")
        + stroke("M-3-20V4", "#fff", 2)
    )
    scene.raw(moved(tube_, round(x, 1), round(y, 1), 32))
    for angle in (-120, -95, -30):
        x, y, z = around(angle, 29.6, 10)
        scene.line([(x, y, z), (x, y, z + 6)], LAMP, 3)
    return scene


def ship() -> Scene:
    """The ship before Mars: modules around a spine."""
    scene = Scene(SIZE, origin=(56, 62), scale=1.0, yaw=-24, pitch=24, contour=LINE)
    scene.raw('<circle cx="84" cy="34" r="32" fill="#a85242"/><path d="M84 2a32 32 0 0 1 0 64c14-16 14-48 0-64z"')
    scene.raw(' fill="#04060c" opacity=".3"/>')
    scene.raw(stroke("M58 26c8 4 16-4 24 1M66 44c10-4 16 4 26 0", "#e79c88", 3, 0.6))
    tube(scene, (-50, -40), (13, 8), 0, DARK)
    tube(scene, (-40, -28), (10, 10), 0, STEEL)
    tube(scene, (-28, 36), (4.5, 4.5), 0, TITANIUM)
    for x, ramp in ((-20, WHITE), (0, RED), (20, WHITE)):
        tube(scene, (x - 7, x + 7), (8, 8), 13, ramp)
    for x, ramp in ((-20, RED), (0, WHITE), (20, GOLD)):
        tube(scene, (x - 7, x + 7), (8, 8), -13, ramp)
        scene.line([(x - 2, -20, 4), (x + 2, -20, 4)], LAMP, 2.6)
    tube(scene, (34, 46), (10, 10), 0, WHITE)
    tube(scene, (46, 57), (10, 2), 0, RED)
    return scene


def _scene(origin: tuple[float, float]) -> Scene:
    return Scene(SIZE, origin=origin, scale=1.0, yaw=-30, pitch=24, contour=LINE)
