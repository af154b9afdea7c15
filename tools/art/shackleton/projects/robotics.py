"""The pictures of the projects of Space Robotics."""

from tools.art.colours import DARK, STEEL, WHITE
from tools.art.kit import Point, around
from tools.art.shackleton.colours import GOLD
from tools.art.shackleton.corporations import cog
from tools.art.shackleton.projects.kit import CREAM, HALL, Picture, paper, rays

COLOUR = "#cdb4ff"
EYE = "#7df3ff"


def pictures() -> dict[str, Picture]:
    """By the ids of projects."""
    return {
        "assembly-line": line(),
        "welding-arm": welding(),
        "rover-fleet": rovers(),
        "robot-foreman": foreman(),
        "3d-printer": printer(),
        "service-contract": contract(),
        "prospector-bots": prospectors(),
        "automation-award": award(),
        "auto-builder": builder(),
    }


def line() -> Picture:
    """Robots in a row on a belt, a lamp above each."""
    scene = Picture(COLOUR, HALL, origin=(120, 112), yaw=-12, pitch=24)
    scene.box((0, 0, -26), (300, 62, 26), DARK)
    scene.box((0, 0, 0), (300, 62, 6), STEEL)
    for x in range(-120, 121, 24):
        scene.ball((x, -31, -12), 9, "#7b8492")
    for x, size in ((-76, 66), (0, 66), (76, 66)):
        left, up = scene.xy((x, 0, 6))
        scene.place("robot", (left, up - 22), size)
        scene.path(f"M{left - 20:.0f} 0h40l8 22h-56z", "#39424f", line=1.5)
        scene.path(f"M{left - 24:.0f} 22h48v5h-48z", "#ffe2a0")
        scene.path(f"M{left - 22:.0f} 27h44l10 40h-64z", "#ffe2a0", 0.14)
    return scene


def welding() -> Picture:
    """An arm with a torch, sparks where it meets a plate."""
    scene = Picture(COLOUR, HALL, origin=(70, 140))
    scene.shadow((0, 0, 0), 50, 30, 0.5)
    scene.drum((0, 0, 0), (42, 36), 16, "night", "#5b6573")
    scene.drum((0, 0, 16), (26, 22), 20, "robotics")
    scene.rod([(0, 0, 40), (-14, 0, 104)], 24, scene.ramp)
    scene.rod([(-14, 0, 104), (86, 0, 116)], 19, scene.ramp)
    for at, radius in (((0, 0, 40), 16), ((-14, 0, 104), 16), ((86, 0, 116), 13)):
        scene.globe(at, radius, "white")
    scene.rod([(86, 0, 114), (98, 0, 82)], 12, STEEL)
    scene.box((108, -6, 0), (86, 50, 14), STEEL)
    scene.box((84, -6, 14), (38, 50, 34), WHITE)
    x, y = 160, 86
    ends = {-80: 40, -40: 52, -10: 44, 20: 56, 55: 36, 200: 34, 160: 28, -120: 32}
    scene.stroke(rays(x, y, 9, ends), "#ffd23f", 4)
    scene.dot(x, y, 17, "#ffe9a0", 0.6)
    scene.dot(x, y, 9, "#fff")
    return scene


def rovers() -> Picture:
    """Three rovers that drive out."""
    scene = Picture(COLOUR, origin=(120, 112))
    for x, y, scale in ((60, 76, 0.62), (-70, 22, 0.8), (22, -30, 1.2)):
        _rover(scene, x, y, scale)
    return scene


def _rover(scene: Picture, x: float, y: float, size: float) -> None:
    scene.shadow((x, y, 0), 32 * size, 18 * size, 0.5)
    scene.box((x, y, 14 * size), (78 * size, 34 * size, 12 * size), scene.ramp)
    scene.box((x - 16 * size, y, 26 * size), (34 * size, 30 * size, 14 * size), WHITE)
    for part in (-28, 0, 28):
        left, up = scene.xy((x + part * size, y - 20 * size, 11 * size))
        scene.dot(round(left), round(up), round(13 * size), "#10141d")
        scene.dot(round(left), round(up), round(6 * size), "#9aa2ad")
    scene.rod([(x + 26 * size, y, 26 * size), (x + 26 * size, y, 58 * size)], 6 * size, STEEL)
    scene.box((x + 26 * size, y, 56 * size), (22 * size, 12 * size, 14 * size), WHITE)
    left, up = scene.xy((x + 26 * size, y - 7 * size, 63 * size))
    scene.dot(round(left), round(up), round(5 * size), "#0b0f18")
    scene.dot(round(left), round(up), round(3 * size), EYE)


