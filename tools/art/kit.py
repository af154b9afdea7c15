"""Solids as SVG: frusta, boxes and domes of flat faces, all lit by one sun from the upper left.

Points are x (right), y (away from the reader) and z (up) on the ground of a scene, whose camera turns (`yaw`) and tilts
(`pitch`) it; units are those of the drawing's view box.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from tools.art.colours import Ramp

Point = tuple[float, float, float]
Face = Sequence[Point]

_SUN = (-0.60, 0.62, 0.50)
"""Where the sun is, as the reader sees the scene: x to the right, y up, z towards the reader."""
SHADOW = "#04060c"
AMBIENT = 0.20
"""The light on a face that the sun does not reach."""
GAIN = 0.86
"""The light that the sun adds to a face that looks at it."""
EDGE_ON = 1e-4
"""A face whose normal points less than this towards the reader is not seen."""
CONTOUR = 1.4
"""The width of a contour; half of it is seen."""
SHADOW_TILT = 18
"""Shadows fall to the lower right, so many degrees downwards."""


def number(value: float) -> str:
    """A coordinate with one digit after the point, none where that is 0."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def attributes(values: Mapping[str, str]) -> str:
    """Further attributes of an element, underscores in their names as hyphens; each begins with a blank."""
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in values.items())


class Scene:
    """A drawing of some width and height whose ground has its origin at a place of it."""

    def __init__(
        self,
        size: tuple[int, int],
        origin: tuple[float, float],
        scale: float = 1.0,
        yaw: float = -30,
        pitch: float = 28,
        contour: str = "",
    ) -> None:
        """`contour`: the colour of a line around all solids together, if there is to be one."""
        self.width, self.height = size
        self._contour = contour
        self._outlines: list[str] = []
        self._below = 0
        self.origin_x, self.origin_y = origin
        self.scale = scale
        turn, tilt = math.radians(yaw), math.radians(pitch)
        cos_turn, sin_turn, cos_tilt, sin_tilt = math.cos(turn), math.sin(turn), math.cos(tilt), math.sin(tilt)
        self._camera: tuple[Point, Point, Point] = (
            (cos_turn, -sin_turn, 0.0),
            (sin_turn * sin_tilt, cos_turn * sin_tilt, cos_tilt),
            (-sin_turn * cos_tilt, -cos_turn * cos_tilt, sin_tilt),
        )
        self._drawn: list[str] = []

    def seen(self, point: Point) -> Point:
        """A point or direction as the reader sees it: x to the right, y up, z towards the reader."""
        right, up, near = (_dot(row, point) for row in self._camera)
        return right, up, near

    def xy(self, point: Point) -> tuple[float, float]:
        """Where a point stands in the drawing."""
        right, up, _ = self.seen(point)
        return self.origin_x + right * self.scale, self.origin_y - up * self.scale

    def raw(self, markup: str) -> None:
        """Draw an element as it is."""
        self._drawn.append(markup)

    def solid(self, faces: Iterable[Face], ramp: Ramp, ambient: float = AMBIENT, gain: float = GAIN) -> None:
        """A convex solid; its faces may go round in any direction."""
        faces = [face for face in faces if _length(_normal(face)) > 1e-9]
        middle = _mean([point for face in faces for point in face])
        if self._contour:
            if not self._outlines:
                self._below = len(self._drawn)
            self._outlines.append(f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in self._hull(faces))}z")
        lit: list[tuple[float, str]] = []
        for face in faces:
            normal = _scaled(_normal(face), 1 / _length(_normal(face)))
            if _dot(normal, _minus(_mean(face), middle)) < 0:
                normal = _scaled(normal, -1)
            seen = self.seen(normal)
            if seen[2] > EDGE_ON:
                lit.append((ambient + gain * max(0.0, _dot(seen, SUN)), f"M{self.line_of(face)}z"))
        self._drawn.extend(ramp.drawn(lit))

    def frustum(
        self,
        foot: Point,
        radii: tuple[float, float],
        height: float,
        sides: int,
        turned: float,
        ramp: Ramp,
        ambient: float = AMBIENT,
        stretched: tuple[float, float] = (1, 1),
    ) -> None:
        """A cut pyramid of so many sides, its radii at the foot and at the top; a top of 0 is a tip."""
        below, above = radii
        lower = _ring(foot, below, sides, turned, stretched)
        upper = _ring((foot[0], foot[1], foot[2] + height), above, sides, turned, stretched)
        following = [*range(1, sides), 0]
        if above > 0:
            sloped = [(lower[i], lower[j], upper[j], upper[i]) for i, j in enumerate(following)]
            self.solid([*sloped, upper, lower], ramp, ambient)
        else:
            self.solid([*((lower[i], lower[j], upper[i]) for i, j in enumerate(following)), lower], ramp, ambient)

    def box(
        self,
        foot: Point,
        size: tuple[float, float, float],
        ramp: Ramp,
        turned: float = 0,
        top: float = 1.0,
        ambient: float = AMBIENT,
        gain: float = GAIN,
    ) -> Sequence[Point]:
        """A box of some width, depth and height, its top so many times as wide as its foot.

        Returns the corners of its top.
        """
        width, depth, height = size
        corners = [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
        turn = math.radians(turned)
        cos, sin = math.cos(turn), math.sin(turn)

        def placed(x: float, y: float, z: float) -> Point:
            return foot[0] + x * cos - y * sin, foot[1] + x * sin + y * cos, foot[2] + z

        lower = [placed(x, y, 0) for x, y in corners]
        upper = [placed(x * top, y * top, height) for x, y in corners]
        sloped = [(lower[i], lower[j], upper[j], upper[i]) for i, j in ((0, 1), (1, 2), (2, 3), (3, 0))]
        self.solid([*sloped, upper, lower], ramp, ambient, gain)
        return upper

    def dome(
        self,
        foot: Point,
        radius: float,
        ramp: Ramp,
        rings: int = 5,
        sides: int = 18,
        squash: float = 1.0,
        ambient: float = AMBIENT,
    ) -> None:
        """Half a sphere, `squash` times as high."""
        x, y, z = foot
        quarter = [math.pi / 2 * ring / rings for ring in range(rings + 1)]
        levels = [(radius * math.cos(angle), radius * squash * math.sin(angle)) for angle in quarter]

        def place(side: int, level: tuple[float, float]) -> Point:
            angle = 2 * math.pi * side / sides
            return x + level[0] * math.cos(angle), y + level[0] * math.sin(angle), z + level[1]

        faces: list[Face] = []
        for ring, (low, high) in enumerate(pairwise(levels)):
            for side in range(sides):
                face = [place(side, low), place(side + 1, low), place(side + 1, high)]
                faces.append(face if ring == rings - 1 else [*face, place(side, high)])
        self.solid(faces, ramp, ambient)

    def ball(self, point: Point, radius: float, fill: str) -> None:
        """A disc that faces the reader; a gradient as its fill makes it a ball."""
        x, y = self.xy(point)
        size = number(radius * self.scale)
        self.raw(f'<circle cx="{number(x)}" cy="{number(y)}" r="{size}" fill="{fill}"/>')

    def line(self, points: Sequence[Point], colour: str, width: float, **further: str) -> None:
        """A rod, a mast or an edge with round ends."""
        ends = 'stroke-linecap="round" stroke-linejoin="round"'
        stroke = f'fill="none" stroke="{colour}" stroke-width="{width:g}" {ends}{attributes(further)}'
        self.raw(f'<path d="M{self.line_of(points)}" {stroke}/>')

    def disc(self, centre: Point, radius: float, fill: str) -> None:
        """A disc that lies on the ground, or at its centre's height above it."""
        x, y = self.xy(centre)
        wide, high = radius * self.scale, radius * self.scale * self._camera[2][2]
        size = f'rx="{number(wide)}" ry="{number(high)}"'
        self.raw(f'<ellipse cx="{number(x)}" cy="{number(y)}" {size} fill="{fill}"/>')

    def shadow(self, foot: Point, radius: float, length: float, opacity: float = 0.5) -> None:
        """The shadow that a thing of this radius and height casts on the ground, away from the sun."""
        x, y = self.xy(foot)
        reach = length * self.scale
        centre = f'cx="{number(x + reach * 0.55)}" cy="{number(y + reach * 0.22)}"'
        size = f'rx="{number(radius * self.scale + reach * 0.5)}" ry="{number(radius * self.scale * 0.52)}"'
        turned = f'transform="rotate({SHADOW_TILT} {number(x)} {number(y)})"'
        self.raw(f'<ellipse {centre} {size} {turned} fill="{SHADOW}" opacity="{opacity:g}"/>')

    def line_of(self, points: Iterable[Point]) -> str:
        """Points as the numbers of a path, without its first letter."""
        return "L".join(f"{number(x)} {number(y)}" for x, y in map(self.xy, points))

    def svg(self) -> str:
        """All that was drawn, in order; a contour lies below the first solid."""
        if not self._outlines:
            return "".join(self._drawn)
        line = f'fill="{self._contour}" stroke="{self._contour}" stroke-width="{CONTOUR:g}" stroke-linejoin="round"'
        contour = f'<path {line} d="{"".join(self._outlines)}"/>'
        return "".join((*self._drawn[: self._below], contour, *self._drawn[self._below :]))

    def _hull(self, faces: Iterable[Face]) -> Sequence[tuple[float, float]]:
        """The convex outline of points as they stand in the drawing."""
        places = sorted({self.xy(point) for face in faces for point in face})
        return [*_half_hull(places), *_half_hull(places[::-1])]

    def symbol(self, name: str) -> str:
        """The drawing as a `<symbol>` of that id. What it casts may leave its view box."""
        return symbol(name, (self.width, self.height), self.svg(), overflow="visible")


def _half_hull(places: Sequence[tuple[float, float]]) -> Sequence[tuple[float, float]]:
    """The corners of an outline from the first of sorted places to the last, which is left out."""
    found: list[tuple[float, float]] = []
    for x, y in places:
        while len(found) > 1:
            (x1, y1), (x2, y2) = found[-2:]
            if (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > 0:
                break
            found.pop()
        found.append((x, y))
    return found[:-1]


def symbol(name: str, size: tuple[int, int], markup: str, **further: str) -> str:
    """A `<symbol>` with a view box of this size."""
    width, height = size
    return f'<symbol id="{name}" viewBox="0 0 {width} {height}"{attributes(further)}>{markup}</symbol>'


def around(degrees: float, radius: float, height: float = 0.0) -> Point:
    """The point on a circle about the origin at this angle and height."""
    angle = math.radians(degrees)
    return radius * math.cos(angle), radius * math.sin(angle), height


def _ring(centre: Point, radius: float, sides: int, turned: float, stretched: tuple[float, float]) -> Sequence[Point]:
    """The corners of a polygon that lies at the height of its centre."""
    angles = [math.radians(turned) + 2 * math.pi * side / sides for side in range(sides)]
    (x, y, z), (wide, deep) = centre, stretched
    return [(x + radius * math.cos(angle) * wide, y + radius * math.sin(angle) * deep, z) for angle in angles]


def _dot(first: Point, second: Point) -> float:
    return first[0] * second[0] + first[1] * second[1] + first[2] * second[2]


def _minus(first: Point, second: Point) -> Point:
    return first[0] - second[0], first[1] - second[1], first[2] - second[2]


def _scaled(point: Point, factor: float) -> Point:
    return point[0] * factor, point[1] * factor, point[2] * factor


def _length(point: Point) -> float:
    return math.sqrt(_dot(point, point))


def _mean(points: Sequence[Point]) -> Point:
    count = len(points)
    return sum(p[0] for p in points) / count, sum(p[1] for p in points) / count, sum(p[2] for p in points) / count


def _normal(face: Face) -> Point:
    """The direction in which a face looks, not of length 1."""
    (ax, ay, az), (bx, by, bz) = _minus(face[1], face[0]), _minus(face[2], face[0])
    return ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx


SUN = _scaled(_SUN, 1 / _length(_SUN))
