"""The Moon under one sun: its terrain, lit and graded from blue-black to warm ivory, on a clear ground."""

import io
from typing import Any

import numpy as np
from PIL import Image

from tools.art.terrain import MARGIN, Picture, Terrain

MOONS = {"moon-1040.webp": 1040, "moon-2080.webp": 2080}
"""The pictures of the Moon and how many pixels wide they are: one for usual screens, one for finer ones."""
SEED = 11
SUN = (-0.52, 0.56, 0.68)
RELIEF = 1.25
"""Heights are drawn so many times as high."""
SHADOW_STEPS = 30
SHADOW_REACH = 0.08
"""How far from a place something may stand whose shadow falls on it, in radii of the Moon."""
OVERSAMPLED = 1240 / 1040
GRADE = (
    (0.0, (9, 12, 24)),
    (0.10, (27, 32, 52)),
    (0.25, (66, 70, 88)),
    (0.45, (118, 119, 128)),
    (0.65, (168, 165, 164)),
    (0.85, (214, 207, 196)),
    (1.05, (248, 240, 224)),
)
"""Colours by how much light comes from a place."""
EARTH = (0.55, -0.45, 0.70)
EARTHSHINE = 0.085


def moon(size: int) -> Image.Image:
    """The board's Moon, so many pixels wide."""
    drawn = round(size * OVERSAMPLED)
    terrain = Terrain(drawn, SEED, craters=2300, least=0.0062, depth=0.85)
    pixels = np.clip(_coloured(terrain), 0, 255).astype("uint8")
    return Image.fromarray(pixels, "RGBA").resize((size, size), Image.Resampling.LANCZOS)


def webp(picture: Image.Image) -> bytes:
    """The picture as it is kept: small enough that a table need not wait for it."""
    kept = io.BytesIO()
    picture.save(kept, "webp", quality=62, alpha_quality=60, method=6)
    return kept.getvalue()


def _coloured(terrain: Terrain) -> Any:
    """Red, green, blue and opacity of each place."""
    lit, towards_sun, normals = _lit(terrain)
    earth = np.array(EARTH)
    shine = EARTHSHINE * np.clip(normals @ earth, 0, 1) * terrain.brightness
    light = np.clip(lit * 1.02, 0, 1.3) ** 1.06
    light = light / (1 + 0.10 * light)
    levels = np.array([level for level, _ in GRADE])
    tones = np.array([tone for _, tone in GRADE], float)
    colours = np.dstack([np.interp(light + shine * 0.9, levels, tones[:, channel]) for channel in range(3)])
    colours += np.dstack([shine * 60, shine * 95, shine * 190]) * np.clip(1 - light * 2.2, 0, 1)[..., None]
    # A bright thread on the limb of the day, a blue one on that of the night.
    rim = np.exp(-(((terrain.distance - 0.992) / 0.008) ** 2))[..., None]
    colours += rim * np.clip(towards_sun, 0, 1)[..., None] * np.array([120, 112, 96])
    colours += rim * np.clip(-towards_sun, 0, 1)[..., None] * np.array([70, 110, 190]) * 1.2
    inside = np.clip((1.0 - terrain.distance) * terrain.size / 2 / MARGIN + 0.5, 0, 1)
    return np.dstack([colours, inside * 255])


def _lit(terrain: Terrain) -> tuple[Picture, Picture, Any]:
    """The light from each place, how the smooth sphere there looks towards the sun, and the ground's normals."""
    sun = np.array(SUN) / np.linalg.norm(SUN)
    heights = terrain.heights * RELIEF
    ground = terrain.points * (1 + heights)[..., None]
    normals = np.cross(np.gradient(ground, axis=1), -np.gradient(ground, axis=0))
    normals /= np.linalg.norm(normals, axis=2, keepdims=True) + 1e-12
    normals = np.where((terrain.distance**2 < 0.985)[..., None], normals, terrain.points)
    towards_sun = terrain.points @ sun
    facing = np.clip(normals @ sun, 0, 1)
    # Lommel and Seeliger: a full Moon is as bright at its limb as in its middle.
    dusty = facing / (facing + np.clip(normals[..., 2], 0.12, 1)) * 1.55
    light = (0.45 * dusty + 0.55 * facing * 1.15) * (0.18 + 0.82 * _unshadowed(ground, heights, sun))
    return light * terrain.brightness * np.clip((towards_sun + 0.06) / 0.20, 0, 1) ** 0.8, towards_sun, normals


def _unshadowed(ground: Any, heights: Picture, sun: Picture) -> Picture:
    """How much of the sun each place sees: the ground is followed towards it, in steps that grow."""
    size = heights.shape[0]
    seen = np.ones_like(heights)
    for step in range(1, SHADOW_STEPS + 1):
        there = ground + SHADOW_REACH * (step / SHADOW_STEPS) ** 1.6 * sun
        columns = np.clip(((there[..., 0] / MARGIN + 1) / 2 * size).astype(int), 0, size - 1)
        rows = np.clip(((1 - there[..., 1] / MARGIN) / 2 * size).astype(int), 0, size - 1)
        above = 1 + heights[rows, columns] - np.sqrt((there**2).sum(2))
        on_sphere = there[..., 0] ** 2 + there[..., 1] ** 2 < 0.97
        seen = np.minimum(seen, 1 - np.clip(above / 0.0022, 0, 1) * on_sphere)
    return seen
