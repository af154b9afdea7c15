"""The pictures of the projects of To Mars."""

from tools.art.colours import DARK, STEEL, WHITE
from tools.art.kit import Point
from tools.art.shackleton.projects.kit import CREAM, HALL, SPACE, Picture, paper

COLOUR = "#c96a5c"
FIRE = "#ff9d3a"


def pictures() -> dict[str, Picture]:
    """By the ids of projects."""
    return {
        "crew-selection": crew(),
        "heavy-lifter": lifter(),
        "habitat-kit": kit(),
        "transfer-orbit": orbit(),
        "flight-academy": academy(),
        "ion-engine": engine(),
        "mars-lottery": lottery(),
        "mission-control": control(),
        "terraforming-grant": grant(),
    }


def crew() -> Picture:
    """Three astronauts, one of them in the light and ticked."""
    scene = Picture(COLOUR, HALL)
    scene.path("M104 0h32l44 140q-60 22-120 0z", "#fff3d0", 0.26)
    scene.raw('<ellipse cx="120" cy="140" rx="60" ry="15" fill="#fff3d0" opacity=".5"/>')
    scene.figure("technician", (44, 140), 92)
    scene.figure("scientist", (196, 140), 92)
    scene.figure("engineer", (116, 152), 128)
    scene.dot(172, 34, 24, "#0b0f18")
    scene.dot(172, 34, 21, "#2f9e5c")
    scene.stroke("M161 34l8 9 14-18", "#fff", 7)
    return scene


def lifter() -> Picture:
    """A rocket with boosters, on its flame."""
    scene = Picture(COLOUR, origin=(120, 106), pitch=16)
    scene.path("M20 160q8-26 40-22 16-20 36-8h48q20-12 36 8 32-4 40 22z", "#d8d2c8")
    scene.path("M20 160q8-26 40-22 16-20 36-8-30 8-24 30z", "#fffdf5")
    for x in (84, 120, 156):
        scene.path(f"M{x - 14} 104l14 52 14-52z", FIRE)
        scene.path(f"M{x - 7} 104l7 34 7-34z", "#fff3c0")
    scene.drum((0, 0, -4), (14, 20), 12, "night")
    scene.drum((0, 0, 8), (22, 22), 66, "white")
    scene.drum((0, 0, 44), (22.5, 22.5), 12, "mars")
    scene.drum((0, 0, 74), (22, 0), 34, "mars")
    for x in (-36, 36):
        scene.drum((x, -20, -4), (9, 13), 10, "night")
        scene.drum((x, -20, 4), (14, 14), 50, "mars" if x < 0 else "white")
        scene.drum((x, -20, 54), (14, 0), 24, "white")
    scene.lamps([(0, -22, 64)], 8, 8, "#7df3ff")
    return scene


def kit() -> Picture:
    """A crate, its lid off, the parts of a dome above it."""
    scene = Picture(COLOUR, HALL, origin=(112, 140))
    scene.shadow((0, 0, 0), 70, 30, 0.5)
    scene.box((0, 0, 0), (112, 76, 36), scene.ramp)
    inside: list[Point] = [(-50, -32, 36), (50, -32, 36), (50, 32, 36), (-50, 32, 36)]
    scene.raw(f'<path d="M{scene.line_of(inside)}z" fill="#2a1210"/>')
    scene.sheet([((-56, 38, 36), (56, 38, 36), (62, 66, 58), (-62, 66, 58))], CREAM, 0.3)
    for x in (-36, 36):
        scene.line([(x, -38.4, 0), (x, -38.4, 36)], "#0b0f18", 4)
    scene.box((-30, 0, 30), (12, 52, 26), WHITE)
    scene.box((-8, 0, 30), (12, 52, 20), STEEL)
    scene.box((30, 0, 30), (30, 30, 14), WHITE)
    scene.raw('<path d="M120 92v-10M84 84v-8M156 84v-8" stroke="#7df3ff" stroke-width="4" stroke-dasharray="5 5"/>')
    scene.cupola((14, 0, 82), 50, "white", 0.9)
    scene.stroke("M84 60q14-36 42-36M128 70q4-28-2-46M168 60q-12-34-42-36M88 46q40 14 78-2", "#565d6b", 3)
    scene.path("M112 68v-14q10-10 20 0v14z", "#ffe2a0", line=2)
    return scene


