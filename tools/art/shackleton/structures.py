"""The structures, cast in the colour of their owner: `sb-dome`, `sb-workshop`, `sb-laboratory`, `sb-headquarters`.

A seat's own (`sb-dome-1` …) bears the seat's shape on a plate at its foot, so that owners are told
apart without colour.
"""

from collections.abc import Callable

from tools.art.colours import DARK, WHITE
from tools.art.kit import Scene, around, number, symbol
from tools.art.seats import SHAPES
from tools.art.shackleton.colours import LAMP, LINE, OWNED
from tools.art.shackleton.inked import moved, stroke

SIZE = (64, 64)
NEUTRAL = "#8d97a6"
"""The colour of a neutral Dome, which bears no seat's shape."""


LARGER = {"dome": 1.3, "workshop": 1.04}
"""How much larger than the others' a kind is drawn, so that each fills its box."""


def symbols() -> list[str]:
    """Each kind by itself and once for each seat."""
    drawn = []
    for kind, draw in KINDS.items():
        scene = _site(LARGER.get(kind, 1))
        draw(scene)
        drawn.append(scene.symbol(f"sb-{kind}"))
    drawn += [_of_seat(kind, seat) for kind in KINDS for seat in range(1, len(SHAPES) + 1)]
    drawn.append(symbol("sb-dome-neutral", SIZE, _used("sb-dome", NEUTRAL), overflow="visible"))
    light = '<ellipse cx="32" cy="46" rx="44" ry="26" fill="url(#sb-g-glow)"/>'
    return [*drawn, symbol("sb-glow", SIZE, light, overflow="visible")]


def dome(scene: Scene) -> None:
    """Half a sphere on a ring, with an airlock: the smallest, and round."""
    scene.shadow((0, 0, 0), 19, 12, 0.5)
    scene.frustum((0, 0, 0), (20.5, 19.5), 3.6, 20, 0, DARK)
    scene.dome((0, 0, 3.6), 18.4, OWNED, rings=5, sides=16, squash=0.96)
    for angle in (0, -75, -105, -128):
        rib = [around(angle, 18.8 * wide, 3.6 + 18.2 * high) for wide, high in ((1, 0.06), (0.82, 0.58), (0.28, 0.98))]
        scene.line(rib, "#fff", 0.8, opacity=".5")
    scene.line([around(angle, 15.6, 14) for angle in range(-140, 21, 10)], "#fff", 0.7, opacity=".4")
    scene.frustum((0, 0, 20.6), (5, 3.8), 3, 8, 22, WHITE)
    _lit(scene, [around(angle, 4.8, 22) for angle in (-110, -60)], 2, 1.6)
    scene.line([(0, 0, 23.6), (0, 0, 28)], "#f3efe4", 1)
    _lit(scene, [around(angle, 18.7, 8.4) for angle in (-80, -98, -116, -10)], 4.4, 2.1)
    _lit(scene, [around(angle, 13.4, 17) for angle in (-70, -95, -120)], 2.6, 1.7)
    scene.box((13.4, -14.6, 0), (10, 11, 10.4), WHITE, turned=-45)
    scene.box((13.4, -14.6, 10.4), (7, 8, 1.6), DARK, turned=-45)
    x, y, _ = around(-47.5, 25.6)
    _lit(scene, [(x, y, 4)], 6.4, 3.6)


def workshop(scene: Scene) -> None:
    """A long hall with a saw-tooth roof and a chimney."""
    scene.shadow((0, 0, 0), 24, 15, 0.5)
    scene.box((0, 0, 0), (52, 30, 2.6), DARK)
    scene.frustum((19, 10, 2.6), (4, 3.2), 33, 12, 0, WHITE)
    scene.frustum((19, 10, 25), (4, 3.9), 3, 12, 0, OWNED)
    scene.frustum((19, 10, 34), (4, 4), 3, 12, 0, DARK)
    scene.box((0, 0, 2.6), (48, 26, 12), OWNED)
    for x in (16, 0, -16):
        low, ridge, edge, deep = 14.6, 25.6, 8.0, 13.0
        front = [(x - edge, -deep, low), (x + edge, -deep, low), (x - edge, -deep, ridge)]
        back = [(px, deep, pz) for px, _, pz in front]
        slope = (front[1], back[1], back[2], front[2])
        wall = (front[0], back[0], back[2], front[2])
        scene.solid([front, back, slope, wall, (front[0], front[1], back[1], back[0])], OWNED, ambient=0.26)
        for y in (-4.4, 4.4):
            x1, x2 = x - edge + 3, x + edge - 2.4
            roof = [(x1, y, ridge - 2), (x2, y, low + 2.2)]
            scene.line(roof, "#fff", 1, opacity=".35")
    _lit(scene, [(x - 5.2, -13.2, 18) for x in (16, 0, -16)], 4.2, 2.4)
    scene.box((-11, -13.2, 2.6), (14, 0.8, 9.4), DARK, ambient=0.1)
    for z in (5, 7.4, 9.8):
        scene.line([(-16.6, -13.8, z), (-5.4, -13.8, z)], LAMP if z < 6 else "#565d6b", 1)
    _lit(scene, [(x, -13.4, 8) for x in (2.4, 8.4, 14.4, 20.4)], 4.8, 2.6)
    _lit(scene, [(24.2, y, 8) for y in (-7, 0, 7)], 4.4, 2.2)


