"""The pictures in the middle of cards, 120 by 104 each: `m-…`."""

import math
from collections.abc import Sequence

from tools.art.colours import DARK, STEEL, WHITE, Ramp, mixed
from tools.art.companies import COMPANIES
from tools.art.kit import Point, Scene, around, symbol

SIZE = (120, 104)
TITANIUM = Ramp("#0c2a33", "#1d5866", "#3f94a1", "#8fd3d6", "#e6fbf6")
VIOLET = Ramp("#1e1140", "#4a2a93", "#7d52d6", "#b694ff", "#f0e6ff")
GREEN = Ramp("#0d2a17", "#22663a", "#4cae69", "#98e3a4", "#effff0")
GLASS = Ramp("#112233", "#2b6a8c", "#9fe0ff")


def symbols() -> list[str]:
    """One for each kind of card, those of companies once for each company."""
    return [
        carbon().symbol("m-carbon"),
        minerals().symbol("m-minerals"),
        titanium().symbol("m-titanium"),
        symbol("m-energy", SIZE, energy()),
        symbol("m-research", SIZE, RESEARCH),
        field(GREEN).symbol("m-field"),
        *(field(ramp).symbol(f"m-field-{company}") for company, ramp in COMPANIES.items()),
        *(symbol(f"m-share-{company}", SIZE, share(company)) for company in COMPANIES),
        symbol("m-luna", SIZE, LUNA),
    ]


# Carbon: a sheet of graphene that bends upwards.

BOND = 16.5
"""The length of a bond."""


def carbon() -> Scene:
    """Atoms and bonds, drawn from the farthest to the nearest, the nearer the lighter and thicker."""
    scene = _scene(yaw=-16, pitch=46, origin=(60, 54))
    bonds = _bonds()
    atoms = list(dict.fromkeys(atom for bond in bonds for atom in bond))
    nearness: dict[tuple[tuple[float, float], ...], float] = {}
    for atom in atoms:
        nearness[(atom,)] = scene.seen(_bent(*atom))[2] + 0.6
    for first, second in bonds:
        nearness[first, second] = (scene.seen(_bent(*first))[2] + scene.seen(_bent(*second))[2]) / 2
    farthest, nearest = min(nearness.values()), max(nearness.values())
    for ends in sorted(nearness, key=lambda ends: (nearness[ends], ends)):
        share_ = (nearness[ends] - farthest) / (nearest - farthest)
        if len(ends) == 1:
            scene.ball(_bent(*ends[0]), 4.6 + 2.2 * share_, "url(#g-carbon)")
        else:
            colour = mixed("#39424f", "#a7b4c2", share_)
            scene.line([_bent(*end) for end in ends], colour, round(2.2 + 2 * share_, 1))
    return scene


