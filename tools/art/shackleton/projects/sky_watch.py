"""The pictures of the projects of Sky Watch."""

from tools.art.colours import STEEL, WHITE
from tools.art.kit import around
from tools.art.shackleton.colours import GOLD
from tools.art.shackleton.projects.kit import CREAM, HALL, SPACE, Picture, paper, rays

COLOUR = "#18a79a"
BEAM = "#ff5a6e"


def pictures() -> dict[str, Picture]:
    """By the ids of projects."""
    return {
        "infrared-telescope": telescope(),
        "radar-network": radars(),
        "kinetic-impactor": impactor(),
        "tracking-station": station(),
        "early-warning-fund": fund(),
        "laser-ablator": laser(),
        "civil-shelters": shelters(),
        "gravity-tractor": tractor(),
        "defence-treaty": treaty(),
    }


def rock(scene: Picture, x: float, y: float, size: float, hot: str = "") -> None:
    """An asteroid with pits, so large that its radius is `size`."""
    outline = ((-1, -0.2), (-0.6, -0.85), (0.1, -1), (0.8, -0.7), (1, 0.05), (0.7, 0.75), (-0.05, 1), (-0.75, 0.7))
    corners = [(round(x + a * size), round(y + b * size)) for a, b in outline]
    edge = "L".join(f"{a} {b}" for a, b in corners)
    scene.path(f"M{edge}z", "#8f8d88", line=2)
    lit = "L".join(f"{a} {b}" for a, b in (*corners[:4], (round(x), round(y - size * 0.25))))
    scene.path(f"M{lit}z", "#d9d4c8")
    dark = "L".join(f"{a} {b}" for a, b in (*corners[4:7], (round(x + size * 0.1), round(y + size * 0.3))))
    scene.path(f"M{dark}z", "#4a4a50")
    for a, b, radius in ((-0.35, -0.3, 0.2), (0.35, 0.15, 0.24), (-0.3, 0.42, 0.16), (0.2, -0.6, 0.13)):
        scene.dot(round(x + a * size), round(y + b * size), round(radius * size), "#3a3b42")
    if hot:
        scene.dot(round(x - size * 0.62), round(y + size * 0.3), round(size * 0.42), hot, 0.7)


def telescope() -> Picture:
    """A mirror of hexagons on a shield of foil, in space."""
    scene = Picture(COLOUR, SPACE)
    for step, colour in enumerate(("#6b5a8c", "#9a86c0", "#d9c8f0")):
        y = 118 - 7 * step
        scene.path(f"M24 {y}L96 {y - 26}l128 14-62 34z", colour, line=1)
    scene.stroke("M128 102V74", "#747a86", 9)
    places = [(column, row) for column in range(-2, 3) for row in range(5 - abs(column))]
    for column, row in places:
        if (column, row) == (0, 2):
            continue
        left, up = 124.0 + 24 * column, 56 + (row - (4 - abs(column)) / 2) * 23
        points = (around(60 * corner, 1) for corner in range(6))
        corners = "L".join(f"{round(left + 15 * a)} {round(up + 12.5 * b)}" for a, b, _ in points)
        scene.path(f"M{corners}z", GOLD.at(0.8 - (left + up - 180) / 200), line=1.5)
    scene.stroke("M84 20L186 50M84 92l102-42", "#dfe2e2", 3)
    scene.dot(188, 50, 10, "#39424f")
    scene.dot(186, 48, 6, "#ecd69c")
    return scene


def radars() -> Picture:
    """Three dishes, joined by rays."""
    scene = Picture(COLOUR, origin=(120, 120))
    scene.raw('<path d="M52 66L128 44 198 86z" fill="none" stroke="#7df3e0" stroke-width="3" stroke-dasharray="7 6"/>')
    for x, y, size in ((128, 60, 0.62), (52, 90, 0.82), (186, 112, 1.0)):
        _dish(scene, x, y, size)
    return scene


def _dish(scene: Picture, x: float, y: float, size: float) -> None:
    """A dish on a foot, the middle of its rim at a place."""
    scene.raw(
        f'<ellipse cx="{x + 12}" cy="{y + 46 * size:.0f}" rx="{34 * size:.0f}" ry="{8 * size:.0f}" fill="#04060c"'
        ' opacity=".45"/>'
    )
    parts = (
        '<path d="M-14 46L-4 6H8l10 40z" fill="#747a86"/>'
        '<path d="M-14 46L-4 6H2l2 40z" fill="#dfe2e2"/>'
        '<g transform="rotate(-34)"><path d="M-46-8Q-40 30 0 32T46-8z" fill="#2a8f86"/>'
        '<path d="M-46-8Q-42 20-14 30-4 10-8-8z" fill="#8fe6da"/>'
        '<ellipse cy="-8" rx="46" ry="14" fill="url(#sb-r-white)" stroke="#0b0f18" stroke-width="2"/>'
        '<path d="M-28-10L0-42 28-10M0-42v34" fill="none" stroke="#39424f" stroke-width="4"/>'
        '<circle cy="-42" r="6" fill="#ffe2a0"/></g>'
    )
    scene.moved(parts, x, y, 0, size)


