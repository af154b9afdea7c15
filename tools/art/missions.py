"""The six missions, 120 by 104 each: `m-mission-…`, told apart by their outlines alone."""

from tools.art.colours import DARK, STEEL, WHITE, Ramp
from tools.art.kit import SHADOW, Point, Scene, around, number

SIZE = (120, 104)
ORANGE = Ramp("#3a1503", "#93400c", "#f07a22", "#ffb878", "#fff0e0")
GREEN = Ramp("#0d2a17", "#22663a", "#4cae69", "#98e3a4", "#effff0")
ROCK = Ramp("#171a22", "#474b55", "#8f9195", "#d8d4c9", "#fffaf0")
LAMP = "#ffe9a8"


def symbols() -> list[str]:
    """One for each mission."""
    drawn = {
        "camp": camp(),
        "foundry": foundry(),
        "frontier": frontier(),
        "institute": institute(),
        "exchange": exchange(),
        "vanguard": vanguard(),
    }
    return [scene.symbol(f"m-mission-{mission}") for mission, scene in drawn.items()]


def camp() -> Scene:
    """Three low domes joined by passages."""
    scene = Scene(SIZE, origin=(55, 72), scale=1.16, yaw=-30, pitch=26)
    scene.shadow((0, 0, 0), 44, 12, 0.45)
    scene.box((-8, 8, 0), (58, 9, 8), STEEL)
    scene.frustum((-32, 16, 0), (17, 17), 4, 9, 0, DARK)
    scene.dome((-32, 16, 4), 15.5, GREEN, rings=3, sides=9)
    scene.box((14, -4, 0), (9, 40, 8), STEEL)
    scene.frustum((12, 8, 0), (25, 25), 5, 11, 0, DARK)
    scene.dome((12, 8, 5), 23, WHITE, rings=3, sides=11, squash=1.05)
    for angle in (-80, -55, -30, -5):
        x, y, z = around(angle, 22.5, 9)
        scene.line([(12 + x, 8 + y, z), (12 + x, 8 + y, z + 4)], LAMP, 3)
    scene.frustum((20, -30, 0), (15, 15), 4, 9, 0, DARK)
    scene.dome((20, -30, 4), 13.5, GREEN, rings=3, sides=9)
    scene.line([(12, 8, 28), (12, 8, 52)], "#f3efe4", 2)
    scene.ball((12, 8, 53), 3, "#fff")
    return scene


def foundry() -> Scene:
    """A furnace with two chimneys, and what runs out of it."""
    scene = Scene(SIZE, origin=(54, 78), scale=1.0, yaw=-30, pitch=22)
    scene.shadow((0, 0, 0), 38, 22, 0.45)
    for x in (-24, -4):
        scene.frustum((x, 18, 0), (8, 6), 66, 10, 0, STEEL)
        scene.frustum((x, 18, 58), (7.4, 7.4), 4, 10, 0, ORANGE)
    scene.box((0, 0, 0), (62, 34, 26), DARK)
    scene.box((0, 0, 26), (62, 34, 14), STEEL, top=0.62)
    left, up = scene.xy((14, -17, 0))
    scene.raw(
        f'<path d="M{number(left - 10)} {number(up - 6)}v-11a9 9 0 0 1 18 5v11z" fill="#ffb347"/>'
        f'<path d="M{number(left - 6)} {number(up - 4)}v-11a6 6 0 0 1 11 3v11z" fill="#fff0c0"/>'
    )
    scene.line([(14, -18, 0), (20, -34, 0), (40, -34, 0)], "#ff9d2e", 5.5)
    scene.line([(14, -18, 0), (20, -34, 0), (40, -34, 0)], "#fff0c0", 2.2)
    return scene


def frontier() -> Scene:
    """A flag on the highest ridge."""
    scene = Scene(SIZE, origin=(56, 84), scale=1.0, yaw=-24, pitch=18)
    scene.shadow((0, 0, 0), 46, 14, 0.4)
    scene.frustum((-34, 14, 0), (24, 0), 36, 5, 20, ROCK, ambient=0.1)
    _peak(scene, (2, 4, 0), 36, 50)
    scene.frustum((34, -10, 0), (20, 0), 25, 5, 50, ROCK, ambient=0.14)
    scene.line([(2, 4, 48), (2, 4, 79)], "#f3efe4", 2.6)
    left, up = scene.xy((2, 4, 79))
    corner = f"M{number(left + 1)} {number(up)}c9-5 16 4 28-1"
    scene.raw(
        f'<path d="{corner}v18c-12 5-19-4-28 1z" fill="#4cae69" stroke="#0d2a17"/>'
        f'<path d="{corner}v6c-12 5-19-4-28 1z" fill="#98e3a4"/>'
    )
    return scene


