"""What pictures of projects are built from: solids of the kit, round bodies by gradients, and the lit ground.

Units are those of a picture, 240 by 160. Round bodies are drawn as one path each, which weighs a tenth of their faces.
"""

import math
from collections.abc import Iterable

from tools.art.colours import Ramp
from tools.art.compact import compact
from tools.art.gradients import linear, radial
from tools.art.kit import AMBIENT, GAIN, Face, Point, Scene, around, number, symbol
from tools.art.shackleton.colours import GLASS, GOLD, HELIUM, LEAF, ROCK, material
from tools.art.shackleton.inked import moved

SIZE = (240, 160)
PREFIX = "sb-project-"
FLOOR, HALL, SPACE = "floor", "hall", "space"
"""The grounds: the Moon under the sky, the inside of a building, and space above the Moon."""
CREAM = Ramp("#33363f", "#80848c", "#c2c4c4", "#efece3", "#fffdf5")
NIGHT = Ramp("#0b0e15", "#1b212c", "#39424f", "#66717f")
REFLECTED = 0.1
"""The light that the ground gives back to what stands on it."""
WARM = material("#e0a84a")
ROUND = {
    "white": CREAM,
    "night": NIGHT,
    "glass": GLASS,
    "gold": GOLD,
    "helium": HELIUM,
    "leaf": LEAF,
    "rock": ROCK,
}
"""Materials that round bodies are made of, by the names of their gradients; the" " corporations' come besides."""