def impactor() -> Picture:
    """A probe that strikes an asteroid."""
    scene = Picture(COLOUR, SPACE)
    rock(scene, 182, 70, 54)
    ends = {100: 44, 130: 34, 70: 48, 230: 40, 260: 52, 290: 36, 200: 30, 40: 40}
    scene.stroke(rays(134, 92, 14, ends), "#ffd23f", 6)
    scene.path("M134 66l7 17 17-6-6 17 13 9-16 7 3 18-17-9-13 14-2-19-19 1 12-14-14-13 19-3z", "#fff3c0")
    probe = (
        '<path d="M-120-6L-34-4v8l-86 2z" fill="#7df3e0" opacity=".5"/>'
        '<path d="M-30-12h34l18 12-18 12h-34z" fill="url(#sb-v-white)"'
        ' stroke="#0b0f18" stroke-width="2"/>'
        '<path d="M-26-14V-40h18v26zM-26 14V40h18V14z" fill="#2f59c4" stroke="#dfe2e2"'
        ' stroke-width="2"/>'
        '<path d="M6-8l16 8L6 8z" fill="#18a79a"/>'
    )
    scene.moved(probe, 92, 108, -20, 0.95)
    return scene


def station() -> Picture:
    """Two balls of radomes on towers, and a house."""
    scene = Picture(COLOUR, origin=(112, 134))
    for x, y, high, radius in ((66, 40, 40, 30), (-44, 10, 62, 40)):
        scene.shadow((x, y, 0), radius * 0.7, high, 0.5)
        for angle in (200, 270, 340, 90):
            px, py, _ = around(angle, radius * 0.6)
            scene.rod([(x + px, y + py, 0), (x + px * 0.7, y + py * 0.7, high)], 6, STEEL)
        scene.drum((x, y, high - 4), (radius * 0.8, radius * 0.8), 8, "night")
        scene.globe((x, y, high + radius * 0.85), radius, "white")
        left, up = (round(part) for part in scene.xy((x, y, high + radius * 0.85)))
        size = radius / 40
        net = (
            "M-38-8L-18-34 14-36 34-16 38 12 20 33-14 36-36 14zM-18-34L-8-8 14-36M-38-8L-8-8 24 0 34-16"
            "M24 0l14 12M24 0L4 22l16 11M4 22l-18 14M4 22L-8-8l-28 22"
        )
        scene.moved(
            f'<path d="{net}" fill="none" stroke="#39424f" stroke-width="2.5" opacity=".55"/>', left, up, 0, size
        )
    scene.box((54, -36, 0), (72, 40, 30), scene.ramp)
    scene.box((54, -36, 30), (80, 48, 6), WHITE)
    scene.lamps([(30, -56, 15), (46, -56, 15), (62, -56, 15), (78, -56, 15)], 9, 10)
    return scene


def fund() -> Picture:
    """A bell that rings above coins."""
    scene = Picture(COLOUR, HALL, origin=(120, 140))
    for x, y, high in ((-66, 14, 3), (-26, -8, 1), (72, 4, 4)):
        for level in range(high):
            scene.drum((x, y, 11 * level), (27, 27), 10, "gold", "#fff0c8" if level == high - 1 else "")
    scene.stroke("M58 52q-16 18-4 42M182 52q16 18 4 42M40 40q-22 34-2 66M200 40q22 34 2 66", "#7df3e0", 6, 0.85)
    scene.dot(120, 116, 13, "#6b4f1a")
    scene.path(
        "M120 14q10 0 10 11 30 8 32 46 2 20 18 34H60q16-14 18-34 2-38 32-46 0-11 10-11z", "url(#sb-b-evergreen)", line=2
    )
    scene.path("M120 14q10 0 10 11 30 8 32 46 2 20 18 34H60q16-14 18-34 2-38 32-46 0-11 10-11z", "#e0b84a", 0.85)
    scene.path("M136 28q24 12 26 43 2 20 18 34h-34q8-44-10-77z", "#6b4f1a", 0.65)
    scene.path("M104 30q-20 14-18 44-2 14-10 24 14-4 18-18 0-32 10-50z", "#fff6dc", 0.9)
    scene.path("M56 101h128v8H56z", "#b8934a", line=1.5)
    return scene


def laser() -> Picture:
    """A turret whose beam heats an asteroid."""
    scene = Picture(COLOUR, origin=(62, 140))
    scene.shadow((0, 0, 0), 50, 30, 0.5)
    scene.drum((0, 0, 0), (52, 46), 16, "night", "#565d6b")
    scene.drum((0, 0, 16), (36, 30), 18, "sky-watch")
    rock(scene, 196, 42, 40, BEAM)
    scene.stroke("M92 92L172 54", BEAM, 13, 0.45)
    scene.stroke("M92 92L172 54", "#ffb0ba", 6)
    scene.stroke("M92 92L172 54", "#fff", 2)
    scene.stroke("M168 40l-18-14M160 62l-22 8M166 52l-24-4", "#ffd23f", 4)
    scene.globe((0, 0, 50), 30, "white")
    gun = (
        '<path d="M-20-16h64v32h-64z" fill="url(#sb-v-sky-watch)" stroke="#0b0f18" stroke-width="2"/>'
        '<path d="M44-11h20v22H44z" fill="#39424f"/><path d="M60-8h8V8h-8z" fill="#ff5a6e"/>'
        '<path d="M2-20h8v40H2zM22-20h8v40h-8z" fill="#efece3"/>'
    )
    scene.moved(gun, 48, 108, -25)
    return scene