def institute() -> Scene:
    """Columns under a pediment, and a dish on its roof."""
    scene = Scene(SIZE, origin=(60, 84), scale=1.0, yaw=-16, pitch=16)
    scene.shadow((0, 0, 0), 44, 14, 0.45)
    scene.box((0, 0, 0), (88, 38, 4), STEEL)
    scene.box((0, 0, 4), (80, 32, 4), WHITE)
    scene.box((0, 6, 8), (66, 18, 30), DARK)
    for place in (-32, -16, 0, 16, 32):
        scene.frustum((place, -11, 8), (4.6, 4), 30, 5, 12, WHITE)
    scene.box((0, 0, 38), (78, 30, 5), WHITE)
    low_left, low_right, top = (-40, -15.5, 43), (40, -15.5, 43), (0, -15.5, 59)
    back_left, back_right, back_top = (-40, 15.5, 43), (40, 15.5, 43), (0, 15.5, 59)
    roof = [
        (low_left, back_left, back_top, top),
        (low_right, back_right, back_top, top),
        (back_left, back_right, back_top),
    ]
    scene.solid([*roof, (low_left, low_right, top), (low_left, low_right, back_right, back_left)], STEEL, ambient=0.3)
    scene.ball((0, -16, 49), 4, "#74bcff")
    left, up = scene.xy((0, 0, 62))
    scene.raw(
        f'<g transform="translate({number(left + 4)} {number(up - 10)}) rotate(-34) scale(.86)">'
        '<path d="M0 2l3 14" stroke="#9aa2ad" stroke-width="4"/><ellipse rx="18" ry="9" fill="#6c727d"/>'
        '<ellipse cy="-1.4" rx="18" ry="8.6" fill="url(#g-dish)"/>'
        '<path d="M-7-2L0-14 7-2" fill="none" stroke="#f6f2e8" stroke-width="1.6"/></g>'
    )
    return scene


def exchange() -> Scene:
    """Stacks of coins that rise."""
    scene = Scene(SIZE, origin=(60, 84), scale=1.0, yaw=0, pitch=26)
    stacks = ((24, 80, 2), (60, 84, 5), (96, 88, 8))  # where their foot is, and how many coins
    for x, y, coins in stacks:
        reach = coins * 2.4
        scene.raw(
            f'<ellipse cx="{number(x + reach)}" cy="{number(y + reach * 0.3)}" rx="{number(17 + reach)}" ry="8"'
            f' fill="{SHADOW}" opacity=".5"/>'
        )
    for x, y, coins in stacks:
        for coin in range(coins):
            left, low = number(x - 16.5 + (coin % 2)), number(y - coin * 8)
            scene.raw(f'<path d="M{left} {low}v-6a16.5 7 0 0 1 33 0v6a16.5 7 0 0 1-33 0z" fill="url(#g-coins)"/>')
            scene.raw(f'<path d="M{left} {low}a16.5 7 0 0 0 33 0" fill="none" stroke="#3d2a0c"/>')
        top = f'cx="{number(x + (coins - 1) % 2)}" cy="{number(y - coins * 8 + 2)}"'
        scene.raw(f'<ellipse {top} rx="16.5" ry="7" fill="#fff0cc"/>')
        scene.raw(f'<ellipse {top} rx="10.5" ry="4.2" fill="#e6cf95" stroke="#a9853a" stroke-width="1.4"/>')
    return scene


def vanguard() -> Scene:
    """A rocket on its pad."""
    scene = Scene(SIZE, origin=(58, 91), scale=1.18, yaw=-30, pitch=18)
    scene.shadow((0, 0, 0), 20, 16)
    scene.frustum((0, 0, 0), (26, 24), 5, 8, 22, DARK)
    scene.frustum((0, 0, 5), (13, 13), 6, 12, 0, STEEL)
    scene.frustum((0, 0, 10), (15, 14), 34, 16, 0, WHITE)
    scene.frustum((0, 0, 44), (14, 0), 26, 16, 0, ORANGE)
    for angle in (-100, -10):
        scene.frustum(around(angle, 17, 4), (6, 1), 26, 3, angle, STEEL)
    return scene


def _peak(scene: Scene, foot: Point, radius: float, height: float) -> None:
    """A mountain, with the light on its summit."""
    x, y, z = foot
    scene.frustum(foot, (radius, radius * 0.34), height * 0.66, 6, 10, ROCK, ambient=0.12)
    scene.frustum((x, y, z + height * 0.66), (radius * 0.34, 0), height * 0.34, 6, 10, WHITE, ambient=0.2)
