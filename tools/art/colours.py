"""Ramps of colours, from a thing's side in shadow to the one that the sun lights."""

from collections.abc import Sequence

SHADES = 14
"""A ramp has so many steps and one: few enough that faces with nearly the same light share a path."""

Rgb = tuple[float, float, float]


def rgb(colour: str) -> Rgb:
    """A colour such as `#1d222e` as red, green and blue from 0 to 255."""
    digits = colour.removeprefix("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mixed(first: str, second: str, share: float) -> str:
    """The colour between two: the first one at 0, the second one at 1."""
    return _hex(*(a * (1 - share) + b * share for a, b in zip(rgb(first), rgb(second), strict=True)))


class Ramp:
    """Colours of one material, from dark to light."""

    def __init__(self, *stops: str) -> None:
        self.stops: Sequence[str] = stops

    def at(self, light: float) -> str:
        """The colour in this light, from 0 (in shadow) to 1 (faces the sun), as short as it can be written."""
        stepped = round(max(0.0, min(1.0, light)) * SHADES) / SHADES
        place = stepped * (len(self.stops) - 1)
        index = min(len(self.stops) - 2, int(place))
        return short(mixed(self.stops[index], self.stops[index + 1], place - index))


def short(colour: str) -> str:
    """`#ffeedd` as `#fed`; other colours as they are."""
    first, second, third = colour[1:3], colour[3:5], colour[5:7]
    if all(pair[0] == pair[1] for pair in (first, second, third)):
        return f"#{first[0]}{second[0]}{third[0]}"
    return colour


def _hex(*channels: float) -> str:
    return "#" + "".join(f"{max(0, min(255, round(value))):02x}" for value in channels)


STEEL = Ramp("#1d222e", "#565d6b", "#9aa2ad", "#dfe2e2", "#fffaf0")
WHITE = Ramp("#2a2f3c", "#747a86", "#b9bcbf", "#ece8df", "#fffdf5")
DARK = Ramp("#0b0e15", "#1b212c", "#343c4a", "#5b6573")