def shelters() -> Picture:
    """Rooms below the ground, people in them, a hatch above."""
    scene = Picture(COLOUR, origin=(120, 60))
    scene.path("M0 54q120-14 240 0v106H0z", "#565d6b")
    scene.path("M0 54q120-14 240 0v12q-120-14-240 0z", "#b9b4a8")
    scene.stroke("M24 84h10M12 120h14M214 90h12M224 132h8M18 148h8", "#8b919d", 5, 0.6)
    scene.path("M40 144V100q0-26 28-26h104q28 0 28 26v44z", "#0b0f18")
    scene.path("M46 140V102q0-22 24-22h100q24 0 24 22v38z", "#f0cf8a")
    scene.path("M46 140V102q0-22 24-22h30q-30 14-34 60z", "#fff3d0", 0.7)
    scene.stroke("M120 78v62M84 78v62M156 78v62", "#8a6a34", 4)
    scene.path("M104 78V40h32v38z", "#39424f")
    scene.stroke("M110 46v30M130 46v30M110 54h20M110 66h20", "#dfe2e2", 3)
    scene.box((0, 0, 8), (62, 40, 16), CREAM)
    scene.drum((0, 0, 24), (20, 16), 8, "sky-watch", COLOUR)
    for kind, x in (("engineer", 65), ("tourist", 102), ("scientist", 138), ("technician", 175)):
        scene.figure(kind, (x, 142), 44)
    scene.path("M206 6l-30 26 10 6z", "#fff3c0", 0.6)
    scene.dot(180, 34, 9, "#8f8d88")
    return scene


def tractor() -> Picture:
    """A craft that hangs beside an asteroid and draws it on."""
    scene = Picture(COLOUR, SPACE)
    rock(scene, 76, 88, 56)
    scene.stroke("M134 56q22 22 20 56M118 34q44 28 42 92", "#7df3e0", 5, 0.5)
    scene.stroke("M150 74q8 12 6 26", "#7df3e0", 6, 0.9)
    craft = (
        '<path d="M-8-58H8v34H-8zM-8 24H8v34H-8z" fill="#2f59c4" stroke="#dfe2e2" stroke-width="2"/>'
        '<path d="M-18-24h36v48h-36z" fill="url(#sb-v-white)" stroke="#0b0f18" stroke-width="2"/>'
        '<path d="M-18-10h36v10h-36z" fill="#18a79a"/>'
        '<path d="M18-14l16-6v40l-16-6z" fill="#39424f"/>'
        '<path d="M34-16l34 16-34 16z" fill="#8ff0ff" opacity=".8"/>'
    )
    scene.moved(craft, 186, 66, -30, 0.92)
    scene.raw('<path d="M24 22Q70-4 120 20" fill="none" stroke="#fffaf0" stroke-width="4" stroke-dasharray="9 8"/>')
    scene.path("M128 24l-18-10 2 20z", "#fffaf0")
    return scene


def treaty() -> Picture:
    """A paper with a shield, a pen that signs it."""
    scene = Picture(COLOUR, HALL)
    scene.raw('<ellipse cx="120" cy="144" rx="90" ry="11" fill="#04060c" opacity=".45"/>')
    scene.moved(paper(128, 128, 1), 52, 16, -4)
    shield = "M0-38L32-28V-4Q32 22 0 38-32 22-32-4V-28z"
    scene.moved(
        f'<path d="{shield}" fill="#18a79a" stroke="#0b0f18" stroke-width="2"/>'
        '<path d="M0-30V29Q-25 16-25-4V-22z" fill="#8fe6da"/>'
        '<path d="M-12-2L-2 9 15-14" fill="none" stroke="#fff"'
        ' stroke-width="8"/>',
        106,
        64,
        -4,
    )
    scene.stroke("M66 122q8-14 14-2t12-4 14 2", "#22324a", 4)
    scene.stroke("M124 118q10-12 14-2t14-6", "#22324a", 4)
    pen = (
        '<path d="M0 0L-9-22V-96q9-10 18 0v74z" fill="#39424f" stroke="#0b0f18" stroke-width="2"/>'
        '<path d="M0 0L-9-22H9z" fill="#ecd69c"/>'
        '<path d="M-4-26v-68" stroke="#aab4c4" stroke-width="4"/>'
        '<path d="M-9-40H9v8H-9z" fill="#ecd69c"/>'
    )
    scene.moved(pen, 154, 112, 38)
    return scene
