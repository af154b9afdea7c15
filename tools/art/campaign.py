"""The pictures of the campaign's four chapters, 160 by 104 each: `m-chapter-…`; and a success point: `k-success`."""

import math

from tools.art.colours import DARK, STEEL, WHITE, Ramp
from tools.art.companies import COMPANIES
from tools.art.kit import SHADOW, Scene, number, symbol

SIZE = (160, 104)
GROUND = Ramp("#14171f", "#3a3f4a", "#8b8c8c", "#d8d4c9", "#fffaf0")
STONE = Ramp("#15161c", "#43444d", "#8d8a88", "#d3cec4", "#fffaf0")
GOLD = Ramp("#3a2706", "#8d6416", "#d8a83c", "#ffdf8e", "#fff8e0")
LAMP, OUT = "#ffe9a8", "#59616f"


def symbols() -> list[str]:
    """One a chapter, and a success point."""
    return [
        gold_under_grey_dust().symbol("m-chapter-1"),
        out_among_the_stones().symbol("m-chapter-2"),
        a_crowded_homecoming().symbol("m-chapter-3"),
        symbol("m-chapter-4", SIZE, what_waits_in_the_dark()),
        success().symbol("k-success"),
    ]


def gold_under_grey_dust() -> Scene:
    """A pit in terraces, a head frame at its edge, and what glitters at its bottom."""
    scene = Scene(SIZE, origin=(80, 66), scale=0.98, yaw=-24, pitch=30)
    scene.shadow((0, 0, 0), 62, 20, 0.4)
    scene.frustum((0, 0, 0), (74, 66), 7, 14, 8, GROUND, ambient=0.1)
    for radius, low in ((50, 7.1), (37, 7.2), (25, 7.3)):
        scene.disc((0, -4, low), radius, "#171b24" if radius == 50 else "#2b303b" if radius == 37 else "#0a0d14")
    for place, height, turned in (((-8, -6, 7), 20, 10), ((6, 2, 7), 28, 40), ((12, -12, 7), 16, 70)):
        scene.frustum(place, (6, 4.5), height * 0.6, 5, turned, GOLD, ambient=0.24)
        x, y, z = place
        scene.frustum((x, y, z + height * 0.6), (4.5, 0), height * 0.4, 5, turned, GOLD, ambient=0.3)
    for x, y in ((-58, 12), (-42, 12), (-58, -4), (-42, -4)):
        scene.line([(x, y, 7), (-50 + (x + 50) * 0.25, 4 + (y - 4) * 0.25, 54)], "#f2eee4" if y < 0 else "#8e949c", 2.4)
    scene.line([(-56, -2, 26), (-44, -2, 26)], "#d8d6d0", 1.6)
    scene.ball((-50, 4, 56), 8, "#3a404b")
    scene.ball((-50, 4, 56), 2.4, "#f2eee4")
    scene.line([(-46, 2, 58), (-6, -4, 30)], "#ffb45a", 1.6)
    return scene


def out_among_the_stones() -> Scene:
    """Two asteroids, between them a path of lamps, and a shuttle on it."""
    scene = Scene(SIZE, origin=(80, 56), scale=1.0, yaw=-20, pitch=24)
    for middle, size in (((-46, 0, -8), 1.75), ((56, 0, 18), 1.15)):
        x, y, z = middle
        for low, radii, height in ((-14, (10, 21), 8), (-6, (21, 19), 13), (7, (19, 7), 10)):
            foot = (x, y, z + low * size)
            widths = (radii[0] * size, radii[1] * size)
            scene.frustum(foot, widths, height * size, 7, 14, STONE, ambient=0.12, stretched=(1.2, 1))
    for step in range(5):
        x = -8 + step * 12
        scene.ball((x, -14, -12 + step * 4.6), 2.6, LAMP)
    blue = COMPANIES["tawac"]
    scene.frustum((6, -26, 26), (10, 10), 11, 8, 0, WHITE, stretched=(1.9, 1))
    scene.frustum((27, -26, 26.5), (9, 1), 10, 8, 0, blue, stretched=(1.6, 1))
    scene.box((-9, -26, 22), (9, 34, 4), blue)
    left, up = scene.xy((-17, -26, 31))
    scene.raw(f'<circle cx="{number(left)}" cy="{number(up)}" r="8" fill="url(#g-exhaust)"/>')
    return scene