def laboratory(scene: Scene) -> None:
    """A tower shaped as a flask, a sphere on its neck, with a dish at its side."""
    scene.shadow((0, 0, 0), 19, 26, 0.5)
    scene.frustum((0, 0, 0), (24, 23), 3, 3, 30, DARK)
    scene.frustum((0, 0, 0), (19, 19), 3.6, 16, 0, DARK)
    scene.frustum((0, 0, 3.6), (17.6, 7), 19.4, 16, 0, OWNED)
    scene.frustum((0, 0, 23), (6.2, 6.2), 5.4, 12, 0, WHITE)
    _lit(scene, [around(angle, 6.4, 25.8) for angle in (-120, -90, -60)], 2.6, 1.8)
    scene.frustum((0, 0, 28), (12, 12), 2.6, 16, 0, DARK)
    scene.dome((0, 0, 30.6), 11.2, OWNED, rings=4, sides=14, squash=1.02)
    _lit(scene, [around(angle, 11.3, 33.6) for angle in (-115, -92, -69, -46, -20)], 2.8, 1.9)
    scene.line([(0, 0, 41.6), (0, 0, 50)], "#f3efe4", 1.4)
    scene.ball((0, 0, 50), 1.8, "#fff")
    _lit(scene, [around(angle, 15.4, 8.2) for angle in (-116, -94, -72, -50)], 3.6, 2.2)
    _lit(scene, [around(angle, 11.6, 15) for angle in (-115, -85, -55)], 2.8, 2)
    x, y = scene.xy((20, -15, 8))
    dish = (
        stroke("M0 2v8", "#9aa2ad", 3)
        + '<ellipse rx="8.4" ry="4.4" fill="#6c727d"/><ellipse cy="-.9" rx="8.4" ry="4.1" fill="url(#sb-g-dish)"/>'
        + stroke("M0-1v-5.6", "#f6f2e8", 1.2)
    )
    scene.raw(moved(dish, round(x, 1), round(y, 1), 34))


def headquarters(scene: Scene) -> None:
    """A stepped six-sided citadel that fills its sector, with a flag."""
    scene.shadow((0, 0, 0), 27, 18, 0.5)
    scene.frustum((0, 0, 0), (30.5, 29.5), 3.4, 6, 0, DARK)
    scene.frustum((0, 0, 3.4), (27.5, 25.5), 9.6, 6, 0, OWNED)
    for angle in (60, 120):
        _turret(scene, angle)
    scene.frustum((0, 0, 13), (18.5, 16.4), 10, 6, 0, OWNED, ambient=0.24)
    scene.frustum((0, 0, 23), (13, 13), 2, 6, 0, WHITE)
    scene.frustum((0, 0, 25), (9.4, 7.2), 9.6, 6, 0, OWNED, ambient=0.28)
    scene.line([(0, 0, 34.6), (0, 0, 51)], "#f3efe4", 1.5)
    x, y = scene.xy((0, 0, 51))
    flag = '<path d="M.6 0l13 3.6-13 4z" fill="currentColor" stroke="#fffaf0" stroke-width=".7"/>'
    scene.raw(moved(flag, round(x, 1), round(y, 1)))
    for angle in (180, 0, 240, 300):
        _turret(scene, angle)
    for first, last in ((240, 300), (300, 360)):
        _lit(scene, _along(first, last, 26.8, 8.2), 4, 2.3)
        _lit(scene, _along(first, last, 17.8, 18), 3.2, 2)
    _lit(scene, _along(240, 300, 8.6, 29.4)[::2], 3, 1.7)


def _turret(scene: Scene, angle: float) -> None:
    scene.frustum(around(angle, 24.8, 3.4), (4.9, 4.4), 13.6, 8, 22, WHITE)
    scene.dome(around(angle, 24.8, 17), 4.6, OWNED, rings=2, sides=8)
    x, y, z = around(angle, 24.8, 12)
    _lit(scene, [(x - 0.6, y - 4.6, z)], 2.6, 1.5)


def _along(first: float, last: float, radius: float, height: float) -> list[tuple[float, float, float]]:
    """Three places of the side of a hexagon between two of its corners."""
    (x1, y1, _), (x2, y2, _) = around(first, radius), around(last, radius)
    return [(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, height) for part in (0.3, 0.5, 0.7)]


KINDS: dict[str, Callable[[Scene], None]] = {
    "dome": dome,
    "workshop": workshop,
    "laboratory": laboratory,
    "headquarters": headquarters,
}


def _lit(scene: Scene, places: list[tuple[float, float, float]], height: float, width: float) -> None:
    """Lit windows of a size with their middles at these places, and the warmth around them."""
    ends = [(scene.xy((x, y, z - height / 2)), scene.xy((x, y, z + height / 2))) for x, y, z in places]
    path = "".join(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}" for (x1, y1), (x2, y2) in ends)
    scene.raw(f'<path d="{path}" fill="none" stroke="#ffb45a" stroke-width="{width + 1.6:g}" opacity=".4"/>')
    scene.raw(f'<path d="{path}" fill="none" stroke="{LAMP}" stroke-width="{width:g}"/>')


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


def _site(scale: float = 1.0) -> Scene:
    return Scene(SIZE, origin=(32, 45), scale=scale, yaw=-30, pitch=33, contour=LINE)
