"""The pictures of the projects of Evergreen Farms."""

from tools.art.colours import DARK, STEEL, WHITE
from tools.art.kit import Point
from tools.art.shackleton.colours import material
from tools.art.shackleton.projects.kit import CREAM, HALL, SPACE, WARM, Picture

COLOUR = "#8cc63f"
SOIL = "#3d2a1c"
LEAVES = "#a8e06a"
WATER = "#4fb8e6"


def pictures() -> dict[str, Picture]:
    """By the ids of projects."""
    return {
        "seed-vault": vault(),
        "hydroponics": hydroponics(),
        "algae-tanks": algae(),
        "lunar-compost": compost(),
        "farmers-market": market(),
        "greenhouse-dome": greenhouse(),
        "botanic-gardens": gardens(),
        "orbital-produce": produce(),
        "water-reclaimer": reclaimer(),
    }


def vault() -> Picture:
    """A round door in the rock, a leaf on it."""
    scene = Picture(COLOUR, origin=(120, 140))
    scene.path("M0 160V62l34-40 46 12 40-28 52 20 40 4 28 46v84z", "#4d5462")
    scene.path("M0 62l34-40 20 26-22 40zM80 34l40-28 6 30-30 16zM172 26l40 4-10 34-28-8z", "#9aa0a8")
    scene.path("M0 160v-14q120-16 240 0v14z", "#777b70")
    scene.dot(124, 90, 60, "#0b0f18")
    scene.raw('<circle cx="120" cy="86" r="58" fill="url(#sb-b-white)"/>')
    scene.dot(120, 86, 46, "#2b323d")
    scene.raw('<circle cx="120" cy="86" r="42" fill="url(#sb-b-evergreen)"/>')
    for x, y in ((120, 36), (120, 136), (70, 86), (170, 86), (85, 51), (155, 51), (85, 121), (155, 121)):
        scene.dot(x, y, 5, "#565d6b")
    scene.path("M98 112q-10-48 46-58 6 52-38 54 6-22 24-38-24 12-32 42z", "#fffdf0")
    scene.box((78, -24, 20), (12, 10, 34), DARK)
    return scene


def hydroponics() -> Picture:
    """Tubes on a rack, seedlings in rows, lamps above."""
    scene = Picture(COLOUR, HALL, origin=(120, 140), yaw=-14, pitch=22)
    scene.shadow((0, 0, 0), 90, 30, 0.5)
    for x in (-86, 86):
        scene.rod([(x, 0, 0), (x, 0, 126)], 9, STEEL)
    for z in (12, 56):
        scene.path(_quad(scene, z + 52), "#ff8ae0", 0.25)
        scene.rod([(-90, -4, z + 44), (90, -4, z + 44)], 6, material("#ff8ae0"))
        scene.rod([(-92, 0, z), (92, 0, z)], 20, CREAM)
        for x in range(-70, 71, 28):
            left, up = (round(part) for part in scene.xy((x, 0, z + 8)))
            scene.path(f"M{left} {up}q-20-2-18-22 16 2 18 22 2-20 18-24 2 22-18 24z", LEAVES, line=1.5)
    return scene


def _quad(scene: Picture, z: float) -> str:
    corners: list[Point] = [(-88, 0, z - 8), (88, 0, z - 8), (92, 0, z - 44), (-92, 0, z - 44)]
    return f"M{scene.line_of(corners)}z"


def algae() -> Picture:
    """Three columns of glass full of green, bubbles in them."""
    scene = Picture(COLOUR, HALL, origin=(120, 138))
    for x, y, high in ((-66, 18, 104), (4, 6, 104), (74, -6, 104)):
        scene.shadow((x, y, 0), 26, 30, 0.4)
        scene.drum((x, y, 0), (29, 29), 12, "night")
        left, up = (round(part) for part in scene.xy((x, y, 12)))
        scene.path(f"M{left - 24} {up}v-92q24 14 48 0v92q-24 14-48 0z", "#2f7a2a")
        scene.path(f"M{left - 24} {up - 72}q12-8 24 0t24 0v72q-24 14-48 0z", "#5fd03c")
        scene.path(f"M{left - 19} {up - 86}h9v84h-9z", "#fff", 0.5)
        for dx, dy, radius in ((6, 16, 5), (-4, 36, 3), (9, 46, 6), (2, 62, 4)):
            scene.dot(left + dx, up - dy, radius, "#e6ffd0", 0.85)
        scene.drum((x, y, high), (29, 25), 14, "white", "#eef4ea")
    scene.rod([(-66, 18, 122), (4, 6, 122), (74, -6, 122)], 6, STEEL)
    return scene


