"""The structures, cast in the colour of their owner: `sb-dome`, `sb-workshop`, `sb-laboratory`, `sb-headquarters`.

A seat's own (`sb-dome-1` …) bears the seat's shape on a plate at its foot, so that owners are told
apart without colour.
"""

from collections.abc import Callable

from tools.art.colours import DARK, WHITE
from tools.art.kit import Scene, around, symbol
from tools.art.seats import SHAPES
from tools.art.shackleton.colours import LAMP, LINE, OWNED
from tools.art.shackleton.inked import moved, stroke

SIZE = (64, 64)
NEUTRAL = "#8d97a6"
"""The colour of a neutral Dome, which bears no seat's shape."""


def symbols() -> list[str]:
    """Each kind by itself and once for each seat."""
    drawn = []
    for kind, draw in KINDS.items():
        scene = _site()
        draw(scene)
        drawn.append(scene.symbol(f"sb-{kind}"))
    drawn += [_of_seat(kind, seat) for kind in KINDS for seat in range(1, len(SHAPES) + 1)]
    drawn.append(symbol("sb-dome-neutral", SIZE, _used("sb-dome", NEUTRAL), overflow="visible"))
    light = '<ellipse cx="32" cy="46" rx="44" ry="26" fill="url(#sb-g-glow)"/>'
    return [*drawn, symbol("sb-glow", SIZE, light, overflow="visible")]


def dome(scene: Scene) -> None:
    """Half a sphere on a ring, with an airlock: the smallest, and round."""
    scene.shadow((0, 0, 0), 17, 12, 0.55)
    scene.frustum((0, 0, 0), (19, 18), 4, 20, 0, DARK)
    scene.dome((0, 0, 4), 16.5, OWNED, rings=5, sides=16, squash=0.94)
    for angle in (-15, -60, -105):
        scene.line(
            [around(angle, 16.8, 5), around(angle, 12.5, 14.2), around(angle, 4, 19.2)], "#fff", 0.8, opacity=".5"
        )
    scene.frustum((0, 0, 18.6), (4.4, 3.4), 3, 8, 22, WHITE)
    scene.box((12, -13, 0), (9, 10, 9.5), WHITE, turned=-45)
    _windows(scene, [around(angle, 18, 6.6) for angle in (-92, -112, -132)], 3.4)
    x, y, _ = around(-47, 22.6)
    scene.line([(x, y, 2.4), (x, y, 5.6)], LAMP, 3)


def workshop(scene: Scene) -> None:
    """A long hall with a saw-tooth roof and a chimney."""
    scene.shadow((0, 0, 0), 22, 15, 0.5)
    scene.box((0, 0, 0), (46, 26, 3), DARK)
    scene.frustum((16, 8, 3), (3.6, 3), 31, 10, 0, WHITE)
    scene.frustum((16, 8, 32), (3.8, 3.8), 3, 10, 0, DARK)
    scene.box((0, 0, 3), (42, 22, 11), OWNED)
    for x in (14, 0, -14):
        low, ridge, edge, deep = 14.0, 24.0, 7.0, 11.0
        front = [(x - edge, -deep, low), (x + edge, -deep, low), (x - edge, -deep, ridge)]
        back = [(px, deep, pz) for px, _, pz in front]
        slope = (front[1], back[1], back[2], front[2])
        wall = (front[0], back[0], back[2], front[2])
        scene.solid([front, back, slope, wall, (front[0], front[1], back[1], back[0])], OWNED, ambient=0.26)
        scene.line([(x - edge + 1.6, -deep - 0.2, 16), (x - edge + 1.6, -deep - 0.2, 19.6)], LAMP, 2)
    scene.box((-9, -11.2, 3), (11, 0.8, 8), DARK, ambient=0.1)
    _windows(scene, [(x, -11.6, 7) for x in (4, 10, 16)], 4)