def _bonds() -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The edges of hexagons that form a patch of the sheet, each once."""
    known: list[tuple[float, float]] = []

    def atom(x: float, y: float) -> tuple[float, float]:
        for there in known:
            if abs(there[0] - x) < 1 and abs(there[1] - y) < 1:
                return there
        known.append((x, y))
        return x, y

    bonds = set()
    for q in range(-2, 3):
        for r in range(-2, 3):
            if abs(q + r) > 2 or abs(q) == abs(r) == 2:
                continue
            middle = BOND * math.sqrt(3) * (q + r / 2), BOND * 1.5 * r
            corners = []
            for side in range(6):
                x, y, _ = around(60 * side + 30, BOND)
                corners.append(atom(round(middle[0] + x, 1), round(middle[1] + y, 1)))
            for corner, following in zip(corners, [*corners[1:], corners[0]], strict=True):
                bonds.add((min(corner, following), max(corner, following)))
    return sorted(bonds)


def _bent(x: float, y: float) -> Point:
    """Where an atom of the flat sheet lies."""
    return x, y, 7 * math.sin(x / 24) + 4 * math.cos(y / 22)


# Minerals: a cluster of six-sided crystals.


def minerals() -> Scene:
    """The nearer crystals before the farther ones."""
    scene = _scene(yaw=-22, pitch=14, origin=(60, 86))
    for foot, radius, height, lean, turned in (
        ((16, 14), 8, 52, (0.42, 0.1), 10),
        ((-18, 12), 8.5, 50, (-0.42, 0.1), 25),
        ((2, 8), 13, 86, (0.06, 0.05), 12),
        ((-9, -4), 9, 58, (-0.24, -0.05), 0),
        ((17, -4), 9.5, 48, (0.34, -0.1), 20),
        ((4, -12), 7, 34, (0.05, -0.22), 5),
        ((-24, -6), 5.5, 24, (-0.55, -0.1), 5),
        ((29, 4), 5, 26, (0.6, 0), 0),
    ):
        _crystal(scene, foot, radius, height, lean, turned)
    return scene


def _crystal(
    scene: Scene, foot: tuple[float, float], radius: float, height: float, lean: tuple[float, float], turned: float
) -> None:
    """A prism that leans, with a tip, and one edge that catches the sun."""
    (x, y), (lean_x, lean_y) = foot, lean
    shoulder = height * 0.72
    low, high = [], []
    for side in range(6):
        dx, dy, _ = around(turned + 60 * side, radius)
        low.append((x + dx, y + dy, 0.0))
        uneven = 3 if side % 2 else -2
        high.append((x + lean_x * shoulder + 0.96 * dx, y + lean_y * shoulder + 0.96 * dy, shoulder + uneven))
    tip = (x + lean_x * height * 1.02 + radius * 0.2, y + lean_y * height, height)
    pairs = [(side, (side + 1) % 6) for side in range(6)]
    scene.solid([(low[i], low[j], high[j], high[i]) for i, j in pairs], VIOLET, ambient=0.16)
    scene.solid([(high[i], high[j], tip) for i, j in pairs], VIOLET, ambient=0.32, gain=0.9)
    lit = min(range(6), key=lambda side: scene.xy(high[side])[0] + 0.4 * scene.xy(high[side])[1])
    scene.line([low[lit], high[lit], tip], "#fff", 0.7, opacity=".75")


# Titanium: ingots, cast and stacked.


def titanium() -> Scene:
    """Three, two and one."""
    scene = _scene(yaw=-34, pitch=26, origin=(60, 78))
    for foot, turned in (
        ((0, 22, 0), 0),
        ((0, 0, 0), 0),
        ((0, -22, 0), 0),
        ((2, 11, 14.5), 0),
        ((-2, -11, 14.5), 0),
        ((0, 0, 29), 2),
    ):
        _ingot(scene, foot, turned)
    return scene


def _ingot(scene: Scene, foot: Point, turned: float) -> None:
    top = scene.box(foot, (54, 19, 14), TITANIUM, turned, top=0.84, ambient=0.12, gain=0.95)
    scene.line([top[0], top[1]], "#f2fffb", 0.8, opacity=".8")
    scene.line([top[0], top[3]], "#f2fffb", 0.8, opacity=".7")
    hollow = [
        _between(top, along, across) for along, across in ((-0.22, -0.26), (0.22, -0.26), (0.22, 0.26), (-0.22, 0.26))
    ]
    scene.raw(f'<path d="M{scene.line_of(hollow)}" fill="#0f4450" opacity=".55"/>')


def _between(corners: Sequence[Point], along: float, across: float) -> Point:
    """A place on a face of four corners, from its middle so many lengths of its first side and of its last."""
    x, y, z = (
        sum(corner[axis] for corner in corners) / 4
        + along * (corners[1][axis] - corners[0][axis])
        + across * (corners[3][axis] - corners[0][axis])
        for axis in range(3)
    )
    return x, y, z


# Energy: a ring of plasma with an arc.

BOLT = "M70 2L36 54H55L42 96L88 38H66L84 2Z"


def energy() -> str:
    """A bolt out of a ring of magnets."""
    ring = (
        '<ellipse rx="52" ry="21" cy="6" fill="#150d02"/><ellipse rx="52" ry="21" fill="url(#g-ring)"/>'
        '<ellipse rx="40" ry="13.5" cy="-2" fill="#241300"/>'
        '<ellipse rx="36" ry="11" cy="1" fill="#fff3c0" opacity=".16"/>'
        '<ellipse rx="38" ry="12" cy="-1" fill="none" stroke="#ffcf4a" stroke-width="2.4"/>'
        '<ellipse rx="38" ry="12" cy="-1" fill="none" stroke="#fffbe2" stroke-width=".9"/>'
    )
    width = 5.4
    magnets = ""
    for angle in range(0, 360, 30):
        turn = math.radians(angle)
        x, y = 46 * math.cos(turn), 17.2 * math.sin(turn)
        if y > -12:
            shape = f"M{x - width / 2:.1f} {y:.1f}l{width:.1f} -3v9l-{width:.1f} 3z"
            magnets += f'<path d="{shape}" fill="{"#e7d7ae" if x < 0 else "#7d6a3e"}"/>'
    glow = f'<path d="{BOLT}" fill="#ffb81f" opacity=".28" stroke="#ffb81f" stroke-width="9" stroke-linejoin="round"/>'
    bolt = f'<path d="{BOLT}" fill="url(#g-bolt)" stroke="#fff7d2" stroke-width="1.6" stroke-linejoin="round"/>'
    sparks = 'stroke="#ffe48a" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<g transform="translate(60 66)">{ring}{magnets}</g>{glow}{bolt}'
        '<path d="M70 2L36 54H55L58 45H48L76 3z" fill="#fffdf0" opacity=".75"/>'
        f'<path d="M12 50l8-9 4 6 9-11M108 48l-9-7-4 5-8-9" fill="none" {sparks}/>'
    )


# Research: a scientist before her screen, flask in hand.

RESEARCH = (
    '<circle cx="60" cy="46" r="44" fill="url(#g-screen)"/>'
    '<g fill="none" stroke="#8fd0ff" opacity=".55"><circle cx="60" cy="46" r="43" stroke-width="1.6"/>'
    '<circle cx="60" cy="46" r="36" stroke-width=".7" stroke-dasharray="2 3"/>'
    '<path d="M22 34l10-6 10 6v11l-10 6-10-6zM32 28v-9M42 45l8 5M84 24l8-5 8 5v9l-8 5-8-5zM92 38v8M84 33l-7 4"'
    ' stroke-width="1.2"/></g>'
    '<path d="M20 104c1-22 13-31 27-34h26c14 3 26 12 27 34z" fill="url(#g-coat)"/>'
    '<path d="M47 70l13 18 13-18-3-5H50z" fill="#2a6ab0"/>'
    '<path d="M60 88v16M47 70l-6 9 8 5-3 20M73 70l6 9-8 5 3 20" fill="none" stroke="#7f93a8" stroke-width="1.3"/>'
    '<path d="M51 56h18v12c-4 5-14 5-18 0z" fill="#b9805f"/>'
    '<path d="M60 18c13 0 19 9 19 22 0 15-8 26-19 26S41 55 41 40c0-13 6-22 19-22z" fill="url(#g-skin)"/>'
    '<path d="M38 44c-3-22 8-33 23-33 16 0 25 12 21 34-2-8-5-13-8-17-10 1-20-1-27-5-4 5-8 12-9 21z" fill="#2a1a18"/>'
    '<path d="M38 44c-3-22 8-33 23-33-12 2-20 12-20 26z" fill="#5a3a2e"/>'
    '<g fill="#bfe6ff" fill-opacity=".55" stroke="#eaf6ff" stroke-width="1.7">'
    '<rect x="43" y="38" width="15" height="11" rx="4.5"/><rect x="62" y="38" width="15" height="11" rx="4.5"/>'
    '<path d="M58 42h4" fill="none"/></g>'
    '<path d="M54 58c4 2.4 8 2.4 12 0" stroke="#7c4630" stroke-width="1.6" fill="none" stroke-linecap="round"/>'
    '<g transform="translate(91 74)">'
    '<path d="M-5-24h10v3l-2 2v12L15 18a4 4 0 0 1-3.6 6h-22.8a4 4 0 0 1-3.6-6L-3-7v-12l-2-2z" fill="#dff2ff"'
    ' fill-opacity=".28" stroke="#f2faff" stroke-width="1.6"/>'
    '<path d="M-9 7H9l5.6 11.4a3.4 3.4 0 0 1-3 4.6h-23.2a3.4 3.4 0 0 1-3-4.6z" fill="url(#g-liquid)"/>'
    '<circle cx="-3" cy="13" r="1.8" fill="#eaffff"/><circle cx="4" cy="17" r="1.3" fill="#eaffff"/>'
    '<path d="M-9 4L-2-9" stroke="#fff" stroke-width="1.6" opacity=".8" stroke-linecap="round"/></g>'
)


# Field research: a dome and a rover under the Earth.


def field(ramp: Ramp) -> Scene:
    """The dome and the rover's load in the colour of whom the scientist works for."""
    scene = _scene(yaw=-30, pitch=20, origin=(60, 80))
    scene.raw(
        '<circle cx="96" cy="20" r="13" fill="url(#g-earth)"/>'
        '<path d="M88 14c5-3 8 1 6 4s3 5-1 8c-4-1-7-6-5-12zM99 12c4 0 6 3 8 8-3 2-6 0-6-3s-3-3-2-5z" fill="#e9f5ea"'
        ' opacity=".75"/>'
        '<path d="M-40 84c26-10 78-15 98-13 22 2 62 1 102 6v60H-40z" fill="url(#g-ground)"/>'
        '<ellipse cx="24" cy="93" rx="11" ry="3.6" fill="#10140f" opacity=".4"/>'
        '<path d="M13 93a11 3.6 0 0 0 22 0" stroke="#fff" stroke-opacity=".35" fill="none"/>'
    )
    _dome(scene, ramp)
    _rover(scene, ramp)
    return scene