def foreman() -> Picture:
    """A robot in a helmet, a list in its hand."""
    scene = Picture(COLOUR, HALL)
    scene.path("M36 160q2-40 44-44h52q42 4 44 44z", "url(#sb-v-robotics)", line=2)
    scene.path("M92 116h28v16q-14 8-28 0z", "#39424f")
    scene.path("M56 58q0-14 14-14h72q14 0 14 14v42q0 18-18 18H74q-18 0-18-18z", "url(#sb-v-white)", line=2)
    scene.path("M68 70q0-8 8-8h60q8 0 8 8v16q0 8-8 8H76q-8 0-8-8z", "#0b0f18")
    scene.stroke("M88 78h0M124 78h0", EYE, 13)
    scene.stroke("M92 106h28", "#39424f", 5)
    scene.path("M46 54Q50 8 106 8t60 46q-60-16-120 0z", "#ffd23f", line=2)
    scene.path("M92 10q14-8 28 0v34q-14-2-28 0z", "#fff0a8")
    scene.path("M128 12q34 10 38 42l-26-6q2-22-12-36z", "#a8781a", 0.7)
    scene.path("M40 56q66-22 132 0v8q-66-20-132 0z", "#e0a820", line=1.5)
    scene.moved(
        '<path d="M-6-8h62v80H-6z" fill="#8a5a2c" stroke="#0b0f18" stroke-width="2"/>'
        + paper(50, 66, 4)
        + '<path d="M14-12h22v10H14z" fill="#9aa2ad"/>',
        176,
        78,
        8,
    )
    return scene


def printer() -> Picture:
    """A frame with a head that lays a vase in layers."""
    scene = Picture(COLOUR, HALL, origin=(120, 140), yaw=-26)
    scene.shadow((0, 0, 0), 70, 40, 0.5)
    scene.box((0, 0, 0), (136, 88, 14), DARK)
    scene.rod([(-60, 36, 14), (-60, 36, 118), (60, 36, 118), (60, 36, 14)], 9, STEEL)
    scene.box((0, 0, 14), (84, 60, 4), WHITE)
    for level, radius in enumerate((20, 26, 30, 31, 29)):
        scene.drum((0, 0, 18 + 9 * level), (radius, radius), 9, "robotics", "#8263c8" if level == 4 else "")
    scene.rod([(-60, -30, 14), (-60, -30, 118), (60, -30, 118), (60, -30, 14)], 9, STEEL)
    scene.rod([(-60, 0, 96), (60, 0, 96)], 7, CREAM)
    scene.box((14, 0, 84), (30, 26, 26), scene.ramp)
    scene.drum((14, 0, 68), (2, 9), 16, "gold")
    return scene


def contract() -> Picture:
    """A paper with a seal, and a spanner on it."""
    scene = Picture(COLOUR, HALL)
    scene.raw('<ellipse cx="120" cy="144" rx="84" ry="11" fill="#04060c" opacity=".45"/>')
    scene.moved(paper(104, 124, 6), 52, 20, -6)
    teeth = "".join(
        f"{120 + around(15 * k, 24 if k % 2 else 19)[0]:.0f} {114 + around(15 * k, 24 if k % 2 else 19)[1]:.0f}L"
        for k in range(24)
    )
    scene.path("M104 120l-8 34 14-8 8 12 6-38z", "#8263c8", line=1.5)
    scene.path(f"M{teeth[:-1]}z", COLOUR, line=1.5)
    scene.dot(120, 114, 12, "#8263c8")
    jaw = "M-9 60V8Q-24 0-22-18q2-14 14-20v20L0-10l8-8v-20q12 6 14 20Q24 0 9 8v52q-9 10-18 0z"
    scene.moved(
        f'<path d="{jaw}" fill="#c9ced6" stroke="#0b0f18" stroke-width="2"/>'
        '<path d="M-5 58V6" stroke="#fffdf5" stroke-width="4"/>',
        180,
        66,
        34,
        1.2,
    )
    return scene


