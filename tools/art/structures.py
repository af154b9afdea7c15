"""The four kinds of structures that stand in sectors, one symbol each: `b-…`."""

from tools.art.colours import DARK, STEEL, WHITE, Ramp
from tools.art.kit import Scene, around, number

PIT = Ramp("#14171f", "#4a505c", "#a7a9a8", "#f4efe2", "#fffdf5")
CABLE = "#ffb45a"
BEAM = "#d8d6d0"


def symbols() -> list[str]:
    """One drawing for each kind of structure."""
    drawn = {
        "deep-mine": deep_mine(),
        "strip-mine": strip_mine(),
        "gas-collector": gas_collector(),
        "research-station": research_station(),
    }
    return [scene.symbol(f"b-{kind}") for kind, scene in drawn.items()]


def deep_mine() -> Scene:
    """A head frame with its wheel, above a shaft."""
    scene = _site()
    scene.shadow((0, 0, 0), 9, 16)
    scene.frustum((0, 0, 0), (13, 12), 3, 8, 22, DARK)
    scene.disc((0, 0, 3.2), 7, "#05070c")
    for x, y in ((6, 6), (-6, 6)):
        scene.line([(x, y, 3), (x * 0.28, y * 0.28, 29)], "#8e949c", 2)
    scene.box((0, 0, 27), (9, 9, 3.4), WHITE)
    for x, y in ((-6, -6), (6, -6)):
        scene.line([(x, y, 3), (x * 0.28, y * 0.28, 28)], "#f2eee4" if x < 0 else "#c9c9c6", 2.3)
    scene.line([(-4.4, -4.4, 12), (4.4, -4.4, 12)], BEAM, 1.3)
    scene.line([(-3.2, -3.2, 19), (3.2, -3.2, 19)], BEAM, 1.3)
    scene.line([(0, 0, 29), (0, 0, 4)], CABLE, 1.6)
    centre = _centre(scene, (0, 0, 34))
    scene.raw(
        f'<circle {centre} r="4.6" fill="#3a404b" stroke="#f2eee4" stroke-width="1.8"/>'
        f'<circle {centre} r="1.2" fill="#f2eee4"/>'
    )
    return scene


def strip_mine() -> Scene:
    """Terraces, and an excavator's wheel of buckets."""
    scene = _site()
    scene.shadow((2, 0, 0), 15, 7, 0.45)
    scene.box((3, 2, 0), (32, 28, 6), PIT, ambient=0.06)
    scene.box((6.5, 5, 6), (23, 20, 6.5), PIT, ambient=0.06)
    scene.box((10.5, 8, 12.5), (14, 13, 7), PIT, ambient=0.06)
    scene.line([(7, 2, 13), (-9, -8, 12)], CABLE, 2.6)
    centre = _centre(scene, (-10, -9, 9))
    buckets = f'stroke="{CABLE}" stroke-width="2.6" stroke-dasharray="3 1.65"'
    scene.raw(f'<circle {centre} r="7.4" fill="#1d222b" {buckets}/><circle {centre} r="2.2" fill="#ffe0b0"/>')
    return scene


def gas_collector() -> Scene:
    """A sphere on legs."""
    scene = _site()
    scene.shadow((0, 0, 0), 12, 14)
    scene.frustum((0, 0, 0), (12, 12), 2.4, 12, 0, DARK)
    for angle in (150, 30, 210, -30, -90):
        scene.line([around(angle, 10, 2), around(angle, 7, 14)], "#fff" if angle == -90 else "#c9ccd0", 1.8)
    x, y = scene.xy((0, 0, 19))
    seam = f"M{number(x - 12.4)} {number(y + 1)}a12.4 4.6 0 0 0 24.8 0"
    gleam = f"M{number(x - 9)} {number(y - 1)}a12 12 0 0 1 6-7"
    scene.raw(
        f'<circle {_centre(scene, (0, 0, 19))} r="13" fill="url(#g-tank)"/>'
        f'<path d="{seam}" fill="none" stroke="#4a515d" stroke-width="1.2"/>'
        f'<path d="{gleam}" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>'
    )
    scene.box((0, 0, 31), (4, 4, 3.4), WHITE)
    return scene


def research_station() -> Scene:
    """A dish on a drum."""
    scene = _site()
    scene.shadow((0, 0, 0), 12, 12)
    scene.frustum((0, 0, 0), (12, 11), 7, 14, 0, WHITE)
    scene.frustum((0, 0, 7), (5, 3.4), 8, 8, 0, STEEL)
    scene.raw(
        '<g transform="translate(23 17) rotate(-38) scale(1.1)"><ellipse rx="15" ry="7.6" fill="#6c727d"/>'
        '<ellipse cy="-1.2" rx="15" ry="7.2" fill="url(#g-dish)"/>'
        '<path d="M-6 -2L0 -12L6 -2" fill="none" stroke="#f6f2e8" stroke-width="1.3"/>'
        f'<circle cy="-12.5" r="2.2" fill="{CABLE}"/></g>'
    )
    return scene


def _site() -> Scene:
    return Scene((48, 48), origin=(23, 40), scale=1.12, yaw=-30, pitch=28)


def _centre(scene: Scene, point: tuple[float, float, float]) -> str:
    x, y = scene.xy(point)
    return f'cx="{number(x)}" cy="{number(y)}"'
