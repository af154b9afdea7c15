"""The six threats, 120 by 104 each: `m-threat-…`, told apart by their outlines alone."""

import math

from tools.art.colours import DARK, Ramp
from tools.art.kit import Point, Scene, around, number, symbol

SIZE = (120, 104)
STONE = Ramp("#1c0d0b", "#57312a", "#a8705a", "#f0c39a", "#fff0d8")
HULL = Ramp("#120b10", "#3a2630", "#735661", "#b99da4", "#f5e4e2")
GLASS = Ramp("#132238", "#2f6488", "#86c4de", "#e9fbff")
BRASS = Ramp("#2a1c08", "#6d5020", "#b8934a", "#f0d79a", "#fff6dc")
GLOW = "#7df3ff"


def symbols() -> list[str]:
    """One for each threat."""
    drawn = {
        "pirates": pirates(),
        "comet": comet(),
        "bridge": bridge(),
        "probe": probe(),
        "singularity": SINGULARITY,
        "anomaly": anomaly(),
    }
    return [symbol(f"m-threat-{threat}", SIZE, markup) for threat, markup in drawn.items()]


def pirates() -> str:
    """A raider with swept wings, the skull on its deck."""
    scene = Scene(SIZE, origin=(62, 54), scale=1.0, yaw=-34, pitch=46)
    for side in (-1, 1):
        wing: list[Point] = [(-30, side * 10, 0), (6, side * 10, 0), (-8, side * 50, 2), (-26, side * 54, 2)]
        _slab(scene, wing, 4)
        _slab(scene, [(-30, side * 52, 2), (6, side * 50, 2), (6, side * 54, 2), (-30, side * 56, 2)], 5)
    for y in (-8, 8):
        x, up = scene.xy((-36, y, 5))
        scene.raw(f'<circle cx="{number(x)}" cy="{number(up)}" r="9" fill="url(#g-exhaust)"/>')
    _slab(scene, [(-38, -15, -2), (18, -15, -2), (56, 0, -2), (18, 15, -2), (-38, 15, -2)], 9)
    _slab(scene, [(-32, -10, 7), (8, -10, 7), (30, 0, 7), (8, 10, 7), (-32, 10, 7)], 5)
    left, top = scene.xy((-8, 0, 12))
    skull = (
        f'<g transform="translate({number(left)} {number(top)}) scale(1.15)">'
        '<path d="M0-11c-7 0-11 4-11 10 0 3 2 5 4 6v5H7V5c2-1 4-3 4-6 0-6-4-10-11-10z" fill="#fff6e6"/>'
        '<path d="M-7-2a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM1-2a3 3 0 1 0 6 0 3 3 0 1 0-6 0z'
        'M0 2l2 3h-4zM-3 7v3M0 7v3M3 7v3" fill="#1c0d12" stroke="#1c0d12" stroke-width="1.2"/></g>'
    )
    return scene.svg() + skull


def comet() -> str:
    """A rock that comes down in flames."""
    scene = Scene(SIZE, origin=(80, 70), scale=1.5, yaw=-20, pitch=20)
    for low, high, radii in ((-18, -8, (12, 19)), (-8, 5, (19, 18)), (5, 17, (18, 7))):
        scene.frustum((0, 0, low), radii, high - low, 7, 12, STONE, ambient=0.1, stretched=(1.16, 1))
    return (
        '<path d="M4 6C34 24 52 38 66 54L54 66C40 48 24 26 4 6z" fill="url(#g-tail)"/>'
        '<path d="M14 34C34 42 44 50 54 62l-6 4C40 54 30 44 14 34zM40 8c14 14 22 26 30 42l6-4C68 32 58 20 40 8z"'
        f' fill="url(#g-tail)" opacity=".7"/>{scene.svg()}<circle cx="72" cy="64" r="4.5" fill="#2a1510" opacity=".6"/>'
        '<circle cx="88" cy="78" r="3.6" fill="#2a1510" opacity=".6"/>'
    )


def bridge() -> str:
    """A gate of segments, and the funnel behind it that narrows towards a far one."""
    rings = [(38 + 9.5 * step, 50 - 3.2 * step, 40 * 0.80**step) for step in range(8)]
    funnel = "".join(
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(r * 0.42)}" ry="{number(r)}" fill="{_between(step)}"'
        f' stroke="#8fd0ff" stroke-opacity="{0.9 - 0.06 * step:.2f}" stroke-width="1.1"/>'
        for step, (x, y, r) in reversed(list(enumerate(rings)))
    )
    x, y, _ = rings[0]
    spokes = "".join(
        "M" + "L".join(_on_ring(ring, math.radians(angle)) for ring in (rings[0], rings[-1]))
        for angle in (-70, -35, 0, 35, 70)
    )
    around_gate = f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="19" ry="43" fill="none"'
    gate = (
        f'{around_gate} stroke="#10141d" stroke-width="12"/>'
        f'{around_gate} stroke="url(#g-coat)" stroke-width="9.5" stroke-dasharray="15.2 2"/>'
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="15" ry="38.5" fill="none" stroke="{GLOW}" stroke-width="1.6"/>'
    )
    far = '<ellipse cx="106" cy="27" rx="6" ry="14" fill="none" stroke="url(#g-coat)" stroke-width="5"/>'
    light = '<circle cx="106" cy="27" r="11" fill="url(#g-core)"/>'
    return f'{funnel}<path d="{spokes}" stroke="#8fd0ff" stroke-opacity=".55"/>{light}{far}{gate}'


