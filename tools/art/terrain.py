"""The Moon's ground: heights and brightness of the half that the reader sees, from a seed.

Pictures are square arrays whose rows run from top to bottom. The sphere has radius 1; x points to the right, y up and z
towards the reader; what lies outside its outline has z = 0.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.float64]

MARGIN = 1.012
"""Half the picture's width, in radii of the Moon."""
LARGEST = 0.085
"""The largest crater that chance makes, in radii of the Moon."""
FREQUENCY = 1.75
"""How quickly craters become rarer with their size (exponent of the power law)."""

SEAS = (
    (-0.34, 0.30, 0.34, 1.0),
    (0.12, 0.42, 0.27, 1.0),
    (0.36, 0.08, 0.30, 0.9),
    (-0.12, -0.06, 0.25, 0.7),
    (-0.55, -0.18, 0.22, 0.8),
    (0.22, -0.42, 0.20, 0.6),
    (0.62, 0.42, 0.17, 0.7),
)
"""Dark basins: x, y, radius, and how dark."""
GREAT_CRATERS = (
    (-0.58, 0.50, 0.105, True),
    (-0.16, -0.62, 0.095, True),
    (0.50, -0.50, 0.12, True),
    (0.72, 0.10, 0.085, False),
    (-0.76, -0.02, 0.085, True),
    (0.02, 0.70, 0.075, True),
    (-0.42, -0.46, 0.07, True),
    (0.30, 0.66, 0.06, False),
    (0.16, -0.22, 0.055, True),
    (-0.05, 0.22, 0.05, False),
)
"""Those that make the Moon one's own: x, y, radius, and whether a peak stands in the middle."""
RAYED_CRATERS = ((-0.10, -0.66, 0.038, 0.34), (-0.50, 0.12, 0.026, 0.30), (0.44, 0.52, 0.022, 0.26))
"""Young craters with bright rays: x, y, radius, and how bright."""