def compost() -> Picture:
    """A crate of soil, a shoot on it, a fork, a worm."""
    scene = Picture(COLOUR, origin=(116, 138))
    scene.shadow((0, 0, 0), 76, 30, 0.5)
    scene.path("M44 92q14-50 62-52 56-2 80 62-40 26-142-10z", "#5a3d26")
    scene.path("M44 92q14-50 62-52 20 2 34 10-60 0-96 42z", "#8a6238")
    for z in (0, 22, 44):
        scene.box((0, 0, z), (136, 70, 17), WARM, ambient=0.14)
    scene.stroke("M70 74q8-14 18-4t18-6 16 2", "#ff9db0", 7)
    scene.stroke("M120 46V12", "#3f7a22", 5)
    scene.path("M120 26Q92 26 88 2q30 0 32 24zM120 18q4-22 32-20 0 24-32 20z", LEAVES, line=1.5)
    scene.stroke("M206 10l-26 94", "#a9713c", 8)
    scene.stroke("M164 98l34 10M164 98l-8 34M180 102l-8 34M198 108l-8 34", "#c9ced6", 5)
    return scene


def market() -> Picture:
    """A stall under an awning, crates of fruit on it."""
    scene = Picture(COLOUR, origin=(120, 144), yaw=-14, pitch=22)
    scene.shadow((0, 0, 0), 90, 30, 0.5)
    for x in (-78, 78):
        scene.rod([(x, 20, 0), (x, 20, 110)], 8, CREAM)
    scene.box((0, 0, 0), (168, 56, 34), WARM)
    for x, colour in ((-54, "#ff5a4d"), (0, "#ffb03a"), (54, "#a6dc50")):
        scene.box((x, -8, 34), (48, 34, 12), WHITE)
        for dx, z in ((-14, 47), (0, 47), (14, 47), (-7, 57), (7, 57)):
            scene.ball((x + dx, -12, z), 9, "#0b0f18")
            scene.ball((x + dx, -12, z), 8, colour)
    for stripe in range(8):
        x = -88 + 22 * stripe
        corners: list[Point] = [(x, 26, 118), (x + 22, 26, 118), (x + 22, -38, 92), (x, -38, 92)]
        lip: list[Point] = [(x, -38, 92), (x + 22, -38, 92), (x + 22, -38, 80), (x + 11, -38, 74), (x, -38, 80)]
        for face, shade in ((corners, 0), (lip, 1)):
            shades = ("#fffdf5", "#c9c4b6") if stripe % 2 else ("#6fae2c", "#4c7f1c")
            scene.raw(f'<path d="M{scene.line_of(face)}z" fill="{shades[shade]}"/>')
    return scene


def greenhouse() -> Picture:
    """Beds under a dome of glass."""
    scene = Picture(COLOUR, origin=(120, 120), pitch=28)
    scene.shadow((0, 0, 0), 96, 20, 0.5)
    scene.drum((0, 0, 0), (92, 90), 12, "white", SOIL)
    for x, y in (
        (-50, 30),
        (0, 42),
        (48, 30),
        (-62, -6),
        (-22, 10),
        (26, 8),
        (64, -8),
        (-34, -40),
        (6, -30),
        (42, -40),
    ):
        scene.globe((x, y, 20), 15, "leaf" if (x + y) % 4 else "evergreen")
    for x, y in ((-22, 10), (64, -8), (-34, -40)):
        scene.ball((x, y - 8, 26), 5, "#ff5a4d")
    scene.path("M32 112Q32 18 120 14t88 98q-88 60-176 0z", "#9fe0ff", 0.2)
    ribs = "M32 112Q32 18 120 14t88 98M66 134Q62 40 120 14M120 146V14M174 134q6-92-54-120M44 66q76 34 152 0"
    scene.stroke(ribs, "#f2f7fa", 4)
    scene.stroke("M52 86q6-38 34-54", "#fff", 7, 0.7)
    return scene


