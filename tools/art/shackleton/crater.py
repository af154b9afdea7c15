"""The crater as the board's ground: a hexagon cut from the Moon at its south pole, as a model that stands on a table.

Lengths are in sides of a sector's hex, x to the right and y downwards on the floor, as in the rules' `geometry.py`; z
is up. The floor is seen as a plan, so a place of it stands at (x, y) of the picture, which shows `BOX` (left, top,
width, height); what is z high stands `RISE` · z further up, as in a military projection: the rim rises, and the slab
has sides.

The sun stands so low that it reaches the rim alone: the floor lies in shadow for ever. What stands there brings its own
light (`sb-glow`).
"""

import io
import math
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.art.moon import GRADE

Picture = NDArray[np.float64]

CRATERS = {"shackleton/crater-1100.webp": 1100}
"""The picture and how many pixels wide it is."""
SEED = 23
RISE = 0.55
BOX = (-5.3, -6.2, 10.6, 12.7)
CUT = 5.06
"""From the middle to an edge of the slab, which has a corner at the top as the board has."""
FLOOR, CREST = 4.12, 4.62
"""From the middle to the floor's edge and to the rim's crest, towards an edge of the slab."""
ROUNDED = 9
"""How sharp the corners of floor and rim are; 2 is a circle."""
RIM, GROUND, UNDERSIDE = 0.56, 0.36, -0.5
"""Heights above the floor: the crest, the land around, the underside of the slab."""
LANDING = 1.02
"""From the middle to the wall around the place where ships land."""
REACH = 6.6
"""Heights are known from -REACH to REACH on both axes."""
GRID = 1500
LIGHT = (-0.66, -0.42, 0.46)
"""Towards the sun, for the shading of slopes: x, y, z."""
LOW_SUN = 0.17
"""How much the sun's rays rise, in heights by length: what stands in their way casts long shadows."""
STEPS = 220
OVERSAMPLED = 1.3
STRATA = ((0.0, (26, 30, 44)), (0.3, (66, 66, 76)), (0.36, (44, 47, 60)), (0.62, (92, 90, 92)), (1.0, (150, 144, 136)))
"""Colours of the cut sides by the share of their height."""


def crater(size: int, grid: int = GRID) -> Image.Image:
    """The crater, so many pixels wide; its heights are known at `grid` places in a row."""
    wide = round(size * OVERSAMPLED)
    pixels = np.clip(_Land(SEED, grid).seen(wide), 0, 255).astype("uint8")
    high = round(size * BOX[3] / BOX[2])
    return Image.fromarray(pixels, "RGBA").resize((size, high), Image.Resampling.LANCZOS)


def webp(picture: Image.Image) -> bytes:
    """The picture as it is kept."""
    kept = io.BytesIO()
    picture.save(kept, "webp", quality=26, alpha_quality=60, method=6)
    return kept.getvalue()