def _dome(scene: Scene, ramp: Ramp) -> None:
    x, y = -24, 14
    scene.shadow((x, 12, 0), 26, 14, 0.42)
    scene.frustum((x, y, 0), (27, 27), 4, 24, 0, STEEL)
    scene.dome((x, y, 4), 25, ramp, rings=5, sides=18, squash=0.95, ambient=0.24)
    for angle in (-20, -65, -110):
        rib = []
        for step in range(9):
            climb = step * math.pi / 2 / 8
            dx, dy, _ = around(angle, 25.4 * math.cos(climb))
            rib.append((x + dx, y + dy, 4 + 24 * math.sin(climb)))
        scene.line(rib, "#fff", 0.8, opacity=".45")
    scene.box((-16, -12, 0), (11, 6, 11), WHITE, turned=-20)
    scene.line([(x, y, 28), (x, y, 41)], "#fff", 1.2)
    tip_x, tip_y = scene.xy((x, y, 41))
    scene.raw(f'<path d="M{tip_x:.1f} {tip_y:.1f}l11 3-11 4z" fill="{ramp.at(0.8)}"/>')


def _rover(scene: Scene, ramp: Ramp) -> None:
    x, y = 31, -8
    scene.shadow((x, y, 0), 17, 12, 0.45)
    _wheels(scene, x, y + 8)
    scene.box((x, y, 7), (38, 15, 5), DARK)
    scene.box((x + 4, y, 12), (26, 14, 12), WHITE, top=0.86)
    scene.box((x + 11, y - 7.3, 14.5), (9, 0.6, 6.5), GLASS, ambient=0.5)
    scene.box((x - 14, y, 12), (9, 13, 5), ramp, ambient=0.3)
    _wheels(scene, x, y - 8)
    scene.line([(x - 6, y, 24), (x - 6, y, 37)], "#e9e6dd", 1.3)
    dish_x, dish_y = scene.xy((x - 6, y, 38))
    place = f'cx="{dish_x:.1f}" cy="{dish_y:.1f}"'
    turned = f'transform="rotate(-35 {dish_x:.1f} {dish_y:.1f})"'
    scene.raw(f'<ellipse {place} rx="6" ry="3.4" {turned} fill="url(#g-dish)"/>')


