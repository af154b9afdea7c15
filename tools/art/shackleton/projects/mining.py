"""The pictures of the projects of Moon Mining."""

from tools.art.colours import DARK, STEEL, WHITE
from tools.art.kit import Point, around
from tools.art.shackleton.projects.kit import HALL, Picture

COLOUR = "#ffe066"
FIRE = "#ff9d3a"


def pictures() -> dict[str, Picture]:
    """By the ids of projects."""
    return {
        "helium3-extractor": extractor(),
        "mass-driver": driver(),
        "ore-refinery": refinery(),
        "regolith-scoop": scoop(),
        "lunar-hauler": hauler(),
        "fusion-pilot-plant": fusion(),
        "polar-mine": mine(),
        "commodity-desk": desk(),
        "second-launch-pad": pads(),
    }


def extractor() -> Picture:
    """A funnel above an oven, and flasks of Helium3 that it fills."""
    scene = Picture(COLOUR, origin=(84, 132))
    scene.shadow((0, 0, 0), 56, 40, 0.5)
    scene.box((-4, 6, 0), (86, 60, 44), scene.ramp)
    scene.lamps([(-30, -24, 24), (-12, -24, 24), (6, -24, 24)], 10, 14, FIRE)
    scene.rod([(30, -20, 26), (66, -24, 26), (66, -24, 14)], 10, STEEL)
    scene.drum((-6, 8, 44), (12, 46), 40, "white", "#6c6a64")
    scene.path("M44 44q12-24 30-16 18-16 34 4 14 0 16 12-40 14-80 0z", "#a8a498")
    scene.place("helium3", (154, 112), 72)
    scene.place("helium3", (204, 122), 72)
    return scene


def driver() -> Picture:
    """A long rail of rings, a load shot from its end."""
    scene = Picture(COLOUR, origin=(120, 128))
    scene.path("M16 142L40 128 222 46l-6 14z", "#04060c", 0.4)
    for x, y, high in ((52, 118, 30), (112, 92, 48), (172, 66, 66)):
        scene.stroke(f"M{x} {y}v{high}", "#747a86", 9)
        scene.stroke(f"M{x - 2} {y}v{high}", "#dfe2e2", 4)
    scene.stroke("M8 136L200 52", "#0b0f18", 14)
    scene.stroke("M8 136L200 52", "#9aa2ad", 9)
    scene.stroke("M8 133L198 50", "#fffdf5", 3)
    for x, y in ((36, 124), (72, 108), (108, 92), (144, 77), (180, 61)):
        ring = '<ellipse rx="11" ry="27" fill="none" stroke="{}" stroke-width="{}"/>'
        for colour, width in (("#0b0f18", 12), ("#b8962a", 9), (COLOUR, 5)):
            scene.moved(ring.format(colour, width), x, y, 24)
    scene.path("M182 60l34-18 6 8z", "#fff6c8", 0.8)
    scene.moved('<path d="M-14-11h26l6 11-6 11h-26z" fill="#efece3" stroke="#0b0f18" stroke-width="2"/>', 224, 40, -24)
    return scene


def refinery() -> Picture:
    """Columns and pipes, and a ladle that pours."""
    scene = Picture(COLOUR, origin=(86, 136))
    scene.shadow((0, 0, 0), 60, 50, 0.5)
    scene.box((0, 0, 0), (124, 62, 8), DARK)
    for x, y, radius, high, fill in (
        (-40, 14, 14, 104, "white"),
        (-8, 14, 17, 84, "mining"),
        (28, 14, 13, 110, "white"),
    ):
        scene.drum((x, y, 8), (radius, radius), high, fill, "#2c323d")
        scene.drum((x, y, 8 + high * 0.7), (radius + 3, radius + 3), 6, "night")
    scene.rod([(-40, -14, 40), (-8, -14, 40), (-8, -14, 60), (28, -14, 60)], 9, STEEL)
    scene.globe((-34, -18, 26), 20, "mining")
    scene.path("M178 70q12 28 8 66h22q0-40-16-72z", FIRE)
    scene.path("M184 76q10 26 8 60h10q0-38-12-66z", "#fff3c0")
    scene.raw('<ellipse cx="196" cy="138" rx="34" ry="9" fill="#ff9d3a"/>')
    scene.moved(
        '<path d="M-30-20h60l-8 42h-44z" fill="#39424f" stroke="#0b0f18" stroke-width="2"/>'
        '<path d="M-30-20h60v8h-60z" fill="#ffd98a"/>'
        '<path d="M-24-12h12l-4 34h-3z" fill="#8a93a2"/>',
        164,
        54,
        34,
    )
    return scene


