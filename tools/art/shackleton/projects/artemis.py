"""The pictures of the projects of Artemis Tours."""

from itertools import pairwise

from tools.art.colours import DARK, STEEL, WHITE, Ramp
from tools.art.kit import Point, around
from tools.art.shackleton.colours import GLASS, GOLD
from tools.art.shackleton.projects.kit import HALL, WARM, Picture

COLOUR = "#ff9ed2"
WATER = "#4fc3e6"


def pictures() -> dict[str, Picture]:
    """By the ids of projects."""
    return {
        "moon-casino": casino(),
        "earthrise-hotel": hotel(),
        "low-gravity-arena": arena(),
        "rim-cable-car": cable_car(),
        "regolith-spa": spa(),
        "arrivals-terminal": terminal(),
        "first-steps-museum": museum(),
        "souvenir-dome": souvenirs(),
        "stargazing-deck": stargazing(),
    }


def casino() -> Picture:
    """Two dice beside chips."""
    scene = Picture(COLOUR, HALL, origin=(112, 124), yaw=-35, pitch=30)
    scene.shadow((0, 0, 0), 60, 40, 0.5)
    for level in range(4):
        scene.drum((-62, 14, 9 * level), (23, 23), 8, "artemis" if level % 2 else "white", "#f7d9ea")
    _die(scene, (58, 26, 0), 52, WHITE, "#b3265c")
    _die(scene, (2, -12, 0), 60, scene.ramp, "#fffdf5")
    return scene


def _die(scene: Picture, foot: Point, size: float, ramp: Ramp, pip: str) -> None:
    x, y, z = foot
    scene.box(foot, (size, size, size), ramp)
    step, half = size * 0.27, size / 2
    top = [(x + a * step, y + b * step, z + size) for a, b in ((-1, -1), (0, 0), (1, 1))]
    front = [(x + a * step, y - half, z + half + b * step) for a in (-1, 1) for b in (-1, 0, 1)]
    side = [(x + half, y + a * step, z + half + b * step) for a, b in ((-1, 1), (1, -1), (-1, -1), (1, 1), (0, 0))]
    for place in (*top, *front, *side):
        scene.ball(place, size * 0.085, pip)


def hotel() -> Picture:
    """A tower of terraces, the Earth behind it."""
    scene = Picture(COLOUR, origin=(88, 136))
    scene.globe((66, 40, 66), 46, "earth")
    scene.shadow((0, 0, 0), 50, 60, 0.5)
    for level in range(5):
        size = 74 - 10 * level
        x, z = 3.0 * level, 21.0 * level
        scene.box((x, 4, z), (size, size, 16), scene.ramp)
        scene.box((x, 4, z + 16), (size + 8, size + 8, 5), WHITE)
        spots = [(x + part * size, 4 - size / 2, z + 8) for part in (-0.34, -0.11, 0.11, 0.34)]
        scene.lamps([*spots, *((x + size / 2, 4 + part * size, z + 8) for part in (-0.25, 0.25))], 6, 9)
    scene.cupola((14, 4, 105), 17, "glass")
    return scene


def arena() -> Picture:
    """A round stand under masts of lamps, somebody leaping high."""
    scene = Picture(COLOUR, origin=(118, 116), pitch=32)
    scene.shadow((0, 0, 0), 90, 30, 0.5)
    for angle in (160, 20):
        _mast(scene, angle)
    scene.drum((0, 0, 0), (80, 96), 34, "artemis", "#fbe6f2")
    scene.disc((0, 0, 34), 84, "#a34a7c")
    scene.disc((0, 0, 22), 62, "#5c2848")
    scene.disc((0, 0, 16), 50, "#f3cfe2")
    scene.figure("tourist", (112, 96), 74)
    scene.globe((46, 10, 90), 11, "white")
    for angle in (205, 335):
        _mast(scene, angle)
    return scene


def _mast(scene: Picture, angle: float) -> None:
    x, y, _ = around(angle, 94)
    scene.rod([(x, y, 10), (x, y, 92)], 6, STEEL)
    scene.box((x, y, 88), (24, 5, 13), DARK)
    scene.lamps([(x + part, y - 3, 95) for part in (-7, 0, 7)], 5, 7, "#fffbe6")