class Terrain:
    """The visible half of the Moon, `size` pixels wide.

    `craters`: how many chance makes besides the named ones; `least`: the radius of the smallest one; `depth`: times as
    deep as craters usually are.
    """

    def __init__(self, size: int, seed: int, craters: int, least: float, depth: float) -> None:
        self.size = size
        self._random = np.random.default_rng(seed)
        rows, columns = np.mgrid[0:size, 0:size]
        x = ((columns + 0.5) / size * 2 - 1) * MARGIN
        y = -((rows + 0.5) / size * 2 - 1) * MARGIN
        self.distance: Picture = np.sqrt(x * x + y * y)
        """From the middle, in radii."""
        self.points: NDArray[np.float64] = np.dstack([x, y, np.sqrt(np.clip(1 - self.distance**2, 0, 1))])
        self.brightness: Picture = np.ones((size, size))
        self._sea = self._seas()
        self.heights: Picture = self._hills()
        for east, north, radius, has_peak in GREAT_CRATERS:
            self._add_crater(_on_sphere(east, north), radius, 0.9 * depth, has_peak=has_peak)
        self._add_chance_craters(craters, least, depth)
        for east, north, radius, rays in RAYED_CRATERS:
            self._add_crater(_on_sphere(east, north), radius, 1.1, has_peak=True, rays=rays)
        self.brightness *= (1 - 0.36 * self._sea) * (1 + 0.025 * self._noise(5, 9, 0.6))
        self.brightness *= 1 + 0.0225 * self._noise(4, 60, 0.7)

    def _noise(self, octaves: int, frequency: float, gain: float = 0.5) -> Picture:
        """Smooth noise on the sphere: sums of waves in directions that chance chooses."""
        total = np.zeros((self.size, self.size))
        strength = 1.0
        for octave in range(octaves):
            at = frequency * 2**octave
            waves = np.zeros_like(total)
            for _ in range(7):
                direction = self._random.normal(size=3)
                direction /= np.linalg.norm(direction)
                phase = self._random.uniform(0, 6.28)
                bend = 1.3 * np.sin(at * 0.63 * (self.points @ np.roll(direction, 1)) + phase * 2)
                waves += np.sin(at * (self.points @ direction) + phase + bend)
            total += strength * waves / 4
            strength *= gain
        return total

    def _seas(self) -> Picture:
        """How much of each place is sea, with ragged shores."""
        sea = np.zeros((self.size, self.size))
        coarse, fine = self._noise(4, 3.2), self._noise(5, 14, 0.62)
        for east, north, radius, share in SEAS:
            angle = np.arccos(np.clip(self.points @ _on_sphere(east, north), -1, 1))
            shore = angle / radius - 1 + coarse * 0.20 + fine * 0.10
            sea = np.maximum(sea, share / (1 + np.exp(shore * 24)))
        return sea

    def _hills(self) -> Picture:
        """Highlands, and grain that seas and the limb have less of."""
        high = self._noise(5, 5.0, 0.52) * 0.0042 * (1 - 0.75 * self._sea)
        grain = self._noise(4, 46, 0.62) * 0.00085 * (1 - 0.55 * self._sea)
        return high + grain * np.clip(self.points[..., 2] * 3, 0, 1)

    def _add_chance_craters(self, count: int, least: float, depth: float) -> None:
        """Craters of all sizes, the large ones first; few in the seas, which are younger."""
        radii = np.clip((self._random.pareto(FREQUENCY, count) + 1) * least, least, LARGEST)
        radii.sort()
        for radius in radii[::-1]:
            place = self._random.normal(size=3)
            place /= np.linalg.norm(place)
            place[2] = abs(place[2])
            if self._random.uniform() < self._sea[self._pixel(place)] * 0.72:
                continue
            deep = self._random.uniform(0.5, 1.0) * depth
            has_peak = bool(radius > 0.05 and self._random.uniform() < 0.6)
            self._add_crater(place, radius, deep, has_peak=has_peak, is_fresh=self._random.uniform() > 0.8)

    def _pixel(self, place: Picture) -> tuple[int, int]:
        """The row and column of a place."""
        last = self.size - 1
        row, column = (1 - place[1] / MARGIN) / 2 * self.size, (place[0] / MARGIN + 1) / 2 * self.size
        return min(last, max(0, int(row))), min(last, max(0, int(column)))

    def _window(self, place: Picture, reach: float) -> tuple[slice, slice] | None:
        """The rows and columns that lie within this distance of a place; nothing where that is next to none."""
        left = max(0, int(((place[0] - reach) / MARGIN + 1) / 2 * self.size))
        right = min(self.size, int(((place[0] + reach) / MARGIN + 1) / 2 * self.size) + 2)
        top = max(0, int((1 - (place[1] + reach) / MARGIN) / 2 * self.size))
        bottom = min(self.size, int((1 - (place[1] - reach) / MARGIN) / 2 * self.size) + 2)
        return (slice(top, bottom), slice(left, right)) if min(right - left, bottom - top) > 1 else None

    def _add_crater(
        self, place: Picture, radius: float, depth: float, *, has_peak: bool, is_fresh: bool = True, rays: float = 0.0
    ) -> None:
        """A bowl with a rim; a large one has a flat floor, terraces and perhaps a peak."""
        window = self._window(place, min(1.2, radius * 11) if rays else 2.6 * radius)
        if window is None:
            return
        near = self.points[window]
        angle = np.arctan2(near[..., 1] - place[1], near[..., 0] - place[0])
        away = np.arccos(np.clip(near @ place, -1, 1)) / radius
        is_large = radius > 0.03
        if is_large:
            away = away * (1 + 0.05 * np.sin(3 * angle + place[0] * 9) + 0.035 * np.sin(7 * angle + place[1] * 20))
        floor = 0.62 if radius > 0.045 else 0.18
        sunk = (0.17 if radius < 0.06 else 0.105) * radius * depth
        wall = np.clip((away - floor) / (1.04 - floor), 0, 1)
        shape = -sunk * (1 - wall * wall * (3 - 2 * wall))
        if radius > 0.05:
            shape += sunk * 0.05 * np.sin(wall * 9) * (wall > 0) * (wall < 1)
        if is_large:
            shape += sunk * 0.06 * np.sin(angle * 7 + radius * 400) * np.exp(-(((away - 1.35) / 0.3) ** 2))
        shape += sunk * 0.50 * np.exp(-(((away - 1.03) / np.where(away < 1.03, 0.13, 0.26)) ** 2))
        if has_peak:
            shape += sunk * 0.60 * np.exp(-((away / 0.15) ** 2))
        self.heights[window] += shape
        if is_fresh:
            self.brightness[window] *= 1 + 0.10 * np.exp(-((away / 1.15) ** 4))
        if rays:
            self.brightness[window] *= 1 + rays * _rays(angle, away, place)


def _rays(angle: Picture, away: Picture, place: Picture) -> Picture:
    """What young craters have thrown out, in streaks."""
    streaks = ((5, place[0] * 7, 18), (7, place[1] * 5, 26), (11, 1.1, 30), (3, 0.4, 24))
    thrown: Any = sum(np.maximum(0, np.sin(count * angle + phase)) ** power for count, phase, power in streaks)
    far: Picture = np.clip(thrown, 0, 1.3) * np.exp(-away * 0.30) * (away > 0.9)
    return far + 0.7 * np.exp(-((away / 1.7) ** 2))


def _on_sphere(east: float, north: float) -> Picture:
    """The place of the visible half that is seen at this x and y."""
    return np.array([east, north, np.sqrt(max(1e-6, 1 - east * east - north * north))])