def scoop() -> Picture:
    """An arm with a bucket full of regolith, on tracks."""
    scene = Picture(COLOUR, origin=(66, 134))
    scene.shadow((0, 0, 0), 56, 30, 0.5)
    scene.box((0, 16, 0), (92, 18, 20), DARK)
    scene.box((0, -16, 0), (96, 20, 22), DARK)
    for x in (-34, -12, 12, 34):
        scene.ball((x, -26, 11), 8, "#7b8492")
    scene.box((-6, 0, 22), (72, 44, 26), scene.ramp)
    scene.box((-20, 0, 48), (36, 36, 30), WHITE, top=0.84)
    scene.lamps([(-26, -17, 64), (-12, -17, 64)], 11, 16, "#9fe0ff")
    scene.rod([(24, -8, 40), (62, -8, 104)], 17, scene.ramp)
    scene.rod([(62, -8, 104), (122, -8, 84)], 14, scene.ramp)
    scene.globe((62, -8, 104), 11, "white")
    scene.path("M164 84l58 0 10 26q-14 22-46 20-20-6-22-46z", "#39424f", line=2)
    scene.path("M164 84h12q0 34 22 46-30 0-34-46z", "#7a8492")
    scene.path("M162 84q12-28 32-18 20-10 30 18z", "#c4bfb2")
    scene.path("M200 132l4 12 6-12 5 11 5-13 6 8", "#c9ced6")
    return scene


def hauler() -> Picture:
    """A lorry with a heap of ore."""
    scene = Picture(COLOUR, origin=(112, 132))
    scene.shadow((0, 0, 0), 90, 34, 0.5)
    scene.box((0, 4, 22), (168, 50, 12), DARK)
    bed: list[Point] = [(-88, -32, 34), (34, -32, 34), (44, -32, 74), (-98, -32, 74)]
    rear: list[Point] = [(x, 36, z) for x, _, z in bed]
    heap: list[Point] = [(-84, 4, 76), (-56, 0, 104), (-24, 4, 98), (6, 0, 108), (34, 4, 76)]
    scene.solid([bed, rear, (bed[1], rear[1], rear[2], bed[2]), (bed[2], rear[2], rear[3], bed[3])], scene.ramp, 0.26)
    x = "L".join(f"{round(a)} {round(b)}" for a, b in map(scene.xy, heap))
    scene.path(f"M{x}z", "#a9a497", line=1.5)
    scene.path("M64 40l14-24 18 8-8 20zM116 44l12-20 16 4-2 22z", "#d8d4c9")
    scene.box((70, 2, 34), (40, 52, 44), WHITE, top=0.9)
    scene.lamps([(58, -24, 60), (74, -24, 60)], 13, 18, "#9fe0ff")
    for wheel in (-66, -26, 62):
        left, up = (round(part) for part in scene.xy((wheel, -34, 20)))
        for radius, colour in ((23, "#0b0f18"), (20, "#3b4452"), (10, COLOUR), (4, "#0b0f18")):
            scene.dot(left, up, radius, colour)
    return scene


def fusion() -> Picture:
    """A ring of plasma within coils."""
    scene = Picture(COLOUR, HALL, origin=(120, 96), pitch=40)
    scene.raw('<ellipse cx="124" cy="128" rx="104" ry="26" fill="#04060c" opacity=".45"/>')
    for angle in (150, 120, 90, 60, 30):
        _coil(scene, angle)
    ring = '<ellipse cx="120" cy="84" rx="76" ry="40" fill="none" stroke="{}" stroke-width="{}"/>'
    for colour, width in (("#3a1550", 34), ("#c03ad0", 24), ("#ff8ae0", 14), ("#fff3ff", 6)):
        scene.raw(ring.format(colour, width))
    for angle in (180, 0, 210, 240, 270, 300, 330):
        _coil(scene, angle)
    scene.drum((0, 0, 0), (13, 13), 52, "white", "#eef4fa")
    return scene


def _coil(scene: Picture, angle: float) -> None:
    x, y, _ = around(angle, 76)
    left, up = 120 + x, 84 - y * 40 / 76
    for colour, width in (("#0b0f18", 13), ("#8a7420", 10), (COLOUR, 4)):
        scene.raw(
            f'<ellipse cx="{left:.0f}" cy="{up:.0f}" rx="{6 + abs(y) * 0.1:.0f}" ry="25" fill="none"'
            f' stroke="{colour}" stroke-width="{width}"/>'
        )