def _wheels(scene: Scene, x: float, y: float) -> None:
    """Three on one side."""
    for along in (-14, 0, 14):
        wheel_x, wheel_y = scene.xy((x + along, y, 5.4))
        nearer = f'cx="{wheel_x - 0.6:.1f}" cy="{wheel_y - 0.6:.1f}"'
        scene.raw(
            f'<circle cx="{wheel_x:.1f}" cy="{wheel_y:.1f}" r="6.2" fill="#14181d"/>'
            f'<circle {nearer} r="4.9" fill="#565e68"/><circle {nearer} r="2" fill="#d9d9d2"/>'
        )


# A share: an engraved certificate.


def share(company: str) -> str:
    """The company's emblem in a seal, on paper."""
    ramp = COMPANIES[company]
    line, dark, light = ramp.at(0.5), ramp.at(0.15), ramp.at(0.85)
    guilloche = (
        _rosette(25, 12, 0.10, line, ".6") + _rosette(25, 12, -0.10, line, ".6") + _rosette(22, 18, 0.12, dark, ".5")
    )
    return (
        '<g transform="rotate(-5 60 52)">'
        '<path d="M16 16h92v78H16z" fill="#000" opacity=".35" transform="translate(4 4)"/>'
        '<path d="M14 12h92v78H14z" fill="#f4ecd8"/><path d="M14 12h92v78z" fill="#fffaf0" opacity=".6"/>'
        f'<path d="M19 17h82v68H19z" fill="none" stroke="{line}" stroke-width="2.4"/>'
        f'<path d="M22.5 20.5h75v61h-75z" fill="none" stroke="{line}" stroke-width=".7"/>{guilloche}'
        f'<circle cx="60" cy="48" r="19.5" fill="{dark}"/><circle cx="60" cy="48" r="19.5" fill="url(#g-seal)"/>'
        f'<use href="#c-{company}" x="46" y="34" width="28" height="28" color="{light}"/>'
        f'<path d="M30 75h22M68 75h22" stroke="{dark}" stroke-width="1.2"/>'
        f'<path d="M70 71c4-3 5 3 9-1 2 3 5-1 8 1" fill="none" stroke="{dark}" stroke-width="1"/></g>'
    )


