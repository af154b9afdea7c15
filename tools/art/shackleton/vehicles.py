"""What flies, 120 by 80: the shuttles of the three rounds, `sb-shuttle-1` to `-3`, and the Gateway, `sb-gateway`."""

from tools.art.colours import DARK, STEEL, WHITE, Ramp
from tools.art.kit import Point, Scene, around
from tools.art.shackleton.colours import GOLD, LAMP, LINE, PANEL, SUIT

SIZE = (120, 80)
BLUE = Ramp("#0a1a38", "#1d4a86", "#3d82cc", "#9cc8f4", "#f0f8ff")


def symbols() -> list[str]:
    """The later the round, the larger the shuttle."""
    drawn = {"shuttle-1": lander(), "shuttle-2": freighter(), "shuttle-3": liner(), "gateway": gateway()}
    return [scene.symbol(f"sb-{name}") for name, scene in drawn.items()]


def lander() -> Scene:
    """A cabin on four legs."""
    scene = Scene(SIZE, origin=(58, 66), scale=1.1, yaw=-30, pitch=24, contour=LINE)
    scene.shadow((0, 0, 0), 30, 14, 0.45)
    for angle in (130, 50):
        _leg(scene, angle)
    scene.frustum((0, 0, 11), (8, 5), -5, 12, 0, DARK)
    scene.frustum((0, 0, 11), (19, 19), 12, 8, 22.5, GOLD)
    scene.frustum((0, 0, 23), (16, 14), 13, 8, 22.5, WHITE)
    scene.frustum((0, 0, 36), (14, 6), 8, 8, 22.5, SUIT)
    scene.frustum((0, 0, 44), (4.5, 4.5), 3, 8, 0, STEEL)
    for angle in (230, 310):
        _leg(scene, angle)
    for angle in (-110, -67):
        x, y, z = around(angle, 15.2, 27)
        scene.line([(x, y, z), (x, y, z + 3.5)], LAMP, 5)
    return scene


def _leg(scene: Scene, angle: float) -> None:
    scene.line([around(angle, 17, 21), around(angle, 32, 1)], "#dfe2e2", 2.4)
    scene.line([around(angle, 17, 12), around(angle, 29, 5)], "#9aa2ad", 1.6)
    scene.disc(around(angle, 32, 0.6), 4.6, "#565d6b")


def freighter() -> Scene:
    """A long frame with containers between a cabin and engines; in orbit, where there is no ground for a shadow."""
    scene = Scene(SIZE, origin=(60, 48), scale=1.0, yaw=-30, pitch=30, contour=LINE)
    tube(scene, (-50, -44), (9, 6), 0, DARK)
    tube(scene, (-44, -30), (8, 8), 0, STEEL)
    scene.box((0, 0, -3), (66, 5, 5), STEEL)
    for x in (-20, 0, 20):
        scene.box((x, 8, -7), (17, 11, 14), GOLD)
    for x in (-20, 0, 20):
        scene.box((x, -8, -7), (17, 11, 14), BLUE if x else WHITE)
        scene.line([(x - 5, -13.6, -6), (x - 5, -13.6, 7), (x - 5, -3, 7)], "#0b0f18", 1)
    tube(scene, (31, 44), (10, 10), 0, WHITE)
    tube(scene, (44, 52), (10, 5), 0, SUIT)
    for y in (-4, 1):
        scene.line([(49, y - 4, 4), (50, y - 4, 4)], LAMP, 3)
    return scene


def liner() -> Scene:
    """A tall ship with four boosters."""
    scene = Scene((120, 80), origin=(57, 72), scale=0.92, yaw=-30, pitch=20, contour=LINE)
    scene.shadow((0, 0, 0), 26, 26, 0.45)
    scene.frustum((0, 0, 0), (30, 28), 3, 8, 22, DARK)
    for angle in (100, 30):
        _booster(scene, angle)
    scene.frustum((0, 0, 3), (9, 11), 8, 14, 0, STEEL)
    scene.frustum((0, 0, 10), (12.5, 12.5), 40, 16, 0, WHITE)
    scene.frustum((0, 0, 40), (12.7, 12.7), 4, 16, 0, BLUE)
    scene.frustum((0, 0, 50), (12.5, 8), 14, 16, 0, SUIT)
    scene.frustum((0, 0, 64), (8, 0), 11, 16, 0, BLUE)
    for angle in (210, 280):
        _booster(scene, angle)
    for angle in (-100, -65, -30):
        x, y, z = around(angle, 12.4, 49)
        scene.line([(x, y, z), (x, y, z + 3)], LAMP, 3)
    return scene


def _booster(scene: Scene, angle: float) -> None:
    scene.frustum(around(angle, 17, 3), (5, 5.6), 4, 10, 0, STEEL)
    scene.frustum(around(angle, 17, 7), (5.6, 5.6), 24, 10, 0, BLUE)
    scene.frustum(around(angle, 17, 31), (5.6, 0), 9, 10, 0, WHITE)


def gateway() -> Scene:
    """Modules in a row between two wings of panels."""
    scene = Scene(SIZE, origin=(60, 42), scale=1.0, yaw=-24, pitch=34, contour=LINE)
    _wing(scene, 1)
    tube(scene, (-46, -38), (4, 7), 0, STEEL)
    tube(scene, (-38, -16), (9, 9), 0, WHITE)
    tube(scene, (-16, -10), (5, 5), 0, DARK)
    scene.frustum((-2, 0, 6), (5, 5), 12, 12, 0, SUIT)
    tube(scene, (-10, 8), (11, 11), 0, SUIT)
    tube(scene, (8, 13), (6, 6), 0, DARK)
    tube(scene, (13, 33), (8, 8), 0, GOLD)
    tube(scene, (33, 42), (8, 3), 0, WHITE)
    scene.frustum((-2, -2, -6), (5, 4), -9, 12, 0, STEEL)
    _wing(scene, -1)
    for x in (-32, -26, -20):
        scene.line([(x, -8, 5), (x + 1.5, -8, 5)], LAMP, 2.6)
    for x in (-5, 1):
        scene.line([(x, -9.6, 6), (x + 2, -9.6, 6)], LAMP, 2.6)
    return scene


def _wing(scene: Scene, side: int) -> None:
    scene.line([(22, 0, 0), (22, side * 14, 0)], "#9aa2ad", 2.4)
    for part in range(3):
        near, far = side * (13 + 10.5 * part), side * (22.5 + 10.5 * part)
        corners: list[Point] = [(11, near, 0), (33, near, 0), (33, far, 0), (11, far, 0)]
        scene.solid([corners, [(x, y, z - 1) for x, y, z in corners]], PANEL, ambient=0.2)
        scene.line([*corners, corners[0]], "#dfe2e2", 0.9)
        scene.line([(22, near, 0), (22, far, 0)], "#dfe2e2", 0.6)


def tube(scene: Scene, ends: tuple[float, float], radii: tuple[float, float], y: float, ramp: Ramp) -> None:
    """A round body that lies along x, from one end to the other, its radius at each."""
    rings = []
    for x, radius in zip(ends, radii, strict=True):
        places = [around(360 / 14 * side, radius) for side in range(14)]
        rings.append([(x, y + across, up) for across, up, _ in places])
    first, last = rings
    sides = [(first[i], first[(i + 1) % 14], last[(i + 1) % 14], last[i]) for i in range(14)]
    scene.solid([*sides, first, last], ramp)