def prospectors() -> Picture:
    """A walker on six legs with a lamp, which has found crystals."""
    scene = Picture(COLOUR, origin=(86, 112))
    scene.path("M110 66L250 96v44L108 82z", "#fff3c0", 0.35)
    scene.shadow((0, 0, -20), 60, 20, 0.5)
    for x, y in ((-52, 40), (0, 52), (52, 40)):
        scene.rod([(x * 0.4, y * 0.4, 16), (x, y, 34), (x * 1.2, y * 1.2, -16)], 7, STEEL)
    scene.cupola((0, 0, 8), 42, "robotics", 0.9)
    scene.drum((0, 0, -2), (34, 42), 12, "night")
    for x, y in ((-62, -34), (-6, -56), (46, -44)):
        scene.rod([(x * 0.5, y * 0.5, 14), (x, y, 34), (x * 1.15, y * 1.2, -16)], 8, CREAM)
    scene.dot(112, 74, 14, "#0b0f18")
    scene.dot(112, 74, 9, "#fffbe0")
    scene.stroke("M70 50V26M70 26l-10-8M70 26l10-8", "#dfe2e2", 4)
    scene.place("rare_earth", (198, 96), 78)
    return scene


def award() -> Picture:
    """A cog of gold on a pedestal, between rays."""
    scene = Picture(COLOUR, HALL, origin=(120, 146))
    scene.path("M120 66L40 0h44zM120 66L104 0h32zM120 66l80-66h-44z", "#fff3d6", 0.16)
    scene.shadow((0, 0, 0), 50, 30, 0.5)
    scene.box((0, 0, 0), (84, 56, 22), DARK)
    scene.box((0, 0, 22), (60, 40, 10), scene.ramp)
    scene.drum((0, 0, 32), (18, 9), 22, "gold")
    for shade, x, y in (("#6b4f1a", 4, 4), ("#ecd69c", 0, 0)):
        scene.moved(f'<path d="{cog()}" fill="{shade}" stroke="#0b0f18"/>', 72 + x, 8 + y, 0, 2)
    scene.dot(120, 56, 25, "#8a6a20")
    star = "M120 33l7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2z"
    scene.path(star, "#fff6dc")
    scene.stroke("M90 30q10-14 24-15", "#fffdf5", 5, 0.8)
    return scene


def builder() -> Picture:
    """A crane on legs that sets the last plates of a dome."""
    scene = Picture(COLOUR, origin=(106, 132), pitch=26, scale=1)
    scene.shadow((0, 0, 0), 70, 40, 0.5)
    scene.rod([(-96, 40, 0), (-96, 40, 112), (96, 40, 112), (96, 40, 0)], 10, STEEL)
    scene.drum((0, 0, 0), (66, 64), 10, "night", "#39424f")
    scene.path("M50 122Q48 62 100 58l6 62q-30 10-56 2z", "url(#sb-b-white)")
    scene.path("M106 58q30 0 44 24l-42 16z", "url(#sb-b-white)")
    scene.stroke(
        "M60 124q0-50 42-62M82 128q0-46 22-68M48 100q20 8 60 6M58 80q20 6 48 4M150 82q8 18 8 40M158 122q-20 8-50 8",
        "#565d6b",
        3,
    )
    for x in (-96, 96):
        scene.rod([(x, -40, 0), (x, -40, 112)], 11, scene.ramp)
        scene.rod([(x, -40, 112), (x, 40, 112)], 10, scene.ramp)
    scene.rod([(20, -40, 112), (20, 40, 112)], 11, scene.ramp)
    scene.rod([(-96, -40, 112), (96, -40, 112)], 11, scene.ramp)
    scene.box((20, -40, 96), (26, 22, 18), WHITE)
    plate: list[Point] = [(6, -46, 58), (44, -46, 50), (40, -40, 82), (10, -40, 88)]
    scene.line([(20, -40, 96), (22, -42, 84)], "#dfe2e2", 3)
    scene.solid([plate, [(x, y + 4, z) for x, y, z in plate]], GOLD, 0.4)
    return scene
