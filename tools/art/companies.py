"""What stands for the four companies: their outposts on the Moon and, seen from above, at home in their stations."""

from tools.art.colours import DARK, WHITE, Ramp
from tools.art.kit import Scene, around

COMPANIES = {
    "skymine": Ramp("#3c2a00", "#8a6500", "#d9a514", "#ffd84f", "#fff4c0"),
    "minerva": Ramp("#241652", "#5638a8", "#9474ea", "#d0bcff", "#f8f3ff"),
    "astrogo": Ramp("#3d0920", "#8e1c4d", "#d94880", "#ff8fb4", "#ffe3ed"),
    "tawac": Ramp("#051d42", "#0e4890", "#2477dc", "#62aeff", "#dcedff"),
}
LAMP = "#ffe9a8"
SEAM = "#5a3f00"


def symbols() -> list[str]:
    """`o-…`: an outpost that stands in a sector. `t-…`: one in its station, as it is seen from above."""
    standing = [outpost(company).symbol(f"o-{company}") for company in COMPANIES]
    return standing + [at_home(company).symbol(f"t-{company}") for company in COMPANIES]


def outpost(company: str) -> Scene:
    """A cast piece: the silhouette alone says whose it is."""
    scene = Scene((64, 72), origin=(32, 53), yaw=-30, pitch=32)
    scene.shadow((0, 0, 0), 17, 16, 0.55)
    {"tawac": _tower, "skymine": _derrick, "minerva": _habitat, "astrogo": _spire}[company](scene, COMPANIES[company])
    return scene


def at_home(company: str) -> Scene:
    """A piece that has not been placed yet."""
    sides, turned, radius = {
        "tawac": (4, 45, 11.5),
        "skymine": (4, 0, 11.5),
        "minerva": (20, 0, 9.4),
        "astrogo": (3, -62, 12),
    }[company]
    ramp = COMPANIES[company]
    scene = Scene((24, 26), origin=(12, 15), yaw=-30, pitch=52)
    scene.shadow((0, 0, 0), radius * 0.8, 5, 0.5)
    scene.frustum((0, 0, 0), (radius, radius), 3.4, sides, turned, ramp, ambient=0.1)
    scene.frustum((0, 0, 3.4), (radius * 0.62, radius * 0.5), 2.6, sides, turned, ramp, ambient=0.3)
    return scene


def _tower(scene: Scene, ramp: Ramp) -> None:
    """Tawac: a stepped square block with a mast."""
    scene.box((0, 0, 0), (34, 34, 7), DARK)
    scene.box((0, 0, 7), (28, 28, 13), ramp)
    scene.box((-3, 3, 20), (18, 18, 11), ramp, ambient=0.24)
    scene.box((-5, 5, 31), (8, 8, 5), WHITE)
    scene.line([(-5, 5, 36), (-5, 5, 50)], "#f3efe4", 1.5)
    scene.ball((-5, 5, 50), 2, "#fff")
    for y in (-8, 0, 8):
        scene.line([(14, y, 11), (14, y, 16)], LAMP, 2.2)


def _derrick(scene: Scene, ramp: Ramp) -> None:
    """Skymine: a four-sided pyramid with a lamp."""
    scene.frustum((0, 0, 0), (24, 24), 6, 4, 45, DARK, stretched=(0.98, 0.98))
    scene.frustum((0, 0, 6), (21, 5.5), 30, 4, 45, ramp)
    scene.frustum((0, 0, 36), (6.5, 6.5), 4, 4, 45, WHITE)
    scene.frustum((0, 0, 40), (5, 0), 9, 4, 45, ramp, ambient=0.3)
    for height, width in ((13, 15.2), (22, 10.5)):
        x = width * 0.72
        scene.line([(x, -x, height), (x, x, height)], SEAM, 1.2)
        scene.line([(x, -x, height), (-x, -x, height)], SEAM, 1.2)
    scene.line([(15, -3, 8), (15, -3, 13)], "#fff3c4", 3.6)


def _habitat(scene: Scene, ramp: Ramp) -> None:
    """Minerva: a round ring with a dome."""
    scene.frustum((0, 0, 0), (20, 20), 6, 22, 0, DARK)
    scene.frustum((0, 0, 6), (18, 17), 7, 22, 0, WHITE)
    scene.dome((0, 0, 13), 16.2, ramp, rings=5, sides=20, squash=1.12)
    scene.frustum((0, 0, 30.5), (4, 3), 3.5, 10, 0, WHITE)
    for angle in (-75, -52, -29, -6):
        scene.line([around(angle, 17.6, 8.2), around(angle, 17.6, 10.8)], LAMP, 2.4)


def _spire(scene: Scene, ramp: Ramp) -> None:
    """Astrogo: a three-sided spire with fins, as a ship about to leave."""
    scene.frustum((0, 0, 0), (23, 23), 6, 3, -62, DARK)
    scene.frustum((0, 0, 6), (19, 11), 14, 3, -62, ramp)
    scene.frustum((0, 0, 20), (11, 0), 34, 3, -62, ramp, ambient=0.26)
    scene.line([(0, 0, 54), (0, 0, 58)], "#fff", 1.3)
    for angle in (-62, 58, 178):
        scene.frustum(around(angle, 19, 4), (3.4, 0), 12, 3, angle, WHITE)
