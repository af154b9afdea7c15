"""The pictures of the projects of Selenium Research."""

from tools.art.colours import DARK, STEEL, WHITE
from tools.art.kit import Point, around
from tools.art.shackleton.colours import GOLD, PANEL, material
from tools.art.shackleton.projects.kit import HALL, Picture, paper

COLOUR = "#3f7fff"
ICE = "#c8f2ff"


def pictures() -> dict[str, Picture]:
    """By the ids of projects."""
    return {
        "sample-return-lander": lander(),
        "spectrometer": spectrometer(),
        "cryo-store": cryo_store(),
        "geology-wing": geology(),
        "biology-wing": biology(),
        "physics-wing": physics(),
        "sample-drone": drone(),
        "peer-review": review(),
        "deep-drill": drill(),
    }


def lander() -> Picture:
    """A stage that rises from its legs on a flame, a capsule on top."""
    scene = Picture(COLOUR, origin=(120, 140))
    scene.shadow((0, 0, 0), 46, 30, 0.5)
    for angle in (20, 140, 220, 320):
        scene.rod([around(angle, 18, 18), around(angle, 58, 2)], 6, STEEL)
    scene.drum((0, 0, 12), (34, 34), 12, "gold", "#7a5a20")
    scene.path("M106 116l14 22 14-22-6-32h-16z", "#ff9d4a")
    scene.path("M112 112l8 16 8-16-4-28h-8z", "#fff6d8")
    scene.drum((0, 0, 58), (8, 5), -4, "night")
    scene.drum((0, 0, 58), (24, 30), 26, "white", "#8b94a3")
    scene.drum((0, 0, 84), (22, 8), 26, "selenium", COLOUR)
    for x in (-30, 30):
        scene.globe((x, -10, 70), 13, "gold")
    scene.lamps([(-8, -24, 72), (8, -24, 72)], 9, 9, "#7df3ff")
    return scene


def spectrometer() -> Picture:
    """A prism that splits a ray."""
    scene = Picture(COLOUR, HALL, origin=(112, 132), yaw=-24)
    scene.shadow((0, 0, 0), 60, 40, 0.5)
    scene.box((0, 0, 0), (104, 56, 12), DARK)
    for index, colour in enumerate(("#ff5a4d", "#ff9d3a", "#ffe066", "#3fd07f", "#4fb8ff", "#9a6cff")):
        top, low = 34 + 13 * index, 47 + 13 * index
        scene.path(f"M136 {70 + 3 * index}L250 {top}v{low - top}L136 {73 + 3 * index}z", colour)
    scene.path("M-8 108L96 82v6L-8 122z", "#fffdf0")
    front: list[Point] = [(-44, -20, 12), (44, -20, 12), (0, -20, 98)]
    back: list[Point] = [(x, 20, z) for x, _, z in front]
    scene.solid([front, back, (front[1], back[1], back[2], front[2])], scene.ramp, 0.3)
    scene.raw(f'<path d="M{scene.line_of(front)}z" fill="{ICE}" opacity=".45"/>')
    scene.line([front[0], front[2], front[1]], "#fff", 3)
    return scene


def cryo_store() -> Picture:
    """Two vessels in frost, one of them open, and a flake of snow."""
    scene = Picture(COLOUR, HALL, origin=(92, 136))
    for x, y in ((-30, 16), (40, -4)):
        scene.shadow((x, y, 0), 30, 30, 0.4)
        scene.drum((x, y, 0), (34, 34), 10, "night")
        scene.drum((x, y, 10), (31, 31), 58, "white")
        scene.drum((x, y, 36), (31.5, 31.5), 12, "selenium")
        scene.drum((x, y, 68), (31, 19), 14, "white")
        scene.drum((x, y, 82), (18, 18), 8, "night", ICE if x > 0 else "#3a4352")
    scene.path("M112 50q-16-18 2-26-2-14 16-14 10-14 22 0 18 0 14 16 12 14-8 24-8-12-22-6-14-8-24 6z", ICE, 0.75)
    flake = "M0-36V36M-31-18L31 18M-31 18L31-18M-9-32L0-22 9-32M-9 32L0 22 9 32M-32-8L-19-11-23-24M32 8L19 11 23 24"
    for colour, width in (("#0b2a5c", 10), (ICE, 6)):
        scene.moved(f'<path d="{flake}" fill="none" stroke="{colour}" stroke-width="{width}"/>', 194, 86)
    return scene