def _rosette(radius: float, petals: int, depth: float, colour: str, width: str) -> str:
    """A closed line about the seal that swings in and out."""
    points = []
    for angle in range(0, 361, 3):
        turn = math.radians(angle)
        x, y, _ = around(angle, radius * (1 + depth * math.cos(petals * turn)))
        points.append(f"{60 + x:.1f} {48 + y:.1f}")
    return f'<path d="M{"L".join(points)}z" fill="none" stroke="{colour}" stroke-width="{width}"/>'


# Luna herself.

LUNA = (
    '<circle cx="60" cy="52" r="46" fill="#0c1330"/>'
    '<path d="M60 6a46 46 0 1 0 46 46A36 36 0 1 1 60 6z" fill="url(#g-lunacres)"/>'
    '<g fill="#5f6a92" opacity=".55"><circle cx="26" cy="42" r="5"/><circle cx="34" cy="72" r="4"/>'
    '<circle cx="60" cy="88" r="5"/><circle cx="22" cy="60" r="2.4"/><circle cx="84" cy="84" r="2.6"/></g>'
    '<path d="M52 24a24 24 0 0 1 40 18v12c0 10-7 17-17 17h-9c-10 0-17-7-17-17V40z" fill="url(#g-coat)"/>'
    '<path d="M55 38c0-5 4-8 9-8h14c5 0 9 3 9 8v8c0 6-4 9-9 9H64c-5 0-9-3-9-9z" fill="#0d1738"/>'
    '<path d="M57 37c0-3 3-5 7-5h8L60 52c-2-1-3-3-3-6z" fill="#fff" opacity=".14"/>'
    '<circle cx="65" cy="43" r="4.4" fill="#ffd98a"/><circle cx="79" cy="43" r="4.4" fill="#ffd98a"/>'
    '<circle cx="64" cy="42" r="1.5" fill="#fff"/><circle cx="78" cy="42" r="1.5" fill="#fff"/>'
    '<path d="M65 62h14M68 66h8" stroke="#5f6a92" stroke-width="1.8" stroke-linecap="round"/>'
    '<path d="M72 18V9" stroke="#e9edf8" stroke-width="2.2"/><circle cx="72" cy="7" r="3.2" fill="#ff8a2b"/>'
)


def _scene(yaw: float, pitch: float, origin: tuple[float, float]) -> Scene:
    return Scene(SIZE, origin, yaw=yaw, pitch=pitch)