def probe() -> str:
    """A needle that nobody here has built, with a belt around it and what it sends."""
    scene = Scene(SIZE, origin=(60, 52), scale=1.0, yaw=-20, pitch=16)
    scene.frustum((0, 0, -3), (15, 0), -46, 6, 10, GLASS, ambient=0.08)
    scene.frustum((0, 0, 3), (15, 0), 46, 6, 10, GLASS, ambient=0.3)
    scene.frustum((0, 0, -3), (19, 19), 6, 12, 0, DARK)
    x, y = scene.xy((0, -15, 0))
    waves = "".join(
        f'<path d="M{60 - side * reach} {number(52 - reach * 0.62)}a{reach} {reach} 0 0 {int(side < 0)} 0'
        f' {number(reach * 1.24)}" opacity="{1.1 - reach / 60:.2f}"/>'
        for reach in (30, 42, 54)
        for side in (-1, 1)
    )
    eye = f'<circle cx="{number(x)}" cy="{number(y)}" r="12" fill="url(#g-core)"/>'
    return (
        f'<g fill="none" stroke="{GLOW}" stroke-width="3.4" stroke-linecap="round">{waves}</g>{scene.svg()}{eye}'
        f'<circle cx="{number(x)}" cy="{number(y)}" r="3.4" fill="#fff"/>'
    )


SINGULARITY = (
    '<circle cx="60" cy="52" r="40" fill="url(#g-abyss)"/>'
    '<g transform="rotate(-16 60 52)">'
    '<path d="M3 52a57 15 0 0 1 114 0" fill="none" stroke="url(#g-disk)" stroke-width="8"/>'
    '<circle cx="60" cy="52" r="27.5" fill="none" stroke="url(#g-disk)" stroke-width="5"/>'
    '<circle cx="60" cy="52" r="25" fill="#020308"/>'
    '<circle cx="60" cy="52" r="25.5" fill="none" stroke="#fff6dc" stroke-width="1.4"/>'
    '<path d="M3 52a57 15 0 0 0 114 0" fill="none" stroke="url(#g-disk)" stroke-width="10"/>'
    '<path d="M6 54a54 13 0 0 0 108 0" fill="none" stroke="#fff6dc" stroke-width="1.6"/></g>'
)
"""A hole in space within the light of what falls into it."""


def anomaly() -> str:
    """An hourglass within an arrow that runs round into itself."""
    scene = Scene(SIZE, origin=(60, 84), scale=1.0, yaw=-30, pitch=16)
    scene.frustum((0, 0, 0), (20, 20), 5, 8, 22, BRASS)
    scene.frustum((0, 0, 5), (15, 2.6), 27, 14, 0, GLASS, ambient=0.1)
    scene.frustum((0, 0, 5), (12, 0), 13, 14, 0, BRASS, ambient=0.4)
    scene.frustum((0, 0, 32), (2.6, 15), 27, 14, 0, GLASS, ambient=0.3)
    for angle in (-120, -30):
        foot, top = around(angle, 17, 5), around(angle, 17, 60)
        scene.line([foot, top], "#e9cf8e", 2.4)
    scene.frustum((0, 0, 59), (20, 20), 5, 8, 22, BRASS)
    loop = (
        '<g fill="none" stroke-linecap="round"><path d="M95 23A46 46 0 1 0 106 52" stroke="#10141d" stroke-width="10"/>'
        '<path d="M95 23A46 46 0 1 0 106 52" stroke="url(#g-loop)" stroke-width="7"/></g>'
        '<path d="M82 8l27 2-9 26z" fill="#d7c5ff" stroke="#10141d" stroke-width="1.6" stroke-linejoin="round"/>'
    )
    return loop + scene.svg()


def _slab(scene: Scene, outline: list[Point], thickness: float) -> None:
    """A plate of this outline, its upper side so far above it."""
    upper = [(x, y, z + thickness) for x, y, z in outline]
    following = [*range(1, len(outline)), 0]
    sides = [(outline[i], outline[j], upper[j], upper[i]) for i, j in enumerate(following)]
    scene.solid([*sides, upper, outline], HULL, ambient=0.16)


def _on_ring(ring: tuple[float, float, float], angle: float) -> str:
    """The point of a ring (its centre, its height) at an angle."""
    x, y, radius = ring
    return f"{number(x + radius * 0.42 * math.cos(angle))} {number(y + radius * math.sin(angle))}"


def _between(step: int) -> str:
    """The ground of a ring of the funnel: the farther, the lighter."""
    return ("#0b1a33", "#0e2547", "#12315c", "#173f73", "#1f538f", "#2f74b4", "#5aa7de", "#c8eeff")[step]