class _Land:
    """Heights, brightness and light of the land, as square arrays whose rows run downwards."""

    def __init__(self, seed: int, grid: int) -> None:
        self._random = np.random.default_rng(seed)
        self._grid = grid
        axis = np.linspace(-REACH, REACH, grid)
        self.x, self.y = np.meshgrid(axis, axis)
        self.brightness: Picture = np.ones_like(self.x)
        coarse, fine = self._noise(5, 9), self._noise(5, 36)
        # Slides reach no sector.
        ragged = _out(self.x, self.y, ROUNDED) + np.clip(0.09 * coarse + 0.045 * fine - 0.04, -0.3, 0.03)
        wall = np.clip((ragged - FLOOR) / (CREST - FLOOR), 0, 1)
        terraces = 0.03 * np.sin(wall * 17 + 2 * coarse) * np.sin(wall * math.pi)
        inside = RIM * wall * wall * (3 - 2 * wall) + terraces
        outside = GROUND + (RIM - GROUND) * np.exp(-(((ragged - CREST) / 0.3) ** 2))
        self.floor: Picture = np.clip((FLOOR + 0.1 - ragged) / 0.25, 0, 1)
        """How much of each place is floor."""
        self.heights: Picture = np.where(ragged < CREST, inside, outside)
        self.heights += 0.09 * (1 - 0.6 * self.floor) * coarse + 0.05 * (1 - 0.8 * self.floor) * fine
        self._add_craters()
        self._clear_landing_place()
        self.brightness *= 1 + 0.16 * self._noise(4, 14) + 0.10 * (1 - 0.8 * self.floor) * self._noise(3, 90)
        step = 2 * REACH / (grid - 1)
        south: Picture = np.gradient(self.heights, step, axis=0)
        east: Picture = np.gradient(self.heights, step, axis=1)
        self.light = self._lit(south, east, step)
        self.relief: Picture = np.clip((east * 0.7 + south * 0.6) * 1.6, -1, 1)
        """How the land in shadow is modelled by the light of the sky: from -1 to 1."""

    def _noise(self, octaves: int, cells: int) -> Picture:
        """Smooth noise from -1 to 1 or so, the largest features so many across; each octave is half as large."""
        total, strength = np.zeros_like(self.x), 1.0
        for octave in range(octaves):
            across = cells * 2**octave
            values = Image.fromarray(self._random.normal(0, 0.5, (across, across)).astype("float32"))
            total += strength * np.asarray(values.resize((self._grid, self._grid), Image.Resampling.BICUBIC), float)
            strength *= 0.5
        return total

    def _add_craters(self) -> None:
        """Small bowls with rims: many on the land, few and shallow on the floor."""
        for radius in np.sort(np.clip((self._random.pareto(1.5, 520) + 1) * 0.035, 0.035, 0.42))[::-1]:
            east, south = self._random.uniform(-1.15 * CUT, 1.15 * CUT, 2)
            on_floor = float(_out(np.array([east]), np.array([south]), ROUNDED)[0]) < CREST
            deep = 0.24 if not on_floor else 0.17
            self._add_crater(east, south, min(radius, 0.2) if on_floor else radius, deep)

    def _add_crater(self, east: float, south: float, radius: float, deep: float) -> None:
        scale = (self._grid - 1) / (2 * REACH)
        left, top = (max(0, int((place - 2.4 * radius + REACH) * scale)) for place in (east, south))
        right, bottom = (int((place + 2.4 * radius + REACH) * scale) + 2 for place in (east, south))
        window = slice(top, bottom), slice(left, right)
        away = np.hypot(self.x[window] - east, self.y[window] - south) / radius
        bowl = np.clip(away, 0, 1)
        shape = -deep * radius * 1.5 * (1 - bowl * bowl * (3 - 2 * bowl))
        shape += deep * radius * 0.7 * np.exp(-(((away - 1.02) / np.where(away < 1.02, 0.16, 0.34)) ** 2))
        self.heights[window] += shape
        self.brightness[window] *= 1 + 0.10 * np.exp(-((away / 1.2) ** 4))

    def _clear_landing_place(self) -> None:
        """Where ships land, in the middle: level ground behind a low wall, and dust that engines blew outwards."""
        away, angle = np.hypot(self.x, self.y), np.arctan2(self.y, self.x)
        self.heights *= 1 - 0.9 * np.clip((LANDING - away) / 0.2, 0, 1)
        self.heights += 0.05 * np.exp(-(((away - LANDING) / 0.09) ** 2))
        streaks = np.maximum(0, np.sin(9 * angle + 1) + np.sin(14 * angle) + 0.6 * np.sin(31 * angle))
        blown = streaks * np.exp(-(((away - LANDING) / 1.1) ** 2))
        self.brightness *= np.where(away < LANDING, 1.35, 1 + 0.2 * blown)

    def _lit(self, south: Picture, east: Picture, step: float) -> Picture:
        """The light on each place: slopes towards the sun, less what lies in a shadow."""
        normal = np.dstack([-east * 1.5, -south * 1.5, np.ones_like(east)])
        normal /= np.linalg.norm(normal, axis=2, keepdims=True)
        sun = np.array(LIGHT) / np.linalg.norm(LIGHT)
        facing: Picture = np.clip(normal @ sun, 0, 1)
        return facing * self._unshadowed(step) * self.brightness

    def _unshadowed(self, step: float) -> Picture:
        """How much of the sun each place sees: 1 for all of it."""
        towards = np.array(LIGHT[:2]) / np.hypot(*LIGHT[:2])
        seen = np.ones_like(self.heights)
        rows, columns = np.mgrid[0 : self._grid, 0 : self._grid]
        for length in np.geomspace(0.03, 9.0, 60):
            there_x = np.clip((columns + towards[0] * length / step).astype(int), 0, self._grid - 1)
            there_y = np.clip((rows + towards[1] * length / step).astype(int), 0, self._grid - 1)
            above = self.heights[there_y, there_x] - self.heights - length * LOW_SUN
            on_slab = _in_slab(self.x[there_y, there_x], self.y[there_y, there_x])
            seen = np.minimum(seen, 1 - np.clip(above / 0.05, 0, 1) * on_slab)
        return seen * (1 - 0.97 * self.floor)

    def seen(self, wide: int) -> Any:
        """Red, green, blue and opacity of each pixel, so many in a row."""
        left, top, width, height = BOX
        high = round(wide * height / width)
        across = left + (np.arange(wide) + 0.5) * width / wide
        down = top + (np.arange(high) + 0.5) * height / high
        x, seen_y = np.meshgrid(across, down)
        found = np.zeros(x.shape, bool)
        side = np.zeros(x.shape, bool)
        y, z = np.zeros_like(x), np.zeros_like(x)
        levels = np.linspace(RIM + 0.25, UNDERSIDE, STEPS)
        for level in levels:
            there = seen_y + level * RISE
            ground = self._at(self.heights, x, there)
            hit = ~found & _in_slab(x, there) & (ground >= level)
            side |= hit & (ground - level > 3 * (levels[0] - levels[1])) & ~_in_slab(x, there + 0.06)
            y[hit], z[hit] = there[hit], level
            found |= hit
        colours = np.where(side[..., None], self._sides(x, y, z), self._ground(x, y))
        return np.dstack([colours, found * 255.0])

    def _at(self, values: Picture, x: Picture, y: Picture) -> Picture:
        """Values at places, between those that are known."""
        scale = (self._grid - 1) / (2 * REACH)
        column, row = (
            np.clip((x + REACH) * scale, 0, self._grid - 1.001),
            np.clip((y + REACH) * scale, 0, self._grid - 1.001),
        )
        c, r = column.astype(int), row.astype(int)
        p, q = column - c, row - r
        above = values[r, c] * (1 - p) + values[r, c + 1] * p
        below = values[r + 1, c] * (1 - p) + values[r + 1, c + 1] * p
        mixed: Picture = above * (1 - q) + below * q
        return mixed

    def _ground(self, x: Picture, y: Picture) -> Any:
        """Colours of the land: ivory where the sun is, blue-black where it never comes."""
        light = self._at(self.light, x, y) * 1.32
        light = light / (1 + 0.16 * light)
        floor, relief = self._at(self.floor, x, y), self._at(self.relief, x, y)
        levels = np.array([level for level, _ in GRADE])
        tones = np.array([tone for _, tone in GRADE], float)
        colours = np.dstack([np.interp(light, levels, tones[:, channel]) for channel in range(3)])
        dark = np.clip(1 - light * 3, 0, 1) * self._at(self.brightness, x, y)
        sky = np.clip(0.62 + relief * 1.8, 0, 1.7) * (1 - 0.3 * np.hypot(x, y) / FLOOR * floor)
        colours += (dark * sky)[..., None] * (np.array([12, 17, 32]) + floor[..., None] * np.array([12, 14, 17]))
        # What the sunlit wall at the right throws back.
        thrown = floor * np.exp(-(((x - 4.2) / 3.2) ** 2) - (((y - 1.6) / 3.6) ** 2)) * (0.7 + 1.1 * relief)
        colours += thrown[..., None] * np.array([52, 43, 32])
        return colours

    def _sides(self, x: Picture, y: Picture, z: Picture) -> Any:
        """The slab's cut sides: layers, the left one in the sun."""
        bent = 0.03 * np.sin(2.3 * x + 0.4 * y) + 0.015 * np.sin(7.1 * x + 2 * y)
        share = np.clip((z - UNDERSIDE) / (GROUND - UNDERSIDE) + bent, 0, 1)
        levels = np.array([level for level, _ in STRATA])
        tones = np.array([tone for _, tone in STRATA], float)
        colours = np.dstack([np.interp(share, levels, tones[:, channel]) for channel in range(3)])
        lit = np.where(x < 0, 1.2, 0.6)
        return colours * lit[..., None]


def _out(x: Picture, y: Picture, rounded: float) -> Picture:
    """How far out places lie towards the edges of the slab, with rounded corners."""
    turns = (math.radians(60 * side) for side in range(3))
    towards = (np.abs(x * math.cos(turn) + y * math.sin(turn)) for turn in turns)
    far: Picture = sum((far**rounded for far in towards), np.zeros_like(x)) ** (1 / rounded)
    return far


def _in_slab(x: Picture, y: Picture) -> NDArray[np.bool_]:
    """Whether a place lies within the hexagon that was cut."""
    within: NDArray[np.bool_] = (np.abs(x) < CUT) & (np.abs(x) / 2 + np.abs(y) * math.sqrt(3) / 2 < CUT)
    return within
