"""How colours stand out from each other: contrast (WCAG 2), and distance (CIE76) for all kinds of sight."""

import math
from collections.abc import Sequence

Colour = tuple[float, float, float]
"""Red, green and blue from 0 to 255."""


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """From 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(colour: Colour, ground: Colour, part: float) -> Colour:
    """`part` of a colour on a ground."""
    red, green, blue = (one * part + other * (1 - part) for one, other in zip(colour, ground, strict=True))
    return red, green, blue


# Machado, Oliveira and Fernandes (2009), severity 1, on linear light.
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def times(matrix: Sequence[Sequence[float]], vector: Colour) -> Colour:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def seen(colour: Colour, sight: str) -> Colour:
    """What a colour is to somebody with this sight, in CIELAB."""
    linear = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in linear]
    there = times(SIGHTS[sight], (linear[0], linear[1], linear[2]))
    x, y, z = times(TO_XYZ, tuple(min(1.0, max(0.0, part)) for part in there))  # type: ignore[arg-type]  # three
    fx, fy, fz = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (x / WHITE[0], y / WHITE[1], z / WHITE[2])
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, other: Colour, sight: str) -> float:
    """CIE76."""
    return math.dist(seen(one, sight), seen(other, sight))