def cable_car() -> Picture:
    """A cabin on a cable between two pylons."""
    scene = Picture(COLOUR, origin=(120, 128))
    for x, high in ((-84, 118), (104, 84)):
        scene.shadow((x, 30, 0), 10, 40, 0.4)
        scene.rod([(x - 14, 30, 0), (x, 30, high)], 8, STEEL)
        scene.rod([(x + 14, 30, 0), (x, 30, high)], 8, STEEL)
        scene.box((x, 30, high - 4), (34, 12, 8), DARK)
    scene.stroke("M-8 6L58 20l62 26 62-2 66-20", "#0b0f18", 6)
    scene.stroke("M-8 6L58 20l62 26 62-2 66-20", "#e9e4d8", 3)
    scene.rod([(-2, 0, 84), (-2, 0, 60)], 7, STEEL)
    scene.box((0, 0, 6), (70, 44, 18), scene.ramp)
    scene.box((0, 0, 24), (70, 44, 26), GLASS, ambient=0.34)
    scene.box((0, 0, 50), (78, 52, 9), scene.ramp)
    for x in (-35, -12, 12, 35):
        scene.rod([(x, -22, 24), (x, -22, 50)], 4, WHITE)
    scene.figure("tourist", (110, 122), 42)
    return scene


def spa() -> Picture:
    """A steaming pool with somebody in it, under a parasol."""
    scene = Picture(COLOUR, HALL, origin=(122, 112), pitch=34)
    scene.drum((0, 0, 0), (96, 92), 16, "white", "#fbf3ea")
    scene.disc((0, 0, 17), 78, "#145d7c")
    scene.disc((0, -3, 13), 73, WATER)
    scene.stroke("M66 104q26 14 52 2M108 128q26 8 54-4", "#e8fbff", 4, 0.7)
    scene.rod([(48, 44, 16), (48, 44, 96)], 6, STEEL)
    scene.path("M98 44q58-58 126-2-16-9-32 2-16-10-31 0-16-10-32 0-14-9-31 0z", COLOUR, line=1.5)
    scene.path("M161 7q-30 10-32 37 16-10 32 0zM161 7q34 8 31 37 16-11 32-2Q198 14 161 7z", "#fff3fa")
    scene.path("M56 114a34 15 0 1 1 68 0 34 15 0 1 1-68 0zm18 0a16 6 0 1 0 32 0 16 6 0 1 0-32 0z", "#fff3fa", line=1.5)
    scene.path("M64 105l8 4-14 8q-3-6 6-12zM116 105l-8 4 14 9q4-7-6-13zM82 120h16v9H82z", "#d8468c")
    scene.path("M76 112q14-18 28 0-4 8-14 8t-14-8z", "#b3265c")
    scene.dot(90, 91, 13, "#e2b08c")
    scene.path("M76 91q2-17 16-16 13 2 11 15-14-8-27 1z", "#6b3a22")
    scene.path("M80 90h20l-1 6h-7l-2-3-2 3h-7z", "#0b0f18")
    scene.stroke("M40 74q-12-14 0-26t0-26M66 60q-12-12 0-22t0-22", "#fffdf5", 6, 0.6)
    return scene


def terminal() -> Picture:
    """A hall under a wave of a roof; a shuttle has landed, and Tourists come."""
    scene = Picture(COLOUR, origin=(70, 124))
    scene.place("shuttle-1", (176, 66), 150, 80 / 120)
    scene.shadow((0, 10, 0), 60, 30, 0.5)
    scene.box((-8, 14, 0), (92, 52, 40), GLASS, ambient=0.3)
    for x in (-50, -22, 6, 34):
        scene.rod([(x, -13, 0), (x, -13, 40)], 5, WHITE)
    roof = [(-66, 44), (-40, 54), (-8, 50), (24, 56), (56, 72)]
    for (x1, z1), (x2, z2) in pairwise(roof):
        upper: list[Point] = [(x1, -24, z1), (x2, -24, z2), (x2, 48, z2), (x1, 48, z1)]
        front: list[Point] = [(x1, -24, z1), (x2, -24, z2), (x2, -24, z2 - 7), (x1, -24, z1 - 7)]
        scene.sheet([upper, front], scene.ramp, 0.26)
    scene.figure("tourist", (112, 152), 56)
    scene.figure("tourist", (152, 156), 60)
    return scene


