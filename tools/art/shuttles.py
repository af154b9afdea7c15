"""The companies' shuttles: `v-…` in flight, `u-…` at home in a station, as it is seen from above."""

from tools.art.colours import DARK, WHITE, Ramp
from tools.art.companies import COMPANIES
from tools.art.kit import Point, Scene, around

Outline = list[tuple[float, float]]

WINGS: dict[str, Outline] = {
    "skymine": [(14, 0), (-7, 25), (-21, 0), (-7, -25)],
    "minerva": [around(angle, 20)[:2] for angle in range(0, 360, 24)],
    "astrogo": [(-4, 6), (-22, 25), (-26, 25), (-16, 0), (-26, -25), (-22, -25), (-4, -6)],
    "tawac": [(3, 25), (-10, 25), (-10, -25), (3, -25)],
}
"""Where the wings of each company's shuttle reach, its nose at the right: the outline says whose it is."""
HULL: Outline = [(-20, -5), (14, -5), (26, 0), (14, 5), (-20, 5)]
ROOF: Outline = [(-16, -2.8), (8, -2.8), (8, 2.8), (-16, 2.8)]


def symbols() -> list[str]:
    """Two for each company."""
    flying = [in_flight(company).symbol(f"v-{company}") for company in COMPANIES]
    return flying + [at_home(company).symbol(f"u-{company}") for company in COMPANIES]


def in_flight(company: str) -> Scene:
    """A long hull between its wings, above its shadow."""
    scene = Scene((60, 48), origin=(29, 24), yaw=-38, pitch=42)
    scene.raw('<ellipse cx="34" cy="39" rx="19" ry="4.5" transform="rotate(-12 34 39)" fill="#04060c" opacity=".55"/>')
    wings, ramp = WINGS[company], COMPANIES[company]
    _slab(scene, wings, (-1, 1), DARK)
    _slab(scene, [(x * 0.9, y * 0.92) for x, y in wings], (1, 4), ramp)
    _slab(scene, HULL, (3, 9), ramp)
    _slab(scene, [(12, -4), (23, 0), (12, 4)], (9, 11), WHITE)
    _slab(scene, ROOF, (9, 11.4), WHITE)
    scene.line([(-21, -3, 6), (-21, 3, 6)], "#bff2ff", 3)
    return scene


def at_home(company: str) -> Scene:
    """One that has not left yet."""
    scene = Scene((24, 26), origin=(12, 15), scale=0.36, yaw=-30, pitch=58)
    scene.shadow((0, 0, 0), 15, 8, 0.5)
    _slab(scene, WINGS[company], (0, 5), COMPANIES[company])
    _slab(scene, HULL, (5, 11), WHITE)
    return scene


def _slab(scene: Scene, outline: Outline, between: tuple[float, float], ramp: Ramp) -> None:
    """A plate of this outline between two heights. An outline that goes inwards must do so near the middle."""
    low, high = between
    lower: list[Point] = [(x, y, low) for x, y in outline]
    upper: list[Point] = [(x, y, high) for x, y in outline]
    following = [*range(1, len(outline)), 0]
    scene.solid([*((lower[i], lower[j], upper[j], upper[i]) for i, j in enumerate(following)), upper, lower], ramp)