def geology() -> Picture:
    """A block of layers, and a hammer."""
    scene = Picture(COLOUR, HALL, origin=(108, 140), yaw=-35)
    scene.shadow((0, 0, 0), 70, 40, 0.5)
    layers = (("#8a5a44", 22), ("#c9b48c", 14), ("#4c5a78", 18), ("#d98f5a", 12), ("#b8b3a6", 20))
    z = 0.0
    for colour, high in layers:
        scene.box((0, 0, z), (104, 74, high), material(colour), ambient=0.26)
        z += high
    scene.stroke("M62 78l10 16-6 18 12 26M150 92l-8 14 8 14", "#0b0f18", 3, 0.6)
    handle = '<path d="M-5-6H5l4 86H-9z" fill="#a9713c"/><path d="M-5-6H0v86h-9z" fill="#d9a468"/>'
    head = (
        '<path d="M-34-22h56l14 10-14 10h-56z" fill="#c9ced6" stroke="#0b0f18"/>'
        '<path d="M-34-22h56l14 10h-70z" fill="#f4f2ea"/>'
    )
    scene.moved(handle + head, 178, 50, 32, 1.05)
    return scene


def biology() -> Picture:
    """A double helix in a jar of light."""
    scene = Picture(COLOUR, HALL, origin=(120, 142))
    scene.shadow((0, 0, 0), 50, 40, 0.5)
    scene.drum((0, 0, 0), (56, 50), 18, "selenium", "#1c3f86")
    scene.path("M76 112V20q44-16 88 0v92q-44 20-88 0z", "#9fe0ff", 0.22)
    near = "M98 110c0-30 44-30 44-56S98 30 98 12"
    far = "M142 110c0-30-44-30-44-56s44-24 44-42"
    scene.stroke("M102 100h36M110 88h20M110 70h20M100 60h40M102 46h36M112 36h16M102 22h36", "#eafff0", 4)
    for path, colour in ((far, "#2f8f52"), (near, "#8fe6a0")):
        scene.stroke(path, "#0b0f18", 13)
        scene.stroke(path, colour, 9)
    scene.stroke("M84 100V28", "#fff", 5, 0.7)
    scene.drum((0, 0, 126), (50, 46), 12, "white", "#eef4fa")
    return scene


def physics() -> Picture:
    """An atom above its stand."""
    scene = Picture(COLOUR, HALL, origin=(120, 146))
    scene.shadow((0, 0, 0), 40, 30, 0.5)
    scene.drum((0, 0, 0), (40, 26), 16, "night", "#5b6573")
    ring = '<ellipse rx="86" ry="27" fill="none" stroke="{}" stroke-width="{}"/>'
    for turned, colour in ((-32, "#a6d5ff"), (32, "#dff0ff"), (90, "#6aa8ff")):
        scale = 0.68 if turned == 90 else 1
        for shade, width in (("#0b0f18", 10), (colour, 6)):
            scene.moved(ring.format(shade, width), 120, 68, turned, scale)
    for x, y in ((108, 62), (130, 60), (120, 78)):
        scene.raw(f'<circle cx="{x}" cy="{y}" r="15" fill="url(#sb-b-{"mars" if x == 120 else "selenium"})"/>')
    for x, y in ((47, 23), (193, 23), (120, 127)):
        scene.raw(f'<circle cx="{x}" cy="{y}" r="9" fill="url(#sb-b-gold)"/>')
    return scene