class Picture(Scene):
    """A scene on one of the grounds, in a corporation's colour."""

    def __init__(
        self,
        colour: str,
        ground: str = FLOOR,
        origin: tuple[float, float] = (120, 122),
        scale: float = 1.0,
        yaw: float = -30,
        pitch: float = 24,
    ) -> None:
        super().__init__(SIZE, origin=origin, scale=scale, yaw=yaw, pitch=pitch)
        self.colour = colour
        self.ramp = material(colour)
        self.ground = ground

    def solid(self, faces: Iterable[Face], ramp: Ramp, ambient: float = AMBIENT, gain: float = GAIN) -> None:
        """A convex solid, its sides in shadow lit by the ground, so that they stand out from the" " sky."""
        super().solid(faces, ramp, ambient + REFLECTED, gain - REFLECTED)

    def drum(self, foot: Point, radii: tuple[float, float], height: float, fill: str, top: str = "") -> None:
        """An upright round body, its radii at the foot and at the top; `top` is the colour of its" " upper face."""
        (x1, y1), (x2, y2) = self.xy(foot), self.xy((foot[0], foot[1], foot[2] + height))
        flat = self.flatness
        low, high = radii[0] * self.scale, radii[1] * self.scale
        side = f"M{_n(x2 - high)} {_n(y2)}L{_n(x1 - low)} {_n(y1)}"
        side += f"A{_n(low)} {_n(low * flat)} 0 0 0 {_n(x1 + low)} {_n(y1)}"
        side += f"L{_n(x2 + high)} {_n(y2)}"
        if high:
            side += f"A{_n(high)} {_n(high * flat)} 0 0 0 {_n(x2 - high)} {_n(y2)}"
        self.raw(f'<path d="{side}z" fill="url(#sb-r-{fill})"/>')
        if top and high:
            size = f'rx="{_n(high)}" ry="{_n(high * flat)}"'
            self.raw(f'<ellipse cx="{_n(x2)}" cy="{_n(y2)}" {size} fill="{top}"/>')

    @property
    def flatness(self) -> float:
        """How high a circle on the ground is seen for its width."""
        return self.seen((0, 0, 1))[2]

    def cupola(self, foot: Point, radius: float, fill: str, squash: float = 1.0) -> None:
        """Half a ball on the ground."""
        x, y = self.xy(foot)
        wide = radius * self.scale
        high = wide * (squash * math.sqrt(1 - self.flatness**2) + 0.1)
        path = f"M{_n(x - wide)} {_n(y)}A{_n(wide)} {_n(high)} 0 0 1 {_n(x + wide)} {_n(y)}"
        path += f"A{_n(wide)} {_n(wide * self.flatness)} 0 0 1 {_n(x - wide)} {_n(y)}z"
        self.raw(f'<path d="{path}" fill="url(#sb-b-{fill})"/>')

    def globe(self, at: Point, radius: float, fill: str) -> None:
        """A ball."""
        x, y = self.xy(at)
        self.raw(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius * self.scale)}" fill="url(#sb-b-{fill})"/>')

    def rod(self, points: list[Point], width: float, ramp: Ramp) -> None:
        """A round bar: its side in shadow, itself, and the light along it."""
        path = "L".join(f"{_n(x)} {_n(y)}" for x, y in map(self.xy, points))
        for colour, share in ((ramp.at(0.3), 1.0), (ramp.at(0.66), 0.62), (ramp.at(0.95), 0.2)):
            lift = (1 - share) * width * 0.22
            shifted = f' transform="translate(-{lift:.1f} -{lift:.1f})"' if lift > 0.3 else ""
            wide = f"{width * share:.1f}"
            self.raw(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{wide}"{shifted}/>')

    def lamps(self, points: list[Point], width: float = 6, length: float = 8, colour: str = "#ffe2a0") -> None:
        """Lit windows, upright, with their middles at these places."""
        path = "".join(f"M{_n(x)} {_n(y - length / 2)}L{_n(x)} {_n(y + length / 2)}" for x, y in map(self.xy, points))
        self.raw(f'<path d="{path}" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="butt"/>')

    def path(self, d: str, fill: str, opacity: float = 1, line: float = 0) -> None:
        """A flat shape, with a dark contour so wide if there is to be one."""
        seen = "" if opacity == 1 else f' opacity="{opacity:g}"'
        edge = f' stroke="#0b0f18" stroke-width="{line:g}"' if line else ""
        self.raw(f'<path d="{d}" fill="{fill}"{seen}{edge}/>')

    def stroke(self, d: str, colour: str, width: float, opacity: float = 1) -> None:
        """A line."""
        seen = "" if opacity == 1 else f' opacity="{opacity:g}"'
        self.raw(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"{seen}/>')

    def dot(self, x: float, y: float, radius: float, fill: str, opacity: float = 1) -> None:
        """A disc that faces the reader."""
        seen = "" if opacity == 1 else f' opacity="{opacity:g}"'
        self.raw(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{seen}/>')

    def place(self, name: str, at: tuple[float, float], width: float, ratio: float = 1.0, turned: float = 0) -> None:
        """A thing of the game's sprite, by its id without `sb-`, with its middle at a place of the" " picture."""
        height = width * ratio
        x, y = at
        box = f'x="{_n(x - width / 2)}" y="{_n(y - height / 2)}" width="{_n(width)}" height="{_n(height)}"'
        turn = f' transform="rotate({turned:g} {_n(x)} {_n(y)})"' if turned else ""
        self.raw(f'<use href="#sb-{name}" {box}{turn}/>')

    def figure(self, kind: str, at: tuple[float, float], height: float) -> None:
        """An astronaut or a Tourist, the foot at a place."""
        self.place(kind, (at[0], at[1] - height / 2), height * 36 / 44, 44 / 36)

    def moved(self, markup: str, x: float, y: float, turned: float = 0, scale: float = 1) -> None:
        """Flat parts somewhere, turned and scaled."""
        self.raw(moved(markup, x, y, turned, scale))

    def sheet(self, faces: list[Face], ramp: Ramp, ambient: float = 0.2) -> None:
        """Flat plates, each of its own light."""
        for face in faces:
            self.solid([face, [(x, y, z - 0.4) for x, y, z in face]], ramp, ambient)

    def drawn(self, name: str) -> str:
        """The picture as a `<symbol>`: the ground in the corporation's colour, then all that was" " drawn."""
        ground = f'<use href="#sb-ground-{self.ground}" width="240" height="160" color="{self.colour}"/>'
        markup = compact(self.svg(), 0)
        for said in (' stroke-linejoin="round"', ' stroke-linecap="round"', ' stroke-width=".4"'):
            markup = markup.replace(said, "")
        return symbol(f"{PREFIX}{name}", SIZE, ground + markup, **INHERITED)


def rays(x: int, y: int, near: float, ends: dict[int, int]) -> str:
    """Lines away from a place, from so near to so far by their angle in degrees, clockwise from the right."""
    drawn = ""
    for angle, far in ends.items():
        (x1, y1, _), (x2, y2, _) = around(angle, near), around(angle, far)
        drawn += f"M{_n(x + x1)} {_n(y + y1)}L{_n(x + x2)} {_n(y + y2)}"
    return drawn


def paper(wide: int, high: int, lines: int) -> str:
    """A sheet with a folded corner and so many lines of writing, its upper left corner at the" " origin."""
    fold = wide // 5
    edge = f"M0 0h{wide - fold}l{fold} {fold}v{high - fold}H0z"
    written = "".join(f"M{wide // 8} {16 + 14 * row}h{wide * (5 if row % 2 else 6) // 8}" for row in range(1, lines))
    return (
        f'<path d="{edge}" fill="#f7f3e8" stroke="#0b0f18" stroke-width="1.5"/>'
        f'<path d="M{wide - fold} 0v{fold}h{fold}z" fill="#b9b4a4"/>'
        f'<path d="{written}" fill="none" stroke="#8b8f98" stroke-width="4"/>'
    )


INHERITED = {"stroke_width": ".6", "stroke_linejoin": "round", "stroke_linecap": "round"}
"""What lines are unless they say otherwise."""


def gradients(corporations: dict[str, str], used: set[str]) -> str:
    """Those in use of what each material and corporation has: a round body upright (`sb-r-…`), one that lies
    (`sb-v-…`), and a ball (`sb-b-…`)."""
    earth = ("0", "#d5f0ff"), (".4", "#4da3e6"), (".8", "#123f7e"), ("1", "#071a38")
    made = {"sb-b-earth": radial("sb-b-earth", ".32", ".3", ".85", *earth)}
    for name, ramp in (ROUND | {name: material(colour) for name, colour in corporations.items()}).items():
        upright = (("0", 0.62), (".28", 0.92), (".6", 0.55), ("1", 0.16))
        lying = (("0", 0.8), (".25", 0.95), (".6", 0.55), ("1", 0.2))
        ball = (("0", 1.0), (".35", 0.72), (".75", 0.4), ("1", 0.12))
        stops = [tuple((at, ramp.at(light)) for at, light in one) for one in (upright, lying, ball)]
        made[f"sb-r-{name}"] = linear(f"sb-r-{name}", "1", "0", *stops[0])
        made[f"sb-v-{name}"] = linear(f"sb-v-{name}", "0", "1", *stops[1])
        made[f"sb-b-{name}"] = radial(f"sb-b-{name}", ".36", ".3", ".8", *stops[2])
    return "".join(markup for name, markup in made.items() if name in used)


def _n(value: float) -> str:
    """Whole units: half a pixel where a picture is largest."""
    return number(round(value))