def museum() -> Picture:
    """A portico of columns, the print of a boot in its gable."""
    scene = Picture(COLOUR, origin=(112, 134), yaw=-18, pitch=20)
    scene.shadow((0, 0, 0), 80, 60, 0.5)
    for step in range(3):
        scene.box((0, 0, 6 * step), (176 - 14 * step, 70 - 8 * step, 6), WHITE)
    scene.box((0, 14, 18), (126, 24, 52), scene.ramp, gain=0.5)
    scene.box((0, -26.2, 18), (24, 1, 38), WARM, ambient=0.7)
    for x in (-58, -29, 29, 58):
        scene.drum((x, -12, 18), (9, 8), 52, "white")
    scene.box((0, 0, 70), (146, 50, 10), WHITE)
    gable: list[Point] = [(-78, -27, 80), (78, -27, 80), (0, -27, 124)]
    rear: list[Point] = [(x, 27, z) for x, _, z in gable]
    roof = (gable[1], rear[1], rear[2], gable[2])
    scene.solid([gable, rear, roof, (gable[0], rear[0], rear[2], gable[2])], scene.ramp, 0.3)
    left, up = scene.xy((0, -27, 97))
    sole = "M-7-11q7-6 14 0 3 8-1 13-1 5 1 9-3 4-7 4t-7-4q2-4 1-9-4-5-1-13z"
    bars = '<path d="M-5-8H5M-6-3H6M-4 2H4M-4 11H4" stroke="#ffd0e8" stroke-width="2"/>'
    scene.moved(f'<path d="{sole}" fill="#4a1838"/>{bars}', round(left), round(up), 8, 1.15)
    return scene


def souvenirs() -> Picture:
    """A ball of glass on a foot, a rocket and stars in it."""
    scene = Picture(COLOUR, HALL, origin=(120, 140), pitch=22)
    scene.shadow((0, 0, 0), 66, 40, 0.5)
    scene.drum((0, 0, 0), (62, 52), 30, "artemis", "#7a3a60")
    scene.box((0, -53, 8), (58, 3, 14), GOLD, ambient=0.5)
    scene.dot(120, 64, 56, "#16324a")
    scene.path("M70 90q50-18 100 0-18 30-50 30T70 90z", "#efece3")
    scene.place("shuttle-3", (122, 64), 118, 80 / 120)
    scene.stroke("M88 38h0M104 26h0M150 40h0M158 66h0M82 70h0M140 22h0", "#fff", 5)
    scene.dot(120, 64, 56, "#9fe0ff", 0.16)
    scene.stroke("M76 60q4-34 36-42", "#fff", 7, 0.85)
    scene.raw('<circle cx="120" cy="64" r="56" fill="none" stroke="#e8f7ff" stroke-width="3"/>')
    return scene


def stargazing() -> Picture:
    """A deck with a railing, a telescope, and stars that leave arcs."""
    scene = Picture(COLOUR, origin=(116, 126), pitch=26)
    for radius in (34, 56, 78, 100):
        near, far = round(radius * 0.94), round(radius * 0.34)
        scene.stroke(f"M{150 - near} {30 + far}a{radius} {radius} 0 0 1 {near - far} {-near - far}", "#fff3d6", 3, 0.7)
        scene.stroke(f"M{150 + near} {30 - far}a{radius} {radius} 0 0 1 {far - near} {near + far}", "#fff3d6", 3, 0.7)
    scene.shadow((0, 0, 0), 80, 20, 0.5)
    scene.drum((0, 0, 0), (88, 88), 16, "artemis", "#f3e7ee")
    for angle in range(190, 360, 20):
        x, y, _ = around(angle, 84)
        scene.line([(x, y, 16), (x, y, 34)], "#fffdf5", 3)
    rail = [around(angle, 84, 34) for angle in range(190, 360, 10)]
    for angle in (90, 215, 330):
        scene.rod([around(angle, 24, 16), (0, 0, 54)], 7, STEEL)
    scene.moved(
        '<path d="M-44-9h26v18h-26z" fill="#2c3548"/>'
        '<path d="M-22-13h66v26h-66z" fill="url(#sb-v-white)"/>'
        '<path d="M40-17h14v34H40z" fill="#ff9ed2"/>'
        '<ellipse cx="54" rx="5" ry="17" fill="#bfe8fa"/>',
        118,
        68,
        -34,
    )
    scene.figure("tourist", (62, 128), 64)
    scene.line(rail, "#fffdf5", 5)
    return scene