def gardens() -> Picture:
    """A palm, a cypress and a bush at a path with an arch."""
    scene = Picture(COLOUR, origin=(120, 130))
    scene.path("M96 160q10-34 26-50h22q-8 20 6 50z", "#e6dcc4")
    scene.path("M0 122q60-26 240-2v40h-78q-12-30-8-44h-40q-12 12-22 44H0z", "#3f7a2e", 0.75)
    scene.stroke("M92 122V76q0-28 38-28t38 28v46", "#0b0f18", 11)
    scene.stroke("M92 122V76q0-28 38-28t38 28v46", "#f3efe4", 7)
    scene.stroke("M58 142q-8-46 6-92", "#4a2f1c", 13)
    scene.stroke("M57 142q-8-46 6-92", "#a9713c", 8)
    for leaf in (
        "Q30 26 6 52q30-10 58-4",
        "Q36 8 14 18q32 4 50 30",
        "Q66 8 46 2q10 22 18 46",
        "Q92 10 108 22q-30 2-44 26",
        "Q100 34 112 62q-24-16-48-14",
    ):
        scene.path(f"M64 48{leaf}z", "#6fc23e", line=1.5)
    scene.path("M204 26q26 60 12 102-12 10-24 0-14-42 12-102z", "#2f6e2c", line=1.5)
    scene.path("M204 26q-26 60-12 102l12 4z", "#78c650")
    for x, y, radius in ((150, 136, 15), (172, 142, 13), (26, 140, 14)):
        scene.raw(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#sb-b-leaf)"/>')
    scene.stroke("M144 130h0M156 138h0M170 138h0M24 136h0M32 144h0", "#ff8ac0", 8)
    return scene


def produce() -> Picture:
    """An apple as a planet with a ring."""
    scene = Picture(COLOUR, SPACE)
    back = "M20 96Q14 62 120 58T220 46"
    front = "M20 96q16 28 114 6T220 46"
    scene.stroke(back, "#0b0f18", 13)
    scene.stroke(back, "#e9e4d8", 9)
    scene.path("M120 44q46-24 54 20 4 52-36 68-18 4-28-2-40-16-44-66 8-44 54-20z", "#d83a34", line=2)
    scene.path("M120 44q-46-24-54 20 2 30 16 48-2-46 38-68z", "#ff8a7a")
    scene.path("M82 60q4-12 16-12-10 8-10 24-8-2-6-12z", "#fff", 0.85)
    scene.path("M174 64q4 52-36 68-10 2-18 1 42-18 46-82 8 4 8 13z", "#04060c", 0.3)
    scene.stroke("M120 46q-2-20 8-30", "#5a3a1c", 6)
    scene.path("M126 26q12-24 42-18-8 26-42 18z", LEAVES, line=1.5)
    scene.stroke(front, "#0b0f18", 14)
    scene.stroke(front, "#fffdf5", 10)
    scene.place("shuttle-2", (48, 112), 66, 80 / 120)
    return scene


def reclaimer() -> Picture:
    """A tank with pipes and a large drop."""
    scene = Picture(COLOUR, HALL, origin=(82, 138))
    scene.shadow((0, 0, 0), 60, 30, 0.5)
    scene.drum((0, 0, 0), (58, 58), 10, "night")
    scene.drum((0, 0, 10), (52, 52), 66, "white")
    scene.drum((0, 0, 30), (52.5, 52.5), 12, "evergreen")
    scene.cupola((0, 0, 76), 52, "white", 0.6)
    scene.rod([(14, -40, 64), (70, -40, 64), (70, -40, 118), (126, -30, 118), (126, -30, 96)], 13, STEEL)
    scene.globe((70, -40, 92), 14, "evergreen")
    scene.path("M190 66q-34 40-30 58 6 24 30 24t30-24q4-18-30-58z", WATER, line=2)
    scene.path("M190 80q-20 26-20 42 2 14 12 18-8-24 8-60z", "#e0f7ff")
    scene.path("M206 100q12 20 4 34-8 10-18 12 16-18 14-46z", "#0b3a5c", 0.5)
    return scene