def laboratory(scene: Scene) -> None:
    """A tower shaped as a flask, a sphere on its neck, with a dish at its side."""
    scene.shadow((0, 0, 0), 17, 26, 0.5)
    scene.frustum((0, 0, 0), (21, 20), 3.4, 3, 30, DARK)
    scene.frustum((0, 0, 0), (17, 17), 4, 16, 0, DARK)
    scene.frustum((0, 0, 4), (15.5, 6.4), 19, 16, 0, OWNED)
    scene.frustum((0, 0, 23), (5.6, 5.6), 6, 12, 0, WHITE)
    scene.frustum((0, 0, 28), (10, 10), 2.4, 16, 0, DARK)
    scene.dome((0, 0, 30.4), 9.4, OWNED, rings=4, sides=14, squash=1.1)
    scene.line([(0, 0, 40), (0, 0, 50)], "#f3efe4", 1.4)
    scene.ball((0, 0, 50), 1.8, "#fff")
    _windows(scene, [around(angle, 13.6, 8.4) for angle in (-125, -95, -65, -35)], 3.4)
    _windows(scene, [around(angle, 10.4, 15.4) for angle in (-110, -80, -50)], 2.6)
    x, y = scene.xy((17, -12, 9))
    dish = (
        stroke("M0 2v8", "#9aa2ad", 3)
        + '<ellipse rx="7.6" ry="4" fill="#6c727d"/><ellipse cy="-.9" rx="7.6" ry="3.7" fill="url(#sb-g-dish)"/>'
        + stroke("M0-1v-5", "#f6f2e8", 1.2)
    )
    scene.raw(moved(dish, round(x, 1), round(y, 1), 34))


def headquarters(scene: Scene) -> None:
    """A stepped six-sided citadel that fills its sector, with a flag."""
    scene.shadow((0, 0, 0), 27, 18, 0.5)
    scene.frustum((0, 0, 0), (30, 29), 4, 6, 0, DARK)
    scene.frustum((0, 0, 4), (27, 25), 9, 6, 0, OWNED)
    for angle in (60, 120):
        _turret(scene, angle)
    scene.frustum((0, 0, 13), (18, 16), 10, 6, 0, OWNED, ambient=0.24)
    scene.frustum((0, 0, 23), (12.5, 12.5), 2, 6, 0, WHITE)
    scene.frustum((0, 0, 25), (9, 7), 9, 6, 0, OWNED, ambient=0.28)
    scene.line([(0, 0, 34), (0, 0, 51)], "#f3efe4", 1.5)
    x, y = scene.xy((0, 0, 51))
    flag = '<path d="M.6 0l12 3.4-12 3.8z" fill="currentColor" stroke="#fffaf0" stroke-width=".6"/>'
    scene.raw(moved(flag, round(x, 1), round(y, 1)))
    for angle in (180, 0, 240, 300):
        _turret(scene, angle)
    for first, last, height in ((240, 300, 8.4), (180, 240, 8.4), (300, 360, 8.4)):
        _windows(scene, _along(first, last, 26.4, height), 3.4)
    _windows(scene, _along(240, 300, 17.4, 18), 3)


def _turret(scene: Scene, angle: float) -> None:
    scene.frustum(around(angle, 24.5, 4), (4.6, 4.2), 13, 8, 22, WHITE)
    scene.dome(around(angle, 24.5, 17), 4.3, OWNED, rings=2, sides=8)


def _along(first: float, last: float, radius: float, height: float) -> list[tuple[float, float, float]]:
    """Three places of the side of a hexagon between two of its corners."""
    (x1, y1, _), (x2, y2, _) = around(first, radius), around(last, radius)
    return [(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, height) for part in (0.34, 0.5, 0.66)]


KINDS: dict[str, Callable[[Scene], None]] = {
    "dome": dome,
    "workshop": workshop,
    "laboratory": laboratory,
    "headquarters": headquarters,
}


def _windows(scene: Scene, places: list[tuple[float, float, float]], height: float) -> None:
    """Lit windows, so high, their feet at these places."""
    for x, y, z in places:
        scene.line([(x, y, z - height / 2 + 0.9), (x, y, z + height / 2 - 0.9)], LAMP, 1.9)


def _of_seat(kind: str, seat: int) -> str:
    outline = list(SHAPES.values())[seat - 1]
    plate = (
        f'<circle cx="10" cy="54" r="9.4" fill="#0b0f18" stroke="#fffaf0" stroke-opacity=".5" stroke-width=".8"/>'
        f'<path transform="translate(4.2 48.2) scale(.485)" d="{outline}" fill="var(--piece-{seat})"/>'
    )
    drawn = _used(f"sb-{kind}", f"var(--piece-{seat})") + plate
    return symbol(f"sb-{kind}-{seat}", SIZE, drawn, overflow="visible")


def _used(name: str, colour: str) -> str:
    width, height = SIZE
    return f'<use href="#{name}" width="{width}" height="{height}" color="{colour}"/>'


def _site() -> Scene:
    return Scene(SIZE, origin=(32, 45), yaw=-30, pitch=33, contour=LINE)