def a_crowded_homecoming() -> Scene:
    """Outposts of all companies, shoulder to shoulder under the Earth."""
    scene = Scene(SIZE, origin=(80, 76), scale=0.96, yaw=-26, pitch=20)
    scene.raw('<circle cx="126" cy="24" r="17" fill="url(#g-earth)"/>')
    scene.shadow((0, 0, 0), 66, 14, 0.4)
    scene.frustum((0, 4, 0), (80, 74), 5, 16, 0, GROUND, ambient=0.12)
    for x, height in ((-58, 22), (-36, 34), (46, 30)):
        scene.box((x, 30, 5), (14, 12, height), DARK)
        scene.line([(x, 30, 5 + height), (x, 30, 17 + height)], "#f3efe4", 1.6)
    scene.frustum((-44, 8, 5), (15, 3), 34, 3, 20, COMPANIES["astrogo"])
    scene.box((-14, 14, 5), (27, 24, 13), COMPANIES["tawac"])
    scene.box((-14, 14, 18), (17, 15, 11), COMPANIES["tawac"])
    scene.line([(-14, 14, 29), (-14, 14, 46)], "#f3efe4", 1.8)
    scene.dome((22, 8, 5), 20, COMPANIES["minerva"], rings=3, sides=12)
    scene.frustum((52, -2, 5), (17, 0), 31, 4, 45, COMPANIES["skymine"])
    scene.dome((-30, -18, 5), 9, WHITE, rings=3, sides=9)
    scene.dome((0, -22, 5), 8, WHITE, rings=3, sides=9)
    scene.frustum((28, -24, 5), (5, 4), 9, 8, 0, STEEL)
    return scene


def what_waits_in_the_dark() -> str:
    """Lamps that have gone out, all but one, before something round."""
    rays = []
    for place in range(18):
        angle = math.radians(place * 20 + 7)
        reach = 46 if place % 3 else 51
        ends = [(80 + math.cos(angle) * far, 50 + math.sin(angle) * far * 0.86) for far in (37, reach)]
        rays.append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in ends))
    lamps = "".join(
        f'<circle cx="{8 + place * 18}" cy="{number(92 - 8 * math.sin(math.pi * place / 8))}" r="4"'
        f' fill="{LAMP if place == 1 else SHADOW}" stroke="{LAMP if place == 1 else OUT}" stroke-width="1.6"/>'
        for place in range(9)
    )
    return (
        '<circle cx="80" cy="50" r="50" fill="url(#g-abyss)"/>'
        f'<path d="{"".join(rays)}" stroke="#8a6cff" stroke-width="2" stroke-linecap="round" opacity=".8"/>'
        '<circle cx="80" cy="50" r="33" fill="#04050a" stroke="url(#g-disk)" stroke-width="5"/>'
        '<path d="M52 50C62 34 98 34 108 50 98 66 62 66 52 50z" fill="url(#g-loop)"/>'
        '<circle cx="80" cy="50" r="10.5" fill="#04050a"/><circle cx="76" cy="46" r="3" fill="#fff6dc"/>'
        f'<circle cx="26" cy="{number(92 - 8 * math.sin(math.pi / 8))}" r="11" fill="{LAMP}" opacity=".25"/>{lamps}'
    )


def success() -> Scene:
    """A pennant on a foot: what a chapter brings."""
    scene = Scene((60, 64), origin=(20, 52), scale=1.0, yaw=-24, pitch=24)
    scene.shadow((0, 0, 0), 13, 10, 0.5)
    scene.frustum((0, 0, 0), (15, 12), 5, 10, 0, DARK)
    scene.frustum((0, 0, 5), (9, 7), 4, 10, 0, STEEL)
    scene.line([(0, 0, 8), (0, 0, 50)], "#f3efe4", 3.2)
    scene.raw(
        '<path d="M21 7L57 11 48 20 57 30 21 33z" fill="#f4efe2" stroke="#0b0f18" stroke-width="1.5"'
        ' stroke-linejoin="round"/><path d="M21 15L51.5 17 48 20 51 23.5 21 25z" fill="#2f7fc4"/>'
        '<path d="M21 28L55 27 57 30 21 33z" fill="#04060c" opacity=".18"/>'
    )
    scene.ball((0, 0, 51), 3.4, "url(#g-tank)")
    return scene