def orbit() -> Picture:
    """The way from the Earth to Mars, a ship on it."""
    scene = Picture(COLOUR, SPACE)
    scene.raw('<ellipse cx="120" cy="70" rx="98" ry="44" fill="none" stroke="#fffaf0" stroke-width="2" opacity=".35"/>')
    scene.raw('<path d="M46 98Q70-24 196 44" fill="none" stroke="#fff3d0" stroke-width="5" stroke-dasharray="11 8"/>')
    scene.path("M202 50l-22 2 10-18z", "#fff3d0")
    scene.raw(
        '<circle cx="46" cy="104" r="27" fill="url(#sb-b-earth)"/>'
        '<circle cx="198" cy="80" r="36" fill="url(#sb-b-mars)"/>'
    )
    scene.path("M30 96q8-10 18-6 4 8-4 12-4 12-12 4zM50 112q8-6 14 0-2 10-10 10z", "#7fd08a")
    scene.stroke("M176 74q14-8 26 2t26-2M184 96q14-6 26 2", "#7c2f26", 4, 0.6)
    scene.moved(
        '<path d="M-22-8h26q14 2 20 8-6 6-20 8h-26z" fill="url(#sb-v-white)" stroke="#0b0f18"'
        ' stroke-width="2"/>'
        '<path d="M-22-8l-10-8v32l10-8z" fill="#c96a5c"/>'
        '<path d="M-32-7l-22 7 22 7z" fill="#8fd0ff"/>',
        106,
        26,
        -16,
        1.1,
    )
    return scene


def academy() -> Picture:
    """A helmet with a scholar's cap on it."""
    scene = Picture(COLOUR, HALL)
    scene.raw('<ellipse cx="130" cy="146" rx="76" ry="11" fill="#04060c" opacity=".45"/>')
    scene.path("M62 146q0-18 18-20h80q18 2 18 20z", "url(#sb-v-mars)", line=2)
    scene.raw('<circle cx="120" cy="90" r="52" fill="url(#sb-b-white)" stroke="#0b0f18" stroke-width="2"/>')
    scene.path("M80 92q0-26 40-26t40 26q0 30-40 30t-40-30z", "#8a3226", line=2)
    scene.path("M86 90q2-18 34-18-4 30-24 34-10-4-10-16z", "#ffb09e", 0.8)
    scene.stroke("M92 86q4-8 14-10", "#fff", 6)
    scene.path("M76 50q44-22 88 0v18q-44-16-88 0z", "#1d2430")
    scene.path("M26 36L122 6l94 26-98 34z", "#39424f", line=2)
    scene.path("M26 36L122 6l40 11-84 30z", "#66717f")
    scene.stroke("M120 34l78 16v40", "#ecd69c", 5)
    scene.path("M190 88h16l4 30h-24z", "#ecd69c", line=1.5)
    return scene


def engine() -> Picture:
    """A round engine, its blue ray, and wings of cells."""
    scene = Picture(COLOUR, SPACE)
    scene.path("M96 40L-20 10v120L96 100z", "#3f8fff", 0.35)
    scene.path("M96 50L-20 40v60L96 90z", "#7fd0ff", 0.6)
    scene.path("M96 62L-20 64v14L96 80z", "#f2fdff")
    for corners in ("M150 10h76v34h-76z", "M150 98h76v34h-76z"):
        scene.path(corners, "#1b3684", line=2)
    scene.stroke("M169 10v34M188 10v34M207 10v34M150 27h76M169 98v34M188 98v34M207 98v34M150 115h76", "#6f97ff", 2)
    scene.stroke("M188 40v62", "#9aa2ad", 7)
    scene.path("M128 44h84q16 2 16 26t-16 26h-84z", "url(#sb-v-white)", line=2)
    scene.path("M150 44h18v52h-18z", COLOUR)
    scene.path("M92 30h28q14 6 14 40t-14 40H92z", "url(#sb-v-night)", line=2)
    scene.raw('<ellipse cx="92" cy="70" rx="15" ry="40" fill="#dfe2e2" stroke="#0b0f18" stroke-width="2"/>')
    scene.raw(
        '<ellipse cx="91" cy="70" rx="10" ry="31" fill="#1d4f9e"/>'
        '<ellipse cx="90" cy="70" rx="6" ry="20" fill="#bff0ff"/>'
    )
    return scene