def mine() -> Picture:
    """A gate in a wall of ice and rock, rails, and a cart."""
    scene = Picture(COLOUR, origin=(150, 138), yaw=-30)
    scene.path("M0 160V50l30-30 34 14 40-28 46 20 34-14 56 40v108z", "#59606f")
    scene.path("M0 50l30-30 12 26-20 30-22 8zM64 34l40-28 10 34-34 28zM150 26l34-14 4 30-30 8z", "#dff6ff")
    scene.path("M104 6l46 20 8 24-20 40-24-50zM184 12l56 40v50l-52-60z", "#8fa4b8")
    scene.path("M0 160v-22q120-30 240 0v22z", "#6f6c63")
    scene.path("M40 144V84q0-36 42-36t42 36v60z", "#0b0f18")
    scene.stroke("M40 144V84q0-36 42-36t42 36v60", COLOUR, 11)
    scene.stroke("M36 144V84q0-40 46-40", "#fffbe0", 3)
    scene.dot(82, 62, 6, "#ffe9b0")
    scene.stroke("M76 132l100 40M100 122l140 52", "#0b0f18", 9)
    scene.stroke("M76 130l100 40M100 120l140 52", "#c9ced6", 4)
    scene.box((22, 0, 12), (66, 42, 32), scene.ramp, top=1.16)
    scene.path("M126 86q16-24 34-10 22-10 40 26-30 10-50 2z", "#dff6ff", line=1.5)
    for x in (4, 42):
        left, up = (round(part) for part in scene.xy((x, -22, 10)))
        scene.dot(left, up, 12, "#0b0f18")
        scene.dot(left, up, 8, "#9aa2ad")
    return scene


def desk() -> Picture:
    """A screen with a course that rises, and goods before it."""
    scene = Picture(COLOUR, HALL, origin=(112, 138), yaw=-16, pitch=18)
    scene.shadow((0, 0, 0), 70, 30, 0.5)
    scene.box((0, 20, 0), (30, 14, 20), DARK)
    scene.box((0, 20, 16), (176, 8, 100), DARK)
    x, y = (round(part) for part in scene.xy((-82, 15.8, 110)))
    scene.path(f"M{x} {y}l158 15v84l-158-15z", "#0d2438")
    scene.stroke(f"M{x + 8} {y + 30}l142 14M{x + 8} {y + 52}l142 14", "#2f5a7a", 2)
    for step, (low, high) in enumerate(((62, 44), (66, 40), (58, 34), (62, 28), (50, 22), (46, 12))):
        left = x + 20 + 22 * step
        fall = 2 * step
        scene.stroke(f"M{left} {y + low + fall}V{y + high + fall}", "#7fe0a6" if step % 3 else "#ff8a7a", 10)
        scene.stroke(f"M{left} {y + low + fall + 8}V{y + high + fall - 8}", "#dff0ea", 2)
    scene.box((0, -28, 0), (190, 34, 14), scene.ramp)
    scene.place("titanium", (52, 114), 56)
    scene.place("rare_earth", (112, 120), 58)
    scene.place("helium3", (172, 130), 56)
    return scene


def pads() -> Picture:
    """A rocket at its tower, and a second pad beside it."""
    scene = Picture(COLOUR, origin=(150, 134), pitch=26, scale=0.88)
    for x, y in ((-78, 30), (24, -8)):
        scene.drum((x, y, 0), (58, 54), 10, "night", "#565d6b")
        scene.disc((x, y, 10), 42, COLOUR)
        scene.disc((x, y, 10), 34, "#3d4553")
    left, up = (round(part) for part in scene.xy((24, -8, 10)))
    scene.stroke(f"M{left - 14} {up - 8}q14-10 26-3 8 7-26 19h32", COLOUR, 7)
    scene.rod([(-112, 40, 10), (-112, 40, 126)], 7, STEEL)
    scene.rod([(-98, 40, 10), (-98, 40, 126)], 7, STEEL)
    for z in (34, 62, 90, 118):
        scene.rod([(-112, 40, z), (-84, 34, z)], 5, STEEL)
    scene.drum((-74, 30, 12), (16, 16), 78, "white")
    scene.drum((-74, 30, 56), (16.5, 16.5), 10, "mining")
    scene.drum((-74, 30, 90), (16, 0), 38, "mining")
    x, y = (round(part) for part in scene.xy((-74, 30, 14)))
    scene.path(f"M{x - 15} {y - 24}l-16 20v16l16-10zM{x + 15} {y - 24}l16 20v16l-16-10z", "#b8962a", line=1.5)
    return scene