def drone() -> Picture:
    """Four jets about a body, a claw with a stone below."""
    scene = Picture(COLOUR, origin=(120, 84), pitch=30)
    scene.raw('<ellipse cx="136" cy="138" rx="64" ry="12" fill="#04060c" opacity=".45"/>')
    for x, y in ((-76, 44), (76, 44)):
        _jet(scene, x, y)
    scene.drum((0, 0, -14), (34, 40), 18, "white")
    scene.drum((0, 0, 4), (40, 26), 18, "selenium", "#bcd4ff")
    scene.lamps([around(angle, 38, -4) for angle in (-100, -75, -50)], 9, 7, "#7df3ff")
    for x, y in ((-76, -44), (76, -44)):
        _jet(scene, x, y)
    scene.stroke("M112 96L96 112l8 18M128 96l16 16-8 18M120 94v14", "#dfe2e2", 6)
    scene.path("M104 122l10-10 14 2 8 12-8 14h-18z", "#b9b4a8", line=2)
    return scene


def _jet(scene: Picture, x: float, y: float) -> None:
    scene.rod([(x * 0.3, y * 0.3, 2), (x, y, 6)], 8, STEEL)
    left, up = (round(part) for part in scene.xy((x, y, -6)))
    scene.path(f"M{left - 12} {up}l12 34 12-34z", "#8fd0ff", 0.8)
    scene.drum((x, y, -8), (12, 20), 20, "night", "#6c7a90")


def review() -> Picture:
    """Two papers with ticks, and a glass over them."""
    scene = Picture(COLOUR, HALL)
    scene.raw('<ellipse cx="116" cy="142" rx="86" ry="12" fill="#04060c" opacity=".45"/>')
    scene.moved(paper(84, 112, 6), 62, 26, -10)
    scene.moved(paper(84, 112, 6), 92, 18, 6)
    tick = "M0 8l8 9L24-4"
    for x, y in ((106, 48), (102, 78)):
        scene.moved(f'<path d="{tick}" fill="none" stroke="#17975a" stroke-width="7"/>', x, y, 6)
    scene.stroke("M184 112l30 34", "#0b0f18", 18)
    scene.stroke("M184 112l30 34", "#a9713c", 13)
    scene.dot(160, 86, 36, "#0b0f18")
    scene.dot(160, 86, 33, "#d8dce2")
    scene.dot(160, 86, 26, "#bfe2ff")
    scene.path("M142 92q18-32 38-10-18-4-38 10z", "#fff", 0.8)
    scene.stroke("M146 92h28M150 102h20", COLOUR, 5)
    return scene


def drill() -> Picture:
    """The ground cut open below a tower, a bit deep in it."""
    scene = Picture(COLOUR, origin=(104, 66))
    scene.path("M0 66h240v94H0z", "#7a7f8c")
    scene.path("M0 88q60-10 120 2t120-4v74H0z", "#565d70")
    scene.path("M0 116q70 12 130-2t110 6v40H0z", "#39415a")
    scene.path("M0 66h240l-8 6H0z", "#fffaf0", 0.5)
    scene.stroke("M30 104h10M64 134h14M190 106h16M168 140h10M206 132h8", "#aab0bd", 5, 0.6)
    scene.path("M174 160l10-22 14 8 8 14z", "#7df3ff")
    scene.path("M94 66h20v76l-10 14-10-14z", "#0b0f18")
    scene.path("M98 66h12v70l-6 12-6-12z", "#dfe2e2")
    scene.stroke("M98 82l12 7M98 98l12 7M98 114l12 7M99 130l10 6", "#565d6b", 5)
    for x in (-44, 44):
        scene.rod([(x, 0, 0), (x * 0.14, 0, 64)], 7, scene.ramp)
    scene.rod([(-28, 0, 24), (28, 0, 24)], 5, scene.ramp)
    scene.box((0, 0, 18), (30, 20, 22), WHITE)
    scene.box((0, 0, 60), (22, 14, 8), GOLD)
    scene.box((92, 6, 0), (40, 26, 22), WHITE)
    scene.sheet([((70, -14, 22), (114, -14, 22), (114, 18, 34), (70, 18, 34))], PANEL, 0.3)
    return scene