def lottery() -> Picture:
    """A cage of balls; the one with Mars on it has come out."""
    scene = Picture(COLOUR, HALL, origin=(104, 142))
    scene.shadow((0, 0, 0), 60, 30, 0.5)
    scene.box((0, 0, 0), (120, 58, 14), DARK)
    scene.stroke("M44 134L60 64M150 150L150 66", "#0b0f18", 11)
    scene.stroke("M44 134L60 64M150 150L150 66", "#dfe2e2", 7)
    scene.dot(104, 64, 52, "#9fe0ff", 0.18)
    for x, y, colour in (
        (78, 88, "#ffe066"),
        (104, 98, "#8cc63f"),
        (130, 88, "#cdb4ff"),
        (92, 70, "#ff9ed2"),
        (118, 72, "#3f9fff"),
        (104, 48, "#efece3"),
    ):
        scene.dot(x, y, 14, "#0b0f18")
        scene.dot(x, y, 12.5, colour)
        scene.dot(x - 4, y - 4, 3, "#fff", 0.8)
    wires = "M104 12v104M52 64h104M78 19q-30 45 0 90M130 19q30 45 0 90M62 36q42 16 84 0M62 92q42-16 84 0"
    scene.stroke(wires, "#f2e4c4", 3)
    scene.raw('<circle cx="104" cy="64" r="52" fill="none" stroke="#ecd69c" stroke-width="5"/>')
    scene.raw('<circle cx="204" cy="116" r="28" fill="url(#sb-b-mars)" stroke="#0b0f18" stroke-width="2"/>')
    scene.stroke("M184 108q12-8 20 0t20-2M188 128q12-6 20 0", "#7c2f26", 4, 0.7)
    scene.stroke("M156 64h30v20", "#dfe2e2", 7)
    return scene


def control() -> Picture:
    """A wall with a course on it, before which people sit at desks."""
    scene = Picture(COLOUR, HALL)
    scene.path("M18 8h204v84H18z", "#0b0f18")
    scene.path("M24 13h192v74H24z", "#0d2a44")
    scene.stroke("M24 38h192M24 62h192M72 13v74M120 13v74M168 13v74", "#1f5274", 2)
    scene.stroke("M34 74Q78 4 120 50t86-20", "#ffe2a0", 5)
    scene.raw(
        '<circle cx="36" cy="74" r="11" fill="url(#sb-b-earth)"/>'
        '<circle cx="202" cy="32" r="16" fill="url(#sb-b-mars)"/>'
    )
    scene.dot(120, 50, 6, "#fff")
    for y, xs, size in ((112, (58, 120, 182), 0.85), (150, (26, 90, 152, 214), 1.1)):
        for x in xs:
            scene.moved(
                '<path d="M-20 22q0-24 20-24t20 24z" fill="#c96a5c" stroke="#0b0f18" stroke-width="2"/>'
                '<circle cy="-12" r="13"'
                ' fill="#5a3a2a" stroke="#0b0f18" stroke-width="2"/>'
                '<path d="M-13-14q13-12 26 0" fill="none" stroke="#dfe2e2"'
                ' stroke-width="4"/>',
                x,
                y,
                0,
                size,
            )
        scene.path(f"M0 {y + 12}h240v7H0z", "#66717f")
        scene.path(f"M0 {y + 19}h240v14H0z", "#2a323e")
    return scene


def grant() -> Picture:
    """Mars, half of it green, and a paper with coins."""
    scene = Picture(COLOUR, SPACE)
    scene.raw('<circle cx="98" cy="74" r="64" fill="url(#sb-b-mars)"/>')
    scene.path("M98 10q-70 4-62 74 10 46 62 54-30-20-18-44 18-16 0-36 4-30 18-48z", "#2f86c8")
    scene.path(
        "M92 10q-40 6-50 36 14 4 20 20 16-4 18-18 0-24 12-38zM38 92q18-6 30 8 16 20 10 34-32-10-40-42z", "#6fc23e"
    )
    scene.path("M64 26q18-10 30-8-8 8-22 10z", "#fff", 0.85)
    scene.stroke("M116 50q14-8 30 2M112 92q16-8 34 2M124 116q8-4 16 0", "#7c2f26", 5, 0.6)
    scene.path("M130 20q34 18 32 54-4 46-64 64 50-44 32-118z", "#04060c", 0.3)
    scene.moved(paper(64, 84, 5), 154, 44, 10)
    scene.place("credits", (170, 128), 50)
    scene.place("credits", (208, 132), 50)
    return scene
